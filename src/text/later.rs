//! Words that are needed later than those of the board.
//!
//! They are in the files of the parts of the page that show them, in all languages, rather than in the
//! file of a language, which loads first.

use grove_model::base::settings::Language;

use super::{Text, en, ru, sw};

/// Declares methods that return such words.
macro_rules! later {
    ($($name:ident: $module:ident::$type:ident = $words:ident,)+) => {
        impl Text {
            $(pub fn $name(self) -> &'static en::$module::$type {
                match self.language {
                    Language::En => &en::$module::$words,
                    Language::Ru => &ru::$module::$words,
                    Language::Sw => &sw::$module::$words,
                }
            })+
        }
    };
}

later! {
    batch_labels: batch::BatchLabels = BATCH,
    batch_phrases: batch::BatchPhrases = PHRASES,
    comparison: compare::CompareLabels = COMPARE,
    explore_labels: explore::ExploreLabels = EXPLORE,
    explore_phrases: explore::ExplorePhrases = PHRASES,
    export_phrases: export::ExportPhrases = PHRASES,
    generate_labels: generate::GenerateLabels = GENERATE,
    generate_phrases: generate::GeneratePhrases = PHRASES,
    help_labels: help::HelpLabels = HELP,
    key_labels: keys::KeyLabels = KEYS,
    meanings: meanings::MeaningLabels = MEANINGS,
    notice_phrases: notices::NoticePhrases = PHRASES,
    paste_labels: paste::PasteLabels = PASTE,
    program: program::ProgramPhrases = PHRASES,
    puzzle_phrases: puzzles::PuzzlePhrases = PHRASES,
    questions: questions::QuestionPhrases = PHRASES,
    rule_labels: rules::RuleLabels = RULES,
    share_dialog: share::ShareDialogLabels = SHARE_DIALOG,
    solution_labels: solutions::SolutionLabels = SOLUTIONS,
    solution_phrases: solutions::SolutionPhrases = PHRASES,
    tree_tools: tree_tools::TreeToolLabels = TREE_TOOLS,
}

#[cfg(test)]
impl Text {
    /// Returns the phrases with placeholders among these words.
    pub(super) fn later_phrases(self) -> Vec<&'static str> {
        [
            self.batch_phrases().all(),
            self.explore_phrases().all(),
            self.export_phrases().all(),
            self.generate_phrases().all(),
            self.notice_phrases().all(),
            self.program().all(),
            self.puzzle_phrases().all(),
            self.solution_phrases().all(),
        ]
        .concat()
    }
}

//! The program next to a search. Its phrases are in the chunk of its panel.

use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::search::program::NoProgram;
use grove_model::view::program::{LineNote, line_note, running_line};
use grove_model::worker::program_task::ProgramMoment;

use super::Text;

impl Text {
    pub fn program_language(self, language: ProgramLanguage) -> &'static str {
        match language {
            ProgramLanguage::Kumir => self.one_of(["KuMir", "КуМир", "KuMir"]),
            ProgramLanguage::OneC => self.one_of(["1C", "1С", "1C"]),
            ProgramLanguage::Nuru => "Nuru",
            ProgramLanguage::Python => "Python",
        }
    }

    pub fn no_program(self, why: NoProgram) -> String {
        let phrases = self.program();
        match why {
            NoProgram::Method => {
                let method = self.strategy_preset(StrategyPreset::Plain);
                self.say(phrases.no_method, &[("method", &method)])
            }
            NoProgram::Rules => phrases.no_rules.to_owned(),
            NoProgram::Board => phrases.no_board.to_owned(),
        }
    }

    pub fn program_working(self, made: u64) -> String {
        self.say(self.program().working, &[("made", &made)])
    }

    /// Says which line has run, and what it did.
    pub fn program_line(self, moment: &ProgramMoment) -> String {
        let phrases = self.program();
        let Some((line, code)) = running_line(moment) else { return phrases.start.to_owned() };
        match line_note(moment).map(|note| self.line_note(note)) {
            None => self.say(phrases.line_said, &[("line", &line), ("code", &code)]),
            Some(note) => self
                .say(phrases.line_with_note, &[("line", &line), ("code", &code), ("note", &note)]),
        }
    }

    fn line_note(self, note: LineNote) -> String {
        let phrases = self.program();
        match note {
            LineNote::Changed(changed) => {
                let changed = changed.iter().map(|(name, value)| {
                    self.say(phrases.changed, &[("name", name), ("value", value)])
                });
                changed.collect::<Vec<_>>().join("; ")
            }
            LineNote::Written(Some(digit)) => {
                self.say(phrases.written, &[("digit", &u64::from(digit))])
            }
            LineNote::Written(None) => phrases.emptied.to_owned(),
            LineNote::Condition(true) => phrases.holds.to_owned(),
            LineNote::Condition(false) => phrases.holds_not.to_owned(),
        }
    }
}

use grove_model::base::steps::{Mark, Way};
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::{Feature, Notice};
use sudoku_engine::formats::{Alphabet, Extra, LeftOut};

use super::Text;

impl Text {
    pub fn notice(self, notice: &Notice) -> String {
        let phrases = self.notice_phrases();
        let words = match notice {
            Notice::PuzzleRead { format, alphabet, given_count, is_resumed } => {
                let from_zero = *alphabet == Alphabet::FromZero;
                let format = self.format(*format);
                let read = self.say(
                    phrases.read,
                    &[("format", &format), ("clues", given_count), ("from_zero", &from_zero)],
                );
                return if *is_resumed { format!("{read} {}", self.resumed()) } else { read };
            }
            Notice::PuzzleGenerated { given_count, seed, is_full } => {
                return self.say(
                    phrases.made,
                    &[("clues", given_count), ("seed", seed), ("is_full", is_full)],
                );
            }
            Notice::Link(LinkProblem { field, value }) => {
                return self.say(self.link_problem(*field), &[("value", &value.to_string())]);
            }
            Notice::ExtrasLeftOut(extras) => {
                let names: Vec<&str> = extras.iter().map(|&extra| self.extra(extra)).collect();
                return self.say(phrases.extras_left_out, &[("names", &names.join(", "))]);
            }
            Notice::FeaturesMissing(features) => {
                let names: Vec<&str> = features.iter().map(|it| self.feature(it)).collect();
                return self.say(phrases.features_missing, &[("names", &names.join(", "))]);
            }
            Notice::LeftOut(LeftOut { names, further_count }) => {
                let rules = &self.phrases.rules;
                let names = names.join(", ");
                let all = self
                    .say(rules.left_out_others, &[("names", &names), ("others", further_count)]);
                let names = if *further_count == 0 { names } else { all };
                return self.say(rules.left_out, &[("names", &names)]);
            }
            Notice::CageRejected(problem) => return self.no_cage(*problem),
            Notice::ThermometerRejected(error) => return self.no_thermometer(*error),
            Notice::UpdateReady => self.one_of([
                "A new version of this page is ready. Your work is saved.",
                "Готова новая версия страницы. Ваша работа сохранена.",
                "Toleo jipya la ukurasa huu liko tayari. Kazi yako imehifadhiwa.",
            ]),
            Notice::AnswersErased => phrases.answers_erased,
            Notice::PuzzleBefore => self.one_of([
                "The puzzle that was open before is back.",
                "На доске снова задача, открытая раньше.",
                "Fumbo lililokuwa wazi kabla limerudi ubaoni.",
            ]),
            Notice::Copied => phrases.copied,
            Notice::CopyFailed => phrases.copy_failed,
            Notice::StorageForbidden => phrases.storage_forbidden,
            Notice::StorageFull => phrases.storage_full,
            Notice::StorageCorrupt => phrases.storage_corrupt,
            Notice::ArchiveUnread => phrases.archive_unread,
            Notice::BatchGone => phrases.batch_gone,
            Notice::WorkerRestarted => phrases.worker_restarted,
            Notice::WorkerUnavailable => phrases.worker_unavailable,
            Notice::MarkNotFound { mark: Mark::Solution, way: Way::Forward } => {
                phrases.no_solution_on
            }
            Notice::MarkNotFound { mark: Mark::Solution, way: Way::Back } => {
                phrases.no_solution_back
            }
            Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Forward } => {
                phrases.no_dead_end_on
            }
            Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Back } => {
                phrases.no_dead_end_back
            }
            Notice::WatchIsReadOnly => phrases.watch_is_read_only,
        };
        words.to_owned()
    }

    /// Names the button that starts the next version of the page.
    pub(crate) const fn update_page(self) -> &'static str {
        self.one_of(["Update", "Обновить", "Sasisha"])
    }

    fn feature(self, feature: Feature) -> &'static str {
        self.one_of(match feature {
            Feature::Colors => ["colours", "цветов", "rangi"],
            Feature::Menus => ["menus", "меню", "menyu"],
            Feature::Hatching => {
                ["hatching on the map", "штриховки на карте", "mistari ya mshazari kwenye ramani"]
            }
            Feature::Search => {
                ["the background search", "фоновой программы", "programu ya utafutaji"]
            }
        })
    }

    fn extra(self, extra: Extra) -> &'static str {
        self.one_of(match extra {
            Extra::Text => ["title and comments", "заголовок и примечания", "kichwa na maelezo"],
            Extra::Solution => ["the solution", "решение", "suluhisho"],
            Extra::Colors => ["some colours", "часть цветов", "baadhi ya rangi"],
            Extra::Marks => ["some marks", "часть пометок", "baadhi ya alama"],
            Extra::Steps => ["steps of a technique", "шаги приёма", "hatua za mbinu"],
            Extra::Place => ["view and step", "режим и шаг", "mwonekano na hatua"],
        })
    }

    fn resumed(self) -> &'static str {
        self.one_of([
            "What you wrote on it before is back.",
            "То, что вы писали на ней раньше, снова на доске.",
            "Ulichoandika hapo awali kimerudi ubaoni.",
        ])
    }

    fn link_problem(self, field: Field) -> &'static str {
        let phrases = self.notice_phrases();
        match field {
            Field::Puzzle => phrases.link_puzzle,
            Field::Rules => phrases.link_rules,
            Field::View => phrases.link_view,
            Field::Search => phrases.link_search,
            Field::Against => phrases.link_against,
            Field::Pace => phrases.link_pace,
            Field::Goal => phrases.link_goal,
            Field::Explore => phrases.link_explore,
            Field::Making => phrases.link_making,
            Field::Marks => phrases.link_marks,
            Field::Program => phrases.link_program,
            Field::Line => phrases.link_line,
            Field::Question => phrases.link_question,
            Field::Bare => phrases.link_bare,
            Field::Step => phrases.link_step,
            Field::Language => phrases.link_language,
            Field::Tree | Field::Unknown => phrases.link_unknown,
        }
    }
}

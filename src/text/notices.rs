use grove_model::base::steps::{Mark, Way};
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::Notice;
use sudoku_engine::formats::{Alphabet, Extra, LeftOut};

use super::Text;

impl Text {
    pub fn notice(self, notice: &Notice) -> String {
        let says = &self.says.notices;
        let words = match notice {
            Notice::PuzzleRead { format, alphabet, given_count } => {
                let from_zero = *alphabet == Alphabet::FromZero;
                let format = self.format(*format);
                return self.say(
                    says.read,
                    &[("format", &format), ("clues", given_count), ("from_zero", &from_zero)],
                );
            }
            Notice::PuzzleGenerated { given_count, seed, is_full } => {
                return self.say(
                    says.made,
                    &[("clues", given_count), ("seed", seed), ("is_full", is_full)],
                );
            }
            Notice::Link(LinkProblem { field, value }) => {
                return self.say(self.link_problem(*field), &[("value", &value.to_string())]);
            }
            Notice::ExtrasLeftOut(extras) => {
                let names: Vec<&str> = extras.iter().map(|&extra| self.extra(extra)).collect();
                return self.say(says.extras_left_out, &[("names", &names.join(", "))]);
            }
            Notice::LeftOut(LeftOut { names, further_count }) => {
                let rules = &self.says.rules;
                let names = names.join(", ");
                let all = self
                    .say(rules.left_out_others, &[("names", &names), ("others", further_count)]);
                let names = if *further_count == 0 { names } else { all };
                return self.say(rules.left_out, &[("names", &names)]);
            }
            Notice::CageRejected(problem) => return self.no_cage(*problem),
            Notice::ThermometerRejected(error) => return self.no_thermometer(*error),
            Notice::AnswersErased => says.answers_erased,
            Notice::Copied => says.copied,
            Notice::CopyFailed => says.copy_failed,
            Notice::StorageForbidden => says.storage_forbidden,
            Notice::StorageFull => says.storage_full,
            Notice::StorageCorrupt => says.storage_corrupt,
            Notice::ArchiveUnread => says.archive_unread,
            Notice::BatchGone => says.batch_gone,
            Notice::WorkerRestarted => says.worker_restarted,
            Notice::WorkerUnavailable => says.worker_unavailable,
            Notice::MarkNotFound { mark: Mark::Solution, way: Way::Forward } => says.no_solution_on,
            Notice::MarkNotFound { mark: Mark::Solution, way: Way::Back } => says.no_solution_back,
            Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Forward } => says.no_dead_end_on,
            Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Back } => says.no_dead_end_back,
            Notice::WatchIsReadOnly => says.watch_is_read_only,
        };
        words.to_owned()
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

    fn link_problem(self, field: Field) -> &'static str {
        let says = &self.says.notices;
        match field {
            Field::Puzzle => says.link_puzzle,
            Field::Rules => says.link_rules,
            Field::View => says.link_view,
            Field::Search => says.link_search,
            Field::Against => says.link_against,
            Field::Pace => says.link_pace,
            Field::Goal => says.link_goal,
            Field::Explore => says.link_explore,
            Field::Making => says.link_making,
            Field::Marks => says.link_marks,
            Field::Bare => says.link_bare,
            Field::Step => says.link_step,
            Field::Language => says.link_language,
            Field::Tree | Field::Unknown => says.link_unknown,
        }
    }
}

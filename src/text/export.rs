//! Exports.

use grove_model::view::export::{Plan, Problem, Unit};

use super::Text;
use super::number::sized;

impl Text {
    /// Writes the size of a file or of memory, to about two digits.
    pub fn bytes(self, bytes: u64) -> String {
        let (size, power) = sized(bytes, self.grammar.point());
        match power {
            0 => self.say(self.says.export.bytes, &[("count", &bytes)]),
            power => self.measure(&size, self.byte_unit(power)),
        }
    }

    /// Describes what a file will and will not contain, and about how large it will be.
    pub fn export_plan(self, plan: &Plan) -> String {
        let says = &self.says.export;
        let phrase = match (plan.unit, plan.is_final, plan.is_cut()) {
            (Unit::Drawn, ..) => says.drawn,
            (Unit::Mapped, _, false) => says.mapped,
            (Unit::Mapped, _, true) => says.mapped_part,
            (Unit::Levels, true, false) => says.levels,
            (Unit::Levels, true, true) => says.levels_part,
            (Unit::Levels, false, false) => says.levels_so_far,
            (Unit::Levels, false, true) => says.levels_part_so_far,
            (Unit::Nodes, true, false) => says.all_nodes,
            (Unit::Steps, true, false) => says.all_steps,
            (Unit::Nodes, true, true) => says.nodes,
            (Unit::Nodes, false, _) => says.nodes_so_far,
            (Unit::Steps, true, true) => says.steps,
            (Unit::Steps, false, _) => says.steps_so_far,
        };
        let holds = self.say(
            phrase,
            &[
                ("count", &plan.count),
                ("of", &plan.of),
                ("first", &plan.first),
                ("last", &plan.last()),
            ],
        );
        match plan.bytes {
            Some(bytes) => {
                format!("{holds} {}", self.say(says.size, &[("size", &self.bytes(bytes))]))
            }
            None => holds,
        }
    }

    pub fn export_problem(self, problem: Problem) -> String {
        let says = &self.says.export;
        match problem {
            Problem::NoSearch => says.no_search.to_owned(),
            Problem::Nothing => says.nothing.to_owned(),
            Problem::NoWorker => says.no_worker.to_owned(),
            Problem::NoNumber(field) => {
                self.say(says.no_number, &[("field", &self.export_field(field))])
            }
            Problem::Reversed => says.reversed.to_owned(),
            Problem::BeyondEnd { last } => self.say(says.beyond_end, &[("last", &last)]),
            Problem::TooMany { most } => self.say(says.too_many, &[("most", &most)]),
        }
    }

    /// Describes how much of a file has been written.
    pub fn export_progress(self, unit: Unit, written: u64, total: u64) -> String {
        let says = &self.says.export;
        let phrase = match unit {
            Unit::Mapped => says.painting,
            Unit::Nodes | Unit::Drawn => says.writing_nodes,
            Unit::Steps => says.writing_steps,
            Unit::Levels => says.writing_levels,
        };
        self.say(phrase, &[("written", &written), ("total", &total)])
    }

    /// Returns the message that a file has been downloaded.
    pub fn export_written(self, name: &str, bytes: u64) -> String {
        self.say(self.says.export.written, &[("name", &name), ("size", &self.bytes(bytes))])
    }
}

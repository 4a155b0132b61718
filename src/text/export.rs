use grove_model::view::export::{ExportPlan, ExportProblem, ExportUnit};

use super::Text;
use super::board_picture::PictureLabel;
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
    pub fn export_plan(self, plan: &ExportPlan) -> String {
        let says = &self.says.export;
        let phrase = match (plan.unit, plan.is_final, plan.is_cut()) {
            (ExportUnit::DrawnNodes, ..) => says.drawn,
            (ExportUnit::Boards, ..) => return self.picture_label(PictureLabel::Plan).to_owned(),
            (ExportUnit::MapSteps, _, false) => says.mapped,
            (ExportUnit::MapSteps, _, true) => says.mapped_part,
            (ExportUnit::Levels, true, false) => says.levels,
            (ExportUnit::Levels, true, true) => says.levels_part,
            (ExportUnit::Levels, false, false) => says.levels_so_far,
            (ExportUnit::Levels, false, true) => says.levels_part_so_far,
            (ExportUnit::Nodes, true, false) => says.all_nodes,
            (ExportUnit::Steps, true, false) => says.all_steps,
            (ExportUnit::Nodes, true, true) => says.nodes,
            (ExportUnit::Nodes, false, _) => says.nodes_so_far,
            (ExportUnit::Steps, true, true) => says.steps,
            (ExportUnit::Steps, false, _) => says.steps_so_far,
        };
        let holds = self.say(
            phrase,
            &[
                ("count", &plan.count),
                ("of", &plan.known_count),
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

    pub fn export_problem(self, problem: ExportProblem) -> String {
        let says = &self.says.export;
        match problem {
            ExportProblem::NoSearch => says.no_search.to_owned(),
            ExportProblem::Nothing => says.nothing.to_owned(),
            ExportProblem::NoWorker => says.no_worker.to_owned(),
            ExportProblem::NoNumber(field) => {
                self.say(says.no_number, &[("field", &self.export_field(field))])
            }
            ExportProblem::Reversed => says.reversed.to_owned(),
            ExportProblem::BeyondEnd { last } => self.say(says.beyond_end, &[("last", &last)]),
            ExportProblem::TooMany { max } => self.say(says.too_many, &[("most", &max)]),
        }
    }

    /// Describes how much of a file has been written.
    pub fn export_progress(self, unit: ExportUnit, written: u64, total: u64) -> String {
        let says = &self.says.export;
        let phrase = match unit {
            ExportUnit::MapSteps => says.painting,
            ExportUnit::Boards => return self.picture_label(PictureLabel::Working).to_owned(),
            ExportUnit::Nodes | ExportUnit::DrawnNodes => says.writing_nodes,
            ExportUnit::Steps => says.writing_steps,
            ExportUnit::Levels => says.writing_levels,
        };
        self.say(phrase, &[("written", &written), ("total", &total)])
    }

    /// Returns the message that a file has been downloaded.
    pub fn export_written(self, name: &str, bytes: u64) -> String {
        self.say(self.says.export.written, &[("name", &name), ("size", &self.bytes(bytes))])
    }
}

use grove_model::view::export::{ExportPlan, ExportProblem, ExportUnit};

use super::Text;
use super::board_picture::PictureLabel;
use super::number::sized;

impl Text {
    /// Writes the size of a file or of memory, to about two digits.
    pub fn bytes(self, bytes: u64) -> String {
        let (size, power) = sized(bytes, self.grammar.point());
        match power {
            0 => self.say(self.export_phrases().bytes, &[("count", &bytes)]),
            power => self.measure(&size, self.byte_unit(power)),
        }
    }

    /// Describes what a file will and will not contain, and about how large it will be.
    pub fn export_plan(self, plan: &ExportPlan) -> String {
        let phrases = self.export_phrases();
        let phrase = match (plan.unit, plan.is_final, plan.is_cut()) {
            (ExportUnit::DrawnNodes, ..) => phrases.drawn,
            (ExportUnit::Boards, ..) => return self.picture_label(PictureLabel::Plan).to_owned(),
            (ExportUnit::MapSteps, _, false) => phrases.mapped,
            (ExportUnit::MapSteps, _, true) => phrases.mapped_part,
            (ExportUnit::Levels, true, false) => phrases.levels,
            (ExportUnit::Levels, true, true) => phrases.levels_part,
            (ExportUnit::Levels, false, false) => phrases.levels_so_far,
            (ExportUnit::Levels, false, true) => phrases.levels_part_so_far,
            (ExportUnit::Nodes, true, false) => phrases.all_nodes,
            (ExportUnit::Steps, true, false) => phrases.all_steps,
            (ExportUnit::Nodes, true, true) => phrases.nodes,
            (ExportUnit::Nodes, false, _) => phrases.nodes_so_far,
            (ExportUnit::Steps, true, true) => phrases.steps,
            (ExportUnit::Steps, false, _) => phrases.steps_so_far,
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
                format!("{holds} {}", self.say(phrases.size, &[("size", &self.bytes(bytes))]))
            }
            None => holds,
        }
    }

    pub fn export_problem(self, problem: ExportProblem) -> String {
        let phrases = self.export_phrases();
        match problem {
            ExportProblem::NoSearch => phrases.no_search.to_owned(),
            ExportProblem::Nothing => phrases.nothing.to_owned(),
            ExportProblem::NoWorker => phrases.no_worker.to_owned(),
            ExportProblem::NoNumber(field) => {
                self.say(phrases.no_number, &[("field", &self.export_field(field))])
            }
            ExportProblem::Reversed => phrases.reversed.to_owned(),
            ExportProblem::BeyondEnd { last } => self.say(phrases.beyond_end, &[("last", &last)]),
            ExportProblem::TooMany { max } => self.say(phrases.too_many, &[("most", &max)]),
        }
    }

    /// Describes how much of a file has been written.
    pub fn export_progress(self, unit: ExportUnit, written: u64, total: u64) -> String {
        let phrases = self.export_phrases();
        let phrase = match unit {
            ExportUnit::MapSteps => phrases.painting,
            ExportUnit::Boards => return self.picture_label(PictureLabel::Working).to_owned(),
            ExportUnit::Nodes | ExportUnit::DrawnNodes => phrases.writing_nodes,
            ExportUnit::Steps => phrases.writing_steps,
            ExportUnit::Levels => phrases.writing_levels,
        };
        self.say(phrase, &[("written", &written), ("total", &total)])
    }

    /// Returns the message that a file has been downloaded.
    pub fn export_written(self, name: &str, bytes: u64) -> String {
        self.say(self.export_phrases().written, &[("name", &name), ("size", &self.bytes(bytes))])
    }
}

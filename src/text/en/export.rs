//! English words and sentences about exports.

use grove_model::model::export::{Extent, Field, Form, Subject};
use grove_model::view::export::{Plan, Problem, Unit};

use super::English;
use super::words::{counted, number};
use crate::text::locale::ExportText;
use crate::text::number::sized;

labels! {
    /// On exports.
    ExportLabels = EXPORT {
        open: "Export…",
        title: "Export",
        what: "What",
        form: "As",
        extent: "How much",
        start: "Write the file",
        cancelled: "Called off. No file was saved.",
        failed: "The file could not be written.",
    }
}

impl ExportText for English {
    fn export_subject(&self, subject: Subject) -> &'static str {
        match subject {
            Subject::Tree => "Search tree",
            Subject::Steps => "Steps",
            Subject::Levels => "Levels",
            Subject::Map => "Map",
        }
    }

    fn export_form(&self, form: Form) -> &'static str {
        match form {
            Form::Svg => "SVG",
            Form::Png => "PNG",
            Form::Dot => "DOT",
            Form::Records => "CP-Profiler",
            Form::Csv => "CSV",
        }
    }

    fn export_extent(&self, extent: Extent) -> &'static str {
        match extent {
            Extent::InView => "what is drawn now",
            Extent::All => "all of it",
        }
    }

    fn export_field(&self, field: Field) -> &'static str {
        match field {
            Field::From => "From step",
            Field::To => "To step",
            Field::Limit => "At most",
        }
    }

    fn bytes(&self, bytes: u64) -> String {
        let (size, power) = sized(bytes, '.');
        match power {
            0 => counted(bytes, "byte", "bytes"),
            power => format!("{size} {}", ["KB", "MB", "GB"][power - 1]),
        }
    }

    fn export_plan(&self, plan: &Plan) -> String {
        let (all, size) = (units(plan.unit, plan.of), self.bytes(plan.bytes));
        let (first, last) = (number(plan.first), number(plan.last()));
        match (plan.unit, plan.is_final, plan.is_cut()) {
            (Unit::Drawn, ..) => {
                let drawn = units(plan.unit, plan.count);
                format!(
                    "The file will hold what is drawn now, {drawn} of {}: about {size}.",
                    number(plan.of)
                )
            }
            (Unit::Mapped, _, false) => {
                format!("The file will hold the map of {all}: about {size}.")
            }
            (Unit::Mapped, _, true) => format!(
                "The file will hold the map of the steps {first} to {last} of {}: about {size}.",
                number(plan.of)
            ),
            (Unit::Levels, true, true) => format!(
                "The file will hold the levels {first} to {last} of {}: about {size}.",
                number(plan.of)
            ),
            (Unit::Levels, false, true) => format!(
                "The file will hold the levels {first} to {last} of {} as far as the search has come: \
                 about {size}.",
                number(plan.of)
            ),
            (Unit::Levels, true, _) => format!("The file will hold {all}: about {size}."),
            (Unit::Levels, false, _) => {
                format!("The file will hold {all} as far as the search has come: about {size}.")
            }
            (_, true, false) => format!("The file will hold all there is, {all}: about {size}."),
            (Unit::Nodes, true, true) => {
                let count = number(plan.count);
                format!("This tree has {all}; the file will hold the first {count}: about {size}.")
            }
            (Unit::Nodes, false, _) => {
                let count = number(plan.count);
                format!(
                    "The search has come to {all} so far. The file will hold the first {count} at most: \
                     about {size}."
                )
            }
            (Unit::Steps, true, true) => format!(
                "This search has {all}; the file will hold those from {first} to {last}: about {size}."
            ),
            (Unit::Steps, false, _) => format!(
                "The search has come to {all} so far. The file will hold those from {first} to {last}, \
                 as far as there are so many: about {size}."
            ),
        }
    }

    fn export_problem(&self, problem: Problem) -> String {
        match problem {
            Problem::NoSearch => "No search is being watched.".to_owned(),
            Problem::Nothing => "There is nothing to write.".to_owned(),
            Problem::NoWorker => {
                "The search worker is not running, and it writes the files. Reload the page."
                    .to_owned()
            }
            Problem::NoNumber(field) => {
                format!("“{}” takes a whole number, 1 or more.", self.export_field(field))
            }
            Problem::Reversed => "The last step is before the first.".to_owned(),
            Problem::BeyondEnd { last } => format!("The search ends with step {}.", number(last)),
            Problem::TooMany { most } => format!(
                "{} is the most: the browser holds the whole file in memory until it is saved.",
                number(most)
            ),
        }
    }

    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String {
        if unit == Unit::Mapped {
            return "Painting the map…".to_owned();
        }
        format!("Writing: {} of {}", number(written), units(unit, total))
    }

    fn export_written(&self, name: &str, bytes: u64) -> String {
        format!("Saved as {name}, {}.", self.bytes(bytes))
    }
}

fn units(unit: Unit, count: u64) -> String {
    match unit {
        Unit::Nodes | Unit::Drawn => counted(count, "node", "nodes"),
        Unit::Steps | Unit::Mapped => counted(count, "step", "steps"),
        Unit::Levels => counted(count, "level", "levels"),
    }
}

//! Swahili words and sentences about exports.

use grove_model::model::export::{Extent, Field, Form, Subject};
use grove_model::view::export::{Plan, Problem, Unit};

use super::Swahili;
use super::words::{counted, number};
use crate::text::en::export::ExportLabels;
use crate::text::locale::ExportText;
use crate::text::number::sized;

pub(super) const EXPORT: ExportLabels = ExportLabels {
    open: "Hamisha…",
    title: "Hamisha kwenye faili",
    what: "Nini",
    form: "Aina ya faili",
    extent: "Kiasi gani",
    start: "Andika faili",
    cancelled: "Imeghairiwa. Hakuna faili lililohifadhiwa.",
    failed: "Faili halikuweza kuandikwa.",
};

impl ExportText for Swahili {
    fn export_subject(&self, subject: Subject) -> &'static str {
        match subject {
            Subject::Tree => "Mti wa utafutaji",
            Subject::Steps => "Hatua",
            Subject::Levels => "Viwango",
            Subject::Map => "Ramani",
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
            Extent::InView => "kilichochorwa sasa",
            Extent::All => "chote",
        }
    }

    fn export_field(&self, field: Field) -> &'static str {
        match field {
            Field::From => "Kuanzia hatua",
            Field::To => "Hadi hatua",
            Field::Limit => "Isizidi",
        }
    }

    fn bytes(&self, bytes: u64) -> String {
        let (size, power) = sized(bytes, '.');
        match power {
            0 => counted(bytes, "baiti", "baiti"),
            power => format!("{} {size}", ["KB", "MB", "GB"][power - 1]),
        }
    }

    fn export_plan(&self, plan: &Plan) -> String {
        let (all, size) = (units(plan.unit, plan.of), self.bytes(plan.bytes));
        let (first, last) = (number(plan.first), number(plan.last()));
        match (plan.unit, plan.is_final, plan.is_cut()) {
            (Unit::Drawn, ..) => {
                let drawn = units(plan.unit, plan.count);
                format!(
                    "Faili litakuwa na kilichochorwa sasa, {drawn} kati ya {}: karibu {size}.",
                    number(plan.of)
                )
            }
            (Unit::Mapped, _, false) => {
                format!("Faili litakuwa na ramani ya {all}: karibu {size}.")
            }
            (Unit::Mapped, _, true) => format!(
                "Faili litakuwa na ramani ya hatua ya {first} hadi ya {last} kati ya {}: karibu {size}.",
                number(plan.of)
            ),
            (Unit::Levels, true, true) => format!(
                "Faili litakuwa na viwango vya {first} hadi {last} kati ya {}: karibu {size}.",
                number(plan.of)
            ),
            (Unit::Levels, false, true) => format!(
                "Faili litakuwa na viwango vya {first} hadi {last} kati ya {}, hadi utafutaji ulipofika: \
                 karibu {size}.",
                number(plan.of)
            ),
            (Unit::Levels, true, _) => format!("Faili litakuwa na {all}: karibu {size}."),
            (Unit::Levels, false, _) => {
                format!("Faili litakuwa na {all}, hadi utafutaji ulipofika: karibu {size}.")
            }
            (_, true, false) => format!("Faili litakuwa na yote yaliyopo, {all}: karibu {size}."),
            (Unit::Nodes, true, true) => {
                let count = number(plan.count);
                format!("Mti huu una {all}; faili litakuwa na {count} za kwanza: karibu {size}.")
            }
            (Unit::Nodes, false, _) => {
                let count = number(plan.count);
                format!(
                    "Hadi sasa utafutaji umefika {all}. Faili litakuwa na {count} za kwanza, si zaidi: \
                     karibu {size}."
                )
            }
            (Unit::Steps, true, true) => format!(
                "Utafutaji huu una {all}; faili litakuwa na kuanzia ya {first} hadi ya {last}: karibu \
                 {size}."
            ),
            (Unit::Steps, false, _) => format!(
                "Hadi sasa utafutaji umefika {all}. Faili litakuwa na kuanzia ya {first} hadi ya {last}, \
                 zikifika idadi hiyo: karibu {size}."
            ),
        }
    }

    fn export_problem(&self, problem: Problem) -> String {
        match problem {
            Problem::NoSearch => "Hakuna utafutaji unaotazamwa sasa.".to_owned(),
            Problem::Nothing => "Hakuna cha kuandika.".to_owned(),
            Problem::NoWorker => {
                "Mfanyakazi wa utafutaji, ambaye huandika faili, hafanyi kazi. Pakia ukurasa upya."
                    .to_owned()
            }
            Problem::NoNumber(field) => {
                format!("“{}” inahitaji nambari kamili, kuanzia 1.", self.export_field(field))
            }
            Problem::Reversed => "Hatua ya mwisho iko kabla ya ya kwanza.".to_owned(),
            Problem::BeyondEnd { last } => {
                format!("Utafutaji unaishia hatua ya {}.", number(last))
            }
            Problem::TooMany { most } => format!(
                "{} ndiyo idadi ya juu kabisa: kivinjari hushika faili lote kwenye kumbukumbu hadi \
                 lihifadhiwe.",
                number(most)
            ),
        }
    }

    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String {
        if unit == Unit::Mapped {
            return "Ramani inachorwa…".to_owned();
        }
        format!("Inaandika: {} kati ya {}", units(unit, written), number(total))
    }

    fn export_written(&self, name: &str, bytes: u64) -> String {
        format!("Faili limehifadhiwa: {name}, {}.", self.bytes(bytes))
    }
}

fn units(unit: Unit, count: u64) -> String {
    match unit {
        Unit::Nodes | Unit::Drawn => counted(count, "nodi", "nodi"),
        Unit::Steps | Unit::Mapped => counted(count, "hatua", "hatua"),
        Unit::Levels => counted(count, "kiwango", "viwango"),
    }
}

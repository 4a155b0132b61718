//! Swahili words about rules.

use grove_model::model::notice::CageProblem;
use grove_model::puzzle::cell_rules::RuleHere;
use grove_model::view::constraints::ConstraintText;
use sudoku_engine::board::{CageError, Diagonal, Rule, Shape, ThermometerError, Variant};

use super::words::{counted, house, place};
use crate::text::{Broken, RulePart};

pub(super) fn part(part: RulePart) -> String {
    let words = match part {
        RulePart::Jigsaw => "maeneo ya jigsaw",
        RulePart::Variant(Variant::Diagonal(Diagonal::Falling)) => "mshazari unaoshuka",
        RulePart::Variant(Variant::Diagonal(Diagonal::Rising)) => "mshazari unaopanda",
        RulePart::Variant(Variant::Windoku) => "madirisha",
        RulePart::Variant(Variant::AntiKnight) => "sheria ya farasi",
        RulePart::Variant(Variant::AntiKing) => "sheria ya mfalme",
        RulePart::Cages(count) => return counted(count, "kizimba", "vizimba"),
        RulePart::Thermometers(count) => return counted(count, "kipimajoto", "vipimajoto"),
    };
    words.to_owned()
}

/// A rule's name in a sentence.
pub(super) fn name(rule: Rule) -> String {
    match rule {
        Rule::House(at) => house(at),
        Rule::Region(region) => format!("eneo {}", region.index() + 1),
        Rule::Diagonal(Diagonal::Falling) => "mshazari unaoshuka".to_owned(),
        Rule::Diagonal(Diagonal::Rising) => "mshazari unaopanda".to_owned(),
        Rule::Window(nth) => format!("dirisha {}", nth + 1),
        Rule::AntiKnight => "sheria ya farasi".to_owned(),
        Rule::AntiKing => "sheria ya mfalme".to_owned(),
        Rule::Cage(nth) | Rule::CageTotal(nth) => format!("kizimba {}", nth + 1),
        Rule::Thermometer(nth) => format!("kipimajoto {}", nth + 1),
    }
}

/// A constraint's name, as the head of a row.
pub(super) fn constraint(rule: Rule) -> String {
    match rule {
        Rule::AntiKnight => "hatua za farasi".to_owned(),
        Rule::AntiKing => "hatua za mfalme".to_owned(),
        _ => name(rule),
    }
}

/// What a constraint says of its cells.
pub(super) fn says(says: ConstraintText) -> String {
    match says {
        ConstraintText::Differ => "zote tofauti".to_owned(),
        ConstraintText::PairsDiffer(pairs) => {
            format!("{} tofauti", counted(pairs as u64, "jozi", "jozi"))
        }
        ConstraintText::AddUp(total) => format!("jumla {total}"),
        ConstraintText::Rise => "zinapanda".to_owned(),
    }
}

/// How large the model is.
pub(super) fn constraints(constraints: u64, cells: u64) -> String {
    format!(
        "{} kwa {} za kujaza",
        counted(constraints, "sharti", "masharti"),
        counted(cells, "seli", "seli")
    )
}

/// Where the cells of a rule are.
pub(super) fn inside(rule: Rule) -> String {
    match rule {
        Rule::Diagonal(_) | Rule::Thermometer(_) => format!("kwenye {}", name(rule)),
        _ => format!("katika {}", name(rule)),
    }
}

/// A rule that a cell is under, after its place.
pub(super) fn here(rule: RuleHere) -> String {
    match rule {
        RuleHere::Region(region) => format!("eneo {}", region.index() + 1),
        RuleHere::Diagonal(Diagonal::Falling) => "mshazari unaoshuka".to_owned(),
        RuleHere::Diagonal(Diagonal::Rising) => "mshazari unaopanda".to_owned(),
        RuleHere::Window(window) => format!("dirisha {}", window + 1),
        RuleHere::Cage { cage, total: Some(total) } => {
            format!("kizimba {} chenye jumla ya {total}", cage + 1)
        }
        RuleHere::Cage { cage, total: None } => format!("kizimba {}", cage + 1),
        RuleHere::Thermometer { thermometer, place: 0 } => {
            format!("chanzo cha kipimajoto {}", thermometer + 1)
        }
        RuleHere::Thermometer { thermometer, place } => {
            format!("nafasi ya {} kwenye kipimajoto {}", place + 1, thermometer + 1)
        }
    }
}

pub(super) fn broken(broken: Broken, shape: Shape) -> String {
    match broken {
        Broken::Twice { digit, rule, first, second } => {
            let digit = digit.symbol();
            let cells = format!("{} na {}", place(first, shape), place(second, shape));
            let place = match rule {
                Rule::AntiKnight => {
                    return format!("{digit} iko hatua ya farasi kutoka kwa nyingine: {cells}.");
                }
                Rule::AntiKing => {
                    return format!("{digit} iko hatua ya mfalme kutoka kwa nyingine: {cells}.");
                }
                Rule::House(_) | Rule::Region(_) | Rule::Diagonal(_) | Rule::Window(_) => {
                    inside(rule)
                }
                Rule::Cage(_) | Rule::CageTotal(_) => "katika kizimba kimoja".to_owned(),
                Rule::Thermometer(_) => "kwenye kipimajoto kimoja".to_owned(),
            };
            format!("{digit} iko mara mbili {place}: {cells}.")
        }
        Broken::Total { cage, total } => {
            let cage = place(cage, shape);
            format!("Kizimba kinachoanzia {cage} hakiwezi tena kufikia jumla ya {total}.")
        }
        Broken::Falling { first, second } => format!(
            "Kwenye kipimajoto tarakimu hazipandi vya kutosha kutoka {} hadi {}.",
            place(first, shape),
            place(second, shape)
        ),
        Broken::NoRoom { cell } => format!(
            "Tarakimu iliyo {} inaacha tarakimu chache mno kwa seli nyingine za kipimajoto chake.",
            place(cell, shape)
        ),
    }
}

pub(super) fn no_cage(problem: CageProblem) -> String {
    match problem {
        CageProblem::NoNumber => "Jumla ya kizimba ni namba, au iachwe tupu.".to_owned(),
        CageProblem::Cells(CageError::TotalOutOfReach { total, least, most }) => format!(
            "Hakuna tarakimu katika kizimba hiki zinazofikia jumla ya {total}: jumla ni kuanzia {least} hadi {most}."
        ),
        CageProblem::Cells(CageError::TooManyCells { found, most }) => {
            let cells = counted(found as u64, "seli", "seli");
            format!(
                "Tarakimu zote za kizimba ni tofauti, kwa hiyo seli zake hazizidi {most}; umechagua {cells}."
            )
        }
        CageProblem::Cells(_) => "Seli hizi haziwezi kuwa kizimba.".to_owned(),
    }
}

pub(super) fn no_thermometer(error: ThermometerError) -> String {
    match error {
        ThermometerError::TooShort => "Kipimajoto kina angalau seli mbili.".to_owned(),
        ThermometerError::TooLong { found, most } => {
            let cells = counted(found as u64, "seli", "seli");
            format!(
                "Tarakimu za kipimajoto hupanda, kwa hiyo seli zake hazizidi {most}; umechagua {cells}."
            )
        }
        _ => "Seli hizi haziwezi kuwa kipimajoto.".to_owned(),
    }
}

pub(super) fn left_out(names: &str) -> String {
    format!(
        "Ukurasa huu haujui sheria hizi za fumbo, na umeziacha: {names}. Huenda kukawa na majibu \
         mengi kuliko inavyotakiwa."
    )
}

pub(super) fn unfinished_regions(sizes: &[(u64, u64)], size: u64) -> String {
    let sizes = sizes.iter().map(|(region, found)| format!("eneo {region} lina {found}"));
    let sizes: Vec<String> = sizes.collect();
    let cells = counted(size, "seli", "seli");
    format!(
        "Maeneo hayajakamilika wala hayatumiki bado. Kila moja linahitaji {cells}; {}.",
        sizes.join(", ")
    )
}

pub(super) fn join_region(region: u64) -> String {
    format!("Weka seli zilizochaguliwa katika eneo {region}")
}

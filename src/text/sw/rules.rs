//! Swahili words and sentences about the rules of a puzzle.

use grove_model::model::notice::CageProblem;
use grove_model::puzzle::cell_rules::RuleHere;
use grove_model::view::constraints::ConstraintText;
use sudoku_engine::board::{CageError, Diagonal, Region, Rule, Shape, ThermometerError, Variant};

use super::Swahili;
use super::words::{counted, house, place};
use crate::text::en::rules::{ConstraintLabels, RuleLabels};
use crate::text::locale::RulesText;
use crate::text::{Broken, RulePart};

pub(super) const RULES: RuleLabels = RuleLabels {
    title: "Sheria",
    classic: "safu mlalo, safu wima na visanduku",
    only_classic: "Sheria za kawaida tu",
    whole_board: "Kwenye ubao mzima",
    from_selection: "Kwa seli zilizochaguliwa",
    select_several: "Chagua kadhaa",
    hint: "Chagua seli kwa kuburuta au kwa Shift. Kipimajoto huanzia kwenye seli iliyochaguliwa \
         kwanza.",
    hint_touch: "Bonyeza “Chagua kadhaa”, kisha gusa seli. Kipimajoto huanzia kwenye seli iliyochaguliwa kwanza.",
    make_cage: "Kizimba",
    cage_total: "Jumla",
    make_thermometer: "Kipimajoto",
    remove: "Ondoa",
    into_region: "Eneo",
};

pub(super) const CONSTRAINTS: ConstraintLabels = ConstraintLabels {
    title: "Masharti",
    variable: "Kigeu",
    domain: "Tarakimu zinazowezekana",
    name: "Sharti",
    says: "Hudai",
    cells: "Seli",
    open: "Tupu",
    taken: "Zilizoondolewa",
    copy: "Nakili kama jedwali",
};

impl RulesText for Swahili {
    fn variant(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Diagonal(Diagonal::Falling) => "Mshazari unaoshuka",
            Variant::Diagonal(Diagonal::Rising) => "Mshazari unaopanda",
            Variant::Windoku => "Madirisha",
            Variant::AntiKnight => "Sheria ya farasi",
            Variant::AntiKing => "Sheria ya mfalme",
        }
    }

    fn rule_part(&self, part: RulePart) -> String {
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

    fn constraint(&self, rule: Rule) -> String {
        match rule {
            Rule::AntiKnight => "hatua za farasi".to_owned(),
            Rule::AntiKing => "hatua za mfalme".to_owned(),
            Rule::House(_)
            | Rule::Region(_)
            | Rule::Diagonal(_)
            | Rule::Window(_)
            | Rule::Cage(_)
            | Rule::CageTotal(_)
            | Rule::Thermometer(_) => name(rule),
        }
    }

    fn constraint_says(&self, says: ConstraintText) -> String {
        match says {
            ConstraintText::Differ => "zote tofauti".to_owned(),
            ConstraintText::PairsDiffer(pairs) => {
                format!("{} tofauti", counted(pairs as u64, "jozi", "jozi"))
            }
            ConstraintText::AddUp(total) => format!("jumla {total}"),
            ConstraintText::Rise => "zinapanda".to_owned(),
        }
    }

    fn constraints(&self, constraints: u64, cells: u64) -> String {
        format!(
            "{} kwa {} za kujaza",
            counted(constraints, "sharti", "masharti"),
            counted(cells, "seli", "seli")
        )
    }

    fn unfinished_regions(&self, sizes: &[(Region, usize)], shape: Shape) -> String {
        let sizes =
            sizes.iter().map(|(region, found)| format!("eneo {} lina {found}", region.index() + 1));
        let sizes: Vec<String> = sizes.collect();
        let cells = counted(shape.size() as u64, "seli", "seli");
        format!(
            "Maeneo hayajakamilika wala hayatumiki bado. Kila moja linahitaji {cells}; {}.",
            sizes.join(", ")
        )
    }

    fn join_region(&self, region: Region) -> String {
        format!("Weka seli zilizochaguliwa katika eneo {}", region.index() + 1)
    }
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

/// Where the cells of a rule are.
pub(super) fn inside(rule: Rule) -> String {
    match rule {
        Rule::Diagonal(_) | Rule::Thermometer(_) => format!("kwenye {}", name(rule)),
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Window(_)
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("katika {}", name(rule)),
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
        ThermometerError::OffBoard { .. } | ThermometerError::Repeated { .. } => {
            "Seli hizi haziwezi kuwa kipimajoto.".to_owned()
        }
    }
}

pub(super) fn left_out(names: &str) -> String {
    format!(
        "Ukurasa huu haujui sheria hizi za fumbo, na umeziacha: {names}. Huenda kukawa na majibu \
         mengi kuliko inavyotakiwa."
    )
}

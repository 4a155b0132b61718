//! Russian words and sentences about the rules of a puzzle.

use grove_model::model::notice::CageProblem;
use grove_model::puzzle::cell_rules::RuleHere;
use grove_model::view::constraints::ConstraintText;
use sudoku_engine::board::{CageError, Diagonal, Region, Rule, Shape, ThermometerError, Variant};

use super::Russian;
use super::words::{Case, counted, house, place};
use crate::text::en::rules::{ConstraintLabels, RuleLabels};
use crate::text::locale::RulesText;
use crate::text::{Broken, RulePart};

const CELLS: [&str; 3] = ["клетка", "клетки", "клеток"];

pub(super) const RULES: RuleLabels = RuleLabels {
    title: "Правила",
    classic: "строки, столбцы и блоки",
    only_classic: "Только обычные правила",
    whole_board: "На всём поле",
    from_selection: "Из выделенных клеток",
    select_several: "Выделять несколько",
    hint: "Выделяйте клетки, ведя указатель или удерживая Shift. Термометр начинается с клетки, \
         выделенной первой.",
    hint_touch: "Нажмите «Выделять несколько» и касайтесь клеток. Термометр начинается с клетки, выделенной первой.",
    make_cage: "Область с суммой",
    cage_total: "Сумма",
    make_thermometer: "Термометр",
    remove: "Убрать",
    into_region: "Область",
};

pub(super) const CONSTRAINTS: ConstraintLabels = ConstraintLabels {
    title: "Ограничения",
    variable: "Переменная",
    domain: "Область значений",
    name: "Ограничение",
    says: "Требует",
    cells: "Клетки",
    open: "Пусто",
    taken: "Убрано",
    copy: "Копировать таблицей",
};

impl RulesText for Russian {
    fn variant(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Diagonal(Diagonal::Falling) => "Нисходящая диагональ",
            Variant::Diagonal(Diagonal::Rising) => "Восходящая диагональ",
            Variant::Windoku => "Окна",
            Variant::AntiKnight => "Без хода коня",
            Variant::AntiKing => "Без хода короля",
        }
    }

    fn rule_part(&self, part: RulePart) -> String {
        let words = match part {
            RulePart::Jigsaw => "фигурные области",
            RulePart::Variant(Variant::Diagonal(Diagonal::Falling)) => "нисходящая диагональ",
            RulePart::Variant(Variant::Diagonal(Diagonal::Rising)) => "восходящая диагональ",
            RulePart::Variant(Variant::Windoku) => "окна",
            RulePart::Variant(Variant::AntiKnight) => "без хода коня",
            RulePart::Variant(Variant::AntiKing) => "без хода короля",
            RulePart::Cages(count) => {
                return counted(
                    count,
                    ["область с суммой", "области с суммой", "областей с суммой"],
                );
            }
            RulePart::Thermometers(count) => {
                return counted(count, ["термометр", "термометра", "термометров"]);
            }
        };
        words.to_owned()
    }

    fn constraint(&self, rule: Rule) -> String {
        match rule {
            Rule::House(at) => house(at, Case::Nominative),
            Rule::Region(region) => format!("область {}", region.index() + 1),
            Rule::Diagonal(Diagonal::Falling) => "нисходящая диагональ".to_owned(),
            Rule::Diagonal(Diagonal::Rising) => "восходящая диагональ".to_owned(),
            Rule::Window(nth) => format!("окно {}", nth + 1),
            Rule::AntiKnight => "ходы коня".to_owned(),
            Rule::AntiKing => "ходы короля".to_owned(),
            Rule::Cage(nth) => format!("область № {} без повторов", nth + 1),
            Rule::CageTotal(nth) => format!("область с суммой № {}", nth + 1),
            Rule::Thermometer(nth) => format!("термометр {}", nth + 1),
        }
    }

    fn constraint_says(&self, says: ConstraintText) -> String {
        match says {
            ConstraintText::Differ => "все разные".to_owned(),
            ConstraintText::PairsDiffer(pairs) => {
                let pairs = counted(pairs as u64, ["пара", "пары", "пар"]);
                format!("{pairs}: цифры разные")
            }
            ConstraintText::AddUp(total) => format!("сумма {total}"),
            ConstraintText::Rise => "по возрастанию".to_owned(),
        }
    }

    fn constraints(&self, constraints: u64, cells: u64) -> String {
        let constraints = counted(constraints, ["ограничение", "ограничения", "ограничений"]);
        format!("{constraints}; пустых клеток в начале: {cells}")
    }

    fn unfinished_regions(&self, sizes: &[(Region, usize)], shape: Shape) -> String {
        let sizes = sizes
            .iter()
            .map(|(region, found)| format!("в области {} — {found}", region.index() + 1));
        let sizes: Vec<String> = sizes.collect();
        let cells = counted(shape.size() as u64, CELLS);
        format!(
            "Области не закончены и пока не действуют. В каждой должно быть {cells}; {}.",
            sizes.join(", ")
        )
    }

    fn join_region(&self, region: Region) -> String {
        format!("Отнести выделенные клетки к области {}", region.index() + 1)
    }
}

/// Where the cells of a rule are: `в строке 3`.
pub(super) fn inside(rule: Rule) -> String {
    match rule {
        Rule::House(at) => format!("в {}", house(at, Case::Prepositional)),
        Rule::Region(region) => format!("в области {}", region.index() + 1),
        Rule::Diagonal(Diagonal::Falling) => "на нисходящей диагонали".to_owned(),
        Rule::Diagonal(Diagonal::Rising) => "на восходящей диагонали".to_owned(),
        Rule::Window(nth) => format!("в окне {}", nth + 1),
        Rule::AntiKnight => "на расстоянии хода коня".to_owned(),
        Rule::AntiKing => "на расстоянии хода короля".to_owned(),
        Rule::Cage(nth) => format!("в области № {} без повторов", nth + 1),
        Rule::CageTotal(nth) => format!("в области с суммой № {}", nth + 1),
        Rule::Thermometer(nth) => format!("на термометре {}", nth + 1),
    }
}

/// A rule that a cell is under, after its place.
pub(super) fn here(rule: RuleHere) -> String {
    match rule {
        RuleHere::Region(region) => format!("область {}", region.index() + 1),
        RuleHere::Diagonal(Diagonal::Falling) => "нисходящая диагональ".to_owned(),
        RuleHere::Diagonal(Diagonal::Rising) => "восходящая диагональ".to_owned(),
        RuleHere::Window(window) => format!("окно {}", window + 1),
        RuleHere::Cage { cage, total: Some(total) } => {
            format!("область № {} с суммой {total}", cage + 1)
        }
        RuleHere::Cage { cage, total: None } => format!("область № {} без повторов", cage + 1),
        RuleHere::Thermometer { thermometer, place: 0 } => {
            format!("начало термометра {}", thermometer + 1)
        }
        RuleHere::Thermometer { thermometer, place } => {
            format!("место {} на термометре {}", place + 1, thermometer + 1)
        }
    }
}

pub(super) fn broken(broken: Broken, shape: Shape) -> String {
    match broken {
        Broken::Twice { digit, rule, first, second } => {
            let digit = digit.symbol();
            let cells = format!(
                "{} и {}",
                place(first, shape, Case::Nominative),
                place(second, shape, Case::Nominative)
            );
            let place = match rule {
                Rule::AntiKnight => {
                    return format!(
                        "Цифра {digit} стоит на расстоянии хода коня от такой же: {cells}."
                    );
                }
                Rule::AntiKing => {
                    return format!(
                        "Цифра {digit} стоит на расстоянии хода короля от такой же: {cells}."
                    );
                }
                Rule::House(_) | Rule::Region(_) | Rule::Diagonal(_) | Rule::Window(_) => {
                    inside(rule)
                }
                Rule::Cage(_) | Rule::CageTotal(_) => "в одной области с суммой".to_owned(),
                Rule::Thermometer(_) => "на одном термометре".to_owned(),
            };
            format!("Цифра {digit} стоит дважды {place}: {cells}.")
        }
        Broken::Total { cage, total } => {
            let cage = place(cage, shape, Case::Nominative);
            format!(
                "В области с суммой, которая начинается с клетки ({cage}), {total} уже не получить."
            )
        }
        Broken::Falling { first, second } => format!(
            "На термометре цифры растут слишком медленно или убывают: {} и {}.",
            place(first, shape, Case::Nominative),
            place(second, shape, Case::Nominative)
        ),
        Broken::NoRoom { cell } => format!(
            "Цифра на термометре ({}) оставляет слишком мало цифр для остальных его клеток.",
            place(cell, shape, Case::Nominative)
        ),
    }
}

pub(super) fn no_cage(problem: CageProblem) -> String {
    match problem {
        CageProblem::NoNumber => "Сумма — это число; её можно и не указывать.".to_owned(),
        CageProblem::Cells(CageError::TotalOutOfReach { total, least, most }) => {
            format!(
                "Сумму {total} из этих клеток не получить: она может быть от {least} до {most}."
            )
        }
        CageProblem::Cells(CageError::TooManyCells { found, most }) => {
            let cells = counted(found as u64, CELLS);
            format!(
                "Цифры в области с суммой разные, поэтому клеток в ней не больше {most}, а выделено {cells}."
            )
        }
        CageProblem::Cells(_) => "Из этих клеток область с суммой не составить.".to_owned(),
    }
}

pub(super) fn no_thermometer(error: ThermometerError) -> String {
    match error {
        ThermometerError::TooShort => "В термометре не меньше двух клеток.".to_owned(),
        ThermometerError::TooLong { found, most } => {
            let cells = counted(found as u64, CELLS);
            format!(
                "Цифры на термометре растут, поэтому клеток на нём не больше {most}, а выделено {cells}."
            )
        }
        ThermometerError::OffBoard { .. } | ThermometerError::Repeated { .. } => {
            "Из этих клеток термометр не составить.".to_owned()
        }
    }
}

pub(super) fn left_out(names: &str) -> String {
    format!(
        "Эта страница не знает таких правил задачи и не учитывает их: {names}. Решений может \
         оказаться больше, чем должно быть."
    )
}

//! Russian words and sentences about what a search does.

use grove_model::view::narration::{After, Because, Narration, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Shape};
use sudoku_engine::search::{Lack, Reason};

use super::Russian;
use super::rules::inside;
use super::words::{Case, all_digits, counted, number, place};
use crate::text::locale::NarrationText;

impl NarrationText for Russian {
    fn narration(&self, narration: &Narration, shape: Shape) -> String {
        let at = |cell: Cell, case: Case| place(cell, shape, case);
        match *narration {
            Narration::Start { first: None, .. } => "Пустых клеток нет.".to_owned(),
            Narration::Start { first: Some(first), empty } => format!(
                "Пустых клеток: {}. Поиск начинается с первой из них: {}.",
                number(empty as u64),
                at(first, Case::Nominative)
            ),
            Narration::Blocked { digit, cell, by, rule, then } => {
                ruled_out(digit, cell, &blocked(rule, by, shape), then, shape)
            }
            Narration::Unfit { digit, cell, rule, then } => {
                ruled_out(digit, cell, &unfit(rule), then, shape)
            }
            Narration::Legal { digit, cell, is_classic } => {
                let because = match is_classic {
                    true => "её нет ни в строке, ни в столбце, ни в блоке",
                    false => "ни одно правило не против",
                };
                let cell = at(cell, Case::Accusative);
                format!("Цифру {} можно поставить в {cell}: {because}.", digit.symbol())
            }
            Narration::Placed { digit, cell, skipped, next } => {
                let (skipped, cell) = (done_with(skipped), at(cell, Case::Accusative));
                let next = match next {
                    After::Full => "Поле заполнено.".to_owned(),
                    After::Cell(next) => format!("Далее: {}.", at(next, Case::Nominative)),
                    After::Conclusions => "Далее: что из этого следует.".to_owned(),
                };
                format!("Цифра {} поставлена в {cell}{skipped}. {next}", digit.symbol())
            }
            Narration::Eliminated { cell, digits, because } => {
                eliminated(cell, digits, because, shape)
            }
            Narration::Forced { digit, cell, because } => forced(digit, cell, because, shape),
            Narration::DeadEnd { at: lack, back_to } => {
                let back = back_to.map_or_else(
                    || "Убирать больше нечего.".to_owned(),
                    |back| format!("Возврат в {}.", at(back, Case::Accusative)),
                );
                let lack = match lack {
                    Lack::Cell(cell) => {
                        format!("для {} не подходит ни одна цифра", at(cell, Case::Genitive))
                    }
                    Lack::House { rule, digit } => {
                        format!("{} нет места для цифры {}", inside(rule), digit.symbol())
                    }
                };
                format!("Тупик: {lack}. {back}")
            }
            Narration::Removed { digit, cell, because, next } => {
                removed(digit, cell, because, next, shape)
            }
            Narration::PlaceRemoved { digit, cell, rule, because, next } => {
                let (because, house) = (why(because, shape), inside(rule));
                let next = next.map_or_else(
                    || format!("Другого места для неё {house} нет."),
                    |next| {
                        format!("Следующее место для неё {house}: {}.", at(next, Case::Nominative))
                    },
                );
                let cell = at(cell, Case::Genitive);
                format!("Цифра {} убрана из {cell}: {because}. {next}", digit.symbol())
            }
            Narration::Solved { nth, last } => {
                let then = if last {
                    "Поиск окончен."
                } else {
                    "Поиск продолжается."
                };
                format!("Поле заполнено: решение {}. {then}", number(nth))
            }
            Narration::Exhausted { solutions: 0 } => "Перебрано всё: решений нет.".to_owned(),
            Narration::Exhausted { solutions } => {
                format!("Перебрано всё: {}.", counted(solutions, ["решение", "решения", "решений"]))
            }
        }
    }
}

fn ruled_out(digit: Digit, cell: Cell, because: &str, then: Then, shape: Shape) -> String {
    let then = match then {
        Then::Try(next) => format!("Следующая: {}.", next.symbol()),
        Then::BackTo(None) => format!("Значит, {} перебраны.", all_digits(shape)),
        Then::BackTo(Some(back)) => format!(
            "Значит, {} перебраны: возврат в {}.",
            all_digits(shape),
            place(back, shape, Case::Accusative)
        ),
    };
    let cell = place(cell, shape, Case::Accusative);
    format!("Цифру {} нельзя поставить в {cell}: {because}. {then}", digit.symbol())
}

fn blocked(rule: Rule, by: Cell, shape: Shape) -> String {
    let by = || place(by, shape, Case::Nominative);
    match rule {
        Rule::AntiKnight => format!("такая же стоит на расстоянии хода коня: {}", by()),
        Rule::AntiKing => format!("такая же стоит на расстоянии хода короля: {}", by()),
        Rule::Thermometer(_) => {
            format!("{} цифры должны возрастать, а клетка занята: {}", inside(rule), by())
        }
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("{} она уже есть", inside(rule)),
    }
}

fn unfit(rule: Rule) -> String {
    match rule {
        Rule::Thermometer(_) => {
            format!("{} для других клеток не хватит цифр", inside(rule))
        }
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("{} уже не получится нужная сумма", inside(rule)),
    }
}

fn done_with(skipped: DigitSet) -> String {
    match skipped.iter().last() {
        None => String::new(),
        Some(_) if skipped.len() == 1 => "; цифра 1 уже перебрана".to_owned(),
        Some(_) if skipped.len() == 2 => "; цифры 1 и 2 уже перебраны".to_owned(),
        Some(last) => format!("; цифры от 1 до {} уже перебраны", last.symbol()),
    }
}

fn removed(
    digit: Digit,
    cell: Cell,
    because: Because,
    next: Option<Digit>,
    shape: Shape,
) -> String {
    let because = why(because, shape);
    let next = next.map_or_else(
        || "Другие цифры сюда не подходят.".to_owned(),
        |next| format!("Следующая подходящая: {}.", next.symbol()),
    );
    let cell = place(cell, shape, Case::Genitive);
    format!("Цифра {} убрана из {cell}: {because}. {next}", digit.symbol())
}

fn why(because: Because, shape: Shape) -> String {
    match because {
        Because::NoDigitFor(dead) => {
            format!("для {} не осталось цифр", place(dead, shape, Case::Genitive))
        }
        Because::NoPlaceFor(digit, rule) => {
            format!("{} не осталось места для цифры {}", inside(rule), digit.symbol())
        }
        Because::AllTriedFor(tried) => {
            format!("в {} испробованы все цифры", place(tried, shape, Case::Prepositional))
        }
        Because::AllPlacesTriedFor(digit, rule) => {
            format!("{} испробованы все места для цифры {}", inside(rule), digit.symbol())
        }
        Because::SolutionKept => "решение учтено, поиск продолжается".to_owned(),
    }
}

fn eliminated(cell: Cell, digits: DigitSet, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::Placed { rule: Rule::AntiKnight, .. } => {
            "такая же теперь на расстоянии хода коня".to_owned()
        }
        Reason::Placed { rule: Rule::AntiKing, .. } => {
            "такая же теперь на расстоянии хода короля".to_owned()
        }
        Reason::Placed { rule, .. } => format!("{} она уже есть", inside(rule)),
        Reason::Sum { cage } => unfit(Rule::CageTotal(cage)),
        Reason::Order { thermometer } => {
            format!("{} цифры должны возрастать", inside(Rule::Thermometer(thermometer)))
        }
        Reason::HallSet(set) => match set.cells().collect::<Vec<_>>()[..] {
            [only] => format!("для {} других кандидатов нет", place(only, shape, Case::Genitive)),
            ref cells => format!(
                "{} цифры {} нужны другим клеткам, которых тоже {}",
                inside(set.rule()),
                listed(set.digits()),
                cells.len()
            ),
        },
        Reason::NakedSingle | Reason::HiddenSingle { .. } => "цифра уже найдена".to_owned(),
    };
    let cell = place(cell, shape, Case::Genitive);
    let are = if digits.len() == 1 { "Цифра" } else { "Цифры" };
    let gone = if digits.len() == 1 {
        "больше не кандидат"
    } else {
        "больше не кандидаты"
    };
    format!("{are} {} {gone} для {cell}: {because}.", listed(digits))
}

fn forced(digit: Digit, cell: Cell, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::HiddenSingle { rule } => {
            format!("{} для неё нет другого места", inside(rule))
        }
        Reason::Placed { .. }
        | Reason::NakedSingle
        | Reason::HallSet(_)
        | Reason::Sum { .. }
        | Reason::Order { .. } => "других кандидатов там нет".to_owned(),
    };
    let cell = place(cell, shape, Case::Accusative);
    format!("В {cell} подходит только цифра {}: {because}.", digit.symbol())
}

/// Digits one after the other: `1`, `1 и 2`, `1, 2 и 3`.
fn listed(digits: DigitSet) -> String {
    let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
    match symbols.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} и {last}", before.join(", ")),
        None => String::new(),
    }
}

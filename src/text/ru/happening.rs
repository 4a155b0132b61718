//! Russian sentences about what just happened.

use grove_model::happening::{Because, Happening, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, House, Shape};

use super::words::{Case, all_digits, counted, house as house_name, number, place};

pub(super) fn happening(happening: &Happening, shape: Shape) -> String {
    let at = |cell: Cell, case: Case| place(cell, shape, case);
    match *happening {
        Happening::Start { first: None, .. } => "Пустых клеток нет.".to_owned(),
        Happening::Start { first: Some(first), empty } => format!(
            "Пустых клеток: {}. Поиск начинается с первой из них: {}.",
            number(empty as u64),
            at(first, Case::Nominative)
        ),
        Happening::Blocked { digit, cell, house, then, by: _ } => {
            blocked(digit, cell, house, then, shape)
        }
        Happening::Legal { digit, cell } => format!(
            "Цифру {} можно поставить в {}: её нет ни в строке, ни в столбце, ни в блоке.",
            digit.symbol(),
            at(cell, Case::Accusative)
        ),
        Happening::Placed { digit, cell, skipped, next } => {
            let (skipped, cell) = (done_with(skipped), at(cell, Case::Accusative));
            let next = next.map_or_else(
                || "Поле заполнено.".to_owned(),
                |next| format!("Далее: {}.", at(next, Case::Nominative)),
            );
            format!("Цифра {} поставлена в {cell}{skipped}. {next}", digit.symbol())
        }
        Happening::DeadEnd { cell, back_to } => {
            let back = back_to.map_or_else(
                || "Убирать больше нечего.".to_owned(),
                |back| format!("Возврат в {}.", at(back, Case::Accusative)),
            );
            let cell = at(cell, Case::Genitive);
            format!("Тупик: для {cell} не подходит ни одна цифра. {back}")
        }
        Happening::Removed { digit, cell, because, next } => {
            removed(digit, cell, because, next, shape)
        }
        Happening::Solved { nth, last } => {
            let then = if last {
                "Поиск окончен."
            } else {
                "Поиск продолжается."
            };
            format!("Поле заполнено: решение {}. {then}", number(nth))
        }
        Happening::Exhausted { solutions: 0 } => "Перебрано всё: решений нет.".to_owned(),
        Happening::Exhausted { solutions } => {
            format!("Перебрано всё: {}.", counted(solutions, ["решение", "решения", "решений"]))
        }
    }
}

fn blocked(digit: Digit, cell: Cell, house: House, then: Then, shape: Shape) -> String {
    let then = match then {
        Then::Try(next) => format!("Следующая: {}.", next.symbol()),
        Then::BackTo(None) => format!("Значит, {} перебраны.", all_digits(shape)),
        Then::BackTo(Some(back)) => format!(
            "Значит, {} перебраны: возврат в {}.",
            all_digits(shape),
            place(back, shape, Case::Accusative)
        ),
    };
    format!(
        "Цифру {} нельзя поставить в {}: в {} она уже есть. {then}",
        digit.symbol(),
        place(cell, shape, Case::Accusative),
        house_name(house, Case::Prepositional)
    )
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
    let because = match because {
        Because::NoDigitFor(dead) => {
            format!("для {} не осталось цифр", place(dead, shape, Case::Genitive))
        }
        Because::AllTriedFor(tried) => {
            format!("в {} испробованы все цифры", place(tried, shape, Case::Prepositional))
        }
        Because::SolutionKept => "решение учтено, поиск продолжается".to_owned(),
    };
    let next = next.map_or_else(
        || "Другие цифры сюда не подходят.".to_owned(),
        |next| format!("Следующая подходящая: {}.", next.symbol()),
    );
    let cell = place(cell, shape, Case::Genitive);
    format!("Цифра {} убрана из {cell}: {because}. {next}", digit.symbol())
}

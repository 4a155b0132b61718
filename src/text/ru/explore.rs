//! Russian words and sentences about a tree that is opened by hand.

use grove_model::search::explore::{Account, Next, What};
use grove_model::view::narration::Narration;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::explore::{Effect, Finished, Preview, Refusal};
use sudoku_engine::search::Outlook;

use super::Russian;
use super::rules::inside;
use super::words::{Case, counted, number, place};
use crate::text::en::explore::ExploreLabels;
use crate::text::locale::{ExploreText, NarrationText};

const CANDIDATES: [&str; 3] = ["кандидат", "кандидата", "кандидатов"];

pub(super) const EXPLORE: ExploreLabels = ExploreLabels {
    start: "Исследование вручную",
    by_hand: "Вручную",
    digits: "Что оставит каждая цифра",
    take_back: "Вернуть",
    follow: "Поставить вынужденное",
    finish: "Закончить ветвь",
    open_solution: "Показать решение",
    back: "Назад к моему месту",
    hint: "Мелкое число: сколько кандидатов останется. Квадрат: тупик. Ромб: решение.",
    restart: "Начать сначала",
    you: "Вы",
    machine: "Машина",
    who: "Кто",
    dead_ends: "Тупики",
    tree_keys: "Дерево, которое вы открываете. Стрелки ведут по нему; все клавиши — в справке.",
};

impl ExploreText for Russian {
    fn account(&self, account: &Account, shape: Shape) -> String {
        let (what, next) = (what(&account.what, shape), next(account.next, shape));
        if next.is_empty() { what } else { format!("{what} {next}") }
    }

    fn leaves(&self, digit: Digit, preview: &Preview) -> String {
        let symbol = digit.symbol();
        let left = number(preview.left as u64);
        match (preview.outlook, preview.forced) {
            (Outlook::DeadEnd { .. }, _) => format!("{symbol}: ведёт в тупик"),
            (Outlook::Solved, _) => format!("{symbol}: поле заполнено, решение"),
            (_, 0) => format!("{symbol}: останется кандидатов: {left}"),
            (_, forced) => format!(
                "{symbol}: останется кандидатов: {left}, вынужденных клеток: {}",
                number(forced as u64)
            ),
        }
    }

    fn opened(&self, nodes: u64, by_hand: u64) -> String {
        format!(
            "Открыто узлов: {}, из них выбрано вами: {}; они отмечены точкой.",
            number(nodes),
            number(by_hand)
        )
    }
}

fn what(what: &What, shape: Shape) -> String {
    match *what {
        What::Began { cells } => format!("Заполните вручную. Пустых клеток: {}.", number(cells)),
        What::Chose { cell, digit, effect } => chose(digit, cell, effect, shape),
        What::Refused { cell, digit, why } => refused(digit, cell, why, shape),
        What::TookBack { chosen, forced } => took_back(chosen, forced, shape),
        What::NothingToTakeBack => "Возвращать больше нечего.".to_owned(),
        What::Followed { count } => {
            format!("Поставлено вынужденных цифр: {}.", number(count))
        }
        What::NothingForced => "Вынужденных цифр здесь нет: выбор за вами.".to_owned(),
        What::Went { placed: None } => "Вы в корне дерева: ничего ещё не выбрано.".to_owned(),
        What::Went { placed: Some((cell, digit)) } => format!(
            "Вы в узле, где цифра {} поставлена в {}.",
            digit.symbol(),
            place(cell, shape, Case::Accusative)
        ),
        What::Finished(ref finished) => finish(finished),
        What::OpenedSolution { digits } => format!(
            "Это первое решение, которое машина нашла здесь: ещё {}. «Назад к моему месту» вернёт туда, где вы были.",
            counted(digits, ["цифра", "цифры", "цифр"])
        ),
        What::NoRoomForSolution => {
            "Открыто слишком много узлов, чтобы показать решение: начните сначала.".to_owned()
        }
        What::CalledOff { work } => format!(
            "Машина остановлена. До этого: {}.",
            counted(work.placements, ["замена", "замены", "замен"])
        ),
    }
}

fn chose(digit: Digit, cell: Cell, effect: Effect, shape: Shape) -> String {
    let by_placing = u64::from(effect.by_placing);
    let taken = match (by_placing, effect.by_sets) {
        (0, 0) => "Ни один кандидат не ушёл.".to_owned(),
        (_, 0) => format!("Ушло кандидатов: {}.", number(by_placing)),
        (_, sets) => format!(
            "Ушло кандидатов: {}, и ещё {}, потому что они нужны другим клеткам.",
            number(by_placing),
            number(sets)
        ),
    };
    let cell = place(cell, shape, Case::Accusative);
    format!("Вы поставили {} в {cell}. {taken}", digit.symbol())
}

fn refused(digit: Digit, cell: Cell, why: Refusal, shape: Shape) -> String {
    let (symbol, into) = (digit.symbol(), place(cell, shape, Case::Accusative));
    match why {
        Refusal::Over => "Здесь больше ничего не поставить: верните выбор.".to_owned(),
        Refusal::Filled => {
            format!("Клетка уже заполнена: {}.", place(cell, shape, Case::Nominative))
        }
        Refusal::OtherCell { cell } => {
            format!("Сначала заполняется {}.", place(cell, shape, Case::Nominative))
        }
        Refusal::NoCandidate { by: Some(by) } => format!(
            "Цифру {symbol} нельзя поставить в {into}: она уже стоит в другой клетке, {}.",
            place(by, shape, Case::Nominative)
        ),
        Refusal::NoCandidate { by: None } => {
            format!("Цифру {symbol} нельзя поставить в {into}: там её больше нет среди кандидатов.")
        }
        Refusal::TooManyNodes => {
            "Больше узлов открыть нельзя: начните сначала, чтобы открыть другие.".to_owned()
        }
    }
}

fn took_back(chosen: Option<(Cell, Digit)>, forced: u64, shape: Shape) -> String {
    let followed = number(forced);
    match (chosen, forced) {
        (Some((cell, digit)), 0) => {
            format!("Вы убрали {} из {}.", digit.symbol(), place(cell, shape, Case::Genitive))
        }
        (Some((cell, digit)), _) => format!(
            "Вы убрали {} из {}, а с ней вынужденных цифр: {followed}.",
            digit.symbol(),
            place(cell, shape, Case::Genitive)
        ),
        (None, _) => format!("Убрано вынужденных цифр: {followed}."),
    }
}

fn finish(finished: &Finished) -> String {
    let work = finished.work;
    let searched = if finished.is_whole {
        "Машина перебрала всю ветвь"
    } else {
        "Машина остановилась на решении в этой ветви"
    };
    let shown = if finished.solution.is_some() {
        " Кнопка «Показать решение» покажет его на поле."
    } else {
        ""
    };
    format!(
        "{searched}: {}, {}, {}, {}.{shown}",
        counted(work.placements, ["замена", "замены", "замен"]),
        counted(work.undos, ["возврат", "возврата", "возвратов"]),
        counted(work.dead_ends, ["тупик", "тупика", "тупиков"]),
        counted(work.solutions, ["решение", "решения", "решений"])
    )
}

fn next(next: Next, shape: Shape) -> String {
    match next {
        Next::Unsaid => String::new(),
        Next::DeadEnd { at, back_to } => {
            Russian.narration(&Narration::DeadEnd { at, back_to }, shape)
        }
        Next::Solved => "Поле заполнено: это решение.".to_owned(),
        Next::Forced { cell, digit, because } => {
            Russian.narration(&Narration::Forced { digit, cell, because }, shape)
        }
        Next::Cell { cell, digits, is_free } => {
            let other = if is_free {
                " — или любая другая пустая клетка"
            } else {
                ""
            };
            let (cell, digits) =
                (place(cell, shape, Case::Nominative), counted(digits, CANDIDATES));
            format!("Далее: {cell}, там {digits}{other}.")
        }
        Next::Place { digit, rule, places } => format!(
            "Далее: место для цифры {} {}. Таких мест: {}.",
            digit.symbol(),
            inside(rule),
            number(places)
        ),
    }
}

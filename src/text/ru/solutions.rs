//! Russian words and sentences about the solutions of a puzzle.

use grove_model::solve::solutions::OnBoard;
use sudoku_engine::count::Tally;

use super::Russian;
use super::words::{counted, number};
use crate::text::SolutionsFact;
use crate::text::en::solutions::SolutionLabels;
use crate::text::locale::SolutionsText;
use crate::text::number::{percent, scientific, tenths};

pub(super) const SOLUTIONS: SolutionLabels = SolutionLabels {
    all: "Все решения",
    count: "Сосчитать",
    limit: "предел",
    count_to_end: "нет",
    estimate: "Оценить",
    go_through: "Просмотр решений",
    first: "Первое решение",
    random: "Случайное решение",
    number: "Номер решения",
    go_to_number: "Перейти",
    copy: "Копировать поле как таблицу",
    on_board: "На поле",
    find_contradiction: "Показать наименьшее противоречие",
    occurring_in: "во скольких решениях",
};

impl SolutionsText for Russian {
    fn on_board(&self, on_board: OnBoard) -> &'static str {
        match on_board {
            OnBoard::Own => "Моё",
            OnBoard::Solution => "Решение",
            OnBoard::Candidates => "Возможные цифры",
        }
    }

    fn solutions(&self, fact: &SolutionsFact) -> String {
        match fact {
            SolutionsFact::Counting { found, thousandths } => {
                let share =
                    thousandths.map(|share| format!(", {} % дерева", tenths(share.into(), ',')));
                format!("Пока {}{}…", solutions(*found), share.unwrap_or_default())
            }
            SolutionsFact::Exactly(0) => "Решений нет.".to_owned(),
            SolutionsFact::Exactly(count) => format!("Ровно {}.", solutions(*count)),
            SolutionsFact::LimitReached(count) => {
                format!(
                    "Не меньше чем {}: подсчёт дошёл до предела. Сколько их примерно, покажет оценка.",
                    solutions(*count)
                )
            }
            SolutionsFact::CountStopped(count) => {
                format!("Не меньше чем {}: подсчёт остановлен.", solutions(*count))
            }
            SolutionsFact::NoHit { probes } => {
                format!("После {} решение ещё не встретилось.", after_probes(*probes))
            }
            SolutionsFact::About { mean, spread, probes } => {
                let spread = spread.map(|spread| format!(", погрешность {} %", percent(spread, ',')));
                let probes = counted(*probes, ["проба", "пробы", "проб"]);
                format!("≈ {}{}, {probes}.", scientific(*mean, ','), spread.unwrap_or_default())
            }
            SolutionsFact::Known(count) => format!("На самом деле {}.", number(*count)),
            SolutionsFact::Going => "Идёт поиск решения…".to_owned(),
            SolutionsFact::GoingByChance => {
                "Решения пересчитываются, чтобы выбрать одно наугад…".to_owned()
            }
            SolutionsFact::At { number: place, total: Some(total), .. } => {
                format!("Решение {} из {}.", number(*place), number(*total))
            }
            SolutionsFact::At { number: place, at_least, .. } => {
                format!("Решение {} не менее чем из {}.", number(*place), number(*at_least))
            }
            SolutionsFact::Drawn { number: place, total } => format!(
                "Решение {} из {}, выбрано наугад: шансы у всех равны.",
                number(*place),
                number(*total)
            ),
            SolutionsFact::Guessed => {
                "Решение наугад. Все решения слишком долго считать, поэтому цифры \
                угадывались одна за другой: у одних решений шансов больше, чем у других, а номер этого \
                неизвестен."
                    .to_owned()
            }
            SolutionsFact::NoSuch { total: Some(total) } => {
                format!("Такого решения нет; всего их {}.", number(*total))
            }
            SolutionsFact::NoSuch { total: None } => "Такого решения нет.".to_owned(),
            SolutionsFact::GoingStopped => "Поиск решения остановлен.".to_owned(),
            SolutionsFact::WrongNumber => "Номера решений — 1, 2, 3 и так далее.".to_owned(),
            SolutionsFact::Occurring { thousandths } => format!(
                "Подсчёт, где встречается каждая цифра: {} %…",
                tenths((*thousandths).into(), ',')
            ),
            SolutionsFact::Occur { limit: 1 } => {
                "Каждая мелкая цифра стоит на своём месте хотя бы в одном решении.".to_owned()
            }
            SolutionsFact::Occur { limit } => format!(
                "Каждая мелкая цифра стоит на своём месте хотя бы в одном решении; во скольких — \
                 сосчитано до {}.",
                number(*limit)
            ),
            SolutionsFact::OccurringStopped => {
                "Подсчёт остановлен: показаны, возможно, не все цифры.".to_owned()
            }
            SolutionsFact::Contradicting { found: None } => {
                "Идёт поиск наименьшего набора цифр, которые противоречат друг другу…".to_owned()
            }
            SolutionsFact::Contradicting { found: Some(found) } => format!(
                "Пока найдено противоречие из {}; идёт поиск меньшего…",
                counted(*found, ["цифры", "цифр", "цифр"])
            ),
            SolutionsFact::Fewest { count, cells } => format!(
                "Противоречие наименьшего размера, {}: {cells}.",
                counted(*count, ["заданная цифра", "заданные цифры", "заданных цифр"])
            ),
            SolutionsFact::FewestSoFar { count, cells, at_least: 0 | 1 } => format!(
                "Эти цифры противоречат друг другу ({}): {cells}. Меньшего набора пока не найдено.",
                number(*count),
            ),
            SolutionsFact::FewestSoFar { count, cells, at_least } => format!(
                "Эти цифры противоречат друг другу ({}): {cells}. Меньшего набора пока не найдено; \
                 нужно не меньше {}.",
                number(*count),
                counted(*at_least, ["цифры", "цифр", "цифр"])
            ),
            SolutionsFact::ContradictingStopped => {
                "Поиск остановлен, противоречие ещё не найдено.".to_owned()
            }
            SolutionsFact::RulesContradict => {
                "Решения нет уже по правилам, какими бы ни были заданные цифры.".to_owned()
            }
        }
    }

    fn tally(&self, tally: Tally) -> String {
        match tally {
            Tally::Exactly(count) => number(count),
            Tally::AtLeast(count) => format!("≥ {}", number(count)),
        }
    }
}

fn solutions(count: u128) -> String {
    counted(count, ["решение", "решения", "решений"])
}

fn after_probes(probes: u64) -> String {
    counted(probes, ["пробы", "проб", "проб"])
}

/// The same as it is spoken after the digit.
pub(super) fn occurs(tally: Tally) -> String {
    let within = |count| counted(count, ["решении", "решениях", "решениях"]);
    match tally {
        Tally::Exactly(count) => format!("в {}", within(count)),
        Tally::AtLeast(count) => format!("не менее чем в {}", within(count)),
    }
}

//! Russian words of the comparison.

use grove_model::search::compare::{Across, Column, Pace, Panel};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::words::number;
use crate::text::CompareLabel;
use crate::text::compare::timed;

pub(super) const fn label(label: CompareLabel) -> &'static str {
    match label {
        CompareLabel::Pace(pace) => self::pace(pace),
        CompareLabel::PaceMeaning(pace) => pace_meaning(pace),
        CompareLabel::Across(Across::Common) => "общий",
        CompareLabel::Across(Across::Own) => "у каждой свой",
        CompareLabel::Panel(Panel::Maps) => "Карты",
        CompareLabel::Panel(Panel::Levels) => "Уровни",
        CompareLabel::Panel(Panel::Table) => "Таблица",
        CompareLabel::Column(column) => self::column(column),
        CompareLabel::CellOrder(order) => cell_order(order),
        CompareLabel::DigitOrder(order) => digit_order(order),
        CompareLabel::Inference(inference) => self::inference(inference),
        CompareLabel::PlayTogether => "Идти вместе",
        CompareLabel::MapWidth => "Масштаб карт",
        CompareLabel::Panels => "Что показано под полями",
        CompareLabel::AddSearch => "Добавить поиск",
        CompareLabel::RemoveSearch => "Убрать этот поиск",
        CompareLabel::OtherSearch => "другой…",
        CompareLabel::OtherSearchTitle => "Другой способ поиска",
        CompareLabel::Orders => "клетки и цифры в порядке на выбор",
        CompareLabel::CellOrders => "Какая клетка следующая",
        CompareLabel::DigitOrders => "Какая цифра пробуется первой",
        CompareLabel::Inferences => "Что следует из каждой цифры",
        CompareLabel::Seed => "Начальное число",
        CompareLabel::UseSearch => "Искать так",
        CompareLabel::CopyTable => "Копировать как CSV",
        CompareLabel::CopySheet => "Копировать для таблицы",
        CompareLabel::TableCaption => {
            "Числа за весь поиск. Все они точные, кроме времени: оно измерено на этом устройстве."
        }
        CompareLabel::TableSoFar => {
            "Строки с пометкой «пока что» ещё считаются. Время измерено на этом устройстве."
        }
        CompareLabel::NotCounted => "не считается",
        CompareLabel::GoesOn => "пока что",
        CompareLabel::ByLevel => "Узлы на каждом уровне, логарифмическая шкала",
        CompareLabel::AllNodes => "Все узлы, логарифмическая шкала",
        CompareLabel::MapsCommon => "Вправо — шаги, вниз — уровни; масштаб у всех карт один.",
        CompareLabel::MapsOwn => "Вправо — шаги, вниз — уровни; каждая карта во всю ширину.",
    }
}

const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "по шагам",
        Pace::Node => "по узлам",
        Pace::Time => "по времени",
    }
}

const fn pace_meaning(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "Каждое поле показано после одного и того же числа замен и возвратов.",
        Pace::Node => "Каждое поле показано после одного и того же числа замен.",
        Pace::Time => {
            "Каждое поле показано через одно и то же время; скорость каждого поиска — средняя, \
             измеренная на этом устройстве. Темп задаёт самый быстрый."
        }
    }
}

const fn column(column: Column) -> &'static str {
    match column {
        Column::Lane => "Поиск",
        Column::Placements => "Замены",
        Column::Undos => "Возвраты",
        Column::Tests => "Проверки",
        Column::Nodes => "Узлы",
        Column::Guesses => "Догадки",
        Column::DeadEnds => "Тупики",
        Column::Solutions => "Решения",
        Column::Deepest => "Глубина",
        Column::Time => "Время, измерено",
    }
}

const fn cell_order(order: CellOrder) -> &'static str {
    match order {
        CellOrder::Reading => "строка за строкой",
        CellOrder::FewestCandidates => "где меньше кандидатов",
        CellOrder::FewestThenConstrained => "где меньше кандидатов, затем больше пустых соседей",
        CellOrder::Shuffled(_) => "вперемешку",
    }
}

const fn digit_order(order: DigitOrder) -> &'static str {
    match order {
        DigitOrder::Ascending => "сначала 1",
        DigitOrder::Descending => "сначала наибольшая",
        DigitOrder::LeastConstraining => "та, что меньше отнимает у других",
        DigitOrder::Shuffled(_) => "вперемешку в каждой клетке",
    }
}

const fn inference(inference: Inference) -> &'static str {
    match inference {
        Inference::None => "ничего",
        Inference::ForwardChecking => "соседи теряют кандидата",
        Inference::Singles => "ещё и ставятся одиночки",
        Inference::DomainConsistency => "ещё и каждая группа видна целиком",
    }
}

pub(super) fn place(pace: Pace, place: u64, total: Option<u64>) -> String {
    let (word, write): (_, fn(u64) -> String) = match pace {
        Pace::Step => ("шаг", number),
        Pace::Node => ("узел", number),
        Pace::Time => ("время:", nanos),
    };
    match total {
        Some(total) => format!("{word} {} из {}", write(place), write(total)),
        None => format!("{word} {}", write(place)),
    }
}

pub(super) fn nanos(nanos: u64) -> String {
    let (written, power) = timed(nanos, ',', number);
    format!("{written} {}", ["нс", "мкс", "мс", "с"][power])
}

//! Russian words and sentences about the comparison of searches.

use grove_model::search::compare::{Across, Column, Pace, Panel};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::Russian;
use super::words::number;
use crate::text::compare::timed;
use crate::text::en::compare::CompareLabels;
use crate::text::lane_sign;
use crate::text::locale::CompareText;

pub(super) const COMPARE: CompareLabels = CompareLabels {
    play_together: "Идти вместе",
    map_width: "Масштаб карт",
    panels: "Что показано под полями",
    add_search: "Добавить поиск",
    remove_search: "Убрать этот поиск",
    other_search: "другой…",
    other_search_title: "Другой способ поиска",
    orders: "клетки и цифры в порядке на выбор",
    cell_orders: "Какая клетка следующая",
    digit_orders: "Какая цифра пробуется первой",
    inferences: "Что следует из каждой цифры",
    seed: "Начальное число",
    use_search: "Искать так",
    copy_table: "Копировать как CSV",
    copy_sheet: "Копировать для таблицы",
    table_caption: "Числа за весь поиск. Все они точные, кроме времени: оно измерено на этом устройстве.",
    table_so_far: "Строки с пометкой «пока что» ещё считаются. Время измерено на этом устройстве.",
    not_counted: "не считается",
    goes_on: "пока что",
    by_level: "Узлы на каждом уровне, логарифмическая шкала",
    all_nodes: "Все узлы, логарифмическая шкала",
    maps_common: "Вправо — шаги, вниз — уровни; масштаб у всех карт один.",
    maps_own: "Вправо — шаги, вниз — уровни; каждая карта во всю ширину.",
};

impl CompareText for Russian {
    fn compare_pace(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Step => "по шагам",
            Pace::Node => "по узлам",
            Pace::Time => "по времени",
        }
    }

    fn compare_pace_meaning(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Step => "Каждое поле показано после одного и того же числа замен и возвратов.",
            Pace::Node => "Каждое поле показано после одного и того же числа замен.",
            Pace::Time => {
                "Каждое поле показано через одно и то же время; скорость каждого поиска — средняя, \
                 измеренная на этом устройстве. Темп задаёт самый быстрый."
            }
        }
    }

    fn map_width(&self, across: Across) -> &'static str {
        match across {
            Across::Common => "общий",
            Across::Own => "у каждой свой",
        }
    }

    fn compare_panel(&self, panel: Panel) -> &'static str {
        match panel {
            Panel::Maps => "Карты",
            Panel::Levels => "Уровни",
            Panel::Table => "Таблица",
        }
    }

    fn compare_column(&self, column: Column) -> &'static str {
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

    fn cell_order(&self, order: CellOrder) -> &'static str {
        match order {
            CellOrder::Reading => "строка за строкой",
            CellOrder::FewestCandidates => "где меньше кандидатов",
            CellOrder::FewestThenConstrained => {
                "где меньше кандидатов, затем больше пустых соседей"
            }
            CellOrder::Shuffled(_) => "вперемешку",
        }
    }

    fn digit_order(&self, order: DigitOrder) -> &'static str {
        match order {
            DigitOrder::Ascending => "сначала 1",
            DigitOrder::Descending => "сначала наибольшая",
            DigitOrder::LeastConstraining => "та, что меньше отнимает у других",
            DigitOrder::Shuffled(_) => "вперемешку в каждой клетке",
        }
    }

    fn inference(&self, inference: Inference) -> &'static str {
        match inference {
            Inference::None => "ничего",
            Inference::ForwardChecking => "соседи теряют кандидата",
            Inference::Singles => "ещё и ставятся одиночки",
            Inference::DomainConsistency => "ещё и каждая группа видна целиком",
        }
    }

    fn lane(&self, place: usize) -> String {
        format!("Поиск {}", lane_sign(place))
    }

    fn place_in_pace(&self, pace: Pace, place: u64, total: Option<u64>) -> String {
        let (word, write): (_, fn(u64) -> String) = match pace {
            Pace::Step => ("шаг", number),
            Pace::Node => ("узел", number),
            Pace::Time => ("время:", |nanos| Russian.nanos(nanos)),
        };
        match total {
            Some(total) => format!("{word} {} из {}", write(place), write(total)),
            None => format!("{word} {}", write(place)),
        }
    }

    fn time_pace(&self, nanos: u64) -> String {
        format!("{} за 1 с", self.nanos(nanos))
    }

    fn nanos(&self, nanos: u64) -> String {
        let (written, power) = timed(nanos, ',', number);
        format!("{written} {}", ["нс", "мкс", "мс", "с"][power])
    }
}

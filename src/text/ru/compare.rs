//! Russian words and phrases about the comparison of searches.

use crate::text::en::compare::CompareLabels;

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

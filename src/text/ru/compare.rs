//! Russian words for comparing searches.

use crate::text::en::compare::CompareLabels;

pub(in crate::text) const COMPARE: CompareLabels = CompareLabels {
    play_together: "Показывать одновременно",
    map_width: "Масштаб карт",
    panels: "Показать под полями",
    add_search: "Добавить поиск",
    remove_search: "Убрать этот поиск",
    other_search: "другой…",
    other_search_title: "Другой способ перебора",
    orders: "Выберите порядок клеток и цифр и выводы после каждой цифры.",
    cell_orders: "Какую клетку заполнять следующей",
    digit_orders: "Какую цифру пробовать первой",
    inferences: "Выводы после каждой цифры",
    seed: "Начальное число",
    use_search: "Выбрать этот способ",
    copy_table: "Копировать как CSV",
    copy_sheet: "Копировать для таблицы",
    table_caption: "Числа за весь перебор. Все они точные, кроме времени: оно измерено на этом устройстве.",
    table_so_far: "В строках с пометкой «пока что» перебор ещё идёт. Время измерено на этом устройстве.",
    program_running: "Программа работает…",
    not_counted: "не считается",
    goes_on: "пока что",
    by_level: "Узлы на каждом уровне, логарифмическая шкала",
    all_nodes: "Все узлы, логарифмическая шкала",
    maps_common: "По горизонтали — шаги, по вертикали — уровни; масштаб у всех карт общий.",
    maps_own: "По горизонтали — шаги, по вертикали — уровни; каждая карта — во всю ширину.",
    all_alike: "Всем способам нужно одинаковое число узлов: {fewest}.",
    fewest_and_most: "Меньше всего узлов: {best} — {fewest}. Больше всего: {worst} — {most}.",
    dead_ends: "У {worst} {worst_dead_ends|тупик|тупика|тупиков}, у {best} — {best_dead_ends}.",
    fewest_and_most_times: "Меньше всего узлов: {best} — {fewest}. Больше всего: {worst} — {most}, в {times|раз|раза|раз} больше.",
};

//! Russian words and phrases for exports.

use crate::text::en::export::{ExportLabels, ExportPhrases};

pub(super) const EXPORT: ExportLabels = ExportLabels {
    open: "Сохранить…",
    title: "Сохранение в файл",
    what: "Что сохранить",
    form: "Формат",
    extent: "Что включить",
    start: "Сохранить файл",
    cancelled: "Отменено. Файл не сохранён.",
    failed: "Не удалось записать файл.",
};

pub(in crate::text) const PHRASES: ExportPhrases = ExportPhrases {
    drawn: "В файле будет то, что на экране: {count|узел|узла|узлов}.",
    mapped: "В файле будет карта всех шагов, их {of}.",
    mapped_part: "В файле будет карта шагов с {first}-го по {last}-й из {of}.",
    levels: "В файле будет {of|уровень|уровня|уровней}.",
    levels_part: "В файле будут уровни с {first}-го по {last}-й из {of}.",
    levels_so_far: "В файле будет {of|уровень|уровня|уровней} — всё, что поиск уже прошёл.",
    levels_part_so_far: "В файле будут уровни с {first}-го по {last}-й из {of} — всё, что поиск уже прошёл.",
    all_nodes: "В файле будет всё дерево: {of|узел|узла|узлов}.",
    all_steps: "В файле будут все шаги, их {of}.",
    nodes: "В дереве {of|узел|узла|узлов}. В файл войдут только первые {count}.",
    nodes_so_far: "Поиск ещё идёт, пока в дереве {of|узел|узла|узлов}. В файл войдут первые {count}, не больше.",
    steps: "В поиске {of|шаг|шага|шагов}. В файл войдут шаги с {first}-го по {last}-й.",
    steps_so_far: "Поиск ещё идёт, пока в нём {of|шаг|шага|шагов}. В файл войдут шаги с {first}-го по {last}-й, если поиск до них дойдёт.",
    size: "Около {size}.",
    no_search: "Сейчас нет поиска, который можно сохранить.",
    nothing: "Сохранять нечего.",
    no_worker: "Файл создаёт фоновая программа, а она не работает. Перезагрузите страницу.",
    no_number: "В поле «{field}» нужно целое число, не меньше 1.",
    reversed: "Последний шаг раньше первого.",
    beyond_end: "Поиск заканчивается на шаге {last}.",
    too_many: "Не больше {most}: пока файл не сохранён, браузер держит его в памяти целиком.",
    painting: "Рисуем карту…",
    writing_nodes: "Записано {written|узел|узла|узлов} из {total}",
    writing_steps: "Записано {written|шаг|шага|шагов} из {total}",
    writing_levels: "Записано {written|уровень|уровня|уровней} из {total}",
    written: "Файл сохранён: {name}, {size}.",
    bytes: "{count|байт|байта|байт}",
};

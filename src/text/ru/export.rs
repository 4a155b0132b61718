//! Russian words and phrases about exports.

use crate::text::en::export::{ExportLabels, ExportPhrases};

pub(super) const EXPORT: ExportLabels = ExportLabels {
    open: "Экспорт…",
    title: "Экспорт",
    what: "Что",
    form: "Вид файла",
    extent: "Сколько",
    start: "Записать файл",
    cancelled: "Отменено. Файл не сохранён.",
    failed: "Файл записать не удалось.",
};

pub(super) const PHRASES: ExportPhrases = ExportPhrases {
    drawn: "В файле будет то, что на рисунке: {count|узел|узла|узлов}.",
    mapped: "В файле будет карта всех шагов, их {of}.",
    mapped_part: "В файле будет карта шагов с {first}-го по {last}-й из {of}.",
    levels: "В файле будет {of|уровень|уровня|уровней}.",
    levels_part: "В файле будут уровни с {first}-го по {last}-й из {of}.",
    levels_so_far: "В файле будет {of|уровень|уровня|уровней}: всё, что уже пройдено поиском.",
    levels_part_so_far: "В файле будут уровни с {first}-го по {last}-й из {of}: всё, что уже пройдено поиском.",
    all_nodes: "В файле будет всё: {of|узел|узла|узлов}.",
    all_steps: "В файле будет всё: {of|шаг|шага|шагов}.",
    nodes: "В дереве {of|узел|узла|узлов}. Файл вместит только первые {count}.",
    nodes_so_far: "Поиск ещё идёт, пока в дереве {of|узел|узла|узлов}. Файл вместит первые {count}.",
    steps: "В поиске {of|шаг|шага|шагов}. В файл войдут с {first}-го по {last}-й.",
    steps_so_far: "Поиск ещё идёт, пока в нём {of|шаг|шага|шагов}. В файл войдут с {first}-го по {last}-й, если их столько наберётся.",
    size: "Около {size}.",
    no_search: "Сейчас нет поиска, за которым можно наблюдать.",
    nothing: "Записывать нечего.",
    no_worker: "Файлы пишет фоновый поиск, а он не работает. Перезагрузите страницу.",
    no_number: "В поле «{field}» нужно целое число от 1.",
    reversed: "Последний шаг стоит раньше первого.",
    beyond_end: "Поиск заканчивается на шаге {last}.",
    too_many: "Не больше {most}: пока файл не сохранён, браузер держит его в памяти целиком.",
    painting: "Карта рисуется…",
    writing_nodes: "Записано {written|узел|узла|узлов} из {total}",
    writing_steps: "Записано {written|шаг|шага|шагов} из {total}",
    writing_levels: "Записано {written|уровень|уровня|уровней} из {total}",
    written: "Файл сохранён: {name}, {size}.",
    bytes: "{count|байт|байта|байт}",
};

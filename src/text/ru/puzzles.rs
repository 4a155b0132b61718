//! Russian words and phrases for saved puzzles.

use crate::text::en::puzzles::{PuzzleLabels, PuzzlePhrases};

pub(super) const PUZZLES: PuzzleLabels = PuzzleLabels {
    title: "Мои задачи",
    none: "Здесь, на этом устройстве, сохраняется каждая задача, в которую вы что-то вписали.",
    open: "Открыть",
    duplicate: "Дублировать",
    delete: "Удалить",
    undo: "Отменить",
    name: "Название",
    on_board: "на поле",
    pages: "Страницы",
    before: "Предыдущая страница",
    after: "Следующая страница",
    save_all: "Сохранить все",
    open_all: "Открыть файл…",
    file_hint: "Все задачи отсюда в одном файле; его можно открыть и в другом браузере.",
    not_saved: "Браузер не смог сохранить файл.",
    unreadable: "Браузер не смог прочитать файл.",
    other_file: "Этот файл записан не кнопкой «Сохранить все».",
    newer: "Файл записан более новой версией этой страницы. Перезагрузите страницу и откройте файл ещё раз.",
    cut_off: "Файл неполный: в нём не хватает конца.",
    working: "Работаем с файлом…",
};

pub(in crate::text) const PHRASES: PuzzlePhrases = PuzzlePhrases {
    kind: "{size}×{size}, {clues|заданная цифра|заданные цифры|заданных цифр}",
    progress: "Заполнено {filled} из {cells}",
    total: "{puzzles|задача|задачи|задач}",
    deleted: "Удалено: «{name}».",
    saved: "Сохранено: {puzzles|задача|задачи|задач}.",
    opened: "Открыто: {puzzles|задача|задачи|задач}. То, что вписано здесь позже, осталось.",
    too_large: "Файл больше, чем {most}.",
    bad_puzzle: "Под номером {nth} в файле не задача. Из файла ничего не загружено.",
};

//! Russian words and phrases about the puzzles that are kept.

use crate::text::en::puzzles::{PuzzleLabels, PuzzlePhrases};

pub(super) const PUZZLES: PuzzleLabels = PuzzleLabels {
    title: "Мои задачи",
    none: "Здесь, на этом устройстве, хранится каждая задача, на которой вы что-то написали.",
    open: "Открыть",
    duplicate: "Копия",
    delete: "Удалить",
    undo: "Вернуть",
    name: "Название",
    on_board: "на поле",
    pages: "Страницы",
    before: "Предыдущая страница",
    after: "Следующая страница",
    save_all: "Сохранить все",
    open_all: "Открыть файл…",
    file_hint: "Один файл со всеми здешними задачами; его откроет и другой браузер.",
    not_saved: "Браузер не принял файл.",
    unreadable: "Браузер не смог прочитать файл.",
    other_file: "Это не тот файл, который записывает «Сохранить все».",
    newer: "Файл записан более новой версией этой страницы. Перезагрузите страницу и откройте его ещё раз.",
    cut_off: "Файл не целый: не хватает его конца.",
    working: "Идёт работа с файлом…",
};

pub(super) const PHRASES: PuzzlePhrases = PuzzlePhrases {
    kind: "{size}×{size}, {clues|подсказка|подсказки|подсказок}",
    progress: "Заполнено {filled} из {cells}",
    total: "{puzzles|задача|задачи|задач}",
    deleted: "Удалено: «{name}».",
    saved: "Сохранено: {puzzles|задача|задачи|задач}.",
    opened: "Открыто: {puzzles|задача|задачи|задач}. Написанное здесь позже осталось.",
    too_large: "Файл больше, чем {most}.",
    bad_puzzle: "Номер {nth} в файле не задача. Из файла ничего не взято.",
};

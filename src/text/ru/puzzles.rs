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
};

pub(super) const PHRASES: PuzzlePhrases = PuzzlePhrases {
    kind: "{size}×{size}, {clues|подсказка|подсказки|подсказок}",
    progress: "Заполнено {filled} из {cells}",
    total: "{puzzles|задача|задачи|задач}",
    deleted: "Удалено: «{name}».",
};

//! Russian words for going to a step, bookmarks and sharing.

use crate::text::en::places::{PlaceLabels, PlacePhrases, ShareLabels};

pub(super) const PLACES: PlaceLabels = PlaceLabels {
    step_field: "Текущий шаг. Введите другой и нажмите Enter.",
    not_a_step: "Введите номер шага, например 1356.",
    bookmarks: "Закладки",
    name: "Название закладки",
    add: "Добавить закладку",
    none: "Закладок пока нет. Закладкой можно отметить шаг, к которому вы захотите вернуться; она входит в ссылку.",
    full: "Больше закладок добавить нельзя. Сначала удалите одну.",
    remove: "Удалить закладку",
    removed: "Закладка удалена.",
};

pub(super) const SHARE: ShareLabels =
    ShareLabels { title: "Поделиться", open_page: "Открыть в Sudoku Grove" };

pub(super) const PHRASES: PlacePhrases =
    PlacePhrases { beyond_end: "Есть шаги от 0 до {last}." };

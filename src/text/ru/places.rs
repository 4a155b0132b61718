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

pub(super) const SHARE: ShareLabels = ShareLabels {
    title: "Поделиться",
    intro: "Ссылка откроет ту же задачу в том же режиме, а поиск — на том же шаге. Страница будет на языке того, кто её откроет.",
    link: "Ссылка",
    copy_link: "Скопировать ссылку",
    code: "QR-код ссылки",
    code_hint: "Чтобы открыть на телефоне, наведите сюда камеру.",
    too_long: "Для QR-кода эта ссылка слишком длинная. Скопируйте её.",
    frame: "HTML для вашей страницы: только поле, дерево и управление",
    copy_frame: "Скопировать HTML",
    open_page: "Открыть в Sudoku Grove",
};

pub(super) const PHRASES: PlacePhrases =
    PlacePhrases { beyond_end: "Есть шаги от 0 до {last}." };

//! Russian words of the dialog for sharing.

use crate::text::en::share::ShareDialogLabels;

pub(in crate::text) const SHARE_DIALOG: ShareDialogLabels = ShareDialogLabels {
    intro: "Ссылка откроет ту же задачу в том же режиме, а поиск — на том же шаге. Страница будет на языке того, кто её откроет.",
    link: "Ссылка",
    copy_link: "Скопировать ссылку",
    code: "QR-код ссылки",
    code_hint: "Чтобы открыть на телефоне, наведите сюда камеру.",
    too_long: "Для QR-кода эта ссылка слишком длинная. Скопируйте её.",
    frame: "HTML для вашей страницы: только поле, дерево и управление",
    copy_frame: "Скопировать HTML",
};

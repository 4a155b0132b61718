//! Russian words and phrases about cells of the board.

use crate::text::en::board::BoardPhrases;

pub(super) const PHRASES: BoardPhrases = BoardPhrases {
    empty: "пусто",
    corner_marks: "пометки в углу {marks}",
    centre_marks: "пометки в центре {marks}",
    trying: "проверяется {digit}",
    taken_back: "{digit} только что убрана",
    current: "текущая клетка",
    blocker: "мешает поставить цифру",
    clashes: "противоречит другой клетке",
    differs: "здесь решения различаются",
    wrong: "ваша {digit} неверна",
    contradicts: "одна из цифр, которые противоречат друг другу",
    in_hole: "очищена, чтобы проверить, одно ли решение",
    short_cell: "с{row}к{column}",
    enter_digit: "Вписать {digit}",
    empty_board: "Пустое поле {size} на {size}",
    paste_not_kept: "Текст длиннее {most} после перезагрузки пропадёт.",
    beginning_shown: "Это начало текста длиной в {bytes|байт|байта|байт}. Хранится он весь.",
};

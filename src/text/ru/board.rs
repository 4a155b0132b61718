//! Russian phrases for the cells of the board.

use crate::text::en::board::BoardPhrases;

pub(super) const PHRASES: BoardPhrases = BoardPhrases {
    empty: "пусто",
    corner_marks: "пометки в углу {marks}",
    center_marks: "пометки в центре {marks}",
    colors: "цвет: {colors}",
    color_names: "красный|оранжевый|жёлтый|зелёный|бирюзовый|синий|фиолетовый|розовый|серый",
    trying: "проверяется {digit}",
    taken_back: "{digit} только что стёрта",
    current: "текущая клетка",
    blocker: "мешает поставить цифру",
    dead_end: "тупик, не подходит ни одна цифра",
    clashes: "конфликт с другой клеткой",
    differs: "здесь решения различаются",
    wrong: "ваша {digit} неверна",
    contradicts: "одна из заданных цифр, которые противоречат друг другу",
    in_removal: "очищена, чтобы проверить, останется ли одно решение",
    short_cell: "с{row}к{column}",
    occurs: "{digit} в {count|решении|решениях|решениях}",
    occurs_at_least: "{digit} не менее чем в {count|решении|решениях|решениях}",
    enter_digit: "Вписать {digit}",
    pad_digit: "Вписать {digit}: осталось {left}",
    pad_color: "Цвет {number}: {color}",
    empty_board: "Пустое поле {size} на {size}",
    paste_not_kept: "Текст больше {most} не сохраняется: после перезагрузки страницы он пропадёт.",
    beginning_shown: "Здесь видно только начало текста. Сохранён он весь: {bytes|байт|байта|байт}.",
};

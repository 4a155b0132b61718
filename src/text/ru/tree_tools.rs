//! Russian words for the tools of the search tree and for its legend.

use crate::text::en::tree_tools::TreeToolLabels;

pub(in crate::text) const TREE_TOOLS: TreeToolLabels = TreeToolLabels {
    fold: "Свернуть ветвь",
    unfold: "Развернуть ветвь",
    fold_failed: "Свернуть тупиковые ветви",
    unfold_failed: "Развернуть тупиковые ветви",
    unfold_all: "Развернуть всё, что поместится",
    center: "Текущий узел в середину",
    fit: "Целиком",
    readable_size: "Вернуть читаемый размер",
    go_there: "Перейти сюда",
    guess: "предположение: подходило несколько цифр",
    forced: "единственно возможная цифра (тонкая, без контура)",
    current: "где сейчас поиск",
    selected: "выбранный узел; двойной щелчок или Enter — перейти к нему",
    path: "путь к текущему шагу",
    wide: "чем толще линия, тем больше узлов ниже",
    beyond: "сюда поиск не дойдёт: он остановится раньше",
    blocked: "зачёркнута в ряду цифр: сюда не подходит",
    taken_back: "в пунктирной рамке в ряду цифр: проверена и стёрта",
    forced_on_board: "на поле единственно возможная цифра подчёркнута точками, остальные цифры поиска — предположения",
    costliest: "Самая дорогая ветвь: {node}, {size} из {total|узла|узлов|узлов} ({percent}\u{a0}%).",
    following: "Ищем самую дорогую ветвь…",
};

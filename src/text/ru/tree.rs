//! Russian words and phrases for the search tree and the map.

use crate::text::en::tree::{BranchLabels, LegendLabels, TimelineLabels, TreeLabels, TreePhrases};

pub(super) const TREE: TreeLabels = TreeLabels {
    title: "Дерево перебора",
    drawing: "Дерево",
    path: "Путь",
    list: "Список",
    keys: "Дерево перебора. Узел выбирают клавишами со стрелками, Enter — перейти к нему; все клавиши — в справке.",
    branches: "Ветви",
    costliest: "На что ушло время?",
    path_order: "Цифры на поле в том порядке, в каком они поставлены",
    table: "Таблица",
    legend: "В дереве круг — предположение, цифра без контура — единственно возможная, ромб — решение, квадрат — тупик, треугольник — \
         ветвь, которая свёрнута или уже перебрана и стёрта. Пунктиром показано то, до чего поиск \
         не дошёл. Корень — тоже узел и всегда входит в число узлов. Запись с1к3 означает клетку \
         в строке 1 и столбце (колонке) 3.",
};

pub(super) const TIMELINE: TimelineLabels = TimelineLabels {
    title: "Карта поиска",
    keys: "Карта поиска. Стрелки — переход между полосами, Enter — перейти к шагу; все клавиши — в справке.",
    center: "Показать текущий шаг",
    taller: "Увеличить высоту карты",
    lower: "Уменьшить высоту карты",
    legend: "Карта показывает весь поиск: по горизонтали шаги, по вертикали уровни. Каждая полоса — \
         поставленная цифра и всё, что было перебрано после неё. Заштрихованные полосы — без \
         решений, светлые с линией снизу — с решением, ромб — само решение. Рядом — число узлов \
         на каждом уровне, тупики красным; корень выше первого уровня. Щёлкните или тяните, чтобы \
         перейти к шагу; колесо — масштаб, Shift и перетаскивание — сдвиг.",
};

pub(super) const BRANCHES: BranchLabels = BranchLabels {
    digit: "Цифра",
    nodes: "Узлы",
    solutions: "Решения",
    deepest: "Наибольшая глубина",
    status: "Состояние",
    unknown: "пока неизвестно",
};

pub(super) const LEGEND: LegendLabels = LegendLabels {
    title: "Что означают фигуры?",
    diamond: "решение: поле заполнено",
    square: "тупик: в следующую клетку не подходит ни одна цифра",
    failed: "свёрнутая ветвь без решений",
    holds: "свёрнутая ветвь с решениями",
    open: "сюда поиск не дошёл",
};

pub(super) const PHRASES: TreePhrases = TreePhrases {
    whole_forest: "Всё дерево",
    drawn_forest: "Дерево",
    forest_so_far: "Дерево до остановки поиска",
    forest: "{forest}: {nodes|узел|узла|узлов} вместе с корнем, {trees|ветвь|ветви|ветвей} из корня, {dead_ends|тупик|тупика|тупиков}, {solutions|решение|решения|решений}.",
    forest_drawn: "На рисунке {drawn|узел|узла|узлов}.",
    forest_searched: "Поиск проходит {searched|узел|узла|узлов}.",
    drawn: "Показано: {drawn|узел|узла|узлов}; {folded}. Весь поиск: {searched|узел|узла|узлов}{is_over?| пока что}.",
    drawn_beyond: "Показано: {drawn|узел|узла|узлов}, ещё не пройдено: {open}; {folded}. Весь поиск: {searched|узел|узла|узлов}{is_over?| пока что}.",
    nothing_folded: "свёрнутых ветвей нет",
    folded: "{folded|ветвь свёрнута|ветви свёрнуты|ветвей свёрнуто}",
    node: "{digit} в {cell}",
    node_open: "{node}: сюда поиск не дошёл.",
    node_dead_end: "{node}: тупик.",
    node_solution: "{node}: решение.",
    node_subtree: "{node}: {size|узел|узла|узлов}, {solutions}, глубина до {deepest}{is_growing? (поиск ещё идёт)}.",
    no_solution: "решений нет",
    solutions: "{count|решение|решения|решений}",
    bar_solution: "решение",
    bar_dead_end: "тупик",
    bar_no_solution: "без решений",
    bar_subtree: "{size|узел|узла|узлов}, {solutions}, до уровня {deepest}",
    bar: "{path}: {what}, шаги {from}–{to}",
    bar_so_far: "{path}: пока {what}, с шага {from}",
    at_root: "В корне",
    below: "После {path}",
    branch_full: "{below}: поле заполнено.",
    branch_dead_end: "{below}: в {cell} не подходит ни одна цифра.",
    branches: "{below}: для {cell} есть {digits|цифра|цифры|цифр}.",
    steps_in_view: "Видны шаги {from}–{to}",
};

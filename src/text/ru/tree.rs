//! Russian words and phrases about the search tree and the map.

use crate::text::en::tree::{BranchLabels, LegendLabels, TimelineLabels, TreeLabels, TreePhrases};

pub(super) const TREE: TreeLabels = TreeLabels {
    title: "Дерево перебора",
    drawing: "Дерево",
    path: "Путь",
    list: "Список",
    keys: "Дерево перебора. По нему можно ходить клавишами со стрелками; все клавиши перечислены \
         в справке.",
    path_order: "Цифры на поле в том порядке, в каком они поставлены",
    table: "Таблица",
    legend: "В дереве круг — поставленная цифра, ромб — решение, квадрат — тупик, треугольник — ветвь, \
         которая свёрнута или уже перебрана и убрана. Пунктиром показано то, до чего поиск не дошёл. Корень — тоже узел, где бы узлы ни считались.",
};

pub(super) const TIMELINE: TimelineLabels = TimelineLabels {
    title: "Карта поиска",
    keys: "Карта поиска. Стрелки ведут от полосы к полосе, Enter переходит к ней; все клавиши перечислены в справке.",
    centre: "Показать текущий шаг",
    taller: "Карта выше",
    lower: "Карта ниже",
    legend: "Карта показывает весь поиск: по горизонтали шаги, по вертикали уровни. Каждая полоса \
         — поставленная цифра со всем, что из неё вышло; заштрихованные не привели к решению, \
         в чистых с линией по нижнему краю решение есть, а само решение отмечено ромбом. \
         Рядом показано, сколько узлов на каждом уровне, тупики среди них красным; корень выше первого уровня. Нажмите или ведите, \
         чтобы двигаться по поиску; колесо меняет масштаб, с клавишей Shift карта сдвигается.",
};

pub(super) const BRANCHES: BranchLabels = BranchLabels {
    digit: "Цифра",
    nodes: "Узлы",
    solutions: "Решения",
    deepest: "Самый глубокий уровень",
    status: "Состояние",
    unknown: "пока неизвестно",
};

pub(super) const LEGEND: LegendLabels = LegendLabels {
    title: "Что значат фигуры?",
    circle: "цифра поставлена",
    diamond: "решение: поле заполнено",
    square: "тупик: для следующей клетки не осталось цифр",
    failed: "свёрнутая ветвь без решений",
    holds: "свёрнутая ветвь с решениями",
    open: "сюда поиск не дошёл",
    figures: "Рядом со свёрнутой ветвью — число её узлов и решений, например 1234 · 1; знак ≥ говорит, что поиск ещё в ней. Жирная линия — путь к показанному шагу, кольцо — место, где сейчас поиск.",
};

pub(super) const PHRASES: TreePhrases = TreePhrases {
    whole_forest: "Весь лес",
    drawn_forest: "Лес",
    forest_so_far: "Лес до остановки поиска",
    forest: "{forest}: {trees|дерево|дерева|деревьев}, {nodes|узел|узла|узлов} вместе с корнем, {solutions|решение|решения|решений}.",
    forest_drawn: "На рисунке {drawn|узел|узла|узлов}.",
    forest_searched: "Поиск останавливается, пройдя {searched} из них.",
    drawn: "На рисунке {shown|узел|узла|узлов} из {searched}{is_over?| пройденных пока}; {folded}.",
    drawn_beyond: "На рисунке {drawn|узел|узла|узлов}: {shown} из {searched} пройденных{is_over?| пока}, {open} не пройдено; {folded}.",
    nothing_folded: "свёрнутых ветвей нет",
    folded: "{folded|ветвь свёрнута|ветви свёрнуты|ветвей свёрнуто}",
    node: "{digit} в {cell}",
    node_open: "{node}: сюда поиск не дошёл.",
    node_dead_end: "{node}: тупик.",
    node_solution: "{node}: решение.",
    node_subtree: "{node}: {size|узел|узла|узлов}, {solutions}, глубина до {deepest}{is_growing? (пока)}.",
    no_solution: "решений нет",
    solutions: "{count|решение|решения|решений}",
    path_drawn: "На рисунке {drawn|узел|узла|узлов}: корень, путь и соседние узлы, пройденные и нет. {is_over?Всего|Пока} в поиске {searched|узел|узла|узлов}.",
    path_listed: "Путь ниже корня: {depth|узел|узла|узлов} из {searched}{is_over?| пройденных пока}.",
    bar_solution: "решение",
    bar_dead_end: "тупик",
    bar_no_solution: "без решений",
    bar_subtree: "{size|узел|узла|узлов}, {solutions}, до уровня {deepest}",
    bar: "{path}: {what}, шаги {from}–{to}",
    bar_so_far: "{path}: пока {what}, с шага {from}",
    at_root: "У корня",
    below: "Ниже {path}",
    branch_full: "{below}: поле заполнено.",
    branch_dead_end: "{below}: в {cell} не подходит ни одна цифра.",
    branches: "{below}: для {cell} {digits|цифра|цифры|цифр}.",
    steps_in_view: "Видны шаги {from}–{to}",
};

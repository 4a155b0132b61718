//! Russian words and sentences about the search tree and the map.

use grove_model::view::branch_table::Fate;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::recording::NodeKind;

use super::Russian;
use super::words::{counted, number};
use crate::text::en::tree::{BranchLabels, LegendLabels, TimelineLabels, TreeLabels};
use crate::text::locale::{BoardText, TreeText};
use crate::text::{ForestFacts, NodeFacts, NodeOutcome, PathFacts, TreeFacts};

const NODES: [&str; 3] = ["узел", "узла", "узлов"];

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
         которая свёрнута или уже перебрана и убрана. Пунктиром показано то, до чего поиск не дошёл.",
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
         Рядом показано, сколько узлов на каждом уровне, тупики красным. Нажмите или ведите, \
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

impl TreeText for Russian {
    fn branch_status(&self, fate: Fate) -> &'static str {
        match fate {
            Fate::NotReached => "поиск ещё не дошёл",
            Fate::Open => "ещё открыта",
            Fate::Closed => "закрыта",
            Fate::NotTold => "пока неизвестно",
        }
    }

    fn forest(&self, facts: ForestFacts) -> String {
        let ForestFacts { nodes, drawn, trees, solutions, is_whole } = facts;
        let what = format!(
            "{}, {}, {}",
            counted(trees, ["дерево", "дерева", "деревьев"]),
            counted(nodes, NODES),
            counted(solutions, ["решение", "решения", "решений"])
        );
        let forest = match (is_whole, drawn == nodes) {
            (true, true) => "Весь лес",
            (true, false) => "Лес",
            (false, _) => "Лес до остановки поиска",
        };
        if drawn == nodes {
            format!("{forest}: {what}.")
        } else {
            format!("{forest}: {what}. На рисунке {}.", counted(drawn, NODES))
        }
    }

    fn tree_drawn(&self, facts: TreeFacts) -> String {
        let TreeFacts { shown, searched, folded, is_over } = facts;
        let (shown, searched) = (counted(shown, NODES), number(searched));
        let so_far = if is_over { "" } else { " пройденных пока" };
        let folded = match folded {
            0 => "свёрнутых ветвей нет".to_owned(),
            _ => counted(folded, ["ветвь свёрнута", "ветви свёрнуты", "ветвей свёрнуто"]),
        };
        format!("На рисунке {shown} из {searched}{so_far}; {folded}.")
    }

    fn node(&self, NodeFacts { digit, cell, shape, outcome }: NodeFacts) -> String {
        let node = format!("{} в {}", digit.symbol(), self.short_cell(cell, shape));
        match outcome {
            NodeOutcome::Unknown => format!("{node}."),
            NodeOutcome::Open => format!("{node}: сюда поиск не дошёл."),
            NodeOutcome::DeadEnd => format!("{node}: тупик."),
            NodeOutcome::Solution => format!("{node}: решение."),
            NodeOutcome::Subtree { size, solutions, deepest, is_growing } => {
                let size = counted(size, NODES);
                let solutions = match solutions {
                    0 => "решений нет".to_owned(),
                    _ => counted(solutions, ["решение", "решения", "решений"]),
                };
                let so_far = if is_growing { " (пока)" } else { "" };
                format!("{node}: {size}, {solutions}, глубина до {}{so_far}.", number(deepest))
            }
        }
    }

    fn path_drawn(&self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over } = facts;
        let in_all =
            if is_over { "Всего в дереве" } else { "Пока в дереве" };
        format!(
            "На рисунке {}: корень, путь и соседние узлы. {in_all} {}, остальные не показаны.",
            counted(drawn, NODES),
            counted(searched, NODES)
        )
    }

    fn bar(&self, path: &str, facts: &BarFacts) -> String {
        let from = number(facts.from);
        let what = match facts.kind {
            Some(NodeKind::Solution) => "решение".to_owned(),
            Some(NodeKind::Failure) => "тупик".to_owned(),
            Some(NodeKind::Choice) | None => {
                let solutions = match facts.solutions {
                    0 => "без решений".to_owned(),
                    some => counted(some, ["решение", "решения", "решений"]),
                };
                let nodes = counted(facts.size, NODES);
                format!("{nodes}, {solutions}, до уровня {}", facts.deepest)
            }
        };
        match facts.to {
            Some(to) => format!("{path}: {what}, шаги {from}–{}", number(to)),
            None => format!("{path}: пока {what}, с шага {from}"),
        }
    }

    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String {
        let below = path.map_or_else(|| "У корня".to_owned(), |path| format!("Ниже {path}"));
        match (cell, digits) {
            (None, _) => format!("{below}: поле заполнено."),
            (Some(cell), 0) => format!("{below}: в {cell} не подходит ни одна цифра."),
            (Some(cell), some) => {
                format!("{below}: для {cell} {}.", counted(some, ["цифра", "цифры", "цифр"]))
            }
        }
    }

    fn steps_in_view(&self, from: u64, to: u64) -> String {
        format!("Видны шаги {}–{}", number(from), number(to))
    }
}

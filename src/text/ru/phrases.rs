//! Russian sentences about facts.

use grove_model::generate::form::WishProblem;
use grove_model::model::notice::Notice;
use grove_model::search::compare::Pace as ComparePace;
use grove_model::search::explore::Account;
use grove_model::view::board::Origin;
use grove_model::view::constraints::ConstraintText;
use grove_model::view::export::{Plan, Problem, Unit};
use grove_model::view::narration::Narration;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Digit, Rule, Shape};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::Preview;
use sudoku_engine::formats::ReadError;
use sudoku_engine::recording::NodeKind;

use super::words::{self, Case, counted};
use super::{
    Russian, about_run, batch, compare, explore, export, happening, labels, making, notices, rules,
    solutions, verdicts,
};
use crate::text::number::symbols;
use crate::text::{
    CellFact, Fate, ForestFacts, HoleFact, Label, Locale, NodeFacts, Pace, PathFacts, RulePart,
    RunState, SolutionsFact, TreeFacts, Verdict,
};

const NODES: [&str; 3] = ["узел", "узла", "узлов"];

impl Locale for Russian {
    fn label(&self, label: Label) -> &'static str {
        labels::label(label)
    }

    fn number(&self, number: u64) -> String {
        words::number(number)
    }

    fn happening(&self, happening: &Narration, shape: Shape) -> String {
        happening::happening(happening, shape)
    }

    fn place(&self, cell: Cell, shape: Shape) -> String {
        words::place(cell, shape, Case::Nominative)
    }

    fn cell_fact(&self, fact: CellFact) -> String {
        match fact {
            CellFact::Empty => "пусто".to_owned(),
            CellFact::Digit(digit, origin) => {
                let origin = match origin {
                    Origin::Given => "заданная цифра",
                    Origin::Own => "ваша цифра",
                    Origin::Search { .. } => "поставлена поиском",
                    Origin::Answer => "из решения",
                };
                format!("{}, {origin}", digit.symbol())
            }
            CellFact::CornerMarks(marks) => format!("пометки в углу {}", symbols(marks)),
            CellFact::CentreMarks(marks) => format!("пометки в центре {}", symbols(marks)),
            CellFact::Trying(digit) => format!("проверяется {}", digit.symbol()),
            CellFact::TakenBack(digit) => format!("{} только что убрана", digit.symbol()),
            CellFact::Current => "текущая клетка".to_owned(),
            CellFact::Blocker => "мешает поставить цифру".to_owned(),
            CellFact::Clashes => "противоречит другой клетке".to_owned(),
            CellFact::Differs => "здесь решения различаются".to_owned(),
            CellFact::Occurs(digit, tally) => {
                format!("{} {}", digit.symbol(), solutions::occurs(tally))
            }
            CellFact::Contradicts => "одна из цифр, которые противоречат друг другу".to_owned(),
            CellFact::InHole => "очищена, чтобы проверить, одно ли решение".to_owned(),
            CellFact::Rule(rule) => rules::here(rule),
        }
    }

    fn short_cell(&self, row: usize, column: usize) -> String {
        format!("с{row}к{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Вписать {}", digit.symbol())
    }

    fn empty_board(&self, size: usize) -> String {
        format!("Пустое поле {size} на {size}")
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::SecondsAStep(seconds) => format!("1 шаг за {seconds} с"),
            Pace::StepsASecond(steps) => format!("{}/с", counted(steps, ["шаг", "шага", "шагов"])),
            Pace::Unlimited => "без задержки".to_owned(),
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        let step = words::number(step);
        match total {
            Some(total) => format!("шаг {step} из {}", words::number(total)),
            None => format!("шаг {step}"),
        }
    }

    fn run(&self, state: RunState, placements: u64) -> String {
        let placements = counted(placements, ["замена", "замены", "замен"]);
        match state {
            RunState::Searching => format!("поиск: {placements}"),
            RunState::Seeking => format!("переход: {placements}"),
            RunState::Stopped => format!("остановлен: {placements}"),
            RunState::Over => format!("поиск окончен: всего {placements}"),
        }
    }

    fn goal_nth(&self, nth: u64) -> String {
        format!("решение {}", words::number(nth))
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
        let (shown, searched) = (counted(shown, NODES), words::number(searched));
        let so_far = if is_over { "" } else { " пройденных пока" };
        let folded = match folded {
            0 => "свёрнутых ветвей нет".to_owned(),
            _ => counted(folded, ["ветвь свёрнута", "ветви свёрнуты", "ветвей свёрнуто"]),
        };
        format!("На рисунке {shown} из {searched}{so_far}; {folded}.")
    }

    fn node(&self, NodeFacts { digit, cell: (row, column), fate }: NodeFacts) -> String {
        let node = format!("{} в {}", digit.symbol(), self.short_cell(row, column));
        match fate {
            Fate::Unknown => format!("{node}."),
            Fate::Open => format!("{node}: сюда поиск не дошёл."),
            Fate::DeadEnd => format!("{node}: тупик."),
            Fate::Solution => format!("{node}: решение."),
            Fate::Subtree { size, solutions, deepest, is_growing } => {
                let size = counted(size, NODES);
                let solutions = match solutions {
                    0 => "решений нет".to_owned(),
                    _ => counted(solutions, ["решение", "решения", "решений"]),
                };
                let so_far = if is_growing { " (пока)" } else { "" };
                format!(
                    "{node}: {size}, {solutions}, глубина до {}{so_far}.",
                    words::number(deepest)
                )
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
        let from = words::number(facts.from);
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
            Some(to) => format!("{path}: {what}, шаги {from}–{}", words::number(to)),
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

    fn account(&self, account: &Account, shape: Shape) -> String {
        explore::account(account, shape)
    }

    fn leaves(&self, digit: Digit, preview: &Preview) -> String {
        explore::leaves(digit, preview)
    }

    fn opened(&self, nodes: u64, by_hand: u64) -> String {
        explore::opened(nodes, by_hand)
    }

    fn steps_in_view(&self, from: u64, to: u64) -> String {
        format!("Видны шаги {}–{}", words::number(from), words::number(to))
    }

    fn large(&self, number: u128) -> String {
        words::number(number)
    }

    fn solutions(&self, fact: &SolutionsFact) -> String {
        solutions::sentence(fact)
    }

    fn tally(&self, tally: Tally) -> String {
        solutions::tally(tally)
    }

    fn verdict(&self, verdict: Verdict, shape: Shape) -> String {
        verdicts::verdict(verdict, shape)
    }

    fn rule_part(&self, part: RulePart) -> String {
        rules::part(part)
    }

    fn constraint(&self, rule: Rule) -> String {
        rules::constraint(rule)
    }

    fn constraint_says(&self, says: ConstraintText) -> String {
        rules::says(says)
    }

    fn constraints(&self, constraints: u64, cells: u64) -> String {
        rules::constraints(constraints, cells)
    }

    fn unfinished_regions(&self, sizes: &[(u64, u64)], size: u64) -> String {
        rules::unfinished_regions(sizes, size)
    }

    fn join_region(&self, region: u64) -> String {
        rules::join_region(region)
    }

    fn read_error(&self, error: &ReadError) -> String {
        verdicts::read_error(error)
    }

    fn notice(&self, notice: &Notice) -> String {
        notices::notice(notice)
    }

    fn beginning_shown(&self, bytes: usize) -> String {
        format!(
            "Это начало текста длиной в {}. Хранится он весь.",
            counted(bytes as u64, ["байт", "байта", "байт"])
        )
    }

    fn bytes(&self, bytes: u64) -> String {
        export::bytes(bytes)
    }

    fn lane(&self, letter: &str) -> String {
        format!("Поиск {letter}")
    }

    fn compared(&self, pace: ComparePace, place: u64, total: Option<u64>) -> String {
        compare::place(pace, place, total)
    }

    fn time_pace(&self, nanos: u64) -> String {
        format!("{} за 1 с", compare::nanos(nanos))
    }

    fn nanos(&self, nanos: u64) -> String {
        compare::nanos(nanos)
    }

    fn malformed(&self, malformed: Malformed) -> String {
        batch::malformed(malformed)
    }

    fn batch_saved(&self, rows: u64) -> String {
        batch::saved(rows)
    }

    fn batch_shown(&self, rows: u64, all: u64) -> String {
        batch::shown(rows, all)
    }

    fn micros(&self, micros: u64) -> String {
        about_run::micros(micros)
    }

    fn rate(&self, placements: u64) -> String {
        about_run::rate(placements)
    }

    fn export_plan(&self, plan: &Plan) -> String {
        export::plan(plan)
    }

    fn export_problem(&self, problem: Problem) -> String {
        export::problem(problem)
    }

    fn wish_problem(&self, problem: WishProblem) -> String {
        making::problem(problem)
    }

    fn made_from(&self, seed: u64) -> String {
        making::seed(seed)
    }

    fn hole(&self, fact: &HoleFact) -> String {
        making::hole(fact)
    }

    fn handout_range(&self, most: u64) -> String {
        making::handout_range(most)
    }

    fn handout_progress(&self, made: u64, wanted: u64) -> String {
        making::handout_progress(made, wanted)
    }

    fn handout_made(&self, made: u64, pages: u64) -> String {
        making::handout_made(made, pages)
    }

    fn page_of(&self, page: u64, pages: u64) -> String {
        making::page_of(page, pages)
    }

    fn puzzle_title(&self, nth: u64, seed: u64) -> String {
        making::puzzle_title(nth, seed)
    }

    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String {
        export::progress(unit, written, total)
    }

    fn export_written(&self, name: &str, bytes: u64) -> String {
        export::written(name, bytes)
    }
}

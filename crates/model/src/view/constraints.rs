//! The constraints of the puzzle being searched, and which of them is at work.
//!
//! This module decides what is shown of each constraint, and which one is outlined on the
//! board. It must not depend on how a search finds its events, and contains no text.

use sudoku_engine::board::{Cell, Diagonal, DigitSet, HouseKind, Rule, Rules};
use sudoku_engine::search::{DeadEndCause, Event, Reason, Stepper, Verdict};

use crate::Model;
use crate::base::constraint_focus::ConstraintFocus;
use crate::search::player::Player;

/// What a constraint requires of its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    Differ,
    /// The digits of each pair of cells differ; the value is the number of pairs.
    PairsDiffer(usize),
    AddUp(u16),
    /// The digits rise from the first cell to the last.
    Rise,
}

/// An entry of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// The rule; all chess moves of a kind share one entry.
    pub rule: Rule,
    pub requirement: Requirement,
    /// The cells; empty for chess moves, which concern all cells.
    pub cells: Vec<Cell>,
    /// The number of its cells that are empty on the board shown.
    pub empty_count: usize,
    /// The number of candidates it has ruled out on the path shown; `None` if the search makes
    /// no inferences, or if counting would take too long.
    pub eliminated_count: Option<u32>,
    /// Whether it caused the last event.
    pub is_at_work: bool,
}

/// Returns all constraints of a search: rows, columns, boxes or regions, diagonals, windows,
/// chess moves, cages, totals, thermometers.
pub fn list(player: &Player) -> Vec<Constraint> {
    let stepper = &player.stepper;
    let eliminated_counts = (!player.is_playing || stepper.effort() < EXPENSIVE_EFFORT)
        .then(|| stepper.eliminated_by_rule())
        .flatten();
    let rule_at_work = rule_at_work(stepper);
    let board = stepper.board();
    let constraint = |(rule, requirement, cells): (Rule, Requirement, Vec<Cell>)| Constraint {
        rule,
        requirement,
        empty_count: match requirement {
            Requirement::PairsDiffer(_) => stepper.cells().len() - stepper.depth(),
            Requirement::Differ | Requirement::AddUp(_) | Requirement::Rise => {
                cells.iter().filter(|&&cell| board.get(cell).is_none()).count()
            }
        },
        cells,
        eliminated_count: eliminated_counts.as_ref().map(|counts| {
            counts.iter().find(|(other, _)| *other == rule).map_or(0, |(_, count)| *count)
        }),
        is_at_work: rule_at_work == Some(rule),
    };
    requirements(stepper.rules()).into_iter().map(constraint).collect()
}

/// Returns the variables of the model, one for each cell, with their domains on the board
/// shown: the cell's digit, its remaining candidates, or every digit if the search keeps no
/// candidates.
pub fn variables(stepper: &Stepper) -> Vec<(Cell, DigitSet)> {
    let (board, domains) = (stepper.board(), stepper.domains());
    let domain = |cell: Cell| {
        let domain_of_cell =
            |domains: &Vec<(Cell, DigitSet)>| domains.iter().find(|it| it.0 == cell).map(|it| it.1);
        match board.get(cell) {
            Some(digit) => std::iter::once(digit).collect(),
            None => domains
                .as_ref()
                .and_then(domain_of_cell)
                .unwrap_or_else(|| stepper.shape().all_digits()),
        }
    };
    stepper.shape().cells().map(|cell| (cell, domain(cell))).collect()
}

/// The minimum effort at which a playing search is not worked out again at every step.
const EXPENSIVE_EFFORT: u32 = 100;

/// Returns each constraint with what it requires and its cells, in the order of the list.
pub fn requirements(rules: &Rules) -> Vec<(Rule, Requirement, Vec<Cell>)> {
    let mut entries: Vec<(Rule, Requirement, Vec<Cell>)> = Vec::new();
    for (rule, cells) in rules.distinct() {
        match (rule, entries.last_mut()) {
            (
                Rule::AntiKnight | Rule::AntiKing,
                Some((last, Requirement::PairsDiffer(pairs), _)),
            ) if *last == rule => {
                *pairs += 1;
            }
            (Rule::AntiKnight | Rule::AntiKing, _) => {
                entries.push((rule, Requirement::PairsDiffer(1), Vec::new()));
            }
            _ => entries.push((rule, Requirement::Differ, cells)),
        }
    }
    for (nth, cage) in rules.cages().iter().enumerate() {
        let total = cage.total().map(Requirement::AddUp);
        entries.extend(total.map(|total| (Rule::CageTotal(nth), total, cage.cells().to_vec())));
    }
    for (nth, thermometer) in rules.thermometers().iter().enumerate() {
        entries.push((Rule::Thermometer(nth), Requirement::Rise, thermometer.cells().to_vec()));
    }
    entries
}

/// Returns the rule that caused the last event.
pub fn rule_at_work(stepper: &Stepper) -> Option<Rule> {
    match stepper.last_event()? {
        Event::Tested {
            verdict: Verdict::Blocked { rule, .. } | Verdict::Unfit { rule }, ..
        }
        | Event::DeadEnd { cause: DeadEndCause::House { rule, .. } } => Some(rule),
        Event::Eliminated { because, .. } | Event::Forced { because, .. } => because.rule(),
        Event::Tested { .. }
        | Event::Placed { .. }
        | Event::DeadEnd { .. }
        | Event::Removed { .. }
        | Event::Solved => None,
    }
}

/// Returns a constraint's name for automation.
pub fn code(rule: Rule) -> String {
    match rule {
        Rule::House(house) => {
            let kind = match house.kind() {
                HouseKind::Row => "row",
                HouseKind::Column => "column",
                HouseKind::Box => "box",
            };
            format!("{kind}-{}", house.index() + 1)
        }
        Rule::Region(region) => format!("region-{}", region.index() + 1),
        Rule::Diagonal(Diagonal::Falling) => "falling".to_owned(),
        Rule::Diagonal(Diagonal::Rising) => "rising".to_owned(),
        Rule::Window(nth) => format!("window-{}", nth + 1),
        Rule::AntiKnight => "knight".to_owned(),
        Rule::AntiKing => "king".to_owned(),
        Rule::Cage(nth) => format!("cage-{}", nth + 1),
        Rule::CageTotal(nth) => format!("total-{}", nth + 1),
        Rule::Thermometer(nth) => format!("thermometer-{}", nth + 1),
    }
}

/// Returns whether two entries of the list are of the same kind.
pub fn is_same_kind(a: Rule, b: Rule) -> bool {
    let kind = |rule| if let Rule::House(house) = rule { Some(house.kind()) } else { None };
    std::mem::discriminant(&a) == std::mem::discriminant(&b) && kind(a) == kind(b)
}

impl Model {
    /// Returns the constraint outlined on the watched board: the one the user looks at or,
    /// while the list is open, the one at work. A total or a thermometer at work is always
    /// outlined, because no single cell is to blame.
    pub fn outlined(&self) -> Option<Rule> {
        let player = self.watch.player.as_ref().filter(|_| self.view.shows_search())?;
        let ConstraintFocus { is_list_open, pointed_rule, chosen_rule } =
            self.watch.constraint_focus;
        let focused_rule = pointed_rule.or(chosen_rule).filter(|_| is_list_open);
        focused_rule.or_else(|| {
            let blames_cell = !matches!(
                player.stepper.last_event(),
                Some(
                    Event::Tested { verdict: Verdict::Unfit { .. }, .. }
                        | Event::Eliminated {
                            because: Reason::Sum { .. } | Reason::Order { .. },
                            ..
                        }
                )
            );
            rule_at_work(&player.stepper).filter(|_| is_list_open || !blames_cell)
        })
    }

    pub fn chosen_constraint(&self) -> Option<Rule> {
        self.watch.constraint_focus.chosen_rule
    }

    /// Returns the cells of the outlined constraint; for a chess move, the current cell of the
    /// search and the cells one such move away from it.
    pub fn outlined_cells(&self) -> Vec<Cell> {
        let (Some(rule), Some(player)) = (self.outlined(), &self.watch.player) else {
            return Vec::new();
        };
        let rules = player.stepper.rules();
        if !matches!(rule, Rule::AntiKnight | Rule::AntiKing) {
            return rules.cells(rule);
        }
        let Some(current) = crate::view::board::current_cell(&player.stepper) else {
            return Vec::new();
        };
        let pairs = rules.distinct().into_iter().filter(|(other, _)| *other == rule);
        let around = pairs.filter(|(_, cells)| cells.contains(&current));
        let mut cells: Vec<Cell> = around.flat_map(|(_, cells)| cells).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

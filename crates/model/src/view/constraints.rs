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
pub enum ConstraintText {
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
    pub says: ConstraintText,
    /// The cells; empty for chess moves, which concern all cells.
    pub cells: Vec<Cell>,
    /// The number of its cells that are empty on the board shown.
    pub open: usize,
    /// The number of candidates it has ruled out on the path shown; `None` if the search makes
    /// no inferences, or if counting would take too long.
    pub taken: Option<u32>,
    /// Whether it caused the last event.
    pub is_at_work: bool,
}

/// Returns all constraints of a search: rows, columns, boxes or regions, diagonals, windows,
/// chess moves, cages, totals, thermometers.
pub fn list(player: &Player) -> Vec<Constraint> {
    let at = &player.at;
    let taken =
        (!player.is_playing || at.effort() < DEAR).then(|| at.eliminated_by_rule()).flatten();
    let working = at_work(at);
    let board = at.board();
    let line = |(rule, says, cells): (Rule, ConstraintText, Vec<Cell>)| Constraint {
        rule,
        says,
        open: match says {
            ConstraintText::PairsDiffer(_) => at.cells().len() - at.depth(),
            ConstraintText::Differ | ConstraintText::AddUp(_) | ConstraintText::Rise => {
                cells.iter().filter(|&&cell| board.get(cell).is_none()).count()
            }
        },
        cells,
        taken: taken
            .as_ref()
            .map(|taken| taken.iter().find(|(of, _)| *of == rule).map_or(0, |(_, count)| *count)),
        is_at_work: working == Some(rule),
    };
    model_of(at.rules()).into_iter().map(line).collect()
}

/// Returns the variables of the model, one for each cell, with their domains on the board
/// shown: the cell's digit, its remaining candidates, or every digit if the search keeps no
/// candidates.
pub fn variables(at: &Stepper) -> Vec<(Cell, DigitSet)> {
    let (board, left) = (at.board(), at.domains());
    let domain = |cell: Cell| {
        let of_cell =
            |left: &Vec<(Cell, DigitSet)>| left.iter().find(|it| it.0 == cell).map(|it| it.1);
        match board.get(cell) {
            Some(digit) => std::iter::once(digit).collect(),
            None => left.as_ref().and_then(of_cell).unwrap_or_else(|| at.shape().all_digits()),
        }
    };
    at.shape().cells().map(|cell| (cell, domain(cell))).collect()
}

/// The minimum effort at which a playing search is not worked out again at every step.
const DEAR: u32 = 100;

/// Returns each constraint with what it requires and its cells, in the order of the list.
pub fn model_of(rules: &Rules) -> Vec<(Rule, ConstraintText, Vec<Cell>)> {
    let mut model: Vec<(Rule, ConstraintText, Vec<Cell>)> = Vec::new();
    for (rule, cells) in rules.distinct() {
        match (rule, model.last_mut()) {
            (
                Rule::AntiKnight | Rule::AntiKing,
                Some((last, ConstraintText::PairsDiffer(pairs), _)),
            ) if *last == rule => {
                *pairs += 1;
            }
            (Rule::AntiKnight | Rule::AntiKing, _) => {
                model.push((rule, ConstraintText::PairsDiffer(1), Vec::new()));
            }
            _ => model.push((rule, ConstraintText::Differ, cells)),
        }
    }
    for (nth, cage) in rules.cages().iter().enumerate() {
        let total = cage.total().map(ConstraintText::AddUp);
        model.extend(total.map(|total| (Rule::CageTotal(nth), total, cage.cells().to_vec())));
    }
    for (nth, thermometer) in rules.thermometers().iter().enumerate() {
        model.push((Rule::Thermometer(nth), ConstraintText::Rise, thermometer.cells().to_vec()));
    }
    model
}

/// Returns the rule that caused the last event.
pub fn at_work(at: &Stepper) -> Option<Rule> {
    match at.last_event()? {
        Event::Tested {
            verdict: Verdict::Blocked { rule, .. } | Verdict::Unfit { rule }, ..
        }
        | Event::DeadEnd { at: DeadEndCause::House { rule, .. } } => Some(rule),
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
pub fn is_one_group(one: Rule, other: Rule) -> bool {
    let kind = |rule| if let Rule::House(house) = rule { Some(house.kind()) } else { None };
    std::mem::discriminant(&one) == std::mem::discriminant(&other) && kind(one) == kind(other)
}

impl Model {
    /// Returns the constraint outlined on the watched board: the one the user looks at or,
    /// while the list is open, the one at work. A total or a thermometer at work is always
    /// outlined, because no single cell is to blame.
    pub fn outlined(&self) -> Option<Rule> {
        let player = self.watch.player.as_ref().filter(|_| self.view.shows_search())?;
        let ConstraintFocus { is_listed, pointed, chosen } = self.watch.focus;
        let looked_at = pointed.or(chosen).filter(|_| is_listed);
        looked_at.or_else(|| {
            let blames_cell = !matches!(
                player.at.last_event(),
                Some(
                    Event::Tested { verdict: Verdict::Unfit { .. }, .. }
                        | Event::Eliminated {
                            because: Reason::Sum { .. } | Reason::Order { .. },
                            ..
                        }
                )
            );
            at_work(&player.at).filter(|_| is_listed || !blames_cell)
        })
    }

    pub fn chosen_constraint(&self) -> Option<Rule> {
        self.watch.focus.chosen
    }

    /// Returns the cells of the outlined constraint; for a chess move, the current cell of the
    /// search and the cells one such move away from it.
    pub fn outlined_cells(&self) -> Vec<Cell> {
        let (Some(rule), Some(player)) = (self.outlined(), &self.watch.player) else {
            return Vec::new();
        };
        let rules = player.at.rules();
        if !matches!(rule, Rule::AntiKnight | Rule::AntiKing) {
            return rules.cells(rule);
        }
        let Some(current) = crate::view::board::current_cell(&player.at) else { return Vec::new() };
        let pairs = rules.distinct().into_iter().filter(|(of, _)| *of == rule);
        let around = pairs.filter(|(_, cells)| cells.contains(&current));
        let mut cells: Vec<Cell> = around.flat_map(|(_, cells)| cells).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

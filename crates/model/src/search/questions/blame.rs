//! Which digits are to blame for a dead end.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Puzzle, Rule};
use sudoku_engine::search::{DeadEndCause, Event, Position, RuleCheck, Stepper, Verdict};

/// The number of events to look around for a dead end.
const MAX_EVENTS: usize = 4_000;

/// What is to blame for a dead end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blame {
    /// The place of the dead end.
    pub position: Position,
    pub cause: DeadEndCause,
    /// What blocks each digit of the cell, or each place of the digit in the group.
    pub blockers: Vec<Blocker>,
    pub culprit: Culprit,
    /// The level of the digit that the search changes next, if any.
    pub changed_next: Option<u16>,
    pub path: Rc<[(Cell, Digit)]>,
    pub branches: Rc<[Digit]>,
    pub placements: u64,
}

/// The digit that has to be changed before the dead end can disappear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// The digit of this level.
    Level(u16),
    /// None: the givens alone block everything.
    Givens,
    /// Some digits are blocked by conclusions from several others.
    Unclear,
}

/// What is blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockerSubject {
    /// A digit of the cell of the dead end.
    Digit(Digit),
    /// A place in the group of the dead end.
    Place(Cell),
}

/// What blocks a digit or a place first: as long as it is on the board, nothing else matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocker {
    pub subject: BlockerSubject,
    pub block: Block,
    /// The level of the digit that completes it; `None` if givens alone do.
    pub level: Option<u16>,
}

/// How a digit or a place is blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// The place holds another digit.
    Filled(Digit),
    /// A cell under the same rule holds a digit that does not allow it.
    By { cell: Cell, digit: Digit, rule: Rule },
    /// The cells of the rule could not be filled.
    Unfit(Rule),
    /// The search concluded it from several digits.
    Concluded,
}

impl Blame {
    /// Returns what is to blame for the dead end at the place on show or, if there is none, for
    /// the last one before.
    pub fn of(stepper: &Stepper) -> Option<Self> {
        let at = nearest_dead_end(stepper)?;
        let Some(Event::DeadEnd { cause }) = at.last_event() else { return None };
        let path: Rc<[(Cell, Digit)]> = at.path().collect();
        let blockers = blockers(at.puzzle(), &path, cause);
        let levels = at.levels();
        let changed_next =
            levels[..path.len()].iter().rposition(|level| !level.untried().is_empty());
        Some(Self {
            position: at.position(),
            cause,
            culprit: Culprit::among(&blockers),
            blockers,
            changed_next: changed_next.map(|level| level as u16),
            path,
            branches: at.branches().collect(),
            placements: at.counters().placements,
        })
    }
}

impl Culprit {
    /// Finds it for a dead end below the digits of a path.
    pub(crate) fn of(puzzle: &Puzzle, path: &[(Cell, Digit)], cause: DeadEndCause) -> Self {
        Self::among(&blockers(puzzle, path, cause))
    }

    fn among(blockers: &[Blocker]) -> Self {
        if blockers.iter().any(|blocker| blocker.block == Block::Concluded) {
            return Self::Unclear;
        }
        blockers.iter().filter_map(|it| it.level).max().map_or(Self::Givens, Self::Level)
    }
}

/// Returns the search at the dead end of the step on show or, if it has none, at the last one
/// before.
fn nearest_dead_end(stepper: &Stepper) -> Option<Stepper> {
    let is_dead = |event: Option<Event>| matches!(event, Some(Event::DeadEnd { .. }));
    if is_dead(stepper.last_event()) {
        return Some(stepper.clone());
    }
    let mut ahead = stepper.clone();
    while let Some(event) = ahead.advance().filter(|event| !event.is_move()) {
        if is_dead(Some(event)) {
            return Some(ahead);
        }
    }
    let mut before = stepper.clone();
    for _ in 0..MAX_EVENTS {
        before.retreat()?;
        if is_dead(before.last_event()) {
            return Some(before);
        }
    }
    None
}

/// Returns what blocks each digit or place first on the path.
fn blockers(puzzle: &Puzzle, path: &[(Cell, Digit)], cause: DeadEndCause) -> Vec<Blocker> {
    let mut open: Vec<(BlockerSubject, Cell, Digit)> = match cause {
        DeadEndCause::Cell(cell) => {
            let digits = puzzle.shape().digits();
            digits.map(|digit| (BlockerSubject::Digit(digit), cell, digit)).collect()
        }
        DeadEndCause::House { rule, digit } => {
            let cells = puzzle.rules().cells(rule).into_iter();
            cells.map(|cell| (BlockerSubject::Place(cell), cell, digit)).collect()
        }
        DeadEndCause::Unknown => Vec::new(),
    };
    let givens = puzzle.givens();
    let mut check = RuleCheck::new(puzzle);
    let mut found = Vec::new();
    let order: Vec<BlockerSubject> = open.iter().map(|it| it.0).collect();
    for length in 0..=path.len() {
        let last = length.checked_sub(1).map(|level| path[level]);
        if let Some((cell, digit)) = last {
            check.place(cell, digit);
        }
        let level = length.checked_sub(1).map(|level| level as u16);
        open.retain(|&(subject, cell, digit)| {
            let filled = last.filter(|(filled, _)| *filled == cell).map(|(_, held)| held);
            let block = match filled.or_else(|| givens.get(cell)) {
                Some(held) => Some(Block::Filled(held)),
                None => by_rule(&check, puzzle, path, cell, digit),
            };
            found.extend(block.map(|block| Blocker { subject, block, level }));
            block.is_none()
        });
    }
    found.extend(open.into_iter().map(|(subject, ..)| Blocker {
        subject,
        block: Block::Concluded,
        level: None,
    }));
    found.sort_by_key(|blocker| order.iter().position(|subject| *subject == blocker.subject));
    found
}

/// Returns what the rules hold against a digit in a cell.
fn by_rule(
    check: &RuleCheck,
    puzzle: &Puzzle,
    path: &[(Cell, Digit)],
    cell: Cell,
    digit: Digit,
) -> Option<Block> {
    match check.verdict(cell, digit) {
        Verdict::Legal => None,
        Verdict::Blocked { by, rule } => {
            let placed = path.iter().find(|(cell, _)| *cell == by).map(|(_, digit)| *digit);
            let digit = placed.or_else(|| puzzle.givens().get(by))?;
            Some(Block::By { cell: by, digit, rule })
        }
        Verdict::Unfit { rule } => Some(Block::Unfit(rule)),
    }
}

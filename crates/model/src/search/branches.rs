//! The node on show and those right below it, as a table has them.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Branches, Child, Subtree, Target};
use sudoku_engine::search::Stepper;

use crate::search::player::{GROWTH, Player};
use crate::search::timeline::RunExtent;

/// What the worker is asked about nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchQuery {
    /// The request's number; an answer to another one is dropped.
    pub id: u32,
    /// The digits from the first level down to each node.
    pub paths: Rc<[Vec<Digit>]>,
}

/// What is known of the node on show.
#[derive(Clone, Debug, Default)]
pub struct Branching {
    ask: Option<BranchQuery>,
    is_answered: bool,
    /// Steps that the run had come to when it was asked, and whether it rested.
    asked_at: (u64, bool),
    told: Option<Rc<Branches>>,
}

/// What has become of a digit below the node on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The search has not come to it.
    NotReached,
    /// It stands, as far as the search has come.
    Open,
    /// It has been taken back.
    Closed,
    /// That has not been told yet.
    NotTold,
}

impl Fate {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::NotReached, Self::Open, Self::Closed, Self::NotTold];

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotReached => "not-reached",
            Self::Open => "open",
            Self::Closed => "closed",
            Self::NotTold => "not-told",
        }
    }
}

/// A digit below the node on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What it is called among its siblings: the digit where a cell's digit is chosen.
    pub branch: Digit,
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// What has become of it.
    pub fate: Fate,
    /// What followed from it, if that is known.
    pub subtree: Option<Subtree>,
}

/// The node on show with those right below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The digits on the board, in the order they were placed.
    pub path: Vec<(Cell, Digit)>,
    /// The cell that the digits below may stand in, or the first of their cells; `None`
    /// on a full board.
    pub cell: Option<Cell>,
    /// All that may be placed below, in the order in which it is tried.
    pub branches: Vec<Branch>,
}

impl Branching {
    /// What the worker is asked and has not answered.
    pub fn unanswered(&self) -> Option<&BranchQuery> {
        self.ask.as_ref().filter(|_| !self.is_answered)
    }

    /// What was asked of a run that is lost is to be asked of the next one.
    pub(crate) const fn lose_run(&mut self) {
        self.asked_at = (0, false);
    }

    /// Asks about the node on show, unless that was done and nothing can have changed.
    /// Says whether it did. Each question takes the next number of `asks`.
    pub(crate) fn settle(&mut self, at: &Stepper, reach: RunExtent, asks: &mut u32) -> bool {
        let (run, rests) = (reach.run, reach.rests);
        let path = path_of(at);
        let is_same = self.ask.as_ref().is_some_and(|ask| ask.paths.first() == Some(&path));
        let (asked, rested) = self.asked_at;
        let has_grown = (run - asked.min(run)) * GROWTH >= run.max(1) || rests && !rested;
        let is_due = if is_same {
            self.is_answered && run > asked && has_grown && !self.is_settled()
        } else {
            self.ask.is_none() || self.is_answered
        };
        if is_due {
            *asks += 1;
            self.ask = Some(BranchQuery { id: *asks, paths: Rc::from([path]) });
            self.is_answered = false;
            self.asked_at = (run, rests);
        }
        is_due
    }

    /// Whether every child has been told to be closed.
    fn is_settled(&self) -> bool {
        let closed = |child: &Child| child.subtree.is_some_and(|it| it.removed_at.is_some());
        self.told.as_ref().is_some_and(|told| told.children.iter().all(closed))
    }

    /// Takes what the worker tells. Says whether it was asked for.
    pub(crate) fn take(&mut self, id: u32, told: Vec<Option<Branches>>) -> bool {
        let is_asked = !self.is_answered && self.ask.as_ref().is_some_and(|ask| ask.id == id);
        if is_asked {
            self.is_answered = true;
            self.told = told.into_iter().next().flatten().map(Rc::new);
        }
        is_asked
    }
}

impl Table {
    /// The table of the node that the player shows.
    pub fn of(player: &Player) -> Self {
        let at = &player.at;
        let path: Vec<(Cell, Digit)> = at.path().collect();
        let own = path_of(at);
        let told = player.branching.told.as_ref().filter(|told| told.path == own);
        let open = at.open_level();
        let branches = open.map_or_else(Vec::new, |level| {
            let branch = |branch| {
                let placed = level.choice.placement(branch, at.rules())?;
                Some(Branch::of(branch, placed, told.map(|told| &**told)))
            };
            level.order.iter().filter_map(branch).collect()
        });
        let cell = open.map(|level| level.cell);
        Self { path, cell, branches }
    }

    /// Where a node is placed, given the branches down to it; `None` where it is not
    /// right below the one on show.
    pub fn target(player: &Player, path: &[Digit]) -> Option<Target> {
        let (&last, above) = path.split_last()?;
        let known = Self::of(player).branches.into_iter().find(|known| known.branch == last)?;
        let is_below = path_of(&player.at) == above;
        let (step, level) = (player.at.counters().step(), above.len() as u16);
        let unknown = Target::Placement { step, level, digit: last };
        let target = known.subtree.map_or(unknown, |subtree| Target::Step(subtree.placed_at));
        is_below.then_some(target)
    }
}

impl Branch {
    fn of(branch: Digit, (cell, digit): (Cell, Digit), told: Option<&Branches>) -> Self {
        let is_it = |child: &&Child| child.branch == branch;
        let child = told.and_then(|told| told.children.iter().find(is_it));
        let subtree = child.and_then(|child| child.subtree);
        let fate = match (child, subtree.map(|subtree| subtree.removed_at)) {
            (None, _) => Fate::NotTold,
            (Some(_), None) => Fate::NotReached,
            (Some(_), Some(None)) => Fate::Open,
            (Some(_), Some(Some(_))) => Fate::Closed,
        };
        Self { branch, cell, digit, fate, subtree }
    }
}

fn path_of(at: &Stepper) -> Vec<Digit> {
    at.branches().collect()
}

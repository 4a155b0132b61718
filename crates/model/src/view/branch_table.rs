//! The current node and its children, as a table shows them.

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Branches, Child, Subtree, Target};

use crate::search::branches::path_of;
use crate::search::player::Player;

/// The state of a child of the current node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BranchStatus {
    NotReached,
    /// On the board, or not known to have been undone.
    Open,
    Closed,
    #[strum(serialize = "not-told")]
    Unknown,
}

/// A child of the current node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its name among its siblings: the digit, if the cell was chosen first.
    pub branch: Digit,
    pub cell: Cell,
    pub digit: Digit,
    pub status: BranchStatus,
    /// Its subtree, if that is known.
    pub subtree: Option<Subtree>,
}

/// The current node with its children.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchTable {
    /// The digits on the board, in the order they were placed.
    pub path: Vec<(Cell, Digit)>,
    /// The first cell that can be filled next; `None` on a full board.
    pub cell: Option<Cell>,
    /// All placements that can follow, in the order they are tried.
    pub branches: Vec<Branch>,
}

impl BranchTable {
    pub fn of(player: &Player) -> Self {
        let stepper = &player.stepper;
        let path: Vec<(Cell, Digit)> = stepper.path().collect();
        let current_path = path_of(stepper);
        let reported = player
            .current_branches
            .reported
            .as_ref()
            .filter(|reported| reported.path == current_path);
        let open_level = stepper.open_level();
        let branches = open_level.map_or_else(Vec::new, |level| {
            let branch = |branch| {
                let placed = level.choice.placement(branch, stepper.rules())?;
                Some(Branch::of(branch, placed, reported.map(|reported| &**reported)))
            };
            level.order.iter().filter_map(branch).collect()
        });
        let cell = open_level.map(|level| level.cell);
        Self { path, cell, branches }
    }

    /// Returns where a child of the current node is placed; `None` if the path leads to no
    /// child of it.
    pub fn target(player: &Player, path: &[Digit]) -> Option<Target> {
        let (&last, above) = path.split_last()?;
        let branch = Self::of(player).branches.into_iter().find(|branch| branch.branch == last)?;
        let is_below = path_of(&player.stepper) == above;
        let (step, level) = (player.stepper.counters().step(), above.len() as u16);
        let unknown_target = Target::Branch { step, level, branch: last };
        let target =
            branch.subtree.map_or(unknown_target, |subtree| Target::Step(subtree.placed_at));
        is_below.then_some(target)
    }
}

impl Branch {
    fn of(branch: Digit, (cell, digit): (Cell, Digit), reported: Option<&Branches>) -> Self {
        let is_branch = |child: &&Child| child.branch == branch;
        let child = reported.and_then(|reported| reported.children.iter().find(is_branch));
        let subtree = child.and_then(|child| child.subtree);
        let status = match (child, subtree.map(|subtree| subtree.removed_at)) {
            (None, _) => BranchStatus::Unknown,
            (Some(_), None) => BranchStatus::NotReached,
            (Some(_), Some(None)) => BranchStatus::Open,
            (Some(_), Some(Some(_))) => BranchStatus::Closed,
        };
        Self { branch, cell, digit, status, subtree }
    }
}

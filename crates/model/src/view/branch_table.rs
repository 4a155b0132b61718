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
    /// Not reported yet.
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
pub struct Table {
    /// The digits on the board, in the order they were placed.
    pub path: Vec<(Cell, Digit)>,
    /// The first cell that can be filled next; `None` on a full board.
    pub cell: Option<Cell>,
    /// All placements that can follow, in the order they are tried.
    pub branches: Vec<Branch>,
}

impl Table {
    pub fn of(player: &Player) -> Self {
        let at = &player.at;
        let path: Vec<(Cell, Digit)> = at.path().collect();
        let own = path_of(at);
        let loaded = player.branching.loaded.as_ref().filter(|loaded| loaded.path == own);
        let open = at.open_level();
        let branches = open.map_or_else(Vec::new, |level| {
            let branch = |branch| {
                let placed = level.choice.placement(branch, at.rules())?;
                Some(Branch::of(branch, placed, loaded.map(|loaded| &**loaded)))
            };
            level.order.iter().filter_map(branch).collect()
        });
        let cell = open.map(|level| level.cell);
        Self { path, cell, branches }
    }

    /// Returns where a child of the current node is placed; `None` if the path leads to no
    /// child of it.
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
    fn of(branch: Digit, (cell, digit): (Cell, Digit), loaded: Option<&Branches>) -> Self {
        let is_it = |child: &&Child| child.branch == branch;
        let child = loaded.and_then(|loaded| loaded.children.iter().find(is_it));
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

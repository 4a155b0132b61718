//! The tree next to the board: that of the search, or one opened by hand.

use crate::search::explore::Exploration;

/// Which tree is shown, and the one opened by hand.
#[derive(Clone, Debug)]
pub enum Tree {
    /// The tree of the search being watched.
    Search {
        /// The tree opened by hand before, to restore it when it is wanted again.
        hidden_exploration: Option<Exploration>,
    },
    /// A tree opened by hand.
    Exploration(Exploration),
}

impl Default for Tree {
    fn default() -> Self {
        Self::Search { hidden_exploration: None }
    }
}

impl Tree {
    /// Returns the tree opened by hand, if it is shown.
    pub const fn exploration(&self) -> Option<&Exploration> {
        match self {
            Self::Exploration(tree) => Some(tree),
            Self::Search { .. } => None,
        }
    }

    pub(crate) const fn exploration_mut(&mut self) -> Option<&mut Exploration> {
        match self {
            Self::Exploration(tree) => Some(tree),
            Self::Search { .. } => None,
        }
    }

    /// Returns whether a tree opened by hand is shown.
    pub const fn is_exploration(&self) -> bool {
        self.exploration().is_some()
    }
}

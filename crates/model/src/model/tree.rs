//! The tree next to the board: that of the search, or one opened by hand.

use crate::search::explore::Exploration;

/// Which tree is shown, and the one opened by hand.
#[derive(Clone, Debug)]
pub enum Tree {
    /// The tree of the search being watched.
    Watching {
        /// The tree opened by hand before, to restore it when it is wanted again.
        left: Option<Exploration>,
    },
    /// A tree opened by hand.
    Exploration(Exploration),
}

impl Default for Tree {
    fn default() -> Self {
        Self::Watching { left: None }
    }
}

impl Tree {
    /// Returns the tree opened by hand, if it is shown.
    pub const fn by_hand(&self) -> Option<&Exploration> {
        match self {
            Self::Exploration(tree) => Some(tree),
            Self::Watching { .. } => None,
        }
    }

    pub(crate) const fn by_hand_mut(&mut self) -> Option<&mut Exploration> {
        match self {
            Self::Exploration(tree) => Some(tree),
            Self::Watching { .. } => None,
        }
    }

    /// Returns whether a tree opened by hand is shown.
    pub const fn is_by_hand(&self) -> bool {
        self.by_hand().is_some()
    }
}

//! Whose tree is beside the board: the search's, or one opened by hand.

use crate::search::explore::Exploring;

/// Whose tree is shown, and the one opened by hand.
#[derive(Clone, Debug)]
pub enum Tree {
    /// That of the search being watched.
    Watching {
        /// The tree that was opened by hand before, for when it is wanted again.
        left: Option<Exploring>,
    },
    /// One opened by hand.
    Exploring(Exploring),
}

impl Default for Tree {
    fn default() -> Self {
        Self::Watching { left: None }
    }
}

impl Tree {
    /// The tree opened by hand, while it is wanted.
    pub const fn by_hand(&self) -> Option<&Exploring> {
        match self {
            Self::Exploring(tree) => Some(tree),
            Self::Watching { .. } => None,
        }
    }

    /// The same, to be changed.
    pub(crate) const fn by_hand_mut(&mut self) -> Option<&mut Exploring> {
        match self {
            Self::Exploring(tree) => Some(tree),
            Self::Watching { .. } => None,
        }
    }

    /// Whether it is opened by hand.
    pub const fn is_by_hand(&self) -> bool {
        self.by_hand().is_some()
    }
}

//! Where a person is, as far as Back and Forward tell places apart.

use serde::{Deserialize, Serialize};

use crate::base::settings::View;

/// A view, perhaps under a dialog. What is done at a place is no place of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub view: View,
    pub opened: Opened,
    /// Whether a dialog lies over the view.
    pub dialog: bool,
}

/// Numbers of what brought the board: no two links, and no two rows, have the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub link: u32,
    /// The row of a batch, if one was opened.
    pub row: u32,
}

impl Place {
    /// The same without a dialog.
    #[must_use]
    pub const fn below(self) -> Self {
        Self { dialog: false, ..self }
    }
}

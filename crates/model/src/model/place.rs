//! The places that Back and Forward distinguish.

use serde::{Deserialize, Serialize};

use crate::base::settings::View;

/// A view, possibly under a dialog. Actions in a view do not lead to a new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub view: View,
    pub opened: Opened,
    /// Whether it is the choice of a first visit instead of its view.
    #[serde(default)]
    pub choice: bool,
    /// Whether a dialog covers the view.
    pub dialog: bool,
}

/// Identifies the link and the batch row that the board came from. Each link and each row gets
/// its own number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub link: u32,
    /// The row of a batch; 0 if none was opened.
    pub row: u32,
}

impl Place {
    /// Returns the same place without a dialog.
    #[must_use]
    pub const fn without_dialog(self) -> Self {
        Self { dialog: false, ..self }
    }
}

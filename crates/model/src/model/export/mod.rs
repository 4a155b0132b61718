//! Exports: what of a search becomes which file, how large that will be, and the
//! writing of it in slices.

mod choice;

use std::rc::Rc;

pub use choice::{Choice, Extent, Field, Form, Subject};

use crate::worker::export_job::ExportOrder;

/// The export dialog while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportBox {
    /// What is chosen.
    pub choice: Choice,
    /// Where the page is with it.
    pub state: ExportState,
}

/// Where the page is with an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ExportState {
    /// It is being chosen.
    #[default]
    Choosing,
    /// The worker writes it.
    Writing {
        /// The request.
        order: ExportOrder,
        /// Nodes, steps or levels written so far.
        written: u64,
        /// How many there will be.
        total: u64,
    },
    /// It was handed to the browser.
    Written {
        /// The file's name.
        name: Rc<str>,
        /// Its size.
        bytes: u64,
    },
    /// A person called it off.
    Cancelled,
    /// It could not be written: the picture is larger than the browser can paint, or
    /// the worker ended.
    Failed,
}

impl ExportBox {
    /// The file that the worker has to write now.
    pub const fn order(&self) -> Option<&ExportOrder> {
        match &self.state {
            ExportState::Writing { order, .. } => Some(order),
            ExportState::Choosing
            | ExportState::Written { .. }
            | ExportState::Cancelled
            | ExportState::Failed => None,
        }
    }
}

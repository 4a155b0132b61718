//! The export dialog: which part of a search is written to which kind of file.

mod choice;

use std::rc::Rc;

pub use choice::{Choice, ExportFormat, Extent, Field, Subject};

use crate::base::settings::View;
use crate::worker::export_task::ExportRequest;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportBox {
    pub choice: Choice,
    pub state: ExportState,
}

/// The progress of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ExportState {
    /// The options are being chosen.
    #[default]
    Choosing,
    /// The worker is writing the file.
    Writing {
        request: ExportRequest,
        written: u64,
        total: u64,
    },
    /// The file was handed to the browser.
    Written {
        name: Rc<str>,
        bytes: u64,
    },
    Cancelled,
    /// The file could not be written: the image is larger than the browser can paint, or the
    /// worker ended.
    Failed,
}

impl ExportBox {
    /// Creates the dialog as it opens in a view.
    pub(crate) fn of_view(view: View) -> Self {
        let mut export = Self::default();
        if let [subject, ..] = Subject::of_view(view) {
            export.choice.choose_subject(*subject);
        }
        export
    }

    /// Returns the file that the worker has to write now.
    pub const fn request(&self) -> Option<&ExportRequest> {
        match &self.state {
            ExportState::Writing { request, .. } => Some(request),
            ExportState::Choosing
            | ExportState::Written { .. }
            | ExportState::Cancelled
            | ExportState::Failed => None,
        }
    }
}

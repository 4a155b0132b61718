//! What became of something left to the browser.

use crate::Model;
use crate::model::notice::Notice;
use crate::model::storage::StorageProblem;

/// What the browser reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrowserMsg {
    /// The browser did not save or restore something.
    StorageFailed(StorageProblem),
    /// Something was copied, or could not be.
    CopyEnded {
        /// Whether it was.
        copied: bool,
    },
}

impl Model {
    pub(super) fn apply_browser(&mut self, msg: BrowserMsg) -> bool {
        match msg {
            BrowserMsg::StorageFailed(problem) => self.notice_storage(problem),
            BrowserMsg::CopyEnded { copied } => {
                self.notice(if copied { Notice::Copied } else { Notice::CopyFailed });
            }
        }
        true
    }
}

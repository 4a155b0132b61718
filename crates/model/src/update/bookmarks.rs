//! Naming steps of a search.

use std::rc::Rc;

use crate::Model;
use crate::model::dialog::Dialog;
use crate::search::bookmarks::{Bookmark, Bookmarks};

/// User actions on the named steps of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookmarksMsg {
    /// A name for a step that may have none yet.
    Named {
        step: u64,
        name: Rc<str>,
    },
    Removed {
        step: u64,
    },
    /// Restore the one that was removed last.
    RemovalUndone,
}

impl Model {
    pub(super) fn apply_bookmarks(&mut self, msg: BookmarksMsg) -> bool {
        match msg {
            BookmarksMsg::Named { step, name } => {
                self.change_bookmarks(|bookmarks| bookmarks.set(Bookmark::new(step, &name)))
            }
            BookmarksMsg::Removed { step } => {
                let mut removed = None;
                let changed = self.change_bookmarks(|bookmarks| {
                    removed = bookmarks.remove(step);
                    removed.is_some()
                });
                if let Some(Dialog::Bookmarks(list)) = self.dialog.as_mut().filter(|_| changed) {
                    list.removed = removed;
                }
                changed
            }
            BookmarksMsg::RemovalUndone => {
                let Some(Dialog::Bookmarks(list)) = &mut self.dialog else { return false };
                let Some(removed) = list.removed.take() else { return false };
                self.change_bookmarks(|bookmarks| bookmarks.set(removed));
                true
            }
        }
    }

    fn change_bookmarks(&mut self, change: impl FnOnce(&mut Bookmarks) -> bool) -> bool {
        if self.watch.replay.is_some() {
            return false;
        }
        let mut bookmarks = self.bookmarks().cloned().unwrap_or_default();
        let changed = change(&mut bookmarks);
        if changed {
            self.put_bookmarks(bookmarks);
        }
        changed
    }
}

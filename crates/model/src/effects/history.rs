//! The places that are entries of the browser's history, and what the browser has to do.
//!
//! Each view has an entry, and so has a dialog, on top of that of its view. Closing a dialog
//! goes back, so that no entry is left that shows nothing new; the same happens when Forward or
//! a reload leads to the entry of a dialog.

use std::mem;

use serde::{Deserialize, Serialize};

use crate::model::place::Place;

/// What is stored with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The page load that wrote it: numbers are only valid within one load.
    pub life: u32,
    pub place: Place,
}

/// What the browser has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Replace the current entry.
    Write,
    /// Add an entry after the current one.
    Push,
    /// Go back to the previous entry.
    Back,
}

/// What led the browser to another entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The page itself went back.
    Own,
    /// The user entered a link.
    Linked,
    /// The user went to a place about which everything is known.
    Returned(Place),
    /// The user went to an entry of which only the link is known.
    Reopened(Entry),
}

/// The page's position in the history.
#[derive(Clone, Copy, Debug)]
pub struct History {
    life: u32,
    at: Place,
    /// The entry below that of a dialog, while at one.
    under: Option<Entry>,
    /// Whether a dialog is open that the user did not open, and that has no entry.
    is_bare: bool,
    /// Whether the browser is on its way to another entry.
    is_turning: bool,
}

impl History {
    /// Creates the history of a page that opens at an entry, with what is stored there.
    pub fn new(life: u32, stored: Option<Entry>, place: Place) -> Self {
        let mut history = Self { life, at: place, under: None, is_bare: false, is_turning: false };
        history.settle(stored, place);
        history
    }

    /// Returns the current entry.
    pub const fn entry(&self) -> Entry {
        Entry { life: self.life, place: self.at }
    }

    pub const fn is_turning(&self) -> bool {
        self.is_turning
    }

    /// Accepts what is shown as the place of the current entry, except for a dialog: only
    /// `stored` shows whether there is an entry below it.
    pub fn settle(&mut self, stored: Option<Entry>, place: Place) {
        let dialog = stored.filter(|entry| entry.place.dialog);
        self.at = Place { dialog: dialog.is_some(), ..place };
        self.under = dialog.map(|entry| Entry { place: entry.place.below(), ..entry });
        self.is_bare = place.dialog && !self.at.dialog;
        self.is_turning = false;
    }

    /// Returns what the browser has to do now that the user is at this place; nothing while it
    /// is on its way to another entry.
    pub fn follow(&mut self, place: Place) -> Option<Turn> {
        if self.is_turning {
            return None;
        }
        self.is_bare &= place.dialog;
        let wanted = Place { dialog: place.dialog && !self.is_bare, ..place };
        if wanted == self.at {
            return None;
        }
        if wanted.below() == self.at.below() && self.at.dialog {
            self.is_turning = true;
            return Some(Turn::Back);
        }
        // What a dialog leads to replaces the dialog's entry.
        let turn = if self.at.dialog { Turn::Write } else { Turn::Push };
        let is_over = wanted.below() == self.at.below();
        self.under = is_over.then(|| self.entry());
        self.at = if is_over { wanted } else { wanted.below() };
        Some(turn)
    }

    /// Handles the browser's arrival at an entry while the page shows this place. Until
    /// [`land`](Self::land) is called, [`follow`](Self::follow) returns nothing.
    pub fn arrive(&mut self, stored: Option<Entry>, place: Place) -> Arrival {
        let was_turning = mem::replace(&mut self.is_turning, true);
        match stored {
            None => Arrival::Linked,
            stored if was_turning && stored == self.under => Arrival::Own,
            Some(entry)
                if entry.life != self.life || entry.place.opened.link != place.opened.link =>
            {
                Arrival::Reopened(entry)
            }
            Some(entry) => Arrival::Returned(entry.place),
        }
    }

    /// Completes an arrival, once the page shows the place.
    pub fn land(&mut self, arrival: Arrival, place: Place) {
        match arrival {
            Arrival::Own => self.settle(None, self.at.below()),
            Arrival::Returned(there) => {
                let entry = Entry { life: self.life, place: there };
                self.settle(Some(entry), there.below());
            }
            Arrival::Linked => self.settle(None, place),
            Arrival::Reopened(entry) => self.settle(Some(entry), place),
        }
    }
}

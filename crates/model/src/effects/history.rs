//! Which places are entries of the browser's history, and what is asked of it.
//!
//! A view has an entry, and so has a dialog, over that of its view. A dialog that is closed
//! goes back by itself, so that no entry is left that shows nothing new; one that Forward or
//! a reload comes upon does the same.

use std::mem;

use serde::{Deserialize, Serialize};

use crate::model::place::Place;

/// What an entry remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The load of the page that wrote it: numbers are those of one load.
    pub life: u32,
    pub place: Place,
}

/// What the browser has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Write the entry over the one it stands at.
    Write,
    /// Write it after that one.
    Push,
    /// Go to the entry before.
    Back,
}

/// What led the browser to another entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The page went back itself.
    Own,
    /// A person entered a link.
    Linked,
    /// A person went to a place that all is known of.
    Returned(Place),
    /// A person went to an entry of which the link is all that is known.
    Reopened(Entry),
}

/// Where in the history the page stands.
#[derive(Clone, Copy, Debug)]
pub struct History {
    life: u32,
    at: Place,
    /// The entry under that of a dialog, where it stands at one.
    under: Option<Entry>,
    /// Whether a dialog is open that no person opened, and that has no entry.
    is_bare: bool,
    /// Whether the browser is on its way to another entry.
    is_turning: bool,
}

impl History {
    /// The page opens at an entry, with what is stored there.
    pub fn new(life: u32, stored: Option<Entry>, place: Place) -> Self {
        let mut history = Self { life, at: place, under: None, is_bare: false, is_turning: false };
        history.settle(stored, place);
        history
    }

    /// The entry that it stands at.
    pub const fn entry(&self) -> Entry {
        Entry { life: self.life, place: self.at }
    }

    /// Whether the browser is on its way to another entry.
    pub const fn is_turning(&self) -> bool {
        self.is_turning
    }

    /// Takes what is shown for what the entry stands for, but for a dialog: only what is
    /// stored tells whether there is an entry under it.
    pub fn settle(&mut self, stored: Option<Entry>, place: Place) {
        let dialog = stored.filter(|entry| entry.place.dialog);
        self.at = Place { dialog: dialog.is_some(), ..place };
        self.under = dialog.map(|entry| Entry { place: entry.place.below(), ..entry });
        self.is_bare = place.dialog && !self.at.dialog;
        self.is_turning = false;
    }

    /// What to do next, now that a person is at this place; nothing while the browser is on
    /// its way.
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
        // What a dialog leads to takes the dialog's entry.
        let turn = if self.at.dialog { Turn::Write } else { Turn::Push };
        let is_over = wanted.below() == self.at.below();
        self.under = is_over.then(|| self.entry());
        self.at = if is_over { wanted } else { wanted.below() };
        Some(turn)
    }

    /// The browser has come to an entry, while the page shows this place. Until
    /// [`land`](Self::land) nothing is followed.
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

    /// The page shows what it has arrived at.
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

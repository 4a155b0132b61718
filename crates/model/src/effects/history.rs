//! The places that are entries of the browser's history, and what the browser has to do.
//!
//! Each view has an entry, and so has a dialog, on top of that of its view. Closing a dialog
//! goes back, so that no entry is left that shows nothing new; the same happens when Forward
//! leads to the entry of a dialog. After a reload, such an entry becomes one of the view, and Back
//! skips the one below: going back at once could leave the page, as browsers save the state of a
//! dialog that opens during a reload in the entry below.

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
pub enum Navigation {
    Replace,
    /// Add an entry after the current one.
    Push,
    /// Go back to the previous entry.
    Back,
}

/// What led the browser to another entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The page itself went back.
    WentBack,
    /// The user went back to an entry that shows nothing new: the page has to go back once more.
    Duplicate,
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
    current_place: Place,
    /// The entry below that of a dialog, while at one.
    entry_below: Option<Entry>,
    /// The entry of the view below that of a dialog in which the page was reloaded.
    duplicate: Option<Entry>,
    /// Whether a dialog is open that the user did not open, and that has no entry.
    has_dialog_without_entry: bool,
    /// Whether the browser is on its way to another entry.
    is_navigating: bool,
}

impl History {
    /// Creates the history of a page that opens at an entry, with what is stored there.
    pub fn new(life: u32, stored: Option<Entry>, place: Place) -> Self {
        let mut history = Self {
            life,
            current_place: place,
            entry_below: None,
            duplicate: stored.and_then(entry_below),
            has_dialog_without_entry: false,
            is_navigating: false,
        };
        history.set_current(None, place);
        history
    }

    pub const fn entry(&self) -> Entry {
        Entry { life: self.life, place: self.current_place }
    }

    pub const fn is_navigating(&self) -> bool {
        self.is_navigating
    }

    /// Accepts what is shown as the place of the current entry, except for a dialog: only
    /// `stored` shows whether there is an entry below it.
    pub fn set_current(&mut self, stored: Option<Entry>, place: Place) {
        self.entry_below = stored.and_then(entry_below);
        self.current_place = Place { dialog: self.entry_below.is_some(), ..place };
        self.has_dialog_without_entry = place.dialog && !self.current_place.dialog;
        self.is_navigating = false;
    }

    /// Returns what the browser has to do now that the user is at this place; nothing while it
    /// is on its way to another entry.
    pub fn navigate_to(&mut self, place: Place) -> Option<Navigation> {
        if self.is_navigating {
            return None;
        }
        self.has_dialog_without_entry &= place.dialog;
        let target_place =
            Place { dialog: place.dialog && !self.has_dialog_without_entry, ..place };
        if target_place == self.current_place {
            return None;
        }
        if target_place.without_dialog() == self.current_place.without_dialog()
            && self.current_place.dialog
        {
            self.is_navigating = true;
            return Some(Navigation::Back);
        }
        // What a dialog leads to replaces the dialog's entry.
        let navigation =
            if self.current_place.dialog { Navigation::Replace } else { Navigation::Push };
        let is_over_view = target_place.without_dialog() == self.current_place.without_dialog();
        self.entry_below = is_over_view.then(|| self.entry());
        self.current_place =
            if is_over_view { target_place } else { target_place.without_dialog() };
        Some(navigation)
    }

    /// Handles the browser's arrival at an entry while the page shows this place. Until
    /// [`complete_arrival`](Self::complete_arrival) is called,
    /// [`navigate_to`](Self::navigate_to) returns nothing.
    pub fn begin_arrival(&mut self, stored: Option<Entry>, place: Place) -> Arrival {
        let was_navigating = mem::replace(&mut self.is_navigating, true);
        match stored {
            None => Arrival::Linked,
            Some(entry)
                if stored == self.duplicate && entry.place.view == self.current_place.view =>
            {
                Arrival::Duplicate
            }
            stored if was_navigating && stored == self.entry_below => Arrival::WentBack,
            Some(entry)
                if entry.life != self.life || entry.place.opened.link != place.opened.link =>
            {
                Arrival::Reopened(entry)
            }
            Some(entry) => Arrival::Returned(entry.place),
        }
    }

    /// Completes an arrival, once the page shows the place.
    pub fn complete_arrival(&mut self, arrival: Arrival, place: Place) {
        match arrival {
            Arrival::WentBack => self.set_current(None, self.current_place.without_dialog()),
            Arrival::Duplicate => {}
            Arrival::Returned(place_returned_to) => {
                let entry = Entry { life: self.life, place: place_returned_to };
                self.set_current(Some(entry), place_returned_to.without_dialog());
            }
            Arrival::Linked => self.set_current(None, place),
            Arrival::Reopened(entry) => self.set_current(Some(entry), place),
        }
    }
}

/// Returns the entry of the view below that of a dialog.
fn entry_below(entry: Entry) -> Option<Entry> {
    entry.place.dialog.then(|| Entry { place: entry.place.without_dialog(), ..entry })
}

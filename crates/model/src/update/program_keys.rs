//! The keys of the program next to a search.

use super::program::ProgramMsg;
use crate::Model;
use crate::base::steps::Way;

/// Returns what a key means for the program; `None` leaves it to others.
pub(super) fn interpret(model: &Model, key: &str) -> Option<ProgramMsg> {
    let is_shown = model.view.shows_search() && model.shown_exploration().is_none();
    if !is_shown || model.watch.player.is_none() {
        return None;
    }
    let is_open = model.watch.program.is_open;
    match key {
        "w" | "W" => Some(ProgramMsg::Toggled { on: !is_open }),
        "j" | "J" if is_open => Some(ProgramMsg::LineStepped(Way::Back)),
        "k" | "K" if is_open => Some(ProgramMsg::LineStepped(Way::Forward)),
        _ => None,
    }
}

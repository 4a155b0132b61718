//! The keys of the program next to a search.

use super::key::Key;
use super::program::ProgramMsg;
use super::program_lines::LineJump;
use crate::Model;
use crate::base::steps::Way;

/// Returns what a key means for the program; `None` leaves it to others.
pub(super) fn interpret(model: &Model, key: &Key) -> Option<ProgramMsg> {
    let is_shown = model.view.shows_search() && model.shown_exploration().is_none();
    if !is_shown || model.watch.player.is_none() {
        return None;
    }
    let is_open = model.watch.program.is_open;
    let way = if key.shift { Way::Back } else { Way::Forward };
    match (key.name.as_str(), key.shift) {
        ("w" | "W", false) => Some(ProgramMsg::Toggled { on: !is_open }),
        _ if !is_open => None,
        ("j" | "J", false) => Some(ProgramMsg::LineStepped(Way::Back)),
        ("k" | "K", false) => Some(ProgramMsg::LineStepped(Way::Forward)),
        ("j" | "J", true) => Some(ProgramMsg::LineJumped(LineJump::OverCall, Way::Back)),
        ("k" | "K", true) => Some(ProgramMsg::LineJumped(LineJump::OverCall, Way::Forward)),
        ("o" | "O", _) => Some(ProgramMsg::LineJumped(LineJump::OutOfCall, way)),
        ("e" | "E", _) => Some(ProgramMsg::LineJumped(LineJump::Breakpoint, way)),
        ("b" | "B", false) => Some(ProgramMsg::BreakpointHere),
        _ => None,
    }
}

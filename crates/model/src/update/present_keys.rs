//! The keys of a search that is presented.

use super::key::{Key, Place};
use super::page::PageMsg;
use super::play::PlayMsg;
use super::present::PresentMsg;
use crate::{Model, Msg};

/// Returns what a key means while a search is presented, as a clicker sends it. On a black screen,
/// each of these keys shows the search again.
pub(super) fn interpret(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    let presentation = model.presentation.filter(|_| !key.command)?;
    let present = |msg| Some(Msg::Page(PageMsg::Present(msg)));
    let step = match key.name.as_str() {
        "Escape" | "p" | "P" => return present(PresentMsg::Switched { on: false }),
        "." | "b" | "B" => {
            return present(PresentMsg::BlackSwitched { on: !presentation.is_black });
        }
        "ArrowRight" | "ArrowDown" | "PageDown" => PlayMsg::Stepped,
        "ArrowLeft" | "ArrowUp" | "PageUp" => PlayMsg::SteppedBack,
        " " if place != Place::Button => PlayMsg::Toggled,
        _ => return None,
    };
    if presentation.is_black {
        return present(PresentMsg::BlackSwitched { on: false });
    }
    // In the tree, arrows move between nodes.
    (place != Place::Tree || key.name == " ").then_some(Msg::Play(step))
}

//! What keys mean, by where the focus is.

use sudoku_engine::board::Digit;

use crate::editor::{Direction, Pen};
use crate::forest::Hop;
use crate::settings::View;
use crate::{Model, Msg};

/// A key with what is held down besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key's value, as browsers name it: `a`, `ArrowUp`, `Enter`.
    pub name: String,
    /// The digit printed on the key, whatever Shift makes of it.
    pub digit: Option<u8>,
    /// Control or Command.
    pub command: bool,
    /// Shift.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

/// Where the focus is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a cell of the board.
    Board,
    /// On the tree.
    Tree,
    /// In a text field, whose keys are its own.
    Text,
    /// On a button or another control that has a use for Space, Enter or arrows.
    Control,
    /// Nowhere in particular.
    Page,
}

/// What a key means; `None` where the browser may do with it what it likes.
pub fn interpret(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if place == Place::Text || model.paste.is_some() {
        return None;
    }
    if key.command {
        return command(key);
    }
    if key.alt {
        return None;
    }
    let by_place = match place {
        Place::Tree => tree(&key.name),
        Place::Board => board(model, key),
        Place::Page if model.view == View::Play => board(model, key),
        _ => None,
    };
    by_place.or_else(|| match model.view {
        View::Watch => playback(model, &key.name, place),
        View::Play if place == Place::Control => entry(model, key),
        View::Play => None,
    })
}

fn command(key: &Key) -> Option<Msg> {
    match (key.name.to_ascii_lowercase().as_str(), key.shift) {
        ("z", false) => Some(Msg::EditUndone),
        ("z", true) | ("y", false) => Some(Msg::EditRedone),
        _ => {
            let digit = key.digit.and_then(Digit::new)?;
            Some(Msg::DigitEntered { digit, pen: Some(Pen::Centre) })
        }
    }
}

fn board(model: &Model, key: &Key) -> Option<Msg> {
    let direction = match key.name.as_str() {
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        _ => return entry(model, key),
    };
    Some(Msg::FocusMoved { direction, extend: key.shift })
}

/// Digits and what goes with them, wherever the focus is on the page.
fn entry(model: &Model, key: &Key) -> Option<Msg> {
    let shape = model.editor.shape();
    if let Some(digit) = key.digit {
        return match Digit::new(digit) {
            None => Some(Msg::DigitErased),
            Some(digit) => {
                let pen = key.shift.then_some(Pen::Corner);
                Some(Msg::DigitEntered { digit, pen })
            }
        };
    }
    let mut letters = key.name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(digit) = Digit::from_symbol(letter)
        && shape.all_digits().contains(digit)
    {
        return Some(Msg::DigitEntered { digit, pen: None });
    }
    match key.name.as_str() {
        "Backspace" | "Delete" | "0" | "." => Some(Msg::DigitErased),
        "z" | "Z" => Some(Msg::PenChosen(Pen::Answer)),
        "x" | "X" => Some(Msg::PenChosen(Pen::Corner)),
        "c" | "C" => Some(Msg::PenChosen(Pen::Centre)),
        _ => None,
    }
}

fn playback(model: &Model, name: &str, place: Place) -> Option<Msg> {
    let speed = model.controls.speed;
    match name {
        " " if place != Place::Control => Some(Msg::PlayToggled),
        "ArrowLeft" if place == Place::Page => Some(Msg::SteppedBack),
        "ArrowRight" if place == Place::Page => Some(Msg::Stepped),
        "PageUp" => Some(Msg::SteppedBack),
        "PageDown" => Some(Msg::Stepped),
        "Home" if place != Place::Control => Some(Msg::WentToStart),
        "End" if place != Place::Control => Some(Msg::WentToEnd),
        "+" | "=" => Some(Msg::SpeedChosen(speed.faster())),
        "-" => Some(Msg::SpeedChosen(speed.slower())),
        "r" | "R" => Some(Msg::Restarted),
        "n" | "N" => Some(Msg::WentToSolution),
        "d" | "D" => Some(Msg::WentToDeadEnd),
        "Escape" => Some(Msg::SearchStopped),
        _ => None,
    }
}

fn tree(name: &str) -> Option<Msg> {
    match name {
        "ArrowUp" => Some(Msg::TreeHopped(Hop::Parent)),
        "ArrowDown" => Some(Msg::TreeHopped(Hop::Child)),
        "ArrowLeft" => Some(Msg::TreeHopped(Hop::Before)),
        "ArrowRight" => Some(Msg::TreeHopped(Hop::After)),
        "r" | "R" => Some(Msg::TreeHopped(Hop::Root)),
        "n" | "N" => Some(Msg::TreeHopped(Hop::Solution)),
        "h" | "H" => Some(Msg::FoldToggled(None)),
        "f" | "F" => Some(Msg::FailedFolded),
        "u" | "U" => Some(Msg::AllUnfolded),
        _ => None,
    }
}

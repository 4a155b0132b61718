//! What keys mean, depending on where the focus is.

use sudoku_engine::board::Digit;

use crate::base::settings::Playback;
use crate::base::steps::TreeMove;
use crate::base::steps::{Mark, Way};
use crate::puzzle::editor::{Direction, InputMode};
use crate::search::explore::Exploration;
use crate::update::edit::EditMsg;
use crate::update::explore::ExploreMsg;
use crate::update::play::PlayMsg;
use crate::update::timeline::TimelineMsg;
use crate::update::tree::TreeMsg;
use crate::{Model, Msg};

/// A key with its modifiers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// The value of the key: `a`, `ArrowUp`, `Enter`. On a non-Latin keyboard layout, a letter
    /// key has the value of its Latin letter.
    pub name: String,
    /// The digit printed on the key, regardless of Shift.
    pub digit: Option<u8>,
    /// Control or Command.
    pub command: bool,
    pub shift: bool,
    pub alt: bool,
}

impl Key {
    /// Creates a key without modifiers from the `key` and the `code` of a browser's keyboard
    /// event: what it writes, and where it is on the keyboard.
    pub fn new(key: &str, code: &str) -> Self {
        // A key of the numeric keypad may act as an arrow; then its digit means nothing.
        let writes = key.chars().count() == 1;
        let printed = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad"));
        let latin = code.strip_prefix("Key").filter(|_| writes && !key.is_ascii());
        Self {
            name: latin.map_or_else(|| key.to_owned(), str::to_ascii_lowercase),
            digit: printed.filter(|_| writes).and_then(|digit| digit.parse().ok()),
            ..Self::default()
        }
    }
}

/// Where the focus is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a cell of the board.
    Board,
    /// In the tree, entered by a key.
    Tree,
    /// On the tree, after a click: arrows still step through the search.
    TreeClicked,
    /// In the map, entered by a key.
    Map,
    /// On the map, after a click.
    MapClicked,
    /// In a text field, which uses all keys itself.
    Text,
    /// On a button, which uses Space and Enter.
    Button,
    /// On a slider, which uses arrows, Home and End.
    Slider,
    /// On a menu or similar control, which uses all of these.
    Control,
    /// Nowhere in particular.
    Page,
}

/// Returns `Some(true)` if a key enters the panel that was clicked, and `Some(false)` if it
/// leaves the panel that was entered, which returns arrows and Space to the player.
pub fn entrance(key: &Key, place: Place) -> Option<bool> {
    let is_held = key.command || key.alt || key.shift;
    match key.name.as_str() {
        _ if is_held => None,
        "Enter" if matches!(place, Place::TreeClicked | Place::MapClicked) => Some(true),
        "Escape" if matches!(place, Place::Tree | Place::Map) => Some(false),
        _ => None,
    }
}

/// A function that gives keys their meaning, such as [`interpret`].
pub type Interpret = fn(&Model, &Key, Place) -> Option<Msg>;

/// Returns what a key means; `None` leaves it to the browser.
pub fn interpret(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    let is_free = place != Place::Text && model.dialog.is_none() && !key.alt && !key.command;
    if is_free && key.name == "Escape" && model.lit_level().is_some() {
        return Some(Msg::Tree(TreeMsg::LevelPutOut));
    }
    interpret_unlit(model, key, place)
}

/// Returns what a key means while no level of a search is highlighted, as on a board alone. It
/// needs little of the program.
pub fn interpret_unlit(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if place == Place::Text || model.dialog.is_some() || key.alt {
        return None;
    }
    if key.command {
        return command(model, key, place);
    }
    if model.explored().is_some() {
        return exploring(model, key, place);
    }
    if model.view.edits_board() {
        return match place {
            Place::Board | Place::Button | Place::Page => board(model, key),
            Place::Tree
            | Place::TreeClicked
            | Place::Map
            | Place::MapClicked
            | Place::Text
            | Place::Slider
            | Place::Control => entry(model, key),
        };
    }
    let shows_search = model.view.shows_search();
    let own = if shows_search { searching(model, key, place) } else { None };
    let played = own.or_else(|| playback(model, key, place));
    played.or_else(|| (shows_search && place == Place::TreeClicked).then(|| folding(key)).flatten())
}

/// The keys of the panel with the focus, while a search is shown.
fn searching(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    match place {
        Place::Board => {
            let lights = (key.name == "Enter").then(|| model.play.editor.focus()).flatten();
            lights
                .map(|cell| Msg::Edit(EditMsg::CellSelected { cell, extend: false }))
                .or_else(|| board(model, key))
        }
        Place::Tree => tree(key),
        Place::Map => map(model, key),
        Place::TreeClicked
        | Place::MapClicked
        | Place::Text
        | Place::Button
        | Place::Slider
        | Place::Control
        | Place::Page => None,
    }
}

fn command(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if model.view.takes_many() {
        return None;
    }
    match (key.name.to_ascii_lowercase().as_str(), key.shift) {
        (_, _) if model.explored().is_some() && key.digit.is_some() => None,
        ("z", false) => Some(Msg::Edit(EditMsg::Undone)),
        ("z", true) | ("y", false) => Some(Msg::Edit(EditMsg::Redone)),
        _ if model.view.edits_board() || place == Place::Board => {
            let digit = key.digit.and_then(Digit::new)?;
            Some(Msg::Edit(EditMsg::DigitEntered { digit, pen: Some(InputMode::Center) }))
        }
        _ => None,
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
    Some(Msg::Edit(EditMsg::FocusMoved { direction, extend: key.shift }))
}

/// Digits and related keys, wherever the focus is on the page.
fn entry(model: &Model, key: &Key) -> Option<Msg> {
    let shape = model.play.editor.shape();
    if let Some(digit) = key.digit {
        return match Digit::new(digit) {
            None => Some(Msg::Edit(EditMsg::DigitErased)),
            Some(digit) => {
                let pen = key.shift.then_some(InputMode::Corner);
                Some(Msg::Edit(EditMsg::DigitEntered { digit, pen }))
            }
        };
    }
    let mut letters = key.name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(digit) = Digit::from_symbol(letter)
        && shape.all_digits().contains(digit)
    {
        return Some(Msg::Edit(EditMsg::DigitEntered { digit, pen: None }));
    }
    match key.name.as_str() {
        "Backspace" | "Delete" | "0" | "." => Some(Msg::Edit(EditMsg::DigitErased)),
        "z" | "Z" => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Answer))),
        "x" | "X" => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Corner))),
        "c" | "C" => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Center))),
        _ => None,
    }
}

fn playback(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if model.view.playback() == Playback::Nothing {
        return None;
    }
    let speed = model.watch.controls.speed;
    let has_own_arrows = matches!(place, Place::Slider | Place::Control);
    match key.name.as_str() {
        " " if !matches!(place, Place::Button | Place::Control) => {
            Some(Msg::Play(PlayMsg::Toggled))
        }
        "ArrowLeft" if !has_own_arrows && place != Place::Board => {
            Some(Msg::Play(PlayMsg::SteppedBack))
        }
        "ArrowRight" if !has_own_arrows && place != Place::Board => {
            Some(Msg::Play(PlayMsg::Stepped))
        }
        "PageUp" => Some(Msg::Play(PlayMsg::SteppedBack)),
        "PageDown" => Some(Msg::Play(PlayMsg::Stepped)),
        "Home" if !has_own_arrows => Some(Msg::Play(PlayMsg::WentToStart)),
        "End" if !has_own_arrows => Some(Msg::Play(PlayMsg::WentToEnd)),
        "+" | "=" => Some(Msg::Play(PlayMsg::SpeedChosen(speed.faster()))),
        "-" => Some(Msg::Play(PlayMsg::SpeedChosen(speed.slower()))),
        "r" | "R" => Some(Msg::Play(PlayMsg::Restarted)),
        "n" | "N" => Some(Msg::Play(PlayMsg::WentToMark { mark: Mark::Solution, way: way(key) })),
        "d" | "D" => Some(Msg::Play(PlayMsg::WentToMark { mark: Mark::DeadEnd, way: way(key) })),
        "Escape" => Some(Msg::Play(PlayMsg::Stopped)),
        _ => None,
    }
}

/// The keys of a tree opened by hand: those of the board enter digits and undo them, those of
/// the tree move along it.
fn exploring(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    let exploration = match key.name.as_str() {
        " " if !matches!(place, Place::Button | Place::Control) => ExploreMsg::Followed,
        "Home" if place != Place::Control => ExploreMsg::WentToRoot,
        "End" if place != Place::Control => ExploreMsg::FinishAsked,
        "Escape" if model.watch.tree.by_hand().is_some_and(|tree| tree.finishing().is_some()) => {
            ExploreMsg::FinishCancelled
        }
        "Escape" => ExploreMsg::Switched { on: false },
        "s" | "S" if model.watch.tree.by_hand().is_some_and(Exploration::is_in_solution) => {
            ExploreMsg::WentBack
        }
        "s" | "S" => ExploreMsg::SolutionOpened,
        "Enter" if place == Place::Board => {
            let cell = model.play.editor.focus()?;
            return Some(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        }
        arrow if arrow.starts_with("Arrow") => {
            return match place {
                Place::Control => None,
                // There is nothing to step through.
                Place::Tree | Place::TreeClicked => tree(key),
                Place::Board
                | Place::Map
                | Place::MapClicked
                | Place::Text
                | Place::Button
                | Place::Slider
                | Place::Page => board(model, key),
            };
        }
        _ => {
            let msg = entry(model, key)?;
            return matches!(
                msg,
                Msg::Edit(EditMsg::DigitEntered { .. }) | Msg::Edit(EditMsg::DigitErased)
            )
            .then_some(msg);
        }
    };
    Some(Msg::Explore(exploration))
}

/// Returns the direction of a key: back with Shift, otherwise forward.
const fn way(key: &Key) -> Way {
    if key.shift { Way::Back } else { Way::On }
}

/// The keys of the tree.
fn tree(key: &Key) -> Option<Msg> {
    match key.name.as_str() {
        "r" | "R" => Some(Msg::Play(PlayMsg::WentToStart)),
        "ArrowUp" => Some(Msg::Tree(TreeMsg::Moved(TreeMove::Parent))),
        "ArrowDown" => Some(Msg::Tree(TreeMsg::Moved(TreeMove::Child))),
        "ArrowLeft" => Some(Msg::Tree(TreeMsg::Moved(TreeMove::Before))),
        "ArrowRight" => Some(Msg::Tree(TreeMsg::Moved(TreeMove::After))),
        "Enter" => Some(Msg::Tree(TreeMsg::SubtreeUnfolded)),
        _ => folding(key),
    }
}

/// The letters of the tree, which mean nothing elsewhere.
fn folding(key: &Key) -> Option<Msg> {
    match key.name.as_str() {
        "h" | "H" => Some(Msg::Tree(TreeMsg::FoldToggled)),
        "f" | "F" => Some(Msg::Tree(TreeMsg::FailedFolded)),
        "u" | "U" => Some(Msg::Tree(TreeMsg::AllUnfolded)),
        _ => None,
    }
}

/// The keys of the map. Space plays, unless the keyboard focus is on a bar that the board does
/// not show yet.
fn map(model: &Model, key: &Key) -> Option<Msg> {
    let player = model.watch.player.as_ref()?;
    let gesture = match key.name.as_str() {
        "ArrowLeft" if key.shift => TimelineMsg::Panned { permille: -200 },
        "ArrowRight" if key.shift => TimelineMsg::Panned { permille: 200 },
        "ArrowUp" => TimelineMsg::Hopped(TreeMove::Parent),
        "ArrowDown" => TimelineMsg::Hopped(TreeMove::Child),
        "ArrowLeft" => TimelineMsg::Hopped(TreeMove::Before),
        "ArrowRight" => TimelineMsg::Hopped(TreeMove::After),
        "+" | "=" => TimelineMsg::Zoomed { about: None, permille: 500 },
        "-" | "_" => TimelineMsg::Zoomed { about: None, permille: 2000 },
        "0" | "z" | "Z" => TimelineMsg::Fitted,
        "c" | "C" => TimelineMsg::Centered,
        "Enter" => TimelineMsg::Entered,
        " " if player.map.focus.is_some_and(|bar| bar != player.at.counters().step()) => {
            TimelineMsg::Entered
        }
        _ => return None,
    };
    Some(Msg::Timeline(gesture))
}

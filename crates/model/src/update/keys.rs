//! What keys mean, depending on where the focus is.

use sudoku_engine::board::Digit;

use crate::base::panes::Foreground;
use crate::base::settings::Playback;
use crate::base::steps::TreeMove;
use crate::base::steps::{Mark, Way};
use crate::model::dialog::DialogKind;
use crate::puzzle::editor::{Direction, EntryOrder, InputMode};
use crate::search::explore::Exploration;
use crate::solve::rating::StepMove;
use crate::solve::solutions::OnBoard;
use crate::update::dialog::DialogMsg;
use crate::update::edit::EditMsg;
use crate::update::explore::ExploreMsg;
use crate::update::hint::HintMsg;
use crate::update::key::{Key, Place};
use crate::update::logic::LogicMsg;
use crate::update::page::PageMsg;
use crate::update::play::PlayMsg;
use crate::update::present::PresentMsg;
use crate::update::questions::QuestionsMsg;
use crate::update::solutions::SolutionsMsg;
use crate::update::timeline::TimelineMsg;
use crate::update::tree::TreeMsg;
use crate::update::tree_selection::is_selected_elsewhere;
use crate::update::{present_keys, program_keys, question_keys};
use crate::view::board::selected_cell;
use crate::{Model, Msg};

/// Returns `Some(true)` if a key enters the panel that was clicked, and `Some(false)` if it
/// leaves the panel that was entered, which returns arrows and Space to the player.
pub fn enters_panel(model: &Model, key: &Key, place: Place) -> Option<bool> {
    let has_modifier = key.command || key.alt || key.shift;
    match key.name.as_str() {
        _ if has_modifier => None,
        // It goes to the selected node.
        "Enter" if place == Place::TreeClicked && is_selected_elsewhere(model) => None,
        "Enter" if matches!(place, Place::TreeClicked | Place::MapClicked) => Some(true),
        // It closes the questions first.
        "Escape" if matches!(place, Place::Tree | Place::Map) => {
            (!model.watch.questions.is_open).then_some(false)
        }
        _ => None,
    }
}

/// A function that gives keys their meaning, such as [`interpret`].
pub type Interpret = fn(&Model, &Key, Place) -> Option<Msg>;

/// Returns what a key means; `None` leaves it to the browser.
pub fn interpret(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    let is_free = place != Place::Text && model.dialog.is_none() && !key.alt;
    // Whatever has the focus, and before anything else ends.
    if is_free && key.name == "Escape" && question_keys::are_open(model) {
        return Some(Msg::Questions(QuestionsMsg::Toggled { on: false }));
    }
    if is_free && let Some(msg) = present_keys::interpret(model, key, place) {
        return Some(msg);
    }
    if is_free && key.name == "Escape" && model.names_parts() {
        return Some(Msg::Page(PageMsg::PartsRead));
    }
    if is_free && !key.command && key.name == "Escape" && selected_cell(model).is_some() {
        return Some(Msg::Tree(TreeMsg::LevelHighlightRemoved));
    }
    if is_free && !key.command && key.name == "Escape" && has_tree_alone(model) {
        return Some(Msg::Page(PageMsg::ForegroundChosen(Foreground::Shared)));
    }
    let asks = is_free && !key.command && !key.shift;
    if asks && place != Place::Control {
        let focus = model.play.editor.focus().filter(|_| place == Place::Board);
        let digit = key.digit.and_then(Digit::new);
        if let Some(msg) = question_keys::interpret(model, &key.name, digit, focus) {
            return Some(Msg::Questions(msg));
        }
    }
    if is_free
        && !key.command
        && place != Place::Control
        && let Some(msg) = program_keys::interpret(model, key)
    {
        return Some(Msg::Program(msg));
    }
    let msg = is_free.then(|| interpret_rare(model, key, place)).flatten();
    msg.or_else(|| interpret_without_highlight(model, key, place)).or_else(|| {
        (is_free && !key.command && place != Place::Control)
            .then(|| interpret_tree_letters(model, key))
            .flatten()
    })
}

/// The letters of the tree, wherever the focus is: they mean nothing elsewhere. The questions, while
/// they are open, are in the place of the tree.
fn interpret_tree_letters(model: &Model, key: &Key) -> Option<Msg> {
    if has_tree_letters(model) { interpret_folding(key) } else { None }
}

fn has_tree_letters(model: &Model) -> bool {
    model.view.shows_search()
        && model.watch.player.is_some()
        && model.shown_exploration().is_none()
        && !question_keys::are_open(model)
}

/// Returns whether the tree has the page, so that Escape gives the others their room back.
fn has_tree_alone(model: &Model) -> bool {
    let is_alone = model.watch.foreground == Foreground::Tree;
    is_alone && model.view.shows_search() && model.shown_exploration().is_none()
}

/// The keys of the help, of the hint, of the selection and of failed branches.
fn interpret_rare(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if key.name == "?" && key.digit.is_none() && !key.command {
        return Some(Msg::Dialog(DialogMsg::Opened(DialogKind::Help)));
    }
    if !model.view.edits_board() {
        let unfolds_failed = key.shift && matches!(key.name.as_str(), "f" | "F");
        let is_meant = unfolds_failed && !key.command && place != Place::Control;
        return (is_meant && has_tree_letters(model)).then_some(Msg::Tree(TreeMsg::FailedUnfolded));
    }
    if !key.command && key.name == "Escape" && model.play.hint.is_some() {
        return Some(Msg::Hint(HintMsg::Closed));
    }
    if model.on_board() == OnBoard::Steps && !key.command && !key.shift {
        return step_key(model, key, place).map(Msg::Solutions);
    }
    // As the button, which is there while the user's own digits are played.
    let is_played =
        model.on_board() == OnBoard::Own && model.play.editor.input_mode != InputMode::Given;
    if is_played && !key.command && matches!(key.name.as_str(), "h" | "H") {
        return Some(Msg::Hint(HintMsg::Advanced));
    }
    let editor = &model.play.editor;
    let msg = match (key.name.as_str(), key.command) {
        ("a" | "A", true) if !key.shift => EditMsg::AllSelected,
        ("Escape", false) if editor.selection().len() > 1 => EditMsg::SelectionReduced,
        ("t" | "T", false) => {
            EditMsg::DigitFirstSwitched { on: model.play.entry_order == EntryOrder::CellFirst }
        }
        ("Enter", false) if matches!(place, Place::Board | Place::Page) => EditMsg::DigitEntered {
            digit: model.play.entry_order.chosen_digit()?,
            input_mode: Some(editor.input_mode),
        },
        _ => return None,
    };
    Some(Msg::Edit(msg))
}

/// The keys of the steps that solve the puzzle, as those of a search.
fn step_key(model: &Model, key: &Key, place: Place) -> Option<SolutionsMsg> {
    let is_control = matches!(place, Place::Slider | Place::Control);
    let step_move = match key.name.as_str() {
        " " if !is_control && place != Place::Button => {
            let is_playing = model.play.logic_walk.as_ref().is_some_and(|it| it.player.is_playing);
            return Some(SolutionsMsg::Logic(LogicMsg::Played { on: !is_playing }));
        }
        "Escape" => return Some(SolutionsMsg::OnBoardChosen(OnBoard::Own)),
        "ArrowLeft" if !is_control && place != Place::Board => StepMove::Back,
        "ArrowRight" if !is_control && place != Place::Board => StepMove::Next,
        "PageUp" => StepMove::Back,
        "PageDown" => StepMove::Next,
        "Home" if !is_control => StepMove::First,
        "End" if !is_control => StepMove::Last,
        _ => return None,
    };
    Some(SolutionsMsg::Logic(LogicMsg::StepShown(step_move)))
}

/// Returns what a key means while no level of a search is highlighted, as on a board alone. It
/// needs little of the program.
pub fn interpret_without_highlight(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if place == Place::Text || model.dialog.is_some() || key.alt {
        return None;
    }
    if key.command {
        return interpret_command(model, key, place);
    }
    if model.shown_exploration().is_some() {
        return interpret_exploration(model, key, place);
    }
    if model.view.edits_board() {
        return match place {
            // Space presses the button.
            Place::Button if key.name == " " => None,
            Place::Board | Place::Button | Place::Page => interpret_board(model, key),
            Place::Tree
            | Place::TreeClicked
            | Place::Map
            | Place::MapClicked
            | Place::Text
            | Place::Slider
            | Place::Control => interpret_entry(model, key),
        };
    }
    let shows_search = model.view.shows_search();
    let panel_msg = if shows_search { interpret_search(model, key, place) } else { None };
    let msg = panel_msg.or_else(|| interpret_playback(model, key, place));
    msg.or_else(|| {
        (shows_search && place == Place::TreeClicked)
            .then(|| interpret_clicked_tree(model, key))
            .flatten()
    })
}

/// The keys of the panel with the focus, while a search is shown.
fn interpret_search(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    match place {
        Place::Board => {
            let focused_cell = (key.name == "Enter").then(|| model.play.editor.focus()).flatten();
            focused_cell
                .map(|cell| Msg::Edit(EditMsg::CellSelected { cell, extend: false }))
                .or_else(|| interpret_board(model, key))
        }
        Place::Tree => interpret_tree(model, key),
        Place::Map => interpret_map(model, key),
        Place::TreeClicked
        | Place::MapClicked
        | Place::Text
        | Place::Button
        | Place::Slider
        | Place::Control
        | Place::Page => None,
    }
}

fn interpret_command(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    if model.view.reads_many_puzzles() {
        return None;
    }
    match (key.name.to_ascii_lowercase().as_str(), key.shift) {
        (_, _) if model.shown_exploration().is_some() && key.digit.is_some() => None,
        ("z", false) => Some(Msg::Edit(EditMsg::Undone)),
        ("z", true) | ("y", false) => Some(Msg::Edit(EditMsg::Redone)),
        _ if model.view.edits_board() || place == Place::Board => {
            let digit = key.digit.and_then(Digit::new)?;
            Some(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: Some(InputMode::Center) }))
        }
        _ => None,
    }
}

fn interpret_board(model: &Model, key: &Key) -> Option<Msg> {
    let direction = match key.name.as_str() {
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        " " if skips_cells(model) => return Some(Msg::Edit(EditMsg::CellSkipped)),
        _ => return interpret_entry(model, key),
    };
    Some(Msg::Edit(EditMsg::FocusMoved { direction, extend: key.shift }))
}

/// Returns whether a blank is typed like a given, and leaves the cell without one.
fn skips_cells(model: &Model) -> bool {
    model.view.edits_board() && model.play.editor.input_mode == InputMode::Given
}

/// Digits and related keys, wherever the focus is on the page.
fn interpret_entry(model: &Model, key: &Key) -> Option<Msg> {
    let shape = model.play.editor.shape();
    if let Some(digit) = key.digit {
        return match Digit::new(digit) {
            None if skips_cells(model) => Some(Msg::Edit(EditMsg::CellSkipped)),
            None => Some(Msg::Edit(EditMsg::DigitErased)),
            Some(digit) => {
                let input_mode = key.shift.then_some(InputMode::Corner);
                Some(Msg::Edit(EditMsg::DigitEntered { digit, input_mode }))
            }
        };
    }
    let mut letters = key.name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(digit) = Digit::from_symbol(letter)
        && shape.all_digits().contains(digit)
    {
        return Some(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: None }));
    }
    match key.name.as_str() {
        "0" | "." if skips_cells(model) => Some(Msg::Edit(EditMsg::CellSkipped)),
        "Backspace" | "Delete" | "0" | "." => Some(Msg::Edit(EditMsg::DigitErased)),
        "z" | "Z" => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Answer))),
        "x" | "X" => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Corner))),
        "c" | "C" => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Center))),
        "v" | "V" if model.view.edits_board() => {
            Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Color)))
        }
        _ => None,
    }
}

fn interpret_playback(model: &Model, key: &Key, place: Place) -> Option<Msg> {
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
        "m" | "M" if model.view.shows_search() => {
            Some(Msg::Dialog(DialogMsg::Opened(DialogKind::Bookmarks)))
        }
        "n" | "N" => {
            Some(Msg::Play(PlayMsg::WentToMark { mark: Mark::Solution, way: direction_of(key) }))
        }
        "d" | "D" => {
            Some(Msg::Play(PlayMsg::WentToMark { mark: Mark::DeadEnd, way: direction_of(key) }))
        }
        "p" | "P" if model.view.shows_search() => {
            Some(Msg::Page(PageMsg::Present(PresentMsg::Switched { on: true })))
        }
        "Escape" => Some(Msg::Play(PlayMsg::Stopped)),
        _ => None,
    }
}

/// The keys of a tree opened by hand: those of the board enter digits and undo them, those of
/// the tree move along it.
fn interpret_exploration(model: &Model, key: &Key, place: Place) -> Option<Msg> {
    let exploration = match key.name.as_str() {
        " " if !matches!(place, Place::Button | Place::Control) => ExploreMsg::ForcedDigitsPlaced,
        "Home" if place != Place::Control => ExploreMsg::WentToRoot,
        "End" if place != Place::Control => ExploreMsg::FinishRequested,
        "Escape"
            if model.watch.tree.exploration().is_some_and(|tree| tree.finish_job().is_some()) =>
        {
            ExploreMsg::FinishCancelled
        }
        "Escape" => ExploreMsg::Switched { on: false },
        "s" | "S" if model.watch.tree.exploration().is_some_and(Exploration::is_in_solution) => {
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
                Place::Tree | Place::TreeClicked => interpret_tree_move(key, TreeMsg::Moved),
                Place::Board
                | Place::Map
                | Place::MapClicked
                | Place::Text
                | Place::Button
                | Place::Slider
                | Place::Page => interpret_board(model, key),
            };
        }
        _ => {
            let msg = interpret_entry(model, key)?;
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
const fn direction_of(key: &Key) -> Way {
    if key.shift { Way::Back } else { Way::Forward }
}

/// The keys of the tree. Arrows move the selection; with Shift, they move the search.
fn interpret_tree(model: &Model, key: &Key) -> Option<Msg> {
    let on_move = if key.shift { TreeMsg::Moved } else { TreeMsg::SelectionMoved };
    match key.name.as_str() {
        "r" | "R" => Some(Msg::Play(PlayMsg::WentToStart)),
        "Enter" if !is_selected_elsewhere(model) => Some(Msg::Tree(TreeMsg::SubtreeUnfolded)),
        _ => interpret_tree_move(key, on_move).or_else(|| interpret_clicked_tree(model, key)),
    }
}

fn interpret_tree_move(key: &Key, on_move: fn(TreeMove) -> TreeMsg) -> Option<Msg> {
    let tree_move = match key.name.as_str() {
        "ArrowUp" => TreeMove::Parent,
        "ArrowDown" => TreeMove::Child,
        "ArrowLeft" => TreeMove::PreviousSibling,
        "ArrowRight" => TreeMove::NextSibling,
        _ => return None,
    };
    Some(Msg::Tree(on_move(tree_move)))
}

/// The keys of the tree that also apply after a click, because they mean nothing elsewhere.
fn interpret_clicked_tree(model: &Model, key: &Key) -> Option<Msg> {
    match key.name.as_str() {
        "Enter" if is_selected_elsewhere(model) => Some(Msg::Tree(TreeMsg::SelectionReached)),
        _ => interpret_folding(key),
    }
}

/// The letters of the tree, which mean nothing elsewhere.
fn interpret_folding(key: &Key) -> Option<Msg> {
    let [letter] = key.name.as_bytes() else { return None };
    Some(Msg::Tree(match letter.to_ascii_lowercase() {
        b'h' => TreeMsg::FoldToggled,
        b'f' => TreeMsg::FailedFolded,
        b'u' => TreeMsg::AllUnfolded,
        b't' => TreeMsg::CostliestFollowed,
        b'a' => TreeMsg::AheadToggled,
        _ => return None,
    }))
}

/// The keys of the map. Space plays, unless the keyboard focus is on a bar that the board does
/// not show yet.
fn interpret_map(model: &Model, key: &Key) -> Option<Msg> {
    let player = model.watch.player.as_ref()?;
    let timeline_msg = match key.name.as_str() {
        "ArrowLeft" if key.shift => TimelineMsg::Panned { permille: -200 },
        "ArrowRight" if key.shift => TimelineMsg::Panned { permille: 200 },
        "ArrowUp" => TimelineMsg::FocusMoved(TreeMove::Parent),
        "ArrowDown" => TimelineMsg::FocusMoved(TreeMove::Child),
        "ArrowLeft" => TimelineMsg::FocusMoved(TreeMove::PreviousSibling),
        "ArrowRight" => TimelineMsg::FocusMoved(TreeMove::NextSibling),
        "+" | "=" => TimelineMsg::Zoomed { about: None, permille: 500 },
        "-" | "_" => TimelineMsg::Zoomed { about: None, permille: 2000 },
        "0" | "z" | "Z" => TimelineMsg::Fitted,
        "c" | "C" => TimelineMsg::Centered,
        "Enter" => TimelineMsg::Entered,
        " " if player
            .timeline
            .focused_step
            .is_some_and(|bar| bar != player.stepper.counters().step()) =>
        {
            TimelineMsg::Entered
        }
        _ => return None,
    };
    Some(Msg::Timeline(timeline_msg))
}

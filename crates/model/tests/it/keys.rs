//! What each key means in each view and place.

use crate::common::{NEXT_DEAD_END, NEXT_SOLUTION, Page, cell, digit, empty};
use grove_model::base::code::Code;
use grove_model::base::panes::Foreground;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::steps::TreeMove;
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::editor::{Direction, InputMode};
use grove_model::search::questions::QuestionKind;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::explore::ExploreMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::{enters_panel, interpret};
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::present::PresentMsg;
use grove_model::update::questions::QuestionsMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::view::board;
use grove_model::{Model, Msg};
use strum::VariantArray;
use sudoku_engine::board::Shape;

const PLACES: [Place; 6] =
    [Place::Board, Place::Tree, Place::Text, Place::Button, Place::Control, Place::Page];

/// Returns a page with a search that is small enough to be drawn.
fn model(view: View) -> Model {
    Page::open(&format!("p={}&view={}", Sample::Paper.line(), view.code())).model
}

/// Reads a key as it is written in the help: `Shift+1`, `Ctrl+Z`, `ArrowUp`.
fn key(written: &str) -> Key {
    let name = written.rsplit_once('+').filter(|(_, name)| !name.is_empty());
    let name = name.map_or(written, |(_, name)| name);
    let is_digit = name.len() == 1 && name.as_bytes()[0].is_ascii_digit();
    let code = if is_digit { format!("Digit{name}") } else { String::new() };
    let shift = written.contains("Shift+");
    let key = if is_digit && shift { "!" } else { name };
    Key {
        command: written.contains("Ctrl+"),
        alt: written.contains("Alt+"),
        shift,
        ..Key::new(key, &code)
    }
}

/// Checks what a key means in the given places.
fn check(model: &Model, written: &str, rows: &[(&[Place], Option<Msg>)]) {
    for (places, expected) in rows {
        for &place in *places {
            let msg = interpret(model, &key(written), place);
            assert_eq!(msg, *expected, "{written} in {:?}, on {place:?}", model.view);
        }
    }
}

const NOT_TEXT: &[Place] = &[Place::Board, Place::Tree, Place::Button, Place::Control, Place::Page];

const fn moved(direction: Direction, extend: bool) -> Option<Msg> {
    Some(Msg::Edit(EditMsg::FocusMoved { direction, extend }))
}

fn entered(value: u8, input_mode: Option<InputMode>) -> Option<Msg> {
    Some(Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode }))
}

#[test]
fn the_keys_of_the_board() {
    let model = model(View::Play);
    let arrows = [
        ("ArrowUp", Direction::Up),
        ("ArrowDown", Direction::Down),
        ("ArrowLeft", Direction::Left),
        ("ArrowRight", Direction::Right),
    ];
    for (name, direction) in arrows {
        let moves: &[Place] = &[Place::Board, Place::Button, Place::Page];
        let control: &[Place] = &[Place::Control];
        check(&model, name, &[(moves, moved(direction, false)), (control, None)]);
        let shifted = format!("Shift+{name}");
        check(&model, &shifted, &[(moves, moved(direction, true)), (control, None)]);
    }
    for value in 1..=9 {
        check(&model, &value.to_string(), &[(NOT_TEXT, entered(value, None))]);
        let corner = entered(value, Some(InputMode::Corner));
        check(&model, &format!("Shift+{value}"), &[(NOT_TEXT, corner)]);
        let center = entered(value, Some(InputMode::Center));
        check(&model, &format!("Ctrl+{value}"), &[(NOT_TEXT, center)]);
    }
    for name in ["Backspace", "Delete", "0", "."] {
        check(&model, name, &[(NOT_TEXT, Some(Msg::Edit(EditMsg::DigitErased)))]);
    }
    let pens = [
        ("z", InputMode::Answer),
        ("X", InputMode::Corner),
        ("c", InputMode::Center),
        ("v", InputMode::Color),
    ];
    for (name, input_mode) in pens {
        check(&model, name, &[(NOT_TEXT, Some(Msg::Edit(EditMsg::InputModeChosen(input_mode))))]);
    }
    for name in [" ", "Enter", "Tab", "Escape", "PageUp", "PageDown", "Home", "End", "r", "n", "+"]
    {
        check(&model, name, &[(&PLACES, None)]);
    }
}

#[test]
fn escape_ends_that_the_tree_has_the_page() {
    let mut page = Page::watching(Sample::Paper);
    let stop = Some(Msg::Play(PlayMsg::Stopped));
    let choose = |foreground| Msg::Page(PageMsg::ForegroundChosen(foreground));
    check(&page.model, "Escape", &[(&[Place::Page, Place::Button], stop.clone())]);
    page.send(choose(Foreground::Tree));
    let shared = Some(choose(Foreground::Shared));
    check(&page.model, "Escape", &[(NOT_TEXT, shared), (&[Place::Text], None)]);
    page.send(choose(Foreground::Map));
    check(&page.model, "Escape", &[(&[Place::Page, Place::Button], stop)]);
}

#[test]
fn the_keys_of_the_selection() {
    let mut page = Page::editing(Sample::Paper.line());
    for name in ["Ctrl+a", "Ctrl+A"] {
        check(&page.model, name, &[(NOT_TEXT, Some(Msg::Edit(EditMsg::AllSelected)))]);
        check(&page.model, name, &[(&[Place::Text], None)]);
        check(&model(View::Watch), name, &[(&PLACES, None)]);
    }
    check(&page.model, "Escape", &[(&PLACES, None)]);
    page.send(Msg::Edit(EditMsg::AllSelected));
    check(&page.model, "Escape", &[(NOT_TEXT, Some(Msg::Edit(EditMsg::SelectionReduced)))]);
}

#[test]
fn the_keys_of_the_digit_chosen_first() {
    let mut page = Page::editing(Sample::Paper.line());
    let switched = |on| Some(Msg::Edit(EditMsg::DigitFirstSwitched { on }));
    check(&page.model, "t", &[(NOT_TEXT, switched(true))]);
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    check(&page.model, "T", &[(NOT_TEXT, switched(false))]);
    check(&page.model, "Enter", &[(&PLACES, None)]);
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(3), input_mode: None }));
    let on_board: &[Place] = &[Place::Board, Place::Page];
    check(&page.model, "Enter", &[(on_board, entered(3, Some(InputMode::Answer)))]);
    check(&page.model, "Enter", &[(&[Place::Button, Place::Control, Place::Text], None)]);
}

#[test]
fn a_blank_among_givens_is_typed_like_a_digit() {
    let mut page = Page::editing(&empty(Shape::Nine));
    let skipped = Some(Msg::Edit(EditMsg::CellSkipped));
    for name in ["0", "."] {
        check(&page.model, name, &[(NOT_TEXT, skipped.clone()), (&[Place::Text], None)]);
    }
    let on_board: &[Place] = &[Place::Board, Place::Page];
    let elsewhere: &[Place] = &[Place::Button, Place::Control, Place::Text];
    check(&page.model, " ", &[(on_board, skipped), (elsewhere, None)]);
    for name in ["Backspace", "Delete"] {
        check(&page.model, name, &[(NOT_TEXT, Some(Msg::Edit(EditMsg::DigitErased)))]);
    }
    // A tree opened by hand has no givens to type.
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    page.send(Msg::Explore(ExploreMsg::Switched { on: true }));
    assert_eq!(page.model.play.editor.input_mode, InputMode::Given);
    check(&page.model, "0", &[(&[Place::Board], Some(Msg::Edit(EditMsg::DigitErased)))]);
}

#[test]
fn a_question_mark_opens_the_help() {
    let help = Some(Msg::Dialog(DialogMsg::Opened(DialogKind::Help)));
    for &view in View::VARIANTS {
        check(&model(view), "?", &[(NOT_TEXT, help.clone()), (&[Place::Text], None)]);
    }
    let play = model(View::Play);
    // On a Cyrillic layout, the key of the question mark writes a comma, and Shift + 7 the mark.
    let cyrillic = Key { shift: true, ..Key::new(",", "Slash") };
    assert_eq!(interpret(&play, &cyrillic, Place::Page), help);
    let seventh = Key { shift: true, ..Key::new("?", "Digit7") };
    let corner_mark = entered(7, Some(InputMode::Corner));
    assert_eq!(interpret(&play, &seventh, Place::Page), corner_mark);
}

#[test]
fn undo_and_redo_work_everywhere_but_in_text() {
    for view in [View::Play, View::Watch, View::Compare] {
        let model = model(view);
        for undo in ["Ctrl+z", "Ctrl+Z"] {
            check(&model, undo, &[(NOT_TEXT, Some(Msg::Edit(EditMsg::Undone)))]);
        }
        for redo in ["Ctrl+Shift+z", "Ctrl+Shift+Z", "Ctrl+y", "Ctrl+Y"] {
            check(&model, redo, &[(NOT_TEXT, Some(Msg::Edit(EditMsg::Redone)))]);
        }
    }
}

#[test]
fn a_batch_handles_its_own_keys() {
    let model = model(View::Batch);
    for name in ["Ctrl+z", "Ctrl+y", "1", "ArrowDown", " ", "Home", "r", "Escape"] {
        check(&model, name, &[(&PLACES, None)]);
    }
}

#[test]
fn the_browsers_keys_are_left_to_it() {
    for &view in View::VARIANTS {
        let model = model(view);
        let browser = ["Ctrl+c", "Ctrl+v", "Ctrl+0", "Ctrl++", "Ctrl+ArrowLeft", "Alt+ArrowLeft"];
        let plain = ["Alt+1", "Ctrl+Alt+2", "F5", "Tab", "Dead", "y"];
        for name in browser.into_iter().chain(plain) {
            check(&model, name, &[(&PLACES, None)]);
        }
        for name in ["1", "a", "z", " ", "ArrowUp", "Backspace", "Ctrl+z", "Home", "Escape", "r"] {
            check(&model, name, &[(&[Place::Text], None)]);
        }
    }
    check(&model(View::Play), "Enter", &[(&PLACES, None)]);
    let pressed: &[Place] = &[Place::Text, Place::Button, Place::Control, Place::Page];
    check(&model(View::Watch), "Enter", &[(pressed, None)]);
    let mut page = Page::editing(Sample::Paper.line());
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Paste)));
    for name in ["1", "Ctrl+z", "ArrowUp", "Backspace"] {
        check(&page.model, name, &[(&PLACES, None)]);
    }
    // Where no digits are entered, Ctrl and a digit are the browser's.
    check(&model(View::Watch), "Ctrl+1", &[(&[Place::Page, Place::Button, Place::Tree], None)]);
}

#[test]
fn the_keys_of_playback() {
    let model = model(View::Watch);
    let speed = model.watch.controls.speed;
    let control: &[Place] = &[Place::Control];
    let pressable: &[Place] = &[Place::Button, Place::Control];
    let not_pressable: &[Place] = &[Place::Board, Place::Tree, Place::Page];
    check(&model, " ", &[(not_pressable, Some(Msg::Play(PlayMsg::Toggled))), (pressable, None)]);
    let not_control: &[Place] = &[Place::Board, Place::Tree, Place::Button, Place::Page];
    for (name, msg) in
        [("Home", Msg::Play(PlayMsg::WentToStart)), ("End", Msg::Play(PlayMsg::WentToEnd))]
    {
        check(&model, name, &[(not_control, Some(msg)), (control, None)]);
    }
    let everywhere = [
        ("PageUp", Msg::Play(PlayMsg::SteppedBack)),
        ("PageDown", Msg::Play(PlayMsg::Stepped)),
        ("+", Msg::Play(PlayMsg::SpeedChosen(speed.faster()))),
        ("=", Msg::Play(PlayMsg::SpeedChosen(speed.faster()))),
        ("-", Msg::Play(PlayMsg::SpeedChosen(speed.slower()))),
        ("n", NEXT_SOLUTION),
        ("N", NEXT_SOLUTION),
        ("d", NEXT_DEAD_END),
        ("D", NEXT_DEAD_END),
        ("Escape", Msg::Play(PlayMsg::Stopped)),
    ];
    for (name, msg) in everywhere {
        check(&model, name, &[(NOT_TEXT, Some(msg))]);
    }
    let not_tree: &[Place] = &[Place::Board, Place::Button, Place::Control, Place::Page];
    for name in ["r", "R"] {
        check(&model, name, &[(not_tree, Some(Msg::Play(PlayMsg::Restarted)))]);
    }
    let page: &[Place] = &[Place::Button, Place::Page];
    for (name, msg) in [
        ("ArrowLeft", Msg::Play(PlayMsg::SteppedBack)),
        ("ArrowRight", Msg::Play(PlayMsg::Stepped)),
    ] {
        check(&model, name, &[(page, Some(msg)), (control, None)]);
    }
    for name in ["ArrowUp", "ArrowDown"] {
        check(&model, name, &[(page, None), (control, None)]);
    }
    check(&model, "ArrowUp", &[(&[Place::Board], moved(Direction::Up, false))]);
    check(&model, "7", &[(&[Place::Board], entered(7, None)), (page, None), (control, None)]);
    check(&model, "Ctrl+7", &[(&[Place::Board], entered(7, Some(InputMode::Center)))]);
}

#[test]
fn enter_highlights_the_level_of_a_cell_and_escape_ends_that() {
    let mut page = Page::watching(Sample::Paper);
    let board: &[Place] = &[Place::Board];
    let lit = Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 1), extend: false });
    check(&page.model, "Enter", &[(board, Some(lit.clone()))]);
    check(&page.model, "Escape", &[(NOT_TEXT, Some(Msg::Play(PlayMsg::Stopped)))]);
    page.send(lit);
    check(&page.model, "Escape", &[(NOT_TEXT, Some(Msg::Tree(TreeMsg::LevelHighlightRemoved)))]);
    // A given has no level, but is selected, too.
    page.send(Msg::Tree(TreeMsg::LevelHighlightRemoved));
    let given = cell(Shape::Four, 2, 1);
    page.send(Msg::Edit(EditMsg::CellSelected { cell: given, extend: false }));
    assert!(board::board(&page.model)[given.index()].is_selected);
    check(&page.model, "Escape", &[(NOT_TEXT, Some(Msg::Tree(TreeMsg::LevelHighlightRemoved)))]);
}

#[test]
fn a_slider_keeps_its_arrows_and_leaves_space_to_the_player() {
    let watched = model(View::Watch);
    let slider: &[Place] = &[Place::Slider];
    check(&watched, " ", &[(slider, Some(Msg::Play(PlayMsg::Toggled)))]);
    check(&watched, "PageDown", &[(slider, Some(Msg::Play(PlayMsg::Stepped)))]);
    for name in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] {
        check(&watched, name, &[(slider, None)]);
    }
}

#[test]
fn the_keys_of_the_tree() {
    let watched = model(View::Watch);
    let tree: &[Place] = &[Place::Tree];
    let keys = [
        ("ArrowUp", Msg::Tree(TreeMsg::SelectionMoved(TreeMove::Parent))),
        ("Shift+ArrowUp", Msg::Tree(TreeMsg::Moved(TreeMove::Parent))),
        ("ArrowDown", Msg::Tree(TreeMsg::SelectionMoved(TreeMove::Child))),
        ("Shift+ArrowDown", Msg::Tree(TreeMsg::Moved(TreeMove::Child))),
        ("ArrowLeft", Msg::Tree(TreeMsg::SelectionMoved(TreeMove::PreviousSibling))),
        ("Shift+ArrowLeft", Msg::Tree(TreeMsg::Moved(TreeMove::PreviousSibling))),
        ("ArrowRight", Msg::Tree(TreeMsg::SelectionMoved(TreeMove::NextSibling))),
        ("Shift+ArrowRight", Msg::Tree(TreeMsg::Moved(TreeMove::NextSibling))),
        ("Enter", Msg::Tree(TreeMsg::SubtreeUnfolded)),
        ("h", Msg::Tree(TreeMsg::FoldToggled)),
        ("F", Msg::Tree(TreeMsg::FailedFolded)),
        ("Shift+F", Msg::Tree(TreeMsg::FailedUnfolded)),
        ("u", Msg::Tree(TreeMsg::AllUnfolded)),
        ("t", Msg::Tree(TreeMsg::CostliestFollowed)),
    ];
    let large = Page::watching(Sample::Article).model;
    for model in [&watched, &large] {
        for (name, msg) in &keys {
            check(model, name, &[(tree, Some(msg.clone()))]);
        }
    }
    for model in [watched, large] {
        check(&model, "r", &[(tree, Some(Msg::Play(PlayMsg::WentToStart)))]);
        check(&model, "n", &[(tree, Some(NEXT_SOLUTION))]);
        // Labels, center and fit are handled by the drawing.
        for name in ["l", "c", "z"] {
            check(&model, name, &[(tree, None)]);
        }
    }
}

#[test]
fn the_enter_key_goes_to_the_selected_node() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Tree(TreeMsg::SelectionMoved(TreeMove::Child)));
    let reached = Some(Msg::Tree(TreeMsg::SelectionReached));
    check(&page.model, "Enter", &[(&[Place::Tree, Place::TreeClicked], reached)]);
    assert_eq!(enters_panel(&page.model, &key("Enter"), Place::TreeClicked), None);
    // At the current node there is nowhere to go.
    page.send(Msg::Tree(TreeMsg::SelectionMoved(TreeMove::Parent)));
    let unfolded = Some(Msg::Tree(TreeMsg::SubtreeUnfolded));
    check(&page.model, "Enter", &[(&[Place::Tree], unfolded)]);
    assert_eq!(enters_panel(&page.model, &key("Enter"), Place::TreeClicked), Some(true));
}

#[test]
fn after_a_click_on_tree_or_map_keys_step_and_play() {
    let clicked: &[Place] = &[Place::TreeClicked, Place::MapClicked];
    for model in [model(View::Watch), Page::watching(Sample::Article).model] {
        for (name, msg) in [
            ("ArrowRight", Msg::Play(PlayMsg::Stepped)),
            ("ArrowLeft", Msg::Play(PlayMsg::SteppedBack)),
            (" ", Msg::Play(PlayMsg::Toggled)),
            ("Home", Msg::Play(PlayMsg::WentToStart)),
            ("End", Msg::Play(PlayMsg::WentToEnd)),
            ("r", Msg::Play(PlayMsg::Restarted)),
            ("d", NEXT_DEAD_END),
            ("n", NEXT_SOLUTION),
            ("Escape", Msg::Play(PlayMsg::Stopped)),
        ] {
            check(&model, name, &[(clicked, Some(msg))]);
        }
        for name in ["ArrowUp", "ArrowDown", "Enter"] {
            check(&model, name, &[(clicked, None)]);
        }
    }
}

#[test]
fn the_letters_of_the_tree_mean_the_same_wherever_the_focus_is() {
    let everywhere: &[Place] = &[
        Place::Board,
        Place::TreeClicked,
        Place::MapClicked,
        Place::Map,
        Place::Button,
        Place::Page,
    ];
    let fields: &[Place] = &[Place::Text, Place::Control];
    let mut page = Page::watching(Sample::Paper);
    for (name, msg) in [
        ("h", TreeMsg::FoldToggled),
        ("f", TreeMsg::FailedFolded),
        ("Shift+F", TreeMsg::FailedUnfolded),
        ("U", TreeMsg::AllUnfolded),
        ("t", TreeMsg::CostliestFollowed),
    ] {
        check(&page.model, name, &[(everywhere, Some(Msg::Tree(msg))), (fields, None)]);
    }
    // The questions are in the place of the tree.
    page.send(Msg::Questions(QuestionsMsg::Toggled { on: true }));
    for name in ["f", "u", "t"] {
        check(
            &page.model,
            name,
            &[(&[Place::Board, Place::Map, Place::Button, Place::Page], None)],
        );
    }
}

#[test]
fn escape_closes_the_questions_before_anything_else_ends() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Play(PlayMsg::WentToStep(3)));
    page.send(Msg::Page(PageMsg::ForegroundChosen(Foreground::Tree)));
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 1), extend: false }));
    page.send(Msg::Page(PageMsg::Present(PresentMsg::Switched { on: true })));
    page.send(Msg::Questions(QuestionsMsg::KindChosen(QuestionKind::WhyBack)));
    let all = [NOT_TEXT, &[Place::Map, Place::Slider, Place::TreeClicked]].concat();
    let closed = Msg::Questions(QuestionsMsg::Toggled { on: false });
    check(&page.model, "Escape", &[(&all, Some(closed.clone())), (&[Place::Text], None)]);
    for place in [Place::Tree, Place::Map] {
        assert_eq!(enters_panel(&page.model, &key("Escape"), place), None);
    }
    assert!(page.send(closed));
    let questions = &page.model.watch.questions;
    assert!(!questions.is_open && questions.asked.is_none());
}

#[test]
fn the_enter_key_enters_the_clicked_panel_and_escape_leaves_it() {
    let model = model(View::Watch);
    for (clicked, entered) in [(Place::TreeClicked, Place::Tree), (Place::MapClicked, Place::Map)] {
        assert_eq!(enters_panel(&model, &key("Enter"), clicked), Some(true));
        assert_eq!(enters_panel(&model, &key("Escape"), entered), Some(false));
        for (written, place) in [
            ("Enter", entered),
            ("Escape", clicked),
            ("Shift+Enter", clicked),
            ("ArrowDown", clicked),
            ("Enter", Place::Page),
            ("Escape", Place::Button),
        ] {
            assert_eq!(enters_panel(&model, &key(written), place), None, "{written} on {place:?}");
        }
    }
}

#[test]
fn letters_are_digits_if_the_board_has_that_many() {
    let letters = "abcdefg";
    for shape in Shape::ALL {
        let model = Page::editing(&empty(shape)).model;
        for (letter, value) in letters.chars().zip(10..) {
            let expected = match (shape, letter) {
                (Shape::Sixteen, _) => entered(value, None),
                (_, 'c') => Some(Msg::Edit(EditMsg::InputModeChosen(InputMode::Center))),
                _ => None,
            };
            check(&model, &letter.to_string(), &[(NOT_TEXT, expected.clone())]);
            check(&model, &format!("Shift+{}", letter.to_uppercase()), &[(NOT_TEXT, expected)]);
            let all_selected = (letter == 'a').then_some(Msg::Edit(EditMsg::AllSelected));
            let with_command = format!("Ctrl+{letter}");
            check(&model, &with_command, &[(NOT_TEXT, all_selected), (&[Place::Text], None)]);
        }
        // Digits that the board does not have are sent, but not accepted.
        check(&model, "9", &[(NOT_TEXT, entered(9, None))]);
        let mut page = Page::editing(&empty(shape));
        assert_eq!(page.send(entered(9, None).unwrap()), shape.size() >= 9);
    }
    let watched = Page::open(&format!("p={}", empty(Shape::Sixteen))).model;
    check(&watched, "d", &[(&[Place::Page], Some(NEXT_DEAD_END))]);
}

#[test]
fn keys_are_named_as_browsers_name_them() {
    let name = |key, code| Key::new(key, code).name;
    assert_eq!(name("я", "KeyZ"), "z");
    assert_eq!(name("Я", "KeyZ"), "z");
    assert_eq!(name("ф", "KeyA"), "a");
    assert_eq!(name("y", "KeyZ"), "y", "a German keyboard writes Latin letters");
    assert_eq!(name("ü", "BracketLeft"), "ü");
    assert_eq!(name("ArrowUp", "ArrowUp"), "ArrowUp");
    let digit = |key, code| Key::new(key, code).digit;
    assert_eq!(digit("1", "Digit1"), Some(1));
    assert_eq!(digit("!", "Digit1"), Some(1));
    assert_eq!(digit("&", "Digit1"), Some(1), "a French keyboard writes 1 with Shift");
    assert_eq!(digit("4", "Numpad4"), Some(4));
    assert_eq!(digit("ArrowLeft", "Numpad4"), None, "the numeric keypad without Num Lock");
    assert_eq!(digit("+", "NumpadAdd"), None);
    assert_eq!(digit("a", "KeyA"), None);
    let undo = Key { command: true, ..Key::new("я", "KeyZ") };
    assert_eq!(interpret(&model(View::Play), &undo, Place::Page), Some(Msg::Edit(EditMsg::Undone)));
}

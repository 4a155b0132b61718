//! What a page does on its board by itself is what the whole model does.

use grove_model::puzzle::editor::{Direction, InputMode};
use grove_model::puzzle::journal::TabId;
use grove_model::update::browser::BrowserMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::{update, update_board};
use grove_model::{Model, Msg, Start};
use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::formats;

const ARTICLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn start(hash: &str) -> Start {
    Start { hash: hash.into(), day: "2026-11-23".into(), tab: TabId(7), ..Start::default() }
}

/// Both ways to begin; equal models are written alike.
fn opened(hash: &str) -> Model {
    let model = Model::at_board(start(hash)).expect("a page at its board");
    assert_eq!(format!("{model:?}"), format!("{:?}", Model::new(start(hash))), "{hash}");
    model
}

#[test]
fn a_page_at_its_board_opens_as_the_whole_model_opens_it() {
    for hash in [
        format!("p={ARTICLE}&view=play"),
        format!("#view=play&p={}&lang=ru", ARTICLE.replace('0', ".")),
        "view=play".into(),
        "view=play&lang=sw&to=all&search=fewest".into(),
        format!("p={}&view=play", ".".repeat(256)),
        "p=1.....2..3.....4&rules=x&view=play&no=thing".into(),
        format!("p={ARTICLE}&view=play&against=x,y&by=moves"),
    ] {
        opened(&hash);
    }
}

#[test]
fn what_leads_elsewhere_takes_the_whole_model() {
    for hash in [
        "",
        "view=watch",
        "view=compare",
        &format!("p={ARTICLE}"),
        &format!("p={ARTICLE}&view=play&step=7"),
        &format!("p={ARTICLE}&view=play&explore=-"),
        "p=nonsense&view=play",
        "p=1000 0020 0300 0004&view=play",
    ] {
        assert!(Model::at_board(start(hash)).is_err(), "{hash}");
    }
}

#[test]
fn lines_are_read_as_any_text_is() {
    for text in [ARTICLE, &".".repeat(16), &"0".repeat(36), "12345678.".repeat(9).as_str()] {
        let whole = formats::read(text).expect("a board").givens;
        assert_eq!(formats::read_line(text), Some(whole), "{text}");
    }
    for text in
        ["", "1", &"0".repeat(256), &"5".repeat(16), &format!(" {ARTICLE}"), &"é".repeat(81)]
    {
        assert_eq!(formats::read_line(text), None, "{text}");
    }
}

fn messages() -> impl Strategy<Value = Msg> {
    let cells: Vec<Cell> = Shape::Nine.cells().collect();
    let digits: Vec<Digit> = Shape::Nine.digits().collect();
    const PENS: [InputMode; 4] =
        [InputMode::Answer, InputMode::Clue, InputMode::Corner, InputMode::Centre];
    const DIRECTIONS: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];
    let edit = prop_oneof![
        (select(cells), any::<bool>())
            .prop_map(|(cell, extend)| EditMsg::CellSelected { cell, extend }),
        (select(&DIRECTIONS[..]), any::<bool>())
            .prop_map(|(direction, extend)| EditMsg::FocusMoved { direction, extend }),
        (select(digits), prop::option::of(select(&PENS[..])))
            .prop_map(|(digit, pen)| EditMsg::DigitEntered { digit, pen }),
        select(&PENS[..]).prop_map(EditMsg::InputModeChosen),
        select(
            &[EditMsg::DigitErased, EditMsg::Undone, EditMsg::Redone, EditMsg::AnswersErased][..]
        ),
        any::<bool>().prop_map(|on| EditMsg::GatheringSwitched { on }),
    ];
    prop_oneof![
        20 => edit.prop_map(Msg::Edit),
        1 => Just(Msg::Browser(BrowserMsg::DayBegan("2026-11-24".into()))),
        1 => Just(Msg::Browser(BrowserMsg::PageLeft)),
        1 => Just(Msg::Browser(BrowserMsg::Stored(Ok(())))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_board_alone_changes_as_the_whole_model_does(
        messages in prop::collection::vec(messages(), 1..60),
    ) {
        let mut model = opened(&format!("p={ARTICLE}&view=play"));
        for msg in messages {
            let alone = update_board(&model, msg.clone()).expect("a message of the board");
            let whole = update(&model, msg);
            prop_assert_eq!(format!("{alone:?}"), format!("{whole:?}"));
            model = alone.unwrap_or(model);
        }
    }
}

#[test]
fn what_takes_the_rest_of_the_model_is_given_back() {
    use grove_model::update::solve::SolveMsg;
    let model = opened("view=play");
    let msg = Msg::Solve(SolveMsg::Asked);
    assert_eq!(update_board(&model, msg.clone()).unwrap_err(), Box::new(msg));
    let watched = Model::new(start("view=watch"));
    let msg = Msg::Edit(EditMsg::Undone);
    assert_eq!(update_board(&watched, msg.clone()).unwrap_err(), Box::new(msg));
}

//! `update_board` and `update_search` do what the whole model does.

use grove_model::base::steps::{Mark, StepSize, TreeMove, Way};
use grove_model::draw::size::Size;
use grove_model::puzzle::editor::{Direction, EditedPuzzle, InputMode, SelectionMsg};
use grove_model::puzzle::journal::{PuzzleId, Record, TabId};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::update::{update, update_board, update_search};
use grove_model::{Model, Msg, Start};
use proptest::prelude::*;
use proptest::sample::select;
use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::formats;
use sudoku_engine::search::Goal;

use crate::common::{Page, solution};

const ARTICLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn start(hash: &str) -> Start {
    Start { hash: hash.into(), day: "2026-11-23".into(), tab: TabId(7), ..Start::default() }
}

/// Opens a page in both ways; equal models are formatted alike.
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
        format!("p={ARTICLE}&view=play&ask=levels"),
    ] {
        opened(&hash);
    }
}

#[test]
fn links_that_lead_elsewhere_need_the_whole_model() {
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
fn lines_are_read_like_any_other_text() {
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
    const PENS: &[InputMode] = InputMode::VARIANTS;
    const DIRECTIONS: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];
    const SELECTION_MSGS: [fn(Cell) -> SelectionMsg; 4] = [
        SelectionMsg::Toggled,
        SelectionMsg::DraggedTo,
        SelectionMsg::Held,
        SelectionMsg::TappedTwice,
    ];
    let edit = prop_oneof![
        (select(cells.clone()), any::<bool>())
            .prop_map(|(cell, extend)| EditMsg::CellSelected { cell, extend }),
        (select(cells), select(&SELECTION_MSGS[..]))
            .prop_map(|(cell, msg)| EditMsg::SelectionChanged(msg(cell))),
        (select(&DIRECTIONS[..]), any::<bool>())
            .prop_map(|(direction, extend)| EditMsg::FocusMoved { direction, extend }),
        (select(digits), prop::option::of(select(PENS)))
            .prop_map(|(digit, input_mode)| EditMsg::DigitEntered { digit, input_mode }),
        select(PENS).prop_map(EditMsg::InputModeChosen),
        select(&[EditMsg::DigitErased, EditMsg::Undone, EditMsg::Redone][..]),
        select(&[EditMsg::CellSkipped, EditMsg::AllSelected, EditMsg::SelectionReduced][..]),
        any::<bool>().prop_map(|on| EditMsg::DigitFirstSwitched { on }),
        any::<bool>().prop_map(|on| EditMsg::MultiSelectSwitched { on }),
    ];
    prop_oneof![
        20 => edit.prop_map(Msg::Edit),
        1 => Just(Msg::Browser(BrowserMsg::DayBegan("2026-11-24".into()))),
        1 => Just(Msg::Browser(BrowserMsg::PageLeft)),
        1 => Just(Msg::Browser(BrowserMsg::Stored(Ok(())))),
        2 => (any::<bool>(), 0..99_u32).prop_map(|(is_open, seconds)| {
            let edited_puzzle = EditedPuzzle::new(formats::read_line(ARTICLE).expect("a board"));
            let open = Record::content_of(&edited_puzzle);
            let puzzle = if is_open { open } else { PuzzleId::from_content("", "") };
            Msg::Browser(BrowserMsg::TimePlayed { puzzle, seconds })
        }),
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
            let whole = update(&model, msg.clone());
            match update_board(&model, msg.clone()) {
                Ok(alone) => prop_assert_eq!(format!("{alone:?}"), format!("{whole:?}")),
                Err(refused) => {
                    prop_assert_eq!(*refused, msg);
                    let edited_puzzle = model.play.editor.edited_puzzle();
                    prop_assert!(edited_puzzle.answers.filled_count() > 0);
                    prop_assert!(edited_puzzle.marks.iter().any(|marks| !marks.is_empty()));
                }
            }
            model = whole.unwrap_or(model);
        }
    }
}

/// Opens a page with a search in both ways.
fn opened_search(hash: &str) -> Model {
    let model = Model::at_search(start(hash).into()).expect("a page at its search");
    assert_eq!(format!("{model:?}"), format!("{:?}", Model::new(start(hash))), "{hash}");
    model
}

#[test]
fn a_page_at_its_search_opens_as_the_whole_model_opens_it() {
    for hash in [
        "",
        "#",
        "view=watch",
        "lang=ru",
        &format!("p={ARTICLE}"),
        &format!("p={ARTICLE}&step=7"),
        &format!("p={ARTICLE}&view=watch&step=12.3&to=all&search=fewest/ascending/none"),
        &format!("p=1.....2..3.....4&rules=x&no=thing&to={}", u64::MAX),
        &format!("p=55{}", ".".repeat(79)),
    ] {
        opened_search(hash);
    }
}

#[test]
fn links_that_lead_beyond_a_search_need_the_whole_model() {
    for hash in [
        "view=play",
        "view=compare",
        "view=watch&explore=-",
        "view=watch&by=node",
        "p=nonsense",
        "p=1000 0020 0300 0004",
    ] {
        assert!(Model::at_search(start(hash).into()).is_err(), "{hash}");
    }
    let model = opened_search("");
    for msg in [
        Msg::Edit(EditMsg::Undone),
        Msg::Solve(grove_model::update::solve::SolveMsg::Requested),
        Msg::Tree(TreeMsg::BranchChosen([].into())),
    ] {
        assert_eq!(update_search(&model, msg.clone()).unwrap_err(), Box::new(msg));
    }
    assert!(update_search(&opened("view=play"), Msg::Ticked { steps: Some(1) }).is_err());
}

fn search_messages() -> impl Strategy<Value = Msg> {
    let marks = [Mark::Solution, Mark::DeadEnd].into_iter();
    let marks = marks.flat_map(|mark| [Way::Forward, Way::Back].map(|way| (mark, way)));
    let mut plays = vec![
        PlayMsg::Toggled,
        PlayMsg::Stepped,
        PlayMsg::SteppedBack,
        PlayMsg::WentToStart,
        PlayMsg::WentToEnd,
        PlayMsg::Restarted,
        PlayMsg::Stopped,
        PlayMsg::Continued,
        PlayMsg::StepSizeChosen(StepSize::Events),
        PlayMsg::StepSizeChosen(StepSize::Moves),
        PlayMsg::StepSizeChosen(StepSize::Stops),
        PlayMsg::GoalChosen(solution(2)),
        PlayMsg::GoalChosen(Goal::Exhaustion),
    ];
    plays.extend(marks.map(|(mark, way)| PlayMsg::WentToMark { mark, way }));
    const MOVES: [TreeMove; 4] =
        [TreeMove::Parent, TreeMove::Child, TreeMove::PreviousSibling, TreeMove::NextSibling];
    let map = Size { width: 600, height: 120 };
    prop_oneof![
        6 => select(plays).prop_map(Msg::Play),
        3 => (0_u64..3000).prop_map(|step| Msg::Play(PlayMsg::WentToStep(step))),
        6 => (1_u64..200).prop_map(|steps| Msg::Ticked { steps: Some(steps) }),
        4 => select(&MOVES[..]).prop_map(|to| Msg::Tree(TreeMsg::Moved(to))),
        3 => select(vec![TreeMsg::FoldToggled, TreeMsg::SubtreeUnfolded, TreeMsg::FailedFolded,
            TreeMsg::FailedUnfolded, TreeMsg::AllUnfolded, TreeMsg::LevelHighlightRemoved]).prop_map(Msg::Tree),
        3 => Just(Msg::Timeline(TimelineMsg::Resized(map))),
        2 => select(&MOVES[..]).prop_map(|to| Msg::Timeline(TimelineMsg::FocusMoved(to))),
        2 => (0_u64..3000).prop_map(|step| Msg::Timeline(TimelineMsg::Scrubbed {
            step, from: step, to: step + 3 })),
        1 => (0_u16..2000).prop_map(|permille| {
            Msg::Timeline(TimelineMsg::Zoomed { about: None, permille }) }),
        1 => Just(Msg::Browser(BrowserMsg::PageLeft)),
        1 => Just(Msg::Browser(BrowserMsg::DayBegan("2026-11-24".into()))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_search_alone_changes_as_the_whole_model_does(
        messages in prop::collection::vec((search_messages(), any::<bool>()), 1..40),
    ) {
        opened_search("");
        // `Page::send` compares both ways at each message, and at each reply of its worker.
        let mut page = Page::start(start(""));
        for (msg, talks) in messages {
            prop_assert!(update_search(&page.model, msg.clone()).is_ok(), "{msg:?}");
            page.send(msg);
            if talks {
                page.run_worker_slice();
            }
        }
    }
}

#[test]
fn messages_for_the_rest_of_the_model_are_returned() {
    use grove_model::update::solve::SolveMsg;
    let model = opened("view=play");
    let msg = Msg::Solve(SolveMsg::Requested);
    assert_eq!(update_board(&model, msg.clone()).unwrap_err(), Box::new(msg));
    let watched = Model::new(start("view=watch"));
    let msg = Msg::Edit(EditMsg::Undone);
    assert_eq!(update_board(&watched, msg.clone()).unwrap_err(), Box::new(msg));
}

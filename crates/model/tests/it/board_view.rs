//! What each cell shows, compared with the search and the edited puzzle.

use crate::common::{Page, cell, digit, empty, places};
use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::draw::scene::SHADES;
use grove_model::puzzle::editor::InputMode;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::view::board::{
    CellRole, CellView, DigitState, Origin, board, current_cell, digit_states, digits_left,
};
use strum::VariantArray;
use sudoku_engine::board::{DigitSet, Shape};
use sudoku_engine::search::{Event, Goal, Verdict};

fn with(cells: &[CellView], part: CellRole) -> Vec<&CellView> {
    cells.iter().filter(|view| view.role == part).collect()
}

#[test]
fn the_watched_board_is_that_of_the_search_at_every_event() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    for (event, at) in places(Sample::Paper, Goal::Exhaustion) {
        page.model.watch.player.as_mut().unwrap().stepper = at.clone();
        let cells = board(&page.model);
        for view in &cells {
            assert_eq!(view.digit.map(|(digit, _)| digit), at.board().get(view.cell));
            let is_given = matches!(view.digit, Some((_, Origin::Given)));
            assert_eq!(is_given, at.puzzle().givens().get(view.cell).is_some());
            assert!(!view.is_selected && !view.has_conflict && !view.differs_between_solutions);
        }
        // The paper's board has as many empty cells as the ramp has steps.
        let tints = cells.iter().filter_map(|view| match view.digit {
            Some((_, Origin::Search { tint })) => Some(usize::from(tint)),
            _ => None,
        });
        assert_eq!(tints.collect::<Vec<_>>(), (0..at.depth()).collect::<Vec<_>>());
        assert_eq!(at.cells().len(), SHADES);
        assert_eq!(cells.iter().filter(|view| view.has_focus).count(), 1);
        let dead_end = with(&cells, CellRole::DeadEnd);
        let is_dead_end = matches!(event, Some(Event::DeadEnd { .. }));
        assert_eq!(dead_end.len(), usize::from(is_dead_end));
        let current = if is_dead_end { dead_end } else { with(&cells, CellRole::Current) };
        assert_eq!(current.first().map(|view| view.cell), current_cell(&at));
        assert!(current.len() <= 1);
        let blockers: Vec<_> =
            with(&cells, CellRole::Blocker).iter().map(|view| view.cell).collect();
        let (trying, taken_back) = match event {
            Some(Event::Tested { digit, verdict, .. }) => {
                match verdict {
                    Verdict::Blocked { by, .. } => assert_eq!(blockers, [by]),
                    Verdict::Legal | Verdict::Unfit { .. } => assert_eq!(blockers, []),
                }
                (Some(digit), None)
            }
            Some(Event::Removed { digit, .. }) => (None, Some(digit)),
            _ => (None, None),
        };
        assert_eq!(cells.iter().find_map(|view| view.tried_digit), trying);
        assert_eq!(cells.iter().find_map(|view| view.undone_digit), taken_back);
        if is_dead_end {
            // Four digits are in the cell's row, column or box, each in one of seven cells.
            let held: Vec<_> = blockers.iter().map(|&by| at.board().get(by).unwrap()).collect();
            assert_eq!(held.len(), 4);
            assert_eq!(held.into_iter().collect::<DigitSet>().len(), 4);
            assert_eq!(current[0].eliminated.len(), 4);
        }
        let peers = 7 - blockers.len();
        assert_eq!(with(&cells, CellRole::Peer).len(), if current.is_empty() { 0 } else { peers });
    }
}

#[test]
fn on_a_large_board_the_ramp_is_spread_over_all_levels() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    let tints: Vec<u8> = board(&page.model)
        .iter()
        .filter_map(|view| match view.digit {
            Some((_, Origin::Search { tint })) => Some(tint),
            _ => None,
        })
        .collect();
    assert_eq!(tints.len(), 51);
    assert!(tints.is_sorted());
    for tint in 0..SHADES as u8 {
        let levels = tints.iter().filter(|&&other| other == tint).count();
        assert!((4..=5).contains(&levels), "{levels} levels have tint {tint}");
    }
}

#[test]
fn clashes_are_those_of_the_board_on_show() {
    let clashing = |page: &Page| board(&page.model).iter().filter(|view| view.has_conflict).count();
    // The user's own digits are not on the watched board.
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(6),
        input_mode: Some(InputMode::Answer),
    }));
    assert_eq!(clashing(&page), 3);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(clashing(&page), 0);
    for &view in View::VARIANTS {
        let page = Page::open(&format!("p=1100000000000000&view={}", view.code()));
        assert_eq!(clashing(&page), 2, "{view:?}");
        let selected = board(&page.model).iter().filter(|view| view.is_selected).count();
        assert_eq!(selected, usize::from(view == View::Play));
    }
}

#[test]
fn each_digit_of_the_current_cell_is_in_one_state() {
    for (event, at) in places(Sample::Article, Goal::FIRST).into_iter().take(5000) {
        let states = digit_states(&at);
        assert_eq!(states.len(), 9);
        let of = |state| -> Vec<_> {
            states.iter().filter(|(_, is)| *is == state).map(|(digit, _)| *digit).collect()
        };
        let level = current_cell(&at).map(|cell| {
            *at.levels().iter().find(|level| level.cell == cell).expect("a level of the path")
        });
        let Some(level) = level else {
            // At the start the first cell is about to be filled; on a full board no cell is.
            let state = if event.is_none() { DigitState::Untested } else { DigitState::Idle };
            assert_eq!(of(state).len(), 9, "{event:?}");
            continue;
        };
        let current = match event {
            Some(Event::Tested { digit, .. }) => Some(digit),
            _ => level.digit,
        };
        assert_eq!(of(DigitState::Current), Vec::from_iter(current), "{event:?}");
        for taken_back in of(DigitState::TakenBack) {
            assert!(level.legal.contains(taken_back) && level.tested.contains(taken_back));
        }
        for blocked in of(DigitState::Blocked) {
            let is_known = level.tested.contains(blocked) || !level.undone().is_empty();
            assert!(!level.legal.contains(blocked) && is_known);
        }
        for untested in of(DigitState::Untested) {
            assert!(!level.tested.contains(untested), "{event:?}");
        }
        if let Some(Event::Removed { digit, .. }) = event {
            assert!(of(DigitState::TakenBack).contains(&digit));
        }
    }
}

#[test]
fn the_edited_board_shows_sheet_and_selection() {
    let mut page = Page::editing(Sample::Paper.line());
    let at = |row, column| cell(Shape::Four, row, column);
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(4),
        input_mode: Some(InputMode::Answer),
    }));
    page.send(Msg::Edit(EditMsg::CellSelected { cell: at(1, 2), extend: true }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(2),
        input_mode: Some(InputMode::Corner),
    }));
    let cells = board(&page.model);
    let view = |row, column| &cells[at(row, column).index()];
    assert_eq!(view(1, 1).digit, Some((digit(4), Origin::Own)));
    assert_eq!(view(2, 1).digit, Some((digit(3), Origin::Given)));
    assert_eq!(view(1, 2).digit, None);
    assert!(view(1, 2).marks.corner.contains(digit(2)));
    assert!(view(1, 1).is_selected && view(1, 2).is_selected && !view(1, 3).is_selected);
    assert!(view(1, 2).has_focus && !view(1, 1).has_focus);
    assert!(cells.iter().all(|view| view.role == CellRole::None));
}

#[test]
fn the_digits_left_are_those_that_the_rows_lack() {
    let mut page = Page::editing(&empty(Shape::Four));
    let left = |page: &Page| -> Vec<usize> {
        digits_left(&page.model.play.editor).into_iter().map(|(_, left)| left).collect()
    };
    for nth in 1..=4 {
        assert_eq!(left(&page), [4, 4, 5 - nth, 4]);
        page.send(Msg::Edit(EditMsg::CellSelected {
            cell: cell(Shape::Four, nth, nth),
            extend: false,
        }));
        let input_mode = if nth % 2 == 0 { InputMode::Given } else { InputMode::Answer };
        page.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(3),
            input_mode: Some(input_mode),
        }));
    }
    assert_eq!(left(&page), [4, 4, 0, 4]);
    // One too many is a conflict, which the board shows.
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 2), extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(3),
        input_mode: Some(InputMode::Answer),
    }));
    assert_eq!(left(&page), [4, 4, 0, 4]);
}

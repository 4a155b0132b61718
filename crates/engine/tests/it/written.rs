//! Searches whose steps something else wrote.

use std::sync::Arc;

use proptest::prelude::*;
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::formats;
use sudoku_engine::recording::{Recording, SeekResult, Target};
use sudoku_engine::search::{Event, Goal, Position, Stepper, Write, WriteList};

const LINE: &str = "0000300204000010";

fn puzzle() -> Puzzle {
    Puzzle::try_from(formats::read(LINE).unwrap().givens).unwrap()
}

fn cell(index: usize) -> Cell {
    Shape::Four.cells().nth(index).unwrap()
}

fn write(index: usize, digit: u8) -> Write {
    Write { cell: cell(index), digit: Digit::new(digit) }
}

fn search(writes: Vec<Write>) -> Stepper {
    Stepper::written(Arc::new(WriteList::new(&puzzle(), writes)))
}

/// Returns the writes of a search.
fn writes_of(mut search: Stepper) -> Vec<Write> {
    let mut writes = Vec::new();
    while let Some(event) = search.advance_move() {
        writes.push(match event {
            Event::Placed { cell, digit } => Write { cell, digit: Some(digit) },
            Event::Removed { cell, .. } => Write { cell, digit: None },
            other => panic!("{other:?} is not a move"),
        });
    }
    writes
}

#[test]
fn the_writes_of_a_search_are_that_search() {
    let plain = Stepper::new(&puzzle(), Goal::FIRST);
    let mut written = search(writes_of(plain.clone()));
    let mut plain = plain;
    loop {
        let moved = (plain.advance_move(), written.advance_move());
        assert_eq!(moved.0, moved.1);
        assert_eq!(plain.board(), written.board());
        assert_eq!(plain.branches().collect::<Vec<_>>(), written.branches().collect::<Vec<_>>());
        let (counted, own) = (plain.counters(), written.counters());
        assert_eq!((counted.step(), counted.solutions), (own.step(), own.solutions));
        if moved.0.is_none() {
            break;
        }
    }
    assert!(written.is_over());
    let nodes = |start: Stepper| {
        let mut recording = Recording::new(start);
        while recording.extend(7) > 0 {}
        recording.children(&[]).unwrap().children
    };
    let sizes = |start: Stepper| {
        let children = nodes(start).into_iter();
        children.map(|it| (it.cell, it.digit, it.subtree.map(|it| it.size))).collect::<Vec<_>>()
    };
    // What a program never tried is not known of it.
    let tried = |(_, _, size): &(Cell, Digit, Option<u64>)| size.is_some();
    let plain = sizes(Stepper::new(&puzzle(), Goal::FIRST));
    let plain: Vec<_> = plain.into_iter().filter(tried).collect();
    assert_eq!(sizes(search(writes_of(Stepper::new(&puzzle(), Goal::FIRST)))), plain);
}

#[test]
fn a_digit_that_is_not_erased_is_left_on_the_board() {
    let mut search = search(vec![write(0, 1), write(1, 2), write(0, 3)]);
    for _ in 0..2 {
        search.advance_move();
    }
    assert_eq!(search.depth(), 2);
    assert_eq!(search.advance_move(), Some(Event::Removed { cell: cell(1), digit: digit(2) }));
    assert!(search.has_left_digit());
    assert_eq!(search.board().get(cell(1)), Some(digit(2)), "it stays on the board");
    assert_eq!(search.advance_move(), Some(Event::Removed { cell: cell(0), digit: digit(1) }));
    assert_eq!(search.advance_move(), Some(Event::Placed { cell: cell(0), digit: digit(3) }));
    assert_eq!(search.path().collect::<Vec<_>>(), [(cell(0), digit(3))]);
    assert_eq!(search.moves_up_to(5), 4, "leaving a digit writes nothing");
    assert_eq!(search.step_of_moves(4), 5);
    assert!(search.is_over());
}

#[test]
fn a_search_with_too_many_children_is_cut() {
    let again = (0..20).flat_map(|_| [write(0, 1), write(0, 0)]);
    let list = WriteList::new(&puzzle(), again.collect());
    assert!(list.is_cut());
    let mut search = Stepper::written(Arc::new(list));
    while search.advance_move().is_some() {}
    assert_eq!(search.counters().placements, 16);
    let level = search.open_level().unwrap();
    assert_eq!(level.order.len(), 16, "each of them is a branch of its own");
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// Returns any writes that change the grid.
fn writes() -> impl Strategy<Value = Vec<Write>> {
    prop::collection::vec((0..16_usize, 0..=4_u8), 0..200).prop_map(|drawn| {
        let mut grid: Givens = puzzle().givens().clone();
        let mut writes = Vec::new();
        for (index, digit) in drawn {
            let write = write(index, digit);
            if grid.get(write.cell) != write.digit {
                grid.set(write.cell, write.digit);
                writes.push(write);
            }
        }
        writes
    })
}

proptest! {
    #[test]
    fn any_writes_run_forward_and_backward(writes in writes()) {
        let start = search(writes.clone());
        let mut stepper = start.clone();
        let mut states = vec![(stepper.position(), stepper.counters(), stepper.board())];
        let mut events = Vec::new();
        while let Some(event) = stepper.advance() {
            prop_assert_eq!(stepper.last_event(), Some(event));
            prop_assert_eq!(stepper.counters().depth as usize, stepper.depth());
            prop_assert!(stepper.levels().len() >= stepper.depth());
            events.push(event);
            states.push((stepper.position(), stepper.counters(), stepper.board()));
        }
        prop_assert!(stepper.is_over());
        let mut grid = puzzle().givens().clone();
        let is_cut = start.writes().is_some_and(WriteList::is_cut);
        writes.iter().for_each(|write| { grid.set(write.cell, write.digit); });
        if !is_cut && !writes.is_empty() && stepper.moves_up_to(u64::MAX) > 0 {
            // Erasing a digit that is not on the path is part of the next step.
            let board = stepper.board();
            let is_erased = |((_, last), (_, shown)): ((Cell, Option<Digit>), (Cell, _))| {
                last == shown || last.is_none()
            };
            prop_assert!(grid.iter().zip(board.iter()).all(is_erased));
        }
        for state in states.iter().rev().skip(1) {
            prop_assert_eq!(stepper.retreat(), events.pop());
            prop_assert_eq!(&(stepper.position(), stepper.counters(), stepper.board()), state);
        }
        prop_assert_eq!(stepper.retreat(), None);
    }

    #[test]
    fn any_step_of_any_writes_is_found(writes in writes(), target in 0..400_u64) {
        let mut recording = Recording::new(search(writes));
        while recording.extend(3) > 0 {}
        let last = recording.head().counters().step();
        let target = target.min(last);
        let SeekResult::Found(found) = recording.seek(Target::Step(target)) else {
            panic!("step {target} is not found")
        };
        prop_assert_eq!(found.counters().step(), target);
        let mut walked = recording.head().restarted(Goal::FIRST);
        while walked.counters().step() < target {
            walked.advance_move();
        }
        prop_assert_eq!(found.board(), walked.board());
        prop_assert_eq!(found.counters(), walked.counters());
        let path: Vec<Digit> = found.branches().collect();
        let node = recording.children(&path).expect("the node of a step");
        let own_step = recording.step_of(&path).unwrap();
        prop_assert!(own_step <= target);
        prop_assert_eq!(node.children.iter().filter(|it| it.subtree.is_none()).count(), 0);
        let start = recording.seek(Target::Exact(Position::START));
        prop_assert!(matches!(start, SeekResult::Found(_)));
    }
}

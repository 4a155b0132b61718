//! The facts of the sentence, compared with the events before and after.

use crate::common::{Page, places, solution};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::steps::StepSize;
use grove_model::update::play::PlayMsg;
use grove_model::view::cell_choice::CellChoice;
use grove_model::view::narration::{Continuation, Narration, PlacementOutcome, RemovalReason};
use sudoku_engine::board::{Digit, DigitSet};
use sudoku_engine::search::{DeadEndCause, Event, Goal, Stepper, Verdict};

/// A search with all its events and places.
struct Walk {
    sample: Sample,
    goal: Goal,
    events: Vec<Event>,
    places: Vec<Stepper>,
}

impl Walk {
    fn new(sample: Sample, goal: Goal) -> Self {
        let (events, places): (Vec<_>, Vec<_>) = places(sample, goal).into_iter().unzip();
        Self { sample, goal, events: events.into_iter().flatten().collect(), places }
    }

    /// Checks the narration after the event with this number, from 0.
    fn check(&self, nth: usize) {
        let (event, at) = (self.events[nth], &self.places[nth + 1]);
        let before = nth.checked_sub(1).map(|nth| self.events[nth]);
        let next = self.events.get(nth + 1).copied();
        let narration = Narration::of(at);
        let whence = format!("{:?} {:?}, event {nth}: {narration:?}", self.sample, self.goal);
        match (event, &narration) {
            (_, Narration::Exhausted { solutions }) => {
                assert_eq!(next, None, "{whence}");
                assert!(!matches!(event, Event::Solved | Event::DeadEnd { .. }), "{whence}");
                assert_eq!(*solutions, at.counters().solutions, "{whence}");
            }
            (
                Event::Tested { cell, digit, verdict: Verdict::Blocked { by, rule } },
                Narration::Blocked { digit: d, cell: c, by: b, rule: r, then },
            ) => {
                assert_eq!((cell, digit, by, rule), (*c, *d, *b, *r), "{whence}");
                assert_eq!(at.board().get(by), Some(digit), "{whence}");
                let cells = at.rules().cells(rule);
                assert!(cells.contains(&by) && cells.contains(&cell), "{whence}");
                match *then {
                    Continuation::Try(digit) => assert!(
                        matches!(next, Some(Event::Tested { digit: tested, .. }) if tested == digit),
                        "{whence}"
                    ),
                    Continuation::BackTo(back) => {
                        assert_eq!(back, self.removed_after(nth), "{whence}");
                    }
                }
            }
            (
                Event::Tested { cell, digit, .. },
                Narration::Legal { digit: d, cell: c, is_classic: true },
            ) => {
                assert_eq!((cell, digit), (*c, *d), "{whence}");
                assert_eq!(next, Some(Event::Placed { cell, digit }), "{whence}");
            }
            (
                Event::Placed { cell, digit },
                Narration::Placed { digit: d, cell: c, why, guess, skipped, failed, next: n },
            ) => {
                assert_eq!((cell, digit), (*c, *d), "{whence}");
                assert_eq!((*why, *guess), (CellChoice::First, None), "{whence}");
                let smaller: DigitSet =
                    at.shape().digits().filter(|&other| other < digit).collect();
                assert_eq!(*skipped, smaller, "{whence}");
                assert!(failed.iter().all(|digit| skipped.contains(digit)), "{whence}");
                match next {
                    Some(Event::Tested { cell, .. }) => {
                        assert_eq!(*n, PlacementOutcome::Cell(cell), "{whence}");
                    }
                    next => assert_eq!(
                        (next, *n),
                        (Some(Event::Solved), PlacementOutcome::Full),
                        "{whence}"
                    ),
                }
            }
            (
                Event::DeadEnd { cause },
                Narration::DeadEnd { cause: narration, by_houses, back_to, can_change },
            ) => {
                assert_eq!(cause, *narration, "{whence}");
                assert_eq!(*back_to, self.removed_after(nth), "{whence}");
                assert!(*by_houses, "on a classic board, houses block every digit: {whence}");
                // The next step erases the digit placed last; the one after it is its successor.
                let moves: Vec<_> =
                    self.events[nth + 1..].iter().filter(|it| it.is_move()).collect();
                let successor = match moves[..] {
                    [Event::Removed { cell, .. }, Event::Placed { cell: next, .. }, ..] => {
                        cell == next
                    }
                    _ => false,
                };
                assert_eq!(*can_change, successor, "{whence}");
            }
            (
                Event::Removed { cell, digit },
                Narration::Removed { digit: d, cell: c, because, then },
            ) => {
                assert_eq!((cell, digit), (*c, *d), "{whence}");
                let back_to = Continuation::BackTo(self.removed_after(nth));
                assert_eq!(
                    *then,
                    self.placed_next(nth).map_or(back_to, Continuation::Try),
                    "{whence}"
                );
                match (before, *because) {
                    (
                        Some(Event::DeadEnd { cause: DeadEndCause::Cell(dead) }),
                        RemovalReason::NoDigitFor(cell),
                    ) => {
                        assert_eq!(dead, cell, "{whence}");
                    }
                    (Some(Event::Solved), RemovalReason::SolutionKept) => {}
                    (
                        Some(Event::Tested { cell: open, .. } | Event::Removed { cell: open, .. }),
                        RemovalReason::AllTriedFor(cell),
                    ) => assert_eq!(open, cell, "{whence}"),
                    _ => panic!("{whence}"),
                }
            }
            (Event::Solved, Narration::Solved { nth: number, last }) => {
                assert_eq!(*number, at.counters().solutions, "{whence}");
                assert_eq!(*last, next.is_none(), "{whence}");
            }
            _ => panic!("{whence} after {event:?}"),
        }
    }

    /// Returns the cell of the next undo, if no placement comes before it.
    fn removed_after(&self, nth: usize) -> Option<sudoku_engine::board::Cell> {
        match self.events[nth + 1..].iter().find(|event| event.is_move()) {
            Some(Event::Removed { cell, .. }) => Some(*cell),
            _ => None,
        }
    }

    /// Returns the digit placed next, if no undo comes before it.
    fn placed_next(&self, nth: usize) -> Option<Digit> {
        match self.events[nth + 1..].iter().find(|event| event.is_move()) {
            Some(Event::Placed { digit, .. }) => Some(*digit),
            _ => None,
        }
    }
}

#[test]
fn the_narration_agrees_with_every_event() {
    for (sample, goal, least) in [
        (Sample::Article, Goal::FIRST, 14_000),
        (Sample::Paper, Goal::FIRST, 120),
        (Sample::Paper, Goal::Exhaustion, 130),
        (Sample::FourSolutions, solution(3), 14_000),
        (Sample::TwoSolutions, Goal::Exhaustion, 70_000),
    ] {
        let walk = Walk::new(sample, goal);
        assert!(walk.events.len() > least, "{}", walk.events.len());
        (0..walk.events.len()).for_each(|nth| walk.check(nth));
    }
}

#[test]
fn a_dead_end_in_the_first_cell_leaves_nothing_to_undo() {
    // The cell after 1 2 3 sees a 4 in its column, and is the first empty one.
    let mut page = Page::open("p=123........4....");
    page.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Events)));
    let first = page.player().stepper.cells()[0];
    for _ in 0..4 {
        page.send(Msg::Play(PlayMsg::Stepped));
    }
    let narration = |page: &Page| Narration::of(&page.player().stepper);
    assert!(matches!(
        narration(&page),
        Narration::Blocked { then: Continuation::BackTo(None), .. }
    ));
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!(
        narration(&page),
        Narration::DeadEnd {
            cause: DeadEndCause::Cell(first),
            by_houses: true,
            back_to: None,
            can_change: false,
        }
    );
    assert!(page.player().stepper.is_over());
}

#[test]
fn the_start_is_narrated() {
    let narration = |hash: &str| Narration::of(&Page::open(hash).player().stepper);
    let first = Page::watching(Sample::Paper).player().stepper.cells()[0];
    assert_eq!(narration("p=0000300204000010"), Narration::Start { first: Some(first), empty: 12 });
    assert_eq!(narration("p=4231314214232314"), Narration::Start { first: None, empty: 0 });
}

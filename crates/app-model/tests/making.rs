//! New puzzles, made by the worker.

mod common;

use common::Page;
use grove_model::Msg;
use grove_model::making::{Difficulty, Making, Wish};
use grove_model::notice::Notice;
use grove_model::protocol::Request;
use grove_model::samples::Sample;
use sudoku_engine::board::{Puzzle, Shape};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats;
use sudoku_engine::generate::{NotMade, Symmetry, generate};
use sudoku_engine::logic::Level;

fn playing(sample: Sample) -> Page {
    Page::editing(&formats::line(&sample.givens()))
}

fn wish(difficulty: Difficulty, symmetry: Symmetry) -> Wish {
    Wish { difficulty, symmetry }
}

#[test]
fn a_new_puzzle_is_the_one_of_its_seed_and_can_be_undone() {
    for (wish, seed) in [
        (Wish::default(), 1),
        (wish(Difficulty::Level(Level::Beyond), Symmetry::None), 2),
        (wish(Difficulty::Cheap, Symmetry::None), 3),
        (wish(Difficulty::Any, Symmetry::Full), 4),
    ] {
        let mut page = playing(Sample::Article);
        page.send(Msg::WishChosen(wish));
        page.send(Msg::PuzzleWanted { seed });
        assert!(page.model.making.order().is_some());
        page.run_out();
        let clues = page.model.editor.sheet().clues.clone();
        let expected = generate(wish.options(Shape::Nine), seed).unwrap();
        assert_eq!(&clues, expected.puzzle.givens());
        let mut solver = Solver::new(&Puzzle::try_from(clues.clone()).unwrap(), 2);
        assert_eq!(solver.run(u64::MAX), Progress::Done);
        assert_eq!(solver.solutions(), [expected.solution]);
        assert_eq!(page.model.making, Making::Idle);
        assert!(page.says(&Notice::Made { clues: clues.clue_count(), seed }));
        page.send(Msg::EditUndone);
        assert_eq!(page.model.editor.sheet().clues, Sample::Article.givens());
    }
}

#[test]
fn what_cannot_be_is_said_and_changes_nothing() {
    let mut page = playing(Sample::Paper);
    page.send(Msg::WishChosen(wish(Difficulty::Level(Level::Pairs), Symmetry::None)));
    page.send(Msg::PuzzleWanted { seed: 7 });
    page.run_out();
    assert!(matches!(page.model.making, Making::Failed(NotMade::Unmeetable(_))));
    assert_eq!(page.model.editor.sheet().clues, Sample::Paper.givens());
    page.send(Msg::WishChosen(Wish::default()));
    assert_eq!(page.model.making, Making::Idle);
}

#[test]
fn a_puzzle_that_is_not_wanted_any_more_does_not_come() {
    let mut page = playing(Sample::Article);
    page.send(Msg::WishChosen(wish(Difficulty::Dear, Symmetry::None)));
    page.send(Msg::PuzzleWanted { seed: 1 });
    page.talk();
    page.send(Msg::MakingCancelled);
    assert!(page.requests().contains(&Request::CancelMake));
    page.send(Msg::PuzzleWanted { seed: 1 });
    page.lose_worker();
    assert_eq!(page.model.making, Making::Idle);
    assert!(page.says(&Notice::WorkerUnavailable));
    page.send(Msg::PuzzleWanted { seed: 1 });
    assert_eq!(page.model.making, Making::Idle);
    assert_eq!(page.model.editor.sheet().clues, Sample::Article.givens());
}

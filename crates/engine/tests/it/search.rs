//! The plain search, compared event by event with the recursive procedure, forward and back.

use std::iter;

use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Puzzle, Rule, Shape};
use sudoku_engine::search::{
    Counters, DeadEndCause, Event, Goal, Level, Position, Snapshot, Stepper, Verdict,
};

use crate::data::random::{lines, searches};
use crate::data::{named, puzzle};

/// The number of events of a random search that are compared.
const EVENTS: usize = 1000;
/// The maximum number of steps of a random search.
const STEPS: u64 = 50_000;

/// The visible state of a search.
#[derive(Clone, Debug, PartialEq)]
struct View {
    snapshot: Snapshot,
    counters: Counters,
    position: Position,
    last_event: Option<Event>,
    board: Givens,
    levels: Vec<Level>,
}

fn view(stepper: &Stepper) -> View {
    View {
        snapshot: stepper.snapshot(),
        counters: stepper.counters(),
        position: stepper.position(),
        last_event: stepper.last_event(),
        board: stepper.board(),
        levels: stepper.levels(),
    }
}

fn events(mut stepper: Stepper) -> impl Iterator<Item = Event> {
    iter::from_fn(move || stepper.advance())
}

/// Runs the recursive backtracking procedure of the article and records its events, until the
/// goal is reached or there are enough events. Returns whether to continue.
fn record_procedure(board: &mut Givens, goal: Goal, expected_events: &mut Vec<Event>) -> bool {
    let Some((cell, _)) = board.iter().find(|(_, digit)| digit.is_none()) else {
        expected_events.push(Event::Solved);
        let solutions = expected_events.iter().filter(|&&event| event == Event::Solved).count();
        return !goal.is_reached(solutions as u64);
    };
    let mut dead = true;
    for digit in board.shape().digits() {
        let verdict = verdict(board, cell, digit);
        expected_events.push(Event::Tested { cell, digit, verdict });
        if verdict == Verdict::Legal {
            dead = false;
            board.set(cell, Some(digit));
            expected_events.push(Event::Placed { cell, digit });
            if !record_procedure(board, goal, expected_events) || expected_events.len() > EVENTS {
                return false;
            }
            board.set(cell, None);
            expected_events.push(Event::Removed { cell, digit });
        }
    }
    if dead {
        expected_events.push(Event::DeadEnd { cause: DeadEndCause::Cell(cell) });
    }
    true
}

fn verdict(board: &Givens, cell: Cell, digit: Digit) -> Verdict {
    let shape = board.shape();
    let holders = || board.iter().filter(|&(_, held)| held == Some(digit));
    cell.houses(shape)
        .into_iter()
        .find_map(|house| {
            let (by, _) = holders().find(|(by, _)| by.houses(shape).contains(&house))?;
            Some(Verdict::Blocked { by, rule: Rule::House(house) })
        })
        .unwrap_or(Verdict::Legal)
}

fn count(counters: &mut Counters, event: Event) {
    match event {
        Event::Tested { .. } => counters.tests += 1,
        Event::Placed { .. } => {
            counters.placements += 1;
            counters.depth += 1;
        }
        Event::DeadEnd { .. } => counters.dead_ends += 1,
        Event::Removed { .. } => {
            counters.undos += 1;
            counters.depth -= 1;
        }
        Event::Solved => counters.solutions += 1,
        Event::Eliminated { .. } | Event::Forced { .. } => panic!("nothing is inferred"),
    }
}

/// Does the same as `run`, one move at a time.
fn run_by_moves(stepper: &mut Stepper, max_steps: u64, to_solution: bool) -> u64 {
    let mut steps = 0;
    while steps < max_steps
        && let Some(moved) = stepper.advance_move()
    {
        steps += 1;
        let placed = matches!(moved, Event::Placed { .. });
        if to_solution && placed && stepper.solution().is_some() {
            break;
        }
    }
    steps
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..Default::default() })]

    #[test]
    fn events_match_the_procedure((line, goal) in searches()) {
        let search = Stepper::new(&puzzle(&line), goal);
        let mut expected_events = Vec::new();
        record_procedure(&mut search.board(), goal, &mut expected_events);
        let found: Vec<Event> = events(search).take(EVENTS).collect();
        expected_events.truncate(EVENTS);
        prop_assert_eq!(found, expected_events);
    }

    #[test]
    fn the_visible_state_matches_the_events((line, goal) in searches()) {
        let search = Stepper::new(&puzzle(&line), goal);
        let mut stepper = search.clone();
        let mut counters = Counters::default();
        let mut position = Position::START;
        for event in events(search.clone()).take(EVENTS) {
            prop_assert!(!stepper.is_over());
            prop_assert_eq!(stepper.advance(), Some(event));
            count(&mut counters, event);
            position.events = if event.is_move() { 0 } else { position.events + 1 };
            position.step = counters.step();
            prop_assert_eq!(stepper.counters(), counters);
            prop_assert_eq!(stepper.position(), position);
            prop_assert_eq!(stepper.last_event(), Some(event));
            prop_assert_eq!(stepper.path().len(), stepper.depth());
            prop_assert_eq!(view(&search.restored(&stepper.snapshot())), view(&stepper));
            if event == Event::Solved {
                let solution = stepper.solution().expect("a valid grid");
                prop_assert!(solution.extends(search.puzzle().givens()));
            }
        }
        prop_assert_eq!(stepper.is_over(), stepper.clone().advance().is_none());
    }

    #[test]
    fn retreating_is_the_inverse_of_advancing((line, goal) in searches()) {
        let search = Stepper::new(&puzzle(&line), goal);
        let mut stepper = search.clone();
        let mut path = Vec::new();
        for _ in 0..EVENTS {
            let before = view(&stepper);
            let Some(event) = stepper.advance() else { break };
            path.push((before, event));
        }
        for (before, event) in path.into_iter().rev() {
            prop_assert_eq!(stepper.retreat(), Some(event));
            prop_assert_eq!(view(&stepper), before);
        }
        prop_assert_eq!(stepper.retreat(), None);
        prop_assert_eq!(view(&stepper), view(&search));
    }

    #[test]
    fn a_move_back_goes_to_the_previous_step((line, goal) in searches()) {
        let search = Stepper::new(&puzzle(&line), goal);
        let mut stepper = search.clone();
        let steps: Vec<Stepper> = iter::once(search.clone())
            .chain(iter::from_fn(|| stepper.advance_move().map(|_| stepper.clone())))
            .take(EVENTS)
            .collect();
        let mut stepper = search;
        while stepper.advance().is_some() && stepper.counters().step() < steps.len() as u64 {
            let step = stepper.counters().step();
            prop_assert_eq!(steps[step as usize].counters().step(), step);
            let between = stepper.position().events > 0 && stepper.solution().is_none();
            let mut back = stepper.clone();
            let undone = back.retreat_move();
            // A board that is full from the start goes back to the start.
            let target = step.saturating_sub(u64::from(!between));
            let mut target = steps[target as usize].clone();
            prop_assert_eq!(view(&back), view(&target));
            prop_assert_eq!(undone, target.advance());
        }
    }

    #[test]
    fn running_is_the_same_as_advancing(
        (line, goal) in searches(),
        skipped in 0..60_usize,
        slices in prop::collection::vec((0..300_u64, any::<bool>()), 1..8),
    ) {
        let mut stepper = Stepper::new(&puzzle(&line), goal);
        (0..skipped).for_each(|_| { stepper.advance(); });
        for (steps, to_solution) in slices {
            let mut walker = stepper.clone();
            let walked = run_by_moves(&mut walker, steps, to_solution);
            let ran = if to_solution { stepper.run_to_solution(steps) } else { stepper.run(steps) };
            prop_assert_eq!(ran, walked);
            prop_assert_eq!(view(&stepper), view(&walker));
            prop_assert_eq!(stepper.is_over(), walker.is_over());
        }
    }

    #[test]
    fn relabeling_keeps_the_size_of_the_tree(
        line in select(&Shape::ALL[..3]).prop_flat_map(lines),
        names in Just((1..=9).filter_map(Digit::new).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let puzzle = puzzle(&line);
        let shape = puzzle.shape();
        let names: Vec<Digit> = names.into_iter().filter(|name| name.index() < shape.size()).collect();
        let renamed = puzzle.givens().iter().map(|(_, given)| Some(names[given?.index()])).collect();
        let renamed = Givens::from_digits(shape, renamed).expect("digits of the shape");
        let renamed = Puzzle::try_from(renamed).expect("renaming cannot cause clashes");
        let [before, after] = [puzzle, renamed].map(|puzzle| {
            let mut stepper = Stepper::new(&puzzle, Goal::Exhaustion);
            stepper.run(STEPS);
            stepper.is_over().then(|| stepper.counters())
        });
        prop_assert_eq!(before, after);
    }
}

/// Cell, digit, and the legal, tested, undone, blocked and untried digits.
type Sets = (Cell, Option<Digit>, [DigitSet; 5]);

fn sets(level: &Level) -> Sets {
    let [back, blocked, untried] = [level.undone(), level.blocked(), level.untried()];
    (level.cell, level.digit, [level.legal, level.tested, back, blocked, untried])
}

/// Applies an event to the levels.
fn apply_event(levels: &mut Vec<Sets>, event: Event) {
    if let Event::Removed { cell, .. } = event {
        levels.retain(|level| level.0 <= cell);
    }
    let Some((_, placed, [_, tested, back, blocked, untried])) = levels.last_mut() else {
        return;
    };
    match event {
        Event::Tested { digit, verdict, .. } => {
            tested.insert(digit);
            if verdict != Verdict::Legal {
                blocked.insert(digit);
            }
        }
        Event::Placed { digit, .. } => {
            *placed = Some(digit);
            untried.remove(digit);
        }
        Event::Removed { digit, .. } => {
            *placed = None;
            back.insert(digit);
        }
        Event::DeadEnd { .. } | Event::Solved => {}
        Event::Eliminated { .. } | Event::Forced { .. } => panic!("nothing is inferred"),
    }
}

#[test]
fn levels_at_every_event() {
    let mut stepper = Stepper::new(&named("article"), Goal::FIRST);
    let mut levels: Vec<Sets> = Vec::new();
    loop {
        if let Some(&cell) = stepper.cells().get(stepper.depth())
            && levels.len() == stepper.depth()
        {
            let board = Puzzle::try_from(stepper.board()).unwrap();
            let (legal, none) = (board.candidates(cell), DigitSet::EMPTY);
            levels.push((cell, None, [legal, none, none, none, legal]));
        }
        let seen: Vec<Sets> = stepper.levels().iter().map(sets).collect();
        assert_eq!(seen, levels, "at {:?}", stepper.position());
        let Some(event) = stepper.advance() else { break };
        apply_event(&mut levels, event);
    }
    assert_eq!(stepper.counters().placements, 1287);
}

#[test]
fn boards_without_placements() {
    // The last cell of the second board's first row has no digit left.
    let boards = [
        ("4231314214232314", Counters { solutions: 1, ..Default::default() }),
        ("123........4....", Counters { tests: 4, dead_ends: 1, ..Default::default() }),
    ];
    for (line, counters) in boards {
        let start = Stepper::new(&puzzle(line), Goal::Exhaustion);
        let (mut walker, mut runner) = (start.clone(), start.clone());
        assert_eq!(walker.advance_move(), None, "{line}");
        assert_eq!(runner.run(u64::MAX), 0, "{line}");
        for mut stepper in [walker, runner] {
            assert!(stepper.is_over(), "{line}");
            assert_eq!(stepper.counters(), counters, "{line}");
            assert_eq!(stepper.solution().is_some(), counters.solutions == 1, "{line}");
            assert_eq!(stepper.retreat_move(), start.clone().advance(), "{line}");
            assert_eq!(view(&stepper), view(&start), "{line}");
        }
    }
}

//! Stops: steps, dead ends and solutions, compared with the events of the same search.

use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::search::{Counters, Event, Goal, Position, Snapshot, Stepper};

use crate::data::random::searches;
use crate::data::strategies;
use crate::data::{named, puzzle};

/// The number of events of a random search that are compared.
const EVENTS: usize = 700;

/// Returns the events that are stops, each with the state right after it.
fn stop_states(mut stepper: Stepper, max_events: usize) -> Vec<(Event, Snapshot)> {
    let mut stops = Vec::new();
    for _ in 0..max_events {
        match stepper.advance() {
            Some(
                event @ (Event::Placed { .. }
                | Event::Removed { .. }
                | Event::DeadEnd { .. }
                | Event::Solved),
            ) => stops.push((event, stepper.snapshot())),
            Some(Event::Tested { .. } | Event::Eliminated { .. } | Event::Forced { .. }) => {}
            None => break,
        }
    }
    stops
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..Default::default() })]

    #[test]
    fn stops_are_the_steps_the_dead_ends_and_the_solutions(
        (line, goal) in searches(),
        strategy in select(strategies::all()),
    ) {
        let start = Stepper::with_strategy(&puzzle(&line), goal, strategy);
        let stops = stop_states(start.clone(), EVENTS);
        let mut stepper = start.clone();
        for &(event, ref state) in &stops {
            prop_assert_eq!(stepper.advance_stop(), Some(event));
            prop_assert_eq!(&stepper.snapshot(), state);
            prop_assert_eq!(stepper.last_event(), Some(event));
        }
        let Counters { placements, undos, dead_ends, solutions, .. } = stepper.counters();
        prop_assert_eq!(stops.len() as u64, placements + undos + dead_ends + solutions);
        for nth in (0..stops.len()).rev() {
            let undone = stepper.retreat_stop();
            prop_assert!(undone.is_some());
            prop_assert_eq!(undone, stepper.clone().advance());
            let before = nth.checked_sub(1).map_or(start.snapshot(), |nth| stops[nth].1.clone());
            prop_assert_eq!(stepper.snapshot(), before);
        }
        prop_assert_eq!(stepper.retreat_stop(), None);
    }

    #[test]
    fn from_between_two_stops_the_nearest_ones_are_found(
        (line, goal) in searches(),
        strategy in select(strategies::all()),
    ) {
        let start = Stepper::with_strategy(&puzzle(&line), goal, strategy);
        let stops = stop_states(start.clone(), EVENTS);
        let mut stepper = start.clone();
        let mut passed = 0;
        while passed < stops.len() && let Some(event) = stepper.advance() {
            let is_at_stop = event == stops[passed].0 && stepper.snapshot() == stops[passed].1;
            passed += usize::from(is_at_stop);
            let state = |nth: usize| nth.checked_sub(1).map_or(start.snapshot(), |nth| stops[nth].1.clone());
            let mut back = stepper.clone();
            back.retreat_stop();
            prop_assert_eq!(back.snapshot(), state(passed - usize::from(is_at_stop)));
            if let Some((event, state)) = stops.get(passed) {
                let mut ahead = stepper.clone();
                prop_assert_eq!(ahead.advance_stop(), Some(*event));
                prop_assert_eq!(&ahead.snapshot(), state);
            }
        }
    }
}

#[test]
fn the_end_is_the_one_that_steps_reach() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        for line in ["4231314214232314", "123........4....", "0000300204000010", "1000000000000000"]
        {
            for strategy in strategies::all() {
                let start = Stepper::with_strategy(&puzzle(line), goal, strategy);
                let (mut by_stops, mut by_moves) = (start.clone(), start);
                while by_stops.advance_stop().is_some() {}
                while by_moves.advance_move().is_some() {}
                assert!(by_stops.is_over(), "{line} {strategy}");
                assert_eq!(by_stops.snapshot(), by_moves.snapshot(), "{line} {strategy}");
                let end = by_stops.snapshot();
                assert_eq!(by_stops.advance_stop(), None, "{line} {strategy}");
                assert_eq!(by_stops.snapshot(), end, "{line} {strategy}");
            }
        }
    }
}

#[test]
fn the_first_dead_end_of_the_article_is_after_its_fifth_step() {
    let mut stepper = Stepper::new(&named("article"), Goal::FIRST);
    let mut stops = Vec::new();
    while stepper.counters().step() < 6 {
        stops.push((stepper.advance_stop(), stepper.position()));
    }
    let steps: Vec<u64> = stops.iter().map(|(_, position)| position.step).collect();
    assert_eq!(steps, [1, 2, 3, 4, 5, 5, 6]);
    assert!(matches!(stops[5].0, Some(Event::DeadEnd { .. })), "{:?}", stops[5]);
    assert_eq!(stops[5].1, Position { step: 5, events: 10 });
    let mut stopped = 0;
    let mut stepper = stepper.restarted(Goal::FIRST);
    while stepper.advance_stop().is_some() {
        stopped += 1;
    }
    let end = stepper.counters();
    assert_eq!((end.placements, end.step(), end.solutions), (1287, 2523, 1));
    assert_eq!(stopped, end.step() + end.dead_ends + end.solutions);
}

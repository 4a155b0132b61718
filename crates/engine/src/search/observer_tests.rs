//! Tests of what a walk reports to its observers.

use super::observer::Observer;
use crate::board::{Cell, Digit, Puzzle};
use crate::formats;
use crate::search::{Goal, Stepper, Strategy};

/// Logs every reported event.
#[derive(Default)]
struct Log(Vec<String>);

impl Observer for Log {
    fn cell_chosen(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.0.push(format!("{level} in {cell:?} {digit:?}"));
    }
    fn placed(&mut self, level: usize, step: u64, solutions: u64) {
        self.0.push(format!("{level} placed {step} {solutions}"));
    }
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        self.0.push(format!("{level} removed {digit} {step} {solutions}"));
    }
    fn tried_dead_ends(&mut self, level: usize, digits: u16, step: u64) {
        self.0.push(format!("{level} died below {digits} {step}"));
    }
    fn reached_dead_end(&mut self, level: usize, step: u64) {
        self.0.push(format!("{level} died {step}"));
    }
}

#[test]
fn each_observer_of_a_pair_receives_every_event() {
    let givens = formats::read("0000300204000010").unwrap().givens;
    let puzzle = Puzzle::try_from(givens).unwrap();
    for code in ["reading/ascending/none", "fewest/descending/forward", "exact-cover"] {
        let strategy: Strategy = code.parse().unwrap();
        let search = || Stepper::with_strategy(&puzzle, Goal::Exhaustion, strategy);
        let (mut alone, mut pair) = (Log::default(), (Log::default(), Log::default()));
        search().run_observed(u64::MAX, &mut alone);
        search().run_observed(u64::MAX, &mut pair);
        assert!(!alone.0.is_empty());
        assert_eq!(pair.0.0, alone.0);
        assert_eq!(pair.1.0, alone.0);
    }
}

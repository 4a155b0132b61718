//! The walk at full speed, with nothing said on the way but to an [`Observer`].
//!
//! Before a digit is placed, the loop looks whether the cell after it would be left
//! without one. Such a digit is placed and taken back at once, and nothing else need
//! be done for it; more than half of all nodes are of this kind. What is counted is
//! what the plain walk counts.

use super::Observer;
use super::masks::{Masks, Place};
use super::snapshot::Snapshot;
use super::stepper::{Phase, Stepper};
use crate::board::{Digit, DigitSet};

/// More levels than a 16x16 board has cells, so that an index of 9 bits is
/// always in bounds.
const LEVELS: usize = 512;
const LAST: usize = LEVELS - 1;

/// Steps that one round of the loop takes at the most: a placement, and all digits
/// of the next cell placed and taken back.
const ROUND: u64 = 1 + 2 * 16;

/// How a run ends besides by its number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// With the search.
    Over,
    /// At the next solution.
    Solution,
    /// When all that is below the digits on the board has been walked.
    Walked,
}

impl Stepper {
    /// Goes on for at most this many steps, placements and undos, and says how
    /// many there were: fewer when the search is over. It stops right after a
    /// step, a solution on the board being counted at once.
    ///
    /// The state, the counters and the order of the digits are those that
    /// [`advance`](Self::advance) gives, in a fraction of its time.
    pub fn run(&mut self, max_steps: u64) -> u64 {
        self.run_observed(max_steps, &mut ())
    }

    /// Like [`run`](Self::run), and stops at the next solution too.
    pub fn run_to_solution(&mut self, max_steps: u64) -> u64 {
        self.run_until(Until::Solution, max_steps, &mut ())
    }

    /// Like [`run`](Self::run), with somebody who is told what is placed and taken
    /// back.
    pub(crate) fn run_observed(&mut self, max_steps: u64, observer: &mut impl Observer) -> u64 {
        self.run_until(Until::Over, max_steps, observer)
    }

    /// Like [`run_observed`](Self::run_observed), and stops when everything below
    /// the digits on the board has been walked, before the last is taken back.
    pub(crate) fn run_subtree(&mut self, max_steps: u64, observer: &mut impl Observer) -> u64 {
        self.run_until(Until::Walked, max_steps, observer)
    }

    fn run_until(&mut self, until: Until, max_steps: u64, observer: &mut impl Observer) -> u64 {
        if max_steps > 0 && self.phase == Phase::Full {
            // A solution that is there already is not the next one.
            self.advance();
        }
        let start = self.step();
        let end = start.saturating_add(max_steps);
        let floor = if until == Until::Walked { self.depth() } else { 0 };
        let solutions = self.solutions;
        let is_there = |it: &Self| match until {
            Until::Over => false,
            Until::Solution => it.solutions > solutions,
            Until::Walked => it.depth() == floor && it.has_walked_below(),
        };
        while self.step() < end && !is_there(self) {
            if self.is_in_the_midst() && self.step() + ROUND < end {
                let mut sprint = Sprint::from(&*self, floor);
                let stops_at_solution = until == Until::Solution;
                let mut goes_on = true;
                while goes_on {
                    let stop = observer.wants_state_at().min(end - ROUND);
                    goes_on = sprint.run(self, stop, stops_at_solution, observer);
                    if self.step() >= observer.wants_state_at() {
                        observer.take_state(sprint.snapshot(self));
                    }
                    goes_on &= self.step() < end - ROUND;
                }
                sprint.leave(self);
                if is_there(self) {
                    break;
                }
            }
            if self.advance_observed(observer).is_none() {
                break;
            }
            if self.step() >= observer.wants_state_at() {
                observer.take_state(self.snapshot());
            }
        }
        self.step() - start
    }

    /// Whether a cell is open in which some digit may stand.
    fn is_in_the_midst(&self) -> bool {
        matches!(self.phase, Phase::Open(_)) && !self.legal(self.depth()).is_empty()
    }

    /// Whether nothing is left to be placed below the digits on the board.
    fn has_walked_below(&self) -> bool {
        match self.phase {
            Phase::Open(tested) => {
                let tested = DigitSet::first(tested.into());
                self.legal(self.depth()).without(tested).is_empty()
            }
            Phase::Legal(_) => false,
            Phase::Dead | Phase::Full | Phase::Solution => true,
        }
    }

    pub(super) fn step(&self) -> u64 {
        self.placements + self.undos
    }

    /// One step in full, told to the observer.
    fn advance_observed(&mut self, observer: &mut impl Observer) -> Option<()> {
        let (depth, dead_ends, solutions) = (self.depth(), self.dead_ends, self.solutions);
        let moved = self.advance_move();
        if self.dead_ends > dead_ends {
            observer.died(depth, self.step());
        }
        moved?;
        if self.depth() > depth {
            observer.placed(depth, self.step(), solutions);
        } else {
            let digit = self.tested();
            observer.removed(self.depth(), digit, self.step(), self.solutions);
        }
        Some(())
    }
}

/// The state of the search in the form the loop is fastest with.
struct Sprint {
    masks: Masks,
    places: [Place; LEVELS],
    /// Whether the cell of a level and the next share a house: then all ones.
    shares: [u16; LEVELS],
    /// At each level of the path, the place of its digit among the digits.
    chosen: [u8; LEVELS],
    /// At each level, the legal digits still to try; none on a full board.
    untried: [u16; LEVELS],
    /// At each level, the digits that would be legal in the cell of the next, were
    /// it not for the digit placed here.
    next: [u16; LEVELS],
    level: usize,
    floor: usize,
    all: u16,
}

impl Sprint {
    fn from(stepper: &Stepper, floor: usize) -> Self {
        let mut sprint = Self {
            masks: stepper.masks.clone(),
            places: [Place::NOWHERE; LEVELS],
            shares: [0; LEVELS],
            chosen: [0; LEVELS],
            untried: [0; LEVELS],
            next: [0; LEVELS],
            level: stepper.depth(),
            floor,
            all: stepper.shape().all_digits().bits(),
        };
        sprint.places[..stepper.places.len()].copy_from_slice(&stepper.places);
        for (slot, pair) in sprint.shares.iter_mut().zip(stepper.places.windows(2)) {
            *slot = if pair[0].shares_house(pair[1]) { u16::MAX } else { 0 };
        }
        sprint.enter_path(stepper);
        sprint
    }

    /// Sets what the levels of the path leave to be tried.
    fn enter_path(&mut self, stepper: &Stepper) {
        let mut masks = Masks::of(stepper.puzzle.givens());
        for level in 0..=self.level {
            let legal = self.all & !masks.used(self.places[level]);
            let tested = stepper.digits.get(level).map_or(stepper.tested(), |digit| digit.value());
            self.untried[level] = legal & !DigitSet::first(tested.into()).bits();
            self.next[level] = self.all & !masks.used(self.places[level + 1]);
            if let Some(digit) = stepper.digits.get(level) {
                self.chosen[level] = digit.index() as u8;
                masks.toggle(self.places[level], digit.index());
            }
        }
    }

    /// Walks on until a step not before `end`, the next solution that ends the
    /// search or is asked for, or until all above the floor has been walked. Says
    /// whether it was the first.
    #[inline(never)]
    fn run(
        &mut self,
        stepper: &mut Stepper,
        end: u64,
        stops_at_solution: bool,
        observer: &mut impl Observer,
    ) -> bool {
        let levels = stepper.places.len();
        let mut level = self.level;
        let mut step = stepper.step();
        let mut solutions = stepper.solutions;
        let mut dead_ends = 0;
        let goes_on = loop {
            if step >= end {
                break true;
            }
            let untried = self.untried[level & LAST];
            if untried == 0 {
                if level == self.floor {
                    break false;
                }
                level -= 1;
                let index = self.chosen[level & LAST];
                self.masks.toggle(self.places[level & LAST], index.into());
                step += 1;
                observer.removed(level, index + 1, step, solutions);
                continue;
            }
            let index = untried.trailing_zeros() as usize;
            self.untried[level & LAST] = untried & (untried - 1);
            let legal = self.next[level & LAST] & !((1 << index) & self.shares[level & LAST]);
            if legal == 0 {
                step += 2;
                dead_ends += 1;
                observer.died_below(level, 1 << index, step);
                continue;
            }
            self.masks.toggle(self.places[level & LAST], index);
            self.chosen[level & LAST] = index as u8;
            step += 1;
            observer.placed(level, step, solutions);
            level += 1;
            if level == levels {
                self.untried[level & LAST] = 0;
                solutions += 1;
                if stops_at_solution || stepper.goal.is_reached(solutions) {
                    break false;
                }
                continue;
            }
            let next = self.all & !self.masks.used(self.places[(level + 1) & LAST]);
            if next == 0 {
                // Whatever stands here, the next cell has no digit.
                let count = u64::from(legal.count_ones());
                step += 2 * count;
                dead_ends += count;
                observer.died_below(level, legal, step);
                self.untried[level & LAST] = 0;
                continue;
            }
            self.untried[level & LAST] = legal;
            self.next[level & LAST] = next;
        };
        self.level = level;
        // Depth is placements less undos, and a step is one of them.
        stepper.placements = (step + level as u64) / 2;
        stepper.undos = step - stepper.placements;
        stepper.dead_ends += dead_ends;
        stepper.solutions = solutions;
        goes_on
    }

    fn digits(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        self.chosen[..self.level].iter().map(|&index| Digit::from_index(index.into()))
    }

    fn phase(&self, stepper: &Stepper) -> Phase {
        if self.level == stepper.places.len() {
            return Phase::Solution;
        }
        let legal = self.all & !self.masks.used(self.places[self.level]);
        let tried = DigitSet::from_bits(legal & !self.untried[self.level]);
        Phase::Open(tried.iter().last().map_or(0, Digit::value))
    }

    /// The state of the walk, given the stepper with its counts.
    fn snapshot(&self, stepper: &Stepper) -> Snapshot {
        Snapshot { digits: self.digits().collect(), phase: self.phase(stepper), ..stepper.counts() }
    }

    /// Puts the stepper where the walk has come.
    fn leave(self, stepper: &mut Stepper) {
        stepper.digits.clear();
        stepper.digits.extend(self.digits());
        stepper.phase = self.phase(stepper);
        stepper.masks = self.masks;
    }
}

//! The plain walk at full speed: no events, only calls of an [`Observer`].
//!
//! Before placing a digit, the loop checks whether the next cell would be left without a
//! legal digit. Such a digit only adds to the counts: it is placed and undone at once.
//! More than half of all nodes are of this kind. The counts are the same as those of the
//! event-by-event walk.

use super::super::{Observer, Snapshot, StateTap, Until};
use super::masks::{Masks, Place};
use super::{Phase, Plain};
use crate::board::{Digit, DigitSet};

/// More levels than a 16x16 board has cells, so that a 9-bit index is always in bounds.
const LEVELS: usize = 512;
const LAST: usize = LEVELS - 1;

/// The most steps in one round of the loop: a placement, then every digit of the next
/// cell placed and undone.
const ROUND: u64 = 1 + 2 * 16;

impl Plain {
    pub(in crate::search) fn run_until<O: Observer>(
        &mut self,
        until: Until,
        max_steps: u64,
        observer: &mut O,
        tap: &mut impl StateTap<O>,
    ) -> u64 {
        if max_steps > 0 && self.phase == Phase::Full {
            // A solution already on the board does not count as the next one.
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
                let mut sprint = FastLoop::from(&*self, floor);
                let stops_at_solution = until == Until::Solution;
                let mut goes_on = true;
                while goes_on {
                    let stop = tap.wants_state_at().min(end - ROUND);
                    goes_on = sprint.run(self, stop, stops_at_solution, observer);
                    if self.step() >= tap.wants_state_at() {
                        tap.take_state(sprint.snapshot(self), observer);
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
            if self.step() >= tap.wants_state_at() {
                tap.take_state(self.snapshot(), observer);
            }
        }
        self.step() - start
    }

    /// Returns whether a cell is open that has a legal digit.
    fn is_in_the_midst(&self) -> bool {
        matches!(self.phase, Phase::Open(_)) && !self.legal(self.depth()).is_empty()
    }

    /// Returns whether nothing is left to place below the digits on the board.
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

    fn step(&self) -> u64 {
        self.placements + self.undos
    }

    /// Makes one step and reports it to the observer.
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

/// One level of the walk.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct Slot {
    place: Place,
    /// The index of the digit placed here.
    chosen: u8,
    /// All ones if the next level's cell shares a house with this level's, otherwise 0.
    shares: u16,
    /// The legal digits not yet tried; none on a full board.
    untried: u16,
    /// The digits that would be legal in the next level's cell if none were placed here.
    next: u16,
}

/// The state of the search in the form that makes the loop fastest.
struct FastLoop {
    masks: Masks,
    slots: [Slot; LEVELS],
    level: usize,
    floor: usize,
    all: u16,
}

impl FastLoop {
    fn from(stepper: &Plain, floor: usize) -> Self {
        let empty = Slot { place: Place::NOWHERE, chosen: 0, shares: 0, untried: 0, next: 0 };
        let mut sprint = Self {
            masks: Masks::of(stepper.puzzle.givens()),
            slots: [empty; LEVELS],
            level: stepper.depth(),
            floor,
            all: stepper.shape().all_digits().bits(),
        };
        for (slot, &place) in sprint.slots.iter_mut().zip(&stepper.places) {
            slot.place = place;
        }
        for (slot, pair) in sprint.slots.iter_mut().zip(stepper.places.windows(2)) {
            slot.shares = if pair[0].shares_house(pair[1]) { u16::MAX } else { 0 };
        }
        sprint.enter_path(stepper);
        sprint
    }

    /// Sets the untried digits of every level on the path.
    fn enter_path(&mut self, stepper: &Plain) {
        for level in 0..=self.level {
            let tested = stepper.digits.get(level).map_or(stepper.tested(), |digit| digit.value());
            let untried = self.legal(level) & !DigitSet::first(tested.into()).bits();
            let next = self.legal(level + 1);
            let slot = &mut self.slots[level];
            (slot.untried, slot.next) = (untried, next);
            if let Some(digit) = stepper.digits.get(level) {
                slot.chosen = digit.index() as u8;
                self.masks.toggle(slot.place, digit.index());
            }
        }
    }

    fn legal(&self, level: usize) -> u16 {
        self.all & !self.masks.used(self.slots[level & LAST].place)
    }

    /// Walks until a step at or soon after `end`, until a solution that ends the run, or
    /// until the floor level has no branch left. Returns whether it stopped because of
    /// `end`.
    #[inline(never)]
    fn run(
        &mut self,
        stepper: &mut Plain,
        end: u64,
        stops_at_solution: bool,
        observer: &mut impl Observer,
    ) -> bool {
        let levels = stepper.places.len();
        let Self { masks, slots, all, floor, .. } = self;
        let mut level = self.level;
        let mut step = stepper.step();
        let mut solutions = stepper.solutions;
        let mut dead_ends = 0;
        let goes_on = loop {
            if step >= end {
                break true;
            }
            let slot = &mut slots[level & LAST];
            if slot.untried == 0 {
                if level == *floor {
                    break false;
                }
                level -= 1;
                let slot = &slots[level & LAST];
                masks.toggle(slot.place, slot.chosen.into());
                step += 1;
                observer.removed(level, slot.chosen + 1, step, solutions);
                continue;
            }
            let index = slot.untried.trailing_zeros() as usize;
            slot.untried &= slot.untried - 1;
            let legal = slot.next & !((1 << index) & slot.shares);
            if legal == 0 {
                step += 2;
                dead_ends += 1;
                observer.died_below(level, 1 << index, step);
                continue;
            }
            masks.toggle(slot.place, index);
            slot.chosen = index as u8;
            step += 1;
            observer.placed(level, step, solutions);
            level += 1;
            if level == levels {
                slots[level & LAST].untried = 0;
                solutions += 1;
                if stops_at_solution || stepper.goal.is_reached(solutions) {
                    break false;
                }
                continue;
            }
            let next = *all & !masks.used(slots[(level + 1) & LAST].place);
            if next == 0 {
                // Whatever is placed here, the next cell has no legal digit.
                let count = u64::from(legal.count_ones());
                step += 2 * count;
                dead_ends += count;
                observer.died_below(level, legal, step);
                slots[level & LAST].untried = 0;
                continue;
            }
            let slot = &mut slots[level & LAST];
            slot.untried = legal;
            slot.next = next;
        };
        self.level = level;
        // Depth is placements minus undos, and each step is one or the other.
        stepper.placements = (step + level as u64) / 2;
        stepper.undos = step - stepper.placements;
        stepper.dead_ends += dead_ends;
        stepper.solutions = solutions;
        goes_on
    }

    fn digits(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        self.slots[..self.level].iter().map(|slot| Digit::from_index(slot.chosen.into()))
    }

    fn phase(&self, stepper: &Plain) -> Phase {
        if self.level == stepper.places.len() {
            return Phase::Solution;
        }
        let tried = self.legal(self.level) & !self.slots[self.level].untried;
        Phase::Open(DigitSet::from_bits(tried).iter().last().map_or(0, Digit::value))
    }

    /// Returns the state of the walk, taking the counts from the stepper.
    fn snapshot(&self, stepper: &Plain) -> Snapshot {
        Snapshot {
            digits: self.digits().collect(),
            at: self.phase(stepper).into(),
            ..stepper.counts()
        }
    }

    /// Copies the position of the walk into the stepper.
    fn leave(self, stepper: &mut Plain) {
        stepper.digits.clear();
        stepper.digits.extend(self.digits());
        stepper.phase = self.phase(stepper);
        stepper.masks = self.masks;
    }
}

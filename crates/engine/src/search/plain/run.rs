//! The plain walk at full speed: no events, only calls of an [`Observer`].
//!
//! Before placing a digit, the loop checks whether the next cell would be left without a
//! legal digit. Such a digit only adds to the counts: it is placed and undone at once.
//! More than half of all nodes are of this kind. The counts are the same as those of the
//! event-by-event walk.

use super::super::{Observer, Snapshot, StateTap, StopCondition};
use super::masks::{HouseIndices, Masks};
use super::{Phase, PlainWalk};
use crate::board::{Digit, DigitSet};

/// More levels than a 16x16 board has cells, so that a 9-bit index is always in bounds.
const LEVELS: usize = 512;
const LEVEL_MASK: usize = LEVELS - 1;

/// The most steps in one round of the loop: a placement, then every digit of the next
/// cell placed and undone.
const MAX_STEPS_PER_ROUND: u64 = 1 + 2 * 16;

impl PlainWalk {
    pub(in crate::search) fn run_until<O: Observer>(
        &mut self,
        stop_condition: StopCondition,
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
        let floor = if stop_condition == StopCondition::SubtreeWalked { self.depth() } else { 0 };
        let solutions = self.solutions;
        let is_stop_reached = |walk: &Self| match stop_condition {
            StopCondition::SearchOver => false,
            StopCondition::Solution => walk.solutions > solutions,
            StopCondition::SubtreeWalked => walk.depth() == floor && walk.is_subtree_walked(),
        };
        while self.step() < end && !is_stop_reached(self) {
            if self.can_run_fast_loop() && self.step() + MAX_STEPS_PER_ROUND < end {
                let mut fast_loop = FastLoop::new(&*self, floor);
                let stops_at_solution = stop_condition == StopCondition::Solution;
                let mut can_continue = true;
                while can_continue {
                    let stop = tap.next_state_step().min(end - MAX_STEPS_PER_ROUND);
                    can_continue = fast_loop.run(self, stop, stops_at_solution, observer);
                    if self.step() >= tap.next_state_step() {
                        tap.receive_state(fast_loop.snapshot(self), observer);
                    }
                    can_continue &= self.step() < end - MAX_STEPS_PER_ROUND;
                }
                fast_loop.copy_position_to(self);
                if is_stop_reached(self) {
                    break;
                }
            }
            if self.advance_observed(observer).is_none() {
                break;
            }
            if self.step() >= tap.next_state_step() {
                tap.receive_state(self.snapshot(), observer);
            }
        }
        self.step() - start
    }

    /// Returns whether a cell is open that has a legal digit.
    fn can_run_fast_loop(&self) -> bool {
        matches!(self.phase, Phase::Open(_)) && !self.legal(self.depth()).is_empty()
    }

    /// Returns whether nothing is left to place below the digits on the board.
    fn is_subtree_walked(&self) -> bool {
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
        let event = self.advance_move();
        if self.dead_ends > dead_ends {
            observer.reached_dead_end(depth, self.step());
        }
        event?;
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
    houses: HouseIndices,
    /// The index of the digit placed here.
    digit_index: u8,
    /// All ones if the next level's cell shares a house with this level's, otherwise 0.
    shared_house_mask: u16,
    /// The legal digits not yet tried; none on a full board.
    untried: u16,
    /// The digits that would be legal in the next level's cell if none were placed here.
    legal_in_next: u16,
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
    fn new(walk: &PlainWalk, floor: usize) -> Self {
        let empty = Slot {
            houses: HouseIndices::NONE,
            digit_index: 0,
            shared_house_mask: 0,
            untried: 0,
            legal_in_next: 0,
        };
        let mut fast_loop = Self {
            masks: Masks::of(walk.puzzle.givens()),
            slots: [empty; LEVELS],
            level: walk.depth(),
            floor,
            all: walk.shape().all_digits().bits(),
        };
        for (slot, &houses) in fast_loop.slots.iter_mut().zip(&walk.house_indices) {
            slot.houses = houses;
        }
        for (slot, pair) in fast_loop.slots.iter_mut().zip(walk.house_indices.windows(2)) {
            slot.shared_house_mask = if pair[0].shares_house(pair[1]) { u16::MAX } else { 0 };
        }
        fast_loop.load_path(walk);
        fast_loop
    }

    /// Sets the untried digits of every level on the path.
    fn load_path(&mut self, walk: &PlainWalk) {
        for level in 0..=self.level {
            let tested = walk.digits.get(level).map_or(walk.tested(), |digit| digit.value());
            let untried = self.legal(level) & !DigitSet::first(tested.into()).bits();
            let next = self.legal(level + 1);
            let slot = &mut self.slots[level];
            (slot.untried, slot.legal_in_next) = (untried, next);
            if let Some(digit) = walk.digits.get(level) {
                slot.digit_index = digit.index() as u8;
                self.masks.toggle(slot.houses, digit.index());
            }
        }
    }

    fn legal(&self, level: usize) -> u16 {
        self.all & !self.masks.used(self.slots[level & LEVEL_MASK].houses)
    }

    /// Walks until a step at or soon after `end`, until a solution that ends the run, or
    /// until the floor level has no branch left. Returns whether it stopped because of
    /// `end`.
    #[inline(never)]
    fn run(
        &mut self,
        walk: &mut PlainWalk,
        end: u64,
        stops_at_solution: bool,
        observer: &mut impl Observer,
    ) -> bool {
        let levels = walk.house_indices.len();
        let Self { masks, slots, all, floor, .. } = self;
        let mut level = self.level;
        let mut step = walk.step();
        let mut solutions = walk.solutions;
        let mut dead_ends = 0;
        let is_stopped_by_end = loop {
            if step >= end {
                break true;
            }
            let slot = &mut slots[level & LEVEL_MASK];
            if slot.untried == 0 {
                if level == *floor {
                    break false;
                }
                level -= 1;
                let slot = &slots[level & LEVEL_MASK];
                masks.toggle(slot.houses, slot.digit_index.into());
                step += 1;
                observer.removed(level, slot.digit_index + 1, step, solutions);
                continue;
            }
            let index = slot.untried.trailing_zeros() as usize;
            slot.untried &= slot.untried - 1;
            let legal = slot.legal_in_next & !((1 << index) & slot.shared_house_mask);
            if legal == 0 {
                step += 2;
                dead_ends += 1;
                observer.placed_dead_ends(level, 1 << index, step);
                continue;
            }
            masks.toggle(slot.houses, index);
            slot.digit_index = index as u8;
            step += 1;
            observer.placed(level, step, solutions);
            level += 1;
            if level == levels {
                slots[level & LEVEL_MASK].untried = 0;
                solutions += 1;
                if stops_at_solution || walk.goal.is_reached(solutions) {
                    break false;
                }
                continue;
            }
            let next = *all & !masks.used(slots[(level + 1) & LEVEL_MASK].houses);
            if next == 0 {
                // Whatever is placed here, the next cell has no legal digit.
                let count = u64::from(legal.count_ones());
                step += 2 * count;
                dead_ends += count;
                observer.placed_dead_ends(level, legal, step);
                slots[level & LEVEL_MASK].untried = 0;
                continue;
            }
            let slot = &mut slots[level & LEVEL_MASK];
            slot.untried = legal;
            slot.legal_in_next = next;
        };
        self.level = level;
        // Depth is placements minus undos, and each step is one or the other.
        walk.placements = (step + level as u64) / 2;
        walk.undos = step - walk.placements;
        walk.dead_ends += dead_ends;
        walk.solutions = solutions;
        is_stopped_by_end
    }

    fn digits(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        self.slots[..self.level].iter().map(|slot| Digit::from_index(slot.digit_index.into()))
    }

    fn phase(&self, walk: &PlainWalk) -> Phase {
        if self.level == walk.house_indices.len() {
            return Phase::Solution;
        }
        let tried = self.legal(self.level) & !self.slots[self.level].untried;
        Phase::Open(DigitSet::from_bits(tried).iter().last().map_or(0, Digit::value))
    }

    /// Returns the state of the walk, taking the counts from `walk`.
    fn snapshot(&self, walk: &PlainWalk) -> Snapshot {
        Snapshot {
            digits: self.digits().collect(),
            position: self.phase(walk).into(),
            ..walk.counts()
        }
    }

    fn copy_position_to(self, walk: &mut PlainWalk) {
        walk.digits.clear();
        walk.digits.extend(self.digits());
        walk.phase = self.phase(walk);
        walk.masks = self.masks;
    }
}

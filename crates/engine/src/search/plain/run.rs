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
        let end_step = start.saturating_add(max_steps);
        let base_level =
            if stop_condition == StopCondition::SubtreeWalked { self.depth() } else { 0 };
        let solutions = self.solutions;
        let is_stop_reached = |walk: &Self| match stop_condition {
            StopCondition::SearchOver => false,
            StopCondition::Solution => walk.solutions > solutions,
            StopCondition::SubtreeWalked => walk.depth() == base_level && walk.is_subtree_walked(),
        };
        while self.step() < end_step && !is_stop_reached(self) {
            if self.can_run_fast_loop() && self.step() + MAX_STEPS_PER_ROUND < end_step {
                let mut fast_loop = FastLoop::new(&*self, base_level);
                let stops_at_solution = stop_condition == StopCondition::Solution;
                let mut can_continue = true;
                while can_continue {
                    let stop_step = tap.next_state_step().min(end_step - MAX_STEPS_PER_ROUND);
                    can_continue = fast_loop.run(self, stop_step, stops_at_solution, observer);
                    if self.step() >= tap.next_state_step() {
                        tap.receive_state(fast_loop.snapshot(self), observer);
                    }
                    can_continue &= self.step() < end_step - MAX_STEPS_PER_ROUND;
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

    /// Returns whether the cell to fill next has a legal digit, and the walk is between two
    /// tests there.
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
struct LevelState {
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
    used_digits: Masks,
    level_states: [LevelState; LEVELS],
    level: usize,
    base_level: usize,
    all: u16,
}

impl FastLoop {
    fn new(walk: &PlainWalk, base_level: usize) -> Self {
        let empty = LevelState {
            houses: HouseIndices::NONE,
            digit_index: 0,
            shared_house_mask: 0,
            untried: 0,
            legal_in_next: 0,
        };
        let mut fast_loop = Self {
            used_digits: Masks::of(walk.puzzle.givens()),
            level_states: [empty; LEVELS],
            level: walk.depth(),
            base_level,
            all: walk.shape().all_digits().bits(),
        };
        for (state, &houses) in fast_loop.level_states.iter_mut().zip(&walk.house_indices) {
            state.houses = houses;
        }
        for (state, pair) in fast_loop.level_states.iter_mut().zip(walk.house_indices.windows(2)) {
            state.shared_house_mask = if pair[0].shares_house(pair[1]) { u16::MAX } else { 0 };
        }
        fast_loop.load_path(walk);
        fast_loop
    }

    /// Sets the untried digits of every level on the path.
    fn load_path(&mut self, walk: &PlainWalk) {
        for level in 0..=self.level {
            let tested = walk.digits.get(level).map_or(walk.tested(), |digit| digit.value());
            let untried = self.legal(level) & !DigitSet::first(tested.into()).bits();
            let legal_in_next = self.legal(level + 1);
            let state = &mut self.level_states[level];
            (state.untried, state.legal_in_next) = (untried, legal_in_next);
            if let Some(digit) = walk.digits.get(level) {
                state.digit_index = digit.index() as u8;
                self.used_digits.toggle(state.houses, digit.index());
            }
        }
    }

    fn legal(&self, level: usize) -> u16 {
        self.all & !self.used_digits.used(self.level_states[level & LEVEL_MASK].houses)
    }

    /// Walks until a step at or soon after `stop_step`, until a solution that ends the run, or
    /// until the base level has no branch left. Returns whether it stopped because of
    /// `stop_step`.
    #[inline(never)]
    fn run(
        &mut self,
        walk: &mut PlainWalk,
        stop_step: u64,
        stops_at_solution: bool,
        observer: &mut impl Observer,
    ) -> bool {
        let levels = walk.house_indices.len();
        let Self { used_digits, level_states, all, base_level, .. } = self;
        let mut level = self.level;
        let mut step = walk.step();
        let mut solutions = walk.solutions;
        let mut dead_ends = 0;
        let has_reached_stop_step = loop {
            if step >= stop_step {
                break true;
            }
            let state = &mut level_states[level & LEVEL_MASK];
            if state.untried == 0 {
                if level == *base_level {
                    break false;
                }
                level -= 1;
                let state = &level_states[level & LEVEL_MASK];
                used_digits.toggle(state.houses, state.digit_index.into());
                step += 1;
                observer.removed(level, state.digit_index + 1, step, solutions);
                continue;
            }
            let index = state.untried.trailing_zeros() as usize;
            state.untried &= state.untried - 1;
            let legal = state.legal_in_next & !((1 << index) & state.shared_house_mask);
            if legal == 0 {
                step += 2;
                dead_ends += 1;
                observer.tried_dead_ends(level, 1 << index, step);
                continue;
            }
            used_digits.toggle(state.houses, index);
            state.digit_index = index as u8;
            step += 1;
            observer.placed(level, step, solutions);
            level += 1;
            if level == levels {
                level_states[level & LEVEL_MASK].untried = 0;
                solutions += 1;
                if stops_at_solution || walk.goal.is_reached(solutions) {
                    break false;
                }
                continue;
            }
            // Below the last cell all digits count as legal.
            let legal_in_next =
                *all & !used_digits.used(level_states[(level + 1) & LEVEL_MASK].houses);
            if legal_in_next == 0 {
                // Whatever is placed here, the next cell has no legal digit.
                let count = u64::from(legal.count_ones());
                step += 2 * count;
                dead_ends += count;
                observer.tried_dead_ends(level, legal, step);
                level_states[level & LEVEL_MASK].untried = 0;
                continue;
            }
            let state = &mut level_states[level & LEVEL_MASK];
            state.untried = legal;
            state.legal_in_next = legal_in_next;
        };
        self.level = level;
        // Depth is placements minus undos, and each step is one or the other.
        walk.placements = (step + level as u64) / 2;
        walk.undos = step - walk.placements;
        walk.dead_ends += dead_ends;
        walk.solutions = solutions;
        has_reached_stop_step
    }

    fn digits(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        self.level_states[..self.level]
            .iter()
            .map(|state| Digit::from_index(state.digit_index.into()))
    }

    fn phase(&self, walk: &PlainWalk) -> Phase {
        if self.level == walk.house_indices.len() {
            return Phase::Solution;
        }
        let tried = self.legal(self.level) & !self.level_states[self.level].untried;
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
        walk.masks = self.used_digits;
    }
}

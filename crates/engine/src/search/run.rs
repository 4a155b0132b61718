//! The walk at full speed, with nothing said on the way.

use super::masks::{Masks, Place};
use super::stepper::{Phase, Stepper};
use crate::board::Digit;

/// More levels than a 16x16 board has cells, so that an index of 9 bits is
/// always in bounds.
const LEVELS: usize = 512;

impl Stepper {
    /// Goes on for at most this many steps, placements and undos, and says how
    /// many there were: fewer when the search is over. It stops right after a
    /// step, a solution on the board being counted at once.
    ///
    /// The state, the counters and the order of the digits are those that
    /// [`advance`](Self::advance) gives, in a fraction of its time.
    pub fn run(&mut self, max_steps: u64) -> u64 {
        self.sprint::<false>(max_steps)
    }

    /// Like [`run`](Self::run), and stops at the next solution too.
    pub fn run_to_solution(&mut self, max_steps: u64) -> u64 {
        self.sprint::<true>(max_steps)
    }

    fn sprint<const STOP_AT_SOLUTION: bool>(&mut self, max_steps: u64) -> u64 {
        if max_steps == 0 || self.is_over() {
            return 0;
        }
        if self.phase == Phase::Full {
            self.advance();
            if self.is_over() {
                return 0;
            }
        }
        let mut sprint = Sprint::from(&*self);
        let end = sprint.run::<STOP_AT_SOLUTION>(self, max_steps);
        self.masks = sprint.masks;
        self.digits.clear();
        let placed = sprint.chosen[..sprint.level].iter();
        self.digits.extend(placed.map(|&index| Digit::from_index(index.into())));
        self.phase = match end {
            End::Placed if self.is_full() => Phase::Solution,
            End::Placed => Phase::Open(0),
            End::Removed(index) => Phase::Open(index + 1),
            End::Exhausted if self.legal(0).is_empty() => Phase::Dead,
            End::Exhausted => Phase::Open(self.shape().size() as u8),
        };
        sprint.steps
    }
}

/// How a sprint ended.
enum End {
    Placed,
    Removed(u8),
    Exhausted,
}

/// The state of the search in the form the loop is fastest with.
struct Sprint {
    masks: Masks,
    places: [Place; LEVELS],
    /// At each level of the path, the place of its digit among the digits.
    chosen: [u8; LEVELS],
    /// At each level, the legal digits still to try; none on a full board.
    untried: [u16; LEVELS],
    level: usize,
    steps: u64,
}

impl Sprint {
    fn from(stepper: &Stepper) -> Self {
        let mut sprint = Self {
            masks: stepper.masks.clone(),
            places: [Place::default(); LEVELS],
            chosen: [0; LEVELS],
            untried: [0; LEVELS],
            level: stepper.depth(),
            steps: 0,
        };
        for (slot, place) in sprint.places.iter_mut().zip(&stepper.places) {
            *slot = *place;
        }
        for (slot, digit) in sprint.chosen.iter_mut().zip(&stepper.digits) {
            *slot = digit.index() as u8;
        }
        for (slot, level) in sprint.untried.iter_mut().zip(stepper.levels()) {
            *slot = level.untried().bits();
        }
        sprint
    }

    #[inline(never)]
    fn run<const STOP_AT_SOLUTION: bool>(&mut self, stepper: &mut Stepper, max_steps: u64) -> End {
        const LAST: usize = LEVELS - 1;
        let all = stepper.shape().all_digits().bits();
        let levels = stepper.places.len();
        let mut level = self.level;
        let mut steps = 0;
        let (mut placements, mut dead_ends) = (0, 0);
        // Whether the open cell was found without a legal digit and not counted yet.
        let mut dead = self.untried[level] == 0
            && matches!(stepper.phase, Phase::Open(_))
            && stepper.legal(level).is_empty();
        let end = loop {
            let untried = self.untried[level & LAST];
            if untried == 0 {
                dead_ends += u64::from(dead);
                dead = false;
                if level == 0 {
                    break End::Exhausted;
                }
                level -= 1;
                let index = self.chosen[level & LAST];
                self.masks.toggle(self.places[level & LAST], index.into());
                steps += 1;
                if steps == max_steps {
                    break End::Removed(index);
                }
                continue;
            }
            let index = untried.trailing_zeros() as usize;
            self.untried[level & LAST] = untried & (untried - 1);
            self.masks.toggle(self.places[level & LAST], index);
            self.chosen[level & LAST] = index as u8;
            placements += 1;
            steps += 1;
            level += 1;
            if level == levels {
                stepper.solutions += 1;
                if STOP_AT_SOLUTION || stepper.goal.is_reached(stepper.solutions) {
                    break End::Placed;
                }
            } else {
                let legal = all & !self.masks.used(self.places[level & LAST]);
                self.untried[level & LAST] = legal;
                dead = legal == 0;
            }
            if steps == max_steps {
                break End::Placed;
            }
        };
        self.level = level;
        self.steps = steps;
        stepper.placements += placements;
        stepper.undos += steps - placements;
        stepper.dead_ends += dead_ends;
        end
    }
}

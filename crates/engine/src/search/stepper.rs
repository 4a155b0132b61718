//! The search with any strategy, forwards and backwards.
//!
//! Owns which walk a strategy has, and what follows from single events alike for
//! every walk. Must not know how one finds its events.

use super::guided::Guided;
use super::plain::Plain;
use super::snapshot::At;
use super::{Event, Goal, Ground, Observer, Opened, Snapshot, StateTap, Strategy, Until};
use crate::board::{Cell, Digit, Puzzle};

/// A search of a puzzle, one event at a time.
///
/// It is deterministic: the same puzzle and strategy give the same events.
#[derive(Clone, Debug)]
pub struct Stepper {
    pub(super) walk: Walk,
}

/// The walks. The sources' one on a classic board is kept apart because it is by far
/// the fastest.
#[derive(Clone, Debug)]
pub(super) enum Walk {
    Plain(Plain),
    Guided(Guided),
}

/// Does the same with either walk.
macro_rules! either {
    ($stepper:expr, $walk:ident => $does:expr) => {
        match &$stepper.walk {
            $crate::search::stepper::Walk::Plain($walk) => $does,
            $crate::search::stepper::Walk::Guided($walk) => $does,
        }
    };
    (mut $stepper:expr, $walk:ident => $does:expr) => {
        match &mut $stepper.walk {
            $crate::search::stepper::Walk::Plain($walk) => $does,
            $crate::search::stepper::Walk::Guided($walk) => $does,
        }
    };
}
pub(super) use either;

impl Stepper {
    /// The sources' search of the puzzle, before its first event. Under other rules than
    /// the classic ones it tests each digit against those too.
    pub fn new(puzzle: &Puzzle, goal: Goal) -> Self {
        Self::with_strategy(puzzle, goal, Strategy::SOURCES)
    }

    /// A search of the puzzle, before its first event.
    pub fn with_strategy(puzzle: &Puzzle, goal: Goal, strategy: Strategy) -> Self {
        let walk = match strategy {
            Strategy::SOURCES if puzzle.rules().is_classic() => {
                Walk::Plain(Plain::new(puzzle, goal))
            }
            _ => Walk::Guided(Guided::new(puzzle, goal, strategy)),
        };
        Self { walk }
    }

    /// The same search before its first event, to another goal.
    #[must_use]
    pub fn restarted(&self, goal: Goal) -> Self {
        Self::with_strategy(self.puzzle(), goal, self.strategy())
    }

    /// The next event; `None` when the search is over.
    pub fn advance(&mut self) -> Option<Event> {
        either!(mut self, walk => walk.advance())
    }

    /// Takes the last event back and says which it was; `None` at the start.
    pub fn retreat(&mut self) -> Option<Event> {
        either!(mut self, walk => walk.retreat())
    }

    /// Goes on to right after the next step, a placement or an undo. A full board
    /// is counted as a solution at once. `None` when the search is over.
    pub fn advance_move(&mut self) -> Option<Event> {
        either!(mut self, walk => walk.advance_move())
    }

    /// Goes back to right after the step before; or, between two steps, to right
    /// after the last. Says which event was taken back last; `None` at the start.
    pub fn retreat_move(&mut self) -> Option<Event> {
        let mut last = self.retreat()?;
        if last == Event::Solved {
            last = self.retreat().unwrap_or(last);
        }
        while either!(self, walk => walk.is_between_steps())
            && let Some(event) = self.retreat()
        {
            last = event;
        }
        Some(last)
    }

    /// Goes to where this many events have happened since the last step, or as near
    /// as that step comes.
    pub fn go_between_steps(&mut self, events: u16) {
        while self.position().events > events {
            self.retreat();
        }
        while self.position().events < events {
            match self.advance() {
                Some(event) if event.is_move() => {
                    self.retreat();
                    break;
                }
                Some(_) => {}
                None => break,
            }
        }
    }

    /// The event that led here; `None` at the start.
    pub fn last_event(&self) -> Option<Event> {
        match &self.walk {
            Walk::Plain(walk) => walk.clone().retreat(),
            Walk::Guided(walk) => walk.last_event(),
        }
    }

    /// Whether there is no next event.
    pub fn is_over(&self) -> bool {
        either!(self, walk => walk.is_over())
    }

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
        either!(mut self, walk => walk.run_until(Until::Solution, max_steps, &mut (), &mut ()))
    }

    /// Goes on to right after the placement of this number, counted from 1, in at most
    /// this many steps. Says how many there were.
    pub fn run_to_placement(&mut self, nth: u64, max_steps: u64) -> u64 {
        let mut steps = 0;
        // Of so many steps as there are placements to go, none is past the last of them.
        while let missing @ 1.. = nth.saturating_sub(self.counters().placements) {
            let ran = self.run(missing.min(max_steps - steps));
            steps += ran;
            if ran == 0 {
                break;
            }
        }
        steps
    }

    /// Like [`run`](Self::run), with an observer of what is placed and removed.
    pub(crate) fn run_observed(&mut self, max_steps: u64, observer: &mut impl Observer) -> u64 {
        self.run_tapped(max_steps, observer, &mut ())
    }

    /// Like [`run_observed`](Self::run_observed), with states of the search kept on the way.
    pub(crate) fn run_tapped<O: Observer>(
        &mut self,
        max_steps: u64,
        observer: &mut O,
        tap: &mut impl StateTap<O>,
    ) -> u64 {
        either!(mut self, walk => walk.run_until(Until::Over, max_steps, observer, tap))
    }

    /// Like [`run_observed`](Self::run_observed), and stops when everything below
    /// the digits on the board has been walked, before the last is removed.
    pub(crate) fn run_subtree(&mut self, max_steps: u64, observer: &mut impl Observer) -> u64 {
        either!(mut self, walk => walk.run_until(Until::Walked, max_steps, observer, &mut ()))
    }

    /// The puzzle and strategy, of which single nodes can be opened.
    pub(crate) fn ground(&self) -> Ground {
        match &self.walk {
            Walk::Plain(_) => Guided::new(self.puzzle(), self.goal(), Strategy::SOURCES).ground(),
            Walk::Guided(walk) => walk.ground(),
        }
    }

    /// A search of everything below a node that was opened on this puzzle's ground by
    /// placing these digits, with counts of its own from 0.
    pub(crate) fn below(
        &self,
        ground: &Ground,
        at: &Opened,
        path: &[(Cell, Digit)],
        goal: Goal,
    ) -> Self {
        let mut givens = self.puzzle().givens().clone();
        for &(cell, digit) in path {
            givens.set(cell, Some(digit));
        }
        match (&self.walk, Puzzle::try_from(givens)) {
            (Walk::Plain(_), Ok(puzzle)) => Self::new(&puzzle, goal),
            _ => Self { walk: Walk::Guided(ground.walk(at, goal)) },
        }
    }

    /// The state without the puzzle.
    pub fn snapshot(&self) -> Snapshot {
        either!(self, walk => walk.snapshot())
    }

    /// The search of the same puzzle at another place. The snapshot must come
    /// from a search of the same puzzle with the same strategy.
    #[must_use]
    pub fn restored(&self, snapshot: &Snapshot) -> Self {
        let walk = match (&self.walk, snapshot.at) {
            (Walk::Plain(walk), At::Plain(phase)) => Walk::Plain(walk.restored(snapshot, phase)),
            (Walk::Guided(walk), At::Guided(pause)) => Walk::Guided(walk.restored(snapshot, pause)),
            // It is of another search, of which nothing is known here.
            _ => return self.restarted(self.goal()),
        };
        Self { walk }
    }
}

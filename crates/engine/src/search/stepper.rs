//! Searches with any strategy, forward and backward.
//!
//! Owns the choice of walk for a strategy, and everything that follows from single events
//! in the same way for every walk. Must not know how a walk finds its events.

use std::sync::Arc;

use super::guided::GuidedWalk;
use super::plain::PlainWalk;
use super::snapshot::WalkPosition;
use super::written::{WriteList, Written, WrittenWalk};
use super::{
    Event, ExpandedNode, Goal, Observer, SearchContext, Snapshot, StateTap, StopCondition, Strategy,
};
use crate::board::{Cell, Digit, Puzzle};

/// A search of a puzzle, one event at a time.
///
/// Deterministic: the same puzzle, strategy and goal give the same events.
#[derive(Clone, Debug)]
pub struct Stepper {
    pub(super) walk: Walk,
}

/// The kinds of walk. Plain backtracking on a classic board has its own, which is by
/// far the fastest. A program without written walks does not contain their code.
#[derive(Clone, Debug)]
pub(super) enum Walk {
    Plain(PlainWalk),
    Guided(GuidedWalk),
    Written(Box<dyn Written>),
}

/// Evaluates the same expression with either kind of walk.
macro_rules! either {
    ($stepper:expr, $walk:ident => $expression:expr) => {
        match &$stepper.walk {
            $crate::search::stepper::Walk::Plain($walk) => $expression,
            $crate::search::stepper::Walk::Guided($walk) => $expression,
            $crate::search::stepper::Walk::Written($walk) => $expression,
        }
    };
    (mut $stepper:expr, $walk:ident => $expression:expr) => {
        match &mut $stepper.walk {
            $crate::search::stepper::Walk::Plain($walk) => $expression,
            $crate::search::stepper::Walk::Guided($walk) => $expression,
            $crate::search::stepper::Walk::Written($walk) => $expression,
        }
    };
}
pub(super) use either;

impl Stepper {
    /// Creates a plain backtracking search of the puzzle ([`Strategy::PLAIN`]), before
    /// its first event. Under variant rules it tests each digit against those rules too.
    pub fn new(puzzle: &Puzzle, goal: Goal) -> Self {
        Self::with_strategy(puzzle, goal, Strategy::PLAIN)
    }

    /// Creates a search of the puzzle with the given strategy, before its first event.
    pub fn with_strategy(puzzle: &Puzzle, goal: Goal, strategy: Strategy) -> Self {
        let walk = match strategy {
            Strategy::PLAIN if puzzle.rules().is_classic() => {
                Walk::Plain(PlainWalk::new(puzzle, goal))
            }
            _ => Walk::Guided(GuidedWalk::new(puzzle, goal, strategy)),
        };
        Self { walk }
    }

    /// Creates a search whose steps something else wrote, before its first event. It ends with
    /// the last of them.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use sudoku_engine::board::{Digit, Puzzle};
    /// use sudoku_engine::formats;
    /// use sudoku_engine::search::{Stepper, Write, WriteList};
    ///
    /// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
    /// let first = puzzle.empty_cells().next().ok_or("full")?;
    /// let writes = [Digit::new(1), None].map(|digit| Write { cell: first, digit });
    /// let mut stepper = Stepper::written(Arc::new(WriteList::new(&puzzle, writes.to_vec())));
    /// while stepper.advance_move().is_some() {}
    /// assert_eq!((stepper.counters().placements, stepper.counters().undos), (1, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn written(list: Arc<WriteList>) -> Self {
        Self { walk: Walk::Written(Box::new(WrittenWalk::new(list))) }
    }

    /// Returns the same search before its first event, with another goal. One that something
    /// else wrote has no goal.
    #[must_use]
    pub fn restarted(&self, goal: Goal) -> Self {
        if let Walk::Written(walk) = &self.walk {
            return Self { walk: Walk::Written(walk.restarted()) };
        }
        Self::with_strategy(self.puzzle(), goal, self.strategy())
    }

    /// Advances by one event and returns it; `None` when the search is over.
    pub fn advance(&mut self) -> Option<Event> {
        either!(mut self, walk => walk.advance())
    }

    /// Undoes the last event and returns it; `None` at the start.
    pub fn retreat(&mut self) -> Option<Event> {
        either!(mut self, walk => walk.retreat())
    }

    /// Advances to right after the next step, a placement or an undo, and returns that
    /// step. A full board is counted as a solution at once. `None` when the search is
    /// over.
    pub fn advance_move(&mut self) -> Option<Event> {
        either!(mut self, walk => walk.advance_move())
    }

    /// Goes back to right after the previous step or, if the search is between two steps,
    /// to right after the last one. Returns the last event that it went back over; `None` at
    /// the start.
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

    /// Advances to right after the next stop and returns it: a placement, an undo, a dead
    /// end or a solution. `None` when the search is over.
    ///
    /// The steps are those of [`advance_move`](Self::advance_move); the stops at dead ends
    /// and solutions lie between them.
    pub fn advance_stop(&mut self) -> Option<Event> {
        match &mut self.walk {
            Walk::Plain(walk) => walk.advance_stop(),
            Walk::Guided(walk) => walk.advance_stop(),
            Walk::Written(walk) => walk.advance(),
        }
    }

    /// Goes back to right after the previous stop or, if the search is between two stops,
    /// to right after the last one. Returns the last event that it went back over; `None` at
    /// the start.
    pub fn retreat_stop(&mut self) -> Option<Event> {
        let mut last = self.retreat()?;
        while !self.is_at_stop()
            && let Some(event) = self.retreat()
        {
            last = event;
        }
        Some(last)
    }

    /// Returns whether the last event was a stop, or there was none. A written walk has no other
    /// events.
    fn is_at_stop(&self) -> bool {
        match &self.walk {
            Walk::Plain(walk) => walk.is_at_stop(),
            Walk::Guided(walk) => walk.is_at_stop(),
            Walk::Written(_) => true,
        }
    }

    /// Moves to the position this many events after the last step, or to the last event
    /// before the next step if there are fewer.
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

    /// Returns the last event; `None` at the start.
    pub fn last_event(&self) -> Option<Event> {
        match &self.walk {
            Walk::Plain(walk) => walk.clone().retreat(),
            Walk::Guided(walk) => walk.last_event(),
            Walk::Written(walk) => walk.last_event(),
        }
    }

    /// Returns whether the search is over.
    pub fn is_over(&self) -> bool {
        either!(self, walk => walk.is_over())
    }

    /// Runs for at most `max_steps` steps, placements and undos, and returns how many it
    /// made: fewer only if the search is over. It stops right after a step; a solution on
    /// the board is counted at once.
    ///
    /// State, counters and order of digits are the same as with
    /// [`advance`](Self::advance), in a fraction of the time.
    pub fn run(&mut self, max_steps: u64) -> u64 {
        self.run_observed(max_steps, &mut ())
    }

    /// Like [`run`](Self::run), but also stops at the next solution.
    pub fn run_to_solution(&mut self, max_steps: u64) -> u64 {
        either!(mut self, walk => walk.run_until(StopCondition::Solution, max_steps, &mut (), &mut ()))
    }

    /// Runs to right after the `nth` placement, counted from 1, or for at most
    /// `max_steps` steps. Returns how many steps it made.
    pub fn run_to_placement(&mut self, nth: u64, max_steps: u64) -> u64 {
        let mut steps = 0;
        // Running as many steps as there are placements missing cannot overshoot.
        while let missing @ 1.. = nth.saturating_sub(self.counters().placements) {
            let steps_made = self.run(missing.min(max_steps - steps));
            steps += steps_made;
            if steps_made == 0 {
                break;
            }
        }
        steps
    }

    /// Like [`run`](Self::run), reporting placements and undos to an observer.
    pub(crate) fn run_observed(&mut self, max_steps: u64, observer: &mut impl Observer) -> u64 {
        self.run_tapped(max_steps, observer, &mut ())
    }

    /// Like [`run_observed`](Self::run_observed), passing states of the search to a tap
    /// on the way.
    pub(crate) fn run_tapped<O: Observer>(
        &mut self,
        max_steps: u64,
        observer: &mut O,
        tap: &mut impl StateTap<O>,
    ) -> u64 {
        either!(mut self, walk => walk.run_until(StopCondition::SearchOver, max_steps, observer, tap))
    }

    /// Like [`run_observed`](Self::run_observed), but also stops when everything below
    /// the digits on the board has been walked, before the last of them is erased.
    pub(crate) fn run_subtree(&mut self, max_steps: u64, observer: &mut impl Observer) -> u64 {
        either!(mut self, walk => walk.run_until(StopCondition::SubtreeWalked, max_steps, observer, &mut ()))
    }

    /// Returns the puzzle and strategy as a [`SearchContext`], on which single nodes can be
    /// expanded.
    pub(crate) fn context(&self) -> SearchContext {
        match &self.walk {
            Walk::Plain(_) | Walk::Written(_) => {
                GuidedWalk::new(self.puzzle(), self.goal(), Strategy::PLAIN).context()
            }
            Walk::Guided(walk) => walk.context(),
        }
    }

    /// Returns a search of everything below a node, with its own counts from 0. The node
    /// must have been expanded in `context`, which must be that of this search, by placing the
    /// digits of `path`.
    pub(crate) fn subtree_search(
        &self,
        context: &SearchContext,
        node: &ExpandedNode,
        path: &[(Cell, Digit)],
        goal: Goal,
    ) -> Self {
        let mut givens = self.puzzle().givens().clone();
        for &(cell, digit) in path {
            givens.set(cell, Some(digit));
        }
        match (&self.walk, Puzzle::try_from(givens)) {
            (Walk::Plain(_), Ok(puzzle)) => Self::new(&puzzle, goal),
            _ => Self { walk: Walk::Guided(context.walk(node, goal)) },
        }
    }

    /// Returns the state without the puzzle.
    pub fn snapshot(&self) -> Snapshot {
        either!(self, walk => walk.snapshot())
    }

    /// Returns the search of the same puzzle at another position. The snapshot must come
    /// from a search of the same puzzle with the same strategy.
    #[must_use]
    pub fn restored(&self, snapshot: &Snapshot) -> Self {
        let walk = match (&self.walk, snapshot.position) {
            (Walk::Plain(walk), WalkPosition::Plain(phase)) => {
                Walk::Plain(walk.restored(snapshot, phase))
            }
            (Walk::Guided(walk), WalkPosition::Guided(position)) => {
                Walk::Guided(walk.restored(snapshot, position))
            }
            (Walk::Written(walk), WalkPosition::Written { has_event }) => {
                Walk::Written(walk.restored(snapshot, has_event))
            }
            // The snapshot is from a different kind of walk: start over.
            _ => return self.restarted(self.goal()),
        };
        Self { walk }
    }
}

//! How long the puzzle on the board has been played, by a clock that the caller reads.
//!
//! The time of a puzzle is one of its registers, so it is stored and shared between tabs like
//! everything else that is written on it: of two writes, the later one wins. A timer that finds
//! a longer time than its own takes it over, and one that finds a shorter time keeps its own and
//! writes it later. So two tabs that show the same puzzle count each second once and lose none.

use crate::Model;
use crate::puzzle::editor::BoardState;
use crate::puzzle::journal::PuzzleId;

/// While the timer runs, the time is written after this many seconds.
const WRITE_SECONDS: u32 = 30;

/// The most milliseconds that count between two looks at the clock. After a longer pause, the
/// computer was asleep.
const MAX_PAUSE_MILLIS: u64 = 10_000;

/// What the timer needs to know about the puzzle on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedPuzzle {
    pub puzzle: PuzzleId,
    /// The seconds in the register of the puzzle; `None` before the first answer or mark.
    pub written: Option<u32>,
    /// Whether it is being played: the board is shown, is not full without mistakes, and has
    /// had an answer or a mark.
    pub is_played: bool,
    pub is_solved: bool,
}

/// The time for which a puzzle has been played in all, to be written to its register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedTime {
    pub puzzle: PuzzleId,
    pub seconds: u32,
}

impl Model {
    /// Returns what the timer needs to know about the user's own puzzle.
    pub fn timed_puzzle(&self) -> TimedPuzzle {
        let (record, editor) = (self.tab().record(), &self.play.editor);
        let written = record.played_seconds();
        let (is_open, is_solved) = match editor.board_state() {
            BoardState::Open | BoardState::Broken { .. } => (true, false),
            BoardState::Solved => (false, true),
            BoardState::AllGiven => (false, false),
        };
        let has_begun = written.is_some() || editor.has_digits();
        let is_shown = self.view.edits_board() && !self.is_solved_or_shown();
        TimedPuzzle {
            puzzle: record.id,
            written,
            is_played: is_shown && is_open && has_begun,
            is_solved,
        }
    }

    /// Returns the time that the user needed for the puzzle on the board, in seconds. `None` if
    /// it is unknown, or if the user hides the time.
    pub fn final_seconds(&self) -> Option<u32> {
        self.tab().record().final_seconds().filter(|_| self.play.aids.shows_time)
    }
}

/// A timer of the puzzle on the board. It starts at the time in the register, and returns what
/// is to be written there. All times of the clock are in milliseconds.
#[derive(Clone, Debug)]
pub struct PlayTimer {
    timed_puzzle: TimedPuzzle,
    /// The seconds that this timer wrote last, or took over from the register.
    written: Option<u32>,
    /// What has been played since, in milliseconds.
    unwritten_millis: u64,
    /// The last look at the clock, while the timer runs.
    looked_at: Option<u64>,
}

impl PlayTimer {
    /// Creates a timer that does not run until [`follow`](Self::follow) is called.
    pub const fn new(timed_puzzle: TimedPuzzle) -> Self {
        let written = timed_puzzle.written;
        Self { timed_puzzle, written, unwritten_millis: 0, looked_at: None }
    }

    /// Returns the puzzle that it follows.
    pub const fn timed_puzzle(&self) -> TimedPuzzle {
        self.timed_puzzle
    }

    /// Returns whether the time is running.
    pub const fn is_running(&self) -> bool {
        self.looked_at.is_some()
    }

    /// Returns the time played, in seconds.
    pub fn seconds(&self) -> u32 {
        let unwritten = u32::try_from(self.unwritten_millis / 1000).unwrap_or(u32::MAX);
        self.written.unwrap_or_default().saturating_add(unwritten)
    }

    /// Returns the milliseconds until the next whole second, from 1 to 1000.
    pub const fn millis_to_next_second(&self) -> u64 {
        1000 - self.unwritten_millis % 1000
    }

    /// Follows a change of the puzzle, or of whether the page is visible. Returns what is to be
    /// written.
    pub fn follow(
        &mut self,
        timed_puzzle: TimedPuzzle,
        is_visible: bool,
        now: u64,
    ) -> Option<PlayedTime> {
        self.count(now);
        let was_running = self.is_running();
        let before = std::mem::replace(&mut self.timed_puzzle, timed_puzzle);
        if before.puzzle != timed_puzzle.puzzle {
            let end = if was_running { self.end(before) } else { None };
            *self = Self::new(timed_puzzle);
            self.run(is_visible, now);
            return end;
        }
        if timed_puzzle.written != before.written
            && timed_puzzle.written.is_none_or(|seconds| seconds > self.seconds())
        {
            (self.written, self.unwritten_millis) = (timed_puzzle.written, 0);
        }
        self.run(is_visible, now);
        match (was_running, self.is_running()) {
            (true, false) => self.end(timed_puzzle),
            // Undoing the first answer does not start the time over.
            (_, true) if self.written.is_none() => Some(self.write(timed_puzzle)),
            (_, true) | (false, false) => None,
        }
    }

    /// Looks at the clock. Returns what is to be written, every 30 seconds.
    pub fn look(&mut self, now: u64) -> Option<PlayedTime> {
        self.count(now);
        let is_due = self.unwritten_millis >= u64::from(WRITE_SECONDS) * 1000;
        is_due.then(|| self.write(self.timed_puzzle))
    }

    /// Stops the timer, because the page is being left or shows something else. Returns what is
    /// to be written.
    pub fn stop(&mut self, now: u64) -> Option<PlayedTime> {
        self.count(now);
        self.looked_at.take().and_then(|_| self.end(self.timed_puzzle))
    }

    fn count(&mut self, now: u64) {
        if let Some(looked_at) = &mut self.looked_at {
            self.unwritten_millis += now.saturating_sub(*looked_at).min(MAX_PAUSE_MILLIS);
            *looked_at = now;
        }
    }

    const fn run(&mut self, is_visible: bool, now: u64) {
        self.looked_at = if is_visible && self.timed_puzzle.is_played { Some(now) } else { None };
    }

    /// Writes the time of a puzzle that is not played at the moment, unless less than a second
    /// is missing. The time of a solved puzzle is always written after its last answer.
    fn end(&mut self, timed_puzzle: TimedPuzzle) -> Option<PlayedTime> {
        let is_due = self.unwritten_millis >= 1000 || timed_puzzle.is_solved;
        is_due.then(|| self.write(timed_puzzle))
    }

    fn write(&mut self, timed_puzzle: TimedPuzzle) -> PlayedTime {
        let seconds = self.seconds();
        self.written = Some(seconds);
        self.unwritten_millis %= 1000;
        PlayedTime { puzzle: timed_puzzle.puzzle, seconds }
    }
}

//! Random access to a search that has run or is running.
//!
//! Steps go to hundreds of millions, so none is stored. What is kept is a
//! checkpoint every so many steps; any other step is reached by running on from
//! the checkpoint before it. And the long subtrees are kept, from which any other is
//! reached by walking what is short again. Both are bounded: when there are too many
//! checkpoints, every second is dropped and the spacing doubles; when too many
//! subtrees are kept, the shorter ones are dropped and what counts as long doubles.

mod branches;
mod checkpoints;
mod filled;
mod kept;
mod map;
mod recorder;
mod seek;
mod subtree;
mod survey;
mod tally;
mod tree;

pub use map::{Column, Map};
pub use seek::{Sought, Target};
pub use subtree::{Branches, Child, LevelCount, Subtree};
pub use survey::Survey;
pub use tally::Tally;
pub use tree::{Node, NodeKind, Tree};

use serde::{Deserialize, Serialize};

use crate::search::{Snapshot, Stepper};
use checkpoints::Checkpoints;
use recorder::Recorder;

/// A search with access to any of its steps.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::recording::{Recording, Sought, Target};
/// use sudoku_engine::search::{Goal, Stepper};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut recording = Recording::new(Stepper::new(&puzzle, Goal::FIRST));
/// while recording.extend(1000) > 0 {}
/// let Sought::Found(there) = recording.seek(Target::Step(7)) else { panic!() };
/// assert_eq!(there.counters().step(), 7);
/// let root = recording.children(&[]).ok_or("there is always a root")?;
/// let sizes = root.children.iter().filter_map(|child| child.subtree).map(|tree| tree.size);
/// assert_eq!(sizes.sum::<u64>(), 26);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recording {
    head: Stepper,
    tape: Box<Tape>,
}

/// What a recording keeps.
#[derive(Clone, Debug)]
struct Tape {
    recorder: Recorder,
    checkpoints: Checkpoints,
}

/// What a recording keeps, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordingFacts {
    /// Checkpoints kept.
    pub checkpoints: u64,
    /// Steps between two of them.
    pub spacing: u64,
    /// Subtrees kept.
    pub retained: u64,
    /// Steps from which on every closed subtree is kept.
    pub shortest: u64,
    /// Bytes that all of it takes.
    pub bytes: u64,
}

impl Recording {
    /// A recording that starts where the search is, which must be its start.
    pub fn new(start: Stepper) -> Self {
        let recorder = Recorder::new(&start);
        let checkpoints = Checkpoints::new(&start);
        Self { head: start, tape: Box::new(Tape { recorder, checkpoints }) }
    }

    /// The search as far as it has come.
    pub const fn head(&self) -> &Stepper {
        &self.head
    }

    /// Lets the search go on for at most this many steps, and says how many there
    /// were: 0 when it is over.
    pub fn extend(&mut self, max_steps: u64) -> u64 {
        let Tape { recorder, checkpoints } = &mut *self.tape;
        self.head.run_tapped(max_steps, recorder, checkpoints)
    }

    fn step(&self) -> u64 {
        self.head.counters().step()
    }

    /// For each level of the board, what the search has met there so far.
    pub fn level_profile(&self) -> Vec<LevelCount> {
        self.tape.recorder.counts()
    }

    /// States that are kept, by their step: for each of these steps, which ascend, the
    /// last at or before it, each only once.
    pub fn anchors(&self, steps: impl IntoIterator<Item = u64>) -> Vec<Snapshot> {
        let mut anchors: Vec<Snapshot> = Vec::new();
        for step in steps {
            let anchor = self.tape.checkpoints.before(step);
            if anchors.last().is_none_or(|last| last.step() < anchor.step()) {
                anchors.push(anchor.clone());
            }
        }
        anchors
    }

    /// What is kept, in numbers.
    pub fn facts(&self) -> RecordingFacts {
        let bytes = size_of::<Self>() + self.tape.checkpoints.bytes() + self.tape.recorder.bytes();
        RecordingFacts {
            checkpoints: self.tape.checkpoints.len() as u64,
            spacing: self.tape.checkpoints.spacing(),
            retained: self.tape.recorder.kept().len() as u64,
            shortest: self.tape.recorder.shortest(),
            bytes: bytes as u64,
        }
    }

    /// The search after a step that it has passed.
    fn at_step(&self, step: u64) -> Stepper {
        let mut stepper = self.head.restored(self.tape.checkpoints.before(step));
        stepper.run(step - stepper.counters().step());
        stepper
    }
}

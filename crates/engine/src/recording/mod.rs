//! Random access to a search that has run or is running.
//!
//! A search can take hundreds of millions of steps, so single steps are not stored. A
//! recording keeps a checkpoint at regular intervals and reaches any other step by
//! running on from the checkpoint before it. It also keeps the long subtrees, and finds
//! any other by walking a short stretch again. Both are bounded: when there are too many
//! checkpoints, every second one is dropped and the spacing doubles; when there are too
//! many subtrees, the shorter ones are dropped and the minimum length doubles.

mod branches;
mod checkpoints;
mod closed_subtree;
mod level_cells;
mod map;
mod placement_counts;
mod recorder;
mod seek;
mod subtree;
mod survey;
mod tally;
mod tree;

pub use map::{Column, Map};
pub use placement_counts::PlacementCounts;
pub use seek::{SeekResult, Target};
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
/// use sudoku_engine::recording::{Recording, SeekResult, Target};
/// use sudoku_engine::search::{Goal, Stepper};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut recording = Recording::new(Stepper::new(&puzzle, Goal::FIRST));
/// while recording.extend(1000) > 0 {}
/// let SeekResult::Found(stepper) = recording.seek(Target::Step(7)) else { panic!() };
/// assert_eq!(stepper.counters().step(), 7);
/// let root = recording.children(&[]).ok_or("no root")?;
/// let sizes = root.children.iter().filter_map(|child| child.subtree).map(|tree| tree.size);
/// assert_eq!(sizes.sum::<u64>(), 26);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recording {
    head: Stepper,
    tape: Box<Tape>,
}

/// The data that a recording keeps.
#[derive(Clone, Debug)]
struct Tape {
    recorder: Recorder,
    checkpoints: Checkpoints,
}

/// The size of the data that a recording keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordingFacts {
    pub checkpoints: u64,
    /// Steps between two checkpoints.
    pub spacing: u64,
    pub subtrees: u64,
    /// The length in steps from which every closed subtree is kept.
    pub min_subtree_steps: u64,
    /// Memory used, in bytes.
    pub bytes: u64,
}

impl Recording {
    /// Creates a recording of a search, which must be at its start.
    pub fn new(start: Stepper) -> Self {
        let recorder = Recorder::new(&start);
        let checkpoints = Checkpoints::new(&start);
        Self { head: start, tape: Box::new(Tape { recorder, checkpoints }) }
    }

    /// Returns the search at its latest step.
    pub const fn head(&self) -> &Stepper {
        &self.head
    }

    /// Continues the search for at most `max_steps` steps and returns how many it made: 0
    /// when it is over.
    pub fn extend(&mut self, max_steps: u64) -> u64 {
        let Tape { recorder, checkpoints } = &mut *self.tape;
        self.head.run_tapped(max_steps, recorder, checkpoints)
    }

    fn step(&self) -> u64 {
        self.head.counters().step()
    }

    /// Returns the counts of each level of the board so far.
    pub fn level_profile(&self) -> Vec<LevelCount> {
        self.tape.recorder.counts()
    }

    /// Returns kept states: for each of these steps, which must ascend, the last state at
    /// or before it, without duplicates.
    pub fn anchors(&self, steps: impl IntoIterator<Item = u64>) -> Vec<Snapshot> {
        let mut anchors: Vec<Snapshot> = Vec::new();
        for step in steps {
            let anchor = self.tape.checkpoints.at_or_before(step);
            if anchors.last().is_none_or(|last| last.step() < anchor.step()) {
                anchors.push(anchor.clone());
            }
        }
        anchors
    }

    /// Returns the size of the data kept.
    pub fn facts(&self) -> RecordingFacts {
        let bytes = size_of::<Self>() + self.tape.checkpoints.bytes() + self.tape.recorder.bytes();
        RecordingFacts {
            checkpoints: self.tape.checkpoints.len() as u64,
            spacing: self.tape.checkpoints.spacing(),
            subtrees: self.tape.recorder.closed_subtrees().len() as u64,
            min_subtree_steps: self.tape.recorder.min_steps(),
            bytes: bytes as u64,
        }
    }

    /// Returns the search after a step that it has passed.
    fn at_step(&self, step: u64) -> Stepper {
        let mut stepper = self.head.restored(self.tape.checkpoints.at_or_before(step));
        stepper.run(step - stepper.counters().step());
        stepper
    }
}

//! The state of a run: everything that a checkpoint keeps.

use super::board::Watch;
use super::fault::RuntimeError;
use super::heap::Heap;
use super::model_draft::ModelDraft;
use super::value::Value;

/// A call that has not ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) function: u32,
    /// The first register of the function.
    pub(super) base: u32,
    /// Where the caller goes on, and the statement that calls.
    pub(super) caller_op: u32,
    pub(super) caller_site: u32,
    /// The register of the caller for the result.
    pub(super) result: u16,
    /// The number of the first move that places a digit in this call, or in one that it made and
    /// that has ended; [`NO_PLACEMENT`] before it.
    pub(super) first_placement: u32,
}

pub(super) const NO_PLACEMENT: u32 = u32::MAX;

/// Where to go on after an error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handler {
    pub(super) frames: u32,
    pub(super) op: u32,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// The program reached its end.
    Finished,
    Failed(RuntimeError),
}

#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) registers: Vec<Value>,
    pub(super) globals: Vec<Value>,
    /// The first is the program itself.
    pub(super) frames: Vec<Frame>,
    pub(super) handlers: Vec<Handler>,
    pub(super) heap: Heap,
    pub(super) op: u32,
    /// The statement or condition that runs.
    pub(super) site: u32,
    /// How many statements and conditions have begun.
    pub(super) moments: u64,
    pub(super) deepest: u32,
    pub(super) ending: Option<Ending>,
    /// How many bytes have been printed.
    pub(super) output: usize,
    /// How many lines of the input have been read.
    pub(super) input: usize,
    pub(super) last_error: Option<Box<str>>,
    pub(super) models: Vec<ModelDraft>,
    pub(super) watch: Watch,
}

impl State {
    /// Returns how many moves of the grid have been made.
    pub(super) const fn move_count(&self) -> u64 {
        let counts = self.watch.counts();
        counts.placements + counts.undos
    }

    /// Returns about how many bytes a copy of the state takes. What was printed is not in it.
    pub(super) fn size(&self) -> usize {
        size_of::<Self>()
            + self.heap.bytes()
            + (self.registers.len() + self.globals.len()) * size_of::<Value>()
            + self.frames.len() * size_of::<Frame>()
            + self.models.iter().map(ModelDraft::size).sum::<usize>()
    }
}

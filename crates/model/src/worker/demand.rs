//! What the page wants of the worker now.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Puzzle};
use sudoku_engine::search::{Goal, Strategy};

use crate::generate::form::MakeOrder;
use crate::solve::answer::Posed;
use crate::solve::solutions::Order;
use crate::worker::export_job;
use crate::worker::protocol::MapFrame;
use crate::worker::run::{BranchQuery, RunId, Seek};

/// What the worker is to search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishOrder {
    /// The request's number; an answer to another one is dropped.
    pub id: u32,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How.
    pub strategy: Strategy,
    /// How far.
    pub goal: Goal,
    /// The digits down to the node below which it searches.
    pub path: Rc<[(Cell, Digit)]>,
}

/// What the worker has to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The search being watched.
    pub run: Option<RunDemand>,
    /// The searches being compared.
    pub lanes: Vec<RunDemand>,
    /// The puzzle to solve, with the request's number.
    pub solve: Option<(u32, Posed)>,
    /// What to find out about the solutions of a puzzle.
    pub inquiries: Vec<Order>,
    /// The puzzle to make.
    pub make: Option<MakeOrder>,
    /// The puzzle of which to tell how it is made.
    pub telling: Option<MakeOrder>,
    /// The branch of a tree opened by hand that is left to the worker.
    pub finish: Option<FinishOrder>,
    /// The first of the puzzles to make for a handout, and how many.
    pub handout: Option<(MakeOrder, u16)>,
    /// The text to read, with the request's number.
    pub read: Option<(u32, Rc<str>)>,
    /// The file to write, and the run it is of.
    pub export: Option<(RunId, export_job::ExportOrder)>,
    /// Whether to tell about the run itself.
    pub about_run: bool,
}

impl Demand {
    /// What is left of it while one place follows the other, so that nobody looks at what
    /// stands around them; the map becomes sharper afterwards.
    #[must_use]
    pub fn in_passing(mut self) -> Self {
        if let Some(run) = &mut self.run {
            (run.branching, run.forest, run.map) = (None, None, None);
        }
        self
    }
}

/// What is wanted of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunDemand {
    /// Its id.
    pub id: RunId,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How far.
    pub goal: Goal,
    /// How.
    pub strategy: Strategy,
    /// Whether it rests.
    pub paused: bool,
    /// The place that is looked for.
    pub seek: Option<Seek>,
    /// The node on show, where it is asked about.
    pub branching: Option<BranchQuery>,
    /// The nodes that the tree asks about.
    pub forest: Option<BranchQuery>,
    /// The stretch that the map wants to be told of, with the request's number.
    pub map: Option<(u32, MapFrame)>,
}

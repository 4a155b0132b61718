//! Going to a line of a program that is not the next one: what the page asks for, and what the
//! worker answers.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::base::steps::Way;
use crate::worker::program_task::ProgramSource;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineSearch {
    pub source: ProgramSource,
    /// The statements and conditions after which the program is not run any further.
    pub end: u64,
    /// The moment that is left.
    pub from: u64,
    pub way: Way,
    pub target: LineTarget,
}

/// Which line is looked for. Where there is none, it is the end of the program or, on the way back,
/// its start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineTarget {
    /// A line with one of these numbers, from 1.
    Breakpoint(Rc<[u32]>),
    /// A line of the same call, or of one around it: calls are stepped over.
    SameCall,
    /// A line of a call around this one.
    CallAround,
}

/// A report on the way to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineSearchReport {
    /// The moment that the search has come to.
    Progress(u64),
    Over(FoundLine),
}

/// A line of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundLine {
    /// The digits that the program has placed and erased up to there.
    pub moves: u64,
    /// The lines since the one that placed or erased the last of them.
    pub line: u32,
}

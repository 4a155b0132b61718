//! The trace table of a program: what the page asks for, and what the worker answers.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::worker::line_search_task::FoundLine;
use crate::worker::program_task::ProgramSource;

/// The most rows of a table.
pub const MAX_ROWS: usize = 2_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceRequest {
    pub source: ProgramSource,
    /// The statements and conditions after which the program is not run any further.
    pub end: u64,
    /// The columns of the table.
    pub variables: Rc<[TracedVariable]>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TracedVariable {
    /// The function that it belongs to; empty for the program itself.
    pub function: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TraceReport {
    /// Statements and conditions run so far.
    Progress(u64),
    Over(TraceTable),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceTable {
    /// All variables of the program.
    pub known: Rc<[TracedVariable]>,
    /// A row for each line that changed a value.
    pub rows: Rc<[TraceRow]>,
    /// Whether rows are missing at the end.
    pub is_cut: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceRow {
    /// The statements and conditions run up to then.
    pub moment: u64,
    /// Where that is.
    pub place: FoundLine,
    /// The line of the text, from 1.
    pub line: u32,
    /// The values; `None` where there is none.
    pub values: Vec<Option<String>>,
    /// Which of them this line changed, as bits from the first.
    pub changed: u64,
}

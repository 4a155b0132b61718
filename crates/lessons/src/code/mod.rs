//! Programs as instructions, which run many times faster than a tree.
//!
//! A call has a window of registers: parameters, then variables, then intermediate values. An
//! instruction names its operands, so that `a := b + 1` is a single instruction. Every statement
//! and every condition begins with [`Op::Moment`], at which a run can pause.

mod calls;
mod collections;
mod compiler;
mod conditions;
mod emit;
mod expressions;
mod functions;
mod loops;
mod named_arguments;
mod names;
mod op;
mod pending_jump;
mod scope;
mod statements;
mod targets;

pub(crate) use compiler::compile;
pub(crate) use op::{Op, Operand, Place, Registers};

use crate::library::Builtin;
use crate::source::Span;
use crate::tree::Semantics;

/// A constant, before it is in the memory of a machine.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Literal {
    Nothing,
    Truth(bool),
    Integer(i64),
    Real(f64),
    Text(String),
    Function(u32),
    Library(Builtin),
    /// Texts for characters that are hard to type.
    Characters,
    Constraints,
}

/// A place in the text at which a run can pause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) span: Span,
    /// Where the run goes on if the condition at this place holds.
    pub(crate) if_true: Option<u32>,
}

/// A variable of a function or of the program.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: String,
}

#[derive(Clone, Debug)]
pub(crate) struct FunctionCode {
    pub(crate) name: String,
    pub(crate) entry: u32,
    pub(crate) parameters: u16,
    /// How many arguments a call must have.
    pub(crate) required: u16,
    pub(crate) registers: u16,
    /// The parameters and variables, which are the first registers.
    pub(crate) variables: Vec<Variable>,
    /// The registers of the outer function whose cells a new function gets, and its own registers.
    pub(crate) captures: Vec<(u16, u16)>,
}

#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub(crate) ops: Vec<Op>,
    pub(crate) sites: Vec<Site>,
    pub(crate) constants: Vec<Literal>,
    /// The first is the program itself.
    pub(crate) functions: Vec<FunctionCode>,
    pub(crate) globals: Vec<String>,
    pub(crate) semantics: Semantics,
}

impl Code {
    /// Returns whether an instruction reads input.
    pub(crate) fn reads_input(&self) -> bool {
        let reads = |op: &Op| {
            matches!(op, Op::Read { .. } | Op::Library { function: Builtin::ReadLine, .. })
        };
        self.ops.iter().any(reads) || self.constants.contains(&Literal::Library(Builtin::ReadLine))
    }
}

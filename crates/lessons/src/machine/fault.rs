//! What can go wrong while a program runs, as facts without words.

use crate::source::Span;
use crate::tree::BinaryOperator;

/// An error that ended a run.
#[derive(Clone, Debug, PartialEq)]
pub struct RuntimeError {
    /// The statement or condition that failed.
    pub span: Span,
    pub fault: Fault,
}

/// What went wrong. Values are printed as the language prints them.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The variable has not been assigned. Without a name, it is an item or a result.
    NoValue(Option<String>),
    NoVariable(String),
    /// The index is not from `first` to `last`.
    Index {
        index: i64,
        first: i64,
        last: i64,
    },
    /// The table has another number of dimensions.
    Dimensions {
        expected: usize,
        found: usize,
    },
    NoKey(String),
    NoMember(String),
    DivisionByZero {
        left: String,
    },
    /// The divisor must be above 0.
    NotNatural {
        divisor: String,
    },
    /// The operator does not work on these values.
    Operator {
        operator: BinaryOperator,
        left: String,
        right: String,
    },
    /// A value of another type is needed.
    Type {
        expected: Kind,
        found: String,
    },
    NotCallable(String),
    NotIterable(String),
    ArgumentCount {
        function: String,
        expected: usize,
        found: usize,
    },
    /// The number is outside the range of integers.
    Overflow,
    /// Calls are nested deeper than the language allows.
    CallDepth(usize),
    /// The program needs more memory than it may use, in MiB.
    Memory(usize),
    /// A value has too many items within items, or its items are nested too deeply.
    Nesting,
    /// The text is not a number.
    NotNumber(String),
    /// There are not as many values as variables.
    Unpack {
        expected: usize,
        found: usize,
    },
    NotFound(String),
    Empty,
    AssertionFailed,
    NoInput,
    /// The step of a loop or a part must not be 0.
    ZeroStep,
    /// The bounds of a table are the wrong way round.
    Bounds {
        first: i64,
        last: i64,
    },
    /// A variable of a model has more values than a solver takes.
    TooManyValues {
        values: u64,
        most: usize,
    },
    /// The solver has tried this many values of a model, and has no answer yet.
    Unsolved(u64),
    /// The function does not work on this value.
    Argument {
        function: String,
        found: String,
    },
    /// The program failed with this text of its own.
    Raised(String),
}

/// What kind of value is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Integer,
    Truth,
    Text,
    Character,
    List,
    Key,
}

//! Instructions.

use crate::library::Builtin;
use crate::tree::{BinaryOperator, Collection, UnaryOperator, ValueType};

/// Where a value is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Local(u16),
    Global(u16),
}

/// Where a value is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    Local(u16),
    Global(u16),
    Constant(u16),
}

impl From<Place> for Operand {
    fn from(place: Place) -> Self {
        match place {
            Place::Local(slot) => Self::Local(slot),
            Place::Global(slot) => Self::Global(slot),
        }
    }
}

/// Consecutive registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Registers {
    pub(crate) first: u16,
    pub(crate) count: u16,
}

impl Registers {
    /// Returns the register of this number, from 0. Beyond the greatest one, the program is too
    /// large and does not run.
    pub(crate) fn nth(self, nth: usize) -> u16 {
        self.first.saturating_add(u16::try_from(nth).unwrap_or(u16::MAX))
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// A statement or a condition of this site begins.
    Moment(u32),
    Copy {
        to: Place,
        from: Operand,
    },
    /// Copies a value, or that there is none.
    CopyAny {
        to: Place,
        from: Operand,
    },
    Unset(Place),
    Binary {
        operator: BinaryOperator,
        to: Place,
        left: Operand,
        right: Operand,
    },
    Unary {
        operator: UnaryOperator,
        to: Place,
        value: Operand,
    },
    Jump(u32),
    Branch {
        condition: Operand,
        jumps_if: bool,
        to: u32,
    },
    /// Jumps if the comparison is, or is not, true.
    Compare {
        operator: BinaryOperator,
        left: Operand,
        right: Operand,
        jumps_if: bool,
        to: u32,
    },
    JumpIfSet {
        local: u16,
        to: u32,
    },
    /// Checks the counter, the last value and the step, which are in three registers.
    StartCount {
        first: u16,
    },
    /// Sets the variable to the counter and goes on, or jumps if the last value is exceeded.
    CountRound {
        first: u16,
        variable: Place,
        end: u32,
    },
    Element {
        to: Place,
        object: Operand,
        index: Operand,
    },
    Elements {
        to: Place,
        object: Operand,
        indices: Registers,
    },
    SetElement {
        object: Operand,
        index: Operand,
        value: Operand,
    },
    SetElements {
        object: Operand,
        indices: Registers,
        value: Operand,
    },
    /// From, to and step are in three registers.
    Slice {
        to: Place,
        object: Operand,
        first: u16,
    },
    SetSlice {
        object: Operand,
        first: u16,
        value: Operand,
    },
    Member {
        to: Place,
        object: Operand,
        name: Operand,
    },
    SetMember {
        object: Operand,
        name: Operand,
        value: Operand,
    },
    Call {
        callee: Operand,
        arguments: Registers,
        to: u16,
    },
    Library {
        function: Builtin,
        arguments: Registers,
        to: u16,
    },
    Return(Operand),
    Items {
        collection: Collection,
        items: Registers,
        to: u16,
    },
    /// A dictionary of alternating keys and values.
    Dictionary {
        items: Registers,
        to: u16,
    },
    /// A table with the first and last index of each dimension in the registers.
    Table {
        bounds: Registers,
        value_type: ValueType,
        to: Place,
    },
    /// Fills a table with the items of a list.
    FillTable {
        table: Operand,
        items: Operand,
    },
    Closure {
        function: u32,
        to: u16,
    },
    /// Moves the value of a register into a cell, which functions inside share.
    NewCell(u16),
    LoadCell {
        cell: u16,
        to: u16,
    },
    StoreCell {
        cell: u16,
        value: Operand,
    },
    Iterate {
        items: Operand,
        to: u16,
    },
    /// Sets the register to the next item, or jumps if there is none.
    Next {
        iterator: u16,
        to: u16,
        end: u32,
    },
    /// Adds to the list or set that a comprehension builds.
    Collect {
        collection: u16,
        item: Operand,
    },
    CollectPair {
        dictionary: u16,
        first: u16,
    },
    Unpack {
        value: Operand,
        items: Registers,
    },
    Print(Registers),
    /// Formats a value as the text says, as in `{value:>5}`.
    Format {
        value: Operand,
        format: Operand,
        to: u16,
    },
    Concatenate {
        items: Registers,
        to: u16,
    },
    Read {
        to: u16,
        value_type: ValueType,
    },
    /// Checks that a value fits the type of its variable, and converts integers to real numbers.
    Convert {
        value: Operand,
        value_type: ValueType,
        to: Place,
    },
    Assert(Operand),
    Try(u32),
    EndTry,
    Raise(Operand),
    /// Fails because no variable has this name.
    NoVariable(Operand),
    Halt,
}

//! Whether conditions hold.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Handle, Object, Value, range_length};
use crate::code::Operand;
use crate::tree::Truth;

impl Machine {
    /// Returns whether a condition holds.
    pub(super) fn holds(&self, condition: Operand) -> Result<bool, Fault> {
        match self.get(condition) {
            Value::Truth(truth) => Ok(truth),
            Value::Unset => Err(self.no_value(condition)),
            value => self.truth(value),
        }
    }

    pub(super) fn truth(&self, value: Value) -> Result<bool, Fault> {
        match self.program.code.semantics.truth {
            Truth::Strict => match value {
                Value::Truth(truth) => Ok(truth),
                _ => Err(self.type_fault(Kind::Truth, value)),
            },
            Truth::NotFalse => Ok(!matches!(value, Value::Nothing | Value::Truth(false))),
            Truth::NotEmpty => Ok(match value {
                Value::Unset | Value::Nothing | Value::Truth(false) | Value::Integer(0) => false,
                Value::Real(number) => number != 0.0,
                Value::Object(handle) => !self.is_empty(handle),
                Value::Truth(true) | Value::Integer(_) | Value::Function(_) | Value::Library(_) => {
                    true
                }
            }),
        }
    }

    fn is_empty(&self, handle: Handle) -> bool {
        match self.state.heap.get(handle) {
            Object::Text(text) => text.is_empty(),
            Object::List { items, .. } | Object::Table { items, .. } => items.is_empty(),
            Object::Dictionary { entries, .. } => entries.is_empty(),
            Object::Range(from, to, step) => range_length(*from, *to, *step) == 0,
            Object::Free
            | Object::Cell(_)
            | Object::Closure { .. }
            | Object::Cursor { .. }
            | Object::Constraint(_) => false,
        }
    }
}

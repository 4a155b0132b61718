//! Items of lists and tables, characters of texts, and parts of them.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Handle, Object, Value};
use crate::code::Registers;

impl Machine {
    #[inline(always)]
    pub(super) fn element(&mut self, object: Value, index: Value) -> Result<Value, Fault> {
        if let (Value::Object(handle), Value::Integer(index)) = (object, index)
            && let Object::List { items, .. } = self.state.heap.get(handle)
            && let Some(value) = usize::try_from(index).ok().and_then(|index| items.get(index))
        {
            return Ok(*value);
        }
        self.any_element(object, index)
    }

    fn any_element(&mut self, object: Value, index: Value) -> Result<Value, Fault> {
        let Value::Object(handle) = object else {
            return Err(self.type_fault(Kind::List, object));
        };
        let is_lenient = self.program.code.semantics.missing_is_nothing;
        match self.state.heap.get(handle) {
            Object::List { items, .. } => {
                let length = items.len();
                match self.position(index, length, 0)? {
                    Ok(at) => Ok(self.item(handle, at)),
                    Err(_) if is_lenient => Ok(Value::Nothing),
                    Err(fault) => Err(fault),
                }
            }
            Object::Table { bounds, .. } => {
                let bounds = bounds.clone();
                let at = self.table_position(&bounds, &[index])?;
                match self.item(handle, at) {
                    Value::Unset => Err(Fault::NoValue(None)),
                    value => Ok(value),
                }
            }
            Object::Text(text) => {
                let text = text.clone();
                self.character(&text, index)
            }
            Object::Dictionary { entries, is_set: false } => {
                let key = self.key(index)?;
                match entries.get(&key) {
                    Some((_, value)) => Ok(*value),
                    None if is_lenient => Ok(Value::Nothing),
                    None => Err(Fault::NoKey(self.shown(index))),
                }
            }
            Object::Range(from, to, step) => {
                let (from, step) = (*from, *step);
                let length = super::value::range_length(from, *to, step);
                let at = self.position(index, length, 0)??;
                Ok(Value::Integer(super::value::range_item(from, step, at)))
            }
            Object::Free
            | Object::Dictionary { .. }
            | Object::Cell(_)
            | Object::Closure { .. }
            | Object::Cursor { .. }
            | Object::Constraint(_) => Err(self.type_fault(Kind::List, object)),
        }
    }

    pub(super) fn item(&self, handle: Handle, at: usize) -> Value {
        match self.state.heap.get(handle) {
            Object::List { items, .. } | Object::Table { items, .. } => items[at],
            _ => Value::Nothing,
        }
    }

    /// Returns where an index is among this many items, of which the first has the number `first`.
    /// The inner error is that of an index that is not there.
    pub(super) fn position(
        &self,
        index: Value,
        length: usize,
        first: i64,
    ) -> Result<Result<usize, Fault>, Fault> {
        let semantics = &self.program.code.semantics;
        let index = match index {
            Value::Integer(index) => index,
            Value::Truth(truth) if semantics.negative_indices => i64::from(truth),
            Value::Real(number) if number.fract() == 0.0 && !semantics.negative_indices => {
                number as i64
            }
            _ => return Err(self.type_fault(Kind::Integer, index)),
        };
        let mut at = index.saturating_sub(first);
        if at < 0 && semantics.negative_indices {
            at += length as i64;
        }
        if at >= 0 && (at as usize) < length {
            return Ok(Ok(at as usize));
        }
        Ok(Err(Fault::Index { index, first, last: first + length as i64 - 1 }))
    }

    fn character(&mut self, text: &str, index: Value) -> Result<Value, Fault> {
        let first = self.program.code.semantics.first_index;
        if text.is_ascii() {
            let at = self.position(index, text.len(), first)??;
            return self.state.heap.text(&text[at..=at]);
        }
        let at = self.position(index, text.chars().count(), first)??;
        let letter: String = text.chars().skip(at).take(1).collect();
        self.state.heap.text(letter)
    }

    pub(super) fn elements(&mut self, object: Value, indices: Registers) -> Result<Value, Fault> {
        if let Value::Object(handle) = object
            && let Object::Table { bounds, .. } = self.state.heap.get(handle)
        {
            let dimensions = bounds.len().min(indices.count as usize);
            let own = Registers { first: indices.first, count: dimensions as u16 };
            let at = self.table_position(bounds, self.locals(own))?;
            let value = self.item(handle, at);
            if value == Value::Unset {
                return Err(Fault::NoValue(None));
            }
            // One index more than the table has dimensions is the place in a text.
            let rest = &self.locals(indices)[dimensions..];
            return match *rest {
                [] => Ok(value),
                [index] => self.element(value, index),
                _ => Err(Fault::Dimensions { expected: dimensions, found: indices.count.into() }),
            };
        }
        let mut value = object;
        for nth in 0..indices.count {
            value = self.element(value, self.local(indices.first + nth))?;
        }
        Ok(value)
    }
}

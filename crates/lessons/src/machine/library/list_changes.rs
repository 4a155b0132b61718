//! Functions that change a list.

use std::cmp::Ordering;

use super::super::Machine;
use super::super::fault::{Fault, Kind};
use super::super::steps::Steps;
use super::super::value::{Object, Value};
use crate::library::Builtin;

impl Machine {
    pub(super) fn list_change(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        let list = arguments[0];
        // Where a set or a dictionary has a method of the same name.
        if let Some(entries) = self.entries(list) {
            let first = entries.values().next().map(|(key, value)| (*key, *value));
            return self.entry_change(function, arguments, first);
        }
        let length = self.list_mut(function, list)?.len();
        match function {
            Builtin::Append => {
                self.add_item(list, arguments[1])?;
            }
            Builtin::Push => {
                self.state.heap.reserve(size_of_val(arguments))?;
                for item in &arguments[1..] {
                    self.add_item(list, *item)?;
                }
                return Ok(list);
            }
            Builtin::Extend => {
                let items = self.items_of(arguments[1])?;
                self.extend(list, items)?;
            }
            Builtin::Insert => {
                self.state.heap.charge(16)?;
                let (index, item) = match arguments {
                    [_, index, item] => (*index, *item),
                    _ => (Value::Integer(length as i64), arguments[1]),
                };
                let Value::Integer(index) = index else {
                    return Err(self.type_fault(Kind::Integer, index));
                };
                let at = if index < 0 {
                    (index + length as i64).max(0)
                } else {
                    index.min(length as i64)
                };
                self.list_mut(function, list)?.insert(at as usize, item);
            }
            Builtin::Pop => {
                if length == 0 {
                    return Err(Fault::Empty);
                }
                let at = match arguments.get(1) {
                    Some(index) => self.place(*index, length)?,
                    None => length - 1,
                };
                return Ok(self.list_mut(function, list)?.remove(at));
            }
            Builtin::RemoveAt => {
                let at = self.place(arguments[1], length)?;
                self.list_mut(function, list)?.remove(at);
            }
            Builtin::RemoveItem => {
                let items = self.items_of(list)?;
                match self.find(&items, arguments[1])? {
                    Some(at) => {
                        self.list_mut(function, list)?.remove(at);
                    }
                    None => return Err(Fault::NotFound(self.shown(arguments[1]))),
                }
            }
            Builtin::Reverse => self.list_mut(function, list)?.reverse(),
            Builtin::Sort => {
                let sorted = self.sorted(list)?;
                *self.list_mut(function, list)? = sorted;
            }
            Builtin::Clear => self.list_mut(function, list)?.clear(),
            Builtin::Set => {
                let at = self.place(arguments[1], length)?;
                self.list_mut(function, list)?[at] = arguments[2];
            }
            _ => return Err(self.unfit(function, list)),
        }
        Ok(Value::Nothing)
    }

    pub(super) fn list_mut(
        &mut self,
        function: Builtin,
        list: Value,
    ) -> Result<&mut Vec<Value>, Fault> {
        if !self.is_list(list) {
            return Err(self.unfit(function, list));
        }
        match list {
            Value::Object(handle) => match self.state.heap.get_mut(handle) {
                Object::List { items, .. } => Ok(items),
                _ => Err(Fault::Empty),
            },
            _ => Err(Fault::Empty),
        }
    }

    /// Returns the place of an index in a list of this length.
    pub(super) fn place(&self, index: Value, length: usize) -> Result<usize, Fault> {
        let Value::Integer(index) = index else {
            return Err(self.type_fault(Kind::Integer, index));
        };
        let at = if index < 0 && self.program.code.semantics.negative_indices {
            index + length as i64
        } else {
            index
        };
        match usize::try_from(at) {
            Ok(at) if at < length => Ok(at),
            _ => Err(Fault::Index { index, first: 0, last: length as i64 - 1 }),
        }
    }

    pub(super) fn sorted(&mut self, value: Value) -> Result<Vec<Value>, Fault> {
        let items = self.items_of(value)?;
        let steps = Steps::new();
        for pair in items.windows(2) {
            if self.order(pair[0], pair[1], &steps)?.is_none() {
                let operator = crate::tree::BinaryOperator::Less;
                let (left, right) = (self.shown(pair[1]), self.shown(pair[0]));
                return Err(Fault::Operator { operator, left, right });
            }
        }
        merge_sort(items, |a, b| Ok(self.order(*a, *b, &steps)?.unwrap_or(Ordering::Equal)))
    }
}

/// Sorts items and keeps the order of equal ones. The order may be none, as that of numbers and NaN
/// is: the sorts of the standard library may panic then.
fn merge_sort(
    mut items: Vec<Value>,
    order: impl Fn(&Value, &Value) -> Result<Ordering, Fault>,
) -> Result<Vec<Value>, Fault> {
    let mut width = 1;
    while width < items.len() {
        let mut merged = Vec::with_capacity(items.len());
        for pair in items.chunks(width * 2) {
            let (mut left, mut right) = pair.split_at(width.min(pair.len()));
            while let ([a, behind_a @ ..], [b, behind_b @ ..]) = (left, right) {
                if order(b, a)?.is_lt() {
                    merged.push(*b);
                    right = behind_b;
                } else {
                    merged.push(*a);
                    left = behind_a;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        items = merged;
        width *= 2;
    }
    Ok(items)
}

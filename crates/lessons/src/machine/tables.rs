//! Tables with several dimensions.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Object, Value};
use crate::code::Registers;
use crate::tree::ValueType;

impl Machine {
    pub(super) fn table_position(
        &self,
        bounds: &[(i64, i64)],
        indices: &[Value],
    ) -> Result<usize, Fault> {
        if bounds.len() != indices.len() {
            return Err(Fault::Dimensions { expected: bounds.len(), found: indices.len() });
        }
        let mut at = 0;
        for ((first, last), index) in bounds.iter().zip(indices) {
            let Value::Integer(index) = *index else {
                return Err(self.type_fault(Kind::Integer, *index));
            };
            if index < *first || index > *last {
                return Err(Fault::Index { index, first: *first, last: *last });
            }
            at = at * (last - first + 1) as usize + (index - first) as usize;
        }
        Ok(at)
    }

    pub(super) fn table(
        &mut self,
        bounds: Registers,
        value_type: ValueType,
    ) -> Result<Value, Fault> {
        let mut pairs = Vec::new();
        // Also if one dimension is empty, the lengths of the others are small.
        let (mut length, mut room): (usize, usize) = (1, size_of::<Value>());
        for pair in self.locals(bounds).chunks(2) {
            let (Value::Integer(first), Value::Integer(last)) = (pair[0], pair[1]) else {
                let wrong = pair.iter().find(|it| !matches!(it, Value::Integer(_))).copied();
                return Err(self.type_fault(Kind::Integer, wrong.unwrap_or(Value::Nothing)));
            };
            // One below the first is an empty table.
            let count = i128::from(last) - i128::from(first) + 1;
            let count = usize::try_from(count).map_err(|_| Fault::Bounds { first, last })?;
            length = length.saturating_mul(count);
            room = room.saturating_mul(count.max(1));
            self.state.heap.reserve(room)?;
            pairs.push((first, last));
        }
        let items = vec![Value::Unset; length];
        self.state.heap.add(Object::Table {
            bounds: pairs.into(),
            items,
            value_type,
            is_watched: false,
        })
    }

    pub(super) fn fill_table(&mut self, table: Value, items: Value) -> Result<(), Fault> {
        let mut values = Vec::new();
        self.flatten(items, &mut values)?;
        let Value::Object(handle) = table else { return Ok(()) };
        let (length, value_type) = match self.state.heap.get(handle) {
            Object::Table { items, value_type, .. } => (items.len(), *value_type),
            _ => return Ok(()),
        };
        if values.len() != length {
            return Err(Fault::Unpack { expected: length, found: values.len() });
        }
        let values: Result<Vec<_>, _> =
            values.into_iter().map(|it| self.convert(it, value_type)).collect();
        let values = values?;
        if let Object::Table { items, .. } = self.state.heap.get_mut(handle) {
            *items = values;
        }
        Ok(())
    }

    pub(super) fn flatten(&mut self, value: Value, into: &mut Vec<Value>) -> Result<(), Fault> {
        if !self.is_list(value) {
            into.push(value);
            return Ok(());
        }
        for item in self.items_of(value)? {
            self.flatten(item, into)?;
        }
        Ok(())
    }
}

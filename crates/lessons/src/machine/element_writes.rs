//! Writes to items of lists, tables and dictionaries.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Object, Value};
use crate::code::Registers;
use crate::tree::Collection;

impl Machine {
    #[inline(always)]
    pub(super) fn set_element(
        &mut self,
        object: Value,
        index: Value,
        value: Value,
    ) -> Result<(), Fault> {
        if let (Value::Object(handle), Value::Integer(index)) = (object, index)
            && let Object::List { collection: Collection::List, items, .. } =
                self.state.heap.get_mut(handle)
            && let Some(item) = usize::try_from(index).ok().and_then(|index| items.get_mut(index))
        {
            *item = value;
            return Ok(());
        }
        self.set_any_element(object, &[index], value)
    }

    pub(super) fn set_elements(
        &mut self,
        object: Value,
        indices: Registers,
        value: Value,
    ) -> Result<(), Fault> {
        let indices = self.locals(indices).to_vec();
        self.set_any_element(object, &indices, value)
    }

    pub(super) fn set_any_element(
        &mut self,
        object: Value,
        indices: &[Value],
        value: Value,
    ) -> Result<(), Fault> {
        let Value::Object(handle) = object else {
            return Err(self.type_fault(Kind::List, object));
        };
        let (Some(last), inner) =
            (indices.last().copied(), &indices[..indices.len().saturating_sub(1)])
        else {
            return Err(Fault::Empty);
        };
        match self.state.heap.get(handle) {
            Object::Table { bounds, value_type, .. } => {
                let at = self.table_position(bounds, indices)?;
                let value = self.convert(value, *value_type)?;
                if let Object::Table { items, .. } = self.state.heap.get_mut(handle) {
                    items[at] = value;
                }
                Ok(())
            }
            _ if !inner.is_empty() => {
                let mut owner = object;
                for index in inner {
                    owner = self.element(owner, *index)?;
                }
                self.set_any_element(owner, &[last], value)
            }
            Object::List { collection: Collection::List, items, .. } => {
                let at = self.position(last, items.len(), 0)??;
                if let Object::List { items, .. } = self.state.heap.get_mut(handle) {
                    items[at] = value;
                }
                Ok(())
            }
            Object::Dictionary { is_set: false, .. } => self.insert(object, last, value),
            _ => Err(self.type_fault(Kind::List, object)),
        }
    }
}

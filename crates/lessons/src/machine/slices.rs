//! Parts of lists and texts.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Object, Value};
use crate::tree::Collection;

impl Machine {
    /// Returns the first and the last item, and the step, of a part of this many items.
    pub(super) fn part(&self, bounds: [Value; 3], length: usize) -> Result<Vec<usize>, Fault> {
        let number = |value: Value| match value {
            Value::Nothing => Ok(None),
            Value::Integer(number) => Ok(Some(number)),
            _ => Err(self.type_fault(Kind::Integer, value)),
        };
        let (from, to, step) =
            (number(bounds[0])?, number(bounds[1])?, number(bounds[2])?.unwrap_or(1));
        let size = length as i64;
        if self.program.code.semantics.first_index == 1 {
            // From the first to the last character, both included and counted from 1.
            let (from, to) = (from.unwrap_or(1), to.unwrap_or(size));
            if from < 1 || to > size {
                let index = if from < 1 { from } else { to };
                return Err(Fault::Index { index, first: 1, last: size });
            }
            return Ok((from - 1..to).filter_map(|at| usize::try_from(at).ok()).collect());
        }
        if step == 0 {
            return Err(Fault::ZeroStep);
        }
        let clamp = |bound: i64, least: i64, greatest: i64| {
            (if bound < 0 { bound.saturating_add(size) } else { bound }).clamp(least, greatest)
        };
        let places: Vec<i64> = if step > 0 {
            let from = from.map_or(0, |from| clamp(from, 0, size));
            let to = to.map_or(size, |to| clamp(to, 0, size));
            (from..to).step_by(usize::try_from(step).unwrap_or(usize::MAX)).collect()
        } else {
            let from = from.map_or(size - 1, |from| clamp(from, -1, size - 1));
            let to = to.map_or(-1, |to| clamp(to, -1, size - 1));
            let step = usize::try_from(step.unsigned_abs()).unwrap_or(usize::MAX);
            (to + 1..=from).rev().step_by(step).collect()
        };
        Ok(places.into_iter().filter_map(|at| usize::try_from(at).ok()).collect())
    }

    pub(super) fn slice(&mut self, object: Value, bounds: [Value; 3]) -> Result<Value, Fault> {
        if let Some(text) = self.state.heap.text_of(object).cloned() {
            let letters: Vec<char> = text.chars().collect();
            let places = self.part(bounds, letters.len())?;
            let part: String = places.into_iter().map(|at| letters[at]).collect();
            return self.state.heap.text(part);
        }
        let is_tuple = matches!(object, Value::Object(handle)
            if matches!(self.state.heap.get(handle), Object::List { collection: Collection::Tuple, .. }));
        let items = self.items_of(object)?;
        let places = self.part(bounds, items.len())?;
        let part = places.into_iter().map(|at| items[at]).collect();
        if is_tuple { self.state.heap.tuple(part) } else { self.state.heap.list(part) }
    }

    pub(super) fn set_slice(
        &mut self,
        object: Value,
        bounds: [Value; 3],
        value: Value,
    ) -> Result<(), Fault> {
        let new = self.items_of(value)?;
        let Value::Object(handle) = object else {
            return Err(self.type_fault(Kind::List, object));
        };
        let Object::List { items, collection: Collection::List, .. } = self.state.heap.get(handle)
        else {
            return Err(self.type_fault(Kind::List, object));
        };
        let (old, places) = (items.clone(), self.part(bounds, items.len())?);
        let is_whole = matches!(bounds[2], Value::Nothing | Value::Integer(1));
        let mut result = old.clone();
        if is_whole {
            let from = match bounds[0] {
                Value::Integer(from) if from < 0 => (from + old.len() as i64).max(0) as usize,
                Value::Integer(from) => (from as usize).min(old.len()),
                _ => 0,
            };
            let end = places.last().map_or(from, |last| last + 1);
            result.splice(from..end.max(from), new);
        } else if places.len() == new.len() {
            places.into_iter().zip(new).for_each(|(at, value)| result[at] = value);
        } else {
            return Err(Fault::Unpack { expected: places.len(), found: new.len() });
        }
        self.state.heap.charge(result.len().saturating_sub(old.len()) * 16)?;
        if let Object::List { items, .. } = self.state.heap.get_mut(handle) {
            *items = result;
        }
        Ok(())
    }
}

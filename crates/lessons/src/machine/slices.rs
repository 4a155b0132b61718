//! Parts of lists and texts.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Object, Value, range_length};
use crate::tree::Collection;

/// Where the items of a part are.
#[derive(Clone, Copy, Debug)]
struct Places {
    from: i64,
    count: usize,
    step: i64,
}

impl Places {
    fn iter(self) -> impl Iterator<Item = usize> {
        (0..self.count as i64).map(move |nth| (self.from + nth * self.step) as usize)
    }
}

impl Machine {
    /// Returns the places of a part of this many items.
    fn part(&self, bounds: [Value; 3], length: usize) -> Result<Places, Fault> {
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
            return Ok(Places { from: from - 1, count: range_length(from - 1, to, 1), step: 1 });
        }
        if step == 0 {
            return Err(Fault::ZeroStep);
        }
        let clamp = |bound: i64, least: i64, greatest: i64| {
            (if bound < 0 { bound.saturating_add(size) } else { bound }).clamp(least, greatest)
        };
        let (from, to) = if step > 0 {
            (from.map_or(0, |it| clamp(it, 0, size)), to.map_or(size, |it| clamp(it, 0, size)))
        } else {
            let bound = |it| clamp(it, -1, size - 1);
            (from.map_or(size - 1, bound), to.map_or(-1, bound))
        };
        Ok(Places { from, count: range_length(from, to, step), step })
    }

    pub(super) fn slice(&mut self, object: Value, bounds: [Value; 3]) -> Result<Value, Fault> {
        if let Some(text) = self.state.heap.text_of(object).cloned() {
            let part = self.part_of_text(&text, bounds)?;
            return self.state.heap.text(part);
        }
        let is_tuple = matches!(object, Value::Object(handle)
            if matches!(self.state.heap.get(handle), Object::List { collection: Collection::Tuple, .. }));
        let items = self.items_of(object)?;
        let places = self.part(bounds, items.len())?;
        self.state.heap.reserve(places.count * size_of::<Value>())?;
        let part = places.iter().map(|at| items[at]).collect();
        if is_tuple { self.state.heap.tuple(part) } else { self.state.heap.list(part) }
    }

    fn part_of_text(&self, text: &str, bounds: [Value; 3]) -> Result<String, Fault> {
        if text.is_ascii() {
            let places = self.part(bounds, text.len())?;
            self.state.heap.reserve(places.count)?;
            let bytes = text.as_bytes();
            return Ok(places.iter().map(|at| char::from(bytes[at])).collect());
        }
        let length = text.chars().count();
        let places = self.part(bounds, length)?;
        if places.step == 1 {
            self.state.heap.reserve(text.len())?;
            let from = usize::try_from(places.from).unwrap_or(0);
            return Ok(text.chars().skip(from).take(places.count).collect());
        }
        self.state.heap.reserve(length * size_of::<char>() + text.len())?;
        let letters: Vec<char> = text.chars().collect();
        Ok(places.iter().map(|at| letters[at]).collect())
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
        let (length, places) = (items.len(), self.part(bounds, items.len())?);
        let is_whole = matches!(bounds[2], Value::Nothing | Value::Integer(1));
        self.state.heap.reserve((length + new.len()) * size_of::<Value>())?;
        let mut result = items.clone();
        if is_whole {
            let from = match bounds[0] {
                Value::Integer(from) if from < 0 => (from + length as i64).max(0) as usize,
                Value::Integer(from) => (from as usize).min(length),
                _ => 0,
            };
            let end = places.iter().last().map_or(from, |last| last + 1);
            result.splice(from..end.max(from), new);
        } else if places.count == new.len() {
            places.iter().zip(new).for_each(|(at, value)| result[at] = value);
        } else {
            return Err(Fault::Unpack { expected: places.count, found: new.len() });
        }
        self.state.heap.charge(result.len().saturating_sub(length) * 16)?;
        if let Object::List { items, .. } = self.state.heap.get_mut(handle) {
            *items = result;
        }
        Ok(())
    }
}

//! Lists, dictionaries and sets as a whole, and what loops go through.

use std::rc::Rc;

use indexmap::IndexMap;

use super::Machine;
use super::fault::{Fault, Kind};
use super::heap::ENTRY;
use super::value::{Handle, Key, Object, Value, nth_of_range, ordered, range_item, range_length};
use crate::tree::Collection;

impl Machine {
    pub(super) fn is_list(&self, value: Value) -> bool {
        matches!(value, Value::Object(handle) if matches!(
            self.state.heap.get(handle),
            Object::List { collection: Collection::List, .. }
        ))
    }

    pub(super) fn is_set(&self, value: Value) -> bool {
        matches!(value, Value::Object(handle) if matches!(
            self.state.heap.get(handle),
            Object::Dictionary { is_set: true, .. }
        ))
    }

    pub(super) fn dictionary(
        &mut self,
        pairs: Vec<(Value, Value)>,
        is_set: bool,
    ) -> Result<Value, Fault> {
        self.state.heap.reserve(pairs.len() * ENTRY)?;
        let mut entries = IndexMap::with_capacity(pairs.len());
        let mut bytes = 0;
        for (key, value) in pairs {
            let found = self.key(key)?;
            bytes += ENTRY + found.size();
            self.state.heap.reserve(bytes)?;
            match entries.entry(found) {
                indexmap::map::Entry::Occupied(mut old) => {
                    let pair: &mut (Value, Value) = old.get_mut();
                    pair.1 = value;
                }
                indexmap::map::Entry::Vacant(new) => {
                    new.insert((key, value));
                }
            }
        }
        self.state.heap.add(Object::Dictionary { entries, is_set })
    }

    pub(super) fn entries(&self, value: Value) -> Option<&IndexMap<Key, (Value, Value)>> {
        match value {
            Value::Object(handle) => match self.state.heap.get(handle) {
                Object::Dictionary { entries, .. } => Some(entries),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn insert(
        &mut self,
        dictionary: Value,
        key: Value,
        value: Value,
    ) -> Result<(), Fault> {
        let found = self.key(key)?;
        let Value::Object(handle) = dictionary else {
            return Err(self.type_fault(Kind::List, dictionary));
        };
        let is_new = self.entries(dictionary).is_some_and(|it| !it.contains_key(&found));
        if is_new {
            self.state.heap.charge(ENTRY + found.size())?;
        }
        match self.state.heap.get_mut(handle) {
            Object::Dictionary { entries, .. } => {
                let old = entries.get(&found).map_or(key, |(old, _)| *old);
                entries.insert(found, (old, value));
                Ok(())
            }
            _ => Err(self.type_fault(Kind::List, dictionary)),
        }
    }

    /// Makes sure that there is room for the entries that the dictionary does not have.
    pub(super) fn reserve_entries(
        &self,
        dictionary: Value,
        new: &[(Value, Value)],
    ) -> Result<(), Fault> {
        let mut bytes = 0;
        for (key, _) in new {
            let key = self.key(*key)?;
            if self.entries(dictionary).is_some_and(|it| !it.contains_key(&key)) {
                bytes += ENTRY + key.size();
            }
        }
        self.state.heap.reserve(bytes)
    }

    /// Adds an item to a list or a set.
    pub(super) fn add_item(&mut self, collection: Value, item: Value) -> Result<(), Fault> {
        let Value::Object(handle) = collection else {
            return Err(self.type_fault(Kind::List, collection));
        };
        match self.state.heap.get(handle) {
            Object::List { collection: Collection::List, .. } => {
                self.state.heap.charge(16)?;
                if let Object::List { items, .. } = self.state.heap.get_mut(handle) {
                    items.push(item);
                }
                Ok(())
            }
            Object::Dictionary { is_set: true, .. } => self.insert(collection, item, item),
            _ => Err(self.type_fault(Kind::List, collection)),
        }
    }

    pub(super) fn extend(&mut self, list: Value, new: Vec<Value>) -> Result<(), Fault> {
        self.state.heap.charge(new.len() * 16)?;
        let Value::Object(handle) = list else { return Err(self.type_fault(Kind::List, list)) };
        match self.state.heap.get_mut(handle) {
            Object::List { items, collection: Collection::List, .. } => {
                items.extend(new);
                Ok(())
            }
            _ => Err(self.type_fault(Kind::List, list)),
        }
    }

    /// Returns the items of a value that a loop can go through.
    pub(super) fn items_of(&mut self, value: Value) -> Result<Vec<Value>, Fault> {
        let Value::Object(handle) = value else {
            return Err(Fault::NotIterable(self.shown(value)));
        };
        match self.state.heap.get(handle) {
            Object::List { items, .. } | Object::Table { items, .. } => Ok(items.clone()),
            Object::Dictionary { entries, is_set } => Ok(ordered(entries, *is_set)),
            Object::Range(from, to, step) => {
                let (from, to, step) = (*from, *to, *step);
                let length = range_length(from, to, step);
                self.state.heap.reserve(length.saturating_mul(16))?;
                Ok((0..length).map(|nth| Value::Integer(range_item(from, step, nth))).collect())
            }
            Object::Text(text) => {
                let text: Rc<str> = text.clone();
                text.chars().map(|letter| self.state.heap.text(letter.to_string())).collect()
            }
            Object::Free
            | Object::Cell(_)
            | Object::Closure { .. }
            | Object::Cursor { .. }
            | Object::Constraint(_) => Err(Fault::NotIterable(self.shown(value))),
        }
    }

    /// Starts a loop through the items of a value.
    pub(super) fn cursor(&mut self, value: Value) -> Result<Value, Fault> {
        let Value::Object(handle) = value else {
            return Err(Fault::NotIterable(self.shown(value)));
        };
        let items = match self.state.heap.get(handle) {
            Object::List { .. } | Object::Range(..) | Object::Table { .. } => handle,
            Object::Text(_) | Object::Dictionary { .. } => {
                let items = self.items_of(value)?;
                match self.state.heap.list(items)? {
                    Value::Object(handle) => handle,
                    _ => return Err(Fault::NotIterable(self.shown(value))),
                }
            }
            Object::Free
            | Object::Cell(_)
            | Object::Closure { .. }
            | Object::Cursor { .. }
            | Object::Constraint(_) => return Err(Fault::NotIterable(self.shown(value))),
        };
        self.state.heap.add(Object::Cursor { items, at: 0 })
    }

    /// Returns the next item of a loop; `None` behind the last.
    pub(super) fn next_item(&mut self, cursor: Value) -> Option<Value> {
        let Value::Object(handle) = cursor else { return None };
        let Object::Cursor { items, at } = self.state.heap.get(handle) else { return None };
        let (items, place): (Handle, usize) = (*items, *at);
        let item = match self.state.heap.get(items) {
            Object::List { items, .. } | Object::Table { items, .. } => items.get(place).copied(),
            Object::Range(from, to, step) => {
                nth_of_range(*from, *to, *step, place).map(Value::Integer)
            }
            _ => None,
        };
        if let Object::Cursor { at, .. } = self.state.heap.get_mut(handle) {
            *at = place + 1;
        }
        item
    }

    pub(super) fn member(&mut self, object: Value, name: Value) -> Result<Value, Fault> {
        match self.member_entry(object, name) {
            Some((_, value)) => Ok(value),
            None => Err(Fault::NoMember(self.text(name)?)),
        }
    }

    /// Returns the key and the value of a member, whose name may be in another case.
    fn member_entry(&self, object: Value, name: Value) -> Option<(Value, Value)> {
        let entries = self.entries(object)?;
        let name = self.state.heap.text_of(name)?;
        let exact = entries.get(&Key::Text(name.clone()));
        let folded = name.to_lowercase();
        let is_same = |key: &Key| matches!(key, Key::Text(text) if text.to_lowercase() == folded);
        exact
            .copied()
            .or_else(|| entries.iter().find(|(key, _)| is_same(key)).map(|(_, pair)| *pair))
    }

    pub(super) fn set_member(
        &mut self,
        object: Value,
        name: Value,
        value: Value,
    ) -> Result<(), Fault> {
        match self.member_entry(object, name) {
            Some((key, _)) => self.insert(object, key, value),
            None => Err(Fault::NoMember(self.text(name)?)),
        }
    }
}

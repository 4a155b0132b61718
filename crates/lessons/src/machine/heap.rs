//! The memory: objects by number, how much room they take, and which of them are still in use.

use std::rc::Rc;

use super::fault::Fault;
use super::value::{ConstraintObject, Handle, Key, Object, Value};
use crate::tree::Collection;

/// How many bytes a program may use.
pub(super) const MEMORY_LIMIT: usize = 64 << 20;
/// Below this many bytes, memory is not searched for unused objects.
const LEAST_THRESHOLD: usize = 48 << 10;
/// If less is free after unused objects are removed, the memory is full: a program would spend its
/// time on searching for unused objects.
const LEAST_ROOM: usize = 1 << 20;
/// At every such number of moments, unused objects are removed from a small memory, so that copies
/// of the state do not hold them.
const TIDY_MOMENTS: u64 = 8_192;
const SMALL: usize = 1 << 20;

#[derive(Clone, Debug)]
pub(crate) struct Heap {
    objects: Vec<Object>,
    free: Vec<u32>,
    /// The bytes of the objects.
    bytes: usize,
    /// The bytes of what is never removed: what was printed, and models of constraints.
    kept: usize,
    /// The number of bytes at which unused objects are removed.
    threshold: usize,
    /// The lists and tables that have been made or changed since the last look, while the grid is
    /// looked for.
    changed: Option<Vec<Handle>>,
    /// Whether there is something to look at.
    pub(super) is_changed: bool,
    /// Whether a watched list or table has been changed.
    pub(super) is_watched_changed: bool,
}

impl Heap {
    pub(super) fn new() -> Self {
        Self {
            objects: Vec::new(),
            free: Vec::new(),
            bytes: 0,
            kept: 0,
            threshold: LEAST_THRESHOLD,
            changed: None,
            is_changed: false,
            is_watched_changed: false,
        }
    }

    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    pub(super) const fn is_due(&self) -> bool {
        self.bytes > self.threshold
    }

    /// Returns how many bytes more there may be.
    pub(super) const fn room(&self) -> usize {
        MEMORY_LIMIT.saturating_sub(self.bytes + self.kept)
    }

    /// Returns whether there is enough room to go on after unused objects have been removed.
    pub(super) const fn has_room(&self) -> bool {
        self.room() >= LEAST_ROOM
    }

    /// Returns whether unused objects are removed at this moment. It must not depend on checkpoints,
    /// so that a run is the same whichever way a moment is reached.
    pub(super) const fn is_tidied_at(&self, moment: u64) -> bool {
        moment.is_multiple_of(TIDY_MOMENTS) && self.bytes < SMALL
    }

    /// Makes sure that there is room for this many bytes more.
    pub(super) fn reserve(&self, bytes: usize) -> Result<(), Fault> {
        if bytes > self.room() { Err(Fault::Memory(MEMORY_LIMIT >> 20)) } else { Ok(()) }
    }

    /// Counts bytes of an object that grew.
    pub(super) fn charge(&mut self, bytes: usize) -> Result<(), Fault> {
        self.reserve(bytes)?;
        self.bytes += bytes;
        Ok(())
    }

    /// Counts bytes that are never removed.
    pub(super) fn charge_kept(&mut self, bytes: usize) -> Result<(), Fault> {
        self.reserve(bytes)?;
        self.kept += bytes;
        Ok(())
    }

    pub(super) fn add(&mut self, object: Object) -> Result<Value, Fault> {
        self.charge(size(&object))?;
        let is_list = matches!(object, Object::List { .. } | Object::Table { .. });
        let handle = match self.free.pop() {
            Some(index) => {
                self.objects[index as usize] = object;
                Handle(index)
            }
            None => {
                self.objects.push(object);
                Handle(self.objects.len() as u32 - 1)
            }
        };
        if is_list && let Some(changed) = &mut self.changed {
            self.is_changed = true;
            changed.push(handle);
        }
        Ok(Value::Object(handle))
    }

    pub(super) fn text(&mut self, text: impl Into<Rc<str>>) -> Result<Value, Fault> {
        self.add(Object::Text(text.into()))
    }

    pub(super) fn list(&mut self, items: Vec<Value>) -> Result<Value, Fault> {
        self.add(Object::List { collection: Collection::List, items, is_watched: false })
    }

    pub(super) fn tuple(&mut self, items: Vec<Value>) -> Result<Value, Fault> {
        self.add(Object::List { collection: Collection::Tuple, items, is_watched: false })
    }

    pub(super) fn get(&self, handle: Handle) -> &Object {
        &self.objects[handle.0 as usize]
    }

    /// Returns the object, which may be changed in place.
    pub(super) fn get_mut(&mut self, handle: Handle) -> &mut Object {
        let object = &mut self.objects[handle.0 as usize];
        if let Object::List { is_watched, .. } | Object::Table { is_watched, .. } = object {
            if *is_watched {
                self.is_changed = true;
                self.is_watched_changed = true;
            }
            if let Some(changed) = &mut self.changed
                && changed.last() != Some(&handle)
            {
                self.is_changed = true;
                changed.push(handle);
            }
        }
        object
    }

    pub(super) fn watch(&mut self, handle: Handle) {
        if let Object::List { is_watched, .. } | Object::Table { is_watched, .. } =
            &mut self.objects[handle.0 as usize]
        {
            *is_watched = true;
        }
    }

    /// Returns the text of a value that is one.
    pub(super) fn text_of(&self, value: Value) -> Option<&Rc<str>> {
        match value {
            Value::Object(handle) => match self.get(handle) {
                Object::Text(text) => Some(text),
                _ => None,
            },
            _ => None,
        }
    }

    /// Remembers from now on, or no longer, which lists and tables are made or changed.
    pub(super) fn note_changes(&mut self, is_noted: bool) {
        self.changed = is_noted.then(Vec::new);
    }

    /// Returns the lists and tables that have been made or changed since the last time. Some of them
    /// may have been removed.
    pub(super) fn take_changed(&mut self) -> Vec<Handle> {
        self.changed.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Removes the objects that cannot be reached from the roots.
    pub(super) fn collect(&mut self, roots: impl Iterator<Item = Value>) {
        let mut is_used = vec![false; self.objects.len()];
        let mut open: Vec<Handle> = Vec::new();
        let mut visit = |value: Value, open: &mut Vec<Handle>| {
            if let Value::Object(handle) = value
                && !std::mem::replace(&mut is_used[handle.0 as usize], true)
            {
                open.push(handle);
            }
        };
        roots.for_each(|root| visit(root, &mut open));
        while let Some(handle) = open.pop() {
            match &self.objects[handle.0 as usize] {
                Object::List { items, .. } | Object::Table { items, .. } => {
                    items.iter().for_each(|item| visit(*item, &mut open));
                }
                Object::Dictionary { entries, .. } => {
                    for (key, value) in entries.values() {
                        visit(*key, &mut open);
                        visit(*value, &mut open);
                    }
                }
                Object::Cell(value) => visit(*value, &mut open),
                Object::Closure { cells, .. } => {
                    cells.iter().for_each(|cell| visit(Value::Object(*cell), &mut open));
                }
                Object::Cursor { items, .. } => visit(Value::Object(*items), &mut open),
                Object::Free | Object::Text(_) | Object::Range(..) | Object::Constraint(_) => {}
            }
        }
        self.free.clear();
        self.bytes = 0;
        for (index, object) in self.objects.iter_mut().enumerate() {
            if is_used[index] {
                self.bytes += size(object);
            } else {
                *object = Object::Free;
                self.free.push(index as u32);
            }
        }
        // The lowest numbers are used first, so that memory does not spread.
        self.free.reverse();
        self.threshold = (self.bytes * 2).clamp(LEAST_THRESHOLD, MEMORY_LIMIT);
    }
}

/// Returns about how many bytes an object takes.
pub(super) fn size(object: &Object) -> usize {
    const HEADER: usize = 64;
    let inside = match object {
        Object::Free | Object::Range(..) | Object::Cell(_) | Object::Cursor { .. } => 0,
        Object::Text(text) => text.len() + 16,
        Object::List { items, .. } | Object::Table { items, .. } => items.len() * 16,
        Object::Dictionary { entries, .. } => {
            entries.len() * ENTRY + entries.keys().map(Key::size).sum::<usize>()
        }
        Object::Closure { cells, .. } => cells.len() * 4 + 16,
        Object::Constraint(ConstraintObject::Answer(_, Some(values))) => 64 + values.len() * 4,
        Object::Constraint(_) => 64,
    };
    HEADER + inside
}

/// About how many bytes an entry of a dictionary takes.
pub(super) const ENTRY: usize = 96;

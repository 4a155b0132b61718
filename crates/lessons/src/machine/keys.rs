//! What dictionaries and sets find values by.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::{Key, Object, Value};
use crate::tree::{Collection, Truth};

/// Tuples within tuples beyond this depth are not keys.
const MAX_DEPTH: usize = 60;
/// A key has at most this many items, those of inner tuples included.
const MAX_ITEMS: usize = 10_000;

impl Machine {
    /// Returns what a dictionary finds a value by.
    pub(super) fn key(&self, value: Value) -> Result<Key, Fault> {
        self.key_at(value, 0, &mut 0)
    }

    fn key_at(&self, value: Value, depth: usize, items: &mut usize) -> Result<Key, Fault> {
        match value {
            Value::Nothing => Ok(Key::Nothing),
            Value::Truth(truth) => Ok(match self.program.code.semantics.truth {
                Truth::NotEmpty => Key::Integer(truth.into()),
                Truth::Strict | Truth::NotFalse => Key::Truth(truth),
            }),
            Value::Integer(number) => Ok(Key::Integer(number)),
            Value::Real(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
                Ok(Key::Integer(number as i64))
            }
            Value::Real(number) => Ok(Key::Real(number.to_bits())),
            Value::Object(handle) => match self.state.heap.get(handle) {
                Object::Text(text) => Ok(Key::Text(text.clone())),
                Object::List { collection: Collection::Tuple, items: inner, .. } => {
                    *items += inner.len();
                    if depth >= MAX_DEPTH || *items > MAX_ITEMS {
                        return Err(Fault::Nesting);
                    }
                    let keys = inner.iter().map(|item| self.key_at(*item, depth + 1, items));
                    keys.collect::<Result<_, _>>().map(Key::Tuple)
                }
                _ => Err(self.type_fault(Kind::Key, value)),
            },
            Value::Unset | Value::Function(_) | Value::Library(_) => {
                Err(self.type_fault(Kind::Key, value))
            }
        }
    }
}

impl Key {
    /// Returns about how many bytes the key takes besides its entry.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Nothing
            | Self::Truth(_)
            | Self::Integer(_)
            | Self::Real(_)
            // The text is shared with the value.
            | Self::Text(_) => 0,
            Self::Tuple(keys) => {
                keys.len() * size_of::<Self>() + keys.iter().map(Self::size).sum::<usize>()
            }
        }
    }
}

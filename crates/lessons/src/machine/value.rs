//! Values, and what the memory of a machine holds.

use std::rc::Rc;

use indexmap::IndexMap;

use crate::library::Builtin;
use crate::tree::{Collection, ValueType};

/// A number of an object in the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Handle(pub(super) u32);

/// A value. Objects are shared: a copy of the value means the same object.
// With all contents at the same place, copying a value takes two moves.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u64)]
pub(crate) enum Value {
    /// A variable that has not been assigned.
    Unset,
    Nothing,
    Truth(bool),
    Integer(i64),
    Real(f64),
    Object(Handle),
    Function(u32),
    Library(Builtin),
}

/// An object in the memory.
#[derive(Clone, Debug)]
pub(crate) enum Object {
    /// Room for another object.
    Free,
    Text(Rc<str>),
    List {
        collection: Collection,
        items: Vec<Value>,
        is_watched: bool,
    },
    /// Items by one or more indices, each with a first and a last value.
    Table {
        bounds: Rc<[(i64, i64)]>,
        items: Vec<Value>,
        value_type: ValueType,
        is_watched: bool,
    },
    /// From, to (not included) and step.
    Range(i64, i64, i64),
    /// Values with their keys; in a set, each value is its own key.
    Dictionary {
        entries: IndexMap<Key, (Value, Value)>,
        is_set: bool,
    },
    /// A variable that functions share.
    Cell(Value),
    Closure {
        function: u32,
        cells: Rc<[Handle]>,
    },
    /// Where a loop is in the items.
    Cursor {
        items: Handle,
        at: usize,
    },
    Constraint(ConstraintObject),
}

/// What a dictionary finds a value by: equal keys are equal values of the language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Key {
    Nothing,
    Truth(bool),
    Integer(i64),
    /// The bits of a number.
    Real(u64),
    Text(Rc<str>),
    Tuple(Vec<Key>),
}

/// A part of the library of constraints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ConstraintObject {
    Library,
    Models,
    ConstraintModels,
    Utilities,
    /// The number of a model.
    Model(usize),
    Restrictions(usize),
    /// The numbers of a model and of its variable.
    Variable(usize, usize),
    /// The values of a solution; `None` if there is none.
    Answer(usize, Option<Rc<[i32]>>),
}

/// Returns how many numbers a range has; the greatest integer if there are more.
pub(super) fn range_length(from: i64, to: i64, step: i64) -> usize {
    usize::try_from(range_size(from, to, step).min(i64::MAX.into())).unwrap_or(usize::MAX)
}

/// Returns a number of a range. The number must be one that the range has.
pub(super) const fn range_item(from: i64, step: i64, nth: usize) -> i64 {
    // The product may be beyond the greatest integer, but not the number.
    from.wrapping_add((nth as i64).wrapping_mul(step))
}

/// Returns the number at this place in a range, if it has one.
pub(super) fn nth_of_range(from: i64, to: i64, step: i64, nth: usize) -> Option<i64> {
    // This is much faster than dividing, which only numbers near the limits need.
    let sum = step.checked_mul(nth as i64).and_then(|distance| from.checked_add(distance));
    match sum {
        Some(number) => (if step > 0 { number < to } else { number > to }).then_some(number),
        None => ((nth as i128) < range_size(from, to, step)).then(|| range_item(from, step, nth)),
    }
}

/// Returns how many numbers a range has.
pub(super) fn range_size(from: i64, to: i64, step: i64) -> i128 {
    let (from, to, step) = (i128::from(from), i128::from(to), i128::from(step));
    let length =
        if step > 0 { (to - from + step - 1) / step } else { (from - to - step - 1) / -step };
    length.max(0)
}

/// Returns the keys. Those of a set of integers are in ascending order, as Python has small ones.
pub(super) fn ordered(entries: &IndexMap<Key, (Value, Value)>, is_set: bool) -> Vec<Value> {
    let mut keys: Vec<Value> = entries.values().map(|(key, _)| *key).collect();
    if is_set && entries.keys().all(|key| matches!(key, Key::Integer(_))) {
        keys.sort_by_key(|key| match key {
            Value::Integer(number) => *number,
            _ => 0,
        });
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_range_end_where_its_size_says_so() {
        let ends = [i64::MIN, i64::MIN + 1, -7, -1, 0, 1, 7, i64::MAX - 1, i64::MAX];
        let steps = [i64::MIN, -3, -1, 1, 3, i64::MAX];
        for (from, to) in ends.iter().flat_map(|&from| ends.map(|to| (from, to))) {
            for step in steps {
                let length = range_length(from, to, step);
                for nth in [0, 1, 2, 5, length.saturating_sub(1), length] {
                    let is_in = (nth as i128) < range_size(from, to, step);
                    let expected = is_in.then(|| range_item(from, step, nth));
                    let found = nth_of_range(from, to, step, nth);
                    assert_eq!(found, expected, "{from}..{to} by {step}, {nth}");
                }
            }
        }
    }
}

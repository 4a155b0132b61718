//! How programs keep a grid.

use sudoku_engine::board::Digit;

use super::heap::Heap;
use super::value::{Handle, Object, Value};

/// Where the cells of the grid are.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Layout {
    /// All cells in one list, text or table.
    Flat(Handle),
    /// A list of rows, each a list or a text.
    Rows(Handle),
}

pub(super) fn items(heap: &Heap, handle: Handle) -> Option<&[Value]> {
    match heap.get(handle) {
        Object::List { items, .. } | Object::Table { items, .. } => Some(items),
        _ => None,
    }
}

/// Marks the lists whose changes are changes of the grid.
pub(super) fn watch(heap: &mut Heap, layout: &Layout) {
    match *layout {
        Layout::Flat(handle) => heap.watch(handle),
        Layout::Rows(handle) => {
            heap.watch(handle);
            let rows = items(heap, handle).map(<[Value]>::to_vec).unwrap_or_default();
            for row in rows {
                if let Value::Object(row) = row {
                    heap.watch(row);
                }
            }
        }
    }
}

/// Returns the digits of a grid; `None` if the rows do not have the length of a row.
pub(super) fn read(heap: &Heap, layout: &Layout, size: usize) -> Option<Vec<u8>> {
    let mut board = Vec::with_capacity(size * size);
    match layout {
        Layout::Flat(handle) => {
            board.extend(items(heap, *handle)?.iter().map(|value| digit(heap, *value, size)));
        }
        Layout::Rows(handle) => {
            for row in items(heap, *handle)? {
                let Value::Object(row) = *row else { return None };
                match heap.get(row) {
                    Object::List { items, .. } | Object::Table { items, .. }
                        if items.len() == size =>
                    {
                        board.extend(items.iter().map(|value| digit(heap, *value, size)));
                    }
                    Object::Text(text) => {
                        board.extend(text.chars().map(|letter| symbol(letter, size)));
                    }
                    _ => return None,
                }
            }
        }
    }
    (board.len() == size * size).then_some(board)
}

/// Returns the digit of a value, or 0 for a blank and for anything else.
fn digit(heap: &Heap, value: Value, size: usize) -> u8 {
    match value {
        Value::Integer(number) => {
            u8::try_from(number).ok().filter(|it| usize::from(*it) <= size).unwrap_or(0)
        }
        value => match heap.text_of(value) {
            Some(text) => {
                let mut letters = text.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) => symbol(letter, size),
                    _ => text.parse().ok().filter(|it| usize::from(*it) <= size).unwrap_or(0),
                }
            }
            None => 0,
        },
    }
}

fn symbol(letter: char, size: usize) -> u8 {
    Digit::from_symbol(letter).map(Digit::value).filter(|it| usize::from(*it) <= size).unwrap_or(0)
}

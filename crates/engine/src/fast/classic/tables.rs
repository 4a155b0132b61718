//! Tables that are the same for every board, computed at compile time.
//!
//! The number of a cell is the position of its bit: 32 for each band above it, plus its bit
//! in the band. Some numbers do not belong to a cell.

use super::state::bit_of;

/// By number: the other cells of a cell's row, column and box, as one word per band and a
/// word that is 0.
pub(super) static PEERS: [[u32; 4]; 128] = peers(false);

/// By number: a cell and its peers.
pub(super) static CELL_AND_PEERS: [[u32; 4]; 128] = peers(true);

/// The rows, columns and boxes, in the two words of
/// [`State::cells`](super::state::State::cells).
pub(super) static HOUSES: [[u64; 2]; 27] = houses();

/// By digit: masks with all bits set in the words of the other digits.
pub(super) static OTHER_DIGITS: [[[u32; 12]; 3]; 9] = other_digits();

const fn peers(with_itself: bool) -> [[u32; 4]; 128] {
    let mut table = [[0; 4]; 128];
    let mut cell = 0;
    while cell < 81 {
        let mut other_cell = 0;
        while other_cell < 81 {
            let is_listed =
                if cell == other_cell { with_itself } else { is_peer(cell, other_cell) };
            if is_listed {
                let number = number_of(other_cell);
                table[number_of(cell)][number / 32] |= 1 << (number % 32);
            }
            other_cell += 1;
        }
        cell += 1;
    }
    table
}

const fn houses() -> [[u64; 2]; 27] {
    let mut table = [[0; 2]; 27];
    let mut cell = 0;
    while cell < 81 {
        let number = number_of(cell);
        let houses = [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3];
        let mut nth = 0;
        while nth < 3 {
            table[houses[nth]][number / 64] |= 1 << (number % 64);
            nth += 1;
        }
        cell += 1;
    }
    table
}

const fn is_peer(first: usize, second: usize) -> bool {
    let same_box = first / 27 == second / 27 && first % 9 / 3 == second % 9 / 3;
    first / 9 == second / 9 || first % 9 == second % 9 || same_box
}

const fn number_of(cell: usize) -> usize {
    cell / 27 * 32 + bit_of(cell % 27)
}

const fn other_digits() -> [[[u32; 12]; 3]; 9] {
    let mut table = [[[u32::MAX; 12]; 3]; 9];
    let mut digit = 0;
    while digit < 9 {
        let (vector, word) = super::state::place(digit);
        let mut band = 0;
        while band < 4 {
            table[digit][vector][word + band] = 0;
            band += 1;
        }
        digit += 1;
    }
    table
}

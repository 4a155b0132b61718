//! A board in the middle of a search, and how it is written as bytes.
//!
//! Owns the order of the words. Everything else asks by digit and band.

use crate::board::{Cell, Digit, Givens, Grid, Shape};

/// The bits of a row in a band: its nine cells and one that stays 0, into which a sum of
/// rows can carry.
pub(super) const ROW_BITS: u32 = 10;
/// The cells of a band's first row.
pub(super) const ROW: u32 = 0o777;
/// The cells of a band.
pub(super) const BAND: u32 = each_row(ROW);

/// The same in each row of a band.
pub(super) const fn each_row(bits: u32) -> u32 {
    bits | bits << ROW_BITS | bits << (2 * ROW_BITS)
}

/// The bit in its band of a cell, 0 to 26, of that band.
#[inline(always)]
pub(super) const fn bit_of(cell: usize) -> usize {
    cell + cell / 9
}

/// Where each digit may still stand.
///
/// Digits 1, 4 and 7 are in the first vector, 2, 5 and 8 in the second, 3, 6 and 9 in
/// the third, four words a digit: its three bands from the top, and a word that stays
/// 0. So what is three bits apart within a vector belongs to one digit, and three
/// digits can be packed into one by shifting the second and third vector. Bit 10r + c
/// of a band is the cell in its row r and column c.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State(pub(super) [[u32; 12]; 3]);

/// The vector of a digit (0 to 8) and the word in it where its first band is.
#[inline(always)]
pub(super) const fn place(digit: usize) -> (usize, usize) {
    (digit % 3, digit / 3 * 4)
}

/// Which four words a digit (0 to 8) has, counted through all vectors; and which digit has
/// the words of that number, because turning rows into columns twice changes nothing.
#[inline(always)]
pub(super) const fn slot(digit: usize) -> usize {
    digit % 3 * 3 + digit / 3
}

impl State {
    /// A board as it is given: 81 bytes row by row, `1` to `9`, anything else being an
    /// empty cell. Equal digits in a house are no error, only without a solution.
    #[inline]
    pub(crate) fn from_line(line: &[u8; 81]) -> Self {
        // One word for each byte value that matters, so that no branch depends on the
        // clues; 0 gathers the empty cells.
        let mut bands = [[0_u32; 4]; 16];
        for (band, cells) in line.chunks_exact(27).enumerate() {
            for (cell, &byte) in cells.iter().enumerate() {
                let digit = byte.wrapping_sub(b'0');
                let digit = if digit > 9 { 0 } else { digit };
                bands[usize::from(digit)][band] |= 1 << bit_of(cell);
            }
        }
        let mut state = Self([[0; 12]; 3]);
        for digit in 0..9 {
            let (vector, word) = place(digit);
            let here = bands[0].iter().zip(&bands[digit + 1]).map(|(empty, clues)| empty | clues);
            for (to, cells) in state.0[vector][word..].iter_mut().zip(here) {
                *to = cells;
            }
        }
        state
    }

    /// The digits of a full board, row by row.
    #[inline]
    pub(super) fn line(&self) -> [u8; 81] {
        let mut line = [b'.'; 81];
        for digit in 0..9 {
            for band in 0..3 {
                let mut cells = self.band(digit, band);
                while cells != 0 {
                    let bit = cells.trailing_zeros() as usize;
                    line[band * 27 + bit - bit / ROW_BITS as usize] = b'1' + digit as u8;
                    cells &= cells - 1;
                }
            }
        }
        line
    }

    /// The cells of a band where a digit (0 to 8) may stand.
    #[inline(always)]
    pub(super) fn band(&self, digit: usize, band: usize) -> u32 {
        let (vector, word) = place(digit);
        self.0[vector][word + band]
    }

    /// The cells of all three bands where a digit (0 to 8) may stand: the first two in
    /// one word, 32 bits apart, the third in the other.
    #[inline(always)]
    pub(super) fn cells(&self, digit: usize) -> [u64; 2] {
        let (vector, word) = place(digit);
        let words = &self.0[vector];
        pair([words[word], words[word + 1], words[word + 2], 0])
    }

    /// The same of the digit in a slot (0 to 8).
    #[inline(always)]
    pub(super) fn cells_in(&self, slot: usize) -> [u64; 2] {
        let words = &self.0.as_flattened()[slot * 4..];
        pair([words[0], words[1], words[2], 0])
    }

    /// By band the words of the nine slots, followed by three that are 0. The fourth band
    /// is empty, so that a number of two bits needs no check.
    #[inline(always)]
    pub(super) fn by_band(&self) -> [[u32; 12]; 4] {
        let words = self.0.as_flattened();
        let mut bands = [[0; 12]; 4];
        for (band, of_band) in bands[..3].iter_mut().enumerate() {
            for (slot, word) in of_band[..9].iter_mut().enumerate() {
                *word = words[slot * 4 + band];
            }
        }
        bands
    }

    /// Rules out a digit (0 to 8) in some cells, a word for each band.
    #[inline(always)]
    pub(super) fn remove_all(&mut self, digit: usize, cells: &[u32; 4]) {
        let (vector, word) = place(digit);
        for (left, cells) in self.0[vector][word..].iter_mut().zip(cells) {
            *left &= !cells;
        }
    }

    /// Rules out a digit (0 to 8) in a cell, given by its band and its bit in it.
    #[inline(always)]
    pub(super) fn remove(&mut self, digit: usize, band: usize, bit: u32) {
        let (vector, word) = place(digit);
        self.0[vector][word + band] &= !bit;
    }

    /// The 9x9 board of which each cell can take what is told.
    pub(crate) fn from_candidates(takes: impl Fn(Cell, Digit) -> bool) -> Self {
        let mut state = Self([[0; 12]; 3]);
        for cell in Shape::Nine.cells() {
            for digit in Shape::Nine.digits().filter(|&digit| takes(cell, digit)) {
                let (vector, word) = place(digit.index());
                state.0[vector][word + cell.index() / 27] |= 1 << bit_of(cell.index() % 27);
            }
        }
        state
    }

    /// The full board; `None` while some cell can take several digits or none.
    pub(crate) fn grid(&self) -> Option<Grid> {
        let digits = self.line().map(|byte| Digit::from_symbol(char::from(byte)));
        Grid::try_from(Givens::from_digits(Shape::Nine, digits.to_vec())?).ok()
    }
}

/// Three bands as two words.
#[inline(always)]
pub(super) const fn pair(bands: [u32; 4]) -> [u64; 2] {
    [bands[0] as u64 | (bands[1] as u64) << 32, bands[2] as u64]
}

//! A board in the middle of a search, and its conversion from and to bytes.
//!
//! Owns the order of the words. All other code accesses them by digit and band.

use crate::board::{Cell, Digit, Givens, Grid, Shape};

/// The number of bits of a row in a band: nine cells and a bit that stays 0, which receives
/// the carry of additions.
pub(super) const ROW_BITS: u32 = 10;
/// The cells of a band's first row.
pub(super) const ROW: u32 = 0o777;
/// The cells of a band.
pub(super) const BAND: u32 = each_row(ROW);

/// Returns a band with these bits in each row.
pub(super) const fn each_row(bits: u32) -> u32 {
    bits | bits << ROW_BITS | bits << (2 * ROW_BITS)
}

/// Returns the bit of a cell, 0 to 26, in its band.
#[inline(always)]
pub(super) const fn bit_of(cell: usize) -> usize {
    cell + cell / 9
}

/// The cells that can still take each digit.
///
/// Digits 1, 4 and 7 are in the first vector, 2, 5 and 8 in the second, 3, 6 and 9 in
/// the third. A digit has four words: its three bands from top to bottom, and a word that
/// stays 0. Reduced to one bit per mini-row or mini-column, the digits of three vectors can
/// be packed into one. Bit 10r + c of a band is the cell in row r and column c of the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State(pub(super) [[u32; 12]; 3]);

/// Returns the vector of a digit (0 to 8), and the index in it of the digit's first band.
#[inline(always)]
pub(super) const fn place(digit: usize) -> (usize, usize) {
    (digit % 3, digit / 3 * 4)
}

/// Returns the slot of a digit (0 to 8): the index of its four words in the concatenated
/// vectors. Also maps a slot back to its digit, because transposing twice is the identity.
#[inline(always)]
pub(super) const fn slot(digit: usize) -> usize {
    digit % 3 * 3 + digit / 3
}

impl State {
    /// Creates a board from 81 bytes row by row: `1` to `9`, and any other byte for an empty
    /// cell. Equal digits in a house are accepted; such a board has no solution.
    #[inline]
    pub(crate) fn from_line(line: &[u8; 81]) -> Self {
        // Indexed by digit, so that no branch depends on the givens. Index 0 collects the
        // empty cells.
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
            let digit_bands =
                bands[0].iter().zip(&bands[digit + 1]).map(|(empty, givens)| empty | givens);
            for (to, cells) in state.0[vector][word..].iter_mut().zip(digit_bands) {
                *to = cells;
            }
        }
        state
    }

    /// Returns the digits of a full board, row by row.
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

    /// Returns the cells of a band that can take a digit (0 to 8).
    #[inline(always)]
    pub(super) fn band(&self, digit: usize, band: usize) -> u32 {
        let (vector, word) = place(digit);
        self.0[vector][word + band]
    }

    /// Returns the cells of all bands that can take a digit (0 to 8): the first two bands in
    /// one word, 32 bits apart, and the third band in the other.
    #[inline(always)]
    pub(super) fn cells(&self, digit: usize) -> [u64; 2] {
        let (vector, word) = place(digit);
        let words = &self.0[vector];
        pair([words[word], words[word + 1], words[word + 2], 0])
    }

    /// Returns the cells like [`Self::cells`], but for the digit in a slot (0 to 8).
    #[inline(always)]
    pub(super) fn cells_in(&self, slot: usize) -> [u64; 2] {
        let words = &self.0.as_flattened()[slot * 4..];
        pair([words[0], words[1], words[2], 0])
    }

    /// Returns, for each band, the words of the nine slots, followed by three zeros. The
    /// fourth band is empty, so that indexing with two bits needs no bounds check.
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

    /// Rules out a digit (0 to 8) in these cells, given as one word per band.
    #[inline(always)]
    pub(super) fn remove_all(&mut self, digit: usize, cells: &[u32; 4]) {
        let (vector, word) = place(digit);
        for (digit_cells, cells) in self.0[vector][word..].iter_mut().zip(cells) {
            *digit_cells &= !cells;
        }
    }

    /// Rules out a digit (0 to 8) in a cell, given by its band and its bit mask in the band.
    #[inline(always)]
    pub(super) fn remove(&mut self, digit: usize, band: usize, bit: u32) {
        let (vector, word) = place(digit);
        self.0[vector][word + band] &= !bit;
    }

    /// Creates a board from the candidates of each cell.
    pub(crate) fn from_candidates(can_take: impl Fn(Cell, Digit) -> bool) -> Self {
        let mut state = Self([[0; 12]; 3]);
        for cell in Shape::Nine.cells() {
            for digit in Shape::Nine.digits().filter(|&digit| can_take(cell, digit)) {
                let (vector, word) = place(digit.index());
                state.0[vector][word + cell.index() / 27] |= 1 << bit_of(cell.index() % 27);
            }
        }
        state
    }

    /// Returns the full board, or `None` if some cell does not have exactly one candidate.
    pub(crate) fn grid(&self) -> Option<Grid> {
        let digits = self.line().map(|byte| Digit::from_symbol(char::from(byte)));
        Grid::try_from(Givens::from_digits(Shape::Nine, digits.to_vec())?).ok()
    }
}

/// Combines three bands into two words.
#[inline(always)]
pub(super) const fn pair(bands: [u32; 4]) -> [u64; 2] {
    [bands[0] as u64 | (bands[1] as u64) << 32, bands[2] as u64]
}

//! Where to guess.
//!
//! Owns the choice of a cell and a digit. A good choice is one that is decided soon
//! either way: a cell with two candidates that many peers can take, and most of all those
//! that have two themselves, because then one digit decides many. Where
//! there is none, a digit with two places in a house is as good.

use super::propagation::at_least_three_and_four;
use super::state::{State, pair, slot};
use super::tables::{HOUSES, PEERS};
use super::vector::{Bands, Trio};

/// A cell, by its number in the tables, and a digit (0 to 8) that it can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess {
    pub(super) cell: usize,
    pub(super) digit: usize,
    /// The digit that it takes if it does not take that one, if it can take only one other.
    pub(super) instead: Option<usize>,
}

/// What a peer that can take one of a cell's candidates counts more if it has no more than
/// two itself, because it is decided then.
const DECIDED_PEER: u32 = 4;

/// The guess for a board on which these cells can take two digits or more; `state`
/// holds the same board.
#[inline(always)]
pub(super) fn choose<T: Trio>(board: &[T; 3], several: T::Bands, state: &State) -> Guess {
    let (three, four) = at_least_three_and_four(board);
    let open = pair(several.words());
    let two = pair(several.without(three).words());
    if two != [0; 2] {
        return most_bound::<T::Bands>(two, open, state);
    }
    two_places(state).unwrap_or_else(|| {
        let three = pair(three.without(four).words());
        Guess::any_digit(most_open(if three == [0; 2] { open } else { three }, open), state)
    })
}

impl Guess {
    /// The lowest digit that a cell can take.
    #[inline(always)]
    fn any_digit(cell: usize, state: &State) -> Self {
        let (band, bit) = (cell / 32, 1 << (cell % 32));
        let mut digit = 0;
        while digit < 8 && state.band(digit, band) & bit == 0 {
            digit += 1;
        }
        Self { cell, digit, instead: None }
    }
}

/// Of the digits with two places in a house the one that most peers of the two places
/// can take too, in the first of them.
fn two_places(state: &State) -> Option<Guess> {
    let mut most = (0, None);
    for digit in 0..9 {
        let cells = state.cells(digit);
        for house in &HOUSES {
            let places = both(cells, *house);
            if count(places) == 2 {
                let mut worth = 1;
                let mut first = None;
                each(places, |cell| {
                    worth += count(both(cells, peers(cell)));
                    first = first.or(Some(cell));
                });
                if worth > most.0 {
                    most = (worth, first.map(|cell| Guess { cell, digit, instead: None }));
                }
            }
        }
    }
    most.1
}

/// Of the cells with two candidates the one that counts most.
///
/// Every open peer counts, every peer that can take one of the two counts for each, and
/// more if that decides it.
#[inline(always)]
fn most_bound<B: Bands>(two: [u64; 2], open: [u64; 2], state: &State) -> Guess {
    let by_band = state.by_band();
    let mut most = (0, 0, [0; 2]);
    each(two, |cell| {
        let slots = slots_of::<B>(&by_band[cell / 32], cell as u32 % 32);
        let (first, last) = (slots.trailing_zeros(), slots.ilog2());
        // There are at most nine, which the compiler does not see.
        let cells = [first, last].map(|slot| state.cells_in(slot.min(8) as usize));
        let [one, other] = cells.map(|cells| both(cells, peers(cell)));
        let decided = count_two(both(one, two), both(other, two));
        let touched = count_two(one, other) + count(both(open, peers(cell)));
        let worth = 1 + touched + DECIDED_PEER * decided;
        if worth > most.0 {
            most = (worth, cell, [first, last]);
        }
    });
    let [digit, instead] = most.2.map(|in_slot| slot(in_slot as usize));
    Guess { cell: most.1, digit, instead: Some(instead) }
}

/// Whose candidate a cell is of the digits in the slots of its band, one bit a slot.
#[inline(always)]
fn slots_of<B: Bands>(band: &[u32; 12], bit: u32) -> u32 {
    let &[a, b, c, d, e, f, g, h, i, j, k, l] = band;
    let low = B::load(&[a, b, c, d]).bits_at(bit) | B::load(&[e, f, g, h]).bits_at(bit) << 4;
    low | B::load(&[i, j, k, l]).bits_at(bit) << 8
}

/// Of these cells the one with the most open peers.
#[inline(always)]
fn most_open(cells: [u64; 2], open: [u64; 2]) -> usize {
    let mut most = (0, 0);
    each(cells, |cell| {
        let worth = 1 + count(both(open, peers(cell)));
        if worth > most.0 {
            most = (worth, cell);
        }
    });
    most.1
}

/// The peers of a cell.
#[inline(always)]
fn peers(cell: usize) -> [u64; 2] {
    pair(PEERS[cell])
}

#[inline(always)]
const fn both(one: [u64; 2], other: [u64; 2]) -> [u64; 2] {
    [one[0] & other[0], one[1] & other[1]]
}

#[inline(always)]
const fn count(cells: [u64; 2]) -> u32 {
    cells[0].count_ones() + cells[1].count_ones()
}

/// The cells of both together, counted three words at a time.
#[inline(always)]
const fn count_two(one: [u64; 2], other: [u64; 2]) -> u32 {
    let third = one[1] | other[1] << 32;
    one[0].count_ones() + other[0].count_ones() + third.count_ones()
}

/// Calls with the number of each cell, which is below 96.
#[inline(always)]
fn each(cells: [u64; 2], mut call: impl FnMut(usize)) {
    for (word, mut left) in cells.into_iter().enumerate() {
        while left != 0 {
            let number = word * 64 + left.trailing_zeros() as usize;
            // The mask tells the compiler that no index needs a check.
            call(number & 127);
            left &= left - 1;
        }
    }
}

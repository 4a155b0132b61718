//! Choosing a guess.
//!
//! Owns the choice of a cell and a digit. A good guess leads to a quick decision whether it
//! is right or wrong: a cell with two candidates that many peers share, above all peers that
//! have only two candidates themselves, because then one digit decides many cells. If no
//! cell has two candidates, a digit with two places in a house is as good.

use super::propagation::at_least_three_and_four;
use super::state::{State, pair, slot};
use super::tables::{HOUSES, PEERS};
use super::vector::{Bands, Trio};

/// A guess: a cell, by its number in the tables, and one of its candidates (0 to 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess {
    pub(super) cell: usize,
    pub(super) digit: usize,
    /// The other candidate, if the cell has exactly two.
    pub(super) other_candidate: Option<usize>,
}

/// The extra weight of a peer that shares a candidate and has only two candidates itself,
/// because the guess decides it.
const DECIDED_PEER: u32 = 4;

/// Chooses a guess. `undecided_cells` are the cells with two or more candidates, and
/// `state` is the same board as `board`.
#[inline(always)]
pub(super) fn choose<T: Trio>(board: &[T; 3], undecided_cells: T::Bands, state: &State) -> Guess {
    let (three, four) = at_least_three_and_four(board);
    let open = pair(undecided_cells.words());
    let two_candidate_cells = pair(undecided_cells.without(three).words());
    if two_candidate_cells != [0; 2] {
        return most_constrained::<T::Bands>(two_candidate_cells, open, state);
    }
    two_places(state).unwrap_or_else(|| {
        let three = pair(three.without(four).words());
        Guess::lowest_candidate(most_open(if three == [0; 2] { open } else { three }, open), state)
    })
}

impl Guess {
    /// Guesses the lowest candidate of a cell.
    #[inline(always)]
    fn lowest_candidate(cell: usize, state: &State) -> Self {
        let (band, bit) = (cell / 32, 1 << (cell % 32));
        let mut digit = 0;
        while digit < 8 && state.band(digit, band) & bit == 0 {
            digit += 1;
        }
        Self { cell, digit, other_candidate: None }
    }
}

/// Chooses a digit with two places in a house. Of several, takes the digit that the most
/// peers of its two places can take too. The guess is the first of the two places.
fn two_places(state: &State) -> Option<Guess> {
    let mut best = (0, None);
    for digit in 0..9 {
        let cells = state.cells(digit);
        for house in &HOUSES {
            let places = intersection(cells, *house);
            if count(places) == 2 {
                let mut weight = 1;
                let mut first = None;
                for_each_cell(places, |cell| {
                    weight += count(intersection(cells, peers(cell)));
                    first = first.or(Some(cell));
                });
                if weight > best.0 {
                    best = (weight, first.map(|cell| Guess { cell, digit, other_candidate: None }));
                }
            }
        }
    }
    best.1
}

/// Chooses the cell with two candidates that has the highest weight.
///
/// Each open peer adds to the weight, each peer adds again for each candidate it shares, and
/// adds [`DECIDED_PEER`] if that decides it.
#[inline(always)]
fn most_constrained<B: Bands>(
    two_candidate_cells: [u64; 2],
    open: [u64; 2],
    state: &State,
) -> Guess {
    let by_band = state.by_band();
    let mut best = (0, 0, [0; 2]);
    for_each_cell(two_candidate_cells, |cell| {
        let slots = slots_of::<B>(&by_band[cell / 32], cell as u32 % 32);
        let (first, last) = (slots.trailing_zeros(), slots.ilog2());
        // There are only nine slots, which the compiler cannot infer.
        let cells = [first, last].map(|slot| state.cells_in(slot.min(8) as usize));
        let [one, other] = cells.map(|cells| intersection(cells, peers(cell)));
        let decided = count_two(
            intersection(one, two_candidate_cells),
            intersection(other, two_candidate_cells),
        );
        let touched = count_two(one, other) + count(intersection(open, peers(cell)));
        let weight = 1 + touched + DECIDED_PEER * decided;
        if weight > best.0 {
            best = (weight, cell, [first, last]);
        }
    });
    let [digit, other_candidate] = best.2.map(|in_slot| slot(in_slot as usize));
    Guess { cell: best.1, digit, other_candidate: Some(other_candidate) }
}

/// Returns the slots of the digits that a cell can take, as one bit per slot.
#[inline(always)]
fn slots_of<B: Bands>(band: &[u32; 12], bit: u32) -> u32 {
    let &[a, b, c, d, e, f, g, h, i, j, k, l] = band;
    let low = B::load(&[a, b, c, d]).bits_at(bit) | B::load(&[e, f, g, h]).bits_at(bit) << 4;
    low | B::load(&[i, j, k, l]).bits_at(bit) << 8
}

/// Returns the cell with the most open peers.
#[inline(always)]
fn most_open(cells: [u64; 2], open: [u64; 2]) -> usize {
    let mut best = (0, 0);
    for_each_cell(cells, |cell| {
        let weight = 1 + count(intersection(open, peers(cell)));
        if weight > best.0 {
            best = (weight, cell);
        }
    });
    best.1
}

#[inline(always)]
fn peers(cell: usize) -> [u64; 2] {
    pair(PEERS[cell])
}

#[inline(always)]
const fn intersection(one: [u64; 2], other: [u64; 2]) -> [u64; 2] {
    [one[0] & other[0], one[1] & other[1]]
}

#[inline(always)]
const fn count(cells: [u64; 2]) -> u32 {
    cells[0].count_ones() + cells[1].count_ones()
}

/// Counts the cells of both sets with only three population counts.
#[inline(always)]
const fn count_two(one: [u64; 2], other: [u64; 2]) -> u32 {
    let third = one[1] | other[1] << 32;
    one[0].count_ones() + other[0].count_ones() + third.count_ones()
}

/// Calls `call` with the number of each cell, which is below 96.
#[inline(always)]
fn for_each_cell(cells: [u64; 2], mut call: impl FnMut(usize)) {
    for (word, mut remaining) in cells.into_iter().enumerate() {
        while remaining != 0 {
            let number = word * 64 + remaining.trailing_zeros() as usize;
            // The mask lets the compiler omit bounds checks.
            call(number & 127);
            remaining &= remaining - 1;
        }
    }
}

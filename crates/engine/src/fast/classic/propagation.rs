//! Applying the rules until nothing changes.
//!
//! Owns the conclusions drawn without a guess: the last candidate of a cell, the last place
//! of a digit in a house, and the last mini-row or mini-column that a digit can take in a
//! box or a line (locked candidates). Must not depend on how the search continues.
//!
//! A digit occupies three mini-rows of a band, one in each row and one in each box: one of
//! the six permutations of three. A mini-row cannot hold the digit if the other two of each
//! permutation that contains it are not both possible. The same applies to the mini-columns
//! of a stack. Every mini-row is in two permutations: one continues to the next box in the
//! next row, the other to the previous box. So the possible mini-rows follow from four
//! rotated copies, for all digits at once.
//!
//! Clashing givens need no check before the search: the rules look for two cells of a row
//! with the same single candidate, and two in a box or a column leave no permutation.
//! Without the check of rows, the search would only fail once another digit has no place
//! left, which never happens on a board with few givens.

use super::state::{BAND, ROW, ROW_BITS, each_row};
use super::vector::{Bands, Trio};

/// The result of applying the rules.
pub(super) enum PropagationResult<T: Trio> {
    Dead,
    /// A solution.
    Full([T; 3]),
    /// A board that needs a guess, with its cells that have two or more candidates.
    Open([T; 3], T::Bands),
}

/// The first cell of each mini-row.
const MINI_ROWS: u32 = each_row(0o111);
/// The carry bit of each row.
const CARRY: u32 = each_row(ROW + 1);

/// Applies the rules until nothing changes.
#[inline(always)]
pub(super) fn propagate<T: Trio>(mut board: [T; 3]) -> PropagationResult<T> {
    let everywhere = T::Bands::load(&[BAND, BAND, BAND, 0]);
    let mut were_stacks_done = false;
    loop {
        let (fillable_cells, undecided_cells) = at_least_one_and_two(&board);
        if !everywhere.without(fillable_cells).is_zero() {
            return PropagationResult::Dead;
        }
        // `undecided_cells` is a subset of `everywhere`, so `xor` removes it. A complement
        // would cost two more instructions in WebAssembly.
        let decided = T::broadcast(everywhere.xor(undecided_cells));
        let [x, y, z] = board;
        let (x_row, x_clash) = apply_naked_singles(x, decided);
        let (y_row, y_clash) = apply_naked_singles(y, decided);
        let (z_row, z_clash) = apply_naked_singles(z, decided);
        let banded = restrict_in_bands([x_row, y_row, z_row]);
        let next = apply_hidden_singles(banded, everywhere);
        let change = or3([x.xor(next[0]), y.xor(next[1]), z.xor(next[2])]);
        let clash = or3([x_clash, y_clash, z_clash]);
        // The rule for stacks changes nothing in a board that it produced itself.
        if were_stacks_done && change.or(clash).is_zero() {
            let is_full = undecided_cells.is_zero();
            return if is_full {
                PropagationResult::Full(board)
            } else {
                PropagationResult::Open(board, undecided_cells)
            };
        }
        let (stacked, missing) = restrict_in_stacks(next);
        if !missing.or(clash).is_zero() {
            return PropagationResult::Dead;
        }
        board = stacked;
        were_stacks_done = true;
    }
}

#[inline(always)]
fn or3<T: Trio>([first, second, third]: [T; 3]) -> T {
    first.or(second).or(third)
}

/// Returns the cells with at least one candidate, and those with at least two.
#[inline(always)]
fn at_least_one_and_two<T: Trio>(&[x, y, z]: &[T; 3]) -> (T::Bands, T::Bands) {
    let both = x.or(y);
    let [a, b, c] = both.or(z).digits();
    let [aa, bb, cc] = x.and(y).or(both.and(z)).digits();
    let ab = a.or(b);
    let undecided_cells = a.and(b).or(ab.and(c)).or(aa.or(bb).or(cc));
    (ab.or(c), undecided_cells)
}

/// Returns the cells with at least three candidates, and those with at least four.
#[inline(always)]
pub(super) fn at_least_three_and_four<T: Trio>(board: &[T; 3]) -> (T::Bands, T::Bands) {
    let zero = T::Bands::load(&[0; 4]);
    let (mut one, mut two, mut three, mut four) = (zero, zero, zero, zero);
    for trio in board {
        for digit in trio.digits() {
            four = four.or(three.and(digit));
            three = three.or(two.and(digit));
            two = two.or(one.and(digit));
            one = one.or(digit);
        }
    }
    (three, four)
}

/// Subtracts 1 from each row by adding all ones. That clears the lowest cell and sets the
/// lower ones, and it sets the carry bit. An empty row gets all cells and no carry bit.
#[inline(always)]
fn without_lowest<T: Trio>(cells: T) -> T {
    cells.add(T::splat(BAND))
}

/// Returns all cells of the rows whose carry bit is set.
#[inline(always)]
fn whole_rows<T: Trio>(carries: T) -> T {
    carries.sub(carries.shr::<9>())
}

/// Rules out a digit in the rest of each row in which it is the only candidate of a cell.
/// The second value is nonzero if it is the only candidate of two cells in a row.
#[inline(always)]
fn apply_naked_singles<T: Trio>(digit: T, decided: T) -> (T, T) {
    let single = digit.and(decided);
    let all_but_lowest = without_lowest(single);
    let undecided = whole_rows(T::splat(CARRY).without(all_but_lowest));
    (digit.and(undecided).or(single), single.and(all_but_lowest))
}

/// Rules out all other digits in the cells that are a digit's only place in a row.
#[inline(always)]
fn apply_hidden_singles<T: Trio>([x, y, z]: [T; 3], everywhere: T::Bands) -> [T; 3] {
    let hidden_singles =
        [hidden_singles_in_rows(x), hidden_singles_in_rows(y), hidden_singles_in_rows(z)];
    let [a, b, c] = or3(hidden_singles).digits();
    let free = T::broadcast(everywhere.xor(a.or(b).or(c)));
    [
        x.and(free).or(hidden_singles[0]),
        y.and(free).or(hidden_singles[1]),
        z.and(free).or(hidden_singles[2]),
    ]
}

/// Returns the cells that are a digit's only place in a row.
#[inline(always)]
fn hidden_singles_in_rows<T: Trio>(digit: T) -> T {
    let others = digit.and(without_lowest(digit));
    // Subtracting anything but 0 clears the carry bit.
    let carry = T::splat(CARRY);
    digit.and(whole_rows(carry.sub(others).and(carry)))
}

/// Restricts each digit to the mini-rows that are in some permutation of their band.
#[inline(always)]
fn restrict_in_bands<T: Trio>([x, y, z]: [T; 3]) -> [T; 3] {
    let first = T::splat(MINI_ROWS);
    let x_mini = x.or(x.shr::<1>()).or(x.shr::<2>()).and(first);
    let y_mini = y.or(y.shr::<1>()).or(y.shl::<1>()).and(T::splat(MINI_ROWS << 1));
    let z_mini = z.or(z.shl::<1>()).or(z.shl::<2>()).and(T::splat(MINI_ROWS << 2));
    let possible = permuted_rows(x_mini.or(y_mini).or(z_mini));
    [
        x.and(three_cells(possible.and(first))),
        y.and(three_cells(possible.shr::<1>().and(first))),
        z.and(three_cells(possible.shr::<2>().and(first))),
    ]
}

/// Extends the first bit of each mini-row to all three: 8 - 1 = 7.
#[inline(always)]
fn three_cells<T: Trio>(first: T) -> T {
    first.shl::<3>().sub(first)
}

/// Returns the mini-rows of three packed digits that are in some permutation.
#[inline(always)]
fn permuted_rows<T: Trio>(mini: T) -> T {
    let [left, middle_and_right] = [T::splat(each_row(0o007)), T::splat(each_row(0o770))];
    let [right, left_and_middle] = [T::splat(each_row(0o700)), T::splat(each_row(0o077))];
    let next_box = mini.shr::<3>().and(left_and_middle).or(mini.shl::<6>().and(right));
    let box_before = mini.shr::<6>().and(left).or(mini.shl::<3>().and(middle_and_right));
    let forth = next_row(next_box).and(row_before(box_before));
    let back = next_row(box_before).and(row_before(next_box));
    mini.and(forth.or(back))
}

/// Returns a band in which each row holds the next row of `band`, cyclically. Bits beyond
/// the band are undefined.
#[inline(always)]
fn next_row<T: Trio>(band: T) -> T {
    band.shr::<10>().or(band.shl::<20>())
}

/// Returns a band in which each row holds the previous row of `band`, cyclically. Bits
/// beyond the band are undefined.
#[inline(always)]
fn row_before<T: Trio>(band: T) -> T {
    band.shr::<20>().or(band.shl::<10>())
}

/// Restricts each digit to the mini-columns that are in some permutation of their stack. The
/// second value is nonzero where a digit has no permutation in a stack.
#[inline(always)]
fn restrict_in_stacks<T: Trio>([x, y, z]: [T; 3]) -> ([T; 3], T) {
    let row = T::splat(ROW);
    let x_mini = x.or(x.shr::<10>()).or(x.shr::<20>()).and(row);
    let y_mini = y.or(y.shr::<10>()).or(y.shl::<10>()).and(T::splat(ROW << ROW_BITS));
    let z_mini = z.or(z.shl::<10>()).or(z.shl::<20>()).and(T::splat(ROW << (2 * ROW_BITS)));
    let possible = permuted_columns(x_mini.or(y_mini).or(z_mini));
    let board = [
        x.and(three_rows(possible.and(row))),
        y.and(three_rows(possible.shr::<10>().and(row))),
        z.and(three_rows(possible.shr::<20>())),
    ];
    let all = T::broadcast(T::Bands::load(&[CARRY, CARRY, CARRY, 0]));
    (board, all.without(without_lowest(possible)))
}

/// Copies the first row to all three rows.
#[inline(always)]
fn three_rows<T: Trio>(first: T) -> T {
    first.or(first.shl::<10>()).or(first.shl::<20>())
}

/// Returns the mini-columns of three packed digits that are in some permutation.
#[inline(always)]
fn permuted_columns<T: Trio>(mini: T) -> T {
    let [left, middle_and_right] = [T::splat(each_row(0o111)), T::splat(each_row(0o666))];
    let [right, left_and_middle] = [T::splat(each_row(0o444)), T::splat(each_row(0o333))];
    let next = mini.shr::<1>().and(left_and_middle).or(mini.shl::<2>().and(right));
    let before = mini.shr::<2>().and(left).or(mini.shl::<1>().and(middle_and_right));
    let forth = next.next_band().and(before.band_before());
    let back = before.next_band().and(next.band_before());
    mini.and(forth.or(back))
}

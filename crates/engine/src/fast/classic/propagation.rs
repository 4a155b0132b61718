//! The rules, and when none of them says more.
//!
//! Owns what is concluded without a guess: the last candidate of a cell, the last
//! place of a digit in a house, and the last mini-row or mini-column that a digit can
//! take in a box or a line (locked candidates). It must not know how the search goes on.
//!
//! A digit in a band is a placement of three mini-rows, one in each row and one in each
//! box: one of the six permutations of three. A mini-row that is in no permutation
//! whose other two are possible cannot hold the digit. The same holds for a stack with
//! its mini-columns. Two permutations contain any given mini-row: one goes on to the
//! next box in the next row, the other to the box before. So the mini-rows that are
//! left follow from four rotated copies, for all digits at once.
//!
//! Clashing clues need no check before the search: two cells of a row that can take
//! nothing but one digit are looked for, and two of a box or a column leave it no
//! permutation. Without that look the search would only end when some other digit has
//! no place left, which on a board with few clues is never.

use super::state::{BAND, ROW, ROW_BITS, each_row};
use super::vector::{Bands, Trio};

/// What the rules leave.
pub(super) enum Settled<T: Trio> {
    /// There is no solution.
    Dead,
    /// There is one, and it is this.
    Full([T; 3]),
    /// There may be some. With the cells that can take two digits or more.
    Open([T; 3], T::Bands),
}

/// One bit of each mini-row: its first cell.
const MINI_ROWS: u32 = each_row(0o111);
/// The bit of each row into which a sum carries.
const CARRY: u32 = each_row(ROW + 1);

/// Applies the rules until they say no more.
#[inline(always)]
pub(super) fn settle<T: Trio>(mut board: [T; 3]) -> Settled<T> {
    let everywhere = T::Bands::load(&[BAND, BAND, BAND, 0]);
    let mut were_stacks_done = false;
    loop {
        let (some, several) = at_least_one_and_two(&board);
        if !everywhere.without(some).is_zero() {
            return Settled::Dead;
        }
        // What is known to be a part of the board is taken from it by `xor`: a complement
        // costs WebAssembly two instructions more.
        let decided = T::broadcast(everywhere.xor(several));
        let [x, y, z] = board;
        let (x_row, x_clash) = singles_in_rows(x, decided);
        let (y_row, y_clash) = singles_in_rows(y, decided);
        let (z_row, z_clash) = singles_in_rows(z, decided);
        let banded = in_bands([x_row, y_row, z_row]);
        let next = alone_in_cells(banded, everywhere);
        let change = or3([x.xor(next[0]), y.xor(next[1]), z.xor(next[2])]);
        let clash = or3([x_clash, y_clash, z_clash]);
        // The rule of stacks says nothing new to what it has left itself.
        if were_stacks_done && change.or(clash).is_zero() {
            let is_full = several.is_zero();
            return if is_full { Settled::Full(board) } else { Settled::Open(board, several) };
        }
        let (stacked, missing) = in_stacks(next);
        if !missing.or(clash).is_zero() {
            return Settled::Dead;
        }
        board = stacked;
        were_stacks_done = true;
    }
}

#[inline(always)]
fn or3<T: Trio>([first, second, third]: [T; 3]) -> T {
    first.or(second).or(third)
}

/// The cells that can take some digit, and those that can take two or more.
#[inline(always)]
fn at_least_one_and_two<T: Trio>(&[x, y, z]: &[T; 3]) -> (T::Bands, T::Bands) {
    let both = x.or(y);
    let [a, b, c] = both.or(z).digits();
    let [aa, bb, cc] = x.and(y).or(both.and(z)).digits();
    let ab = a.or(b);
    let several = a.and(b).or(ab.and(c)).or(aa.or(bb).or(cc));
    (ab.or(c), several)
}

/// The cells that can take three digits or more, and four or more.
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

/// Every row less its lowest cell, and the carry of each row that has any. An empty row
/// becomes one of which all cells are set.
#[inline(always)]
fn without_lowest<T: Trio>(cells: T) -> T {
    cells.add(T::splat(BAND))
}

/// All cells of the rows whose carry is set.
#[inline(always)]
fn whole_rows<T: Trio>(carries: T) -> T {
    carries.sub(carries.shr::<9>())
}

/// Leaves a digit no other cell in a row where it is the only candidate of one; and says
/// where it is the only candidate of another in the row.
#[inline(always)]
fn singles_in_rows<T: Trio>(digit: T, decided: T) -> (T, T) {
    let single = digit.and(decided);
    let rest = without_lowest(single);
    let undecided = whole_rows(T::splat(CARRY).without(rest));
    (digit.and(undecided).or(single), single.and(rest))
}

/// Leaves nothing else to the cells that are a digit's only place in a row.
#[inline(always)]
fn alone_in_cells<T: Trio>([x, y, z]: [T; 3], everywhere: T::Bands) -> [T; 3] {
    let alone = [alone_in_rows(x), alone_in_rows(y), alone_in_rows(z)];
    let [a, b, c] = or3(alone).digits();
    let free = T::broadcast(everywhere.xor(a.or(b).or(c)));
    [x.and(free).or(alone[0]), y.and(free).or(alone[1]), z.and(free).or(alone[2])]
}

/// The cells that are a digit's only place in a row.
#[inline(always)]
fn alone_in_rows<T: Trio>(digit: T) -> T {
    let others = digit.and(without_lowest(digit));
    // Nothing but 0 leaves the carry.
    let carry = T::splat(CARRY);
    digit.and(whole_rows(carry.sub(others).and(carry)))
}

/// Leaves each digit the mini-rows that are in some permutation of its band.
#[inline(always)]
fn in_bands<T: Trio>([x, y, z]: [T; 3]) -> [T; 3] {
    let first = T::splat(MINI_ROWS);
    let x_mini = x.or(x.shr::<1>()).or(x.shr::<2>()).and(first);
    let y_mini = y.or(y.shr::<1>()).or(y.shl::<1>()).and(T::splat(MINI_ROWS << 1));
    let z_mini = z.or(z.shl::<1>()).or(z.shl::<2>()).and(T::splat(MINI_ROWS << 2));
    let left = permuted_rows(x_mini.or(y_mini).or(z_mini));
    [
        x.and(three_cells(left.and(first))),
        y.and(three_cells(left.shr::<1>().and(first))),
        z.and(three_cells(left.shr::<2>().and(first))),
    ]
}

/// All three bits of each mini-row from its first: 8 - 1 = 7.
#[inline(always)]
fn three_cells<T: Trio>(first: T) -> T {
    first.shl::<3>().sub(first)
}

/// The mini-rows that are in some permutation, of three packed digits.
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

/// In each row of a band what is in the next; bits beyond the band are undefined.
#[inline(always)]
fn next_row<T: Trio>(band: T) -> T {
    band.shr::<10>().or(band.shl::<20>())
}

/// In each row of a band what is in the one before; bits beyond the band are undefined.
#[inline(always)]
fn row_before<T: Trio>(band: T) -> T {
    band.shr::<20>().or(band.shl::<10>())
}

/// Leaves each digit the mini-columns that are in some permutation of its stack; and says
/// where there is none in any stack.
#[inline(always)]
fn in_stacks<T: Trio>([x, y, z]: [T; 3]) -> ([T; 3], T) {
    let row = T::splat(ROW);
    let x_mini = x.or(x.shr::<10>()).or(x.shr::<20>()).and(row);
    let y_mini = y.or(y.shr::<10>()).or(y.shl::<10>()).and(T::splat(ROW << ROW_BITS));
    let z_mini = z.or(z.shl::<10>()).or(z.shl::<20>()).and(T::splat(ROW << (2 * ROW_BITS)));
    let left = permuted_columns(x_mini.or(y_mini).or(z_mini));
    let board = [
        x.and(three_rows(left.and(row))),
        y.and(three_rows(left.shr::<10>().and(row))),
        z.and(three_rows(left.shr::<20>())),
    ];
    let all = T::broadcast(T::Bands::load(&[CARRY, CARRY, CARRY, 0]));
    (board, all.without(without_lowest(left)))
}

/// The same in all three rows.
#[inline(always)]
fn three_rows<T: Trio>(first: T) -> T {
    first.or(first.shl::<10>()).or(first.shl::<20>())
}

/// The mini-columns that are in some permutation, of three packed digits.
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

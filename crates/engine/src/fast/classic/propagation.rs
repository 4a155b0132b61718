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

use super::state::BAND;
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
const MINI_ROWS: u32 = 0o111_111_111;
/// The cells of a band's first row.
const ROW: u32 = 0o777;

/// The same in each row of a band, or for each of three packed digits.
const fn each_row(bits: u32) -> u32 {
    bits | bits << 9 | bits << 18
}

/// Applies the rules until they say no more.
#[inline(always)]
pub(super) fn settle<T: Trio>(mut board: [T; 3]) -> Settled<T> {
    let everywhere = T::Bands::load(&[BAND, BAND, BAND, 0]);
    loop {
        let (some, several) = at_least_one_and_two(&board);
        if !everywhere.without(some).is_zero() {
            return Settled::Dead;
        }
        let open = T::broadcast(several);
        let [x, y, z] = board;
        let (x_row, x_clash) = singles_in_rows(x, open);
        let (y_row, y_clash) = singles_in_rows(y, open);
        let (z_row, z_clash) = singles_in_rows(z, open);
        let banded = in_bands([x_row, y_row, z_row]);
        let (stacked, missing) = in_stacks(banded, T::broadcast(everywhere));
        if !missing.or(or3([x_clash, y_clash, z_clash])).is_zero() {
            return Settled::Dead;
        }
        let next = alone_in_cells(stacked);
        let change = or3([x.xor(next[0]), y.xor(next[1]), z.xor(next[2])]);
        if change.is_zero() {
            let is_full = several.is_zero();
            return if is_full { Settled::Full(board) } else { Settled::Open(board, several) };
        }
        board = next;
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

/// The last cell of the rows in which there is one of these.
#[inline(always)]
fn last_of_rows<T: Trio>(cells: T) -> T {
    // Adding all but the last bit of a row carries into the last one, or it is there.
    let rest = T::splat(each_row(ROW >> 1));
    let last = T::splat(each_row(ROW ^ (ROW >> 1)));
    cells.and(rest).add(rest).or(cells).and(last)
}

/// All cells of the rows in which there is one of these.
#[inline(always)]
fn whole_rows<T: Trio>(cells: T) -> T {
    let last = last_of_rows(cells);
    last.shl::<1>().sub(last.shr::<8>())
}

/// Leaves a digit no other cell in a row where it is the only candidate of one; and says
/// in which rows it is the only candidate of several.
#[inline(always)]
fn singles_in_rows<T: Trio>(digit: T, open: T) -> (T, T) {
    let single = digit.without(open);
    let last = last_of_rows(single);
    let first = last.shr::<8>();
    let row = last.shl::<1>().sub(first);
    // Taking 1 off a row clears its lowest bit.
    (digit.without(row.without(single)), single.and(single.sub(first)))
}

/// Leaves nothing else to the cells that are a digit's only place in a row.
#[inline(always)]
fn alone_in_cells<T: Trio>([x, y, z]: [T; 3]) -> [T; 3] {
    let alone = [alone_in_rows(x), alone_in_rows(y), alone_in_rows(z)];
    let [a, b, c] = or3(alone).digits();
    let taken = T::broadcast(a.or(b).or(c));
    [
        x.without(taken.without(alone[0])),
        y.without(taken.without(alone[1])),
        z.without(taken.without(alone[2])),
    ]
}

/// The cells that are a digit's only place in a row.
#[inline(always)]
fn alone_in_rows<T: Trio>(digit: T) -> T {
    // Taking 1 off a row clears its lowest bit; where nothing is left there was one bit.
    // A row that was empty borrows from the next, but then there is no solution.
    let others = digit.and(digit.sub(T::splat(each_row(1))));
    digit.without(whole_rows(others))
}

/// Leaves each digit the mini-rows that are in some permutation of its band.
#[inline(always)]
fn in_bands<T: Trio>([x, y, z]: [T; 3]) -> [T; 3] {
    let first = T::splat(MINI_ROWS);
    let mini = mini_rows(x).or(mini_rows(y).shl::<1>()).or(mini_rows(z).shl::<2>());
    let left = permuted_rows(mini);
    [
        x.and(three_cells(left.and(first))),
        y.and(three_cells(left.shr::<1>().and(first))),
        z.and(three_cells(left.shr::<2>().and(first))),
    ]
}

/// The first bit of each mini-row that has any.
#[inline(always)]
fn mini_rows<T: Trio>(digit: T) -> T {
    digit.or(digit.shr::<1>()).or(digit.shr::<2>()).and(T::splat(MINI_ROWS))
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
    band.shr::<9>().or(band.shl::<18>())
}

/// In each row of a band what is in the one before; bits beyond the band are undefined.
#[inline(always)]
fn row_before<T: Trio>(band: T) -> T {
    band.shr::<18>().or(band.shl::<9>())
}

/// Leaves each digit the mini-columns that are in some permutation of its stack; and says
/// where there is none in any stack.
#[inline(always)]
fn in_stacks<T: Trio>([x, y, z]: [T; 3], everywhere: T) -> ([T; 3], T) {
    let row = T::splat(ROW);
    let mini = mini_columns(x).or(mini_columns(y).shl::<9>()).or(mini_columns(z).shl::<18>());
    let left = permuted_columns(mini);
    let board = [
        x.and(three_rows(left.and(row))),
        y.and(three_rows(left.shr::<9>().and(row))),
        z.and(three_rows(left.shr::<18>())),
    ];
    (board, everywhere.without(whole_rows(left)))
}

/// The first bit of each mini-column that has any.
#[inline(always)]
fn mini_columns<T: Trio>(digit: T) -> T {
    digit.or(digit.shr::<9>()).or(digit.shr::<18>()).and(T::splat(ROW))
}

/// The same in all three rows.
#[inline(always)]
fn three_rows<T: Trio>(first: T) -> T {
    first.or(first.shl::<9>()).or(first.shl::<18>())
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

//! Candidates with which a cage could not reach its total, or a thermometer could not
//! rise.
//!
//! Owns bounds consistency of sums and orders: each candidate is checked against the
//! smallest and the largest candidates of the other cells. Must not consider which cells
//! differ; other modules do that.

use super::board::{Board, Rise, Sum};
use super::candidates::Mask;
use super::event_sink::EventSink;
use crate::board::{Cell, DigitSet};
use crate::search::{DeadEndCause, Event, Reason};

/// Removes candidates until none is out of bounds. Returns whether any was removed.
///
/// # Errors
/// Returns the first cell left without a candidate.
pub(super) fn filter(
    board: &Board,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let mut changed = false;
    loop {
        let mut changes = false;
        for sum in &board.sums {
            changes |= keep_total(sum, masks, events)?;
        }
        for rise in &board.rises {
            changes |= keep_rising(rise, masks, events)?;
        }
        if !changes {
            return Ok(changed);
        }
        changed = true;
    }
}

/// Returns the values of the smallest and the largest digit that a cell may hold.
fn extremes(mask: Mask) -> (u16, u16) {
    let bits = mask.digits().bits();
    let most = u16::BITS - bits.leading_zeros();
    (bits.trailing_zeros() as u16 + 1, most as u16)
}

/// Returns the digits from one value to another, both included.
fn between(least: u16, most: u16) -> DigitSet {
    let up_to = |value: u16| DigitSet::first(value.min(16).into());
    up_to(most).without(up_to(least.saturating_sub(1)))
}

fn keep_total(
    sum: &Sum,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let because = Reason::Sum { cage: sum.cage };
    let (mut least, mut most) = (0, 0);
    for cell in &sum.cells {
        let (low, high) = extremes(masks[cell.index()]);
        least += low;
        most += high;
    }
    let mut changed = false;
    for &cell in &sum.cells {
        // Both sums are taken before any cell changes, so the order of the cells does not
        // matter; the caller's loop finds what becomes possible later.
        let (low, high) = extremes(masks[cell.index()]);
        let from = (sum.total + high).saturating_sub(most);
        let digits = match (sum.total + low).checked_sub(least) {
            Some(to) => between(from, to),
            None => DigitSet::EMPTY,
        };
        changed |= keep(masks, cell, digits, because, events)?;
    }
    Ok(changed)
}

fn keep_rising(
    rise: &Rise,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let because = Reason::Order { thermometer: rise.thermometer };
    let mut changed = false;
    let mut below = 0;
    for &cell in &rise.cells {
        changed |= keep(masks, cell, between(below + 1, 16), because, events)?;
        below = extremes(masks[cell.index()]).0.max(below + 1);
    }
    let mut above = 17;
    for &cell in rise.cells.iter().rev() {
        changed |= keep(masks, cell, between(1, above - 1), because, events)?;
        above = extremes(masks[cell.index()]).1;
    }
    Ok(changed)
}

/// Keeps only these candidates of a cell. Returns whether any was removed.
fn keep(
    masks: &mut [Mask],
    cell: Cell,
    digits: DigitSet,
    because: Reason,
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let mask = &mut masks[cell.index()];
    let gone = mask.candidates().map_or(DigitSet::EMPTY, |candidates| candidates.without(digits));
    if gone.is_empty() {
        return Ok(false);
    }
    mask.take_out(gone);
    events.emit(Event::Eliminated { cell, digits: gone, because });
    if mask.digits().is_empty() { Err(DeadEndCause::Cell(cell)) } else { Ok(true) }
}

//! Candidates with which a cage could not reach its total, or a thermometer could not
//! rise.
//!
//! Owns bounds consistency of sums and orders: each candidate is checked against the
//! smallest and the largest candidates of the other cells. Must not consider which cells
//! differ; other modules do that.

use super::board::{Board, CageSum, Thermometer};
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
    let mut has_changed = false;
    loop {
        let mut has_pass_changed = false;
        for sum in &board.sums {
            has_pass_changed |= narrow_sum(sum, masks, events)?;
        }
        for thermometer in &board.thermometers {
            has_pass_changed |= narrow_thermometer(thermometer, masks, events)?;
        }
        if !has_pass_changed {
            return Ok(has_changed);
        }
        has_changed = true;
    }
}

/// Returns the values of the smallest and the largest digit that a cell may hold.
fn extremes(mask: Mask) -> (u16, u16) {
    let bits = mask.digits().bits();
    let highest = u16::BITS - bits.leading_zeros();
    (bits.trailing_zeros() as u16 + 1, highest as u16)
}

/// Returns the digits from one value to another, both included.
fn between(lowest: u16, highest: u16) -> DigitSet {
    let up_to = |value: u16| DigitSet::first(value.min(16).into());
    up_to(highest).without(up_to(lowest.saturating_sub(1)))
}

fn narrow_sum(
    sum: &CageSum,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let because = Reason::Sum { cage: sum.cage };
    let (mut lowest_sum, mut highest_sum) = (0, 0);
    for cell in &sum.cells {
        let (low, high) = extremes(masks[cell.index()]);
        lowest_sum += low;
        highest_sum += high;
    }
    let mut has_changed = false;
    for &cell in &sum.cells {
        // Both sums are taken before any cell changes, so the order of the cells does not
        // matter; the caller's loop finds what becomes possible later.
        let (low, high) = extremes(masks[cell.index()]);
        let from = (sum.total + high).saturating_sub(highest_sum);
        let digits = match (sum.total + low).checked_sub(lowest_sum) {
            Some(to) => between(from, to),
            None => DigitSet::EMPTY,
        };
        has_changed |= retain_candidates(masks, cell, digits, because, events)?;
    }
    Ok(has_changed)
}

fn narrow_thermometer(
    thermometer: &Thermometer,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let because = Reason::Order { thermometer: thermometer.index };
    let mut has_changed = false;
    let mut previous_lowest = 0;
    for &cell in &thermometer.cells {
        has_changed |=
            retain_candidates(masks, cell, between(previous_lowest + 1, 16), because, events)?;
        previous_lowest = extremes(masks[cell.index()]).0.max(previous_lowest + 1);
    }
    let mut next_highest = 17;
    for &cell in thermometer.cells.iter().rev() {
        has_changed |=
            retain_candidates(masks, cell, between(1, next_highest - 1), because, events)?;
        next_highest = extremes(masks[cell.index()]).1;
    }
    Ok(has_changed)
}

/// Keeps only these candidates of a cell. Returns whether any was removed.
fn retain_candidates(
    masks: &mut [Mask],
    cell: Cell,
    digits: DigitSet,
    because: Reason,
    events: &mut impl EventSink,
) -> Result<bool, DeadEndCause> {
    let mask = &mut masks[cell.index()];
    let eliminated =
        mask.candidates().map_or(DigitSet::EMPTY, |candidates| candidates.without(digits));
    if eliminated.is_empty() {
        return Ok(false);
    }
    mask.remove(eliminated);
    events.emit(Event::Eliminated { cell, digits: eliminated, because });
    if mask.digits().is_empty() { Err(DeadEndCause::Cell(cell)) } else { Ok(true) }
}

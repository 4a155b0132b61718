//! Cells with one candidate, and digits with one place.

use super::board::Board;
use super::candidates::{self, Mask};
use super::node::ForcedDigit;
use crate::board::DigitSet;
use crate::search::{DeadEndCause, Reason};

/// Returns a forced digit: that of the first cell with one candidate, in the strategy's
/// order, or else the lowest digit with one place in the first house that has such a
/// digit.
///
/// # Errors
/// Returns the first house that has no place for a digit, with its lowest such digit.
pub(super) fn find(board: &Board, masks: &[Mask]) -> Result<Option<ForcedDigit>, DeadEndCause> {
    let all = board.shape().all_digits();
    let mut hidden = None;
    for group in board.groups.iter().filter(|group| group.is_house) {
        let (mut seen_once, mut seen_twice, mut placed) = (0, 0, 0);
        for cell in &group.cells {
            let mask = masks[cell.index()];
            let bits = mask.digits().bits();
            if mask.is_filled() {
                placed |= bits;
            } else {
                seen_twice |= seen_once & bits;
                seen_once |= bits;
            }
        }
        let missing = all.without(DigitSet::from_bits(seen_once | placed));
        if let Some(digit) = missing.lowest() {
            return Err(DeadEndCause::House { rule: group.rule, digit });
        }
        if hidden.is_none() && seen_once & !seen_twice != 0 {
            hidden =
                DigitSet::from_bits(seen_once & !seen_twice).lowest().map(|digit| (group, digit));
        }
    }
    let naked = candidates::of_empty_cells(masks, &board.cells_in_order)
        .find(|(_, digits)| digits.len() == 1);
    if let Some((cell, digits)) = naked {
        let because = Reason::NakedSingle;
        return Ok(digits.lowest().map(|digit| ForcedDigit { cell, digit, because }));
    }
    Ok(hidden.and_then(|(group, digit)| {
        let mut places = candidates::of_empty_cells(masks, &group.cells);
        let (cell, _) = places.find(|(_, digits)| digits.contains(digit))?;
        let because = Reason::HiddenSingle { rule: group.rule };
        Some(ForcedDigit { cell, digit, because })
    }))
}

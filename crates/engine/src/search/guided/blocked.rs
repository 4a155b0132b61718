//! Why a digit is illegal in a cell, given the digits on the board.

use super::board::Board;
use super::candidates::Mask;
use super::fits;
use crate::board::{Cell, Digit, Rule};
use crate::search::Verdict;

/// Returns what rules a digit out of a cell, if anything does.
pub(super) fn verdict(board: &Board, masks: &[Mask], cell: Cell, digit: Digit) -> Verdict {
    let holds = |by: Cell| {
        let mask = masks[by.index()];
        mask.is_filled() && mask.digits().contains(digit)
    };
    let equal_peers = board.peers[cell.index()].iter().filter(|peer| holds(peer.cell));
    if let Some(peer) = equal_peers.min_by_key(|peer| (peer.rule, peer.cell)) {
        return Verdict::Blocked { by: peer.cell, rule: peer.rule };
    }
    for thermometer in
        board.thermometers.iter().filter(|thermometer| thermometer.cells.contains(&cell))
    {
        let rule = Rule::Thermometer(thermometer.index);
        let range = fits::digit_range(board, thermometer, masks, cell);
        let bounding_cell = if digit < range.lowest { range.cell_before } else { range.cell_after };
        match (range.contains(digit), bounding_cell) {
            (true, _) => {}
            (false, Some(by)) => return Verdict::Blocked { by, rule },
            (false, None) => return Verdict::Unfit { rule },
        }
    }
    for sum in board.sums.iter().filter(|sum| sum.cells.contains(&cell)) {
        if !fits::addends(board, sum, masks).contains(digit) {
            return Verdict::Unfit { rule: Rule::CageTotal(sum.cage) };
        }
    }
    Verdict::Legal
}

//! From a parent node and a placement to the child node.
//!
//! Owns the order of inferences. Expansion is a pure function: the same candidates and
//! placement give the same node and the same events, so none of it has to be stored.

use super::board::Board;
use super::bounds;
use super::candidates::{self, Mask};
use super::choose;
use super::event_sink::EventSink;
use super::fits;
use super::hall;
use super::node::{ForcedDigit, Node};
use super::singles;
use crate::board::{Cell, Digit, DigitSet};
use crate::search::{DeadEndCause, Event, Inference, Reason, Strategy};

/// Turns the candidates of the parent into those of the child, and returns the child.
pub(super) fn expand(
    board: &Board,
    strategy: Strategy,
    masks: &mut [Mask],
    placed: Option<(Cell, Digit)>,
    events: &mut impl EventSink,
) -> Node {
    let infers = strategy.inference() != Inference::None;
    let dead_end = match placed {
        Some(placed) if infers => place(board, masks, placed, events),
        Some(placed) => {
            let _ = place(board, masks, placed, &mut ());
            None
        }
        None => cell_without_candidate(board, masks).filter(|_| infers),
    };
    if let Some(dead_end) = dead_end {
        return Node::dead(dead_end);
    }
    if candidates::of_empty_cells(masks, &board.empty_cells).next().is_none() {
        return Node::full(board);
    }
    if !infers {
        fits::filter(board, masks, placed.map(|(cell, _)| cell));
    }
    match infer(board, strategy.inference(), masks, events) {
        Err(dead_end) => Node::dead(dead_end),
        Ok(Some(forced)) => Node::forced(forced),
        Ok(None) => choose::node(board, strategy, masks),
    }
}

/// Places the digit in the cell and removes it from the candidates of its peers. Returns
/// the first peer left without a candidate.
fn place(
    board: &Board,
    masks: &mut [Mask],
    (cell, digit): (Cell, Digit),
    events: &mut impl EventSink,
) -> Option<DeadEndCause> {
    masks[cell.index()] = Mask::filled(digit);
    let digits: DigitSet = DigitSet::from_bits(1 << digit.index());
    let mut dead_end = None;
    for peer in &board.peers[cell.index()] {
        let mask = &mut masks[peer.cell.index()];
        if mask.is_filled() || !mask.digits().contains(digit) {
            continue;
        }
        mask.remove(digits);
        let because = Reason::Placed { by: cell, rule: peer.rule };
        events.emit(Event::Eliminated { cell: peer.cell, digits, because });
        if mask.digits().is_empty() && dead_end.is_none() {
            dead_end = Some(DeadEndCause::Cell(peer.cell));
        }
    }
    dead_end
}

fn cell_without_candidate(board: &Board, masks: &[Mask]) -> Option<DeadEndCause> {
    let mut empty = candidates::of_empty_cells(masks, &board.empty_cells);
    empty.find(|(_, digits)| digits.is_empty()).map(|(cell, _)| DeadEndCause::Cell(cell))
}

/// Applies the strategy's inference. Returns the forced digit, if there is one.
fn infer(
    board: &Board,
    inference: Inference,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<Option<ForcedDigit>, DeadEndCause> {
    match inference {
        Inference::None => return Ok(None),
        Inference::ForwardChecking => bounds::filter(board, masks, events)?,
        Inference::Singles => {
            bounds::filter(board, masks, events)?;
            return singles::find(board, masks);
        }
        Inference::DomainConsistency => {
            singles::find(board, masks)?;
            hall::filter(board, masks, events)?;
            while bounds::filter(board, masks, events)? {
                hall::filter(board, masks, events)?;
            }
            return singles::find(board, masks);
        }
    };
    Ok(None)
}

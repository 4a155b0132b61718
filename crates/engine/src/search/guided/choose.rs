//! Chooses the cell to fill next, and the order of its digits.

use super::board::{Board, DistinctGroup};
use super::candidates::{self, Mask};
use super::node::Node;
use crate::board::{Cell, Digit, DigitSet};
use crate::search::{Alternatives, CellOrder, Choice, DigitOrder, Inference, Strategy};

/// Returns the node of a board that is not full, if no digit is forced and none is
/// lacking.
pub(super) fn node(board: &Board, strategy: Strategy, masks: &[Mask]) -> Node {
    match strategy {
        Strategy::ExactCover => fewest_options(board, masks),
        Strategy::Cells { cell_order, digit_order, inference } => {
            let Some((cell, legal)) = next_cell(board, cell_order, masks) else {
                return Node::full(board);
            };
            let all = board.shape().all_digits();
            let considered = if inference == Inference::None { all } else { legal };
            let order = digits_in_order(board, digit_order, masks, cell, considered);
            if inference == Inference::None {
                return Node::tested(cell, legal, order);
            }
            Node::branching(Choice::Digit { cell }, order)
        }
    }
}

fn next_cell(board: &Board, order: CellOrder, masks: &[Mask]) -> Option<(Cell, DigitSet)> {
    let mut empty = candidates::of_empty_cells(masks, &board.cells_in_order);
    match order {
        CellOrder::Reading | CellOrder::Shuffled(_) => empty.next(),
        CellOrder::FewestCandidates => empty.min_by_key(|(_, digits)| digits.len()),
        CellOrder::FewestThenConstrained => empty.min_by_key(|&(cell, digits)| {
            let is_empty = |&mask: &Mask| !mask.is_filled();
            let peers = board.peers[cell.index()].iter().map(|peer| masks[peer.cell.index()]);
            (digits.len(), std::cmp::Reverse(peers.filter(is_empty).count()))
        }),
    }
}

/// Returns digits of a cell in the order in which they are tried.
fn digits_in_order(
    board: &Board,
    order: DigitOrder,
    masks: &[Mask],
    cell: Cell,
    digits: DigitSet,
) -> Alternatives {
    if order != DigitOrder::LeastConstraining {
        let all = board.digit_orders[cell.index()].iter();
        return all.filter(|&digit| digits.contains(digit)).collect();
    }
    let mut sorted: Vec<Digit> = digits.iter().collect();
    sorted.sort_by_key(|&digit| {
        let peers = board.peers[cell.index()].iter().map(|peer| masks[peer.cell.index()]);
        peers.filter(|mask| !mask.is_filled() && mask.digits().contains(digit)).count()
    });
    sorted.into_iter().collect()
}

/// Returns a node for the first cell, or the first digit of a house, with the fewest
/// options; cells come before houses.
fn fewest_options(board: &Board, masks: &[Mask]) -> Node {
    let empty = candidates::of_empty_cells(masks, &board.empty_cells);
    let Some((cell, digits)) = empty.min_by_key(|(_, digits)| digits.len()) else {
        return Node::full(board);
    };
    let mut fewest = digits.len();
    let mut choice = None;
    for group in board.groups.iter().filter(|group| group.is_house && digits.len() > 2) {
        for digit in board.shape().digits() {
            let options = places(group, masks, digit).count();
            if options > 0 && options < fewest {
                (fewest, choice) = (options, Some((group, digit)));
            }
        }
    }
    match choice {
        None => Node::branching(Choice::Digit { cell }, digits.iter().collect()),
        Some((group, digit)) => {
            let choice = Choice::Place { rule: group.rule, digit };
            Node::branching(choice, places(group, masks, digit).collect())
        }
    }
}

/// Returns the places of a house where a digit is a candidate, as branches.
fn places(group: &DistinctGroup, masks: &[Mask], digit: Digit) -> impl Iterator<Item = Digit> {
    let can_hold_digit = move |cell: &Cell| {
        masks[cell.index()].candidates().is_some_and(|digits| digits.contains(digit))
    };
    let numbered = group.cells.iter().enumerate();
    numbered
        .filter(move |(_, cell)| can_hold_digit(cell))
        .map(|(place, _)| Digit::from_index(place))
}

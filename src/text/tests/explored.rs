//! Everything that the page can say about a tree that is opened by hand.

use grove_model::search::explore::{ActionOutcome, ActionReport, NextHint};
use sudoku_engine::board::{House, Rule, Shape};
use sudoku_engine::explore::{BranchResult, Effect, Preview, Refusal, Work};
use sudoku_engine::search::{DeadEndCause, NodeStatus, Reason};

use super::facts::{COUNTS, cell, digit};

/// One report of each kind, with every count.
pub(super) fn reports(shape: Shape) -> Vec<ActionReport> {
    let what = ActionOutcome::NothingForced { is_sought: true };
    let ends = nexts(shape).into_iter().map(|next| ActionReport { outcome: what.clone(), next });
    let alone = whats(shape)
        .into_iter()
        .map(|what| ActionReport { outcome: what, next: NextHint::Nothing });
    alone.chain(ends).collect()
}

fn whats(shape: Shape) -> Vec<ActionOutcome> {
    let (cell, digit) = (cell(shape, 2, 3), digit(4));
    let refusals = [
        Refusal::Over,
        Refusal::Filled,
        Refusal::OtherCell { cell },
        Refusal::OtherDigit { digit },
        Refusal::OtherPlace { digit, rule: Rule::Window(1) },
        Refusal::NoCandidate { by: Some(cell) },
        Refusal::NoCandidate { by: None },
        Refusal::TooManyNodes,
    ];
    let mut whats: Vec<ActionOutcome> =
        refusals.map(|why| ActionOutcome::Refused { cell, digit, why }).into_iter().collect();
    whats.extend([None, Some((cell, digit))].map(|placed| ActionOutcome::MovedTo { placed }));
    whats.extend([ActionOutcome::NothingToUndo, ActionOutcome::NoRoomForSolution]);
    whats.extend([false, true].map(|is_sought| ActionOutcome::NothingForced { is_sought }));
    for count in COUNTS {
        let work = Work { placements: count, undos: count, solutions: count, dead_ends: count };
        whats.push(ActionOutcome::Started { cells: count });
        for by_sets in [0, count as u32] {
            let effect = Effect { by_placing: count as u32, by_sets };
            whats.push(ActionOutcome::Chose { cell, digit, effect });
        }
        for chosen in [None, Some((cell, digit))] {
            whats.push(ActionOutcome::Undid { chosen, forced: count });
        }
        whats.push(ActionOutcome::PlacedForced { count });
        for is_exhausted in [false, true] {
            for solution in [None, Some([(cell, digit)].into())] {
                whats.push(ActionOutcome::Finished(BranchResult { work, is_exhausted, solution }));
            }
        }
        whats.push(ActionOutcome::Cancelled { work });
        whats.push(ActionOutcome::OpenedSolution { digits: count });
    }
    whats
}

fn nexts(shape: Shape) -> Vec<NextHint> {
    let (cell, digit) = (cell(shape, 2, 3), digit(4));
    let rule = House::all(shape).next().map(Rule::House).expect("a house");
    let mut nexts = vec![NextHint::Solved];
    for at in [DeadEndCause::Cell(cell), DeadEndCause::House { rule, digit }] {
        nexts.extend([None, Some(cell)].map(|back_to| NextHint::DeadEnd { cause: at, back_to }));
    }
    for because in [Reason::NakedSingle, Reason::HiddenSingle { rule }] {
        nexts.push(NextHint::Forced { cell, digit, because });
    }
    for count in COUNTS {
        nexts.extend([false, true].map(|is_free| NextHint::Cell { cell, digits: count, is_free }));
        nexts.push(NextHint::Place { digit, rule, places: count });
    }
    nexts
}

/// Previews of every status, with every count.
pub(super) fn previews(shape: Shape) -> Vec<Preview> {
    let statuses = [
        NodeStatus::Branching,
        NodeStatus::DeadEnd { cause: DeadEndCause::Cell(cell(shape, 1, 1)) },
        NodeStatus::Solved,
    ];
    let preview = |count: u64| {
        let (eliminated, candidates_left) = (count as usize, count as usize);
        statuses.map(|status| Preview {
            eliminated,
            candidates_left,
            forced_cells: candidates_left / 2,
            status,
        })
    };
    COUNTS.into_iter().flat_map(preview).collect()
}

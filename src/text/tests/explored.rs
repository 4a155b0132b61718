//! Everything that the page can say about a tree that is opened by hand.

use grove_model::search::explore::{ActionOutcome, ActionReport, NextHint, WayBack};
use sudoku_engine::board::{House, Rule, Shape};
use sudoku_engine::explore::{BranchResult, Effect, Preview, Refusal, Work};
use sudoku_engine::search::{DeadEndCause, NodeStatus, Reason};

use super::facts::{COUNTS, EN, RU, SW, cell, digit};
use crate::text::Text;

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
        nexts.push(NextHint::DeadEnd { cause: at, back: None });
    }
    nexts.push(NextHint::DeadCell { cell, back: None });
    for because in [Reason::NakedSingle, Reason::HiddenSingle { rule }] {
        nexts.push(NextHint::Forced { cell, digit, because });
    }
    nexts.extend([false, true].map(|is_first| NextHint::NoSolution { cell, digit, is_first }));
    for count in COUNTS {
        let back = Some(WayBack { cell, digit, choices: count });
        nexts.push(NextHint::DeadEnd { cause: DeadEndCause::Cell(cell), back });
        nexts.push(NextHint::DeadCell { cell, back });
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

#[test]
fn the_choice_to_undo_at_a_dead_end_is_named() {
    let shape = Shape::Four;
    let said = |text: Text, choices| {
        let back = Some(WayBack { cell: cell(shape, 1, 1), digit: digit(1), choices });
        let next = NextHint::DeadCell { cell: cell(shape, 2, 2), back };
        text.report(&ActionReport { outcome: ActionOutcome::NothingToUndo, next }, shape)
    };
    assert!(said(EN, 1).ends_with("Undo your last choice, 1 in row 1, column 1."));
    for (text, end) in [
        (
            EN,
            "The latest choice that takes part is 1 in row 1, column 1: undo your last 2 choices.",
        ),
        (
            RU,
            "Последний из выборов, которые к этому привели, — 1 (строка 1, столбец 1). Отменить надо \
             2 выбора, начиная с последнего.",
        ),
        (
            SW,
            "Chaguo la karibuni zaidi linalohusika ni 1 katika safu mlalo ya 1, safu wima ya 1: tendua mara 2.",
        ),
    ] {
        let said = said(text, 2);
        assert!(said.ends_with(end), "{said}");
    }
}

#[test]
fn a_finished_branch_is_counted_in_nodes_and_its_conclusion_is_named() {
    let shape = Shape::Four;
    let work = Work { placements: 859, undos: 859, solutions: 0, dead_ends: 320 };
    let outcome =
        ActionOutcome::Finished(BranchResult { work, is_exhausted: true, solution: None });
    let (cell, digit) = (cell(shape, 1, 1), digit(3));
    let next = NextHint::NoSolution { cell, digit, is_first: true };
    let report = ActionReport { outcome, next };
    for (text, said) in [
        (
            EN,
            "The computer searched this whole branch: 860 nodes, 859 backtracks, 320 dead ends, \
             0 solutions. 3 in row 1, column 1 leads to no solution: undo it.",
        ),
        (
            RU,
            "Компьютер перебрал всю ветвь: 860 узлов, 859 возвратов, 320 тупиков, 0 решений. \
             С 3 в клетке (строка 1, столбец 1) решений нет: отмените этот выбор.",
        ),
        (
            SW,
            "Kompyuta imepitia tawi hili lote: nodi 860, kurudi mara 859, mikwamo 320, masuluhisho 0. \
             3 katika safu mlalo ya 1, safu wima ya 1 haileti suluhisho: itendue.",
        ),
    ] {
        assert_eq!(text.report(&report, shape), said);
    }
    assert_eq!(
        EN.opened(860, 1),
        "860 nodes with the root; chosen by you and marked with a dot: 1."
    );
}

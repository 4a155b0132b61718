//! Which digits fit on the board that is played, compared with the neighbors of each cell.

use std::collections::BTreeSet;

use crate::common::{Page, cell, digit, empty, places, rules};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::update::edit::EditMsg;
use grove_model::view::cage_sets::CageSets;
use grove_model::view::dead_end::{Obstacle, cause, obstacles_at_dead_end};
use grove_model::view::fits::{Fit, fits, selected_empty_cell};
use proptest::collection::vec;
use proptest::prelude::*;
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Rule, Shape};
use sudoku_engine::search::{DeadEndCause, Goal};

const NINE: Shape = Shape::Nine;

/// Returns whether two cells of a 9x9 board share a row, a column or a box.
fn see_each_other(one: Cell, other: Cell) -> bool {
    let [(row, column), (other_row, other_column)] =
        [one, other].map(|cell| (cell.row(NINE), cell.column(NINE)));
    let is_same_box = row / 3 == other_row / 3 && column / 3 == other_column / 3;
    one != other && (row == other_row || column == other_column || is_same_box)
}

#[test]
fn each_digit_fits_or_an_equal_one_is_named_that_the_cell_sees() {
    let page = Page::editing(Sample::Tutorial.line());
    let board = page.model.play.editor.edited_puzzle().digits();
    let mut counts = [0, 0];
    for cell in NINE.cells().filter(|&cell| board.get(cell).is_none()) {
        for (digit, fit) in fits(&page.model, cell) {
            let holds =
                |&other: &Cell| board.get(other) == Some(digit) && see_each_other(cell, other);
            match fit {
                Fit::Fits => assert_eq!(NINE.cells().find(holds), None),
                Fit::Blocked(obstacle) => {
                    assert_eq!(obstacle.digit, digit);
                    assert!(holds(&obstacle.by));
                }
                Fit::Unfit(rule) => panic!("{rule:?} is not a rule of this board"),
            }
            counts[usize::from(fit == Fit::Fits)] += 1;
        }
    }
    assert!(counts[0] > 100 && counts[1] > 100);
}

#[test]
fn cages_and_thermometers_keep_out_digits_that_they_could_not_be_filled_with() {
    let four = Shape::Four;
    let page = Page::open(&format!("p={}&view=play&rules=cage-3-1112.thermo-212223", empty(four)));
    let unfit = |row, column| {
        let all = fits(&page.model, cell(four, row, column)).into_iter();
        all.filter_map(|(digit, fit)| match fit {
            Fit::Unfit(rule) => Some((digit, rule)),
            Fit::Fits | Fit::Blocked(_) => None,
        })
        .collect::<Vec<_>>()
    };
    // Two different digits with the sum of 3 are 1 and 2.
    assert_eq!(unfit(1, 1), [3, 4].map(|value| (digit(value), Rule::CageTotal(0))));
    // Two larger digits follow the first one of the thermometer.
    assert_eq!(unfit(2, 1), [3, 4].map(|value| (digit(value), Rule::Thermometer(0))));
    assert_eq!(unfit(2, 2), [1, 4].map(|value| (digit(value), Rule::Thermometer(0))));
    assert_eq!(unfit(4, 4), []);
}

/// Returns the sets of different digits that can be in the cells, each with one of its own, as sorted
/// digits.
fn filled(candidates: &[Vec<u8>], total: u8) -> BTreeSet<Vec<u8>> {
    let mut found = BTreeSet::from([Vec::new()]);
    for cell in candidates {
        let longer = |set: &Vec<u8>| {
            let free = cell.iter().filter(|digit| !set.contains(digit));
            free.map(|&digit| [set.as_slice(), &[digit]].concat()).collect::<Vec<_>>()
        };
        found = found.iter().flat_map(longer).collect();
    }
    let full = found.into_iter().filter(|set| set.iter().sum::<u8>() == total);
    full.map(|mut set| {
        set.sort_unstable();
        set
    })
    .collect()
}

#[test]
fn the_sets_of_a_cage_are_those_that_its_cells_leave() {
    let sets = |p: &str, (row, column)| {
        let page = Page::open(&format!("p={p}&view=play&rules=cage-15-111213.cage-7-2122"));
        let sets = CageSets::of(&page.model, cell(NINE, row, column))?;
        let values = |set: &DigitSet| set.iter().map(Digit::value).collect::<Vec<u8>>();
        Some((sets.total, sets.cell_count, sets.sets.iter().map(values).collect::<Vec<_>>()))
    };
    let all: Vec<u8> = (1..=9).collect();
    let expected = |candidates: &[Vec<u8>], total| Vec::from_iter(filled(candidates, total));
    let blank = empty(NINE);
    let open = expected(&[all.clone(), all.clone(), all], 15);
    assert_eq!(open.len(), 8);
    assert_eq!(sets(&blank, (1, 1)), Some((15, 3, open)));
    assert_eq!(sets(&blank, (2, 1)), Some((7, 2, vec![vec![1, 6], vec![2, 5], vec![3, 4]])));
    assert_eq!(sets(&blank, (9, 9)), None);
    // A digit in the cage stays, one in its row is in none of its other cells, and one in the column of the
    // third cell is not in that one.
    let mut line: Vec<char> = blank.chars().collect();
    (line[0], line[8], line[74]) = ('5', '9', '6');
    let line = String::from_iter(line);
    let left = |without: &[u8]| (1..=8).filter(|it| *it != 5 && !without.contains(it)).collect();
    let expected = expected(&[vec![5], left(&[]), left(&[6])], 15);
    assert_eq!(sets(&line, (1, 2)), Some((15, 3, expected.clone())));
    assert_eq!(expected, [vec![2, 5, 8], vec![3, 5, 7], vec![4, 5, 6]]);
}

#[test]
fn the_only_selected_cell_is_asked_about_if_it_is_empty() {
    let mut page = Page::editing(Sample::Tutorial.line());
    let board = page.model.play.editor.edited_puzzle().digits();
    let (empty, given) = (
        NINE.cells().find(|&cell| board.get(cell).is_none()).unwrap(),
        NINE.cells().find(|&cell| board.get(cell).is_some()).unwrap(),
    );
    page.send(Msg::Edit(EditMsg::CellSelected { cell: empty, extend: false }));
    assert_eq!(selected_empty_cell(&page.model), Some(empty));
    page.send(Msg::Edit(EditMsg::CellSelected { cell: given, extend: false }));
    assert_eq!(selected_empty_cell(&page.model), None);
    page.send(Msg::Edit(EditMsg::CellSelected { cell: empty, extend: true }));
    assert_eq!(selected_empty_cell(&page.model), None);
}

#[test]
fn at_a_dead_end_a_given_is_named_before_a_placed_digit() {
    let mut named = [0, 0];
    for (_, stepper) in places(Sample::Article, Goal::FIRST).into_iter().take(3_000) {
        let givens = stepper.puzzle().givens();
        let cell = match cause(&stepper) {
            Some(DeadEndCause::Cell(cell)) => cell,
            Some(DeadEndCause::House { .. } | DeadEndCause::Unknown) | None => continue,
        };
        for Obstacle { digit, by, .. } in obstacles_at_dead_end(&stepper) {
            let is_given = |other: Cell| givens.get(other) == Some(digit);
            let has_given = NINE.cells().any(|it| is_given(it) && see_each_other(cell, it));
            assert_eq!(is_given(by), has_given);
            named[usize::from(has_given)] += 1;
        }
    }
    assert!(named[0] > 0 && named[1] > 0, "{named:?}");
}

proptest! {
    #[test]
    fn possible_digits_are_those_that_break_no_rule(
        (rules, filled) in prop_oneof![Just(Shape::Four), Just(NINE)]
            .prop_flat_map(|shape| (rules(shape), vec((0..shape.cell_count(), 1..=shape.size()), 0..12)))
    ) {
        let shape = rules.shape();
        let mut board = Givens::empty(shape);
        let cells: Vec<Cell> = shape.cells().collect();
        for (at, value) in filled {
            board.set(cells[at], Some(digit(value as u8)));
        }
        for (cell, possible) in rules.possible_digits(&board) {
            for digit in shape.digits() {
                let mut tried = board.clone();
                tried.set(cell, Some(digit));
                let is_broken = rules.check(&tried).iter().any(|it| it.cells.contains(&cell));
                prop_assert_eq!(possible.contains(digit), !is_broken, "{:?} {:?}", cell, digit);
            }
        }
    }
}

//! Where rules are drawn.

use crate::common::cell;
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::puzzle::rule_drawing::CellFrame;
use grove_model::puzzle::rule_drawing::{Point, RuleDrawing};
use grove_model::rules_code;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use sudoku_engine::board::{Cell, Givens, Region, Rules, Shape};

fn drawn(shape: Shape, code: &str) -> RuleDrawing {
    RuleDrawing::new(&rules_code::read(shape, code).unwrap())
}

/// Returns twice the area inside a closed line; negative if the line runs the other way round.
fn area(line: &[Point]) -> i32 {
    let next = line.iter().cycle().skip(1);
    line.iter().zip(next).map(|(&(x1, y1), &(x2, y2))| x1 * y2 - x2 * y1).sum()
}

/// Returns the area that a line around cells encloses with this inset: their area without the
/// strip along each side that is not shared, and with the corners of that strip corrected.
fn expected_area(shape: Shape, cells: &[Cell], inset: i32) -> i32 {
    let holds = |row: usize, column: usize| {
        Cell::at(shape, row, column).is_some_and(|cell| cells.contains(&cell))
    };
    // Count each hundredth that is at least the inset away from everything outside.
    let mut area = 0;
    for cell in cells {
        let (row, column) = (cell.row(shape), cell.column(shape));
        let beside = |down: isize, right: isize| {
            let at = row.checked_add_signed(down).zip(column.checked_add_signed(right));
            at.is_some_and(|(row, column)| holds(row, column))
        };
        for y in 0..100 {
            for x in 0..100 {
                let near = |at: i32| if at < inset { -1 } else { isize::from(at >= 100 - inset) };
                let (down, right) = (near(y), near(x));
                area += i32::from(beside(down, 0) && beside(0, right) && beside(down, right));
            }
        }
    }
    area
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..Default::default() })]

    #[test]
    fn an_outline_encloses_its_cells(
        (shape, cells) in select(vec![Shape::Four, Shape::Nine]).prop_flat_map(|shape| {
            // A corner of the board, so that cells touch in every way.
            let near = shape.cells().filter(move |cell| cell.row(shape) < 4 && cell.column(shape) < 4);
            (Just(shape), subsequence(near.collect::<Vec<_>>(), 1..=shape.size()))
        }),
    ) {
        let mut rules = Rules::classic(shape);
        rules.add_cage(cells.clone(), None).unwrap();
        let drawing = RuleDrawing::new(&rules);
        let lines = &drawing.cages[0].outline;
        let enclosed: i32 = lines.iter().map(|line| area(line)).sum();
        prop_assert_eq!(enclosed, 2 * expected_area(shape, &cells, 8));
        for line in lines {
            prop_assert!(line.len() >= 4 && line.len() % 2 == 0, "{:?}", line);
        }
    }
}

#[test]
fn a_cage_is_outlined_inside_its_cells_with_its_total_in_the_first() {
    let drawing = drawn(Shape::Four, "cage-6-121322");
    let [cage] = &drawing.cages[..] else { panic!() };
    assert_eq!(cage.total, Some((6, (100, 0))));
    let [line] = &cage.outline[..] else { panic!() };
    let mut corners = line.clone();
    corners.sort_unstable();
    let mut expected = vec![(108, 8), (292, 8), (292, 92), (192, 92), (192, 192), (108, 192)];
    expected.sort_unstable();
    assert_eq!(corners, expected);
    // A ring also has a line around its inside.
    let ring = drawn(Shape::Nine, "cage-1112132123313233");
    assert_eq!(ring.cages[0].outline.len(), 2);
    assert_eq!(ring.cages[0].total, None);
}

#[test]
fn lines_and_windows_are_in_their_places() {
    let drawing = drawn(Shape::Nine, "falling.rising.windoku.thermo-111223");
    assert_eq!(drawing.diagonals, [[(0, 0), (900, 900)], [(0, 900), (900, 0)]]);
    assert_eq!(drawing.thermometers, [[(50, 50), (150, 50), (250, 150)]]);
    let windows = [(100, 100), (500, 100), (100, 500), (500, 500)];
    assert_eq!(drawing.windows, windows.map(|(x, y)| [(x, y), (x + 300, y + 300)]));
    assert!(drawn(Shape::Nine, "knight.king").is_empty(), "chess moves are not drawn");
}

#[test]
fn borders_follow_boxes_regions_and_regions_being_drawn() {
    let shape = Shape::Four;
    let edges = |edited_puzzle: &EditedPuzzle| -> String {
        let signs = CellFrame::all(edited_puzzle).into_iter().map(|frame| {
            match (frame.edge_right, frame.edge_bottom) {
                (false, false) => '.',
                (true, false) => '|',
                (false, true) => '_',
                (true, true) => '+',
            }
        });
        signs.collect()
    };
    let mut edited_puzzle = EditedPuzzle::new(Givens::empty(shape));
    assert_eq!(edges(&edited_puzzle), ".|.|_+_+.|.|_+_+");
    edited_puzzle.rules =
        rules_code::read(shape, "regions-AABBACBBACDDCCDD.cage-3-1112.cage-4142").unwrap();
    assert_eq!(edges(&edited_puzzle), ".+.|||_++|.|_+_+");
    edited_puzzle.unfinished_regions = Some(vec![Region::new(0); 16].into());
    assert_eq!(edges(&edited_puzzle), "...|...|...|___+", "unfinished regions are shown");
    let totals: Vec<bool> =
        CellFrame::all(&edited_puzzle).iter().map(|frame| frame.has_total).collect();
    assert_eq!(totals.iter().position(|&it| it), Some(cell(shape, 1, 1).index()));
    assert_eq!(totals.iter().filter(|&&it| it).count(), 1, "a cage without a total shows none");
}

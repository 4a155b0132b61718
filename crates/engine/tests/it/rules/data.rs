//! The parts of rules and their validation.

use sudoku_engine::board::{
    Cage, CageError, Cell, Diagonal, Givens, Region, Regions, RegionsError, Rule, Rules, Shape,
    ThermometerError, Variant,
};
use sudoku_engine::formats;

/// Returns cells of a 9x9 board by row and column, numbered from 1.
fn cells(places: &[(usize, usize)]) -> Vec<Cell> {
    let cell = |&(row, column)| Cell::at(Shape::Nine, row - 1, column - 1).unwrap();
    places.iter().map(cell).collect()
}

fn off_board() -> Cell {
    Cell::at(Shape::Sixteen, 15, 15).unwrap()
}

fn regions(text: &str) -> Vec<Region> {
    let digits = text.chars().filter_map(|symbol| symbol.to_digit(36));
    digits.map(|digit| Region::new(digit as u8)).collect()
}

#[test]
fn windows_have_the_right_cells() {
    let of = |shape| {
        let mut rules = Rules::classic(shape);
        assert!(rules.set(Variant::Windoku, true));
        let distinct = rules.distinct().into_iter();
        let windows = distinct.filter(|(rule, _)| matches!(rule, Rule::Window(_)));
        windows.map(|(_, cells)| cells).collect::<Vec<_>>()
    };
    let nine = of(Shape::Nine);
    assert_eq!(nine.len(), 4);
    let first = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (4, 2), (4, 3), (4, 4)];
    assert_eq!(nine[0], cells(&first));
    let moved = |down, right| first.map(|(row, column)| (row + down, column + right));
    assert_eq!(nine[1..], [(0, 4), (4, 0), (4, 4)].map(|(d, r)| cells(&moved(d, r))));
    assert_eq!(of(Shape::Four).len(), 1);
    let sixteen = of(Shape::Sixteen);
    assert_eq!(sixteen.len(), 9);
    assert!(sixteen.iter().all(|window| window.len() == 16));
    assert_eq!(sixteen[8][15], Cell::at(Shape::Sixteen, 14, 14).unwrap());

    let mut six = Rules::classic(Shape::Six);
    assert!(!six.set(Variant::Windoku, true) && six.is_classic());
}

#[test]
fn every_variant_can_be_switched_on_and_off() {
    for variant in Variant::ALL {
        let mut rules = Rules::classic(Shape::Nine);
        assert!(rules.set(variant, true) && rules.set(variant, true));
        assert!(rules.has(variant) && !rules.is_classic());
        assert_eq!(rules.variants().collect::<Vec<_>>(), [variant]);
        assert!(rules.distinct().len() > 27);
        assert!(rules.set(variant, false));
        assert!(rules.is_classic() && !rules.has(variant));
    }
}

#[test]
fn chess_moves_are_listed_once() {
    let count = |variant| {
        let mut rules = Rules::classic(Shape::Nine);
        rules.set(variant, true);
        rules.distinct().len() - 27
    };
    // A knight has 4 directions with 7 by 8 places, a king 2 diagonals with 8 by 8 places.
    assert_eq!(count(Variant::AntiKnight), 4 * 7 * 8);
    assert_eq!(count(Variant::AntiKing), 2 * 8 * 8);
    assert_eq!(count(Variant::Diagonal(Diagonal::Rising)), 1);
}

#[test]
fn regions_must_be_n_times_n_cells() {
    let mut rules = Rules::classic(Shape::Four);
    assert_eq!(
        rules.set_regions(regions("0011 0011 2233 223")),
        Err(RegionsError::WrongCellCount { found: 15, expected: 16 })
    );
    assert_eq!(
        rules.set_regions(regions("0011 0014 2233 2233")),
        Err(RegionsError::UnknownRegion {
            cell: Cell::at(Shape::Four, 1, 3).unwrap(),
            region: Region::new(4)
        })
    );
    assert_eq!(
        rules.set_regions(regions("0111 0011 2233 2233")),
        Err(RegionsError::WrongSizes { sizes: vec![(Region::new(0), 3), (Region::new(1), 5)] })
    );
    assert!(rules.is_classic());

    rules.set_regions(regions("0001 0211 2213 2333")).unwrap();
    let cut = rules.regions().unwrap();
    assert_eq!(cut.of(Cell::at(Shape::Four, 1, 1).unwrap()), Some(Region::new(2)));
    assert_eq!(cut.of(off_board()), None);
    let rows: Vec<usize> = cut.cells(Region::new(3)).map(|cell| cell.row(Shape::Four)).collect();
    assert_eq!(rows, [2, 3, 3, 3]);
    assert!(rules.distinct().iter().all(|(rule, _)| !format!("{rule:?}").contains("Box")));
    rules.set_regions(regions("0011 0011 2233 2233")).unwrap();
    assert!(rules.is_classic());
}

#[test]
fn regions_that_are_the_boxes_are_classic() {
    for shape in Shape::ALL {
        let mut rules = Rules::classic(shape);
        let boxes = Regions::boxes(shape);
        let backwards =
            boxes.iter().map(|region| Region::new((shape.size() - 1 - region.index()) as u8));
        rules.set_regions(backwards.collect()).unwrap();
        assert!(rules.is_classic());
        rules.set_regions(boxes).unwrap();
        assert!(rules.is_classic());
    }
}

#[test]
fn an_unfillable_cage_is_rejected() {
    let mut rules = Rules::classic(Shape::Nine);
    let pair = cells(&[(1, 2), (1, 1)]);
    for (cage, total, error) in [
        (vec![], None, CageError::Empty),
        (vec![off_board()], None, CageError::OffBoard { cell: off_board() }),
        (cells(&[(1, 1), (1, 2), (1, 1)]), None, CageError::Repeated { cell: pair[1] }),
        (
            Shape::Nine.cells().take(10).collect(),
            None,
            CageError::TooManyCells { found: 10, max: 9 },
        ),
        (pair.clone(), Some(2), CageError::TotalOutOfReach { total: 2, min: 3, max: 17 }),
        (pair.clone(), Some(18), CageError::TotalOutOfReach { total: 18, min: 3, max: 17 }),
    ] {
        assert_eq!(rules.add_cage(cage, total), Err(error));
    }
    assert!(rules.cages().is_empty());
    rules.add_cage(pair.clone(), Some(17)).unwrap();
    rules.add_cage(pair.clone(), None).unwrap();
    assert_eq!(rules.cages()[0].cells(), cells(&[(1, 1), (1, 2)]));
    assert_eq!(rules.remove_cage(0).as_ref().and_then(Cage::total), Some(17));
    assert_eq!(rules.remove_cage(1), None);
    assert_eq!(rules.cages()[0].total(), None);
    let all: Vec<Cell> = Shape::Sixteen.cells().take(16).collect();
    Rules::classic(Shape::Sixteen).add_cage(all, Some(136)).unwrap();
}

#[test]
fn an_unfillable_thermometer_is_rejected() {
    let mut rules = Rules::classic(Shape::Nine);
    let cell = cells(&[(5, 5)])[0];
    for (thermometer, error) in [
        (vec![], ThermometerError::TooShort),
        (vec![cell], ThermometerError::TooShort),
        (vec![cell, off_board()], ThermometerError::OffBoard { cell: off_board() }),
        (vec![cell, cell], ThermometerError::Repeated { cell }),
        (Shape::Nine.cells().take(10).collect(), ThermometerError::TooLong { found: 10, max: 9 }),
    ] {
        assert_eq!(rules.add_thermometer(thermometer), Err(error));
    }
    let down = cells(&[(9, 1), (8, 1), (7, 1)]);
    rules.add_thermometer(down.clone()).unwrap();
    assert_eq!(rules.thermometers()[0].cells(), down);
    assert!(rules.remove_thermometer(0).is_some() && rules.remove_thermometer(0).is_none());
    assert!(rules.is_classic());
}

/// Returns the rules that a 4x4 board breaks, with the rows and columns of the cells.
fn broken(rules: &Rules, board: &str) -> Vec<(Rule, Vec<(usize, usize)>)> {
    let givens = formats::read(board).unwrap().givens;
    let place = |cell: &Cell| (cell.row(Shape::Four) + 1, cell.column(Shape::Four) + 1);
    let violations = rules.check(&givens).into_iter();
    violations.map(|one| (one.rule, one.cells.iter().map(place).collect())).collect()
}

fn four(places: &[(usize, usize)]) -> Vec<Cell> {
    places
        .iter()
        .map(|&(row, column)| Cell::at(Shape::Four, row - 1, column - 1).unwrap())
        .collect()
}

#[test]
fn repeated_digits_are_reported_together() {
    let mut rules = Rules::classic(Shape::Four);
    let found = broken(&rules, "1.1. .1.. .... ....");
    let row = rules.distinct()[0].0;
    let first_box = rules.distinct()[8].0;
    assert_eq!(found, [(row, vec![(1, 1), (1, 3)]), (first_box, vec![(1, 1), (2, 2)])]);
    rules.set(Variant::AntiKing, true);
    rules.set(Variant::Diagonal(Diagonal::Falling), true);
    let found = broken(&rules, "1.1. .1.. .... ....");
    let more: Vec<Rule> = found[2..].iter().map(|&(rule, _)| rule).collect();
    assert_eq!(more, [Rule::Diagonal(Diagonal::Falling), Rule::AntiKing, Rule::AntiKing]);
    assert_eq!(found[4].1, [(1, 3), (2, 2)]);
}

#[test]
fn a_total_is_broken_once_unreachable() {
    let mut rules = Rules::classic(Shape::Four);
    rules.add_cage(four(&[(1, 1), (1, 2), (1, 3)]), Some(7)).unwrap();
    let total = |cells: &[(usize, usize)]| vec![(Rule::CageTotal(0), cells.to_vec())];
    assert_eq!(broken(&rules, ".... .... .... ...."), []);
    assert_eq!(broken(&rules, "4... .... .... ...."), []); // 1 and 2 are left
    assert_eq!(broken(&rules, "3... .... .... ...."), total(&[(1, 1)])); // 1, 2, 4 make no 4
    assert_eq!(broken(&rules, "41.. .... .... ...."), []);
    assert_eq!(broken(&rules, "43.. .... .... ...."), total(&[(1, 1), (1, 2)]));
    assert_eq!(broken(&rules, "421. .... .... ...."), []);
    assert_eq!(broken(&rules, "423. .... .... ...."), total(&[(1, 1), (1, 2), (1, 3)]));
}

#[test]
fn a_thermometer_is_broken_where_it_is_too_steep() {
    let mut rules = Rules::classic(Shape::Four);
    rules.add_thermometer(four(&[(1, 1), (2, 1), (3, 2)])).unwrap();
    let broken = |board| {
        let found = broken(&rules, board).into_iter();
        found
            .map(|(rule, cells)| {
                assert_eq!(rule, Rule::Thermometer(0));
                cells
            })
            .collect::<Vec<_>>()
    };
    assert!(broken("1... 2... .3.. ....").is_empty());
    assert!(broken("2... 3... .4.. ....").is_empty());
    assert_eq!(broken("3... .... .... ...."), [[(1, 1)]]); // two more cells above
    assert_eq!(broken(".... 1... .... ...."), [[(2, 1)]]); // one cell below
    assert_eq!(broken("2... .... .3.. ...."), [[(1, 1), (3, 2)]]); // one between
    assert_eq!(broken("2... 1... .... ...."), [[(1, 1), (2, 1)]]);
    assert_eq!(broken("1... .... .3.. ....").len(), 0);
}

#[test]
fn the_empty_board_breaks_no_rule() {
    for shape in Shape::ALL {
        let mut rules = Rules::classic(shape);
        for variant in Variant::ALL {
            rules.set(variant, true);
        }
        assert!(rules.check(&Givens::empty(shape)).is_empty());
    }
}

//! Boards: houses, clashes and shapes.

use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{
    Cell, Clash, Digit, DigitSet, Givens, Grid, House, HouseKind, Puzzle, Shape,
};

use crate::data::{givens, named, puzzle};

fn cell(shape: Shape, row: usize, column: usize) -> Cell {
    Cell::at(shape, row, column).expect("on the board")
}

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("from 1 to 16")
}

#[test]
fn houses_of_six() {
    let houses = [
        (HouseKind::Row, 0, [0, 1, 2, 3, 4, 5]),
        (HouseKind::Row, 5, [30, 31, 32, 33, 34, 35]),
        (HouseKind::Column, 0, [0, 6, 12, 18, 24, 30]),
        (HouseKind::Column, 5, [5, 11, 17, 23, 29, 35]),
        (HouseKind::Box, 0, [0, 1, 2, 6, 7, 8]),
        (HouseKind::Box, 1, [3, 4, 5, 9, 10, 11]),
        (HouseKind::Box, 2, [12, 13, 14, 18, 19, 20]),
        (HouseKind::Box, 5, [27, 28, 29, 33, 34, 35]),
    ];
    for (kind, index, cells) in houses {
        let house = House::all(Shape::Six)
            .find(|house| (house.kind(), house.index()) == (kind, index))
            .unwrap();
        let found: Vec<usize> = house.cells(Shape::Six).map(Cell::index).collect();
        assert_eq!(found, cells, "{house:?}");
    }
}

#[test]
fn houses_of_every_shape() {
    for shape in Shape::ALL {
        let size = shape.size();
        assert_eq!(shape.box_rows() * shape.box_columns(), size);
        assert_eq!(Shape::from_size(size), Some(shape));
        assert_eq!(Shape::from_cell_count(size * size), Some(shape));
        let houses: Vec<House> = House::all(shape).collect();
        assert_eq!(houses.len(), 3 * size);
        assert!(houses.is_sorted());
        for cell in shape.cells() {
            let around: Vec<House> = houses
                .iter()
                .copied()
                .filter(|house| house.cells(shape).any(|other| other == cell))
                .collect();
            assert_eq!(around, cell.houses(shape), "{shape:?} {cell:?}");
            for other in shape.cells() {
                let shared = around.iter().find(|house| other.houses(shape).contains(house));
                let meets = around.iter().find(|house| house.cells(shape).any(|it| it == other));
                assert_eq!(shared, meets);
            }
        }
        for house in houses {
            let cells: Vec<Cell> = house.cells(shape).collect();
            assert_eq!(cells.len(), size, "{shape:?} {house:?}");
            assert!(cells.is_sorted_by(|one, next| one < next), "{shape:?} {house:?}");
        }
    }
}

#[test]
fn cells_are_on_the_board() {
    let shape = Shape::Six;
    let place = cell(shape, 3, 4);
    assert_eq!((place.index(), place.row(shape), place.column(shape)), (22, 3, 4));
    assert_eq!(place.box_index(shape), 3);
    assert_eq!(Cell::at(shape, 6, 0), None);
    assert_eq!(Cell::at(shape, 0, 6), None);
    assert_eq!(Shape::from_size(8), None);
    assert_eq!(Shape::from_cell_count(64), None);
}

#[test]
fn digits_and_symbols() {
    assert_eq!((Digit::new(0), Digit::new(17)), (None, None));
    assert!(Digit::try_from(0).is_err() && Digit::try_from(17).is_err());
    let symbols: String = Shape::Sixteen.digits().map(Digit::symbol).collect();
    assert_eq!(symbols, "123456789ABCDEFG");
    for digit in Shape::Sixteen.digits() {
        assert_eq!(Digit::new(digit.value()), Some(digit));
        assert_eq!(Digit::try_from(u8::from(digit)), Ok(digit));
        assert_eq!(Digit::from_symbol(digit.symbol()), Some(digit));
        assert_eq!(Digit::from_symbol(digit.symbol().to_ascii_lowercase()), Some(digit));
    }
    for symbol in ['0', '.', 'H', 'h', '@', '`', ':', '/'] {
        assert_eq!(Digit::from_symbol(symbol), None, "{symbol}");
    }
}

#[test]
fn sets_of_digits() {
    let set = |values: &[u8]| values.iter().copied().map(digit).collect::<DigitSet>();
    let mut some = set(&[16, 3, 1, 3]);
    assert_eq!(some.iter().map(Digit::value).collect::<Vec<_>>(), [1, 3, 16]);
    assert_eq!((some.len(), some.bits()), (3, 0b1000_0000_0000_0101));
    assert_eq!(some.union(set(&[1, 2])), set(&[1, 2, 3, 16]));
    assert_eq!(some.without(set(&[1, 2])), set(&[3, 16]));
    assert!(some.contains(digit(16)) && !some.contains(digit(2)));
    some.remove(digit(1));
    some.remove(digit(2));
    some.insert(digit(4));
    assert_eq!(some, set(&[3, 4, 16]));
    assert!(DigitSet::first(0).is_empty() && !some.is_empty());
    for shape in Shape::ALL {
        assert_eq!(shape.all_digits(), shape.digits().collect());
        assert_eq!(shape.all_digits().len(), shape.size());
    }
}

#[test]
fn givens_fit_their_shape() {
    let digits = |count: usize, value: u8| vec![Digit::new(value); count];
    assert!(Givens::from_digits(Shape::Six, digits(36, 0)).is_some());
    assert_eq!(Givens::from_digits(Shape::Six, digits(35, 0)), None);
    assert_eq!(Givens::from_digits(Shape::Six, digits(37, 0)), None);
    assert!(Givens::from_digits(Shape::Six, digits(36, 6)).is_some());
    assert_eq!(Givens::from_digits(Shape::Six, digits(36, 7)), None);

    let mut board = Givens::empty(Shape::Four);
    let (inside, outside) = (cell(Shape::Four, 3, 3), cell(Shape::Nine, 1, 7));
    assert!(board.set(inside, Some(digit(4))));
    let before = board.clone();
    assert!(!board.set(inside, Some(digit(5))));
    assert!(!board.set(outside, Some(digit(1))));
    assert!(!board.set(outside, None));
    assert_eq!(board, before);
    assert_eq!((board.get(inside), board.get(outside)), (Some(digit(4)), None));
    assert_eq!(board.filled_count(), 1);
    assert!(board.set(inside, None));
    assert_eq!(board, Givens::empty(Shape::Four));
}

#[test]
fn every_clash_is_reported() {
    let shape = Shape::Four;
    // 1 1 . 1
    // . . . .
    // 1 . 2 .
    // . . . 2
    let board = givens("11.1....1.2....2");
    let expected = [
        (1, (0, 0), (0, 1), HouseKind::Row, 0),
        (1, (0, 0), (0, 3), HouseKind::Row, 0),
        (1, (0, 1), (0, 3), HouseKind::Row, 0),
        (1, (0, 0), (2, 0), HouseKind::Column, 0),
        (1, (0, 0), (0, 1), HouseKind::Box, 0),
        (2, (2, 2), (3, 3), HouseKind::Box, 3),
    ]
    .map(|(value, first, second, kind, index)| Clash {
        digit: digit(value),
        first: cell(shape, first.0, first.1),
        second: cell(shape, second.0, second.1),
        house: House::all(shape)
            .find(|house| (house.kind(), house.index()) == (kind, index))
            .unwrap(),
    });
    assert_eq!(board.clashes(), expected);
    let clashes = Puzzle::try_from(board).unwrap_err();
    assert_eq!(clashes.0, expected);
    assert_eq!(clashes.to_string(), "6 clashes between givens");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn clashes_are_the_pairs_that_share_a_house(
        board in select(&Shape::ALL).prop_flat_map(|shape| {
            let digit = prop::option::weighted(0.3, select(shape.digits().collect::<Vec<_>>()));
            prop::collection::vec(digit, shape.cell_count())
                .prop_map(move |digits| Givens::from_digits(shape, digits).expect("digits that fit"))
        })
    ) {
        let mut expected = Vec::new();
        for house in House::all(board.shape()) {
            for first in house.cells(board.shape()) {
                for second in house.cells(board.shape()).filter(|&second| second > first) {
                    if let Some(digit) = board.get(first).filter(|_| board.get(first) == board.get(second)) {
                        expected.push(Clash { digit, first, second, house });
                    }
                }
            }
        }
        prop_assert_eq!(Puzzle::try_from(board.clone()).is_ok(), expected.is_empty());
        prop_assert_eq!(board.clashes(), expected);
    }
}

#[test]
fn candidates() {
    let six = puzzle("12............3.........4...........");
    let boards: [(&Puzzle, usize, usize, &[u8]); 6] = [
        (&named("article"), 0, 0, &[3, 4, 8, 9]),
        (&named("article"), 4, 5, &[1, 2, 7]),
        (&six, 1, 2, &[4, 5, 6]),
        (&six, 3, 0, &[2, 5, 6]),
        (&six, 5, 1, &[1, 3, 5, 6]),
        // A given rules out its own digit.
        (&six, 0, 0, &[3, 5, 6]),
    ];
    for (puzzle, row, column, values) in boards {
        let candidates = puzzle.candidates(cell(puzzle.shape(), row, column));
        assert_eq!(candidates.iter().map(Digit::value).collect::<Vec<_>>(), values);
    }
    let empty: Vec<usize> = puzzle("4231314214.32.14").empty_cells().map(Cell::index).collect();
    assert_eq!(empty, [10, 13]);
}

#[test]
fn grids_are_full_and_free_of_clashes() {
    let solved = "4231314214232314";
    let grid = Grid::try_from(givens(solved)).unwrap();
    assert!(Grid::try_from(givens("423131421423231.")).is_err());
    assert!(Grid::try_from(givens("4231314214232313")).is_err());
    assert_eq!(grid.iter().map(|(_, digit)| digit.symbol()).collect::<String>(), solved);
    assert_eq!(grid.get(cell(Shape::Four, 0, 3)), Some(digit(1)));
    assert_eq!(Givens::from(grid.clone()), givens(solved));
    for (line, extended) in [
        (solved, true),
        ("4...............", true),
        ("................", true),
        ("3...............", false),
        ("...............2", false),
    ] {
        assert_eq!(grid.extends(&givens(line)), extended, "{line}");
    }
    assert!(!grid.extends(&Givens::empty(Shape::Nine)));
}

//! The fast solver, compared with known answers, direct checks of the board and another
//! solver.

use std::collections::HashSet;

use proptest::prelude::*;
use sudoku_engine::board::{Cell, Digit, Givens, Grid, House, HouseKind, Puzzle, Shape};
use sudoku_engine::fast::{Answer, Contradiction, Progress, Refutation, Solver};

use crate::data::oracle::oracle;

/// One puzzle per line: name, number of solutions, board.
const KNOWN: &str = "\
article 1 000006201070510060006080059120000000080940500590000000001050073030460080000003604
nuru 1 306508400520000000087000031003010080900863005050090600130000250000000074005206300
o2 1 530070000600195000098000060800060003400803001700020006060000280000419005000080079
paper-4x4 1 0000300204000010
anti-backtracking 1 ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
ai-escargot 1 1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
inkala-2012 1 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
golden-nugget 1 .......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....
easter-monster 1 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1
fata-morgana 1 ........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........
two-solutions 2 .39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.
four-solutions 4 ....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........
no-solution-b 0 ....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...
norvig-impossible 0 .....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// Parses a board. White space is skipped, and anything else but a digit is an empty cell.
fn puzzle(text: &str) -> Puzzle {
    let symbols = text.chars().filter(|symbol| !symbol.is_whitespace());
    let digits: Vec<Option<Digit>> = symbols.map(Digit::from_symbol).collect();
    let shape = Shape::from_cell_count(digits.len()).unwrap();
    Puzzle::try_from(Givens::from_digits(shape, digits).unwrap()).unwrap()
}

fn known() -> impl Iterator<Item = (&'static str, usize, Puzzle)> {
    KNOWN.lines().map(|line| {
        let mut words = line.split(' ');
        let mut next = || words.next().unwrap();
        (next(), next().parse().unwrap(), puzzle(next()))
    })
}

fn known_puzzle(name: &str) -> Puzzle {
    known().find(|(known, ..)| *known == name).unwrap().2
}

fn line(grid: &Grid) -> String {
    grid.iter().map(|(_, digit)| digit.symbol()).collect()
}

fn empty(shape: Shape) -> Puzzle {
    Puzzle::try_from(Givens::empty(shape)).unwrap()
}

fn answer(puzzle: &Puzzle, limit: usize) -> Answer {
    let mut solver = Solver::new(puzzle, limit);
    assert_eq!(solver.run(u64::MAX), Progress::Done);
    solver.answer()
}

fn refutation(puzzle: &Puzzle) -> Option<Refutation> {
    match answer(puzzle, 1) {
        Answer::Refuted(refutation) => Some(refutation),
        Answer::Complete(_) | Answer::Partial(_) => None,
    }
}

fn cell_without_digit(shape: Shape, row: usize, column: usize) -> Contradiction {
    Contradiction::CellWithoutDigit { cell: Cell::at(shape, row, column).unwrap() }
}

fn house_without_place(shape: Shape, kind: HouseKind, index: usize, digit: u8) -> Contradiction {
    let is_it = |house: &House| house.kind() == kind && house.index() == index;
    let house = House::all(shape).find(is_it).unwrap();
    Contradiction::HouseWithoutPlace { house, digit: Digit::new(digit).unwrap() }
}

#[test]
fn known_puzzles_have_the_known_number_of_solutions() {
    for (name, count, puzzle) in known() {
        let answer = answer(&puzzle, 1000);
        assert!(!matches!(answer, Answer::Partial(_)), "{name}");
        assert_eq!(answer.solutions().len(), count, "{name}");
        assert!(answer.solutions().iter().all(|grid| grid.extends(puzzle.givens())));
    }
}

#[test]
fn printed_solutions_are_found() {
    let printed = [
        "845796231379512468216384759124635897683947512597821346461258973732469185958173624",
        "316578492529134768487629531263415987974863125851792643138947256692351874745286319",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        "4231314214232314",
    ];
    for ((name, _, puzzle), solution) in known().zip(printed) {
        let found = answer(&puzzle, 2);
        assert_eq!(found.solutions().iter().map(line).collect::<Vec<_>>(), [solution], "{name}");
    }
}

#[test]
fn empty_4x4_has_288_distinct_grids() {
    let Answer::Complete(grids) = answer(&empty(Shape::Four), usize::MAX) else {
        panic!("an unlimited search is complete");
    };
    assert_eq!(grids.len(), 288);
    assert_eq!(grids.iter().collect::<HashSet<_>>().len(), 288);
}

#[test]
fn hard_boards_take_few_nodes() {
    let boards = [
        (empty(Shape::Nine), 100),
        (empty(Shape::Sixteen), 500),
        (known_puzzle("norvig-impossible"), 5000),
    ];
    for (board, most) in boards {
        let mut solver = Solver::new(&board, 1);
        assert_eq!(solver.run(most), Progress::Done);
    }
}

#[test]
fn limit_stops_the_search() {
    let board = empty(Shape::Six);
    for (limit, expected) in [(0, 1), (1, 1), (7, 7)] {
        let found = answer(&board, limit);
        assert_eq!(found.solutions().len(), expected);
        assert!(matches!(found, Answer::Partial(_)));
    }
}

#[test]
fn unfinished_answer_is_partial() {
    let mut solver = Solver::new(&empty(Shape::Nine), 1);
    assert_eq!(solver.run(3), Progress::Working);
    assert_eq!(solver.nodes(), 4); // the root and three guesses
    assert_eq!(solver.answer(), Answer::Partial(Vec::new()));
}

#[test]
fn puzzle_solved_by_forced_digits_is_done_at_once() {
    let mut solver = Solver::new(&known_puzzle("anti-backtracking"), 1);
    assert_eq!((solver.run(0), solver.nodes()), (Progress::Done, 1));
    assert!(matches!(solver.answer(), Answer::Complete(grids) if grids.len() == 1));
}

#[test]
fn contradictions_are_detected_at_sight() {
    let boards = [
        ("123. .... ...4 ....", cell_without_digit(Shape::Four, 0, 3)),
        ("..23 1... .... ....", house_without_place(Shape::Four, HouseKind::Row, 0, 1)),
        (".1.. .... 2... 3...", house_without_place(Shape::Four, HouseKind::Column, 0, 1)),
        // 5 is in the box's first row and first column, and its other cells are full.
        (
            "...5..... .12...... .34...... 5........ ......... ......... ......... ......... .........",
            house_without_place(Shape::Nine, HouseKind::Box, 0, 5),
        ),
    ];
    for (text, contradiction) in boards {
        let found = refutation(&puzzle(text));
        assert_eq!(found, Some(Refutation::ByGivens(contradiction)), "{text}");
    }
    let contradiction = house_without_place(Shape::Nine, HouseKind::Column, 4, 2);
    let found = refutation(&known_puzzle("no-solution-b"));
    assert_eq!(found, Some(Refutation::ByGivens(contradiction)));
}

#[test]
fn contradiction_after_forced_digits_is_distinguished() {
    // In row 1 only the third cell can take 1, and only it can take 2.
    let board = puzzle(".... 12.. ...1 ...2");
    let contradiction = house_without_place(Shape::Four, HouseKind::Row, 0, 2);
    let expected = Refutation::ByForcedDigits { placed: 1, contradiction };
    assert_eq!(refutation(&board), Some(expected));
}

#[test]
fn refutation_by_search_counts_its_nodes() {
    let board = known_puzzle("norvig-impossible");
    let mut solver = Solver::new(&board, 1);
    assert_eq!(solver.run(u64::MAX), Progress::Done);
    let nodes = solver.nodes();
    assert_eq!(solver.answer(), Answer::Refuted(Refutation::BySearch { nodes }));
}

fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![Just(Shape::Four), Just(Shape::Six), Just(Shape::Nine)]
}

/// Generates a cell and a digit of the shape.
fn digit_in_cell(shape: Shape) -> impl Strategy<Value = (Cell, Digit)> {
    (0..shape.cell_count(), 0..shape.size()).prop_map(move |(cell, digit)| {
        (shape.cells().nth(cell).unwrap(), shape.digits().nth(digit).unwrap())
    })
}

/// Adds the digits that do not clash with those already on the board.
fn write_all(mut givens: Givens, digits: Vec<(Cell, Digit)>) -> Puzzle {
    for (cell, digit) in digits {
        let before = givens.get(cell);
        givens.set(cell, Some(digit));
        if !givens.clashes().is_empty() {
            givens.set(cell, before);
        }
    }
    Puzzle::try_from(givens).unwrap()
}

/// Generates boards of random digits without clashes. Many have no solution, or several.
fn scattered() -> impl Strategy<Value = Puzzle> {
    shapes().prop_flat_map(|shape| {
        prop::collection::vec(digit_in_cell(shape), 0..=shape.cell_count() / 2)
            .prop_map(move |digits| write_all(Givens::empty(shape), digits))
    })
}

/// Generates parts of a grid, with up to two arbitrary digits. Many have few solutions.
fn partial_grids() -> impl Strategy<Value = Puzzle> {
    shapes().prop_flat_map(|shape| {
        let digits: Vec<Digit> = shape.digits().collect();
        let kept = prop::collection::vec(prop::bool::weighted(0.45), shape.cell_count());
        let strange = prop::collection::vec(digit_in_cell(shape), 0..=2);
        (Just(digits).prop_shuffle(), kept, strange).prop_map(move |(digits, kept, strange)| {
            let mut givens = Givens::empty(shape);
            for (cell, _) in shape.cells().zip(kept).filter(|(_, kept)| *kept) {
                let row = cell.row(shape);
                let shift = row * shape.box_columns() + row / shape.box_rows();
                let digit = digits[(cell.column(shape) + shift) % shape.size()];
                givens.set(cell, Some(digit));
            }
            write_all(givens, strange)
        })
    })
}

fn boards() -> impl Strategy<Value = Puzzle> {
    prop_oneof![scattered(), partial_grids()]
}

/// Returns whether an empty cell or a house has a contradiction.
fn is_refuted_at_sight(puzzle: &Puzzle) -> bool {
    let shape = puzzle.shape();
    let takes = |cell, digit| match puzzle.givens().get(cell) {
        Some(given) => given == digit,
        None => puzzle.candidates(cell).contains(digit),
    };
    puzzle.empty_cells().any(|cell| puzzle.candidates(cell).is_empty())
        || House::all(shape)
            .any(|house| shape.digits().any(|digit| !house.cells(shape).any(|c| takes(c, digit))))
}

/// Returns the board with one more digit: a cell's last candidate or a digit's last place.
fn with_forced_digit(puzzle: &Puzzle) -> Option<Puzzle> {
    let shape = puzzle.shape();
    let in_houses = |cell: Cell, digit| {
        cell.houses(shape).into_iter().any(|house| {
            let others = house.cells(shape).filter(|&other| other != cell);
            let mut open = others.filter(|&other| puzzle.givens().get(other).is_none());
            !open.any(|other| puzzle.candidates(other).contains(digit))
        })
    };
    let (cell, digit) = puzzle.empty_cells().find_map(|cell| {
        let candidates = puzzle.candidates(cell);
        let mut forced =
            candidates.iter().filter(|&digit| candidates.len() == 1 || in_houses(cell, digit));
        forced.next().map(|digit| (cell, digit))
    })?;
    let mut givens = puzzle.givens().clone();
    givens.set(cell, Some(digit));
    Puzzle::try_from(givens).ok()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn agrees_with_dancing_links(puzzle in boards(), limit in 2..=50_usize) {
        let expected = oracle(&puzzle, limit + 1);
        let found = answer(&puzzle, limit);
        prop_assert_eq!(found.solutions().len(), expected.len().min(limit));
        prop_assert!(found.solutions().iter().all(|grid| grid.extends(puzzle.givens())));
        let distinct: HashSet<String> = found.solutions().iter().map(line).collect();
        prop_assert_eq!(distinct.len(), found.solutions().len());
        if expected.len() < limit {
            prop_assert!(!matches!(found, Answer::Partial(_)));
            prop_assert_eq!(distinct, expected.into_iter().collect());
        } else if expected.len() > limit {
            prop_assert!(matches!(found, Answer::Partial(_)));
        }
    }

    #[test]
    fn slices_do_not_change_the_answer(puzzle in boards(), limit in 1..=50_usize) {
        let mut whole = Solver::new(&puzzle, limit);
        prop_assert_eq!(whole.run(u64::MAX), Progress::Done);
        let mut sliced = Solver::new(&puzzle, limit);
        let mut slices = 0;
        while sliced.run(1) == Progress::Working {
            slices += 1;
            prop_assert_eq!(sliced.nodes(), slices + 1);
        }
        prop_assert_eq!(sliced.nodes(), whole.nodes());
        prop_assert_eq!(sliced.answer(), whole.answer());
    }

    #[test]
    fn refutations_are_as_easy_as_possible(puzzle in boards()) {
        let mut forced = puzzle.clone();
        while !is_refuted_at_sight(&forced) && let Some(next) = with_forced_digit(&forced) {
            forced = next;
        }
        let found = refutation(&puzzle);
        let at_sight = matches!(found, Some(Refutation::ByGivens(_)));
        let by_forced_digits = matches!(found, Some(Refutation::ByForcedDigits { .. }));
        prop_assert_eq!(at_sight, is_refuted_at_sight(&puzzle));
        prop_assert_eq!(at_sight || by_forced_digits, is_refuted_at_sight(&forced));
    }
}

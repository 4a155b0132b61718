//! Variants on 9x9 boards.

use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
use dlx::{OptOrder, x};
use proptest::collection::vec;
use proptest::prelude::*;
use strum::VariantArray;
use sudoku_engine::board::{
    Cell, Diagonal, Digit, Givens, Puzzle, Region, Rule, Rules, Shape, Variant,
};
use sudoku_engine::csp::{Consistency, Progress, Solver, Status};
use sudoku_engine::{fast, formats};

const SHAPE: Shape = Shape::Nine;

/// Jigsaw regions of a 9x9 board.
const JIGSAW_REGIONS: &str = "\
    000011222 000111222 001114225 333314255 333444555 \
    334444555 666677888 666777888 667777888";

fn cell(row: usize, column: usize) -> Cell {
    Cell::at(SHAPE, row, column).unwrap()
}

/// Counts the solutions by dancing links, up to the limit, under rules that require each
/// digit once in sets of nine cells.
fn oracle(houses: &[Vec<Cell>], givens: &Givens, limit: usize) -> usize {
    let placements: Vec<(Cell, Digit)> = givens
        .iter()
        .flat_map(|(cell, given)| SHAPE.digits().map(move |digit| (cell, digit, given)))
        .filter(|&(_, digit, given)| given.is_none_or(|given| given == digit))
        .map(|(cell, digit, _)| (cell, digit))
        .collect();
    let options: Vec<Vec<u64>> = placements
        .iter()
        .map(|&(cell, digit)| {
            let of = houses.iter().enumerate().filter(|(_, cells)| cells.contains(&cell));
            let places = of.map(|(nth, _)| 81 + nth * 9 + digit.index());
            std::iter::once(cell.index()).chain(places).map(|item| item as u64).collect()
        })
        .collect();
    let items = (81 + houses.len() * 9) as u64;
    let mut problem = x::make_problem(items, 0, &options, OptOrder::Seq);
    let mut solver = dlx::Solver::new(&mut problem);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut found = 0;
    while found < limit && solver.next_solution(&mut chooser) {
        found += 1;
    }
    found
}

fn jigsaw() -> Rules {
    let mut rules = Rules::classic(SHAPE);
    let digits = JIGSAW_REGIONS.chars().filter_map(|symbol| symbol.to_digit(10));
    rules.set_regions(digits.map(|digit| Region::new(digit as u8)).collect()).unwrap();
    rules
}

fn rules_with(variants: &[Variant]) -> Rules {
    let mut rules = Rules::classic(SHAPE);
    for &variant in variants {
        assert!(rules.set(variant, true));
    }
    rules
}

/// Returns partial boards of one solution of the rules.
fn partial_boards(rules: &Rules) -> impl Iterator<Item = Givens> {
    let board = rules.model(&Givens::empty(SHAPE), Consistency::Domain);
    let full = board.givens(&board.model().solve().solutions[0]);
    assert!(rules.check(&full).is_empty());
    (0..12_usize).map(move |pattern| {
        let mut givens = full.clone();
        for cell in SHAPE.cells() {
            // About a third of the cells stay, in an arbitrary pattern.
            if cell.index() * (2 * pattern + 3) % 31 >= 11 {
                givens.set(cell, None);
            }
        }
        givens
    })
}

#[test]
fn sets_of_nine_cells_agree_with_dancing_links() {
    let both = [Diagonal::Falling, Diagonal::Rising].map(Variant::Diagonal);
    for rules in
        [jigsaw(), rules_with(&both), rules_with(&both[..1]), rules_with(&[Variant::Windoku])]
    {
        let houses: Vec<Vec<Cell>> = rules.distinct().into_iter().map(|(_, cells)| cells).collect();
        assert!(houses.iter().all(|cells| cells.len() == 9));
        let mut counts = Vec::new();
        for givens in partial_boards(&rules) {
            let board = rules.model(&givens, Consistency::Domain);
            let count = board.model().count(200);
            assert_eq!(count.solutions, oracle(&houses, &givens, 200) as u64);
            counts.push(count.solutions);
        }
        assert!(counts.contains(&1) && counts.iter().any(|&count| count > 1), "{counts:?}");
    }
}

/// Boards with their number of solutions.
const KNOWN: [(usize, &str); 14] = [
    (1, "000006201070510060006080059120000000080940500590000000001050073030460080000003604"),
    (1, "306508400520000000087000031003010080900863005050090600130000250000000074005206300"),
    (1, "530070000600195000098000060800060003400803001700020006060000280000419005000080079"),
    (1, "0000300204000010"),
    (1, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
    (1, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    (1, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
    (1, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
    (1, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"),
    (1, "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"),
    (2, ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87."),
    (4, "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9........."),
    (0, "....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2..."),
    (0, ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
];

#[test]
fn known_puzzles_have_the_known_number_of_solutions() {
    for (solutions, line) in KNOWN {
        let givens = formats::read(line).unwrap().givens;
        let rules = Rules::classic(givens.shape());
        for &consistency in Consistency::VARIANTS {
            // Only domain consistency proves quickly that the last board has no solution.
            if consistency != Consistency::Domain && line == KNOWN[13].1 {
                continue;
            }
            let count = rules.model(&givens, consistency).model().count(100);
            assert_eq!(count.solutions, solutions as u64, "{consistency:?} {line}");
        }
    }
}

/// Generates parts of full boards with up to two arbitrary digits.
fn boards() -> impl Strategy<Value = Givens> {
    let kept = vec(proptest::bool::weighted(0.35), 81);
    let strange = vec((0..81_usize, 1..10_u8), 0..3);
    (kept, strange, 0..10_usize).prop_map(|(kept, strange, base)| {
        let (_, line) = KNOWN[if base == 3 { 0 } else { base }];
        let puzzle = Puzzle::try_from(formats::read(line).unwrap().givens).unwrap();
        let mut solver = fast::Solver::new(&puzzle, 1);
        let _ = solver.run(u64::MAX);
        let mut givens = Givens::from(solver.solutions()[0].clone());
        for (cell, _) in SHAPE.cells().zip(kept).filter(|(_, kept)| !kept) {
            givens.set(cell, None);
        }
        for (index, digit) in strange {
            givens.set(SHAPE.cells().nth(index).unwrap(), Digit::new(digit));
        }
        givens
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_level_agrees_with_dancing_links(givens in boards()) {
        let rules = Rules::classic(SHAPE);
        let houses: Vec<Vec<Cell>> = rules.distinct().into_iter().map(|(_, cells)| cells).collect();
        let expected = oracle(&houses, &givens, 60);
        for &consistency in Consistency::VARIANTS {
            let count = rules.model(&givens, consistency).model().count(60);
            prop_assert_eq!(count.solutions, expected as u64, "{:?}", consistency);
        }
    }
}

#[test]
fn anti_knight_and_anti_king_together_have_a_solution() {
    let rules = rules_with(&[Variant::AntiKnight, Variant::AntiKing]);
    let board = rules.model(&Givens::empty(SHAPE), Consistency::Domain);
    let answer = board.model().solve();
    assert_eq!(answer.status, Status::Satisfied);
    assert!(rules.check(&board.givens(&answer.solutions[0])).is_empty());
}

/// Returns a killer puzzle without givens: a partition of a board into cages, with the totals
/// they have on that board.
fn killer() -> Rules {
    let full = formats::read(
        "845796231379512468216384759124635897683947512597821346461258973732469185958173624",
    );
    let full = full.unwrap().givens;
    // Cages of two to four neighboring cells with different digits.
    let mut rules = Rules::classic(SHAPE);
    let mut left: Vec<Cell> = SHAPE.cells().collect();
    while let Some(&first) = left.first() {
        let (row, column) = (first.row(SHAPE), first.column(SHAPE));
        let mut cage = vec![first];
        let neighbors =
            [(row, column + 1), (row + 1, column), (row + 1, column + 1), (row + 2, column)];
        let length = 2 + (row * 5 + column * 3) % 3;
        for (row, column) in neighbors {
            let next = Cell::at(SHAPE, row, column).filter(|next| left.contains(next));
            let touches = |next: Cell| {
                cage.iter().any(|one| {
                    one.row(SHAPE).abs_diff(next.row(SHAPE))
                        + one.column(SHAPE).abs_diff(next.column(SHAPE))
                        == 1
                })
            };
            let fresh = |next: Cell| cage.iter().all(|&one| full.get(one) != full.get(next));
            if let Some(next) =
                next.filter(|&next| cage.len() < length && touches(next) && fresh(next))
            {
                cage.push(next);
            }
        }
        left.retain(|cell| !cage.contains(cell));
        let total = cage.iter().map(|&cell| u16::from(full.get(cell).unwrap().value())).sum();
        rules.add_cage(cage, Some(total)).unwrap();
    }
    assert!(rules.check(&full).is_empty());
    rules
}

#[test]
fn a_killer_without_givens_is_solved() {
    let rules = killer();
    let board = rules.model(&Givens::empty(SHAPE), Consistency::Domain);
    let mut solver = Solver::new(board.model(), 2);
    let progress = solver.run(200_000);
    assert_eq!(progress, Progress::Done);
    assert!(rules.check(&board.givens(solver.solution().unwrap())).is_empty());
}

#[test]
fn every_constraint_has_its_rule_and_every_cell_its_variable() {
    let mut rules = rules_with(&Variant::ALL);
    rules.add_cage(vec![cell(0, 0), cell(0, 1)], Some(10)).unwrap();
    rules.add_cage(vec![cell(0, 0), cell(1, 0), cell(2, 0)], None).unwrap();
    rules.add_thermometer((0..4).map(|row| cell(row, 8)).collect()).unwrap();
    let board = rules.model(&Givens::empty(SHAPE), Consistency::Singles);
    let model = board.model();
    assert_eq!(model.variables().len(), 81);
    let found: Vec<(Rule, Vec<Cell>)> = model
        .constraints()
        .map(|constraint| {
            let scope = model.scope(constraint).map(|variable| board.cell(variable).unwrap());
            (board.rule(constraint).unwrap(), scope.collect())
        })
        .collect();
    let distinct = rules.distinct();
    assert_eq!(found[..distinct.len()], distinct);
    let rising = |row| (Rule::Thermometer(0), vec![cell(row, 8), cell(row + 1, 8)]);
    let rest =
        [(Rule::CageTotal(0), vec![cell(0, 0), cell(0, 1)]), rising(0), rising(1), rising(2)];
    assert_eq!(found[distinct.len()..], rest);
    for (nth, cell) in SHAPE.cells().enumerate() {
        assert_eq!(board.variable(cell).index(), nth);
    }
}

//! Human techniques: known conclusions, and no wrong ones.

use std::collections::BTreeSet;

use sudoku_engine::board::{Cell, Digit, DigitSet, House, HouseKind, Puzzle, Shape};
use sudoku_engine::generate::{Options, generate};
use sudoku_engine::logic::{Level, Solver, Step, Technique, level};

use crate::data::{named, puzzle};

fn nine(row: usize, column: usize) -> Cell {
    Cell::at(Shape::Nine, row - 1, column - 1).unwrap()
}

fn digits(values: &[u8]) -> DigitSet {
    values.iter().map(|&value| Digit::new(value).unwrap()).collect()
}

#[test]
fn levels_of_known_puzzles() {
    let known = [
        ("article", Level::Singles),
        ("o2", Level::Singles),
        ("paper-4x4", Level::Singles),
        ("anti-backtracking", Level::Singles),
        ("ai-escargot", Level::Beyond),
        ("fata-morgana", Level::Beyond),
        ("two-solutions", Level::Beyond),
        ("no-solution-b", Level::Beyond),
        ("norvig-impossible", Level::Beyond),
    ];
    for (name, expected) in known {
        assert_eq!(level(&named(name)), expected, "{name}");
    }
    assert_eq!(level(&puzzle("1234341221434321")), Level::Singles);
}

#[test]
fn singles_place_one_cell_of_the_hardest_puzzles() {
    for name in ["ai-escargot", "fata-morgana"] {
        let singles = Solver::new(&named(name)).take_while(|step| step.placement.is_some());
        assert_eq!(singles.count(), 1, "{name}");
    }
}

#[test]
fn conclusions_have_houses_cells_and_digits() {
    let [row, nonet] = [HouseKind::Row, HouseKind::Box]
        .map(|kind| House::all(Shape::Nine).find(|house| house.kind() == kind).unwrap());
    let six = |digit, cells: [(usize, usize); 6]| {
        cells.map(|(row, column)| (nine(row, column), Digit::new(digit).unwrap())).to_vec()
    };
    let first_three = [1, 2, 3].map(|column| nine(1, column)).to_vec();
    // The first row can take 1 in its third cell only.
    let hidden = Step {
        technique: Technique::HiddenSingle,
        houses: vec![row],
        cells: vec![nine(1, 3)],
        digits: digits(&[1]),
        placement: Some((nine(1, 3), Digit::new(1).unwrap())),
        eliminations: vec![],
    };
    // The first box can take 1 in its first row only.
    let pointing = Step {
        technique: Technique::LockedCandidates,
        houses: vec![nonet, row],
        cells: first_three.clone(),
        digits: digits(&[1]),
        placement: None,
        eliminations: six(1, [(1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9)]),
    };
    // The first row can take 7 in the first box only.
    let claiming = Step {
        technique: Technique::LockedCandidates,
        houses: vec![row, nonet],
        cells: first_three,
        digits: digits(&[7]),
        placement: None,
        eliminations: six(7, [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]),
    };
    let boards = [
        ("......... ......1.. ...1..... 1........ ......... ......... .1.......", hidden),
        ("......... 234...... 567......", pointing),
        ("...123456", claiming),
    ];
    for (top, step) in boards {
        let line: String = top.chars().filter(|c| *c != ' ').collect();
        assert_eq!(Solver::new(&puzzle(&format!("{line:.<81}"))).conclusion(), Some(step));
    }
    let cell = Cell::at(Shape::Four, 0, 3).unwrap();
    let naked = Solver::new(&puzzle("123.............")).conclusion().unwrap();
    assert_eq!((naked.technique, naked.houses), (Technique::NakedSingle, vec![]));
    assert_eq!(naked.placement, Some((cell, Digit::new(4).unwrap())));
}

/// The remaining candidates, tracked by the test itself.
struct Marks {
    shape: Shape,
    candidates: Vec<DigitSet>,
}

impl Marks {
    fn new(puzzle: &Puzzle) -> Self {
        let candidates = puzzle.givens().iter().map(|(cell, given)| match given {
            Some(_) => DigitSet::EMPTY,
            None => puzzle.candidates(cell),
        });
        Self { shape: puzzle.shape(), candidates: candidates.collect() }
    }

    fn of(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    fn places(&self, house: House, digit: Digit) -> Vec<Cell> {
        house.cells(self.shape).filter(|&cell| self.of(cell).contains(digit)).collect()
    }

    /// Returns the candidates for these digits in the house outside of these cells.
    fn others(&self, house: House, cells: &[Cell], digits: DigitSet) -> Vec<(Cell, Digit)> {
        let outside = house.cells(self.shape).filter(|cell| !cells.contains(cell));
        let candidates = |cell| digits.iter().filter(move |&digit| self.of(cell).contains(digit));
        outside.flat_map(|cell| candidates(cell).map(move |digit| (cell, digit))).collect()
    }

    /// Returns whether the conclusion is valid and complete.
    fn is_valid(&self, step: &Step) -> bool {
        let (cells, digits) = (&step.cells, step.digits);
        match (step.technique, &step.houses[..]) {
            (Technique::NakedSingle, []) => self.of(cells[0]) == digits,
            (Technique::HiddenSingle, &[house]) => {
                digits.iter().all(|digit| self.places(house, digit) == *cells)
            }
            (Technique::LockedCandidates, &[house, other]) => {
                digits.iter().all(|digit| self.places(house, digit) == *cells)
                    && step.eliminations == self.others(other, cells, digits)
            }
            (Technique::NakedPair, &[house]) => {
                cells.iter().all(|&cell| self.of(cell) == digits)
                    && step.eliminations == self.others(house, cells, digits)
            }
            (Technique::HiddenPair, &[house]) => {
                let rest = |&cell: &Cell| {
                    let others = self.of(cell).without(digits);
                    others.iter().map(move |digit| (cell, digit)).collect::<Vec<_>>()
                };
                digits.iter().all(|digit| self.places(house, digit) == *cells)
                    && step.eliminations == cells.iter().flat_map(rest).collect::<Vec<_>>()
            }
            _ => false,
        }
    }

    fn apply(&mut self, step: &Step) {
        for &(cell, digit) in &step.eliminations {
            self.candidates[cell.index()].remove(digit);
        }
        if let Some((cell, digit)) = step.placement {
            self.candidates[cell.index()] = DigitSet::EMPTY;
            for house in cell.houses(self.shape) {
                house
                    .cells(self.shape)
                    .for_each(|peer| self.candidates[peer.index()].remove(digit));
            }
        }
    }
}

#[test]
fn conclusions_are_valid_and_never_rule_out_the_solution() {
    let mut techniques = BTreeSet::new();
    for (shape, seed) in
        [Shape::Six, Shape::Nine].into_iter().flat_map(|s| (0..60).map(move |n| (s, n)))
    {
        let made = generate(Options::new(shape), seed).unwrap();
        let puzzle = Puzzle::try_from(made.puzzle.clone()).unwrap();
        let mut marks = Marks::new(&puzzle);
        let mut solver = Solver::new(&puzzle);
        let mut hardest = Level::Singles;
        for step in solver.by_ref() {
            assert!(marks.is_valid(&step), "{step:?}");
            assert_eq!(step.placement.is_none(), !step.eliminations.is_empty());
            let is_right = |(cell, digit)| made.solution.get(cell) == Some(digit);
            assert!(step.placement.is_none_or(is_right), "{step:?}");
            assert!(!step.eliminations.iter().any(|&pair| is_right(pair)), "{step:?}");
            marks.apply(&step);
            techniques.insert(step.technique);
            hardest = hardest.max(step.technique.level());
        }
        let reached = if solver.is_solved() { hardest } else { Level::Beyond };
        assert_eq!(made.level, reached);
    }
    assert_eq!(techniques.len(), 5, "{techniques:?}");
}

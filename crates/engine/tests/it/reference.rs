//! Numbers that were published or counted elsewhere, reproduced exactly.

use std::num::NonZeroU64;

use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::recording::Tree;
use sudoku_engine::search::{Counters, Goal, Stepper};

use crate::data::{REFERENCE, named, puzzle};

/// Searches with more placements than this run only in an ignored test.
const MAX_QUICK_PLACEMENTS: u64 = 20_000_000;

/// A row of `data/reference.tsv`.
struct Row {
    name: &'static str,
    puzzle: Puzzle,
    empties: u64,
    placements: u64,
    undos: u64,
    tests: u64,
    exhaustive_placements: u64,
    solutions: u64,
}

impl Row {
    fn parse(row: &'static str) -> Self {
        let fields: Vec<&str> = row.split('\t').collect();
        let number = |index: usize| fields[index].parse().expect("a number");
        Self {
            name: fields[0],
            puzzle: puzzle(fields[1]),
            empties: number(2),
            placements: number(3),
            undos: number(4),
            tests: number(5),
            exhaustive_placements: number(6),
            solutions: number(7),
        }
    }

    fn is_long(&self) -> bool {
        self.placements.max(self.exhaustive_placements) > MAX_QUICK_PLACEMENTS
    }

    fn check(&self) {
        let first = finished_search(&self.puzzle, Goal::FIRST);
        let found = self.solutions.min(1);
        assert_eq!(first.cells().len() as u64, self.empties, "{}", self.name);
        assert_eq!(
            Counters { dead_ends: 0, ..first.counters() },
            Counters {
                tests: self.tests,
                placements: self.placements,
                undos: self.undos,
                solutions: found,
                dead_ends: 0,
                depth: found * self.empties,
            },
            "{} to the first solution",
            self.name
        );

        // A search that finds no solution was exhaustive already.
        let all = if found == 0 { first } else { finished_search(&self.puzzle, Goal::Exhaustion) };
        let placements = self.exhaustive_placements;
        // Every node except full boards tests each digit.
        let open_nodes = placements + 1 - self.solutions;
        assert_eq!(
            Counters { dead_ends: 0, ..all.counters() },
            Counters {
                tests: open_nodes * self.puzzle.shape().size() as u64,
                placements,
                undos: placements,
                solutions: self.solutions,
                dead_ends: 0,
                depth: 0,
            },
            "{} exhaustively",
            self.name
        );
    }
}

/// Runs the search of a puzzle to its end.
fn finished_search(puzzle: &Puzzle, goal: Goal) -> Stepper {
    let mut stepper = Stepper::new(puzzle, goal);
    let steps = stepper.run(u64::MAX);
    assert_eq!(steps, stepper.counters().step());
    assert!(stepper.is_over());
    stepper
}

fn rows() -> impl Iterator<Item = Row> {
    REFERENCE.lines().filter(|row| !row.starts_with('#')).map(Row::parse)
}

#[test]
fn table() {
    let short: Vec<Row> = rows().filter(|row| !row.is_long()).collect();
    assert_eq!(short.len(), 12);
    short.iter().for_each(Row::check);
}

#[test]
#[ignore = "billions of placements: cargo xtask test runs it in release"]
fn table_of_long_searches() {
    let long: Vec<Row> = rows().filter(Row::is_long).collect();
    assert_eq!(long.len(), 2);
    long.iter().for_each(Row::check);
}

/// Returns the puzzle with its cells permuted.
fn with_moved_cells(puzzle: &Puzzle, from: impl Fn(Cell) -> Option<Cell>) -> Puzzle {
    let shape = puzzle.shape();
    let digits = shape.cells().map(|cell| puzzle.givens().get(from(cell)?)).collect();
    let givens = Givens::from_digits(shape, digits).expect("the same shape");
    Puzzle::try_from(givens).expect("the same houses")
}

fn placements_to_first(puzzle: &Puzzle) -> u64 {
    finished_search(puzzle, Goal::FIRST).counters().placements
}

#[test]
#[ignore = "tens of millions of placements: cargo xtask test runs it in release"]
fn transposing_changes_the_cost() {
    let puzzle = named("anti-backtracking");
    let shape = puzzle.shape();
    let transposed =
        with_moved_cells(&puzzle, |cell| Cell::at(shape, cell.column(shape), cell.row(shape)));
    assert_eq!(placements_to_first(&transposed), 52_481_621);
}

#[test]
fn rotating_changes_the_cost() {
    let puzzle = named("anti-backtracking");
    let turned = with_moved_cells(&puzzle, |cell| puzzle.shape().cells().nth_back(cell.index()));
    assert_eq!(placements_to_first(&turned), 518_274);
}

#[test]
fn forests() {
    let empty = Puzzle::try_from(Givens::empty(Shape::Four)).unwrap();
    assert_eq!(finished_search(&empty, Goal::Exhaustion).counters().solutions, 288);
    let forests: [(Puzzle, &[usize], usize); 2] = [
        (named("paper-4x4"), &[3, 4, 6, 5, 1, 1, 2, 1, 1, 1, 1, 1], 27),
        (empty, &[4, 12, 24, 24, 48, 48, 96, 96, 192, 384, 384, 288, 288, 288, 288, 288], 2752),
    ];
    for (puzzle, profile, nodes) in forests {
        let tree = Tree::of(Stepper::new(&puzzle, Goal::Exhaustion), nodes).unwrap();
        assert_eq!(tree.level_profile(), profile);
        assert_eq!(tree.nodes.len(), nodes);
        let trees = tree.nodes.iter().filter(|node| node.parent.is_none());
        assert_eq!(trees.count(), profile[0]);
    }
}

#[test]
fn nodes_as_published() {
    let published = [
        ("o2", 4209),
        ("ai-escargot", 8970),
        ("inkala-2012", 49_559),
        ("golden-nugget", 304_054),
        ("easter-monster", 262_015),
        ("fata-morgana", 1_984_466),
    ];
    for (name, nodes) in published {
        assert_eq!(finished_search(&named(name), Goal::FIRST).counters().nodes(), nodes, "{name}");
    }
}

#[test]
fn solutions_as_printed() {
    let printed = [
        (
            "article",
            "845796231379512468216384759124635897683947512597821346461258973732469185958173624",
        ),
        (
            "nuru",
            "316578492529134768487629531263415987974863125851792643138947256692351874745286319",
        ),
        ("o2", "534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
        ("paper-4x4", "4231314214232314"),
    ];
    for (name, line) in printed {
        let solution = finished_search(&named(name), Goal::FIRST).solution().expect(name);
        let symbols: String = solution.iter().map(|(_, digit)| digit.symbol()).collect();
        assert_eq!(symbols, line, "{name}");
    }
}

#[test]
fn goal_at_the_nth_solution() {
    for (name, solutions, exhaustive_placements) in
        [("two-solutions", 2, 7255), ("four-solutions", 4, 12256)]
    {
        let puzzle = named(name);
        let mut before: Option<(u64, Vec<Digit>)> = None;
        for nth in 1..=solutions {
            let stepper = finished_search(&puzzle, Goal::Solution(NonZeroU64::new(nth).unwrap()));
            assert_eq!(stepper.counters().solutions, nth, "{name}");
            let solution = stepper.solution().expect(name);
            assert!(solution.extends(puzzle.givens()), "{name}");
            // Digits are tried in ascending order, so solutions come in lexicographic order.
            let digits = solution.iter().map(|(_, digit)| digit).collect();
            let found = Some((stepper.counters().placements, digits));
            assert!(before < found, "{name}: solution {nth}");
            before = found;
        }
        let missing = NonZeroU64::new(solutions + 1).unwrap();
        let stepper = finished_search(&puzzle, Goal::Solution(missing));
        assert_eq!(stepper.counters().solutions, solutions, "{name}");
        assert_eq!(stepper.counters().placements, exhaustive_placements, "{name}");
        assert_eq!(stepper.solution(), None, "{name}");
    }
}

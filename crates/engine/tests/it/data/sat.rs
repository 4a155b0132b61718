//! A SAT solver as an independent oracle. It parses the rules code and writes the rules as
//! clauses, without using any of the engine's geometry.

use std::collections::BTreeMap;

use batsat::{BasicSolver, Lit, SolverInterface, Var, lbool};

const SYMBOLS: &str = "123456789ABCDEFG";

/// The constraints on cells, which are numbered in reading order.
#[derive(Default)]
struct RuleSpec {
    differ: Vec<Vec<usize>>,
    sums: Vec<(Vec<usize>, usize)>,
    rises: Vec<Vec<usize>>,
}

/// Returns up to `limit` solutions of the board under the rules of this code, as lines in no
/// particular order.
pub(crate) fn solutions(line: &str, code: &str, limit: usize) -> Vec<String> {
    let size = (1..).find(|size| size * size >= line.len()).expect("a square board");
    let mut clauses = Clauses::new(size);
    clauses.board(line);
    clauses.rules(&parse_rules(size, code));
    let mut found = Vec::new();
    while found.len() < limit && clauses.solver.solve_limited(&[]) == lbool::TRUE {
        let placed: Vec<(usize, usize)> =
            (0..size * size).map(|cell| (cell, clauses.digit(cell))).collect();
        clauses.add(placed.iter().map(|&(cell, digit)| !clauses.literal(cell, digit)).collect());
        let symbols = placed.iter().filter_map(|&(_, digit)| SYMBOLS.chars().nth(digit));
        found.push(symbols.collect());
    }
    found
}

fn parse_rules(size: usize, code: &str) -> RuleSpec {
    let (box_rows, box_columns) =
        [(2, 2), (2, 3), (3, 3), (4, 4)][[4, 6, 9, 16].binary_search(&size).expect("a size")];
    let on = |holds: &dyn Fn(usize, usize) -> bool| -> Vec<usize> {
        (0..size * size).filter(|cell| holds(cell / size, cell % size)).collect()
    };
    let mut spec = RuleSpec::default();
    for nth in 0..size {
        spec.differ.push(on(&|row, _| row == nth));
        spec.differ.push(on(&|_, column| column == nth));
    }
    if !code.contains("regions-") {
        let boxes = (0..size)
            .map(|nth| on(&|row, column| row / box_rows * box_rows + column / box_columns == nth));
        spec.differ.extend(boxes);
    }
    for part in code.split('.').filter(|part| !part.is_empty()) {
        let (name, rest) = part.split_once('-').unwrap_or((part, ""));
        match (name, rest.split_once('-')) {
            ("falling", _) => spec.differ.push(on(&|row, column| row == column)),
            ("rising", _) => spec.differ.push(on(&|row, column| row + column + 1 == size)),
            ("windoku", _) => {
                let starts =
                    || (1..size).step_by(box_rows + 1).filter(|start| start + box_rows < size);
                let corners = starts().flat_map(|top| starts().map(move |left| (top, left)));
                spec.differ.extend(corners.map(|(top, left)| {
                    on(&|row, column| {
                        (top..top + box_rows).contains(&row)
                            && (left..left + box_columns).contains(&column)
                    })
                }));
            }
            ("knight", _) => {
                spec.differ.extend(cells_moves_apart(size, &[(1, 2), (2, 1), (2, -1), (1, -2)]));
            }
            ("king", _) => spec.differ.extend(cells_moves_apart(size, &[(1, 1), (1, -1)])),
            ("regions", _) => {
                let mut regions: BTreeMap<char, Vec<usize>> = BTreeMap::new();
                for (cell, letter) in rest.chars().enumerate() {
                    regions.entry(letter).or_default().push(cell);
                }
                spec.differ.extend(regions.into_values());
            }
            ("cage", Some((total, named))) => {
                spec.sums.push((cells(size, named), total.parse().expect("a total")));
            }
            ("cage", None) => spec.differ.push(cells(size, rest)),
            ("thermo", _) => spec.rises.push(cells(size, rest)),
            _ => panic!("unknown rule {part}"),
        }
    }
    spec
}

/// Parses cells, each written as the symbols of its row and column.
fn cells(size: usize, named: &str) -> Vec<usize> {
    let places: Vec<usize> = named.chars().filter_map(|symbol| SYMBOLS.find(symbol)).collect();
    places.chunks(2).map(|place| place[0] * size + place[1]).collect()
}

/// Returns the pairs of cells that are one of these moves apart.
fn cells_moves_apart(size: usize, moves: &[(usize, isize)]) -> Vec<Vec<usize>> {
    let places = (0..size * size).flat_map(|cell| moves.iter().map(move |way| (cell, way)));
    let pairs = places.filter_map(|(cell, &(down, right))| {
        let column = (cell % size).checked_add_signed(right).filter(|&column| column < size)?;
        let row = cell / size + down;
        (row < size).then(|| vec![cell, row * size + column])
    });
    pairs.collect()
}

/// The SAT problem, with a variable for each cell and digit.
struct Clauses {
    size: usize,
    solver: BasicSolver,
    variables: Vec<Var>,
}

impl Clauses {
    fn new(size: usize) -> Self {
        let mut solver = BasicSolver::default();
        let variables = (0..size * size * size).map(|_| solver.new_var_default()).collect();
        Self { size, solver, variables }
    }

    fn literal(&self, cell: usize, digit: usize) -> Lit {
        Lit::new(self.variables[cell * self.size + digit], true)
    }

    fn add(&mut self, mut clause: Vec<Lit>) {
        self.solver.add_clause_reuse(&mut clause);
    }

    /// Returns the zero-based digit of a cell in the solution found.
    fn digit(&self, cell: usize) -> usize {
        let is_it =
            |&digit: &usize| self.solver.value_lit(self.literal(cell, digit)) == lbool::TRUE;
        (0..self.size).find(is_it).expect("each cell has a digit")
    }

    /// Adds clauses for one digit per cell, and for the givens.
    fn board(&mut self, line: &str) {
        for (cell, symbol) in line.chars().enumerate() {
            self.add((0..self.size).map(|digit| self.literal(cell, digit)).collect());
            for one in 0..self.size {
                for other in 0..one {
                    self.add(vec![!self.literal(cell, one), !self.literal(cell, other)]);
                }
            }
            if let Some(digit) = SYMBOLS.find(symbol) {
                self.add(vec![self.literal(cell, digit)]);
            }
        }
    }

    fn rules(&mut self, spec: &RuleSpec) {
        let caged = spec.sums.iter().map(|(cells, _)| cells);
        for cells in spec.differ.iter().chain(caged) {
            self.differ(cells);
        }
        for (cells, total) in &spec.sums {
            self.add_up(cells, *total);
        }
        for way in &spec.rises {
            for pair in way.windows(2) {
                for low in 0..self.size {
                    for box_rows in 0..=low {
                        self.add(vec![
                            !self.literal(pair[0], low),
                            !self.literal(pair[1], box_rows),
                        ]);
                    }
                }
            }
        }
    }

    fn differ(&mut self, cells: &[usize]) {
        for digit in 0..self.size {
            for (nth, &one) in cells.iter().enumerate() {
                for &other in &cells[..nth] {
                    self.add(vec![!self.literal(one, digit), !self.literal(other, digit)]);
                }
            }
            // Redundant clauses that make the solver faster: each digit appears somewhere.
            if cells.len() == self.size {
                self.add(cells.iter().map(|&cell| self.literal(cell, digit)).collect());
            }
        }
    }

    /// Requires that the digits of the cage, which are all different, belong to some set of
    /// digits with the right total.
    fn add_up(&mut self, cells: &[usize], total: usize) {
        let fits = |set: &u32| {
            let digits = (0..self.size).filter(|digit| set >> digit & 1 == 1);
            set.count_ones() as usize == cells.len()
                && digits.map(|it| it + 1).sum::<usize>() == total
        };
        let sets: Vec<u32> = (0..1_u32 << self.size).filter(fits).collect();
        let chosen: Vec<Lit> =
            sets.iter().map(|_| Lit::new(self.solver.new_var_default(), true)).collect();
        for (set, &chosen) in sets.iter().zip(&chosen) {
            for digit in (0..self.size).filter(|digit| set >> digit & 1 == 0) {
                for &cell in cells {
                    self.add(vec![!chosen, !self.literal(cell, digit)]);
                }
            }
        }
        self.add(chosen);
    }
}

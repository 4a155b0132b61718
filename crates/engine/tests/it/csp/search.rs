//! The constraint search: slices, observers and exact backtracking.

use proptest::prelude::*;
use strum::VariantArray;
use sudoku_engine::csp::{
    Answer, Consistency, Constraint, Domain, Failure, Model, Observer, Progress, Solution, Solver,
    Status, Variable,
};

/// Creates a model of a board of size 4 or 9. Anything but a digit from 1 up is an empty
/// cell.
fn board(givens: &str, consistency: Consistency) -> Model {
    let mut model = Model::new();
    let side = if givens.len() == 81 { 3 } else { 2 };
    let size = side * side;
    let cell = |symbol: char| match symbol.to_digit(10) {
        Some(0) | None => model.variable(1..=size as i32).unwrap(),
        Some(digit) => model.constant(digit as i32),
    };
    let cells: Vec<Variable> = givens.chars().map(cell).collect();
    for index in 0..size {
        let corner = (index / side * size + index % side) * side;
        let house = |place: &dyn Fn(usize) -> usize| -> Vec<Variable> {
            (0..size).map(|nth| cells[place(nth)]).collect()
        };
        model.all_different_by(consistency, &house(&|nth| size * index + nth));
        model.all_different_by(consistency, &house(&|nth| size * nth + index));
        let in_box = |nth: usize| corner + nth / side * size + nth % side;
        model.all_different_by(consistency, &house(&in_box));
    }
    model
}

fn empty(consistency: Consistency) -> Model {
    board("0000000000000000", consistency)
}

#[test]
fn the_empty_4x4_has_288_solutions_at_every_level() {
    for &consistency in Consistency::VARIANTS {
        let answer = empty(consistency).solve_all(u64::MAX);
        assert_eq!((answer.solutions.len(), answer.status), (288, Status::Satisfied));
        let mut different = answer.solutions;
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 288, "{consistency:?}");
    }
}

#[test]
fn a_stronger_level_needs_fewer_nodes() {
    let hard = [
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    ];
    for givens in hard {
        let nodes =
            [Consistency::Values, Consistency::Singles, Consistency::Bounds, Consistency::Domain]
                .map(|consistency| {
                    let mut solver = Solver::new(&board(givens, consistency), u64::MAX);
                    assert_eq!(solver.run(u64::MAX), Progress::Done);
                    assert_eq!(solver.solution_count(), 1, "{consistency:?}");
                    solver.nodes()
                });
        let [values, singles, bounds, domain] = nodes;
        assert!(values > singles && values > bounds, "{nodes:?}");
        assert!(singles > domain && bounds > domain, "{nodes:?}");
    }
}

#[test]
fn a_limit_is_kept_and_reported() {
    let model = empty(Consistency::Domain);
    for (limit, found, status) in [
        (0, 1, Status::LimitReached),
        (1, 1, Status::LimitReached),
        (287, 287, Status::LimitReached),
        (289, 288, Status::Satisfied),
    ] {
        let count = model.count(limit);
        assert_eq!((count.solutions, count.status), (found, status), "{limit}");
        assert_eq!(model.solve_all(limit).solutions.len() as u64, found);
    }
    let clash = board("1100000000000000", Consistency::Values);
    assert_eq!(clash.solve(), Answer { status: Status::Infeasible, solutions: vec![] });
    assert_eq!(clash.count(1).status, Status::Infeasible);
}

#[test]
fn solutions_come_in_the_order_they_are_found() {
    let model = empty(Consistency::Singles);
    let all: Vec<Solution> = model.solutions().collect();
    assert_eq!(all, model.solve_all(u64::MAX).solutions);
    assert_eq!(model.solutions().nth(100).as_ref(), Some(&all[100]));
    let mut solutions = model.solutions().skip(287);
    assert!(solutions.next().is_some() && solutions.next().is_none() && solutions.next().is_none());
}

#[test]
fn results_do_not_depend_on_the_slices() {
    for &consistency in Consistency::VARIANTS {
        let model = empty(consistency);
        let mut whole = Solver::new(&model, 200);
        assert_eq!(whole.run(u64::MAX), Progress::Done);
        for slice in [1, 7, 100] {
            let mut sliced = Solver::new(&model, 200);
            let mut slices = 1;
            while sliced.run(slice) == Progress::Working {
                slices += 1;
                assert!(sliced.nodes() == slice * (slices - 1));
            }
            assert_eq!(
                (sliced.nodes(), sliced.solution_count()),
                (whole.nodes(), whole.solution_count())
            );
            assert_eq!(sliced.solution(), whole.solution());
        }
    }
}

#[test]
fn an_empty_slice_does_no_work() {
    let mut solver = Solver::new(&empty(Consistency::Domain), 1);
    assert_eq!((solver.run(0), solver.nodes()), (Progress::Working, 0));
    assert_eq!(solver.status(), Status::LimitReached);
}

/// An observer that tracks the expected domains in the simplest possible way.
struct Mirror {
    domains: Vec<Vec<i32>>,
    saved_domains: Vec<Vec<Vec<i32>>>,
    scopes: Vec<Vec<Variable>>,
    failures: usize,
    solutions: Vec<Solution>,
}

impl Mirror {
    fn new(model: &Model) -> Self {
        Self {
            domains: model
                .variables()
                .map(|variable| model.domain(variable).iter().collect())
                .collect(),
            saved_domains: Vec::new(),
            scopes: model
                .constraints()
                .map(|constraint| model.scope(constraint).collect())
                .collect(),
            failures: 0,
            solutions: Vec::new(),
        }
    }
}

impl Observer for Mirror {
    fn removed(&mut self, because: Constraint, variable: Variable, values: Domain) {
        assert!(self.scopes[because.index()].contains(&variable));
        assert!(!values.is_empty());
        for value in values.iter() {
            let domain = &mut self.domains[variable.index()];
            let place = domain.iter().position(|&other| other == value);
            domain.remove(place.expect("a value that was in the domain"));
        }
    }

    fn failed(&mut self, failure: Failure) {
        self.failures += 1;
        if let Failure::NoValue { variable, .. } = failure {
            assert!(self.domains[variable.index()].is_empty());
        }
    }

    fn tried(&mut self, variable: Variable, value: i32) {
        self.saved_domains.push(self.domains.clone());
        let domain = &mut self.domains[variable.index()];
        assert!(domain.len() > 1 && domain.contains(&value));
        *domain = vec![value];
    }

    fn undone(&mut self, variable: Variable, value: i32) {
        self.domains = self.saved_domains.pop().expect("a value that was tried");
        assert!(self.domains[variable.index()].contains(&value));
    }

    fn solved(&mut self, solution: &Solution) {
        assert!(
            self.domains.iter().zip(solution.values()).all(|(domain, value)| domain == &[*value])
        );
        self.solutions.push(solution.clone());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn observed_events_give_the_domains_of_every_node(
        givens in proptest::collection::vec(prop_oneof![5 => Just(0_u8), 1 => 1..5_u8], 16),
        level in 0..4_usize,
    ) {
        let givens: String = givens.iter().map(|digit| (b'0' + digit) as char).collect();
        let model = board(&givens, Consistency::VARIANTS[level]);
        let (mut solver, mut mirror) = (Solver::new(&model, u64::MAX), Mirror::new(&model));
        let mut quiet = Solver::new(&model, u64::MAX);
        while solver.run_observed(1, &mut mirror) == Progress::Working {
            let _ = quiet.run(1);
            for variable in model.variables() {
                let domain = solver.domain(variable);
                prop_assert_eq!(domain, quiet.domain(variable));
                let values: Vec<i32> = domain.iter().collect();
                prop_assert_eq!(&values, &mirror.domains[variable.index()]);
            }
            prop_assert_eq!(solver.depth(), mirror.saved_domains.len());
        }
        prop_assert_eq!(&mirror.solutions, &model.solve_all(u64::MAX).solutions);
        // Every node is a failure, a solution, or has children.
        prop_assert!(mirror.failures as u64 + solver.solution_count() <= solver.nodes());
    }
}

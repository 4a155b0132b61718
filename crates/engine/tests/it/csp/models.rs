//! Models: valid domains and constraints, and the number of solutions.

use proptest::collection::vec;
use proptest::prelude::*;
use strum::VariantArray;
use sudoku_engine::csp::{
    Consistency, Constraint, Domain, Model, RangeError, Status, TermsError, Variable,
};

#[test]
fn a_domain_spans_at_most_64_values() {
    for low in [i32::MIN, -40, 0, i32::MAX - 63] {
        let domain = Domain::range(low..=low + 63).unwrap();
        assert_eq!((domain.len(), domain.lowest()), (64, Some(low)));
        assert_eq!(domain.highest(), Some(low + 63));
        assert_eq!(domain.iter().last(), Some(low + 63));
        assert!(domain.contains(low) && domain.contains(low + 63));
        assert!(!domain.contains(low.wrapping_sub(1)) && !domain.contains(low.wrapping_add(64)));
    }
    assert_eq!(Domain::range(0..=64), Err(RangeError::TooWide { values: 65 }));
    assert_eq!(Domain::range(i32::MIN..=i32::MAX), Err(RangeError::TooWide { values: 1 << 32 }));
    #[expect(clippy::reversed_empty_ranges, reason = "the test checks that they are rejected")]
    let empty = [Domain::range(1..=0), Domain::range(i32::MAX..=i32::MIN)];
    assert_eq!(empty, [Err(RangeError::Empty); 2]);
}

#[test]
fn equal_domains_compare_equal() {
    let mut model = Model::new();
    let (low, high) = (model.variable(0..=5).unwrap(), model.variable(4..=5).unwrap());
    model.linear(&[(1, low), (-1, high)], 0).unwrap();
    let mut solver = sudoku_engine::csp::Solver::new(&model, 1);
    let _ = solver.run(1);
    assert_eq!(solver.domain(low), Domain::range(4..=5).unwrap());
    assert_ne!(solver.domain(low), Domain::range(3..=5).unwrap());
}

#[test]
fn values_of_a_constraint_may_be_far_apart() {
    for &consistency in Consistency::VARIANTS {
        let mut model = Model::new();
        let ends = [model.constant(i32::MIN), model.constant(i32::MAX), model.constant(0)];
        let near = model.variable(i32::MAX - 2..=i32::MAX).unwrap();
        let far = model.variable(i32::MIN..=i32::MIN + 1).unwrap();
        model.all_different_by(consistency, &[ends[0], near, far, ends[1], ends[2]]);
        assert_eq!(model.count(10).solutions, 2, "{consistency:?}");
    }
}

#[test]
fn many_variables_with_different_ranges_can_all_differ() {
    // Each of 100 variables has three values, which overlap with those of its neighbors.
    for &consistency in Consistency::VARIANTS {
        let mut model = Model::new();
        let variables: Vec<Variable> =
            (0..100).map(|low| model.variable(low..=low + 2).unwrap()).collect();
        model.all_different_by(consistency, &variables);
        let top = model.variable(100..=101).unwrap();
        model.all_different_by(consistency, &[&variables[..], &[top]].concat());
        model.less_than(variables[99], top);
        let answer = model.solve();
        let values = answer.solutions[0].values();
        assert!(values[..100].iter().zip(0..).all(|(value, low)| (low..=low + 2).contains(value)));
    }
}

#[test]
fn a_sum_that_could_overflow_is_rejected() {
    let mut model = Model::new();
    let large = model.variable(i32::MAX - 1..=i32::MAX).unwrap();
    assert_eq!(model.linear(&[(i64::MAX, large)], 0), Err(TermsError));
    assert_eq!(model.linear(&[(i64::MIN, large)], i64::MIN), Err(TermsError));
    assert_eq!(model.linear(&[], i64::MAX), Err(TermsError));
    let large_enough = 1 << 28;
    assert!(
        model
            .linear(&[(large_enough, large), (large_enough, large), (large_enough, large)], 0)
            .is_ok()
    );
    assert_eq!(model.count(10).status, Status::Infeasible);
}

#[test]
fn a_model_without_variables_or_constraints_has_its_solutions() {
    let mut model = Model::new();
    assert_eq!((model.count(9).solutions, model.solve().status), (1, Status::Satisfied));
    model.all_different(&[]);
    model.linear(&[], 0).unwrap();
    assert_eq!(model.solve().status, Status::Satisfied);
    model.variable(-3..=3).unwrap();
    assert_eq!(model.count(9).solutions, 7);
    model.linear(&[], 1).unwrap();
    assert_eq!(model.solve().status, Status::Infeasible);
}

#[test]
fn nothing_differs_from_itself() {
    type AddConstraint = fn(&mut Model, Variable) -> Constraint;
    let add_functions: [AddConstraint; 3] = [
        |model, variable| model.less_than(variable, variable),
        |model, variable| model.not_equal(variable, variable),
        |model, variable| model.all_different(&[variable, variable]),
    ];
    for add_constraint in add_functions {
        let mut model = Model::new();
        let variable = model.variable(1..=5).unwrap();
        add_constraint(&mut model, variable);
        assert_eq!(model.count(9).status, Status::Infeasible);
    }
}

#[test]
fn a_variable_in_two_terms_is_one_variable() {
    let mut model = Model::new();
    let (x, y) = (model.variable(0..=9).unwrap(), model.variable(0..=9).unwrap());
    model.linear(&[(2, x), (3, y), (-2, x)], 12).unwrap();
    let answer = model.solve_all(100);
    assert_eq!(answer.solutions.len(), 10);
    assert!(answer.solutions.iter().all(|solution| solution[y] == 4));
}

/// A constraint of a random model, by the indices of its variables.
#[derive(Clone, Debug)]
enum RandomConstraint {
    AllDifferent(Vec<usize>),
    Linear(Vec<(i64, usize)>, i64),
    LessThan(usize, usize),
    NotEqual(usize, usize),
}

impl RandomConstraint {
    fn holds(&self, values: &[i32]) -> bool {
        match self {
            Self::AllDifferent(variables) => variables.iter().enumerate().all(|(nth, &one)| {
                variables[..nth].iter().all(|&other| values[one] != values[other])
            }),
            Self::Linear(terms, total) => {
                terms.iter().map(|&(by, variable)| by * i64::from(values[variable])).sum::<i64>()
                    == *total
            }
            &Self::LessThan(lesser, greater) => values[lesser] < values[greater],
            &Self::NotEqual(first, second) => values[first] != values[second],
        }
    }

    fn add_to(&self, model: &mut Model, variables: &[Variable], consistency: Consistency) {
        match self {
            Self::AllDifferent(members) => {
                let members: Vec<_> = members.iter().map(|&member| variables[member]).collect();
                model.all_different_by(consistency, &members);
            }
            Self::Linear(terms, total) => {
                let terms: Vec<_> = terms.iter().map(|&(by, nth)| (by, variables[nth])).collect();
                model.linear(&terms, *total).unwrap();
            }
            &Self::LessThan(lesser, greater) => {
                model.less_than(variables[lesser], variables[greater]);
            }
            &Self::NotEqual(first, second) => {
                model.not_equal(variables[first], variables[second]);
            }
        }
    }
}

/// Generates ranges of up to five variables, and constraints on them.
fn random_models() -> impl Strategy<Value = (Vec<(i32, i32)>, Vec<RandomConstraint>)> {
    (2..6_usize).prop_flat_map(|count| {
        let any = move || 0..count;
        let constraint = prop_oneof![
            vec(any(), 2..5).prop_map(RandomConstraint::AllDifferent),
            (vec((-3..4_i64, any()), 1..5), -9..9_i64)
                .prop_map(|(terms, total)| RandomConstraint::Linear(terms, total)),
            (any(), any())
                .prop_map(|(lesser, greater)| RandomConstraint::LessThan(lesser, greater)),
            (any(), any()).prop_map(|(first, second)| RandomConstraint::NotEqual(first, second)),
        ];
        let range = (-3..3_i32, 0..5_i32).prop_map(|(low, width)| (low, low + width));
        (vec(range, count), vec(constraint, 0..5))
    })
}

/// Returns every assignment of values to the variables, in lexicographic order.
fn assignments(ranges: &[(i32, i32)]) -> Vec<Vec<i32>> {
    let mut all = vec![Vec::new()];
    for &(low, high) in ranges {
        let longer = |way: &Vec<i32>| {
            (low..=high).map(|value| [&way[..], &[value]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_level_finds_exactly_the_valid_assignments((ranges, constraints) in random_models()) {
        let mut expected = assignments(&ranges);
        expected.retain(|values| constraints.iter().all(|constraint| constraint.holds(values)));
        for &consistency in Consistency::VARIANTS {
            let mut model = Model::new();
            let variables: Vec<_> =
                ranges.iter().map(|&(low, high)| model.variable(low..=high).unwrap()).collect();
            for constraint in &constraints {
                constraint.add_to(&mut model, &variables, consistency);
            }
            let answer = model.solve_all(u64::MAX);
            let mut found: Vec<Vec<i32>> =
                answer.solutions.iter().map(|solution| solution.values().to_vec()).collect();
            found.sort();
            prop_assert_eq!(&found, &expected);
            let status = if expected.is_empty() { Status::Infeasible } else { Status::Satisfied };
            prop_assert_eq!(answer.status, status);
            prop_assert_eq!(model.count(u64::MAX).solutions, expected.len() as u64);
        }
    }
}

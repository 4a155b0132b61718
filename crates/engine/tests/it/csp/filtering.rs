//! What each consistency level of all-different removes, and why.

use proptest::collection::vec;
use proptest::prelude::*;
use strum::VariantArray;
use sudoku_engine::csp::{
    Consistency, Constraint, Domain, Failure, Model, Observer, Solution, Solver, Variable,
};

/// Generates small domains whose ranges partly overlap.
fn domains() -> impl Strategy<Value = Vec<Vec<i32>>> {
    let domain = (-2..3_i32, 1..7_i32, any::<u8>()).prop_map(|(low, width, mask)| {
        let kept: Vec<i32> = (low..low + width).filter(|v| mask >> (v - low) & 1 == 1).collect();
        if kept.is_empty() { vec![low] } else { kept }
    });
    vec(domain, 1..6)
}

/// Generates domains over as many values as there are variables, as in a house.
fn house() -> impl Strategy<Value = Vec<Vec<i32>>> {
    (2..6_usize).prop_flat_map(|size| {
        let values = (1..=size as i32).collect::<Vec<_>>();
        vec(proptest::sample::subsequence(values, 1..=size), size)
    })
}

/// Creates a model with these domains. Not-equal constraints exclude the gaps in a range.
fn model_of(domains: &[Vec<i32>]) -> (Model, Vec<Variable>) {
    let mut model = Model::new();
    let variables = domains.iter().map(|values| {
        let (low, high) = (values[0], values[values.len() - 1]);
        let variable = model.variable(low..=high).unwrap();
        for gap in (low..=high).filter(|value| !values.contains(value)) {
            let gap = model.constant(gap);
            model.not_equal(variable, gap);
        }
        variable
    });
    let variables = variables.collect();
    (model, variables)
}

/// Returns the domains after propagation at the root, or `None` if it fails.
fn filtered(consistency: Consistency, domains: &[Vec<i32>]) -> Option<Vec<Vec<i32>>> {
    let (mut model, variables) = model_of(domains);
    model.all_different_by(consistency, &variables);
    settled(&model, &variables)
}

#[derive(Default)]
struct Failures(Vec<Failure>);

impl Observer for Failures {
    fn removed(&mut self, _: Constraint, _: Variable, _: Domain) {}
    fn tried(&mut self, _: Variable, _: i32) {}
    fn undone(&mut self, _: Variable, _: i32) {}
    fn solved(&mut self, _: &Solution) {}
    fn failed(&mut self, failure: Failure) {
        self.0.push(failure);
    }
}

fn settled(model: &Model, variables: &[Variable]) -> Option<Vec<Vec<i32>>> {
    let (mut solver, mut failures) = (Solver::new(model, 1), Failures::default());
    let _ = solver.run_observed(1, &mut failures);
    let left = variables.iter().map(|&variable| solver.domain(variable).iter().collect());
    failures.0.is_empty().then(|| left.collect())
}

/// Returns every assignment of different values to the variables.
fn assignments(domains: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let mut assignments = vec![Vec::new()];
    for domain in domains {
        let longer = |assignment: &Vec<i32>| {
            let fresh = domain.iter().filter(|value| !assignment.contains(value));
            fresh.map(|&value| [&assignment[..], &[value]].concat()).collect::<Vec<_>>()
        };
        assignments = assignments.iter().flat_map(longer).collect();
    }
    assignments
}

/// Returns the values that some assignment uses.
fn supported(domains: &[Vec<i32>]) -> Option<Vec<Vec<i32>>> {
    let assignments = assignments(domains);
    let used = |(nth, domain): (usize, &Vec<i32>)| {
        let is_used =
            |value: &&i32| assignments.iter().any(|assignment| assignment[nth] == **value);
        domain.iter().filter(is_used).copied().collect::<Vec<i32>>()
    };
    (!assignments.is_empty()).then(|| domains.iter().enumerate().map(used).collect())
}

/// Repeatedly removes a bound that has no supporting assignment in which the other variables
/// take any values between their bounds, or a value that is another variable's only one.
fn bounds_supported(domains: &[Vec<i32>]) -> Option<Vec<Vec<i32>>> {
    let mut left = domains.to_vec();
    'again: loop {
        let hull = |domain: &Vec<i32>| (domain[0]..=domain[domain.len() - 1]).collect();
        let hulls: Vec<Vec<i32>> = left.iter().map(hull).collect();
        for nth in 0..left.len() {
            let others = left.iter().enumerate().filter(|&(other, _)| other != nth);
            let singles: Vec<i32> = others
                .filter(|(_, domain)| domain.len() == 1)
                .map(|(_, domain)| domain[0])
                .collect();
            for value in left[nth].clone() {
                let is_bound = value == left[nth][0] || Some(&value) == left[nth].last();
                let mut with = hulls.clone();
                with[nth] = vec![value];
                if singles.contains(&value) || is_bound && assignments(&with).is_empty() {
                    left[nth].retain(|&other| other != value);
                    if left[nth].is_empty() {
                        return None;
                    }
                    continue 'again;
                }
            }
        }
        return Some(left);
    }
}

fn is_within(narrow: Option<&Vec<Vec<i32>>>, wide: Option<&Vec<Vec<i32>>>) -> bool {
    match (narrow, wide) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(narrow), Some(wide)) => {
            narrow.iter().zip(wide).all(|(few, many)| few.iter().all(|value| many.contains(value)))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn domain_consistency_keeps_exactly_the_supported_values(domains in prop_oneof![domains(), house()]) {
        prop_assert_eq!(filtered(Consistency::Domain, &domains), supported(&domains));
    }

    #[test]
    fn bounds_consistency_keeps_exactly_the_supported_bounds(
        domains in prop_oneof![domains(), house()]
    ) {
        prop_assert_eq!(filtered(Consistency::Bounds, &domains), bounds_supported(&domains));
    }

    #[test]
    fn a_stronger_level_removes_at_least_as_much(
        domains in prop_oneof![domains(), house()]
    ) {
        let [values, singles, bounds, domain] =
            [Consistency::Values, Consistency::Singles, Consistency::Bounds, Consistency::Domain]
            .map(|consistency| filtered(consistency, &domains));
        prop_assert!(is_within(singles.as_ref(), values.as_ref()));
        prop_assert!(is_within(bounds.as_ref(), values.as_ref()));
        prop_assert!(is_within(domain.as_ref(), singles.as_ref()));
        prop_assert!(is_within(domain.as_ref(), bounds.as_ref()));
    }

    #[test]
    fn two_terms_keep_exactly_the_values_with_a_partner(
        domains in vec(-20..20_i32, 2).prop_flat_map(|lows| {
            lows.into_iter().map(|low| (Just(low), low..low + 30)).collect::<Vec<_>>()
        }),
        coefficients in [-7..8_i64, -7..8_i64],
        total in -60..60_i64,
    ) {
        let mut model = Model::new();
        let ranges: Vec<_> = domains.iter().map(|&(low, high)| low..=high).collect();
        let variables: Vec<_> =
            ranges.iter().map(|range| model.variable(range.clone()).unwrap()).collect();
        let terms = [(coefficients[0], variables[0]), (coefficients[1], variables[1])];
        model.linear(&terms, total).unwrap();
        let sum = |first: i32, second: i32| {
            coefficients[0] * i64::from(first) + coefficients[1] * i64::from(second)
        };
        let firsts = ranges[0].clone().filter(|&first| {
            ranges[1].clone().any(|second| sum(first, second) == total)
        });
        let seconds = ranges[1].clone().filter(|&second| {
            ranges[0].clone().any(|first| sum(first, second) == total)
        });
        let kept: Vec<Vec<i32>> = vec![firsts.collect(), seconds.collect()];
        let expected = (!kept[0].is_empty()).then_some(kept);
        prop_assert_eq!(settled(&model, &variables), expected);
    }
}

/// Records the removals and failures as text.
#[derive(Default)]
struct Transcript(Vec<String>);

impl Observer for Transcript {
    fn tried(&mut self, _: Variable, _: i32) {}
    fn undone(&mut self, _: Variable, _: i32) {}
    fn solved(&mut self, _: &Solution) {}
    fn removed(&mut self, because: Constraint, variable: Variable, values: Domain) {
        self.0.push(format!("c{} v{} {values:?}", because.index(), variable.index()));
    }

    fn failed(&mut self, failure: Failure) {
        self.0.push(match failure {
            Failure::NoValue { variable, because } => {
                format!("v{} empty by {:?}", variable.index(), because.map(Constraint::index))
            }
            Failure::NoVariable { constraint, value } => {
                format!("c{} needs {value}", constraint.index())
            }
            Failure::Unsatisfiable { constraint } => format!("c{} fails", constraint.index()),
        });
    }
}

fn transcript(model: &Model) -> Vec<String> {
    let mut transcript = Transcript::default();
    let _ = Solver::new(model, 1).run_observed(1, &mut transcript);
    transcript.0
}

/// Creates variables with values from 1 up to these.
fn up_to<const N: usize>(model: &mut Model, highest: [i32; N]) -> [Variable; N] {
    highest.map(|highest| model.variable(1..=highest).unwrap())
}

#[test]
fn each_level_reports_what_it_removes() {
    let of = |consistency, highest| {
        let mut model = Model::new();
        let variables: [Variable; 4] = up_to(&mut model, highest);
        model.all_different_by(consistency, &variables);
        transcript(&model)
    };
    assert_eq!(
        of(Consistency::Values, [1, 2, 4, 4]),
        ["c0 v1 {1}", "c0 v2 {1}", "c0 v3 {1}", "c0 v2 {2}", "c0 v3 {2}"]
    );
    assert_eq!(of(Consistency::Values, [2, 2, 4, 4]), [""; 0]);
    assert_eq!(of(Consistency::Singles, [2, 2, 3, 4]), ["c0 v3 {1, 2, 3}", "c0 v2 {1, 2}"]);
    assert_eq!(of(Consistency::Singles, [2, 2, 4, 4]), [""; 0]);
    assert_eq!(of(Consistency::Bounds, [2, 2, 4, 4]), ["c0 v2 {1, 2}", "c0 v3 {1, 2}"]);
    assert_eq!(of(Consistency::Domain, [2, 2, 4, 4]), ["c0 v2 {1, 2}", "c0 v3 {1, 2}"]);
}

#[test]
fn a_failure_names_its_variable_or_constraint() {
    let of = |consistency, highest| {
        let mut model = Model::new();
        let variables: [Variable; 3] = up_to(&mut model, highest);
        model.all_different_by(consistency, &variables);
        transcript(&model).pop().unwrap_or_default()
    };
    for &consistency in Consistency::VARIANTS {
        assert_eq!(of(consistency, [1, 1, 3]), "v1 empty by Some(0)", "{consistency:?}");
    }
    assert_eq!(of(Consistency::Values, [2, 2, 2]), "");
    for consistency in [Consistency::Singles, Consistency::Bounds, Consistency::Domain] {
        assert_eq!(of(consistency, [2, 2, 2]), "c0 fails", "{consistency:?}");
    }
}

#[test]
fn a_value_without_a_variable_is_reported() {
    for consistency in [Consistency::Singles, Consistency::Domain] {
        let mut model = Model::new();
        let variables = up_to(&mut model, [3, 3, 3]);
        model.all_different_by(consistency, &variables);
        let two = model.constant(2);
        for variable in variables {
            model.not_equal(variable, two);
        }
        assert_eq!(transcript(&model), ["c1 v0 {2}", "c2 v1 {2}", "c3 v2 {2}", "c0 needs 2"]);
    }
}

#[test]
fn a_variable_created_without_values_fails_immediately() {
    let mut model = Model::new();
    let (one, other) = (model.constant(3), model.constant(3));
    model.not_equal(one, other);
    let mut solver = Solver::new(&model, 1);
    let _ = solver.run(1);
    let nothing = solver.domain(other);
    assert!(nothing.is_empty() && nothing.lowest().is_none() && nothing.only_value().is_none());

    let mut model = Model::new();
    let variables = [model.constant(3), model.variable_in(nothing)];
    model.all_different(&variables);
    model.less_than(variables[0], variables[1]);
    model.linear(&[(1, variables[0]), (1, variables[1])], 3).unwrap();
    assert_eq!(transcript(&model), ["v1 empty by None"]);
}

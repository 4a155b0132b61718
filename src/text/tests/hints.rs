//! The words of hints, for steps of every technique.

use std::collections::BTreeSet;

use grove_model::base::task_state::TaskState;
use grove_model::solve::hint::{Hint, HintResult, HintStage, HintStep};
use grove_model::view::fits::Fit;
use sudoku_engine::board::{Rule, Rules, Shape};
use sudoku_engine::logic::{StepSearch, Technique, TechniqueTest};

use super::{EN, all};
use crate::text::Text;

/// Positions for each technique, in the format of HoDoKu's libraries.
const POSITIONS: &str =
    include_str!("../../../crates/engine/tests/it/data/technique-positions.txt");

/// Returns a step of each technique that the positions have.
fn steps() -> Vec<HintStep> {
    let mut known = BTreeSet::new();
    let lines = POSITIONS.lines().filter(|line| line.starts_with(':'));
    let tests = lines.filter_map(|line| TechniqueTest::read(line).ok());
    let step = |test: TechniqueTest| {
        let step = StepSearch::new(&test.state, test.options).first(test.technique)?;
        let cells = test.state.shape().cells();
        let candidates = cells.map(|cell| test.state.candidates(cell)).collect();
        Some(HintStep { step, candidates })
    };
    tests.filter(|test| known.insert(test.technique)).filter_map(step).collect()
}

fn words(text: Text, step: &HintStep, stage: HintStage) -> String {
    let state = TaskState::Over(HintResult::Step(Box::new(step.clone())));
    text.hint_words(&Hint { state, stage }, &Rules::classic(Shape::Nine))
}

#[test]
fn every_step_is_explained() {
    let steps = steps();
    assert!(steps.len() > 60, "{}", steps.len());
    for step in &steps {
        for text in all() {
            for stage in [HintStage::Area, HintStage::Technique, HintStage::Step] {
                let said = words(text, step, stage);
                assert!(!said.contains(['{', '}']), "{:?}: {said}", step.step);
                assert!(!said.contains("  "), "{said}");
                assert!(said.ends_with('.'), "{said}");
                assert!(text == EN || said != words(EN, step, stage), "{said}");
            }
            let name = text.technique(step.step.technique);
            assert!(!words(text, step, HintStage::Area).contains(&name), "{name} comes later");
            assert!(words(text, step, HintStage::Technique).contains(&name));
            let said = words(text, step, HintStage::Step);
            for candidate in step.step.placements.iter().chain(&step.step.eliminations) {
                assert!(said.contains(&text.short_cell(candidate.cell, Shape::Nine)), "{said}");
                assert!(said.contains(candidate.digit.symbol()), "{said}");
            }
        }
    }
}

#[test]
fn no_two_techniques_have_the_same_name() {
    for text in all() {
        let names: Vec<String> = Technique::all().map(|it| text.technique(it)).collect();
        let distinct: BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "{names:?}");
    }
}

#[test]
fn a_cage_is_named_by_what_the_board_shows_of_it() {
    let shape = Shape::Nine;
    let mut rules = Rules::classic(shape);
    let cells = |columns: [usize; 2]| columns.map(|column| super::facts::cell(shape, 3, column));
    rules.add_cage(cells([1, 2]).into(), Some(15)).unwrap();
    rules.add_cage(cells([4, 5]).into(), None).unwrap();
    for text in all() {
        let listed = text.rules_listed(&[Rule::CageTotal(0), Rule::Cage(1)], &rules);
        for (nth, column) in [(0, 1), (1, 4)] {
            let first = text.short_cell(super::facts::cell(shape, 3, column), shape);
            assert!(listed.split(", ").nth(nth).unwrap().contains(&first), "{listed}");
        }
        assert!(listed.contains("15"), "{listed}");
        let unfit = text.fit(super::facts::digit(9), Fit::Unfit(Rule::CageTotal(0)), &rules);
        let first = text.short_cell(super::facts::cell(shape, 3, 1), shape);
        assert!(unfit.contains("15") && unfit.contains(&first), "{unfit}");
    }
}

//! The help pages about techniques, and their examples.

use std::collections::BTreeSet;

use crate::common::Page;
use grove_model::Msg;
use grove_model::model::dialog::{Dialog, TechniqueHelp};
use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use grove_model::update::dialog::DialogMsg;
use grove_model::view::hint::CandidateMark;
use grove_model::view::technique_example::TechniqueExample;
use strum::VariantArray;
use sudoku_engine::board::Puzzle;
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::logic::{Candidate, LogicState, SearchOptions, Step, StepSearch, Technique};

fn example(page: TechniquePage) -> TechniqueExample {
    TechniqueExample::of(page).unwrap_or_else(|| panic!("{page:?} has no example"))
}

/// Returns the state of the engine in which an example is.
fn state(example: &TechniqueExample) -> LogicState {
    let puzzle = Puzzle::try_from(example.digits.clone()).unwrap();
    let mut state = LogicState::new(&puzzle);
    for candidate in LogicState::new(&puzzle).all_candidates() {
        if !example.hint.candidates[candidate.cell.index()].contains(candidate.digit) {
            state.eliminate(candidate);
        }
    }
    state
}

/// Returns a step with its roles in a fixed order.
fn with_sorted_roles(step: &Step) -> Step {
    let mut step = step.clone();
    step.proof.roles.sort_unstable();
    step
}

#[test]
fn the_engine_finds_the_step_of_every_example_and_verifies_it() {
    for &page in TechniquePage::VARIANTS {
        let example = example(page);
        let (state, step) = (state(&example), &example.hint.step);
        assert_eq!(step.verify(&state), Ok(()), "{page:?}");
        let found = StepSearch::new(&state, SearchOptions::DEFAULT).all(step.technique);
        let found: Vec<Step> = found.iter().map(with_sorted_roles).collect();
        assert!(found.contains(&with_sorted_roles(step)), "{page:?}: {step:?} not in {found:?}");
        assert_eq!(TechniquePage::of(step.technique), Some(page));
    }
}

#[test]
fn every_example_agrees_with_the_only_solution_of_its_puzzle() {
    for &page in TechniquePage::VARIANTS {
        let example = example(page);
        let mut solver = Solver::new(&Puzzle::try_from(example.digits.clone()).unwrap(), 2);
        while solver.run(u64::MAX) == Progress::Working {}
        let [solution] = solver.solutions() else { panic!("{page:?} has not one solution") };
        let is_true = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
        let step = &example.hint.step;
        assert!(step.placements.iter().all(is_true), "{page:?}");
        assert!(!step.eliminations.iter().any(is_true), "{page:?}");
    }
}

/// Returns the marks of the candidates that the board shows.
fn marks(example: &TechniqueExample, stage: HintStage) -> BTreeSet<&'static str> {
    let cells = example.picture(stage).cells;
    cells.iter().flat_map(|cell| &cell.candidates).map(|&(_, mark)| mark.into()).collect()
}

#[test]
fn an_example_shows_first_where_to_look_then_the_pattern_then_the_conclusion() {
    for &page in TechniquePage::VARIANTS {
        let example = example(page);
        let area = example.picture(HintStage::Area);
        assert!(!area.area.is_empty() && area.links.is_empty(), "{page:?}");
        assert_eq!(marks(&example, HintStage::Area), BTreeSet::from(["none"]));
        let concluded = [CandidateMark::Placed, CandidateMark::Eliminated].map(<&str>::from);
        let pattern = marks(&example, HintStage::Technique);
        assert!(pattern.len() > 1 || !pattern.contains("none"), "{page:?}");
        assert!(!concluded.iter().any(|it| pattern.contains(it)), "{page:?}");
        let conclusion = marks(&example, HintStage::Step);
        assert!(concluded.iter().any(|it| conclusion.contains(it)), "{page:?}");
    }
}

fn shown(page: &Page) -> Option<TechniqueHelp> {
    match page.model.dialog {
        Some(Dialog::Technique(help)) => Some(help),
        _ => None,
    }
}

#[test]
fn a_page_opens_at_its_beginning_and_every_other_one_is_turned_to_from_there() {
    let mut page = Page::editing(&".".repeat(81));
    assert!(!page.send(Msg::Dialog(DialogMsg::StageChosen(HintStage::Step))));
    let mut technique = Some(TechniquePage::NakedSingle);
    let mut seen = Vec::new();
    while let Some(chosen) = technique {
        page.send(Msg::Dialog(DialogMsg::TechniqueChosen(chosen)));
        assert_eq!(shown(&page), Some(TechniqueHelp { page: chosen, stage: HintStage::Area }));
        page.send(Msg::Dialog(DialogMsg::StageChosen(HintStage::Step)));
        assert_eq!(shown(&page), Some(TechniqueHelp { page: chosen, stage: HintStage::Step }));
        assert_eq!(chosen.previous(), seen.last().copied());
        seen.push(chosen);
        technique = chosen.next();
    }
    assert_eq!(seen, TechniquePage::VARIANTS);
}

#[test]
fn every_page_is_about_some_technique() {
    let pages: Vec<TechniquePage> = Technique::all().filter_map(TechniquePage::of).collect();
    assert!(TechniquePage::VARIANTS.iter().all(|page| pages.contains(page)));
}

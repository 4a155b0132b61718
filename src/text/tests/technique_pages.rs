//! Checks the words of the help pages about techniques.

use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use grove_model::view::technique_example::TechniqueExample;
use strum::VariantArray;
use sudoku_engine::board::Shape;

use super::all;
use super::technique_words::example;

#[test]
fn an_example_names_the_cells_of_its_pattern_and_of_its_conclusion() {
    for text in all() {
        for &page in TechniquePage::VARIANTS {
            let step = TechniqueExample::of(page).unwrap().hint.step;
            let concluded = step.placements.iter().chain(&step.eliminations);
            let said = example(text, page, HintStage::Step);
            for candidate in concluded {
                assert!(said.contains(&text.short_cell(candidate.cell, Shape::Nine)), "{said}");
            }
            assert!(!example(text, page, HintStage::Area).contains('{'));
            // The pattern comes without the conclusion.
            let said = example(text, page, HintStage::Technique);
            for candidate in &step.eliminations {
                let is_in_pattern =
                    step.proof.roles.iter().any(|(it, _)| it.cell == candidate.cell);
                let name = text.short_cell(candidate.cell, Shape::Nine);
                assert!(is_in_pattern || !said.contains(&name), "{said}");
            }
        }
    }
}

#[test]
fn why_a_technique_is_valid_takes_two_to_four_sentences() {
    for text in all() {
        for &page in TechniquePage::VARIANTS {
            let sentences = text.why_valid(page).matches(". ").count() + 1;
            assert!((2..=4).contains(&sentences), "{}", text.why_valid(page));
        }
    }
}

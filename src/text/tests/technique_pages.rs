//! The words of the help pages about techniques.

use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use grove_model::view::technique_example::TechniqueExample;
use strum::VariantArray;
use sudoku_engine::board::Shape;

use super::all;
use crate::text::Text;

fn example(text: Text, page: TechniquePage, stage: HintStage) -> String {
    text.example(page, &TechniqueExample::of(page).unwrap(), stage)
}

/// Returns the sentences of the pages that begin with a capital letter.
pub(super) fn sentences(text: Text) -> Vec<String> {
    let of_page = |&page: &TechniquePage| {
        let pattern = example(text, page, HintStage::Technique);
        let seeing = text.what_seeing_means(page).map(str::to_owned);
        let fixed = [text.what_to_look_for(page), text.why_valid(page)].map(str::to_owned);
        [pattern].into_iter().chain(fixed).chain(seeing)
    };
    TechniquePage::VARIANTS.iter().flat_map(of_page).collect()
}

/// Returns the titles and labels of the pages.
pub(super) fn names(text: Text) -> Vec<String> {
    let labels = [
        text.learn_more(),
        text.techniques(),
        text.back_to_hint(),
        text.example_board(),
        text.example_stages(),
        text.why_valid_title(),
    ];
    let titles = TechniquePage::VARIANTS.iter().map(|&page| text.technique_page(page));
    let all = labels.map(str::to_owned).into_iter().chain(titles);
    all.chain([text.page_of_all(3, TechniquePage::VARIANTS.len())]).collect()
}

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

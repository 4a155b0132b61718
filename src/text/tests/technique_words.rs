//! The words of the help pages about techniques.

use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use grove_model::view::technique_example::TechniqueExample;
use strum::VariantArray;

use crate::text::Text;

pub(super) fn example(text: Text, page: TechniquePage, stage: HintStage) -> String {
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

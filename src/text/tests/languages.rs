//! The places that know of every language and that the compiler does not see.

use grove_model::base::code::Code;
use grove_model::base::settings::Language;
use strum::VariantArray;

const INDEX: &str = include_str!("../../../index.html");
const TOKENS: &str = include_str!("../../../static/css/tokens.css");
const END_TO_END: &str = include_str!("../../../tests/e2e/grove.ts");

/// What is between each `start` and the next `end`.
fn between<'a>(text: &'a str, start: &str, end: char) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

#[test]
fn a_page_that_cannot_start_says_so_in_every_language() {
    let codes: Vec<&str> = Language::VARIANTS.iter().copied().map(Language::code).collect();
    // The document's own language is the first.
    assert_eq!(between(INDEX, "lang=\"", '"'), codes);
    let failure = between(INDEX, "id=\"boot-failure\"", '/').concat();
    assert!(failure.contains("WebAssembly"));
    let said = between(INDEX, "<span lang=\"", '<');
    assert_eq!(said.len(), codes.len() - 1);
    assert!(said.iter().all(|said| said.contains("WebAssembly")));
}

#[test]
fn styles_name_only_languages_that_there_are() {
    for code in between(TOKENS, ":lang(", ')') {
        assert!(Language::VARIANTS.iter().any(|language| language.code() == code), "{code}");
    }
}

#[test]
fn the_end_to_end_tests_go_through_every_language() {
    let codes: Vec<String> =
        Language::VARIANTS.iter().map(|language| format!("\"{}\"", language.code())).collect();
    assert!(END_TO_END.contains(&format!("LANGUAGES: Language[] = [{}];", codes.join(", "))));
    assert!(END_TO_END.contains(&format!("type Language = {};", codes.join(" | "))));
}

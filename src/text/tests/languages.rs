//! The places that list every language and that the compiler does not check.

use grove_model::base::code::Code;
use grove_model::base::settings::Language;
use strum::VariantArray;

const INDEX: &str = include_str!("../../../index.html");
const TOKENS: &str = include_str!("../../../static/css/tokens.css");
const END_TO_END: &str = include_str!("../../../tests/e2e/grove.ts");

/// Returns the texts between each `start` and the next `end`.
fn between<'a>(text: &'a str, start: &str, end: char) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

#[test]
fn the_messages_of_the_document_are_in_every_language() {
    let codes: Vec<&str> = Language::VARIANTS.iter().copied().map(Language::code).collect();
    for (start, word) in [("id=\"boot-failure\"", "WebAssembly"), ("<noscript>", "JavaScript")] {
        let (_, message) = INDEX.split_once(start).expect("the message");
        let (message, _) = message.split_once("</p>").expect("its end");
        // The first language is that of the document itself.
        let languages = [between(INDEX, "<html lang=\"", '"'), between(message, "lang=\"", '"')];
        assert_eq!(languages.concat(), codes);
        assert_eq!(message.matches(word).count(), codes.len());
    }
}

#[test]
fn style_sheets_name_only_existing_languages() {
    for code in between(TOKENS, ":lang(", ')') {
        assert!(Language::VARIANTS.iter().any(|language| language.code() == code), "{code}");
    }
}

#[test]
fn end_to_end_tests_cover_every_language() {
    let codes: Vec<String> =
        Language::VARIANTS.iter().map(|language| format!("\"{}\"", language.code())).collect();
    assert!(END_TO_END.contains(&format!("LANGUAGES: Language[] = [{}];", codes.join(", "))));
    assert!(END_TO_END.contains(&format!("type Language = {};", codes.join(" | "))));
}

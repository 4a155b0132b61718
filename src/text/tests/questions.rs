//! The words of the questions about a search.

use std::collections::BTreeSet;

use super::{EN, RU, SW};

/// Returns the names of the placeholders of a phrase.
fn placeholders(phrase: &str) -> BTreeSet<&str> {
    let parts = phrase.split('{').skip(1);
    parts.map(|part| part.split(['}', ':', '|', '?']).next().unwrap_or_default()).collect()
}

#[test]
fn the_answers_give_the_same_facts_in_every_language() {
    let english = EN.questions().all();
    for text in [RU, SW] {
        for (words, translated) in english.iter().zip(text.questions().all()) {
            assert_eq!(placeholders(words), placeholders(translated), "{translated}");
        }
    }
}

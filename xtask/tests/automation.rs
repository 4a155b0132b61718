//! Checks that docs/automation.md lists every `data-*` attribute and every action of the page.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The text before the name of an action in the sources: of a button, a field or a menu.
const ACTIONS: [&str; 9] = [
    "data-action=\"",
    "Button::new(\"",
    "button(\"",
    "cancel(\"",
    "choice((\"",
    "action(\"",
    "field(\"",
    "select_of((\"",
    "turn(\"",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the content of all source files in a folder, recursively.
fn sources(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).context("cannot read a source folder of the page")? {
        let path = entry?.path();
        if path.is_dir() {
            texts.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(&path)?);
        }
    }
    Ok(texts)
}

/// Returns the word at the start of a text: letters, digits and hyphens.
fn word(text: &str) -> &str {
    let is_of_word = |it: char| it.is_ascii_alphanumeric() || it == '-';
    let end = text.find(|it| !is_of_word(it)).unwrap_or(text.len());
    &text[..end]
}

/// Returns the words that follow any of `starts` in the sources of the page.
fn words_after(starts: &[&str]) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for source in sources(&root().join("src"))? {
        // There may be a line break after an opening parenthesis.
        let words: Vec<&str> = source.split_whitespace().collect();
        let joined = words.join(" ").replace("( ", "(");
        for start in starts {
            let after =
                joined.match_indices(start).map(|(at, _)| word(&joined[at + start.len()..]));
            found.extend(after.filter(|word| !word.is_empty()).map(str::to_owned));
        }
    }
    Ok(found)
}

/// Returns those of the words that do not occur in the document as whole words.
fn undocumented(words: &BTreeSet<String>) -> Result<Vec<&str>> {
    let document = fs::read_to_string(root().join("docs/automation.md"))?;
    let is_of_word = |it: char| it.is_ascii_alphanumeric() || it == '-';
    let documented: BTreeSet<&str> = document.split(|it| !is_of_word(it)).collect();
    Ok(words.iter().map(String::as_str).filter(|word| !documented.contains(word)).collect())
}

#[test]
fn every_data_attribute_is_in_the_document() -> Result<()> {
    let attributes: BTreeSet<String> =
        words_after(&["data-"])?.into_iter().map(|name| format!("data-{name}")).collect();
    assert!(attributes.len() > 100 && attributes.contains("data-cell"), "{attributes:?}");
    assert_eq!(undocumented(&attributes)?, Vec::<&str>::new());
    Ok(())
}

#[test]
fn every_action_is_in_the_document() -> Result<()> {
    let actions = words_after(&ACTIONS)?;
    assert!(actions.len() > 100 && actions.contains("solve"), "{actions:?}");
    assert_eq!(undocumented(&actions)?, Vec::<&str>::new());
    Ok(())
}

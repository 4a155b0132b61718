//! Checks that comments, names and documents do not use words that the style of the project rules
//! out (CONTRIBUTING.md, "Style").
//!
//! Checks comments and identifiers in Rust files, and all text in other files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Phrases to replace, in lower case, with what to write instead.
const RULED_OUT: [(&str, &str); 17] = [
    ("told", "reported, known"),
    ("stands", "is, appears"),
    ("is no", "is not a"),
    ("as far as", "up to, if"),
    ("so many", "this many"),
    ("by chance", "random, at random"),
    ("says whether", "returns whether"),
    ("say whether", "return whether"),
    ("sees to it", "ensures"),
    ("see to it", "ensure"),
    ("anew", "again"),
    ("call off", "cancel"),
    ("called off", "cancelled, stopped"),
    ("takes back", "undoes, erases"),
    ("take back", "undo, erase"),
    ("nobody", "nothing, no one"),
    ("whoever", "the caller, the user"),
];

/// Phrases that contain one and are allowed.
const ALLOWED: [&str; 1] = ["there is no"];

/// Files that may use a phrase: it is part of an attribute value or an action that scripts rely on.
const QUOTES: [(&str, &str); 5] = [
    ("docs/automation.md", "told"),
    ("docs/automation.md", "take back"),
    ("static/css/explore.css", "take back"),
    ("tests/e2e/new-puzzle.spec.ts", "told"),
    ("tests/e2e/tree.spec.ts", "told"),
];

const SELF: &str = "xtask/tests/prose.rs";
const ENDINGS: [&str; 9] = ["rs", "md", "ts", "mjs", "js", "css", "toml", "html", "yml"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the paths of the files in the repository that people write.
fn written_files() -> Result<Vec<String>> {
    let output = Command::new("git").args(["ls-files"]).current_dir(root()).output()?;
    ensure!(output.status.success(), "git cannot list the files of the repository");
    let files = String::from_utf8(output.stdout)?;
    let is_written = |path: &&str| {
        path.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending)) && *path != SELF
    };
    Ok(files.lines().filter(is_written).map(str::to_owned).collect())
}

/// What a character of a Rust file belongs to.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Code,
    Comment,
    Text,
}

/// Returns the comments of a Rust file, and its code without string literals.
fn comments_and_code(source: &str) -> (String, String) {
    let (mut comments, mut code) = (String::new(), String::new());
    let mut rest = source;
    while !rest.is_empty() {
        let (part, length) = next_part(rest);
        let (token, after) = rest.split_at(length);
        match part {
            Part::Comment => {
                comments.push_str(token.trim_start_matches(['/', '!', '*']));
                // A line of code between two comments separates them.
                if after.trim_start_matches([' ', '\n']).starts_with("//") {
                    comments.push(' ');
                } else {
                    comments.push_str(" . ");
                }
            }
            Part::Code => code.push_str(token),
            Part::Text => code.push(' '),
        }
        rest = after;
    }
    (comments, code)
}

/// Returns what the source starts with, and its length in bytes.
fn next_part(source: &str) -> (Part, usize) {
    let until = |end: &str| source.find(end).unwrap_or(source.len());
    if source.starts_with("//") {
        return (Part::Comment, until("\n"));
    }
    if source.starts_with("/*") {
        return (Part::Comment, (until("*/") + 2).min(source.len()));
    }
    if let Some(behind) = source.strip_prefix('"') {
        return (Part::Text, 1 + quoted(behind, '"'));
    }
    if let Some(behind) = source.strip_prefix('r') {
        let hashes = behind.len() - behind.trim_start_matches('#').len();
        if behind[hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let inside = &behind[hashes + 1..];
            let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
            return (Part::Text, 2 + hashes + length);
        }
    }
    if let Some(behind) = source.strip_prefix('\'') {
        let letter = behind.chars().next().map_or(0, char::len_utf8);
        let is_text = behind.starts_with('\\') || behind[letter..].starts_with('\'');
        return if is_text { (Part::Text, 1 + quoted(behind, '\'')) } else { (Part::Code, 1) };
    }
    // A whole name at once: an `r` inside a name does not start a raw string.
    let name = source.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(source.len());
    let letter = source.chars().next().map_or(0, char::len_utf8);
    (Part::Code, name.max(letter))
}

/// Returns the length of a string literal up to and including its closing quotation mark.
fn quoted(text: &str, mark: char) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if letter == mark => return at + letter.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// Returns the words of a text in lower case, each followed by a space; punctuation
/// becomes `|`. Names in snake case and camel case are taken apart.
fn words(text: &str) -> String {
    let mut words = String::from(" ");
    let mut last = ' ';
    for letter in text.chars() {
        if letter.is_alphanumeric() {
            if letter.is_uppercase() && last.is_lowercase() {
                words.push(' ');
            }
            words.extend(letter.to_lowercase());
        } else if !words.ends_with(' ') {
            words.push(' ');
        }
        if matches!(letter, '.' | ',' | ';' | ':' | '(' | ')' | '"' | '“') && last != letter {
            words.push_str("| ");
        }
        last = letter;
    }
    words.push(' ');
    words
}

/// Returns how often a text uses each phrase that is ruled out.
fn phrase_counts(text: &str) -> BTreeMap<&'static str, usize> {
    let mut words = words(text);
    for allowed in ALLOWED {
        words = words.replace(&format!(" {allowed} "), " | ");
    }
    let uses = RULED_OUT
        .iter()
        .map(|(phrase, _)| (*phrase, words.matches(&format!(" {phrase} ")).count()));
    uses.filter(|(_, count)| *count > 0).collect()
}

#[test]
fn no_file_uses_words_that_are_ruled_out() -> Result<()> {
    let mut wrong = Vec::new();
    for path in written_files()? {
        let text = fs::read_to_string(root().join(&path))
            .with_context(|| format!("{path} cannot be read"))?;
        let text = if path.ends_with(".rs") {
            let (comments, code) = comments_and_code(&text);
            // Adjacent names do not form a phrase.
            let names = code.split(|it: char| !it.is_alphanumeric() && it != '_');
            let names: Vec<_> = names.filter(|name| !name.is_empty()).collect();
            format!("{comments} . {}", names.join(" . "))
        } else {
            text
        };
        for (phrase, count) in phrase_counts(&text) {
            if !QUOTES.contains(&(&path, phrase)) {
                let replacement = RULED_OUT.iter().find(|(it, _)| *it == phrase).map(|(_, it)| *it);
                let replacement = replacement.unwrap_or_default();
                wrong.push(format!("{path}: “{phrase}” {count} times; write: {replacement}"));
            }
        }
    }
    ensure!(wrong.is_empty(), "{} uses of ruled-out words:\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

#[test]
fn phrases_are_found_in_comments_and_names_and_not_in_texts() {
    let source =
        "/// It is\n/// no cell.\nfn is_told(x: &'a str) { let _ = ('\\'', \"anew\"); } // nobody";
    let (comments, code) = comments_and_code(source);
    assert_eq!(
        phrase_counts(&comments).into_iter().collect::<Vec<_>>(),
        [("is no", 1), ("nobody", 1)]
    );
    assert_eq!(phrase_counts(&code).into_iter().collect::<Vec<_>>(), [("told", 1)]);
}

#[test]
fn allowed_phrases_and_parts_of_words_are_not_found() {
    assert!(
        phrase_counts("There is no cell, and outstands is not. This is\n\n. No cell.").is_empty()
    );
    assert!(!phrase_counts("isNoCell").is_empty());
    assert!(!phrase_counts("So many cells").is_empty());
}

//! Checks what the documents print: links, commands of `cargo`, and the names of tests.
//! `crates/cli/tests/documents.rs` runs their commands of `sudoku`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Programs that the documents name and that are not part of this repository.
const OTHER_PROGRAMS: [&str; 8] =
    ["ar", "cd", "clang++", "export", "git", "npx", "parallel", "sudoku"];

/// The commands of cargo, and of its extensions, that the documents use.
const CARGO_COMMANDS: [&str; 9] =
    ["binstall", "build", "clippy", "deny", "doc", "fmt", "install", "test", "update"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the paths of the repository's files with this ending.
fn files(ending: &str) -> Result<Vec<String>> {
    let pattern = format!("*.{ending}");
    let output = Command::new("git").args(["ls-files", &pattern]).current_dir(root()).output()?;
    ensure!(output.status.success(), "git cannot list the files of the repository");
    Ok(String::from_utf8(output.stdout)?.lines().map(str::to_owned).collect())
}

fn documents() -> Result<Vec<(String, String)>> {
    let read = |path: String| {
        let text = fs::read_to_string(root().join(&path)).context(path.clone())?;
        Ok((path, text))
    };
    files("md")?.into_iter().map(read).collect()
}

/// Returns the targets of the links in a document: `[words](target)`.
fn links(text: &str) -> Vec<&str> {
    let after = text.split("](").skip(1);
    after.filter_map(|rest| rest.split_once(')')).map(|(target, _)| target).collect()
}

/// Returns the anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |line: &str| {
        let words = line.trim_start_matches('#').trim().to_lowercase();
        let kept_characters =
            words.chars().filter(|it| it.is_alphanumeric() || " -_".contains(*it));
        kept_characters.map(|it| if it == ' ' { '-' } else { it }).collect()
    };
    headings.map(anchor).collect()
}

/// Returns the lines of a document's blocks of commands, and its inline commands of `cargo`,
/// without comments.
fn commands(text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut language = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), language) {
            (Some(name), None) => language = Some(name),
            (Some(_), Some(_)) => language = None,
            (None, Some("" | "sh")) => {
                let command = line.split(" #").next().unwrap_or_default().trim();
                commands.extend(command.split(" && ").map(str::to_owned));
            }
            (None, Some(_)) => {}
            (None, None) => {
                let spans = line.split('`').skip(1).step_by(2);
                let is_command = |span: &&str| span.starts_with("cargo ");
                commands.extend(spans.filter(is_command).map(str::to_owned));
            }
        }
    }
    commands.retain(|command| !command.is_empty());
    commands
}

/// The manual is in `docs`; the first page that people read stays short.
#[test]
fn the_readme_has_at_most_120_lines() -> Result<()> {
    let count = fs::read_to_string(root().join("README.md"))?.lines().count();
    ensure!(count <= 120, "README.md has {count} lines");
    Ok(())
}

/// Returns whether a sentence ends within the line and another one begins.
fn has_two_sentences(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.windows(2).any(|pair| {
        pair[0].ends_with(['.', '!', '?']) && pair[1].starts_with(|it: char| it.is_uppercase())
    })
}

#[test]
fn two_sentences_in_a_line_are_found() {
    assert!(has_two_sentences("It is drawn. Then it is stored."));
    assert!(!has_two_sentences("It is drawn, then stored (`model.rs`)."));
}

/// Changes to the map of the code are easy to review.
#[test]
fn the_architecture_has_one_sentence_per_line() -> Result<()> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md"))?;
    let mut is_block = false;
    let is_prose = |line: &&str| {
        is_block ^= line.starts_with("```");
        !is_block && !line.starts_with('|')
    };
    let wrong: Vec<&str> =
        text.lines().filter(is_prose).filter(|line| has_two_sentences(line)).collect();
    ensure!(wrong.is_empty(), "lines with two sentences:\n{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn links_lead_to_files_and_headings() -> Result<()> {
    let mut broken = Vec::new();
    for (path, text) in documents()? {
        let folder = root().join(&path).parent().map(Path::to_path_buf).unwrap_or_default();
        for target in links(&text).into_iter().filter(|target| !target.contains("://")) {
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() { root().join(&path) } else { folder.join(file) };
            let is_valid = file.exists()
                && (anchor.is_empty() || anchors(&fs::read_to_string(&file)?).contains(anchor));
            if !is_valid {
                broken.push(format!("{path}: {target}"));
            }
        }
    }
    ensure!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
    Ok(())
}

#[test]
fn commands_can_be_run() -> Result<()> {
    let mut wrong = Vec::new();
    for (path, text) in documents()? {
        for command in commands(&text) {
            let words: Vec<_> = command
                .split_whitespace()
                .skip_while(|word| word.split_once('=').is_some_and(|(name, _)| name.len() > 1))
                .collect();
            let is_right = match words[..] {
                ["cargo", "xtask", ..] => is_known_to_xtask(&words[2..])?,
                ["cargo", command, ..] => CARGO_COMMANDS.contains(&command) && names_exist(&words)?,
                // Its blocks are drawings.
                [_, ..] if path == "ARCHITECTURE.md" => true,
                ["node", script, ..] => root().join(script).exists(),
                [program, ..] => OTHER_PROGRAMS.contains(&program),
                [] => true,
            };
            if !is_right {
                wrong.push(format!("{path}: {command}"));
            }
        }
    }
    ensure!(wrong.is_empty(), "commands that cannot be run:\n{}", wrong.join("\n"));
    Ok(())
}

/// The words of `cargo xtask e2e` that are not for Playwright.
const E2E_WORDS: [&str; 7] =
    ["e2e", "--no-build", "--long", "--engine", "chromium", "firefox", "webkit"];

/// Returns whether `cargo xtask` has this command and these options.
fn is_known_to_xtask(words: &[&str]) -> Result<bool> {
    // What follows `--` is for another program, and so is all but these options of `e2e`: with more,
    // Playwright would get the `--help`. Names of files and `...` stand for any.
    let is_for_playwright = |word: &str| words[0] == "e2e" && !E2E_WORDS.contains(&word);
    let xtask_arguments =
        words.iter().take_while(|word| **word != "--" && !is_for_playwright(word));
    let xtask_arguments = xtask_arguments.filter(|word| !word.contains('.') && !word.contains('…'));
    let help =
        Command::new(env!("CARGO_BIN_EXE_xtask")).args(xtask_arguments).arg("--help").output()?;
    Ok(help.status.success())
}

/// Returns whether the packages and tests that a command of `cargo` names exist.
fn names_exist(words: &[&str]) -> Result<bool> {
    let manifests = files("toml")?;
    for pair in words.windows(2) {
        let exists = match pair {
            ["-p" | "--package", name] => manifests.iter().any(|path| {
                let text = fs::read_to_string(root().join(path)).unwrap_or_default();
                text.contains(&format!("\nname = \"{name}\"\n"))
            }),
            ["--path", folder] => root().join(folder).join("Cargo.toml").exists(),
            ["--test", name] => {
                let ends = [format!("tests/{name}.rs"), format!("tests/{name}/main.rs")];
                files("rs")?.iter().any(|path| ends.iter().any(|end| path.ends_with(end)))
            }
            _ => true,
        };
        if !exists {
            return Ok(false);
        }
    }
    Ok(true)
}

/// `ARCHITECTURE.md` names the tests that hold an invariant.
#[test]
fn the_tests_of_invariants_exist() -> Result<()> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md"))?;
    let sources: String = files("rs")?
        .iter()
        .map(|path| fs::read_to_string(root().join(path)))
        .collect::<Result<_, _>>()?;
    let specs = files("ts")?;
    let mut missing = Vec::new();
    let mut count = 0;
    for part in text.split("Test: ").skip(1) {
        let sentence = part.split(".\n").next().unwrap_or_default();
        for name in sentence.split('`').skip(1).step_by(2) {
            let is_path = name.contains('/') || name.contains('.');
            let exists = match name.strip_suffix(".spec.ts") {
                Some(_) => specs.iter().any(|path| path.ends_with(&format!("/{name}"))),
                None if name.starts_with("cargo ") => true,
                None if is_path => {
                    root().join(name).exists()
                        || files("rs")?.iter().any(|path| path.ends_with(&format!("/{name}")))
                }
                None => sources.contains(&format!("fn {name}(")),
            };
            count += 1;
            if !exists {
                missing.push(name);
            }
        }
    }
    ensure!(count > 50, "only {count} names of tests were found in ARCHITECTURE.md");
    ensure!(
        missing.is_empty(),
        "tests that ARCHITECTURE.md names, and that do not exist: {missing:?}"
    );
    Ok(())
}

#[test]
fn links_anchors_and_commands_are_found() {
    let text = "# Try it, now!\nSee [this](a.md#b), `cargo xtask x` and\n```sh\nls a # b\n```\n";
    assert_eq!(links(text), ["a.md#b"]);
    assert_eq!(anchors(text).into_iter().collect::<Vec<_>>(), ["try-it-now"]);
    assert_eq!(commands(text), ["cargo xtask x", "ls a"]);
}

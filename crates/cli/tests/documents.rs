//! Runs the commands of `sudoku` that the documents print.

use std::fs;
use std::path::Path;
use std::process::Command;

use sudoku_lessons::Language;

const PUZZLE: &str =
    "000006201070510060006080059120000000080940500590000000001050073030460080000003604";

/// Returns the lines of a document that begin with the name of the program, without comments.
fn commands(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| line.starts_with("sudoku "));
    lines.filter_map(|line| line.split(" #").next()).map(str::trim).collect()
}

#[test]
fn every_printed_command_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let program = Path::new(env!("CARGO_BIN_EXE_sudoku"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documents");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("puzzles.sdm"), format!("{PUZZLE}\n")).unwrap();
    for (name, language) in
        [("kum", Language::Kumir), ("nr", Language::Nuru), ("py", Language::Python)]
    {
        fs::write(folder.join(format!("solver.{name}")), language.solver()).unwrap();
    }
    let mut count = 0;
    for document in ["README.md", "docs/cli.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        for command in commands(&text) {
            let words = command.split_whitespace().skip(1);
            let words: Vec<_> = words.take_while(|word| !matches!(*word, ">" | "|")).collect();
            let output = Command::new(program).args(words).current_dir(&folder).output().unwrap();
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{document}: {command}: {errors}");
            assert!(!output.stdout.is_empty(), "{document}: {command} prints nothing");
            count += 1;
        }
    }
    assert!(count > 10, "only {count} commands were found");
}

//! `cargo xtask check-readme --spark`: the lines of the README that need programs which no
//! other check has.
//!
//! Owns running them as they are printed. It must not know what they ought to say.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use crate::setup::{self, announce};
use crate::shell::{add_to_path, require, text};

/// The version that the line is run with.
const PYSPARK: &str = "4.3.0";

/// Puzzles that are solved: enough for several parts of a file.
const PUZZLES: usize = 2000;
/// The puzzle of the article.
const PUZZLE: &str =
    "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
/// Its solution.
const SOLUTION: &str =
    "845796231379512468216384759124635897683947512597821346461258973732469185958173624";

/// Runs the README's line for Spark in an empty folder, on this machine alone.
///
/// # Errors
///
/// When Java or Python is missing, Spark cannot be installed, or the line does not solve
/// what it was given.
pub(crate) fn spark(shell: &Shell) -> Result<()> {
    for program in ["java", "python3"] {
        require(shell, program)?;
    }
    let readme = shell.read_file("README.md").context("README.md cannot be read")?;
    let line = python(&readme)?;
    cmd!(shell, "cargo build --quiet --locked --package sudoku-cli").run()?;
    let target = shell.current_dir().join("target");
    let venv = setup::cache()?.join(format!("pyspark-{PYSPARK}"));
    let python = venv.join("bin/python");
    if cmd!(shell, "{python} -c 'import pyspark'").quiet().ignore_stderr().run().is_err() {
        announce("Installing Spark for Python", "a minute or two", || {
            cmd!(shell, "python3 -m venv {venv}").run()?;
            cmd!(shell, "{python} -m pip install --quiet pyspark=={PYSPARK}")
                .run()
                .context("PySpark could not be installed; it takes a network")
        })?;
    }
    let folder = shell.create_temp_dir()?;
    let folder = folder.path();
    let shell = shell.clone();
    shell.change_dir(folder);
    add_to_path(&shell, target.join("debug"))?;
    shell.write_file("puzzles.txt", format!("{PUZZLE}\n").repeat(PUZZLES))?;
    shell.write_file("check.py", script(&line))?;
    println!("Running as the README has it, in {}:\n{line}", folder.display());
    // Its workers are to find the same Python.
    shell.set_var("PYSPARK_PYTHON", text(&python)?);
    cmd!(shell, "{python} check.py").run()?;
    let solved = solved(&shell, folder)?;
    ensure!(
        solved == PUZZLES,
        "{solved} of {PUZZLES} puzzles were solved by the README's line for Spark; mend README.md"
    );
    println!("{solved} puzzles solved, all of them right.");
    Ok(())
}

/// The lines in the README's only block of Python.
fn python(readme: &str) -> Result<String> {
    let after = readme.split_once("```python\n").map(|(_, after)| after);
    let block = after.and_then(|after| after.split_once("```")).map(|(block, _)| block.to_owned());
    block.context("README.md has no lines of Python for Spark")
}

/// The lines with what they take for granted: a session, in two threads.
fn script(line: &str) -> String {
    let session = "SparkSession.builder.master(\"local[2]\").getOrCreate()";
    format!("from pyspark.sql import SparkSession\n\nspark = {session}\n{line}\nspark.stop()\n")
}

/// How many lines there are in the folder `solved` that have the right solution.
fn solved(shell: &Shell, folder: &Path) -> Result<usize> {
    let mut solved = 0;
    for file in shell.read_dir(folder.join("solved"))? {
        let is_part = file.file_name().is_some_and(|it| it.to_string_lossy().starts_with("part-"));
        if is_part {
            let answers = shell.read_file(&file)?;
            solved += answers.lines().filter(|answer| answer.contains(SOLUTION)).count();
        }
    }
    Ok(solved)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{PUZZLE, SOLUTION, python, script};

    #[test]
    fn the_lines_are_those_of_the_readme() {
        let readme = "text\n```sh\nls\n```\n```python\nimport os\nspark.run()\n```\nmore ```\n";
        let line = python(readme).unwrap();
        assert_eq!(line, "import os\nspark.run()\n");
        assert!(script(&line).contains("\nimport os\nspark.run()\n"));
        assert!(python("```sh\nls\n```").is_err());
    }

    #[test]
    fn the_solution_is_that_of_the_puzzle() {
        let fits = |(clue, digit): (char, char)| clue == '0' || clue == digit;
        assert_eq!((PUZZLE.len(), SOLUTION.len()), (81, 81));
        assert!(PUZZLE.chars().zip(SOLUTION.chars()).all(fits));
        for house in 0..9 {
            let row: BTreeSet<char> = SOLUTION.chars().skip(house * 9).take(9).collect();
            let column: BTreeSet<char> = SOLUTION.chars().skip(house).step_by(9).collect();
            assert_eq!((row.len(), column.len()), (9, 9));
        }
    }

    /// Spark starts programs with an empty environment unless it is given one.
    #[test]
    fn the_program_that_spark_starts_is_given_where_to_look_for_it() {
        let line = python(include_str!("../../README.md")).unwrap();
        assert!(line.contains(".pipe(\"sudoku solve --json\", env=dict(os.environ))"), "{line}");
        assert!(line.starts_with("import os\n"), "{line}");
    }
}

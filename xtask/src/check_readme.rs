//! `cargo xtask check-readme --spark`: runs the code in the README that needs programs which no
//! other check uses, exactly as it is printed there.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use crate::setup::{self, announce};
use crate::shell::{add_to_path, require, text};

/// The version of PySpark to install.
const PYSPARK: &str = "4.3.0";

/// The number of puzzles to solve: enough for several parts of a file.
const PUZZLES: usize = 2000;
/// The puzzle of the article.
const PUZZLE: &str =
    "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
const SOLUTION: &str =
    "845796231379512468216384759124635897683947512597821346461258973732469185958173624";

/// Runs the README's Python code for Spark in an empty folder, on this machine only.
///
/// # Errors
///
/// When Java or Python is missing, Spark cannot be installed, or the code does not solve all
/// puzzles.
pub(crate) fn spark(shell: &Shell) -> Result<()> {
    for program in ["java", "python3"] {
        require(shell, program)?;
    }
    let readme = shell.read_file("README.md").context("cannot read README.md")?;
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
                .context("PySpark could not be installed; this needs a network connection")
        })?;
    }
    let folder = shell.create_temp_dir()?;
    let folder = folder.path();
    let shell = shell.clone();
    shell.change_dir(folder);
    add_to_path(&shell, target.join("debug"))?;
    shell.write_file("puzzles.sdm", format!("{PUZZLE}\n").repeat(PUZZLES))?;
    shell.write_file("check.py", script(&line))?;
    println!("Running the README's code in {}:\n{line}", folder.display());
    // So that Spark's workers find the same Python.
    shell.set_var("PYSPARK_PYTHON", text(&python)?);
    cmd!(shell, "{python} check.py").run()?;
    let solved = solved(&shell, folder)?;
    ensure!(
        solved == PUZZLES,
        "the README's code for Spark solved {solved} of {PUZZLES} puzzles; fix README.md"
    );
    println!("All {solved} puzzles were solved correctly.");
    Ok(())
}

/// Returns the README's only block of Python.
fn python(readme: &str) -> Result<String> {
    let after = readme.split_once("```python\n").map(|(_, after)| after);
    let block = after.and_then(|after| after.split_once("```")).map(|(block, _)| block.to_owned());
    block.context("README.md has no Python block for Spark")
}

/// Returns a script that runs the code in a Spark session with two threads.
fn script(line: &str) -> String {
    let session = "SparkSession.builder.master(\"local[2]\").getOrCreate()";
    format!("from pyspark.sql import SparkSession\n\nspark = {session}\n{line}\nspark.stop()\n")
}

/// Counts the lines with the right solution in the folder `solved`.
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
    fn the_python_block_of_the_readme_is_found() {
        let readme = "text\n```sh\nls\n```\n```python\nimport os\nspark.run()\n```\nmore ```\n";
        let line = python(readme).unwrap();
        assert_eq!(line, "import os\nspark.run()\n");
        assert!(script(&line).contains("\nimport os\nspark.run()\n"));
        assert!(python("```sh\nls\n```").is_err());
    }

    #[test]
    fn the_solution_solves_the_puzzle() {
        let fits = |(given, digit): (char, char)| given == '0' || given == digit;
        assert_eq!((PUZZLE.len(), SOLUTION.len()), (81, 81));
        assert!(PUZZLE.chars().zip(SOLUTION.chars()).all(fits));
        for house in 0..9 {
            let row: BTreeSet<char> = SOLUTION.chars().skip(house * 9).take(9).collect();
            let column: BTreeSet<char> = SOLUTION.chars().skip(house).step_by(9).collect();
            assert_eq!((row.len(), column.len()), (9, 9));
        }
    }

    /// Spark starts programs with an empty environment unless `env` is given.
    #[test]
    fn the_readme_passes_the_environment_to_the_program() {
        let line = python(include_str!("../../README.md")).unwrap();
        assert!(line.contains(".pipe(\"sudoku solve --json\", env=dict(os.environ))"), "{line}");
        assert!(line.starts_with("import os\n"), "{line}");
    }
}

//! `cargo xtask check-languages`: runs the programs of the crate `lessons` with the real
//! interpreters of their languages, where these are installed.

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use crate::shell::find;

/// The files of programs, the interpreter of each, and what a program is called for it.
const FILES: [(&str, &str, &str); 2] =
    [("python.txt", "python3", "program.py"), ("nuru.txt", "nuru", "program.nr")];

/// Compares what the programs print with what the tests expect.
///
/// # Errors
///
/// When an interpreter prints something else, or does not fail where the tests expect an error.
pub(crate) fn check(shell: &Shell) -> Result<()> {
    for (file, interpreter, program) in FILES {
        if find(shell, interpreter).is_none() {
            println!("{interpreter} is not on PATH: {file} is not checked");
            continue;
        }
        let text = shell.read_file(format!("crates/lessons/tests/programs/{file}"))?;
        let folder = shell.create_temp_dir()?;
        let mut wrong = Vec::new();
        let sections: Vec<&str> = text.split("=== ").skip(1).collect();
        for section in &sections {
            let (name, rest) = section.split_once('\n').context("a section has no name")?;
            let (source, expected) =
                rest.split_once("\n---\n").context("a section has no output")?;
            let path = folder.path().join(program);
            shell.write_file(&path, source)?;
            let output = cmd!(shell, "{interpreter} {path}").quiet().ignore_status().output()?;
            let printed = String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n");
            let (expected, fails) = match expected.rfind("! line ") {
                Some(at) if at == 0 || expected[..at].ends_with('\n') => (&expected[..at], true),
                Some(_) | None => (expected, false),
            };
            let is_same = printed.trim_end_matches('\n') == expected.trim_end_matches('\n');
            if !is_same || output.status.success() == fails {
                wrong
                    .push(format!("{name}: {interpreter} prints\n{printed}instead of\n{expected}"));
            }
        }
        ensure!(wrong.is_empty(), "{file}: {}", wrong.join("\n"));
        println!("{file}: {} programs print the same with {interpreter}", sections.len());
    }
    Ok(())
}

//! Small programs in every language, each with what it prints.
//!
//! Lines that begin with `## ` name where the facts of the next programs are from: the documentation or
//! the source of KuMir (a-a-maly/kumir2 on GitHub) and of OneScript (EvilBeaver/OneScript).
//!
//! A file has a section for each program: `=== ` and its name, the program, `---`, the output. A run-time
//! error is the last line, after `! `. The outputs of Python and Nuru are those of the real interpreters.

use sudoku_lessons::Language;

use crate::runs::output;

/// Runs all programs of a file, and returns how many there are.
#[track_caller]
fn check(language: Language, file: &str) -> usize {
    let mut wrong = Vec::new();
    let lines = file.lines().filter(|line| !line.starts_with("## "));
    let file = lines.collect::<Vec<_>>().join("\n");
    let sections: Vec<&str> = file.split("=== ").skip(1).collect();
    for section in &sections {
        let (name, rest) = section.split_once('\n').expect("a section has a name");
        let (program, expected) = rest.split_once("\n---\n").expect("a section has an output");
        let printed = output(language, program);
        if printed.trim_end_matches('\n') != expected.trim_end_matches('\n') {
            wrong.push(format!("{name}:\n{printed}instead of:\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    sections.len()
}

#[test]
fn programs_in_kumir_print_what_they_should() {
    assert!(check(Language::Kumir, include_str!("../programs/kumir.txt")) >= 60);
}

#[test]
fn programs_in_1c_print_what_they_should() {
    assert!(check(Language::OneC, include_str!("../programs/one_c.txt")) >= 60);
}

#[test]
fn programs_in_nuru_print_what_the_real_interpreter_prints() {
    assert!(check(Language::Nuru, include_str!("../programs/nuru.txt")) >= 60);
}

#[test]
fn programs_in_python_print_what_the_real_interpreter_prints() {
    assert!(check(Language::Python, include_str!("../programs/python.txt")) >= 60);
}

//! Answers from several threads: the output does not depend on their number, and the program ends
//! when its pipes are closed.

#![allow(clippy::unwrap_used)] // Panics are how a test fails; clippy spares only `#[test]` functions.

mod common;

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::{env, fs, process, thread};

use common::{
    ARTICLE, ARTICLE_SOLVED, NO_SOLUTION, PAPER, RunOutput, TWO_SOLUTIONS, run, run_with,
    stdout_of, sudoku,
};

/// Returns puzzles of all sizes that take very different times, mixed with invalid lines.
fn uneven() -> String {
    let hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let empty = ".".repeat(256);
    let clash = format!("11{}", ".".repeat(79));
    let mut text = String::from("# uneven\n");
    for nth in 0..400 {
        let line = match nth % 9 {
            0 if nth % 90 == 0 => &empty,
            1 => hard,
            2 => TWO_SOLUTIONS,
            3 => NO_SOLUTION,
            4 => "",
            5 if nth % 2 == 0 => "no puzzle",
            6 if nth % 4 == 0 => &clash,
            7 => PAPER,
            _ => ARTICLE,
        };
        let end = if nth % 7 == 0 { "\r\n" } else { "\n" };
        write!(text, "{line}{end}").unwrap();
    }
    text + TWO_SOLUTIONS
}

/// Starts the program with all three standard streams piped.
fn piped(arguments: &[&str]) -> Child {
    let pipe = Stdio::piped;
    sudoku(arguments).stdin(pipe()).stdout(pipe()).stderr(pipe()).spawn().unwrap()
}

#[test]
fn the_output_does_not_depend_on_the_number_of_threads() {
    let input = uneven();
    for arguments in [&["solve"][..], &["solve", "--json"], &["count", "--limit", "3"]] {
        let one = run_with(arguments, input.as_bytes());
        assert_eq!(one.code, Some(1));
        assert!(one.out.lines().count() > 300 && one.err.lines().count() > 30);
        for threads in ["0", "2", "7"] {
            let many = run_with(&[arguments, &["--threads", threads]].concat(), input.as_bytes());
            assert_eq!(many.code, one.code);
            assert!(many.out == one.out, "{arguments:?} with --threads {threads}");
            assert_eq!(many.err, one.err);
        }
    }
}

#[test]
fn sources_are_answered_in_order() {
    let file = env::temp_dir().join(format!("sudoku-threads-{}.sdm", process::id()));
    fs::write(&file, format!("{PAPER}\n{NO_SOLUTION}\nbad")).unwrap();
    let name = file.to_str().unwrap();
    let arguments = ["solve", "--threads", "3", ARTICLE, name, "-", "worse", name];
    let RunOutput { code, out, err } = run_with(&arguments, PAPER.as_bytes());
    fs::remove_file(&file).unwrap();
    let of_file = "4231314214232314\nnone\n";
    let expected = format!("{ARTICLE_SOLVED}\n{of_file}4231314214232314\n{of_file}");
    assert_eq!((code, out), (Some(1), expected));
    let starts: Vec<_> = err.lines().map(|line| line.rsplit_once(": ").unwrap().0).collect();
    let bad = format!("{name}:3:4");
    assert_eq!(starts, [&bad, "argument 4:1", &bad]);
}

#[test]
fn the_merged_output_of_parts_equals_one_run() {
    let mut puzzles = stdout_of(&["generate", "-n", "150", "--seed", "40"]);
    puzzles += &stdout_of(&["generate", "-n", "150", "--size", "6"]);
    let whole = run_with(&["solve", "--threads", "2"], puzzles.as_bytes());
    assert_eq!((whole.code, whole.out.lines().count()), (Some(0), 300));
    // Like `parallel --pipe --keep-order`: splits the input at line ends, gives each part to its
    // own process, and concatenates the outputs in order.
    let lines: Vec<_> = puzzles.split_inclusive('\n').collect();
    let parts = lines.chunks(43).map(|part| {
        let mut child = piped(&["solve"]);
        let (part, mut input) = (part.concat(), child.stdin.take().unwrap());
        let feeder = thread::spawn(move || input.write_all(part.as_bytes()).unwrap());
        (child, feeder)
    });
    let parts: Vec<_> = parts.collect();
    assert_eq!(parts.len(), 7);
    let merged = parts.into_iter().map(|(child, feeder)| {
        feeder.join().unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    });
    assert_eq!(merged.collect::<String>(), whole.out);
}

#[test]
fn each_line_is_answered_immediately_with_several_threads() {
    let mut child = piped(&["solve", "--threads", "4"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (puzzle, solution) in [(ARTICLE, ARTICLE_SOLVED), (PAPER, "4231314214232314")] {
        // A complete line and an unfinished one.
        write!(input, "{puzzle}\n{puzzle}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), solution);
        writeln!(input).unwrap();
        line.clear();
        output.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), solution);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn quick_answers_do_not_wait_for_a_slow_one() {
    let mut child = piped(&["count", "--threads", "2"]);
    let mut input = child.stdin.take().unwrap();
    // Counting the solutions of an empty board takes practically forever.
    write!(input, "{PAPER}\n{TWO_SOLUTIONS}\n{}\n", ".".repeat(81)).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    assert_eq!(output.next().unwrap().unwrap(), "1");
    assert_eq!(output.next().unwrap().unwrap(), "2");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn threads_end_when_the_pipe_is_closed() {
    let mut child = piped(&["solve", "--threads", "4"]);
    let mut input = child.stdin.take().unwrap();
    let feeder = thread::spawn(move || {
        let lines = format!("{ARTICLE}\n").repeat(100);
        while input.write_all(lines.as_bytes()).is_ok() {}
    });
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line.trim_end(), ARTICLE_SOLVED);
    drop(output);
    // Without this, the program would run forever.
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), ended.stderr), (Some(0), Vec::new()));
    feeder.join().unwrap();
}

#[test]
fn threads_end_when_the_pipe_is_closed_while_the_input_is_open() {
    let mut child = piped(&["solve", "--threads", "4"]);
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    writeln!(input, "{PAPER}").unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    drop(input);
}

#[test]
fn overlong_lines_are_reported_and_skipped() {
    let mut input = vec![b'.'; 3 << 20];
    input.extend_from_slice(format!("\n{PAPER}\n").as_bytes());
    input.extend_from_slice(&vec![b'1'; 2 << 20]);
    let RunOutput { code, out, err } = run_with(&["solve", "--threads", "2"], &input);
    assert_eq!((code, out.as_str()), (Some(1), "4231314214232314\n"));
    assert_eq!(
        err,
        "-:1: line is longer than 1048576 bytes\n-:3: line is longer than 1048576 bytes\n"
    );
}

#[test]
fn invalid_numbers_of_threads_are_errors() {
    assert_eq!(run(&["solve", "--threads", "1025", PAPER]).code, Some(2));
    assert_eq!(run(&["solve", "--threads", "-1", PAPER]).code, Some(2));
}

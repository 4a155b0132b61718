//! Helpers that run the program, and sample puzzles.

#![allow(dead_code, unreachable_pub)] // No test file uses all of them.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

pub const ARTICLE: &str =
    "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
pub const ARTICLE_SOLVED: &str =
    "845796231379512468216384759124635897683947512597821346461258973732469185958173624";
pub const PAPER: &str = "0000300204000010";
pub const TWO_SOLUTIONS: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
pub const NO_SOLUTION: &str = "123...4.........";

/// The output and the exit code of a run.
pub struct RunOutput {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

pub fn sudoku(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(arguments);
    command
}

pub fn run_with(arguments: &[&str], input: &[u8]) -> RunOutput {
    let pipes = [Stdio::piped(), Stdio::piped(), Stdio::piped()];
    let [stdin, stdout, stderr] = pipes;
    let mut child = sudoku(arguments).stdin(stdin).stdout(stdout).stderr(stderr).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = thread::scope(|scope| {
        // A program that needs no input may have exited already.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    RunOutput { code: output.status.code(), out, err }
}

pub fn run(arguments: &[&str]) -> RunOutput {
    run_with(arguments, b"")
}

/// Returns the standard output of a run that must succeed.
pub fn stdout_of(arguments: &[&str]) -> String {
    let RunOutput { code, out, err } = run(arguments);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}");
    out
}

pub fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

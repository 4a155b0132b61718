//! Steps of a person: ratings, hints, paths and tests of techniques.

#![allow(clippy::unwrap_used)] // Panics are how a test fails; clippy spares only `#[test]` functions.

mod common;

use common::{
    ARTICLE, ARTICLE_SOLVED, NO_SOLUTION, PAPER, TWO_SOLUTIONS, objects, run, run_with, stdout_of,
};

/// Positions for every technique.
const LIBRARY: &str = include_str!("../../engine/tests/it/data/technique-positions.txt");

#[test]
fn puzzles_are_rated_by_their_steps() {
    assert_eq!(stdout_of(&["rate", PAPER]), "grade=easy score=48 hardest=naked-single\n");
    let full = objects(&stdout_of(&["rate", "--json", "1234341221434321"]));
    assert_eq!((&full[0]["score"], &full[0]["hardest"]), (&0.into(), &"".into()));
}

/// A puzzle with three solutions, which a bivalue universal grave would solve.
const THREE_SOLUTIONS: &str =
    ".......76..235....8.5...1...4..........8...4..68..42....1.45........96..3....149.";

#[test]
fn no_step_presupposes_one_solution_where_there_are_several() {
    for command in [&["rate"][..], &["solve", "--by-logic"]] {
        for puzzle in [TWO_SOLUTIONS, THREE_SOLUTIONS] {
            let ended = run(&[command, &[puzzle]].concat());
            assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
            assert_eq!(ended.out, "several solutions\n");
            let answer = &objects(&stdout_of(&[command, &["--json", puzzle]].concat()))[0];
            let counted = &objects(&stdout_of(&["count", "--limit", "2", "--json", puzzle]))[0];
            assert_eq!(answer, counted);
        }
        assert_eq!(stdout_of(&[command, &[NO_SOLUTION]].concat()), "none\n");
    }
}

#[test]
fn the_steps_of_a_person_end_with_the_solution() {
    let steps = stdout_of(&["solve", "--by-logic", ARTICLE]);
    let lines: Vec<&str> = steps.lines().collect();
    assert_eq!(lines.last(), Some(&ARTICLE_SOLVED));
    assert_eq!(lines.len(), 52);
    assert!(lines[..51].iter().all(|line| line.contains(": r") && line.contains('=')), "{steps}");
    assert_eq!(run(&["solve", "--by-logic", "--limit", "2", PAPER]).code, Some(2));
}

#[test]
fn a_hint_is_a_step_with_the_cells_it_follows_from() {
    assert_eq!(stdout_of(&["hint", PAPER]), "hidden-single: r1c4=1 (r1c4)\n");
    assert_eq!(stdout_of(&["hint", "1234341221434321"]), "solved\n");
    let hint = &objects(&stdout_of(&["hint", "--json", PAPER]))[0];
    assert_eq!((&hint["hint"], &hint["technique"]), (&"step".into(), &"hidden-single".into()));
    assert!(hint["step"]["proof"]["facts"].is_array());
}

#[test]
fn a_hint_names_errors_of_the_position_first() {
    let start = format!(":0000:x:{}:", ARTICLE.replace('0', "."));
    assert!(stdout_of(&["hint", ARTICLE, "--state", &start]).contains("single: "));
    // Every digit in the first empty cell but that of the solution, also one that a given excludes.
    let cell = ARTICLE.find('0').unwrap();
    let right = ARTICLE_SOLVED.as_bytes()[cell] as char;
    let with = |digit: char| {
        let mut board = ARTICLE.replace('0', ".");
        board.replace_range(cell..=cell, &format!("+{digit}"));
        stdout_of(&["hint", ARTICLE, "--state", &format!(":0000:x:{board}:::")])
    };
    for digit in ('1'..='9').filter(|&digit| digit != right) {
        assert_eq!(with(digit), format!("wrong: r{}c{}={digit}\n", cell / 9 + 1, cell % 9 + 1));
    }
    assert!(with(right).contains("single: "));
    let place = format!("{right}{}{}", cell / 9 + 1, cell % 9 + 1);
    let missing = stdout_of(&["hint", ARTICLE, "--state", &format!("{start}{place}::")]);
    assert!(missing.starts_with("ruled out, but right: r"), "{missing}");
}

#[test]
fn of_two_digits_that_clash_the_wrong_one_is_reported() {
    // Row 1 is 845796231: a wrong 5 before the right one.
    let board = ARTICLE.replace('0', ".").replacen("....", "+5.+5.", 1);
    let hint = stdout_of(&["hint", ARTICLE, "--state", &format!(":0000:x:{board}:::")]);
    assert_eq!(hint, "wrong: r1c1=5\n");
    // With several solutions, the second of two digits.
    let hint = stdout_of(&[
        "hint",
        &".".repeat(81),
        "--state",
        &format!(":0000:x:+1+1{}:::", ".".repeat(79)),
    ]);
    assert_eq!(hint, "wrong: r1c2=1\n");
}

#[test]
fn a_state_that_is_not_a_position_of_the_puzzle_is_an_error() {
    let start = format!(":0000:x:{}:::", ARTICLE.replace('0', "."));
    let given = ARTICLE.find(|digit| digit != '0').unwrap();
    let (row, column, digit) = (given / 9 + 1, given % 9 + 1, &ARTICLE[given..=given]);
    let mut without = start.clone();
    without.replace_range(given + 8..=given + 8, ".");
    for (puzzle, state, reason) in [
        (PAPER, &start, "--state is a 9x9 board, but the puzzle is 4x4".to_owned()),
        (
            ARTICLE,
            &without,
            format!(
                "--state is not a position of this puzzle: r{row}c{column} is . and not {digit}"
            ),
        ),
    ] {
        let ended = run(&["hint", puzzle, "--state", state]);
        assert_eq!((ended.code, ended.out.as_str()), (Some(1), ""), "{}", ended.err);
        assert!(ended.err.ends_with(&format!("{reason}\n")), "{}", ended.err);
    }
    let unreadable = run(&["hint", PAPER, "--state", "x!"]);
    assert_eq!((unreadable.code, unreadable.out.as_str()), (Some(2), ""));
    assert!(unreadable.err.contains("--state"), "{}", unreadable.err);
}

#[test]
fn techniques_pass_where_they_conclude_what_the_line_says() {
    let lines: Vec<&str> = LIBRARY.lines().filter(|line| line.starts_with(":0803:")).collect();
    let passed = run_with(&["techniques"], lines.join("\n").as_bytes());
    assert_eq!((passed.code, passed.err.as_str()), (Some(0), ""));
    assert!(passed.out.starts_with("-:1: w-wing passed\n"), "{}", passed.out);
    assert!(passed.out.ends_with("3 of 3 passed\n"), "{}", passed.out);
    // The same positions, but another technique.
    let other = lines[0].replacen(":0803:", ":0800:", 1);
    let failed = run_with(&["techniques", "--json"], format!("{other}\n{}\n", lines[1]).as_bytes());
    assert_eq!(failed.code, Some(1));
    let objects = objects(&failed.out);
    assert_eq!((&objects[0]["passed"], &objects[1]["passed"]), (&false.into(), &true.into()));
    assert_eq!((&objects[2]["passed"], &objects[2]["tests"]), (&1.into(), &2.into()));
}

#[test]
fn a_line_that_is_not_a_test_is_an_error_with_its_place() {
    let board = ".".repeat(81);
    for (line, reason) in [
        ("1234", "column 1"),
        (&format!(":9999::{board}:::111:"), "unknown technique \"9999\""),
        // Two basic fish with the same base sets are one.
        (&format!(":03001::{board}:::111:"), "unknown technique \"03001\""),
        (&format!(":0003::{board}::::"), "neither eliminations nor placements"),
        (&format!(":0003::11{}::::", ".".repeat(79)), "digits clash"),
        (&format!(":0003::1{}::111::", ".".repeat(80)), "1 is not a candidate of r1c1"),
        (&format!(":0003::{board}::11::"), "this encoding is not read"),
    ] {
        let ended = run_with(&["techniques"], format!("# first\n{line}\n").as_bytes());
        assert_eq!(ended.code, Some(1), "{line}");
        assert!(ended.err.starts_with("-:2: ") && ended.err.contains(reason), "{}", ended.err);
        assert_eq!(ended.out, "0 of 1 passed\n");
    }
}

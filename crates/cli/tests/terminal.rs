//! Runs the program and checks its output and exit code.

#![allow(clippy::unwrap_used)] // Panics are how a test fails; clippy spares only `#[test]` functions.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::{env, fs, process};

use common::{
    ARTICLE, ARTICLE_SOLVED, NO_SOLUTION, PAPER, RunOutput, TWO_SOLUTIONS, objects, run, run_with,
    stdout_of, sudoku,
};

#[test]
fn trace_prints_the_reference_numbers() {
    let nuru = "306508400520000000087000031003010080900863005050090600130000250000000074005206300";
    let o2 = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let known = [
        (ARTICLE, "placements=1287 undos=1236 tests=11380 nodes=1288 solutions=1 depth=51"),
        (nuru, "placements=769 undos=720 tests=6732 nodes=770 solutions=1 depth=49"),
        (o2, "placements=4208 undos=4157 tests=37652 nodes=4209 solutions=1 depth=51"),
        (PAPER, "placements=26 undos=14 tests=86 nodes=27 solutions=1 depth=12"),
    ];
    for (puzzle, counters) in known {
        let printed = stdout_of(&["trace", "--search", "reading/ascending/none", puzzle]);
        assert!(printed.starts_with(&format!("{counters} step=")), "{printed}");
        assert_eq!(printed.lines().count(), 1);
    }
}

#[test]
fn trace_stops_at_the_given_solution_or_searches_the_whole_tree() {
    let whole = "placements=3050 undos=3050 tests=";
    assert!(stdout_of(&["trace", "--to", "all", ARTICLE]).starts_with(whole));
    assert!(stdout_of(&["trace", "--to", "2", TWO_SOLUTIONS]).contains(" solutions=2 "));
    let full = "placements=0 undos=0 tests=0 nodes=1 solutions=1 depth=0 step=0\n";
    assert_eq!(stdout_of(&["trace", "1234341221434321"]), full);
    assert_eq!(stdout_of(&["trace", "--to", "all", "1234341221434321"]), full);
}

#[test]
fn an_unknown_search_is_an_error_that_lists_the_known_ones() {
    let RunOutput { code, out, err } = run(&["trace", "--search", "fewest/ascending/all", PAPER]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("none, forward, singles or domain"), "{err}");
}

#[test]
fn count_prints_the_number_of_solutions_or_an_estimate() {
    assert_eq!(stdout_of(&["count", "................"]), "288\n");
    assert_eq!(stdout_of(&["count", &".".repeat(36)]), "28200960\n");
    assert_eq!(stdout_of(&["count", TWO_SOLUTIONS, NO_SOLUTION]), "2\n0\n");
    assert_eq!(stdout_of(&["count", "--limit", "100", "................"]), "100+\n");
    let estimate = stdout_of(&["count", "--estimate", "200", "--seed", "3", &".".repeat(81)]);
    assert!(estimate.starts_with("about 6.") && estimate.contains("e21 +- "), "{estimate}");
}

#[test]
fn solve_reports_whether_there_are_more_solutions() {
    assert_eq!(stdout_of(&["solve", ARTICLE]), format!("{ARTICLE_SOLVED}\n"));
    assert_eq!(stdout_of(&["solve", NO_SOLUTION]), "none\n");
    assert!(stdout_of(&["solve", TWO_SOLUTIONS]).ends_with(" several\n"));
    assert_eq!(stdout_of(&["solve", "--limit", "9", TWO_SOLUTIONS]).lines().count(), 2);
    let first = "1234341221434321\n";
    assert!(stdout_of(&["solve", "--limit", "3", "................"]).starts_with(first));
    // On this board, the first solution in order takes very long to find.
    assert!(stdout_of(&["solve", &".".repeat(256)]).ends_with(" several\n"));
}

#[test]
fn generated_puzzles_are_reproducible_and_match_the_options() {
    let arguments = ["generate", "-n", "3", "--seed", "7", "--level", "singles", "--json"];
    let generated = stdout_of(&arguments);
    assert_eq!(generated, stdout_of(&arguments));
    let generated = objects(&generated);
    assert_eq!(
        generated.iter().map(|one| one["seed"].as_u64()).collect::<Vec<_>>(),
        [Some(7), Some(8), Some(9)]
    );
    for one in &generated {
        assert_eq!(one["level"], "singles");
        let puzzle = one["puzzle"].as_str().unwrap();
        assert_eq!(stdout_of(&["solve", puzzle]).trim_end(), one["solution"].as_str().unwrap());
        let rated = stdout_of(&["cost", puzzle]);
        assert!(rated.starts_with("level=singles cost="), "{rated}");
    }
    let generated = stdout_of(&["generate", "--level", "hard", "--json"]);
    let [one] = objects(&generated).try_into().unwrap();
    let rated = stdout_of(&["rate", one["puzzle"].as_str().unwrap()]);
    assert!(one["level"] == "hard" && rated.starts_with("grade=hard "), "{rated}");
    let lines = stdout_of(&["generate", "-n", "2", "--size", "4", "--symmetry", "rotation"]);
    assert!(lines.lines().all(|line| line.len() == 16) && lines.lines().count() == 2);
}

#[test]
fn puzzles_are_generated_with_extra_rules_and_cages() {
    let arguments = ["generate", "--size", "6", "--rules", "knight", "--seed", "3", "--json"];
    let generated = objects(&stdout_of(&arguments));
    assert_eq!(generated[0]["rules"], "knight");
    let line = stdout_of(&["generate", "--size", "4", "--draw", "cages", "--givens", "2"]);
    // The name of the option in earlier versions.
    assert_eq!(line, stdout_of(&["generate", "--size", "4", "--draw", "cages", "--clues", "2"]));
    let (puzzle, rules) =
        line.trim_end().split_once(' ').expect("the line has a puzzle and its rules");
    assert_eq!(puzzle.chars().filter(char::is_ascii_digit).count(), 2);
    assert!(rules.starts_with("cage-"), "{rules}");
    let none = run(&["generate", "--size", "4", "--rules", "king"]);
    assert_eq!(
        (none.code, none.err.as_str()),
        (Some(1), "seed 1: no digits satisfy these rules\n")
    );
    assert_eq!(run(&["generate", "--rules", "queen"]).code, Some(2));
}

#[test]
fn puzzles_that_cannot_be_generated_are_reported() {
    let RunOutput { code, out, err } = run(&["generate", "--size", "4", "--level", "beyond"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert_eq!(err, "seed 1: singles solve every puzzle of this shape\n");
    assert_eq!(run(&["generate", "--size", "5"]).code, Some(2));
}

#[test]
fn cost_is_measured_up_to_a_limit() {
    let rated = "level=singles cost=between placements=1287\n";
    assert_eq!(stdout_of(&["cost", ARTICLE]), rated);
    let hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let rated = stdout_of(&["cost", hard]);
    assert_eq!(rated, "level=singles cost=dear placements=69175316\n");
    let rated = stdout_of(&["cost", "--limit", "100", ARTICLE]);
    assert!(rated.starts_with("level=singles cost=unknown placements=1"), "{rated}");
    assert!(rated.ends_with("+\n"), "{rated}");
}

#[test]
fn invalid_lines_are_reported_with_their_number_and_skipped() {
    let input = format!("# comment\n{PAPER}\n\n12345\nxyz!\n1100000000000000\r\n{PAPER}\r\n");
    let expected = "4231314214232314\n4231314214232314\n";
    let errors = "\
-:4:6: no board has 5 cells
-:5:2: unknown character 'y'
-:6: conflicting givens: 1 in r1c1 and r1c2, 1 in r1c1 and r1c2
";
    for arguments in [&["solve"][..], &["solve", "-"]] {
        let RunOutput { code, out, err } = run_with(arguments, input.as_bytes());
        assert_eq!((code, out.as_str(), err.as_str()), (Some(1), expected, errors));
    }
    let file = env::temp_dir().join(format!("sudoku-terminal-{}.sdm", process::id()));
    fs::write(&file, &input).unwrap();
    let name = file.to_str().unwrap();
    let RunOutput { code, out, err } = run(&["solve", name, PAPER]);
    fs::remove_file(&file).unwrap();
    assert_eq!((code, out), (Some(1), format!("{expected}4231314214232314\n")));
    assert_eq!(err, errors.replace("-:", &format!("{name}:")));
}

#[test]
fn invalid_arguments_and_bytes_are_reported() {
    let RunOutput { code, err, .. } = run(&["solve", "no-such-file"]);
    assert_eq!(code, Some(1));
    assert!(err.starts_with("argument 1:") && err.ends_with(", and there is no such file\n"));
    let RunOutput { code, out, err } = run_with(&["solve"], b"\xff\xfe\n0000300204000010");
    assert_eq!((code, out.as_str()), (Some(1), "4231314214232314\n"));
    assert!(err.starts_with("-:1:1: unknown character"), "{err}");
    // A directory exists but cannot be read.
    let RunOutput { code, err, .. } = run(&["solve", "/"]);
    assert_eq!(code, Some(3));
    assert!(err.starts_with("sudoku: "), "{err}");
}

#[test]
fn json_is_one_object_per_line() {
    // Puzzles with several solutions are not rated.
    let commands: [(&[&str], [&str; 2]); 8] = [
        (&["solve", "--json"], ["solutions"; 2]),
        (&["count", "--json"], ["solutions"; 2]),
        (&["--json", "count", "--estimate", "10"], ["estimate"; 2]),
        (&["trace", "--json"], ["placements"; 2]),
        (&["cost", "--json"], ["level"; 2]),
        (&["rate", "--json"], ["grade", "solutions"]),
        (&["hint", "--json"], ["hint"; 2]),
        (&["solve", "--by-logic", "--json"], ["steps", "solutions"]),
    ];
    for (arguments, fields) in commands {
        let ended = run_with(arguments, format!("{PAPER}\nbad\n{TWO_SOLUTIONS}\n").as_bytes());
        assert_eq!(ended.code, Some(1));
        let objects = objects(&ended.out);
        assert_eq!(objects.iter().map(|one| &one["line"]).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(objects[0]["puzzle"], "....3..2.4....1.");
        let mut answers = objects.iter().zip(fields);
        assert!(answers.all(|(one, field)| !one[field].is_null()), "{}", ended.out);
    }
    let counted = objects(&stdout_of(&["count", "--json", &".".repeat(36)]));
    assert_eq!(
        (&counted[0]["solutions"], &counted[0]["exact"]),
        (&28_200_960.into(), &true.into())
    );
    let singles = objects(&stdout_of(&["trace", "--json", "--search", "exact-cover", PAPER]));
    assert_eq!((&singles[0]["placements"], &singles[0]["guesses"]), (&12.into(), &0.into()));
    let traced = objects(&stdout_of(&["trace", "--json", ARTICLE]));
    assert_eq!(traced[0]["tests"], 11380);
}

#[test]
fn a_pipe_closed_early_is_not_an_error() {
    let mut child = sudoku(&["generate", "-n", "1000000000", "--size", "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line.len(), 17);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// Runs `sudoku $arguments` in a shell.
#[cfg(unix)]
fn in_a_shell(arguments: &str) -> RunOutput {
    let line = format!("\"$0\" {arguments}");
    let output = process::Command::new("sh")
        .args(["-c", &line, env!("CARGO_BIN_EXE_sudoku")])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    RunOutput { code: output.status.code(), out, err }
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
#[test]
fn closed_standard_input_or_output_is_an_error() {
    for command in [format!("solve {PAPER}"), "generate --size 4".into(), "solve".into()] {
        let RunOutput { code, err, .. } = in_a_shell(&format!("{command} >&-"));
        assert_eq!(code, Some(3), "{command}");
        assert!(err.starts_with("sudoku: standard output: "), "{err}");
    }
    for arguments in ["", "-", "12341234 -"] {
        let RunOutput { code, err, .. } = in_a_shell(&format!("solve {arguments} <&-"));
        assert_eq!(code, Some(3), "{arguments}");
        assert!(err.contains("sudoku: -: "), "{err}");
    }
    // `/dev/null` and a closed standard error are not errors.
    assert_eq!(in_a_shell(&format!("solve {PAPER} <&- >/dev/null")).code, Some(0));
    assert_eq!(in_a_shell("solve </dev/null").code, Some(0));
    assert_eq!(in_a_shell(&format!("solve {PAPER} 2>&-")).out.trim_end(), "4231314214232314");
}

#[test]
fn a_lone_carriage_return_ends_a_line() {
    let solved = "4231314214232314\n";
    let error = "-:2:6: no board has 5 cells\n";
    for lines in [
        format!("{PAPER}\r12345\r# remark\r{PAPER}\r"),
        format!("{PAPER}\r12345\r# remark\r{PAPER}"),
        format!("{PAPER}\r\n12345\r\n# remark\r\n{PAPER}"),
    ] {
        let RunOutput { code, out, err } = run_with(&["solve"], lines.as_bytes());
        assert_eq!((code, out.as_str(), err.as_str()), (Some(1), &*solved.repeat(2), error));
    }
    let long = format!("{}\r{PAPER}\r", "1".repeat(3_000_000));
    let RunOutput { out, err, .. } = run_with(&["solve"], long.as_bytes());
    assert_eq!((out.as_str(), err.as_str()), (solved, "-:1: line is longer than 1048576 bytes\n"));
}

#[test]
fn a_file_that_is_not_text_is_reported_and_skipped() {
    let file = env::temp_dir().join(format!("sudoku-terminal-{}.zip", process::id()));
    let mut bytes = b"PK\x03\x04\x14\0".to_vec();
    bytes.extend(b"x\n".repeat(5000));
    fs::write(&file, &bytes).unwrap();
    let name = file.to_str().unwrap();
    let RunOutput { code, out, err } = run(&["solve", name, PAPER]);
    fs::remove_file(&file).unwrap();
    assert_eq!((code, out.as_str()), (Some(1), "4231314214232314\n"));
    assert_eq!(err, format!("{name}:1: a ZIP archive or a spreadsheet, not text\n"));
}

#[test]
fn text_in_utf16_is_read() {
    let text = format!("\u{feff}# судоку\r\n{PAPER}\r\n12345\r\n{ARTICLE}");
    for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        let input: Vec<u8> = text.encode_utf16().flat_map(bytes).collect();
        let RunOutput { code, out, err } = run_with(&["solve"], &input);
        assert_eq!((code, out), (Some(1), format!("4231314214232314\n{ARTICLE_SOLVED}\n")));
        assert_eq!(err, "-:3:6: no board has 5 cells\n");
    }
}

#[test]
fn each_line_is_answered_immediately() {
    let mut child =
        sudoku(&["count"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (puzzle, count) in [(PAPER, "1\n"), ("................", "288\n")] {
        writeln!(input, "{puzzle}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, count);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn bench_prints_one_line_of_json_per_round() {
    let file = std::env::temp_dir().join(format!("grove-bench-{}.txt", std::process::id()));
    let two = ".".repeat(81);
    std::fs::write(&file, format!("{ARTICLE}\n{PAPER}\nbad\n{two}\n")).unwrap();
    let file_name = file.to_str().unwrap();
    let ended = run(&["bench", file_name, "--rounds", "2", "--limit", "3"]);
    std::fs::remove_file(&file).unwrap();
    assert_eq!(ended.code, Some(1));
    let errors: Vec<&str> = ended.err.lines().collect();
    assert!(errors[0].contains(":2: only 9x9") && errors[1].contains(":3:"));
    let rounds = objects(&ended.out);
    assert_eq!(rounds.iter().map(|round| &round["round"]).collect::<Vec<_>>(), [1, 2]);
    for round in rounds {
        assert_eq!((&round["puzzles"], &round["solutions"]), (&2.into(), &4.into()));
        assert!(round["puzzles_per_second"].as_f64().unwrap() > 0.0);
        assert!(round["guesses_per_puzzle"].as_f64().unwrap() > 0.0);
    }
    assert_eq!(run(&["bench", "no-such-file"]).code, Some(3));
}

#[test]
fn help_lists_the_exit_codes() {
    for arguments in [&["--help"][..], &["trace", "--help"]] {
        let help = stdout_of(arguments);
        assert!(
            help.contains("Exit codes:") && help.contains("command line was invalid"),
            "{help}"
        );
    }
}

/// Writes a program to a file of its own, and returns its path.
fn program(name: &str, text: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn run_prints_what_the_program_prints() {
    let solver = program("solver.kum", sudoku_lessons::Language::Kumir.solver());
    assert_eq!(stdout_of(&["run", &solver]), "да\n");
    let report = &objects(&stdout_of(&["run", "--json", &solver]))[0];
    assert_eq!(report["language"], "kum");
    assert_eq!((report["placements"].as_u64(), report["undos"].as_u64()), (Some(1019), Some(968)));
    assert_eq!(report["output"], "да\n");
    let report = &objects(&stdout_of(&["run", "--json", "--puzzle", ARTICLE, &solver]))[0];
    assert_eq!(
        (report["placements"].as_u64(), report["grid"].as_str()),
        (Some(1287), Some(ARTICLE_SOLVED))
    );
}

#[test]
fn run_traces_each_write_to_the_grid() {
    let solver = program("traced.py", sudoku_lessons::Language::Python.solver());
    let trace = stdout_of(&["run", "--trace", &solver]);
    assert_eq!(trace.lines().count(), 1987 + 1);
    assert_eq!(trace.lines().next(), Some("93 line 19: r1c2 . -> 3"));
    let writes = objects(&stdout_of(&["run", "--trace", "--json", &solver]));
    assert_eq!(writes[0]["cell"], "r1c2");
    assert_eq!(writes.len(), 1987 + 1);
    let text = "g = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\ng[0][0] = 1";
    let last = program("last.py", text);
    assert_eq!(stdout_of(&["run", "--trace", &last]), "2 line 2: r1c1 . -> 1\n");
}

#[test]
fn run_reads_standard_input() {
    let doubles = program("doubles.nr", "andika(namba(jaza(\"? \")) * 2)");
    let RunOutput { code, out, .. } = run_with(&["run", &doubles], b"21\n");
    assert_eq!((code, out.as_str()), (Some(0), "? 42\n"));
}

#[test]
fn run_shows_the_line_of_an_error() {
    let text = "Для Н = 1 По 3 Цикл\n  Сообщить(6 / (Н - 2));\nКонецЦикла;";
    let failing = program("failing.bsl", text);
    let RunOutput { code, out, err } = run(&["run", &failing]);
    assert_eq!((code, out.as_str()), (Some(1), "-6\n"));
    assert!(err.contains("6 was divided by 0") && err.contains("failing.bsl:2:"), "{err}");
    assert!(run(&["run", "--lang", "ru", &failing]).err.contains("6 делится на 0"));
    let wrong = program("wrong.py", "x = 1\nif x == 1\n    print(x)\n");
    let RunOutput { code, out, err } = run(&["run", &wrong]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.contains("expected “:”") && err.contains("wrong.py:2:"), "{err}");
}

#[test]
fn run_reports_an_error_in_the_text_as_an_object() {
    let wrong = program("wrong_object.py", "x = 1\nif x == 1\n    print(x)\n");
    let RunOutput { code, out, .. } = run(&["run", "--json", &wrong]);
    assert_eq!(code, Some(1));
    let report = &objects(&out)[0];
    assert_eq!((report["language"].as_str(), report["moments"].as_u64()), (Some("py"), Some(0)));
    let error = &report["error"];
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(2), Some(10)));
    assert!(error["message"].as_str().is_some_and(|it| it.contains("expected")), "{error}");
}

#[test]
fn run_traces_a_write_of_the_last_statement_once() {
    let text = "g = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\ng[0][0] = 1\n";
    let last = program("last_write.py", text);
    assert_eq!(stdout_of(&["run", "--trace", &last]), "2 line 2: r1c1 . -> 1\n");
}

#[test]
fn run_needs_a_puzzle_to_replace() {
    let plain = program("plain.py", "print(1)");
    let RunOutput { code, err, .. } = run(&["run", "--puzzle", ARTICLE, &plain]);
    assert_eq!(code, Some(2));
    assert!(err.contains("the text of the program has no puzzle to replace"), "{err}");
    let solver = program("small.py", sudoku_lessons::Language::Python.solver());
    let RunOutput { code, err, .. } = run(&["run", "--puzzle", PAPER, &solver]);
    assert_eq!(code, Some(2));
    assert!(err.contains("the puzzle has 4 rows, and the one in the program has 9"), "{err}");
    assert_eq!(run(&["run", "no-such-file.py"]).code, Some(3));
}

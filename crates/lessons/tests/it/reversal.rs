//! Runs go backward to any moment, as if they had never gone further.

use proptest::prelude::*;
use sudoku_lessons::{CallView, Language, Machine};

use crate::runs::{LIMIT, machine};

/// Everything that a reader can see of a run.
fn view(machine: &Machine) -> (u64, String, Vec<CallView>, Option<String>, String) {
    let grid = machine.grid().map(|grid| sudoku_engine::formats::line(&grid));
    let rest = format!("{:?} {:?}", machine.move_counts(), machine.ending());
    (machine.moments(), machine.output().to_owned(), machine.stack(), grid, rest)
}

#[test]
fn the_start_is_as_it_was_after_a_run_to_the_end() {
    for language in Language::ALL {
        let mut machine = machine(language, language.solver());
        let start = view(&machine);
        machine.run(LIMIT);
        let end = view(&machine);
        assert_eq!(machine.back(u64::MAX), machine.moments() + end.0);
        assert_eq!(view(&machine), start, "{language:?}");
        machine.run(LIMIT);
        assert_eq!(view(&machine), end, "{language:?}");
    }
}

#[test]
fn a_moment_has_the_statement_and_what_it_changed() {
    let text =
        "def double(n):\n    result = n * 2\n    return result\n\nx = 3\nx = double(x)\nprint(x)";
    let mut machine = machine(Language::Python, text);
    let lines: Vec<(usize, usize, String)> = std::iter::from_fn(|| machine.step())
        .map(|moment| {
            let line = text[..moment.span.start].lines().count().max(1);
            let line = if text[..moment.span.start].ends_with('\n') { line + 1 } else { line };
            let frame = moment.stack.last().unwrap();
            let changed = frame.variables.iter().filter(|it| it.old.is_some());
            let changed =
                changed.map(|it| format!("{}={}", it.name, it.value.as_deref().unwrap_or("?")));
            (line, moment.stack.len(), changed.collect::<Vec<_>>().join(",") + &moment.output)
        })
        .collect();
    let expected =
        [(1, 1, ""), (5, 1, "x=3"), (6, 1, ""), (2, 2, "result=6"), (3, 2, ""), (7, 1, "6\n")];
    let lines: Vec<_> =
        lines.iter().map(|(line, depth, change)| (*line, *depth, change.as_str())).collect();
    assert_eq!(lines, expected);
}

#[test]
fn a_call_in_the_header_of_a_loop_comes_from_its_line() {
    let text = "def f():\n    return 2\n\na = 1\nfor i in range(f()):\n    a = i";
    let mut machine = machine(Language::Python, text);
    let call = std::iter::from_fn(|| machine.step()).find(|moment| moment.stack.len() == 2);
    let from = call.and_then(|moment| moment.stack[1].called_from).unwrap();
    assert_eq!(machine.program().place(from).line, 5);
    assert_eq!(machine.moments(), 4);
    // The header runs once for each round, and once more at the end.
    machine.run(LIMIT);
    assert_eq!(machine.moments(), 8);
}

/// Keeps 40 MB, and makes lists that are not used any more.
const LARGE: &str = "full = list(range(2500000))\ni = 0\nwhile i < 9000:\n    \
                     a = [i] * 2000\n    i += 1\nprint(i)";

#[test]
fn runs_with_much_memory_are_the_same_backward_and_forward() {
    let state =
        |machine: &Machine| (machine.moments(), machine.output().to_owned(), machine.memory().0);
    let mut runner = machine(Language::Python, LARGE);
    let mut states = Vec::new();
    for _ in 0..4 {
        runner.run(7_000);
        states.push(state(&runner));
    }
    assert_eq!(runner.output(), "9000\n");
    let mut seeker = machine(Language::Python, LARGE);
    seeker.run(LIMIT);
    for expected in states.iter().rev() {
        seeker.seek(expected.0);
        assert_eq!(state(&seeker), *expected);
    }
    seeker.run(LIMIT);
    assert_eq!(state(&seeker), state(&runner));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn forward_then_back_is_the_identity(at in 0..300_000_u64, steps in 0..50_000_u64, language in 0..4_usize) {
        let language = Language::ALL[language];
        let mut machine = machine(language, language.solver());
        machine.run(at);
        let before = view(&machine);
        let gone = machine.run(steps);
        prop_assert_eq!(machine.back(gone), gone);
        prop_assert_eq!(view(&machine), before);
    }

    #[test]
    fn seeking_is_running(targets in prop::collection::vec(0..310_000_u64, 1..6), language in 0..4_usize) {
        let language = Language::ALL[language];
        let mut seeker = machine(language, language.solver());
        for target in targets {
            seeker.seek(target);
            let mut runner = machine(language, language.solver());
            runner.run(target);
            prop_assert_eq!(view(&seeker), view(&runner));
        }
    }
}

#[test]
fn conditions_hold_or_not() {
    let text = "def odd(n):\n    return n % 2 == 1\n\nn = 0\nwhile n < 2:\n    if not n > 0:\n        n = 1\n    elif odd(n):\n        n = 2\nprint(n)";
    let mut machine = machine(Language::Python, text);
    let held: Vec<_> = std::iter::from_fn(|| machine.step()).map(|moment| moment.holds).collect();
    let (yes, no) = (Some(true), Some(false));
    // `odd(n)` is decided when the function returns, which is another moment.
    let expected = [None, None, yes, yes, None, yes, no, None, None, None, no, None];
    assert_eq!(held, expected);
}

#[test]
fn seeking_a_move_leads_to_its_write_from_anywhere() {
    for language in Language::ALL {
        let mut runner = machine(language, language.solver());
        let mut written = vec![0];
        while runner.run_to_write(LIMIT) > 0 && !runner.writes().is_empty() {
            written.push(runner.moments());
        }
        assert_eq!(written.len(), 1988, "{language:?}");
        let mut seeker = machine(language, language.solver());
        for number in [1, 1987, 0, 700, 701, 701, 699, 1, 1986] {
            while !seeker.seek_move(number, 5_000) {}
            assert_eq!(seeker.moments(), written[number as usize], "{language:?} {number}");
        }
        while !seeker.seek_move(1988, 5_000) {}
        assert!(seeker.ending().is_some());
    }
}

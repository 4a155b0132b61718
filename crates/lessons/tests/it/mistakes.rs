//! The mistakes that pupils make in a backtracking solver, and what comes of them.

use sudoku_lessons::{Ending, Fault, Language};

use crate::runs::run;

/// For each language, the text of the solver to replace and the text that replaces it.
type Mistake = [(&'static str, &'static str); 4];

const FORGETS_TO_ERASE: Mistake = [
    (" иначе поле[р, с] := 0 все", " все"),
    ("      Поле[Р][С] = 0;\n", ""),
    ("      uwanja[m][s] = 0\n", ""),
    ("            board[row][column] = 0\n", ""),
];

const WRONG_BOX: Mistake = [
    ("р - mod(р - 1, 3) + div(к, 3)", "div(р + 2, 3) + div(к, 3)"),
    ("Р - Р % 3 + Цел(К / 3)", "Цел(Р / 3) + Цел(К / 3)"),
    ("m - m % 3 + (k - k % 3) / 3", "(m - m % 3) / 3 + (k - k % 3) / 3"),
    ("row - row % 3 + k // 3", "row // 3 + k // 3"),
];

const STOPS_AT_A_DEAD_END: Mistake = [
    ("      если знач то выход иначе поле[р, с] := 0 все\n", "      выход\n"),
    (
        "      Если Решить(Н + 1) Тогда Возврат Истина; КонецЕсли;\n",
        "      Возврат Решить(Н + 1);\n",
    ),
    ("      kama (tatua(p + 1)) { rudisha kweli }\n", "      rudisha tatua(p + 1)\n"),
    (
        "            if solve(place + 1):\n                return True\n",
        "            return solve(place + 1)\n",
    ),
];

const STARTS_AT_2: Mistake = [
    ("нц для ц от 1 до 9", "нц для ц от 2 до 9"),
    ("Для Ц = 1 По 9", "Для Ц = 2 По 9"),
    ("mfululizo(1, 10)", "mfululizo(2, 10)"),
    ("range(1, 10)", "range(2, 10)"),
];

const ENDLESS_RECURSION: Mistake = [
    ("то знач := решить(n + 1)", "то знач := решить(n)"),
    ("Тогда Возврат Решить(Н + 1)", "Тогда Возврат Решить(Н)"),
    ("{ rudisha tatua(p + 1) }", "{ rudisha tatua(p) }"),
    ("        return solve(place + 1)", "        return solve(place)"),
];

const NO: [&str; 4] = ["нет\n", "Нет\n", "sikweli\n", "False\n"];

#[track_caller]
fn check(mistake: &Mistake, placements: u64, undos: u64) {
    for (nth, language) in Language::ALL.into_iter().enumerate() {
        let (old, new) = mistake[nth];
        assert!(language.solver().contains(old), "{language:?}: {old}");
        let machine = run(language, &language.solver().replacen(old, new, 1));
        let counts = machine.move_counts();
        assert_eq!(machine.output(), NO[nth], "{language:?}");
        assert_eq!(
            (counts.placements, counts.undos, counts.solutions),
            (placements, undos, 0),
            "{language:?}"
        );
        assert_eq!(machine.ending(), Some(&Ending::Finished));
    }
}

#[test]
fn a_solver_that_forgets_to_erase_writes_over_its_digits() {
    check(&FORGETS_TO_ERASE, 8, 3);
}

#[test]
fn a_solver_with_a_wrong_box_formula_finds_no_solution() {
    check(&WRONG_BOX, 910, 910);
}

#[test]
fn a_solver_that_stops_at_the_first_dead_end_erases_nothing() {
    check(&STOPS_AT_A_DEAD_END, 5, 0);
}

#[test]
fn a_solver_that_starts_at_2_finds_no_solution() {
    check(&STARTS_AT_2, 177, 177);
}

#[test]
fn a_solver_that_calls_itself_without_end_fails_at_the_depth_of_the_language() {
    // Where the error is: the line of the call that never ends.
    let expected = [(10_000, 12), (10_000, 5), (10_000, 13), (1_000, 16)];
    for (nth, language) in Language::ALL.into_iter().enumerate() {
        let (old, new) = ENDLESS_RECURSION[nth];
        assert!(language.solver().contains(old), "{language:?}: {old}");
        let machine = run(language, &language.solver().replacen(old, new, 1));
        let Some(Ending::Failed(error)) = machine.ending() else {
            panic!("{language:?} does not fail")
        };
        let (depth, line) = expected[nth];
        assert_eq!(error.fault, Fault::CallDepth(depth), "{language:?}");
        assert_eq!(machine.program().place(error.span).line, line, "{language:?}");
        assert_eq!(machine.output(), "");
    }
}

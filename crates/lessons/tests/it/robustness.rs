//! Any text is a program or has errors; nothing panics or hangs.

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use sudoku_lessons::{Language, Machine, Program};

use crate::runs::machine;

/// A run of an arbitrary program may have no end.
const MOMENTS: u64 = 3_000;

/// Reads a text as a program and, if it is one, runs it and steps back.
fn try_program(language: Language, text: &str) {
    match Program::parse(language, text) {
        Ok(program) => {
            let mut machine = Machine::new(program.shared(), "1\nx\n");
            machine.run(MOMENTS);
            machine.step();
            machine.back(7);
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors {
                assert!(
                    error.span.start <= error.span.end && error.span.start <= text.len(),
                    "{error:?}"
                );
            }
        }
    }
}

/// Any text in any language.
fn texts() -> impl Strategy<Value = (Language, String)> {
    (prop::sample::select(&Language::ALL[..]), any::<String>())
}

/// Texts made of the words and signs of their language, in any order.
fn soups() -> impl Strategy<Value = (Language, String)> {
    prop::sample::select(&Language::ALL[..])
        .prop_flat_map(|language| (Just(language), soup(language)))
}

fn soup(language: Language) -> impl Strategy<Value = String> {
    let extra = match language {
        Language::Kumir => {
            " выбор при : утв ввод аргрез рез ( ) [ ] := \" ' | ; кц_при раз таб лит вещ"
        }
        Language::OneC => {
            " Попытка Исключение КонецПопытки Для Каждого Из ? ( ) [ ] ; \" | . Новый Структура Прервать"
        }
        Language::Nuru => {
            " badili ikiwa kawaida { } ( ) [ ] = += ++ ; \" . tupu unda kwa ktk au sivyo vunja endelea"
        }
        Language::Python => {
            " lambda f\" { } ( ) [ ] : = += , . not in is global nonlocal del assert yield class @ \\"
        }
    };
    let text = language.solver().to_owned() + extra;
    let words: Vec<String> =
        text.split_inclusive([' ', '\n', '(', ')', '[', ']', ',']).map(str::to_owned).collect();
    prop::collection::vec(prop::sample::select(words), 0..60).prop_map(|words| words.concat())
}

/// Solvers with up to 40 letters taken out of one place, and a few signs put there.
fn changed_programs() -> impl Strategy<Value = (Language, String)> {
    let language = prop::sample::select(&Language::ALL[..]);
    let insert = "[a-zа-я0-9 \\n\\[\\](){};:=+*/\"'.,|<>-]{0,6}";
    (language, 0.0..1.0_f64, 0..40_usize, insert).prop_map(|(language, from, length, insert)| {
        let letters: Vec<char> = language.solver().chars().collect();
        let from = (from * letters.len() as f64) as usize;
        let to = (from + length).min(letters.len());
        let (before, after) = (letters[..from].iter().copied(), letters[to..].iter().copied());
        (language, before.chain(insert.chars()).chain(after).collect())
    })
}

/// Tries this many texts.
fn try_programs(texts: &impl Strategy<Value = (Language, String)>, cases: u32) {
    TestRunner::new(ProptestConfig::with_cases(cases))
        .run(texts, |(language, text)| {
            try_program(language, &text);
            let _ = Language::of(&text);
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn arbitrary_text_never_panics() {
    try_programs(&texts(), 150);
}

#[test]
fn arbitrary_words_never_panic() {
    try_programs(&soups(), 150);
}

#[test]
fn changed_programs_never_panic() {
    try_programs(&changed_programs(), 150);
}

#[test]
#[ignore = "700,000 programs: cargo xtask test runs it in release"]
fn many_texts_never_panic() {
    try_programs(&texts(), 200_000);
    try_programs(&soups(), 300_000);
    try_programs(&changed_programs(), 200_000);
}

#[test]
fn deep_nesting_is_an_error() {
    let deep =
        |open: &str, inside: &str, close: &str| open.repeat(5_000) + inside + &close.repeat(5_000);
    let programs = [
        (Language::Python, format!("x = {}", deep("(", "1", ")"))),
        (Language::Python, format!("x = {}", deep("[", "1", "]"))),
        (Language::Python, format!("x = {}1", "-".repeat(50_000))),
        (Language::Python, format!("x = 1{}", " + 1".repeat(50_000))),
        (Language::Python, format!("x = y{}", "[0]".repeat(50_000))),
        (Language::Python, (0..2_000).map(|n| " ".repeat(n) + "if 1:\n").collect()),
        (Language::Kumir, deep("если да то ", "", " все")),
        (Language::OneC, deep("Если Истина Тогда ", "", " КонецЕсли;")),
        (Language::Nuru, deep("kama (kweli) { ", "", " }")),
        (Language::Nuru, format!("fanya x = {}", deep("unda() { ", "", " }"))),
    ];
    for (language, text) in programs {
        assert!(Program::parse(language, &text).is_err(), "{}", &text[..40]);
    }
}

#[test]
fn every_round_of_a_loop_is_a_moment() {
    let programs = [
        (Language::Kumir, "нц\nкц"),
        (Language::Kumir, "нц\n цел а\nкц"),
        (Language::Kumir, "нц\n цел а\n цел б\nкц"),
        (Language::Kumir, "нц пока да\n цел а\nкц"),
        (Language::Kumir, "нц\n цел а\nкц_при нет"),
        (Language::OneC, "Пока Истина Цикл\nКонецЦикла;"),
        (Language::Nuru, "wakati (kweli) {\n}"),
    ];
    for (language, text) in programs {
        let mut machine = machine(language, text);
        assert_eq!(machine.run(MOMENTS), MOMENTS, "{text}");
    }
}

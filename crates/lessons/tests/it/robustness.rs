//! Any text is a program or has errors; nothing panics or hangs.

use proptest::prelude::*;
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

/// Texts made of the words and signs of a language, in any order.
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn arbitrary_text_never_panics(text in any::<String>(), language in 0..4_usize) {
        try_program(Language::ALL[language], &text);
        let _ = Language::of(&text);
    }

    #[test]
    fn arbitrary_words_never_panic(
        (language, text) in (0..4_usize).prop_flat_map(|it| (Just(Language::ALL[it]), soup(Language::ALL[it])))
    ) {
        try_program(language, &text);
    }

    #[test]
    fn changed_programs_never_panic(
        language in 0..4_usize,
        from in 0.0..1.0_f64,
        length in 0..40_usize,
        insert in "[a-zа-я0-9 \\n\\[\\](){};:=+*/\"'.,|<>-]{0,6}",
    ) {
        let language = Language::ALL[language];
        let letters: Vec<char> = language.solver().chars().collect();
        let from = (from * letters.len() as f64) as usize;
        let to = (from + length).min(letters.len());
        let text: String = letters[..from].iter().copied().chain(insert.chars()).chain(letters[to..].iter().copied()).collect();
        try_program(language, &text);
    }
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

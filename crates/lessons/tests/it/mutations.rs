//! Errors in programs are found where they are.

use sudoku_lessons::wording::{self, Wording};
use sudoku_lessons::{Language, LineColumn, Program};

/// A sequence that is the same in every run (Knuth's MMIX generator).
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Returns the words and signs of a text as byte ranges, without those of the first line, which is
/// the puzzle in most listings.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let mut tokens: Vec<(usize, usize)> = Vec::new();
    let mut last_is_word = false;
    let start = text.find('\n').map_or(0, |at| at + 1);
    for (at, letter) in text.char_indices().filter(|(at, _)| *at >= start) {
        let is_word = letter.is_alphanumeric() || letter == '_';
        match tokens.last_mut() {
            Some(last) if is_word && last_is_word && last.1 == at => last.1 += letter.len_utf8(),
            _ if !letter.is_whitespace() => tokens.push((at, at + letter.len_utf8())),
            _ => {}
        }
        last_is_word = is_word;
    }
    tokens
}

const fn keywords(language: Language) -> &'static [&'static str] {
    match language {
        Language::Kumir => {
            &["алг", "нач", "если", "то", "все", "нц", "кц", "для", "от", "до", "цел", "лог"]
        }
        Language::OneC => &[
            "Функция",
            "Если",
            "Тогда",
            "Возврат",
            "КонецЕсли",
            "Для",
            "По",
            "Цикл",
            "КонецЦикла",
            "Новый",
        ],
        Language::Nuru => &["fanya", "unda", "kwa", "ktk", "kama", "rudisha"],
        Language::Python => &["def", "for", "in", "if", "return"],
    }
}

const fn closers(language: Language) -> &'static [&'static str] {
    match language {
        Language::Kumir => &["кц", "все", "кон"],
        Language::OneC => &["КонецЕсли", "КонецЦикла", "КонецФункции"],
        Language::Nuru => &["}"],
        Language::Python => &[")", "]", ":"],
    }
}

/// Returns a text with a small mistake, and the byte at which it is.
fn mutation(language: Language, kind: usize, sequence: &mut Sequence) -> (String, usize) {
    let text = language.solver();
    let tokens = tokens(text);
    let mut token = |words: &[&str]| {
        let fitting: Vec<_> = tokens
            .iter()
            .filter(|(from, to)| words.is_empty() || words.contains(&&text[*from..*to]))
            .collect();
        *fitting[sequence.below(fitting.len())]
    };
    match kind {
        // A word or sign is dropped.
        0 => {
            let (from, to) = token(&[]);
            (format!("{}{}", &text[..from], &text[to..]), from)
        }
        // The second letter of a keyword is missing.
        1 => {
            let (from, to) = token(keywords(language));
            let word: String = text[from..to]
                .chars()
                .enumerate()
                .filter(|(nth, _)| *nth != 1)
                .map(|(_, it)| it)
                .collect();
            (format!("{}{word}{}", &text[..from], &text[to..]), from)
        }
        // A block or bracket is not closed.
        2 => {
            let (from, to) = token(closers(language));
            (format!("{}{}", &text[..from], &text[to..]), from)
        }
        // A line is indented by one more blank, or something is inserted.
        _ => {
            let (from, _) = token(&[]);
            let line = text[..from].rfind('\n').map_or(0, |at| at + 1);
            let (at, insert) =
                if language == Language::Python { (line, " ") } else { (from, "= ( ") };
            (format!("{}{insert}{}", &text[..at], &text[at..]), at)
        }
    }
}

#[test]
fn errors_are_on_the_line_of_the_mistake() {
    for language in Language::ALL {
        let mut sequence = Sequence(20);
        let (mut found, mut total, mut elsewhere) = (0, 0, Vec::new());
        for nth in 0..200 {
            let (text, at) = mutation(language, nth % 4, &mut sequence);
            // Some mistakes leave a program that can run.
            let Err(errors) = Program::parse(language, &text) else { continue };
            let line = LineColumn::of(&text, at).line;
            let reported = LineColumn::of(&text, errors[0].span.start).line;
            let sentence = wording::problem(&errors[0].problem, Wording::English);
            assert!(sentence.contains("expected"), "{sentence}");
            total += 1;
            if line.abs_diff(reported) <= 1 {
                found += 1;
            } else {
                elsewhere.push(format!("line {line}, reported in {reported}: {sentence}"));
            }
        }
        assert!(total >= 150, "{language:?}: {total}");
        assert!(
            found * 10 >= total * 9,
            "{language:?}: {found} of {total}\n{}",
            elsewhere.join("\n")
        );
    }
}

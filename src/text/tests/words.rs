//! The terms of each language, and how they agree with numbers.

use std::collections::BTreeMap;

use grove_model::base::settings::Language;
use grove_model::model::export::Subject;
use grove_model::search::compare::{Column, Panel};
use sudoku_engine::board::Shape;
use sudoku_engine::formats::Format;

use super::{EN, RU, SW, all, everything};
use crate::text::{Counter, KeyGroup, Text, Verdict};

/// Words that were replaced by the terms of the glossary, and parts of words, in lower case.
/// A space marks the start or the end of a word.
const REPLACED: [(Text, &[&str]); 3] = [
    (
        EN,
        &[
            "mend ",
            "called off",
            "call off",
            "anew",
            "taken back",
            "take back",
            "takes back",
            "took back",
            "takes away",
            "taken away",
            "search worker",
            "the worker",
            "far jump",
            "by chance",
            "in truth",
            "of necessity",
            "used up",
            "done with",
            "go nowhere",
            "goes nowhere",
            "may stand",
            "can take no digit",
            " stands ",
            "stand there",
            "a drawn box",
            "as in the sources",
            "from the sources",
            "known by name",
            "whole houses",
            "with candidates",
            "the machine",
            "first hole",
            "hole before",
            "next hole",
            "placement or undo",
            "digit by digit",
            "page before",
            "page after",
            "dead end before",
            "solution before",
            "sibling before",
            "put away",
            "will hold",
            "puzzles a second",
            "puzzle a line",
            "a line a puzzle",
            "so many",
            "as far as",
            "is no digit",
            "is no step",
            "walk the",
            "turn the wheel",
            "as the system",
            "half turn",
            "however it turns out",
            "anti-backtracking",
            "about this run",
            "each its own",
            "write the file",
            " clue",
            " clash",
            " forest",
            " undos",
            " hole",
            " subtree",
            " unfold",
            " house",
            "as many puzzles",
            "cells to fill",
            // The page has British spelling.
            " color",
            "center",
            "neighbor",
            " gray",
            "license",
        ],
    ),
    (
        RU,
        &[
            "зерн",
            "вынужден",
            "машин",
            "область значений",
            "поддерев",
            "весь лес",
            "догад",
            "обычные правила",
            "таблица с рамкой",
            "фоновый поиск",
            "прежних цифр",
            "исследован",
            "карта выше",
            "карта ниже",
            "все разные",
            "на самом деле",
            "источник",
            "дерево поиска",
            "моему месту",
            "закончить ветвь",
            "что считается",
            "сосчитать",
            "наименьшее противоречие",
            "верните",
            " условие",
            "вперемешку",
            "целыми группами",
            "хватит одиноч",
            "как получится",
            "нерешаем",
            "соседи теряют",
            "пол-оборота",
            " пакет",
            "первый пропуск",
            " замены",
            "с кандидатами",
            "метод",
        ],
    ),
    (
        SW,
        &[
            "vitahiniwa",
            "kidokezo",
            "vidokezo",
            "majibu",
            " shina",
            "viwango",
            "mfanyakazi",
            "visaidizi",
            "mbegu",
            "mashine",
            "mishale",
            "msitu",
            "uwekaji",
            "uondoaji",
            "majirani",
            "bahati",
            "masanduku",
            "hamisha",
            "tosheza",
            "hudai",
            "nambari",
            "zimekwisha",
            "kubahatisha",
            "kwa mkono",
            "kwa lazima",
            "vyanzo",
            "bila mpangilio",
            "zisizo na budi",
            "ubadilishaji",
            "njiani",
            "kuchunguza",
            "tarakimu ya kuanzia",
            "za kuanzia",
            "tosheleza",
        ],
    ),
];

/// Returns the first of the replaced words that a text contains.
fn replaced_word<'a>(words: &[&'a str], said: &str) -> Option<&'a str> {
    let padded = format!(" {} ", said.to_lowercase().replace(['\u{a0}', '“', '«'], " "));
    words.iter().copied().find(|word| padded.contains(word))
}

#[test]
fn replaced_words_do_not_return() {
    for (text, words) in REPLACED {
        let questions = text.questions().all().into_iter().map(str::to_owned);
        for said in everything(text).into_iter().chain(questions) {
            let word = replaced_word(words, &said);
            assert_eq!(word, None, "{said}");
        }
    }
}

#[test]
fn a_replaced_word_is_found_anywhere_in_a_text() {
    let [(_, english), (_, russian), (_, swahili)] = REPLACED;
    assert_eq!(replaced_word(english, "Mend the marked cells"), Some("mend "));
    assert_eq!(replaced_word(english, "Press “Undos”"), Some(" undos"));
    assert_eq!(replaced_word(english, "A recommended method"), None);
    assert_eq!(replaced_word(russian, "Сейчас ход «Машины»"), Some("машин"));
    assert_eq!(replaced_word(swahili, "Onyesha majibu yote"), Some("majibu"));
}

/// Numbers whose forms differ in some language.
fn counts() -> impl Iterator<Item = u64> {
    let large = [
        99,
        100,
        101,
        102,
        105,
        111,
        112,
        114,
        121,
        122,
        999,
        1000,
        1001,
        1011,
        1021,
        12_870,
        12_871,
        1_000_000,
        1_000_001,
        2_549_798_780,
        69_175_316,
        138_350_562,
        138_350_571,
    ];
    (0..=25).chain(large)
}

/// Returns the place of the form of a noun, by the rules of Unicode's CLDR for whole numbers.
fn form(text: Text, count: u64) -> usize {
    if text.language == Language::Ru {
        match (count % 10, count % 100) {
            (_, 11..=14) => 2,
            (1, _) => 0,
            (2..=4, _) => 1,
            (_, _) => 2,
        }
    } else {
        usize::from(count != 1)
    }
}

/// Returns the templates of numbers with nouns: `{cells|cell|cells}`.
fn counted(text: Text) -> Vec<Vec<&'static str>> {
    let all = [text.phrases.all(), text.later_phrases()].concat().into_iter();
    let placeholders = all.flat_map(|phrase| phrase.split('{').skip(1)).filter_map(|rest| {
        let (inside, _) = rest.split_once('}')?;
        let (name, forms) = inside.split_once('|')?;
        (!name.contains('?')).then(|| forms.split('|').collect())
    });
    placeholders.collect()
}

#[test]
fn nouns_agree_with_every_number() {
    for text in all() {
        let mut seen = 0;
        for forms in counted(text) {
            let template = format!("{{count|{}}}", forms.join("|"));
            for count in counts() {
                let said = text.say(&template, &[("count", &count)]);
                let noun = forms[form(text, count)];
                assert!(said.contains(&text.number(count)), "{template}: {said}");
                let is_right = said.starts_with(noun) || said.ends_with(noun);
                assert!(
                    is_right
                        && said.chars().count()
                            == noun.chars().count() + 1 + text.number(count).chars().count(),
                    "{count} in {template}: {said}"
                );
            }
            seen += 1;
        }
        assert!(seen > 30, "only {seen} nouns with numbers were found");
    }
}

/// A noun that is declined in one way here and in another there has a mistake in one of them.
#[test]
fn every_noun_has_the_same_forms_everywhere() {
    for text in all() {
        let mut known = BTreeMap::new();
        for forms in counted(text) {
            let (first, rest) = forms.split_first().unwrap();
            let before = known.insert(*first, rest.to_vec());
            assert!(before.is_none_or(|before| before == rest), "{forms:?}");
            assert!(forms.iter().all(|form| !form.trim().is_empty()), "{forms:?}");
        }
    }
}

/// Each pair is one notion that is named in two places.
#[test]
fn one_notion_has_one_term() {
    for text in all() {
        let same = [
            (text.counter(Counter::Placements), text.compare_column(Column::Placements)),
            (text.counter(Counter::Undos), text.compare_column(Column::Undos)),
            (text.counter(Counter::Tests), text.compare_column(Column::Tests)),
            (text.counter(Counter::Nodes), text.compare_column(Column::Nodes)),
            (text.counter(Counter::Nodes), text.branches.nodes),
            (text.counter(Counter::Solutions), text.compare_column(Column::Solutions)),
            (text.counter(Counter::Solutions), text.branches.solutions),
            (text.counter(Counter::Solutions), text.printout.solutions),
            (text.compare_column(Column::DeadEnds), text.explore_labels().dead_ends),
            (text.tree.title, text.export_subject(Subject::Tree)),
            (text.compare_panel(Panel::Levels), text.export_subject(Subject::Levels)),
            (text.compare_panel(Panel::Table), text.tree.table),
            (text.key_group(KeyGroup::Board), text.board),
            (text.key_group(KeyGroup::Tree), text.tree.drawing),
            (text.key_group(KeyGroup::Map), text.export_subject(Subject::Map)),
            (text.generate_labels().seed, text.comparison().seed),
            (text.puzzle, text.batch_labels().puzzle),
            (text.zoom_fit, text.tree_tools().fit),
            (text.undo, text.puzzles.undo),
            (text.printout.page_before, text.puzzles.before),
            (text.printout.page_after, text.puzzles.after),
            (text.format(Format::Line), text.as_line),
            (text.format(Format::Boxed), text.as_boxed),
            (text.format(Format::OpenSudoku), text.batch_labels().open_sudoku),
        ];
        for (one, other) in same {
            assert_eq!(one.to_lowercase(), other.to_lowercase());
        }
    }
}

/// A number right after these nouns would count them: “safu mlalo 2” are two rows.
#[test]
fn swahili_ordinals_have_their_connective() {
    const NOUNS: [&str; 4] = ["safu mlalo ", "safu wima ", "kisanduku ", "eneo "];
    // “There are 3 rows instead of 9” counts them.
    for said in everything(SW).into_iter().filter(|said| !said.contains("badala ya")) {
        let lower = said.to_lowercase();
        for noun in NOUNS {
            for (at, _) in lower.match_indices(noun) {
                let after = &lower[at + noun.len()..];
                assert!(!after.starts_with(|it: char| it.is_ascii_digit()), "{said}");
            }
        }
    }
}

/// After a preposition, a row is in another case than by itself.
#[test]
fn russian_cells_are_declined_after_prepositions() {
    for said in everything(RU) {
        let lower = said.to_lowercase();
        for preposition in ["в", "из", "для", "на", "с", "у", "к", "о", "от"] {
            let wrong = format!(" {preposition} строка ");
            assert!(!format!(" {lower}").contains(&wrong), "{said}");
        }
    }
}

#[test]
fn who_solved_a_puzzle_and_how_long_it_took_is_said() {
    let said = |text: Text, verdict| text.verdict(verdict, Shape::Nine);
    let timed = Verdict::Solved { seconds: Some(754) };
    for (text, begin) in [
        (EN, "Solved by you in 12:34. "),
        (RU, "Вы решили задачу за 12:34. "),
        (SW, "Umelitatua mwenyewe kwa muda wa 12:34. "),
    ] {
        let sentence = said(text, timed);
        assert!(sentence.starts_with(begin), "{sentence}");
        let untimed = said(text, Verdict::Solved { seconds: None });
        assert!(!untimed.contains("12") && !untimed.contains('{'), "{untimed}");
    }
    assert_eq!(
        said(EN, Verdict::Unique { wrong: 0 }),
        "Shown by the solver. This is the only solution."
    );
}

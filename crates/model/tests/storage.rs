//! What survives a reload.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

mod common;

use common::{Page, digit, empty};
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, Theme};
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::model::storage::Persisted;
use grove_model::puzzle::editor::{EditedPuzzle, InputMode, Marks};
use grove_model::update::edit::EditMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::page::PageMsg;
use grove_model::{Msg, Start};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Shape, Variant};
use sudoku_engine::generate::{Drawn, Symmetry};
use sudoku_engine::logic::Level;

fn reloaded(persisted: &Persisted) -> Persisted {
    serde_json::from_value(serde_json::to_value(persisted).unwrap()).unwrap()
}

/// The sheet's puzzle with nothing of the player's.
fn bare(sheet: &EditedPuzzle) -> EditedPuzzle {
    EditedPuzzle::with_rules(sheet.clues.clone(), sheet.rules.clone())
}

/// A sheet with clues, answers and marks wherever the editor may put them.
fn sheets() -> impl Strategy<Value = EditedPuzzle> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let digit = || of(select(shape.digits().collect::<Vec<Digit>>()));
        let bits = 0..1_u32 << shape.size();
        let cell = (digit(), digit(), bits.clone(), bits);
        let cells = prop::collection::vec(cell, shape.cell_count());
        (cells, common::rules(shape)).prop_map(move |(cells, rules)| {
            let mut sheet = EditedPuzzle::with_rules(Givens::empty(shape), rules.clone());
            let set = |bits: u32| shape.digits().filter(|d| bits >> d.index() & 1 == 1).collect();
            let mut marks = Vec::new();
            for (cell, (clue, answer, corner, centre)) in shape.cells().zip(cells) {
                sheet.clues.set(cell, clue);
                sheet.answers.set(cell, answer.filter(|_| clue.is_none()));
                marks.push(Marks { corner: set(corner), centre: set(centre) });
            }
            sheet.marks = marks.into();
            sheet
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn what_is_kept_is_restored(first in sheets(), second in sheets()) {
        prop_assume!(!first.is_same_puzzle(&second));
        let mut persisted = Persisted::default();
        persisted.keep(&first);
        persisted.keep(&second);
        let persisted = reloaded(&persisted);
        prop_assert_eq!(persisted.restore(bare(&first)), first);
        prop_assert_eq!(persisted.restore(bare(&second)), second);
    }

    #[test]
    fn nonsense_is_left_aside(
        answers in ".*",
        marks in prop::collection::vec(any::<(u8, u16, u16)>(), 0..20),
        shape in select(&Shape::ALL[..]),
    ) {
        let sheet = saved(&empty(shape), &answers, &json!(marks)).restore(EditedPuzzle::new(Givens::empty(shape)));
        prop_assert_eq!(sheet.answers.shape(), shape);
        prop_assert_eq!(sheet.marks.len(), shape.cell_count());
        for marks in sheet.marks.iter() {
            let digits = marks.corner.union(marks.centre);
            prop_assert!(digits.without(shape.all_digits()).is_empty());
        }
    }
}

/// What an earlier visit might have left behind.
fn saved(clues: &str, answers: &str, marks: &Value) -> Persisted {
    let sheet = json!({ "clues": clues, "answers": answers, "marks": marks });
    let all = json!({ "language": null, "theme": "System", "sheets": [sheet] });
    serde_json::from_value(all).unwrap()
}

#[test]
fn lines_that_do_not_fit_are_left_aside() {
    let paper = Sample::Paper.givens();
    let clues = "....3..2.4....1.";
    let untouched = EditedPuzzle::new(paper);
    for answers in ["", "nonsense", "1", &"9".repeat(16), &".1".repeat(18), Sample::Article.line()]
    {
        let sheet = saved(clues, answers, &json!([])).restore(untouched.clone());
        assert_eq!(sheet, untouched, "{answers}");
    }
    let sheet = saved(clues, &"1".repeat(16), &json!([])).restore(untouched.clone());
    assert_eq!(sheet.answers.clue_count(), 12, "clues are not written over");
    for clues in ["", "nonsense", Sample::Paper.line(), Sample::Article.line()] {
        let sheet = saved(clues, &"1".repeat(16), &json!([])).restore(untouched.clone());
        assert_eq!(sheet, untouched, "{clues}");
    }
    let marks = json!([[0, 0xFFFF, 0], [15, 0b1_0001, 0xFFF0], [16, 1, 1], [255, 1, 1]]);
    let sheet = saved(clues, "................", &marks).restore(untouched);
    assert_eq!(sheet.marks[0], Marks { corner: DigitSet::first(4), centre: DigitSet::EMPTY });
    assert_eq!(sheet.marks[15], Marks { corner: DigitSet::first(1), centre: DigitSet::EMPTY });
    assert_eq!(sheet.marks.len(), 16);
}

/// A puzzle of its own for each number, with one answer on it.
fn nth(number: usize) -> EditedPuzzle {
    let cells: Vec<Cell> = Shape::Nine.cells().collect();
    let mut sheet = EditedPuzzle::new(Givens::empty(Shape::Nine));
    sheet.clues.set(cells[number % 80], Some(digit((number / 80) as u8 + 1)));
    sheet.answers.set(cells[80], Some(digit(9)));
    sheet
}

#[test]
fn one_board_under_other_rules_is_another_puzzle() {
    let classic = nth(3);
    let mut variant = nth(3);
    variant.rules.set(Variant::AntiKnight, true);
    variant.answers.set(Shape::Nine.cells().nth(5).unwrap(), Some(digit(7)));
    let mut persisted = Persisted::default();
    persisted.keep(&classic);
    persisted.keep(&variant);
    assert_eq!(persisted.sheets.len(), 2);
    let persisted = reloaded(&persisted);
    assert_eq!(persisted.restore(bare(&classic)), classic);
    assert_eq!(persisted.restore(bare(&variant)), variant);
}

#[test]
fn what_was_kept_before_there_were_rules_is_under_the_classic_ones() {
    let sheet = saved("....3..2.4....1.", "1...............", &json!([]));
    let restored = sheet.restore(EditedPuzzle::new(Sample::Paper.givens()));
    assert_eq!(restored.answers.clue_count(), 1);
    let written = serde_json::to_value(&sheet).unwrap();
    assert_eq!(written["sheets"][0].get("rules"), None, "and is kept as it was");
}

#[test]
fn what_a_new_puzzle_is_to_be_like_is_there_again_without_its_seed() {
    let wish = GenerateForm {
        shape: Some(Shape::Six),
        keeps_rules: false,
        drawn: Drawn::Thermometers,
        difficulty: Difficulty::Level(Level::Beyond),
        symmetry: Symmetry::Full,
        clues: "12, or so".into(),
        seed: "4711".into(),
    };
    let mut page = Page::open("");
    assert_eq!(page.model.persisted().form, GenerateForm::default());
    page.send(Msg::Generate(GenerateMsg::FormChosen(wish.clone())));
    let persisted = reloaded(&page.model.persisted());
    let again = Page::start(Start { persisted, ..Start::default() });
    assert_eq!(again.model.play.form, GenerateForm { seed: "".into(), ..wish });
    // An earlier visit kept none, or knew less of one.
    assert_eq!(saved("", "", &json!([])).form, GenerateForm::default());
    let less = json!({ "language": null, "theme": "System", "sheets": [], "wish": { "symmetry": "Full" } });
    let less: Persisted = serde_json::from_value(less).unwrap();
    assert_eq!(less.form, GenerateForm { symmetry: Symmetry::Full, ..GenerateForm::default() });
}

#[test]
fn fifty_puzzles_are_kept_those_played_last() {
    let mut persisted = Persisted::default();
    for number in 0..60 {
        persisted.keep(&nth(number));
        // One that is played again and again is never the oldest.
        persisted.keep(&nth(0));
        assert!(persisted.sheets.len() <= 50);
    }
    assert_eq!(persisted.sheets.len(), 50);
    let persisted = reloaded(&persisted);
    for number in 0..60 {
        let expected = if number == 0 || number > 10 {
            nth(number)
        } else {
            EditedPuzzle::new(nth(number).clues)
        };
        assert_eq!(persisted.restore(bare(&expected)), expected, "{number}");
    }
}

#[test]
fn puzzles_without_a_trace_of_the_player_are_not_kept() {
    let mut persisted = Persisted::default();
    persisted.keep(&EditedPuzzle::new(Sample::Article.givens()));
    assert_eq!(persisted, Persisted::default());
    persisted.keep(&nth(3));
    persisted.keep(&EditedPuzzle::new(nth(3).clues));
    assert_eq!(persisted, Persisted::default());
}

#[test]
fn the_page_comes_back_as_it_was_left() {
    let mut page = Page::editing(Sample::Article.line());
    let entered =
        |value, pen| Msg::Edit(EditMsg::DigitEntered { digit: digit(value), pen: Some(pen) });
    page.send(entered(8, InputMode::Answer));
    let next = Shape::Nine.cells().nth(1).unwrap();
    page.send(Msg::Edit(EditMsg::CellSelected { cell: next, extend: false }));
    page.send(entered(4, InputMode::Corner));
    page.send(entered(5, InputMode::Centre));
    page.send(Msg::Page(PageMsg::ThemeChosen(Theme::Dark)));
    page.send(Msg::Page(PageMsg::LanguageChosen(Language::Sw)));
    let left = page.model.play.editor.sheet().clone();
    let persisted = reloaded(&page.model.persisted());
    let again = Page::start(Start { persisted: persisted.clone(), ..Start::default() });
    assert_eq!(*again.model.play.editor.sheet(), left);
    assert_eq!((again.model.theme, again.model.language), (Theme::Dark, Language::Sw));
    assert_eq!(again.model.persisted(), persisted);
    assert!(!again.model.play.editor.can_undo());

    let hash = format!("p={}", Sample::Nuru.line());
    let mut other = Page::start(Start { hash, persisted, ..Start::default() });
    assert_eq!(*other.model.play.editor.sheet(), EditedPuzzle::new(Sample::Nuru.givens()));
    other.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!(*other.model.play.editor.sheet(), left);
}

#[test]
fn clues_entered_one_by_one_push_no_other_puzzle_out() {
    let mut page = Page::editing(&empty(Shape::Nine));
    let last = Shape::Nine.cells().last().unwrap();
    page.send(Msg::Edit(EditMsg::CellSelected { cell: last, extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(9), pen: Some(InputMode::Answer) }));
    for cell in Shape::Nine.cells().take(60) {
        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(1), pen: Some(InputMode::Clue) }));
    }
    assert_eq!(page.model.persisted().sheets.len(), 1);
}

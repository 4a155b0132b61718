//! The keys of the questions about a search.

use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit};

use super::questions::QuestionsMsg;
use crate::Model;
use crate::search::questions::{Question, QuestionKind};

/// Returns the letter that asks a question while the list is open. None of them is a digit of a
/// 16x16 board.
pub const fn letter(kind: QuestionKind) -> Option<char> {
    match kind {
        // Its keys are the digits.
        QuestionKind::WhyNot => None,
        QuestionKind::WhyBack => Some('k'),
        QuestionKind::Blame => Some('w'),
        QuestionKind::Rewritten => Some('h'),
        QuestionKind::FirstDeadEnd => Some('j'),
        QuestionKind::Levels => Some('l'),
        QuestionKind::CostliestBranch => Some('s'),
        QuestionKind::WithoutGiven => Some('o'),
        QuestionKind::OtherMethods => Some('m'),
        QuestionKind::SecondSolution => Some('n'),
    }
}

/// Returns the question that a letter asks.
fn kind_of(letter_key: &str) -> Option<QuestionKind> {
    let mut letters = letter_key.chars();
    let key = letters.next().filter(|_| letters.next().is_none())?.to_ascii_lowercase();
    QuestionKind::VARIANTS.iter().copied().find(|kind| letter(*kind) == Some(key))
}

/// Returns whether the list of questions is open, and shown.
pub(super) fn are_open(model: &Model) -> bool {
    let is_shown = model.view.shows_search() && model.shown_exploration().is_none();
    is_shown && model.watch.player.is_some() && model.watch.questions.is_open
}

/// Returns what a key means for the questions; `None` leaves it to others. `printed` is the digit
/// printed on it, `focus` the cell of the board that has the focus.
pub(super) fn interpret(
    model: &Model,
    key: &str,
    printed: Option<Digit>,
    focus: Option<Cell>,
) -> Option<QuestionsMsg> {
    let is_shown = model.view.shows_search() && model.shown_exploration().is_none();
    let player = model.watch.player.as_ref().filter(|_| is_shown)?;
    let is_open = model.watch.questions.is_open;
    let given = focus.filter(|cell| player.stepper.puzzle().givens().get(*cell).is_some());
    Some(match (key, given) {
        ("q" | "Q", _) => QuestionsMsg::Toggled { on: !is_open },
        ("o" | "O", Some(cell)) => QuestionsMsg::Asked(Question::WithoutGiven { cell }),
        _ if !is_open => return None,
        (name, _) => match digit_of(model, name, printed) {
            Some(digit) => QuestionsMsg::DigitChosen { cell: focus, digit },
            None => QuestionsMsg::KindChosen(kind_of(name)?),
        },
    })
}

fn digit_of(model: &Model, key: &str, printed: Option<Digit>) -> Option<Digit> {
    let mut letters = key.chars();
    let symbol = letters.next().filter(|_| letters.next().is_none());
    let digits = model.play.editor.shape().all_digits();
    printed.or_else(|| symbol.and_then(Digit::from_symbol)).filter(|it| digits.contains(*it))
}

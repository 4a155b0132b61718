//! Questions about the search: the digits to ask about, the list of questions, and the answers.

mod answer;
mod answer_table;
mod asked_digits;
mod layer;
mod panel;

pub(crate) use asked_digits::asked_digits;
pub(crate) use layer::question_layer;
pub(crate) use panel::questions_panel;

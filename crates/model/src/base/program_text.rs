//! The text of a user's program, and the input that it reads, as one text.
//!
//! Both are kept, linked and run together, so they are one text everywhere but in the editor.

use std::rc::Rc;

/// What is between the program and its input: a form feed, which means nothing in a program.
const SEPARATOR: char = '\u{c}';

/// Returns the program without its input.
pub fn program_of(text: &str) -> &str {
    text.split_once(SEPARATOR).map_or(text, |(program, _)| program)
}

/// Returns the lines that the program reads; empty if there are none.
pub fn input_of(text: &str) -> &str {
    text.split_once(SEPARATOR).map_or("", |(_, input)| input)
}

/// Returns a program with its input.
pub fn with_input(program: &str, input: &str) -> Rc<str> {
    let program = program.replace(SEPARATOR, "\n");
    if input.is_empty() { program.into() } else { format!("{program}{SEPARATOR}{input}").into() }
}

//! What the page shows of the text of a program that the user writes.

use std::rc::Rc;

use sudoku_engine::board::Givens;
use sudoku_lessons::{Language, TextPart, colored_parts};

use crate::Model;
use crate::base::program_language::ProgramLanguage;
use crate::base::program_text;
use crate::search::own_program::{MAX_KEPT, Reading};
use crate::worker::program_task::OwnSource;
use crate::worker::run_program_task::SourceError;

/// The most characters of a program's name.
const MAX_TITLE: usize = 24;

pub(crate) const fn lessons_language(language: ProgramLanguage) -> Language {
    match language {
        ProgramLanguage::Kumir => Language::Kumir,
        ProgramLanguage::OneC => Language::OneC,
        ProgramLanguage::Nuru => Language::Nuru,
        ProgramLanguage::Python => Language::Python,
    }
}

/// Returns the program in a text, without its input.
pub fn program_of(text: &str) -> &str {
    program_text::program_of(text)
}

/// Returns the input in a text; empty if there is none.
pub fn input_of(text: &str) -> &str {
    program_text::input_of(text)
}

/// Returns a program with its input as one text.
pub fn with_input(program: &str, input: &str) -> Rc<str> {
    program_text::with_input(program, input)
}

/// Returns the language of the text: the one that the user chose, or the one recognized.
pub fn language(model: &Model) -> ProgramLanguage {
    let own = &model.watch.program.own;
    own.language.unwrap_or_else(|| match Language::of(program_of(&own.text)) {
        _ if program_of(&own.text).trim().is_empty() => ProgramLanguage::of_readers(model.language),
        Language::Kumir => ProgramLanguage::Kumir,
        Language::OneC => ProgramLanguage::OneC,
        Language::Nuru => ProgramLanguage::Nuru,
        Language::Python => ProgramLanguage::Python,
    })
}

pub(crate) fn source(model: &Model) -> OwnSource {
    OwnSource { language: language(model), text: Rc::clone(&model.watch.program.own.text) }
}

/// Returns whether the text is short enough to be kept for the next visit.
pub fn is_kept(model: &Model) -> bool {
    model.watch.program.own.text.len() <= MAX_KEPT
}

/// Returns a name for a program: its first line with a word, without the marks of a comment.
pub fn title(text: &str) -> Option<&str> {
    let is_word = |letter: char| letter.is_alphanumeric();
    let line = program_of(text).lines().find(|line| line.contains(is_word))?;
    let line = line.trim_start_matches(|letter: char| !is_word(letter)).trim_end();
    let end = line.char_indices().nth(MAX_TITLE).map_or(line.len(), |(end, _)| end);
    Some(line[..end].trim_end())
}

/// Returns what is known of the text as it is now, once it has been read.
pub fn reading(model: &Model) -> Option<&Reading> {
    model.watch.program.own.reading_of(&source(model), model.language)
}

/// Returns the input of the program, if it has one or reads one.
pub fn input(model: &Model) -> Option<&str> {
    let input = input_of(&model.watch.program.own.text);
    let reads_input = || reading(model).is_some_and(|reading| reading.reads_input);
    (!input.is_empty() || reads_input()).then_some(input)
}

/// Returns the puzzle in the text, once it has been read.
pub fn puzzle(model: &Model) -> Option<&Givens> {
    reading(model)?.puzzle.as_deref()
}

/// A stretch of a line that looks the same throughout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditedPart<'a> {
    pub text: &'a str,
    pub part: Option<TextPart>,
    pub is_wrong: bool,
}

/// Returns the lines of a text as an editor colors them. The parts of a very long text have no
/// colors.
pub fn edited_lines<'a>(
    language: ProgramLanguage,
    text: &'a str,
    errors: &[SourceError],
) -> Vec<Vec<EditedPart<'a>>> {
    let colored = if text.len() <= MAX_KEPT {
        colored_parts(lessons_language(language), text)
    } else {
        Vec::new()
    };
    // Every place where the look may change.
    let mut cuts: Vec<usize> =
        colored.iter().flat_map(|(span, _)| [span.start, span.end]).collect();
    let wrong: Vec<(usize, usize)> = errors.iter().map(|error| underlined(error, text)).collect();
    cuts.extend(wrong.iter().flat_map(|(start, end)| [*start, *end]));
    cuts.retain(|cut| text.is_char_boundary(*cut));
    cuts.sort_unstable();
    cuts.dedup();
    let (mut lines, mut start, mut next_cut, mut next_part) = (Vec::new(), 0, 0, 0);
    for line in text.split('\n') {
        let end = start + line.len();
        let (mut parts, mut from) = (Vec::new(), start);
        while from < end {
            while cuts.get(next_cut).is_some_and(|cut| *cut <= from) {
                next_cut += 1;
            }
            let to = cuts.get(next_cut).map_or(end, |cut| (*cut).min(end));
            while colored.get(next_part).is_some_and(|(span, _)| span.end <= from) {
                next_part += 1;
            }
            let part = colored.get(next_part).filter(|(span, _)| span.start <= from);
            parts.push(EditedPart {
                text: &text[from..to],
                part: part.map(|(_, part)| *part),
                is_wrong: wrong.iter().any(|(start, end)| (*start..*end).contains(&from)),
            });
            from = to;
        }
        lines.push(parts);
        start = end + 1;
    }
    lines
}

/// Returns what is underlined of an error: at least one character of its line, and no further than
/// the line.
fn underlined(error: &SourceError, text: &str) -> (usize, usize) {
    let start = (error.start as usize).min(text.len());
    let line_end =
        text.get(start..).and_then(|rest| rest.find('\n')).map_or(text.len(), |it| start + it);
    let end = (error.end as usize).min(line_end);
    if end > start {
        return (start, end);
    }
    // At the end of a line, its last word is underlined.
    let before = text.get(..start).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |it| it + 1);
    let written = before.get(line_start..).unwrap_or_default().trim_end();
    let word = written.rfind(char::is_whitespace).map_or(0, |it| it + 1);
    (line_start + word, line_start + written.len())
}

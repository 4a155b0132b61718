//! What goes wrong with programs, in words, and the languages as the interpreter names them.

use sudoku_lessons::wording::{self, Wording};
use sudoku_lessons::{Language as LessonsLanguage, LineColumn, RuntimeError, Span, SyntaxError};

use crate::base::program_language::ProgramLanguage;
use crate::base::settings::Language;
use crate::worker::run_program_task::SourceError;

pub(super) const fn lessons_language(language: ProgramLanguage) -> LessonsLanguage {
    match language {
        ProgramLanguage::Kumir => LessonsLanguage::Kumir,
        ProgramLanguage::OneC => LessonsLanguage::OneC,
        ProgramLanguage::Nuru => LessonsLanguage::Nuru,
        ProgramLanguage::Python => LessonsLanguage::Python,
    }
}

const fn wording_of(readers: Language) -> Wording {
    match readers {
        Language::En => Wording::English,
        Language::Ru => Wording::Russian,
        Language::Sw => Wording::Swahili,
    }
}

pub(super) fn syntax_error(error: &SyntaxError, text: &str, readers: Language) -> SourceError {
    source_error(error.span, text, wording::problem(&error.problem, wording_of(readers)))
}

pub(super) fn runtime_error(error: &RuntimeError, text: &str, readers: Language) -> SourceError {
    source_error(error.span, text, wording::fault(&error.fault, wording_of(readers)))
}

fn source_error(span: Span, text: &str, words: String) -> SourceError {
    let LineColumn { line, column } = LineColumn::of(text, span.start);
    SourceError {
        start: span.start as u32,
        end: span.end as u32,
        line: line as u32,
        column: column as u32,
        words,
    }
}

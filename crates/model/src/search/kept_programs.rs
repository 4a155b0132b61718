//! The programs that the user wrote, besides the one that is open.

use std::rc::Rc;

use crate::base::code::Code;
use crate::base::program_language::ProgramLanguage;

/// What is between two stored programs, and in no text of one.
const SEPARATOR: char = '\u{1e}';
/// The most programs that are kept.
const MAX_COUNT: usize = 30;
/// The most bytes that are kept in all.
const MAX_BYTES: usize = 500_000;

/// A program that is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptProgram<'a> {
    /// The language that the user chose; `None` if it is recognized from the text.
    pub language: Option<ProgramLanguage>,
    /// The program with its input.
    pub text: &'a str,
}

impl<'a> KeptProgram<'a> {
    /// Reads the code of the language, if one was chosen, and the text, on the next line.
    fn read(stored: &'a str) -> Option<Self> {
        let (language, text) = stored.split_once('\n')?;
        Some(Self { language: language.parse().ok(), text })
    }

    fn write(self) -> String {
        let language = self.language.map_or("", Code::code);
        format!("{language}\n{}", self.text.replace(SEPARATOR, " "))
    }
}

/// The programs, newest first, as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptPrograms(pub(crate) Rc<str>);

impl KeptPrograms {
    /// Returns the programs, newest first.
    pub fn list(&self) -> impl Iterator<Item = KeptProgram<'_>> {
        self.0.split(SEPARATOR).filter_map(KeptProgram::read)
    }

    /// Returns these programs with another one as the newest. The oldest ones are dropped if there
    /// are too many.
    pub(crate) fn with(&self, program: KeptProgram<'_>) -> Self {
        let others = self.list().filter(|kept| kept.text != program.text);
        let mut bytes = 0;
        let kept = [program].into_iter().chain(others).take(MAX_COUNT).take_while(|kept| {
            bytes += kept.text.len();
            bytes <= MAX_BYTES
        });
        Self::of(kept)
    }

    /// Returns these programs without the one of this text.
    pub(crate) fn without(&self, text: &str) -> Self {
        Self::of(self.list().filter(|kept| kept.text != text))
    }

    fn of<'a>(programs: impl Iterator<Item = KeptProgram<'a>>) -> Self {
        let written: Vec<_> = programs.map(KeptProgram::write).collect();
        Self(written.join(&SEPARATOR.to_string()).into())
    }
}

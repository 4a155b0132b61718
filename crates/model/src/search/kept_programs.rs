//! The programs that the user wrote, besides the one that is open.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::base::code::Code;
use crate::base::program_language::ProgramLanguage;

/// What is between two stored programs, and in no text of one.
const SEPARATOR: char = '\u{1e}';

/// A program that is not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptProgram {
    /// The language that the user chose; `None` if it is recognized from the text.
    pub language: Option<ProgramLanguage>,
    /// The program with its input.
    pub text: Rc<str>,
}

impl KeptProgram {
    /// Reads the code of the language, if one was chosen, and the text, on the next line.
    fn read(stored: &str) -> Option<Self> {
        let (language, text) = stored.split_once('\n')?;
        Some(Self { language: language.parse().ok(), text: text.into() })
    }

    fn write(&self) -> String {
        let language = self.language.map_or("", Code::code);
        format!("{language}\n{}", self.text.replace(SEPARATOR, " "))
    }
}

/// The programs, newest first, as they are stored: they are read only once they are shown.
#[derive(Clone, Debug, Default)]
pub struct KeptPrograms {
    stored: Rc<str>,
    list: OnceCell<Rc<[KeptProgram]>>,
}

impl PartialEq for KeptPrograms {
    fn eq(&self, other: &Self) -> bool {
        self.stored == other.stored
    }
}

impl KeptPrograms {
    /// The most programs that are kept.
    const MAX_COUNT: usize = 30;
    /// The most bytes of text that are kept in all.
    const MAX_BYTES: usize = 500_000;

    pub(crate) fn from_stored(stored: Rc<str>) -> Self {
        Self { stored, list: OnceCell::new() }
    }

    /// Returns the programs as they are stored.
    pub(crate) const fn stored(&self) -> &Rc<str> {
        &self.stored
    }

    /// Returns the programs, newest first.
    pub fn list(&self) -> &[KeptProgram] {
        let read = || self.stored.split(SEPARATOR).filter_map(KeptProgram::read).collect();
        self.list.get_or_init(read)
    }

    /// Adds a program as the newest, in place of the same one. The oldest ones are dropped if there
    /// are too many.
    pub(crate) fn add(&mut self, program: &KeptProgram) {
        let others = self.list().iter().filter(|kept| kept.text != program.text).cloned();
        let mut list: Vec<_> = [program.clone()].into_iter().chain(others).collect();
        list.truncate(Self::MAX_COUNT);
        while list.iter().map(|kept| kept.text.len()).sum::<usize>() > Self::MAX_BYTES {
            list.pop();
        }
        self.set(list.into());
    }

    /// Removes a program that is opened.
    pub(crate) fn remove(&mut self, text: &str) {
        if self.list().iter().any(|kept| *kept.text == *text) {
            self.set(self.list().iter().filter(|kept| *kept.text != *text).cloned().collect());
        }
    }

    fn set(&mut self, list: Rc<[KeptProgram]>) {
        let stored: Vec<_> = list.iter().map(KeptProgram::write).collect();
        let stored = stored.join(&SEPARATOR.to_string());
        *self = Self { stored: stored.into(), list: OnceCell::from(list) };
    }
}

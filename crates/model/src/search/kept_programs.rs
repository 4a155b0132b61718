//! The programs that the user wrote, besides the one that is open.

use std::cell::OnceCell;
use std::collections::VecDeque;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::base::program_language::ProgramLanguage;

/// A program that is not open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptProgram {
    /// The language that the user chose; `None` if it is recognized from the text.
    pub language: Option<ProgramLanguage>,
    /// The program with its input.
    pub text: Rc<str>,
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

    /// Returns the programs, newest first. If what is stored cannot be read, there are none.
    pub fn list(&self) -> &[KeptProgram] {
        self.list.get_or_init(|| serde_json::from_str(&self.stored).unwrap_or_default())
    }

    /// Adds a program as the newest, in place of the same one. The oldest ones are dropped if there
    /// are too many.
    pub(crate) fn add(&mut self, program: KeptProgram) {
        let mut list: VecDeque<_> = self.list().iter().cloned().collect();
        list.retain(|kept| kept.text != program.text);
        list.push_front(program);
        list.truncate(Self::MAX_COUNT);
        while list.iter().map(|kept| kept.text.len()).sum::<usize>() > Self::MAX_BYTES {
            list.pop_back();
        }
        self.set(list.into_iter().collect());
    }

    /// Removes a program that is opened.
    pub(crate) fn remove(&mut self, text: &str) {
        if self.list().iter().any(|kept| *kept.text == *text) {
            self.set(self.list().iter().filter(|kept| *kept.text != *text).cloned().collect());
        }
    }

    fn set(&mut self, list: Rc<[KeptProgram]>) {
        let stored = if list.is_empty() {
            String::new()
        } else {
            // A list of texts can always be written.
            serde_json::to_string(&list).unwrap_or_default()
        };
        *self = Self { stored: stored.into(), list: OnceCell::from(list) };
    }
}

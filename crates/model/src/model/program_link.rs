//! Links to a program that the user wrote, and to a moment of its run.

use std::rc::Rc;

use sudoku_engine::formats::{pack_text, unpack_text};

use crate::Model;
use crate::base::code::Code;
use crate::base::program_language::ProgramLanguage;
use crate::base::steps::LinkStep;
use crate::model::link::{Field, Link, LinkProblem};
use crate::model::notice::Notice;
use crate::search::compare::Comparison;
use crate::search::own_program::{LinkedMoment, MAX_KEPT};
use crate::worker::program_task::{LineOfStep, OwnSource};

/// A program that takes more characters has no place in a link.
const MAX_LENGTH: usize = 8_192;

/// Writes a program: its language, `.`, and its text, compressed. `None` if that is too long.
pub(crate) fn pack(source: &OwnSource) -> Option<Rc<str>> {
    if source.text.len() > MAX_KEPT {
        return None;
    }
    let packed = format!("{}.{}", source.language.code(), pack_text(&source.text));
    (packed.len() <= MAX_LENGTH).then(|| packed.into())
}

fn unpack(packed: &str) -> Option<(ProgramLanguage, Rc<str>)> {
    let (language, text) = packed.split_once('.')?;
    Some((language.parse().ok()?, unpack_text(text, MAX_KEPT)?.into()))
}

impl Model {
    /// Opens the program of a link, if it has one, and runs it up to its moment. Returns whether it
    /// has one that can be read; one that cannot is reported.
    pub(crate) fn open_linked_program(&mut self, link: &Link) -> bool {
        let is_used = self.view.shows_search() || self.awaits_compared_program();
        let Some(packed) = link.program.as_deref().filter(|_| is_used) else {
            return false;
        };
        let Some((language, text)) = unpack(packed) else {
            let value = packed.chars().take(20).collect::<String>().into();
            self.notice(Notice::Link(LinkProblem { field: Field::Program, value }));
            return false;
        };
        self.watch.program.is_open = true;
        self.open_own_program(text, Some(language));
        if self.view.shows_search() {
            let step = link.step.unwrap_or(LinkStep::after_step(0, self.watch.controls.step_size));
            self.watch.program.own.linked = Some(LinkedMoment { step, line: link.line });
        }
        self.request_run(u64::MAX);
        true
    }

    /// Returns whether the comparison that is shown awaits the run of its program.
    pub(crate) fn awaits_compared_program(&self) -> bool {
        self.shown_comparison().is_some_and(Comparison::awaits_program)
    }

    /// Returns the program that the comparison awaits, if it can be read.
    pub(crate) fn awaited_program(&self) -> Option<OwnSource> {
        let (language, text) = unpack(self.comparison.as_ref()?.packed_program()?)?;
        Some(OwnSource { language, text })
    }

    /// Returns the program for a link, and the lines since the step, while its run is shown.
    pub(crate) fn linked_program(&self) -> (Option<Rc<str>>, Option<u32>) {
        let program = &self.watch.program;
        let run = program.own.shown_run().filter(|_| program.is_open && self.view.shows_search());
        let packed = run.and_then(|run| run.packed.clone());
        let line = match program.place.line {
            LineOfStep::Nth(line) if line > 0 && packed.is_some() => Some(line),
            LineOfStep::Nth(_) | LineOfStep::Last => None,
        };
        (packed, line)
    }
}

//! What the page shows of the program next to a search.

use std::rc::Rc;

use sudoku_engine::board::{Digit, Givens};

use super::own_program::lessons_language;
use crate::Model;
use crate::base::panes::{Panes, TreePlace};
use crate::base::program_language::ProgramLanguage;
use crate::search::program::{NoProgram, givens_of};
use crate::worker::program_task::{NodeOfCall, OwnSource, ProgramCall, ProgramMoment};

/// Returns whether the program is open and the search is shown.
pub fn is_shown(model: &Model) -> bool {
    model.watch.program.is_open && model.view.shows_search() && model.shown_exploration().is_none()
}

/// Returns how the room is shared: with the program beside the board, the tree is below, unless the
/// search is presented; a tree that is opened by hand is beside the board.
pub fn shown_panes(model: &Model) -> Panes {
    let mut panes = model.watch.panes;
    if model.shown_exploration().is_some() || model.presentation.is_some() {
        panes.tree_place = TreePlace::Beside;
    } else if is_shown(model) {
        panes.tree_place = TreePlace::Below;
    }
    panes
}

/// Returns the language of the program: the one chosen, or that of the page's readers.
pub fn language(model: &Model) -> ProgramLanguage {
    let chosen = model.watch.program.language;
    chosen.unwrap_or_else(|| ProgramLanguage::of_readers(model.language))
}

/// Returns the text of the built-in program with the puzzle of the board, if that fits.
pub(crate) fn listing(model: &Model, language: ProgramLanguage) -> Rc<str> {
    let moment = model.watch.program.moment().filter(|_| !model.watch.program.own.is_shown);
    let shown = moment.filter(|_| missing(model).is_none()).map(|moment| Rc::clone(&moment.text));
    shown.unwrap_or_else(|| lessons_language(language).solver().into())
}

/// Returns a text that begins with a puzzle.
pub(crate) fn with_puzzle_at_start(source: &OwnSource, givens: &Givens) -> Rc<str> {
    let statement = lessons_language(source.language).puzzle_statement(givens);
    format!("{statement}{}", source.text).into()
}

/// Returns why the search has no program, if so. `None` also if there is no search, and for a
/// program that the user wrote.
pub fn missing(model: &Model) -> Option<NoProgram> {
    if model.watch.program.own.is_shown {
        return None;
    }
    givens_of(&model.watch.player.as_ref()?.stepper).err()
}

/// Returns the moment of the program at the place where the search is, once it is found.
pub fn current_moment(model: &Model) -> Option<&ProgramMoment> {
    let is_edited = model.watch.program.own.is_edited();
    let has_program = is_shown(model) && !is_edited && missing(model).is_none();
    has_program.then(|| model.watch.program.current_moment()).flatten()
}

/// The values at the end of a line that has run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineNote {
    /// The variables that were changed, with their values.
    Changed(Vec<(String, String)>),
    /// The digit that was written to the grid; `None` for a blank.
    Written(Option<u8>),
    /// Whether the condition holds.
    Condition(bool),
}

/// Returns what is noted at the end of the line that has run, if anything.
pub fn line_note(moment: &ProgramMoment) -> Option<LineNote> {
    if let Some(digit) = moment.written {
        return Some(LineNote::Written((digit > 0).then_some(digit)));
    }
    if let Some(holds) = moment.holds {
        return Some(LineNote::Condition(holds));
    }
    let calls = moment.stack.iter().rev();
    let changed = calls.flat_map(|call| &call.variables).filter(|it| it.old.is_some());
    let changed = changed.filter_map(|it| Some((it.name.clone(), it.value.clone()?)));
    let changed: Vec<_> = changed.collect();
    (!changed.is_empty()).then_some(LineNote::Changed(changed))
}

/// A line of the text of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine<'a> {
    pub before: &'a str,
    /// The part that has run; empty on other lines.
    pub running: &'a str,
    pub after: &'a str,
}

impl SourceLine<'_> {
    pub const fn is_running(&self) -> bool {
        !self.running.is_empty()
    }
}

/// Returns the lines of a program, with the part that has run. Of a part over several lines, the
/// first line counts.
pub fn source_lines(moment: &ProgramMoment) -> Vec<SourceLine<'_>> {
    let span = moment.span.map(|(start, end)| (start as usize, end as usize));
    let mut start = 0;
    let lines = moment.text.trim_end().split('\n').map(|line| {
        let end = start + line.len();
        let span = span.filter(|span| (start..=end).contains(&span.0));
        let (from, to) = span.map_or((end, end), |span| (span.0, span.1.min(end)));
        let part = |from: usize, to: usize| line.get(from - start..to - start).unwrap_or_default();
        let parts =
            SourceLine { before: part(start, from), running: part(from, to), after: part(to, end) };
        start = end + 1;
        parts
    });
    lines.collect()
}

/// Returns the number of the line that has run, from 1, and its text.
pub fn running_line(moment: &ProgramMoment) -> Option<(usize, String)> {
    let lines = source_lines(moment);
    let nth = lines.iter().position(SourceLine::is_running)?;
    let SourceLine { before, running, after } = lines[nth];
    Some((nth + 1, format!("{before}{running}{after}").trim().to_owned()))
}

/// Returns the path of the node whose cell a call fills, if it is on the path of the search.
pub fn node_of_call(model: &Model, call: &ProgramCall) -> Option<Rc<[Digit]>> {
    let stepper = &model.watch.player.as_ref()?.stepper;
    match call.node? {
        NodeOfCall::Depth(depth) => {
            let path: Rc<[Digit]> = stepper.branches().take(depth.into()).collect();
            (path.len() == usize::from(depth)).then_some(path)
        }
        NodeOfCall::Placement(moves) => {
            let path = stepper.writes()?.node_of_placement(moves)?;
            stepper.branches().take(path.len()).eq(path.iter().copied()).then(|| path.into())
        }
    }
}

/// Returns whether this node is the selected one.
pub fn is_selected(model: &Model, node: &[Digit]) -> bool {
    let Some(player) = &model.watch.player else { return false };
    player.tree_view.selection(&player.stepper).is_some_and(|it| *it.path == *node)
}

//! The program next to a search: opening it, and moving line by line.

use std::rc::Rc;

use sudoku_engine::search::{Goal, Stepper};

use super::set::set_if_changed;
use crate::Model;
use crate::base::panes::Foreground;
use crate::base::program_language::ProgramLanguage;
use crate::base::steps::{StepSize, Way};
use crate::model::notice::Notice;
use crate::search::player::Player;
use crate::search::program::givens_of;
use crate::update::own_program::OwnProgramMsg;
use crate::update::program_lines::LineJump;
use crate::update::trace::TraceMsg;
use crate::view::program;
use crate::worker::program_task::{LineOfStep, ProgramPlace, ProgramRequest, ProgramSource};

/// User actions on the program of a search.
#[derive(Clone, Debug, PartialEq)]
pub enum ProgramMsg {
    /// The program was opened or closed.
    Toggled {
        on: bool,
    },
    LanguageChosen(ProgramLanguage),
    /// To the next or the previous line.
    LineStepped(Way),
    /// Further through the lines.
    LineJumped(LineJump, Way),
    /// A breakpoint was set on a line, counted from 1, or removed.
    BreakpointToggled {
        line: u32,
    },
    /// The same for the line that has run.
    BreakpointHere,
    /// The search for a line was canceled.
    SearchCanceled,
    /// A call of the stack was chosen, which selects the node of its cell.
    CallChosen {
        /// The number of the call, from the outermost, which is 0.
        nth: usize,
    },
    /// The program that the user writes.
    Own(OwnProgramMsg),
    /// The trace table.
    Trace(TraceMsg),
}

impl Model {
    pub(super) fn apply_program(&mut self, msg: ProgramMsg) -> bool {
        match msg {
            ProgramMsg::Toggled { on } => self.open_program(on),
            ProgramMsg::Own(msg) => self.apply_own_program(msg),
            ProgramMsg::Trace(msg) => self.apply_trace(msg),
            ProgramMsg::LanguageChosen(language) => {
                self.watch.program.place.line = LineOfStep::default();
                set_if_changed(&mut self.watch.program.own.is_shown, false)
                    | set_if_changed(&mut self.watch.program.language, Some(language))
            }
            ProgramMsg::LineStepped(way) => self.step_line(way),
            ProgramMsg::LineJumped(jump, way) => self.jump_to_line(jump, way),
            ProgramMsg::BreakpointToggled { line } => self.toggle_breakpoint(line),
            ProgramMsg::BreakpointHere => {
                let line = program::current_moment(self).and_then(program::running_line);
                line.is_some_and(|(line, _)| self.toggle_breakpoint(line as u32))
            }
            ProgramMsg::SearchCanceled => self.watch.program.search.take().is_some(),
            ProgramMsg::CallChosen { nth } => {
                let call = self.watch.program.moment().and_then(|moment| moment.stack.get(nth));
                let node = call.and_then(|call| program::node_of_call(self, call));
                node.is_some_and(|node| self.select_node(Some(node)))
            }
        }
    }

    /// Opens or closes the program. It has a place beside the board, so the questions are closed
    /// and nothing else has most of the room.
    fn open_program(&mut self, on: bool) -> bool {
        if on {
            self.watch.questions.is_open = false;
            self.watch.questions.asked = None;
            self.watch.foreground = Foreground::Shared;
        } else {
            self.watch.program.found = None;
        }
        set_if_changed(&mut self.watch.program.is_open, on)
    }

    /// Goes to the next or the previous line. Where that line makes a step, so does the search.
    fn step_line(&mut self, way: Way) -> bool {
        let dropped = self.remove_notices(Notice::is_about_step);
        let Some(moment) = program::current_moment(self) else { return dropped };
        let (line, last_line) = (moment.line, moment.last_line);
        let is_over = moment.is_last_step;
        let Some(player) = &mut self.watch.player else { return dropped };
        player.stop_playing_and_seeking();
        let line = match way {
            Way::Forward if line < last_line => LineOfStep::Nth(line + 1),
            Way::Forward if is_over || !player.step(StepSize::Moves) => return dropped,
            Way::Forward => LineOfStep::default(),
            Way::Back if line > 0 => LineOfStep::Nth(line - 1),
            Way::Back if !player.step_back(StepSize::Moves) => return dropped,
            Way::Back => LineOfStep::Last,
        };
        let step = player.stepper.counters().step();
        self.watch.program.search = None;
        self.watch.program.target = None;
        self.watch.program.place = ProgramPlace { step, line };
        true
    }

    /// Lets the program follow the search, and requests what is shown of it. Returns whether
    /// anything was requested.
    pub(super) fn settle_program(&mut self) -> bool {
        let is_own_settled = self.settle_own_program() | self.settle_trace();
        let has_worker = program::is_shown(self) && !self.is_worker_lost;
        let player = self.watch.player.as_ref().filter(|_| has_worker);
        let Some(player) = player else { return self.watch.program.cancel() | is_own_settled };
        let Some((source, end)) = self.shown_source(player) else {
            return self.watch.program.cancel() | is_own_settled;
        };
        let (run, stepper) = (player.run, &player.stepper);
        let step = stepper.counters().step();
        let moves = (stepper.moves_up_to(step), next_moves(stepper, step));
        let (is_playing, readers) = (player.is_playing, self.language);
        let id = self.next_task();
        let program = &mut self.watch.program;
        let has_moved = program.follow(run, step);
        let request = ProgramRequest { source, place: program.place, moves, end, readers };
        program.request(request, is_playing, id) || has_moved || is_own_settled
    }

    /// Returns the program that is shown, and after how many statements it is not run any further.
    pub(super) fn shown_source(&self, player: &Player) -> Option<(ProgramSource, u64)> {
        let program = &self.watch.program;
        if program.own.is_shown {
            let run = program.own.run.as_ref()?;
            return Some((ProgramSource::Own(run.source.clone()), run.progress.moments));
        }
        let givens = givens_of(&player.stepper).ok()?;
        let known = program.task.as_ref().map(|task| &task.work.source);
        let known = known.or(program.found.as_ref().map(|(found, _)| &found.source));
        let givens = match known {
            Some(ProgramSource::Listing { givens: known, .. }) if known.as_ref() == givens => {
                Rc::clone(known)
            }
            _ => Rc::new(givens.clone()),
        };
        let language = program::language(self);
        let counts_solutions = player.stepper.goal() != Goal::FIRST;
        Some((ProgramSource::Listing { language, counts_solutions, givens }, u64::MAX))
    }
}

/// Returns how many digits have been placed and erased up to the next step.
fn next_moves(stepper: &Stepper, step: u64) -> u64 {
    match stepper.writes() {
        Some(_) if stepper.is_last_step() => u64::MAX,
        Some(_) => stepper.moves_up_to(step + 1),
        None => step + 1,
    }
}

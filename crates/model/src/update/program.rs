//! The program next to a search: opening it, and moving line by line.

use std::rc::Rc;

use super::set::set_if_changed;
use crate::Model;
use crate::base::panes::Foreground;
use crate::base::program_language::ProgramLanguage;
use crate::base::steps::{StepSize, Way};
use crate::model::notice::Notice;
use crate::search::program::givens_of;
use crate::view::program;
use crate::worker::program_task::{LineOfStep, ProgramPlace, ProgramRequest};

/// User actions on the program of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramMsg {
    /// The program was opened or closed.
    Toggled {
        on: bool,
    },
    LanguageChosen(ProgramLanguage),
    /// To the next or the previous line.
    LineStepped(Way),
    /// A call of the stack was chosen, which selects the node of its cell.
    CallChosen {
        depth: u16,
    },
}

impl Model {
    pub(super) fn apply_program(&mut self, msg: ProgramMsg) -> bool {
        match msg {
            ProgramMsg::Toggled { on } => self.open_program(on),
            ProgramMsg::LanguageChosen(language) => {
                self.watch.program.place.line = LineOfStep::default();
                set_if_changed(&mut self.watch.program.language, Some(language))
            }
            ProgramMsg::LineStepped(way) => self.step_line(way),
            ProgramMsg::CallChosen { depth } => {
                let Some(player) = &self.watch.player else { return false };
                let path: Rc<[_]> = player.stepper.branches().take(depth.into()).collect();
                let is_on_path = path.len() == usize::from(depth);
                is_on_path && self.select_node(Some(path))
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
        self.watch.program.place = ProgramPlace { step, line };
        true
    }

    /// Lets the program follow the search, and requests what is shown of it. Returns whether
    /// anything was requested.
    pub(super) fn settle_program(&mut self) -> bool {
        let has_worker = program::is_shown(self) && !self.is_worker_lost;
        let player = self.watch.player.as_ref().filter(|_| has_worker);
        let Some(player) = player else { return self.watch.program.cancel() };
        let Ok(givens) = givens_of(&player.stepper) else { return self.watch.program.cancel() };
        let (run, step) = (player.run, player.stepper.counters().step());
        let is_playing = player.is_playing;
        let known = self.watch.program.task.as_ref().map(|task| &task.work.givens);
        let known = known.or(self.watch.program.found.as_ref().map(|(found, _)| &found.givens));
        let givens = match known.filter(|known| known.as_ref() == givens) {
            Some(known) => Rc::clone(known),
            None => Rc::new(givens.clone()),
        };
        let language = program::language(self);
        let id = self.next_task();
        let program = &mut self.watch.program;
        let has_moved = program.follow(run, step);
        let request = ProgramRequest { language, givens, place: program.place };
        program.request(request, is_playing, id) || has_moved
    }
}

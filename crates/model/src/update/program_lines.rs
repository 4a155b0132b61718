//! Going through the lines of a program: to a breakpoint, over a call, and out of one.

use std::collections::BTreeSet;
use std::rc::Rc;

use sudoku_engine::recording::Target;

use crate::Model;
use crate::base::steps::Way;
use crate::base::task_state::TaskInProgress;
use crate::model::notice::Notice;
use crate::view::program;
use crate::worker::line_search_task::{LineSearch, LineSearchReport, LineTarget};
use crate::worker::program_task::{LineOfStep, ProgramPlace};

/// How far to go through the lines of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineJump {
    /// To the next line, over the calls that this one makes.
    OverCall,
    /// To the line after the call in which this one is.
    OutOfCall,
    Breakpoint,
}

impl Model {
    /// Looks for the line to go to.
    pub(super) fn jump_to_line(&mut self, jump: LineJump, way: Way) -> bool {
        let dropped = self.remove_notices(Notice::is_about_step);
        let Some(moment) = program::current_moment(self) else { return dropped };
        let from = moment.moment;
        let target = match jump {
            LineJump::OverCall => LineTarget::SameCall,
            LineJump::OutOfCall => LineTarget::CallAround,
            LineJump::Breakpoint => {
                LineTarget::Breakpoint(self.watch.program.breakpoints.iter().copied().collect())
            }
        };
        let Some((source, end)) =
            self.watch.player.as_ref().and_then(|player| self.shown_source(player))
        else {
            return dropped;
        };
        if let Some(player) = &mut self.watch.player {
            player.stop_playing_and_seeking();
        }
        let id = self.next_task();
        let work = LineSearch { source, end, from, way, target };
        self.watch.program.search = Some(TaskInProgress { id, work });
        true
    }

    /// Goes to the line that was found.
    pub(super) fn receive_line(&mut self, report: LineSearchReport) -> bool {
        let LineSearchReport::Over(found) = report else { return false };
        self.watch.program.search = None;
        let Some(player) = &mut self.watch.player else { return true };
        let step = player.stepper.step_of_moves(found.moves);
        let place = ProgramPlace { step, line: LineOfStep::Nth(found.line) };
        if player.stepper.counters().step() == step {
            self.watch.program.place = place;
        } else {
            self.watch.program.target = Some(place);
            player.go_to(Target::Step(step));
        }
        true
    }

    /// Sets a breakpoint on a line, or removes it.
    pub(super) fn toggle_breakpoint(&mut self, line: u32) -> bool {
        let lines: &mut BTreeSet<u32> = Rc::make_mut(&mut self.watch.program.breakpoints);
        if !lines.remove(&line) {
            lines.insert(line);
        }
        true
    }
}

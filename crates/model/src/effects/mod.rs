//! What follows from the state: the timers, the worker's tasks, what is saved, the link, and the
//! entries of the history.

pub mod archive;
pub mod history;
pub mod keeper;
pub mod play_time;

use std::rc::Rc;

use sudoku_engine::board::Givens;

use crate::Model;
use crate::base::guide::Guide;
use crate::base::settings::SidePanel;
use crate::base::steps::LinkStep;
use crate::base::steps::StepSize;
use crate::batch::{self, Batch, SavedBatch};
use crate::model::dialog::{Dialog, DialogKind};
use crate::model::export::ExportBox;
use crate::model::link::Link;
use crate::model::paste::Draft;
use crate::model::place::Place;
use crate::model::storage::{OwnProgramSetting, ProgramSetting, Settings};
use crate::puzzle::editor::{EditedPuzzle, Editor, EntryOrder};
use crate::puzzle::journal::{Entry, Tab};
use crate::search::compare::Comparison;
use crate::search::explore::{Exploration, Trail};
use crate::search::own_program::MAX_KEPT;
use crate::search::replay::Replay;
use crate::solve::answer::{Answer, SolveState};
use crate::solve::solutions::OnBoard;
use crate::view::questions;
use crate::worker::demand::Demand;
use crate::worker::demand::RunDemand;
use crate::worker::export_task::ExportWork;

/// How long each removal is shown when one is shown after the other, in milliseconds.
const REMOVAL_MILLIS: u32 = 1200;

/// The number of steps above which a move counts as a jump.
const MIN_JUMP_STEPS: u64 = 1000;

/// A timer that runs while something is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tick {
    /// One step every `period` milliseconds.
    Step { period: u32 },
    /// Every frame, with as many steps as the rate and the time since the last frame require.
    Frame {
        /// Steps per second; `None` means as many as there are.
        rate: Option<f64>,
    },
}

impl Model {
    /// Returns the timer that runs now, if any.
    pub fn tick(&self) -> Option<Tick> {
        if self.plays_removals() {
            return Some(Tick::Step { period: REMOVAL_MILLIS });
        }
        let plays_search = self.watch.player.as_ref().is_some_and(|player| player.is_playing);
        let plays = self.view.shows_search() && plays_search
            || self.shown_comparison().is_some_and(|comparison| comparison.is_playing);
        if !plays || self.shown_exploration().is_some() {
            return None;
        }
        Some(match self.watch.controls.speed.period() {
            Some(period) => Tick::Step { period },
            None => Tick::Frame { rate: self.watch.controls.speed.rate() },
        })
    }

    /// Returns whether steps follow each other too fast for motion to help the eye.
    pub fn suppresses_motion(&self) -> bool {
        self.tick().is_some() && !self.watch.controls.speed.shows_each_step()
    }

    /// While steps are too fast to be followed, returns a number that changes about 15 times per
    /// second, and for another `phase`, from 0 to 3, after other steps.
    pub fn reading(&self, phase: u64) -> Option<u64> {
        let player = self.watch.player.as_ref()?;
        self.tick()?;
        let steps = self.watch.controls.speed.steps_per_reading()?;
        Some((player.stepper.counters().step() + phase * steps / 4) / steps)
    }

    /// Returns the level highlighted in every view of the search: that of the cell clicked
    /// while watching. If a level does not have the same cell on every path, it is the one that
    /// fills the cell on the path to the current step.
    pub fn highlighted_level(&self) -> Option<u16> {
        let player = self.watch.player.as_ref().filter(|_| self.view.shows_search())?;
        if self.watch.tree.is_exploration() {
            return None;
        }
        let is_lit = |cell| Some(cell) == self.watch.highlighted_cell;
        let place = match player.stepper.level_cells() {
            Some(cells) => cells.iter().position(|&cell| is_lit(cell))?,
            None => player.stepper.levels().iter().position(|level| is_lit(level.cell))?,
        };
        u16::try_from(place).ok()
    }

    /// Returns what the worker has to do now.
    pub fn demand(&self) -> Demand {
        let is_shown = self.view.shows_search() && !self.watch.tree.is_exploration();
        let run = self.watch.player.as_ref().map(|player| {
            let demand = player.demand(player.progress.is_stopped || !is_shown);
            RunDemand { map: demand.map.filter(|_| is_shown), ..demand }
        });
        let request = self.export().and_then(ExportBox::request);
        let download = request.filter(|request| match request.work {
            ExportWork::OfRun(_) => run.is_some(),
            ExportWork::Drawing(_) => true,
        });
        let download = download.cloned();
        let lanes = self.shown_comparison().map(Comparison::demand).unwrap_or_default();
        let wants_run_stats = self.dialog.as_ref().map(Dialog::kind) == Some(DialogKind::RunStats);
        let attempt = self.worker_attempt;
        Demand { run, lanes, tasks: self.tasks(), download, wants_run_stats, attempt }
    }

    /// Returns whether the place shown or sought is far from the previous one, and nothing
    /// plays.
    pub fn has_jumped(&self, before: &Self) -> bool {
        let place = |model: &Self| Some(model.watch.player.as_ref()?.destination().step);
        let plays = self.watch.player.as_ref().is_some_and(|player| player.is_playing);
        let ends = place(before).zip(place(self)).filter(|_| !plays);
        ends.is_some_and(|(from, to)| from.abs_diff(to) > MIN_JUMP_STEPS)
    }

    /// Returns what the worker that holds a batch has to do, if there is a batch.
    pub fn batch_demand(&self) -> Option<batch::Demand> {
        self.batch.as_ref()?.demand()
    }

    /// Returns the batch to restore after a reload.
    pub fn saved_batch(&self) -> Option<SavedBatch> {
        self.saved_batch.clone().or_else(|| self.batch.as_ref()?.saved_batch())
    }

    /// Returns the text to restore after a reload.
    pub fn draft_to_save(&self) -> Option<Rc<str>> {
        let text = &self.draft.text;
        (1..=Draft::MAX_BYTES).contains(&text.len()).then(|| Rc::clone(text))
    }

    /// Returns whether to ask before the page is left, because a reload would lose rows.
    pub fn asks_before_leaving(&self) -> bool {
        self.batch.as_deref().is_some_and(Batch::has_rows_to_lose)
    }

    /// Returns what the board shows: the user's own digits, unless solutions are being examined
    /// or the puzzle has been solved.
    pub fn on_board(&self) -> OnBoard {
        let examined_content = self.examined_content();
        let is_answered = self.view.edits_board() && self.play.answered().is_some();
        if examined_content == OnBoard::Own && is_answered {
            OnBoard::Solution
        } else {
            examined_content
        }
    }

    fn examined_content(&self) -> OnBoard {
        let is_examining = self.view.edits_board() && self.play.side_panel == SidePanel::Solutions;
        if is_examining { self.play.solution_queries.on_board } else { OnBoard::Own }
    }

    /// Returns the solution shown on the board.
    pub fn shown_solution(&self) -> Option<&Givens> {
        if self.on_board() != OnBoard::Solution {
            return None;
        }
        let visited = self.play.solution_queries.visited.as_deref().map(|visited| &visited.board);
        let visited = visited.filter(|_| self.examined_content() == OnBoard::Solution);
        visited.or_else(|| self.play.answered())
    }

    /// Returns whether undo changes anything: it hides a solution before it undoes an edit.
    pub fn can_undo(&self) -> bool {
        self.play.editor.can_undo() || self.is_solved_or_shown()
    }

    /// Returns whether redo changes anything: it also shows a hidden solution again.
    pub fn can_redo(&self) -> bool {
        self.play.editor.can_redo() || self.play.hidden_answer.is_some()
    }

    /// Returns whether Solve was requested, or the board shows anything but the user's own
    /// digits.
    pub(crate) fn is_solved_or_shown(&self) -> bool {
        self.play.solving != SolveState::Idle || self.on_board() != OnBoard::Own
    }

    /// Returns whether the puzzle is known to have no solution.
    pub fn is_without_solution(&self) -> bool {
        let is_impossible = matches!(&self.play.solving, SolveState::Over(Ok(answer))
            if matches!(answer.as_ref(), Answer::Impossible(_)));
        is_impossible || self.play.solution_queries.is_without_solution()
    }

    /// Returns the comparison while it is shown.
    pub(crate) fn shown_comparison(&self) -> Option<&Comparison> {
        self.comparison.as_deref().filter(|_| self.view.compares())
    }

    /// Returns the tree opened by hand while it is shown.
    pub fn shown_exploration(&self) -> Option<&Exploration> {
        let is_shown = self.view.shows_search() && self.watch.player.is_some();
        self.watch.tree.exploration().filter(|_| is_shown)
    }

    /// Returns the user's own board, even while the board of a removal is shown.
    pub fn own_puzzle(&self) -> &EditedPuzzle {
        self.own_editor().edited_puzzle()
    }

    fn own_editor(&self) -> &Editor {
        let stashed_editor =
            self.watch.replay.as_ref().and_then(|watch| watch.stashed_editor.as_ref());
        stashed_editor.unwrap_or(&self.play.editor)
    }

    /// Returns the puzzle that this tab has open, with its undo history.
    pub fn tab(&self) -> &Tab {
        self.own_editor().tab()
    }

    /// Returns what the last message did to the user's own puzzles, which has to be stored.
    pub fn journal(&self) -> &[Entry] {
        self.own_editor().journal()
    }

    /// Returns the settings to store.
    pub fn settings(&self) -> Settings {
        let (language, theme) = (self.chosen_language, self.theme);
        Settings {
            language,
            theme,
            center_marks: self.center_marks,
            form: self.play.form.without_seed(),
            aids: self.play.aids,
            is_digit_first: self.play.entry_order != EntryOrder::CellFirst,
            panes: self.watch.panes,
            program: ProgramSetting {
                is_open: self.watch.program.is_open,
                language: self.watch.program.language,
            },
            own_program: self.own_program_setting(),
            kept_programs: Rc::clone(&self.watch.program.own.kept.0),
            names_parts: self.guide == Guide::Parts,
        }
    }

    /// Returns what is stored of the program that the user wrote; of a very long one, nothing.
    fn own_program_setting(&self) -> OwnProgramSetting {
        let own = &self.watch.program.own;
        let is_kept = own.text.len() <= MAX_KEPT;
        let text = if is_kept { Rc::clone(&own.text) } else { Rc::default() };
        OwnProgramSetting { is_shown: own.is_shown, language: own.language, text }
    }

    /// Returns where the user is; Back and Forward move between such places.
    pub const fn place(&self) -> Place {
        Place {
            view: self.view,
            opened: self.opened,
            choice: matches!(self.guide, Guide::Choice),
            dialog: self.dialog.is_some(),
        }
    }

    /// Returns the link for the address bar. It is empty until there is anything to come back to.
    pub fn link(&self) -> Link {
        if self.guide == Guide::Choice {
            return Link::default();
        }
        let compared = self.shown_comparison().map(Comparison::link);
        let edited_puzzle = self.own_puzzle();
        let resume_point = self.watch.replay.as_ref().and_then(|watch| watch.resume_point.as_ref());
        let (program, line) = self.linked_program();
        Link {
            program: compared.as_ref().map_or(program, |it| it.program.clone()),
            line,
            puzzle: Some(edited_puzzle.givens.clone()),
            rules: Some(edited_puzzle.rules.clone()).filter(|rules| !rules.is_classic()),
            view: Some(self.view),
            goal: resume_point.map_or(Some(self.watch.goal), |resume_point| resume_point.goal),
            strategy: Some(self.watch.strategy),
            compared_strategies: compared.as_ref().and_then(|it| it.strategies.map(<[_]>::to_vec)),
            compares_program: compared.as_ref().is_some_and(|it| it.program.is_some()),
            pace: compared.as_ref().map(|it| it.pace),
            making: self.watch.replay.as_ref().map(Replay::link),
            step: match (resume_point, compared) {
                (Some(resume_point), _) => resume_point.step,
                (None, Some(compared)) => compared.step,
                (None, None) => Some(self.link_step()),
            },
            explore: match resume_point {
                Some(resume_point) => resume_point.trail.clone(),
                None => self.shown_exploration().map(|exploring| Trail::of(exploring.tree())),
            },
            tree_mode: self.view.shows_search().then_some(self.watch.tree_mode),
            bookmarks: self.bookmarks().cloned(),
            question: self.linked_question(),
            is_bare: self.is_bare,
            language: Some(self.language),
        }
    }

    /// Returns the code of the question about this step that is answered, or will be.
    fn linked_question(&self) -> Option<Rc<str>> {
        if let Some(linked) = &self.watch.questions.linked {
            return Some(Rc::clone(&linked.code));
        }
        let is_shown = self.view.shows_search() && self.watch.replay.is_none();
        let asked = questions::shown_question(self).filter(|_| is_shown)?;
        let destination = self.watch.player.as_ref().map(|player| player.destination());
        (destination == Some(asked.position)).then(|| Rc::clone(&asked.code))
    }

    /// Returns the link to what is shown, for another person: without the language, which is a
    /// setting, and with the header.
    pub fn shared_link(&self) -> Link {
        Link { language: None, is_bare: false, ..self.link() }
    }

    /// Returns the place in the search that a link to what is shown points to.
    pub fn link_step(&self) -> LinkStep {
        let Some(player) = &self.watch.player else {
            return LinkStep::after_step(0, StepSize::default());
        };
        let position = player.destination();
        let step_size = self.watch.controls.step_size;
        // On a full board, the event after the step only counts the solution, and a run to the
        // step stops after it. A run to the last step stops at the end of the search. Asking the
        // stepper whether it is over would put all of the search into the first file.
        let (stepper, progress) = (&player.stepper, &player.progress);
        let is_steady = player.seek.is_none();
        let is_full = is_steady && stepper.depth() == stepper.cells().len() && position.step > 0;
        let is_last = is_steady && progress.is_over && progress.counters.step() == position.step;
        let is_at_run_end = if is_last {
            stepper.counters() == progress.counters
        } else {
            (position.events > 0) == is_full
        };
        if step_size == StepSize::Events || !is_at_run_end {
            LinkStep::exact(position, step_size)
        } else {
            LinkStep::after_step(position.step, step_size)
        }
    }
}

//! A program that the user writes: its text, and running it.

use std::rc::Rc;

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::search::WriteList;

use super::set::set_if_changed;
use crate::Model;
use crate::base::copy_on_write::CopyOnWrite;
use crate::base::program_language::ProgramLanguage;
use crate::base::steps::LinkStep;
use crate::model::notice::Notice;
use crate::model::paste::FileRefusal;
use crate::model::program_link;
use crate::puzzle::editor::EditedPuzzle;
use crate::search::own_program::{LinkedMoment, NotReplaced, OwnRun, Reading};
use crate::search::player::Player;
use crate::view::{own_program, program};
use crate::worker::program_task::{LineOfStep, ProgramPlace};
use crate::worker::run::RunId;
use crate::worker::run_program_task::{ProgramRun, RunOutcome, RunPurpose, RunReport, RunRequest};

/// User actions on a program of their own.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnProgramMsg {
    /// It was chosen in place of the built-in program.
    Chosen,
    /// The program or its input was typed: both, as one text.
    Typed(Rc<str>),
    /// A text took the place of the one there was: from a file, for example.
    Opened {
        text: Rc<str>,
        language: Option<ProgramLanguage>,
    },
    FileRefused(FileRefusal),
    /// A new program was begun.
    Begun,
    /// Another program that the user wrote was chosen.
    KeptChosen {
        /// Its place in the list, from 0.
        nth: usize,
    },
    /// The built-in program was chosen to be edited.
    ListingCopied,
    /// `None`: the language is recognized from the text.
    LanguageChosen(Option<ProgramLanguage>),
    RunRequested,
    /// The run was stopped.
    Stopped,
    /// The text is to be edited again.
    Edited,
    /// The run is to be compared with plain backtracking.
    Compared,
    /// The puzzle of the board is to replace that of the text or, without one, to be added.
    PuzzlePut,
}

impl Model {
    pub(super) fn apply_own_program(&mut self, msg: OwnProgramMsg) -> bool {
        let own = &mut self.watch.program.own;
        match msg {
            OwnProgramMsg::Chosen => set_if_changed(&mut own.is_shown, true),
            OwnProgramMsg::Typed(text) => {
                own.refusal = None;
                self.watch.program_file_refusal = None;
                set_if_changed(&mut self.watch.program.own.text, text)
            }
            OwnProgramMsg::Opened { text, language } => self.open_own_program(text, language),
            OwnProgramMsg::FileRefused(refusal) => {
                set_if_changed(&mut self.watch.program_file_refusal, Some(refusal))
            }
            OwnProgramMsg::Begun => self.open_own_program(Rc::default(), None),
            OwnProgramMsg::KeptChosen { nth } => {
                let chosen = own.kept.list().nth(nth).map(|it| (it.text.into(), it.language));
                chosen.is_some_and(|(text, language)| self.open_own_program(text, language))
            }
            OwnProgramMsg::ListingCopied => {
                let language = program::language(self);
                let text = program::listing(self, language);
                self.open_own_program(Rc::clone(&text), Some(language));
                self.watch.program.own.copied = Some(text);
                true
            }
            OwnProgramMsg::LanguageChosen(language) => set_if_changed(&mut own.language, language),
            OwnProgramMsg::RunRequested => self.request_run(u64::MAX),
            OwnProgramMsg::Stopped => {
                let most = own.progress.moments;
                own.is_running() && self.request_run(most)
            }
            OwnProgramMsg::Edited => own.run.take().is_some(),
            OwnProgramMsg::Compared => self.compare_program(),
            OwnProgramMsg::PuzzlePut => self.put_puzzle_in_text(),
        }
    }

    /// Shows another program, and keeps the one there was.
    pub(crate) fn open_own_program(
        &mut self,
        text: Rc<str>,
        language: Option<ProgramLanguage>,
    ) -> bool {
        let own = &mut self.watch.program.own;
        own.keep_text(&text);
        own.kept = own.kept.without(&text);
        self.put_own_text(text, language)
    }

    /// Shows a text in place of the one there was.
    fn put_own_text(&mut self, text: Rc<str>, language: Option<ProgramLanguage>) -> bool {
        let own = &mut self.watch.program.own;
        (own.text, own.language, own.is_shown) = (text, language, true);
        own.replaced += 1;
        (own.run, own.task, own.linked) = (None, None, None);
        own.refusal = None;
        self.watch.program_file_refusal = None;
        true
    }

    pub(crate) fn request_run(&mut self, most: u64) -> bool {
        self.watch.program.own.run = None;
        self.request_of_text(RunPurpose::Run { most })
    }

    /// Requests work on the text. Without a worker, nothing can be done.
    fn request_of_text(&mut self, purpose: RunPurpose) -> bool {
        if self.is_worker_lost {
            return false;
        }
        let id = self.next_task();
        let (source, readers) = (own_program::source(self), self.language);
        self.watch.program.own.request(id, RunRequest { source, purpose, readers });
        true
    }

    /// Puts the puzzle of the board in place of the one in the text, or at its start if it has
    /// none.
    fn put_puzzle_in_text(&mut self) -> bool {
        let givens = self.play.editor.edited_puzzle().givens.clone();
        let source = own_program::source(self);
        let own = &self.watch.program.own;
        let reading = own.reading_of(&source, self.language);
        if reading.is_some_and(|reading| reading.puzzle.is_none()) {
            let text = program::with_puzzle_at_start(&source, &givens);
            let language = own.language;
            return self.put_own_text(text, language);
        }
        self.request_of_text(RunPurpose::Replace(Rc::new(givens)))
    }

    /// Applies a report on the text.
    pub(super) fn receive_run(&mut self, report: RunReport) -> bool {
        let own = &mut self.watch.program.own;
        let outcome = match report {
            RunReport::Progress(progress) => return set_if_changed(&mut own.progress, progress),
            RunReport::Over(outcome) => outcome,
        };
        let Some(task) = own.task.take() else { return false };
        let RunRequest { source, readers, .. } = task.work;
        let mut read = |errors, puzzle: Option<Givens>, reads_input| {
            let reading = Reading { errors, puzzle: puzzle.map(Rc::new), reads_input };
            own.reading = Some((source.clone(), readers, reading));
        };
        match outcome {
            RunOutcome::Wrong(errors) => read(errors.into(), None, false),
            RunOutcome::Right { puzzle, reads_input } => read(Rc::default(), puzzle, reads_input),
            RunOutcome::NotReplaced { rows } => own.refusal = Some(NotReplaced { rows }),
            RunOutcome::Replaced(text) => {
                let language = own.language;
                return self.put_own_text(text, language);
            }
            RunOutcome::Ran(run) => {
                read(Rc::default(), run.puzzle.clone(), run.reads_input);
                self.show_run(
                    OwnRun {
                        packed: program_link::pack(&source),
                        source,
                        has_puzzle: run.puzzle.is_some(),
                        is_search: !run.writes.0.is_empty(),
                        progress: run.progress,
                        ending: run.ending.clone(),
                        is_cut: false,
                    },
                    *run,
                );
            }
        }
        true
    }

    /// Shows a run: as a search of the program's puzzle, if it wrote to its grid.
    fn show_run(&mut self, mut shown: OwnRun, run: ProgramRun) {
        let ProgramRun { puzzle, writes, .. } = run;
        if let Some(puzzle) = puzzle.filter(|_| shown.is_search)
            && let Ok(puzzle) = Puzzle::try_from(puzzle)
        {
            let edited = EditedPuzzle::new(puzzle.givens().clone());
            if !edited.is_same_puzzle(self.play.editor.edited_puzzle()) {
                self.load(&edited);
            }
            self.remove_notices(Notice::is_about_step);
            let id = RunId(self.next_id());
            let player = Player::of_program(id, &puzzle, writes);
            shown.is_cut = player.stepper.writes().is_some_and(WriteList::is_cut);
            self.watch.player = Some(CopyOnWrite::new(player));
        }
        let program = &mut self.watch.program;
        (program.place, program.run, program.found) = (ProgramPlace::default(), None, None);
        program.own.run = Some(Rc::new(shown));
        if let Some(LinkedMoment { step, line }) = program.own.linked.take() {
            self.go_to_linked_moment(step, line.unwrap_or_default());
        }
    }

    fn go_to_linked_moment(&mut self, step: LinkStep, line: u32) {
        let place = ProgramPlace { step: step.position.step, line: LineOfStep::Nth(line) };
        self.watch.controls.step_size = step.step_size;
        if place.step == 0 {
            self.watch.program.place = place;
            return;
        }
        self.watch.program.target = Some(place);
        if let Some(player) = &mut self.watch.player {
            player.go_to(step.target());
        }
    }

    /// Keeps the run of the text and the search that is shown together, and requests the errors of
    /// a text that has changed. Returns whether anything changed.
    pub(super) fn settle_own_program(&mut self) -> bool {
        let is_shown = program::is_shown(self);
        let program = &self.watch.program;
        let has_search = program.own.shown_run().is_some_and(|run| run.is_search);
        let is_written =
            self.watch.player.as_ref().is_some_and(|player| player.stepper.is_written());
        let mut changed = false;
        if is_written && !(has_search && program.is_open) {
            self.watch.player = None;
            self.prepare_player();
            changed = true;
        } else if has_search && !is_written {
            changed = true;
        }
        if changed {
            self.watch.program.own.run = None;
        }
        let own = &self.watch.program.own;
        let is_awaited = self.comparison.as_ref().is_some_and(|it| it.awaits_program());
        if !is_shown && own.task.is_some() && !is_awaited {
            self.watch.program.own.task = None;
            changed = true;
        } else if is_shown && own.is_edited() && !own.text.is_empty() {
            changed |= self.request_check();
        }
        changed
    }

    /// Requests the errors of the text, unless they are known or requested.
    fn request_check(&mut self) -> bool {
        let source = own_program::source(self);
        let own = &self.watch.program.own;
        let is_read = own.reading_of(&source, self.language).is_some();
        let is_asked = own.task.as_ref().is_some_and(|task| {
            task.work.purpose != RunPurpose::Check
                || (task.work.source == source && task.work.readers == self.language)
        });
        !is_read && !is_asked && self.request_of_text(RunPurpose::Check)
    }
}

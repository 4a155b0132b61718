//! The form for a new puzzle, and the puzzle that the worker made from it.

use sudoku_engine::generate::{GenerateError, Generated, Skill};

use super::set::set_if_changed;
use crate::Model;
use crate::generate::form::{FormProblem, GenerateForm};
use crate::generate::source::{GenerationState, PuzzleSource};
use crate::model::notice::Notice;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::journal::KnownFacts;

/// User actions to generate a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum GenerateMsg {
    FormChosen(GenerateForm),
    /// Generating a puzzle was requested.
    Started {
        /// Decides every random choice: the same seed makes the same puzzle.
        seed: u64,
    },
    Cancelled,
}

impl Model {
    /// Returns why no puzzle can be generated with the chosen options, if so.
    pub fn form_problem(&self) -> Option<FormProblem> {
        self.play.form.source(&self.own_puzzle().own_rules(), 0).err()
    }

    pub(super) fn apply_generate(&mut self, msg: GenerateMsg) -> bool {
        match msg {
            GenerateMsg::FormChosen(form) => {
                self.play.generation.forget_failure() | set_if_changed(&mut self.play.form, form)
            }
            GenerateMsg::Started { .. } if self.is_worker_lost => {
                self.notice(Notice::WorkerUnavailable);
                true
            }
            GenerateMsg::Started { seed } => {
                let rules = self.own_puzzle().own_rules();
                let Ok(source) = self.play.form.source(&rules, seed) else { return false };
                let id = self.next_task();
                self.play.attempts = 0;
                self.play.generation.ask(id, source);
                true
            }
            GenerateMsg::Cancelled => {
                set_if_changed(&mut self.play.generation, GenerationState::Idle)
            }
        }
    }

    /// Puts the generated puzzle on the board, as one edit.
    pub(super) fn apply_generated(
        &mut self,
        outcome: Result<Box<Generated>, GenerateError>,
    ) -> bool {
        let Some(source) = self.play.generation.in_progress().map(|task| task.work.clone()) else {
            return false;
        };
        match outcome {
            Ok(made) => {
                let seed = source.seed();
                let given_count = made.puzzle.filled_count();
                let is_full = given_count == made.puzzle.shape().cell_count();
                let edited_puzzle = EditedPuzzle::with_rules(made.puzzle, made.rules);
                self.load(&match &source {
                    PuzzleSource::Generated(plan) => edited_puzzle.with_drawn_rules(&plan.rules),
                    PuzzleSource::ByTechnique { .. } => edited_puzzle,
                });
                let grade = match &source {
                    PuzzleSource::Generated(plan) => match plan.options.skill {
                        Some(Skill::Grade(grade)) => Some(grade),
                        Some(Skill::Level(_)) | None => None,
                    },
                    PuzzleSource::ByTechnique { .. } => None,
                };
                // A new puzzle is made with one solution.
                self.own_editor_mut().note_known(KnownFacts { is_proper: Some(true), grade });
                self.play.generation = GenerationState::Over(Ok(source));
                // The seed belongs to this puzzle, and the next one should be another.
                self.play.form.seed = "".into();
                self.notice(Notice::PuzzleGenerated { given_count, seed, is_full });
            }
            Err(reason) => self.play.generation = GenerationState::Over(Err(reason)),
        }
        true
    }
}

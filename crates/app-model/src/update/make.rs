//! New puzzles.

use sudoku_engine::generate::{Generated, NotMade};

use super::set;
use crate::editor::Sheet;
use crate::making::{MakeOrder, Making};
use crate::notice::Notice;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_making(&mut self, msg: &Msg) -> bool {
        match *msg {
            Msg::WishChosen(wish) => {
                let has_failed = matches!(self.making, Making::Failed(_));
                if has_failed {
                    self.making = Making::Idle;
                }
                set(&mut self.wish, wish) || has_failed
            }
            Msg::PuzzleWanted { .. } if self.is_worker_lost => {
                self.notice(Notice::WorkerUnavailable);
                true
            }
            Msg::PuzzleWanted { seed } => {
                let options = self.wish.options(self.editor.shape());
                self.making = Making::Working(MakeOrder { id: self.next_id(), options, seed });
                true
            }
            Msg::MakingCancelled => set(&mut self.making, Making::Idle),
            _ => false,
        }
    }

    /// Shows the puzzle that was made, as one edit. Says whether it was waited for.
    pub(super) fn take_made(&mut self, id: u32, outcome: Result<Box<Generated>, NotMade>) -> bool {
        let Some(&MakeOrder { seed, .. }) = self.making.order().filter(|order| order.id == id)
        else {
            return false;
        };
        match outcome {
            Ok(made) => {
                self.making = Making::Idle;
                let givens = made.puzzle.givens().clone();
                let clues = givens.clue_count();
                self.load(Sheet::new(givens));
                self.notice(Notice::Made { clues, seed });
            }
            Err(reason) => self.making = Making::Failed(reason),
        }
        true
    }
}

//! Answers that the recording has ready.

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Recording, SeekResult, Target};
use sudoku_engine::search::{Event, Position};

use crate::worker::inquiry::{FirstDeadEnd, InquiryAnswer};

pub(super) fn subtree(recording: &Recording, path: &[Digit]) -> InquiryAnswer {
    InquiryAnswer::Subtree(recording.children(path).and_then(|branches| branches.node))
}

pub(super) fn levels(recording: &Recording) -> InquiryAnswer {
    InquiryAnswer::Levels { levels: recording.level_profile(), is_over: recording.head().is_over() }
}

pub(super) fn root(recording: &Recording) -> Option<InquiryAnswer> {
    let root = recording.children(&[])?;
    Some(InquiryAnswer::Root { root, is_over: recording.head().is_over() })
}

pub(super) fn first_dead_end(recording: &Recording) -> InquiryAnswer {
    let is_over = recording.head().is_over();
    let found = match recording.seek(Target::DeadEndAfter(Position::START)) {
        SeekResult::Found(stepper) => {
            if let Some(Event::DeadEnd { cause }) = stepper.last_event() {
                let depth = stepper.depth() as u64;
                Some(FirstDeadEnd { position: stepper.position(), cause, depth })
            } else {
                None
            }
        }
        SeekResult::Nowhere | SeekResult::NotYet => None,
    };
    InquiryAnswer::FirstDeadEnd { found, is_over }
}

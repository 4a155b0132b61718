//! English words and sentences about the state of a puzzle.

use grove_model::puzzle::editor::Refusal;
use sudoku_engine::board::Shape;
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{ReadError, Reason};

use super::words::{counted, house, place};
use super::{English, rules};
use crate::text::Verdict;
use crate::text::locale::VerdictText;

impl VerdictText for English {
    fn verdict(&self, verdict: Verdict, shape: Shape) -> String {
        match verdict {
            Verdict::Refused(Refusal::Clue) => {
                "The puzzle’s clues stay as they are. To change one, choose “Clue” first."
                    .to_owned()
            }
            Verdict::Refused(Refusal::NoRoomForMark) => {
                "A digit stands here already. Clear it first to make room for marks.".to_owned()
            }
            Verdict::Broken { times, first, is_full } => {
                let is_wrong = is_full.then(|| "The board is full, but not right.".to_owned());
                let first = first.map(|first| rules::broken(first, shape));
                let others = (times > 1).then(|| {
                    format!(
                        "Rules are broken {} more; all these cells are marked.",
                        counted(times - 1, "time", "times")
                    )
                });
                is_wrong.into_iter().chain(first).chain(others).collect::<Vec<_>>().join(" ")
            }
            Verdict::Solved => "Solved! Every cell is filled, and no rule is broken.".to_owned(),
            Verdict::Clashing { pairs, first } => format!(
                "Clues clash ({}). Mend the marked cells first.{}",
                counted(pairs, "pair", "pairs"),
                first.map_or_else(String::new, |first| format!(" {}", rules::broken(first, shape)))
            ),
            Verdict::Breaking { times, first } => format!(
                "The clues break the rules {}. Mend the marked cells first.{}",
                counted(times, "time", "times"),
                first.map_or_else(String::new, |first| format!(" {}", rules::broken(first, shape)))
            ),
            Verdict::Working => "Solving…".to_owned(),
            Verdict::Unique => "Solved. This is the only solution.".to_owned(),
            Verdict::Several { differing } => format!(
                "More than one solution. Here are two; they differ in {}, which are marked.",
                counted(differing, "cell", "cells")
            ),
            Verdict::Impossible(refutation) => {
                format!("No solution. {}", refuted(refutation, shape))
            }
        }
    }

    fn read_error(&self, error: &ReadError) -> String {
        let cells = |count: usize| counted(count as u64, "cell", "cells");
        let reason = match error.reason {
            Reason::Empty => "there is no cell in this text".to_owned(),
            Reason::UnknownCharacter { found } => format!("“{found}” is no digit"),
            Reason::DigitTooLarge { digit, size } => {
                format!("{digit} is too large for a {size}×{size} board")
            }
            Reason::WrongCellCount { found } => {
                format!("the text ends after {}; a board has 16, 36, 81 or 256", cells(found))
            }
            Reason::TooManyCells { limit } => format!("a board has at most {limit} cells"),
            Reason::RowTooShort { row, found, expected }
            | Reason::RowTooLong { row, found, expected } => {
                format!("row {row} has {} instead of {expected}", cells(found))
            }
            Reason::WrongRowCount { found, expected } => {
                format!("there are {} instead of {expected}", counted(found as u64, "row", "rows"))
            }
            Reason::UnclosedBracket { bracket } => format!("“{bracket}” is never closed"),
            Reason::BrokenLink => "the link carries no puzzle".to_owned(),
            Reason::LinkTooLong { found, limit } => {
                format!("the link carries {found} characters; at most {limit} are read")
            }
            Reason::UnusableRegions => "the regions do not have a cell for each digit".to_owned(),
            Reason::UnusableCage { cage } => format!("no digits can fill cage {cage}"),
            Reason::UnusableThermometer { thermometer } => {
                format!("no digits can fill thermometer {thermometer}")
            }
        };
        format!("Line {}, column {}: {reason}.", error.line, error.column)
    }
}

fn refuted(refutation: Refutation, shape: Shape) -> String {
    match refutation {
        Refutation::AtSight(at) => format!("It shows at once: {}.", contradiction(at, shape)),
        Refutation::ByForcedDigits { placed, contradiction: at } => format!(
            "After {} that follow of necessity, {}.",
            counted(placed as u64, "digit", "digits"),
            contradiction(at, shape)
        ),
        Refutation::BySearch { nodes: 1 } => {
            "What follows from the clues and the rules contradicts itself, without any guess."
                .to_owned()
        }
        Refutation::BySearch { nodes } => format!(
            "Every way to fill the board was tried, with {}, and each ended in a contradiction.",
            counted(nodes, "branch", "branches")
        ),
    }
}

fn contradiction(contradiction: Contradiction, shape: Shape) -> String {
    match contradiction {
        Contradiction::CellWithoutDigit { cell } => format!(
            "{} can take no digit: its row, column and box have them all",
            place(cell, shape)
        ),
        Contradiction::HouseWithoutPlace { house: at, digit } => {
            format!("{} has no place left for {}", house(at), digit.symbol())
        }
    }
}

//! English words and sentences of notices.

use grove_model::base::steps::{Mark, Way};
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::Notice;
use sudoku_engine::formats::{Alphabet, Format};

use super::words::counted;
use super::{English, rules};
use crate::text::locale::NoticeText;

impl NoticeText for English {
    fn notice(&self, notice: &Notice) -> String {
        let words = match notice {
            Notice::Read { format, alphabet, clues } => return read(*format, *alphabet, *clues),
            Notice::Made { clues, seed } => {
                let clues = counted(*clues as u64, "clue", "clues");
                return format!("A new puzzle: {clues}. Seed {seed}.");
            }
            Notice::Link(problem) => return link_problem(problem),
            Notice::LeftOut { names } => return rules::left_out(&names.join(", ")),
            Notice::NoCage(problem) => return rules::no_cage(*problem),
            Notice::NoThermometer(error) => return rules::no_thermometer(*error),
            Notice::Copied => "Copied.",
            Notice::CopyFailed => "The browser did not allow copying.",
            Notice::StorageForbidden => {
                "This browser keeps nothing for this page: your digits will be gone after a reload."
            }
            Notice::StorageFull => {
                "The browser’s storage for this page is full: your latest digits are not saved."
            }
            Notice::StorageCorrupt => {
                "What was saved last time could not be read. It was put aside, and saving starts anew."
            }
            Notice::WorkerRestarted => {
                "The search worker ended unexpectedly and was started again. The search begins anew."
            }
            Notice::WorkerUnavailable => {
                "The search worker cannot be started: step by step still works, far jumps and “Solve” \
                 do not. Reload the page to try again."
            }
            Notice::NoMark { mark: Mark::Solution, way: Way::On } => {
                "There is no further solution."
            }
            Notice::NoMark { mark: Mark::Solution, way: Way::Back } => {
                "There is no earlier solution."
            }
            Notice::NoMark { mark: Mark::DeadEnd, way: Way::On } => "There is no further dead end.",
            Notice::NoMark { mark: Mark::DeadEnd, way: Way::Back } => {
                "There is no earlier dead end."
            }
            Notice::WatchIsReadOnly => "To change the puzzle, go to “Play”.",
        };
        words.to_owned()
    }
}

fn read(format: Format, alphabet: Alphabet, clues: usize) -> String {
    let format = match format {
        Format::Line => "one line",
        Format::Rows => "rows",
        Format::Boxed => "a drawn box",
        Format::Arrays => "lists of numbers",
        Format::CommaRows => "rows of separated cells",
        Format::FPuzzles => "an f-puzzles link",
    };
    let alphabet = match alphabet {
        Alphabet::FromOne => "",
        Alphabet::FromZero => " Its digits 0 to F became 1 to G.",
    };
    format!("Read as {format}: {}.{alphabet}", counted(clues as u64, "clue", "clues"))
}

fn link_problem(problem: &LinkProblem) -> String {
    let LinkProblem { field, value } = problem;
    match field {
        Field::Puzzle => format!("The link’s puzzle “{value}” cannot be read."),
        Field::Rules => {
            format!("The link’s rules “{value}” cannot be read or do not fit its board.")
        }
        Field::View => {
            format!("The link asks for a view “{value}”, which this page does not have.")
        }
        Field::Search => {
            format!("The link asks for a search “{value}”, which this page does not know.")
        }
        Field::Against => {
            format!("The link compares “{value}”, which are not two to four different searches.")
        }
        Field::Pace => {
            format!("The link plays searches together by “{value}”, which this page cannot do.")
        }
        Field::Goal => format!("The link’s goal “{value}” is neither a number nor “all”."),
        Field::Explore => format!("The link’s choices “{value}” cannot all be made here."),
        Field::Making => {
            format!("No puzzle is made by the link’s “{value}”, or it has no such hole.")
        }
        Field::Step => format!("The link’s step “{value}” is no step."),
        Field::Language => {
            format!("The link asks for a language “{value}”, which this page does not speak.")
        }
        Field::Unknown => format!("The link says “{value}”, which means nothing to this page."),
    }
}

//! English sentences about facts.

use grove_model::answer::{Answer, Solving};
use grove_model::board_view::{CellView, Origin, Part};
use grove_model::happening::{Because, Happening, Then};
use grove_model::link::{Field, LinkProblem};
use grove_model::notice::Notice;
use grove_model::player::Progress;
use sudoku_engine::board::{Cell, Digit, House, HouseKind, Shape};
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{Alphabet, Format, ReadError, Reason};

use super::{English, labels};
use crate::text::number::grouped;
use crate::text::{ForestFacts, Label, PathFacts, Tongue};

impl Tongue for English {
    fn label(&self, label: Label) -> &'static str {
        labels::label(label)
    }

    fn number(&self, number: u64) -> String {
        number_of(number)
    }

    fn happening(&self, happening: &Happening, shape: Shape) -> String {
        let at = |cell: Cell| place(cell, shape);
        match happening {
            Happening::Start { first: Some(first), empty } => format!(
                "{} to fill. The search begins at the first of them, {}.",
                counted(*empty as u64, "cell", "cells"),
                at(*first)
            ),
            Happening::Start { first: None, .. } => "No cell is empty.".to_owned(),
            Happening::Blocked { digit, cell, house, then, .. } => format!(
                "{} cannot go into {}: {} has it already{}",
                digit.symbol(),
                at(*cell),
                house_name(*house),
                match then {
                    Then::Try(next) => format!(". Next: {}.", next.symbol()),
                    Then::BackTo(Some(back)) => format!(
                        ", so all {} digits are used up: back to {}.",
                        number_word(shape),
                        at(*back)
                    ),
                    Then::BackTo(None) =>
                        format!(", so all {} digits are used up.", number_word(shape)),
                }
            ),
            Happening::Legal { digit, cell } => format!(
                "{} may go into {}: its row, column and box do not have it.",
                digit.symbol(),
                at(*cell)
            ),
            Happening::Placed { digit, cell, skipped, next } => {
                let skipped = match skipped.len() {
                    0 => String::new(),
                    1 => "; 1 is ruled out".to_owned(),
                    _ => format!("; 1 to {} are ruled out", skipped.len()),
                };
                let next = next.map_or_else(
                    || "The board is full.".to_owned(),
                    |next| format!("Next: {}.", at(next)),
                );
                format!("{} goes into {}{skipped}. {next}", digit.symbol(), at(*cell))
            }
            Happening::DeadEnd { cell, back_to } => format!(
                "Dead end: no digit can go into {}. {}",
                at(*cell),
                back_to.map_or_else(
                    || "There is nothing left to take back.".to_owned(),
                    |back| format!("Back to {}.", at(back))
                )
            ),
            Happening::Removed { digit, cell, because, next } => format!(
                "{} is taken back from {}: {}. {}",
                digit.symbol(),
                at(*cell),
                match because {
                    Because::NoDigitFor(dead) => format!("no digit was left for {}", at(*dead)),
                    Because::AllTriedFor(tried) =>
                        format!("everything was tried in {}", at(*tried)),
                    Because::SolutionKept =>
                        "the solution is counted, and the search goes on".to_owned(),
                },
                next.map_or_else(
                    || "No digit is left to try here.".to_owned(),
                    |next| format!("Next here: {}.", next.symbol())
                )
            ),
            Happening::Solved { nth, last } => format!(
                "The board is full: solution {}.{}",
                number_of(*nth),
                if *last { " The search is done." } else { " The search goes on." }
            ),
            Happening::Exhausted { solutions: 0 } => {
                "Everything was tried: there is no solution.".to_owned()
            }
            Happening::Exhausted { solutions } => {
                format!("Everything was tried: {}.", counted(*solutions, "solution", "solutions"))
            }
        }
    }

    fn cell(&self, view: &CellView, shape: Shape) -> String {
        let mut words = place(view.cell, shape);
        match view.digit {
            Some((digit, origin)) => {
                let origin = match origin {
                    Origin::Given => "clue",
                    Origin::Own => "yours",
                    Origin::Search { .. } => "placed by the search",
                    Origin::Answer => "solution",
                };
                words += &format!(": {}, {origin}", digit.symbol());
            }
            None => words += ": empty",
        }
        for (marks, name) in
            [(view.marks.corner, "corner marks"), (view.marks.centre, "centre marks")]
        {
            if !marks.is_empty() && view.digit.is_none() {
                let digits: Vec<String> =
                    marks.iter().map(|digit| digit.symbol().to_string()).collect();
                words += &format!(", {name} {}", digits.join(" "));
            }
        }
        if let Some(digit) = view.trying {
            words += &format!(", {} is being tried", digit.symbol());
        }
        if let Some(digit) = view.taken_back {
            words += &format!(", {} was just taken back", digit.symbol());
        }
        match view.part {
            Part::Current => words += ", current cell",
            Part::Blocker => words += ", blocks the digit",
            Part::Peer | Part::None => {}
        }
        if view.clashes {
            words += ", clashes with another cell";
        }
        if view.differs {
            words += ", differs between the solutions";
        }
        words
    }

    fn short_cell(&self, row: usize, column: usize) -> String {
        format!("r{row}c{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Enter {}", digit.symbol())
    }

    fn empty_board(&self, size: usize) -> String {
        format!("Empty {size} by {size} board")
    }

    fn speed(&self, rate: Option<f64>) -> String {
        match rate {
            None => "as fast as it goes".to_owned(),
            Some(rate) if rate < 1.0 => "1 step in 2 s".to_owned(),
            Some(rate) => {
                let rate = rate as u64;
                format!("{}/s", counted(rate, "step", "steps"))
            }
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        match total {
            Some(total) => format!("step {} of {}", number_of(step), number_of(total)),
            None => format!("step {}", number_of(step)),
        }
    }

    fn run(&self, progress: &Progress, is_seeking: bool) -> String {
        let placements = counted(progress.counters.placements, "placement", "placements");
        let state = match (progress.is_over, progress.is_stopped) {
            (true, _) => return format!("searched: {placements} in all"),
            (_, true) => "stopped after",
            _ if is_seeking => "on the way:",
            _ => "searching:",
        };
        format!("{state} {placements}")
    }

    fn forest(&self, facts: ForestFacts) -> String {
        let ForestFacts { nodes, drawn, trees, solutions } = facts;
        let what = format!(
            "{} in {}, {}",
            counted(nodes, "node", "nodes"),
            counted(trees, "tree", "trees"),
            counted(solutions, "solution", "solutions")
        );
        if drawn == nodes {
            format!("The whole forest: {what}.")
        } else {
            format!("The forest: {what}. Showing {} of them.", number_of(drawn))
        }
    }

    fn path_drawn(&self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over } = facts;
        let so_far = if is_over { "" } else { " searched so far" };
        format!(
            "Showing {}: the path and its siblings, of {}{so_far}. The others are not drawn.",
            counted(drawn, "node", "nodes"),
            number_of(searched),
        )
    }

    fn solving(&self, solving: &Solving, shape: Shape) -> String {
        match solving {
            Solving::Idle => String::new(),
            Solving::Clashing(clashes) => {
                let first = clashes.first().map_or_else(String::new, |clash| {
                    format!(
                        " {} stands twice in {}: {} and {}.",
                        clash.digit.symbol(),
                        house_name(clash.house),
                        place(clash.first, shape),
                        place(clash.second, shape)
                    )
                });
                format!(
                    "Clues clash ({}). Mend the marked cells first.{first}",
                    counted(clashes.len() as u64, "pair", "pairs")
                )
            }
            Solving::Working { .. } => "Solving…".to_owned(),
            Solving::Answered(answer) => match answer.as_ref() {
                Answer::Unique(_) => "Solved. This is the only solution.".to_owned(),
                Answer::Several(_) => format!(
                    "More than one solution. Here are two; they differ in {}, which are marked.",
                    counted(answer.differing().len() as u64, "cell", "cells")
                ),
                Answer::Impossible(refutation) => {
                    format!("No solution. {}", refuted(refutation, shape))
                }
            },
        }
    }

    fn read_error(&self, error: &ReadError) -> String {
        let reason = match error.reason {
            Reason::Empty => "there is no cell in this text".to_owned(),
            Reason::UnknownCharacter { found } => format!("“{found}” is no digit"),
            Reason::DigitTooLarge { digit, size } => {
                format!("{digit} is too large for a {size}×{size} board")
            }
            Reason::WrongCellCount { found } => format!(
                "the text ends after {}; a board has 16, 36, 81 or 256",
                counted(found as u64, "cell", "cells")
            ),
            Reason::TooManyCells { limit } => format!("a board has at most {limit} cells"),
            Reason::RowTooShort { row, found, expected }
            | Reason::RowTooLong { row, found, expected } => format!(
                "row {row} has {} instead of {expected}",
                counted(found as u64, "cell", "cells")
            ),
            Reason::WrongRowCount { found, expected } => {
                format!("there are {} instead of {expected}", counted(found as u64, "row", "rows"))
            }
            Reason::UnclosedBracket { bracket } => format!("“{bracket}” is never closed"),
        };
        format!("Line {}, column {}: {reason}.", error.line, error.column)
    }

    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Read { format, alphabet, clues } => {
                let format = match format {
                    Format::Line => "one line",
                    Format::Rows => "rows",
                    Format::Boxed => "a drawn box",
                    Format::Arrays => "lists of numbers",
                    Format::CommaRows => "rows of separated cells",
                };
                let alphabet = match alphabet {
                    Alphabet::FromOne => "",
                    Alphabet::FromZero => " Its digits 0 to F became 1 to G.",
                };
                format!(
                    "Read as {format}: {}.{alphabet}",
                    counted(*clues as u64, "clue", "clues")
                )
            }
            Notice::Link(problem) => link_problem(problem),
            Notice::Copied => "Copied.".to_owned(),
            Notice::CopyFailed => "The browser did not allow copying.".to_owned(),
            Notice::StorageForbidden => {
                "This browser keeps nothing for this page: your digits will be gone after a reload."
                    .to_owned()
            }
            Notice::StorageFull => {
                "The browser’s storage for this page is full: your latest digits are not saved."
                    .to_owned()
            }
            Notice::StorageCorrupt => {
                "What was saved last time could not be read. It was put aside, and saving starts \
                 anew."
                    .to_owned()
            }
            Notice::WorkerRestarted => {
                "The search worker ended unexpectedly and was started again. The search begins anew."
                    .to_owned()
            }
            Notice::WorkerUnavailable => {
                "The search worker cannot be started: step by step still works, far jumps and \
                 “Solve” do not. Reload the page to try again."
                    .to_owned()
            }
            Notice::NoFurtherSolution => "There is no further solution.".to_owned(),
            Notice::NoFurtherDeadEnd => "There is no further dead end.".to_owned(),
            Notice::WatchIsReadOnly => "To change the puzzle, go to “Play”.".to_owned(),
        }
    }

    fn beginning_shown(&self, bytes: usize) -> String {
        format!(
            "This is the beginning of a text of {}. All of it is kept.",
            counted(bytes as u64, "byte", "bytes")
        )
    }
}

fn number_of(number: u64) -> String {
    grouped(number, ',', 4)
}

/// A number with its noun.
fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", number_of(number), if number == 1 { one } else { many })
}

/// How many digits a board has, in words.
const fn number_word(shape: Shape) -> &'static str {
    match shape {
        Shape::Four => "four",
        Shape::Six => "six",
        Shape::Nine => "nine",
        Shape::Sixteen => "sixteen",
    }
}

fn place(cell: Cell, shape: Shape) -> String {
    format!("row {}, column {}", cell.row(shape) + 1, cell.column(shape) + 1)
}

fn house_name(house: House) -> String {
    let kind = match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    };
    format!("{kind} {}", house.index() + 1)
}

fn contradiction(contradiction: Contradiction, shape: Shape) -> String {
    match contradiction {
        Contradiction::CellWithoutDigit { cell } => {
            format!("{} can take no digit: its row, column and box have them all", place(cell, shape))
        }
        Contradiction::HouseWithoutPlace { house, digit } => {
            format!("{} has no place left for {}", house_name(house), digit.symbol())
        }
    }
}

fn refuted(refutation: &Refutation, shape: Shape) -> String {
    match *refutation {
        Refutation::AtSight(at) => format!("It shows at once: {}.", contradiction(at, shape)),
        Refutation::ByForcedDigits { placed, contradiction: at } => format!(
            "After {} that follow of necessity, {}.",
            counted(placed as u64, "digit", "digits"),
            contradiction(at, shape)
        ),
        Refutation::BySearch { nodes } => format!(
            "Every way to fill the board was tried, with {}, and each ended in a contradiction.",
            counted(nodes, "branch", "branches")
        ),
    }
}

fn link_problem(problem: &LinkProblem) -> String {
    let LinkProblem { field, value } = problem;
    match field {
        Field::Puzzle => format!("The link’s puzzle “{value}” cannot be read."),
        Field::View => format!("The link asks for a view “{value}”, which this page does not have."),
        Field::Search => {
            format!("The link asks for a search “{value}”, which this page does not know.")
        }
        Field::Goal => format!("The link’s goal “{value}” is neither a number nor “all”."),
        Field::Step => format!("The link’s step “{value}” is no step."),
        Field::Language => {
            format!("The link asks for a language “{value}”, which this page does not speak.")
        }
        Field::Unknown => format!("The link says “{value}”, which means nothing to this page."),
    }
}

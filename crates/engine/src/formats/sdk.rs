//! Files of SadMan Sudoku and SudoCue: `.sdk`.
//!
//! Owns their sections: `[Puzzle]` with the givens, `[State]` with the givens and the digits a
//! user entered, and `[PencilMarks]` with the candidates of each cell. A file without sections,
//! with rows below lines that begin with `#`, is read as rows with remarks.

use super::error::{ReadError, Reason};
use super::position::Position;
use super::source::{is_space, lines};
use super::{CellInput, Extra, Format, Reading, candidate_grid, plain, rows};
use crate::board::{Cell, Digit, Givens, Shape};

/// The sections, in lower case.
const PUZZLE: &str = "puzzle";
const STATE: &str = "state";
const MARKS: &str = "pencilmarks";

/// The sections that are not read, in lower case.
const COLORS: [&str; 2] = ["colours", "colors"];

/// A section of a file: its name in lower case, and its text, in which the lines before it are
/// empty so that positions stay the same.
struct Section {
    name: String,
    text: String,
}

/// Reads a file with sections. Returns `None` if the text has none.
pub(super) fn read(text: &str) -> Option<Result<Reading, ReadError>> {
    let (sections, has_text) = sections(text)?;
    Some(read_sections(&sections, has_text).map_err(|error| error.in_format(Format::Sdk)))
}

/// Returns the name of a section from its heading.
fn heading(line: &str) -> Option<String> {
    let name = line.trim_matches(is_space).strip_prefix('[')?.strip_suffix(']')?;
    let is_name =
        !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphabetic() || sign == ' ');
    is_name.then(|| name.to_ascii_lowercase().replace(' ', ""))
}

/// Returns the first section of each name, and whether there are lines of text among them.
fn sections(text: &str) -> Option<(Vec<Section>, bool)> {
    let is_section = |name: &String| [PUZZLE, STATE, MARKS].contains(&name.as_str());
    lines(text).take(64).find_map(|(_, line)| heading(line).filter(is_section))?;
    let (mut sections, mut has_text): (Vec<Section>, _) = (Vec::new(), false);
    let mut is_open = false;
    for (number, line) in lines(text) {
        if let Some(name) = heading(line) {
            is_open = sections.iter().all(|section| section.name != name);
            if is_open {
                if sections.len() == 8 {
                    break;
                }
                sections.push(Section { name, text: "\n".repeat(number) });
            }
        } else if line.trim_start_matches(is_space).starts_with(['#', ';']) {
            has_text = true;
            push_line(&mut sections, is_open, "");
        } else if is_open {
            push_line(&mut sections, is_open, line);
        } else {
            has_text |= !line.chars().all(is_space);
        }
    }
    Some((sections, has_text))
}

fn push_line(sections: &mut [Section], is_open: bool, line: &str) {
    if let Some(section) = sections.last_mut().filter(|_| is_open) {
        section.text.push_str(line);
        section.text.push('\n');
    }
}

fn read_sections(sections: &[Section], has_text: bool) -> Result<Reading, ReadError> {
    let section = |name: &str| sections.iter().find(|section| section.name == name);
    let missing = || Reason::MissingSection.at(Position::START);
    let puzzle = section(PUZZLE).ok_or_else(missing)?;
    let reading = plain::read(&puzzle.text)?;
    let mut reading = Reading { format: Format::Sdk, ..reading };
    let shape = reading.givens.shape();
    let mut input = vec![CellInput::default(); shape.cell_count()];
    if let Some(state) = section(STATE).filter(|state| has_cells(state)) {
        let digits = plain::read(&state.text)?.givens;
        let found = digits.shape().cell_count();
        if found != shape.cell_count() {
            return Err(
                Reason::WrongCellCount { found }.at(super::source::end_position(&state.text))
            );
        }
        for (cell, digit) in digits.iter() {
            input[cell.index()].digit = digit;
        }
    }
    if let Some(marks) = section(MARKS).filter(|marks| has_cells(marks)) {
        let grid = candidate_grid::read(&marks.text.replace([',', ';'], " "));
        match grid.and_then(Result::ok).filter(|grid| grid.givens.shape() == shape) {
            Some(grid) => {
                for (cell, single) in grid.givens.iter() {
                    let marks = grid.input.get(cell.index()).map(|input| input.center);
                    input[cell.index()].center = marks.unwrap_or_default();
                    if let Some(digit) = single {
                        input[cell.index()].center.insert(digit);
                    }
                }
            }
            None => reading.add_extra(Extra::Marks),
        }
    }
    // A cell with a digit has no marks.
    for input in input.iter_mut().filter(|input| input.digit.is_some()) {
        input.center = Default::default();
    }
    reading.set_input(input);
    if has_text {
        reading.add_extra(Extra::Text);
    }
    if sections.iter().any(|section| COLORS.contains(&section.name.as_str()) && has_cells(section))
    {
        reading.add_extra(Extra::Colors);
    }
    Ok(reading)
}

fn has_cells(section: &Section) -> bool {
    !section.text.chars().all(is_space)
}

/// Writes a 9x9 board as an `.sdk` file: nine rows, or sections if a user entered digits. Marks
/// are not written. Returns `None` for other shapes.
///
/// ```
/// use sudoku_engine::board::Digit;
/// use sudoku_engine::formats::{self, CellInput};
///
/// let givens = formats::read(&format!("12{}", ".".repeat(79)))?.givens;
/// let file = formats::sdk(&givens, |_| CellInput::default()).expect("a 9x9 board");
/// assert!(file.starts_with("12.......\n........."));
/// let three = CellInput { digit: Digit::new(3), ..CellInput::default() };
/// let file = formats::sdk(&givens, |_| three).expect("a 9x9 board");
/// assert!(file.starts_with("[Puzzle]\n12.......\n"));
/// assert!(file.contains("[State]\n123333333\n"));
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn sdk(givens: &Givens, input: impl Fn(Cell) -> CellInput) -> Option<String> {
    if givens.shape() != Shape::Nine {
        return None;
    }
    let mut state = givens.clone();
    for (cell, given) in givens.iter() {
        let digit: Option<Digit> = given.or(input(cell).digit);
        state.set(cell, digit);
    }
    if state == *givens {
        return Some(rows(givens));
    }
    Some(format!("[Puzzle]\n{}[State]\n{}", rows(givens), rows(&state)))
}

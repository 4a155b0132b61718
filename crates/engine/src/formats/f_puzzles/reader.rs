//! Converting the JSON of a link to a board and rules.
//!
//! Owns which parts of the JSON are supported. Must not depend on how it is packed.

use super::names::{VARIANTS, parse_cell_name, windows};
use crate::board::{Cell, Digit, DigitSet, Givens, Region, Regions, Rules, Shape, Variant};
use crate::formats::cell_colors::{self, CellColors};
use crate::formats::error::Reason;
use crate::formats::json::Json;
use crate::formats::limits::MAX_CONSTRAINTS_PER_KIND;
use crate::formats::{CellInput, Extra, Format, Reading};

/// The names of the supported entries.
const SUPPORTED_NAMES: [&str; 5] = ["size", "grid", "killercage", "extraregion", "thermometer"];

/// The names of texts about the puzzle.
const TEXT_NAMES: [&str; 3] = ["title", "author", "ruleset"];

/// The names of the colors of a cell: those of the puzzle, and those that a solver chose.
const COLOR_NAMES: [&str; 4] = ["c", "cArray", "highlight", "highlightArray"];

/// The names of settings and decoration, which are ignored.
const IGNORED_NAMES: [&str; 13] = [
    "metadata",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
    "msgcorrect",
    "text",
    "line",
    "circle",
    "rectangle",
    "cage",
    "fogofwar",
    "foglight",
];

/// Reads the board and the rules.
pub(super) fn read(puzzle: &Json) -> Result<Reading, Reason> {
    let (shape, cells) = grid(puzzle)?;
    let is_given = |cell: &&Json| cell.get("given").is_some_and(Json::is_set);
    let mut givens = Givens::empty(shape);
    let mut input = Vec::with_capacity(cells.len());
    let mut has_other_colors = false;
    for (place, cell) in shape.cells().zip(&cells) {
        let digit = digit(shape, cell)?;
        let entered = digit.filter(|_| !is_given(cell));
        givens.set(place, digit.filter(|_| is_given(cell)));
        let [corner, center] =
            ["cornerPencilMarks", "centerPencilMarks"].map(|name| marks(shape, cell.get(name)));
        let CellColors { colors, has_others } = cell_colors::read(cell, &COLOR_NAMES);
        has_other_colors |= has_others;
        input.push(CellInput { digit: entered, corner, center, colors });
    }
    let mut rules = Rules::classic(shape);
    read_regions(&mut rules, &cells)?;
    for (name, variant) in VARIANTS {
        rules.set(variant, puzzle.get(name).is_some_and(Json::is_set));
    }
    read_cages(&mut rules, puzzle)?;
    read_thermometers(&mut rules, puzzle)?;
    let is_known = |name: &str| {
        VARIANTS.iter().any(|&(known, _)| known == name)
            || SUPPORTED_NAMES.contains(&name)
            || IGNORED_NAMES.contains(&name)
            || TEXT_NAMES.contains(&name)
            || name == "solution"
    };
    let left_out = puzzle.entries().iter();
    let left_out = left_out.filter(|(name, value)| !is_known(name) && value.is_set());
    let left_out = left_out.map(|(name, _)| name.as_str()).collect();
    let has = |json: &Json, names: &[&str]| {
        names.iter().any(|name| json.get(name).is_some_and(Json::is_set))
    };
    let mut reading = Reading::new(Format::FPuzzles, givens);
    reading.rules = rules;
    reading.left_out = left_out;
    reading.set_input(input);
    for (extra, is_there) in [
        (Extra::Text, has(puzzle, &TEXT_NAMES)),
        (Extra::Solution, has(puzzle, &["solution"])),
        (Extra::Colors, has_other_colors),
        (Extra::Marks, cells.iter().any(|cell| has(cell, &["givenPencilMarks"]))),
    ] {
        if is_there {
            reading.add_extra(extra);
        }
    }
    Ok(reading)
}

/// Returns the shape of the grid, and its cells in reading order.
fn grid(puzzle: &Json) -> Result<(Shape, Vec<&Json>), Reason> {
    let rows = puzzle.get("grid").and_then(Json::list).ok_or(Reason::BrokenLink)?;
    let rows = rows.iter().map(|row| row.list().ok_or(Reason::BrokenLink));
    let rows: Vec<&[Json]> = rows.collect::<Result<_, _>>()?;
    let is_square = |shape: &Shape| rows.iter().all(|row| row.len() == shape.size());
    let shape = Shape::from_size(rows.len()).filter(is_square);
    let cells: Vec<&Json> = rows.iter().copied().flatten().collect();
    Ok((shape.ok_or(Reason::WrongCellCount { found: cells.len() })?, cells))
}

/// Returns the digit of a cell, given or entered by a solver.
fn digit(shape: Shape, cell: &Json) -> Result<Option<Digit>, Reason> {
    let Some(value) = cell.get("value").filter(|value| value.is_set()) else {
        return Ok(None);
    };
    let number = value.number().ok_or(Reason::BrokenLink)?;
    let digit = u8::try_from(number).ok().and_then(Digit::new);
    match digit.filter(|&digit| shape.all_digits().contains(digit)) {
        Some(digit) => Ok(Some(digit)),
        None => {
            let digit = u32::try_from(number).unwrap_or(u32::MAX);
            Err(Reason::DigitTooLarge { digit, size: shape.size() })
        }
    }
}

/// Returns the marks of a cell, without those that are no digits of the board.
fn marks(shape: Shape, value: Option<&Json>) -> DigitSet {
    let digit = |mark: &Json| Digit::new(u8::try_from(mark.number()?).ok()?);
    let digits = list(value).iter().filter_map(digit);
    digits.filter(|&digit| shape.all_digits().contains(digit)).collect()
}

/// Reads the regions. A cell without a region belongs to that of its box.
fn read_regions(rules: &mut Rules, cells: &[&Json]) -> Result<(), Reason> {
    let region = |(cell, boxed): (&&Json, Region)| match cell.get("region") {
        None | Some(Json::Null) => Ok(boxed),
        Some(value) => {
            let index = value.number().and_then(|number| u8::try_from(number).ok());
            index.map(Region::new).ok_or(Reason::UnusableRegions)
        }
    };
    let boxes = Regions::boxes(rules.shape());
    let regions = cells.iter().zip(boxes).map(region).collect::<Result<_, _>>()?;
    rules.set_regions(regions).map_err(|_| Reason::UnusableRegions)
}

/// Reads cages and extra regions. If all windows are among the extra regions, they become
/// the windoku variant; other extra regions become cages without a total.
fn read_cages(rules: &mut Rules, puzzle: &Json) -> Result<(), Reason> {
    let shape = rules.shape();
    let mut cages = Vec::new();
    for cage in list(puzzle.get("killercage")) {
        let total = cage.get("value").and_then(Json::number).filter(|&total| total > 0);
        let total = total.map(|total| u16::try_from(total).unwrap_or(u16::MAX));
        cages.push((cells(shape, cage.get("cells"))?, total));
    }
    let extra = list(puzzle.get("extraregion")).iter();
    let extra = extra.map(|extra| cells(shape, extra.get("cells")));
    let mut extra: Vec<Vec<Cell>> = extra.collect::<Result<_, _>>()?;
    let windows = windows(shape);
    let is_same = |window: &[Cell], cells: &[Cell]| {
        window.len() == cells.len() && window.iter().all(|cell| cells.contains(cell))
    };
    let is_present = |window: &Vec<Cell>| extra.iter().any(|cells| is_same(window, cells));
    if !windows.is_empty() && windows.iter().all(is_present) {
        rules.set(Variant::Windoku, true);
        extra.retain(|cells| !windows.iter().any(|window| is_same(window, cells)));
    }
    cages.extend(extra.into_iter().map(|cells| (cells, None)));
    if cages.len() > MAX_CONSTRAINTS_PER_KIND {
        return Err(Reason::TooManyCages { found: cages.len(), limit: MAX_CONSTRAINTS_PER_KIND });
    }
    for (nth, (cells, total)) in cages.into_iter().enumerate() {
        rules.add_cage(cells, total).map_err(|_| Reason::UnusableCage { cage: nth + 1 })?;
    }
    Ok(())
}

/// Reads a thermometer from each line. A line of a single cell is ignored.
fn read_thermometers(rules: &mut Rules, puzzle: &Json) -> Result<(), Reason> {
    let thermometers = list(puzzle.get("thermometer")).iter();
    let lines = thermometers.flat_map(|thermometer| list(thermometer.get("lines")));
    let found = lines.clone().count();
    if found > MAX_CONSTRAINTS_PER_KIND {
        return Err(Reason::TooManyThermometers { found, limit: MAX_CONSTRAINTS_PER_KIND });
    }
    for (nth, line) in lines.enumerate() {
        let cells = cells(rules.shape(), Some(line))?;
        if cells.len() > 1 {
            let unusable = Reason::UnusableThermometer { thermometer: nth + 1 };
            rules.add_thermometer(cells).map_err(|_| unusable)?;
        }
    }
    Ok(())
}

fn list(value: Option<&Json>) -> &[Json] {
    value.and_then(Json::list).unwrap_or_default()
}

fn cells(shape: Shape, value: Option<&Json>) -> Result<Vec<Cell>, Reason> {
    let cell = |name: &Json| name.text().and_then(|name| parse_cell_name(shape, name));
    list(value).iter().map(|name| cell(name).ok_or(Reason::BrokenLink)).collect()
}

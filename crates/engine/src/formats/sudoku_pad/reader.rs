//! Converting the JSON of SudokuPad to a board and rules.
//!
//! Owns which parts of it are supported. What SudokuPad only draws, such as lines and arrows, may
//! be a rule that the text of the puzzle explains, so it is left out by name.

use crate::board::{Cell, Digit, DigitSet, Givens, Region, Rules, Shape, Variant};
use crate::formats::cell_colors::{self, CellColors};
use crate::formats::error::Reason;
use crate::formats::json::Json;
use crate::formats::limits::MAX_CONSTRAINTS_PER_KIND;
use crate::formats::{CellInput, Extra, Format, Reading};

/// The names of the supported entries, and of settings and decoration, in full and abbreviated.
const KNOWN_NAMES: [&str; 16] = [
    "cells", "ce", "regions", "re", "cages", "ca", "metadata", "id", "cellSize", "cs", "settings",
    "videos", "vd", "width", "w", "height",
];

/// The full names of drawn parts with an abbreviation of their own.
const DRAWN_NAMES: [(&str, &str); 5] =
    [("l", "lines"), ("a", "arrows"), ("o", "overlays"), ("u", "underlays"), ("te", "text")];

/// The names of the colors of a cell, in full and abbreviated.
const COLOR_NAMES: [&str; 3] = ["color", "c", "highlight"];

/// The texts among the metadata, apart from the rules.
const TEXT_NAMES: [&str; 6] = ["title", "t", "author", "msgcorrect", "source", "info"];

/// Rules that the metadata may state.
const VARIANTS: [(&str, Variant); 2] =
    [("antiknight", Variant::AntiKnight), ("antiking", Variant::AntiKing)];

/// Reads the board and the rules.
pub(super) fn read(puzzle: &Json) -> Result<Reading, Reason> {
    let rows = entry(puzzle, "cells", "ce").and_then(Json::list).ok_or(Reason::BrokenLink)?;
    let rows: Vec<&[Json]> =
        rows.iter().map(|row| row.list().ok_or(Reason::BrokenLink)).collect::<Result<_, _>>()?;
    let found = rows.iter().map(|row| row.len()).sum();
    let is_square = |shape: &Shape| rows.iter().all(|row| row.len() == shape.size());
    let shape = Shape::from_size(rows.len()).filter(is_square);
    let shape = shape.ok_or(Reason::WrongCellCount { found })?;
    let (mut givens, mut input) = (Givens::empty(shape), Vec::new());
    let mut has_other_colors = false;
    for (place, cell) in shape.cells().zip(rows.into_iter().flatten()) {
        let digit = digit(shape, entry(cell, "value", "v"))?;
        let is_entered = cell.get("given") == Some(&Json::Bool(false));
        givens.set(place, digit.filter(|_| !is_entered));
        let corner = marks(shape, cell.get("pencilMarks"));
        let CellColors { colors, has_others } = cell_colors::read(cell, &COLOR_NAMES);
        has_other_colors |= has_others;
        input.push(CellInput {
            digit: digit.filter(|_| is_entered),
            corner: corner.union(marks(shape, cell.get("cornermarks"))),
            center: marks(shape, cell.get("centremarks")),
            colors,
        });
    }
    let mut rules = Rules::classic(shape);
    let regions = list(entry(puzzle, "regions", "re"));
    read_regions(&mut rules, regions)?;
    let mut left_out = Vec::new();
    let has_cage_texts = read_cages(&mut rules, puzzle, regions, &mut left_out)?;
    let metadata = puzzle.get("metadata");
    let states = |name: &str| metadata.and_then(|it| it.get(name)).is_some_and(Json::is_set);
    for (name, variant) in VARIANTS {
        rules.set(variant, states(name));
    }
    for (name, _) in puzzle.entries().iter().filter(|(_, value)| value.is_set()) {
        if !KNOWN_NAMES.contains(&name.as_str()) {
            let full = DRAWN_NAMES.iter().find(|(short, _)| short == name);
            left_out.push(full.map_or(name.as_str(), |(_, full)| full));
        }
    }
    // The text of the rules may state more than the rules that are read.
    if states("rules") {
        left_out.push("rules");
    }
    let mut reading = Reading::new(Format::SudokuPad, givens);
    reading.rules = rules;
    reading.left_out = left_out.into_iter().collect();
    reading.set_input(input);
    for (extra, is_there) in [
        (Extra::Text, has_cage_texts || TEXT_NAMES.into_iter().any(states)),
        (Extra::Solution, states("solution")),
        (Extra::Colors, has_other_colors),
    ] {
        if is_there {
            reading.add_extra(extra);
        }
    }
    Ok(reading)
}

/// Returns the value of an entry by its full or its abbreviated name.
fn entry<'a>(json: &'a Json, name: &str, short: &str) -> Option<&'a Json> {
    json.get(name).or_else(|| json.get(short))
}

fn list(value: Option<&Json>) -> &[Json] {
    value.and_then(Json::list).unwrap_or_default()
}

/// Returns the digit that a value is: a number, or a symbol of a 16x16 board.
fn digit(shape: Shape, value: Option<&Json>) -> Result<Option<Digit>, Reason> {
    let Some(value) = value.filter(|value| value.is_set()) else { return Ok(None) };
    let symbol = || {
        let mut symbols = value.text()?.trim().chars();
        let digit = Digit::from_symbol(symbols.next()?);
        digit.filter(|_| symbols.next().is_none()).map(|digit| u64::from(digit.value()))
    };
    let number = value.number().or_else(symbol).ok_or(Reason::BrokenLink)?;
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
    list(value).iter().filter_map(|mark| digit(shape, Some(mark)).ok().flatten()).collect()
}

/// Returns the cell of a pair: row and column, counted from 0.
fn cell(shape: Shape, pair: &Json) -> Option<Cell> {
    let number = |value: &Json| usize::try_from(value.number()?).ok();
    match pair.list()? {
        [row, column] => Cell::at(shape, number(row)?, number(column)?),
        _ => None,
    }
}

/// Returns the cells of a list, or `None` if one of them is not on the board.
fn cells(shape: Shape, pairs: &[Json]) -> Option<Vec<Cell>> {
    pairs.iter().map(|pair| cell(shape, pair)).collect()
}

/// Reads the regions. Without any they are the boxes.
fn read_regions(rules: &mut Rules, regions: &[Json]) -> Result<(), Reason> {
    if regions.is_empty() {
        return Ok(());
    }
    let shape = rules.shape();
    let mut by_cell = vec![None; shape.cell_count()];
    for (nth, region) in (0..).zip(regions) {
        for cell in cells(shape, list(Some(region))).ok_or(Reason::UnusableRegions)? {
            by_cell[cell.index()] = Some(Region::new(nth));
        }
        if usize::from(nth) == shape.size() {
            return Err(Reason::UnusableRegions);
        }
    }
    let by_cell = by_cell.into_iter().collect::<Option<_>>().ok_or(Reason::UnusableRegions)?;
    rules.set_regions(by_cell).map_err(|_| Reason::UnusableRegions)
}

/// Reads the cages, and adds the names of those that are no killer cages to `left_out`. Returns
/// whether there are cages without cells, which hold texts.
fn read_cages<'a>(
    rules: &mut Rules,
    puzzle: &'a Json,
    regions: &[Json],
    left_out: &mut Vec<&'a str>,
) -> Result<bool, Reason> {
    let shape = rules.shape();
    let cages = list(entry(puzzle, "cages", "ca"));
    let (mut has_texts, mut has_others, mut found) = (false, false, 0);
    for cage in cages {
        let pairs = list(entry(cage, "cells", "ce"));
        let value = entry(cage, "value", "v").filter(|value| value.is_set());
        if pairs.is_empty() {
            has_texts |= value.is_some();
            continue;
        }
        let total = value.or_else(|| cage.get("sum")).and_then(Json::number);
        let is_unique = cage.get("unique").is_some_and(Json::is_set);
        let is_killer = cage.get("style").and_then(Json::text) == Some("killer");
        let cells = cells(shape, pairs);
        if value.is_none() && is_house(shape, regions, pairs, cells.as_deref()) {
            continue;
        }
        let has_other_value = value.is_some() && total.is_none();
        let Some(cells) = cells.filter(|_| (is_unique || is_killer) && !has_other_value) else {
            has_others = true;
            continue;
        };
        found += 1;
        let limit = MAX_CONSTRAINTS_PER_KIND;
        if found > limit {
            return Err(Reason::TooManyCages { found: cages.len(), limit });
        }
        let total = total.filter(|&total| total > 0);
        let total = total.map(|total| u16::try_from(total).unwrap_or(u16::MAX));
        rules.add_cage(cells, total).map_err(|_| Reason::UnusableCage { cage: found })?;
    }
    if has_others {
        left_out.push("cages");
    }
    Ok(has_texts)
}

/// Returns whether the cells are a row, a column or a region, which need no cage.
fn is_house(shape: Shape, regions: &[Json], pairs: &[Json], cells: Option<&[Cell]>) -> bool {
    let Some(cells) = cells.filter(|cells| cells.len() == shape.size()) else { return false };
    let is_same = |place: fn(Cell, Shape) -> usize| {
        cells.iter().all(|&cell| place(cell, shape) == place(cells[0], shape))
    };
    let is_region = |region: &Json| {
        region.list().is_some_and(|region| pairs.iter().all(|pair| region.contains(pair)))
    };
    is_same(Cell::row)
        || is_same(Cell::column)
        || is_same(Cell::box_index) && regions.is_empty()
        || regions.iter().any(is_region)
}

//! Converting a board and rules to the JSON of a link.
//!
//! Owns which entries are written. Must not depend on how the JSON is packed. None of the
//! strings needs escaping.

use super::names::{VARIANTS, cell_name, windows};
use crate::board::{Cell, Digit, Givens, Rules, Variant};
use crate::formats::{CellInput, cell_colors};

/// The names of a cell's color and of its colors, if it has several.
pub(super) struct ColorNames {
    pub(super) one: &'static str,
    pub(super) several: &'static str,
}

/// Writes the board, its rules, and what a user entered on it.
pub(super) fn write(
    givens: &Givens,
    rules: &Rules,
    input: impl Fn(Cell) -> CellInput,
    color_names: &ColorNames,
) -> String {
    let shape = givens.shape();
    let cells =
        givens.iter().map(|(cell, digit)| cell_json(rules, cell, digit, input(cell), color_names));
    let cells: Vec<String> = cells.collect();
    let rows = cells.chunks(shape.size()).map(|row| format!("[{}]", row.join(",")));
    let names = |cells: &[Cell]| {
        let names = cells.iter().map(|&cell| format!("\"{}\"", cell_name(shape, cell)));
        format!("[{}]", comma_separated(names))
    };
    let mut text = format!("{{\"size\":{},\"grid\":[{}]", shape.size(), comma_separated(rows));
    for (name, _) in VARIANTS.into_iter().filter(|&(_, variant)| rules.has(variant)) {
        text.push_str(&format!(",\"{name}\":true"));
    }
    let windows = if rules.has(Variant::Windoku) { windows(shape) } else { Vec::new() };
    let windows = windows.iter().map(|cells| format!("{{\"cells\":{}}}", names(cells)));
    let cages = rules.cages().iter().map(|cage| {
        let total = cage.total().map_or_else(String::new, |total| total.to_string());
        format!("{{\"cells\":{},\"value\":\"{total}\"}}", names(cage.cells()))
    });
    let thermometers = rules.thermometers().iter();
    let thermometers =
        thermometers.map(|thermometer| format!("{{\"lines\":[{}]}}", names(thermometer.cells())));
    for (name, list) in [
        ("extraregion", comma_separated(windows)),
        ("killercage", comma_separated(cages)),
        ("thermometer", comma_separated(thermometers)),
    ] {
        if !list.is_empty() {
            text.push_str(&format!(",\"{name}\":[{list}]"));
        }
    }
    text + "}"
}

/// Writes a cell with its digit, its marks, its colors, and its region if the regions are not the
/// boxes.
fn cell_json(
    rules: &Rules,
    cell: Cell,
    given: Option<Digit>,
    input: CellInput,
    color_names: &ColorNames,
) -> String {
    let input_digit = input.digit.map(|digit| format!("\"value\":{}", digit.value()));
    let digit =
        given.map(|digit| format!("\"value\":{},\"given\":true", digit.value())).or(input_digit);
    let marks = [("cornerPencilMarks", input.corner), ("centerPencilMarks", input.center)];
    let marks = marks.into_iter().filter(|(_, marks)| !marks.is_empty()).map(|(name, marks)| {
        format!(
            "\"{name}\":[{}]",
            comma_separated(marks.iter().map(|digit| digit.value().to_string()))
        )
    });
    let region = rules.regions().and_then(|regions| regions.of(cell));
    let region = region.map(|region| format!("\"region\":{}", region.index()));
    let colors = cell_colors::write(input.colors, color_names.one, color_names.several);
    format!("{{{}}}", comma_separated(digit.into_iter().chain(region).chain(marks).chain(colors)))
}

fn comma_separated(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(",")
}

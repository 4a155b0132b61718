//! From board and rules to the JSON of a link.
//!
//! Owns which of it is written. Must not know how the JSON is packed. Nothing that
//! is written needs escaping.

use super::names::{VARIANTS, name, windows};
use crate::board::{Cell, Digit, Givens, Rules, Variant};

/// The board and its rules.
pub(super) fn write(givens: &Givens, rules: &Rules) -> String {
    let shape = givens.shape();
    let cells: Vec<String> = givens.iter().map(|(at, digit)| cell(rules, at, digit)).collect();
    let rows = cells.chunks(shape.size()).map(|row| format!("[{}]", row.join(",")));
    let names = |cells: &[Cell]| {
        let names = cells.iter().map(|&cell| format!("\"{}\"", name(shape, cell)));
        format!("[{}]", listed(names))
    };
    let mut text = format!("{{\"size\":{},\"grid\":[{}]", shape.size(), listed(rows));
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
    let thermometers = thermometers.map(|one| format!("{{\"lines\":[{}]}}", names(one.cells())));
    for (name, list) in [
        ("extraregion", listed(windows)),
        ("killercage", listed(cages)),
        ("thermometer", listed(thermometers)),
    ] {
        if !list.is_empty() {
            text.push_str(&format!(",\"{name}\":[{list}]"));
        }
    }
    text + "}"
}

/// A cell with its digit, and with its region where those are not the boxes.
fn cell(rules: &Rules, at: Cell, digit: Option<Digit>) -> String {
    let digit = digit.map(|digit| format!("\"value\":{},\"given\":true", digit.value()));
    let region = rules.regions().and_then(|regions| regions.of(at));
    let region = region.map(|region| format!("\"region\":{}", region.index()));
    format!("{{{}}}", listed(digit.into_iter().chain(region)))
}

fn listed(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(",")
}

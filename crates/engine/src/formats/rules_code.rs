//! The rules of a puzzle as a short code, for links and storage.
//!
//! Owns that code. Must not depend on where it is used. It consists of parts separated
//! by `.`: `falling`, `rising`, `windoku`, `knight`, `king`; `regions-` and a letter per
//! cell; `cage-` and the cells, or `cage-`, a total, `-` and the cells; `thermo-` and the
//! cells from the bulb on. A cell is its row and its column, each written as the symbol
//! of a digit. No character of the code needs escaping in a URL.

use super::limits::MAX_CONSTRAINTS_PER_KIND;
use crate::board::{Cell, Diagonal, Digit, Region, Rules, Shape, Variant};

/// Writes the code of the rules, which is empty for the classic ones.
///
/// ```
/// use sudoku_engine::board::{Cell, Rules, Shape, Variant};
/// use sudoku_engine::formats::rules_code;
///
/// let shape = Shape::Four;
/// let mut rules = Rules::classic(shape);
/// rules.set(Variant::AntiKnight, true);
/// let cells = [(0, 0), (0, 1)].map(|(row, column)| Cell::at(shape, row, column));
/// rules.add_cage(cells.into_iter().flatten().collect(), Some(7))?;
/// assert_eq!(rules_code::write(&rules), "knight.cage-7-1112");
/// assert_eq!(rules_code::read(shape, "knight.cage-7-1112"), Some(rules));
/// # Ok::<(), sudoku_engine::board::CageError>(())
/// ```
pub fn write(rules: &Rules) -> String {
    let shape = rules.shape();
    let mut parts: Vec<String> = rules.variants().map(|it| word(it).to_owned()).collect();
    if let Some(regions) = rules.regions() {
        let letters = shape.cells().filter_map(|cell| regions.of(cell)).map(letter);
        parts.push(format!("regions-{}", letters.collect::<String>()));
    }
    for cage in rules.cages() {
        let total = cage.total().map_or_else(String::new, |total| format!("{total}-"));
        parts.push(format!("cage-{total}{}", cell_symbols(shape, cage.cells())));
    }
    for thermometer in rules.thermometers() {
        parts.push(format!("thermo-{}", cell_symbols(shape, thermometer.cells())));
    }
    parts.join(".")
}

/// Reads a code as rules for a board of this shape. Returns `None` if any part is invalid,
/// duplicates a variant or the regions, does not fit the shape, or exceeds
/// [`MAX_CONSTRAINTS_PER_KIND`].
pub fn read(shape: Shape, code: &str) -> Option<Rules> {
    let mut rules = Rules::classic(shape);
    if code.is_empty() {
        return Some(rules);
    }
    for part in code.split('.') {
        let (word, rest) = part.split_once('-').unwrap_or((part, ""));
        match word {
            "regions" => read_regions(&mut rules, rest)?,
            "cage" => read_cage(&mut rules, rest)?,
            "thermo" => {
                rules.add_thermometer(cells(shape, rest)?).ok()?;
            }
            _ => read_variant(&mut rules, part)?,
        }
        if rules.cages().len().max(rules.thermometers().len()) > MAX_CONSTRAINTS_PER_KIND {
            return None;
        }
    }
    Some(rules)
}

/// Returns the word for a variant.
pub const fn word(variant: Variant) -> &'static str {
    match variant {
        Variant::Diagonal(Diagonal::Falling) => "falling",
        Variant::Diagonal(Diagonal::Rising) => "rising",
        Variant::Windoku => "windoku",
        Variant::AntiKnight => "knight",
        Variant::AntiKing => "king",
    }
}

fn read_variant(rules: &mut Rules, part: &str) -> Option<()> {
    let variant = Variant::ALL.into_iter().find(|&variant| word(variant) == part)?;
    let is_new = !rules.has(variant);
    (is_new && rules.set(variant, true)).then_some(())
}

fn read_regions(rules: &mut Rules, letters: &str) -> Option<()> {
    let region = |letter: char| letter.is_ascii_uppercase().then(|| letter as u8 - b'A');
    let by_cell: Option<Vec<Region>> =
        letters.chars().map(|letter| region(letter).map(Region::new)).collect();
    let is_new = rules.regions().is_none();
    rules.set_regions(by_cell.filter(|_| is_new)?).ok()
}

fn read_cage(rules: &mut Rules, rest: &str) -> Option<()> {
    let (total, cell_symbols) = match rest.split_once('-') {
        None => (None, rest),
        Some((total, cell_symbols)) => (Some(plain_number(total)?), cell_symbols),
    };
    let cells = cells(rules.shape(), cell_symbols)?;
    rules.add_cage(cells, total).ok()
}

/// Parses a number without a sign or leading zeros.
fn plain_number(text: &str) -> Option<u16> {
    text.parse().ok().filter(|number: &u16| number.to_string() == text)
}

fn letter(region: Region) -> char {
    (b'A' + region.index() as u8).into()
}

fn cell_symbols(shape: Shape, cells: &[Cell]) -> String {
    let symbol = |index: usize| Digit::new(index as u8 + 1).map(Digit::symbol);
    let places = cells.iter().flat_map(|cell| [cell.row(shape), cell.column(shape)]);
    places.filter_map(symbol).collect()
}

fn cells(shape: Shape, cell_symbols: &str) -> Option<Vec<Cell>> {
    let index = |symbol: char| {
        let digit = Digit::from_symbol(symbol).filter(|digit| digit.symbol() == symbol)?;
        Some(digit.index())
    };
    let places: Vec<usize> = cell_symbols.chars().map(index).collect::<Option<_>>()?;
    let cell = |pair: &[usize]| match *pair {
        [row, column] => Cell::at(shape, row, column),
        _ => None,
    };
    places.chunks(2).map(cell).collect()
}

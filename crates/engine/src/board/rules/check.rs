//! Checking a board, full or partial, for rule violations.
//!
//! Owns which violations are detected.

use serde::{Deserialize, Serialize};

use super::{Cage, Rule, Rules, Thermometer};
use crate::board::{Cell, Digit, DigitSet, Givens};

/// Cells whose digits break a rule, regardless of the other cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Violation {
    pub rule: Rule,
    /// The cells with a repeated digit, the filled cells of a cage whose total cannot be
    /// reached, two cells of a thermometer that rise too little for the cells between
    /// them, or one cell whose digit leaves too few for the cells before or after it.
    pub cells: Vec<Cell>,
}

impl Rules {
    /// Returns every violation on a full or partial board of this shape: first repeated
    /// digits in the order of [`Self::distinct`], then cage totals and thermometers.
    ///
    /// ```
    /// use sudoku_engine::board::{Cell, Rule, Rules, Shape, Variant};
    /// use sudoku_engine::formats;
    ///
    /// let reading = formats::read("1000 0010 0000 0000")?;
    /// let mut rules = Rules::classic(Shape::Four);
    /// assert!(rules.check(&reading.givens).is_empty());
    /// rules.set(Variant::AntiKnight, true);
    /// assert_eq!(rules.check(&reading.givens)[0].rule, Rule::AntiKnight);
    /// # Ok::<(), formats::ReadError>(())
    /// ```
    pub fn check(&self, givens: &Givens) -> Vec<Violation> {
        let mut violations = Vec::new();
        for (rule, cells) in self.distinct() {
            violations.extend(repeated_digits(givens, rule, &cells));
        }
        for (nth, cage) in self.cages().iter().enumerate() {
            let cells = self.unreachable_total(givens, cage);
            violations.extend(cells.map(|cells| Violation { rule: Rule::CageTotal(nth), cells }));
        }
        for (nth, thermometer) in self.thermometers().iter().enumerate() {
            let rule = Rule::Thermometer(nth);
            let cells = self.steep_cells(givens, thermometer).into_iter();
            violations.extend(cells.map(|cells| Violation { rule, cells }));
        }
        violations
    }

    /// Returns the filled cells of a cage if no different digits in the empty cells
    /// complete its total.
    fn unreachable_total(&self, givens: &Givens, cage: &Cage) -> Option<Vec<Cell>> {
        let filled: Vec<Cell> = filled(givens, cage.cells()).map(|(cell, _)| cell).collect();
        let is_reached = self.addends(givens, cage)?.is_some();
        (!is_reached && !filled.is_empty()).then_some(filled)
    }

    /// Returns all digits that different digits in the empty cells of a cage can include to
    /// complete its total; `Some(None)` if none can, and `None` if the cage has no total.
    pub(super) fn addends(&self, givens: &Givens, cage: &Cage) -> Option<Option<DigitSet>> {
        let total = cage.total()?;
        let (mut unused, mut empty, mut sum) = (self.shape().all_digits(), cage.cells().len(), 0);
        for (_, digit) in filled(givens, cage.cells()) {
            unused.remove(digit);
            empty -= 1;
            sum += u16::from(digit.value());
        }
        Some(total.checked_sub(sum).and_then(|rest| add_up(unused, empty, rest)))
    }

    /// Returns the pairs of filled cells of a thermometer with too few digits for the cells
    /// between them, and single cells with too few for the cells before or after them.
    fn steep_cells(&self, givens: &Givens, thermometer: &Thermometer) -> Vec<Vec<Cell>> {
        // Sentinels: a 0 below the bulb and `size + 1` above the tip.
        let mut before = (None, 0, 0);
        let mut steep = Vec::new();
        let cells = thermometer.cells();
        let places = (1_usize..).zip(cells);
        let digits = places.filter_map(|(place, &cell)| {
            Some((Some(cell), place, usize::from(givens.get(cell)?.value())))
        });
        let above = (None, cells.len() + 1, self.shape().size() + 1);
        for (cell, place, value) in digits.chain([above]) {
            let (cell_before, place_before, value_before) = before;
            if value + place_before < value_before + place {
                steep.push(cell_before.into_iter().chain(cell).collect());
            }
            before = (cell, place, value);
        }
        steep
    }
}

/// Returns all digits of which `count` different ones add up to the total, or `None` if none do.
fn add_up(digits: DigitSet, count: usize, total: u16) -> Option<DigitSet> {
    if count == 0 {
        return (total == 0).then_some(DigitSet::EMPTY);
    }
    let (mut larger, mut addends) = (digits, None);
    for digit in digits.iter() {
        larger.remove(digit);
        let value = u16::from(digit.value());
        if value * count as u16 > total {
            break;
        }
        if let Some(others) = add_up(larger, count - 1, total - value) {
            let mut found = others.union(addends.unwrap_or(DigitSet::EMPTY));
            found.insert(digit);
            addends = Some(found);
        }
    }
    addends
}

/// Returns the filled cells with their digits.
pub(super) fn filled(givens: &Givens, cells: &[Cell]) -> impl Iterator<Item = (Cell, Digit)> {
    cells.iter().filter_map(|&cell| Some((cell, givens.get(cell)?)))
}

/// Returns a violation for each digit that appears in more than one of the cells.
fn repeated_digits(givens: &Givens, rule: Rule, cells: &[Cell]) -> impl Iterator<Item = Violation> {
    let digits = givens.shape().digits();
    digits.filter_map(move |digit| {
        let has_digit = |cell: &Cell| givens.get(*cell) == Some(digit);
        let cells: Vec<Cell> = cells.iter().copied().filter(has_digit).collect();
        (cells.len() > 1).then_some(Violation { rule, cells })
    })
}

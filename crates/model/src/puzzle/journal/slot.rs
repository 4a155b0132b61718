//! The registers of a puzzle, their contents, and changes to them.

use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Color, ColorSet, Digit, DigitSet, Givens, Region, Shape};

use crate::puzzle::editor::{EditedPuzzle, Marks};
use crate::rules_code;

/// A register of a puzzle. It holds text, which is empty until something is written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Slot {
    /// The given in a cell, as its symbol.
    Given(u8),
    /// The player's digit in a cell, as its symbol.
    Answer(u8),
    /// The corner marks in a cell, as their symbols in ascending order.
    Corner(u8),
    /// The center marks in a cell, as their symbols in ascending order.
    Center(u8),
    /// The colors of a cell, as their numbers in ascending order.
    Colors(u8),
    /// The code of the rules; empty for the classic ones.
    Rules,
    /// The code of the rules that were drawn when the puzzle was made; empty if there are
    /// none.
    Drawn,
    /// Unfinished regions, as a letter for each cell.
    Regions,
    /// The name chosen by the user.
    Name,
    /// The day of the last change, as in `2026-11-22`.
    Date,
    /// The place where the puzzle was last viewed, as the part of a link after the puzzle.
    Place,
    /// The time played, in whole seconds; empty before the first answer, mark or color.
    Time,
    /// What helped the user since then, as [`Help`](super::Help) writes it.
    Help,
    /// What was found out about the givens and rules, as [`KnownFacts`](super::KnownFacts) writes it.
    Known,
    /// `1` if the user deleted the puzzle.
    Deleted,
    /// A register of a newer version of the page, kept unchanged.
    Other(String),
}

impl Slot {
    /// Returns whether it is part of the puzzle's content: its givens and rules.
    pub(super) const fn is_content(&self) -> bool {
        match self {
            Self::Given(_) | Self::Rules => true,
            Self::Answer(_)
            | Self::Corner(_)
            | Self::Center(_)
            | Self::Colors(_)
            | Self::Drawn
            | Self::Regions
            | Self::Name
            | Self::Date
            | Self::Place
            | Self::Time
            | Self::Help
            | Self::Known
            | Self::Deleted
            | Self::Other(_) => false,
        }
    }

    /// Reads the value of this register into a puzzle, ignoring what does not fit the shape.
    pub(in crate::puzzle) fn read(&self, value: &str, edited_puzzle: &mut EditedPuzzle) {
        let shape = edited_puzzle.shape();
        let cell = |cell: &u8| shape.cells().nth(usize::from(*cell));
        let digits = || -> DigitSet {
            let digits = value.chars().filter_map(Digit::from_symbol);
            digits.filter(|&digit| shape.all_digits().contains(digit)).collect()
        };
        match self {
            Self::Given(cell_index) => {
                if let Some(cell) = cell(cell_index) {
                    edited_puzzle.givens.set(cell, digits().lowest());
                }
            }
            Self::Answer(cell_index) => {
                if let Some(cell) =
                    cell(cell_index).filter(|&cell| edited_puzzle.givens.get(cell).is_none())
                {
                    edited_puzzle.answers.set(cell, digits().lowest());
                }
            }
            Self::Corner(cell_index) => {
                if let Some(marks) =
                    Rc::make_mut(&mut edited_puzzle.marks).get_mut(usize::from(*cell_index))
                {
                    marks.corner = digits();
                }
            }
            Self::Center(cell_index) => {
                if let Some(marks) =
                    Rc::make_mut(&mut edited_puzzle.marks).get_mut(usize::from(*cell_index))
                {
                    marks.center = digits();
                }
            }
            Self::Colors(cell_index) => {
                if let Some(colors) =
                    Rc::make_mut(&mut edited_puzzle.colors).get_mut(usize::from(*cell_index))
                {
                    let numbers = value.chars().filter_map(|sign| sign.to_digit(10));
                    *colors = numbers.filter_map(|number| Color::new(number as u8)).collect();
                }
            }
            Self::Rules => {
                if let Some(rules) = rules_code::read(shape, value) {
                    edited_puzzle.rules = rules;
                }
            }
            Self::Drawn => {
                let drawn_rules = rules_code::read(shape, value);
                edited_puzzle.drawn_rules =
                    drawn_rules.filter(|drawn_rules| !drawn_rules.is_classic()).map(Rc::new);
            }
            Self::Regions => edited_puzzle.unfinished_regions = read_regions(shape, value),
            Self::Name
            | Self::Date
            | Self::Place
            | Self::Time
            | Self::Help
            | Self::Known
            | Self::Deleted
            | Self::Other(_) => {}
        }
    }
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Given(cell) => write!(f, "c{cell}"),
            Self::Answer(cell) => write!(f, "a{cell}"),
            Self::Corner(cell) => write!(f, "k{cell}"),
            Self::Center(cell) => write!(f, "m{cell}"),
            Self::Colors(cell) => write!(f, "h{cell}"),
            Self::Rules => f.write_str("rules"),
            Self::Drawn => f.write_str("drawn"),
            Self::Regions => f.write_str("regions"),
            Self::Name => f.write_str("name"),
            Self::Date => f.write_str("date"),
            Self::Place => f.write_str("place"),
            Self::Time => f.write_str("time"),
            Self::Help => f.write_str("help"),
            Self::Known => f.write_str("known"),
            Self::Deleted => f.write_str("deleted"),
            Self::Other(name) => f.write_str(name),
        }
    }
}

impl From<Slot> for String {
    fn from(slot: Slot) -> Self {
        slot.to_string()
    }
}

impl From<String> for Slot {
    fn from(name: String) -> Self {
        match name.as_str() {
            "rules" => return Self::Rules,
            "drawn" => return Self::Drawn,
            "regions" => return Self::Regions,
            "name" => return Self::Name,
            "date" => return Self::Date,
            "place" => return Self::Place,
            "time" => return Self::Time,
            "help" => return Self::Help,
            "known" => return Self::Known,
            "deleted" => return Self::Deleted,
            _ => {}
        }
        let slot_of_cell: Option<fn(u8) -> Self> = match name.chars().next() {
            Some('c') => Some(Self::Given),
            Some('a') => Some(Self::Answer),
            Some('k') => Some(Self::Corner),
            Some('m') => Some(Self::Center),
            Some('h') => Some(Self::Colors),
            _ => None,
        };
        // Accepts only names as they are written, so that each register has exactly one.
        let cell = name.get(1..).and_then(|number| number.parse::<u8>().ok());
        let slot = slot_of_cell.zip(cell).map(|(slot_of_cell, cell)| slot_of_cell(cell));
        slot.filter(|slot| slot.to_string() == name).unwrap_or(Self::Other(name))
    }
}

/// A register, its old value and its new value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change(pub Slot, pub Rc<str>, pub Rc<str>);

impl Change {
    /// Returns the change that undoes this one.
    pub(crate) fn reversed(&self) -> Self {
        Self(self.0.clone(), Rc::clone(&self.2), Rc::clone(&self.1))
    }
}

/// Returns the changes that turn `from` into `to`. Both must have the same shape.
pub(crate) fn difference(from: &EditedPuzzle, to: &EditedPuzzle) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut compare = |slot: Slot, from: String, to: String| {
        if from != to {
            changes.push(Change(slot, from.into(), to.into()));
        }
    };
    for cell in to.shape().cells() {
        let cell_index = cell.index() as u8;
        let symbol = |givens: &Givens| givens.get(cell).map(Digit::symbol).into_iter().collect();
        let symbols = |digits: DigitSet| digits.iter().map(Digit::symbol).collect();
        let marks = |edited_puzzle: &EditedPuzzle| -> Marks { edited_puzzle.marks[cell.index()] };
        compare(Slot::Given(cell_index), symbol(&from.givens), symbol(&to.givens));
        compare(Slot::Answer(cell_index), symbol(&from.answers), symbol(&to.answers));
        compare(Slot::Corner(cell_index), symbols(marks(from).corner), symbols(marks(to).corner));
        compare(Slot::Center(cell_index), symbols(marks(from).center), symbols(marks(to).center));
        let numbers = |colors: ColorSet| colors.iter().map(|it| it.number().to_string()).collect();
        let [from_colors, to_colors] = [from, to].map(|it| it.colors[cell.index()]);
        if from_colors != to_colors {
            compare(Slot::Colors(cell_index), numbers(from_colors), numbers(to_colors));
        }
    }
    let rules = |edited_puzzle: &EditedPuzzle| rules_code::write(&edited_puzzle.rules);
    if from.rules != to.rules {
        compare(Slot::Rules, rules(from), rules(to));
    }
    let drawn_rules = |edited_puzzle: &EditedPuzzle| {
        edited_puzzle
            .drawn_rules
            .as_ref()
            .map_or_else(String::new, |drawn_rules| rules_code::write(drawn_rules))
    };
    if from.drawn_rules != to.drawn_rules {
        compare(Slot::Drawn, drawn_rules(from), drawn_rules(to));
    }
    let regions =
        |edited_puzzle: &EditedPuzzle| write_regions(edited_puzzle.unfinished_regions.as_deref());
    compare(Slot::Regions, regions(from), regions(to));
    changes
}

fn write_regions(regions: Option<&[Region]>) -> String {
    let letters = regions.into_iter().flatten().map(|region| b'A' + region.index() as u8);
    letters.map(char::from).collect()
}

fn read_regions(shape: Shape, letters: &str) -> Option<Rc<[Region]>> {
    let region = |letter: u8| {
        letter.checked_sub(b'A').filter(|&it| usize::from(it) < shape.size()).map(Region::new)
    };
    let regions: Option<Rc<[Region]>> = letters.bytes().map(region).collect();
    regions.filter(|regions| regions.len() == shape.cell_count())
}

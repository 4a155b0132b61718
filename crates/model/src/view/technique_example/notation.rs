//! Short texts for the parts of a proof.
//!
//! `r1c2` is a cell, `r1`, `c2` and `b3` are houses, `512` is a 5 in r1c2, as in HoDoKu's libraries.
//! As a fact, `r1c2` says that the cell holds one of its candidates, and `5r1` that the house needs
//! the digit. Lists are separated by spaces.

use sudoku_engine::board::{Cell, Digit, DigitSet, House, HouseKind, Rule, Shape};
use sudoku_engine::logic::{Candidate, CandidateRole, ChainLink, Fact, LockedSet, Proof, Strength};

const SHAPE: Shape = Shape::Nine;

/// An example in short texts. Empty texts are parts that the proof does not have.
pub(super) struct Source {
    /// The position, the technique and its conclusion, as a line of a HoDoKu library.
    pub(super) line: &'static str,
    pub(super) facts: &'static str,
    /// The corners of a rectangle that must not have only these two digits.
    pub(super) rectangle: Option<([&'static str; 4], &'static str)>,
    pub(super) covers: &'static str,
    pub(super) roles: &'static [(CandidateRole, &'static str)],
    /// The candidates of a chain. Its links are strong and weak in turn.
    pub(super) chain: &'static str,
    /// The digits of the set that the cells of the pattern are.
    pub(super) set: &'static str,
}

impl Source {
    pub(super) const EMPTY: Self =
        Self { line: "", facts: "", rectangle: None, covers: "", roles: &[], chain: "", set: "" };

    /// Returns the proof of the step, or `None` if a text cannot be read.
    pub(super) fn proof(&self) -> Option<Proof> {
        let mut facts: Vec<Fact> = list(self.facts, fact)?;
        if let Some((corners, two_digits)) = self.rectangle {
            let [a, b, c, d] = corners.map(cell);
            facts.push(Fact::Rectangle { cells: [a?, b?, c?, d?], digits: digits(two_digits)? });
        }
        let mut roles = Vec::new();
        for &(role, candidates) in self.roles {
            roles.extend(list(candidates, candidate)?.into_iter().map(|it| (it, role)));
        }
        let chain: Vec<Candidate> = list(self.chain, candidate)?;
        let strengths = [Strength::Strong, Strength::Weak].into_iter().cycle();
        let link = |(ends, strength): (&[Candidate], Strength)| ChainLink {
            from: vec![ends[0]],
            to: vec![ends[1]],
            strength,
        };
        let mut sets = Vec::new();
        if !self.set.is_empty() {
            let mut cells: Vec<Cell> = roles.iter().map(|(it, _)| it.cell).collect();
            cells.sort_unstable();
            cells.dedup();
            sets.push(LockedSet { cells, digits: digits(self.set)? });
        }
        Some(Proof {
            facts,
            covers: list(self.covers, house)?,
            roles,
            links: chain.windows(2).zip(strengths).map(link).collect(),
            sets,
        })
    }
}

fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split_whitespace().map(read).collect()
}

fn fact(text: &str) -> Option<Fact> {
    match cell(text) {
        Some(cell) => Some(Fact::Cell(cell)),
        None => {
            let (digit, rule) = text.split_at_checked(1)?;
            Some(Fact::House(house(rule)?, Digit::new(digit.parse().ok()?)?))
        }
    }
}

fn cell(text: &str) -> Option<Cell> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    cell_at(row, column)
}

fn cell_at(row: &str, column: &str) -> Option<Cell> {
    let [row, column] = [row, column].map(|it| it.parse::<usize>().ok()?.checked_sub(1));
    Cell::at(SHAPE, row?, column?)
}

fn house(text: &str) -> Option<Rule> {
    let (kind, number) = text.split_at_checked(1)?;
    let kind = match kind {
        "r" => HouseKind::Row,
        "c" => HouseKind::Column,
        "b" => HouseKind::Box,
        _ => return None,
    };
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    let house = House::all(SHAPE).find(|it| it.kind() == kind && it.index() == index);
    house.map(Rule::House)
}

fn candidate(text: &str) -> Option<Candidate> {
    let (digit, place) = text.split_at_checked(1)?;
    let (row, column) = place.split_at_checked(1)?;
    Some(Candidate::new(cell_at(row, column)?, Digit::new(digit.parse().ok()?)?))
}

fn digits(text: &str) -> Option<DigitSet> {
    text.chars().map(Digit::from_symbol).collect()
}

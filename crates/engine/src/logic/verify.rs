//! Proving a step from its facts and the rules.
//!
//! Assumes that a conclusion is wrong, and looks for a choice of one candidate for each fact,
//! where no two choices exclude each other. If there is none, the conclusion is right.
//!
//! Trying the cells of a large almost locked set one by one takes as many choices as there are
//! permutations of its digits. What such a set implies about two digits is added to the facts, so
//! that only the digits that link the sets are tried.

use std::{error, fmt};

use super::{Candidate, Fact, LogicState, Step, deadly, sum_rules};
use crate::board::{Cell, DigitSet};

/// The number of choices after which a proof counts as too long.
const MAX_CHOICES: u32 = 1_000_000;

/// Why a step is not proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// The step concludes nothing.
    Empty,
    /// The step is about a candidate that the state does not have.
    NoCandidate(Candidate),
    /// A fact does not hold in the state. Facts are numbered from 0.
    WrongFact(usize),
    /// The facts do not exclude the opposite of the conclusion about this candidate.
    NotImplied(Candidate),
    /// The facts exclude it, if at all, by more choices than are tried.
    TooLong(Candidate),
}

impl fmt::Display for Unproven {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "the step concludes nothing"),
            Self::NoCandidate(candidate) => write!(out, "{candidate:?} is not a candidate"),
            Self::WrongFact(nth) => write!(out, "fact {nth} does not hold"),
            Self::NotImplied(candidate) => write!(out, "{candidate:?} does not follow"),
            Self::TooLong(candidate) => write!(out, "{candidate:?} takes too long to prove"),
        }
    }
}

impl error::Error for Unproven {}

impl Step {
    /// Proves the step in the state in which it was found, from its facts and the rules alone.
    ///
    /// Facts about rectangles and graves presuppose that the puzzle has one solution.
    ///
    /// # Errors
    /// Returns what is not proven.
    pub fn verify(&self, state: &LogicState) -> Result<(), Unproven> {
        if self.placements.is_empty() && self.eliminations.is_empty() {
            return Err(Unproven::Empty);
        }
        let mut conclusions = self.placements.iter().chain(&self.eliminations);
        if let Some(&missing) = conclusions.find(|&&it| !has(state, it)) {
            return Err(Unproven::NoCandidate(missing));
        }
        let mut clauses = clauses(&self.proof.facts, state)?;
        for set in &self.proof.sets {
            clauses.extend(set_clauses(&set.cells, &self.proof.facts, state));
        }
        for &candidate in &self.placements {
            let without = |clause: &Vec<Candidate>| {
                clause.iter().copied().filter(|&it| it != candidate).collect()
            };
            let without: Vec<Vec<Candidate>> = clauses.iter().map(without).collect();
            refute(&without, state, candidate)?;
        }
        for &candidate in &self.eliminations {
            let left: Vec<_> =
                clauses.iter().map(|clause| remaining(clause, candidate, state)).collect();
            if !sum_rules::exclude(&self.proof.facts, state, candidate) {
                refute(&left, state, candidate)?;
            }
        }
        Ok(())
    }
}

/// Returns whether a state has a candidate, whose cell may be that of a larger board.
fn has(state: &LogicState, candidate: Candidate) -> bool {
    is_on_board(state, candidate.cell) && state.has(candidate)
}

fn is_on_board(state: &LogicState, cell: Cell) -> bool {
    cell.index() < state.shape().cell_count()
}

/// Returns whether what a fact is about exists on the board. A step of another board may be
/// about cells or rules that this one does not have.
fn fits(fact: &Fact, state: &LogicState) -> bool {
    let rules = state.geometry().rules();
    match fact {
        &Fact::Cell(cell) => is_on_board(state, cell),
        &Fact::House(_, digit) => digit.index() < state.shape().size(),
        Fact::Rectangle { cells, .. } => cells.iter().all(|&cell| is_on_board(state, cell)),
        Fact::Grave(extra) => extra.iter().all(|&it| has(state, it)),
        &Fact::Cage(nth) => nth < rules.cages().len(),
        &Fact::Thermometer(nth) => nth < rules.thermometers().len(),
    }
}

/// Returns the candidates of each fact, at least one of which is true.
fn clauses(facts: &[Fact], state: &LogicState) -> Result<Vec<Vec<Candidate>>, Unproven> {
    let geometry = state.geometry();
    let mut clauses = Vec::new();
    for (nth, fact) in facts.iter().enumerate() {
        let wrong = Unproven::WrongFact(nth);
        if !fits(fact, state) {
            return Err(wrong);
        }
        let clause: Vec<Candidate> = match fact {
            &Fact::Cell(cell) if state.digits().get(cell).is_some() => return Err(wrong),
            &Fact::Cell(cell) => {
                state.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
            }
            &Fact::House(rule, digit) => {
                let cells = geometry.house(rule).ok_or(wrong)?.cells;
                if cells.iter().any(|cell| state.digits().get(cell) == Some(digit)) {
                    return Err(wrong);
                }
                let places = state.places(digit).intersection(cells);
                places.iter().map(|cell| Candidate::new(cell, digit)).collect()
            }
            Fact::Rectangle { cells, digits } => {
                deadly::rectangle(state, *cells, *digits).ok_or(wrong)?
            }
            Fact::Grave(extra) if deadly::is_grave(state, extra) => extra.clone(),
            Fact::Grave(_) => return Err(wrong),
            // They exclude candidates by themselves.
            Fact::Cage(_) | Fact::Thermometer(_) => continue,
        };
        clauses.push(clause);
    }
    Ok(clauses)
}

/// Returns what follows about each two digits of an almost locked set: one of them is in it.
///
/// Returns nothing for cells that are no such set, or are not among the facts.
fn set_clauses(cells: &[Cell], facts: &[Fact], state: &LogicState) -> Vec<Vec<Candidate>> {
    let all_different = cells.iter().enumerate().all(|(nth, &cell)| {
        facts.contains(&Fact::Cell(cell))
            && cells[nth + 1..].iter().all(|&other| state.geometry().peers(cell).contains(other))
    });
    let of_cell =
        |&cell: &Cell| state.candidates(cell).iter().map(move |it| Candidate::new(cell, it));
    let candidates: Vec<Candidate> = cells.iter().flat_map(of_cell).collect();
    let digits = DigitSet::from_iter(candidates.iter().map(|it| it.digit));
    if !all_different || digits.len() != cells.len() + 1 {
        return Vec::new();
    }
    let with_one_of = |one, other| {
        let is_one_of = |it: &Candidate| it.digit == one || it.digit == other;
        candidates.iter().copied().filter(is_one_of).collect()
    };
    let mut clauses = Vec::new();
    for one in digits.iter() {
        for other in digits.iter().filter(|&it| it > one) {
            clauses.push(with_one_of(one, other));
        }
    }
    clauses
}

/// Returns whether at most one of two candidates can be true.
pub(super) fn are_linked(one: Candidate, other: Candidate, state: &LogicState) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && state.geometry().peers(one.cell).contains(other.cell)
    }
}

fn remaining(clause: &[Candidate], chosen: Candidate, state: &LogicState) -> Vec<Candidate> {
    clause.iter().copied().filter(|&it| !are_linked(it, chosen, state)).collect()
}

fn refute(
    clauses: &[Vec<Candidate>],
    state: &LogicState,
    candidate: Candidate,
) -> Result<(), Unproven> {
    let mut choices = 0;
    match is_satisfiable(clauses.to_vec(), state, &mut choices) {
        Some(false) => Ok(()),
        Some(true) => Err(Unproven::NotImplied(candidate)),
        None => Err(Unproven::TooLong(candidate)),
    }
}

/// Returns whether one candidate of each clause can be true, or `None` after too many choices.
fn is_satisfiable(
    mut clauses: Vec<Vec<Candidate>>,
    state: &LogicState,
    choices: &mut u32,
) -> Option<bool> {
    let shortest = clauses.iter().enumerate().min_by_key(|(_, clause)| clause.len());
    let Some((shortest, _)) = shortest else {
        return Some(true);
    };
    let clause = clauses.swap_remove(shortest);
    for choice in clause {
        *choices += 1;
        if *choices > MAX_CHOICES {
            return None;
        }
        let unsettled = clauses.iter().filter(|clause| !clause.contains(&choice));
        let rest = unsettled.map(|clause| remaining(clause, choice, state)).collect();
        if is_satisfiable(rest, state, choices)? {
            return Some(true);
        }
    }
    Some(false)
}

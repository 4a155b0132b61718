//! The next step for a person, in the order in which people see them.

use super::grade::RANKS;
use super::search::{SearchOptions, StepSearch};
use super::{Candidate, Fact, HouseForm, LogicState, Step, Technique};
use crate::board::Givens;

/// What helps next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The board is full and right.
    Solved,
    /// These digits on the board are not those of the solution.
    Wrong(Vec<Candidate>),
    /// These digits of the solution are not among the candidates of their cells any more.
    Missing(Vec<Candidate>),
    /// The easiest step.
    Step(Box<Step>),
    /// No technique finds a step.
    Stuck,
}

/// Returns what helps next. With the solution of the puzzle, if it has only one, errors come
/// before steps: a step from a wrong board would be of no use. Without it, no step presupposes
/// that there is only one.
pub fn hint(state: &LogicState, solution: Option<&Givens>, options: SearchOptions) -> Hint {
    if let Some(solution) = solution {
        let right =
            || solution.iter().filter_map(|(cell, digit)| Some(Candidate::new(cell, digit?)));
        let is_wrong =
            |it: &Candidate| state.digits().get(it.cell).is_some_and(|digit| digit != it.digit);
        let wrong: Vec<Candidate> = right()
            .filter(is_wrong)
            .filter_map(|it| Some(Candidate::new(it.cell, state.digits().get(it.cell)?)))
            .collect();
        if !wrong.is_empty() {
            return Hint::Wrong(wrong);
        }
        let is_missing = |it: &Candidate| state.digits().get(it.cell).is_none() && !state.has(*it);
        let missing: Vec<Candidate> = right().filter(is_missing).collect();
        if !missing.is_empty() {
            return Hint::Missing(missing);
        }
    }
    if state.is_solved() {
        return Hint::Solved;
    }
    let uniqueness = options.uniqueness && solution.is_some();
    let search = StepSearch::new(state, SearchOptions { uniqueness, ..options });
    match single(&search).or_else(|| RANKS.iter().find_map(|rank| search.easiest(rank.techniques)))
    {
        Some(step) => Hint::Step(Box::new(step)),
        None => Hint::Stuck,
    }
}

/// Returns a single: a full house, else a hidden single in a block, in a row or column, or a
/// naked single.
fn single(search: &StepSearch<'_>) -> Option<Step> {
    let hidden = search.all(Technique::HiddenSingle);
    let in_block = hidden.iter().find(|step| {
        step.proof.facts.iter().any(|fact| match *fact {
            Fact::House(rule, _) => {
                let house = search.state.geometry().house(rule);
                house.is_some_and(|house| house.form == HouseForm::Block)
            }
            Fact::Cell(_)
            | Fact::Rectangle { .. }
            | Fact::Grave(_)
            | Fact::Cage(_)
            | Fact::Thermometer(_) => false,
        })
    });
    let hidden = in_block.or(hidden.first()).cloned();
    let full_house = search.first(Technique::FullHouse);
    full_house.or(hidden).or_else(|| search.first(Technique::NakedSingle))
}

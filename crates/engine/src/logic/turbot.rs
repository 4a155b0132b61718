//! Chains of one digit with two strong links, named by their form.

use std::ops::ControlFlow;

use super::geometry::HouseForm;
use super::parts::{house_fact, on_digit, seeing_all, with_role};
use super::search::{Found, StepSearch};
use super::strong_links::StrongLink;
use super::{Candidate, CandidateRole, ChainLink, LogicState, Proof, Step, Strength, Technique};
use crate::board::{Cell, CellSet, Digit};

/// A chain of two strong links: outer end, inner end, inner end, outer end.
#[derive(Clone, Copy, Debug)]
struct Turbot {
    digit: Digit,
    links: [StrongLink; 2],
    cells: [Cell; 4],
}

/// The forms of such chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turbots {
    Skyscraper,
    Kite,
    /// Two kites that meet in the same places.
    DualKite,
    Other,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    form: Turbots,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    let single = if form == Turbots::DualKite { Turbots::Kite } else { form };
    for digit in search.digits() {
        let mut turbots = Vec::new();
        let links = search.strong_links(digit);
        for (nth, &one) in links.iter().enumerate() {
            for &other in &links[nth + 1..] {
                if one.cells().intersects(other.cells()) {
                    continue;
                }
                for (first, second) in combinations(one, other) {
                    let cells = [first[0], first[1], second[0], second[1]];
                    let turbot = Turbot { digit, links: [one, other], cells };
                    let is_linked = state.geometry().peers(cells[1]).contains(cells[2]);
                    if is_linked
                        && !turbot.eliminations(state).is_empty()
                        && form_of(state, turbot) == single
                    {
                        turbots.push(turbot);
                    }
                }
            }
        }
        if form == Turbots::DualKite {
            duals(state, &turbots, found)?;
            continue;
        }
        for turbot in turbots {
            let out = turbot.eliminations(state);
            if !out.is_empty() {
                found(step(state, technique, out, &[turbot]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn combinations(
    one: StrongLink,
    other: StrongLink,
) -> impl Iterator<Item = ([Cell; 2], [Cell; 2])> {
    one.orders().into_iter().flat_map(move |[outer, inner]| {
        other.orders().into_iter().map(move |[first, last]| ([outer, inner], [first, last]))
    })
}

/// Returns the form that a chain is named by.
fn form_of(state: &LogicState, turbot: Turbot) -> Turbots {
    use HouseForm::{Block, Column, Row};
    let geometry = state.geometry();
    let forms = turbot.links.map(|link| geometry.houses()[link.house].form);
    let [_, first, second, _] = turbot.cells;
    let shared = geometry.common_houses([first, second].into_iter().collect());
    let meets_in = |wanted: HouseForm| {
        super::geometry::house_indices(shared).any(|house| geometry.houses()[house].form == wanted)
    };
    match forms {
        [Row, Row] if meets_in(Column) => Turbots::Skyscraper,
        [Column, Column] if meets_in(Row) => Turbots::Skyscraper,
        [Row, Column] | [Column, Row] if meets_in(Block) => Turbots::Kite,
        [Row | Column | Block, Row | Column | Block] => Turbots::Other,
    }
}

impl Turbot {
    fn eliminations(&self, state: &LogicState) -> CellSet {
        let [start, .., end] = self.cells;
        seeing_all(state, self.digit, [start, end].into_iter().collect())
    }
}

/// Finds pairs of kites that meet in the same block with the same two inner ends.
fn duals(state: &LogicState, kites: &[Turbot], found: &mut Found<'_>) -> ControlFlow<()> {
    for (nth, one) in kites.iter().enumerate() {
        for other in &kites[nth + 1..] {
            let inner = |kite: &Turbot| CellSet::from_iter([kite.cells[1], kite.cells[2]]);
            let (first, second) = (one.eliminations(state), other.eliminations(state));
            if inner(one) == inner(other)
                && first != second
                && !first.is_empty()
                && !second.is_empty()
            {
                let out = first.union(second);
                found(step(state, Technique::DualTwoStringKite, out, &[*one, *other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(state: &LogicState, technique: Technique, out: CellSet, turbots: &[Turbot]) -> Step {
    let digit = turbots[0].digit;
    let mut proof = Proof::default();
    for turbot in turbots {
        let nodes = turbot.cells.map(|cell| vec![Candidate::new(cell, digit)]);
        for link in turbot.links {
            proof.facts.push(house_fact(state, link.house, digit));
        }
        let strengths = [Strength::Strong, Strength::Weak, Strength::Strong];
        for (pair, strength) in nodes.windows(2).zip(strengths) {
            proof.links.push(ChainLink { from: pair[0].clone(), to: pair[1].clone(), strength });
        }
        proof.roles.extend(with_role(
            on_digit(turbot.cells.into_iter().collect(), digit),
            CandidateRole::Pattern,
        ));
    }
    Step::eliminating(technique, on_digit(out, digit).collect(), proof)
}

//! Empty rectangles: the places of a digit in a block lie in a row and a column, one of which
//! meets a strong link.

use std::ops::ControlFlow;

use super::geometry::{HouseForm, HouseIndex};
use super::parts::{house_fact, on_digit, with_role};
use super::search::{Found, StepSearch};
use super::strong_links::StrongLink;
use super::{Candidate, CandidateRole, ChainLink, LogicState, Proof, Step, Strength, Technique};
use crate::board::{Cell, CellSet, Digit};

#[derive(Clone, Copy, Debug)]
struct EmptyRectangle {
    digit: Digit,
    block: HouseIndex,
    /// The places in the block that the near end of the link sees, and the others.
    near: CellSet,
    far: CellSet,
    link: StrongLink,
    /// The end of the link that sees a line of the block, and the other one.
    ends: [Cell; 2],
    out: Cell,
}

/// How many empty rectangles a step has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairing {
    Single,
    /// Two with the same block.
    Dual,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    pairing: Pairing,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    for digit in search.digits() {
        let all = rectangles(search, digit);
        if pairing == Pairing::Single {
            for one in all {
                found(step(state, technique, &[one]))?;
            }
            continue;
        }
        for (nth, one) in all.iter().enumerate() {
            for other in &all[nth + 1..] {
                if one.block == other.block && one.out != other.out {
                    found(step(state, technique, &[*one, *other]))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn rectangles(search: &StepSearch<'_>, digit: Digit) -> Vec<EmptyRectangle> {
    let state = search.state;
    let geometry = state.geometry();
    let least = if search.options.small_empty_rectangles { 2 } else { 3 };
    let is_line = |link: &StrongLink| geometry.houses()[link.house].form != HouseForm::Block;
    let links: Vec<StrongLink> =
        search.strong_links(digit).iter().copied().filter(is_line).collect();
    let mut all = Vec::new();
    if links.is_empty() {
        return all;
    }
    let lines = |form: HouseForm| {
        let houses = geometry.houses().iter();
        houses.filter(move |house| house.form == form).map(|house| house.cells)
    };
    for (block, house) in geometry.houses().iter().enumerate() {
        let places = house.cells.intersection(state.places(digit));
        if house.form != HouseForm::Block || places.len() < least {
            continue;
        }
        for row in lines(HouseForm::Row).filter(|row| row.intersects(places)) {
            for column in lines(HouseForm::Column).filter(|column| column.intersects(places)) {
                let (in_row, in_column) = (places.intersection(row), places.intersection(column));
                let crossing = in_row.intersection(in_column);
                let is_full = places.is_subset(row.union(column));
                // Without two places off the crossing, it would be a line of the block.
                if !is_full
                    || places.is_subset(row)
                    || places.is_subset(column)
                    || !crossing.is_empty() && places.len() < 3
                {
                    continue;
                }
                for (near, near_line, far_line) in [(in_row, row, column), (in_column, column, row)]
                {
                    let far = places.difference(near);
                    for &link in &links {
                        for [start, end] in link.orders() {
                            let is_outside = !link.cells().intersects(house.cells)
                                && near_line.contains(start)
                                && !near_line.contains(end);
                            let cells = state.places(digit).intersection(far_line);
                            let cells = cells.difference(house.cells).without(end).without(start);
                            let out = cells.intersection(geometry.peers(end)).first();
                            if is_outside && let Some(out) = out {
                                let ends = [start, end];
                                all.push(EmptyRectangle {
                                    digit,
                                    block,
                                    near,
                                    far,
                                    link,
                                    ends,
                                    out,
                                });
                            }
                        }
                    }
                }
            }
        }
    }
    all
}

fn step(state: &LogicState, technique: Technique, all: &[EmptyRectangle]) -> Step {
    let mut proof = Proof::default();
    for it in all {
        let node = |cells: CellSet| on_digit(cells, it.digit).collect::<Vec<_>>();
        let [start, end] = it.ends.map(|cell| vec![Candidate::new(cell, it.digit)]);
        let links = [
            (node(it.far), node(it.near), Strength::Strong),
            (node(it.near), start.clone(), Strength::Weak),
            (start, end, Strength::Strong),
        ];
        proof.links.extend(links.map(|(from, to, strength)| ChainLink { from, to, strength }));
        proof.facts.push(house_fact(state, it.block, it.digit));
        proof.facts.push(house_fact(state, it.link.house, it.digit));
        let cells = it.near.union(it.far).union(it.link.cells());
        proof.roles.extend(with_role(on_digit(cells, it.digit), CandidateRole::Pattern));
    }
    let out = all.iter().map(|it| Candidate::new(it.out, it.digit)).collect();
    Step::eliminating(technique, out, proof)
}

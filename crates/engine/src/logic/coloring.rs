//! Coloring: chains of strong links of one digit, whose places get two colors in turn.

use std::ops::ControlFlow;

use super::geometry::HouseIndex;
use super::parts::{house_fact, on_digit, with_role};
use super::search::{Found, StepSearch};
use super::strong_links::StrongLink;
use super::{CandidateRole, LogicState, Proof, Step, Technique};
use crate::board::{CellSet, Digit};

/// Places of a digit that are connected by strong links. Either all of one color are true, or
/// all of the other.
#[derive(Clone, Debug, Default)]
struct Cluster {
    colors: [CellSet; 2],
    houses: Vec<HouseIndex>,
}

impl Cluster {
    fn cells(&self) -> CellSet {
        self.colors[0].union(self.colors[1])
    }
}

/// What a step concludes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coloring {
    /// A candidate sees both colors of a cluster.
    Trap,
    /// Two candidates of a color see each other.
    Wrap,
    /// A color of one cluster sees a color of another.
    SeesOne,
    /// A color of one cluster sees both colors of another.
    SeesBoth,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    coloring: Coloring,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let state = search.state;
    for digit in search.digits() {
        let clusters = clusters(search.strong_links(digit));
        match coloring {
            Coloring::Trap => traps(state, digit, &clusters, found)?,
            Coloring::Wrap => wraps(state, digit, &clusters, found)?,
            Coloring::SeesOne | Coloring::SeesBoth => {
                pairs(state, digit, &clusters, (technique, coloring), found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn clusters(links: &[StrongLink]) -> Vec<Cluster> {
    let mut links = links.to_vec();
    let mut clusters = Vec::new();
    while let Some(first) = links.pop() {
        let [one, other] = first.ends.map(|cell| CellSet::EMPTY.with(cell));
        let mut cluster = Cluster { colors: [one, other], houses: vec![first.house] };
        while let Some(next) =
            links.iter().position(|link| link.cells().intersects(cluster.cells()))
        {
            let link = links.swap_remove(next);
            cluster.houses.push(link.house);
            for [here, there] in link.orders() {
                for color in 0..2 {
                    if cluster.colors[color].contains(here) {
                        cluster.colors[1 - color].insert(there);
                    }
                }
            }
        }
        clusters.push(cluster);
    }
    clusters
}

/// Returns the places of the digit that see at least one of these cells.
fn seeing_any(state: &LogicState, digit: Digit, cells: CellSet) -> CellSet {
    let peers = cells.iter().map(|cell| state.geometry().peers(cell));
    state.places(digit).intersection(peers.fold(CellSet::EMPTY, CellSet::union))
}

fn has_conflict(state: &LogicState, cells: CellSet) -> bool {
    cells.iter().any(|cell| state.geometry().peers(cell).intersects(cells))
}

fn traps(
    state: &LogicState,
    digit: Digit,
    clusters: &[Cluster],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for cluster in clusters.iter().filter(|cluster| cluster.cells().len() > 2) {
        let [one, other] = cluster.colors.map(|color| seeing_any(state, digit, color));
        let out = one.intersection(other).difference(cluster.cells());
        if !out.is_empty() {
            found(step(state, Technique::SimpleColorsTrap, digit, out, &[cluster]))?;
        }
    }
    ControlFlow::Continue(())
}

fn wraps(
    state: &LogicState,
    digit: Digit,
    clusters: &[Cluster],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for cluster in clusters {
        for color in cluster.colors {
            if has_conflict(state, color) {
                found(step(state, Technique::SimpleColorsWrap, digit, color, &[cluster]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds conclusions from two clusters.
fn pairs(
    state: &LogicState,
    digit: Digit,
    clusters: &[Cluster],
    (technique, coloring): (Technique, Coloring),
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let seen = |color: CellSet| seeing_any(state, digit, color);
    for (nth, one) in clusters.iter().enumerate() {
        let others = clusters.iter().enumerate().filter(|&(it, _)| it != nth);
        for (_, other) in others {
            let sees = one.colors.map(|color| other.colors.map(|it| it.intersects(seen(color))));
            let mut out = CellSet::EMPTY;
            for (color, sees) in sees.into_iter().enumerate() {
                if coloring == Coloring::SeesBoth {
                    // One of the other colors is true, so this one is not.
                    if sees == [true, true] {
                        out = out.union(one.colors[color]);
                    }
                    continue;
                }
                for seen_color in (0..2).filter(|&it| sees[it]) {
                    let [here, there] = [one.colors[1 - color], other.colors[1 - seen_color]];
                    out = out.union(seen(here).intersection(seen(there)));
                }
            }
            if !out.is_empty() {
                found(step(state, technique, digit, out, &[one, other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(
    state: &LogicState,
    technique: Technique,
    digit: Digit,
    out: CellSet,
    clusters: &[&Cluster],
) -> Step {
    let mut proof = Proof::default();
    let roles = [
        [CandidateRole::ColorA, CandidateRole::ColorB],
        [CandidateRole::ColorC, CandidateRole::ColorD],
    ];
    for (cluster, roles) in clusters.iter().zip(roles) {
        proof.facts.extend(cluster.houses.iter().map(|&house| house_fact(state, house, digit)));
        for (color, role) in cluster.colors.into_iter().zip(roles) {
            proof.roles.extend(with_role(on_digit(color, digit), role));
        }
    }
    Step::eliminating(technique, on_digit(out, digit).collect(), proof)
}

//! Chains of strong and weak links in turn, of which at least one end is true.
//!
//! One search finds all of them; what the graph consists of and how a chain ends name it.

use std::ops::ControlFlow;

use super::almost_locked::{AlmostLockedSet, almost_locked_sets};
use super::chain_graph::{Graph, Links, NodeIndex, Reason};
use super::chain_paths::{Paths, reason};
use super::parts::{locked_set, on_digit};
use super::search::{Found, StepSearch};
use super::verify::house_fact;
use super::{Candidate, CandidateRole, ChainLink, Fact, Proof, Step, Strength, Technique};

/// How a chain ends, which decides what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The ends are of one digit.
    SameDigit,
    /// The ends exclude two or more candidates in at least two cells.
    Open,
    /// The ends exclude candidates of one cell, or are the same node.
    Discontinuous,
    /// The ends are linked, so that all weak links hold both ways.
    Loop,
}

/// A chain by its ends.
#[derive(Clone, Copy, Debug)]
struct Hit {
    length: usize,
    start: NodeIndex,
    end: NodeIndex,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (links, end) = match technique {
        Technique::XChain => (Links::OneDigit, End::SameDigit),
        Technique::XyChain => (Links::BivalueCells, End::SameDigit),
        Technique::ContinuousNiceLoop => (Links::All, End::Loop),
        Technique::DiscontinuousNiceLoop => (Links::All, End::Discontinuous),
        Technique::AlternatingChain => (Links::All, End::Open),
        Technique::GroupedContinuousNiceLoop => (Links::Grouped, End::Loop),
        Technique::GroupedDiscontinuousNiceLoop => (Links::Grouped, End::Discontinuous),
        _ => (Links::Grouped, End::Open),
    };
    let with_sets = links == Links::Grouped && search.options.sets_in_chains;
    let sets = if with_sets { almost_locked_sets(search.state) } else { Vec::new() };
    let graph = Graph::new(search.state, links, &sets);
    let hits = hits(&graph, end);
    let mut paths = Paths::new(&graph);
    let mut last = None;
    for hit in hits {
        if last != Some(hit.start) {
            paths.search(&graph, hit.start);
            last = Some(hit.start);
        }
        let path = paths.path(hit.end);
        let is_grouped = path.windows(2).enumerate().any(|(nth, pair)| {
            let is_set = || matches!(reason(&graph, pair[0], pair[1]), Reason::Set(_));
            graph.nodes[pair[0]].cell().is_none()
                || graph.nodes[pair[1]].cell().is_none()
                || nth % 2 == 0 && is_set()
        });
        if links == Links::Grouped && !is_grouped {
            continue;
        }
        let out = conclusion(&graph, end, &path);
        let proof = proof(&graph, &sets, &path, end == End::Loop);
        if end == End::Discontinuous && hit.start != hit.end {
            for candidate in out {
                found(Step::eliminating(technique, vec![candidate], proof.clone()))?;
            }
        } else if !out.is_empty() {
            found(Step::eliminating(technique, out, proof))?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the chains that end this way and conclude something, the shortest first.
fn hits(graph: &Graph<'_>, kind: End) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut paths = Paths::new(graph);
    for start in 0..graph.nodes.len() {
        paths.search(graph, start);
        for &end in &paths.ends {
            let length = paths.length(end);
            if length >= 4 && fits(graph, kind, start, end) {
                hits.push(Hit { length, start, end });
            }
        }
    }
    hits.sort_by_key(|hit| hit.length);
    hits
}

fn fits(graph: &Graph<'_>, kind: End, start: NodeIndex, end: NodeIndex) -> bool {
    let same_digit = graph.nodes[start].digit == graph.nodes[end].digit;
    match kind {
        End::Loop => graph.are_linked(start, end),
        End::Discontinuous if start == end => graph.nodes[start].cell().is_some(),
        End::Open if start == end => {
            graph.nodes[start].cell().is_none() && !graph.nodes[start].seen.is_empty()
        }
        // Each chain is found from both of its ends.
        End::SameDigit => start < end && same_digit && has_conclusion(graph, start, end),
        End::Open | End::Discontinuous => {
            start < end && !graph.are_linked(start, end) && has_conclusion(graph, start, end)
        }
    }
}

fn has_conclusion(graph: &Graph<'_>, start: NodeIndex, end: NodeIndex) -> bool {
    !graph.linked_to_both(start, end).is_empty()
}

fn conclusion(graph: &Graph<'_>, kind: End, path: &[NodeIndex]) -> Vec<Candidate> {
    let (start, end) = (path[0], path[path.len() - 1]);
    match kind {
        End::Loop => loop_conclusion(graph, path),
        End::Discontinuous if start == end => {
            let node = &graph.nodes[start];
            let cell = node.cell().expect("loops end in one cell");
            let others = graph.state.candidates(cell).iter().filter(|&it| it != node.digit);
            others.map(|digit| Candidate::new(cell, digit)).collect()
        }
        End::Open if start == end => {
            let node = &graph.nodes[start];
            on_digit(node.seen, node.digit).collect()
        }
        End::SameDigit | End::Open | End::Discontinuous => graph.linked_to_both(start, end),
    }
}

/// Returns what the weak links of a loop exclude: one of the two ends of each is true.
fn loop_conclusion(graph: &Graph<'_>, path: &[NodeIndex]) -> Vec<Candidate> {
    let closing = [path[path.len() - 1], path[0]];
    let mut out = Vec::new();
    let weak = path.windows(2).skip(1).step_by(2);
    for pair in weak.chain([&closing[..]]) {
        out.extend(graph.linked_to_both(pair[0], pair[1]));
    }
    for pair in path.chunks(2) {
        if let Reason::Set(index) = reason(graph, pair[0], pair[1]) {
            let set = &graph.sets[index];
            let ends = [graph.nodes[pair[0]].digit, graph.nodes[pair[1]].digit];
            let rest = set.digits.iter().filter(|digit| !ends.contains(digit));
            out.extend(rest.flat_map(|digit| on_digit(set.seen(digit), digit)));
        }
    }
    out
}

fn proof(
    graph: &Graph<'_>,
    sets: &[AlmostLockedSet],
    path: &[NodeIndex],
    is_closed: bool,
) -> Proof {
    let node = |index: NodeIndex| {
        let node = &graph.nodes[index];
        on_digit(node.cells, node.digit).collect::<Vec<_>>()
    };
    let mut proof = Proof::default();
    for (nth, pair) in path.windows(2).enumerate() {
        let strength = if nth % 2 == 0 { Strength::Strong } else { Strength::Weak };
        proof.links.push(ChainLink { from: node(pair[0]), to: node(pair[1]), strength });
        if strength == Strength::Weak {
            continue;
        }
        match reason(graph, pair[0], pair[1]) {
            Reason::House(house) => {
                proof.facts.push(house_fact(graph.state, house, graph.nodes[pair[0]].digit));
            }
            Reason::Cell(cell) => proof.facts.push(Fact::Cell(cell)),
            Reason::Set(index) => {
                let set = &sets[index];
                proof.facts.extend(set.cells.iter().map(Fact::Cell));
                proof.sets.push(locked_set(set.cells, set.digits));
            }
        }
    }
    if is_closed {
        let (from, to) = (node(path[path.len() - 1]), node(path[0]));
        proof.links.push(ChainLink { from, to, strength: Strength::Weak });
    }
    for (nth, &index) in path.iter().enumerate() {
        let role = if nth % 2 == 0 { CandidateRole::ColorB } else { CandidateRole::ColorA };
        proof.roles.extend(node(index).into_iter().map(|candidate| (candidate, role)));
    }
    proof
}

//! Steps from chains of strong and weak links in turn, of which at least one end is true.
//!
//! One search finds all of them; what the graph consists of and how a chain ends name it.

use std::ops::ControlFlow;

use super::chain_graph::{Graph, Links, NodeIndex, Reason};
use super::chain_hits::{Ends, Hit, MaxLength};
use super::chain_paths::{Paths, reason};
use super::parts::{house_fact, locked_set, on_digit};
use super::search::{Found, StepSearch};
use super::{Candidate, CandidateRole, ChainLink, Fact, Proof, Step, Strength, Technique};

/// How a chain ends, which decides what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChainForm {
    /// The ends are of one digit.
    OneDigit,
    /// The ends exclude two candidates or more, or are one group.
    Open,
    /// The ends exclude a candidate, or are one candidate.
    Discontinuous,
    /// The ends are linked, so that all weak links hold both ways.
    Loop,
}

pub(super) fn find(
    search: &StepSearch<'_>,
    technique: Technique,
    (links, form): (Links, ChainForm),
    max_length: MaxLength,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let chains = search.chains(links);
    let graph = &chains.graph;
    let mut paths = Paths::new(graph);
    let mut last = None;
    for hit in chains.hits(max_length).iter().filter(|hit| fits(graph, form, hit)) {
        let out = match hit.ends {
            Ends::Same => same_end_conclusion(graph, hit.start),
            Ends::Apart | Ends::Linked => graph.linked_to_both(hit.start, hit.end),
        };
        if form == ChainForm::Open && out.len() < 2 {
            continue;
        }
        if last != Some((hit.start, hit.length)) {
            paths.search(graph, hit.start, hit.length);
            last = Some((hit.start, hit.length));
        }
        let path = paths.path(hit.end);
        if links == Links::Grouped && !is_grouped(graph, &path) {
            continue;
        }
        let out = if form == ChainForm::Loop { loop_conclusion(graph, &path) } else { out };
        if out.is_empty() {
            continue;
        }
        let proof = proof(graph, &path, form == ChainForm::Loop);
        if form == ChainForm::Discontinuous && hit.ends == Ends::Apart {
            for candidate in out {
                found(Step::eliminating(technique, vec![candidate], proof.clone()))?;
            }
        } else {
            found(Step::eliminating(technique, out, proof))?;
        }
    }
    ControlFlow::Continue(())
}

fn fits(graph: &Graph<'_>, form: ChainForm, hit: &Hit) -> bool {
    let is_single = || graph.nodes[hit.start].cell.is_some();
    match (form, hit.ends) {
        (ChainForm::Loop, ends) => ends == Ends::Linked,
        (ChainForm::Discontinuous, Ends::Same) => is_single(),
        (ChainForm::Open, Ends::Same) => !is_single(),
        // In a chain of one digit or of cells, linked ends can only be those of a loop with less to
        // say.
        (ChainForm::OneDigit, Ends::Linked)
        | (ChainForm::OneDigit | ChainForm::Discontinuous | ChainForm::Open, Ends::Apart) => true,
        (ChainForm::OneDigit, Ends::Same)
        | (ChainForm::Discontinuous | ChainForm::Open, Ends::Linked) => false,
    }
}

/// Returns whether a chain has a group or an almost locked set.
fn is_grouped(graph: &Graph<'_>, path: &[NodeIndex]) -> bool {
    let is_set = |pair: &[NodeIndex]| matches!(reason(graph, pair[0], pair[1]), Reason::Set(_));
    path.iter().any(|&node| graph.nodes[node].cell.is_none()) || path.chunks(2).any(is_set)
}

/// Returns what a node excludes that is true: the other candidates of its cell, or all that see
/// the group.
fn same_end_conclusion(graph: &Graph<'_>, index: NodeIndex) -> Vec<Candidate> {
    let node = &graph.nodes[index];
    match node.cell {
        None => on_digit(node.seen, node.digit).collect(),
        Some(cell) => {
            let others = graph.state.candidates(cell).iter().filter(|&it| it != node.digit);
            others.map(|digit| Candidate::new(cell, digit)).collect()
        }
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

fn proof(graph: &Graph<'_>, path: &[NodeIndex], is_closed: bool) -> Proof {
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
                let set = &graph.sets[index];
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

//! Dependency cycles between files.

use std::collections::{BTreeMap, BTreeSet};

use crate::arrows::Arrow;
use crate::tree::{FileId, Tree};

/// The files that each file uses, with the first arrow to each.
type Graph<'a> = BTreeMap<FileId, BTreeMap<FileId, &'a Arrow>>;

/// Returns the cycles (strongly connected components), each as the arrows within it.
pub(crate) fn cycles<'a>(tree: &Tree, arrows: &'a BTreeSet<Arrow>) -> Vec<Vec<&'a Arrow>> {
    let graph = graph(tree, arrows);
    let reached: BTreeMap<_, _> =
        graph.keys().map(|file| (*file, reachable(&graph, *file))).collect();
    let are_in_one = |a: FileId, b: FileId| {
        reached.get(&a).is_some_and(|reached| reached.contains(&b))
            && reached.get(&b).is_some_and(|reached| reached.contains(&a))
    };
    let mut found: Vec<Vec<&Arrow>> = Vec::new();
    for (from, uses) in &graph {
        for (to, arrow) in uses.iter().filter(|(to, _)| are_in_one(*from, **to)) {
            match found.iter_mut().find(|cycle| are_in_one(cycle[0].from, *to)) {
                Some(cycle) => cycle.push(arrow),
                None => found.push(vec![arrow]),
            }
        }
    }
    found
}

fn graph<'a>(tree: &Tree, arrows: &'a BTreeSet<Arrow>) -> Graph<'a> {
    let mut graph = Graph::new();
    for arrow in arrows {
        let (from, to) = (tree.files[arrow.from].module, arrow.to);
        let is_of_one_crate = tree.modules[from].root == tree.modules[to].root;
        // Re-exporting an item of a module's own child is not a use.
        let is_facade = arrow.is_reexport && tree.is_inside(to, from);
        if is_of_one_crate && !is_facade {
            let uses = graph.entry(arrow.from).or_default();
            uses.entry(tree.modules[to].file).or_insert(arrow);
        }
    }
    graph
}

/// Returns the files that `from` uses, directly or indirectly.
fn reachable(graph: &Graph<'_>, from: FileId) -> BTreeSet<FileId> {
    let mut reached = BTreeSet::new();
    let mut queue = vec![from];
    while let Some(file) = queue.pop() {
        for next in graph.get(&file).into_iter().flat_map(BTreeMap::keys) {
            if reached.insert(*next) {
                queue.push(*next);
            }
        }
    }
    reached
}

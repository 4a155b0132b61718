//! The tree of a large search: the path that is always there, what the worker reports, folding
//! and unfolding within a budget.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::common::{Page, digit, puzzle};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::steps::TreeMove;
use grove_model::draw::scene::Part;
use grove_model::search::tree::{MAX_SHOWN_NODES, MAX_SMALL_SIZE, TreeView};
use grove_model::update::play::PlayMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::tree::{
    Corner, Drawing, DrawnNode, Mark, Style, View, VisitState, figures_position,
};
use grove_model::worker::protocol::Reply;
use proptest::prelude::*;
use sudoku_engine::board::{Digit, Shape};
use sudoku_engine::recording::{Branches, Child, NodeKind, Subtree, Tree};
use sudoku_engine::search::{Goal, Stepper};

type Path = Vec<Digit>;

/// The minimum distance between the centers of two neighbors.
const APART: f32 = 25.99;

/// The least distance from the edge of a drawing to the middle of a node.
const MARGIN: f32 = 10.0;

/// A whole tree by its paths, recorded in another way than in the worker.
struct Oracle(BTreeMap<Path, Subtree>);

impl Oracle {
    fn of(start: &Stepper) -> Self {
        let tree = Tree::of(start.clone(), 100_000).unwrap();
        let mut paths: Vec<Path> = Vec::new();
        let mut nodes = BTreeMap::new();
        for node in &tree.nodes {
            let above = node.parent.map_or_else(Vec::new, |parent| paths[parent as usize].clone());
            let path: Path = above.into_iter().chain([node.digit]).collect();
            let facts = Subtree {
                level: node.level,
                cell: node.cell,
                digit: node.digit,
                branch: node.branch,
                placed_at: node.placed_at,
                removed_at: node.removed_at,
                size: node.size.into(),
                solutions: node.solutions.into(),
                deepest: node.level + 1,
            };
            nodes.insert(path.clone(), facts);
            paths.push(path);
        }
        Self(nodes)
    }

    fn branches(&self, start: &Stepper, path: &Path) -> Branches {
        let mut at = Stepper::new(start.puzzle(), Goal::Exhaustion);
        if let Some(facts) = self.0.get(path) {
            at.run(facts.placed_at);
        }
        let level = at.levels().last().copied().filter(|level| level.digit.is_none());
        let legal = level.map(|level| level.legal).unwrap_or_default();
        let child = |digit: Digit| {
            let below: Path = path.iter().copied().chain([digit]).collect();
            let cell = level.expect("a digit is chosen").cell;
            Child { cell, digit, branch: digit, subtree: self.0.get(&below).copied() }
        };
        Branches {
            path: path.clone(),
            node: self.0.get(path).copied(),
            choice: level.map(|level| level.choice),
            cell: level.map(|level| level.cell),
            children: legal.iter().map(child).collect(),
        }
    }
}

fn start(sample: Sample, goal: Goal) -> Stepper {
    Stepper::new(&puzzle(sample), goal)
}

fn shown(drawing: &Drawing) -> BTreeMap<Path, DrawnNode> {
    (0..).zip(&drawing.nodes).map(|(place, node)| (drawing.path(place), *node)).collect()
}

/// Returns the number of nodes shown and of those in folded ones: the whole tree, once all is
/// reported.
fn held(drawing: &Drawing) -> u64 {
    let held = drawing.nodes.iter().map(|node| match node.mark {
        Mark::Triangle => node.facts.map_or(0, |facts| facts.size),
        _ => u64::from(node.state == VisitState::Visited || node.facts.is_some()),
    });
    held.sum()
}

/// Lets the worker work until it has reported all that the tree requests.
fn settled(page: &mut Page) -> Drawing {
    page.finish_work();
    assert_eq!(page.player().tree_view.pending_query(), None);
    Drawing::of_player(page.player())
}

fn article() -> Page {
    let mut page = Page::watching(Sample::Article);
    settled(&mut page);
    page
}

fn assert_apart(drawing: &Drawing) {
    let mut before: BTreeMap<u16, f32> = BTreeMap::new();
    for node in &drawing.nodes {
        if let Some(left) = before.insert(node.depth, node.x) {
            assert!(node.x - left >= APART, "{node:?} at {left}");
        }
    }
    let inside = |node: &&DrawnNode| (10.0..=drawing.width - 10.0).contains(&node.x);
    assert!(drawing.nodes.iter().all(|node| inside(&node)));
}

#[test]
fn a_large_tree_starts_with_the_digits_of_the_first_cell() {
    let mut page = Page::watching(Sample::Article);
    let tree_view = &page.player().tree_view;
    assert!(!tree_view.is_loaded_at_once() && tree_view.known_count() == 0);
    let drawing = Drawing::of_player(page.player());
    assert_eq!(drawing.nodes.len(), 5, "drawn before the first report");
    assert!(drawing.nodes[1..].iter().all(|node| node.state == VisitState::Open));
    assert!(drawing.nodes[1..].iter().all(|node| node.mark == Mark::Circle));
    let drawing = settled(&mut page);
    assert_eq!((drawing.nodes.len(), page.player().tree_view.known_count()), (5, 4));
    let oracle = Oracle::of(&start(Sample::Article, Goal::FIRST));
    for (path, node) in shown(&drawing).into_iter().skip(1) {
        assert_eq!(node.facts.map(|facts| facts.size), oracle.0.get(&path).map(|it| it.size));
    }
    assert_eq!(held(&drawing), 1 + 1287);
}

#[test]
fn the_path_is_shown_with_its_siblings_at_any_step_reported_or_not() {
    let start = start(Sample::Article, Goal::FIRST);
    let fresh = TreeView::of(&start);
    let mut page = article();
    let mut at = start.clone();
    loop {
        page.send(Msg::Play(PlayMsg::WentToStep(at.counters().step())));
        for tree_view in [&fresh, &page.player().tree_view] {
            let drawing = Drawing::of(tree_view, &at, false);
            let shown = shown(&drawing);
            let path: Path = at.path().map(|(_, digit)| digit).collect();
            assert_eq!(drawing.path(drawing.current), path);
            for (depth, level) in at.levels().iter().enumerate() {
                for digit in level.legal.iter() {
                    let node: Path = path[..depth].iter().copied().chain([digit]).collect();
                    let node = shown[&node];
                    let is_open = level.untried().contains(digit);
                    assert_eq!(node.state == VisitState::Visited, !is_open);
                    assert_eq!(node.is_on_path, level.digit == Some(digit));
                }
            }
            assert_apart(&drawing);
            let trunk = drawing.nodes.iter().filter(|node| node.is_on_path);
            assert!(trunk.clone().all(|node| (node.x - drawing.nodes[0].x).abs() < 0.01));
        }
        if at.run(13) == 0 {
            break;
        }
    }
}

#[test]
fn the_path_of_a_paused_player_is_reported_completely() {
    let mut page = article();
    for step in [1, 100, 1234, 2523] {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        let drawing = settled(&mut page);
        let oracle = Oracle::of(&start(Sample::Article, Goal::FIRST));
        for (path, node) in shown(&drawing).into_iter().skip(1) {
            let expected = oracle.0.get(&path);
            assert_eq!(
                node.facts.map(|facts| (facts.size, facts.placed_at)),
                expected.map(|facts| (facts.size, facts.placed_at)),
                "{path:?} at {step}"
            );
            let kind = node.facts.and_then(|facts| facts.kind());
            let is_small = node.facts.is_some_and(|it| it.size <= MAX_SMALL_SIZE);
            let mark = match kind {
                Some(NodeKind::Solution) => Mark::Diamond,
                Some(NodeKind::Failure) => Mark::Square,
                Some(NodeKind::Choice) if !node.is_on_path && !is_small => Mark::Triangle,
                _ => Mark::Circle,
            };
            assert_eq!(node.mark, mark, "{path:?} at {step}");
        }
        assert_eq!(held(&drawing), 1288, "nothing is left out at {step}");
        let folded = drawing.nodes.iter().filter(|node| node.mark == Mark::Triangle);
        assert_eq!(drawing.folded_count(), folded.count());
    }
}

#[test]
fn unfolding_shows_subtrees_with_solutions_within_its_budget() {
    let mut page = article();
    assert!(page.send(Msg::Tree(TreeMsg::SubtreeUnfolded)));
    let drawing = settled(&mut page);
    let count = drawing.nodes.len();
    assert!((50..=205).contains(&count), "{count} nodes");
    assert_eq!(held(&drawing), 1288);
    assert_eq!(drawing.nodes.iter().filter(|node| node.mark == Mark::Diamond).count(), 1);
    for node in &drawing.nodes {
        let below = drawing.nodes.iter().any(|it| {
            it.parent.is_some_and(|parent| std::ptr::eq(&drawing.nodes[parent as usize], node))
        });
        let failed = node.facts.is_some_and(|it| it.solutions == 0 && it.removed_at.is_some());
        assert!(!(below && failed), "failed subtrees stay folded at first");
    }
    assert_apart(&drawing);
    assert!(page.send(Msg::Tree(TreeMsg::FoldToggled)), "the tree is folded");
    assert_eq!(Drawing::of_player(page.player()).nodes.len(), 1);
    assert!(page.send(Msg::Tree(TreeMsg::FoldToggled)));
    assert_eq!(settled(&mut page).nodes.len(), count, "nodes unfolded below stay unfolded");
    assert!(page.send(Msg::Tree(TreeMsg::AllUnfolded)));
    let all = settled(&mut page);
    assert_eq!((held(&all), all.folded_count()), (1 + 1287, 0));
    assert!(
        page.send(Msg::Tree(TreeMsg::FailedFolded)) && !page.send(Msg::Tree(TreeMsg::FailedFolded))
    );
    assert!(Drawing::of_player(page.player()).nodes.len() < all.nodes.len());
    assert_eq!(held(&Drawing::of_player(page.player())), 1288);
}

#[test]
fn a_folded_subtree_unfolds_where_it_is() {
    let mut page = article();
    let first = Drawing::of_player(page.player());
    let folded = (0..).zip(&first.nodes).find(|(_, node)| node.mark == Mark::Triangle);
    let (place, node) = folded.map(|(place, node)| (place, *node)).unwrap();
    let path: Rc<[Digit]> = first.path(place).into();
    assert!(page.player().tree_view.is_folded(&path));
    assert!(page.send(Msg::Tree(TreeMsg::NodeFolded(Rc::clone(&path)))));
    assert_eq!(page.step(), 0, "the search stays where it is");
    let drawing = settled(&mut page);
    assert!(drawing.nodes.len() > first.nodes.len() + 5);
    let inside = |drawing: &Drawing| {
        shown(drawing).into_keys().filter(|other| other.starts_with(&path)).count()
    };
    assert!(inside(&drawing) > 5);
    assert!(page.send(Msg::Tree(TreeMsg::NodeOpened(Rc::clone(&path)))));
    assert_eq!(page.step(), node.facts.unwrap().placed_at);
    page.send(Msg::Play(PlayMsg::WentToStart));
    let drawing = settled(&mut page);
    assert!(inside(&drawing) > 5, "it stays unfolded");
    page.send(Msg::Tree(TreeMsg::NodeFolded(Rc::clone(&path))));
    assert_eq!(inside(&settled(&mut page)), 1);
}

#[test]
fn moves_in_a_large_tree_need_no_counts() {
    let oracle = Oracle::of(&start(Sample::Article, Goal::FIRST));
    for knows in [false, true] {
        let mut page = Page::watching(Sample::Article);
        let mut hop = |hop, expected: &[u8]| {
            if knows {
                settled(&mut page);
            }
            let path: Path = expected.iter().map(|&value| crate::common::digit(value)).collect();
            let moved = page.send(Msg::Tree(TreeMsg::Moved(hop)));
            page.work_until_answered();
            assert_eq!(
                page.player().stepper.path().map(|(_, digit)| digit).collect::<Path>(),
                path
            );
            let step = oracle.0.get(&path).map_or(0, |facts| facts.placed_at);
            assert_eq!(page.step(), step, "{hop:?} to {path:?}");
            moved
        };
        let first: Vec<u8> = oracle.0.keys().nth(2).unwrap().iter().map(|it| it.value()).collect();
        assert_eq!(first.len(), 3);
        assert!(hop(TreeMove::Child, &first[..1]));
        assert!(hop(TreeMove::Child, &first[..2]));
        assert!(hop(TreeMove::Child, &first));
        assert!(hop(TreeMove::Parent, &first[..2]));
        assert!(hop(TreeMove::Parent, &first[..1]));
        assert!(!hop(TreeMove::PreviousSibling, &first[..1]));
        let roots: Vec<u8> =
            oracle.0.keys().filter(|path| path.len() == 1).map(|path| path[0].value()).collect();
        assert!(hop(TreeMove::NextSibling, &roots[1..2]));
        assert!(hop(TreeMove::PreviousSibling, &roots[..1]));
        assert!(hop(TreeMove::Parent, &[]));
        assert!(!hop(TreeMove::Parent, &[]));
    }
}

#[test]
fn a_move_past_the_goal_searches_the_whole_tree() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    settled(&mut page);
    let at = page.player().stepper.clone();
    let level = at.levels().iter().rposition(|level| !level.untried().is_empty()).unwrap();
    let path: Path = at.path().map(|(_, digit)| digit).take(level).collect();
    let digit = at.levels()[level].untried().iter().next().unwrap();
    let path: Rc<[Digit]> = path.into_iter().chain([digit]).collect();
    assert!(page.send(Msg::Tree(TreeMsg::NodeOpened(Rc::clone(&path)))));
    page.work_until_answered();
    assert_eq!(page.model.watch.goal, Goal::Exhaustion);
    let there: Path = page.player().stepper.path().map(|(_, digit)| digit).collect();
    assert_eq!(there.as_slice(), &*path);
    assert!(page.model.notices.is_empty());
}

#[test]
fn counts_of_a_running_search_are_requested_again() {
    let mut page = Page::watching(Sample::FataMorgana);
    let whole = |page: &Page| held(&Drawing::of_player(page.player()));
    for _ in 0..3 {
        page.run_worker_slice();
    }
    let early = whole(&page);
    assert!(Drawing::of_player(page.player()).nodes.iter().any(|node| node.is_growing));
    let drawing = settled(&mut page);
    assert!(early < whole(&page), "{early}");
    assert_eq!(whole(&page), 1 + 1_984_465);
    assert!(drawing.nodes.iter().all(|node| !node.is_growing));
    let asked = |reply: &&Reply| matches!(reply, Reply::Branches { .. });
    assert!(page.replies.iter().filter(asked).count() < 30, "reports are not too frequent");
}

#[test]
fn replies_without_a_request_change_nothing() {
    let mut page = Page::watching(Sample::Article);
    let run = page.player().run;
    let ask = page.player().tree_view.pending_query().cloned().unwrap();
    let oracle = Oracle::of(&start(Sample::Article, Goal::FIRST));
    let start = start(Sample::Article, Goal::FIRST);
    let branches = |paths: &[Path]| -> Vec<_> {
        paths.iter().map(|path| Some(oracle.branches(&start, path))).collect()
    };
    let before = Drawing::of_player(page.player());
    for (run, id) in [(run, ask.id + 99), (grove_model::worker::run::RunId(run.0 + 1), ask.id)] {
        let reply = Reply::Branches { run, id, branches: branches(&ask.paths) };
        assert!(!page.send(Msg::Worker(WorkerMsg::replied(reply))));
    }
    assert_eq!(Drawing::of_player(page.player()), before);
    let reply = Reply::Branches { run, id: ask.id, branches: branches(&ask.paths) };
    assert!(page.send(Msg::Worker(WorkerMsg::replied(reply.clone()))));
    assert_ne!(Drawing::of_player(page.player()), before);
    assert_ne!(page.player().tree_view.pending_query().map(|ask| ask.id), Some(ask.id));
    let after = Drawing::of_player(page.player());
    page.send(Msg::Worker(WorkerMsg::replied(reply)));
    assert_eq!(Drawing::of_player(page.player()), after);
}

#[test]
fn a_restarted_worker_is_asked_again_and_a_lost_one_is_not() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToStep(100)));
    page.requests();
    assert!(page.player().tree_view.pending_query().is_some());
    page.restart_worker();
    assert_eq!(held(&settled(&mut page)), 1288);
    page.send(Msg::Play(PlayMsg::WentToStep(1000)));
    page.lose_worker();
    assert_eq!(page.player().tree_view.pending_query(), None);
    page.send(Msg::Tree(TreeMsg::SubtreeUnfolded));
    page.send(Msg::Tree(TreeMsg::Moved(TreeMove::Parent)));
    assert_eq!(page.player().tree_view.pending_query(), None);
    let drawing = Drawing::of_player(page.player());
    assert_eq!(drawing.path(drawing.current).len() as u64, page.counters().depth);
}

#[test]
fn another_goal_keeps_unfolded_nodes_and_requests_them_again() {
    let mut page = article();
    page.send(Msg::Tree(TreeMsg::SubtreeUnfolded));
    let first = settled(&mut page);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    let all = settled(&mut page);
    let total = page.player().progress.counters.placements;
    assert!(total > 1287);
    assert_eq!(held(&all), total + 1);
    assert!(all.nodes.len() >= first.nodes.len());
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::FIRST)));
    assert_eq!(held(&settled(&mut page)), 1288);
}

#[test]
fn the_nodes_shown_and_known_are_bounded() {
    let mut page = Page::watching(Sample::AiEscargot);
    page.finish_work();
    let mut most = 0;
    for step in (0..12).map(|nth| nth * 1431 + 1) {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        page.work_until_answered();
        settled(&mut page);
        page.send(Msg::Tree(TreeMsg::AllUnfolded));
        settled(&mut page);
        // The unfolding of the root is bounded; those of the nodes along the way add up.
        for hop in [
            TreeMove::Parent,
            TreeMove::Parent,
            TreeMove::Parent,
            TreeMove::Parent,
            TreeMove::NextSibling,
        ] {
            page.send(Msg::Tree(TreeMsg::Moved(hop)));
            page.work_until_answered();
            page.send(Msg::Tree(TreeMsg::SubtreeUnfolded));
            let drawing = settled(&mut page);
            most = most.max(drawing.nodes.len());
            assert!(drawing.nodes.len() <= MAX_SHOWN_NODES, "{}", drawing.nodes.len());
            assert!(page.player().tree_view.known_count() <= 13_000);
        }
    }
    assert!(most > MAX_SHOWN_NODES * 3 / 4, "the bound was reached: {most}");
    assert_eq!(
        held(&Drawing::of_player(page.player())),
        page.player().progress.counters.placements + 1
    );
}

/// Reports nine failed children of a node. Those of a node on the current path have a further node
/// each.
fn crowded(path: &Path, is_on_path: bool) -> Branches {
    let level = path.len() as u16;
    let cell = Shape::Nine.cells().nth(path.len()).unwrap();
    let child = |digit: Digit| {
        let subtree = Subtree {
            level,
            cell,
            digit,
            branch: digit,
            placed_at: 1,
            removed_at: Some(4),
            size: if is_on_path { 2 } else { 1 },
            solutions: 0,
            deepest: level + 2,
        };
        Child { cell, digit, branch: digit, subtree: Some(subtree) }
    };
    Branches {
        path: path.clone(),
        node: None,
        choice: None,
        cell: Some(cell),
        children: (1..=9).map(|value| child(digit(value))).collect(),
    }
}

#[test]
fn the_path_is_found_again_after_hidden_nodes_are_forgotten() {
    let mut page = Page::watching(Sample::Article);
    let run = page.player().run;
    let (mut known, mut forgot) = (0, false);
    for step in (0..2523).step_by(40) {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        let current: Path = page.player().stepper.branches().collect();
        while let Some(query) = page.player().tree_view.pending_query().cloned() {
            let reported = query.paths.iter().map(|path| crowded(path, current.starts_with(path)));
            let branches = reported.map(Some).collect();
            let reply = Reply::Branches { run, id: query.id, branches };
            page.send(Msg::Worker(WorkerMsg::replied(reply)));
            let known_before = std::mem::replace(&mut known, page.player().tree_view.known_count());
            forgot |= known < known_before;
        }
        let drawing = Drawing::of_player(page.player());
        let path = shown(&drawing).into_keys().filter(|path: &Path| current.starts_with(path));
        assert_eq!(path.count(), current.len() + 1, "step {step}");
    }
    assert!(forgot);
}

#[test]
fn unfolding_one_subtree_lays_out_little() {
    let mut page = article();
    page.send(Msg::Tree(TreeMsg::SubtreeUnfolded));
    let drawing = settled(&mut page);
    let before = page.player().tree_view.outline_count();
    let (place, node) = (0..)
        .zip(&drawing.nodes)
        .filter(|(_, node)| node.mark == Mark::Triangle)
        .min_by_key(|(_, node)| node.facts.map_or(0, |facts| facts.size))
        .unwrap();
    let added = node.facts.unwrap().size;
    let depth = u64::from(node.depth);
    page.send(Msg::Tree(TreeMsg::NodeFolded(drawing.path(place).into())));
    settled(&mut page);
    let outlines = page.player().tree_view.outline_count() - before;
    // The node and those above it are laid out each time a node below becomes known.
    assert!(outlines <= (depth + 2) * (added + 4), "{outlines} for {added} nodes at {depth}");
    let before = page.player().tree_view.outline_count();
    page.send(Msg::Tree(TreeMsg::FoldToggled));
    assert_eq!(page.player().tree_view.outline_count() - before, depth + 1);
    assert!(
        Drawing::of_player(page.player()).nodes.len() as u64 > depth + 1,
        "the rest stays as it is"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// With any folding and any current node, the nodes of a level keep their distance, the
    /// path is shown, and no node is lost.
    #[test]
    fn random_foldings_keep_the_tree_in_order(
        actions in prop::collection::vec((0_u8..6, 0_usize..10_000), 1..12),
    ) {
        let mut page = article();
        for (action, chance) in actions {
            let drawing = Drawing::of_player(page.player());
            let place = (chance % drawing.nodes.len()) as u32;
            match action {
                0 => page.send(Msg::Play(PlayMsg::WentToStep((chance % 2524) as u64))),
                1 => page.send(Msg::Tree(TreeMsg::FoldToggled)),
                2 => page.send(Msg::Tree(TreeMsg::SubtreeUnfolded)),
                3 => page.send(Msg::Tree(TreeMsg::FailedFolded)),
                _ => page.send(Msg::Tree(TreeMsg::NodeOpened(drawing.path(place).into()))),
            };
            page.work_until_answered();
            let drawing = settled(&mut page);
            assert_apart(&drawing);
            let path: Path = page.player().stepper.path().map(|(_, digit)| digit).collect();
            prop_assert_eq!(drawing.path(drawing.current), path);
            let total = page.player().progress.counters.placements + 1;
            let shut_root = drawing.nodes.len() == 1;
            prop_assert!(shut_root || held(&drawing) == total);
        }
    }
}

#[test]
fn the_counts_of_a_folded_subtree_do_not_overlap_its_neighbor() {
    let mut page = Page::watching(Sample::NorvigImpossible);
    for _ in 0..40 {
        page.run_worker_slice();
    }
    let drawing = Drawing::of_player(page.player());
    // The width of characters in the fallback font of a page without its own.
    let width = |figures: usize| figures as f32 * 7.0;
    for (nth, node) in drawing.nodes.iter().enumerate().filter(|it| it.1.mark == Mark::Triangle) {
        let Some(facts) = node.facts else { continue };
        let digits = facts.size.to_string().len();
        let written = digits + (digits - 1) / 3 + usize::from(node.is_growing);
        let right = figures_position(node, nth == drawing.current as usize).0 + width(written);
        for other in drawing.nodes.iter().enumerate().filter(|it| it.0 != nth).map(|it| it.1) {
            let beside = other.depth == node.depth && other.x > node.x;
            assert!(!beside || other.x - 10.0 >= right, "{} runs into {}", facts.size, other.x);
        }
    }
}

#[test]
fn small_failed_subtrees_beside_the_path_are_open_until_failed_ones_are_folded() {
    let mut page = article();
    page.send(Msg::Play(PlayMsg::WentToStep(30)));
    let open = settled(&mut page);
    let is_small = |node: &&DrawnNode| {
        let small = |it: Subtree| it.size <= MAX_SMALL_SIZE && it.solutions == 0;
        node.facts.is_some_and(small) && node.facts.is_some_and(|it| it.size > 1)
    };
    let small: Vec<&DrawnNode> =
        open.nodes.iter().filter(|node| !node.is_on_path).filter(is_small).collect();
    assert!(small.len() >= 3, "{}", small.len());
    assert!(small.iter().all(|node| node.mark == Mark::Circle), "each shows all of its nodes");
    assert!(open.folded_count() >= 5, "large ones stay folded");
    assert!(page.send(Msg::Tree(TreeMsg::FailedFolded)));
    let folded = settled(&mut page);
    assert!(folded.nodes.len() < open.nodes.len());
    let beside = folded.nodes.iter().filter(|node| !node.is_on_path).filter(is_small);
    assert!(beside.clone().count() > 0);
    assert!(beside.clone().all(|node| node.mark == Mark::Triangle));
    assert_eq!(held(&folded), held(&open));
}

#[test]
fn only_failed_subtrees_are_unfolded() {
    let mut page = article();
    page.send(Msg::Play(PlayMsg::WentToStep(30)));
    let before = settled(&mut page);
    assert!(page.send(Msg::Tree(TreeMsg::FailedUnfolded)));
    let after = settled(&mut page);
    assert!(after.nodes.len() > before.nodes.len() + 500, "{}", after.nodes.len());
    let folded: Vec<_> = after.nodes.iter().filter(|it| it.mark == Mark::Triangle).collect();
    assert!(!folded.is_empty(), "others stay folded");
    assert!(folded.iter().all(|it| it.facts.is_some_and(|facts| facts.solutions > 0)));
    assert_eq!(held(&after), held(&before));
    assert!(!page.send(Msg::Tree(TreeMsg::FailedUnfolded)));
}

#[test]
fn levels_of_a_large_tree_are_named_below_the_current_one_too() {
    let mut page = article();
    page.send(Msg::Play(PlayMsg::WentToStep(30)));
    page.send(Msg::Tree(TreeMsg::AllUnfolded));
    let drawing = settled(&mut page);
    let deepest = drawing.nodes.iter().map(|node| node.depth).max().unwrap();
    assert!(deepest > drawing.current().depth);
    let levels = drawing.level_cells().into_iter();
    let levels: Vec<_> = levels.map(|level| (level.depth, level.cell)).collect();
    let cells = page.player().stepper.cells().iter().copied();
    assert_eq!(levels, (1..=deepest).zip(cells).collect::<Vec<_>>());
}

/// Returns the vertical lines of a large drawing that grows from left to right: where each is, and
/// from where to where it goes.
fn upright_edges(drawing: &Drawing) -> Vec<(f32, f32, f32)> {
    let mut edges = Vec::new();
    for group in drawing.style_groups(View::default()) {
        let is_edge = matches!(
            group.style,
            Style::OpenEdge { .. } | Style::WalkedEdge { .. } | Style::PathEdge
        );
        let points = group.parts.iter().filter(|_| is_edge).filter_map(|part| match *part {
            Part::Move(x, y) | Part::Line(x, y) => Some((x, y)),
            Part::Close | Part::Rect(..) | Part::Circle(..) => None,
        });
        let points: Vec<(f32, f32)> = points.collect();
        let upright = points.windows(2).filter(|it| it[0].0 == it[1].0 && it[0].1 != it[1].1);
        edges.extend(upright.map(|it| (it[0].0, it[0].1.min(it[1].1), it[0].1.max(it[1].1))));
    }
    edges
}

#[test]
fn counts_in_a_large_tree_on_its_side_touch_no_edge_and_no_node() {
    let mut page = article();
    for step in (0..2524).step_by(97).chain([30, 2523]) {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        let drawing = settled(&mut page).into_sideways();
        let edges = upright_edges(&drawing);
        assert!(step == 0 || !edges.is_empty());
        for (nth, node) in drawing.nodes.iter().enumerate() {
            let level = drawing.nodes.iter().filter(|other| other.depth == node.depth);
            let others = level.filter(|other| !std::ptr::eq(*other, node));
            assert!(others.clone().all(|other| (other.y - node.y).abs() >= APART));
            let inside = MARGIN..=drawing.height - MARGIN;
            assert!(inside.contains(&(node.y - 10.0)) || inside.contains(&(node.y + 10.0)));
            let Some(facts) = node.facts.filter(|_| node.mark == Mark::Triangle) else { continue };
            let digits = facts.size.to_string().len();
            let solutions = if facts.solutions > 0 { 4 } else { 0 };
            let width = (digits + (digits - 1) / 3 + solutions) as f32 * 7.0;
            let (left, middle) = figures_position(node, nth == drawing.current as usize);
            let right = left + width;
            let (top, bottom) = (middle - 6.0, middle + 6.0);
            for &(x, from, to) in &edges {
                let crosses = (left..=right).contains(&x) && from < bottom && to > top;
                assert!(!crosses, "{} at step {step} is crossed at {x}", facts.size);
            }
            for other in drawing.nodes.iter().filter(|other| !std::ptr::eq(*other, node)) {
                let covers = other.x + 10.0 > left
                    && other.x - 10.0 < right
                    && (other.y - middle).abs() < 16.0;
                assert!(!covers, "{} at step {step} is covered", facts.size);
            }
        }
    }
}

/// Returns how many counts a control of two buttons at a corner of a node covers.
fn covered_counts(drawing: &Drawing, node: &DrawnNode, corner: Corner) -> usize {
    let (x, y) = corner.offset();
    let rect = |from: f32, length: f32| (from.min(from + length), from.max(from + length));
    let (left, right) = rect(node.x + x, 52.0 * x.signum());
    let (top, bottom) = rect(node.y + y, 26.0 * y.signum());
    let counts = drawing.nodes.iter().enumerate().filter(|(nth, it)| {
        let Some(facts) = it.facts.filter(|_| it.mark == Mark::Triangle) else { return false };
        let (start, middle) = figures_position(it, *nth == drawing.current as usize);
        let end = start + facts.size.to_string().len() as f32 * 7.0;
        start < right && end > left && middle - 6.0 < bottom && middle + 6.0 > top
    });
    counts.count()
}

#[test]
fn the_control_of_a_node_is_where_it_covers_few_counts() {
    let mut page = article();
    let (mut fixed, mut chosen) = (0, 0);
    for step in [400, 1262, 2523] {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        let drawing = settled(&mut page).into_sideways();
        let sheet = [0.0, 0.0, drawing.width, drawing.height];
        for (index, node) in (0..).zip(&drawing.nodes) {
            let corner = drawing.free_corner(index, (52.0, 26.0), sheet);
            fixed += covered_counts(&drawing, node, Corner::UpperLeft);
            chosen += covered_counts(&drawing, node, corner);
        }
    }
    assert!(chosen * 4 <= fixed, "{chosen} instead of {fixed}");
}

//! Selecting nodes of the tree, folding at any node, the costliest branch, and the looks of forced
//! digits and of edges.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::common::{Page, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::steps::TreeMove;
use grove_model::search::tree::{FoldAction, Found};
use grove_model::update::play::PlayMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::view::board::board;
use grove_model::view::tree::{CostliestFacts, Drawing, Mark, Style, View};
use sudoku_engine::board::{Digit, Puzzle};
use sudoku_engine::recording::Tree;
use sudoku_engine::search::{Goal, Stepper, Strategy};

type Path = Vec<Digit>;

/// The number of nodes of each branch of a search, by its path.
fn sizes(start: &Stepper) -> BTreeMap<Path, u64> {
    let tree = Tree::of(start.clone(), 100_000).unwrap();
    let mut paths: Vec<Path> = Vec::new();
    let mut sizes = BTreeMap::new();
    for node in &tree.nodes {
        let mut path = node.parent.map_or_else(Vec::new, |parent| paths[parent as usize].clone());
        path.push(node.branch);
        sizes.insert(path.clone(), u64::from(node.size));
        paths.push(path);
    }
    sizes
}

fn start(sample: Sample, goal: Goal) -> Stepper {
    Stepper::new(&Puzzle::try_from(sample.givens()).unwrap(), goal)
}

fn selected(page: &Page) -> Option<Path> {
    let player = page.player();
    player.tree_view.selection(&player.stepper).map(|selection| selection.path.to_vec())
}

fn settled(page: &mut Page) {
    page.finish_work();
}

/// Returns the first of the largest children of a node.
fn largest_child(sizes: &BTreeMap<Path, u64>, node: &Path) -> Option<(Path, u64)> {
    let is_child = |path: &&Path| path.len() == node.len() + 1 && path.starts_with(node);
    let children = sizes.keys().filter(is_child).map(|path| (path.clone(), sizes[path]));
    children.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

#[test]
fn a_selection_leaves_the_search_where_it_is_and_ends_when_it_moves() {
    let mut page = Page::watching(Sample::Paper);
    assert_eq!(selected(&page), None);
    for (tree_move, depth) in [
        (TreeMove::Child, 1),
        (TreeMove::NextSibling, 1),
        (TreeMove::Child, 2),
        (TreeMove::Parent, 1),
        (TreeMove::PreviousSibling, 1),
    ] {
        assert!(page.send(Msg::Tree(TreeMsg::SelectionMoved(tree_move))), "{tree_move:?}");
        assert_eq!((selected(&page).unwrap().len(), page.step()), (depth, 0));
    }
    assert!(!page.send(Msg::Tree(TreeMsg::SelectionMoved(TreeMove::PreviousSibling))));
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!(selected(&page), None);
    assert!(!page.send(Msg::Tree(TreeMsg::SelectionReached)), "nothing is selected");
    page.send(Msg::Tree(TreeMsg::NodeSelected(Some([].into()))));
    assert!(page.send(Msg::Tree(TreeMsg::SelectionReached)));
    assert_eq!(page.step(), 0);
}

#[test]
fn every_drawn_node_is_found_by_its_path_and_by_moves() {
    let mut page = Page::watching(Sample::Article);
    settled(&mut page);
    page.send(Msg::Tree(TreeMsg::AllUnfolded));
    settled(&mut page);
    let drawing = Drawing::of_player(page.player());
    assert!(drawing.nodes.len() > 1000);
    for node in (1..drawing.nodes.len() as u32).step_by(7) {
        assert_eq!(drawing.find(&drawing.path(node)), Some(node));
        let parent = drawing.neighbor(node, TreeMove::Parent).unwrap();
        let mut child = drawing.neighbor(parent, TreeMove::Child).unwrap();
        while child != node {
            let next = drawing.neighbor(child, TreeMove::NextSibling).unwrap();
            assert_eq!(drawing.neighbor(next, TreeMove::PreviousSibling), Some(child));
            child = next;
        }
    }
    assert_eq!(drawing.find(&[digit(1); 3]), None);
}

#[test]
fn the_costliest_branch_is_followed_to_where_most_of_the_nodes_are() {
    for (sample, goal) in [
        (Sample::Paper, Goal::Exhaustion),
        (Sample::Nuru, Goal::FIRST),
        (Sample::Article, Goal::FIRST),
    ] {
        let sizes = sizes(&start(sample, goal));
        let mut page = Page::watching(sample);
        settled(&mut page);
        let whole = Drawing::of_player(page.player()).node_count;
        let (mut at, mut size) = (Path::new(), whole);
        // What the user selected does not matter.
        page.send(Msg::Tree(TreeMsg::SelectionMoved(TreeMove::Child)));
        assert_eq!(selected(&page).map(|path| path.len()), Some(1));
        for press in 0..6 {
            page.send(Msg::Tree(TreeMsg::CostliestFollowed));
            settled(&mut page);
            // The same by the sizes alone.
            if size <= 1 {
                (at, size) = (Path::new(), whole);
            }
            let half = size / 2;
            (at, size) = largest_child(&sizes, &at).unwrap();
            while let Some(next) = largest_child(&sizes, &at).filter(|next| next.1 > half) {
                (at, size) = next;
            }
            assert_eq!(selected(&page), Some(at.clone()), "{sample:?}, press {press}");
            let drawing = Drawing::of_player(page.player());
            let node = drawing.find(&at).expect("it is drawn");
            assert_eq!(drawing.nodes[node as usize].facts.unwrap().size, size);
            let facts = CostliestFacts::of(page.player(), &drawing);
            assert!(
                matches!(facts, Some(CostliestFacts::Found { size: found, total, .. })
                    if found == size && total == whole),
                "{facts:?}"
            );
            assert_eq!(page.step(), 0, "the search stays where it is");
        }
    }
}

#[test]
fn without_an_answer_the_costliest_branch_is_awaited() {
    let mut page = Page::watching(Sample::Article);
    settled(&mut page);
    page.send(Msg::Tree(TreeMsg::CostliestFollowed));
    let player = page.player();
    let selection = player.tree_view.selection(&player.stepper).unwrap();
    assert_eq!(selection.found, Found::Following { from: 0 });
    settled(&mut page);
    let player = page.player();
    assert_eq!(player.tree_view.selection(&player.stepper).unwrap().found, Found::AsCostliest);
}

#[test]
fn what_can_be_folded_is_folded_and_what_cannot_stays() {
    for sample in [Sample::Paper, Sample::Article] {
        let mut page = Page::watching(sample);
        settled(&mut page);
        page.send(Msg::Play(PlayMsg::WentToStep(12)));
        settled(&mut page);
        let drawing = Drawing::of_player(page.player());
        for node in 0..drawing.nodes.len() as u32 {
            let path: Rc<[Digit]> = drawing.path(node).into();
            let action =
                |page: &Page| page.player().tree_view.fold_action(&page.player().stepper, &path);
            let drawn = |page: &Page| Drawing::of_player(page.player()).nodes.len();
            let (before, action_before) = (drawn(&page), action(&page));
            page.send(Msg::Tree(TreeMsg::NodeFolded(Rc::clone(&path))));
            settled(&mut page);
            match action_before {
                None => assert_eq!(drawn(&page), before, "{sample:?} {path:?}"),
                Some(FoldAction::Fold) => assert!(drawn(&page) < before, "{sample:?} {path:?}"),
                Some(FoldAction::Unfold) => assert!(drawn(&page) >= before, "{sample:?} {path:?}"),
            }
            if action_before.is_some() {
                assert_ne!(action(&page), action_before, "{sample:?} {path:?}");
                page.send(Msg::Tree(TreeMsg::NodeFolded(Rc::clone(&path))));
                settled(&mut page);
                assert_eq!(action(&page), action_before);
            }
            assert_eq!(page.step(), 12);
        }
    }
}

#[test]
fn a_node_is_forced_exactly_if_nothing_else_could_be_placed() {
    let singles: Strategy = "fewest/ascending/singles".parse().unwrap();
    for strategy in [Strategy::PLAIN, singles] {
        let mut page = Page::watching(Sample::Article);
        page.send(Msg::Play(PlayMsg::StrategyChosen(strategy)));
        settled(&mut page);
        page.send(Msg::Play(PlayMsg::WentToStep(37)));
        settled(&mut page);
        let drawing = Drawing::of_player(page.player());
        let levels = page.player().stepper.levels();
        let on_path = drawing.nodes.iter().filter(|node| node.is_on_path && node.depth > 0);
        let cells = board(&page.model);
        let mut forced_count = 0;
        for node in on_path {
            let level = levels[usize::from(node.depth) - 1];
            let is_only = level.legal.len() == 1;
            assert_eq!(node.is_forced, is_only);
            assert_eq!(cells[node.cell.unwrap().index()].is_forced, is_only);
            forced_count += usize::from(is_only);
        }
        assert!(forced_count > 0);
        if strategy == singles {
            assert_eq!(forced_count, 37, "the article's puzzle needs no guess");
        }
    }
}

#[test]
fn forced_digits_and_edges_to_large_branches_look_different() {
    let mut page = Page::watching(Sample::Article);
    settled(&mut page);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    settled(&mut page);
    let drawing = Drawing::of_player(page.player());
    let groups = drawing.style_groups(View::default());
    let circles = |forced: bool| {
        let is_circle = |style: Style| matches!(style, Style::Node { mark: Mark::Circle, is_forced, .. } if is_forced == forced);
        groups
            .iter()
            .filter(|group| is_circle(group.style))
            .map(|group| group.parts.len())
            .sum::<usize>()
    };
    assert!(circles(true) > 5 && circles(false) > 5);
    // 860 of 1,288 nodes, 317 and 110: more than a half, an eighth and a thirty-second.
    let roots = drawing.nodes.iter().filter(|node| node.depth == 1);
    let classes: Vec<(u64, u8)> =
        roots.filter_map(|node| Some((node.facts?.size, drawing.edge_class(node)))).collect();
    assert_eq!(classes, [(860, 4), (317, 3), (110, 2)]);
}

//! The tree of a small search: its nodes, their positions, moving along it, folding.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::common::{Page, places, puzzle, solution};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::steps::TreeMove;
use grove_model::draw::scene::Part;
use grove_model::search::tree::{MAX_LOADED_NODES, TreeView};
use grove_model::update::play::PlayMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::view::tree::{
    Drawing, DrawnNode, Mark, Style, View, VisitState, figures_position,
};
use sudoku_engine::board::{Digit, Givens, Puzzle, Shape};
use sudoku_engine::formats;
use sudoku_engine::recording::{Node, Tree};
use sudoku_engine::search::{Goal, Stepper};

/// The minimum distance between the centers of two neighbors: two halves and a gap.
const APART: f32 = 25.99;

type Path = Vec<Digit>;

fn start(sample: Sample, goal: Goal) -> Stepper {
    Stepper::new(&puzzle(sample), goal)
}

fn forest(sample: Sample, goal: Goal) -> TreeView {
    TreeView::of(&start(sample, goal))
}

fn paper() -> TreeView {
    forest(Sample::Paper, Goal::FIRST)
}

/// Returns the whole tree as the engine records it, with the path to each node.
fn recorded(start: &Stepper) -> Vec<(Path, Node)> {
    let tree = Tree::of(start.clone(), MAX_LOADED_NODES).unwrap();
    let mut paths: Vec<Path> = Vec::new();
    for node in &tree.nodes {
        let above = node.parent.map_or_else(Vec::new, |parent| paths[parent as usize].clone());
        paths.push(above.into_iter().chain([node.digit]).collect());
    }
    paths.into_iter().zip(tree.nodes).collect()
}

fn paper_s_nodes() -> Vec<(Path, Node)> {
    recorded(&start(Sample::Paper, Goal::Exhaustion))
}

/// Returns the nodes shown at the end of the search, by their paths.
fn shown(tree_view: &TreeView, start: &Stepper) -> BTreeMap<Path, DrawnNode> {
    let mut end = Stepper::new(start.puzzle(), Goal::Exhaustion);
    end.run(u64::MAX);
    let drawing = Drawing::of(tree_view, &end, true);
    (0..).zip(&drawing.nodes).map(|(place, node)| (drawing.path(place), *node)).collect()
}

/// Returns forests of every form: deep, cut off at the goal, of a full board, bushy, folded.
fn tree_views() -> Vec<(Stepper, TreeView)> {
    let of_line = |line: &str| {
        let puzzle = Puzzle::try_from(formats::read(line).unwrap().givens).unwrap();
        Stepper::new(&puzzle, Goal::Exhaustion)
    };
    let starts = [
        start(Sample::Paper, Goal::FIRST),
        start(Sample::Nuru, Goal::FIRST),
        of_line("4231314214232314"),
        of_line("12..34.........."),
    ];
    let mut tree_views: Vec<_> =
        starts.into_iter().map(|start| (start.clone(), TreeView::of(&start))).collect();
    let (start, mut folded) = tree_views[3].clone();
    folded.fold_failed();
    tree_views.push((start, folded));
    assert!(tree_views.iter().all(|(_, tree_view)| tree_view.is_loaded_at_once()));
    tree_views
}

/// Returns the search right after it has placed a node.
fn placed(start: &Stepper, node: &Node) -> Stepper {
    let mut at = Stepper::new(start.puzzle(), Goal::Exhaustion);
    at.run(node.placed_at);
    at
}

#[test]
fn the_papers_forest_has_its_nodes() {
    let tree_view = paper();
    assert_eq!((tree_view.known_count(), tree_view.root_branch_count()), (27, 3));
    let at = start(Sample::Paper, Goal::FIRST);
    let drawing = Drawing::of(&tree_view, &at, false);
    let mut profile = [0; 13];
    for node in &drawing.nodes {
        profile[usize::from(node.depth)] += 1;
    }
    assert_eq!(profile, [1, 3, 4, 6, 5, 1, 1, 2, 1, 1, 1, 1, 1]);
    let marks = |mark| drawing.nodes[1..].iter().filter(|node| node.mark == mark).count();
    let marks = [Mark::Circle, Mark::Diamond, Mark::Square, Mark::Triangle].map(marks);
    assert_eq!(marks.iter().sum::<usize>(), 27);
    assert_eq!((marks[1], marks[3], drawing.folded_count()), (1, 0, 0));
    let beyond = drawing.nodes.iter().filter(|node| node.state == VisitState::Beyond);
    let steps: Vec<u64> = beyond.map(|node| node.facts.unwrap().placed_at).collect();
    assert_eq!(steps.len(), 1, "one placement follows the solution");
    assert!(steps[0] > 26 + 14 && !tree_view.is_beyond_goal(26 + 14));
    assert!(drawing.nodes[1..].iter().all(|node| node.state != VisitState::Visited));
}

#[test]
fn all_nodes_recorded_by_the_engine_are_known() {
    for (start, tree_view) in tree_views() {
        let mut whole = Stepper::new(start.puzzle(), Goal::Exhaustion);
        if !tree_view.is_whole() {
            whole = start.clone();
        }
        let nodes = recorded(&whole);
        assert_eq!(tree_view.known_count(), nodes.len());
        for ((path, facts), (expected, node)) in tree_view.nodes().into_iter().zip(nodes) {
            let facts = facts.unwrap();
            assert_eq!(path, expected);
            assert_eq!((facts.level, facts.digit), (node.level, node.digit));
            assert_eq!((facts.placed_at, facts.removed_at), (node.placed_at, node.removed_at));
            let sums = (u64::from(node.size), u64::from(node.solutions));
            assert_eq!((facts.size, facts.solutions), sums);
            assert_eq!(tree_view.facts(&path), Some(facts));
            let below = tree_view.nodes();
            let below = below.iter().filter(|(other, _)| other.starts_with(&path));
            let deepest = below.map(|(other, _)| other.len() as u16).max();
            assert_eq!(Some(facts.deepest), deepest);
        }
    }
}

#[test]
fn only_small_trees_are_loaded() {
    let nuru = forest(Sample::Nuru, Goal::FIRST);
    assert_eq!(nuru.known_count(), 769, "the nodes up to its goal");
    assert!(nuru.is_loaded_at_once() && !nuru.is_whole());
    assert!(paper().is_whole(), "although it is only searched to its first solution");
    for (sample, goal) in [
        (Sample::Nuru, Goal::Exhaustion),
        (Sample::Article, Goal::FIRST),
        (Sample::NorvigImpossible, Goal::FIRST),
    ] {
        let large = forest(sample, goal);
        assert!(
            !large.is_loaded_at_once() && !large.is_whole() && large.known_count() == 0,
            "{sample:?}"
        );
    }
    assert!(tree_views().iter().all(|(_, tree_view)| tree_view.known_count() <= MAX_LOADED_NODES));
}

#[test]
fn nodes_of_a_level_keep_their_distance_and_parents_are_centered() {
    for (start, tree_view) in tree_views() {
        let shown = shown(&tree_view, &start);
        let mut before: BTreeMap<u16, f32> = BTreeMap::new();
        // Sorted by path, nodes are in the order of the search: the next node of a level is the
        // one to its right.
        for (path, node) in &shown {
            if let Some(left) = before.insert(node.depth, node.x) {
                assert!(node.x - left >= APART, "{path:?}");
            }
            let below: Vec<f32> = shown
                .iter()
                .filter(|(other, _)| other.len() == path.len() + 1 && other.starts_with(path))
                .map(|(_, child)| child.x)
                .collect();
            if let (Some(first), Some(last)) = (below.first(), below.last()) {
                assert!((node.x - (first + last) / 2.0).abs() < 0.01, "{path:?}");
                assert_eq!(node.mark, Mark::Circle);
            }
        }
    }
}

#[test]
fn subtrees_of_siblings_do_not_overlap() {
    for (start, tree_view) in tree_views() {
        let shown = shown(&tree_view, &start);
        let extent = |path: &Path, depth: u16| {
            let inside =
                shown.iter().filter(|(other, node)| other.starts_with(path) && node.depth == depth);
            inside.fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), (_, node)| {
                (least.min(node.x), most.max(node.x))
            })
        };
        for (path, node) in &shown {
            let Some((digit, above)) = path.split_last() else { continue };
            let next = shown.keys().find(|other| {
                other.len() == path.len() && other.starts_with(above) && other.last() > Some(digit)
            });
            // On every level, all of the left subtree is to the left of all of the right one.
            for depth in node.depth..14 {
                if let Some(next) = next {
                    assert!(extent(next, depth).0 - extent(path, depth).1 >= APART);
                }
            }
        }
    }
}

#[test]
fn the_path_is_that_of_the_search_at_every_step() {
    for (sample, goal) in [(Sample::Paper, Goal::Exhaustion), (Sample::Nuru, Goal::FIRST)] {
        let tree_view = forest(sample, goal);
        let mut last = u64::MAX;
        for (_, at) in places(sample, goal) {
            let step = at.counters().step();
            // Nothing moves between two steps; Nuru has many steps.
            if step == last || (sample == Sample::Nuru && step % 7 != 0) {
                continue;
            }
            last = step;
            let drawing = Drawing::of(&tree_view, &at, false);
            let path: Path = at.path().map(|(_, digit)| digit).collect();
            assert_eq!(drawing.path(drawing.current), path, "{sample:?} after step {step}");
            let on_path = drawing.nodes.iter().filter(|node| node.is_on_path).count();
            assert_eq!(on_path, path.len() + 1);
            for node in &drawing.nodes[1..] {
                let is_visited = node.facts.unwrap().placed_at <= step;
                assert_eq!(node.state == VisitState::Visited, is_visited);
            }
        }
    }
}

#[test]
fn moves_from_every_node_lead_to_its_neighbors() {
    let tree_view = paper();
    let nodes = paper_s_nodes();
    let start = start(Sample::Paper, Goal::Exhaustion);
    for (path, node) in &nodes {
        let at = placed(&start, node);
        let hop = |hop| tree_view.path_after_move(&at, hop);
        let (_, above) = path.split_last().unwrap();
        assert_eq!(hop(TreeMove::Parent), Some(above.to_vec()), "{path:?}");
        let below = |parent: &[Digit]| -> Vec<Path> {
            let all = nodes.iter().map(|(other, _)| other.clone());
            all.filter(|it| it.len() == parent.len() + 1 && it.starts_with(parent)).collect()
        };
        assert_eq!(hop(TreeMove::Child), below(path).first().cloned(), "{path:?}");
        let siblings = below(above);
        let place = siblings.iter().position(|sibling| sibling == path).unwrap();
        let before = place.checked_sub(1).map(|before| siblings[before].clone());
        assert_eq!(hop(TreeMove::PreviousSibling), before, "{path:?}");
        assert_eq!(hop(TreeMove::NextSibling), siblings.get(place + 1).cloned(), "{path:?}");
    }
    assert_eq!(tree_view.path_after_move(&start, TreeMove::Child), Some(nodes[0].0.clone()));
    for hop in [TreeMove::Parent, TreeMove::PreviousSibling, TreeMove::NextSibling] {
        assert_eq!(tree_view.path_after_move(&start, hop), None, "{hop:?} from the start");
    }
}

#[test]
fn moves_and_clicks_take_the_search_along() {
    let mut page = Page::watching(Sample::Paper);
    let nodes = paper_s_nodes();
    assert!(page.send(Msg::Tree(TreeMsg::Moved(TreeMove::Child))));
    assert_eq!(page.step(), 1);
    assert!(!page.send(Msg::Tree(TreeMsg::Moved(TreeMove::PreviousSibling))));
    assert!(page.send(Msg::Tree(TreeMsg::Moved(TreeMove::NextSibling))));
    let second = nodes.iter().filter(|(path, _)| path.len() == 1).nth(1).unwrap();
    assert_eq!(page.step(), second.1.placed_at);
    assert!(page.send(Msg::Tree(TreeMsg::Moved(TreeMove::Parent))));
    assert_eq!(page.step(), 0);
    for (path, node) in &nodes[..26] {
        page.send(Msg::Play(PlayMsg::Toggled));
        assert!(page.send(Msg::Tree(TreeMsg::NodeOpened(Rc::from(path.as_slice())))));
        assert_eq!((page.step(), page.model.tick()), (node.placed_at, None));
        assert_eq!(page.model.watch.goal, Goal::FIRST);
    }
    let nowhere = Rc::from([crate::common::digit(4); 3]);
    assert!(!page.send(Msg::Tree(TreeMsg::NodeOpened(nowhere))));
    assert!(page.send(Msg::Tree(TreeMsg::NodeOpened(Rc::from([])))));
    assert_eq!(page.step(), 0, "the root is the start of the search");
}

#[test]
fn a_click_beyond_the_goal_searches_the_whole_tree() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Tree(TreeMsg::FailedFolded));
    let folded = Drawing::of_player(page.player()).nodes.len();
    let (path, node) = paper_s_nodes().pop().unwrap();
    assert!(page.send(Msg::Tree(TreeMsg::NodeOpened(Rc::from(path)))));
    assert_eq!(page.step(), node.placed_at);
    assert_eq!(page.player().stepper.path().last(), Some((node.cell, node.digit)));
    assert_eq!(
        (page.model.watch.goal, page.player().stepper.goal()),
        (Goal::Exhaustion, Goal::Exhaustion)
    );
    assert!(!page.player().tree_view.is_beyond_goal(node.placed_at));
    assert_eq!(
        Drawing::of_player(page.player()).nodes.len(),
        folded,
        "folded subtrees stay folded"
    );
    page.send(Msg::Play(PlayMsg::GoalChosen(solution(1))));
    assert_eq!(page.step(), 40, "the first solution");
}

#[test]
fn folding_hides_exactly_the_subtree() {
    let start = start(Sample::Paper, Goal::FIRST);
    for (path, node) in paper_s_nodes() {
        let mut tree_view = paper();
        let at = placed(&start, &node);
        let whole = shown(&tree_view, &start);
        let hides = whole.keys().any(|other| other.starts_with(&path) && *other != path);
        assert_eq!(tree_view.toggle_fold(&at), hides);
        let folded = shown(&tree_view, &start);
        for (other, before) in &whole {
            let hidden = *other != path && other.starts_with(&path);
            assert_eq!(folded.contains_key(other), !hidden, "{other:?} when {path:?} is folded");
            let triangle = folded.get(other).is_some_and(|it| it.mark == Mark::Triangle);
            assert_eq!(triangle, hides && *other == path);
            assert_ne!(before.mark, Mark::Triangle);
        }
        assert_eq!(tree_view.toggle_fold(&at), hides);
        assert_eq!(shown(&tree_view, &start), whole);
    }
    assert!(!paper().toggle_fold(&start));
    assert!(!paper().unfold_all());
}

#[test]
fn folding_failed_subtrees_leaves_solutions_and_their_siblings() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        let start = start(Sample::Paper, goal);
        let mut tree_view = TreeView::of(&start);
        let whole = shown(&tree_view, &start);
        let nodes = paper_s_nodes();
        let (root, first) = &nodes[0];
        tree_view.toggle_fold(&placed(&start, first));
        assert!(tree_view.fold_failed());
        assert!(!tree_view.fold_failed());
        let mark = shown(&tree_view, &start)[root].mark;
        assert_eq!(mark, Mark::Triangle, "a subtree folded before stays folded");
        assert!(tree_view.unfold_all());
        assert_eq!(shown(&tree_view, &start), whole);
        tree_view.fold_failed();
        assert!(tree_view.unfold_failed(&start));
        assert!(!tree_view.unfold_failed(&start));
        assert_eq!(shown(&tree_view, &start), whole);
        tree_view.fold_failed();
        let left = shown(&tree_view, &start);
        for (path, facts) in &nodes {
            let parent = facts.parent.map(|parent| nodes[parent as usize].1);
            let is_shown = parent.is_none_or(|parent| parent.solutions > 0);
            assert_eq!(left.contains_key(path), is_shown, "{path:?}");
            let is_triangle = is_shown && facts.solutions == 0 && facts.size > 1;
            let mark = left.get(path).map(|node| node.mark);
            assert_eq!(mark == Some(Mark::Triangle), is_triangle, "{path:?}");
        }
    }
}

#[test]
fn every_level_of_a_small_tree_is_named_by_its_cell() {
    let start = start(Sample::Paper, Goal::FIRST);
    let upright = Drawing::of(&paper(), &start, false);
    for drawing in [upright.clone(), upright.into_sideways()] {
        let levels = drawing.level_cells();
        let cells: Vec<_> = levels.iter().map(|level| level.cell).collect();
        assert_eq!(cells, start.cells()[..12]);
        for level in levels {
            let mut nodes = drawing.nodes.iter();
            assert!(nodes.any(
                |it| (it.cell, it.x, it.y) == (Some(level.cell), level.point.0, level.point.1)
            ));
        }
    }
}

#[test]
fn in_a_folded_subtree_the_triangle_is_the_current_node() {
    let mut page = Page::watching(Sample::Paper);
    let deep = paper_s_nodes()[2].1.placed_at;
    page.send(Msg::Tree(TreeMsg::Moved(TreeMove::Child)));
    assert!(page.send(Msg::Tree(TreeMsg::FoldToggled)));
    page.send(Msg::Play(PlayMsg::WentToStep(deep)));
    assert_eq!(page.counters().depth, 3);
    let drawing = Drawing::of_player(page.player());
    assert_eq!((drawing.current().depth, drawing.current().mark), (1, Mark::Triangle));
    assert!(!page.send(Msg::Tree(TreeMsg::Moved(TreeMove::Child))), "nothing is drawn below it");
    let (tree_view, at) = (&page.player().tree_view, &page.player().stepper);
    assert_eq!(tree_view.path_after_move(at, TreeMove::Parent), Some(Vec::new()));
    assert!(
        page.send(Msg::Tree(TreeMsg::FoldToggled)),
        "it unfolds the subtree that hides the node"
    );
    assert_eq!(Drawing::of_player(page.player()).nodes.len(), 28);
    page.send(Msg::Tree(TreeMsg::FoldToggled));
    assert!(
        page.send(Msg::Tree(TreeMsg::SubtreeUnfolded))
            && !page.send(Msg::Tree(TreeMsg::SubtreeUnfolded))
    );
    assert_eq!(Drawing::of_player(page.player()).nodes.len(), 28);

    page.send(Msg::Play(PlayMsg::WentToStart));
    assert!(!page.send(Msg::Tree(TreeMsg::FoldToggled)), "there is nothing to fold at the start");
    assert!(!page.send(Msg::Tree(TreeMsg::AllUnfolded)));
}

#[test]
fn an_empty_board_too_large_to_load_costs_little() {
    for shape in [Shape::Nine, Shape::Sixteen] {
        let empty = Puzzle::try_from(Givens::empty(shape)).unwrap();
        let tree_view = TreeView::of(&Stepper::new(&empty, Goal::Exhaustion));
        assert!(!tree_view.is_loaded_at_once() && tree_view.known_count() == 0);
    }
}

#[test]
fn folding_lays_out_only_the_nodes_above() {
    let start = start(Sample::Nuru, Goal::FIRST);
    let mut tree_view = TreeView::of(&start);
    assert_eq!(tree_view.outline_count(), 770, "each outline once, including the root's");
    let depths: Vec<usize> = recorded(&start)
        .into_iter()
        .filter(|(_, node)| node.size > 1)
        .step_by(31)
        .map(|(path, node)| {
            let before = tree_view.outline_count();
            let at = placed(&start, &node);
            assert!(tree_view.toggle_fold(&at));
            assert_eq!(tree_view.outline_count() - before, path.len() as u64 + 1);
            assert!(tree_view.toggle_fold(&at));
            assert_eq!(tree_view.outline_count() - before, 2 * (path.len() as u64 + 1));
            path.len()
        })
        .collect();
    assert!(depths.len() > 10 && depths.iter().any(|&depth| depth > 20));
    let before = tree_view.outline_count();
    Drawing::of(&tree_view, &start, false);
    assert_eq!(tree_view.outline_count(), before);
}

#[test]
fn counts_begin_next_to_the_ring_of_the_current_node() {
    let drawing = Drawing::of(&paper(), &start(Sample::Paper, Goal::FIRST), true);
    let groups =
        drawing.style_groups(View { window: None, highlighted_level: None, shows_labels: true });
    let ring = groups.iter().find(|group| group.style == Style::Current).unwrap();
    let Part::Circle(x, _, radius) = ring.parts[0] else { panic!("{:?}", ring.parts) };
    let (figures, _) = figures_position(drawing.current(), true);
    assert!(figures > x + radius + 1.5, "the ring is 3 wide");
}

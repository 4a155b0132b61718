//! The forest of a small search: its nodes, where they stand, moving along it, folding.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

mod common;

use common::{Page, places, puzzle, solution};
use grove_model::Msg;
use grove_model::forest::{Forest, Hop, LIMIT, Mark};
use grove_model::samples::Sample;
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::formats;
use sudoku_engine::search::{Goal, Stepper};

fn forest(sample: Sample, goal: Goal) -> Forest {
    Forest::of(&Stepper::new(&puzzle(sample), goal)).unwrap()
}

fn paper() -> Forest {
    forest(Sample::Paper, Goal::FIRST)
}

/// Forests of every form: deep, cut off at the goal, of a full board, bushy, folded.
fn forests() -> Vec<Forest> {
    let of_line = |line: &str| {
        let puzzle = Puzzle::try_from(formats::read(line).unwrap().givens).unwrap();
        Forest::of(&Stepper::new(&puzzle, Goal::Exhaustion)).unwrap()
    };
    let bushy = of_line("12..34..........");
    let mut folded = bushy.clone();
    folded.fold_failed();
    vec![paper(), forest(Sample::Nuru, Goal::FIRST), of_line("4231314214232314"), bushy, folded]
}

fn count(forest: &Forest) -> u32 {
    forest.tree().nodes.len() as u32
}

fn parent(forest: &Forest, node: u32) -> Option<u32> {
    forest.tree().nodes[node as usize].parent
}

fn children(forest: &Forest, parent_node: Option<u32>) -> Vec<u32> {
    (0..count(forest)).filter(|&node| parent(forest, node) == parent_node).collect()
}

/// The node itself and all below it.
fn subtree(forest: &Forest, root: u32) -> Vec<u32> {
    (root..root + forest.tree().nodes[root as usize].size).collect()
}

#[test]
fn the_paper_s_forest() {
    let forest = paper();
    assert_eq!(count(&forest), 27);
    assert_eq!(forest.tree().level_profile(), [3, 4, 6, 5, 1, 1, 2, 1, 1, 1, 1, 1]);
    assert_eq!((forest.trees(), forest.levels(), forest.visible()), (3, 12, 27));
    let marks = |mark| (0..27).filter(|&node| forest.mark(node) == mark).count();
    let marks = [Mark::Circle, Mark::Diamond, Mark::Square, Mark::Triangle].map(marks);
    assert_eq!(marks.iter().sum::<usize>(), 27);
    assert_eq!((marks[1], marks[3]), (1, 0));
    assert_eq!(forest.goal_steps(), 26 + 14);
    let beyond: Vec<u32> = (0..27).filter(|&node| forest.is_beyond_goal(node)).collect();
    assert_eq!(beyond, [26], "one placement follows the solution");
}

#[test]
fn only_what_is_small_enough_is_drawn() {
    let of = |sample, goal| Forest::of(&Stepper::new(&puzzle(sample), goal));
    assert_eq!(count(&of(Sample::Nuru, Goal::FIRST).unwrap()), 769, "up to its goal");
    assert!(!of(Sample::Nuru, Goal::FIRST).unwrap().is_whole());
    assert!(paper().is_whole(), "though it is searched to its first solution only");
    assert_eq!(of(Sample::Nuru, Goal::Exhaustion), None, "its whole tree has 1104 nodes");
    assert_eq!(of(Sample::Article, Goal::FIRST), None);
    assert_eq!(of(Sample::NorvigImpossible, Goal::FIRST), None);
    assert!(forests().iter().all(|forest| forest.tree().nodes.len() <= LIMIT));
}

#[test]
fn nodes_of_a_level_keep_their_distance_and_parents_stand_in_the_middle() {
    for forest in forests() {
        let seen: Vec<u32> =
            (0..count(&forest)).filter(|&node| forest.place(node).is_some()).collect();
        let x = |node: u32| forest.place(node).unwrap();
        let level = |node: u32| forest.tree().nodes[node as usize].level;
        let leftmost = seen.iter().map(|&node| x(node)).fold(f32::INFINITY, f32::min);
        assert!(seen.is_empty() || leftmost == 0.0);
        assert_eq!(forest.visible(), seen.len());
        for (index, &left) in seen.iter().enumerate() {
            // In the order of the search the next node of a level is the one to the right.
            let next = seen[index + 1..].iter().find(|&&node| level(node) == level(left));
            if let Some(&right) = next {
                assert!(x(right) - x(left) >= 0.999, "{left} and {right}");
            }
            assert!(x(left) <= forest.width());
            let below = children(&forest, Some(left));
            if forest.mark(left) != Mark::Triangle && !below.is_empty() {
                let middle = (x(below[0]) + x(below[below.len() - 1])) / 2.0;
                assert!((x(left) - middle).abs() < 0.001, "{left}");
            }
        }
    }
}

#[test]
fn subtrees_of_siblings_do_not_overlap() {
    for forest in forests() {
        let tops = (0..count(&forest)).map(Some).chain([None]);
        for pair in tops.flat_map(|top| {
            let below = children(&forest, top);
            below.windows(2).map(|pair| [pair[0], pair[1]]).collect::<Vec<_>>()
        }) {
            // On every level, all of the left subtree is left of all of the right one.
            let on = |root: u32, level: u16| {
                let nodes = subtree(&forest, root).into_iter();
                nodes
                    .filter(|&node| forest.tree().nodes[node as usize].level == level)
                    .filter_map(|node| forest.place(node))
                    .collect::<Vec<f32>>()
            };
            for level in 0..forest.levels() as u16 {
                let rightmost = on(pair[0], level).into_iter().fold(f32::NEG_INFINITY, f32::max);
                let leftmost = on(pair[1], level).into_iter().fold(f32::INFINITY, f32::min);
                assert!(leftmost - rightmost >= 0.999, "{pair:?} on level {level}");
            }
        }
    }
}

#[test]
fn the_path_is_the_search_s_own_at_every_step() {
    for (sample, goal) in [(Sample::Paper, Goal::Exhaustion), (Sample::Nuru, Goal::FIRST)] {
        let forest = forest(sample, goal);
        for (_, at) in places(sample, goal) {
            let step = at.counters().step();
            let nodes =
                forest.path(step).into_iter().map(|node| &forest.tree().nodes[node as usize]);
            let path: Vec<(Cell, Digit)> = nodes.map(|node| (node.cell, node.digit)).collect();
            assert_eq!(path, at.path().collect::<Vec<_>>(), "{sample:?} after step {step}");
            for node in 0..count(&forest) {
                let placed = forest.tree().nodes[node as usize].placed_at <= step;
                assert_eq!(forest.is_visited(node, step), placed);
            }
        }
    }
}

#[test]
fn hops_from_every_node() {
    let forest = paper();
    let step_of = |node: u32| forest.tree().nodes[node as usize].placed_at;
    for node in 0..27 {
        let siblings = children(&forest, parent(&forest, node));
        let at = siblings.iter().position(|&sibling| sibling == node).unwrap();
        let hop = |hop| forest.hop(step_of(node), hop);
        let above = parent(&forest, node).map_or(0, step_of);
        assert_eq!(hop(Hop::Parent), Some(above), "{node}");
        let first = children(&forest, Some(node)).first().map(|&child| step_of(child));
        assert_eq!(hop(Hop::Child), first, "{node}");
        let before = at.checked_sub(1).map(|before| step_of(siblings[before]));
        assert_eq!(hop(Hop::Before), before, "{node}");
        let after = siblings.get(at + 1).map(|&sibling| step_of(sibling));
        assert_eq!(hop(Hop::After), after, "{node}");
    }
    assert_eq!(forest.hop(0, Hop::Child), Some(1));
    for hop in [Hop::Parent, Hop::Before, Hop::After] {
        assert_eq!(forest.hop(0, hop), None, "{hop:?} from the start");
    }
}

#[test]
fn hops_and_clicks_take_the_search_along() {
    let mut page = Page::watching(Sample::Paper);
    let nodes = page.player().forest.as_ref().unwrap().tree().nodes.clone();
    assert!(page.send(Msg::TreeHopped(Hop::Child)));
    assert_eq!(page.step(), 1);
    assert!(!page.send(Msg::TreeHopped(Hop::Before)));
    assert!(page.send(Msg::TreeHopped(Hop::After)));
    assert_eq!(page.step(), nodes.iter().filter(|node| node.level == 0).nth(1).unwrap().placed_at);
    assert!(page.send(Msg::TreeHopped(Hop::Parent)));
    assert_eq!(page.step(), 0);
    for (node, expected) in (0..26).zip(&nodes) {
        page.send(Msg::PlayToggled);
        assert!(page.send(Msg::NodeChosen(node)));
        assert_eq!((page.step(), page.model.tick()), (expected.placed_at, None));
        assert_eq!(page.model.goal, Goal::FIRST);
    }
    assert!(!page.send(Msg::NodeChosen(27)));

    // A forest that is too large is not there to be moved along.
    let mut page = Page::watching(Sample::Article);
    for msg in
        [Msg::TreeHopped(Hop::Child), Msg::NodeChosen(0), Msg::FailedFolded, Msg::FoldToggled]
    {
        assert!(!page.send(msg));
    }
}

#[test]
fn a_click_beyond_the_goal_searches_the_whole_tree() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::FailedFolded);
    let folded = page.player().forest.as_ref().unwrap().visible();
    let node = page.player().forest.as_ref().unwrap().tree().nodes[26];
    assert!(page.send(Msg::NodeChosen(26)));
    assert_eq!(page.step(), node.placed_at);
    assert_eq!(page.player().at.path().last(), Some((node.cell, node.digit)));
    assert_eq!((page.model.goal, page.player().at.goal()), (Goal::Exhaustion, Goal::Exhaustion));
    let forest = page.player().forest.as_ref().unwrap();
    assert!(!forest.is_beyond_goal(26));
    assert_eq!(forest.visible(), folded, "what was folded stays folded");
    page.send(Msg::GoalChosen(solution(1)));
    assert_eq!(page.step(), 40, "the first solution");
}

#[test]
fn folding_hides_exactly_the_subtree() {
    for node in 0..27 {
        let mut forest = paper();
        let whole = forest.clone();
        let hides = !children(&forest, Some(node)).is_empty();
        assert_eq!(forest.toggle_fold(node), hides);
        for other in 0..27 {
            let hidden = other != node && subtree(&whole, node).contains(&other);
            assert_eq!(forest.place(other).is_none(), hidden, "{other} when {node} is folded");
            let triangle = forest.mark(other) == Mark::Triangle;
            assert_eq!(triangle, hides && other == node);
        }
        assert_eq!(forest.toggle_fold(node), hides);
        assert_eq!(forest, whole);
    }
    assert!(!paper().toggle_fold(27));
    assert!(!paper().unfold_all());
}

#[test]
fn folding_what_failed_leaves_solutions_and_their_siblings() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        let mut forest = forest(Sample::Paper, goal);
        let whole = forest.clone();
        let root = children(&forest, None)[0];
        forest.toggle_fold(root);
        assert!(forest.fold_failed());
        assert!(!forest.fold_failed());
        assert_eq!(forest.mark(root), Mark::Triangle, "what was folded before stays so");
        assert!(forest.unfold_all());
        assert_eq!(forest, whole);
        forest.fold_failed();
        for (node, facts) in (0..).zip(&whole.tree().nodes) {
            let parent = facts.parent.map(|parent| &whole.tree().nodes[parent as usize]);
            let is_shown = parent.is_none_or(|parent| parent.solutions > 0);
            assert_eq!(forest.place(node).is_some(), is_shown, "{node}");
            let is_triangle = is_shown && facts.solutions == 0 && facts.size > 1;
            assert_eq!(forest.mark(node) == Mark::Triangle, is_triangle, "{node}");
        }
    }
}

#[test]
fn in_a_folded_subtree_one_stands_at_its_triangle() {
    let mut page = Page::watching(Sample::Paper);
    let deep = page.player().forest.as_ref().unwrap().tree().nodes[2].placed_at;
    page.send(Msg::TreeHopped(Hop::Child));
    assert!(page.send(Msg::FoldToggled));
    page.send(Msg::WentToStep(deep));
    let forest = page.player().forest.as_ref().unwrap();
    assert_eq!(forest.path(deep).len(), 3);
    assert_eq!(forest.place(2), None);
    assert_eq!(forest.hop(deep, Hop::Child), None, "nothing is drawn below it");
    assert_eq!(forest.hop(deep, Hop::Parent), Some(0));
    assert!(page.send(Msg::FoldToggled), "it unfolds what hides it");
    assert_eq!(page.player().forest.as_ref().unwrap().visible(), 27);

    page.send(Msg::WentToStart);
    assert!(!page.send(Msg::FoldToggled), "there is nothing to fold at the start");
    assert!(!page.send(Msg::AllUnfolded));
}

#[test]
fn an_empty_board_too_large_to_draw_costs_little() {
    for shape in [Shape::Nine, Shape::Sixteen] {
        let empty = Puzzle::try_from(Givens::empty(shape)).unwrap();
        let forest = Forest::of(&Stepper::new(&empty, Goal::Exhaustion));
        assert_eq!(forest, None);
    }
}

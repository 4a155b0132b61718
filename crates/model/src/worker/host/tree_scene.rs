//! A tree of nodes as a separate drawing, as large as necessary.

use std::rc::Rc;

use sudoku_engine::export::{Node, Status};

use crate::draw::caption::{Caption, LevelNames};
use crate::draw::scene::{Align, Fill, Ink, Part, SHADES, Scene, Stroke};
use crate::draw::sketch::{Sketch, line};
use crate::draw::tidy::{Extent, JoinedSubtrees, total_extent};

/// The distance between neighboring nodes, and between levels.
const NODE_DISTANCE: f32 = 28.0;
const LEVEL_DISTANCE: f32 = 44.0;
const MARGIN: f32 = 24.0;
/// Half the size of a node's shape.
const NODE_RADIUS: f32 = 10.0;
/// The same of a forced digit, which has no outline.
const FORCED_RADIUS: f32 = NODE_RADIUS * 0.9;
/// The width of a character next to a triangle.
const CHARACTER_WIDTH: f32 = 6.5;

/// Draws these nodes, which begin with the root and have each parent before its children, with the
/// words around them.
pub(super) fn tree_scene(nodes: &[Node], caption: &Caption) -> Scene {
    let positions = NodePositions::of(nodes);
    let placed = nodes.iter().enumerate().filter_map(|(index, node)| {
        let (cell, _) = node.placed?;
        Some((positions.depths[index], cell.index(), positions.position(index).1))
    });
    let names = LevelNames::Rows(caption.level_names(placed));
    caption.around(bare_scene(nodes, &positions), names)
}

fn bare_scene(nodes: &[Node], positions: &NodePositions) -> Scene {
    let mut sketch = Sketch::default();
    draw_edges(nodes, positions, &mut sketch);
    draw_shapes(nodes, positions, &mut sketch);
    draw_digits(nodes, positions, &mut sketch);
    let counts = nodes.iter().enumerate().filter_map(|(index, node)| {
        let (x, y) = positions.position(index);
        let count = node.nodes_represented.filter(|&count| count > 1)?;
        Some((x + NODE_RADIUS + 4.0, y, format!("×{count}")))
    });
    let counts: Vec<(f32, f32, String)> = counts.collect();
    let right = positions.columns.iter().copied().fold(0.0, f32::max);
    let count_ends = counts.iter().map(|(x, _, words)| x + words.len() as f32 * CHARACTER_WIDTH);
    let width = (2.0 * (MARGIN + NODE_RADIUS) + right * NODE_DISTANCE)
        .max(count_ends.fold(0.0, f32::max) + MARGIN);
    let height = 2.0 * (MARGIN + NODE_RADIUS) + f32::from(positions.max_depth()) * LEVEL_DISTANCE;
    sketch.words(Ink::InkSoft, 11.0, Align::Start, counts);
    sketch.finish((width, height))
}

const fn dashed(ink: Ink, width: f32) -> Stroke {
    Stroke { ink, width, dashed: true }
}

/// Draws solid lines to nodes that were searched, and dashed lines to the others.
fn draw_edges(nodes: &[Node], positions: &NodePositions, sketch: &mut Sketch) {
    let (mut searched, mut unsearched) = (Vec::new(), Vec::new());
    for (index, node) in nodes.iter().enumerate() {
        let Some(parent) = positions.parents[index] else { continue };
        let ((from_x, from_y), (x, y)) = (positions.position(parent), positions.position(index));
        let lines = if node.nodes_represented.is_some() { &mut searched } else { &mut unsearched };
        lines.extend([Part::Move(from_x, from_y), Part::Line(x, y)]);
    }
    sketch.stroke(dashed(Ink::Line, 1.5), unsearched);
    sketch.stroke(line(Ink::LineStrong, 1.25), searched);
}

/// Draws the shapes of the nodes, grouped by their look.
fn draw_shapes(nodes: &[Node], positions: &NodePositions, sketch: &mut Sketch) {
    let max_depth = positions.max_depth().max(1);
    let (mut choices, mut forced) = (vec![Vec::new(); SHADES], vec![Vec::new(); SHADES]);
    let mut root = Vec::new();
    let (mut solved, mut failed) = (Vec::new(), Vec::new());
    let (mut folded, mut unsearched) = (Vec::new(), Vec::new());
    for (index, node) in nodes.iter().enumerate() {
        let (x, y) = positions.position(index);
        match node.status {
            Status::Branch if node.placed.is_none() => {
                root.push(Part::Circle(x, y, NODE_RADIUS / 2.0));
            }
            Status::Branch => {
                let tint =
                    usize::from(positions.depths[index]) * (SHADES - 1) / usize::from(max_depth);
                let parent = positions.parents[index];
                if parent.is_some_and(|parent| nodes[parent].children == 1) {
                    forced[tint].push(Part::Circle(x, y, FORCED_RADIUS));
                } else {
                    choices[tint].push(Part::Circle(x, y, NODE_RADIUS));
                }
            }
            Status::Solved => solved.extend(Part::diamond(x, y, NODE_RADIUS * 1.25)),
            Status::Failed => failed.push(Part::square(x, y, NODE_RADIUS * 1.7)),
            Status::Skipped if node.nodes_represented.is_some() => {
                folded.extend(Part::triangle(x, y, NODE_RADIUS));
            }
            Status::Skipped => unsearched.push(Part::Circle(x, y, NODE_RADIUS)),
        }
    }
    let mut add = |ink, stroke, parts| sketch.path(Some(Fill::Plain(ink)), stroke, parts);
    for (tint, parts) in (0..).zip(choices) {
        add(Ink::Tint(tint), Some(line(Ink::LineStrong, 1.5)), parts);
    }
    for (tint, parts) in (0..).zip(forced) {
        add(Ink::Tint(tint), None, parts);
    }
    add(Ink::LineStrong, None, root);
    add(Ink::Surface, Some(dashed(Ink::LineStrong, 1.25)), unsearched);
    add(Ink::Sunken, Some(line(Ink::LineStrong, 1.5)), folded);
    add(Ink::AlarmSoft, Some(line(Ink::Alarm, 1.5)), failed);
    add(Ink::Accent, Some(line(Ink::Accent, 1.5)), solved);
}

/// Draws the digits in the nodes. Those on the accent color have another color.
fn draw_digits(nodes: &[Node], positions: &NodePositions, sketch: &mut Sketch) {
    for (ink, is_on_accent) in [(Ink::Ink, false), (Ink::AccentInk, true)] {
        let nodes = nodes.iter().enumerate();
        let nodes = nodes.filter(|(_, it)| (it.status == Status::Solved) == is_on_accent);
        let words = nodes.filter_map(|(index, node)| {
            let (x, y) = positions.position(index);
            let is_folded = node.status == Status::Skipped && node.nodes_represented.is_some();
            let lower = if is_folded { 3.0 } else { 0.0 };
            Some((x, y + lower, node.placed?.1.symbol().to_string()))
        });
        sketch.words(ink, 12.0, Align::Middle, words.collect());
    }
}

/// The positions of nodes, by their index in the list.
struct NodePositions {
    parents: Vec<Option<usize>>,
    depths: Vec<u16>,
    /// In units of [`NODE_DISTANCE`], from 0.
    columns: Vec<f32>,
}

impl NodePositions {
    fn position(&self, index: usize) -> (f32, f32) {
        let x = self.columns[index] * NODE_DISTANCE;
        let y = f32::from(self.depths[index]) * LEVEL_DISTANCE;
        (MARGIN + NODE_RADIUS + x, MARGIN + NODE_RADIUS + y)
    }

    fn max_depth(&self) -> u16 {
        self.depths.iter().copied().max().unwrap_or(0)
    }

    fn of(nodes: &[Node]) -> Self {
        // The ids ascend, so a binary search finds the parent.
        let index_of = |id: u64| nodes.binary_search_by_key(&id, |node| node.id).ok();
        let parents: Vec<Option<usize>> =
            nodes.iter().map(|node| node.parent.and_then(index_of)).collect();
        let mut children_of: Vec<Vec<(u8, usize)>> = vec![Vec::new(); nodes.len()];
        let mut depths = vec![0_u16; nodes.len()];
        for (index, parent) in parents.iter().enumerate() {
            if let Some(parent) = *parent {
                depths[index] = depths[parent] + 1;
                children_of[parent].push((nodes[index].alternative, index));
            }
        }
        let mut offsets = vec![0.0_f32; nodes.len()];
        let mut outlines: Vec<Rc<[Extent]>> = vec![Rc::default(); nodes.len()];
        // Children come first, so that a node's subtrees have their outlines before it joins
        // them.
        for index in (0..nodes.len()).rev() {
            children_of[index].sort_unstable();
            let children = || children_of[index].iter().map(|&(_, child)| child);
            let subtrees: Vec<_> =
                children().map(|child| std::mem::take(&mut outlines[child])).collect();
            let joined = JoinedSubtrees::of(&[(0.0, 0.0)], &subtrees, None, 1.0);
            children().zip(joined.offsets).for_each(|(child, offset)| offsets[child] = offset);
            outlines[index] = joined.outline;
        }
        let leftmost = outlines.first().map_or(0.0, |outline| total_extent(outline).0);
        let mut columns = vec![-leftmost; nodes.len()];
        for (index, parent) in parents.iter().enumerate() {
            if let Some(parent) = *parent {
                columns[index] = columns[parent] + offsets[index];
            }
        }
        Self { parents, depths, columns }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_engine::board::Puzzle;
    use sudoku_engine::export::Walk;
    use sudoku_engine::search::{Goal, Stepper};

    use super::*;
    use crate::base::samples::Sample;
    use crate::draw::scene::Layer;

    fn nodes(sample: Sample, goal: Goal, limit: u64) -> Vec<Node> {
        let puzzle = Puzzle::try_from(sample.givens()).unwrap();
        Walk::new(Stepper::new(&puzzle, goal), limit).collect()
    }

    #[test]
    fn nodes_do_not_overlap_and_parents_are_centered() {
        for nodes in [
            nodes(Sample::Paper, Goal::Exhaustion, 100),
            nodes(Sample::Article, Goal::FIRST, 5000),
            nodes(Sample::AntiBacktracking, Goal::Exhaustion, 3000),
        ] {
            let positions = NodePositions::of(&nodes);
            let mut rows: Vec<Vec<f32>> = Vec::new();
            for (&x, &depth) in positions.columns.iter().zip(&positions.depths) {
                rows.resize_with(rows.len().max(usize::from(depth) + 1), Vec::new);
                rows[usize::from(depth)].push(x);
                assert!(x >= -0.001);
            }
            for row in &mut rows {
                row.sort_by(f32::total_cmp);
                assert!(row.windows(2).all(|pair| pair[1] - pair[0] > 0.99), "{row:?}");
            }
            for index in 0..nodes.len() {
                let below = (0..nodes.len()).filter(|&it| positions.parents[it] == Some(index));
                let below: Vec<f32> = below.map(|child| positions.columns[child]).collect();
                let first = below.iter().copied().fold(f32::INFINITY, f32::min);
                let last = below.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let middle = (first + last) / 2.0;
                assert!(below.is_empty() || (middle - positions.columns[index]).abs() < 0.01);
            }
        }
    }

    #[test]
    fn each_node_is_one_shape_inside_the_drawing() {
        let nodes = nodes(Sample::Article, Goal::FIRST, 500);
        let scene = bare_scene(&nodes, &NodePositions::of(&nodes));
        let (mut shapes, mut lines, mut words) = (0, 0, 0);
        for layer in &scene.layers {
            match layer {
                Layer::Path { fill: None, parts, .. } => lines += parts.len() / 2,
                Layer::Path { parts, .. } => {
                    let begins = |it: &&Part| !matches!(it, Part::Line(..) | Part::Close);
                    shapes += parts.iter().filter(begins).count();
                    for part in parts {
                        let (Part::Move(x, y)
                        | Part::Line(x, y)
                        | Part::Circle(x, y, _)
                        | Part::Rect(x, y, ..)) = *part
                        else {
                            continue;
                        };
                        assert!(
                            (0.0..scene.width).contains(&x) && (0.0..scene.height).contains(&y)
                        );
                    }
                }
                Layer::Words { words: all, .. } => words += all.len(),
            }
        }
        assert_eq!(shapes, nodes.len());
        assert_eq!(lines, nodes.len() - 1);
        assert_eq!(words, nodes.len() - 1, "the root has no digit");
        let is_only_child = |node: &&Node| {
            let parent = nodes.iter().find(|it| Some(it.id) == node.parent);
            node.status == Status::Branch && parent.is_some_and(|parent| parent.children == 1)
        };
        let discs = scene.layers.iter().filter_map(|layer| match layer {
            Layer::Path { fill: Some(Fill::Plain(Ink::Tint(_))), stroke: None, parts } => {
                Some(parts.len())
            }
            Layer::Path { .. } | Layer::Words { .. } => None,
        });
        let forced = nodes.iter().filter(is_only_child).count();
        assert!(forced > 0);
        assert_eq!(discs.sum::<usize>(), forced, "only forced digits have no outline");
    }
}

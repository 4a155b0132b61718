//! A tree of nodes as a separate drawing, as large as necessary.

use std::rc::Rc;

use sudoku_engine::export::{Node, Status};

use crate::draw::scene::{Align, Fill, Ink, Part, SHADES, Scene, Stroke};
use crate::draw::sketch::{Sketch, line};
use crate::draw::tidy::{Extent, Joined, reach};

/// The distance between neighboring nodes, and between levels.
const ACROSS: f32 = 28.0;
const DOWN: f32 = 44.0;
const MARGIN: f32 = 24.0;
/// Half the size of a node's shape.
const HALF: f32 = 10.0;
/// The width of a character next to a triangle.
const CHARACTER: f32 = 6.5;

/// Draws these nodes, which begin with the root and have each parent before its children.
pub(super) fn tree_scene(nodes: &[Node]) -> Scene {
    let places = Places::of(nodes);
    let mut sketch = Sketch::default();
    edges(nodes, &places, &mut sketch);
    shapes(nodes, &places, &mut sketch);
    digits(nodes, &places, &mut sketch);
    let figures = nodes.iter().enumerate().filter_map(|(index, node)| {
        let (x, y) = places.at(index);
        let count = node.nodes_represented.filter(|&count| count > 1)?;
        Some((x + HALF + 4.0, y, format!("×{count}")))
    });
    let figures: Vec<(f32, f32, String)> = figures.collect();
    let right = places.across.iter().copied().fold(0.0, f32::max);
    let reach = figures.iter().map(|(x, _, words)| x + words.len() as f32 * CHARACTER);
    let width = (2.0 * (MARGIN + HALF) + right * ACROSS).max(reach.fold(0.0, f32::max) + MARGIN);
    let height = 2.0 * (MARGIN + HALF) + f32::from(places.deepest()) * DOWN;
    sketch.words(Ink::InkSoft, 11.0, Align::Start, figures);
    sketch.finish((width, height))
}

const fn dashed(ink: Ink, width: f32) -> Stroke {
    Stroke { ink, width, dashed: true }
}

/// Draws solid lines to nodes that were searched, and dashed lines to the others.
fn edges(nodes: &[Node], places: &Places, sketch: &mut Sketch) {
    let (mut searched, mut open) = (Vec::new(), Vec::new());
    for (index, node) in nodes.iter().enumerate() {
        let Some(parent) = places.parents[index] else { continue };
        let ((from_x, from_y), (x, y)) = (places.at(parent), places.at(index));
        let lines = if node.nodes_represented.is_some() { &mut searched } else { &mut open };
        lines.extend([Part::Move(from_x, from_y), Part::Line(x, y)]);
    }
    sketch.stroke(dashed(Ink::Line, 1.5), open);
    sketch.stroke(line(Ink::LineStrong, 1.25), searched);
}

/// Draws the shapes of the nodes, grouped by their look.
fn shapes(nodes: &[Node], places: &Places, sketch: &mut Sketch) {
    let deepest = places.deepest().max(1);
    let mut choices = vec![Vec::new(); SHADES];
    let mut root = Vec::new();
    let (mut solved, mut failed) = (Vec::new(), Vec::new());
    let (mut folded, mut open) = (Vec::new(), Vec::new());
    for (index, node) in nodes.iter().enumerate() {
        let (x, y) = places.at(index);
        match node.status {
            Status::Branch if node.placed.is_none() => root.push(Part::Circle(x, y, HALF / 2.0)),
            Status::Branch => {
                let tint = usize::from(places.depths[index]) * (SHADES - 1) / usize::from(deepest);
                choices[tint].push(Part::Circle(x, y, HALF));
            }
            Status::Solved => solved.extend(Part::diamond(x, y, HALF * 1.25)),
            Status::Failed => failed.push(Part::square(x, y, HALF * 1.7)),
            Status::Skipped if node.nodes_represented.is_some() => {
                folded.extend(Part::triangle(x, y, HALF));
            }
            Status::Skipped => open.push(Part::Circle(x, y, HALF)),
        }
    }
    let mut add = |ink, stroke, parts| sketch.path(Some(Fill::Plain(ink)), stroke, parts);
    for (tint, parts) in (0..).zip(choices) {
        add(Ink::Tint(tint), Some(line(Ink::LineStrong, 1.5)), parts);
    }
    add(Ink::LineStrong, None, root);
    add(Ink::Surface, Some(dashed(Ink::LineStrong, 1.25)), open);
    add(Ink::Sunken, Some(line(Ink::LineStrong, 1.5)), folded);
    add(Ink::AlarmSoft, Some(line(Ink::Alarm, 1.5)), failed);
    add(Ink::Accent, Some(line(Ink::Accent, 1.5)), solved);
}

/// Draws the digits in the nodes. Those on the accent color have another color.
fn digits(nodes: &[Node], places: &Places, sketch: &mut Sketch) {
    for (ink, is_on_accent) in [(Ink::Ink, false), (Ink::AccentInk, true)] {
        let wanted = nodes.iter().enumerate();
        let wanted = wanted.filter(|(_, it)| (it.status == Status::Solved) == is_on_accent);
        let words = wanted.filter_map(|(index, node)| {
            let (x, y) = places.at(index);
            let is_folded = node.status == Status::Skipped && node.nodes_represented.is_some();
            let lower = if is_folded { 3.0 } else { 0.0 };
            Some((x, y + lower, node.placed?.1.symbol().to_string()))
        });
        sketch.words(ink, 12.0, Align::Middle, words.collect());
    }
}

/// The positions of nodes, by their index in the list.
struct Places {
    parents: Vec<Option<usize>>,
    depths: Vec<u16>,
    /// In node widths, from 0.
    across: Vec<f32>,
}

impl Places {
    fn at(&self, index: usize) -> (f32, f32) {
        let (across, down) = (self.across[index] * ACROSS, f32::from(self.depths[index]) * DOWN);
        (MARGIN + HALF + across, MARGIN + HALF + down)
    }

    fn deepest(&self) -> u16 {
        self.depths.iter().copied().max().unwrap_or(0)
    }

    fn of(nodes: &[Node]) -> Self {
        // The ids ascend, so a binary search finds the parent.
        let place = |id: u64| nodes.binary_search_by_key(&id, |node| node.id).ok();
        let parents: Vec<Option<usize>> =
            nodes.iter().map(|node| node.parent.and_then(place)).collect();
        let mut below: Vec<Vec<(u8, usize)>> = vec![Vec::new(); nodes.len()];
        let mut depths = vec![0_u16; nodes.len()];
        for (index, parent) in parents.iter().enumerate() {
            if let Some(parent) = *parent {
                depths[index] = depths[parent] + 1;
                below[parent].push((nodes[index].alternative, index));
            }
        }
        let mut offsets = vec![0.0_f32; nodes.len()];
        let mut outlines: Vec<Rc<[Extent]>> = vec![Rc::default(); nodes.len()];
        // Children come first, so that a node's subtrees have their outlines before it joins
        // them.
        for index in (0..nodes.len()).rev() {
            below[index].sort_unstable();
            let children = || below[index].iter().map(|&(_, child)| child);
            let subtrees: Vec<_> =
                children().map(|child| std::mem::take(&mut outlines[child])).collect();
            let joined = Joined::of(&[(0.0, 0.0)], &subtrees, None, 1.0);
            children().zip(joined.offsets).for_each(|(child, offset)| offsets[child] = offset);
            outlines[index] = joined.outline;
        }
        let leftmost = outlines.first().map_or(0.0, |outline| reach(outline).0);
        let mut across = vec![-leftmost; nodes.len()];
        for (index, parent) in parents.iter().enumerate() {
            if let Some(parent) = *parent {
                across[index] = across[parent] + offsets[index];
            }
        }
        Self { parents, depths, across }
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
            let places = Places::of(&nodes);
            let mut rows: Vec<Vec<f32>> = Vec::new();
            for (&x, &depth) in places.across.iter().zip(&places.depths) {
                rows.resize_with(rows.len().max(usize::from(depth) + 1), Vec::new);
                rows[usize::from(depth)].push(x);
                assert!(x >= -0.001);
            }
            for row in &mut rows {
                row.sort_by(f32::total_cmp);
                assert!(row.windows(2).all(|pair| pair[1] - pair[0] > 0.99), "{row:?}");
            }
            for index in 0..nodes.len() {
                let below = (0..nodes.len()).filter(|&it| places.parents[it] == Some(index));
                let below: Vec<f32> = below.map(|child| places.across[child]).collect();
                let first = below.iter().copied().fold(f32::INFINITY, f32::min);
                let last = below.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let middle = (first + last) / 2.0;
                assert!(below.is_empty() || (middle - places.across[index]).abs() < 0.01);
            }
        }
    }

    #[test]
    fn each_node_is_one_shape_inside_the_drawing() {
        let nodes = nodes(Sample::Article, Goal::FIRST, 500);
        let scene = tree_scene(&nodes);
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
    }
}

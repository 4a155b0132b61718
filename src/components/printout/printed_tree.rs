//! The beginning of a search tree on a printed page, to fill in, and questions about the search.

use grove_model::generate::printout::{PrintedPuzzle, PrintedStep};
use yew::prelude::*;

use crate::text::Text;

/// The number of nodes to fill in.
const NODES: usize = 12;
/// The distances between levels and between rows, and the radius of a node.
const LEVEL_WIDTH: usize = 30;
const ROW_HEIGHT: usize = 22;
const RADIUS: usize = 8;
/// The height of the names of the levels.
const NAMES_HEIGHT: usize = 14;
/// The least width of the drawing, so that a tree of few levels has no larger nodes.
const MIN_WIDTH: usize = 240;

/// A node of the tree, which grows from left to right.
struct Node<'a> {
    step: &'a PrintedStep,
    /// The row of its parent.
    parent_row: usize,
    /// The number of digits up to it, from 1.
    level: usize,
    row: usize,
}

/// Returns the nodes of the first placements. A first child is in the row of its parent, any other
/// one below all nodes before it.
fn nodes(steps: &[PrintedStep]) -> Vec<Node<'_>> {
    let mut nodes: Vec<Node<'_>> = Vec::new();
    let (mut path, mut last_row, mut is_first_child) = (Vec::new(), 0, true);
    for step in steps {
        if step.is_placed {
            if nodes.len() == NODES {
                break;
            }
            let parent_row = path.last().copied().unwrap_or_default();
            last_row += usize::from(!is_first_child);
            let row = if is_first_child { parent_row } else { last_row };
            path.push(row);
            nodes.push(Node { step, parent_row, level: path.len(), row });
        } else {
            path.pop();
        }
        is_first_child = step.is_placed;
    }
    nodes
}

/// Draws the tree with the cells of its levels, and with the digits if it is the answer.
pub(super) fn printed_tree(text: Text, puzzle: &PrintedPuzzle, has_digits: bool) -> Html {
    let nodes = nodes(&puzzle.first_steps);
    let shape = puzzle.givens.shape();
    let (levels, rows) = nodes
        .iter()
        .fold((0, 0), |(levels, rows), node| (levels.max(node.level), rows.max(node.row + 1)));
    let (x, y) =
        (|level| level * LEVEL_WIDTH + RADIUS, |row| row * ROW_HEIGHT + NAMES_HEIGHT + RADIUS + 2);
    let names = (1..=levels).filter_map(|level| {
        let cell = nodes.iter().find(|node| node.level == level)?.step.cell;
        let name = text.short_cell(cell, shape);
        Some(html! { <text class="printed-name" x={x(level).to_string()} y="9">{name}</text> })
    });
    let edges = nodes.iter().map(|node| {
        let from = (x(node.level - 1), y(node.parent_row));
        format!("M{} {}V{}H{}", from.0, from.1, y(node.row), x(node.level) - RADIUS)
    });
    let circles = nodes.iter().map(|node| {
        let (x, y) = (x(node.level).to_string(), y(node.row));
        let digit = has_digits.then(|| node.step.digit.symbol());
        html! {
            <>
                <circle cx={x.clone()} cy={y.to_string()} r={RADIUS.to_string()} />
                <text {x} y={(y + 4).to_string()}>{digit}</text>
            </>
        }
    });
    let (width, height) = ((x(levels) + RADIUS + 6).max(MIN_WIDTH), y(rows));
    html! {
        <svg class="printed-tree" viewBox={format!("0 0 {width} {height}")}>
            {for names}
            <path d={edges.collect::<String>()} />
            {for circles}
        </svg>
    }
}

/// Draws the questions, each with room for an answer.
pub(super) fn tree_questions(text: Text) -> Html {
    let questions = text.tree_questions().map(|question| {
        html! {
            <li>
                <p class="handout-task">{question}</p>
                <span class="handout-step"></span>
            </li>
        }
    });
    html! { <ol class="handout-questions">{for questions}</ol> }
}

//! A tree as a scene: shapes and lines by style, and labels.

use std::collections::BTreeMap;

use super::{Drawing, DrawnNode, EDGE_WIDTHS, Mark, SubtreeContent, VisitState};
use crate::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};
use crate::search::tree::layout::{FIGURES_OFFSET, NODE_HALF_SIZE};

/// Half the size of a forced digit, which has no outline.
pub const FORCED_HALF_SIZE: f32 = NODE_HALF_SIZE * 0.9;
/// The radius of the dot on nodes that the user chose.
const HAND_DOT_RADIUS: f32 = 3.0;
/// The dot's offset from the center of its node, to the right and upward: on the rim of a
/// circle, and inside the ring of the current node.
const HAND_DOT_OFFSET: f32 = NODE_HALF_SIZE * 0.7;
/// The radius of the ring around the current node.
pub(super) const RING_RADIUS: f32 = NODE_HALF_SIZE + 5.0;

/// The styles of a drawing, each drawn in one go, bottommost first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    /// The row of the highlighted level.
    Level,
    /// An edge to a node that the search has not reached, of a class of [`EDGE_WIDTHS`].
    OpenEdge { class: u8 },
    /// An edge to a node that the search has visited, of a class of [`EDGE_WIDTHS`].
    WalkedEdge { class: u8 },
    /// An edge of the path.
    PathEdge,
    /// The dot of the root.
    Root,
    /// Nodes, with what a folded one is known to hold and the tint of a visited one.
    /// Forced digits look lighter than guesses.
    Node {
        mark: Mark,
        state: VisitState,
        content: Option<SubtreeContent>,
        tint: Option<u8>,
        is_forced: bool,
    },
    /// The dot on nodes that the user chose.
    Hand,
    /// The ring around the current node.
    Current,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StyleGroup {
    pub style: Style,
    pub parts: Vec<Part>,
}

/// The part of a drawing to show, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// The visible part: left, top, right, bottom; everything if `None`.
    pub window: Option<[f32; 4]>,
    /// The level whose row is highlighted.
    pub highlighted_level: Option<u16>,
    /// Whether to write digits and counts.
    pub shows_labels: bool,
}

impl View {
    fn shows(&self, node: &DrawnNode) -> bool {
        // Counts extend beyond their triangles.
        const MARGIN: f32 = 120.0;
        self.window.is_none_or(|[left, top, right, bottom]| {
            (left - MARGIN..=right + MARGIN).contains(&node.x)
                && (top - MARGIN..=bottom + MARGIN).contains(&node.y)
        })
    }

    /// Returns whether the edge between two nodes may be visible.
    fn shows_edge(&self, parent: &DrawnNode, node: &DrawnNode) -> bool {
        self.window.is_none_or(|[left, top, right, bottom]| {
            node.y.max(parent.y) >= top
                && node.y.min(parent.y) <= bottom
                && node.x.max(parent.x) >= left
                && node.x.min(parent.x) <= right
        })
    }
}

impl Drawing {
    /// Returns the visible nodes with their indices.
    pub fn visible_nodes(&self, view: View) -> impl Iterator<Item = (u32, &DrawnNode)> {
        (0..).zip(&self.nodes).filter(move |(_, node)| view.shows(node))
    }

    /// Returns all shapes and lines, grouped by style.
    pub fn style_groups(&self, view: View) -> Vec<StyleGroup> {
        let mut groups: BTreeMap<Style, Vec<Part>> = BTreeMap::new();
        if let Some(level) = view.highlighted_level {
            let [left, top, width, height] = self.level_strip(level);
            let strip = Part::Rect(left, top, width, height);
            groups.entry(Style::Level).or_default().push(strip);
        }
        for node in &self.nodes {
            let Some(parent) = node.parent.map(|parent| &self.nodes[parent as usize]) else {
                continue;
            };
            if view.shows_edge(parent, node) {
                let line = self.edge(parent, node);
                for style in edge_styles(node, self.edge_class(node)).into_iter().flatten() {
                    groups.entry(style).or_default().extend_from_slice(&line);
                }
            }
        }
        for (_, node) in self.visible_nodes(view) {
            outline(groups.entry(node_style(node)).or_default(), node);
            if node.is_by_hand {
                let dot = Part::Circle(
                    node.x + HAND_DOT_OFFSET,
                    node.y - HAND_DOT_OFFSET,
                    HAND_DOT_RADIUS,
                );
                groups.entry(Style::Hand).or_default().push(dot);
            }
        }
        let ring = Part::Circle(self.current().x, self.current().y, RING_RADIUS);
        groups.insert(Style::Current, vec![ring]);
        groups.into_iter().map(|(style, parts)| StyleGroup { style, parts }).collect()
    }

    /// Returns the edge between two nodes.
    fn edge(&self, parent: &DrawnNode, node: &DrawnNode) -> Vec<Part> {
        let mut line = vec![Part::Move(parent.x, parent.y)];
        // Lead the edge around the counts of the nodes in between.
        if self.has_straight_path && self.is_sideways && parent.y != node.y {
            let turn = parent.x + RING_RADIUS;
            line.extend([Part::Line(turn, parent.y), Part::Line(turn, node.y)]);
        } else if self.has_straight_path && !self.is_sideways && parent.x != node.x {
            let middle = (parent.y + node.y) / 2.0;
            line.extend([Part::Line(parent.x, middle), Part::Line(node.x, middle)]);
        }
        line.push(Part::Line(node.x, node.y));
        line
    }
}

/// Returns the styles of an edge. On the path, the number of nodes below shows as a margin.
const fn edge_styles(node: &DrawnNode, class: u8) -> [Option<Style>; 2] {
    let path = if node.is_on_path { Some(Style::PathEdge) } else { None };
    let plain = match node.state {
        VisitState::Visited => Style::WalkedEdge { class },
        VisitState::Open | VisitState::Beyond => Style::OpenEdge { class },
    };
    [Some(plain), path]
}

fn node_style(node: &DrawnNode) -> Style {
    if node.digit.is_none() && node.mark == Mark::Circle {
        return Style::Root;
    }
    let is_visited = node.state == VisitState::Visited;
    Style::Node {
        mark: node.mark,
        state: node.state,
        content: (node.mark == Mark::Triangle).then_some(node.content),
        tint: (is_visited && node.mark == Mark::Circle).then_some(node.tint),
        is_forced: node.is_forced,
    }
}

fn outline(parts: &mut Vec<Part>, node: &DrawnNode) {
    if node.digit.is_none() && node.mark == Mark::Circle {
        parts.push(Part::Circle(node.x, node.y, NODE_HALF_SIZE * 0.5));
    } else {
        let is_plain = node.is_forced && node.mark == Mark::Circle;
        let half = if is_plain { FORCED_HALF_SIZE } else { NODE_HALF_SIZE };
        shape(parts, node.mark, node.x, node.y, half);
    }
}

/// Adds the shape of a mark, of this half size, around a point.
pub fn shape(parts: &mut Vec<Part>, mark: Mark, x: f32, y: f32, half: f32) {
    match mark {
        Mark::Circle => parts.push(Part::Circle(x, y, half)),
        Mark::Square => parts.push(Part::square(x, y, half * 1.7)),
        Mark::Diamond => parts.extend(Part::diamond(x, y, half * 1.25)),
        Mark::Triangle => parts.extend(Part::triangle(x, y, half)),
    }
}

/// Returns where a node's digit is written: lower in a triangle, which is narrow at the top.
pub fn digit_position(node: &DrawnNode) -> (f32, f32) {
    let shift = if node.mark == Mark::Triangle { 3.5 } else { 0.0 };
    (node.x, node.y + shift)
}

/// Returns where a folded node's counts begin: next to its shape, or next to the ring around
/// it.
pub fn figures_position(node: &DrawnNode, is_current: bool) -> (f32, f32) {
    let offset = if is_current { RING_RADIUS + 3.0 } else { FIGURES_OFFSET };
    (node.x + offset, node.y + 2.0)
}

/// Returns a drawing to paint or export. `figures` returns the text next to a folded node.
pub fn scene(drawing: &Drawing, view: View, figures: impl Fn(&DrawnNode) -> String) -> Scene {
    let mut layers: Vec<Layer> = drawing.style_groups(view).into_iter().map(layer).collect();
    if view.shows_labels {
        layers.extend(words(drawing, view, figures));
    }
    Scene { width: drawing.width, height: drawing.height, layers }
}

fn layer(StyleGroup { style, parts }: StyleGroup) -> Layer {
    let stroke = |ink, width, dashed| Some(Stroke { ink, width, dashed });
    let plain = |ink| Some(Fill::Plain(ink));
    let width = |class: u8| EDGE_WIDTHS[usize::from(class).min(EDGE_WIDTHS.len() - 1)];
    let (fill, stroke) = match style {
        Style::Level => (plain(Ink::AccentSoft), None),
        Style::OpenEdge { class } => (None, stroke(Ink::InkSoft, width(class).min(3.0), true)),
        Style::WalkedEdge { class } => (None, stroke(Ink::LineStrong, width(class), false)),
        Style::PathEdge => (None, stroke(Ink::Accent, 4.0, false)),
        Style::Root => (plain(Ink::LineStrong), None),
        Style::Hand => (plain(Ink::Accent), stroke(Ink::Surface, 1.0, false)),
        Style::Current => (None, stroke(Ink::Accent, 3.0, false)),
        Style::Node { mark: Mark::Circle, is_forced: true, tint, .. } => {
            (plain(tint.map_or(Ink::Surface, Ink::Tint)), None)
        }
        Style::Node { state: VisitState::Open | VisitState::Beyond, .. } => {
            (plain(Ink::Surface), stroke(Ink::LineStrong, 1.25, true))
        }
        Style::Node { mark, content, tint, .. } => match (mark, content) {
            (Mark::Circle, _) => {
                (plain(tint.map_or(Ink::Surface, Ink::Tint)), stroke(Ink::LineStrong, 1.5, false))
            }
            (Mark::Diamond, _) => (plain(Ink::Accent), stroke(Ink::Accent, 1.5, false)),
            (Mark::Square, _) => (plain(Ink::AlarmSoft), stroke(Ink::Alarm, 1.5, false)),
            (Mark::Triangle, Some(SubtreeContent::Solution)) => {
                (plain(Ink::AccentSoft), stroke(Ink::Accent, 2.25, false))
            }
            (Mark::Triangle, Some(SubtreeContent::Nothing)) => {
                (plain(Ink::Sunken), stroke(Ink::LineStrong, 1.5, false))
            }
            (Mark::Triangle, _) => (plain(Ink::Surface), stroke(Ink::LineStrong, 1.5, false)),
        },
    };
    Layer::Path { fill, stroke, parts }
}

fn words(drawing: &Drawing, view: View, figures: impl Fn(&DrawnNode) -> String) -> [Layer; 4] {
    let digits = |is_on_accent: bool, is_forced: bool| {
        let drawn = drawing.visible_nodes(view).map(|(_, node)| node);
        drawn
            .filter(|node| is_on_accent_color(node) == is_on_accent)
            .filter(|node| is_on_accent || node.is_forced == is_forced)
            .filter_map(|node| {
                let (x, y) = digit_position(node);
                Some((x, y, node.digit?.symbol().to_string()))
            })
            .collect()
    };
    let folded = drawing.visible_nodes(view).filter(|(_, node)| node.mark == Mark::Triangle);
    let figures = folded
        .map(|(index, node)| {
            let (x, y) = figures_position(node, index == drawing.current);
            (x, y, figures(node))
        })
        .filter(|(_, _, words)| !words.is_empty());
    let (weight, align) = (Weight::Bold, Align::Middle);
    [
        Layer::Words { ink: Ink::Ink, size: 12.0, weight, align, words: digits(false, false) },
        Layer::Words {
            ink: Ink::Ink,
            size: 12.0,
            weight: Weight::Regular,
            align,
            words: digits(false, true),
        },
        Layer::Words { ink: Ink::AccentInk, size: 12.0, weight, align, words: digits(true, false) },
        Layer::Words {
            ink: Ink::InkSoft,
            size: 12.0,
            weight,
            align: Align::Start,
            words: figures.collect(),
        },
    ]
}

fn is_on_accent_color(node: &DrawnNode) -> bool {
    node.mark == Mark::Diamond && node.state == VisitState::Visited
}

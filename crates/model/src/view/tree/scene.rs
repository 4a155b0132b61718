//! A tree as a scene: shapes and lines by style, and labels.

use std::collections::BTreeMap;

use super::{Drawing, Drawn, Holds, Mark, State};
use crate::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke};
use crate::search::tree::layout::{BESIDE, HALF};

/// The radius of the dot on nodes that the user chose.
const HAND: f32 = 3.0;
/// The dot's offset from the center of its node, to the right and upward: on the rim of a
/// circle, and inside the ring of the current node.
const HAND_AWAY: f32 = HALF * 0.7;
/// The radius of the ring around the current node.
const AROUND: f32 = HALF + 5.0;

/// The styles of a drawing, each drawn in one go, bottommost first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    /// The row of the highlighted level.
    Level,
    /// An edge to a node that the search has not reached.
    OpenEdge,
    /// An edge to a node that the search has visited.
    WalkedEdge,
    /// An edge of the path.
    PathEdge,
    /// The dot of the root.
    Root,
    /// Nodes, with what a folded one is known to hold and the tint of a visited one.
    Node { mark: Mark, state: State, holds: Option<Holds>, tint: Option<u8> },
    /// The dot on nodes that the user chose.
    Hand,
    /// The ring around the current node.
    Current,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub style: Style,
    pub parts: Vec<Part>,
}

/// The part of a drawing to show, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// The visible part: left, top, right, bottom; everything if `None`.
    pub window: Option<[f32; 4]>,
    /// The level whose row is highlighted.
    pub lit: Option<u16>,
    /// Whether to write digits and counts.
    pub labels: bool,
}

impl View {
    fn shows(&self, node: &Drawn) -> bool {
        // Counts extend beyond their triangles.
        const RIM: f32 = 120.0;
        self.window.is_none_or(|[left, top, right, bottom]| {
            (left - RIM..=right + RIM).contains(&node.x)
                && (top - RIM..=bottom + RIM).contains(&node.y)
        })
    }

    /// Returns whether the edge between two nodes may be visible.
    fn crosses(&self, above: &Drawn, node: &Drawn) -> bool {
        self.window.is_none_or(|[left, top, right, bottom]| {
            node.y >= top
                && above.y <= bottom
                && node.x.max(above.x) >= left
                && node.x.min(above.x) <= right
        })
    }
}

impl Drawing {
    /// Returns the visible nodes with their indices.
    pub fn in_sight(&self, view: View) -> impl Iterator<Item = (u32, &Drawn)> {
        (0..).zip(&self.nodes).filter(move |(_, node)| view.shows(node))
    }

    /// Returns all shapes and lines, grouped by style.
    pub fn groups(&self, view: View) -> Vec<Group> {
        let mut groups: BTreeMap<Style, Vec<Part>> = BTreeMap::new();
        if let Some(level) = view.lit {
            let [left, top, width, height] = self.strip(level);
            let strip = Part::Rect(left, top, width, height);
            groups.entry(Style::Level).or_default().push(strip);
        }
        for node in &self.nodes {
            let Some(above) = node.parent.map(|parent| &self.nodes[parent as usize]) else {
                continue;
            };
            if view.crosses(above, node) {
                let line = groups.entry(edge_style(node)).or_default();
                line.push(Part::Move(above.x, above.y));
                if self.is_straight && above.x != node.x {
                    // Lead the edge around the counts of the nodes in between.
                    let middle = (above.y + node.y) / 2.0;
                    line.extend([Part::Line(above.x, middle), Part::Line(node.x, middle)]);
                }
                line.push(Part::Line(node.x, node.y));
            }
        }
        for (_, node) in self.in_sight(view) {
            outline(groups.entry(node_style(node)).or_default(), node);
            if node.is_by_hand {
                let dot = Part::Circle(node.x + HAND_AWAY, node.y - HAND_AWAY, HAND);
                groups.entry(Style::Hand).or_default().push(dot);
            }
        }
        let ring = Part::Circle(self.current().x, self.current().y, AROUND);
        groups.insert(Style::Current, vec![ring]);
        groups.into_iter().map(|(style, parts)| Group { style, parts }).collect()
    }
}

const fn edge_style(node: &Drawn) -> Style {
    match node.state {
        _ if node.is_on_path => Style::PathEdge,
        State::Visited => Style::WalkedEdge,
        State::Open | State::Beyond => Style::OpenEdge,
    }
}

fn node_style(node: &Drawn) -> Style {
    if node.digit.is_none() && node.mark == Mark::Circle {
        return Style::Root;
    }
    let is_visited = node.state == State::Visited;
    Style::Node {
        mark: node.mark,
        state: node.state,
        holds: (node.mark == Mark::Triangle).then_some(node.holds),
        tint: (is_visited && node.mark == Mark::Circle).then_some(node.tint),
    }
}

fn outline(parts: &mut Vec<Part>, node: &Drawn) {
    if node.digit.is_none() && node.mark == Mark::Circle {
        parts.push(Part::Circle(node.x, node.y, HALF * 0.5));
    } else {
        shape(parts, node.mark, node.x, node.y, HALF);
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
pub fn digit_place(node: &Drawn) -> (f32, f32) {
    let lower = if node.mark == Mark::Triangle { 3.5 } else { 0.0 };
    (node.x, node.y + lower)
}

/// Returns where a folded node's counts begin: next to its shape, or next to the ring around
/// it.
pub fn figures_place(node: &Drawn, is_current: bool) -> (f32, f32) {
    let beside = if is_current { AROUND + 3.0 } else { BESIDE };
    (node.x + beside, node.y + 2.0)
}

/// Returns a drawing to paint or export. `figures` returns the text next to a folded node.
pub fn scene(drawing: &Drawing, view: View, figures: impl Fn(&Drawn) -> String) -> Scene {
    let mut layers: Vec<Layer> = drawing.groups(view).into_iter().map(layer).collect();
    if view.labels {
        layers.extend(words(drawing, view, figures));
    }
    Scene { width: drawing.width, height: drawing.height, layers }
}

fn layer(Group { style, parts }: Group) -> Layer {
    let stroke = |ink, width, dashed| Some(Stroke { ink, width, dashed });
    let plain = |ink| Some(Fill::Plain(ink));
    let (fill, stroke) = match style {
        Style::Level => (plain(Ink::AccentSoft), None),
        Style::OpenEdge => (None, stroke(Ink::InkSoft, 1.0, true)),
        Style::WalkedEdge => (None, stroke(Ink::LineStrong, 1.25, false)),
        Style::PathEdge => (None, stroke(Ink::Accent, 4.0, false)),
        Style::Root => (plain(Ink::LineStrong), None),
        Style::Hand => (plain(Ink::Accent), stroke(Ink::Surface, 1.0, false)),
        Style::Current => (None, stroke(Ink::Accent, 3.0, false)),
        Style::Node { state: State::Open | State::Beyond, .. } => {
            (plain(Ink::Surface), stroke(Ink::LineStrong, 1.25, true))
        }
        Style::Node { mark, holds, tint, .. } => match (mark, holds) {
            (Mark::Circle, _) => {
                (plain(tint.map_or(Ink::Surface, Ink::Tint)), stroke(Ink::LineStrong, 1.5, false))
            }
            (Mark::Diamond, _) => (plain(Ink::Accent), stroke(Ink::Accent, 1.5, false)),
            (Mark::Square, _) => (plain(Ink::AlarmSoft), stroke(Ink::Alarm, 1.5, false)),
            (Mark::Triangle, Some(Holds::Solution)) => {
                (plain(Ink::AccentSoft), stroke(Ink::Accent, 2.25, false))
            }
            (Mark::Triangle, Some(Holds::Nothing)) => {
                (plain(Ink::Sunken), stroke(Ink::LineStrong, 1.5, false))
            }
            (Mark::Triangle, _) => (plain(Ink::Surface), stroke(Ink::LineStrong, 1.5, false)),
        },
    };
    Layer::Path { fill, stroke, parts }
}

fn words(drawing: &Drawing, view: View, figures: impl Fn(&Drawn) -> String) -> [Layer; 3] {
    let digits = |is_on_accent: bool| {
        let drawn = drawing.in_sight(view).map(|(_, node)| node);
        drawn
            .filter(|node| is_accent(node) == is_on_accent)
            .filter_map(|node| {
                let (x, y) = digit_place(node);
                Some((x, y, node.digit?.symbol().to_string()))
            })
            .collect()
    };
    let folded = drawing.in_sight(view).filter(|(_, node)| node.mark == Mark::Triangle);
    let figures = folded
        .map(|(place, node)| {
            let (x, y) = figures_place(node, place == drawing.current);
            (x, y, figures(node))
        })
        .filter(|(_, _, words)| !words.is_empty());
    let align = Align::Middle;
    [
        Layer::Words { ink: Ink::Ink, size: 12.0, align, words: digits(false) },
        Layer::Words { ink: Ink::AccentInk, size: 12.0, align, words: digits(true) },
        Layer::Words {
            ink: Ink::InkSoft,
            size: 11.0,
            align: Align::Start,
            words: figures.collect(),
        },
    ]
}

fn is_accent(node: &Drawn) -> bool {
    node.mark == Mark::Diamond && node.state == State::Visited
}

//! What is written around a drawing that is saved: a title above it, names along its levels, and a
//! legend below it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};
use super::sketch::{Sketch, estimated_width, line};

const MARGIN: f32 = 24.0;
const TITLE_SIZE: f32 = 18.0;
const SIZE: f32 = 13.0;
const NAME_SIZE: f32 = 11.0;
/// The height of the title with the line below it.
const HEAD_HEIGHT: f32 = 46.0;
/// The height of a line of the legend.
const LINE_HEIGHT: f32 = 24.0;
/// Half the size of a shape in the legend.
const SIGN_RADIUS: f32 = 7.0;
/// The width of a sign with the space behind it, and the space behind an entry.
const SIGN_WIDTH: f32 = 24.0;
const ENTRY_GAP: f32 = 20.0;
/// The least width, so that narrow drawings have a legend of few lines.
const MIN_WIDTH: f32 = 360.0;

/// A shape that the legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sign {
    Circle,
    /// A circle without an outline.
    Disc,
    Diamond,
    Square,
    Triangle,
    /// A dashed circle.
    Dashed,
    /// A hatched bar.
    Hatched,
    /// A plain bar with a line at the bottom.
    Underlined,
}

/// The words around a drawing, in the user's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Caption {
    pub title: String,
    /// The line below the title.
    pub below: String,
    pub legend: Vec<(Sign, String)>,
    /// The names of all cells, in reading order.
    pub cells: Vec<String>,
}

/// The names along the levels of a drawing, with their positions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum LevelNames {
    /// To the left of the levels, which go down.
    Rows(Vec<(f32, String)>),
    /// Below the levels, which go to the right.
    Columns(Vec<(f32, String)>),
}

impl Caption {
    /// Names each level on which all nodes fill the same cell. A node has its level, its cell and
    /// the position of its level.
    pub(crate) fn level_names(
        &self,
        nodes: impl Iterator<Item = (u16, usize, f32)>,
    ) -> Vec<(f32, String)> {
        let mut levels: BTreeMap<u16, Option<(usize, f32)>> = BTreeMap::new();
        for (level, cell, at) in nodes {
            let known = levels.entry(level).or_insert(Some((cell, at)));
            *known = known.filter(|(known_cell, _)| *known_cell == cell);
        }
        let named = levels.into_values().flatten();
        named.filter_map(|(cell, at)| Some((at, self.cells.get(cell)?.clone()))).collect()
    }

    /// Returns the width of the longest name of a level.
    pub(crate) fn longest_name(&self) -> f32 {
        self.cells.iter().map(|name| estimated_width(name, NAME_SIZE)).fold(0.0, f32::max)
    }

    /// Returns the drawing with everything around it.
    pub(crate) fn around(&self, scene: Scene, names: LevelNames) -> Scene {
        let gutter = match &names {
            LevelNames::Rows(names) => {
                names.iter().map(|(_, name)| estimated_width(name, NAME_SIZE)).fold(0.0, f32::max)
            }
            LevelNames::Columns(_) => 0.0,
        };
        let title_width = estimated_width(&self.title, TITLE_SIZE)
            .max(estimated_width(&self.below, SIZE) + 2.0)
            + 2.0 * MARGIN;
        let width = (gutter + scene.width).max(title_width).max(MIN_WIDTH);
        let foot = match &names {
            LevelNames::Columns(names) if !names.is_empty() => LINE_HEIGHT,
            LevelNames::Columns(_) | LevelNames::Rows(_) => 0.0,
        };
        // A narrow drawing is in the middle.
        let left = gutter + (width - gutter - scene.width) / 2.0;
        let top = MARGIN + HEAD_HEIGHT;
        let mut sketch = Sketch::default();
        self.draw_head(&mut sketch);
        draw_names(names, (left, top), top + scene.height, &mut sketch);
        let legend_top = top + scene.height + foot;
        let height = self.draw_legend(legend_top, width, &mut sketch) + MARGIN;
        let mut framed = sketch.finish((width, height));
        framed.layers.extend(scene.layers.into_iter().map(|layer| moved(layer, left, top)));
        framed
    }

    fn draw_head(&self, sketch: &mut Sketch) {
        let title = (MARGIN, MARGIN + TITLE_SIZE / 2.0, self.title.clone());
        sketch.words(Ink::Ink, TITLE_SIZE, Align::Start, vec![title]);
        let below = (MARGIN, MARGIN + TITLE_SIZE + 14.0, self.below.clone());
        sketch.weighted_words((Ink::InkSoft, Weight::Regular), SIZE, Align::Start, vec![below]);
    }

    /// Draws as many entries in a line as fit. Returns the lower edge.
    fn draw_legend(&self, top: f32, width: f32, sketch: &mut Sketch) -> f32 {
        let (mut x, mut y) = (MARGIN, top + LINE_HEIGHT / 2.0);
        let mut words = Vec::new();
        for (sign, meaning) in &self.legend {
            let entry_width = SIGN_WIDTH + estimated_width(meaning, SIZE);
            if x > MARGIN && x + entry_width > width - MARGIN {
                (x, y) = (MARGIN, y + LINE_HEIGHT);
            }
            sign.draw(x + SIGN_RADIUS, y, sketch);
            words.push((x + SIGN_WIDTH, y, meaning.clone()));
            x += entry_width + ENTRY_GAP;
        }
        sketch.weighted_words((Ink::Ink, Weight::Regular), SIZE, Align::Start, words);
        if self.legend.is_empty() { top } else { y + LINE_HEIGHT / 2.0 }
    }
}

impl Sign {
    /// Draws the sign around a point, in the style of the drawings.
    fn draw(self, x: f32, y: f32, sketch: &mut Sketch) {
        let half = SIGN_RADIUS;
        let circle = || vec![Part::Circle(x, y, half)];
        let plain = |ink| Some(Fill::Plain(ink));
        let bar = || vec![Part::Rect(x - half, y - half, 2.0 * half + 4.0, 2.0 * half)];
        let dashed = Stroke { ink: Ink::LineStrong, width: 1.25, dashed: true };
        let edge = |ink| Some(line(ink, 1.5));
        match self {
            Self::Circle => sketch.path(plain(Ink::Tint(2)), edge(Ink::LineStrong), circle()),
            Self::Disc => sketch.path(plain(Ink::Tint(2)), None, circle()),
            Self::Diamond => {
                let parts = Part::diamond(x, y, half * 1.25).to_vec();
                sketch.path(plain(Ink::Accent), edge(Ink::Accent), parts);
            }
            Self::Square => {
                let parts = vec![Part::square(x, y, half * 1.7)];
                sketch.path(plain(Ink::AlarmSoft), edge(Ink::Alarm), parts);
            }
            Self::Triangle => {
                let parts = Part::triangle(x, y, half).to_vec();
                sketch.path(plain(Ink::Sunken), edge(Ink::LineStrong), parts);
            }
            Self::Dashed => sketch.path(plain(Ink::Surface), Some(dashed), circle()),
            Self::Hatched => {
                sketch.fill(Fill::Plain(Ink::Tint(6)), bar());
                sketch.fill(Fill::Hatched(Ink::Surface), bar());
            }
            Self::Underlined => {
                sketch.fill(Fill::Plain(Ink::AccentSoft), bar());
                let foot = Part::Rect(x - half, y + half - 2.0, 2.0 * half + 4.0, 2.0);
                sketch.fill(Fill::Plain(Ink::Accent), vec![foot]);
            }
        }
    }
}

/// Draws the names. Where two of them would touch, the second one is left out.
fn draw_names(names: LevelNames, (left, top): (f32, f32), bottom: f32, sketch: &mut Sketch) {
    let ink = (Ink::InkSoft, Weight::Regular);
    match names {
        LevelNames::Rows(names) => {
            let words = names.into_iter().map(|(y, name)| (left, top + y, name)).collect();
            sketch.weighted_words(ink, NAME_SIZE, Align::End, words);
        }
        LevelNames::Columns(names) => {
            let (y, mut end) = (bottom + LINE_HEIGHT / 2.0, f32::MIN);
            let words = names.into_iter().filter_map(|(x, name)| {
                let half = estimated_width(&name, NAME_SIZE) / 2.0;
                let has_room = x - half >= end;
                end = if has_room { x + half } else { end };
                has_room.then_some((left + x, y, name))
            });
            let words = words.collect();
            sketch.weighted_words(ink, NAME_SIZE, Align::Middle, words);
        }
    }
}

fn moved(layer: Layer, dx: f32, dy: f32) -> Layer {
    match layer {
        Layer::Path { fill, stroke, parts } => {
            let parts = parts.into_iter().map(|part| moved_part(part, dx, dy)).collect();
            Layer::Path { fill, stroke, parts }
        }
        Layer::Words { ink, size, weight, align, words } => {
            let words = words.into_iter().map(|(x, y, word)| (x + dx, y + dy, word)).collect();
            Layer::Words { ink, size, weight, align, words }
        }
    }
}

const fn moved_part(part: Part, dx: f32, dy: f32) -> Part {
    match part {
        Part::Move(x, y) => Part::Move(x + dx, y + dy),
        Part::Line(x, y) => Part::Line(x + dx, y + dy),
        Part::Close => Part::Close,
        Part::Rect(x, y, width, height) => Part::Rect(x + dx, y + dy, width, height),
        Part::Circle(x, y, radius) => Part::Circle(x + dx, y + dy, radius),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caption() -> Caption {
        let cells = ["r1c1", "r1c2", "r1c3"].map(str::to_owned).to_vec();
        let legend =
            [Sign::Circle, Sign::Disc, Sign::Diamond, Sign::Square, Sign::Triangle, Sign::Dashed];
        let legend = legend.map(|sign| (sign, format!("{sign:?}"))).to_vec();
        Caption { title: "Title".into(), below: "below it".into(), legend, cells }
    }

    fn words(scene: &Scene) -> Vec<(f32, f32, String)> {
        let words = scene.layers.iter().filter_map(|layer| match layer {
            Layer::Words { words, .. } => Some(words.clone()),
            Layer::Path { .. } => None,
        });
        words.flatten().collect()
    }

    #[test]
    fn a_level_has_a_name_if_all_its_nodes_fill_one_cell() {
        let nodes = [(1, 0, 10.0), (1, 0, 10.0), (2, 1, 20.0), (2, 2, 20.0), (3, 2, 30.0)];
        let names = caption().level_names(nodes.into_iter());
        assert_eq!(names, [(10.0, "r1c1".to_owned()), (30.0, "r1c3".to_owned())]);
    }

    #[test]
    fn everything_is_around_the_drawing_and_inside_the_picture() {
        let inner = || Scene {
            width: 100.0,
            height: 50.0,
            layers: vec![Layer::Path {
                fill: Some(Fill::Plain(Ink::Ink)),
                stroke: None,
                parts: vec![Part::Rect(0.0, 0.0, 100.0, 50.0)],
            }],
        };
        for names in [
            LevelNames::Rows(vec![(10.0, "r1c1".to_owned()), (40.0, "r1c2".to_owned())]),
            LevelNames::Columns(vec![(10.0, "r1c1".to_owned()), (60.0, "r1c2".to_owned())]),
        ] {
            let scene = caption().around(inner(), names);
            let Some(Layer::Path { parts, .. }) = scene.layers.last() else { panic!("no drawing") };
            let [Part::Rect(left, top, width, height)] = parts[..] else { panic!("{parts:?}") };
            assert_eq!((width, height), (100.0, 50.0), "the drawing keeps its size");
            let words = words(&scene);
            for expected in ["Title", "below it", "r1c1", "r1c2", "Circle", "Dashed"] {
                let (x, y, _) = words.iter().find(|(_, _, word)| word == expected).unwrap();
                assert!((0.0..scene.width).contains(x) && (0.0..scene.height).contains(y));
                let is_beside = *x <= left || *y <= top || *y >= top + height;
                assert!(is_beside, "{expected} covers the drawing");
            }
        }
    }
}

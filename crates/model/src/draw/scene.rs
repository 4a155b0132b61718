//! A drawing as data: painted on a canvas, or written as SVG.
//!
//! What is drawn is decided here, where it can be tested; who paints it only
//! knows colours and a canvas. Lengths are CSS pixels from the top left.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, IntoEnumIterator};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    pub width: f32,
    pub height: f32,
    /// What is drawn, the undermost first.
    pub layers: Vec<Layer>,
}

/// Things of one style, which are painted at one go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Layer {
    /// Outlines.
    Path { fill: Option<Fill>, stroke: Option<Stroke>, parts: Vec<Part> },
    /// Words: for each the place of its `align` on its middle line, and what it says.
    Words { ink: Ink, size: f32, align: Align, words: Vec<(f32, f32, String)> },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    Move(f32, f32),
    Line(f32, f32),
    Close,
    /// A rectangle: left, top, width, height.
    Rect(f32, f32, f32, f32),
    /// A circle: its middle and its radius.
    Circle(f32, f32, f32),
}

impl Part {
    pub fn square(x: f32, y: f32, side: f32) -> Self {
        Self::Rect(x - side / 2.0, y - side / 2.0, side, side)
    }

    pub fn diamond(x: f32, y: f32, half: f32) -> [Self; 5] {
        [
            Self::Move(x, y - half),
            Self::Line(x + half, y),
            Self::Line(x, y + half),
            Self::Line(x - half, y),
            Self::Close,
        ]
    }

    /// A triangle around a place, a little wider and higher than twice this.
    pub fn triangle(x: f32, y: f32, half: f32) -> [Self; 4] {
        let (wide, foot) = (half * 1.1, y + half);
        let (right, left) = (Self::Line(x + wide, foot), Self::Line(x - wide, foot));
        [Self::Move(x, y - wide), right, left, Self::Close]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fill {
    Plain(Ink),
    /// With one colour, let through by so many 255ths.
    Faded(Ink, u8),
    /// With thin slanting lines.
    Hatched(Ink),
}

impl Fill {
    /// Pixels from one line of a hatching to the next, across or down.
    pub const HATCH: u8 = 6;
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    pub ink: Ink,
    pub width: f32,
    pub dashed: bool,
}

/// Which part of words stands at the place given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Align {
    Start,
    Middle,
    End,
}

/// A colour by its task; the style sheet's custom property of the same name has it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Display, EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Ink {
    /// The page behind everything.
    Paper,
    Surface,
    /// What lies deeper than panels.
    Sunken,
    Ink,
    /// Words of less weight.
    InkSoft,
    Line,
    /// Lines that have to be seen.
    LineStrong,
    Accent,
    /// Words on the accent.
    AccentInk,
    /// A ground for what matters.
    AccentSoft,
    Alarm,
    AlarmSoft,
    /// A depth of the search, from 0 to [`SHADES`] - 1.
    #[strum(to_string = "tint-{0}")]
    Tint(u8),
}

impl Ink {
    /// Every colour, in the order of [`place`](Self::place).
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = Self::iter().filter(|ink| !matches!(ink, Self::Tint(_)));
        plain.chain((0..SHADES as u8).map(Self::Tint))
    }

    pub fn place(self) -> usize {
        Self::all().position(|ink| ink == self).unwrap_or_else(|| Self::all().count() - 1)
    }

    /// The custom property of the style sheet that has it.
    pub fn property(self) -> String {
        format!("--{self}")
    }
}

/// Steps of the colour ramp that tells a placed digit's depth.
pub const SHADES: usize = 12;

//! A drawing as data, ready for a canvas or an SVG file.
//!
//! All decisions about a drawing are made here, where they can be tested; painting it takes
//! only colors and a canvas. Lengths are CSS pixels from the top left.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, IntoEnumIterator};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    pub width: f32,
    pub height: f32,
    /// The layers, from bottom to top.
    pub layers: Vec<Layer>,
}

/// Shapes or texts of one style, painted in one go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Layer {
    /// Shapes that are filled, stroked or both.
    Path { fill: Option<Fill>, stroke: Option<Stroke>, parts: Vec<Part> },
    /// Texts, each with its position: the point on its middle line that `align` refers to.
    Words { ink: Ink, size: f32, weight: Weight, align: Align, words: Vec<(f32, f32, String)> },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    Move(f32, f32),
    Line(f32, f32),
    Close,
    /// Left, top, width, height.
    Rect(f32, f32, f32, f32),
    /// Center and radius.
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

    /// Returns a triangle around a point, slightly wider and taller than twice `half`.
    pub fn triangle(x: f32, y: f32, half: f32) -> [Self; 4] {
        let (wide, foot) = (half * 1.1, y + half);
        let (right, left) = (Self::Line(x + wide, foot), Self::Line(x - wide, foot));
        [Self::Move(x, y - wide), right, left, Self::Close]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fill {
    Plain(Ink),
    /// One color, with an opacity in 255ths.
    Faded(Ink, u8),
    /// Thin diagonal lines.
    Hatched(Ink),
}

impl Fill {
    /// The distance in pixels between the lines of a hatching, across or down.
    pub const HATCH: u8 = 6;
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    pub ink: Ink,
    pub width: f32,
    pub dashed: bool,
}

/// How heavy the letters of a text are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weight {
    Regular,
    Bold,
}

impl Weight {
    /// Returns the weight as in CSS, from 1 to 1000.
    pub const fn number(self) -> u16 {
        match self {
            Self::Regular => 400,
            Self::Bold => 600,
        }
    }
}

/// The part of a text that is placed at the given point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Align {
    Start,
    Middle,
    End,
}

/// A color by its purpose, defined by the style sheet's custom property of the same name.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Display, EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Ink {
    /// The background of the page.
    Paper,
    Surface,
    /// Areas that appear sunk below panels.
    Sunken,
    Ink,
    /// Less prominent text.
    InkSoft,
    Line,
    /// Lines that must be seen.
    LineStrong,
    Accent,
    /// Text on the accent color.
    AccentInk,
    /// A background for emphasis.
    AccentSoft,
    Alarm,
    AlarmSoft,
    /// Thermometers.
    RuleFill,
    /// Windows.
    RuleTint,
    /// Diagonals.
    RuleLine,
    /// The user's digits and marks in cells with colors.
    OnColor,
    /// The ground of a color of cells, by its number from 1 to [`COLORS`].
    #[strum(to_string = "color-{0}")]
    Color(u8),
    /// The pattern on the ground of a color of cells, by its number from 1 to [`COLORS`].
    #[strum(to_string = "color-line-{0}")]
    ColorLine(u8),
    /// A depth of the search, from 0 to [`SHADES`] - 1.
    #[strum(to_string = "tint-{0}")]
    Tint(u8),
}

impl Ink {
    /// Returns every color, in the order of [`index`](Self::index).
    pub fn all() -> impl Iterator<Item = Self> {
        let is_plain =
            |ink: &Self| !matches!(ink, Self::Color(_) | Self::ColorLine(_) | Self::Tint(_));
        let colors = (1..=COLORS as u8).flat_map(|it| [Self::Color(it), Self::ColorLine(it)]);
        let tints = (0..SHADES as u8).map(Self::Tint);
        Self::iter().filter(is_plain).chain(colors).chain(tints)
    }

    pub fn index(self) -> usize {
        Self::all().position(|ink| ink == self).unwrap_or_else(|| Self::all().count() - 1)
    }

    /// Returns the style sheet's custom property that defines the color.
    pub fn property(self) -> String {
        format!("--{self}")
    }
}

/// The number of shades in the color ramp for the depth of a placed digit.
pub const SHADES: usize = 12;

/// The number of colors that cells may have.
pub const COLORS: usize = 9;

//! A scene as an SVG file.
//!
//! Uses only what every program renders alike: paths, text and patterns, with colors as
//! `#rrggbb` on the elements themselves and no style sheet. A layer of many parts becomes
//! several paths, so that no line of the file is very long.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use sudoku_engine::export::Lines;

use super::decimal::Decimal;
use super::palette::Palette;
use super::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};

/// The maximum number of parts per path. A longer outline has a path of its own: outlines are
/// never split.
const MAX_PARTS_PER_PATH: usize = 400;

/// Writes a scene, one line per path or text.
#[derive(Clone, Debug)]
pub struct Svg {
    scene: Scene,
    palette: Palette,
    title: String,
    /// The layer being written, and its first part or text not yet written.
    layer: usize,
    part: usize,
    written_lines: u64,
    state: WriteState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WriteState {
    New,
    Open,
    Closed,
}

impl Svg {
    /// Creates a writer for a scene in these colors, with this title.
    pub const fn new(scene: Scene, palette: Palette, title: String) -> Self {
        Self { scene, palette, title, layer: 0, part: 0, written_lines: 0, state: WriteState::New }
    }

    fn write_header(&self, text: &mut String) {
        let (width, height) = (Decimal::from(self.scene.width), Decimal::from(self.scene.height));
        let paper = self.palette.color(Ink::Paper);
        // Writing to a string never fails, here and below.
        let _ = writeln!(
            text,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"{}\">\n<title>{}</title>",
            escaped(self.palette.font()),
            escaped(&self.title)
        );
        let hatched: BTreeSet<Ink> = self.scene.layers.iter().filter_map(hatching).collect();
        for ink in hatched {
            let (id, color, size) = (hatch_id(ink), self.palette.color(ink), Fill::HATCH);
            let _ = writeln!(
                text,
                "<defs><pattern id=\"{id}\" width=\"{size}\" height=\"{size}\" \
                 patternUnits=\"userSpaceOnUse\"><path d=\"M-1 1L1 -1M0 {size}L{size} 0M{} {}L{} {}\" \
                 stroke=\"{color}\" fill=\"none\"/></pattern></defs>",
                size - 1,
                size + 1,
                size + 1,
                size - 1,
            );
        }
        let _ = writeln!(text, "<path d=\"M0 0h{width}v{height}h-{width}z\" fill=\"{paper}\"/>");
    }

    /// Writes one path or one text. Returns `false` after the last.
    fn write_line(&mut self, text: &mut String) -> bool {
        while let Some(layer) = self.scene.layers.get(self.layer) {
            let next = match layer {
                Layer::Path { fill, stroke, parts } => {
                    let remaining_parts = &parts[self.part..];
                    let count = whole_outline_part_count(remaining_parts);
                    if count > 0 {
                        write_path(&self.palette, *fill, *stroke, &remaining_parts[..count], text);
                    }
                    count
                }
                Layer::Words { ink, size, weight, align, words } => {
                    words[self.part..].first().map_or(0, |word| {
                        write_text(&self.palette, (*ink, *size, *weight, *align), word, text);
                        1
                    })
                }
            };
            if next > 0 {
                self.part += next;
                return true;
            }
            self.layer += 1;
            self.part = 0;
        }
        false
    }
}

impl Lines for Svg {
    fn write(&mut self, text: &mut String, lines: u64) -> bool {
        match self.state {
            WriteState::Closed => return false,
            WriteState::New => self.write_header(text),
            WriteState::Open => {}
        }
        self.state = WriteState::Open;
        for _ in 0..lines {
            if !self.write_line(text) {
                text.push_str("</svg>\n");
                self.state = WriteState::Closed;
                return false;
            }
            self.written_lines += 1;
        }
        true
    }

    fn written(&self) -> u64 {
        self.written_lines
    }
}

const fn hatching(layer: &Layer) -> Option<Ink> {
    match layer {
        Layer::Path { fill: Some(Fill::Hatched(ink)), .. } => Some(*ink),
        Layer::Path { .. } | Layer::Words { .. } => None,
    }
}

fn hatch_id(ink: Ink) -> String {
    format!("hatch-{ink:?}").replace(['(', ')'], "")
}

/// Returns how many leading parts form whole outlines: at most [`MAX_PARTS_PER_PATH`], or one
/// longer outline.
fn whole_outline_part_count(parts: &[Part]) -> usize {
    let begins_outline = |part: &Part| !matches!(part, Part::Line(..) | Part::Close);
    let mut end = parts.len().min(MAX_PARTS_PER_PATH);
    while end > 0 && parts.get(end).is_some_and(|part| !begins_outline(part)) {
        end -= 1;
    }
    if end > 0 || parts.is_empty() {
        return end;
    }
    // The first outline alone has more parts.
    parts.iter().skip(1).position(begins_outline).map_or(parts.len(), |next| next + 1)
}

fn write_path(
    palette: &Palette,
    fill: Option<Fill>,
    stroke: Option<Stroke>,
    parts: &[Part],
    text: &mut String,
) {
    let _ = write!(text, "<path d=\"{}\"", Part::path_data(parts));
    let _ = match fill {
        None => write!(text, " fill=\"none\""),
        Some(Fill::Plain(ink)) => write!(text, " fill=\"{}\"", palette.color(ink)),
        Some(Fill::Faded(ink, alpha)) => {
            let opacity = Decimal::from(f32::from(alpha) / 255.0);
            write!(text, " fill=\"{}\" fill-opacity=\"{opacity}\"", palette.color(ink))
        }
        Some(Fill::Hatched(ink)) => write!(text, " fill=\"url(#{})\"", hatch_id(ink)),
    };
    if let Some(Stroke { ink, width, dashed }) = stroke {
        let (color, width) = (palette.color(ink), Decimal::from(width));
        let _ =
            write!(text, " stroke=\"{color}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"");
        if dashed {
            text.push_str(" stroke-dasharray=\"3 3\"");
        }
    }
    text.push_str("/>\n");
}

impl Part {
    /// Returns shapes as the data of one SVG path.
    pub fn path_data(parts: &[Self]) -> String {
        let mut data = String::new();
        parts.iter().for_each(|&part| write_part(part, &mut data));
        data
    }
}

impl Align {
    /// Returns the value of SVG's `text-anchor`.
    pub const fn anchor(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }

    /// Returns the y coordinate of the baseline of a text, given that of its middle line and its
    /// font size. Not every program supports a baseline in the middle. A third of the size below
    /// it, digits are centered.
    pub fn baseline(middle: f32, size: f32) -> f32 {
        middle + size * 0.35
    }
}

fn write_part(part: Part, text: &mut String) {
    let _ = match part {
        Part::Move(x, y) => write!(text, "M{} {}", Decimal::from(x), Decimal::from(y)),
        Part::Line(x, y) => write!(text, "L{} {}", Decimal::from(x), Decimal::from(y)),
        Part::Close => write!(text, "z"),
        Part::Rect(x, y, width, height) => {
            let (x, y) = (Decimal::from(x), Decimal::from(y));
            let (right, down, left) =
                (Decimal::from(width), Decimal::from(height), Decimal::from(-width));
            write!(text, "M{x} {y}h{right}v{down}h{left}z")
        }
        Part::Circle(x, y, radius) => {
            let (left, y, r) = (Decimal::from(x - radius), Decimal::from(y), Decimal::from(radius));
            let (forward, backward) = (Decimal::from(2.0 * radius), Decimal::from(-2.0 * radius));
            write!(text, "M{left} {y}a{r} {r} 0 1 0 {forward} 0a{r} {r} 0 1 0 {backward} 0z")
        }
    };
}

fn write_text(
    palette: &Palette,
    (ink, size, weight, align): (Ink, f32, Weight, Align),
    (x, y, words): &(f32, f32, String),
    text: &mut String,
) {
    let (anchor, weight) = (align.anchor(), weight.number());
    let baseline = Decimal::from(Align::baseline(*y, size));
    let (x, size) = (Decimal::from(*x), Decimal::from(size));
    let color = palette.color(ink);
    let _ = writeln!(
        text,
        "<text x=\"{x}\" y=\"{baseline}\" font-size=\"{size}\" font-weight=\"{weight}\" \
         text-anchor=\"{anchor}\" fill=\"{color}\">{}</text>",
        escaped(words)
    );
}

/// Escapes text for XML, dropping the characters that XML does not allow.
fn escaped(words: &str) -> String {
    let replacement = |character: char| match character {
        '\t' | '\n' | '\r' => Some(' '),
        '\u{fffe}' | '\u{ffff}' => None,
        other => Some(other).filter(|other| !other.is_control()),
    };
    super::escaped(&words.chars().filter_map(replacement).collect::<String>())
}

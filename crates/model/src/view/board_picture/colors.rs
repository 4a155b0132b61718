//! The colors of cells: their grounds, and the pattern that distinguishes each of them in black and
//! white. Patterns are those of the page (`src/components/play/colors.rs`).

use sudoku_engine::board::Color;

use super::place::{CELL, top_left};
use crate::draw::convex::{ConvexArea, Point};
use crate::draw::scene::{COLORS, Fill, Ink, Part};
use crate::draw::sketch::{Sketch, line};
use crate::puzzle::editor::EditedPuzzle;
use crate::view::colors::{CELL_SIDE, wedge_corners};

// Each color has its inks.
const _: () = assert!(COLORS == Color::ALL.len());

// Lengths in patterns are hundredths of the side of a cell.

/// The distance between the lines or the dots of a pattern.
const STEP: f32 = 25.0;
/// The width of lines.
const WIDTH: f32 = 4.0;
/// The radius of a dot, and that of the middle of a ring's line.
const DOT: f32 = 4.5;
const RING: f32 = 6.0;
/// How far the corners of a zigzag line are above and below the middle of its row.
const CREST: f32 = -4.5;
const TROUGH: f32 = 5.5;
/// The number of lines or dots to each side of the middle that may be inside a cell.
const REACH: i8 = 8;

/// What the pattern of a color consists of.
enum Pattern {
    /// Straight lines, each family given by the vector across its lines.
    Lines(&'static [(f32, f32)]),
    Dots,
    Rings,
    Zigzag,
}

impl Pattern {
    const fn of(color: Color) -> Self {
        const RISING: (f32, f32) = (1.0, 1.0);
        const FALLING: (f32, f32) = (1.0, -1.0);
        const LEVEL: (f32, f32) = (0.0, 1.0);
        const UPRIGHT: (f32, f32) = (1.0, 0.0);
        match color {
            Color::Red => Self::Lines(&[RISING]),
            Color::Orange => Self::Dots,
            Color::Yellow => Self::Lines(&[LEVEL]),
            Color::Green => Self::Lines(&[FALLING]),
            Color::Teal => Self::Lines(&[UPRIGHT]),
            Color::Blue => Self::Lines(&[LEVEL, UPRIGHT]),
            Color::Violet => Self::Lines(&[RISING, FALLING]),
            Color::Pink => Self::Rings,
            Color::Gray => Self::Zigzag,
        }
    }

    /// Returns the shapes of the pattern that are inside an area, around this middle of a tile.
    fn parts(&self, area: &ConvexArea, middle: Point) -> Vec<Part> {
        match *self {
            Self::Lines(families) => {
                families.iter().flat_map(|&across| lines(area, middle, across)).collect()
            }
            Self::Dots => circles(area, middle, DOT, DOT),
            Self::Rings => circles(area, middle, RING, RING + WIDTH / 2.0),
            Self::Zigzag => zigzags(area, middle),
        }
    }
}

/// Draws the areas of all colors, each with its pattern, which does not cross their edges.
pub(super) fn colors(sketch: &mut Sketch, edited_puzzle: &EditedPuzzle) {
    let shape = edited_puzzle.shape();
    for color in Color::ALL {
        let pattern = Pattern::of(color);
        let (mut grounds, mut parts) = (Vec::new(), Vec::new());
        for (cell, set) in shape.cells().zip(edited_puzzle.colors.iter()) {
            let Some(nth) = set.iter().position(|it| it == color) else { continue };
            let corner = top_left(cell.row(shape), cell.column(shape));
            let corners: Vec<Point> = wedge_corners(nth, set.len())
                .into_iter()
                .map(|(x, y)| (x as f32, y as f32))
                .collect();
            if set.len() == 1 {
                grounds.push(Part::Rect(corner.0, corner.1, CELL, CELL));
            } else {
                grounds.extend(outline(&corners).map(|part| placed(part, corner)));
            }
            let area = ConvexArea::new(corners);
            // Cells of one color have whole tiles; in the others, each color has at least one line
            // or dot.
            let middle = if set.len() == 1 { (1.5 * STEP, 1.5 * STEP) } else { area.center() };
            parts.extend(pattern.parts(&area, middle).into_iter().map(|it| placed(it, corner)));
        }
        sketch.fill(Fill::Plain(Ink::Color(color.number())), grounds);
        let ink = Ink::ColorLine(color.number());
        match pattern {
            Pattern::Dots => sketch.fill(Fill::Plain(ink), parts),
            Pattern::Lines(_) | Pattern::Rings | Pattern::Zigzag => {
                sketch.stroke(line(ink, pixels(WIDTH)), parts);
            }
        }
    }
}

fn outline(corners: &[Point]) -> impl Iterator<Item = Part> {
    let parts = corners
        .iter()
        .enumerate()
        .map(|(nth, &(x, y))| if nth == 0 { Part::Move(x, y) } else { Part::Line(x, y) });
    parts.chain([Part::Close])
}

/// Returns lines with the distance [`STEP`] between them, across or down.
fn lines(area: &ConvexArea, (x, y): Point, (across, down): (f32, f32)) -> Vec<Part> {
    let length = f32::from(REACH) * STEP;
    let all = (-REACH..=REACH).filter_map(|nth| {
        let away = STEP * f32::from(nth) / (across * across + down * down);
        let (x, y) = (x + across * away, y + down * away);
        let from = (x - down * length, y + across * length);
        let line = area.clipped((from, (x + down * length, y - across * length)), WIDTH / 2.0);
        // A shorter line would look like a dot.
        line.filter(|(from, to)| (to.0 - from.0).hypot(to.1 - from.1) > WIDTH)
    });
    all.flat_map(|(from, to)| [Part::Move(from.0, from.1), Part::Line(to.0, to.1)]).collect()
}

/// Returns those circles of rows and columns that are inside with this whole radius.
fn circles(area: &ConvexArea, (x, y): Point, radius: f32, whole_radius: f32) -> Vec<Part> {
    let steps = || (-REACH..=REACH).map(|nth| STEP * f32::from(nth));
    let centers = steps().flat_map(|down| steps().map(move |across| (x + across, y + down)));
    let inside = centers.filter(|&center| area.depth(center) >= whole_radius);
    inside.map(|(x, y)| Part::Circle(x, y, radius)).collect()
}

/// Returns rows of zigzag lines with a corner at every half [`STEP`].
fn zigzags(area: &ConvexArea, (x, y): Point) -> Vec<Part> {
    let corner = |row: i8, nth: i8| {
        let below = if nth % 2 == 0 { TROUGH } else { CREST };
        (x + STEP / 2.0 * f32::from(nth), y + STEP * f32::from(row) + below)
    };
    let mut parts = Vec::new();
    for row in -REACH..=REACH {
        let mut end = None;
        for nth in -2 * REACH..2 * REACH {
            let line = (corner(row, nth), corner(row, nth + 1));
            let Some((from, to)) = area.clipped(line, WIDTH / 2.0) else { continue };
            if end != Some(from) {
                parts.push(Part::Move(from.0, from.1));
            }
            parts.push(Part::Line(to.0, to.1));
            end = Some(to);
        }
    }
    parts
}

/// Returns a shape of a pattern in the cell with this top left corner.
fn placed(part: Part, (left, top): (f32, f32)) -> Part {
    let at = |x: f32, y: f32| (left + pixels(x), top + pixels(y));
    match part {
        Part::Move(x, y) => {
            let (x, y) = at(x, y);
            Part::Move(x, y)
        }
        Part::Line(x, y) => {
            let (x, y) = at(x, y);
            Part::Line(x, y)
        }
        Part::Close => Part::Close,
        Part::Rect(x, y, width, height) => {
            let (x, y) = at(x, y);
            Part::Rect(x, y, pixels(width), pixels(height))
        }
        Part::Circle(x, y, radius) => {
            let (x, y) = at(x, y);
            Part::Circle(x, y, pixels(radius))
        }
    }
}

fn pixels(length: f32) -> f32 {
    CELL * length / CELL_SIDE as f32
}

//! Rectangles painted as pixels.
//!
//! A browser takes about a microsecond to paint one rectangle of a path. The map of a search
//! has ten thousand of them, most smaller than a letter; painting them pixel by pixel takes a
//! tenth of that time.

use super::palette::Palette;
use super::scene::{Fill, Layer, Part, Scene};

/// The number of rectangles from which a raster pays off.
const MIN_RECTANGLES: usize = 200;

/// The bottom layers of a scene, up to the first that is not filled rectangles.
#[derive(Clone, Debug)]
pub struct Raster {
    width: usize,
    height: usize,
    /// Red, green, blue and opacity of each pixel, row by row; colors are premultiplied.
    pixels: Vec<[u8; 4]>,
    /// The last layer that painted each pixel, from 1. Overlapping rectangles of one layer
    /// count as one area, like the parts of a path.
    last_layers: Vec<u32>,
    layers: usize,
}

impl Raster {
    /// Paints at `ratio` pixels per unit of the scene. Returns `None` if there are too few
    /// rectangles.
    pub fn of(scene: &Scene, palette: &Palette, ratio: f64) -> Option<Self> {
        let layers = || scene.layers.iter().map_while(rectangles);
        if layers().map(|(_, parts)| parts.len()).sum::<usize>() < MIN_RECTANGLES {
            return None;
        }
        let side = |length: f32| Self::pixels(length.into(), ratio) as usize;
        let (width, height) = (side(scene.width), side(scene.height));
        let (pixels, last_layers) = (vec![[0; 4]; width * height], vec![0; width * height]);
        let mut raster = Self { width, height, pixels, last_layers, layers: 0 };
        for (fill, parts) in layers() {
            raster.layers += 1;
            raster.paint(fill, parts, palette, ratio);
        }
        Some(raster)
    }

    /// Returns how many layers of the scene are painted.
    pub const fn layers(&self) -> usize {
        self.layers
    }

    pub const fn width(&self) -> usize {
        self.width
    }

    /// Returns red, green, blue and opacity of each pixel, row by row, with colors not
    /// premultiplied.
    pub fn into_rgba(mut self) -> Vec<u8> {
        for pixel in &mut self.pixels {
            let opacity = u32::from(pixel[3]);
            if (1..255).contains(&opacity) {
                for channel in &mut pixel[..3] {
                    *channel = (u32::from(*channel) * 255 / opacity).min(255) as u8;
                }
            }
        }
        self.pixels.into_flattened()
    }

    fn paint(&mut self, fill: Fill, parts: &[Part], palette: &Palette, ratio: f64) {
        let (ink, opacity) = match fill {
            Fill::Plain(ink) | Fill::Hatched(ink) => (ink, 255),
            Fill::Faded(ink, opacity) => (ink, opacity),
        };
        let color = parse_rgb(palette.color(ink));
        let (plain, hatch_colors) = (premultiplied(color, opacity), hatching(color, ratio));
        let layer = self.layers as u32;
        for &part in parts {
            let Part::Rect(left, top, width, height) = part else { continue };
            let (columns, rows) = Raster::pixel_bounds([left, top, width, height], ratio);
            let columns = clamped_range(columns, self.width);
            for y in clamped_range(rows, self.height) {
                let row = y * self.width;
                let (from, to) = (row + columns.start, row + columns.end);
                let pixels = &mut self.pixels[from..to];
                if matches!(fill, Fill::Plain(_)) {
                    pixels.fill(plain);
                    continue;
                }
                let last_layers = self.last_layers[from..to].iter_mut();
                for (x, (pixel, last_layers)) in
                    columns.clone().zip(pixels.iter_mut().zip(last_layers))
                {
                    if std::mem::replace(last_layers, layer) != layer {
                        let is_hatched = matches!(fill, Fill::Hatched(_));
                        let color = if is_hatched {
                            hatch_colors[(x + y) % hatch_colors.len()]
                        } else {
                            plain
                        };
                        *pixel = blend(color, *pixel);
                    }
                }
            }
        }
    }

    pub fn pixels(length: f64, ratio: f64) -> u32 {
        (length * ratio).round() as u32
    }

    /// Returns where a rectangle (left, top, width, height) begins and ends in whole pixels,
    /// across and down. Neighbors neither overlap nor leave a seam, and every rectangle covers
    /// at least one pixel.
    pub fn pixel_bounds([left, top, width, height]: [f32; 4], ratio: f64) -> ([f64; 2], [f64; 2]) {
        let snap = |from: f32, length: f32| {
            let snap_edge = |edge: f32| (f64::from(edge) * ratio).round();
            [snap_edge(from), snap_edge(from + length).max(snap_edge(from) + 1.0)]
        };
        (snap(left, width), snap(top, height))
    }
}

fn clamped_range([from, to]: [f64; 2], length: usize) -> std::ops::Range<usize> {
    let to = (to.max(0.0) as usize).min(length);
    (from.max(0.0) as usize).min(to)..to
}

/// Returns the fill and the rectangles of a layer that has nothing else and no stroke.
fn rectangles(layer: &Layer) -> Option<(Fill, &[Part])> {
    let is_rectangle = |part: &Part| matches!(part, Part::Rect(..));
    match layer {
        Layer::Path { fill: Some(fill), stroke: None, parts } => {
            parts.iter().all(is_rectangle).then_some((*fill, parts))
        }
        Layer::Path { .. } | Layer::Words { .. } => None,
    }
}

/// Returns one period of a hatching along a row of pixels.
fn hatching(color: [u8; 3], ratio: f64) -> Vec<[u8; 4]> {
    let period = (f64::from(Fill::HATCH) * ratio).round().max(2.0);
    let color_at = |index: usize| {
        // The line runs diagonally across a square, through (0, 0).
        let offset = (index + 1) as f64 % period;
        let distance = offset.min(period - offset) / std::f64::consts::SQRT_2;
        let coverage = (ratio / 2.0 + 0.5 - distance).clamp(0.0, 1.0);
        premultiplied(color, (coverage * 255.0) as u8)
    };
    (0..period as usize).map(color_at).collect()
}

fn parse_rgb(color: &str) -> [u8; 3] {
    let number = u32::from_str_radix(color.trim_start_matches('#'), 16).unwrap_or_default();
    [(number >> 16) as u8, (number >> 8) as u8, number as u8]
}

fn premultiplied([red, green, blue]: [u8; 3], opacity: u8) -> [u8; 4] {
    let scaled = |channel: u8| ((u32::from(channel) * u32::from(opacity) + 127) / 255) as u8;
    [scaled(red), scaled(green), scaled(blue), opacity]
}

/// Blends a color over another, two channels at a time.
fn blend(color: [u8; 4], background: [u8; 4]) -> [u8; 4] {
    const CHANNELS: u32 = 0x00ff_00ff;
    let transparency = 256 - u32::from(color[3]);
    // Rounds, so that many faint layers do not darken. With more, a sum could exceed 255.
    let half = (transparency / 2) * 0x0001_0001;
    let background = u32::from_le_bytes(background);
    let even = (((background & CHANNELS) * transparency + half) >> 8) & CHANNELS;
    let odd = (((background >> 8) & CHANNELS) * transparency + half) & !CHANNELS;
    (u32::from_le_bytes(color) + (even | odd)).to_le_bytes()
}

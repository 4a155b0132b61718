//! Rectangles painted as pixels look as a canvas would paint them.

use grove_model::draw::palette::Palette;
use grove_model::draw::raster::Raster;
use grove_model::draw::scene::{Fill, Ink, Layer, Part, Scene, Stroke};
use proptest::prelude::*;

const SIDE: usize = 40;

fn palette() -> Palette {
    let color = |ink: Ink| {
        let place = ink.index() as u32;
        format!("#{:02x}{:02x}{:02x}", place * 5, 255 - place * 5, place * 31 % 256)
    };
    Palette { colors: Ink::all().map(color).collect(), font: String::new() }
}

fn filled(fill: Fill, parts: Vec<Part>) -> Layer {
    Layer::Path { fill: Some(fill), stroke: None, parts }
}

fn scene(layers: Vec<Layer>) -> Scene {
    Scene { width: SIDE as f32, height: SIDE as f32, layers }
}

fn channels(color: &str) -> [f64; 3] {
    [1, 3, 5].map(|at| u8::from_str_radix(&color[at..at + 2], 16).unwrap().into())
}

/// Returns a layer with this many invisible rectangles.
fn unseen(count: usize) -> Layer {
    filled(Fill::Plain(Ink::Ink), vec![Part::Rect(-9.0, -9.0, 3.0, 3.0); count])
}

fn rectangles() -> impl Strategy<Value = Vec<(u8, Option<u8>, [u8; 4])>> {
    prop::collection::vec((0..16_u8, prop::option::of(any::<u8>()), any::<[u8; 4]>()), 1..60)
}

proptest! {
    #[test]
    fn each_pixel_blends_the_rectangles_over_it_in_order(rectangles in rectangles()) {
        let palette = palette();
        let mut layers = vec![unseen(200)];
        let mut expected = vec![([0.0; 3], 0.0); SIDE * SIDE];
        for (tint, opacity, place) in rectangles {
            let ink = Ink::Tint(tint);
            let fill = opacity.map_or(Fill::Plain(ink), |opacity| Fill::Faded(ink, opacity));
            let [left, top, width, height] = place.map(|at| usize::from(at) % SIDE);
            let part = Part::Rect(left as f32, top as f32, width as f32, height as f32);
            layers.push(filled(fill, vec![part]));
            let (color, above) = (channels(palette.color(ink)), f64::from(opacity.unwrap_or(255)) / 255.0);
            for y in top..(top + height.max(1)).min(SIDE) {
                for x in left..(left + width.max(1)).min(SIDE) {
                    let (beneath, below) = expected[y * SIDE + x];
                    let all = above + below * (1.0 - above);
                    let mixed = |at: usize| (color[at] * above + beneath[at] * below * (1.0 - above)) / all;
                    if all > 0.0 {
                        expected[y * SIDE + x] = ([0, 1, 2].map(mixed), all);
                    }
                }
            }
        }
        let raster = Raster::of(&scene(layers.clone()), &palette, 1.0).unwrap();
        prop_assert_eq!(raster.layers(), layers.len());
        for (pixel, (color, opacity)) in raster.into_rgba().chunks(4).zip(expected) {
            prop_assert!((f64::from(pixel[3]) - opacity * 255.0).abs() <= 4.0);
            // The more transparent a pixel is, the less exact its color.
            let near = 6.0 / opacity.max(0.02);
            for (channel, expected) in pixel.iter().zip(color) {
                prop_assert!((f64::from(*channel) - expected).abs() <= near, "{} {}", channel, expected);
            }
        }
    }
}

#[test]
fn only_the_lowest_layers_of_rectangles_are_painted() {
    let square = || vec![Part::Rect(1.0, 1.0, 2.0, 2.0)];
    let stroke = Stroke { ink: Ink::Line, width: 1.0, dashed: false };
    let stroked = Layer::Path { fill: None, stroke: Some(stroke), parts: square() };
    let round = filled(Fill::Plain(Ink::Ink), vec![Part::Circle(1.0, 1.0, 1.0)]);
    let plain = filled(Fill::Plain(Ink::Ink), square());
    for cut in [stroked, round] {
        let layers = vec![unseen(200), plain.clone(), cut, plain.clone()];
        assert_eq!(Raster::of(&scene(layers), &palette(), 1.0).unwrap().layers(), 2);
    }
}

#[test]
fn few_rectangles_are_left_to_the_canvas() {
    assert!(Raster::of(&scene(vec![unseen(199)]), &palette(), 1.0).is_none());
    assert!(Raster::of(&scene(vec![unseen(200)]), &palette(), 1.0).is_some());
}

#[test]
fn slivers_are_visible_and_neighbors_leave_no_seam() {
    let hair = Part::Rect(10.4, 0.0, 0.1, 1.0);
    let (left, right) = (Part::Rect(20.0, 0.0, 3.3, 1.0), Part::Rect(23.3, 0.0, 3.3, 1.0));
    let layers = vec![unseen(200), filled(Fill::Faded(Ink::Ink, 100), vec![hair, left, right])];
    let pixels = Raster::of(&scene(layers), &palette(), 2.0).unwrap().into_rgba();
    let opacities: Vec<u8> = pixels.chunks(4).take(SIDE * 2).map(|pixel| pixel[3]).collect();
    let painted: Vec<usize> = (0..SIDE * 2).filter(|&at| opacities[at] > 0).collect();
    assert_eq!(painted, [21].into_iter().chain(40..53).collect::<Vec<_>>());
    assert!(painted.iter().all(|&at| opacities[at] == 100));
}

#[test]
fn a_hatching_slants_and_repeats() {
    let all = Part::Rect(0.0, 0.0, SIDE as f32, SIDE as f32);
    let layers = vec![unseen(200), filled(Fill::Hatched(Ink::Ink), vec![all])];
    let pixels = Raster::of(&scene(layers), &palette(), 1.0).unwrap().into_rgba();
    let opacity = |x: usize, y: usize| pixels[(y * SIDE + x) * 4 + 3];
    for (x, y) in (1..SIDE - 6).flat_map(|y| (0..SIDE - 6).map(move |x| (x, y))) {
        assert_eq!(opacity(x, y), opacity(x + 1, y - 1));
        assert_eq!(opacity(x, y), opacity(x + usize::from(Fill::HATCH), y));
    }
    let row: Vec<u8> = (0..6).map(|x| opacity(x, 0)).collect();
    assert!(row[5] > 250 && row[1] == 0 && row[2] == 0 && row[3] == 0, "{row:?}");
    assert_eq!(row[4], row[0]);
}

#[test]
fn overlapping_rectangles_of_a_layer_form_one_area() {
    let (left, right) = (Part::Rect(0.0, 0.0, 6.0, 1.0), Part::Rect(4.0, 0.0, 6.0, 1.0));
    for fill in [Fill::Faded(Ink::Ink, 100), Fill::Hatched(Ink::Ink)] {
        let pixels = |layers: &[Vec<Part>]| {
            let layers = layers.iter().map(|parts| filled(fill, parts.clone()));
            let layers = [unseen(200)].into_iter().chain(layers).collect();
            Raster::of(&scene(layers), &palette(), 1.0).unwrap().into_rgba()
        };
        let whole = pixels(&[vec![Part::Rect(0.0, 0.0, 10.0, 1.0)]]);
        assert_eq!(pixels(&[vec![left, right]]), whole);
        assert_ne!(pixels(&[vec![left], vec![right]]), whole);
    }
}

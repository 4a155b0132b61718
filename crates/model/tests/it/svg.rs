//! A scene as an SVG file, read back by an XML parser.

use std::collections::BTreeMap;

use grove_model::draw::palette::Palette;
use grove_model::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};
use grove_model::draw::svg::Svg;
use proptest::prelude::*;
use roxmltree::Document;
use sudoku_engine::export::Lines;

const NAMESPACE: &str = "http://www.w3.org/2000/svg";

fn palette() -> Palette {
    let color = |ink| match ink {
        Ink::Paper => "#fcfdfb",
        Ink::Ink => "#101512",
        Ink::Alarm => "#b00020",
        _ => "#123456",
    };
    // The last color is missing.
    let known = Ink::all().count() - 1;
    Palette {
        colors: Ink::all().take(known).map(|ink| color(ink).to_owned()).collect(),
        font: "\"Noto Sans\", sans-serif".to_owned(),
    }
}

fn written(scene: &Scene, title: &str, at_once: u64) -> String {
    let mut svg = Svg::new(scene.clone(), palette(), title.to_owned());
    let mut text = String::new();
    while svg.write(&mut text, at_once) {}
    assert!(!svg.write(&mut text, at_once));
    text
}

fn scene(layers: Vec<Layer>) -> Scene {
    Scene { width: 320.5, height: 200.0, layers }
}

fn filled(fill: Fill, parts: Vec<Part>) -> Layer {
    Layer::Path { fill: Some(fill), stroke: None, parts }
}

/// Returns the elements with this name, each as its attributes.
fn elements<'a>(document: &'a Document, name: &str) -> Vec<BTreeMap<&'a str, &'a str>> {
    let found = document.descendants().filter(|node| node.has_tag_name((NAMESPACE, name)));
    found.map(|node| node.attributes().map(|it| (it.name(), it.value())).collect()).collect()
}

#[test]
fn the_file_has_the_scenes_size_and_its_title() {
    let text = written(&scene(Vec::new()), "Tom & \"Jerry\" <1>", 10);
    let document = Document::parse(&text).unwrap();
    let root = document.root_element();
    assert!(root.has_tag_name((NAMESPACE, "svg")));
    assert_eq!(root.attribute("width"), Some("320.5"));
    assert_eq!(root.attribute("height"), Some("200"));
    assert_eq!(root.attribute("viewBox"), Some("0 0 320.5 200"));
    let title = root.children().find(|node| node.has_tag_name((NAMESPACE, "title")));
    assert_eq!(title.unwrap().text(), Some("Tom & \"Jerry\" <1>"));
    // The background, and nothing on it.
    let ground = &elements(&document, "path")[..];
    assert_eq!(ground.len(), 1);
    assert_eq!((ground[0]["d"], ground[0]["fill"]), ("M0 0h320.5v200h-320.5z", "#fcfdfb"));
}

#[test]
fn shapes_are_paths_in_the_palettes_colors() {
    let stroke = Stroke { ink: Ink::Alarm, width: 1.5, dashed: true };
    let layers = vec![
        filled(Fill::Plain(Ink::Ink), vec![Part::Rect(1.0, 2.25, 3.0, 4.0)]),
        filled(Fill::Faded(Ink::Ink, 51), vec![Part::Circle(10.0, 20.0, 5.0)]),
        Layer::Path {
            fill: None,
            stroke: Some(stroke),
            parts: vec![Part::Move(0.0, 0.0), Part::Line(1.0 / 3.0, -0.001), Part::Close],
        },
        filled(Fill::Plain(Ink::Tint(11)), vec![Part::Rect(0.0, 0.0, 1.0, 1.0)]),
    ];
    let text = written(&scene(layers), "t", 10);
    let document = Document::parse(&text).unwrap();
    let paths = elements(&document, "path");
    assert_eq!(paths.len(), 5);
    assert_eq!((paths[1]["d"], paths[1]["fill"]), ("M1 2.25h3v4h-3z", "#101512"));
    assert_eq!(paths[2]["d"], "M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z");
    assert_eq!((paths[2]["fill"], paths[2]["fill-opacity"]), ("#101512", "0.2"));
    assert_eq!(paths[3]["d"], "M0 0L0.33 0z");
    assert_eq!((paths[3]["fill"], paths[3]["stroke"]), ("none", "#b00020"));
    assert_eq!((paths[3]["stroke-width"], paths[3]["stroke-dasharray"]), ("1.5", "3 3"));
    assert!(!paths[1].contains_key("stroke"));
    assert_eq!(paths[4]["fill"], "#808080", "the default for a missing color");
}

#[test]
fn a_hatching_is_a_pattern_defined_once() {
    let hatched = |ink| filled(Fill::Hatched(ink), vec![Part::Rect(0.0, 0.0, 9.0, 9.0)]);
    let layers = vec![hatched(Ink::Alarm), hatched(Ink::Tint(11)), hatched(Ink::Alarm)];
    let text = written(&scene(layers), "t", 10);
    let document = Document::parse(&text).unwrap();
    let patterns: Vec<_> = elements(&document, "pattern").into_iter().map(|it| it["id"]).collect();
    assert_eq!(patterns, ["hatch-Alarm", "hatch-Tint11"]);
    let fills: Vec<_> = elements(&document, "path")
        .into_iter()
        .filter_map(|it| it["fill"].strip_prefix("url(#"))
        .collect();
    assert_eq!(fills, ["hatch-Alarm)", "hatch-Tint11)", "hatch-Alarm)"]);
}

#[test]
fn words_are_aligned() {
    let aligned = |align| Layer::Words {
        ink: Ink::Ink,
        size: 10.0,
        weight: Weight::Bold,
        align,
        words: vec![(7.0, 20.0, "a < b & c".to_owned()), (8.0, 20.0, "\u{1}x".to_owned())],
    };
    let layers = [Align::Start, Align::Middle, Align::End].map(aligned).to_vec();
    let text = written(&scene(layers), "t", 1);
    let document = Document::parse(&text).unwrap();
    let words = elements(&document, "text");
    assert_eq!(words.len(), 6);
    let anchors: Vec<_> = words.iter().step_by(2).map(|word| word["text-anchor"]).collect();
    assert_eq!(anchors, ["start", "middle", "end"]);
    assert_eq!((words[0]["x"], words[0]["y"], words[0]["font-size"]), ("7", "23.5", "10"));
    let root = document.root_element();
    assert_eq!(
        (words[0]["fill"], root.attribute("font-family")),
        ("#101512", Some("\"Noto Sans\", sans-serif"))
    );
    let read: Vec<_> =
        document.descendants().filter(|it| it.has_tag_name((NAMESPACE, "text"))).collect();
    assert_eq!(read[0].text(), Some("a < b & c"));
    assert_eq!(read[1].text(), Some("x"));
}

#[test]
fn many_parts_become_several_paths_without_cutting_outlines() {
    let triangle =
        |x: f32| [Part::Move(x, 0.0), Part::Line(x, 1.0), Part::Line(x + 1.0, 1.0), Part::Close];
    let triangles: Vec<Part> = (0..1000).flat_map(|x| triangle(x as f32)).collect();
    let line =
        (0..2000).map(|x| if x == 0 { Part::Move(0.0, 0.0) } else { Part::Line(x as f32, 1.0) });
    let layers = vec![
        filled(Fill::Plain(Ink::Ink), triangles),
        filled(Fill::Plain(Ink::Alarm), line.collect()),
    ];
    let text = written(&scene(layers), "t", 1000);
    let document = Document::parse(&text).unwrap();
    let paths = elements(&document, "path");
    let (triangles, lines): (Vec<_>, Vec<_>) =
        paths[1..].iter().partition(|path| path["fill"] == "#101512");
    assert_eq!(triangles.len(), 10);
    assert!(triangles.iter().all(|path| path["d"].starts_with('M') && path["d"].ends_with('z')));
    let count =
        |letter| triangles.iter().map(|path| path["d"].matches(letter).count()).sum::<usize>();
    assert_eq!((count('M'), count('L'), count('z')), (1000, 2000, 1000));
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["d"].matches('L').count(), 1999);
}

fn part() -> impl Strategy<Value = Vec<Part>> {
    let length = -1e4..1e4_f32;
    prop_oneof![
        (length.clone(), length.clone(), 0.0..100.0_f32)
            .prop_map(|(x, y, r)| vec![Part::Circle(x, y, r), Part::Rect(x, y, r, r)]),
        (length.clone(), length, 0..900_usize).prop_map(|(x, y, more)| {
            let lines = (0..more).map(|nth| Part::Line(x, nth as f32));
            std::iter::once(Part::Move(x, y)).chain(lines).chain([Part::Close]).collect()
        }),
    ]
}

fn layer() -> impl Strategy<Value = Layer> {
    prop_oneof![
        (prop::collection::vec(part(), 0..5), any::<u8>()).prop_map(|(parts, alpha)| {
            filled(Fill::Faded(Ink::Ink, alpha), parts.into_iter().flatten().collect())
        }),
        prop::collection::vec((0.0..9.0_f32, 0.0..9.0_f32, any::<String>()), 0..5).prop_map(
            |words| {
                let (size, weight, align) = (12.0, Weight::Regular, Align::Middle);
                Layer::Words { ink: Ink::Ink, size, weight, align, words }
            }
        ),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_scene_is_well_formed_and_the_same_in_slices(
        layers in prop::collection::vec(layer(), 0..6),
        title in any::<String>(),
        at_once in 1..9_u64,
    ) {
        let scene = scene(layers);
        let text = written(&scene, &title, 1_000_000);
        prop_assert!(Document::parse(&text).is_ok(), "{}", text);
        prop_assert_eq!(&text, &written(&scene, &title, at_once));
    }
}

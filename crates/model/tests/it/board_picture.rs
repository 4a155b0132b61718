//! The board as a drawing: what it contains, where, and the files made of it.

use std::collections::BTreeSet;
use std::rc::Rc;

use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{CenterMarks, View};
use grove_model::draw::palette::Palette;
use grove_model::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};
use grove_model::draw::svg::Svg;
use grove_model::model::dialog::DialogKind;
use grove_model::model::export::{ExportFormat, ExportState, Subject};
use grove_model::puzzle::board_content::BoardContent;
use grove_model::puzzle::editor::{EditedPuzzle, Marks};
use grove_model::update::msg::{DialogMsg, ExportMsg, PageMsg};
use grove_model::view::board_picture::scene;
use grove_model::view::export::{ExportProblem, ExportUnit};
use grove_model::worker::protocol::Reply;
use grove_model::worker::task::ExportReport;
use sudoku_engine::board::{Cell, Color, ColorSet, Digit, DigitSet, Givens, Rules, Shape};
use sudoku_engine::export::Lines;
use sudoku_engine::formats;

use crate::common::Page;

/// A text: ink, weight, font size, left and right end, middle line, letters.
#[derive(Clone, Debug)]
struct Word {
    ink: Ink,
    weight: Weight,
    size: f32,
    left: f32,
    right: f32,
    middle: f32,
    text: String,
}

impl Word {
    fn center(&self) -> f32 {
        f32::midpoint(self.left, self.right)
    }
}

/// Returns all texts. A digit is at most 0.62 font sizes wide in common fonts.
fn words(scene: &Scene) -> Vec<Word> {
    let layers = scene.layers.iter().filter_map(|layer| match layer {
        Layer::Words { ink, size, weight, align, words } => {
            Some((*ink, *size, *weight, *align, words))
        }
        Layer::Path { .. } => None,
    });
    layers
        .flat_map(|(ink, size, weight, align, words)| {
            words.iter().map(move |(x, middle, text)| {
                let width = 0.62 * size * text.chars().count() as f32;
                let left = match align {
                    Align::Start => *x,
                    Align::Middle => x - width / 2.0,
                    Align::End => x - width,
                };
                let (right, text) = (left + width, text.clone());
                Word { ink, weight, size, left, right, middle: *middle, text }
            })
        })
        .collect()
}

/// Returns the left, top, right and bottom edge of a cell in pixels.
fn bounds(shape: Shape, cell: Cell) -> [f32; 4] {
    let (left, top) = (6.0 + 60.0 * cell.column(shape) as f32, 6.0 + 60.0 * cell.row(shape) as f32);
    [left, top, left + 60.0, top + 60.0]
}

fn drawn(edited_puzzle: &EditedPuzzle) -> Scene {
    scene(edited_puzzle, CenterMarks::Together, &[])
}

fn svg(scene: &Scene) -> String {
    let mut svg = Svg::new(scene.clone(), Palette::default(), "Board".to_owned());
    let mut text = String::new();
    while svg.write(&mut text, 100) {}
    text
}

fn cell(shape: Shape, row: usize, column: usize) -> Cell {
    Cell::at(shape, row, column).unwrap()
}

fn digit(shape: Shape, index: usize) -> Digit {
    shape.digits().nth(index).unwrap()
}

/// Returns a puzzle with a given in every third cell, an answer in every third, and all marks in
/// the others.
fn full(shape: Shape, rules: Rules) -> EditedPuzzle {
    let mut edited_puzzle = EditedPuzzle::with_rules(Givens::empty(shape), rules);
    let mut marks = edited_puzzle.marks.to_vec();
    let all: DigitSet = shape.digits().collect();
    for cell in shape.cells() {
        let symbol = Some(digit(shape, cell.index() % shape.size()));
        match cell.index() % 3 {
            0 => {
                edited_puzzle.givens.set(cell, symbol);
            }
            1 => {
                edited_puzzle.answers.set(cell, symbol);
            }
            _ => marks[cell.index()] = Marks { corner: all, center: all },
        }
    }
    edited_puzzle.marks = marks.into();
    edited_puzzle
}

/// Returns rules with two cages and a thermometer.
fn ruled(shape: Shape) -> Rules {
    let mut rules = Rules::classic(shape);
    let at = |row, column| cell(shape, row, column);
    rules.add_cage(vec![at(0, 2), at(1, 2)], Some(5)).unwrap();
    rules.add_cage(vec![at(3, 0), at(3, 1)], None).unwrap();
    rules.add_thermometer(vec![at(2, 0), at(2, 1), at(2, 2)]).unwrap();
    rules
}

#[test]
fn every_digit_is_in_the_middle_of_its_cell() {
    for shape in Shape::ALL {
        let edited_puzzle = full(shape, Rules::classic(shape));
        let scene = drawn(&edited_puzzle);
        let side = 60.0 * shape.size() as f32 + 12.0;
        assert_eq!((scene.width, scene.height), (side, side));
        let large: Vec<Word> = words(&scene).into_iter().filter(|word| word.size > 30.0).collect();
        let boards = [
            (&edited_puzzle.givens, Ink::Ink, Weight::Bold),
            (&edited_puzzle.answers, Ink::Accent, Weight::Regular),
        ];
        let mut expected_count = 0;
        for (board, ink, weight) in boards {
            for (cell, symbol) in board.iter().filter_map(|(cell, digit)| Some((cell, digit?))) {
                let [left, top, right, bottom] = bounds(shape, cell);
                let is_here = |word: &&Word| {
                    (word.center() - f32::midpoint(left, right)).abs() < 0.01
                        && word.middle == f32::midpoint(top, bottom)
                };
                let here: Vec<&Word> = large.iter().filter(is_here).collect();
                assert_eq!(here.len(), 1, "{shape:?} {cell:?}");
                assert_eq!(here[0].text, symbol.symbol().to_string());
                assert_eq!((here[0].ink, here[0].weight), (ink, weight));
                expected_count += 1;
            }
        }
        assert_eq!(large.len(), expected_count);
    }
}

#[test]
fn all_marks_are_inside_their_cell_and_apart_from_each_other() {
    for shape in Shape::ALL {
        for rules in [Rules::classic(shape), ruled(shape)] {
            let edited_puzzle = full(shape, rules);
            let words = words(&drawn(&edited_puzzle));
            for cell in shape.cells().filter(|cell| cell.index() % 3 == 2) {
                let [left, top, right, bottom] = bounds(shape, cell);
                let is_here = |word: &&Word| {
                    (left..right).contains(&word.center()) && (top..bottom).contains(&word.middle)
                };
                let here: Vec<&Word> = words.iter().filter(is_here).collect();
                let is_mark = |word: &&&Word| word.ink == Ink::Accent;
                let written: String =
                    here.iter().filter(is_mark).map(|word| word.text.as_str()).collect();
                let symbols: String = shape.digits().map(Digit::symbol).collect();
                assert_eq!(written.len(), 2 * symbols.len(), "{shape:?} {cell:?}: {written}");
                for symbol in symbols.chars() {
                    assert_eq!(written.matches(symbol).count(), 2, "{shape:?} {cell:?}");
                }
                for (nth, word) in here.iter().enumerate() {
                    // Capital digits are 0.72 font sizes high.
                    let half = 0.36 * word.size;
                    assert!(word.left >= left && word.right <= right, "{word:?}");
                    assert!(word.middle - half >= top && word.middle + half <= bottom, "{word:?}");
                    for other in &here[nth + 1..] {
                        let is_beside =
                            word.right <= other.left + 0.1 || other.right <= word.left + 0.1;
                        let between = (word.middle - other.middle).abs();
                        let is_above = between >= half + 0.36 * other.size - 0.1;
                        assert!(is_beside || is_above, "{shape:?} {word:?} {other:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn center_marks_are_in_their_places_if_the_user_prefers_that() {
    let shape = Shape::Nine;
    let mut edited_puzzle = EditedPuzzle::new(Givens::empty(shape));
    let mut marks = edited_puzzle.marks.to_vec();
    let center = [0, 4, 8].into_iter().map(|index| digit(shape, index)).collect();
    marks[0] = Marks { corner: DigitSet::EMPTY, center };
    edited_puzzle.marks = marks.into();
    let places = |center_marks| -> Vec<(String, i32, i32)> {
        let words = words(&scene(&edited_puzzle, center_marks, &[]));
        let place = |word: &Word| {
            (word.text.clone(), word.center().round() as i32, word.middle.round() as i32)
        };
        words.iter().map(place).collect()
    };
    let place = |text: &str, x, y| (text.to_owned(), x, y);
    assert_eq!(places(CenterMarks::Together), [place("159", 36, 36)]);
    let apart = [place("1", 16, 16), place("5", 36, 36), place("9", 56, 56)];
    assert_eq!(places(CenterMarks::InPlaces), apart);
}

#[test]
fn a_cage_is_dashed_and_has_its_total_in_its_first_cell() {
    for shape in Shape::ALL {
        let edited_puzzle = EditedPuzzle::with_rules(Givens::empty(shape), ruled(shape));
        let scene = drawn(&edited_puzzle);
        let dashed: Vec<&Vec<Part>> = scene
            .layers
            .iter()
            .filter_map(|layer| match layer {
                Layer::Path { stroke: Some(stroke), parts, .. } if stroke.dashed => Some(parts),
                Layer::Path { .. } | Layer::Words { .. } => None,
            })
            .collect();
        assert_eq!(dashed.len(), 1);
        assert_eq!(dashed[0].iter().filter(|&&part| part == Part::Close).count(), 2);
        let words = words(&scene);
        assert_eq!(words.len(), 1);
        let [left, top, ..] = bounds(shape, cell(shape, 0, 2));
        assert_eq!(words[0].text, "5");
        assert!(words[0].left > left && words[0].right < left + 25.0, "{words:?}");
        assert!(words[0].middle > top && words[0].middle < top + 15.0, "{words:?}");
    }
}

#[test]
fn regions_windows_diagonals_and_thermometers_are_drawn() {
    let count = |scene: &Scene, wanted: fn(&Layer) -> bool| {
        scene.layers.iter().filter(|layer| wanted(layer)).count()
    };
    let tints = |layer: &Layer| matches!(layer, Layer::Path { fill: Some(Fill::Plain(Ink::RuleTint)), parts, .. } if parts.len() == 4);
    let diagonals = |layer: &Layer| matches!(layer, Layer::Path { stroke: Some(stroke), fill: None, parts } if stroke.ink == Ink::RuleLine && parts.len() == 4);
    let bulbs = |layer: &Layer| matches!(layer, Layer::Path { fill: Some(Fill::Plain(Ink::RuleFill)), parts, .. } if parts.len() == 2);
    let rules = formats::rules_code::read(Shape::Nine, "falling.rising.windoku").unwrap();
    let ruled_scene = drawn(&EditedPuzzle::with_rules(Givens::empty(Shape::Nine), rules));
    assert_eq!((count(&ruled_scene, tints), count(&ruled_scene, diagonals)), (1, 1));
    let heated = ruled(Shape::Nine);
    let heated_scene = drawn(&EditedPuzzle::with_rules(Givens::empty(Shape::Nine), heated));
    assert_eq!(count(&heated_scene, bulbs), 1);
    // The sides of cells at which a thick line runs, inside the board.
    let thick = |edited_puzzle: &EditedPuzzle| {
        let layers = drawn(edited_puzzle).layers;
        let lines = layers.into_iter().filter_map(|layer| match layer {
            Layer::Path { stroke: Some(stroke), parts, .. } if stroke.width == 3.0 => Some(parts),
            Layer::Path { .. } | Layer::Words { .. } => None,
        });
        lines.flatten().filter(|part| matches!(part, Part::Line(..))).count()
    };
    assert_eq!(thick(&EditedPuzzle::new(Givens::empty(Shape::Four))), 8);
    let columns = formats::rules_code::read(Shape::Four, "regions-ABCDABCDABCDABCD").unwrap();
    assert_eq!(thick(&EditedPuzzle::with_rules(Givens::empty(Shape::Four), columns)), 12);
}

#[test]
fn captions_are_below_the_board_and_nothing_is_outside() {
    let captions = ["Cells a knight’s move apart have different digits.".to_owned()];
    for shape in Shape::ALL {
        let edited_puzzle = full(shape, ruled(shape));
        let scene = scene(&edited_puzzle, CenterMarks::Together, &captions);
        let side = 60.0 * shape.size() as f32 + 12.0;
        assert!(scene.height > side);
        let words = words(&scene);
        let below: Vec<&Word> = words.iter().filter(|word| word.middle > side).collect();
        let said: Vec<&str> = below.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(said.join(" "), captions[0]);
        for word in &words {
            let half = word.size / 2.0;
            assert!(word.left >= 0.0 && word.right <= scene.width, "{shape:?} {word:?}");
            assert!(word.middle - half >= 0.0 && word.middle + half <= scene.height, "{word:?}");
        }
        let text = svg(&scene);
        let document = roxmltree::Document::parse(&text).unwrap();
        let texts = document
            .descendants()
            .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
        assert_eq!(texts.count(), words.len());
    }
}

#[test]
fn the_puzzle_alone_has_the_rules_and_no_digits_of_the_user() {
    let edited_puzzle = full(Shape::Nine, ruled(Shape::Nine));
    assert_eq!(*BoardContent::Own.of(&edited_puzzle), edited_puzzle);
    let puzzle = BoardContent::Puzzle.of(&edited_puzzle);
    assert!(puzzle.is_same_puzzle(&edited_puzzle));
    assert_eq!(puzzle.answers.filled_count(), 0);
    assert!(puzzle.marks.iter().all(Marks::is_empty));
}

/// Colors these cells of a puzzle.
fn color(edited_puzzle: &mut EditedPuzzle, cells: &[(Cell, &[Color])]) {
    let mut sets = edited_puzzle.colors.to_vec();
    for (cell, colors) in cells {
        sets[cell.index()] = colors.iter().copied().collect();
    }
    edited_puzzle.colors = sets.into();
}

/// Returns an empty 4×4 board with these cells colored.
fn colored(cells: &[(Cell, &[Color])]) -> EditedPuzzle {
    let mut edited_puzzle = EditedPuzzle::new(Givens::empty(Shape::Four));
    color(&mut edited_puzzle, cells);
    edited_puzzle
}

/// Returns the layers of the colors: of each, what is filled or stroked, and its SVG path.
fn color_layers(scene: &Scene) -> Vec<(Option<Fill>, Option<Stroke>, String)> {
    let layers = scene.layers.iter().filter_map(|layer| match layer {
        Layer::Path { fill, stroke, parts } => {
            let is_color = |ink: Ink| matches!(ink, Ink::Color(_) | Ink::ColorLine(_));
            let is_filled = matches!(fill, Some(Fill::Plain(ink)) if is_color(*ink));
            let is_stroked = stroke.is_some_and(|stroke| is_color(stroke.ink));
            (is_filled || is_stroked).then(|| (*fill, *stroke, Part::path_data(parts)))
        }
        Layer::Words { .. } => None,
    });
    layers.collect()
}

fn ground(number: u8, path: &str) -> (Option<Fill>, Option<Stroke>, String) {
    (Some(Fill::Plain(Ink::Color(number))), None, path.to_owned())
}

fn pattern(number: u8, path: &str) -> (Option<Fill>, Option<Stroke>, String) {
    let stroke = Stroke { ink: Ink::ColorLine(number), width: 2.4, dashed: false };
    (None, Some(stroke), path.to_owned())
}

#[test]
fn a_color_is_below_the_lines_of_the_board() {
    let layers = drawn(&colored(&[(cell(Shape::Four, 0, 0), &[Color::Yellow])])).layers;
    let inks = layers.iter().map(|layer| match layer {
        Layer::Path { fill: Some(Fill::Plain(ink)), stroke: None, .. } => *ink,
        Layer::Path { fill: None, stroke: Some(stroke), .. } => stroke.ink,
        Layer::Path { .. } | Layer::Words { .. } => unreachable!("{layer:?}"),
    });
    let line = Ink::LineStrong;
    let expected = [Ink::Surface, Ink::Color(3), Ink::ColorLine(3), line, line, line];
    assert_eq!(inks.collect::<Vec<_>>(), expected);
}

#[test]
fn a_cell_of_one_color_has_its_pattern_without_gaps() {
    let at = |row, column| cell(Shape::Four, row, column);
    assert_eq!(color_layers(&drawn(&colored(&[]))), []);
    let yellow = drawn(&colored(&[(at(0, 0), &[Color::Yellow]), (at(1, 2), &[Color::Yellow])]));
    let expected = [
        ground(3, "M6 6h60v60h-60zM126 66h60v60h-60z"),
        pattern(
            3,
            "M7.2 13.5L64.8 13.5M7.2 28.5L64.8 28.5M7.2 43.5L64.8 43.5M7.2 58.5L64.8 58.5\
             M127.2 73.5L184.8 73.5M127.2 88.5L184.8 88.5M127.2 103.5L184.8 103.5\
             M127.2 118.5L184.8 118.5",
        ),
    ];
    assert_eq!(color_layers(&yellow), expected);
    let red = drawn(&colored(&[(at(0, 0), &[Color::Red])]));
    let expected = [
        ground(1, "M6 6h60v60h-60z"),
        pattern(
            1,
            "M7.2 19.8L19.8 7.2M7.2 34.8L34.8 7.2M7.2 49.8L49.8 7.2M7.2 64.8L64.8 7.2\
             M22.2 64.8L64.8 22.2M37.2 64.8L64.8 37.2M52.2 64.8L64.8 52.2",
        ),
    ];
    assert_eq!(color_layers(&red), expected);
    // Dots are filled.
    let orange = color_layers(&drawn(&colored(&[(at(0, 0), &[Color::Orange])])));
    assert_eq!(orange[0], ground(2, "M6 6h60v60h-60z"));
    let (fill, stroke, path) = &orange[1];
    assert_eq!((*fill, *stroke), (Some(Fill::Plain(Ink::ColorLine(2))), None));
    assert_eq!(path.matches('M').count(), 16);
    assert!(path.starts_with("M10.8 13.5a2.7 2.7 0 1 0 5.4 0"), "{path}");
}

#[test]
fn a_cell_of_three_colors_has_wedges_with_a_pattern_each() {
    let colors = [Color::Yellow, Color::Teal, Color::Blue];
    let layers = color_layers(&drawn(&colored(&[(cell(Shape::Four, 0, 1), &colors)])));
    let expected = [
        ground(3, "M96 36L102 6L126 6L126 61.8z"),
        ground(5, "M96 36L126 61.8L126 66L66 66L66 50.4z"),
        ground(6, "M96 36L66 50.4L66 6L102 6z"),
    ];
    let grounds: Vec<_> = layers.iter().step_by(2).cloned().collect();
    assert_eq!(grounds, expected);
    let lines: Vec<_> = layers.iter().skip(1).step_by(2).collect();
    assert_eq!(lines.len(), 3);
    for (number, line) in [3, 5, 6].into_iter().zip(lines) {
        assert_eq!(*line, pattern(number, &line.2));
    }
}

/// Returns the bounds of shapes: left, top, right, bottom.
fn extent(parts: &[Part]) -> [f32; 4] {
    let bounds = parts.iter().filter_map(|&part| match part {
        Part::Move(x, y) | Part::Line(x, y) => Some([x, y, x, y]),
        Part::Rect(x, y, width, height) => Some([x, y, x + width, y + height]),
        Part::Circle(x, y, radius) => Some([x - radius, y - radius, x + radius, y + radius]),
        Part::Close => None,
    });
    let none = [f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY];
    bounds.fold(none, |all, it| {
        [all[0].min(it[0]), all[1].min(it[1]), all[2].max(it[2]), all[3].max(it[3])]
    })
}

#[test]
fn every_color_of_a_cell_has_a_ground_and_a_pattern_inside_it() {
    for shape in [Shape::Four, Shape::Sixteen] {
        let last = cell(shape, shape.size() - 1, shape.size() - 1);
        let [left, top, right, bottom] = bounds(shape, last);
        for bits in 1..1_u16 << Color::ALL.len() {
            let is_in = |color: &Color| bits >> (color.number() - 1) & 1 == 1;
            let colors: Vec<Color> = Color::ALL.into_iter().filter(is_in).collect();
            let mut edited_puzzle = EditedPuzzle::new(Givens::empty(shape));
            color(&mut edited_puzzle, &[(last, &colors)]);
            let mut inks = Vec::new();
            for layer in &drawn(&edited_puzzle).layers {
                let Layer::Path { fill, stroke, parts } = layer else { continue };
                let (ink, half) = match (fill, stroke) {
                    (Some(Fill::Plain(ink)), None) => (*ink, 0.0),
                    (None, Some(stroke)) => (stroke.ink, stroke.width / 2.0),
                    _ => unreachable!("{layer:?}"),
                };
                if !matches!(ink, Ink::Color(_) | Ink::ColorLine(_)) {
                    continue;
                }
                inks.push(ink);
                let [from_x, from_y, to_x, to_y] = extent(parts);
                let half = half - 0.001;
                assert!(from_x - half >= left && from_y - half >= top, "{colors:?} {layer:?}");
                assert!(to_x + half <= right && to_y + half <= bottom, "{colors:?} {layer:?}");
            }
            let both = |color: Color| [Ink::Color(color.number()), Ink::ColorLine(color.number())];
            let expected: Vec<Ink> = colors.iter().copied().flat_map(both).collect();
            assert_eq!(inks, expected);
        }
    }
}

#[test]
fn no_two_colors_have_the_same_pattern() {
    let paths = Color::ALL.map(|color| {
        let layers = color_layers(&drawn(&colored(&[(cell(Shape::Four, 0, 0), &[color])])));
        assert_eq!(layers.len(), 2);
        layers[1].2.clone()
    });
    assert_eq!(paths.iter().collect::<BTreeSet<_>>().len(), Color::ALL.len());
}

#[test]
fn digits_and_marks_on_colors_have_their_own_ink_and_windows_let_colors_through() {
    let rules = formats::rules_code::read(Shape::Nine, "windoku").unwrap();
    let mut edited_puzzle = full(Shape::Nine, rules);
    let windows = |edited_puzzle: &EditedPuzzle| {
        let layers = drawn(edited_puzzle).layers.into_iter();
        let fills = layers.filter_map(|layer| match layer {
            Layer::Path { fill: Some(fill), stroke: Some(_), .. } => Some(fill),
            Layer::Path { .. } | Layer::Words { .. } => None,
        });
        fills.collect::<Vec<_>>()
    };
    let inks = |edited_puzzle: &EditedPuzzle, cell: Cell| {
        let [left, top, right, bottom] = bounds(Shape::Nine, cell);
        let is_here = |word: &Word| {
            (left..right).contains(&word.center()) && (top..bottom).contains(&word.middle)
        };
        let words = words(&drawn(edited_puzzle)).into_iter().filter(is_here);
        words.map(|word| word.ink).collect::<BTreeSet<Ink>>()
    };
    let cells: [Cell; 6] = std::array::from_fn(|column| cell(Shape::Nine, 0, column));
    assert_eq!(windows(&edited_puzzle), [Fill::Plain(Ink::RuleTint)]);
    for (cell, ink) in cells.into_iter().zip([Ink::Ink, Ink::Accent, Ink::Accent].repeat(2)) {
        assert_eq!(inks(&edited_puzzle, cell), BTreeSet::from([ink]));
    }
    color(&mut edited_puzzle, &cells.map(|cell| (cell, &[Color::Gray][..]))[..3]);
    assert_eq!(windows(&edited_puzzle), [Fill::Faded(Ink::RuleTint, 102)]);
    let expected = [Ink::Ink, Ink::OnColor, Ink::OnColor, Ink::Ink, Ink::Accent, Ink::Accent];
    for (cell, ink) in cells.into_iter().zip(expected) {
        assert_eq!(inks(&edited_puzzle, cell), BTreeSet::from([ink]));
    }
}

#[test]
fn a_picture_has_colors_with_the_users_digits_only_as_the_manual_says() {
    let manual = include_str!("../../../../docs/export.md");
    let manual = manual.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(manual.contains(
        "With your digits, it also contains your marks and the colors of cells, each with its \
         pattern."
    ));
    let edited_puzzle = colored(&[(cell(Shape::Four, 2, 1), &[Color::Pink, Color::Gray])]);
    let inks = |content: BoardContent| color_layers(&drawn(&content.of(&edited_puzzle))).len();
    assert_eq!((inks(BoardContent::Own), inks(BoardContent::Puzzle)), (4, 0));
    let puzzle = BoardContent::Puzzle.of(&edited_puzzle);
    assert!(puzzle.colors.iter().all(|set| *set == ColorSet::EMPTY));
    // The file has a path for each layer.
    let text = svg(&drawn(&edited_puzzle));
    let document = roxmltree::Document::parse(&text).unwrap();
    let paths: Vec<&str> = document.descendants().filter_map(|node| node.attribute("d")).collect();
    for (_, _, path) in color_layers(&drawn(&edited_puzzle)) {
        assert_eq!(paths.iter().filter(|&&it| it == path).count(), 1, "{path}");
    }
}

#[test]
fn every_ink_is_in_a_style_sheet() {
    let tokens = include_str!("../../../../static/css/tokens.css");
    let colors = include_str!("../../../../static/css/colors.css");
    // Cells redefine some of them for themselves.
    let (colors, _) = colors.split_once(".board-colors {").unwrap();
    for ink in Ink::all() {
        let definition = format!("\n  {}: ", ink.property());
        let count = tokens.matches(&definition).count() + colors.matches(&definition).count();
        assert_eq!(count, 1, "{ink}");
    }
}

/// Returns a page in “Play” with one answer, about to save a picture in this format.
fn saving(format: ExportFormat) -> Page {
    let mut page = Page::open(&format!("view=play&p={}", Sample::Paper.line()));
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    page.send(Msg::Export(ExportMsg::FormatChosen(format)));
    page
}

fn start(page: &mut Page) -> bool {
    let drawing = Some(Rc::new(page.model.board_picture(&[])));
    let (palette, caption) = (Rc::new(Palette::default()), crate::common::caption("Board"));
    page.send(Msg::Export(ExportMsg::Started { palette, caption, drawing }))
}

#[test]
fn a_picture_of_the_board_is_saved_without_a_search() {
    let mut page = saving(ExportFormat::Svg);
    assert!(page.model.watch.player.is_none());
    let choice = page.model.export().unwrap().choice.clone();
    assert_eq!(choice.subject, Subject::Board);
    let plan = page.model.export_plan(&choice).unwrap();
    assert_eq!((plan.unit, plan.bytes), (ExportUnit::Boards, None));
    assert_eq!(&*plan.name, "sudoku-grove-paper-4x4-board-own.svg");
    assert!(page.send(Msg::Page(PageMsg::PrintedContentChosen(BoardContent::Puzzle))));
    assert!(!page.send(Msg::Page(PageMsg::PrintedContentChosen(BoardContent::Puzzle))));
    let plan = page.model.export_plan(&choice).unwrap();
    assert_eq!(&*plan.name, "sudoku-grove-paper-4x4-board.svg");
    page.replies.clear();
    assert!(start(&mut page));
    assert!(page.model.demand().download.is_some());
    page.finish_work();
    let expected = svg(&page.model.board_picture(&[]));
    let pieces = page.replies.iter().filter_map(|reply| match reply {
        Reply::Export { report: ExportReport::Piece(bytes), .. } => Some(&bytes[..]),
        _ => None,
    });
    let sent = String::from_utf8(pieces.collect::<Vec<_>>().concat()).unwrap();
    assert_eq!(sent, expected);
    let (name, bytes) = (plan.name, expected.len() as u64);
    assert_eq!(page.model.export().unwrap().state, ExportState::Written { name, bytes });
    page.send(Msg::Page(PageMsg::PrintedContentChosen(BoardContent::Own)));
    assert_eq!(page.model.export().unwrap().state, ExportState::Choosing);
}

#[test]
fn a_bitmap_of_the_board_is_left_to_the_host() {
    let mut page = saving(ExportFormat::Png);
    assert!(start(&mut page));
    page.run_worker_slice();
    let (_, picture) = page.searcher.take_picture().unwrap();
    assert_eq!(picture.scene, page.model.board_picture(&[]));
}

#[test]
fn without_a_worker_there_is_no_picture() {
    let mut page = saving(ExportFormat::Png);
    page.model.is_worker_lost = true;
    let choice = page.model.export().unwrap().choice.clone();
    assert_eq!(page.model.export_plan(&choice).unwrap_err(), ExportProblem::NoWorker);
    assert!(!start(&mut page));
}

#[test]
fn each_view_exports_what_it_shows() {
    for &subject in Subject::of_view(View::Watch) {
        assert_ne!(subject, Subject::Board);
    }
    assert_eq!(Subject::of_view(View::Play), [Subject::Board]);
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    assert_eq!(page.model.export().unwrap().choice.subject, Subject::Tree);
}

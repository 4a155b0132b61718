//! The board as a drawing: what it contains, where, and the files made of it.

use std::rc::Rc;

use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{CenterMarks, View};
use grove_model::draw::palette::Palette;
use grove_model::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Weight};
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
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Rules, Shape};
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

/// Returns a page in “Play” with one answer, about to save a picture in this format.
fn saving(format: ExportFormat) -> Page {
    let mut page = Page::open(&format!("view=play&p={}", Sample::Paper.line()));
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    page.send(Msg::Export(ExportMsg::FormatChosen(format)));
    page
}

fn start(page: &mut Page) -> bool {
    let drawing = Some(Rc::new(page.model.board_picture(&[])));
    let (palette, title) = (Rc::new(Palette::default()), Rc::from("Board"));
    page.send(Msg::Export(ExportMsg::Started { palette, title, drawing }))
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

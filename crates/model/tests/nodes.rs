//! What is said of a node, wherever it is said, against a walk that asks nobody.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

mod common;

use std::collections::HashMap;

use common::{Page, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::draw::size::Size;
use grove_model::rules_code;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::view::branch_table::Table;
use grove_model::view::narration::Narration;
use grove_model::view::timeline::Picture;
use grove_model::view::tree::{Drawing, NodeFacts};
use sudoku_engine::board::{Cell, Digit, Rules, Shape, Variant};
use sudoku_engine::export::{Dot, Lines, Node, Records, Steps, Walk};
use sudoku_engine::search::{Event, Stepper};

/// All ways to search.
fn strategies() -> Vec<String> {
    let mut all = vec!["exact-cover".to_owned()];
    for cells in ["reading", "fewest", "fewest-constrained", "shuffled-5"] {
        for digits in ["ascending", "descending", "least-constraining", "shuffled-7"] {
            for inference in ["none", "forward", "singles", "domain"] {
                all.push(format!("{cells}/{digits}/{inference}"));
            }
        }
    }
    all
}

/// Small boards, each with the code of its rules.
fn small_boards() -> Vec<(String, String)> {
    let code = |change: &dyn Fn(&mut Rules)| {
        let mut rules = Rules::classic(Shape::Four);
        change(&mut rules);
        rules_code::write(&rules)
    };
    let cell = |row, column| common::cell(Shape::Four, row, column);
    let caged = code(&|rules| {
        rules.set(Variant::AntiKing, true);
        rules.add_cage(vec![cell(1, 1), cell(1, 2), cell(2, 2)], Some(7)).unwrap();
        rules.add_thermometer(vec![cell(3, 1), cell(3, 2), cell(4, 3)]).unwrap();
    });
    let diagonal = code(&|rules| assert!(rules.set(Variant::ALL[0], true)));
    vec![
        (Sample::Paper.line().to_owned(), String::new()),
        ("1...............".to_owned(), String::new()),
        ("..3..1..........".to_owned(), diagonal),
        (empty(Shape::Four), caged),
    ]
}

fn watched(line: &str, rules: &str, strategy: &str) -> Page {
    let rules = if rules.is_empty() { String::new() } else { format!("&rules={rules}") };
    let mut page =
        Page::open(&format!("p={line}{rules}&view=watch&to=all&search={strategy}&step=0"));
    page.send(Msg::Timeline(TimelineMsg::Sized(Size { width: 1200, height: 400 })));
    page.run_out();
    page
}

/// The nodes of a search as a walk comes to them.
#[derive(Default)]
struct Truth {
    /// What each step places or takes back.
    steps: Vec<(Cell, Digit)>,
    /// What is placed, node by node.
    nodes: Vec<(Cell, Digit)>,
    /// What is placed at the end of a path of branches.
    paths: HashMap<Vec<Digit>, (Cell, Digit)>,
}

impl Truth {
    fn of(start: &Stepper, most: usize) -> Self {
        let (mut walker, mut truth) = (start.clone(), Self::default());
        let mut placed: Vec<(Cell, Digit)> = Vec::new();
        while truth.steps.len() < most {
            match walker.advance() {
                Some(Event::Placed { cell, digit }) => {
                    truth.steps.push((cell, digit));
                    truth.nodes.push((cell, digit));
                    placed.push((cell, digit));
                    truth.paths.insert(walker.branches().collect(), (cell, digit));
                }
                Some(Event::Removed { cell, digit }) => {
                    assert_eq!(placed.pop(), Some((cell, digit)));
                    truth.steps.push((cell, digit));
                }
                Some(_) => {}
                None => break,
            }
        }
        truth
    }
}

/// Every place that names a node where the search is shown names the cell and the digit
/// that the search placed there.
fn check_here(page: &Page, truth: &Truth, about: &str) {
    let player = page.player();
    let at = &player.at;
    let drawing = Drawing::of_player(player);
    assert_eq!(NodeFacts::of(player, &drawing.nodes[0]), None);
    for (node, place) in drawing.nodes.iter().zip(0..).skip(1) {
        let path = drawing.path(place);
        let Some(&wanted) = truth.paths.get(&path) else { continue };
        assert_eq!(node.cell.zip(node.digit), Some(wanted), "drawn at {path:?}: {about}");
        let facts = NodeFacts::of(player, node).unwrap();
        assert_eq!((facts.cell, facts.digit), wanted, "said at {path:?}: {about}");
    }
    let path: Vec<Digit> = at.branches().collect();
    let stands: Vec<_> = (1..=path.len()).map(|depth| truth.paths[&path[..depth]]).collect();
    assert_eq!(at.path().collect::<Vec<_>>(), stands, "{about}");
    let levels = at.levels();
    for (level, &(cell, digit)) in levels.iter().zip(&stands) {
        assert_eq!(level.cell, cell, "{about}");
        let branch = level.digit.unwrap();
        assert_eq!(level.choice.placement(branch, at.rules()), Some((cell, digit)), "{about}");
    }
    let table = Table::of(player);
    assert_eq!(table.path, stands, "{about}");
    for branch in &table.branches {
        let below: Vec<Digit> = path.iter().copied().chain([branch.branch]).collect();
        if let Some(&wanted) = truth.paths.get(&below) {
            assert_eq!((branch.cell, branch.digit), wanted, "{about}");
        }
    }
    let step = at.counters().step() as usize;
    match Narration::of(at) {
        Narration::Placed { cell, digit, .. }
        | Narration::Removed { cell, digit, .. }
        | Narration::PlaceRemoved { cell, digit, .. } => {
            assert_eq!((cell, digit), truth.steps[step - 1], "{about}");
        }
        _ => {}
    }
}

/// The same of the bars of the map.
fn check_map(page: &Page, truth: &Truth, about: &str) {
    let picture = Picture::of(&page.model).unwrap();
    for bar in picture.map.sheets.bars().all() {
        let Some(&wanted) = truth.steps.get(bar.placed_at as usize - 1) else { continue };
        assert_eq!((bar.cell, bar.digit), wanted, "{about}");
        assert_eq!(picture.facts(bar).path.last(), Some(&wanted), "{about}");
    }
}

fn all(mut lines: impl Lines) -> String {
    let mut text = String::new();
    while lines.write(&mut text, 1000) {}
    text
}

/// The same of what is written into files: all of the search, and what is drawn.
fn check_files(page: &Page, truth: &Truth, about: &str) {
    let start = page.player().at.restarted(page.player().at.goal());
    let shape = start.shape();
    let name = |(cell, digit): (Cell, Digit)| {
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        (
            format!("{row},{column},{}", digit.symbol()),
            format!("r{row}c{column}={}", digit.symbol()),
        )
    };
    let most = truth.steps.len() as u64;
    let steps = all(Steps::new(start.clone(), 1, most));
    for (line, &placed) in steps.lines().skip(1).zip(&truth.steps) {
        let cells: Vec<&str> = line.splitn(6, ',').collect();
        assert_eq!(cells[2..5].join(","), name(placed).0, "{about}");
    }
    let walked: Vec<Node> = Walk::new(start, 200).take(200).collect();
    for (node, &placed) in walked[1..].iter().zip(&truth.nodes) {
        assert_eq!(node.placed, Some(placed), "{about}");
    }
    let records = all(Records::new(shape, walked.iter().copied()));
    let graph = all(Dot::new(shape, walked.iter().copied()));
    let lines = graph.lines().filter(|line| line.contains("label="));
    for ((record, line), &placed) in records.lines().skip(2).zip(lines.skip(1)).zip(&truth.nodes) {
        let (_, label) = name(placed);
        assert_eq!(record.rsplit(',').next(), Some(&label[..]), "{about}");
        assert!(line.contains(&format!("label=\"{label}\"")), "{line}: {about}");
    }
}

#[test]
fn every_place_that_names_a_node_names_what_the_search_placed_there() {
    for (line, rules) in small_boards() {
        for strategy in strategies() {
            let about = format!("{strategy} on {line} {rules}");
            let mut page = watched(&line, &rules, &strategy);
            let start = page.player().at.clone();
            let truth = Truth::of(&start, 4000);
            check_map(&page, &truth, &about);
            check_files(&page, &truth, &about);
            let last = truth.steps.len() as u64;
            for step in (0..=last).step_by(1 + last as usize / 12) {
                page.send(Msg::Play(PlayMsg::WentToStep(step)));
                page.run_out();
                check_here(&page, &truth, &format!("{about}, step {step}"));
            }
        }
    }
}

#[test]
fn a_hard_puzzle_s_nodes_have_their_names_under_searches_that_choose_their_cell() {
    let line = Sample::AiEscargot.line();
    for strategy in [
        "fewest/ascending/forward",
        "fewest/ascending/singles",
        "exact-cover",
        "fewest/ascending/domain",
        "reading/ascending/none",
    ] {
        let mut page = watched(line, "", strategy);
        let start = page.player().at.clone();
        let truth = Truth::of(&start, 3000);
        check_map(&page, &truth, strategy);
        let last = truth.steps.len() as u64;
        for step in (0..=last).step_by(1 + last as usize / 60) {
            page.send(Msg::Play(PlayMsg::WentToStep(step)));
            page.run_out();
            check_here(&page, &truth, &format!("{strategy}, step {step}"));
        }
    }
}

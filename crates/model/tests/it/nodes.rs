//! What the page shows about a node, in all places, compared with an independent walk of the
//! search.

use std::collections::HashMap;
use std::rc::Rc;

use crate::common::{Page, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::draw::scene::{Layer, Part};
use grove_model::draw::size::Size;
use grove_model::model::dialog::DialogKind;
use grove_model::model::export::{ExportFormat, Extent, Subject};
use grove_model::rules_code;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::export::ExportMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::view::branch_table::BranchTable;
use grove_model::view::export::ExportPlan;
use grove_model::view::narration::Narration;
use grove_model::view::timeline::{AxisLabels, Picture, base};
use grove_model::view::tree::{
    Drawing, DrawnNode, LargeTreeFacts, Mark, NodeFacts, PathFacts, SmallTreeFacts, VisitState,
};
use grove_model::worker::protocol::Reply;
use grove_model::worker::task::ExportReport;
use sudoku_engine::board::{Cell, Digit, Rules, Shape, Variant};
use sudoku_engine::export::{Dot, Lines, Node, Records, Steps, Walk};
use sudoku_engine::recording::NodeKind;
use sudoku_engine::search::{Event, Goal, Stepper};

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

/// Returns small boards, each with the code of its rules.
fn small_boards() -> Vec<(String, String)> {
    let code = |change: &dyn Fn(&mut Rules)| {
        let mut rules = Rules::classic(Shape::Four);
        change(&mut rules);
        rules_code::write(&rules)
    };
    let cell = |row, column| crate::common::cell(Shape::Four, row, column);
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
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 1200, height: 400 })));
    page.finish_work();
    page
}

/// The nodes of a search in the order of a walk.
#[derive(Default)]
struct Truth {
    /// What each step places or undoes.
    steps: Vec<(Cell, Digit)>,
    /// What is placed at each node.
    nodes: Vec<(Cell, Digit)>,
    /// What is placed at the end of each path of branches.
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

/// Checks that the cell and the digit of a node are those that the search placed there,
/// wherever the page names them.
fn check_here(page: &Page, truth: &Truth, about: &str) {
    let player = page.player();
    let at = &player.stepper;
    let drawing = Drawing::of_player(player);
    assert_eq!(NodeFacts::of(player, &drawing.nodes[0]), None);
    for (node, place) in drawing.nodes.iter().zip(0..).skip(1) {
        let path = drawing.path(place);
        let Some(&wanted) = truth.paths.get(&path) else { continue };
        assert_eq!(node.cell.zip(node.digit), Some(wanted), "drawn at {path:?}: {about}");
        let facts = NodeFacts::of(player, node).unwrap();
        assert_eq!((facts.cell, facts.digit), wanted, "named at {path:?}: {about}");
    }
    let path: Vec<Digit> = at.branches().collect();
    let on_board: Vec<_> = (1..=path.len()).map(|depth| truth.paths[&path[..depth]]).collect();
    assert_eq!(at.path().collect::<Vec<_>>(), on_board, "{about}");
    let levels = at.levels();
    for (level, &(cell, digit)) in levels.iter().zip(&on_board) {
        assert_eq!(level.cell, cell, "{about}");
        let branch = level.digit.unwrap();
        assert_eq!(level.choice.placement(branch, at.rules()), Some((cell, digit)), "{about}");
    }
    let table = BranchTable::of(player);
    assert_eq!(table.path, on_board, "{about}");
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

/// Checks the same for the bars of the map.
fn check_map(page: &Page, truth: &Truth, about: &str) {
    let picture = Picture::of(&page.model).unwrap();
    for bar in picture.timeline.tiles.bars().all() {
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

/// Checks the same for files: of the whole search, and of what is drawn.
fn check_files(page: &Page, truth: &Truth, about: &str) {
    let start = page.player().stepper.restarted(page.player().stepper.goal());
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
fn every_mention_of_a_node_names_what_the_search_placed_there() {
    let strategies = strategies();
    for (nth, (line, rules)) in small_boards().into_iter().enumerate() {
        // Each board is searched with some of the strategies, so that all of them are used.
        for strategy in strategies.iter().skip(nth % 3).step_by(3) {
            let about = format!("{strategy} on {line} {rules}");
            let mut page = watched(&line, &rules, strategy);
            let start = page.player().stepper.clone();
            let truth = Truth::of(&start, 4000);
            check_map(&page, &truth, &about);
            check_files(&page, &truth, &about);
            let last = truth.steps.len() as u64;
            for step in (0..=last).step_by(1 + last as usize / 12) {
                page.send(Msg::Play(PlayMsg::WentToStep(step)));
                page.finish_work();
                check_here(&page, &truth, &format!("{about}, step {step}"));
            }
        }
    }
}

#[test]
fn nodes_of_a_hard_puzzle_are_named_correctly_with_other_cell_orders() {
    let line = Sample::AiEscargot.line();
    for strategy in [
        "fewest/ascending/forward",
        "fewest/ascending/singles",
        "exact-cover",
        "fewest/ascending/domain",
        "reading/ascending/none",
    ] {
        let mut page = watched(line, "", strategy);
        let start = page.player().stepper.clone();
        let truth = Truth::of(&start, 3000);
        check_map(&page, &truth, strategy);
        let last = truth.steps.len() as u64;
        for step in (0..=last).step_by(1 + last as usize / 15) {
            page.send(Msg::Play(PlayMsg::WentToStep(step)));
            page.finish_work();
            check_here(&page, &truth, &format!("{strategy}, step {step}"));
        }
    }
}

/// What a search meets, as counted by a walk.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    /// Includes the root.
    nodes: u64,
    dead_ends: u64,
    solutions: u64,
    /// The nodes and the dead ends of each level below the root.
    levels: Vec<(u64, u64)>,
    /// The steps that find the solutions.
    solved_at: Vec<u64>,
}

impl Counts {
    fn of(start: &Stepper) -> Self {
        let mut walker = start.clone();
        let mut counts =
            Self { nodes: 1, levels: vec![(0, 0); start.cells().len()], ..Self::default() };
        while let Some(event) = walker.advance() {
            let level = walker.depth().checked_sub(1);
            match event {
                Event::Placed { .. } => {
                    counts.nodes += 1;
                    counts.levels[level.unwrap()].0 += 1;
                }
                Event::DeadEnd { .. } => {
                    counts.dead_ends += 1;
                    level.into_iter().for_each(|level| counts.levels[level].1 += 1);
                }
                Event::Solved => {
                    counts.solutions += 1;
                    counts.solved_at.push(walker.counters().step());
                }
                _ => {}
            }
        }
        counts
    }

    /// Returns the number of dead ends at the root, which no step undoes.
    fn at_root(&self) -> u64 {
        self.dead_ends - self.levels.iter().map(|level| level.1).sum::<u64>()
    }
}

/// Returns 4x4 boards with few and many givens, and with no, one and several solutions.
fn boards() -> Vec<String> {
    let mut boards: Vec<String> = [
        "0000300204000010",
        "123........4....",
        "1234341221434321",
        "1..............1",
        "12...........43.",
    ]
    .map(str::to_owned)
    .to_vec();
    let grid: Vec<char> = "4231314214232314".chars().collect();
    for nth in 1..=40_u32 {
        // The given cells, chosen by a multiplier that mixes the bits well.
        let mask = nth.wrapping_mul(0x9e37_79b9) >> 16;
        let shown = (0..16).map(|cell| {
            let given = mask >> cell & 1 == 1 && (cell + nth) % 3 > 0;
            match grid[cell as usize] {
                // Some boards are contradictory.
                _ if !given => '.',
                '4' if nth % 7 == 0 && cell < 4 => '.',
                digit => digit,
            }
        });
        boards.push(shown.collect());
    }
    boards
}

/// Returns the number of diamonds on the map.
fn diamonds(picture: &Picture<'_>) -> usize {
    let lettering = AxisLabels { cell: &|_| String::new(), number: &|number| number.to_string() };
    let is_diamond = |parts: &&[Part]| {
        matches!(
            parts,
            [Part::Move(..), Part::Line(..), Part::Line(..), Part::Line(..), Part::Close]
        )
    };
    let layers = base(picture, lettering).layers;
    let parts = layers.iter().map(|layer| match layer {
        Layer::Path { parts, .. } => parts.chunks(5).filter(is_diamond).count(),
        Layer::Words { .. } => 0,
    });
    parts.sum()
}

fn written(
    page: &mut Page,
    subject: Subject,
    format: ExportFormat,
    extent: Extent,
) -> (ExportPlan, String) {
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    page.send(Msg::Export(ExportMsg::SubjectChosen(subject)));
    page.send(Msg::Export(ExportMsg::FormatChosen(format)));
    page.send(Msg::Export(ExportMsg::ExtentChosen(extent)));
    let plan = page.model.export_plan(&page.model.export().unwrap().choice).unwrap();
    page.replies.clear();
    let (palette, caption) = (Rc::default(), crate::common::caption("Tree"));
    assert!(page.send(Msg::Export(ExportMsg::Started { palette, caption, drawing: None })));
    page.finish_work();
    let pieces = page.replies.iter().filter_map(|reply| match reply {
        Reply::Export { report: ExportReport::Piece(bytes), .. } => Some(&bytes[..]),
        _ => None,
    });
    let text = String::from_utf8(pieces.collect::<Vec<_>>().concat()).unwrap();
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Export)));
    (plan, text)
}

/// Returns the number of rows of a table, and of those with a word in a column.
fn rows(text: &str, column: usize, word: &str) -> (u64, u64) {
    let rows = || text.lines().skip(1);
    let has = |row: &&str| row.split(',').nth(column) == Some(word);
    (rows().count() as u64, rows().filter(has).count() as u64)
}

/// Checks files, with the search at its end.
fn check_written(page: &mut Page, counts: &Counts, about: &str) {
    let drawn = Drawing::of_player(page.player()).nodes.len() as u64;
    let (plan, text) = written(page, Subject::Tree, ExportFormat::Records, Extent::InView);
    assert_eq!((plan.count, rows(&text, 4, "").0), (drawn, drawn), "{about}");
    let (plan, text) = written(page, Subject::Tree, ExportFormat::Records, Extent::All);
    let (all, skipped) = rows(&text, 4, "SKIPPED");
    assert_eq!((plan.known_count, all - skipped), (counts.nodes, counts.nodes), "{about}");
    assert_eq!(rows(&text, 4, "FAILED").1, counts.dead_ends, "{about}");
    assert_eq!(rows(&text, 4, "SOLVED").1, counts.solutions, "{about}");
    if counts.nodes == 1 {
        return;
    }
    let (_, text) = written(page, Subject::Steps, ExportFormat::Csv, Extent::All);
    assert_eq!(rows(&text, 8, "dead end").1, counts.dead_ends, "{about}");
    assert_eq!(rows(&text, 8, "solution").1, counts.solutions, "{about}");
    assert_eq!(rows(&text, 1, "placed").1, counts.nodes - 1, "{about}");
    let (_, text) = written(page, Subject::Levels, ExportFormat::Csv, Extent::All);
    let column = |row: &str, nth| row.split(',').nth(nth).unwrap().parse::<u64>().unwrap();
    let levels: Vec<_> = text.lines().skip(1).map(|row| (column(row, 3), column(row, 4))).collect();
    assert_eq!(levels, counts.levels, "{about}");
}

/// Checks counters, tree, map, level chart and captions, with the search at its end.
fn check_counts(page: &Page, counts: &Counts, about: &str) {
    let player = page.player();
    for counters in [player.stepper.counters(), player.progress.counters] {
        let counted = (counters.nodes(), counters.dead_ends, counters.solutions);
        assert_eq!(counted, (counts.nodes, counts.dead_ends, counts.solutions), "{about}");
    }
    let drawing = Drawing::of_player(player);
    let visited = |is: &dyn Fn(&DrawnNode) -> bool| {
        drawing.nodes.iter().filter(|node| node.state == VisitState::Visited && is(node)).count()
            as u64
    };
    assert_eq!(visited(&|_| true), counts.nodes, "{about}");
    assert_eq!(visited(&|node| node.mark == Mark::Square), counts.dead_ends, "{about}");
    assert_eq!(visited(&|node| node.mark == Mark::Diamond), counts.solutions, "{about}");
    for (level, &(nodes, dead_ends)) in (1..).zip(&counts.levels) {
        assert_eq!(visited(&|node| node.depth == level), nodes, "{about}");
        let is_dead = |node: &DrawnNode| node.depth == level && node.mark == Mark::Square;
        assert_eq!(visited(&is_dead), dead_ends, "{about}");
    }
    let facts = SmallTreeFacts::of(player, &drawing);
    assert_eq!((facts.searched, facts.drawn), (counts.nodes, facts.nodes), "{about}");
    assert_eq!(PathFacts::of(player).searched, counts.nodes, "{about}");
    if player.stepper.goal() == Goal::Exhaustion {
        assert_eq!((facts.nodes, facts.solutions), (counts.nodes, counts.solutions), "{about}");
    }
    let Some(picture) = Picture::of(&page.model).filter(|_| counts.nodes > 1) else { return };
    let tiles = &picture.timeline.tiles;
    let profile: Vec<_> =
        tiles.profile().iter().map(|level| (level.nodes, level.dead_ends)).collect();
    assert_eq!(profile, counts.levels, "{about}");
    let bars = tiles.bars().all();
    let of_kind = |kind| bars.iter().filter(|bar| bar.kind() == Some(kind)).count() as u64;
    assert_eq!(bars.len() as u64, counts.nodes - 1, "{about}");
    assert_eq!(of_kind(NodeKind::Failure), counts.dead_ends - counts.at_root(), "{about}");
    assert_eq!(of_kind(NodeKind::Solution), counts.solutions, "{about}");
    let tallies = tiles.newest().unwrap().map.columns.iter().filter_map(|column| column.tally);
    let tallied = tallies.fold((0, 0), |all, it| (all.0 + it.solutions, all.1 + it.dead_ends));
    assert_eq!(tallied, (counts.solutions, counts.dead_ends - counts.at_root()), "{about}");
    // Solutions closer than the width of a diamond are drawn as one.
    let apart = counts
        .solved_at
        .windows(2)
        .all(|pair| picture.scale.x(pair[1]) - picture.scale.x(pair[0]) > 14.0);
    if apart {
        assert_eq!(diamonds(&picture), counts.solved_at.len(), "{about}");
    }
}

#[test]
fn all_counts_of_nodes_levels_dead_ends_and_solutions_agree() {
    let strategies = strategies();
    for (nth, line) in boards().iter().enumerate() {
        // Each board is searched with some of the strategies, so that all of them are used.
        for strategy in strategies.iter().skip(nth % 5).step_by(5) {
            for goal in ["1", "all"] {
                let about = format!("{strategy} on {line} to {goal}");
                let mut page =
                    Page::open(&format!("p={line}&view=watch&to={goal}&search={strategy}&step=0"));
                page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 2500, height: 500 })));
                page.finish_work();
                let counts =
                    Counts::of(&page.player().stepper.restarted(page.player().stepper.goal()));
                page.send(Msg::Play(PlayMsg::WentToEnd));
                page.finish_work();
                check_counts(&page, &counts, &about);
                check_written(&mut page, &counts, &about);
            }
        }
    }
}

#[test]
fn the_caption_and_the_file_of_a_large_tree_agree() {
    let mut page = watched(Sample::AiEscargot.line(), "", "reading/ascending/none");
    for step in [0, 700, 5000, u64::MAX] {
        page.send(Msg::Play(if step == u64::MAX {
            PlayMsg::WentToEnd
        } else {
            PlayMsg::WentToStep(step)
        }));
        page.finish_work();
        let drawing = Drawing::of_player(page.player());
        let facts = LargeTreeFacts::of(page.player(), &drawing);
        assert_eq!(facts.searched, page.player().progress.counters.nodes());
        // Those known to be placed later, and those beside the path that are not known yet.
        let step = page.player().stepper.counters().step();
        let later =
            drawing.nodes.iter().filter(|it| it.facts.is_some_and(|it| it.placed_at > step));
        let unknown = drawing.nodes.iter().filter(|it| it.facts.is_none() && !it.is_on_path);
        assert_eq!(facts.open, (later.count() + unknown.count()) as u64, "at {step}");
        let (plan, text) = written(&mut page, Subject::Tree, ExportFormat::Records, Extent::InView);
        assert_eq!((plan.count, rows(&text, 4, "").0), (facts.drawn, facts.drawn));
    }
}

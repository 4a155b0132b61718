//! Exports: the options, the announced contents, and the resulting file.

use std::rc::Rc;

use crate::common::{Page, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::draw::palette::Palette;
use grove_model::draw::scene::{Ink, Layer, Scene, Stroke};
use grove_model::draw::size::Size;
use grove_model::model::dialog::DialogKind;
use grove_model::model::export::{ExportFormat, ExportState, Extent, Field, Subject};
use grove_model::search::timeline::{Levels, Window};
use grove_model::update::dialog::DialogMsg;
use grove_model::update::export::ExportMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::export::{ExportPlan, ExportProblem, ExportUnit};
use grove_model::view::timeline::AxisLabels;
use grove_model::worker::host::export_job::PIECE_BYTES;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::task::{ExportReport, Task};
use sudoku_engine::board::{Digit, Shape};

fn choosing(page: &mut Page, subject: Subject, form: ExportFormat, extent: Extent) {
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    page.send(Msg::Export(ExportMsg::SubjectChosen(subject)));
    page.send(Msg::Export(ExportMsg::FormatChosen(form)));
    page.send(Msg::Export(ExportMsg::ExtentChosen(extent)));
}

/// Returns a page with a finished search, about to export its steps.
fn steps(sample: Sample) -> Page {
    let mut page = Page::watching(sample);
    page.finish_work();
    choosing(&mut page, Subject::Steps, ExportFormat::Csv, Extent::All);
    page
}

fn typed(page: &mut Page, field: Field, text: &str) {
    page.send(Msg::Export(ExportMsg::Typed { field, text: Rc::from(text) }));
}

fn plan(page: &Page) -> Result<ExportPlan, ExportProblem> {
    page.model.export_plan(&page.model.export().unwrap().choice)
}

fn name(page: &Page) -> String {
    plan(page).unwrap().name.to_string()
}

fn start(page: &mut Page) -> bool {
    page.send(Msg::Export(ExportMsg::Started {
        palette: Rc::new(Palette::default()),
        caption: crate::common::caption("Tree"),
        drawing: None,
    }))
}

const fn is_export(task: &Task) -> bool {
    matches!(task, Task::Export { .. })
}

fn state(page: &Page) -> &ExportState {
    &page.model.export().unwrap().state
}

/// Returns the bytes that the worker has sent, all of one file.
fn sent(page: &Page) -> String {
    let pieces = page.replies.iter().filter_map(|reply| match reply {
        Reply::Export { report: ExportReport::Piece(bytes), .. } => Some(&bytes[..]),
        _ => None,
    });
    String::from_utf8(pieces.collect::<Vec<_>>().concat()).unwrap()
}

fn written(page: &mut Page) -> String {
    page.replies.clear();
    assert!(start(page), "{:?}", plan(page));
    page.finish_work();
    let text = sent(page);
    let ExportState::Written { bytes, .. } = state(page) else { panic!("{:?}", state(page)) };
    assert_eq!(*bytes, text.len() as u64);
    text
}

#[test]
fn the_articles_steps_are_a_table() {
    let mut page = steps(Sample::Article);
    let plan = plan(&page).unwrap();
    assert_eq!(
        (plan.unit, plan.first, plan.count, plan.known_count),
        (ExportUnit::Steps, 1, 2523, 2523)
    );
    assert!(plan.is_final && !plan.is_cut());
    assert_eq!(&*plan.name, "sudoku-grove-article-steps-1-2523.csv");
    let text = written(&mut page);
    assert_eq!(text.lines().count(), 1 + 2523);
    assert!(text.lines().last().unwrap().starts_with("2523,placed,"));
}

#[test]
fn the_estimated_size_is_right_within_a_fifth() {
    let (mut wrong, mut reported) = (Vec::new(), 0);
    for sample in [Sample::Paper, Sample::Article, Sample::AiEscargot, Sample::Nuru] {
        for step in [0, 500] {
            let mut page = Page::watching(sample);
            page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 1200, height: 150 })));
            page.finish_work();
            page.send(Msg::Play(PlayMsg::WentToStep(step)));
            page.finish_work();
            let wanted = [
                (Subject::Steps, ExportFormat::Csv),
                (Subject::Levels, ExportFormat::Csv),
                (Subject::Tree, ExportFormat::Records),
                (Subject::Tree, ExportFormat::Dot),
                (Subject::Tree, ExportFormat::Svg),
                (Subject::Tree, ExportFormat::Png),
                (Subject::Map, ExportFormat::Svg),
            ];
            for (subject, form) in wanted {
                for extent in [Extent::InView, Extent::All] {
                    choosing(&mut page, subject, form, extent);
                    let Some(bytes) = plan(&page).unwrap().bytes else { continue };
                    let text = written(&mut page);
                    let share = bytes as f64 / text.len() as f64;
                    reported += 1;
                    if !(0.8..1.25).contains(&share) {
                        wrong.push((sample, step, subject, form, extent, bytes, text.len()));
                    }
                }
            }
        }
    }
    assert_eq!((wrong, reported), (Vec::new(), 80));
}

#[test]
fn a_range_can_be_typed_in_any_languages_style() {
    let mut page = steps(Sample::Article);
    for (from, to, range) in [
        ("1,001", "1\u{a0}003", "1001-1003"),
        ("1 001", "1.003", "1001-1003"),
        ("", "", "1-2523"),
        ("2523", "2523", "2523-2523"),
        ("2000", "9999", "2000-2523"),
    ] {
        typed(&mut page, Field::From, from);
        typed(&mut page, Field::To, to);
        assert_eq!(name(&page), format!("sudoku-grove-article-steps-{range}.csv"));
    }
    typed(&mut page, Field::From, "1001");
    typed(&mut page, Field::To, "1003");
    assert!(plan(&page).unwrap().is_cut());
    let text = written(&mut page);
    let numbers: Vec<_> =
        text.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect();
    assert_eq!(numbers, ["1001", "1002", "1003"]);
}

#[test]
fn invalid_exports_are_reported_and_not_started() {
    let mut page = steps(Sample::Article);
    let max = ExportFormat::Csv.max_limit();
    for (field, text, problem) in [
        (Field::From, "x", ExportProblem::NoNumber(Field::From)),
        (Field::From, "0", ExportProblem::NoNumber(Field::From)),
        (Field::To, "-3", ExportProblem::NoNumber(Field::To)),
        (Field::Limit, "1e3", ExportProblem::NoNumber(Field::Limit)),
        (Field::Limit, "99999999999999999999999", ExportProblem::NoNumber(Field::Limit)),
        (Field::Limit, "10000001", ExportProblem::TooMany { max }),
        (Field::From, "2524", ExportProblem::BeyondEnd { last: 2523 }),
    ] {
        page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Steps)));
        typed(&mut page, field, text);
        assert_eq!(plan(&page), Err(problem), "{text}");
        assert!(!start(&mut page));
    }
    page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Steps)));
    typed(&mut page, Field::From, "9");
    typed(&mut page, Field::To, "8");
    assert_eq!(plan(&page), Err(ExportProblem::Reversed));
    typed(&mut page, Field::To, "9");
    assert!(plan(&page).is_ok());
    page.lose_worker();
    assert_eq!(plan(&page), Err(ExportProblem::NoWorker));
    assert!(!start(&mut page));
}

#[test]
fn a_full_board_has_no_steps_to_write() {
    let mut page = Page::open("p=1234341221434321");
    page.finish_work();
    choosing(&mut page, Subject::Steps, ExportFormat::Csv, Extent::All);
    assert_eq!(plan(&page), Err(ExportProblem::Nothing));
    page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Levels)));
    assert_eq!(plan(&page), Err(ExportProblem::Nothing));
}

#[test]
fn a_limit_cuts_the_file_and_shows_in_its_name() {
    let mut page = steps(Sample::FataMorgana);
    let plan_of_steps = plan(&page).unwrap();
    assert_eq!((plan_of_steps.count, plan_of_steps.known_count), (100_000, 3_968_870));
    assert!(plan_of_steps.is_cut());
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-steps-1-100000.csv");
    typed(&mut page, Field::Limit, "5");
    assert_eq!(written(&mut page).lines().count(), 6);
    choosing(&mut page, Subject::Tree, ExportFormat::Records, Extent::All);
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-tree-records-first-100000.csv");
    typed(&mut page, Field::Limit, "1984466");
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-tree-records-all.csv");
    typed(&mut page, Field::Limit, "1000");
    let text = written(&mut page);
    let searched = text.lines().skip(1).filter(|line| !line.contains(",SKIPPED,")).count();
    assert_eq!(searched, 1000);
    choosing(&mut page, Subject::Tree, ExportFormat::Dot, Extent::All);
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-tree-first-100000.dot");
}

#[test]
fn large_files_are_sent_in_small_pieces() {
    let mut page = steps(Sample::FataMorgana);
    let text = written(&mut page);
    assert_eq!(text.lines().count(), 100_001);
    let pieces = page.replies.iter().filter_map(|reply| match reply {
        Reply::Export { report: ExportReport::Piece(bytes), .. } => Some(bytes.len()),
        _ => None,
    });
    let pieces: Vec<usize> = pieces.collect();
    assert!(pieces.len() > 2, "{pieces:?}");
    assert!(pieces.iter().all(|&piece| piece < PIECE_BYTES + 10_000), "{pieces:?}");
}

#[test]
fn a_tree_in_view_is_exported_as_drawn() {
    let mut page = Page::open(&format!("p={}&to=all", Sample::Paper.line()));
    page.finish_work();
    choosing(&mut page, Subject::Tree, ExportFormat::Records, Extent::InView);
    assert_eq!(name(&page), "sudoku-grove-paper-4x4-tree-records-view.csv");
    let whole = written(&mut page);
    assert_eq!(whole.lines().count(), 1 + 28);
    choosing(&mut page, Subject::Tree, ExportFormat::Records, Extent::All);
    assert_eq!(written(&mut page), whole, "nothing is folded, so all of it is drawn");
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Export)));
    page.send(Msg::Tree(TreeMsg::FailedFolded));
    choosing(&mut page, Subject::Tree, ExportFormat::Records, Extent::InView);
    let folded = written(&mut page);
    let rows: Vec<Vec<&str>> =
        folded.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert!(rows.len() < 28);
    let hidden =
        |label: &str| label.split_once(" ×").map_or(1, |(_, n)| n.parse::<usize>().unwrap());
    let all: usize = rows.iter().map(|row| hidden(row[5])).sum();
    assert_eq!(all, 28, "a folded node has the number of nodes that it represents");
    assert!(rows.iter().all(|row| (hidden(row[5]) > 1) <= (row[4] == "SKIPPED")));
}

#[test]
fn a_picture_of_the_tree_in_view_is_what_is_on_the_screen() {
    let mut page = Page::open(&format!("p={}&to=all&step=12", Sample::Paper.line()));
    page.finish_work();
    let caption = crate::common::caption("Tree");
    let scene = |page: &Page, is_sideways| {
        let tree = page.model.named_tree(is_sideways, &caption, |_| String::new());
        tree.unwrap().captioned(&caption)
    };
    let names = |scene: &Scene| -> Vec<(f32, f32)> {
        let words = scene.layers.iter().filter_map(|layer| match layer {
            Layer::Words { words, .. } => Some(words),
            Layer::Path { .. } => None,
        });
        let names = words.flatten().filter(|(_, _, word)| word.starts_with('r'));
        names.map(|&(x, y, _)| (x, y)).collect()
    };
    let (upright, sideways) = (scene(&page, false), scene(&page, true));
    assert!(names(&upright).windows(2).all(|pair| pair[0].0 == pair[1].0));
    assert!(names(&sideways).windows(2).all(|pair| pair[0].1 == pair[1].1));
    assert_eq!([names(&upright).len(), names(&sideways).len()], [12; 2]);
    assert!(upright.height > sideways.height && upright.width < sideways.width);

    let rings = |scene: &Scene| {
        let is_ring = |layer: &&Layer| {
            matches!(
                layer,
                Layer::Path { fill: None, stroke: Some(Stroke { ink: Ink::Ink, .. }), .. }
            )
        };
        scene.layers.iter().filter(is_ring).count()
    };
    assert_eq!(rings(&sideways), 0);
    let player = page.model.watch.player.as_ref().unwrap();
    let path: Rc<[Digit]> = player.stepper.branches().take(2).collect();
    page.send(Msg::Tree(TreeMsg::NodeSelected(Some(path))));
    assert_eq!(rings(&scene(&page, true)), 1, "the selected node");

    let all = page.model.shown_tree(true).unwrap().nodes.len();
    choosing(&mut page, Subject::Tree, ExportFormat::Records, Extent::InView);
    page.send(Msg::Tree(TreeMsg::AheadToggled));
    let reached = page.model.shown_tree(true).unwrap().nodes.len();
    assert!(reached < all, "what lies ahead is hidden");
    assert_eq!(written(&mut page).lines().count(), 1 + reached);
}

#[test]
fn the_levels_add_up_to_the_search() {
    let mut page = steps(Sample::AiEscargot);
    page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Levels)));
    assert_eq!(name(&page), "sudoku-grove-ai-escargot-levels-all.csv");
    let text = written(&mut page);
    let sum = |column: usize| {
        let rows = text.lines().skip(1).map(|line| line.split(',').nth(column).unwrap());
        rows.map(|number| number.parse::<u64>().unwrap()).sum::<u64>()
    };
    let counters = page.player().progress.counters;
    assert_eq!(sum(3), counters.placements);
    assert_eq!(sum(4), counters.dead_ends);
}

#[test]
fn cancelling_takes_effect_immediately_and_late_news_is_dropped() {
    let mut page = steps(Sample::FataMorgana);
    typed(&mut page, Field::Limit, "3000000");
    page.replies.clear();
    start(&mut page);
    let ExportState::Writing { request, total, .. } = state(&page).clone() else { panic!() };
    assert_eq!(total, 3_000_000);
    for _ in 0..15 {
        page.run_worker_slice();
    }
    let ExportState::Writing { written, .. } = state(&page) else { panic!() };
    assert!((1..3_000_000).contains(written));
    let so_far = sent(&page).len();
    assert!(page.send(Msg::Export(ExportMsg::Cancelled)));
    assert_eq!(*state(&page), ExportState::Cancelled);
    let requests = page.requests();
    assert!(requests.contains(&Request::Cancel { id: request.id }));
    page.handle_requests(requests);
    for report in [ExportReport::Over(1), ExportReport::Progress(9)] {
        assert!(
            !page.send(Msg::Worker(WorkerMsg::replied(Reply::Export { id: request.id, report })))
        );
    }
    // The next export is a separate file.
    page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Levels)));
    let levels = written_after_cancel(&mut page);
    assert!(so_far > 0 && levels.starts_with("level,"));
}

fn written_after_cancel(page: &mut Page) -> String {
    // The worker learns of the cancellation with the next requests.
    written(page)
}

#[test]
fn closing_the_dialog_or_losing_the_worker_ends_the_export() {
    let mut page = steps(Sample::FataMorgana);
    start(&mut page);
    page.run_worker_slice();
    let id = page.tasks(is_export)[0];
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Export)));
    assert!(page.tasks(is_export).is_empty());
    assert!(page.requests().contains(&Request::Cancel { id }));
    choosing(&mut page, Subject::Steps, ExportFormat::Csv, Extent::All);
    start(&mut page);
    page.run_worker_slice();
    page.restart_worker();
    assert_eq!(*state(&page), ExportState::Failed);
    page.finish_work();
    assert!(written(&mut page).lines().count() > 100_000);
    // Another link starts another search.
    start(&mut page);
    page.send(Msg::Page(PageMsg::LinkOpened { hash: format!("p={}", Sample::Paper.line()) }));
    assert!(page.model.dialog.is_none());
}

#[test]
fn nothing_is_chosen_while_a_file_is_written() {
    let mut page = steps(Sample::FataMorgana);
    start(&mut page);
    let before = page.model.dialog.clone();
    assert!(!page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Levels))));
    assert!(!page.send(Msg::Export(ExportMsg::Typed { field: Field::From, text: Rc::from("7") })));
    assert!(!start(&mut page));
    assert_eq!(page.model.dialog, before);
}

#[test]
fn a_search_that_goes_on_can_be_exported_too() {
    let mut page = Page::watching(Sample::NorvigImpossible);
    page.run_worker_slice();
    page.send(Msg::Play(PlayMsg::Stopped));
    page.finish_work();
    choosing(&mut page, Subject::Steps, ExportFormat::Csv, Extent::All);
    let searched = page.player().progress.counters.step();
    typed(&mut page, Field::From, &(searched + 5).to_string());
    typed(&mut page, Field::To, &(searched + 6).to_string());
    let plan = plan(&page).unwrap();
    assert!(!plan.is_final);
    let text = written(&mut page);
    assert_eq!(text.lines().count(), 3);
    assert!(text.lines().nth(1).unwrap().starts_with(&(searched + 5).to_string()));
}

#[test]
fn each_board_has_its_own_name() {
    let of = |line: &str| {
        let mut page = Page::open(&format!("p={line}"));
        page.finish_work();
        choosing(&mut page, Subject::Levels, ExportFormat::Csv, Extent::All);
        name(&page)
    };
    // FNV-1a of sixteen full stops.
    assert_eq!(of(&empty(Shape::Four)), "sudoku-grove-4x4-c48d9605-levels-all.csv");
    assert_ne!(of("1..............."), of("2..............."));
}

#[test]
fn steps_and_levels_in_view_are_those_of_the_map() {
    let mut page = steps(Sample::FataMorgana);
    page.send(Msg::Export(ExportMsg::ExtentChosen(Extent::InView)));
    assert_eq!(plan(&page), Err(ExportProblem::Nothing), "no map is shown");
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 800, height: 300 })));
    if let Some(player) = &mut page.model.watch.player {
        player.timeline.window = Window::Stretch { from: 3_000_000, to: 3_000_500 };
    }
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-steps-3000001-3000500.csv");
    let text = written(&mut page);
    assert_eq!(text.lines().count(), 501);
    assert!(text.lines().nth(1).unwrap().starts_with("3000001,"));
    typed(&mut page, Field::Limit, "7");
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-steps-3000001-3000007.csv");
    page.send(Msg::Export(ExportMsg::SubjectChosen(Subject::Levels)));
    let Levels { top, bottom } = page.player().timeline.levels;
    assert!(
        top > 0 && bottom - top > 5 && usize::from(bottom) < page.player().stepper.cells().len()
    );
    let range = format!("{}-{bottom}", top + 1);
    assert_eq!(name(&page), format!("sudoku-grove-fata-morgana-levels-{range}.csv"));
    let part = written(&mut page);
    page.send(Msg::Export(ExportMsg::ExtentChosen(Extent::All)));
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-levels-all.csv");
    let all = written(&mut page);
    let [part, all]: [Vec<&str>; 2] = [&part, &all].map(|text| text.lines().skip(1).collect());
    assert_eq!(part, all[top.into()..bottom.into()]);
}

#[test]
fn a_map_is_saved_as_it_is_shown_or_whole() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.finish_work();
    choosing(&mut page, Subject::Map, ExportFormat::Svg, Extent::InView);
    assert_eq!(plan(&page), Err(ExportProblem::Nothing), "no map is shown");
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 800, height: 300 })));
    page.finish_work();
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-map-1-3968870.svg");
    if let Some(player) = &mut page.model.watch.player {
        player.timeline.window = Window::Stretch { from: 1000, to: 2000 };
    }
    let in_view = plan(&page).unwrap();
    assert_eq!((in_view.unit, in_view.first, in_view.count), (ExportUnit::MapSteps, 1001, 1000));
    assert_eq!(&*in_view.name, "sudoku-grove-fata-morgana-map-1001-2000.svg");
    start(&mut page);
    assert_eq!(*state(&page), ExportState::Choosing, "the page has to draw the map");
    for (extent, width) in [(Extent::InView, 800.0), (Extent::All, 1600.0)] {
        page.send(Msg::Export(ExportMsg::ExtentChosen(extent)));
        let lettering = AxisLabels { cell: &|_| "cell".to_owned(), number: &|it| it.to_string() };
        let scene = page.model.map_scene(extent, lettering).unwrap();
        assert_eq!(scene.width, width);
        let parts = |layer: &Layer| match layer {
            Layer::Path { parts, .. } => parts.len(),
            Layer::Words { .. } => 0,
        };
        let least = if extent == Extent::All { 1000 } else { 10 };
        assert!(scene.layers.iter().map(parts).sum::<usize>() > least, "there are bars");
        page.replies.clear();
        let drawing = Some(Rc::new(scene));
        let (palette, caption) = (Rc::new(Palette::default()), crate::common::caption("Map & all"));
        assert!(page.send(Msg::Export(ExportMsg::Started { palette, caption, drawing })));
        page.finish_work();
        let text = sent(&page);
        let document = roxmltree::Document::parse(&text).unwrap();
        assert_eq!(document.root_element().attribute("width"), Some(width.to_string().as_str()));
        assert!(text.contains("<title>Map &amp; all</title>"));
        assert!(matches!(state(&page), ExportState::Written { .. }));
    }
    assert_eq!(name(&page), "sudoku-grove-fata-morgana-map-1-3968870.svg");
}

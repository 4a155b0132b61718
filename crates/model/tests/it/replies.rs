//! Replies that arrive late, twice, in another order or not at all: in the end, the page is as
//! if each had arrived once and in time.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::rc::Rc;

use crate::common::{Page, handle};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::batch::protocol::{CoordinatorReply, CoordinatorRequest, SolverReply};
use grove_model::batch::{Coordinator, DownloadFormat, DownloadState, Session, Solver};
use grove_model::draw::palette::Palette;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::model::dialog::DialogKind;
use grove_model::model::export::{ExportFormat, Extent, Subject};
use grove_model::model::notice::Notice;
use grove_model::search::explore::Exploration;
use grove_model::solve::solutions::{CountLimit, SolutionQuery, SolutionSelector};
use grove_model::update::batch::BatchMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::explore::ExploreMsg;
use grove_model::update::export::ExportMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::printout::PrintoutMsg;
use grove_model::update::replay::ReplayMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::branch_table::BranchTable;
use grove_model::worker::protocol::Reply;
use proptest::prelude::*;

/// A name, a link, and groups of messages; each group is waited for before the next.
type Scene = (&'static str, String, Vec<Vec<Msg>>);

fn small() -> GenerateForm {
    GenerateForm { difficulty: Difficulty::Any, ..GenerateForm::default() }
}

fn ask(query: SolutionQuery) -> Vec<Msg> {
    vec![Msg::Solutions(SolutionsMsg::Requested(query))]
}

/// Returns scenes with every kind of task, and every kind of request about searches.
fn scenes() -> Vec<Scene> {
    let play = |sample: Sample| format!("p={}&view=play", sample.line());
    let watch = |sample: Sample| format!("p={}", sample.line());
    let sixteen = "p=................&view=play";
    let made = vec![
        Msg::Generate(GenerateMsg::FormChosen(small())),
        Msg::Generate(GenerateMsg::Started { seed: 7 }),
    ];
    let printed = vec![
        Msg::Generate(GenerateMsg::FormChosen(small())),
        Msg::Dialog(DialogMsg::Opened(DialogKind::Printout)),
        Msg::Printout(PrintoutMsg::NumberTyped("5".into())),
        Msg::Printout(PrintoutMsg::Started { seed: 40 }),
    ];
    let exported = vec![
        Msg::Dialog(DialogMsg::Opened(DialogKind::Export)),
        Msg::Export(ExportMsg::SubjectChosen(Subject::Steps)),
        Msg::Export(ExportMsg::FormatChosen(ExportFormat::Csv)),
        Msg::Export(ExportMsg::ExtentChosen(Extent::All)),
        Msg::Export(ExportMsg::Started {
            palette: Rc::new(Palette::default()),
            caption: crate::common::caption("Steps"),
            drawing: None,
        }),
    ];
    let finished = vec![
        Msg::Explore(ExploreMsg::Switched { on: true }),
        Msg::Explore(ExploreMsg::FinishRequested),
    ];
    let pasted = format!("{}{}", "\n".repeat(20_000), Sample::Nuru.line());
    let two = play(Sample::TwoSolutions);
    let nth = |nth| SolutionQuery::Solution(SolutionSelector::Nth(nth));
    let seek = |step| vec![Msg::Play(PlayMsg::WentToStep(step))];
    let compared = "view=compare&against=reading/ascending/none,exact-cover";
    vec![
        ("solve", play(Sample::Article), vec![vec![Msg::Solve(SolveMsg::Requested)]]),
        ("generate", sixteen.into(), vec![made.clone()]),
        ("record", sixteen.into(), vec![made, vec![Msg::Replay(ReplayMsg::Opened)]]),
        ("print", sixteen.into(), vec![printed]),
        ("finish", watch(Sample::Paper), vec![finished]),
        ("read", play(Sample::Article), vec![vec![Msg::Paste(PasteMsg::Pasted(pasted.into()))]]),
        ("export", watch(Sample::Article), vec![vec![], exported]),
        ("count", two.clone(), vec![ask(SolutionQuery::Count(CountLimit::Thousand))]),
        ("candidates", two.clone(), vec![ask(SolutionQuery::Candidates)]),
        ("conflict", two.clone(), vec![ask(SolutionQuery::Conflict)]),
        ("solutions", two, vec![ask(nth(1)), ask(nth(2)), ask(nth(1))]),
        ("seek", watch(Sample::FataMorgana), vec![seek(1_000_000), seek(300_000)]),
        ("compare", format!("p={}&{compared}", Sample::Article.line()), vec![seek(1000)]),
    ]
}

/// Returns all that the user can see, except measurements and that a worker was lost.
fn seen(page: &Page) -> Vec<(&'static str, String)> {
    let model = &page.model;
    let player = model.watch.player.as_ref().map(|it| {
        (it.progress, it.stepper.snapshot(), it.seek, format!("{:?}", BranchTable::of(it)))
    });
    let lanes = model.comparison.iter().flat_map(|it| &it.lanes);
    let lanes =
        lanes.map(|lane| (lane.player.progress, lane.player.stepper.snapshot(), lane.player.seek));
    let replay = model.watch.replay.as_ref().map(|it| format!("{:?}", it.record()));
    let notices = model.notices.iter().filter(|it| **it != Notice::WorkerRestarted);
    vec![
        ("link", model.link().write()),
        ("board", format!("{:?}", model.play.editor.edited_puzzle())),
        ("solving", format!("{:?}", model.play.solving)),
        ("making", format!("{:?}", model.play.generation)),
        ("solutions", format!("{:?}", model.play.solution_queries)),
        ("dialog", format!("{:?}", model.dialog)),
        ("player", format!("{player:?}")),
        ("lanes", format!("{:?}", lanes.collect::<Vec<_>>())),
        ("replay", format!("{replay:?}")),
        ("tree", format!("{:?}", model.shown_exploration().map(Exploration::report))),
        ("notices", format!("{:?}", notices.collect::<Vec<_>>())),
    ]
}

/// Lets the worker work until nothing is left to do. A worker that rests although tasks are
/// left is restarted, as by the page.
fn settle(page: &mut Page) {
    for _ in 0..20 {
        page.finish_work();
        if page.model.demand().tasks.is_empty() {
            return;
        }
        page.restart_worker();
    }
    panic!("the page waits forever: {:?}", page.model.demand().tasks);
}

struct TestRng(u64);

impl TestRng {
    fn below(&mut self, most: usize) -> usize {
        // Knuth's MMIX generator; only the high bits are used.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % most
    }

    /// Returns what arrives now of what is on the way: any of it, some of it twice. If some is
    /// lost, it never arrives.
    fn arrivals<T: Clone>(&mut self, way: &mut Vec<T>, is_all: bool, loses: bool) -> Vec<T> {
        let mut arrived = Vec::new();
        while !way.is_empty() && (is_all || way.len() > 12 || self.below(3) > 0) {
            let place = self.below(way.len());
            match self.below(4) {
                0 if !is_all => arrived.push(way[place].clone()),
                1 if loses => drop(way.swap_remove(place)),
                _ => arrived.push(way.swap_remove(place)),
            }
        }
        arrived
    }
}

/// Talks as [`Page::run_worker_slice`] does, but over an unreliable channel.
fn rage(page: &mut Page, chance: &mut TestRng, loses: bool) {
    let clock = Cell::new(0);
    let now = || clock.replace(clock.get() + 10_000_000);
    let mut way: Vec<Reply> = Vec::new();
    for round in 0..150 {
        for request in page.requests() {
            way.extend(handle(&mut page.searcher, request));
        }
        if page.searcher.is_busy() {
            way.extend(page.searcher.work());
            way.extend(page.searcher.work_on_tasks());
            way.extend(page.searcher.work_on_lanes(&now));
            way.extend(page.searcher.progress());
            way.extend(page.searcher.lane_reports());
        }
        for reply in chance.arrivals(&mut way, round == 149, loses) {
            page.send(Msg::Worker(WorkerMsg::replied(reply)));
        }
        if loses && chance.below(40) == 0 {
            // Replies of a dead worker do not arrive any more.
            way.clear();
            page.restart_worker();
        }
    }
    if loses {
        page.restart_worker();
    }
}

fn act(page: &mut Page, messages: &[Msg]) {
    messages.iter().for_each(|msg| {
        page.send(msg.clone());
    });
}

/// Returns the page after a scene over a reliable channel.
fn calm((_, hash, acts): &Scene) -> Page {
    let mut page = Page::open(hash);
    for messages in acts {
        act(&mut page, messages);
        settle(&mut page);
    }
    page
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_page_ends_the_same_with_any_order_and_loss_of_replies(
        seed in any::<u64>(), loses in any::<bool>(),
    ) {
        for scene in scenes() {
            let expected = seen(&calm(&scene));
            let (name, hash, acts) = &scene;
            let mut chance = TestRng(seed);
            let mut page = Page::open(hash);
            for messages in acts {
                act(&mut page, messages);
                rage(&mut page, &mut chance, loses);
                settle(&mut page);
            }
            if let (&"export", Some(asked)) = (name, acts.last().and_then(|it| it.last())) {
                // A file that is being written is lost with its worker, which is reported.
                page.send(asked.clone());
                settle(&mut page);
            }
            for (expected, found) in expected.iter().zip(&seen(&page)) {
                prop_assert_eq!(expected, found, "{}", name);
            }
        }
    }
}

/// Runs a batch's keeper, and solvers that reply immediately.
fn keep(keeper: &mut Coordinator, file: &str) {
    if let Some(block) = keeper.next_block() {
        keeper.receive_block(Some(&file.as_bytes()[block.start as usize..block.end as usize]), 0);
    }
    if let Some(task) = keeper.next_task() {
        let solved = Solver::default().solve(&task, &|| 0, |done| {
            if let SolverReply::Solved { nth, rows } = done {
                keeper.receive_rows(nth, rows, 0);
            }
            ControlFlow::Continue(())
        });
        assert!(solved.is_continue());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_batch_ends_the_same_with_any_order_and_loss_of_messages(
        seed in any::<u64>(), loses in any::<bool>(),
    ) {
        let file = format!("{}\nx\n", Sample::Article.line()).repeat(400);
        let mut chance = TestRng(seed);
        let mut page = Page::open("view=batch");
        page.send(Msg::Paste(PasteMsg::Pasted(file.as_str().into())));
        page.send(Msg::Batch(BatchMsg::Scrolled { from: 0, len: 20 }));
        let (mut session, mut keeper) = (Session::default(), Coordinator::default());
        let mut way: Vec<CoordinatorReply> = Vec::new();
        for round in 0..120 {
            if round == 60 {
                page.send(Msg::Batch(BatchMsg::SaveStarted(DownloadFormat::Csv)));
            }
            let demand = page.model.batch_demand().expect("a batch");
            for request in session.requests(&demand, 1) {
                match request {
                    CoordinatorRequest::Begin { id, bytes, is_timed, .. } => {
                        keeper = Coordinator::new(id, bytes, is_timed, 0);
                    }
                    // The batch is not stored.
                    CoordinatorRequest::SaveFile { .. } => {}
                    CoordinatorRequest::Pause { is_paused } => keeper.pause(is_paused, 0),
                    CoordinatorRequest::ShowRows(request) => keeper.show_rows(request),
                    CoordinatorRequest::Write { id, format } => keeper.write(id, format),
                    CoordinatorRequest::CancelWriting => keeper.cancel_writing(),
                }
            }
            keep(&mut keeper, &file);
            way.push(keeper.report(round));
            way.extend(keeper.window());
            way.extend(keeper.write_next());
            let is_last = round == 119;
            for recorded in chance.arrivals(&mut way, is_last, loses && round < 80) {
                page.send(Msg::Batch(BatchMsg::CoordinatorReply(recorded)));
            }
            let is_lost = loses && (round == 79 || round < 79 && chance.below(30) == 0);
            if is_lost {
                way.clear();
                page.send(Msg::Batch(BatchMsg::Lost { restarting: true }));
                session = Session::default();
            }
        }
        let batch = page.model.batch.as_deref().expect("a batch");
        let (report, window) = (batch.report.as_ref().unwrap(), batch.window.as_ref().unwrap());
        prop_assert_eq!((report.sums.rows, report.bytes), (800, report.all_bytes));
        prop_assert_eq!(report.nth, window.nth - 1, "the last report");
        prop_assert_eq!((window.total, window.rows.len()), (800, 60.min(window.rows.len())));
        prop_assert!(window.rows.is_sorted_by_key(|row| row.line) && window.rows[0].line == 1);
        let saved = if loses { DownloadState::Idle } else { DownloadState::Saved { format: DownloadFormat::Csv, rows: 800 } };
        prop_assert_eq!(batch.download, saved, "a file is lost with its keeper");
    }
}

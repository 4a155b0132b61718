//! A worker that dies, and one that cannot be started.

use std::rc::Rc;

use crate::common::{NEXT_DEAD_END, NEXT_SOLUTION, Page, stepper_at, stepper_at_end};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::speed::Speed;
use grove_model::base::task_state::TaskId;
use grove_model::batch::protocol::{CoordinatorReply, SolverReply};
use grove_model::model::dialog::DialogKind;
use grove_model::model::notice::Notice;
use grove_model::model::paste::{PasteProblem, PasteState};
use grove_model::solve::answer::{Answer, SolveState};
use grove_model::solve::solutions::Finding;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::host::{Searcher, start_task};
use grove_model::worker::packed::Packed;
use grove_model::worker::protocol::{Reply, Request, Sign, VERSION};
use grove_model::worker::run::RunId;
use grove_model::worker::task::{ExportReport, Task, TaskPart, TaskReport};
use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::search::{Counters, Goal, Stepper};

const FAR: u64 = 2_000_000;

#[test]
fn a_restarted_worker_finds_the_place_in_the_end() {
    for slices_before in [0, 1, 2] {
        let mut page = Page::watching(Sample::AntiBacktracking);
        page.send(Msg::Play(PlayMsg::WentToStep(2_500_000)));
        for _ in 0..slices_before {
            page.run_worker_slice();
        }
        let shown = page.snapshot();
        page.restart_worker();
        assert!(page.has_notice(&Notice::WorkerRestarted));
        assert_eq!(page.snapshot(), shown);
        assert_eq!(page.player().progress.counters.step(), 0, "it starts over");
        page.run_worker_slice();
        page.restart_worker();
        page.work_until_answered();
        let there = stepper_at(Sample::AntiBacktracking, Goal::FIRST, 2_500_000);
        assert_eq!(page.snapshot(), there.snapshot());
    }
}

#[test]
fn a_lost_stopped_run_is_searched_again_for_a_place_it_had_passed() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.run_worker_slice();
    page.send(Msg::Play(PlayMsg::Stopped));
    page.send(Msg::Play(PlayMsg::WentToStep(300_000)));
    assert!(page.player().progress.is_stopped);
    page.restart_worker();
    page.work_until_answered();
    assert_eq!(page.step(), 300_000);
}

#[test]
fn a_restarted_worker_solves_and_reads_again() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Solve(SolveMsg::Requested));
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(" ".repeat(20_000)))));
    assert_eq!(page.requests().len(), 2);
    page.restart_worker();
    page.work_until_answered();
    let SolveState::Over(Ok(answer)) = &page.model.play.solving else { panic!() };
    assert!(matches!(answer.as_ref(), Answer::Unique(_)));
    assert!(matches!(
        page.model.paste().unwrap().state,
        PasteState::Over(PasteProblem::Unreadable(_))
    ));
}

#[test]
fn playing_continues_when_the_worker_restarts() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::FASTEST)));
    page.send(Msg::Play(PlayMsg::Toggled));
    let mut round = 0;
    page.play_out_with(|page| {
        round += 1;
        if round % 3 == 0 && round <= 12 {
            page.restart_worker();
        }
        page.run_worker_slice();
    });
    assert!(round > 12, "{round}");
    assert_eq!(page.snapshot(), stepper_at_end(Sample::FataMorgana, Goal::FIRST).snapshot());
}

#[test]
fn without_a_worker_everything_that_waits_for_it_is_cancelled() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToStep(FAR)));
    page.send(Msg::Solve(SolveMsg::Requested));
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from("1".repeat(20_000)))));
    page.lose_worker();
    assert!(page.model.is_worker_lost);
    assert!(page.has_notice(&Notice::WorkerUnavailable));
    assert_eq!(page.player().seek, None);
    assert_eq!(page.model.play.solving, SolveState::Idle);
    let paste = page.model.paste().unwrap();
    assert_eq!(
        (paste.text.len(), &paste.state),
        (20_000, &PasteState::Over(PasteProblem::NeedsWorker))
    );

    // Every request is answered with a notice.
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Paste)));
    let asked = [
        Msg::Play(PlayMsg::WentToStep(FAR)),
        Msg::Play(PlayMsg::WentToEnd),
        NEXT_SOLUTION,
        Msg::Solve(SolveMsg::Requested),
        Msg::Page(PageMsg::LinkOpened {
            hash: format!("p={}&step={FAR}", Sample::GoldenNugget.line()),
        }),
        Msg::Page(PageMsg::LinkOpened {
            hash: format!("p={}&step={FAR}.3", Sample::FataMorgana.line()),
        }),
    ];
    for msg in asked {
        page.send(Msg::Page(PageMsg::NoticeDismissed(Notice::WorkerUnavailable)));
        page.send(msg.clone());
        assert!(page.has_notice(&Notice::WorkerUnavailable), "{msg:?}");
        let demand = page.model.demand();
        assert_eq!((demand.run.unwrap().seek, demand.tasks), (None, Vec::new()));
    }
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from("1".repeat(20_000)))));
    assert_eq!(page.model.paste().unwrap().state, PasteState::Over(PasteProblem::NeedsWorker));
}

#[test]
fn without_a_worker_near_places_and_playing_still_work() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.lose_worker();
    page.send(Msg::Page(PageMsg::NoticeDismissed(Notice::WorkerUnavailable)));
    page.send(Msg::Play(PlayMsg::WentToStep(150_000)));
    page.send(Msg::Play(PlayMsg::Stepped));
    page.send(Msg::Play(PlayMsg::SteppedBack));
    page.send(NEXT_DEAD_END);
    page.play_out();
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    page.send(Msg::Play(PlayMsg::Continued));
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::FASTEST)));
    page.send(Msg::Play(PlayMsg::Toggled));
    page.play_out();
    assert_eq!(page.snapshot(), stepper_at_end(Sample::FataMorgana, Goal::Exhaustion).snapshot());
    assert!(!page.has_notice(&Notice::WorkerUnavailable));
    // A far place is kept with another goal.
    page.send(Msg::Play(PlayMsg::SteppedBack));
    let there = page.snapshot();
    page.send(Msg::Play(PlayMsg::GoalChosen(crate::common::solution(2))));
    assert_eq!(page.snapshot(), there);
    // Clashes are found without a worker.
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from("1100000000000000"))));
    page.send(Msg::Solve(SolveMsg::Requested));
    assert!(
        matches!(&page.model.play.solving, SolveState::Over(Err(clashes)) if clashes.len() == 2)
    );
}

#[test]
fn a_worker_that_becomes_ready_again_is_used() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.lose_worker();
    assert!(page.send(Msg::Worker(WorkerMsg::replied(Reply::Ready { version: VERSION }))));
    assert!(!page.model.is_worker_lost && !page.has_notice(&Notice::WorkerUnavailable));
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(Reply::Ready { version: VERSION }))));
    page.send(Msg::Play(PlayMsg::WentToStep(FAR)));
    page.work_until_answered();
    assert_eq!(page.step(), FAR);
}

#[test]
fn a_lost_worker_can_be_requested_again_without_a_reload() {
    let mut page = Page::watching(Sample::FataMorgana);
    let again = Msg::Page(PageMsg::WorkerRequested);
    assert!(!page.send(again.clone()), "there is a worker");
    page.lose_worker();
    let before = page.model.demand().attempt;
    assert!(page.send(again.clone()));
    assert_eq!(page.model.demand().attempt, before + 1);
    assert!(!page.model.is_worker_lost && !page.has_notice(&Notice::WorkerUnavailable));
    assert!(!page.send(again.clone()), "one attempt at a time");
    // It fails as well, and can be tried again.
    page.lose_worker();
    assert!(page.has_notice(&Notice::WorkerUnavailable));
    assert!(page.send(again));
    assert_eq!(page.model.demand().attempt, before + 2);
    page.restart_worker();
    assert!(page.player().is_run_active(), "the search continues automatically as at the start");
    page.send(Msg::Play(PlayMsg::WentToStep(FAR)));
    page.work_until_answered();
    assert_eq!(page.step(), FAR);
}

#[test]
fn the_worker_reports_once_that_all_requests_are_done() {
    let mut searcher = Searcher::default();
    assert_eq!(searcher.report_idle(), None, "nothing was requested");
    searcher.handle(Request::RunStats { is_enabled: false }, start_task);
    assert_eq!(searcher.report_idle(), Some(Reply::Idle { handled_count: 1 }));
    assert_eq!(searcher.report_idle(), None);
    let puzzle = Rc::new(crate::common::puzzle(Sample::Article));
    let task = Packed::new(&Task::Solve(puzzle));
    searcher.handle(Request::Start { id: TaskId(1), part: TaskPart::Tasks, task }, start_task);
    assert_eq!(searcher.report_idle(), None, "there is work");
    while searcher.is_busy() {
        searcher.work_on_tasks();
    }
    assert_eq!(searcher.report_idle(), Some(Reply::Idle { handled_count: 2 }));
}

#[test]
fn unreadable_messages_are_dropped() {
    let mut searcher = Searcher::default();
    let task: Packed<Task> = postcard::from_bytes(&[1, 255]).unwrap();
    assert_eq!(task.read(), None);
    assert_eq!(
        searcher.handle(Request::Start { id: TaskId(1), part: TaskPart::Tasks, task }, start_task),
        []
    );
    assert!(!searcher.is_busy());
    assert_eq!(
        searcher.report_idle(),
        Some(Reply::Idle { handled_count: 1 }),
        "the page learns that the task is not done"
    );

    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Solve(SolveMsg::Requested));
    let id = page.tasks(|task| matches!(task, Task::Solve(_)))[0];
    let report: Packed<TaskReport> = postcard::from_bytes(&[1, 255]).unwrap();
    assert_eq!(report.read(), None);
    let reply = Reply::Task { id, report, is_last: true };
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(reply))));
    assert_eq!(page.tasks(|task| matches!(task, Task::Solve(_))), [id], "the task is still wanted");
}

#[test]
fn only_work_that_is_not_requested_again_counts_as_success() {
    let task = |report| Reply::of_task(TaskId(1), &report).sign();
    let export = |report| Reply::Export { id: TaskId(1), report }.sign();
    let finding = Finding::Solution(Box::default());
    for (is_over, sign) in [(false, Sign::Alive), (true, Sign::Finished)] {
        assert_eq!(task(TaskReport::Solutions { finding: finding.clone(), is_over }), sign);
    }
    assert_eq!(export(ExportReport::Progress(1)), Sign::Alive);
    assert_eq!(export(ExportReport::Over(1)), Sign::Finished);
    let progress = Reply::Progress { run: RunId(1), counters: Counters::default(), is_over: true };
    assert_eq!(progress.sign(), Sign::Alive, "each new worker runs to the end again");
    assert_eq!(Reply::Idle { handled_count: 3 }.sign(), Sign::Idle { handled_count: 3 });
    assert_eq!(CoordinatorReply::Written { id: 1, rows: 1 }.sign(), Sign::Finished);
    assert_eq!(SolverReply::Solved { nth: 0, rows: Vec::new() }.sign(), Sign::Finished);
}

/// An action of the user or an event of the worker, in any order.
#[derive(Clone, Debug)]
enum Action {
    Send(Msg),
    Talk,
    Ring,
    Restart,
}

fn actions() -> impl Strategy<Value = Action> {
    let plain = [
        Msg::Play(PlayMsg::Toggled),
        Msg::Play(PlayMsg::Stepped),
        Msg::Play(PlayMsg::SteppedBack),
        Msg::Play(PlayMsg::WentToStart),
        Msg::Play(PlayMsg::WentToEnd),
        Msg::Play(PlayMsg::Restarted),
        NEXT_DEAD_END,
        NEXT_SOLUTION,
        Msg::Play(PlayMsg::Stopped),
        Msg::Play(PlayMsg::Continued),
        Msg::Play(PlayMsg::GoalChosen(Goal::FIRST)),
        Msg::Play(PlayMsg::GoalChosen(crate::common::solution(2))),
        Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)),
        Msg::Page(PageMsg::ViewChosen(grove_model::base::settings::View::Play)),
        Msg::Page(PageMsg::ViewChosen(grove_model::base::settings::View::Watch)),
        Msg::Edit(EditMsg::SampleChosen(Sample::Paper)),
        Msg::Edit(EditMsg::SampleChosen(Sample::GoldenNugget)),
        Msg::Solve(SolveMsg::Requested),
    ];
    prop_oneof![
        8 => select(plain.to_vec()).prop_map(Action::Send),
        3 => (0..700_000_u64).prop_map(|step| Action::Send(Msg::Play(PlayMsg::WentToStep(step)))),
        1 => (0..=19_u8).prop_map(|stop| Action::Send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(stop))))),
        4 => Just(Action::Talk),
        4 => Just(Action::Ring),
        1 => Just(Action::Restart),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..Default::default() })]

    #[test]
    fn nothing_waits_forever_and_every_place_is_one_of_the_search(
        actions in prop::collection::vec(actions(), 1..40),
    ) {
        let mut page = Page::watching(Sample::TwoSolutions);
        for action in actions {
            match action {
                Action::Send(msg) => { page.send(msg); }
                Action::Talk => { page.run_worker_slice(); }
                Action::Ring => { page.fire_timer(); }
                Action::Restart => page.restart_worker(),
            }
            let Some(player) = &page.model.watch.player else { continue };
            let at = player.stepper.position();
            prop_assert_eq!(player.stepper.goal(), page.model.watch.goal);
            let mut there = Stepper::new(player.stepper.puzzle(), page.model.watch.goal);
            there.run(at.step);
            there.go_between_steps(at.events);
            prop_assert_eq!(there.snapshot(), player.stepper.snapshot());
        }
        page.send(Msg::Page(PageMsg::ViewChosen(grove_model::base::settings::View::Watch)));
        page.work_until_answered();
        page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::FASTEST)));
        page.play_out_with(|page| {
            page.run_worker_slice();
        });
        let player = page.player();
        prop_assert!(!player.is_playing && player.seek.is_none());
    }
}

//! Far places, found by a worker that works between messages.

use crate::common::{NEXT_SOLUTION, NO_FURTHER_SOLUTION, Page, at, stepper_at, stepper_at_end};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::speed::Speed;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::protocol::{Reply, Request, SeekOutcome};
use grove_model::worker::run::RunId;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Goal};

const FAR: u64 = 2_000_000;

/// Returns a page whose worker has been asked for a place and has worked for one slice.
fn on_the_way(sample: Sample) -> Page {
    let mut page = Page::watching(sample);
    page.send(Msg::Play(PlayMsg::WentToStep(FAR)));
    page.run_worker_slice();
    assert!(page.player().seek.is_some());
    page
}

fn there(sample: Sample) -> sudoku_engine::search::Snapshot {
    stepper_at(sample, Goal::FIRST, FAR).snapshot()
}

#[test]
fn far_places_are_found() {
    for sample in [Sample::FataMorgana, Sample::AntiBacktracking, Sample::NorvigImpossible] {
        let mut page = on_the_way(sample);
        assert_eq!(page.step(), 0, "the place shown stays until the other one is found");
        page.work_until_answered();
        assert_eq!(page.snapshot(), there(sample), "{sample:?}");
        for step in [3_000_001, 1_999_999, FAR + 200_000, 500_000, 3] {
            page.send(Msg::Play(PlayMsg::WentToStep(step)));
            page.work_until_answered();
            let expected = stepper_at(sample, Goal::FIRST, step);
            assert_eq!(page.snapshot(), expected.snapshot(), "{sample:?} at {step}");
        }
    }
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    assert_eq!(page.counters().placements, 1_984_465);
    assert_eq!(page.counters().tests, 17_859_941);
}

#[test]
fn the_run_continues_automatically_and_the_page_knows_its_progress() {
    let mut page = Page::watching(Sample::FataMorgana);
    assert!(page.player().is_run_active());
    assert_eq!(page.player().total_steps(), None);
    page.run_worker_slice();
    assert_eq!(page.player().progress.counters.step(), 500_000);
    page.finish_work();
    let end = stepper_at_end(Sample::FataMorgana, Goal::FIRST).counters();
    assert_eq!(page.player().progress.counters, end);
    assert!(page.player().progress.is_over && !page.player().is_run_active());
    assert_eq!(page.player().total_steps(), Some(end.step()));
    assert_eq!(page.step(), 0);
    assert_eq!(page.requests(), [], "nothing is requested twice");
}

#[test]
fn only_the_last_requested_place_counts() {
    let mut page = on_the_way(Sample::FataMorgana);
    let first = page.player().seek.unwrap();
    page.send(Msg::Play(PlayMsg::WentToStep(FAR + 1)));
    let second = page.player().seek.unwrap();
    assert_ne!(first.id, second.id);
    let found = |id, step| {
        let there = stepper_at(Sample::FataMorgana, Goal::FIRST, step);
        Msg::Worker(WorkerMsg::replied(Reply::Seek {
            run: RunId(1),
            id,
            outcome: SeekOutcome::Found(there.snapshot()),
        }))
    };
    assert_eq!(page.player().run, RunId(1));
    assert!(!page.send(found(first.id, FAR)));
    assert!(page.send(found(second.id, FAR + 1)));
    assert_eq!(page.step(), FAR + 1);
    assert!(!page.send(found(second.id, FAR + 1)));
}

#[test]
fn old_replies_change_nothing() {
    // Two runs, several places, one solve: then every reply is sent again.
    let mut page = on_the_way(Sample::FataMorgana);
    page.work_until_answered();
    page.send(Msg::Solve(SolveMsg::Requested));
    page.work_until_answered();
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    page.send(Msg::Play(PlayMsg::WentToStep(FAR + 7)));
    page.work_until_answered();
    page.finish_work();
    let replies = page.replies.clone();
    assert!(replies.len() > 8);
    for reply in replies.iter().chain(replies.iter().rev()) {
        assert!(!page.send(Msg::Worker(WorkerMsg::replied(reply.clone()))), "{reply:?}");
    }
    assert_eq!(page.step(), FAR + 7);

    let seek = page.player().seek;
    assert_eq!(seek, None);
    let run = page.player().run;
    for (run, id) in [(RunId(run.0 - 1), 1), (RunId(run.0 + 1), 1), (run, 0), (run, 1), (run, 99)] {
        let reply = Reply::Seek { run, id, outcome: SeekOutcome::Nowhere };
        assert!(!page.send(Msg::Worker(WorkerMsg::replied(reply))));
    }
    let counters = Counters { placements: 1 << 40, ..Counters::default() };
    let other = Reply::Progress { run: RunId(run.0 - 1), counters, is_over: false };
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(other))), "another run's progress");
}

#[test]
fn progress_never_goes_back() {
    let mut page = Page::watching(Sample::FataMorgana);
    let run = page.player().run;
    let mut report = |placements, is_over| {
        let counters = Counters { placements, ..Counters::default() };
        page.send(Msg::Worker(WorkerMsg::replied(Reply::Progress { run, counters, is_over })))
    };
    assert!(report(10, false));
    assert!(!report(10, false));
    assert!(!report(9, true));
    assert!(report(10, true));
    assert!(!report(10, false));
}

#[test]
fn stopping_cancels_the_seek_and_pauses_the_run() {
    let mut page = on_the_way(Sample::AntiBacktracking);
    page.send(Msg::Play(PlayMsg::Stopped));
    assert_eq!(page.player().seek, None);
    assert!(!page.player().is_run_active());
    page.finish_work();
    let stopped = page.player().progress.counters.step();
    assert!(stopped < FAR, "the worker has been notified");
    assert_eq!(page.step(), 0);
    page.send(Msg::Play(PlayMsg::Continued));
    assert!(page.player().is_run_active());
    page.run_worker_slice();
    assert!(page.player().progress.counters.step() > stopped);
    assert_eq!(page.step(), 0, "a cancelled place is not found later");
}

#[test]
fn a_stopped_run_resumes_for_a_place_it_has_not_reached() {
    for target in
        [Msg::Play(PlayMsg::WentToStep(FAR)), Msg::Play(PlayMsg::WentToEnd), NEXT_SOLUTION]
    {
        let mut page = Page::watching(Sample::FataMorgana);
        page.run_worker_slice();
        page.send(Msg::Play(PlayMsg::Stopped));
        page.run_worker_slice();
        page.send(target.clone());
        assert!(page.player().is_run_active(), "{target:?}");
        page.work_until_answered();
        assert!(page.step() >= FAR);
    }
    // A place that the run has passed is shown without resuming it.
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.run_worker_slice();
    page.send(Msg::Play(PlayMsg::Stopped));
    page.send(Msg::Play(PlayMsg::WentToStep(300_000)));
    page.work_until_answered();
    assert_eq!(page.step(), 300_000);
    assert!(page.player().progress.is_stopped);
    page.finish_work();
    assert_eq!(page.player().progress.counters.step(), 500_000);
}

#[test]
fn a_finished_search_cannot_be_stopped() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.finish_work();
    page.send(Msg::Play(PlayMsg::Stopped));
    assert!(!page.player().progress.is_stopped);
    page.send(Msg::Play(PlayMsg::WentToStep(FAR)));
    page.work_until_answered();
    assert_eq!(page.snapshot(), there(Sample::FataMorgana));
}

#[test]
fn the_run_pauses_in_another_view_and_then_resumes() {
    let mut page = on_the_way(Sample::AntiBacktracking);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    page.finish_work();
    assert!(page.player().seek.is_some());
    assert!(page.player().progress.counters.step() < FAR);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    page.work_until_answered();
    assert_eq!(page.snapshot(), there(Sample::AntiBacktracking));
}

#[test]
fn another_puzzle_or_place_replaces_the_seek() {
    let mut page = on_the_way(Sample::AntiBacktracking);
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!((page.player().seek, page.step()), (None, 1));

    let mut page = on_the_way(Sample::AntiBacktracking);
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::FataMorgana)));
    assert_eq!(page.player().seek, None);
    let requests = page.requests();
    let run = page.player().run;
    assert!(matches!(
        &requests[..],
        [Request::StartRun { run: started, .. }, Request::Branches { run: asked, .. }]
            if *started == run && *asked == run
    ));
}

#[test]
fn a_stopped_run_reports_its_progress() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.run_worker_slice();
    // The run continues without a report, as it does between two reports.
    page.searcher.work();
    page.send(Msg::Play(PlayMsg::Stopped));
    let requests = page.requests();
    page.handle_requests(requests);
    assert_eq!(page.player().progress.counters.step(), page.searcher.steps());
}

#[test]
fn at_full_speed_the_page_follows_the_run_to_its_end() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::FASTEST)));
    page.send(Msg::Play(PlayMsg::Toggled));
    let mut shown = vec![0];
    page.play_out_with(|page| {
        page.run_worker_slice();
        shown.extend((page.step() > shown[shown.len() - 1]).then(|| page.step()));
    });
    assert!(shown.len() > 3, "{shown:?}");
    let end = stepper_at_end(Sample::FataMorgana, Goal::FIRST);
    assert_eq!(page.snapshot(), end.snapshot());

    // A player ahead of the run waits for it; if the run was stopped, the page itself
    // continues.
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToStep(150_000)));
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::FASTEST)));
    page.send(Msg::Play(PlayMsg::Toggled));
    assert!(!page.send(Msg::Ticked { steps: None }));
    page.model.watch.player.as_mut().unwrap().progress.is_stopped = true;
    page.play_out();
    assert_eq!(page.snapshot(), end.snapshot());
}

#[test]
fn a_pause_keeps_the_place_on_show() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::FASTEST)));
    page.send(Msg::Play(PlayMsg::Toggled));
    page.run_worker_slice();
    page.fire_timer();
    let seek = page.player().seek.unwrap();
    assert_eq!(seek.target, Target::Head);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    page.finish_work();
    assert_eq!(page.player().stepper.position(), at(0, 0));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(page.model.tick(), None);
    assert!(!page.has_notice(&NO_FURTHER_SOLUTION));
}

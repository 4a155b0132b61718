//! Playing a search in the page: step by step, by the timer, from place to place.

use crate::common::{
    DEAD_END_BEFORE, NEXT_DEAD_END, NEXT_SOLUTION, NO_EARLIER_DEAD_END, NO_FURTHER_DEAD_END,
    NO_FURTHER_SOLUTION, Page, places, solution, stepper_at, stepper_at_end,
};
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::speed::Speed;
use grove_model::base::steps::StepSize;
use grove_model::draw::size::Size;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::view::board::{CellRole, board};
use grove_model::{Msg, Tick};
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Event, Goal, Position, Snapshot};

/// The counts of the sources' programs up to the first solution.
const SEARCHES: [(Sample, u64, u64, u64); 3] = [
    (Sample::Article, 1287, 1236, 11380),
    (Sample::Nuru, 769, 720, 6732),
    (Sample::Tutorial, 4208, 4157, 37652),
];

#[test]
fn the_sources_puzzles_are_played_to_the_end_and_back() {
    for (sample, placements, undos, tests) in SEARCHES {
        for step_size in [StepSize::Moves, StepSize::Stops, StepSize::Events] {
            // Tens of thousands of steps take long, and one such search is enough.
            if step_size == StepSize::Events && sample != Sample::Nuru {
                continue;
            }
            let mut page = Page::watching(sample);
            page.send(Msg::Play(PlayMsg::StepSizeChosen(step_size)));
            let mut steps = 0;
            while !page.player().stepper.is_over() {
                page.send(Msg::Play(PlayMsg::Stepped));
                steps += 1;
            }
            let end = page.counters();
            assert_eq!((end.placements, end.undos, end.tests), (placements, undos, tests));
            assert_eq!(end.solutions, 1);
            let expected = match step_size {
                StepSize::Moves => placements + undos,
                StepSize::Stops => placements + undos + end.dead_ends + end.solutions,
                StepSize::Events => tests + placements + undos + end.dead_ends + end.solutions,
            };
            assert_eq!(steps, expected, "{sample:?} {step_size:?}");
            let destination = page.snapshot();
            page.send(Msg::Play(PlayMsg::Stepped));
            assert_eq!(page.snapshot(), destination, "past the end there is no step");

            for _ in 0..steps {
                assert_ne!(page.player().stepper.position(), Position::START);
                page.send(Msg::Play(PlayMsg::SteppedBack));
            }
            assert_eq!(page.counters(), Counters::default(), "{sample:?} {step_size:?}");
            page.send(Msg::Play(PlayMsg::SteppedBack));
            assert_eq!(page.player().stepper.position(), Position::START);
        }
    }
}

#[test]
fn each_step_is_the_next_event() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    page.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Events)));
    for (event, destination) in places(Sample::Paper, Goal::Exhaustion) {
        assert_eq!(page.player().stepper.last_event(), event);
        assert_eq!(page.snapshot(), destination.snapshot());
        page.send(Msg::Play(PlayMsg::Stepped));
    }
    assert_eq!(page.counters().undos, 27);
}

/// The milliseconds between steps, or the steps per second, at each stop of the slider.
const PERIODS: [u32; 7] = [2000, 1000, 500, 250, 125, 67, 33];
const RATES: [f64; 12] = [60.0, 125.0, 250.0, 500.0, 1e3, 2.5e3, 5e3, 1e4, 3e4, 1e5, 3e5, 1e6];

#[test]
fn the_timer_follows_the_slider() {
    let periods = PERIODS.map(|period| Tick::Step { period });
    let rates = RATES.map(|rate| Tick::Frame { rate: Some(rate) });
    let expected: Vec<Tick> =
        periods.into_iter().chain(rates).chain([Tick::Frame { rate: None }]).collect();
    assert_eq!(usize::from(Speed::FASTEST.stop()), expected.len() - 1);
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::Toggled));
    for (stop, tick) in (0..).zip(&expected) {
        page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(stop))));
        assert_eq!(page.model.tick(), Some(*tick), "stop {stop}");
        assert_eq!(page.model.suppresses_motion(), stop > 4, "stop {stop}");
        assert_eq!(Speed::from_stop(stop).shows_each_step(), stop <= 4);
        assert_eq!(Speed::from_stop(stop).faster(), Speed::from_stop(stop + 1));
        assert_eq!(Speed::from_stop(stop + 1).slower().stop(), stop.min(Speed::FASTEST.stop() - 1));
    }
    assert_eq!(Speed::from_stop(u8::MAX), Speed::FASTEST);
    assert_eq!(Speed::from_stop(0).slower(), Speed::from_stop(0));
    page.send(Msg::Play(PlayMsg::Toggled));
    for stop in 0..=Speed::FASTEST.stop() {
        page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(stop))));
        assert_eq!(page.model.tick(), None, "paused at stop {stop}");
        assert!(!page.model.suppresses_motion());
    }
    assert!(!page.send(Msg::Ticked { steps: Some(1) }), "a late tick finds nothing to do");
    assert!(!page.send(Msg::Ticked { steps: None }));
}

#[test]
fn what_takes_time_to_read_changes_fifteen_times_a_second() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(7))));
    assert_eq!(page.model.reading(0), None, "paused");
    page.send(Msg::Play(PlayMsg::Toggled));
    let mut changed_after = [const { Vec::new() }; 4];
    for step in 1..=60_u64 {
        let readings = [0, 1, 2, 3].map(|phase| page.model.reading(phase));
        page.send(Msg::Ticked { steps: Some(1) });
        for (phase, before) in (0..).zip(readings) {
            if page.model.reading(phase) != before {
                changed_after[phase as usize].push(step);
            }
        }
    }
    for (phase, steps) in (0..).zip(&changed_after) {
        let expected: Vec<u64> = (1..=60).filter(|step| (step + phase) % 4 == 0).collect();
        assert_eq!(*steps, expected, "phase {phase}");
    }
    for (stop, rapid) in [(0, false), (5, false), (6, true), (18, true), (19, true)] {
        page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(stop))));
        assert_eq!(page.model.reading(0).is_some(), rapid, "stop {stop}");
        let has_peers = board(&page.model).iter().any(|view| view.role == CellRole::Peer);
        assert_eq!(has_peers, !rapid, "stop {stop}");
    }
}

#[test]
fn the_search_plays_to_the_end_at_every_speed() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        for step_size in [StepSize::Moves, StepSize::Events] {
            for stop in [0, 6, 7, 12, 18, Speed::FASTEST.stop()] {
                let mut page = Page::watching(Sample::Paper);
                page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
                page.send(Msg::Play(PlayMsg::StepSizeChosen(step_size)));
                page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(stop))));
                page.finish_work();
                page.send(Msg::Play(PlayMsg::Toggled));
                assert!(page.player().is_playing);
                page.play_out_with(Page::finish_work);
                assert!(!page.player().is_playing);
                let end = stepper_at_end(Sample::Paper, goal);
                assert_eq!(page.snapshot(), end.snapshot(), "{goal:?} {step_size:?} at {stop}");
            }
        }
    }
}

#[test]
fn a_tick_plays_its_number_of_steps() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Moves)));
    page.send(Msg::Play(PlayMsg::Toggled));
    for steps in [1, 63, 64, 65, 5000] {
        let before = page.step();
        assert!(page.send(Msg::Ticked { steps: Some(steps) }));
        assert_eq!(page.step(), before + steps);
    }
    page.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Events)));
    let mut destination = page.player().stepper.clone();
    assert!(page.send(Msg::Ticked { steps: Some(100) }));
    assert!((0..100).all(|_| destination.advance().is_some()));
    assert_eq!(page.snapshot(), destination.snapshot());
    assert!(!page.send(Msg::Ticked { steps: Some(0) }));
    let before = page.step();
    page.send(Msg::Ticked { steps: Some(u64::MAX) });
    assert!(page.step() - before <= 20_000, "at most the steps of a frame");
}

#[test]
fn stops_take_time_only_where_single_steps_can_be_followed() {
    let dead_end = Position { step: 5, events: 10 };
    for (stop, expected) in [(4, dead_end), (5, Position::after_step(6))] {
        let mut page = Page::watching(Sample::Article);
        page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(stop))));
        page.send(Msg::Play(PlayMsg::Toggled));
        for _ in 0..6 {
            page.send(Msg::Ticked { steps: Some(1) });
        }
        assert_eq!(page.player().stepper.position(), expected, "speed {stop}");
    }
}

#[test]
fn playing_at_the_end_starts_over_and_restart_plays() {
    let mut page = Page::watching(Sample::Paper);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    assert_eq!(page.model.tick(), None);
    page.send(Msg::Play(PlayMsg::Toggled));
    assert_eq!((page.step(), page.player().is_playing), (0, true));
    page.fire_timer();
    page.send(Msg::Play(PlayMsg::Toggled));
    assert_eq!((page.step(), page.player().is_playing), (1, false));
    page.send(Msg::Play(PlayMsg::Restarted));
    assert_eq!((page.step(), page.player().is_playing), (0, true));
    for msg in [
        Msg::Play(PlayMsg::Stepped),
        Msg::Play(PlayMsg::SteppedBack),
        Msg::Play(PlayMsg::WentToStart),
        Msg::Play(PlayMsg::WentToStep(3)),
    ] {
        page.send(Msg::Play(PlayMsg::Restarted));
        page.send(msg.clone());
        assert_eq!(page.model.tick(), None, "{msg:?} pauses");
    }
    page.send(Msg::Play(PlayMsg::Toggled));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert!(page.model.tick().is_some(), "choosing the current view changes nothing");
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert_eq!(page.model.tick(), None);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(page.model.tick(), None);
    assert_eq!(page.step(), 3);
}

#[test]
fn dead_ends_are_visited_one_after_the_other_and_back() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        let places = places(Sample::Article, goal);
        let dead = places.iter().filter(|(e, _)| matches!(e, Some(Event::DeadEnd { .. })));
        let dead: Vec<Snapshot> = dead.map(|(_, destination)| destination.snapshot()).collect();
        let mut page = Page::watching(Sample::Article);
        page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
        for destination in &dead {
            page.send(NEXT_DEAD_END);
            assert_eq!(page.snapshot(), *destination);
            assert!(!page.has_notice(&NO_FURTHER_DEAD_END));
        }
        for _ in 0..2 {
            page.send(NEXT_DEAD_END);
            assert!(page.has_notice(&NO_FURTHER_DEAD_END));
            assert_eq!(page.snapshot(), dead[dead.len() - 1], "it stays at the last");
        }
        for destination in dead.iter().rev().skip(1) {
            page.send(DEAD_END_BEFORE);
            assert_eq!(page.snapshot(), *destination);
            assert!(!page.has_notice(&NO_EARLIER_DEAD_END));
        }
        page.send(DEAD_END_BEFORE);
        assert!(page.has_notice(&NO_EARLIER_DEAD_END));
        page.send(Msg::Play(PlayMsg::SteppedBack));
        assert!(!page.has_notice(&NO_EARLIER_DEAD_END), "the notice was about another place");
    }
}

#[test]
fn near_places_need_no_worker() {
    let mut page = Page::watching(Sample::GoldenNugget);
    for step in [1000, 150_000, 350_000, 350_001, 200_000, 7, 0, 200_000] {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        assert_eq!(page.player().seek, None);
        let destination = stepper_at(Sample::GoldenNugget, Goal::FIRST, step);
        assert_eq!(page.snapshot(), destination.snapshot(), "{step}");
    }
    // From between two steps, go to right after the last step and the next one.
    let mut page = Page::watching(Sample::Article);
    page.send(NEXT_DEAD_END);
    let step = page.step();
    for target in [step, step + 1] {
        assert!(page.player().stepper.position().events > 0);
        let destination =
            grove_model::update::update(&page.model, Msg::Play(PlayMsg::WentToStep(target)))
                .unwrap();
        assert_eq!(
            destination.watch.player.unwrap().stepper.position(),
            Position::after_step(target)
        );
    }
    for sample in [Sample::Article, Sample::Nuru, Sample::Paper, Sample::TwoSolutions] {
        let mut page = Page::watching(sample);
        page.send(Msg::Play(PlayMsg::WentToEnd));
        assert_eq!(page.snapshot(), stepper_at_end(sample, Goal::FIRST).snapshot());
        assert_eq!(page.player().total_steps(), Some(page.step()));
    }
}

#[test]
fn a_full_board_has_one_solution_and_no_steps() {
    let solved = "4231314214232314";
    for goal in [Goal::FIRST, solution(2), Goal::Exhaustion] {
        let mut page = Page::open(&format!("p={solved}"));
        page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
        page.send(Msg::Play(PlayMsg::Toggled));
        page.play_out();
        assert_eq!((page.step(), page.counters().solutions), (0, 1), "{goal:?}");
        page.send(NEXT_SOLUTION);
        assert!(page.has_notice(&NO_FURTHER_SOLUTION), "{goal:?}");
        page.send(Msg::Play(PlayMsg::SteppedBack));
        assert_eq!(page.counters().solutions, 0);
        page.send(NEXT_SOLUTION);
        assert_eq!(page.counters().solutions, 1);
        assert!(!page.has_notice(&NO_FURTHER_SOLUTION));
    }
}

#[test]
fn only_far_places_are_jumped_to() {
    let mut page = Page::watching(Sample::Tutorial);
    page.finish_work();
    let mut jumps = |msg: Msg| {
        let before = page.model.clone();
        page.send(msg);
        page.model.has_jumped(&before)
    };
    assert!(!jumps(Msg::Play(PlayMsg::Stepped)));
    assert!(!jumps(Msg::Play(PlayMsg::WentToStep(1000))));
    assert!(jumps(Msg::Play(PlayMsg::WentToStep(2001))));
    assert!(!jumps(Msg::Play(PlayMsg::SteppedBack)));
    assert!(jumps(Msg::Play(PlayMsg::WentToStart)));
    assert!(!jumps(Msg::Play(PlayMsg::Toggled)));
}

#[test]
fn while_scrubbing_nothing_is_requested_about_the_surroundings() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.finish_work();
    page.send(Msg::Play(PlayMsg::WentToStep(5_000_000)));
    page.work_until_answered();
    let run = page.model.demand().run.unwrap();
    let passing = page.model.demand().for_scrubbing().run.unwrap();
    assert!(run.tree_query.is_some());
    assert_eq!((passing.branch_table_query, passing.tree_query, passing.map), (None, None, None));
    assert_eq!((passing.id, passing.seek, passing.goal), (run.id, run.seek, run.goal));
}

#[test]
fn on_the_way_to_a_far_end_the_page_shows_the_progress() {
    let mut page = Page::watching(Sample::NorvigImpossible);
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 1200, height: 150 })));
    for _ in 0..40 {
        page.run_worker_slice();
    }
    let before = page.step();
    assert!(page.player().is_run_active());
    page.send(Msg::Play(PlayMsg::WentToEnd));
    assert!(page.step() > before, "{before}");
    assert!(page.step() <= page.player().progress.counters.step());
    assert_eq!(page.player().seek.map(|seek| seek.target), Some(Target::End));
}

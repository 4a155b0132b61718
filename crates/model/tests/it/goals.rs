//! How far a search goes: to a solution, to the next one, to the end of the tree.

use crate::common::{
    NEXT_SOLUTION, NO_EARLIER_SOLUTION, NO_FURTHER_SOLUTION, Page, SOLUTION_BEFORE, places,
    solution, stepper_at, stepper_at_end,
};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::speed::Speed;
use grove_model::base::steps::StepSize;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::model::notice::Severity;
use grove_model::puzzle::editor::InputMode;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::play::PlayMsg;
use sudoku_engine::search::{Event, Goal, Snapshot};

/// Returns the search of a sample at each of its solutions; it is the same with any later goal.
fn solutions(sample: Sample) -> Vec<Snapshot> {
    let places = places(sample, Goal::Exhaustion).into_iter();
    places.filter(|(event, _)| *event == Some(Event::Solved)).map(|(_, at)| at.snapshot()).collect()
}

fn go_to_solution(page: &mut Page) {
    page.send(NEXT_SOLUTION);
    page.work_until_answered();
}

#[test]
fn solutions_are_visited_one_after_the_other_with_any_goal() {
    for (sample, count) in
        [(Sample::ThreeSolutions, 3), (Sample::TwoSolutions, 2), (Sample::FourSolutions, 4)]
    {
        let solutions = solutions(sample);
        assert_eq!(solutions.len(), count);
        for goal in [Goal::FIRST, solution(2), solution(3), Goal::Exhaustion] {
            let mut page = Page::watching(sample);
            page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
            for destination in &solutions {
                go_to_solution(&mut page);
                assert_eq!(page.snapshot(), *destination, "{sample:?} {goal:?}");
                assert!(!page.has_notice(&NO_FURTHER_SOLUTION));
            }
            for _ in 0..2 {
                go_to_solution(&mut page);
                assert!(page.has_notice(&NO_FURTHER_SOLUTION), "{sample:?} {goal:?}");
                assert_eq!(page.snapshot(), solutions[count - 1], "it stays at the last");
            }
            for destination in solutions.iter().rev().skip(1) {
                page.send(SOLUTION_BEFORE);
                page.work_until_answered();
                assert_eq!(page.snapshot(), *destination, "{sample:?} {goal:?}");
                assert!(!page.has_notice(&NO_FURTHER_SOLUTION));
            }
            page.send(SOLUTION_BEFORE);
            page.work_until_answered();
            assert!(page.has_notice(&NO_EARLIER_SOLUTION));
            assert_eq!(page.snapshot(), solutions[0], "it stays at the first");
            page.send(Msg::Play(PlayMsg::WentToStart));
            assert!(!page.has_notice(&NO_EARLIER_SOLUTION));
        }
    }
}

#[test]
fn a_goal_is_extended_only_as_much_as_needed() {
    let mut page = Page::watching(Sample::FourSolutions);
    let mut goals = Vec::new();
    for _ in 0..5 {
        go_to_solution(&mut page);
        goals.push(page.model.watch.goal);
    }
    assert_eq!(goals, [1, 2, 3, 4, 4].map(solution), "there is no fifth");
    page.send(Msg::Play(PlayMsg::WentToEnd));
    assert_eq!(page.snapshot(), stepper_at_end(Sample::FourSolutions, solution(4)).snapshot());
}

#[test]
fn the_notice_of_no_further_solution_passes() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    go_to_solution(&mut page);
    assert!(page.has_notice(&NO_FURTHER_SOLUTION));
    assert_eq!(NO_FURTHER_SOLUTION.severity(), Severity::Passing);
    assert_eq!(page.model.watch.goal, Goal::FIRST, "the chosen goal stays");
    assert!(page.send(Msg::Page(PageMsg::NoticesPassed)));
    assert!(!page.has_notice(&NO_FURTHER_SOLUTION));
    assert!(!page.send(Msg::Page(PageMsg::NoticesPassed)));
    go_to_solution(&mut page);
    assert!(page.has_notice(&NO_FURTHER_SOLUTION));
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Center)));
    assert!(!page.has_notice(&NO_FURTHER_SOLUTION), "it disappears with the next action");
}

#[test]
fn a_far_solution_is_found_by_the_worker() {
    let end = stepper_at_end(Sample::FataMorgana, Goal::FIRST);
    for from in [0, 1, 2_000_000] {
        let mut page = Page::watching(Sample::FataMorgana);
        page.send(Msg::Play(PlayMsg::WentToStep(from)));
        page.work_until_answered();
        page.send(NEXT_SOLUTION);
        assert!(page.player().seek.is_some(), "it is far from step {from}");
        page.work_until_answered();
        assert_eq!(page.snapshot(), end.snapshot(), "from {from}");
    }
    // There is no other solution, which only searching the whole tree shows.
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    go_to_solution(&mut page);
    assert!(page.has_notice(&NO_FURTHER_SOLUTION));
    assert_eq!(page.step(), end.counters().step());
}

#[test]
fn without_a_solution_there_is_no_next_one() {
    let mut page = Page::watching(Sample::NoSolution);
    go_to_solution(&mut page);
    assert!(page.has_notice(&NO_FURTHER_SOLUTION));
    assert_eq!(page.step(), 0);
    assert_eq!(page.model.watch.goal, Goal::FIRST);
}

#[test]
fn another_goal_keeps_the_place_or_ends_before_it() {
    let line = Sample::TwoSolutions.line();
    let all = places(Sample::TwoSolutions, Goal::Exhaustion);
    let around_solutions = (0..all.len())
        .filter(|&nth| all[nth].0 == Some(Event::Solved))
        .flat_map(|nth| [nth - 1, nth, nth + 1]);
    for nth in around_solutions.chain([0, 1, 2, 50, 777, all.len() / 2, all.len() - 1]) {
        let destination = &all[nth].1;
        let position = destination.position();
        for goal in [Goal::FIRST, solution(2), solution(3)] {
            let end = stepper_at_end(Sample::TwoSolutions, goal);
            let expected = if position <= end.position() { destination } else { &end };
            let step = format!("{}.{}", position.step, position.events);
            let mut page = Page::open(&format!("p={line}&to=all&step={step}"));
            assert_eq!(page.snapshot(), destination.snapshot());
            assert!(page.send(Msg::Play(PlayMsg::GoalChosen(goal))));
            assert!(!page.send(Msg::Play(PlayMsg::GoalChosen(goal))));
            for goal in [goal, Goal::Exhaustion] {
                page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
                assert_eq!((page.model.watch.goal, page.player().stepper.goal()), (goal, goal));
                assert_eq!(page.snapshot(), expected.snapshot(), "{goal:?} at {step}");
            }
        }
    }
}

#[test]
fn a_far_place_is_kept_without_searching_again() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToStep(2_000_000)));
    page.work_until_answered();
    let destination = page.snapshot();
    let run = page.player().run;
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    assert_eq!((page.snapshot(), page.player().seek), (destination.clone(), None));
    assert_ne!(page.player().run, run);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    assert_eq!(page.snapshot(), stepper_at_end(Sample::FataMorgana, Goal::Exhaustion).snapshot());
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::FIRST)));
    page.work_until_answered();
    assert_eq!(page.snapshot(), stepper_at_end(Sample::FataMorgana, Goal::FIRST).snapshot());
}

#[test]
fn a_running_search_continues_to_another_goal() {
    let mut page = Page::watching(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToStep(3_000_000)));
    page.run_worker_slice();
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    assert!(page.player().seek.is_some());
    page.work_until_answered();
    let destination = stepper_at(Sample::FataMorgana, Goal::Exhaustion, 3_000_000);
    assert_eq!(page.snapshot(), destination.snapshot());

    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(9))));
    page.send(Msg::Play(PlayMsg::Toggled));
    page.fire_timer();
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    page.play_out();
    assert_eq!(page.snapshot(), stepper_at_end(Sample::Article, Goal::Exhaustion).snapshot());
}

#[test]
fn a_loaded_puzzle_is_searched_to_its_first_solution() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    page.send(Msg::Paste(PasteMsg::Pasted(Sample::Article.line().into())));
    assert_eq!(
        page.model.watch.goal,
        page.player().stepper.goal(),
        "the same puzzle keeps its goal"
    );
    page.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Events)));
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)));
    assert_eq!((page.model.watch.goal, page.player().stepper.goal()), (Goal::FIRST, Goal::FIRST));
    assert_eq!(page.player().stepper.puzzle().givens(), &Sample::Nuru.givens());
    assert_eq!(page.model.watch.controls.step_size, StepSize::Events, "the step size stays");
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(page.player().stepper.puzzle().givens(), &Sample::Article.givens());
}

#[test]
fn a_sample_is_searched_as_it_is_meant_to_be_watched() {
    let mut page = Page::watching(Sample::Article);
    for (sample, preset, goal) in [
        (Sample::Tutorial, StrategyPreset::Domain, Goal::FIRST),
        (Sample::FourSolutions, StrategyPreset::Domain, Goal::Exhaustion),
        (Sample::Nuru, StrategyPreset::Plain, Goal::FIRST),
        (Sample::TwoSolutions, StrategyPreset::Plain, Goal::Exhaustion),
        (Sample::AiEscargot, StrategyPreset::Plain, Goal::FIRST),
    ] {
        page.send(Msg::Edit(EditMsg::SampleChosen(sample)));
        let stepper = &page.player().stepper;
        assert_eq!(stepper.puzzle().givens(), &sample.givens());
        assert_eq!((stepper.strategy(), stepper.goal()), (preset.strategy(), goal), "{sample:?}");
    }
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Tutorial)));
    assert_eq!(page.model.watch.strategy, StrategyPreset::Plain.strategy());
}

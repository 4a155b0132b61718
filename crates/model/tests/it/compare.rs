//! Several searches of one puzzle, played together.

use crate::common::Page;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::draw::size::Size;
use grove_model::model::link::{Field, Link};
use grove_model::model::notice::Notice;
use grove_model::search::compare::Chart;
use grove_model::search::compare::{
    Advantage, Column, Comparison, Lane, LaneSearch, MapScale, PaceUnit, Panel, Place,
};
use grove_model::solve::solutions::OnBoard;
use grove_model::update::compare::CompareMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::logic::LogicMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::run::LaneReport;
use grove_model::worker::run::RunId;
use grove_model::{Msg, Tick};
use strum::VariantArray;
use sudoku_engine::formats;
use sudoku_engine::search::{Goal, Stepper, Strategy};

const FOUR: &str =
    "reading/ascending/none,reading/ascending/forward,fewest/ascending/singles,exact-cover";

fn comparing(sample: Sample, against: &str, rest: &str) -> Page {
    Page::open(&format!("p={}&view=compare&against={against}{rest}", sample.line()))
}

fn change(page: &mut Page, change: CompareMsg) -> bool {
    page.send(Msg::Compare(change))
}

fn comparison(page: &Page) -> &Comparison {
    page.model.comparison.as_deref().expect("the view was opened")
}

fn lanes(page: &Page) -> &[Lane] {
    &comparison(page).lanes
}

fn steps(page: &Page) -> Vec<u64> {
    lanes(page).iter().map(|lane| lane.player.stepper.counters().step()).collect()
}

fn runs(page: &Page) -> Vec<RunId> {
    lanes(page).iter().map(|lane| lane.player.run).collect()
}

fn strategy(code: &str) -> Strategy {
    code.parse().expect("a strategy")
}

#[test]
fn the_table_has_the_counts_of_each_search() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    page.finish_work();
    let figures = |column| -> Vec<Option<u64>> {
        comparison(&page).rows().iter().map(|row| row.figure(column)).collect()
    };
    assert_eq!(figures(Column::Placements), [4208, 516, 51, 51].map(Some));
    assert_eq!(figures(Column::Undos), [4157, 465, 0, 0].map(Some));
    assert_eq!(figures(Column::Tests), [37652, 516, 51, 51].map(Some));
    assert_eq!(figures(Column::Nodes), [4209, 517, 52, 52].map(Some));
    assert_eq!(figures(Column::Guesses), [None, Some(332), Some(0), Some(0)]);
    assert_eq!(figures(Column::DeadEnds), [1246, 183, 0, 0].map(Some));
    assert_eq!(figures(Column::Solutions), [1; 4].map(Some));
    assert_eq!(figures(Column::Deepest), [51; 4].map(Some));
    assert!(figures(Column::Time).iter().all(|time| time.is_some_and(|nanos| nanos > 0)));
    assert!(comparison(&page).rows().iter().all(|row| row.is_over));
}

#[test]
fn the_ranking_names_the_best_and_the_worst_once_all_searches_are_over() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    assert_eq!(comparison(&page).ranking(), None);
    page.finish_work();
    let ranking = comparison(&page).ranking().unwrap();
    assert_eq!((&ranking.best[..], ranking.fewest), (&[2, 3][..], 52));
    assert_eq!((&ranking.worst[..], ranking.most), (&[0][..], 4209));
    assert_eq!((ranking.times(), ranking.dead_ends), (81, Some((0, 1246))));
    assert_eq!(ranking.advantage, Some(Advantage::Singles));
}

#[test]
fn the_search_with_the_most_nodes_may_clearly_be_the_quickest() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    page.finish_work();
    let mut comparison = comparison(&page).clone();
    let mut is_said = |times: [u64; 4]| {
        for (lane, nanos) in comparison.lanes.iter_mut().zip(times) {
            lane.report.nanos = nanos;
        }
        comparison.ranking().unwrap().is_worst_quickest
    };
    assert!(is_said([300, 400, 500, 600]));
    assert!(!is_said([301, 400, 500, 600]), "they hardly differ");
    assert!(!is_said([300, 500, 200, 600]));
    comparison.lanes[2].report.is_timed = false;
    assert!(!comparison.ranking().unwrap().is_worst_quickest, "a time is not known yet");
    let mut pair = comparing(Sample::Tutorial, "fewest/ascending/singles,exact-cover", "");
    pair.finish_work();
    let mut pair = self::comparison(&pair).clone();
    (pair.lanes[0].report.nanos, pair.lanes[1].report.nanos) = (100, 900);
    assert!(!pair.ranking().unwrap().is_worst_quickest, "both need as many nodes");
}

#[test]
fn the_reason_is_what_the_best_search_does_and_the_worst_does_not() {
    for (best, worst, advantage) in [
        ("reading/ascending/forward", "reading/ascending/none", Advantage::ForwardChecking),
        ("fewest/ascending/forward", "reading/ascending/none", Advantage::FewestCandidates),
        ("fewest/ascending/forward", "reading/ascending/forward", Advantage::FewestCandidates),
        ("fewest/ascending/singles", "fewest/ascending/forward", Advantage::Singles),
        ("fewest/ascending/domain", "fewest/ascending/forward", Advantage::DomainConsistency),
        ("exact-cover", "reading/ascending/singles", Advantage::FewestChoices),
        ("reading/descending/none", "reading/ascending/none", Advantage::Order),
    ] {
        let ranking_of = |sample| {
            let mut page = comparing(sample, &format!("{best},{worst}"), "");
            page.finish_work();
            comparison(&page).ranking().unwrap()
        };
        let samples = [Sample::Tutorial, Sample::AiEscargot, Sample::Inkala2012];
        let mut rankings = samples.into_iter().map(ranking_of);
        let ranking = rankings.find(|ranking| ranking.best == [0]).expect("one is better for one");
        assert_eq!(ranking.advantage, Some(advantage), "{best}");
    }
}

#[test]
fn the_table_is_sorted_by_any_column_and_written_in_that_order() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    page.finish_work();
    let order = |page: &Page| -> Vec<usize> {
        comparison(page).rows().iter().map(|row| row.lane).collect()
    };
    change(&mut page, CompareMsg::Sorted(Column::Placements));
    assert_eq!(order(&page), [2, 3, 1, 0]);
    change(&mut page, CompareMsg::Sorted(Column::Placements));
    assert_eq!(order(&page), [0, 1, 2, 3]);
    change(&mut page, CompareMsg::Sorted(Column::Guesses));
    // A missing count comes last in either order.
    assert_eq!(order(&page), [2, 3, 1, 0]);
    change(&mut page, CompareMsg::Sorted(Column::Guesses));
    assert_eq!(order(&page), [1, 2, 3, 0]);
    let csv = comparison(&page).csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "search,placements,undos,tests,nodes,guesses,dead_ends,solutions,deepest,nanoseconds,complete"
    );
    assert!(lines[1].starts_with("reading/ascending/forward,516,465,516,517,332,183,1,51,"));
    assert!(lines[4].starts_with("reading/ascending/none,4208,4157,37652,4209,,1246,1,51,"));
    assert!(lines[4].ends_with(",true"));
    assert!(lines.iter().all(|line| line.split(',').count() == 11));
}

#[test]
fn the_steps_by_logic_are_found_beside_the_searches_and_open_in_play() {
    let mut page = comparing(Sample::Article, FOUR, "");
    let logic = |msg| Msg::Solutions(SolutionsMsg::Logic(msg));
    page.send(logic(LogicMsg::RatingRequested));
    page.finish_work();
    let solution = page.model.play.logic_walk.as_ref().and_then(|it| it.solution()).cloned();
    assert!(solution.is_some_and(|it| it.rating.is_solved));
    assert!(page.model.view.compares() && comparison(&page).is_over());
    page.send(logic(LogicMsg::StepsOpened));
    assert_eq!((page.model.view, page.model.on_board()), (View::Play, OnBoard::Steps));
}

#[test]
fn all_boards_show_the_same_step_and_those_that_ended_stay() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    page.finish_work();
    page.send(Msg::Play(PlayMsg::Stepped));
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!(steps(&page), [2; 4]);
    page.send(Msg::Play(PlayMsg::SteppedBack));
    assert_eq!(steps(&page), [1; 4]);
    page.send(Msg::Play(PlayMsg::WentToStep(700)));
    assert_eq!(steps(&page), [700, 700, 51, 51]);
    for (lane, code) in lanes(&page).iter().zip(FOUR.split(',')) {
        let mut walked = Stepper::with_strategy(
            &crate::common::puzzle(Sample::Tutorial),
            Goal::FIRST,
            strategy(code),
        );
        walked.run(700);
        assert_eq!(lane.player.stepper.board(), walked.board(), "{code}");
    }
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    assert_eq!(steps(&page), [8365, 981, 51, 51]);
    assert!(lanes(&page).iter().all(|lane| lane.player.stepper.counters().solutions == 1));
    page.send(Msg::Play(PlayMsg::SteppedBack));
    assert_eq!(steps(&page), [8364, 981, 51, 51]);
    page.send(Msg::Play(PlayMsg::WentToStart));
    assert_eq!(steps(&page), [0; 4]);
}

#[test]
fn by_node_all_have_placed_equally_many_digits() {
    let mut page = comparing(Sample::Tutorial, FOUR, "&by=node&step=300");
    page.finish_work();
    let placed = |page: &Page| -> Vec<u64> {
        lanes(page).iter().map(|lane| lane.player.stepper.counters().placements).collect()
    };
    assert_eq!(placed(&page), [300, 300, 51, 51]);
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!(placed(&page), [301, 301, 51, 51]);
    page.send(Msg::Play(PlayMsg::WentToStep(4000)));
    page.finish_work();
    assert_eq!(placed(&page), [4000, 516, 51, 51]);
    // The longest search stays where it is when the pace changes.
    let step = steps(&page)[0];
    change(&mut page, CompareMsg::PaceChosen(PaceUnit::Step));
    assert_eq!(comparison(&page).place, Place::At(step));
    assert_eq!(steps(&page)[0], step);
}

#[test]
fn by_time_each_runs_at_its_own_speed() {
    let mut page = comparing(Sample::Tutorial, FOUR, "&by=time");
    page.finish_work();
    let timed = |page: &mut Page, lane: usize, nanos: u64| {
        let Lane { player, report, .. } = &comparison(page).lanes[lane];
        let run = player.run;
        let report = LaneReport { nanos, is_timed: true, ..report.clone() };
        (run, report)
    };
    // When a known time is reported again, the page keeps the first one.
    let before = lanes(&page)[0].report.nanos;
    let (run, report) = timed(&mut page, 0, before + 1);
    assert!(
        !page.send(Msg::Worker(WorkerMsg::replied(Reply::Lane { run, report: Box::new(report) })))
    );
    let longest = comparison(&page).extent();
    page.send(Msg::Play(PlayMsg::WentToStep(longest / 2)));
    for lane in lanes(&page) {
        let total = lane.counters().step();
        let expected = total as f64 * (longest as f64 / 2.0) / lane.report.nanos as f64;
        let expected = (expected.round() as u64).min(total);
        assert!(lane.player.stepper.counters().step().abs_diff(expected) <= 1);
    }
    assert!(page.model.link().write().contains("&by=time"));
    assert_eq!(page.model.link().step, None);
}

#[test]
fn it_plays_to_the_end_of_the_longest_and_pauses() {
    for &pace in PaceUnit::VARIANTS {
        let mut page = comparing(Sample::Article, FOUR, "");
        page.finish_work();
        change(&mut page, CompareMsg::PaceChosen(pace));
        page.send(Msg::Play(PlayMsg::SpeedChosen(grove_model::base::speed::Speed::from_stop(15))));
        page.send(Msg::Play(PlayMsg::Toggled));
        assert!(matches!(page.model.tick(), Some(Tick::Frame { .. })));
        assert!(page.fire_timer());
        let first = steps(&page);
        assert!(first.iter().any(|&step| step > 0), "{pace:?}");
        page.play_out_with(|page| {
            page.run_worker_slice();
        });
        assert!(!comparison(&page).is_playing);
        assert!(lanes(&page).iter().all(|lane| lane.player.stepper.is_over()), "{pace:?}");
        // At the end, it plays from the start again.
        page.send(Msg::Play(PlayMsg::Toggled));
        assert_eq!(comparison(&page).place, Place::At(0));
    }
}

#[test]
fn an_endless_search_does_not_hold_up_the_others() {
    let mut page = comparing(Sample::AntiBacktracking, FOUR, "");
    let over = |page: &Page, lane: usize| lanes(page)[lane].player.progress.is_over;
    let others_end = (0..400).any(|_| {
        page.run_worker_slice();
        over(&page, 2) && over(&page, 3)
    });
    assert!(others_end && !over(&page, 0));
    assert!(comparison(&page).is_running());
    assert_eq!(comparison(&page).total(), None);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.run_worker_slice();
    let before = steps(&page)[0];
    for _ in 0..40 {
        page.run_worker_slice();
    }
    assert!(steps(&page)[0] > before, "it follows the running search");
    page.send(Msg::Play(PlayMsg::Stopped));
    assert!(!comparison(&page).is_running());
    page.finish_work();
    let stopped = lanes(&page)[0].counters().step();
    page.send(Msg::Play(PlayMsg::Continued));
    page.run_worker_slice();
    page.run_worker_slice();
    page.run_worker_slice();
    page.run_worker_slice();
    assert!(lanes(&page)[0].counters().step() > stopped);
}

#[test]
fn another_strategy_starts_over_and_the_others_go_on() {
    let mut page = comparing(Sample::Article, FOUR, "&step=100");
    page.finish_work();
    let before = runs(&page);
    let other = strategy("shuffled-7/descending/domain");
    change(&mut page, CompareMsg::StrategyChosen { lane: 1, strategy: other });
    let after = runs(&page);
    assert_eq!((after[0], after[2], after[3]), (before[0], before[2], before[3]));
    assert_ne!(after[1], before[1]);
    let requests = page.requests();
    assert!(requests.contains(&Request::EndLane { run: before[1] }));
    let starts = |it: &&Request| matches!(it, Request::StartLane { .. });
    assert_eq!(requests.iter().filter(starts).count(), 1);
    page.handle_requests(requests);
    // Late replies about the old run are dropped: nothing in the state refers to it.
    let report = Box::new(LaneReport { is_over: true, ..LaneReport::default() });
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(Reply::Lane { run: before[1], report }))));
    page.finish_work();
    assert_eq!(lanes(&page)[1].search(), LaneSearch::Strategy(other));
    assert!(lanes(&page)[1].player.progress.is_over);
    // If another lane has the strategy, the two change places and neither is searched again.
    let runs_before = runs(&page);
    change(&mut page, CompareMsg::StrategyChosen { lane: 0, strategy: Strategy::ExactCover });
    assert_eq!(runs(&page), [runs_before[3], runs_before[1], runs_before[2], runs_before[0]]);
    assert!(!change(&mut page, CompareMsg::StrategyChosen { lane: 9, strategy: Strategy::PLAIN }));
}

#[test]
fn there_are_two_to_four_lanes() {
    let mut page = comparing(Sample::Article, "reading/ascending/none,exact-cover", "");
    assert!(!change(&mut page, CompareMsg::LaneRemoved { lane: 0 }));
    while change(&mut page, CompareMsg::LaneAdded) {}
    assert_eq!(lanes(&page).len(), Comparison::MAX_LANES);
    page.finish_work();
    let first = runs(&page)[0];
    change(&mut page, CompareMsg::LaneRemoved { lane: 0 });
    assert!(page.requests().contains(&Request::EndLane { run: first }));
    change(&mut page, CompareMsg::LaneRemoved { lane: 0 });
    assert!(!change(&mut page, CompareMsg::LaneRemoved { lane: 0 }));
    assert_eq!(lanes(&page).len(), Comparison::MIN_LANES);
}

#[test]
fn leaving_the_view_ends_the_runs_and_returning_restarts_them() {
    let mut page = comparing(Sample::Article, FOUR, "&step=9");
    page.finish_work();
    let known = runs(&page);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    let ended = page.requests();
    assert!(known.iter().all(|&run| ended.contains(&Request::EndLane { run })));
    page.handle_requests(ended);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Compare)));
    assert_eq!((runs(&page), steps(&page)), (known, vec![9; 4]));
    page.finish_work();
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    assert!(lanes(&page).iter().all(|lane| lane.player.stepper.is_over()));
}

#[test]
fn another_puzzle_or_goal_restarts_all_of_them() {
    let mut page = comparing(Sample::Article, FOUR, "&step=9");
    page.finish_work();
    let before = runs(&page);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    assert!(runs(&page).iter().all(|run| !before.contains(run)));
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    assert_eq!(lanes(&page)[0].player.stepper.counters().placements, 3050);
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)));
    assert_eq!((comparison(&page).place, page.model.watch.goal), (Place::At(0), Goal::FIRST));
    page.finish_work();
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    assert_eq!(lanes(&page)[0].player.stepper.counters().placements, 769);
}

#[test]
fn clues_that_clash_are_not_compared() {
    let mut page = Page::open("p=11..............&view=compare");
    assert!(lanes(&page).is_empty());
    for msg in [
        Msg::Play(PlayMsg::Toggled),
        Msg::Play(PlayMsg::Stepped),
        Msg::Play(PlayMsg::WentToEnd),
        Msg::Play(PlayMsg::WentToStep(7)),
    ] {
        page.send(msg);
        assert!(page.requests().iter().all(|it| !matches!(it, Request::StartLane { .. })));
    }
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Paper)));
    assert_eq!(lanes(&page).len(), 3);
}

#[test]
fn searches_under_other_rules_are_compared() {
    let mut page = Page::open("p=................&rules=cage-7-1112.falling&view=compare");
    assert_eq!(lanes(&page).len(), 3);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    for lane in lanes(&page) {
        let at = &lane.player.stepper;
        assert_eq!(at.counters().solutions, 1);
        assert_eq!(at.rules().check(&at.board()), []);
    }
}

#[test]
fn a_restarted_worker_is_asked_again() {
    let mut page = comparing(Sample::AiEscargot, FOUR, "&step=5000");
    page.run_worker_slice();
    page.restart_worker();
    page.finish_work();
    assert_eq!(steps(&page)[0], 5000);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.restart_worker();
    page.finish_work();
    assert_eq!(steps(&page)[0], 8969 + 8911);
}

#[test]
fn without_a_worker_nothing_waits() {
    let mut page = comparing(Sample::FataMorgana, FOUR, "");
    page.lose_worker();
    page.send(Msg::Play(PlayMsg::WentToStep(u64::MAX)));
    assert!(page.has_notice(&Notice::WorkerUnavailable));
    assert!(lanes(&page).iter().all(|lane| lane.player.seek.is_none()));
    page.send(Msg::Play(PlayMsg::WentToStep(20)));
    assert_eq!(steps(&page)[0], 20, "the page itself goes to a near place");
}

#[test]
fn links_name_what_is_compared_and_nonsense_is_reported() {
    let line = formats::line(&Sample::Article.givens());
    let hash = format!("p={line}&view=compare&against={FOUR}&by=node&step=12");
    let read = Link::read(&hash);
    assert!(read.problems.is_empty());
    assert_eq!(read.link.write(), hash);
    let mut page = Page::open(&format!("{hash}&search=reading/ascending/none&lang=en"));
    let written = page.model.link().write();
    assert!(written.contains(&format!("&against={FOUR}&by=node&step=12")));
    assert!(!page.send(Msg::Page(PageMsg::LinkOpened { hash: written })));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert!(!page.model.link().write().contains("against"));
    let five = format!("{FOUR},fewest/ascending/none");
    for against in ["", "exact-cover", "exact-cover,exact-cover", "exact-cover,up/down/none", &five]
    {
        let page = comparing(Sample::Article, against, "&by=turns");
        let said = |field| {
            let is_it = |notice: &&Notice| matches!(notice, Notice::Link(it) if it.field == field);
            page.model.notices.iter().any(|notice| is_it(&notice))
        };
        assert!(said(Field::Against) && said(Field::Pace), "{against}");
        assert_eq!(comparison(&page).strategies().len(), 3);
        assert_eq!(comparison(&page).strategies()[0], StrategyPreset::Plain.strategy());
    }
}

#[test]
fn maps_share_a_scale_or_have_their_own() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    change(&mut page, CompareMsg::MapResized(Size { width: 800, height: 60 }));
    page.finish_work();
    let across = |page: &Page| -> Vec<u64> {
        lanes(page).iter().map(|lane| comparison(page).map_steps(lane)).collect()
    };
    assert_eq!(across(&page), [8365; 4]);
    assert!(lanes(&page).iter().all(|lane| !lane.player.timeline.tiles.bars().all().is_empty()));
    let levels = lanes(&page)[0].player.timeline.levels;
    assert!(lanes(&page).iter().all(|lane| lane.player.timeline.levels == levels));
    change(&mut page, CompareMsg::ScaleChosen(MapScale::Own));
    assert_eq!(across(&page), [8365, 981, 51, 51]);
    change(&mut page, CompareMsg::Scrubbed { lane: 1, step: 500 });
    assert_eq!(steps(&page), [500, 500, 51, 51]);
    change(&mut page, CompareMsg::PaceChosen(PaceUnit::Node));
    change(&mut page, CompareMsg::Scrubbed { lane: 0, step: 8000 });
    page.finish_work();
    assert!(steps(&page)[0].abs_diff(8000) < 60);
}

#[test]
fn the_chart_shows_all_nodes_on_one_axis() {
    let mut page = comparing(Sample::Tutorial, FOUR, "");
    page.finish_work();
    change(&mut page, CompareMsg::PanelChosen(Panel::Levels));
    let chart = Chart::of(comparison(&page));
    let nodes: Vec<u64> = chart.bars.iter().map(|bar| bar.nodes).collect();
    assert_eq!((nodes, chart.levels), (vec![4209, 517, 52, 52], 51));
    assert!(chart.bars.windows(2).all(|pair| pair[0].length >= pair[1].length));
    assert_eq!(chart.bar_marks.last().map(|mark| mark.0), Some(10_000));
    for curve in &chart.curves {
        assert_eq!(curve.steps.len(), 51);
        assert!(curve.steps.iter().all(|&(left, right, height)| {
            left < right && right <= 1.0 && height > 0.0 && height <= 1.0
        }));
    }
    // A search that never guesses has one node on each level.
    assert_eq!(chart.curves[3].peak.1, 1);
}

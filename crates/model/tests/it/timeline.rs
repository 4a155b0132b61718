//! The map: what is in view, what is requested from the worker, what is drawn, what keys and
//! pointers do.

use crate::common::Page;
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::draw::scene::{Layer, Part, Scene};
use grove_model::draw::size::Size;
use grove_model::search::timeline::{MIN_STEPS_IN_WINDOW, Span, Window};
use grove_model::update::edit::EditMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::timeline::{AxisLabels, MAX_BARS, Picture, base, overlay, whole};
use grove_model::worker::protocol::MapFrame;
use grove_model::worker::protocol::{Reply, Request, TimelineTile};
use proptest::prelude::*;
use sudoku_engine::board::{Digit, Shape};
use sudoku_engine::recording::{Column, LevelCount, Map, NodeKind, Subtree, Tally, Tree};
use sudoku_engine::search::{Goal, Stepper};

const SIZE: Size = Size { width: 1200, height: 150 };

/// Returns a page with a map of the whole search of a sample.
fn mapped(sample: Sample) -> Page {
    let mut page = Page::watching(sample);
    page.send(Msg::Timeline(TimelineMsg::Resized(SIZE)));
    page.finish_work();
    page
}

fn touch(page: &mut Page, gesture: TimelineMsg) {
    page.send(Msg::Timeline(gesture));
    page.finish_work();
}

fn span(page: &Page) -> Span {
    picture(page).scale.span
}

fn picture(page: &Page) -> Picture<'_> {
    Picture::of(&page.model).expect("a map")
}

fn lettering() -> AxisLabels<'static> {
    AxisLabels { cell: &|cell| cell.index().to_string(), number: &|number| number.to_string() }
}

fn key(page: &mut Page, name: &str, shift: bool) -> bool {
    let key = Key { shift, ..Key::new(name, "") };
    let msg = keys::interpret(&page.model, &key, Place::Map);
    let changed = msg.is_some_and(|msg| page.send(msg));
    page.finish_work();
    changed
}

fn shapes(scene: &Scene) -> usize {
    let count = |layer: &Layer| match layer {
        Layer::Path { parts, .. } => {
            parts.iter().filter(|part| !matches!(part, Part::Line(..) | Part::Close)).count()
        }
        Layer::Words { words, .. } => words.len(),
    };
    scene.layers.iter().map(count).sum()
}

proptest! {
    #[test]
    fn a_window_stays_on_the_search_and_shows_at_least_a_few_steps(
        extent in 1_u64..6_000_000_000,
        actions in prop::collection::vec((0_u8..5, 0_u64..6_000_000_000, 100_u16..8000), 1..40),
    ) {
        let mut window = Window::Whole;
        for (action, step, permille) in actions {
            let step = step % (extent + 1);
            window = match action {
                0 => window.zoomed(step, permille, extent),
                1 => window.panned(i32::from(permille) - 4000, extent),
                2 => window.centered(step, extent),
                3 => window.revealing(step, extent),
                _ => Window::showing(i128::from(step) - 100, u64::from(permille), extent),
            };
            let span = window.span(extent);
            prop_assert!(span.from <= span.to && span.to <= extent);
            prop_assert!(span.length() >= MIN_STEPS_IN_WINDOW.min(extent));
            prop_assert_eq!(window == Window::Whole, span.length() == extent);
            if action == 3 {
                prop_assert!(span.has(step));
            }
        }
    }

    #[test]
    fn zooming_keeps_its_center_in_place(
        extent in 1000_u64..6_000_000_000,
        at in 0.0..1.0_f64,
        permille in 200_u16..900,
    ) {
        let about = (extent as f64 * at) as u64;
        let mut window = Window::Whole;
        while window.span(extent).length() > MIN_STEPS_IN_WINDOW {
            let before = window.span(extent);
            let next = window.zoomed(about, permille, extent);
            let after = next.span(extent);
            prop_assert!(after.length() < before.length());
            let share = |span: Span| (about - span.from) as f64 / span.length() as f64;
            let exact = 2.0 / after.length() as f64;
            prop_assert!((share(before) - share(after)).abs() <= exact);
            window = next;
        }
        for _ in 0..200 {
            window = window.zoomed(about, 1200, extent);
        }
        prop_assert_eq!(window, Window::Whole);
    }
}

#[test]
fn a_small_search_is_reported_placement_by_placement() {
    let page = mapped(Sample::Paper);
    let tree =
        Tree::of(Stepper::new(&crate::common::puzzle(Sample::Paper), Goal::FIRST), 1000).unwrap();
    let picture = picture(&page);
    let bars = picture.timeline.tiles.bars();
    assert_eq!(bars.all().len(), tree.nodes.len());
    for (bar, node) in bars.all().iter().zip(&tree.nodes) {
        assert_eq!((bar.placed_at, bar.removed_at), (node.placed_at, node.removed_at));
        assert_eq!((bar.level, bar.digit), (node.level, node.digit));
        let parent = bars.parent(bar).map(|parent| parent.placed_at);
        let expected = node.parent.map(|parent| tree.nodes[parent as usize].placed_at);
        assert_eq!(parent, expected);
        let facts = picture.facts(bar);
        assert_eq!((facts.from, facts.size), (node.placed_at, u64::from(node.size)));
        assert_eq!(facts.depth, u64::from(node.level) + 1);
    }
}

#[test]
fn columns_cover_the_steps_in_view() {
    let mut page = mapped(Sample::Article);
    for gesture in [
        TimelineMsg::Fitted,
        TimelineMsg::Zoomed { about: Some(700), permille: 100 },
        TimelineMsg::Zoomed { about: Some(700), permille: 100 },
        TimelineMsg::Panned { permille: 500 },
        TimelineMsg::RangeChosen { from: -40, length: 400 },
    ] {
        touch(&mut page, gesture);
        let span = span(&page);
        let tile = picture(&page).timeline.tiles.newest().unwrap();
        assert_eq!((tile.map.from, tile.map.to), (span.from, span.to));
        assert!(tile.map.is_sharp);
        let mut next = span.from;
        for column in &tile.map.columns {
            assert_eq!(column.from, next);
            next = column.to;
        }
        assert_eq!(next, span.to);
    }
}

#[test]
fn a_pointer_hits_the_bar_that_is_drawn_there() {
    let mut page = mapped(Sample::Article);
    for permille in [1000, 200, 200, 200] {
        touch(&mut page, TimelineMsg::Zoomed { about: Some(1234), permille });
        let picture = picture(&page);
        let mut hits = 0;
        for bar in picture.timeline.tiles.bars().all() {
            let Some(area) = picture.area(bar) else { continue };
            if area.width >= 3.0 {
                let (x, y) = (area.left + area.width / 2.0, area.top + area.height / 2.0);
                assert_eq!(picture.bar_at(x, y).map(|hit| hit.placed_at), Some(bar.placed_at));
                hits += 1;
            }
        }
        assert!(hits > 5);
        let plot = picture.layout.plot;
        assert!(picture.bar_at(plot.right() + 20.0, plot.top + 20.0).is_none());
        assert!(picture.bar_at(10.0, plot.bottom() + 5.0).is_none());
    }
}

#[test]
fn keys_move_from_bar_to_bar_and_go_to_a_bar() {
    let mut page = mapped(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToStep(1)));
    assert!(key(&mut page, "ArrowDown", false), "it focuses the bar of the current step");
    let focused = |page: &Page| picture(page).timeline.focused().copied().unwrap();
    assert_eq!(focused(&page).placed_at, 1);
    // Move to first children, down to the first dead end; too narrow bars are zoomed to.
    let mut presses = 0;
    while focused(&page).kind() != Some(NodeKind::Failure) {
        let before = focused(&page);
        assert!(key(&mut page, "ArrowDown", false), "below {before:?}");
        assert!(focused(&page).level <= before.level + 1);
        assert!(span(&page).has(focused(&page).placed_at));
        presses += 1;
        assert!(presses < 20);
    }
    assert!(!key(&mut page, "ArrowDown", false));
    let deep = focused(&page);
    assert!(key(&mut page, "ArrowUp", false));
    assert_eq!(focused(&page).level, deep.level - 1);
    key(&mut page, "ArrowDown", false);
    assert_eq!(focused(&page), deep);
    assert!(key(&mut page, "ArrowRight", false));
    assert!(focused(&page).placed_at > deep.placed_at);
    assert_eq!(focused(&page).level, deep.level);
    assert!(key(&mut page, "ArrowLeft", false));
    assert_eq!(focused(&page).placed_at, deep.placed_at);
    assert!(key(&mut page, "Enter", false));
    assert_eq!(page.step(), deep.placed_at);
    // When the board shows the bar already, Space is left to the player.
    key(&mut page, " ", false);
    assert!(page.player().is_playing);
}

#[test]
fn keys_zoom_down_to_single_placements_and_back() {
    let mut page = mapped(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToStep(1000)));
    while span(&page).length() > MIN_STEPS_IN_WINDOW {
        let before = span(&page);
        assert!(key(&mut page, "+", false));
        let after = span(&page);
        assert!(after.length() < before.length() && after.has(1000));
    }
    let written = base(&picture(&page), lettering());
    let is_word = |layer: &Layer| matches!(layer, Layer::Words { words, .. } if words.iter().any(|word| word.2.contains(' ')));
    assert!(written.layers.iter().any(is_word), "bars are labeled with cells and digits");
    let before = span(&page);
    assert!(key(&mut page, "ArrowRight", true));
    assert!(span(&page).from > before.from);
    assert!(key(&mut page, "0", false));
    assert_eq!(span(&page), Span { from: 0, to: 2523 });
    assert!(!key(&mut page, "-", false));
}

#[test]
fn levels_above_the_view_are_left_out_to_make_rows_readable() {
    let mut page = mapped(Sample::Article);
    assert_eq!(picture(&page).rows.levels.top, 0);
    touch(&mut page, TimelineMsg::RangeChosen { from: 1200, length: 8 });
    let rows = picture(&page).rows;
    assert!(rows.levels.top > 10, "{rows:?}");
    assert!(rows.height >= 12.5, "{rows:?}");
    for bar in picture(&page).timeline.tiles.bars().all() {
        let own = picture(&page).timeline.tiles.bars().span(bar);
        let begins = (1200..1208).contains(&own.from) || (1201..=1208).contains(&own.to);
        assert!(!begins || bar.level + 1 >= rows.levels.top);
    }
}

#[test]
fn the_levels_in_view_do_not_jitter() {
    let mut page = mapped(Sample::Article);
    touch(&mut page, TimelineMsg::RangeChosen { from: 1190, length: 40 });
    let mut changes = 0;
    for from in 1190..1230 {
        let before = picture(&page).rows.levels;
        touch(&mut page, TimelineMsg::RangeChosen { from, length: 40 });
        changes += u32::from(before != picture(&page).rows.levels);
    }
    assert!(changes <= 8, "{changes} changes in 40 steps");
}

#[test]
fn the_map_follows_the_board_and_stays_where_the_user_moved_it() {
    let mut page = mapped(Sample::Article);
    touch(&mut page, TimelineMsg::RangeChosen { from: 100, length: 50 });
    page.send(Msg::Play(PlayMsg::WentToStep(2000)));
    assert!(span(&page).has(2000));
    let shown = span(&page);
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!(span(&page), shown);
    touch(&mut page, TimelineMsg::RangeChosen { from: 300, length: 50 });
    page.send(Msg::Play(PlayMsg::Toggled));
    page.fire_timer();
    assert_eq!(span(&page), Span { from: 300, to: 350 }, "playing elsewhere does not move it");
    touch(&mut page, TimelineMsg::Centered);
    assert!(span(&page).has(page.step()));
}

#[test]
fn dragging_across_the_whole_search_requests_no_step_from_the_worker() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.send(Msg::Timeline(TimelineMsg::Resized(SIZE)));
    while page.player().run_extent().extent < 30_000_000 {
        page.run_worker_slice();
    }
    page.send(Msg::Play(PlayMsg::Stopped));
    page.finish_work();
    let width = picture(&page).layout.plot.width;
    let mut asked = 0;
    let mut x = 0.0;
    while x <= width {
        let scale = picture(&page).scale;
        let pixel = scale.pixel(x);
        let (step, from, to) = (scale.step(x), pixel.from, pixel.to);
        page.send(Msg::Timeline(TimelineMsg::Scrubbed { step, from, to }));
        let requests = page.requests();
        asked += requests.iter().filter(|it| matches!(it, Request::Seek { .. })).count();
        assert!((from..=to).contains(&page.step()), "{} at {from}..{to}", page.step());
        x += 7.0;
    }
    assert_eq!(asked, 0);
    let mut walked = Stepper::new(&crate::common::puzzle(Sample::AntiBacktracking), Goal::FIRST);
    walked.run(page.step());
    assert_eq!(walked.snapshot(), page.snapshot());
}

#[test]
fn a_running_search_is_requested_as_a_whole_as_it_grows() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.send(Msg::Timeline(TimelineMsg::Resized(SIZE)));
    let mut frames: Vec<MapFrame> = Vec::new();
    for _ in 0..60 {
        page.run_worker_slice();
        let demand = page.model.demand().run.unwrap();
        if let Some((_, frame)) = demand.map
            && frames.last() != Some(&frame)
        {
            frames.push(frame);
        }
        let extent = page.player().run_extent().extent;
        assert_eq!(span(&page), Span { from: 0, to: extent }, "the map follows the end");
    }
    assert!(frames.len() > 10 && frames.len() < 55, "{}", frames.len());
    for pair in frames.windows(2) {
        assert!((pair[1].to - pair[0].to) * 20 >= pair[1].to);
    }
}

#[test]
fn replies_to_old_requests_are_dropped() {
    let mut page = mapped(Sample::Article);
    let Some(Reply::Map { run, id, tile }) =
        page.replies.iter().rev().find(|reply| matches!(reply, Reply::Map { .. })).cloned()
    else {
        panic!("no map was reported");
    };
    let edition = picture(&page).timeline.tiles.edition();
    let old = Reply::Map { run, id: id - 1, tile: tile.clone() };
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(old))) || id == 1);
    let other = Reply::Map { run: grove_model::worker::run::RunId(run.0 + 9), id, tile };
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(other))));
    assert_eq!(picture(&page).timeline.tiles.edition(), edition);
}

#[test]
fn zooming_never_goes_blank_while_the_worker_is_busy() {
    let mut page = mapped(Sample::Article);
    for permille in [500, 500, 300, 3000, 500] {
        // No reply arrives in between.
        page.send(Msg::Timeline(TimelineMsg::Zoomed { about: Some(1200), permille }));
        let picture = picture(&page);
        let seen = picture.timeline.tiles.bars().all().iter();
        assert!(seen.filter(|bar| picture.area(bar).is_some()).count() > 0);
    }
}

#[test]
fn a_restarted_worker_is_asked_again() {
    let asks = |page: &mut Page| {
        page.requests().iter().any(|request| matches!(request, Request::Map { .. }))
    };
    let mut page = mapped(Sample::Article);
    page.send(Msg::Timeline(TimelineMsg::Zoomed { about: Some(1200), permille: 200 }));
    assert!(asks(&mut page));
    page.restart_worker();
    assert!(asks(&mut page));
}

#[test]
fn the_map_keeps_its_contents_when_the_worker_restarts() {
    let mut page = mapped(Sample::Article);
    let known = picture(&page).timeline.tiles.bars().all().len();
    page.restart_worker();
    for _ in 0..3 {
        page.run_worker_slice();
        assert_eq!(picture(&page).timeline.tiles.bars().all().len(), known);
    }
    page.send(Msg::Play(PlayMsg::Stopped));
    page.restart_worker();
    page.finish_work();
    assert_eq!(picture(&page).timeline.tiles.bars().all().len(), known);
}

#[test]
fn a_reply_belongs_to_the_view_it_was_requested_for() {
    let mut page = mapped(Sample::Article);
    let whole = picture(&page).timeline.tiles.newest().unwrap().clone();
    for _ in 0..3 {
        page.send(Msg::Timeline(TimelineMsg::Zoomed { about: Some(1200), permille: 200 }));
        // The reply arrives when the whole search is in view again.
        let requests = page.requests();
        page.send(Msg::Timeline(TimelineMsg::Fitted));
        page.handle_requests(requests);
        page.finish_work();
        assert_eq!(picture(&page).timeline.tiles.newest(), Some(&whole));
    }
}

#[test]
fn a_hidden_map_is_not_requested() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.send(Msg::Timeline(TimelineMsg::Resized(SIZE)));
    page.run_worker_slice();
    page.run_worker_slice();
    page.send(Msg::Play(PlayMsg::Stopped));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    let cancels = |request: &Request| matches!(request, Request::CancelMap { .. });
    assert!(page.requests().iter().any(cancels));
}

/// Returns a sheet with far more than can be drawn.
fn crowded(levels: u16, bars_per_level: u64, columns: u64) -> TimelineTile {
    let to = 1_000_000;
    let mut bars = Vec::new();
    for level in 0..levels {
        for nth in 0..bars_per_level {
            let length = to / bars_per_level;
            let placed_at = nth * length + u64::from(level) + 1;
            bars.push(Subtree {
                level,
                cell: Shape::Nine.cells().next().expect("a cell"),
                digit: Digit::new(1).expect("a digit"),
                branch: Digit::new(1).expect("a digit"),
                placed_at,
                removed_at: Some((placed_at + length / 2).max(placed_at + 1)),
                size: length / 4 + 1,
                solutions: u64::from(nth % 3 == 0),
                deepest: level + 1,
            });
        }
    }
    bars.sort_by_key(|bar| (bar.placed_at, bar.level));
    let columns: Vec<Column> = (0..columns)
        .map(|nth| Column {
            from: nth * to / columns,
            to: (nth + 1) * to / columns,
            tally: Some(Tally { solutions: nth, dead_ends: nth, deepest: (nth % 60) as u16 }),
        })
        .collect();
    let shade = (0..columns.len() * usize::from(levels)).map(|it| (it * 97 % 256) as u8);
    TimelineTile {
        map: Map {
            from: 0,
            to,
            levels,
            min_bar_steps: 2,
            shade: shade.collect(),
            bars,
            columns,
            levels_per_row: 1,
            is_sharp: true,
        },
        anchors: Vec::new(),
        profile: vec![LevelCount { nodes: 9, dead_ends: 3 }; usize::from(levels)],
    }
}

#[test]
fn a_drawing_is_bounded_regardless_of_its_contents() {
    let mut page = Page::watching(Sample::AntiBacktracking);
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 1600, height: 190 })));
    while page.player().run_extent().extent == 0 {
        page.run_worker_slice();
    }
    page.send(Msg::Play(PlayMsg::Stopped));
    page.finish_work();
    let run = page.player().run;
    let reported = |reply: &Reply| match reply {
        Reply::Map { id, .. } => Some(*id),
        _ => None,
    };
    let id = page.replies.iter().rev().find_map(reported).unwrap();
    let tile = Box::new(crowded(64, 1500, 1600));
    assert!(page.send(Msg::Worker(WorkerMsg::replied(Reply::Map { run, id, tile }))));
    let picture = picture(&page);
    assert!(picture.timeline.tiles.bars().all().len() > 10 * MAX_BARS);
    let scene = whole(&picture, lettering());
    // Each bar has a background, a shadow, a hatching and an edge or two.
    assert!(shapes(&scene) <= 5 * MAX_BARS, "{}", shapes(&scene));
    assert!(shapes(&overlay(&picture, None)) < 10);
    assert!(scene.layers.len() < 200);
}

#[test]
fn a_highlighted_level_is_a_band_across_the_map() {
    let mut page = mapped(Sample::Article);
    let plain = shapes(&overlay(&picture(&page), None));
    let cell = page.player().stepper.cells()[7];
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    assert_eq!(picture(&page).highlighted_level, Some(7));
    assert_eq!(shapes(&overlay(&picture(&page), None)), plain + 1);
    touch(&mut page, TimelineMsg::RangeChosen { from: 1190, length: 8 });
    assert!(picture(&page).rows.levels.top > 7, "the level is out of view");
    let without_band = shapes(&overlay(&picture(&page), None));
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    assert_eq!(picture(&page).highlighted_level, None);
    assert_eq!(shapes(&overlay(&picture(&page), None)), without_band);
}

#[test]
fn steps_within_a_pixel_have_the_same_overlay() {
    let mut page = mapped(Sample::FataMorgana);
    page.send(Msg::Play(PlayMsg::WentToStep(2_000_000)));
    page.work_until_answered();
    let before = overlay(&picture(&page), None);
    for _ in 0..100 {
        page.send(Msg::Play(PlayMsg::Stepped));
    }
    assert_eq!(overlay(&picture(&page), None), before);
    let pixel = picture(&page).extent / picture(&page).layout.plot.width as u64;
    page.send(Msg::Play(PlayMsg::WentToStep(2_000_000 + pixel)));
    page.work_until_answered();
    assert_ne!(overlay(&picture(&page), None), before);
}

#[test]
fn drawings_stay_on_the_canvas() {
    let mut page = mapped(Sample::Article);
    for gesture in [TimelineMsg::Fitted, TimelineMsg::RangeChosen { from: 1190, length: 30 }] {
        touch(&mut page, gesture);
        let scene = whole(&picture(&page), lettering());
        for layer in &scene.layers {
            let Layer::Path { parts, .. } = layer else { continue };
            for part in parts {
                if let Part::Rect(x, y, width, height) = *part {
                    assert!(x >= -1.0 && y >= -1.0, "{part:?}");
                    assert!(x + width <= 1201.0 && y + height <= 151.0, "{part:?}");
                }
            }
        }
    }
}

#[test]
fn dead_ends_and_solutions_have_their_own_shapes() {
    let mut page = mapped(Sample::Article);
    touch(&mut page, TimelineMsg::RangeChosen { from: 2500, length: 23 });
    let bars = picture(&page).timeline.tiles.bars().clone();
    assert!(bars.all().iter().any(|bar| bar.kind() == Some(NodeKind::Solution)));
    let scene = whole(&picture(&page), lettering());
    let is_diamond = |layer: &Layer| {
        matches!(layer, Layer::Path { parts, .. }
            if matches!(parts[..], [Part::Move(..), Part::Line(..), Part::Line(..), Part::Line(..), Part::Close]))
    };
    assert_eq!(scene.layers.iter().filter(|layer| is_diamond(layer)).count(), 1);
}

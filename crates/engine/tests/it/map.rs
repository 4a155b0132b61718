//! The map of a stretch of a recording, compared with the search run step by step.

use std::sync::LazyLock;

use proptest::prelude::*;
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Map, Recording, Subtree, Tally};
use sudoku_engine::search::{Event, Goal, Stepper};

use crate::data::named;

/// The first part of a search of 37,768 steps, short enough for a recording to keep all of it.
const KEPT_WHOLE: (&str, u64) = ("ai-escargot", 30_000);
/// A whole search of 4,137,560 steps, whose short subtrees a recording does not keep.
const LONG: (&str, u64) = ("inkala-2012", u64::MAX);

struct RecordedSearch {
    recording: Recording,
    /// Every node in the order of the search.
    nodes: Vec<Subtree>,
    /// After each step, from 0: digits on the board, solutions, dead ends.
    states: Vec<(u16, u64, u64)>,
}

static SEARCHES: LazyLock<[RecordedSearch; 2]> = LazyLock::new(|| {
    [KEPT_WHOLE, LONG].map(|(name, steps)| {
        let mut recording = Recording::new(Stepper::new(&named(name), Goal::Exhaustion));
        recording.extend(steps);
        let (nodes, states) = walk(name, steps);
        RecordedSearch { recording, nodes, states }
    })
});

/// Runs a search for this number of steps. Returns its nodes and its states.
fn walk(name: &str, steps: u64) -> (Vec<Subtree>, Vec<(u16, u64, u64)>) {
    let mut stepper = Stepper::new(&named(name), Goal::Exhaustion);
    let mut nodes: Vec<Subtree> = Vec::new();
    let mut path: Vec<usize> = Vec::new();
    let mut states = vec![(0, 0, 0)];
    let mut step = 0;
    while step < steps
        && let Some(event) = stepper.advance_move()
    {
        step += 1;
        let counters = stepper.counters();
        states.push((counters.depth as u16, counters.solutions, counters.dead_ends));
        match event {
            Event::Placed { cell, digit } => {
                path.push(nodes.len());
                nodes.push(placed(path.len() as u16, (cell, digit), step));
                for &above in &path {
                    nodes[above].size += 1;
                    nodes[above].deepest = nodes[above].deepest.max(path.len() as u16);
                    nodes[above].solutions += u64::from(stepper.solution().is_some());
                }
            }
            _ => {
                let node = path.pop().expect("a digit that was placed");
                nodes[node].removed_at = Some(step);
            }
        }
    }
    (nodes, states)
}

fn placed(depth: u16, (cell, digit): (Cell, Digit), step: u64) -> Subtree {
    Subtree {
        level: depth - 1,
        cell,
        digit,
        branch: digit,
        placed_at: step,
        removed_at: None,
        size: 0,
        solutions: 0,
        deepest: 0,
    }
}

impl RecordedSearch {
    fn last(&self) -> u64 {
        self.states.len() as u64 - 1
    }

    fn tally(&self, from: u64, to: u64) -> Tally {
        let at = |step: u64| self.states[step as usize];
        let within = &self.states[from as usize + 1..=to as usize];
        Tally {
            solutions: at(to).1 - at(from).1,
            dead_ends: at(to).2 - at(from).2,
            deepest: within.iter().map(|state| state.0).max().unwrap_or(0),
        }
    }

    /// Returns the number of steps of a node within a stretch.
    fn steps_in(&self, node: &Subtree, from: u64, to: u64) -> u64 {
        let end = node.removed_at.unwrap_or(self.last()).min(to);
        end.saturating_sub(from.max(node.placed_at - 1))
    }

    /// Checks that the contents of a map are correct and complete.
    fn check(&self, map: &Map) {
        self.check_columns(map);
        let bars: Vec<&Subtree> = self
            .nodes
            .iter()
            .filter(|node| {
                let is_long =
                    node.removed_at.is_none_or(|it| it - node.placed_at + 1 >= map.min_bar_steps);
                is_long && self.steps_in(node, map.from, map.to) > 0
            })
            .collect();
        let found: Vec<&Subtree> =
            map.bars.iter().filter(|bar| self.steps_in(bar, map.from, map.to) > 0).collect();
        let differs = found.iter().zip(&bars).find(|(found, bar)| found != bar);
        assert_eq!(differs, None, "a bar of {}..{}", map.from, map.to);
        assert_eq!(found.len(), bars.len(), "the bars of {}..{}", map.from, map.to);
    }

    /// Checks that every step is in exactly one column, and that the tallies are correct.
    fn check_columns(&self, map: &Map) {
        assert_eq!(map.columns.first().map(|column| column.from), Some(map.from));
        assert_eq!(map.columns.last().map(|column| column.to), Some(map.to));
        assert!(map.columns.windows(2).all(|pair| pair[0].to == pair[1].from));
        assert!(map.from == map.to || map.columns.iter().all(|column| column.from < column.to));
        for column in &map.columns {
            let Some(tally) = column.tally else { continue };
            assert_eq!(tally, self.tally(column.from, column.to), "{column:?}");
        }
    }

    /// Checks that the shade of a sharp map is the share of steps in short subtrees.
    fn check_shade(&self, map: &Map) {
        let rows = usize::from(map.levels.div_ceil(map.levels_per_row));
        assert_eq!(map.shade.len(), rows * map.columns.len());
        for (nth, column) in map.columns.iter().enumerate().step_by(7) {
            let mut steps = vec![0; rows];
            for node in &self.nodes {
                let is_short =
                    node.removed_at.is_some_and(|it| it - node.placed_at + 1 < map.min_bar_steps);
                if is_short && node.level.is_multiple_of(map.levels_per_row) {
                    let row = usize::from(node.level / map.levels_per_row);
                    steps[row] += self.steps_in(node, column.from, column.to);
                }
            }
            for (row, steps) in steps.into_iter().enumerate() {
                let share = (steps * 255).div_ceil(column.to - column.from);
                let shade = map.shade[row * map.columns.len() + nth];
                assert_eq!(u64::from(shade), share, "row {row} of {column:?}");
            }
        }
    }
}

fn sharp(recording: &Recording, from: u64, to: u64, columns: u32, rows: u32) -> Map {
    let mut survey = recording.survey(from, to, columns, rows);
    assert!(!survey.map().is_sharp || survey.steps_left() == 0);
    while survey.work(100_003) > 0 {}
    survey.map()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_map_matches_the_search(
        nth in 0..2_usize,
        part in 0.0..1.0_f64,
        share in prop::sample::select(vec![1.0, 0.3, 0.01, 0.0005]),
        columns in 1..1500_u32,
        rows in 1..80_u32,
    ) {
        let search = &SEARCHES[nth];
        let from = (search.last() as f64 * part) as u64;
        let to = from + (search.last() as f64 * share) as u64 + 1;
        let coarse = search.recording.map(from, to, columns, rows);
        prop_assert!(!coarse.is_sharp);
        search.check(&coarse);
        let sharp = sharp(&search.recording, from, to, columns, rows);
        prop_assert!(sharp.is_sharp);
        prop_assert_eq!((sharp.from, sharp.to), (from, to.min(search.last())));
        prop_assert!(sharp.columns.len() <= columns as usize);
        prop_assert!(sharp.columns.iter().all(|column| column.tally.is_some()));
        search.check(&sharp);
    }
}

#[test]
fn a_whole_search_on_a_few_columns() {
    for search in &*SEARCHES {
        let last = search.last();
        for map in [
            search.recording.map(0, u64::MAX, 100, 64),
            sharp(&search.recording, 0, u64::MAX, 100, 64),
        ] {
            assert_eq!((map.from, map.to), (0, last));
            search.check(&map);
            assert!(map.columns.iter().all(|column| column.tally.is_some()));
        }
    }
}

#[test]
fn shades_are_the_shares_of_short_subtrees() {
    let search = &SEARCHES[0];
    for (from, to, columns, rows) in
        [(0, 30_000, 60, 64), (12_345, 15_000, 100, 20), (29_000, 30_000, 31, 64), (0, 9, 4, 1)]
    {
        search.check_shade(&sharp(&search.recording, from, to, columns, rows));
    }
}

#[test]
fn single_placements_are_bars_if_there_is_room() {
    let search = &SEARCHES[1];
    let from = search.last() / 3;
    let map = sharp(&search.recording, from, from + 40, 40, 64);
    assert_eq!((map.min_bar_steps, map.columns.len()), (1, 40));
    assert!(map.shade.iter().all(|&shade| shade == 0));
    search.check(&map);
    let placed = map.bars.iter().filter(|bar| bar.placed_at > from).count();
    assert_eq!(
        placed,
        search.nodes.iter().filter(|it| (from + 1..=from + 40).contains(&it.placed_at)).count()
    );
}

#[test]
fn empty_and_out_of_range_stretches() {
    let search = &SEARCHES[0];
    let last = search.last();
    for (from, to) in [(0, 0), (last, last), (last, u64::MAX), (u64::MAX, u64::MAX), (7, 3)] {
        for map in
            [search.recording.map(from, to, 10, 10), sharp(&search.recording, from, to, 10, 10)]
        {
            assert_eq!((map.from, map.to), (from.min(to).min(last), to.min(last)), "{from}..{to}");
            search.check_columns(&map);
        }
    }
    // Before the first step the map is empty.
    let start = Recording::new(Stepper::new(&named("article"), Goal::FIRST));
    let map = sharp(&start, 0, u64::MAX, 10, 10);
    assert_eq!((map.to, map.bars.len()), (0, 0));
}

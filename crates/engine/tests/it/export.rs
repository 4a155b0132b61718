//! Exported searches, compared with an independent implementation: a recursive search on
//! plain numbers that shares no code with the stepper.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use sudoku_engine::board::Puzzle;
use sudoku_engine::export::{Dot, Lines, Profile, Records, Status, Steps, Walk};
use sudoku_engine::recording::{LevelCount, Recording};
use sudoku_engine::search::{Goal, Stepper};

use crate::data::{REFERENCE, named, puzzle};

/// A naive recursive search that records its steps and nodes.
struct Naive {
    size: usize,
    cells: Vec<u8>,
    stop_at_first: bool,
    steps: Vec<String>,
    /// Parent, index among the legal digits, number of children, status, label.
    nodes: Vec<(Option<usize>, usize, usize, &'static str, String)>,
    placements: usize,
    undos: usize,
    /// For each level, nodes and dead ends.
    levels: BTreeMap<usize, (u64, u64)>,
}

impl Naive {
    fn of(line: &str, stop_at_first: bool) -> Self {
        let cells: Vec<u8> = line.chars().map(|c| c.to_digit(10).unwrap_or(0) as u8).collect();
        let size = cells.len().isqrt();
        let mut naive = Self {
            size,
            cells,
            stop_at_first,
            steps: Vec::new(),
            nodes: Vec::new(),
            placements: 0,
            undos: 0,
            levels: BTreeMap::new(),
        };
        naive.nodes.push((
            None,
            0,
            naive.legal().map_or(0, |(_, legal)| legal.len()),
            "",
            "root".into(),
        ));
        naive.search(0, 0);
        naive
    }

    /// Returns the first empty cell and its legal digits.
    fn legal(&self) -> Option<(usize, Vec<u8>)> {
        let cell = self.cells.iter().position(|&digit| digit == 0)?;
        let side = self.size.isqrt();
        let place = |cell: usize| (cell / self.size, cell % self.size);
        let (row, column) = place(cell);
        let sees = |other: usize| {
            let (r, c) = place(other);
            r == row || c == column || (r / side, c / side) == (row / side, column / side)
        };
        let held: BTreeSet<u8> = (0..self.cells.len())
            .filter(|&other| sees(other))
            .map(|other| self.cells[other])
            .collect();
        Some((cell, (1..=self.size as u8).filter(|digit| !held.contains(digit)).collect()))
    }

    /// Searches below a node. Returns whether the search is over.
    fn search(&mut self, node: usize, depth: usize) -> bool {
        let Some((cell, legal)) = self.legal() else { return self.stop_at_first };
        if legal.is_empty() && depth > 0 {
            self.levels.entry(depth - 1).or_default().1 += 1;
        }
        for (alternative, &digit) in legal.iter().enumerate() {
            self.cells[cell] = digit;
            self.placements += 1;
            self.levels.entry(depth).or_default().0 += 1;
            let below = self.legal();
            let (children, status, then) = match &below {
                None => (0, "SOLVED", "solution"),
                Some((_, legal)) if legal.is_empty() => (0, "FAILED", "dead end"),
                Some((_, legal)) => (legal.len(), "BRANCH", ""),
            };
            let (row, column) = (cell / self.size + 1, cell % self.size + 1);
            let child = self.nodes.len();
            self.nodes.push((
                Some(node),
                alternative,
                children,
                status,
                format!("r{row}c{column}={digit}"),
            ));
            self.record_step("placed", cell, digit, depth + 1, then);
            if self.search(child, depth + 1) {
                return true;
            }
            self.cells[cell] = 0;
            self.undos += 1;
            self.record_step("removed", cell, digit, depth, "");
        }
        false
    }

    fn record_step(&mut self, event: &str, cell: usize, digit: u8, depth: usize, then: &str) {
        let (row, column) = (cell / self.size + 1, cell % self.size + 1);
        let (placements, undos) = (self.placements, self.undos);
        let step = placements + undos;
        self.steps.push(format!(
            "{step},{event},{row},{column},{digit},{depth},{placements},{undos},{then}"
        ));
    }
}

fn line_of(name: &str) -> String {
    let row =
        REFERENCE.lines().map(|row| row.split('\t')).find(|row| row.clone().next() == Some(name));
    row.unwrap().nth(1).unwrap().to_owned()
}

fn goal(stop_at_first: bool) -> Goal {
    if stop_at_first { Goal::FIRST } else { Goal::Exhaustion }
}

fn start(puzzle: &Puzzle, stop_at_first: bool) -> Stepper {
    Stepper::new(puzzle, goal(stop_at_first))
}

/// Writes the whole text, `at_once` lines at a time.
fn write_all(mut lines: impl Lines, at_once: u64) -> String {
    let mut text = String::new();
    for _ in 0..1_000_000 {
        if !lines.write(&mut text, at_once) {
            let end = text.len();
            assert!(!lines.write(&mut text, at_once), "the end is final");
            assert_eq!(text.len(), end, "nothing follows the end");
            return text;
        }
    }
    panic!("it never ends");
}

fn steps(name: &str, stop_at_first: bool, from: u64, to: u64) -> Vec<String> {
    let text = write_all(Steps::new(start(&named(name), stop_at_first), from, to), 1000);
    let mut lines = text.lines().map(str::to_owned);
    let header = lines.next().unwrap();
    assert_eq!(header, "step,event,row,column,digit,depth,placements,undos,then");
    lines.collect()
}

/// Returns the fields of each record of a search tree, without the header.
fn records(puzzle: &Puzzle, stop_at_first: bool, limit: u64) -> Vec<Vec<String>> {
    let walk = Walk::new(start(puzzle, stop_at_first), limit);
    let text = write_all(Records::new(puzzle.shape(), walk), 7);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("NodeID,ParentID,Alternative,NKids,Status,Label"));
    lines.map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

#[test]
fn steps_of_the_article_match_a_recursive_search() {
    let naive = Naive::of(&line_of("article"), true);
    let written = steps("article", true, 1, u64::MAX);
    assert_eq!(written.len(), 1287 + 1236);
    assert_eq!(written, naive.steps);
    assert!(written.last().unwrap().ends_with(",1287,1236,solution"));
}

#[test]
fn an_exhaustive_search_removes_every_digit() {
    let naive = Naive::of(&line_of("paper-4x4"), false);
    let written = steps("paper-4x4", false, 1, u64::MAX);
    assert_eq!(written.len(), 54);
    assert_eq!(written, naive.steps);
    assert_eq!(written.iter().filter(|line| line.ends_with(",solution")).count(), 1);
}

#[test]
fn a_range_of_steps_has_exact_ends() {
    let whole = steps("article", true, 1, u64::MAX);
    let last = whole.len() as u64;
    for (from, to) in [
        (1, 1),
        (1, last),
        (2, 2),
        (700, 1700),
        (last, last),
        (last, last + 1),
        (last - 1, u64::MAX),
    ] {
        let end = to.min(last) as usize;
        assert_eq!(steps("article", true, from, to), whole[from as usize - 1..end], "{from}-{to}");
    }
    assert_eq!(steps("article", true, 0, 3), whole[..3], "steps are numbered from 1");
    for (from, to) in [(last + 1, last + 9), (5, 4), (1, 0)] {
        assert_eq!(steps("article", true, from, to), [""; 0], "{from}-{to}");
    }
}

#[test]
fn a_range_may_begin_far_ahead_of_the_search() {
    let whole = steps("fata-morgana", true, 3_000_000, 3_000_009);
    let mut near = start(&named("fata-morgana"), true);
    near.run(2_999_998);
    let text = write_all(Steps::new(near, 3_000_000, 3_000_009), 3);
    assert_eq!(text.lines().skip(1).collect::<Vec<_>>(), whole);
    assert_eq!(whole.len(), 10);
    assert!(whole[0].starts_with("3000000,"));
}

#[test]
fn a_full_board_has_no_steps() {
    let full = puzzle("1234341221434321");
    assert_eq!(write_all(Steps::new(start(&full, true), 1, 9), 5).lines().count(), 1);
    let records = records(&full, true, 10);
    assert_eq!(records, [["0", "-1", "-1", "0", "SOLVED", "root"]]);
}

#[test]
fn tree_of_the_paper_matches_a_recursive_search() {
    let naive = Naive::of(&line_of("paper-4x4"), false);
    let records = records(&named("paper-4x4"), false, u64::MAX);
    assert_eq!(records.len(), 1 + 27);
    for (id, (record, node)) in records.iter().zip(&naive.nodes).enumerate() {
        let (parent, alternative, children, status, label) = node;
        let Some(parent) = parent else {
            assert_eq!(*record, ["0", "-1", "-1", "3", "BRANCH", "root"]);
            continue;
        };
        let expected = [
            id.to_string(),
            parent.to_string(),
            alternative.to_string(),
            children.to_string(),
            (*status).to_owned(),
            label.clone(),
        ];
        assert_eq!(*record, expected);
    }
}

/// Checks that each node precedes its children, and has as many as its record states, with
/// alternatives numbered from 0.
fn assert_is_tree(records: &[Vec<String>]) {
    let mut below: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut known = BTreeSet::from(["-1"]);
    for (nth, record) in records.iter().enumerate() {
        assert_eq!(record[0], nth.to_string());
        assert!(known.contains(&*record[1]), "a parent must precede its children");
        assert!(known.insert(&*record[0]));
        below.entry(&record[1]).or_default().push(record[2].parse().unwrap_or(0));
    }
    for record in records {
        let mut alternatives = below.remove(&*record[0]).unwrap_or_default();
        alternatives.sort_unstable();
        assert_eq!(record[3], alternatives.len().to_string(), "{record:?}");
        assert!(alternatives.into_iter().eq(0..record[3].parse().unwrap()));
        assert_eq!(record[3] != "0", record[4] == "BRANCH", "{record:?}");
    }
}

#[test]
fn unsearched_nodes_are_skipped() {
    let puzzle = named("article");
    let records = records(&puzzle, true, u64::MAX);
    assert_is_tree(&records);
    let searched = records.iter().filter(|record| record[4] != "SKIPPED").count();
    assert_eq!(searched, 1288);
    assert_eq!(records.iter().filter(|record| record[4] == "SOLVED").count(), 1);
    assert!(records[..1288].iter().all(|record| record[4] != "SKIPPED"));
    // The skipped nodes are the legal digits after the placed one on the path to the solution.
    let mut solved = Stepper::new(&puzzle, Goal::FIRST);
    solved.run(u64::MAX);
    let levels = solved.levels();
    let later = levels.iter().map(|level| {
        let placed = level.digit.unwrap();
        level.legal.iter().filter(|&digit| digit > placed).count()
    });
    assert_eq!(records.len() - searched, later.sum::<usize>());
}

#[test]
fn a_limited_tree_marks_where_it_was_cut() {
    let puzzle = named("anti-backtracking");
    for limit in [1, 2, 100, 4321] {
        let records = records(&puzzle, false, limit);
        assert_is_tree(&records);
        let searched = records.iter().filter(|record| record[4] != "SKIPPED").count();
        assert_eq!(searched as u64, limit);
        assert!(records.len() > searched);
    }
    assert_eq!(records(&puzzle, false, 0), [[""; 6]; 0]);
    let paper = named("paper-4x4");
    assert_eq!(records(&paper, false, 28), records(&paper, false, u64::MAX));
    let cut = records(&paper, false, 27);
    assert_eq!(cut.len(), 28);
    assert_eq!(cut[27][4], "SKIPPED");
}

#[test]
fn dot_has_each_node_and_each_edge_once() {
    for (name, stop_at_first) in [("paper-4x4", false), ("article", true)] {
        let puzzle = named(name);
        let nodes: Vec<_> = Walk::new(start(&puzzle, stop_at_first), u64::MAX).collect();
        let walk = Walk::new(start(&puzzle, stop_at_first), u64::MAX);
        let text = write_all(Dot::new(puzzle.shape(), walk), 3);
        let body = text.strip_prefix("digraph search {\n").unwrap().strip_suffix("}\n").unwrap();
        let (mut declared, mut edges) = (BTreeMap::new(), BTreeSet::new());
        for line in body.lines().skip(2) {
            let line = line.strip_prefix("  ").unwrap().strip_suffix(';').unwrap();
            if let Some((from, to)) = line.split_once(" -> ") {
                assert!(declared.contains_key(from) && declared.contains_key(to));
                assert!(edges.insert((from.to_owned(), to.to_owned())), "{line}");
            } else {
                let (id, attributes) = line.split_once(" [").unwrap();
                assert!(declared.insert(id.to_owned(), attributes.to_owned()).is_none(), "{line}");
            }
        }
        assert_eq!(declared.len(), nodes.len());
        assert_eq!(edges.len(), nodes.len() - 1);
        for node in nodes {
            let shape = match node.status {
                Status::Branch => "shape=circle,label=\"r",
                Status::Solved => "shape=diamond,label=\"r",
                Status::Failed => "shape=square,label=\"r",
                Status::Skipped => "shape=triangle,style=dashed,label=\"r",
            };
            assert!(declared[&format!("n{}", node.id)].starts_with(shape));
            if let Some(parent) = node.parent {
                assert!(edges.contains(&(format!("n{parent}"), format!("n{}", node.id))));
            }
        }
    }
}

#[test]
fn a_folded_node_shows_how_many_it_represents() {
    let puzzle = named("paper-4x4");
    let mut nodes: Vec<_> = Walk::new(start(&puzzle, false), u64::MAX).take(2).collect();
    nodes[1].status = Status::Skipped;
    nodes[1].nodes_represented = Some(12);
    let text = write_all(Records::new(puzzle.shape(), nodes.clone().into_iter()), 9);
    assert!(text.ends_with("SKIPPED,r1c1=1 ×12\n"), "{text}");
    let text = write_all(Dot::new(puzzle.shape(), nodes.into_iter()), 9);
    assert!(text.contains("n1 [shape=triangle,label=\"r1c1=1 ×12\"];\n"), "{text}");
}

#[test]
fn the_profile_has_a_line_for_each_empty_cell() {
    let naive = Naive::of(&line_of("article"), false);
    let puzzle = named("article");
    let stepper = start(&puzzle, false);
    let count = |level| naive.levels.get(&level).copied().unwrap_or_default();
    let counts: Vec<_> = (0..stepper.cells().len())
        .map(count)
        .map(|(nodes, dead_ends)| LevelCount { nodes, dead_ends })
        .collect();
    let text = write_all(Profile::new(&stepper, &counts, 1, 51), 4);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "level,row,column,nodes,dead_ends");
    assert_eq!(lines.len(), 1 + 51);
    assert_eq!(lines[1], format!("1,1,1,{},{}", count(0).0, count(0).1));
    let mut recording = Recording::new(stepper.clone());
    recording.extend(u64::MAX);
    assert_eq!(recording.level_profile(), counts);
    let nodes: u64 =
        lines[1..].iter().map(|line| line.split(',').nth(3).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(nodes, naive.placements as u64);
    // Levels without counts get zeros.
    let text = write_all(Profile::new(&stepper, &counts[..3], 1, u64::MAX), 99);
    assert!(text.lines().last().unwrap().ends_with(",0,0"));
    // A range of levels gives the same lines as in the whole profile.
    let part = write_all(Profile::new(&stepper, &counts, 5, 12), 3);
    assert_eq!(part.lines().skip(1).collect::<Vec<_>>(), lines[5..=12]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn slices_write_the_same_text(
        slices in prop::collection::vec(1..40_u64, 1..20),
        from in 1..400_u64,
        count in 0..400_u64,
        limit in 0..600_u64,
    ) {
        let puzzle = named("article");
        let shape = puzzle.shape();
        let search = || start(&puzzle, true);
        let walk = || Walk::new(search(), limit);
        let writers: [[Box<dyn Lines>; 2]; 3] = [
            [0, 1].map(|_| Box::new(Steps::new(search(), from, from + count)) as Box<dyn Lines>),
            [0, 1].map(|_| Box::new(Records::new(shape, walk())) as Box<dyn Lines>),
            [0, 1].map(|_| Box::new(Dot::new(shape, walk())) as Box<dyn Lines>),
        ];
        for [mut whole, mut sliced] in writers {
            let mut text = String::new();
            while whole.write(&mut text, 1_000_000) {}
            let mut pieces = String::new();
            let mut at_once = slices.iter().cycle();
            while sliced.write(&mut pieces, *at_once.next().unwrap()) {}
            prop_assert_eq!(&text, &pieces);
            prop_assert_eq!(whole.written(), sliced.written());
        }
    }
}

//! Trees expanded by hand, compared with the corresponding searches.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::Strategy as _;
use sudoku_engine::board::{Cell, Digit, DigitSet, Puzzle, Shape};
use sudoku_engine::explore::{Actor, Explorer, NodeId, Refusal, Work};
use sudoku_engine::search::{Event, Goal, Inference, NodeStatus, Stepper, Strategy};

use crate::data::random::lines;
use crate::data::{named, puzzle};

const CODES: [&str; 9] = [
    "reading/ascending/none",
    "reading/descending/forward",
    "fewest/ascending/none",
    "fewest/ascending/forward",
    "fewest/least-constraining/singles",
    "fewest-constrained/ascending/domain",
    "shuffled-7/shuffled-9/forward",
    "shuffled-3/ascending/singles",
    "exact-cover",
];

fn search(puzzle: &Puzzle, code: &str, goal: Goal) -> Stepper {
    Stepper::with_strategy(puzzle, goal, code.parse::<Strategy>().expect("a strategy"))
}

fn explorer(puzzle: &Puzzle, code: &str) -> Explorer {
    Explorer::new(&search(puzzle, code, Goal::Exhaustion))
}

/// Generates small boards, on which any search finishes quickly.
fn boards() -> impl proptest::strategy::Strategy<Value = String> {
    prop_oneof![lines(Shape::Four), dense(lines(Shape::Six)), dense(lines(Shape::Nine))]
}

/// Keeps only lines with few empty cells.
fn dense(
    lines: impl proptest::strategy::Strategy<Value = String>,
) -> impl proptest::strategy::Strategy<Value = String> {
    lines.prop_filter("few empty cells", |line| line.matches('.').count() * 5 < line.len() * 2)
}

fn finish(explorer: &mut Explorer, goal: Goal) -> Work {
    let mut branch = explorer.branch(goal);
    // In slices, as a worker does.
    while !branch.run(97) {}
    let finished = branch.result();
    explorer.record(finished.clone());
    finished.work
}

fn work_of(search: &Stepper) -> Work {
    let counters = search.counters();
    Work {
        placements: counters.placements,
        undos: counters.undos,
        solutions: counters.solutions,
        dead_ends: counters.dead_ends,
    }
}

/// Chooses one of the options, if there are any.
fn choose(explorer: &mut Explorer, cell: Index, digit: Index) -> Option<(Cell, Digit)> {
    let options = explorer.options();
    let (cell, digits) = *options.get(cell.index(options.len().max(1)))?;
    let digits: Vec<Digit> = digits.iter().collect();
    let digit = *digits.get(digit.index(digits.len().max(1)))?;
    explorer.choose(cell, digit).expect("an option");
    Some((cell, digit))
}

#[derive(Clone, Copy, Debug)]
enum Action {
    Choose(Index, Index),
    Undo,
    PlaceForced,
    GoTo(Index),
}

fn actions() -> impl proptest::strategy::Strategy<Value = Vec<Action>> {
    let choose = any::<(Index, Index)>().prop_map(|(cell, digit)| Action::Choose(cell, digit));
    let action = prop_oneof![
        5 => choose,
        2 => Just(Action::Undo),
        1 => Just(Action::PlaceForced),
        1 => any::<Index>().prop_map(Action::GoTo),
    ];
    prop::collection::vec(action, 0..25)
}

fn act(explorer: &mut Explorer, action: Action) {
    match action {
        Action::Choose(cell, digit) => drop(choose(explorer, cell, digit)),
        Action::Undo => drop(explorer.undo()),
        Action::PlaceForced => drop(explorer.place_forced(5)),
        Action::GoTo(node) => {
            let nodes = every_node(explorer);
            assert!(explorer.go_to(nodes[node.index(nodes.len())]));
        }
    }
}

fn every_node(explorer: &Explorer) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::ROOT];
    for next in 0.. {
        let Some(&node) = nodes.get(next) else { break };
        nodes.extend(explorer.open_children(node));
    }
    nodes
}

/// Expands every node of a search by hand, and checks at each node that the candidates,
/// the branches and the status match the search. Finally compares the counts.
fn check_expansion(puzzle: &Puzzle, code: &str) {
    let mut walk = search(puzzle, code, Goal::Exhaustion);
    let mut explorer = explorer(puzzle, code);
    for _ in 0..4000 {
        let Some(event) = walk.advance() else { break };
        match event {
            Event::Placed { cell, digit } => {
                explorer.choose(cell, digit).expect("a branch of the search");
            }
            Event::Removed { cell, digit } => {
                assert_eq!(explorer.undo(), Some((Some((cell, digit)), 0)));
            }
            _ => {}
        }
        assert!(explorer.path().eq(walk.path()));
        assert_eq!(explorer.board(), walk.board());
        let here = explorer.status(explorer.current());
        match event {
            Event::DeadEnd { cause } => assert_eq!(here, NodeStatus::DeadEnd { cause }),
            Event::Solved => assert_eq!(here, NodeStatus::Solved),
            Event::Forced { cell, digit, because } => {
                assert_eq!(here, NodeStatus::Forced { cell, digit, because });
            }
            _ => {}
        }
        if is_before_step(&walk) {
            if let Some(domains) = walk.domains() {
                assert_eq!(explorer.domains(), domains);
            }
            let own = explorer.strategy_branches(explorer.current());
            let open = walk.open_level();
            let branches = open.iter().flat_map(|level| {
                level.order.iter().filter_map(|it| level.choice.placement(it, walk.rules()))
            });
            assert!(own.into_iter().eq(branches));
        }
    }
    if walk.is_over() {
        let (own, walked) = (explorer.work_by_hand(), work_of(&walk));
        assert_eq!(Work { dead_ends: 0, ..own }, Work { dead_ends: 0, ..walked });
        assert_eq!(explorer.open_node_count() as u64, walked.placements);
    }
}

/// Returns whether the next event is a step, or the search is over.
fn is_before_step(walk: &Stepper) -> bool {
    walk.clone().advance().is_none_or(Event::is_move)
}

#[test]
fn nodes_match_the_search() {
    for code in CODES {
        for name in ["paper-4x4", "article"] {
            check_expansion(&named(name), code);
        }
        check_expansion(&puzzle("................"), code);
    }
}

#[test]
fn a_finished_branch_stops_at_its_solution() {
    for code in CODES {
        let mut explorer = explorer(&named("article"), code);
        let work = finish(&mut explorer, Goal::FIRST);
        let mut walk = search(&named("article"), code, Goal::FIRST);
        walk.run(u64::MAX);
        assert_eq!(work, work_of(&walk));
        let finished = explorer.branch_result(NodeId::ROOT).expect("a finished root").clone();
        assert!(!finished.is_exhausted);
        for (cell, digit) in finished.solution.expect("a solution").iter().copied() {
            explorer.choose(cell, digit).expect("a choice of the search");
        }
        assert_eq!(explorer.status(explorer.current()), NodeStatus::Solved);
        assert_eq!(explorer.board(), walk.board());
    }
}

#[test]
fn forced_digits_are_followed_and_undone_together() {
    let puzzle = named("anti-backtracking");
    let mut explorer = explorer(&puzzle, "fewest/ascending/singles");
    assert_eq!(explorer.place_forced(3), 3);
    assert_eq!(explorer.place_forced(100), 61);
    assert_eq!(explorer.status(explorer.current()), NodeStatus::Solved);
    assert_eq!((explorer.open_node_count(), explorer.opened_by_hand()), (64, 0));
    assert_eq!(explorer.work_by_machine().placements, 64);
    assert_eq!(explorer.undo(), Some((None, 64)));
    assert_eq!(explorer.undo(), None);
    assert_eq!(explorer.current(), NodeId::ROOT);
    assert_eq!(explorer.work_by_hand(), Work::default());
    assert_eq!(explorer.work_by_machine().undos, 64);
}

#[test]
fn refused_choices_give_the_reason() {
    let puzzle = named("paper-4x4");
    let [one, two, three] = [1, 2, 3].map(|digit| Digit::new(digit).expect("a digit"));
    let at =
        |row: usize, column: usize| Cell::at(Shape::Four, row - 1, column - 1).expect("a cell");
    // Plain backtracking fills the first empty cell. The board is 0000 3002 0400 0010.
    let mut plain = explorer(&puzzle, "reading/ascending/none");
    assert_eq!(plain.cell(), Some(at(1, 1)));
    assert_eq!(plain.choose(at(1, 2), one), Err(Refusal::OtherCell { cell: at(1, 1) }));
    assert_eq!(plain.choose(at(2, 1), one), Err(Refusal::Filled));
    let by = Some(at(2, 1));
    assert_eq!(plain.choose(at(1, 1), three), Err(Refusal::NoCandidate { by }));
    // This strategy allows any cell.
    let mut free = explorer(&puzzle, "fewest/ascending/forward");
    assert!(free.allows_any_cell() && !plain.allows_any_cell());
    assert!(free.choose(at(1, 2), one).is_ok());
    assert!(free.choose(at(1, 3), two).is_err());
    let nodes = free.open_node_count();
    assert_eq!(nodes, 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Finishing the root automatically does what the search does, and so does finishing each
    /// of its children.
    #[test]
    fn finishing_the_root_counts_like_the_search(line in boards(), code in select(&CODES[..])) {
        let puzzle = puzzle(&line);
        let mut walk = search(&puzzle, code, Goal::Exhaustion);
        prop_assume!(walk.run(200_000) < 200_000);
        let mut explorer = explorer(&puzzle, code);
        prop_assert_eq!(finish(&mut explorer, Goal::Exhaustion), work_of(&walk));
        prop_assert!(explorer.branch_result(NodeId::ROOT).is_some_and(|it| it.is_exhausted));
        // One level by hand and the rest automatically give the same tree.
        let own = explorer.strategy_branches(NodeId::ROOT);
        let mut whole = explorer.restarted();
        for &(cell, digit) in &own {
            whole.choose(cell, digit).expect("a branch");
            finish(&mut whole, Goal::Exhaustion);
            whole.undo();
        }
        let (hand, machine) = (whole.work_by_hand(), whole.work_by_machine());
        prop_assert_eq!(hand.placements + machine.placements, work_of(&walk).placements);
        prop_assert_eq!(hand.undos + machine.undos, work_of(&walk).undos);
        let known = |work: Work| if own.is_empty() { 0 } else { work.solutions };
        prop_assert_eq!(machine.solutions, known(work_of(&walk)));
    }

    /// After any actions, undoing a choice restores the previous state, and a preview matches
    /// the result of choosing.
    #[test]
    fn undoing_a_choice_restores_the_state(
        line in boards(),
        code in select(&CODES[..]),
        actions in actions(),
        next in any::<(Index, Index)>(),
    ) {
        let mut explorer = explorer(&puzzle(&line), code);
        for action in actions {
            act(&mut explorer, action);
            let path: Vec<_> = explorer.path().collect();
            prop_assert_eq!(path.len(), explorer.depth(explorer.current()));
            prop_assert!(Puzzle::try_from(explorer.board()).is_ok());
        }
        let (before, options) = (explorer.current(), explorer.options());
        let (board, domains) = (explorer.board(), explorer.domains());
        let previewed = explorer.clone();
        let Some((cell, digit)) = choose(&mut explorer, next.0, next.1) else {
            prop_assert!(options.iter().all(|(_, digits)| digits.is_empty()));
            return Ok(());
        };
        check_preview(&previewed, &explorer, (cell, digit));
        explorer.place_forced(3);
        let taken = explorer.undo().expect("a choice to undo");
        prop_assert_eq!(taken.0, Some((cell, digit)));
        prop_assert_eq!(explorer.current(), before);
        prop_assert_eq!((explorer.board(), explorer.domains()), (board, domains));
        prop_assert_eq!(explorer.options(), options);
        prop_assert_eq!(explorer.work_by_hand().undos, previewed.work_by_hand().undos + 1);
        let hands = every_node(&explorer).into_iter().skip(1);
        let hands = hands.filter(|&node| explorer.opened_by(node) == Actor::Person).count();
        prop_assert_eq!(explorer.opened_by_hand(), hands);
    }

    /// After any actions, the candidates and the finished subtree are those of a search that
    /// starts from the board at the current node.
    #[test]
    fn a_node_behaves_like_its_board(
        line in boards(),
        code in select(&CODES[..6]),
        actions in actions(),
    ) {
        let mut explorer = explorer(&puzzle(&line), code);
        actions.into_iter().for_each(|action| act(&mut explorer, action));
        let here = Puzzle::try_from(explorer.board()).expect("candidates do not clash");
        let mut walk = search(&here, code, Goal::Exhaustion);
        prop_assume!(walk.clone().run(100_000) < 100_000);
        while !is_before_step(&walk) {
            walk.advance();
        }
        let is_dead = matches!(explorer.status(explorer.current()), NodeStatus::DeadEnd { .. });
        prop_assert_eq!(is_dead, walk.legal_digits() == Some(DigitSet::EMPTY));
        if !is_dead && let Some(domains) = walk.domains() {
            prop_assert_eq!(explorer.domains(), domains);
        }
        walk.run(u64::MAX);
        prop_assert_eq!(finish(&mut explorer, Goal::Exhaustion), work_of(&walk));
    }
}

fn check_preview(before: &Explorer, after: &Explorer, (cell, digit): (Cell, Digit)) {
    let preview = before.preview(cell, digit).expect("a legal choice");
    let count = |explorer: &Explorer| -> usize {
        explorer.domains().iter().map(|(_, digits)| digits.len()).sum()
    };
    let own = before.domains().into_iter().find(|&(known, _)| known == cell);
    let own = own.map_or(0, |(_, digits)| digits.len());
    assert_eq!(preview.candidates_left, count(after));
    assert_eq!(preview.eliminated, count(before) - own - count(after));
    assert_eq!(preview.status, after.status(after.current()));
    let effect = after.effect(after.current());
    assert_eq!(preview.eliminated as u32, effect.by_placing + effect.by_sets);
    let concludes =
        !matches!(after.strategy().inference(), Inference::None | Inference::ForwardChecking);
    match preview.status {
        NodeStatus::Forced { .. } => assert_eq!(preview.forced_cells, forced(after)),
        NodeStatus::Branching => {
            assert_eq!(preview.forced_cells, if concludes { forced(after) } else { 0 });
        }
        NodeStatus::Solved => assert!(after.domains().is_empty()),
        NodeStatus::DeadEnd { .. } => {
            assert_eq!(preview.forced_cells, 0);
        }
    }
}

/// Counts the cells with a naked or hidden single.
fn forced(explorer: &Explorer) -> usize {
    let (shape, domains) = (explorer.shape(), explorer.domains());
    let in_cell = |cell: Cell| {
        domains.iter().find(|&&(known, _)| known == cell).map_or(DigitSet::EMPTY, |it| it.1)
    };
    let is_forced = |&&(cell, digits): &&(Cell, DigitSet)| {
        digits.len() == 1
            || cell.houses(shape).into_iter().any(|house| {
                let others = house.cells(shape).filter(|&other| other != cell);
                let theirs = others.map(in_cell).fold(DigitSet::EMPTY, DigitSet::union);
                !digits.without(theirs).is_empty()
            })
    };
    domains.iter().filter(is_forced).count()
}

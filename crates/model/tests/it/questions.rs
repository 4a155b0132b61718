//! Answers about a search, checked against a replay of its events, the rules as the checker of the
//! sentences knows them, and a solver that only knows these rules.

use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::base::task_state::TaskState;
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::Notice;
use grove_model::search::questions::{
    Blame, Block, Blocker, BlockerSubject, Culprit, Facts, Hindrance, Question, Return,
    ReturnCause, WhyBack, WhyNot,
};
use grove_model::update::msg::{EditMsg, PageMsg, PlayMsg, QuestionsMsg};
use grove_model::view::board::selected_cell;
use grove_model::worker::inquiry::{FirstWrong, InquiryAnswer, SolutionCount, Spent};
use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit, Rule};
use sudoku_engine::search::{DeadEndCause, Event, Goal, Stepper, Strategy};

use crate::common::Page;
use crate::truth::{Board, Laws, Posed, TestRng, all_posed, strategies};

/// A node on the path, as the events tell it.
#[derive(Clone, Default)]
struct Node {
    tried: Vec<(Cell, Digit)>,
    eliminated: Vec<(Cell, Digit)>,
    forced: Option<(Cell, Digit)>,
}

/// What follows from the events of a search from its start.
#[derive(Clone)]
struct Replay {
    board: Board,
    path: Vec<(Cell, Digit)>,
    /// The root, and one node for each digit of the path.
    nodes: Vec<Node>,
    placements: Vec<u64>,
    dead_end: Option<(Board, DeadEndCause, u64)>,
}

impl Replay {
    fn of(at: &Stepper) -> Self {
        let givens = at.puzzle().givens();
        let board: Board = givens.iter().map(|(_, digit)| digit.map_or(0, Digit::value)).collect();
        let placements = vec![0; board.len()];
        let mut replay = Self {
            board,
            path: Vec::new(),
            nodes: vec![Node::default()],
            placements,
            dead_end: None,
        };
        let mut walker = at.restarted(at.goal());
        while walker.position() != at.position() {
            let event = walker.advance().expect("an event before the place");
            replay.apply(event, walker.counters().step());
        }
        replay
    }

    fn apply(&mut self, event: Event, step: u64) {
        let node = self.nodes.last_mut().expect("the root");
        match event {
            Event::Placed { cell, digit } => {
                self.board[cell.index()] = digit.value();
                self.placements[cell.index()] += 1;
                self.path.push((cell, digit));
                self.nodes.push(Node::default());
            }
            Event::Removed { cell, digit } => {
                self.board[cell.index()] = 0;
                assert_eq!(self.path.pop(), Some((cell, digit)));
                self.nodes.pop();
                self.nodes.last_mut().expect("the root").tried.push((cell, digit));
            }
            Event::Eliminated { cell, digits, .. } => {
                node.eliminated.extend(digits.iter().map(|digit| (cell, digit)));
            }
            Event::Forced { cell, digit, .. } => node.forced = Some((cell, digit)),
            Event::DeadEnd { cause } => self.dead_end = Some((self.board.clone(), cause, step)),
            Event::Tested { .. } | Event::Solved => {}
        }
    }

    /// Returns the board with only the first digits of the path.
    fn before(&self, length: usize) -> Board {
        let mut board = self.board.clone();
        self.path[length..].iter().for_each(|(cell, _)| board[cell.index()] = 0);
        board
    }
}

fn check_why_not(laws: &Laws, at: &Stepper, replay: &Replay, why: &WhyNot, whence: &str) {
    let WhyNot { cell, digit, hindrance, .. } = *why;
    let (place, value) = (cell.index(), digit.value());
    let level = replay.path.iter().position(|(filled, _)| *filled == cell);
    let length = level.unwrap_or(replay.path.len());
    let board = replay.before(length);
    let node = &replay.nodes[length];
    let holds = |so: bool| assert!(so, "{whence}: {why:?}");
    let above = || replay.nodes[..=length].iter();
    match hindrance {
        Hindrance::Given(given) => {
            holds(at.puzzle().givens().get(cell) == Some(given));
        }
        Hindrance::Placed => holds(level.is_some() && replay.board[place] == value),
        Hindrance::Blocked { by, rule } => {
            let held = board[by.index()];
            holds(held > 0);
            if let Rule::Thermometer(_) = rule {
                let rise = &laws.rises.iter().find(|(known, _)| *known == rule).unwrap().1;
                holds(!laws.can_rise(rise, place, value, Some((by.index(), held))));
            } else {
                holds(held == value && laws.differ_by(rule, place, by.index()));
            }
        }
        Hindrance::Unfit(_) => holds(!laws.may(&board, place, value)),
        Hindrance::Eliminated(_) => {
            holds(above().any(|node| node.eliminated.contains(&(cell, digit))));
        }
        Hindrance::Forced(other, _) => {
            holds(other != digit && above().any(|node| node.forced == Some((cell, other))));
            // Otherwise that is the reason.
            holds(above().all(|node| !node.eliminated.contains(&(cell, digit))));
        }
        Hindrance::Tried => holds(node.tried.contains(&(cell, digit))),
        Hindrance::NotTried => holds(
            !node.tried.contains(&(cell, digit))
                && replay.board[place] != value
                && !laws.is_seen(&board, place, value),
        ),
        Hindrance::OtherChoice(..) => holds(at.strategy() == Strategy::ExactCover),
        Hindrance::NotReached => {
            let domains = at.domains();
            let domain = domains.and_then(|all| all.into_iter().find(|it| it.0 == cell));
            holds(level.is_none() && laws.may(&board, place, value));
            holds(domain.is_none_or(|(_, digits)| digits.contains(digit)));
        }
        Hindrance::Concluded => {}
    }
    let is_open = matches!(
        hindrance,
        Hindrance::NotTried
            | Hindrance::NotReached
            | Hindrance::Placed
            | Hindrance::OtherChoice(..)
    );
    if !is_open {
        never_placed(at, replay, length, (cell, digit), whence);
    }
}

/// Checks that the search does not place a digit while the path above stays as it is.
fn never_placed(at: &Stepper, replay: &Replay, length: usize, placed: (Cell, Digit), whence: &str) {
    let (mut walker, mut depth) = (at.clone(), replay.path.len());
    for _ in 0..300 {
        match walker.advance() {
            Some(Event::Placed { cell, digit }) => {
                assert_ne!((cell, digit), placed, "{whence}");
                depth += 1;
            }
            Some(Event::Removed { .. }) => {
                depth -= 1;
                if depth < length {
                    return;
                }
            }
            Some(_) => {}
            None => return,
        }
    }
}

/// Follows the search to where it goes back to. Returns whether it got there.
fn check_why_back(at: &Stepper, replay: &Replay, why: WhyBack, whence: &str) -> bool {
    let depth = replay.path.len();
    let (mut walker, mut now, mut lowest, mut children) = (at.clone(), depth, depth, 0);
    for _ in 0..3_000 {
        match walker.advance() {
            Some(Event::Placed { cell, digit }) if lowest < depth && now == lowest => {
                let WhyBack::To { left, cell: from, digit: changed, next, erased, .. } = why else {
                    panic!("{whence}: {why:?}");
                };
                assert_eq!(left, children, "{whence}: {why:?}");
                assert_eq!(next, (cell, digit), "{whence}: {why:?}");
                assert_eq!(replay.path[lowest], (from, changed), "{whence}: {why:?}");
                assert_eq!(erased, depth - lowest, "{whence}: {why:?}");
                return true;
            }
            Some(Event::Placed { .. }) => {
                children += usize::from(now == depth);
                now += 1;
            }
            Some(Event::Removed { .. }) => {
                now -= 1;
                lowest = lowest.min(now);
            }
            Some(_) => {}
            None => {
                let is_stopped = at.goal() != Goal::Exhaustion && walker.counters().solutions > 0;
                let is_right = match why {
                    WhyBack::Over => at.is_over(),
                    WhyBack::Nowhere { left, .. } => is_stopped || left == children,
                    WhyBack::To { .. } => is_stopped,
                };
                assert!(is_right, "{whence}: {why:?}");
                return !is_stopped;
            }
        }
    }
    false
}

fn check_blame(posed: &Posed, at: &Stepper, blame: &Blame, whence: &str) {
    let dead = {
        let mut walker = at.restarted(at.goal());
        while walker.position() != blame.position {
            walker.advance().expect("an event before the dead end");
        }
        walker
    };
    let replay = Replay::of(&dead);
    let (board, cause, _) = replay.dead_end.clone().expect("a dead end");
    assert_eq!((&board, cause), (&replay.board, blame.cause), "{whence}");
    assert_eq!(blame.path[..], replay.path[..], "{whence}");
    assert_eq!(blame.placements, replay.placements.iter().sum::<u64>(), "{whence}");
    let subjects: Vec<(usize, u8)> = match cause {
        DeadEndCause::Cell(cell) => {
            (1..=posed.laws.size as u8).map(|digit| (cell.index(), digit)).collect()
        }
        DeadEndCause::House { rule, digit } => {
            let cells = posed.puzzle.rules().cells(rule);
            cells.iter().map(|cell| (cell.index(), digit.value())).collect()
        }
        DeadEndCause::Unknown => panic!("{whence}: a search knows why"),
    };
    assert_eq!(blame.blockers.len(), subjects.len(), "{whence}");
    for (blocker, (cell, digit)) in blame.blockers.iter().zip(subjects) {
        check_blocker(&posed.laws, &replay, blocker, (cell, digit), whence);
    }
    let latest = blame.blockers.iter().filter_map(|it| it.level).max();
    let is_concluded = blame.blockers.iter().any(|it| it.block == Block::Concluded);
    match blame.culprit {
        Culprit::Unclear => assert!(is_concluded, "{whence}"),
        Culprit::Givens => assert!(!is_concluded && latest.is_none(), "{whence}"),
        Culprit::Level(level) => {
            assert!(!is_concluded && latest == Some(level), "{whence}");
        }
    }
}

/// Checks that a digit blocks a place, and that nothing before it on the path does.
fn check_blocker(
    laws: &Laws,
    replay: &Replay,
    blocker: &Blocker,
    (cell, digit): (usize, u8),
    whence: &str,
) {
    match blocker.subject {
        BlockerSubject::Digit(subject) => assert_eq!(subject.value(), digit, "{whence}"),
        BlockerSubject::Place(subject) => assert_eq!(subject.index(), cell, "{whence}"),
    }
    let is_blocked = |length: usize| {
        let board = replay.before(length);
        board[cell] > 0 || !laws.may(&board, cell, digit)
    };
    let whence = format!("{whence}: {blocker:?}");
    let length = blocker.level.map_or(0, |level| usize::from(level) + 1);
    match blocker.block {
        Block::Concluded => return assert!(!is_blocked(replay.path.len()), "{whence}"),
        Block::Filled(held) => assert_eq!(replay.before(length)[cell], held.value(), "{whence}"),
        Block::By { cell: by, digit: held, .. } => {
            assert_eq!(replay.before(length)[by.index()], held.value(), "{whence}");
        }
        Block::Unfit(_) => {}
    }
    assert!(is_blocked(length), "{whence}");
    assert!(length == 0 || !is_blocked(length - 1), "{whence}");
}

#[test]
fn answers_hold_by_the_rules_and_the_events_at_a_thousand_steps() {
    let (puzzles, strategies) = (all_posed(), strategies());
    let (mut returned, mut blamed) = (0, 0);
    let mut kinds = std::collections::BTreeSet::new();
    for nth in 0..1_000_u64 {
        let mut chance = TestRng(nth);
        let posed = &puzzles[chance.below(puzzles.len() as u64) as usize];
        let strategy = strategies[nth as usize % strategies.len()];
        let goal = [Goal::FIRST, Goal::Exhaustion][chance.below(2) as usize];
        let mut at = Stepper::with_strategy(&posed.puzzle, goal, strategy);
        at.run(chance.below(400 / u64::from(strategy.effort()).min(10)));
        for _ in 0..chance.below(12) {
            at.advance();
        }
        let whence = format!("{nth}, {}, {strategy}, {:?}", posed.name, at.position());
        let replay = Replay::of(&at);
        let cells: Vec<Cell> = posed.puzzle.shape().cells().collect();
        for _ in 0..4 {
            let near = replay.path.iter().map(|it| it.0).chain(at.open_level().map(|it| it.cell));
            let near: Vec<Cell> = near.collect();
            let pool = if chance.below(2) == 0 && !near.is_empty() { &near } else { &cells };
            let cell = pool[chance.below(pool.len() as u64) as usize];
            let digit = Digit::new(chance.below(posed.laws.size as u64) as u8 + 1).unwrap();
            let why = WhyNot::of(&at, cell, digit);
            kinds.insert(
                format!("{:?}", why.hindrance).split(['(', ' ']).next().unwrap().to_owned(),
            );
            check_why_not(&posed.laws, &at, &replay, &why, &whence);
        }
        returned += usize::from(check_why_back(&at, &replay, WhyBack::of(&at), &whence));
        if let Some(blame) = Blame::of(&at) {
            check_blame(posed, &at, &blame, &whence);
            blamed += 1;
        }
    }
    assert!(returned > 300, "{returned}");
    assert!(blamed > 300, "{blamed}");
    for kind in
        ["Given", "Placed", "Blocked", "Eliminated", "Forced", "Tried", "NotTried", "NotReached"]
    {
        assert!(kinds.contains(kind), "{kind} of {kinds:?}");
    }
}

/// Counts the solutions of a 9x9 board under the classic rules, up to `most`.
fn solutions(board: &mut Board, most: usize) -> usize {
    let mut used = [[0_u16; 9]; 3];
    let houses = |cell: usize| [cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3];
    for (cell, &digit) in board.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        houses(cell).iter().zip(&mut used).for_each(|(nth, kind)| kind[*nth] |= 1 << digit);
    }
    let free = |cell: usize| {
        let taken = houses(cell).iter().zip(&used).fold(0, |all, (nth, kind)| all | kind[*nth]);
        0b11_1111_1110 & !taken
    };
    let open = (0..81).filter(|cell| board[*cell] == 0).map(|cell| (cell, free(cell)));
    let Some((cell, digits)) = open.min_by_key(|(_, digits)| digits.count_ones()) else { return 1 };
    let mut found = 0;
    for digit in (1..=9).filter(|digit| digits >> digit & 1 == 1) {
        board[cell] = digit;
        found += solutions(board, most - found);
        board[cell] = 0;
        if found == most {
            break;
        }
    }
    found
}

fn ask(page: &mut Page, question: Question) -> InquiryAnswer {
    page.send(Msg::Questions(QuestionsMsg::Asked(question)));
    page.finish_work();
    let asked = page.model.watch.questions.asked.clone().expect("a question");
    match asked.inquiry {
        TaskState::Over(answer) => answer,
        pending => panic!("{question:?}: {pending:?}"),
    }
}

/// Opens the search of a sample with a method, at a step.
fn page_at(sample: Sample, strategy: Strategy, step: u64) -> Page {
    let mut page = Page::open(&format!("p={}&view=watch&search={strategy}", sample.line()));
    page.finish_work();
    page.send(Msg::Play(PlayMsg::WentToStep(step)));
    page.finish_work();
    page
}

#[test]
fn the_worker_answers_as_a_replay_counts() {
    for (nth, preset) in StrategyPreset::VARIANTS.iter().enumerate() {
        let mut page = page_at(Sample::Article, preset.strategy(), 150 + 37 * nth as u64);
        let at = page.player().stepper.clone();
        let replay = Replay::of(&at);
        let answer = ask(&mut page, Question::Rewritten);
        assert_eq!(answer, InquiryAnswer::Placements(replay.placements.clone()), "{preset:?}");

        let mut walker = at.restarted(at.goal());
        let (mut levels, mut depth, mut first_dead_end) = (vec![0_u64; 81], 0, None);
        let mut branches: Vec<u64> = Vec::new();
        while let Some(event) = walker.advance() {
            match event {
                Event::Placed { .. } => {
                    levels[depth] += 1;
                    if depth == 0 {
                        branches.push(0);
                    }
                    *branches.last_mut().unwrap() += 1;
                    depth += 1;
                }
                Event::Removed { .. } => depth -= 1,
                Event::DeadEnd { .. } if first_dead_end.is_none() => {
                    first_dead_end = Some(walker.position());
                }
                Event::DeadEnd { .. }
                | Event::Tested { .. }
                | Event::Eliminated { .. }
                | Event::Forced { .. }
                | Event::Solved => {}
            }
        }
        let InquiryAnswer::Levels { levels: counted, is_over: true } =
            ask(&mut page, Question::Levels)
        else {
            panic!("{preset:?}");
        };
        let counted: Vec<u64> = counted.iter().map(|level| level.nodes).collect();
        assert_eq!(counted, levels[..counted.len()], "{preset:?}");
        let InquiryAnswer::FirstDeadEnd { found, is_over: true } =
            ask(&mut page, Question::FirstDeadEnd)
        else {
            panic!("{preset:?}");
        };
        assert_eq!(found.map(|found| found.position), first_dead_end, "{preset:?}");
        let InquiryAnswer::Root { root, is_over: true } = ask(&mut page, Question::CostliestBranch)
        else {
            panic!("{preset:?}");
        };
        let sizes = root.children.iter().filter_map(|child| Some(child.subtree?.size));
        assert_eq!(sizes.collect::<Vec<_>>(), branches, "{preset:?}");
        check_trials(&mut page);
    }
}

fn check_trials(page: &mut Page) {
    let puzzle = page.player().stepper.puzzle().clone();
    let goal = page.player().stepper.goal();
    let naive = |puzzle: &sudoku_engine::board::Puzzle, strategy| {
        let mut walker = Stepper::with_strategy(puzzle, goal, strategy);
        while walker.advance().is_some() {}
        walker.counters()
    };
    let InquiryAnswer::Methods(costs) = ask(page, Question::OtherMethods) else { panic!() };
    assert_eq!(costs.len(), StrategyPreset::VARIANTS.len());
    for (preset, cost) in costs {
        assert!(cost.is_over);
        assert_eq!(cost.counters, naive(&puzzle, preset.strategy()), "{preset:?}");
    }
    let (cell, _) = puzzle.givens().iter().find(|(_, digit)| digit.is_some()).unwrap();
    let question = Question::WithoutGiven { cell };
    let InquiryAnswer::WithoutGiven { with, without, solutions: count } = ask(page, question)
    else {
        panic!()
    };
    let strategy = page.player().stepper.strategy();
    let mut givens = puzzle.givens().clone();
    givens.set(cell, None);
    let trial = sudoku_engine::board::Puzzle::try_from(givens.clone()).unwrap();
    assert_eq!(with.counters, naive(&puzzle, strategy));
    assert_eq!(without.counters, naive(&trial, strategy));
    let mut board: Board = givens.iter().map(|(_, it)| it.map_or(0, Digit::value)).collect();
    let found = solutions(&mut board, 2);
    assert!(matches!((count, found), (SolutionCount::One, 1) | (SolutionCount::Several { .. }, 2)));
}

/// Follows a search and checks, after each event, what it says about the return that led there.
#[test]
fn the_return_that_just_happened_is_explained() {
    let lines = [Sample::Article, Sample::Paper, Sample::TwoSolutions].map(|it| (it, Goal::FIRST));
    let mut known = 0;
    for (sample, goal) in lines.into_iter().chain([(Sample::TwoSolutions, Goal::Exhaustion)]) {
        let puzzle = sudoku_engine::board::Puzzle::try_from(sample.givens()).unwrap();
        for strategy in [Strategy::PLAIN, StrategyPreset::Singles.strategy()] {
            let mut walker = Stepper::with_strategy(&puzzle, goal, strategy);
            let (mut cause, mut erased) = (None, Vec::new());
            for _ in 0..4_000 {
                match walker.advance() {
                    Some(Event::Placed { .. }) => (cause, erased) = (None, Vec::new()),
                    Some(Event::Removed { cell, digit }) => erased.push((cell, digit)),
                    Some(Event::DeadEnd { cause: dead }) => {
                        (cause, erased) = (Some(ReturnCause::DeadEnd(dead)), Vec::new());
                    }
                    Some(Event::Solved) => (cause, erased) = (Some(ReturnCause::Solution), vec![]),
                    Some(
                        Event::Tested { .. } | Event::Eliminated { .. } | Event::Forced { .. },
                    ) => {}
                    None => break,
                }
                let Some(returned) = Return::of(&walker) else {
                    let is_dead =
                        |ahead: &Stepper| matches!(ahead.last_event(), Some(Event::DeadEnd { .. }));
                    let mut ahead = walker.clone();
                    while !is_dead(&ahead) && ahead.advance().is_some_and(|it| !it.is_move()) {}
                    assert!(erased.is_empty() || is_dead(&ahead), "{sample:?}, {strategy}");
                    continue;
                };
                known += 1;
                assert_eq!(Some(returned.cause), cause, "{sample:?}, {strategy}");
                assert_eq!(Some(&(returned.cell, returned.digit)), erased.last());
                assert_eq!(Some(returned.from), erased.first().map(|it| it.0));
                assert_eq!(returned.erased, erased.len());
                let mut ahead = walker.clone();
                let next = std::iter::from_fn(|| ahead.advance()).find(|event| event.is_move());
                match next {
                    Some(Event::Placed { cell, digit }) => {
                        assert_eq!(returned.next, Some((cell, digit)), "{sample:?}, {strategy}");
                    }
                    _ => assert_eq!(returned.next, None, "{sample:?}, {strategy}"),
                }
            }
        }
    }
    assert!(known > 1_000, "{known}");
}

#[test]
fn the_search_without_a_given_keeps_its_goal_and_closes_the_questions() {
    let mut page = page_at(Sample::Paper, Strategy::PLAIN, 3);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    let (cell, _) = Sample::Paper.givens().iter().find(|(_, digit)| digit.is_some()).unwrap();
    ask(&mut page, Question::WithoutGiven { cell });
    assert!(page.model.watch.questions.is_open);
    page.send(Msg::Questions(QuestionsMsg::TrialOpened { cell }));
    page.finish_work();
    assert_eq!(page.player().stepper.goal(), Goal::Exhaustion);
    assert_eq!(page.player().stepper.puzzle().givens().get(cell), None);
    let questions = &page.model.watch.questions;
    assert!(!questions.is_open && questions.asked.is_none());
}

#[test]
fn the_second_solution_is_opened_from_its_answer() {
    let mut page = page_at(Sample::TwoSolutions, Strategy::PLAIN, 10);
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::FIRST)));
    ask(&mut page, Question::SecondSolution);
    page.send(Msg::Questions(QuestionsMsg::SecondSolutionOpened));
    page.finish_work();
    assert_eq!(page.counters().solutions, 2);
    assert_eq!(page.player().stepper.last_event(), Some(Event::Solved));
    assert!(!page.model.watch.questions.is_open);
}

#[test]
fn a_second_solution_is_found_if_there_is_one() {
    let mut page = page_at(Sample::Article, Strategy::PLAIN, 10);
    let answer = ask(&mut page, Question::SecondSolution);
    assert_eq!(answer, InquiryAnswer::Solutions(SolutionCount::One));
    let mut page = page_at(Sample::TwoSolutions, Strategy::PLAIN, 10);
    let answer = ask(&mut page, Question::SecondSolution);
    assert!(matches!(answer, InquiryAnswer::Solutions(SolutionCount::Several { differing: 2.. })));
}

#[test]
fn the_cost_of_a_dead_end_is_that_of_a_replay() {
    let mut spent_count = 0;
    for (nth, preset) in StrategyPreset::VARIANTS.iter().enumerate() {
        for step in [30, 90, 333, 1001].map(|step| step + nth as u64) {
            let mut page = page_at(Sample::Article, preset.strategy(), step);
            let question = Question::Blame;
            page.send(Msg::Questions(QuestionsMsg::Asked(question)));
            page.finish_work();
            let asked = page.model.watch.questions.asked.clone().unwrap();
            let Facts::Blame(Some(blame)) = asked.facts else { continue };
            let TaskState::Over(InquiryAnswer::Cost(cost)) = asked.inquiry else {
                panic!("{preset:?}, {step}: {:?}", asked.inquiry)
            };
            let start = page.player().stepper.restarted(Goal::FIRST);
            let mut walker = start.clone();
            let mut placed_at = Vec::new();
            while walker.position() != blame.position {
                match walker.advance().unwrap() {
                    Event::Placed { .. } => placed_at.push(walker.counters()),
                    Event::Removed { .. } => drop(placed_at.pop()),
                    Event::Tested { .. }
                    | Event::Eliminated { .. }
                    | Event::Forced { .. }
                    | Event::DeadEnd { .. }
                    | Event::Solved => {}
                }
            }
            let board_of = |length: usize| -> Board {
                let mut board: Board = start
                    .puzzle()
                    .givens()
                    .iter()
                    .map(|(_, it)| it.map_or(0, Digit::value))
                    .collect();
                blame.path[..length].iter().for_each(|(cell, it)| board[cell.index()] = it.value());
                board
            };
            let FirstWrong::Digit { step: wrong_step, .. } = cost.first_wrong else {
                panic!("{preset:?}, {step}: {cost:?}")
            };
            let wrong = placed_at.iter().position(|it| it.step() == wrong_step).unwrap() + 1;
            assert_eq!(solutions(&mut board_of(wrong), 1), 0, "{preset:?}, {step}");
            assert_eq!(solutions(&mut board_of(wrong - 1), 1), 1, "{preset:?}, {step}");
            let (cell, digit) = blame.path[wrong - 1];
            let placed = placed_at[wrong - 1];
            let lost = walker.counters().placements - placed.placements + 1;
            let first_wrong = FirstWrong::Digit { cell, digit, step: placed.step(), lost };
            assert_eq!(cost.first_wrong, first_wrong, "{preset:?}, {step}");
            let Culprit::Level(level) = blame.culprit else {
                assert_eq!(cost.spent, Spent::Unknown);
                continue;
            };
            let before = walker.counters().placements;
            while walker.depth() > level.into() && walker.advance().is_some() {}
            let nodes = walker.counters().placements - before;
            let is_changed = walker.depth() == usize::from(level);
            let spent = if is_changed { Spent::Nodes(nodes) } else { Spent::Never };
            assert_eq!(cost.spent, spent, "{preset:?}, {step}");
            spent_count += usize::from(nodes > 0);
        }
    }
    assert!(spent_count > 0);
}

#[test]
fn the_selected_cell_is_forgotten_with_its_puzzle() {
    let open = |sample: Sample| format!("p={}&view=watch&step=9", sample.line());
    let mut page = Page::open(&open(Sample::Article));
    page.finish_work();
    let cell = page.player().stepper.shape().cells().next().expect("a cell");
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    assert_eq!(selected_cell(&page.model), Some(cell));
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)));
    page.finish_work();
    assert_eq!(selected_cell(&page.model), None);
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    assert_eq!(selected_cell(&page.model), Some(cell));
    page.send(Msg::Page(PageMsg::LinkOpened { hash: open(Sample::Tutorial) }));
    page.finish_work();
    assert_eq!(selected_cell(&page.model), None);
}

#[test]
fn a_link_asks_the_question_that_is_answered() {
    let mut page = page_at(Sample::Article, Strategy::PLAIN, 701);
    let shape = page.player().stepper.shape();
    let cell = |row, column| Cell::at(shape, row, column).unwrap();
    let nine = Digit::new(9).unwrap();
    let questions = [
        (Question::WhyNot { cell: cell(6, 4), digit: nine }, "why-not.7.5.9"),
        (Question::WithoutGiven { cell: cell(0, 5) }, "without-given.1.6"),
        (Question::WhyBack, "why-back"),
        (Question::Blame, "blame"),
        (Question::Rewritten, "rewritten"),
        (Question::FirstDeadEnd, "first-dead-end"),
        (Question::Levels, "levels"),
        (Question::CostliestBranch, "costliest-branch"),
        (Question::OtherMethods, "other-methods"),
        (Question::SecondSolution, "second-solution"),
    ];
    for (question, code) in questions {
        page.send(Msg::Questions(QuestionsMsg::Asked(question)));
        page.finish_work();
        let link = page.model.link();
        assert_eq!(link.question.as_deref(), Some(code));
        let mut other = Page::open(&link.write());
        other.finish_work();
        let asked = |page: &Page| page.model.watch.questions.asked.clone().map(|it| it.question);
        assert_eq!(asked(&other), Some(question));
        assert!(other.model.watch.questions.is_open);
        assert_eq!(other.model.link().write(), link.write());
    }
    // At another step, it is not what is answered.
    page.send(Msg::Play(PlayMsg::Stepped));
    assert_eq!(page.model.link().question, None);
}

#[test]
fn the_question_of_a_link_waits_for_its_step_and_for_nothing_else() {
    let line = Sample::FataMorgana.line();
    let link = format!("p={line}&view=watch&step=3000001&ask=blame");
    let asked = |page: &Page| page.model.watch.questions.asked.is_some();
    let mut page = Page::open(&link);
    assert!(!asked(&page));
    assert_eq!(page.model.link().question.as_deref(), Some("blame"));
    page.work_until_answered();
    assert!(asked(&page));
    // The user goes elsewhere first.
    let mut page = Page::open(&link);
    page.send(Msg::Play(PlayMsg::WentToStart));
    page.run_worker_slice();
    assert!(!asked(&page));
    assert_eq!(page.model.link().question, None);
    // The search is shorter, or is not shown.
    for link in ["view=watch&step=999999&ask=blame", "view=play&ask=levels"] {
        let mut page = Page::open(&format!("p={}&{link}", Sample::Article.line()));
        page.finish_work();
        page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
        page.finish_work();
        assert!(!asked(&page), "{link}");
    }
}

#[test]
fn a_link_with_an_unknown_question_says_so() {
    let wrong = [
        "why",
        "why-not",
        "why-not.7.5",
        "why-not.10.1.1",
        "why-not.1.1.10",
        "without-given.1.1",
        "blame.1",
        "",
    ];
    for code in wrong {
        let line = Sample::Article.line();
        let mut page = Page::open(&format!("p={line}&view=watch&step=30&ask={code}"));
        page.finish_work();
        let problem = LinkProblem { field: Field::Question, value: code.into() };
        assert!(page.has_notice(&Notice::Link(problem)), "{code}");
        assert_eq!(page.model.watch.questions.asked, None);
        assert_eq!(page.step(), 30);
    }
}

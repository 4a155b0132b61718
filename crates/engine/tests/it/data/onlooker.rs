//! An observer that checks a search by its events alone.

use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Puzzle, Rule, Rules};
use sudoku_engine::search::{
    Choice, Counters, DeadEndCause, Event, Goal, Level, Position, Reason, Stepper, Strategy,
    Verdict,
};

/// Updates the counters for an event.
fn count(counters: &mut Counters, infers: bool, event: Event) {
    match event {
        Event::Tested { .. } => counters.tests += 1,
        Event::Placed { .. } => {
            counters.placements += 1;
            counters.tests += u64::from(infers);
            counters.depth += 1;
        }
        Event::Removed { .. } => {
            counters.undos += 1;
            counters.depth -= 1;
        }
        Event::DeadEnd { .. } => counters.dead_ends += 1,
        Event::Solved => counters.solutions += 1,
        Event::Eliminated { .. } | Event::Forced { .. } => {}
    }
}

/// An observer that derives the board and the candidates from the events alone.
struct Checker {
    rules: Rules,
    board: Givens,
    candidates: Vec<DigitSet>,
    /// The candidates before each placement.
    stack: Vec<Vec<DigitSet>>,
    path: Vec<(Cell, Digit)>,
    forced: Option<(Cell, Digit)>,
}

impl Checker {
    fn new(puzzle: &Puzzle) -> Self {
        let (rules, board) = (puzzle.rules().clone(), puzzle.givens().clone());
        let mut candidates = vec![puzzle.shape().all_digits(); puzzle.shape().cell_count()];
        for (_, cells) in rules.distinct() {
            let held_digits: DigitSet = cells.iter().filter_map(|&cell| board.get(cell)).collect();
            for cell in cells {
                let left = &mut candidates[cell.index()];
                *left = left.without(held_digits);
            }
        }
        Self { rules, board, candidates, stack: Vec::new(), path: Vec::new(), forced: None }
    }

    /// Returns whether placing the digit would break a rule.
    fn breaks(&self, cell: Cell, digit: Digit) -> bool {
        let mut board = self.board.clone();
        board.set(cell, Some(digit));
        match self.rules.is_classic() {
            true => !board.clashes().is_empty(),
            false => !self.rules.check(&board).is_empty(),
        }
    }

    /// Returns whether the rule requires different digits in two cells.
    fn differ(&self, rule: Rule, one: Cell, other: Cell) -> bool {
        let mut with = self.rules.distinct().into_iter().filter(|(of, _)| *of == rule);
        one != other && with.any(|(_, cells)| cells.contains(&one) && cells.contains(&other))
    }

    fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        self.board.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell)
    }

    fn apply_event(&mut self, event: Event) {
        match event {
            Event::Placed { cell, digit } => {
                assert!(self.board.get(cell).is_none());
                assert!(self.forced.is_none_or(|forced| forced == (cell, digit)));
                self.forced = None;
                self.stack.push(self.candidates.clone());
                self.board.set(cell, Some(digit));
                self.path.push((cell, digit));
            }
            Event::Removed { cell, digit } => {
                assert_eq!(self.path.pop(), Some((cell, digit)));
                self.board.set(cell, None);
                self.candidates = self.stack.pop().expect("a digit placed");
            }
            Event::Tested { cell, digit, verdict } => self.check_test(cell, digit, verdict),
            Event::Eliminated { cell, digits, because } => {
                self.check_elimination(cell, digits, because);
                let left = &mut self.candidates[cell.index()];
                *left = left.without(digits);
            }
            Event::Forced { cell, digit, because } => {
                self.check_forced(cell, digit, because);
                self.forced = Some((cell, digit));
            }
            Event::DeadEnd { cause } => self.check_dead_end(cause),
            Event::Solved => {
                assert_eq!(self.empty().count(), 0);
                assert!(self.rules.check(&self.board).is_empty());
            }
        }
    }

    fn check_test(&self, cell: Cell, digit: Digit, verdict: Verdict) {
        assert_eq!(self.breaks(cell, digit), verdict != Verdict::Legal);
        match verdict {
            Verdict::Legal => {}
            Verdict::Blocked { by, rule: rule @ Rule::Thermometer(_) } => {
                let cells = self.rules.cells(rule);
                let place = |cell| cells.iter().position(|&other| other == cell).expect("on it");
                let held_digit = self.board.get(by).expect("a digit");
                let apart = (digit.index() as i32 - held_digit.index() as i32)
                    * if place(cell) < place(by) { -1 } else { 1 };
                assert!(apart < place(cell).abs_diff(place(by)) as i32);
            }
            Verdict::Blocked { by, rule } => {
                assert_eq!(self.board.get(by), Some(digit));
                assert!(self.differ(rule, cell, by));
            }
            Verdict::Unfit { rule } => {
                assert!(matches!(rule, Rule::CageTotal(_) | Rule::Thermometer(_)));
                assert!(self.rules.cells(rule).contains(&cell));
            }
        }
    }

    fn check_elimination(&self, cell: Cell, digits: DigitSet, because: Reason) {
        let cell_candidates = self.candidates[cell.index()];
        assert!(
            !digits.is_empty()
                && digits.without(cell_candidates).is_empty()
                && self.board.get(cell).is_none()
        );
        match because {
            Reason::Placed { by, rule } => {
                let placed: DigitSet = self.board.get(by).into_iter().collect();
                assert_eq!(digits, placed);
                let rules = self.rules.distinct();
                let mut rules = rules.iter().filter(|(_, cells)| cells.contains(&by));
                let first = rules.find(|(_, cells)| cells.contains(&cell));
                assert_eq!(first.map(|first| first.0), Some(rule));
                assert_eq!(self.path.last().map(|last| last.0), Some(by));
            }
            Reason::HallSet(set) => {
                let cells: Vec<Cell> = set.cells().collect();
                assert!(cells.iter().all(|&other| self.differ(set.rule(), cell, other)));
                assert_eq!(cells.len(), set.digits().len());
                let together = cells.iter().map(|cell| self.candidates[cell.index()]);
                assert_eq!(together.fold(DigitSet::EMPTY, DigitSet::union), set.digits());
                assert!(digits.without(set.digits()).is_empty());
                assert!(cells.iter().all(|&cell| self.board.get(cell).is_none()));
            }
            Reason::Sum { cage } => self.check_sum(cage, cell, digits),
            Reason::Order { thermometer } => self.check_order(thermometer, cell, digits),
            Reason::NakedSingle | Reason::HiddenSingle { .. } => panic!("{because:?}"),
        }
    }

    /// Returns the smallest or largest value that a cell can take.
    fn value(&self, cell: Cell, largest: bool) -> u16 {
        let digits = self.board.get(cell).into_iter().collect::<DigitSet>();
        let all = if digits.is_empty() { self.candidates[cell.index()] } else { digits };
        let digit = if largest { all.iter().last() } else { all.lowest() };
        digit.expect("a candidate").value().into()
    }

    fn check_sum(&self, cage: usize, cell: Cell, digits: DigitSet) {
        let cage = &self.rules.cages()[cage];
        let total = cage.total().expect("a total");
        let others = || cage.cells().iter().copied().filter(|&other| other != cell);
        let min: u16 = others().map(|cell| self.value(cell, false)).sum();
        let max: u16 = others().map(|cell| self.value(cell, true)).sum();
        for digit in digits.iter() {
            let value = u16::from(digit.value());
            assert!(value + min > total || value + max < total);
        }
    }

    fn check_order(&self, thermometer: usize, cell: Cell, digits: DigitSet) {
        let cells = self.rules.thermometers()[thermometer].cells();
        let place = cells.iter().position(|&other| other == cell).expect("on it");
        for digit in digits.iter() {
            let value = u16::from(digit.value());
            let below =
                (0..place).any(|nth| value < self.value(cells[nth], false) + (place - nth) as u16);
            let above = (place + 1..cells.len())
                .any(|nth| value + (nth - place) as u16 > self.value(cells[nth], true));
            let size = self.board.shape().size();
            let short =
                usize::from(value) <= place || usize::from(value) + cells.len() - place > size + 1;
            assert!(below || above || short);
        }
    }

    fn check_forced(&self, cell: Cell, digit: Digit, because: Reason) {
        let cell_candidates = self.candidates[cell.index()];
        match because {
            Reason::NakedSingle => assert_eq!(cell_candidates, [digit].into_iter().collect()),
            Reason::HiddenSingle { rule } => {
                let cells = self.rules.cells(rule).into_iter();
                let places = cells.filter(|&place| {
                    self.board.get(place).is_none()
                        && self.candidates[place.index()].contains(digit)
                });
                assert_eq!(places.collect::<Vec<_>>(), [cell]);
            }
            _ => panic!("{because:?}"),
        }
    }

    fn check_dead_end(&self, at: DeadEndCause) {
        let shape = self.board.shape();
        match at {
            DeadEndCause::Cell(cell) => {
                assert!(self.board.get(cell).is_none());
                let blocked = |digit| self.breaks(cell, digit);
                let none_left = self.candidates[cell.index()].is_empty();
                assert!(none_left || shape.digits().all(blocked));
            }
            DeadEndCause::House { rule, digit } => {
                assert_eq!(self.rules.cells(rule).len(), shape.size());
                for cell in self.rules.cells(rule) {
                    assert_ne!(self.board.get(cell), Some(digit));
                    let may = self.candidates[cell.index()].contains(digit);
                    assert!(!may || self.board.get(cell).is_some());
                }
            }
            DeadEndCause::Unknown => panic!("a search knows why"),
        }
    }

    /// Compares the state of the search with that of the observer.
    fn compare(&self, stepper: &Stepper) {
        assert_eq!(stepper.path().collect::<Vec<_>>(), self.path);
        assert_eq!(stepper.board(), self.board);
        if let Some(domains) = stepper.domains() {
            let expected = self.empty().map(|cell| (cell, self.candidates[cell.index()]));
            assert_eq!(domains, expected.collect::<Vec<_>>());
        }
        let levels = stepper.levels();
        assert_eq!(levels.len(), stepper.depth() + usize::from(self.empty().next().is_some()));
        for (level, (&placed, branch)) in
            levels.iter().zip(self.path.iter().zip(stepper.branches()))
        {
            assert_eq!(level.digit, Some(branch));
            assert_eq!(level.choice.placement(branch, stepper.rules()), Some(placed));
            assert_eq!(level.cell, placed.0);
            check_level(level);
        }
        let open = levels.get(stepper.depth());
        assert_eq!(stepper.open_level().as_ref(), open);
        assert_eq!(stepper.legal_digits(), open.map(|open| open.legal));
        if let Some(open) = open {
            check_level(open);
            assert_eq!(
                open.next_branch.is_some(),
                matches!(
                    stepper.last_event(),
                    Some(Event::Forced { .. } | Event::Tested { verdict: Verdict::Legal, .. })
                )
            );
        }
        if let (Some(cells), Some(&(cell, _))) = (stepper.level_cells(), self.path.last()) {
            assert_eq!(cells[self.path.len() - 1], cell);
        }
    }
}

fn check_level(level: &Level) {
    assert_eq!(level.order.iter().collect::<DigitSet>(), level.legal);
    let (back, untried) = (level.undone(), level.untried());
    let mut all = back.union(untried);
    assert_eq!(back.without(untried), back);
    all = all.union(level.digit.into_iter().collect());
    assert_eq!(all, level.legal);
    // Tried branches come before untried ones.
    let tried = level.order.iter().take_while(|&branch| !untried.contains(branch)).count();
    assert_eq!(tried, level.legal.len() - untried.len());
    assert!(matches!(level.choice, Choice::Place { .. } | Choice::Digit { .. }));
}

/// Advances a search by up to `max_events` events while checking them, then returns to the start.
pub(crate) fn walk_and_return(board: &Puzzle, goal: Goal, strategy: Strategy, max_events: usize) {
    let mut stepper = Stepper::with_strategy(board, goal, strategy);
    let infers = stepper.domains().is_some();
    let (mut counters, mut onlooker) = (Counters::default(), Checker::new(board));
    let (mut events, mut states) = (Vec::new(), vec![stepper.snapshot()]);
    let mut position = Position::START;
    onlooker.compare(&stepper);
    while events.len() < max_events {
        assert_eq!(stepper.last_event(), events.last().copied());
        let was_over = stepper.is_over();
        let Some(event) = stepper.advance() else {
            assert!(was_over);
            break;
        };
        assert!(!was_over);
        onlooker.apply_event(event);
        count(&mut counters, infers, event);
        position = if event.is_move() {
            Position::after_step(position.step + 1)
        } else {
            Position { events: position.events + 1, ..position }
        };
        assert_eq!(stepper.counters(), counters, "{strategy} after {event:?}");
        assert_eq!(stepper.position(), position);
        onlooker.compare(&stepper);
        events.push(event);
        states.push(stepper.snapshot());
    }
    let start = Stepper::with_strategy(board, goal, strategy);
    for state in states.iter().step_by(1 + states.len() / 20) {
        let there = start.restored(state);
        assert_eq!(there.snapshot(), *state);
        assert_eq!(stepper.restored(state).position(), there.position());
        assert_eq!(stepper.restored(state).board(), there.board());
    }
    while let Some(event) = events.pop() {
        assert_eq!(stepper.retreat(), Some(event));
        states.pop();
        assert_eq!(Some(&stepper.snapshot()), states.last());
    }
    assert_eq!(stepper.retreat(), None);
    assert_eq!(stepper.counters(), Counters::default());
}

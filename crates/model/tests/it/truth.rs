//! The sentences about a search, checked against the rules by a checker that has its own tables
//! of groups, its own test of conflicts and its own candidates, and shares no line with the
//! code under test.

use std::collections::BTreeSet;

use crate::common::{Page, cell as cell_at};
use grove_model::Msg;
use grove_model::search::explore::{ActionOutcome, ActionReport, Exploration, NextHint, WayBack};
use grove_model::update::explore::ExploreMsg;
use grove_model::view::board::{DigitState, digit_states};
use grove_model::view::cell_choice::{CellChoice, Guess};
use grove_model::view::narration::{Continuation, Narration, PlacementOutcome, RemovalReason};
use sudoku_engine::board::{
    Cell, Diagonal, Digit, DigitSet, Givens, House, HouseKind, Puzzle, Region, Rule, Rules, Shape,
    Variant,
};
use sudoku_engine::explore::{Actor, Explorer, NodeId, Refusal};
use sudoku_engine::formats::{self, rules_code};
use sudoku_engine::search::{
    CellOrder, Choice, DeadEndCause, DigitOrder, Event, Goal, Inference, NodeStatus, Reason,
    Stepper, Strategy,
};

/// Digits by cell in reading order; 0 is an empty cell.
pub(crate) type Board = Vec<u8>;
/// The remaining candidates of the search, by cell.
type Left = Vec<(usize, Vec<u8>)>;

/// What the checker knows of a puzzle's rules.
pub(crate) struct Laws {
    pub(crate) size: usize,
    /// Cells whose digits all differ.
    groups: Vec<(Rule, Vec<usize>)>,
    sums: Vec<(Rule, Vec<usize>, u16)>,
    pub(crate) rises: Vec<(Rule, Vec<usize>)>,
    knight: bool,
    king: bool,
}

impl Laws {
    fn row_and_column(&self, cell: usize) -> (isize, isize) {
        ((cell / self.size) as isize, (cell % self.size) as isize)
    }

    fn are_apart(&self, one: usize, other: usize, moves: &[(isize, isize)]) -> bool {
        let ((row, column), (other_row, other_column)) =
            (self.row_and_column(one), self.row_and_column(other));
        moves.contains(&((row - other_row).abs(), (column - other_column).abs()))
    }

    fn by_knight(&self, one: usize, other: usize) -> bool {
        self.knight && self.are_apart(one, other, &[(1, 2), (2, 1)])
    }

    fn by_king(&self, one: usize, other: usize) -> bool {
        self.king && one != other && self.are_apart(one, other, &[(1, 1), (0, 1), (1, 0)])
    }

    /// Returns whether this rule forbids the same digit in two cells.
    pub(crate) fn differ_by(&self, rule: Rule, one: usize, other: usize) -> bool {
        match rule {
            Rule::AntiKnight => self.by_knight(one, other),
            Rule::AntiKing => self.by_king(one, other),
            _ => {
                let both = |cells: &[usize]| cells.contains(&one) && cells.contains(&other);
                one != other
                    && self.groups.iter().any(|(known, cells)| *known == rule && both(cells))
            }
        }
    }

    fn differ(&self, one: usize, other: usize) -> bool {
        let both = |cells: &[usize]| cells.contains(&one) && cells.contains(&other);
        one != other
            && (self.by_knight(one, other)
                || self.by_king(one, other)
                || self.groups.iter().any(|(_, cells)| both(cells)))
    }

    fn group(&self, rule: Rule) -> &[usize] {
        let known = self.groups.iter().find(|(known, _)| *known == rule);
        &known.unwrap_or_else(|| panic!("no such group: {rule:?}")).1
    }

    /// Returns whether another cell that has to differ holds the digit.
    pub(crate) fn is_seen(&self, board: &Board, cell: usize, digit: u8) -> bool {
        (0..board.len()).any(|other| board[other] == digit && self.differ(cell, other))
    }

    /// Returns whether a cell of a thermometer can have the digit, given one filled cell of it,
    /// if any.
    pub(crate) fn can_rise(
        &self,
        rise: &[usize],
        cell: usize,
        digit: u8,
        by: Option<(usize, u8)>,
    ) -> bool {
        let place = |cell| rise.iter().position(|&it| it == cell).unwrap() as isize;
        let (digit, size) = (digit as isize, self.size as isize);
        let (here, behind) = (place(cell), rise.len() as isize - 1 - place(cell));
        let stays_inside = digit > here && digit <= size - behind;
        stays_inside
            && by.is_none_or(|(other, held)| {
                let apart = here - place(other);
                let more = digit - held as isize;
                if apart > 0 { more >= apart } else { -more >= -apart }
            })
    }

    fn can_sum(&self, board: &Board, cage: &[usize], total: u16, cell: usize, digit: u8) -> bool {
        let held: Vec<u8> = cage.iter().filter(|it| **it != cell).map(|it| board[*it]).collect();
        let used: Vec<u8> = held.iter().copied().filter(|it| *it > 0).chain([digit]).collect();
        let open = held.iter().filter(|it| **it == 0).count();
        let sum: u16 = used.iter().copied().map(u16::from).sum();
        let free: Vec<u8> = (1..=self.size as u8).filter(|it| !used.contains(it)).collect();
        (0..1_u32 << free.len()).any(|chosen| {
            let chosen = (0..free.len()).filter(|nth| chosen >> nth & 1 == 1);
            let (count, more) =
                chosen.fold((0, 0), |(n, all), nth| (n + 1, all + u16::from(free[nth])));
            count == open && sum + more == total
        })
    }

    /// Returns whether the digit breaks no rule with the digits on the board, and leaves every
    /// rule satisfiable.
    pub(crate) fn may(&self, board: &Board, cell: usize, digit: u8) -> bool {
        !self.is_seen(board, cell, digit)
            && self.rises.iter().filter(|(_, rise)| rise.contains(&cell)).all(|(_, rise)| {
                let filled = rise.iter().filter(|it| board[**it] > 0 && **it != cell);
                self.can_rise(rise, cell, digit, None)
                    && filled
                        .map(|it| (*it, board[*it]))
                        .all(|by| self.can_rise(rise, cell, digit, Some(by)))
            })
            && self
                .sums
                .iter()
                .filter(|(_, cage, _)| cage.contains(&cell))
                .all(|(_, cage, total)| self.can_sum(board, cage, *total, cell, digit))
    }

    pub(crate) fn candidates(&self, board: &Board, cell: usize) -> Vec<u8> {
        (1..=self.size as u8).filter(|&digit| self.may(board, cell, digit)).collect()
    }

    fn is_solved(&self, board: &Board) -> bool {
        (0..board.len()).all(|cell| {
            let mut without = board.clone();
            without[cell] = 0;
            board[cell] > 0 && self.may(&without, cell, board[cell])
        })
    }
}

/// A puzzle, and what the checker knows of its rules.
pub(crate) struct Posed {
    pub(crate) name: &'static str,
    pub(crate) puzzle: Puzzle,
    pub(crate) laws: Laws,
}

/// The parts of a puzzle; cells are numbered in reading order from 0.
#[derive(Default)]
struct Plan {
    line: &'static str,
    variants: &'static [Variant],
    regions: &'static str,
    cages: &'static [(&'static [usize], Option<u16>)],
    rises: &'static [&'static [usize]],
}

fn posed(name: &'static str, shape: Shape, plan: &Plan) -> Posed {
    let size = shape.size();
    let (high, wide) = match size {
        4 => (2, 2),
        6 => (2, 3),
        _ => (3, 3),
    };
    let all = size * size;
    let cell = |index: usize| cell_at(shape, index / size + 1, index % size + 1);
    let cells = |indices: &[usize]| indices.iter().map(|&index| cell(index)).collect::<Vec<Cell>>();
    let mut rules = Rules::classic(shape);
    let mut groups = Vec::new();
    for house in House::all(shape) {
        let nth = house.index();
        let is_in = |cell: usize| match house.kind() {
            HouseKind::Row => cell / size == nth,
            HouseKind::Column => cell % size == nth,
            HouseKind::Box => {
                let (row, column) = (cell / size / high, cell % size / wide);
                plan.regions.is_empty() && row * (size / wide) + column == nth
            }
        };
        let cells: Vec<usize> = (0..all).filter(|&cell| is_in(cell)).collect();
        groups.extend((!cells.is_empty()).then_some((Rule::House(house), cells)));
    }
    if !plan.regions.is_empty() {
        let of: Vec<u8> = plan.regions.bytes().map(|letter| letter - b'a').collect();
        rules.set_regions(of.iter().copied().map(Region::new).collect()).unwrap();
        for region in 0..size as u8 {
            let cells = (0..all).filter(|&cell| of[cell] == region).collect();
            groups.push((Rule::Region(Region::new(region)), cells));
        }
    }
    for &variant in plan.variants {
        assert!(rules.set(variant, true), "{name}");
        match variant {
            Variant::Diagonal(Diagonal::Falling) => {
                let cells = (0..size).map(|nth| nth * size + nth).collect();
                groups.push((Rule::Diagonal(Diagonal::Falling), cells));
            }
            Variant::Diagonal(Diagonal::Rising) => {
                let cells = (0..size).map(|nth| (size - 1 - nth) * size + nth).collect();
                groups.push((Rule::Diagonal(Diagonal::Rising), cells));
            }
            Variant::Windoku => {
                for (nth, corner) in [10, 14, 46, 50].into_iter().enumerate() {
                    let cells = (0..9).map(|place| corner + place / 3 * 9 + place % 3).collect();
                    groups.push((Rule::Window(nth as u8), cells));
                }
            }
            Variant::AntiKnight | Variant::AntiKing => {}
        }
    }
    let mut sums = Vec::new();
    for (nth, &(cage, total)) in plan.cages.iter().enumerate() {
        rules.add_cage(cells(cage), total).unwrap();
        groups.push((Rule::Cage(nth), cage.to_vec()));
        sums.extend(total.map(|total| (Rule::CageTotal(nth), cage.to_vec(), total)));
    }
    let mut rises = Vec::new();
    for (nth, rise) in plan.rises.iter().enumerate() {
        rules.add_thermometer(cells(rise)).unwrap();
        rises.push((Rule::Thermometer(nth), rise.to_vec()));
    }
    let givens = if plan.line.is_empty() {
        Givens::empty(shape)
    } else {
        formats::read(plan.line).unwrap().givens
    };
    let knight = plan.variants.contains(&Variant::AntiKnight);
    let king = plan.variants.contains(&Variant::AntiKing);
    let laws = Laws { size, groups, sums, rises, knight, king };
    Posed { name, puzzle: Puzzle::with_rules(givens, rules).unwrap(), laws }
}

pub(crate) fn all_posed() -> Vec<Posed> {
    const FALLING: Variant = Variant::Diagonal(Diagonal::Falling);
    const RISING: Variant = Variant::Diagonal(Diagonal::Rising);
    let article = grove_model::base::samples::Sample::Article.line();
    let two = grove_model::base::samples::Sample::TwoSolutions.line();
    vec![
        posed("classic", Shape::Nine, &Plan { line: article, ..Plan::default() }),
        posed("two solutions", Shape::Nine, &Plan { line: two, ..Plan::default() }),
        posed("classic 4x4", Shape::Four, &Plan { line: "0000300204000010", ..Plan::default() }),
        posed(
            "dead from the start",
            Shape::Four,
            &Plan { line: "1230000000000004", ..Plan::default() },
        ),
        posed(
            "dead under a thermometer",
            Shape::Four,
            &Plan { line: "0010030020000000", rises: &[&[0, 1]], ..Plan::default() },
        ),
        posed(
            "classic 6x6",
            Shape::Six,
            &Plan { line: "100000000400020000003000000006000050", ..Plan::default() },
        ),
        posed(
            "killer",
            Shape::Nine,
            &Plan {
                cages: &[
                    (&[0, 1, 2], Some(6)),
                    (&[3, 4, 12, 13], Some(28)),
                    (&[9, 18, 27], Some(23)),
                    (&[5, 14, 23, 32], None),
                    (&[40, 41, 49], Some(15)),
                    (&[20, 30], Some(7)),
                    (&[60, 70], None),
                ],
                ..Plan::default()
            },
        ),
        posed(
            "thermometers",
            Shape::Six,
            &Plan {
                line: "000000000000000200000000000000000000",
                cages: &[(&[35, 34, 28], Some(15))],
                rises: &[&[0, 1, 8, 9], &[30, 24, 18], &[17, 16, 22, 21, 20]],
                ..Plan::default()
            },
        ),
        posed(
            "diagonals and windows",
            Shape::Nine,
            &Plan { variants: &[FALLING, RISING, Variant::Windoku], ..Plan::default() },
        ),
        posed(
            "chess moves",
            Shape::Nine,
            &Plan { variants: &[Variant::AntiKnight, Variant::AntiKing], ..Plan::default() },
        ),
        posed(
            "knight's moves on 4x4",
            Shape::Four,
            &Plan {
                variants: &[Variant::AntiKnight],
                cages: &[(&[1, 6], None)],
                rises: &[&[0, 1]],
                ..Plan::default()
            },
        ),
        posed(
            "regions",
            Shape::Six,
            &Plan {
                line: "000010000000030000000000000500000000",
                regions: "aaabbbaaabbbccddddccccddeeefffeeefff",
                variants: &[RISING],
                cages: &[(&[0, 6, 12], Some(11))],
                ..Plan::default()
            },
        ),
    ]
}

pub(crate) fn strategies() -> Vec<Strategy> {
    use {CellOrder as Cells, DigitOrder as Digits, Inference as Infers};
    let mut all = vec![Strategy::ExactCover; 12];
    for cell_order in
        [Cells::Reading, Cells::FewestCandidates, Cells::FewestThenConstrained, Cells::Shuffled(7)]
    {
        for digit_order in
            [Digits::Ascending, Digits::Descending, Digits::LeastConstraining, Digits::Shuffled(5)]
        {
            for inference in
                [Infers::None, Infers::ForwardChecking, Infers::Singles, Infers::DomainConsistency]
            {
                all.push(Strategy::Cells { cell_order, digit_order, inference });
            }
        }
    }
    all
}

/// Random numbers, the same for the same seed.
pub(crate) struct TestRng(pub(crate) u64);

impl TestRng {
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % end
    }
}

/// The state of a search, and its state right before.
struct Scene<'a> {
    laws: &'a Laws,
    whence: String,
    at: &'a Stepper,
    board: &'a Board,
    left: Option<Left>,
    before: Option<(Event, Board, Option<Left>)>,
    /// The event before the last one.
    earlier: Option<Event>,
    /// The next events, up to the next placement or undo.
    ahead: Vec<Event>,
}

fn index(cell: Cell) -> usize {
    cell.index()
}

fn values(digits: DigitSet) -> Vec<u8> {
    digits.iter().map(Digit::value).collect()
}

fn left(at: &Stepper) -> Option<Left> {
    let all = at.domains()?.into_iter();
    Some(all.map(|(cell, digits)| (index(cell), values(digits))).collect())
}

fn of(left: &Left, cell: usize) -> Option<&Vec<u8>> {
    left.iter().find(|(known, _)| *known == cell).map(|(_, digits)| digits)
}

impl Scene<'_> {
    #[track_caller]
    fn holds(&self, so: bool, what: &str) {
        assert!(so, "{what}: {}", self.whence);
    }

    fn concludes(&self) -> bool {
        self.at.strategy().inference() != Inference::None
    }

    fn next_move(&self) -> Option<Event> {
        self.ahead.iter().copied().find(|event| event.is_move())
    }

    fn next_removed(&self) -> Option<Cell> {
        match self.next_move() {
            Some(Event::Removed { cell, .. }) => Some(cell),
            _ => None,
        }
    }

    /// Returns the digits that were tried in the cell being chosen, and undone.
    fn tried(&self) -> Vec<u8> {
        self.at.levels().last().map(|level| values(level.undone())).unwrap_or_default()
    }

    fn check(&self, said: &Narration) {
        match said {
            Narration::Start { first, empty } => {
                let filled = self.ahead.iter().find_map(|event| match *event {
                    Event::Tested { cell, .. } | Event::Placed { cell, .. } => Some(cell),
                    _ => None,
                });
                self.holds(*first == filled, "it is the first cell to be filled");
                let zeros = self.board.iter().filter(|digit| **digit == 0).count();
                self.holds(*empty == zeros, "the number of empty cells");
            }
            &Narration::Blocked { digit, cell, by, rule, then } => {
                let (digit, cell, by) = (digit.value(), index(cell), index(by));
                self.holds(!self.laws.may(self.board, cell, digit), "the digit does not fit");
                match rule {
                    Rule::Thermometer(_) => {
                        let rise = &self.laws.rises.iter().find(|it| it.0 == rule).unwrap().1;
                        let held = (by, self.board[by]);
                        let rises = self.laws.can_rise(rise, cell, digit, Some(held));
                        self.holds(held.1 > 0 && !rises, "the digit there does not allow it");
                    }
                    _ => {
                        self.holds(self.board[by] == digit, "the digit is there");
                        self.holds(self.laws.differ_by(rule, cell, by), "the cells have to differ");
                    }
                }
                self.after_a_test(then, cell);
            }
            &Narration::Unfit { digit, cell, rule, then } => {
                let (digit, cell) = (digit.value(), index(cell));
                let breaks = match self.laws.sums.iter().find(|it| it.0 == rule) {
                    Some((_, cage, total)) => {
                        !self.laws.can_sum(self.board, cage, *total, cell, digit)
                    }
                    None => {
                        let rise = &self.laws.rises.iter().find(|it| it.0 == rule).unwrap().1;
                        !self.laws.can_rise(rise, cell, digit, None)
                    }
                };
                self.holds(breaks, "the rule cannot be satisfied then");
                self.after_a_test(then, cell);
            }
            &Narration::Legal { digit, cell, is_classic } => {
                self.holds(self.laws.may(self.board, index(cell), digit.value()), "it fits");
                self.holds(self.ahead[0] == Event::Placed { cell, digit }, "it is placed next");
                let kinds = self.laws.groups.iter().all(|(rule, _)| matches!(rule, Rule::House(_)));
                let laws = self.laws;
                let alone = kinds && laws.rises.is_empty() && !laws.knight && !laws.king;
                self.holds(is_classic == alone, "rows, columns and boxes");
            }
            &Narration::Placed { digit, cell, why, guess, skipped, failed, next } => {
                self.why_here(cell, digit, why, guess);
                let before = &self.before.as_ref().unwrap().1;
                self.holds(self.board[index(cell)] == digit.value(), "the digit is there");
                self.holds(before[index(cell)] == 0, "the cell was empty");
                let level = self.at.levels().into_iter().find(|it| it.cell == cell).unwrap();
                let tried = values(level.undone());
                let is_upwards = matches!(
                    self.at.strategy(),
                    Strategy::Cells {
                        digit_order: DigitOrder::Ascending,
                        inference: Inference::None,
                        ..
                    }
                );
                let below: Vec<u8> = (1..digit.value()).filter(|_| is_upwards).collect();
                self.holds(values(skipped) == below, "all smaller digits, if tried in order");
                for skipped in values(skipped) {
                    let fits = self.laws.may(before, index(cell), skipped);
                    self.holds(!fits || tried.contains(&skipped), "the digit has been tried");
                    let has_failed = values(failed).contains(&skipped);
                    self.holds(has_failed == fits, "a digit that fits has been tried");
                }
                match (next, self.ahead[0]) {
                    (
                        PlacementOutcome::Cell(said),
                        Event::Tested { cell, .. }
                        | Event::Placed { cell, .. }
                        | Event::Forced { cell, .. },
                    ) => self.holds(said == cell, "the next cell"),
                    (PlacementOutcome::Conclusions, Event::Eliminated { .. })
                    | (PlacementOutcome::DeadEnd, Event::DeadEnd { .. }) => {}
                    (PlacementOutcome::Full, Event::Solved) => {
                        self.holds(!self.board.contains(&0), "the board is full");
                    }
                    _ => self.holds(false, "what comes next"),
                }
            }
            Narration::Eliminated { cell, digits, because } => {
                self.eliminated(index(*cell), &values(*digits), *because);
            }
            &Narration::Forced { digit, cell, because } => {
                let left = self.left.as_ref().unwrap();
                let (value, place) = (digit.value(), index(cell));
                self.holds(of(left, place).unwrap().contains(&value), "it is a candidate");
                match because {
                    Reason::NakedSingle => {
                        self.holds(*of(left, place).unwrap() == [value], "the only candidate");
                    }
                    Reason::HiddenSingle { rule } => {
                        let cells = self.laws.group(rule);
                        self.holds(cells.len() == self.laws.size, "the group has every digit");
                        self.holds(self.places(left, cells, value) == [place], "the only place");
                    }
                    _ => self.holds(false, "a reason to force a digit"),
                }
                self.holds(self.ahead[0] == Event::Placed { cell, digit }, "it is placed next");
            }
            &Narration::DeadEnd { cause: at, by_houses, back_to, can_change } => {
                self.dead_end(at, by_houses, can_change);
                self.lacks(at, self.board, self.left.as_ref());
                self.holds(back_to == self.next_removed(), "the cell to backtrack to");
                let is_untouched = self.at.path().next().is_none();
                self.holds(back_to.is_some() || is_untouched, "no solution at all");
            }
            &Narration::Removed { digit, cell, because, then } => {
                self.removed(digit, cell, because);
                match then {
                    Continuation::Try(next) => {
                        let placed = Event::Placed { cell, digit: next };
                        self.holds(self.next_move() == Some(placed), "the next digit");
                        let fits = self.laws.may(self.board, index(cell), next.value());
                        self.holds(self.concludes() || fits, "the next digit fits");
                    }
                    Continuation::BackTo(back) => {
                        self.holds(back == self.next_removed(), "the cell to backtrack to");
                        self.holds(back.is_some() || self.next_move().is_none(), "the end");
                        self.nothing_fits(index(cell));
                    }
                }
            }
            &Narration::PlaceRemoved { digit, cell, rule, because, next, back_to } => {
                self.removed(digit, cell, because);
                let group = self.laws.group(rule);
                self.holds(group.contains(&index(cell)), "a place in this group");
                let below = self.at.path().last().map(|(cell, _)| cell);
                self.holds(back_to == below, "the cell filled before it");
                match next {
                    Some(cell) => {
                        let placed = Event::Placed { cell, digit };
                        self.holds(self.next_move() == Some(placed), "the next place");
                        self.holds(group.contains(&index(cell)), "the next place in this group");
                    }
                    None => {
                        self.holds(back_to == self.next_removed(), "the cell to backtrack to");
                        self.all_places_tried(self.at, cell, digit, rule);
                    }
                }
            }
            &Narration::Solved { nth, last } => {
                self.holds(self.laws.is_solved(self.board), "a solution");
                self.holds(nth == self.at.counters().solutions, "the number of the solution");
                self.holds(last == self.ahead.is_empty(), "the end");
            }
            &Narration::Exhausted { solutions } => {
                self.holds(self.ahead.is_empty(), "the end");
                self.holds(self.at.path().next().is_none(), "no digit is left on the path");
                self.holds(solutions == self.at.counters().solutions, "the number of solutions");
                self.nothing_fits(self.at.levels().last().map_or(0, |level| index(level.cell)));
            }
            Narration::Program { .. } => self.holds(false, "no program wrote it"),
        }
    }

    /// Checks why the last digit was placed in its cell.
    fn why_here(&self, cell: Cell, digit: Digit, why: CellChoice, guess: Option<Guess>) {
        let before = &self.before.as_ref().unwrap().1;
        let level = self.at.levels().into_iter().find(|it| it.cell == cell).unwrap();
        let options = level.order.len();
        match why {
            CellChoice::First => {
                let first = before.iter().position(|digit| *digit == 0);
                self.holds(first == Some(index(cell)), "the first empty cell");
            }
            CellChoice::Random => {
                let code = self.at.strategy().to_string();
                self.holds(code.starts_with("shuffled"), "a random order");
            }
            CellChoice::Fewest(candidates) => {
                self.holds(candidates == options && candidates > 1, "the number of candidates");
            }
            CellChoice::OnlyCandidate => self.holds(options == 1, "the only candidate"),
            CellChoice::OnlyPlace(rule) | CellChoice::FewestPlaces { rule, .. } => {
                let group = self.laws.group(rule);
                self.holds(group.contains(&index(cell)), "a cell of the group");
                let is_placed = group.iter().any(|&cell| before[cell] == digit.value());
                self.holds(!is_placed, "the digit had no place in the group");
                let places =
                    if let CellChoice::FewestPlaces { places, .. } = why { places } else { 1 };
                self.holds(places == options, "the number of places");
            }
        }
        if let Some(Guess { nth, of }) = guess {
            self.holds(of == options && 1 < of, "a choice among several");
            self.holds(nth == level.undone().len() + 1, "the number of the guess");
        }
    }

    /// Checks what a dead end is said to be caused by, and what is said about the way back.
    fn dead_end(&self, at: DeadEndCause, by_houses: bool, can_change: bool) {
        if let DeadEndCause::Cell(cell) = at {
            let mut seen: Vec<u8> = Vec::new();
            for (rule, cells) in &self.laws.groups {
                if matches!(rule, Rule::House(_)) && cells.contains(&index(cell)) {
                    seen.extend(cells.iter().map(|&cell| self.board[cell]));
                }
            }
            let all = (1..=self.laws.size as u8).all(|digit| seen.contains(&digit));
            self.holds(by_houses == all, "each digit is in its row, column or box");
        }
        let mut moves = self.ahead.iter().filter(|it| it.is_move());
        let (erased, next) = (moves.next(), moves.next());
        // What is ahead may be cut off.
        if let (Some(Event::Removed { .. }), Some(next)) = (erased, next) {
            let is_placed = matches!(next, Event::Placed { .. });
            self.holds(can_change == is_placed, "another digit fits there");
        }
    }

    /// Checks that only digits tried already fit in the cell being chosen.
    fn nothing_fits(&self, cell: usize) {
        let tried = self.tried();
        let fitting = match &self.left {
            Some(left) => of(left, cell).unwrap().clone(),
            None => self.laws.candidates(self.board, cell),
        };
        // If a place was chosen or a digit was forced, no others had to be tried.
        let chooses = self.at.levels().last().is_some_and(|level| {
            matches!(level.choice, Choice::Digit { .. })
                && (!self.concludes() || level.order.len() > 1)
        });
        let none = fitting.iter().all(|digit| tried.contains(digit));
        self.holds(!chooses || none, "no digit is left that fits");
    }

    fn after_a_test(&self, then: Continuation, cell: usize) {
        match (then, self.ahead.first()) {
            (Continuation::Try(next), Some(&Event::Tested { cell: tested, digit, .. })) => {
                self.holds(next == digit && index(tested) == cell, "the digit tried next");
            }
            (Continuation::BackTo(back), next) => {
                self.holds(!matches!(next, Some(Event::Tested { .. })), "all were tried");
                self.holds(back == self.next_removed(), "the cell to backtrack to");
                self.nothing_fits(cell);
            }
            _ => self.holds(false, "what is tried next"),
        }
    }

    /// Returns the cells among these that can still hold the digit.
    fn places(&self, left: &Left, cells: &[usize], digit: u8) -> Vec<usize> {
        self.holds(cells.iter().all(|cell| self.board[*cell] != digit), "it is not placed yet");
        let may = |cell: &usize| of(left, *cell).is_some_and(|digits| digits.contains(&digit));
        cells.iter().copied().filter(may).collect()
    }

    /// Checks that the only places of the digit in the group are those where it was tried, the
    /// last one in this cell.
    fn all_places_tried(&self, at: &Stepper, last: Cell, digit: Digit, rule: Rule) {
        let levels = at.levels();
        let level = levels.last().unwrap();
        let place = |branch| level.choice.placement(branch, at.rules()).unwrap();
        let mut tried: BTreeSet<usize> =
            level.undone().iter().map(|branch| index(place(branch).0)).collect();
        tried.insert(index(last));
        let places = self.places(&left(at).unwrap(), self.laws.group(rule), digit.value());
        self.holds(places.into_iter().collect::<BTreeSet<_>>() == tried, "the places were tried");
    }

    fn lacks(&self, lack: DeadEndCause, board: &Board, left: Option<&Left>) {
        match (lack, left) {
            (DeadEndCause::Cell(cell), Some(left)) => {
                self.holds(of(left, index(cell)).unwrap().is_empty(), "no candidate is left");
            }
            (DeadEndCause::Cell(cell), None) => {
                let cell = index(cell);
                self.holds(board[cell] == 0, "an empty cell");
                self.holds(self.laws.candidates(board, cell).is_empty(), "no digit fits");
            }
            (DeadEndCause::House { rule, digit }, Some(left)) => {
                let (cells, digit) = (self.laws.group(rule), digit.value());
                self.holds(cells.len() == self.laws.size, "the group has every digit");
                let may = |cell: &usize| of(left, *cell).is_some_and(|it| it.contains(&digit));
                let none = cells.iter().all(|cell| board[*cell] != digit && !may(cell));
                self.holds(none, "no place is left");
            }
            (DeadEndCause::House { .. }, None) => self.holds(false, "groups need inference"),
            (DeadEndCause::Unknown, _) => self.holds(false, "a search knows why"),
        }
    }

    fn removed(&self, digit: Digit, cell: Cell, because: RemovalReason) {
        let (_, before, left) = self.before.as_ref().unwrap();
        self.holds(before[index(cell)] == digit.value(), "the digit was there");
        self.holds(self.board[index(cell)] == 0, "the digit is not there any more");
        match (because, self.earlier) {
            (RemovalReason::NoDigitFor(dead), Some(Event::DeadEnd { .. })) => {
                self.lacks(DeadEndCause::Cell(dead), before, left.as_ref());
            }
            (RemovalReason::NoPlaceFor(digit, rule), Some(Event::DeadEnd { .. })) => {
                self.lacks(DeadEndCause::House { rule, digit }, before, left.as_ref());
            }
            (
                RemovalReason::AllTriedFor(tried),
                Some(Event::Removed { cell, .. } | Event::Tested { cell, .. }),
            ) => self.holds(tried == cell, "all was tried there"),
            (
                RemovalReason::AllPlacesTriedFor(digit, rule),
                Some(Event::Removed { cell, digit: tried }),
            ) => {
                self.holds(digit == tried, "this digit was tried");
                let mut there = self.at.clone();
                there.retreat();
                self.all_places_tried(&there, cell, digit, rule);
            }
            (RemovalReason::SolutionKept, Some(Event::Solved)) => {
                self.holds(self.laws.is_solved(before), "a solution");
            }
            _ => self.holds(false, "why the placement was undone"),
        }
    }

    fn eliminated(&self, cell: usize, digits: &[u8], because: Reason) {
        let left = self.before.as_ref().unwrap().2.as_ref().unwrap();
        let now = of(self.left.as_ref().unwrap(), cell).unwrap();
        let had = of(left, cell).unwrap();
        let goes = |digit: &u8| !now.contains(digit);
        let gone: Vec<u8> = had.iter().copied().filter(goes).collect();
        self.holds(digits == gone && !gone.is_empty(), "the candidates that were ruled out");
        let all = |cell: usize| of(left, cell).cloned().unwrap_or_else(|| vec![self.board[cell]]);
        match because {
            Reason::Placed { by, rule } => {
                self.holds(digits == [self.board[index(by)]], "the digit is there now");
                self.holds(self.laws.differ_by(rule, cell, index(by)), "the cells have to differ");
                let last = self.at.path().last().map(|(cell, _)| cell);
                self.holds(last == Some(by), "it was placed last");
            }
            Reason::Sum { cage } => {
                let sum = self.laws.sums.iter().find(|it| it.0 == Rule::CageTotal(cage)).unwrap();
                self.holds(sum.1.contains(&cell), "a cell of the cage");
                for &digit in digits {
                    let mut sums = vec![u16::from(digit)];
                    for &other in sum.1.iter().filter(|other| **other != cell) {
                        let more =
                            |sum: u16| all(other).into_iter().map(move |it| sum + u16::from(it));
                        sums = sums.into_iter().flat_map(more).collect();
                        sums.sort_unstable();
                        sums.dedup();
                    }
                    self.holds(!sums.contains(&sum.2), "the total could not be reached");
                }
            }
            Reason::Order { thermometer } => {
                let rule = Rule::Thermometer(thermometer);
                let rise = &self.laws.rises.iter().find(|it| it.0 == rule).unwrap().1;
                for &digit in digits {
                    let mut below = 0;
                    let rises = rise.iter().all(|&other| {
                        let may = if other == cell { vec![digit] } else { all(other) };
                        let next = may.into_iter().filter(|it| *it > below).min();
                        below = next.unwrap_or(below);
                        next.is_some()
                    });
                    self.holds(!rises, "the thermometer could not rise");
                }
            }
            Reason::HallSet(set) => {
                let group = self.laws.group(set.rule());
                let cells: Vec<usize> = set.cells().map(index).collect();
                let mut held: Vec<u8> = cells.iter().flat_map(|&cell| all(cell)).collect();
                held.sort_unstable();
                held.dedup();
                self.holds(held == values(set.digits()), "the candidates of those cells");
                self.holds(held.len() <= cells.len(), "no more digits than cells");
                self.holds(digits.iter().all(|digit| held.contains(digit)), "the cells need them");
                self.holds(!cells.contains(&cell), "other cells");
                let inside = cells.iter().chain([&cell]).all(|cell| group.contains(cell));
                self.holds(inside, "cells of this group");
            }
            Reason::NakedSingle | Reason::HiddenSingle { .. } => {
                self.holds(false, "why a candidate is ruled out");
            }
        }
    }

    /// Checks that no remaining candidate is a digit that another cell of its groups holds,
    /// once all eliminations are reported.
    fn check_candidates(&self) {
        let is_settled = !matches!(self.ahead.first(), Some(Event::Eliminated { .. }));
        for (cell, digits) in self.left.iter().flatten().filter(|_| is_settled) {
            let seen = digits.iter().any(|&digit| self.laws.is_seen(self.board, *cell, digit));
            self.holds(!seen, "a candidate that another cell holds");
        }
    }
}

/// The number of events checked in each search, from a random step on.
const EVENTS: usize = 17;

/// Walks through events of a search from a random step on with a check at each, and back, where
/// the narrations have to be the same.
fn walk(
    posed: &Posed,
    strategy: Strategy,
    seed: u64,
    check: impl FnMut(&Scene, &Narration),
) -> usize {
    let mut chance = TestRng(seed);
    let goal = [Goal::FIRST, Goal::Exhaustion][chance.below(2) as usize];
    let mut at = Stepper::with_strategy(&posed.puzzle, goal, strategy);
    let most = 20_000 / u64::from(strategy.effort()) + 40;
    let step = [0, chance.below(most)][usize::from(chance.below(8) > 0)];
    at.run(step);
    // The end of a search is worth a look, too.
    for _ in 0..if at.is_over() { chance.below(30) } else { 0 } {
        at.retreat();
    }
    walk_on(posed, at, &format!("seed {seed}, step {step}"), check)
}

/// Walks in the same way from a given state on.
fn walk_on(
    posed: &Posed,
    mut at: Stepper,
    from: &str,
    mut check: impl FnMut(&Scene, &Narration),
) -> usize {
    let (strategy, goal) = (at.strategy(), at.goal());
    let mut board: Board =
        posed.puzzle.givens().iter().map(|(_, digit)| digit.map_or(0, Digit::value)).collect();
    for (cell, digit) in at.path() {
        board[index(cell)] = digit.value();
    }
    let mut said = Vec::new();
    let mut before = None;
    for nth in 0..=EVENTS {
        let mut ahead = Vec::new();
        let mut next = at.clone();
        while let Some(event) = next.advance() {
            ahead.push(event);
            if event.is_move() {
                break;
            }
        }
        let narration = Narration::of(&at);
        let earlier = {
            let mut earlier = at.clone();
            earlier.retreat();
            earlier.last_event()
        };
        let whence = format!(
            "{}, {strategy}, {goal:?}, {nth} events after {from}: {narration:?}",
            posed.name
        );
        // At the first place, the state before is not known.
        if nth > 0 || at.last_event().is_none() {
            let scene = Scene {
                laws: &posed.laws,
                whence,
                at: &at,
                board: &board,
                left: left(&at),
                before: before.take(),
                earlier,
                ahead,
            };
            check(&scene, &narration);
        }
        said.push(narration);
        let was = (board.clone(), left(&at));
        if nth == EVENTS {
            break;
        }
        match at.advance() {
            None => break,
            Some(event) => {
                match event {
                    Event::Placed { cell, digit } => board[index(cell)] = digit.value(),
                    Event::Removed { cell, .. } => board[index(cell)] = 0,
                    _ => {}
                }
                before = Some((event, was.0, was.1));
            }
        }
    }
    let reported = said.len();
    while let Some(forwards) = said.pop() {
        assert_eq!(Narration::of(&at), forwards, "backwards: {}, {strategy}, {from}", posed.name);
        at.retreat();
    }
    reported
}

/// Returns the kind of a sentence: its variant, with that of its reason.
fn kind(said: &Narration) -> String {
    let words = |it: &dyn std::fmt::Debug| {
        let whole = format!("{it:?}");
        whole.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default().to_owned()
    };
    let reason = match said {
        Narration::Blocked { rule, .. } | Narration::Unfit { rule, .. } => words(rule),
        Narration::Placed { next, .. } => words(next),
        Narration::Eliminated { because, .. } | Narration::Forced { because, .. } => words(because),
        Narration::DeadEnd { cause: at, .. } => words(at),
        Narration::Removed { because, .. } | Narration::PlaceRemoved { because, .. } => {
            words(because)
        }
        _ => String::new(),
    };
    format!("{} {reason}", words(said))
}

#[test]
fn every_sentence_about_a_search_is_true() {
    let (mut reported, mut kinds) = (0, BTreeSet::new());
    for (nth, posed) in all_posed().iter().enumerate() {
        for (other, &strategy) in strategies().iter().enumerate() {
            let seed = (nth * 1000 + other) as u64;
            reported += walk(posed, strategy, seed, |scene, said| {
                scene.check(said);
                scene.check_candidates();
                kinds.insert(kind(said));
            });
        }
    }
    assert!(reported >= 10_000, "{reported}");
    assert!(kinds.len() >= 33, "sentences of too few kinds: {kinds:#?}");
}

/// The placed digit rules out no candidate, but a group needed another digit in its place.
#[test]
fn a_dead_end_right_after_a_placement_is_reported() {
    let posed = all_posed().into_iter().find(|posed| posed.name == "killer").unwrap();
    let strategy = Strategy::Cells {
        cell_order: CellOrder::Shuffled(7),
        digit_order: DigitOrder::Ascending,
        inference: Inference::Singles,
    };
    let mut at = Stepper::with_strategy(&posed.puzzle, Goal::Exhaustion, strategy);
    loop {
        let is_placed = matches!(at.last_event(), Some(Event::Placed { .. }));
        if matches!(at.advance(), Some(Event::DeadEnd { .. })) && is_placed {
            break;
        }
    }
    let from = format!("three events before {:?}", at.position());
    for _ in 0..3 {
        at.retreat();
    }
    let mut kinds = BTreeSet::new();
    walk_on(&posed, at, &from, |scene, said| {
        scene.check(said);
        scene.check_candidates();
        kinds.insert(kind(said));
    });
    assert!(kinds.contains("Placed DeadEnd"), "{kinds:#?}");
}

/// Checks how the digits of the current cell are drawn, against the sentence and the board.
fn check_digits(scene: &Scene, said: &Narration) {
    let states = digit_states(scene.at);
    let drawn = |state: DigitState| -> Vec<u8> {
        let such = states.iter().filter(|(_, its)| *its == state);
        such.map(|(digit, _)| digit.value()).collect()
    };
    let [untested, blocked, current] =
        [DigitState::Untested, DigitState::Blocked, DigitState::Current].map(drawn);
    let is = |digit: Digit, state| states[digit.index()] == (digit, state);
    let (cell, named) = match *said {
        Narration::Start { first, .. } => (first, None),
        Narration::Blocked { digit, cell, .. }
        | Narration::Unfit { digit, cell, .. }
        | Narration::Legal { digit, cell, .. }
        | Narration::Placed { digit, cell, .. }
        | Narration::Forced { digit, cell, .. } => (Some(cell), Some(digit)),
        Narration::Eliminated { cell, .. }
        | Narration::DeadEnd { cause: DeadEndCause::Cell(cell), .. } => (Some(cell), None),
        Narration::Removed { digit, cell, .. } | Narration::PlaceRemoved { digit, cell, .. } => {
            scene.holds(is(digit, DigitState::TakenBack), "the digit was undone");
            (Some(cell), None)
        }
        Narration::DeadEnd {
            cause: DeadEndCause::House { .. } | DeadEndCause::Unknown, ..
        }
        | Narration::Program { .. }
        | Narration::Solved { .. } => {
            let idle = states.iter().all(|(_, state)| *state == DigitState::Idle);
            return scene.holds(idle, "no cell is being filled");
        }
        Narration::Exhausted { .. } => {
            return scene.holds(untested.is_empty() && current.len() < 2, "nothing is left to try");
        }
    };
    let named: Vec<u8> = named.into_iter().map(Digit::value).collect();
    scene.holds(current == named, "the digit in the sentence");
    let Some(cell) = cell.map(index) else { return };
    let mut without = scene.board.clone();
    without[cell] = 0;
    let was_left = || scene.before.as_ref().and_then(|(.., left)| left.as_ref());
    let left = match said {
        Narration::Placed { .. } => was_left(),
        _ => scene.left.as_ref(),
    };
    match left.map(|left| of(left, cell).unwrap()) {
        None => {
            let fits = |digit: &u8| scene.laws.may(&without, cell, *digit);
            scene.holds(!blocked.iter().any(fits), "digits that fit are not blocked");
        }
        Some(left) => {
            let is_left = |digit: &u8| left.contains(digit);
            scene.holds(untested.iter().all(is_left), "only candidates are left to try");
            let was_forced = said_forced(scene, said);
            scene.holds(was_forced || !blocked.iter().any(is_left), "no candidate is blocked");
        }
    }
    match said {
        Narration::Removed { then: Continuation::Try(next), .. } => {
            scene.holds(is(*next, DigitState::Untested), "the next digit is not tested yet");
            let skips =
                |digit: &u8| *digit < next.value() && scene.at.strategy() == Strategy::PLAIN;
            scene.holds(!untested.iter().any(skips), "those before it do not fit");
        }
        Narration::Blocked { then: Continuation::Try(next), .. }
        | Narration::Unfit { then: Continuation::Try(next), .. } => {
            // That it does not fit may be known since the search backtracked to the cell.
            let known = is(*next, DigitState::Blocked) && !scene.tried().is_empty();
            scene.holds(known || is(*next, DigitState::Untested), "the digit is not tested yet");
        }
        Narration::Removed { then: Continuation::BackTo(_), .. }
        | Narration::Blocked { then: Continuation::BackTo(_), .. }
        | Narration::Unfit { then: Continuation::BackTo(_), .. }
        | Narration::Forced { .. }
        | Narration::DeadEnd { .. } => scene.holds(untested.is_empty(), "nothing is left to try"),
        _ => {}
    }
}

/// Returns whether the digit in the sentence is or was forced in its cell, although others were
/// candidates.
fn said_forced(scene: &Scene, said: &Narration) -> bool {
    let level = |cell: Cell| scene.at.levels().into_iter().find(|level| level.cell == cell);
    match *said {
        Narration::Forced { .. } => true,
        Narration::Placed { cell, .. } | Narration::Removed { cell, .. } => {
            level(cell).is_some_and(|level| level.order.len() == 1)
        }
        _ => false,
    }
}

#[test]
fn the_digits_of_a_cell_are_drawn_as_the_sentence_says() {
    for (nth, posed) in all_posed().iter().enumerate() {
        for (other, &strategy) in strategies().iter().enumerate() {
            walk(posed, strategy, (nth * 1000 + other + 500) as u64, check_digits);
        }
    }
}

/// The board and the candidates of a tree opened by hand.
struct Seen {
    board: Board,
    left: Left,
    placed: Vec<(Cell, Digit, Actor)>,
}

impl Seen {
    fn of(page: &Page) -> Self {
        let exploring = page.model.shown_exploration().unwrap();
        let (tree, placed) = (exploring.tree(), exploring.placed());
        let board = tree.board().iter().map(|(_, digit)| digit.map_or(0, Digit::value)).collect();
        let left = tree.domains().into_iter();
        let left = left.map(|(cell, digits)| (index(cell), values(digits))).collect();
        Self { board, left, placed }
    }

    fn empty(&self) -> u64 {
        self.board.iter().filter(|digit| **digit == 0).count() as u64
    }
}

/// Checks the sentences about a tree opened by hand, after one action.
fn check_report(scene: &Scene, page: &Page, before: &Seen, now: &Seen) {
    let exploring = page.model.shown_exploration().unwrap();
    let ActionReport { outcome: what, next } = exploring.report();
    let left = scene.left.as_ref().unwrap();
    let candidates = |cell: Cell| of(left, index(cell)).unwrap();
    let stays = before.placed == now.placed && before.board == now.board;
    match what {
        ActionOutcome::Started { cells } => scene.holds(cells == now.empty(), "empty cells"),
        ActionOutcome::Chose { cell, digit, effect } => {
            scene.holds(now.board[index(cell)] == digit.value(), "the digit is there");
            let others = |seen: &Seen| -> usize {
                let others = seen.left.iter().filter(|(other, _)| *other != index(cell));
                others.map(|(_, digits)| digits.len()).sum()
            };
            let has = |seen: &Seen, other: usize| {
                of(&seen.left, other).is_some_and(|digits| digits.contains(&digit.value()))
            };
            let same = (0..now.board.len()).filter(|&other| {
                scene.laws.differ(index(cell), other) && has(before, other) && !has(now, other)
            });
            // A search without inference gives no reasons.
            let is_split = effect.by_placing as usize == same.count();
            scene.holds(is_split || !scene.concludes(), "the same digit elsewhere");
            scene.holds(scene.concludes() || effect.by_sets == 0, "nothing is concluded");
            let gone = (effect.by_placing + effect.by_sets) as usize;
            scene.holds(gone == others(before) - others(now), "the candidates that were ruled out");
        }
        ActionOutcome::Refused { cell, digit, why } => {
            scene.holds(stays, "nothing was done");
            let empty = scene.board[index(cell)] == 0;
            let had = of(left, index(cell)).is_some_and(|it| it.contains(&digit.value()));
            let offered = exploring.previews();
            scene.holds(offered.iter().all(|(other, _)| *other != digit), "it is not offered");
            match why {
                Refusal::Over => {
                    let is_over =
                        matches!(next_of(page), NodeStatus::DeadEnd { .. } | NodeStatus::Solved);
                    scene.holds(is_over, "nothing can be placed");
                }
                Refusal::Filled => scene.holds(!empty, "a digit is there"),
                Refusal::OtherCell { cell: other } => {
                    scene.holds(other != cell && had, "another cell comes first");
                    scene.holds(scene.board[index(other)] == 0, "that cell is empty");
                }
                Refusal::OtherDigit { digit: other } => {
                    scene.holds(
                        had && offered.len() == 1 && offered[0].0 == other,
                        "only that digit",
                    );
                }
                Refusal::OtherPlace { digit: other, rule } => {
                    scene.holds(had && other != digit, "another digit comes first");
                    let places = scene.places(left, scene.laws.group(rule), other.value());
                    let cells: Vec<usize> = exploring.cells().into_iter().map(index).collect();
                    scene.holds(places == cells, "its places");
                }
                Refusal::NoCandidate { by: Some(by) } => {
                    scene.holds(scene.board[index(by)] == digit.value(), "the digit is there");
                    scene.holds(scene.laws.differ(index(cell), index(by)), "which rules it out");
                }
                Refusal::NoCandidate { by: None } => {
                    let seen = scene.laws.is_seen(scene.board, index(cell), digit.value());
                    scene.holds(empty && !had && !seen, "the digit is not a candidate");
                }
                Refusal::TooManyNodes => scene.holds(false, "few nodes are open"),
            }
        }
        ActionOutcome::Undid { chosen, forced } => {
            let by_hand = before.placed.iter().rposition(|it| it.2 == Actor::Person);
            let last = by_hand.map(|nth| (before.placed[nth].0, before.placed[nth].1));
            scene.holds(chosen == last, "the last choice");
            scene.holds(chosen.is_none_or(|(cell, _)| now.board[index(cell)] == 0), "it is gone");
            let gone = forced + u64::from(chosen.is_some());
            scene.holds(now.empty() - before.empty() == gone && gone > 0, "digits that are gone");
        }
        ActionOutcome::NothingToUndo => {
            scene.holds(stays && now.placed.is_empty(), "nothing was placed");
        }
        ActionOutcome::PlacedForced { count } => {
            scene.holds(before.empty() - now.empty() == count, "forced digits");
            let more = &now.placed[before.placed.len()..];
            scene.holds(more.iter().all(|it| it.2 != Actor::Person), "no digit was chosen by hand");
        }
        ActionOutcome::NothingForced { is_sought } => {
            scene.holds(stays, "nothing was done");
            let houses =
                scene.laws.groups.iter().filter(|(_, cells)| cells.len() == scene.laws.size);
            let single = left.iter().any(|(_, digits)| digits.len() == 1);
            let lonely = houses.into_iter().any(|(_, cells)| {
                (1..=scene.laws.size as u8).any(|digit| {
                    let is_open = cells.iter().all(|cell| scene.board[*cell] != digit);
                    is_open && scene.places(left, cells, digit).len() == 1
                })
            });
            let is_over = matches!(next_of(page), NodeStatus::DeadEnd { .. } | NodeStatus::Solved);
            scene.holds(!is_sought || is_over || !(single || lonely), "nothing is forced");
        }
        _ => {}
    }
    match next {
        NextHint::Cell { cell, digits, is_free } => {
            let takes = |cell: &Cell| !exploring.tree().digits(*cell).is_empty();
            let other = |cell: &Cell| of(left, index(*cell)).is_some_and(|it| !it.is_empty());
            let mut fillable = exploring.tree().cells().iter().filter(|cell| other(cell));
            let all = fillable.clone().count() > 1 && fillable.all(takes);
            scene.holds(is_free == all || now.empty() < 2, "any other cell with candidates");
            scene.holds(candidates(cell).len() as u64 == digits && digits > 0, "digits that fit");
            let fitting = scene.laws.candidates(scene.board, index(cell));
            scene.holds(scene.concludes() || *candidates(cell) == fitting, "they fit by the rules");
        }
        NextHint::Place { digit, rule, places } => {
            let open = scene.places(left, scene.laws.group(rule), digit.value());
            scene.holds(open.len() as u64 == places, "the remaining places");
        }
        NextHint::Forced { cell, digit, because } => {
            let group = match because {
                Reason::HiddenSingle { rule } => scene.laws.group(rule),
                _ => &[index(cell)],
            };
            let places = scene.places(left, group, digit.value());
            scene.holds(places == [index(cell)], "it has no other place");
            let is_alone = candidates(cell).len() == 1;
            scene.holds(is_alone || because != Reason::NakedSingle, "there is no other candidate");
        }
        NextHint::DeadEnd { cause, back } => {
            scene.lacks(cause, scene.board, Some(left));
            holds_of_way_back(scene, exploring, cause, back);
        }
        NextHint::DeadCell { cell, back } => {
            scene.holds(now.board[index(cell)] == 0, "the cell is empty");
            let fitting = scene.laws.candidates(scene.board, index(cell));
            scene.holds(scene.concludes() || fitting.is_empty(), "no digit fits");
            holds_of_way_back(scene, exploring, DeadEndCause::Cell(cell), back);
        }
        NextHint::NoSolution { .. } => scene.holds(false, "no branch is finished"),
        NextHint::Solved => scene.holds(scene.laws.is_solved(scene.board), "a solution"),
        NextHint::Nothing => {
            let is_all = matches!(exploring.action(), ActionOutcome::Refused { .. });
            scene.holds(is_all, "the next step is described");
        }
    }
}

/// Undoes the choices that a dead end is said to need: the dead end stays until the last of them.
fn holds_of_way_back(
    scene: &Scene<'_>,
    exploring: &Exploration,
    cause: DeadEndCause,
    back: Option<WayBack>,
) {
    let is_dead = |board: &Board| match cause {
        DeadEndCause::Cell(cell) => scene.laws.candidates(board, index(cell)).is_empty(),
        DeadEndCause::House { rule, digit } => {
            let takes = |cell: &usize| {
                board[*cell] == 0 && scene.laws.candidates(board, *cell).contains(&digit.value())
            };
            !scene.laws.group(rule).iter().any(takes)
        }
        DeadEndCause::Unknown => false,
    };
    let mut tree = exploring.tree().clone();
    let board = |tree: &Explorer| -> Board {
        let board = tree.board();
        board.shape().cells().map(|cell| board.get(cell).map_or(0, Digit::value)).collect()
    };
    let is_by_rules = is_dead(&board(&tree));
    scene.holds(is_by_rules || scene.concludes(), "a dead end by the rules");
    let Some(WayBack { cell, digit, choices }) = back else {
        while tree.undo().is_some_and(|(chosen, _)| chosen.is_none()) {}
        let is_root = tree.current() == NodeId::ROOT;
        let is_dead_anyway = is_by_rules && is_dead(&board(&tree));
        scene.holds(is_root || is_dead_anyway, "no choice takes part");
        return;
    };
    for _ in 1..choices {
        tree.undo();
    }
    scene.holds(!is_by_rules || is_dead(&board(&tree)), "the later choices take no part");
    scene.holds(is_by_rules || choices == 1, "conclusions follow from the last choice");
    let undone = tree.undo().and_then(|(chosen, _)| chosen);
    scene.holds(undone == Some((cell, digit)), "the choice that takes part");
    scene.holds(!is_dead(&board(&tree)), "the dead end is gone");
    if let DeadEndCause::Cell(cell) = cause {
        let mut left = tree.domains().into_iter();
        let is_open = left.any(|(other, digits)| other == cell && !digits.is_empty());
        scene.holds(is_open, "the cell has a candidate again");
    }
}

fn next_of(page: &Page) -> NodeStatus {
    page.model.shown_exploration().unwrap().status()
}

#[test]
fn every_sentence_about_a_tree_opened_by_hand_is_true() {
    let mut refused = BTreeSet::new();
    for (nth, posed) in all_posed().iter().enumerate() {
        for (other, &strategy) in strategies().iter().enumerate().skip(nth % 3).step_by(3) {
            let seed = (nth * 1000 + other) as u64;
            let mut chance = TestRng(seed);
            let line = formats::line(posed.puzzle.givens());
            let rules = rules_code::write(posed.puzzle.rules());
            let mut page = Page::open(&format!("p={line}&rules={rules}&search={strategy}"));
            page.send(Msg::Explore(ExploreMsg::Switched { on: true }));
            let at = Stepper::with_strategy(&posed.puzzle, Goal::FIRST, strategy);
            assert!(
                page.model.shown_exploration().unwrap().tree().puzzle() == &posed.puzzle,
                "{}",
                posed.name
            );
            for action in 0..30 {
                let before = Seen::of(&page);
                let offered = page.model.shown_exploration().unwrap().previews();
                let digit = match offered.len() as u64 {
                    count @ 1.. if chance.below(4) > 0 => offered[chance.below(count) as usize].0,
                    _ => Digit::new(chance.below(posed.laws.size as u64) as u8 + 1).unwrap(),
                };
                page.send(Msg::Explore(match chance.below(12) {
                    0 | 1 => ExploreMsg::ChoiceUndone,
                    2 => ExploreMsg::ForcedDigitsPlaced,
                    3 if chance.below(6) == 0 => ExploreMsg::Restarted,
                    _ => ExploreMsg::DigitChosen(digit),
                }));
                let now = Seen::of(&page);
                let report = page.model.shown_exploration().unwrap().report();
                if let ActionOutcome::Refused { why, .. } = report.outcome {
                    let whole = format!("{why:?}");
                    refused.insert(whole.split([' ', '(']).next().unwrap_or_default().to_owned());
                }
                let scene = Scene {
                    laws: &posed.laws,
                    whence: format!(
                        "{}, {strategy}, seed {seed}, action {action}: {report:?}",
                        posed.name
                    ),
                    at: &at,
                    board: &now.board,
                    left: Some(now.left.clone()),
                    before: None,
                    earlier: None,
                    ahead: Vec::new(),
                };
                check_report(&scene, &page, &before, &now);
            }
        }
    }
    for kind in ["NoCandidate", "OtherDigit", "OtherPlace", "Over"] {
        assert!(refused.contains(kind), "no refusal of this kind: {kind}");
    }
}

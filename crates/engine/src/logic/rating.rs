//! Rating a puzzle by the steps that solve it.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::grade::{Grade, RANKS, Rank};
use super::scope::ScopeMemo;
use super::single_memo::SingleMemo;
use super::{LogicState, SearchOptions, Step, StepSearch, Technique};
use crate::board::Puzzle;

/// How many of the first ranks are singles.
const SINGLES: usize = 3;

/// What HoDoKu adds where only a guess helps.
const GUESS_SCORE: u32 = 10_000;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// That of the hardest technique, or a harder one if the score is greater than the grade's.
    pub grade: Grade,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The technique with the greatest score, `None` if the board is full from the start.
    pub hardest: Option<Technique>,
    /// Whether the techniques solve the puzzle. If not, the score contains that of a guess.
    pub is_solved: bool,
}

/// The steps by which a puzzle is solved or rated, the easiest first each time.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::{Grade, LogicPath, Technique};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut path = LogicPath::new(&puzzle);
/// let step = path.next().expect("a step");
/// assert_eq!(step.technique, Technique::NakedSingle);
/// assert_eq!(path.by_ref().count(), 11);
/// assert_eq!(formats::line(path.state().digits()), "4231314214232314");
/// assert_eq!((path.rating().grade, path.rating().score), (Grade::Easy, 48));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct LogicPath {
    state: LogicState,
    options: SearchOptions,
    memo: ScopeMemo,
    singles: SingleMemo,
    score: u32,
    hardest: Option<(&'static Rank, Technique)>,
}

impl LogicPath {
    /// Creates the path of a puzzle with exactly one solution, which some of the steps
    /// presuppose.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::from_state(LogicState::new(puzzle), SearchOptions::DEFAULT)
    }

    /// Creates the path from any state.
    pub fn from_state(state: LogicState, options: SearchOptions) -> Self {
        let singles = SingleMemo::new(&state);
        Self { state, options, memo: ScopeMemo::NEW, singles, score: 0, hardest: None }
    }

    /// Returns the state after the steps so far.
    pub const fn state(&self) -> &LogicState {
        &self.state
    }

    /// Returns the rating by the steps so far.
    pub fn rating(&self) -> Rating {
        let is_solved = self.state.is_solved();
        let score = self.score + if is_solved { 0 } else { GUESS_SCORE };
        let hardest = self.hardest.map(|(_, technique)| technique);
        Rating { grade: self.grade(score), score, hardest, is_solved }
    }

    /// Returns the grade by the steps so far, and this score.
    fn grade(&self, score: u32) -> Grade {
        let of_technique = self.hardest.map_or(Grade::Easy, |(rank, _)| rank.grade);
        let by_score = Grade::VARIANTS.iter().find(|grade| score <= grade.max_score());
        of_technique.max(*by_score.unwrap_or(&Grade::Extreme))
    }

    /// Takes a step by one of these ranks, the first that has one.
    fn next_of(&mut self, ranks: &'static [Rank]) -> Option<Step> {
        let scope = self.memo.of(&self.state);
        let search = StepSearch::within(scope, &self.state, self.options);
        let (rank, step) =
            ranks.iter().find_map(|rank| Some((rank, search.easiest(rank.techniques)?)))?;
        self.state.apply(&step);
        self.count(rank, step.technique);
        Some(step)
    }

    /// Counts a step by this technique.
    fn count(&mut self, rank: &'static Rank, technique: Technique) {
        self.score += rank.score;
        if self.hardest.is_none_or(|(hardest, _)| rank.is_harder_than(hardest)) {
            self.hardest = Some((rank, technique));
        }
    }

    /// Fills cells as long as there are singles, in the order of [`RANKS`], without their proofs.
    fn place_singles(&mut self) {
        while let Some((technique, candidate)) = self.singles.first(&self.state) {
            let rank = RANKS.iter().find(|rank| rank.techniques.contains(&technique));
            self.count(rank.expect("singles have a rank"), technique);
            self.state.place(candidate);
        }
    }
}

impl Iterator for LogicPath {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.state.is_solved() {
            return None;
        }
        self.next_of(RANKS)
    }
}

/// Rates a puzzle by the steps that solve it. The puzzle must have exactly one solution: some
/// of the steps presuppose it.
pub fn rate(puzzle: &Puzzle) -> Rating {
    let mut path = LogicPath::new(puzzle);
    loop {
        path.place_singles();
        if path.state.is_solved() || path.next_of(&RANKS[SINGLES..]).is_none() {
            return path.rating();
        }
    }
}

/// Compares the grade of a puzzle, as [`rate`] determines it, with another one. Looks for steps
/// only until the order is known.
///
/// ```
/// use std::cmp::Ordering;
///
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::{Grade, compare_grade};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// assert_eq!(compare_grade(&puzzle, Grade::Easy), Ordering::Equal);
/// assert_eq!(compare_grade(&puzzle, Grade::Hard), Ordering::Less);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare_grade(puzzle: &Puzzle, grade: Grade) -> Ordering {
    let ranks = ranks_up_to_last(|rank| rank.grade <= grade);
    let mut path = LogicPath::new(puzzle);
    loop {
        path.place_singles();
        let so_far = path.grade(path.score);
        if path.state.is_solved() || so_far > grade || so_far == Grade::Extreme {
            return so_far.cmp(&grade);
        }
        if path.next_of(ranks).is_none() {
            return Grade::Extreme.cmp(&grade);
        }
    }
}

/// Returns whether [`rate`] would solve a puzzle with this technique as the hardest. Looks for steps
/// only until that is known.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::{Technique, is_hardest};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// assert!(is_hardest(Technique::NakedSingle, &puzzle));
/// assert!(!is_hardest(Technique::HiddenSingle, &puzzle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn is_hardest(technique: Technique, puzzle: &Puzzle) -> bool {
    let Some(own) = RANKS.iter().find(|rank| rank.techniques.contains(&technique)) else {
        return false;
    };
    let ranks = ranks_up_to_last(|rank| !rank.is_harder_than(own));
    let mut path = LogicPath::new(puzzle);
    loop {
        path.place_singles();
        let is_other =
            |&(rank, other): &(&Rank, Technique)| other != technique && !own.is_harder_than(rank);
        if path.hardest.as_ref().is_some_and(is_other) {
            return false;
        }
        if path.state.is_solved() {
            return path.hardest.is_some_and(|(_, hardest)| hardest == technique);
        }
        if path.next_of(ranks).is_none() {
            return false;
        }
    }
}

/// Returns the ranks after the singles, up to the last that is accepted.
fn ranks_up_to_last(is_accepted: impl Fn(&Rank) -> bool) -> &'static [Rank] {
    let ranks = &RANKS[SINGLES..];
    let last = ranks.iter().rposition(is_accepted);
    &ranks[..last.map_or(0, |last| last + 1)]
}

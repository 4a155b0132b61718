//! Finding a smallest set of givens that contradict each other.

use super::search::Search;
use super::{Conflict, Finding};
use crate::board::{Clashes, Givens, Puzzle};
use crate::fast::Progress;

/// The search for a smallest conflict, a bounded slice at a time.
///
/// Two equal digits in a house are a smallest one at once. Else givens are left out
/// one by one, in some orders, until none can be: the best of these sets is minimal,
/// and seldom smallest. What proves a set smallest, or finds a smaller one, is the
/// method of Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS Extraction
/// with Minimal Hitting Set Dualization" (2015): a conflict has a given in each set of
/// givens whose removal leaves a solution; so a smallest set with a given in each of
/// those known is a smallest conflict if it is one, and else leads to another of them.
///
/// The proof is given up after 300,000 nodes of its search, which can be too few where
/// there are many givens and many of them are needed; and under rules beyond the houses
/// also where millions of steps do not tell whether some givens have a solution. On 16x16
/// boards that can take longer than anybody waits. [`Conflict::at_least`] says what is
/// proved by then.
///
/// ```
/// use sudoku_engine::conflict::{Finder, Finding};
/// use sudoku_engine::fast::Progress;
/// use sudoku_engine::formats;
///
/// // In row 1 only the last cell is left for 4, and its column holds 4.
/// let givens = formats::read("1230 0000 0004 2000")?.givens;
/// let mut finder = Finder::new(&givens);
/// while finder.run(1000) == Progress::Working {}
/// let Some(Finding::Conflict(conflict)) = finder.finding() else {
///     panic!("there is no solution");
/// };
/// assert_eq!(conflict.cells.len(), 4);
/// assert!(conflict.is_smallest());
/// # Ok::<(), formats::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Finder {
    /// What is still being done; `None` when there is nothing more.
    search: Option<Search>,
    finding: Option<Finding>,
}

impl Finder {
    /// Begins with nothing known of a puzzle, whatever its rules. Where the rules alone
    /// have no solution the smallest conflict is empty.
    pub fn of(puzzle: Puzzle) -> Self {
        Self { search: Some(Search::new(puzzle)), finding: None }
    }

    /// Begins with nothing known of givens under the classic rules, unless digits clash.
    pub fn new(givens: &Givens) -> Self {
        match Puzzle::try_from(givens.clone()) {
            Ok(puzzle) => Self::of(puzzle),
            Err(Clashes(clashes)) => {
                let pair = clashes.first().map_or(vec![], |clash| vec![clash.first, clash.second]);
                // One digit alone always has a solution.
                let conflict = Conflict { at_least: pair.len(), cells: pair };
                Self { search: None, finding: Some(Finding::Conflict(conflict)) }
            }
        }
    }

    /// Works for at most `nodes` nodes of its searches, of some microseconds each.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            let Some(search) = &mut self.search else {
                break;
            };
            if let Some(finding) = search.step() {
                self.finding = Some(finding);
                self.search = None;
            }
        }
        if self.search.is_none() { Progress::Done } else { Progress::Working }
    }

    /// What was found; `None` while it is working.
    pub const fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// The best conflict so far, which is known long before it is proved smallest.
    pub fn conflict(&self) -> Option<Conflict> {
        match (&self.finding, &self.search) {
            (Some(Finding::Conflict(conflict)), _) => Some(conflict.clone()),
            (Some(Finding::Solvable), _) | (None, None) => None,
            (None, Some(search)) => search.conflict(),
        }
    }
}

//! The public interface to the search for a smallest conflict.

use super::search::Search;
use super::{Conflict, Finding};
use crate::board::{Clashes, Givens, Puzzle};
use crate::fast::Progress;

/// A search for a smallest conflict, run in bounded slices.
///
/// Two equal digits in a house are a smallest conflict right away. Otherwise the search
/// removes givens one at a time, in several random orders, while the rest still has no
/// solution. The best set found this way is minimal but rarely smallest. To prove that a
/// set is smallest, or to find a smaller one, the search uses the method of Ignatiev,
/// Previti, Liffiton and Marques-Silva, "Smallest MUS Extraction with Minimal Hitting Set
/// Dualization" (2015). Every conflict intersects every correction set, that is, every set
/// of givens whose removal leaves a solution. So if a smallest hitting set of the known
/// correction sets is a conflict, it is a smallest one; otherwise it leads to another
/// correction set.
///
/// The search abandons the proof after 300,000 nodes, which can be too few if there are
/// many givens and the conflict needs many of them. Under rules beyond the houses it also
/// gives up if millions of steps do not decide whether some givens have a solution. On
/// 16x16 boards the proof can take impractically long. [`Conflict::lower_bound`] is the lower
/// bound that was proved.
///
/// ```
/// use sudoku_engine::conflict::{Finder, Finding};
/// use sudoku_engine::fast::Progress;
/// use sudoku_engine::formats;
///
/// // In row 1 only the last cell is left for 4, but its column already has a 4.
/// let givens = formats::read("1230 0000 0004 2000")?.givens;
/// let mut finder = Finder::new(&givens);
/// while finder.run(1000) == Progress::Working {}
/// let Some(Finding::Conflict(conflict)) = finder.finding() else {
///     panic!("a puzzle without a solution has a conflict");
/// };
/// assert_eq!(conflict.cells.len(), 4);
/// assert!(conflict.is_smallest());
/// # Ok::<(), formats::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Finder {
    /// The search in progress; `None` once it has finished.
    search: Option<Search>,
    finding: Option<Finding>,
}

impl Finder {
    /// Starts a search on a puzzle under any rules. If the rules alone have no solution,
    /// the smallest conflict is empty.
    pub fn of(puzzle: Puzzle) -> Self {
        Self { search: Some(Search::new(puzzle)), finding: None }
    }

    /// Starts a search on givens under the classic rules. If digits clash, the search is
    /// already finished.
    pub fn new(givens: &Givens) -> Self {
        match Puzzle::try_from(givens.clone()) {
            Ok(puzzle) => Self::of(puzzle),
            Err(Clashes(clashes)) => {
                let pair = clashes.first().map_or(vec![], |clash| vec![clash.first, clash.second]);
                // A single given always has a solution, so two are a smallest conflict.
                let conflict = Conflict { lower_bound: pair.len(), cells: pair };
                Self { search: None, finding: Some(Finding::Conflict(conflict)) }
            }
        }
    }

    /// Visits at most `nodes` search nodes, which take a few microseconds each.
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

    /// Returns the result, or `None` while the search is running.
    pub const fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// Returns the smallest conflict found so far, which is known long before it is proved
    /// to be smallest.
    pub fn conflict(&self) -> Option<Conflict> {
        match (&self.finding, &self.search) {
            (Some(Finding::Conflict(conflict)), _) => Some(conflict.clone()),
            (Some(Finding::Solvable), _) | (None, None) => None,
            (None, Some(search)) => search.conflict(),
        }
    }
}

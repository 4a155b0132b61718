//! Which of the compared searches need the fewest and the most nodes, and whether the least time goes
//! with the most nodes.

use sudoku_engine::search::{CellOrder, Inference, Strategy};

use super::{Comparison, Lane, LaneSearch};

/// What a search does that saves it dead ends of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advantage {
    /// It goes back as soon as any cell has no candidate left.
    ForwardChecking,
    /// It takes a cell with the fewest candidates.
    FewestCandidates,
    /// It takes a cell, or a digit in a house, with the fewest choices.
    FewestChoices,
    /// It fills what is the only choice before it guesses.
    Singles,
    /// It eliminates candidates with which a house could not be filled.
    DomainConsistency,
    /// It takes the cells or the digits in another order, which suits the puzzle.
    Order,
}

impl Advantage {
    /// Returns the main advantage of one strategy over another.
    fn of(strategy: Strategy, other: Strategy) -> Self {
        let Strategy::Cells { cell_order, inference, .. } = strategy else {
            return Self::FewestChoices;
        };
        let infers_more = inference != other.inference();
        let takes_fewest = |order: CellOrder| match order {
            CellOrder::FewestCandidates | CellOrder::FewestThenConstrained => true,
            CellOrder::Reading | CellOrder::Shuffled(_) => false,
        };
        let other_takes_fewest = match other {
            Strategy::Cells { cell_order, .. } => takes_fewest(cell_order),
            Strategy::ExactCover => true,
        };
        match inference {
            Inference::Singles if infers_more => Self::Singles,
            Inference::DomainConsistency if infers_more => Self::DomainConsistency,
            _ if takes_fewest(cell_order) && !other_takes_fewest => Self::FewestCandidates,
            Inference::ForwardChecking if infers_more => Self::ForwardChecking,
            Inference::None
            | Inference::ForwardChecking
            | Inference::Singles
            | Inference::DomainConsistency => Self::Order,
        }
    }
}

/// The best and the worst searches of a comparison, by the numbers of their nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The indexes of the lanes with the fewest nodes.
    pub best: Vec<usize>,
    pub fewest: u64,
    /// The indexes of the lanes with the most nodes.
    pub worst: Vec<usize>,
    pub most: u64,
    /// The dead ends of the best and of the worst searches, if each of them had equally many, and
    /// the worst ones more.
    pub dead_ends: Option<(u64, u64)>,
    /// The main advantage of the first of the best searches over the first of the worst ones.
    /// `None` with a program, whose method is unknown.
    pub advantage: Option<Advantage>,
    /// Whether a single search needs the most nodes, and clearly the least time.
    pub is_worst_quickest: bool,
}

impl Ranking {
    /// Returns how many times as many nodes the worst search needs, rounded.
    pub const fn times(&self) -> u64 {
        (self.most + self.fewest / 2) / self.fewest
    }
}

impl Comparison {
    /// Returns the ranking once all searches are over, that of an awaited program included.
    pub fn ranking(&self) -> Option<Ranking> {
        let is_over = |lane: &Lane| lane.player.total_steps().is_some();
        if self.awaits_program() || !self.lanes.iter().all(is_over) {
            return None;
        }
        let nodes = |lane: &Lane| lane.counters().nodes();
        let (fewest, most) =
            (self.lanes.iter().map(nodes).min()?, self.lanes.iter().map(nodes).max()?);
        let with = |count| -> Vec<usize> {
            let lanes = self.lanes.iter().enumerate();
            let matching = lanes.filter(|(_, lane)| nodes(lane) == count);
            matching.map(|(index, _)| index).collect()
        };
        let (best, worst) = (with(fewest), with(most));
        let dead_ends = self.dead_ends_of(&best).zip(self.dead_ends_of(&worst));
        let dead_ends = dead_ends.filter(|(best, worst)| best < worst);
        let strategy = |lanes: &[usize]| match self.lanes[*lanes.first()?].search() {
            LaneSearch::Strategy(strategy) => Some(strategy),
            LaneSearch::Program => None,
        };
        let strategies = strategy(&best).zip(strategy(&worst));
        let advantage = strategies.map(|(best, worst)| Advantage::of(best, worst));
        let is_worst_quickest = matches!(worst[..], [worst] if self.is_quickest(worst));
        Some(Ranking { best, fewest, worst, most, dead_ends, advantage, is_worst_quickest })
    }

    /// Returns whether each of the other searches takes longer than this one by a third or more. The
    /// time of a program is not that of its method.
    fn is_quickest(&self, lane: usize) -> bool {
        let nanos = |lane: &Lane| {
            let is_timed = lane.report.is_timed && lane.search() != LaneSearch::Program;
            is_timed.then_some(lane.report.nanos)
        };
        let times: Option<Vec<u64>> = self.lanes.iter().map(nanos).collect();
        times.is_some_and(|times| {
            let least = times[lane].saturating_mul(4);
            let mut others = times.iter().enumerate().filter(|&(other, _)| other != lane);
            others.all(|(_, time)| time.saturating_mul(3) >= least)
        })
    }

    /// Returns the number of dead ends in each of these lanes, if it is the same.
    fn dead_ends_of(&self, lanes: &[usize]) -> Option<u64> {
        let mut counts = lanes.iter().map(|&lane| self.lanes[lane].counters().dead_ends);
        let first = counts.next()?;
        counts.all(|count| count == first).then_some(first)
    }
}

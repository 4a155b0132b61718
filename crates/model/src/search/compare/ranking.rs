//! Which of the compared searches need the fewest and the most nodes.

use super::{Comparison, Lane};

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
        Some(Ranking { best, fewest, worst, most, dead_ends })
    }

    /// Returns the number of dead ends in each of these lanes, if it is the same.
    fn dead_ends_of(&self, lanes: &[usize]) -> Option<u64> {
        let mut counts = lanes.iter().map(|&lane| self.lanes[lane].counters().dead_ends);
        let first = counts.next()?;
        counts.all(|count| count == first).then_some(first)
    }
}

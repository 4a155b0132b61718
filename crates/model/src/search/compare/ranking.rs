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
}

impl Ranking {
    /// Returns how many times as many nodes the worst search needs, rounded.
    pub const fn times(&self) -> u64 {
        (self.most + self.fewest / 2) / self.fewest
    }
}

impl Comparison {
    /// Returns the ranking once all searches are over.
    pub fn ranking(&self) -> Option<Ranking> {
        let is_over = |lane: &Lane| lane.player.total_steps().is_some();
        if !self.lanes.iter().all(is_over) {
            return None;
        }
        let nodes = |lane: &Lane| lane.counters().nodes();
        let (fewest, most) =
            (self.lanes.iter().map(nodes).min()?, self.lanes.iter().map(nodes).max()?);
        let with = |count| {
            let lanes = self.lanes.iter().enumerate();
            let matching = lanes.filter(|(_, lane)| nodes(lane) == count);
            matching.map(|(index, _)| index).collect()
        };
        Some(Ranking { best: with(fewest), fewest, worst: with(most), most })
    }
}

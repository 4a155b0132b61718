//! The choices of a strategy, and the searches being compared.

use grove_model::search::compare::{LaneSearch, Ranking};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::Text;
use super::number::tenths;
use super::phrase::Fill;

/// The orders of cells to choose from; shuffles start with this seed.
pub const CELL_ORDERS: [CellOrder; 4] = [
    CellOrder::Reading,
    CellOrder::FewestCandidates,
    CellOrder::FewestThenConstrained,
    CellOrder::Shuffled(1),
];

/// The orders of digits to choose from; shuffles start with this seed.
pub const DIGIT_ORDERS: [DigitOrder; 4] = [
    DigitOrder::Ascending,
    DigitOrder::Descending,
    DigitOrder::LeastConstraining,
    DigitOrder::Shuffled(1),
];

/// The inferences to choose from.
pub const INFERENCES: [Inference; 4] =
    [Inference::None, Inference::ForwardChecking, Inference::Singles, Inference::DomainConsistency];

/// Returns the letter of a lane, by its index from 0.
pub fn lane_sign(place: usize) -> &'static str {
    ["A", "B", "C", "D"][place.min(3)]
}

impl Text {
    pub fn lane_search(self, search: LaneSearch) -> String {
        match search {
            LaneSearch::Strategy(strategy) => self.strategy_name(strategy).to_string(),
            LaneSearch::Program => self.my_program().to_owned(),
        }
    }

    /// Names the searches with the fewest and with the most nodes.
    pub fn ranking(self, ranking: &Ranking) -> String {
        let phrases = self.comparison();
        let named = |lanes: &[usize]| {
            lanes.iter().map(|&lane| lane_sign(lane)).collect::<Vec<_>>().join(", ")
        };
        let (best, worst, times) = (named(&ranking.best), named(&ranking.worst), ranking.times());
        let facts: [(&str, &dyn Fill); 5] = [
            ("best", &best),
            ("worst", &worst),
            ("fewest", &ranking.fewest),
            ("most", &ranking.most),
            ("times", &times),
        ];
        let phrase = match times {
            _ if ranking.fewest == ranking.most => phrases.all_alike,
            0 | 1 => phrases.fewest_and_most,
            _ => phrases.fewest_and_most_times,
        };
        let ranking_words = self.say(phrase, &facts);
        match ranking.dead_ends {
            Some((best_dead_ends, worst_dead_ends)) => {
                let facts: [(&str, &dyn Fill); 4] = [
                    ("best", &best),
                    ("worst", &worst),
                    ("best_dead_ends", &best_dead_ends),
                    ("worst_dead_ends", &worst_dead_ends),
                ];
                format!("{ranking_words} {}", self.say(phrases.reason, &facts))
            }
            None => ranking_words,
        }
    }
}

/// Writes a duration to about three digits. Also returns the power of 1000 of its unit: 0 for
/// nanoseconds, 1 for microseconds, 2 for milliseconds, 3 for seconds.
pub(super) fn timed(nanos: u64, text: Text) -> (String, usize) {
    let (unit, power) = match nanos {
        ..1_000 => return (nanos.to_string(), 0),
        1_000..1_000_000 => (1_000, 1),
        1_000_000..1_000_000_000 => (1_000_000, 2),
        _ => (1_000_000_000, 3),
    };
    let in_tenths = (nanos + unit / 20) / (unit / 10);
    let written = match in_tenths {
        ..1000 => tenths(in_tenths, text.grammar.point()),
        _ => text.number(in_tenths / 10),
    };
    (written, power)
}

//! The choices of a strategy, and the searches being compared.

use grove_model::search::compare::{Advantage, LaneSearch, Ranking};
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
                let first = ranking.best.first().map_or("", |&lane| lane_sign(lane)).to_owned();
                let how = ranking.advantage.map_or("", |advantage| self.advantage(advantage));
                let facts: [(&str, &dyn Fill); 6] = [
                    ("best", &best),
                    ("worst", &worst),
                    ("first", &first),
                    ("how", &how),
                    ("best_dead_ends", &best_dead_ends),
                    ("worst_dead_ends", &worst_dead_ends),
                ];
                let phrase = if how.is_empty() { phrases.dead_ends } else { self.reason_phrase() };
                format!("{ranking_words} {}", self.say(phrase, &facts))
            }
            None => ranking_words,
        }
    }

    /// Says that the search with the most nodes is the quickest; `None` if it is not.
    pub fn quickest_worst(self, ranking: &Ranking) -> Option<String> {
        let &worst = ranking.worst.first().filter(|_| ranking.is_worst_quickest)?;
        let phrase = self.one_of([
            "{worst} needs the most nodes, but the least time: it does less work at each node.",
            "У {worst} больше всего узлов, но меньше всего времени: на каждый узел уходит меньше работы.",
            "{worst} ina nodi nyingi zaidi lakini ilitumia muda mfupi zaidi: kazi yake kwa kila nodi ni ndogo.",
        ]);
        Some(self.say(phrase, &[("worst", &lane_sign(worst).to_owned())]))
    }

    const fn reason_phrase(self) -> &'static str {
        self.one_of([
            "{first} {how}: {best_dead_ends|dead end|dead ends} instead of {worst_dead_ends}.",
            "{first} {how}: {best_dead_ends|тупик|тупика|тупиков} вместо {worst_dead_ends}.",
            "{first} {how}: {best_dead_ends|mkwamo|mikwamo} badala ya {worst_dead_ends}.",
        ])
    }

    /// Returns what a search does, as the predicate of a sentence.
    const fn advantage(self, advantage: Advantage) -> &'static str {
        self.one_of(match advantage {
            Advantage::ForwardChecking => [
                "goes back as soon as any cell has no candidate left",
                "возвращается, как только в какой-нибудь клетке не остаётся кандидатов",
                "hurudi nyuma mara tu seli yoyote inapokosa tarakimu inayowezekana",
            ],
            Advantage::FewestCandidates => [
                "takes the cell with the fewest candidates",
                "берёт клетку, где меньше всего кандидатов",
                "huchukua seli yenye machaguo machache zaidi",
            ],
            Advantage::FewestChoices => [
                "takes the cell, or the digit in a row, column or box, with the fewest choices",
                "берёт клетку или цифру строки, столбца или блока, где меньше всего вариантов",
                "huchukua seli, au tarakimu ya safu mlalo, safu wima au kisanduku, yenye machaguo machache zaidi",
            ],
            Advantage::Singles => [
                "first writes in every digit that is the only choice",
                "сначала ставит цифры, для которых осталась единственная возможность",
                "huandika kwanza tarakimu zilizobaki na nafasi moja tu",
            ],
            Advantage::DomainConsistency => [
                "crosses out candidates with which a row, column or box could not be filled",
                "вычёркивает кандидатов, с которыми не заполнить строку, столбец или блок",
                "hufuta machaguo ambayo yangezuia safu mlalo, safu wima au kisanduku kujazwa",
            ],
            Advantage::Order => [
                "takes cells or digits in another order, which suits this puzzle",
                "берёт клетки или цифры в другом порядке, удачном для этой задачи",
                "huchukua seli au tarakimu kwa mpangilio mwingine unaolifaa fumbo hili",
            ],
        })
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

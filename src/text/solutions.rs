//! The solutions of a puzzle.

use std::rc::Rc;

use grove_model::Model;
use grove_model::solve::solutions::{
    CountProgress, Draw, Ending, QuestionState, SolutionQueries, SolutionQuery, SolutionSelector,
    SolutionVisit, Stage, TrueCandidates,
};
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::conflict::Conflict;
use sudoku_engine::count::{Count, Estimate, Tally};

use super::Text;
use super::number::{percent, scientific, tenths};

/// A fact about solutions. The cells of givens and their digits are already in words.
#[derive(Clone, Debug, PartialEq)]
pub enum SolutionsFact {
    Counting {
        found: u128,
        /// Thousandths of the search tree that have been searched, if known.
        thousandths: Option<u16>,
    },
    Exactly(u128),
    LimitReached(u128),
    CountStopped(u128),
    NoHit {
        probes: u64,
    },
    About {
        /// The mean over all probes.
        mean: f64,
        /// The standard error relative to the mean.
        spread: Option<f64>,
        probes: u64,
    },
    /// An estimate ended on its own: because it is precise, or because all its probes were made.
    Rested {
        is_precise: bool,
    },
    /// The known number of solutions of an empty board.
    Known(u128),
    Going,
    /// All solutions are counted first, so that all are equally likely to be drawn.
    DrawingAtRandom,
    At {
        /// The number of the solution, from 1.
        number: u128,
        total: Option<u128>,
        /// The minimum number of solutions.
        at_least: u128,
    },
    /// This solution was drawn uniformly at random.
    Drawn {
        /// The number of the solution, from 1.
        number: u128,
        total: u128,
    },
    /// A solution was picked at random, because there are too many to count. Its number is unknown.
    Guessed,
    NoSuch {
        total: Option<u128>,
    },
    GoingStopped,
    WrongNumber,
    Occurring {
        /// Thousandths of the placements that were examined.
        thousandths: u16,
    },
    Occur {
        /// The number up to which occurrences are counted.
        limit: u64,
    },
    OccurringStopped,
    Contradicting {
        found: Option<u64>,
    },
    /// These givens contradict each other, and no smaller set does.
    Fewest {
        count: u64,
        cells: String,
    },
    /// These givens contradict each other; a smaller set might as well.
    FewestSoFar {
        count: u64,
        cells: String,
        /// The minimum size of such a set.
        at_least: u64,
    },
    RulesContradict,
    ContradictingStopped,
}

impl SolutionsFact {
    pub(crate) fn of_count(asked: &QuestionState<CountProgress>) -> Option<Self> {
        let counted = asked.finding;
        let found = counted.map_or(0, |counted| counted.count.number());
        match (&asked.stage, counted.map(|counted| counted.count)) {
            (Stage::Idle, _) => None,
            (Stage::Working(_), _) => {
                let thousandths = counted.map(|counted| (counted.fraction * 1000.0) as u16);
                // Smaller shares are not worth showing.
                let thousandths = thousandths.filter(|&it| it > 0);
                Some(Self::Counting { found, thousandths })
            }
            (Stage::Over(Ending::Stopped), _) => Some(Self::CountStopped(found)),
            (Stage::Over(Ending::Answered), Some(Count::Exactly(total))) => {
                Some(Self::Exactly(total))
            }
            (Stage::Over(Ending::Answered), _) => Some(Self::LimitReached(found)),
        }
    }

    pub(crate) fn of_estimate(asked: &QuestionState<Estimate>) -> Option<Self> {
        let is_idle = matches!(asked.stage, Stage::Idle);
        match asked.finding {
            Some(Estimate { mean, standard_error, probes, hits }) if hits > 0 => {
                let spread = standard_error.map(|error| error / mean);
                Some(Self::About { mean, spread, probes })
            }
            Some(Estimate { probes, .. }) => Some(Self::NoHit { probes }),
            None => (!is_idle).then_some(Self::NoHit { probes: 0 }),
        }
    }

    pub(crate) fn rested(asked: &QuestionState<Estimate>) -> Option<Self> {
        let is_rested = asked.finding.is_some() && asked.stage == Stage::Over(Ending::Answered);
        is_rested.then(|| Self::Rested { is_precise: asked.is_precise() })
    }

    /// Returns the number of solutions of an empty board with the classic rules, if it is known.
    /// That of 9x9 is from B. Felgenhauer and F. Jarvis, “Enumerating possible Sudoku grids”
    /// (2005); this program counts the smaller ones itself.
    pub(crate) fn known(model: &Model) -> Option<Self> {
        let edited_puzzle = model.play.editor.edited_puzzle();
        let is_empty = !edited_puzzle.is_begun();
        let known = match edited_puzzle.shape() {
            Shape::Four => 288,
            Shape::Six => 28_200_960,
            Shape::Nine => 6_670_903_752_021_072_936_960,
            Shape::Sixteen => return None,
        };
        is_empty.then_some(Self::Known(known))
    }

    pub(crate) fn of_visit(solution_queries: &SolutionQueries) -> Option<Self> {
        let SolutionQueries { solution, visited, total, count, .. } = solution_queries;
        if solution_queries.is_number_invalid {
            return Some(Self::WrongNumber);
        }
        match &solution.stage {
            Stage::Idle => None,
            Stage::Working(order) => {
                let is_drawn = matches!(
                    order.work.query,
                    SolutionQuery::Solution(SolutionSelector::Random { .. })
                );
                Some(if is_drawn { Self::DrawingAtRandom } else { Self::Going })
            }
            Stage::Over(Ending::Stopped) => Some(Self::GoingStopped),
            Stage::Over(Ending::Answered)
                if solution
                    .finding
                    .as_ref()
                    .is_none_or(|it: &Rc<SolutionVisit>| it.visited.is_none()) =>
            {
                Some(Self::NoSuch { total: *total })
            }
            Stage::Over(Ending::Answered) => {
                let visited = visited.as_ref()?;
                let Some(number) = visited.number else { return Some(Self::Guessed) };
                if let (Some(Draw::Evenly), &Some(total)) = (visited.draw, total) {
                    return Some(Self::Drawn { number, total });
                }
                let counted = count.finding.map_or(0, |counted| counted.count.number());
                Some(Self::At { number, total: *total, at_least: counted.max(number) })
            }
        }
    }

    pub(crate) fn of_candidates(asked: &QuestionState<Rc<TrueCandidates>>) -> Option<Self> {
        let known = asked.finding.as_deref();
        match &asked.stage {
            Stage::Idle => None,
            Stage::Working(_) => {
                Some(Self::Occurring { thousandths: known.map_or(0, |known| known.thousandths) })
            }
            Stage::Over(Ending::Stopped) => Some(Self::OccurringStopped),
            Stage::Over(Ending::Answered) => known.map(|known| Self::Occur { limit: known.limit }),
        }
    }

    /// Returns what is known of a conflict; `write` puts the givens into words.
    pub(crate) fn of_conflict(
        asked: &QuestionState<Option<Conflict>>,
        write: impl FnOnce(&Conflict) -> String,
    ) -> Option<Self> {
        let conflict = asked.finding.as_ref().and_then(Option::as_ref);
        let count = |conflict: &Conflict| conflict.cells.len() as u64;
        match (&asked.stage, conflict) {
            (Stage::Idle, _) | (Stage::Over(Ending::Answered), None) => None,
            (Stage::Working(_), conflict) => {
                Some(Self::Contradicting { found: conflict.map(count) })
            }
            (Stage::Over(Ending::Stopped), None) => Some(Self::ContradictingStopped),
            (Stage::Over(Ending::Stopped | Ending::Answered), Some(found))
                if found.cells.is_empty() =>
            {
                Some(Self::RulesContradict)
            }
            (Stage::Over(Ending::Stopped | Ending::Answered), Some(found)) => {
                let (cells, count) = (write(found), count(found));
                Some(if found.is_smallest() {
                    Self::Fewest { count, cells }
                } else {
                    Self::FewestSoFar { count, cells, at_least: found.lower_bound as u64 }
                })
            }
        }
    }
}

impl Text {
    pub fn solutions(self, fact: &SolutionsFact) -> String {
        let phrases = self.solution_phrases();
        let point = self.grammar.point();
        let counted = |phrase, count: &u128| self.say(phrase, &[("count", count)]);
        match fact {
            SolutionsFact::Counting { found, thousandths: None } => {
                self.say(phrases.counting, &[("found", found)])
            }
            SolutionsFact::Counting { found, thousandths: Some(share) } => {
                let share = tenths((*share).into(), point);
                self.say(phrases.counting_share, &[("found", found), ("share", &share)])
            }
            SolutionsFact::Exactly(0) => phrases.none.to_owned(),
            SolutionsFact::Exactly(count) => counted(phrases.exactly, count),
            SolutionsFact::LimitReached(count) => counted(phrases.limit_reached, count),
            SolutionsFact::CountStopped(count) => counted(phrases.count_stopped, count),
            SolutionsFact::NoHit { probes } => self.say(phrases.no_hit, &[("probes", probes)]),
            SolutionsFact::About { mean, spread: None, probes } => {
                let mean = scientific(*mean, point);
                self.say(phrases.about, &[("mean", &mean), ("probes", probes)])
            }
            SolutionsFact::About { mean, spread: Some(spread), probes } => {
                let (mean, spread) = (scientific(*mean, point), percent(*spread, point));
                self.say(
                    phrases.about_with_error,
                    &[("mean", &mean), ("spread", &spread), ("probes", probes)],
                )
            }
            SolutionsFact::Rested { is_precise: true } => phrases.rested_precise.to_owned(),
            SolutionsFact::Rested { is_precise: false } => phrases.rested.to_owned(),
            SolutionsFact::Known(count) => counted(phrases.known, count),
            SolutionsFact::Going => phrases.going.to_owned(),
            SolutionsFact::DrawingAtRandom => phrases.drawing_at_random.to_owned(),
            SolutionsFact::At { number, total: Some(total), .. } => {
                self.say(phrases.at, &[("number", number), ("total", total)])
            }
            SolutionsFact::At { number, total: None, at_least } => {
                self.say(phrases.at_of_at_least, &[("number", number), ("at_least", at_least)])
            }
            SolutionsFact::Drawn { number, total } => {
                self.say(phrases.drawn, &[("number", number), ("total", total)])
            }
            SolutionsFact::Guessed => phrases.guessed.to_owned(),
            SolutionsFact::NoSuch { total: Some(total) } => {
                self.say(phrases.no_such_of, &[("total", total)])
            }
            SolutionsFact::NoSuch { total: None } => phrases.no_such.to_owned(),
            SolutionsFact::GoingStopped => phrases.going_stopped.to_owned(),
            SolutionsFact::WrongNumber => phrases.wrong_number.to_owned(),
            SolutionsFact::Occurring { thousandths } => {
                self.say(phrases.occurring, &[("share", &tenths((*thousandths).into(), point))])
            }
            SolutionsFact::Occur { limit: 1 } => phrases.occur.to_owned(),
            SolutionsFact::Occur { limit } => self.say(phrases.occur_counted, &[("limit", limit)]),
            SolutionsFact::OccurringStopped => phrases.occurring_stopped.to_owned(),
            SolutionsFact::Contradicting { found: None } => phrases.contradicting.to_owned(),
            SolutionsFact::Contradicting { found: Some(found) } => {
                self.say(phrases.contradicting_found, &[("found", found)])
            }
            SolutionsFact::Fewest { count, cells } => {
                self.say(phrases.fewest, &[("count", count), ("cells", cells)])
            }
            SolutionsFact::FewestSoFar { count, cells, at_least } => {
                let phrase =
                    if *at_least > 1 { phrases.fewest_at_least } else { phrases.fewest_so_far };
                self.say(phrase, &[("count", count), ("cells", cells), ("at_least", at_least)])
            }
            SolutionsFact::ContradictingStopped => phrases.contradicting_stopped.to_owned(),
            SolutionsFact::RulesContradict => phrases.rules_contradict.to_owned(),
        }
    }

    /// Describes what is known of the solutions of a puzzle. Returns an empty string if nothing was
    /// asked.
    pub fn known(self, fact: Option<SolutionsFact>) -> String {
        fact.map_or_else(String::new, |fact| self.solutions(&fact))
    }

    /// Lists the givens that contradict each other. Returns an empty string if nothing was asked.
    pub fn conflict(self, model: &Model) -> String {
        let givens = &model.play.editor.edited_puzzle().givens;
        let given = |&cell: &Cell| {
            let digit = givens.get(cell).map_or(' ', Digit::symbol);
            format!("{} {digit}", self.short_cell(cell, givens.shape()))
        };
        let write = |conflict: &Conflict| {
            conflict.cells.iter().map(given).collect::<Vec<String>>().join(", ")
        };
        self.known(SolutionsFact::of_conflict(&model.play.solution_queries.conflict, write))
    }

    /// Writes the number of solutions in which a cell has a digit, as a short label.
    pub fn tally(self, tally: Tally) -> String {
        match tally {
            Tally::Exactly(count) => self.number(count),
            Tally::AtLeast(count) => format!("≥ {}", self.number(count)),
        }
    }

    /// Writes the same as a spoken phrase.
    pub(super) fn occurs(self, digit: Digit, tally: Tally) -> String {
        let phrases = &self.phrases.board;
        let (phrase, count) = match tally {
            Tally::Exactly(count) => (phrases.occurs, count),
            Tally::AtLeast(count) => (phrases.occurs_at_least, count),
        };
        self.say(phrase, &[("digit", &digit), ("count", &count)])
    }
}

//! The solutions of a puzzle.

use grove_model::Model;
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::conflict::Conflict;
use sudoku_engine::count::Tally;

use super::number::{percent, scientific, tenths};
use super::{SolutionsFact, Text};

impl Text {
    pub fn solutions(self, fact: &SolutionsFact) -> String {
        let says = &self.says.solutions;
        let point = self.grammar.point();
        let counted = |phrase, count: &u128| self.say(phrase, &[("count", count)]);
        match fact {
            SolutionsFact::Counting { found, thousandths: None } => {
                self.say(says.counting, &[("found", found)])
            }
            SolutionsFact::Counting { found, thousandths: Some(share) } => {
                let share = tenths((*share).into(), point);
                self.say(says.counting_share, &[("found", found), ("share", &share)])
            }
            SolutionsFact::Exactly(0) => says.none.to_owned(),
            SolutionsFact::Exactly(count) => counted(says.exactly, count),
            SolutionsFact::LimitReached(count) => counted(says.limit_reached, count),
            SolutionsFact::CountStopped(count) => counted(says.count_stopped, count),
            SolutionsFact::NoHit { probes } => self.say(says.no_hit, &[("probes", probes)]),
            SolutionsFact::About { mean, spread: None, probes } => {
                let mean = scientific(*mean, point);
                self.say(says.about, &[("mean", &mean), ("probes", probes)])
            }
            SolutionsFact::About { mean, spread: Some(spread), probes } => {
                let (mean, spread) = (scientific(*mean, point), percent(*spread, point));
                self.say(
                    says.about_with_error,
                    &[("mean", &mean), ("spread", &spread), ("probes", probes)],
                )
            }
            SolutionsFact::Known(count) => counted(says.known, count),
            SolutionsFact::Going => says.going.to_owned(),
            SolutionsFact::GoingByChance => says.going_by_chance.to_owned(),
            SolutionsFact::At { number, total: Some(total), .. } => {
                self.say(says.at, &[("number", number), ("total", total)])
            }
            SolutionsFact::At { number, total: None, at_least } => {
                self.say(says.at_of_at_least, &[("number", number), ("at_least", at_least)])
            }
            SolutionsFact::Drawn { number, total } => {
                self.say(says.drawn, &[("number", number), ("total", total)])
            }
            SolutionsFact::Guessed => says.guessed.to_owned(),
            SolutionsFact::NoSuch { total: Some(total) } => {
                self.say(says.no_such_of, &[("total", total)])
            }
            SolutionsFact::NoSuch { total: None } => says.no_such.to_owned(),
            SolutionsFact::GoingStopped => says.going_stopped.to_owned(),
            SolutionsFact::WrongNumber => says.wrong_number.to_owned(),
            SolutionsFact::Occurring { thousandths } => {
                self.say(says.occurring, &[("share", &tenths((*thousandths).into(), point))])
            }
            SolutionsFact::Occur { limit: 1 } => says.occur.to_owned(),
            SolutionsFact::Occur { limit } => self.say(says.occur_counted, &[("limit", limit)]),
            SolutionsFact::OccurringStopped => says.occurring_stopped.to_owned(),
            SolutionsFact::Contradicting { found: None } => says.contradicting.to_owned(),
            SolutionsFact::Contradicting { found: Some(found) } => {
                self.say(says.contradicting_found, &[("found", found)])
            }
            SolutionsFact::Fewest { count, cells } => {
                self.say(says.fewest, &[("count", count), ("cells", cells)])
            }
            SolutionsFact::FewestSoFar { count, cells, at_least } => {
                let phrase = if *at_least > 1 { says.fewest_at_least } else { says.fewest_so_far };
                self.say(phrase, &[("count", count), ("cells", cells), ("at_least", at_least)])
            }
            SolutionsFact::ContradictingStopped => says.contradicting_stopped.to_owned(),
            SolutionsFact::RulesContradict => says.rules_contradict.to_owned(),
        }
    }

    /// What is known of the solutions of a puzzle; empty where nothing was asked.
    pub fn known(self, fact: Option<SolutionsFact>) -> String {
        fact.map_or_else(String::new, |fact| self.solutions(&fact))
    }

    /// Which clues contradict each other; empty where nothing was asked.
    pub fn conflict(self, model: &Model) -> String {
        let clues = &model.play.editor.sheet().clues;
        let clue = |&cell: &Cell| {
            let digit = clues.get(cell).map_or(' ', Digit::symbol);
            format!("{} {digit}", self.short_cell(cell, clues.shape()))
        };
        let write = |conflict: &Conflict| {
            conflict.cells.iter().map(clue).collect::<Vec<String>>().join(", ")
        };
        self.known(SolutionsFact::of_conflict(&model.play.inquiries.conflict, write))
    }

    /// In how many solutions a cell has a digit, in a few signs.
    pub fn tally(self, tally: Tally) -> String {
        match tally {
            Tally::Exactly(count) => self.number(count),
            Tally::AtLeast(count) => format!("≥ {}", self.number(count)),
        }
    }

    /// The same as it is spoken.
    pub(super) fn occurs(self, digit: Digit, tally: Tally) -> String {
        let says = &self.says.solutions;
        let (phrase, count) = match tally {
            Tally::Exactly(count) => (says.occurs, count),
            Tally::AtLeast(count) => (says.occurs_at_least, count),
        };
        self.say(phrase, &[("digit", &digit), ("count", &count)])
    }
}

//! The state of a puzzle.

use grove_model::puzzle::editor::Refusal;
use sudoku_engine::board::{Rule, Shape};
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{ReadError, Reason};

use super::phrase::At;
use super::{Broken, Text, Verdict};

impl Text {
    /// How the board is, or what asking for its solution came to.
    pub fn verdict(self, verdict: Verdict, shape: Shape) -> String {
        let says = &self.says.verdicts;
        let broken = |first: Option<Broken>| first.map(|first| self.broken(first, shape));
        let with_first = |said: String, first: Option<Broken>| match broken(first) {
            Some(first) => format!("{said} {first}"),
            None => said,
        };
        match verdict {
            Verdict::Refused(Refusal::Clue) => says.clue_stays.to_owned(),
            Verdict::Refused(Refusal::NoRoomForMark) => says.no_room_for_mark.to_owned(),
            Verdict::Broken { times, first, is_full } => {
                let is_wrong = is_full.then(|| says.full_but_wrong.to_owned());
                let others =
                    (times > 1).then(|| self.say(says.broken_more, &[("times", &(times - 1))]));
                let said = is_wrong.into_iter().chain(broken(first)).chain(others);
                said.collect::<Vec<_>>().join(" ")
            }
            Verdict::Solved => says.solved.to_owned(),
            Verdict::Clashing { pairs, first } => {
                with_first(self.say(says.clashing, &[("pairs", &pairs)]), first)
            }
            Verdict::Breaking { times, first } => {
                with_first(self.say(says.breaking, &[("times", &times)]), first)
            }
            Verdict::Working => says.working.to_owned(),
            Verdict::Unique => says.unique.to_owned(),
            Verdict::Several { differing } => self.say(says.several, &[("differing", &differing)]),
            Verdict::Impossible(Refutation::AtSight(why)) => {
                self.say(says.at_sight, &[("why", &self.contradiction(why, shape))])
            }
            Verdict::Impossible(Refutation::ByForcedDigits { placed, contradiction }) => self.say(
                says.by_forced_digits,
                &[("placed", &placed), ("why", &self.contradiction(contradiction, shape))],
            ),
            Verdict::Impossible(Refutation::BySearch { nodes: 1 }) => says.without_guess.to_owned(),
            Verdict::Impossible(Refutation::BySearch { nodes }) => {
                self.say(says.by_search, &[("nodes", &nodes)])
            }
        }
    }

    fn contradiction(self, contradiction: Contradiction, shape: Shape) -> String {
        let says = &self.says.verdicts;
        match contradiction {
            Contradiction::CellWithoutDigit { cell } => {
                self.say(says.cell_without_digit, &[("cell", &At(cell, shape))])
            }
            Contradiction::HouseWithoutPlace { house, digit } => self.say(
                says.house_without_place,
                &[("house", &Rule::House(house)), ("digit", &digit)],
            ),
        }
    }

    /// Where a text cannot be read as a board, and why.
    pub fn read_error(self, error: &ReadError) -> String {
        let says = &self.says.verdicts;
        let why = match error.reason {
            Reason::Empty => says.unread_empty.to_owned(),
            Reason::UnknownCharacter { found } => {
                self.say(says.unread_character, &[("found", &found)])
            }
            Reason::DigitTooLarge { digit, size } => {
                self.say(says.unread_digit, &[("digit", &digit), ("size", &size)])
            }
            Reason::WrongCellCount { found } => self.say(says.unread_cells, &[("found", &found)]),
            Reason::TooManyCells { limit } => self.say(says.unread_too_many, &[("limit", &limit)]),
            Reason::RowTooShort { row, found, expected }
            | Reason::RowTooLong { row, found, expected } => self
                .say(says.unread_row, &[("row", &row), ("found", &found), ("expected", &expected)]),
            Reason::WrongRowCount { found, expected } => {
                self.say(says.unread_rows, &[("found", &found), ("expected", &expected)])
            }
            Reason::UnclosedBracket { bracket } => {
                self.say(says.unread_bracket, &[("bracket", &bracket)])
            }
            Reason::BrokenLink => says.unread_link.to_owned(),
            Reason::LinkTooLong { found, limit } => {
                self.say(says.unread_long_link, &[("found", &found), ("limit", &limit)])
            }
            Reason::UnusableRegions => says.unread_regions.to_owned(),
            Reason::UnusableCage { cage } => self.say(says.unread_cage, &[("cage", &cage)]),
            Reason::UnusableThermometer { thermometer } => {
                self.say(says.unread_thermometer, &[("thermometer", &thermometer)])
            }
        };
        self.say(says.unread, &[("line", &error.line), ("column", &error.column), ("why", &why)])
    }
}

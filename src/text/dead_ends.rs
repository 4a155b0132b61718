//! Words about why a cell is filled next, and about dead ends and what causes them.

use grove_model::view::cell_choice::{CellChoice, Guess};
use grove_model::view::dead_end::Obstacle;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::search::DeadEndCause;

use super::Text;
use super::phrase::At;

impl Text {
    /// Describes why a digit of a cell is struck.
    pub fn obstacle(self, obstacle: Obstacle, shape: Shape) -> String {
        let Obstacle { digit, by, rule } = obstacle;
        let because = self.blocked(rule, &rule, At(by, shape));
        let phrase = self.phrases.narration.digit_blocked;
        self.say(phrase, &[("digit", &digit), ("because", &because)])
    }

    /// Returns why a digit was placed in this cell, as what follows the cell's name.
    pub(super) fn why_here(self, why: CellChoice, digit: Digit) -> String {
        let phrases = &self.phrases.narration;
        match why {
            CellChoice::First => phrases.first_empty.to_owned(),
            CellChoice::Random => phrases.random_cell.to_owned(),
            CellChoice::Fewest(candidates) => {
                self.say(phrases.fewest_candidates, &[("candidates", &candidates)])
            }
            CellChoice::OnlyCandidate => self.say(phrases.only_digit, &[("digit", &digit)]),
            CellChoice::OnlyPlace(rule) => {
                self.say(phrases.only_place, &[("digit", &digit), ("rule", &rule)])
            }
            CellChoice::FewestPlaces { rule, places } => self.say(
                phrases.fewest_places,
                &[("digit", &digit), ("rule", &rule), ("places", &places)],
            ),
        }
    }

    pub(super) fn guess(self, guess: Option<Guess>) -> String {
        guess.map_or_else(String::new, |Guess { nth, of }| {
            self.say(self.phrases.narration.guess, &[("nth", &nth), ("of", &of)])
        })
    }

    /// Describes a dead end, why it is one, and to which cell the search goes back.
    pub(super) fn dead_end_because(
        self,
        cause: DeadEndCause,
        by_houses: bool,
        back_to: Option<Cell>,
        can_change: bool,
        shape: Shape,
    ) -> String {
        let phrases = &self.phrases.narration;
        let lack = match cause {
            DeadEndCause::Cell(cell) => {
                let phrase =
                    if by_houses { phrases.cell_lacks_houses } else { phrases.cell_lacks_rules };
                self.say(phrase, &[("cell", &At(cell, shape))])
            }
            DeadEndCause::House { rule, digit } => {
                self.say(phrases.house_lacks_cells, &[("rule", &rule), ("digit", &digit)])
            }
            DeadEndCause::Unknown => phrases.nothing_below.to_owned(),
        };
        let back = back_to.map_or_else(
            || phrases.no_way_back.to_owned(),
            |back| {
                let fills: [(_, &dyn super::phrase::Fill); 2] =
                    [("cell", &At(back, shape)), ("can_change", &can_change)];
                self.say(phrases.back_to, &fills)
            },
        );
        self.say(phrases.dead_end, &[("lack", &lack), ("back", &back)])
    }
}

//! The state of a puzzle in words, and errors in reading one.

use grove_model::Model;
use grove_model::puzzle::editor::{BoardState, EditedPuzzle, Refusal};
use grove_model::solve::answer::{Answer, SolveState};
use grove_model::solve::solutions::{CountPurpose, Ending, SolutionQueries, Stage};
use sudoku_engine::board::{Cell, Digit, Rule, Shape, Violation};
use sudoku_engine::count::Count;
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{ReadError, Reason};

use super::Text;
use super::number::clock_time;
use super::phrase::At;
use super::rules::Broken;

/// The state of the board, or the result of solving it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Refused(Refusal),
    /// Digits on the board break the rules.
    DigitsBreakRules {
        times: u64,
        first: Option<Broken>,
        /// Whether the board is full, which makes it a wrong solution.
        is_full: bool,
    },
    /// The user filled the board, and no rule is broken.
    Solved {
        /// The time played, unless it is unknown or hidden.
        seconds: Option<u32>,
    },
    /// Every cell is a given.
    AllGiven,
    GivensBreakRules {
        first: Option<Broken>,
    },
    Working,
    Unique {
        /// The number of the user's digits that differ from the solution's.
        wrong: u64,
    },
    Several {
        /// The number of cells in which the two solutions shown differ.
        differing: u64,
    },
    Impossible(Refutation),
    /// The result of checking whether the givens make a proper puzzle.
    Givens(GivensCheck),
}

/// Whether the givens make a proper puzzle, which has one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivensCheck {
    Working,
    Unique,
    Several,
    Impossible,
}

impl GivensCheck {
    /// Returns `None` unless the solutions are counted to check the givens.
    fn of(solution_queries: &SolutionQueries) -> Option<Self> {
        let count = &solution_queries.count;
        let found = count.finding.map(|progress| progress.count);
        match found.filter(|_| count.stage == Stage::Over(Ending::Answered)) {
            _ if solution_queries.count_purpose != CountPurpose::Givens => None,
            Some(Count::Exactly(0)) => Some(Self::Impossible),
            Some(Count::Exactly(1)) => Some(Self::Unique),
            Some(Count::Exactly(_) | Count::AtLeast(_)) => Some(Self::Several),
            None => count.is_working().then_some(Self::Working),
        }
    }
}

impl Verdict {
    /// Returns `None` if there is nothing to report.
    pub(crate) fn of(model: &Model) -> Option<Self> {
        let edited_puzzle = model.play.editor.edited_puzzle();
        match (model.play.refusal, &model.play.solving) {
            (Some(refusal), _) => Some(Self::Refused(refusal)),
            (None, SolveState::Idle) => {
                Self::of_board_state(&model.play.editor.board_state(), edited_puzzle)
                    .map(|verdict| verdict.timed(model))
                    .or_else(|| GivensCheck::of(&model.play.solution_queries).map(Self::Givens))
            }
            (None, solving) => Self::of_solving(solving, edited_puzzle),
        }
    }

    fn timed(self, model: &Model) -> Self {
        if let Self::Solved { .. } = self {
            return Self::Solved { seconds: model.final_seconds() };
        }
        self
    }

    pub(crate) fn of_board_state(
        board_state: &BoardState,
        edited_puzzle: &EditedPuzzle,
    ) -> Option<Self> {
        match board_state {
            BoardState::Open => None,
            BoardState::Broken { violations, is_full } => Some(Self::DigitsBreakRules {
                times: mistakes(violations),
                first: violations
                    .first()
                    .and_then(|violation| Broken::of(violation, edited_puzzle)),
                is_full: *is_full,
            }),
            BoardState::Solved => Some(Self::Solved { seconds: None }),
            BoardState::AllGiven => Some(Self::AllGiven),
        }
    }

    pub(crate) fn of_solving(solving: &SolveState, edited_puzzle: &EditedPuzzle) -> Option<Self> {
        let verdict = match solving {
            SolveState::Idle => return None,
            SolveState::Over(Err(violations)) => {
                let first = violations.first();
                Self::GivensBreakRules { first: first.and_then(|it| Broken::of(it, edited_puzzle)) }
            }
            SolveState::Working(_) => Self::Working,
            SolveState::Over(Ok(answer)) => match answer.as_ref() {
                Answer::Unique(solution) => {
                    let wrong = |&(cell, own): &(Cell, Option<Digit>)| {
                        own.is_some() && own != solution.get(cell)
                    };
                    Self::Unique {
                        wrong: edited_puzzle.answers.iter().filter(wrong).count() as u64,
                    }
                }
                Answer::Several(_) => Self::Several { differing: answer.differing().len() as u64 },
                Answer::Impossible(refutation) => Self::Impossible(*refutation),
            },
        };
        Some(verdict)
    }

    /// Returns the verdict's code in the page's markup.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Refused(Refusal::OnlyGivens) => "clue-stays",
            Self::Refused(Refusal::NoRoomForMark) => "no-room-for-mark",
            Self::DigitsBreakRules { is_full: false, .. } => "broken",
            Self::DigitsBreakRules { is_full: true, .. } => "wrong",
            Self::Solved { .. } => "solved",
            Self::AllGiven => "all-given",
            Self::GivensBreakRules { .. } => "clashing",
            Self::Working => "working",
            Self::Unique { .. } => "unique",
            Self::Several { .. } => "several",
            Self::Impossible(_) => "impossible",
            Self::Givens(GivensCheck::Working) => "givens-checking",
            Self::Givens(GivensCheck::Unique) => "givens-unique",
            Self::Givens(GivensCheck::Several) => "givens-several",
            Self::Givens(GivensCheck::Impossible) => "givens-impossible",
        }
    }
}

/// Returns how many mistakes these violations are: the same cells in two houses are one.
fn mistakes(violations: &[Violation]) -> u64 {
    let is_new =
        |&nth: &usize| violations[..nth].iter().all(|it| it.cells != violations[nth].cells);
    (0..violations.len()).filter(is_new).count() as u64
}

impl Text {
    /// Describes the state of the board, or the result of solving it.
    pub fn verdict(self, verdict: Verdict, shape: Shape) -> String {
        let phrases = &self.phrases.verdicts;
        let broken = |first: Option<Broken>| first.map(|first| self.broken(first, shape));
        let with_first = |said: String, first: Option<Broken>| match broken(first) {
            Some(first) => format!("{said} {first}"),
            None => said,
        };
        match verdict {
            Verdict::Refused(Refusal::OnlyGivens) => phrases.clue_stays.to_owned(),
            Verdict::Refused(Refusal::NoRoomForMark) => phrases.no_room_for_mark.to_owned(),
            Verdict::DigitsBreakRules { times, first, is_full } => {
                let is_wrong = is_full.then(|| phrases.full_but_wrong.to_owned());
                let others =
                    (times > 1).then(|| self.say(phrases.broken_more, &[("times", &(times - 1))]));
                let said = is_wrong.into_iter().chain(broken(first)).chain(others);
                said.collect::<Vec<_>>().join(" ")
            }
            Verdict::Solved { seconds: None } => phrases.solved.to_owned(),
            Verdict::Solved { seconds: Some(seconds) } => {
                self.say(phrases.solved_in, &[("time", &clock_time(seconds))])
            }
            Verdict::AllGiven => phrases.all_given.to_owned(),
            Verdict::GivensBreakRules { first } => with_first(phrases.clashing.to_owned(), first),
            Verdict::Working => phrases.working.to_owned(),
            Verdict::Unique { wrong: 0 } => phrases.unique.to_owned(),
            Verdict::Unique { wrong } => {
                format!("{} {}", phrases.unique, self.say(phrases.wrong, &[("wrong", &wrong)]))
            }
            Verdict::Several { differing } => {
                self.say(phrases.several, &[("differing", &differing)])
            }
            Verdict::Givens(GivensCheck::Working) => phrases.givens_checking.to_owned(),
            Verdict::Givens(GivensCheck::Unique) => phrases.givens_unique.to_owned(),
            Verdict::Givens(GivensCheck::Several) => phrases.givens_several.to_owned(),
            Verdict::Givens(GivensCheck::Impossible) => phrases.givens_impossible.to_owned(),
            Verdict::Impossible(Refutation::ByGivens(why)) => {
                self.say(phrases.at_sight, &[("why", &self.contradiction(why, shape))])
            }
            Verdict::Impossible(Refutation::ByForcedDigits { placed, contradiction }) => self.say(
                phrases.by_forced_digits,
                &[("placed", &placed), ("why", &self.contradiction(contradiction, shape))],
            ),
            // The root alone: no guess was needed.
            Verdict::Impossible(Refutation::BySearch { nodes: 1 }) => {
                phrases.without_guess.to_owned()
            }
            Verdict::Impossible(Refutation::BySearch { nodes }) => {
                self.say(phrases.by_search, &[("nodes", &nodes)])
            }
        }
    }

    fn contradiction(self, contradiction: Contradiction, shape: Shape) -> String {
        let phrases = &self.phrases.verdicts;
        match contradiction {
            Contradiction::CellWithoutDigit { cell } => {
                self.say(phrases.cell_without_digit, &[("cell", &At(cell, shape))])
            }
            Contradiction::HouseWithoutPlace { house, digit } => self.say(
                phrases.house_without_place,
                &[("house", &Rule::House(house)), ("digit", &digit)],
            ),
        }
    }

    /// Describes where and why a text cannot be read as a board.
    pub fn read_error(self, error: &ReadError) -> String {
        let phrases = &self.phrases.verdicts;
        let why = match error.reason {
            Reason::Empty => phrases.unread_empty.to_owned(),
            Reason::NotText { kind } => {
                self.say(phrases.unread_not_text, &[("what", &self.not_text(kind))])
            }
            Reason::UnknownCharacter { character } => {
                self.say(phrases.unread_character, &[("found", &visible(character))])
            }
            Reason::DigitTooLarge { digit, size } => {
                self.say(phrases.unread_digit, &[("digit", &digit), ("size", &size)])
            }
            Reason::WrongCellCount { found } => {
                self.say(phrases.unread_cells, &[("found", &found)])
            }
            Reason::TooManyCells { limit } => {
                self.say(phrases.unread_too_many, &[("limit", &limit)])
            }
            Reason::RowTooShort { row, found, expected }
            | Reason::RowTooLong { row, found, expected } => self.say(
                phrases.unread_row,
                &[("row", &row), ("found", &found), ("expected", &expected)],
            ),
            Reason::WrongRowCount { found, expected } => {
                self.say(phrases.unread_rows, &[("found", &found), ("expected", &expected)])
            }
            Reason::UnclosedBracket { bracket } => {
                self.say(phrases.unread_bracket, &[("bracket", &bracket)])
            }
            Reason::BrokenLink => phrases.unread_link.to_owned(),
            Reason::LinkTooLong { found, limit } => {
                self.say(phrases.unread_long_link, &[("found", &found), ("limit", &limit)])
            }
            Reason::LinkUnpacksTooLong { limit } => {
                self.say(phrases.unread_large_link, &[("limit", &limit)])
            }
            Reason::UnusableRegions => phrases.unread_regions.to_owned(),
            Reason::UnusableCage { cage } => self.say(phrases.unread_cage, &[("cage", &cage)]),
            Reason::UnusableThermometer { thermometer } => {
                self.say(phrases.unread_thermometer, &[("thermometer", &thermometer)])
            }
            Reason::TooManyCages { found, limit } => {
                self.say(phrases.unread_cages, &[("found", &found), ("limit", &limit)])
            }
            Reason::TooManyThermometers { found, limit } => {
                self.say(phrases.unread_thermometers, &[("found", &found), ("limit", &limit)])
            }
            Reason::SeveralPuzzles { found, .. } => {
                self.say(phrases.unread_several, &[("found", &found)])
            }
            Reason::ShortId => phrases.unread_short_id.to_owned(),
            Reason::UnknownSite => phrases.unread_site.to_owned(),
            Reason::UnknownEncoding => phrases.unread_encoding.to_owned(),
            Reason::UnknownRules => phrases.unread_rules.to_owned(),
            Reason::UnknownMarkup => phrases.unread_markup.to_owned(),
            Reason::MissingSection => phrases.unread_section.to_owned(),
            Reason::RepeatedCandidate { digit } => {
                self.say(phrases.unread_candidate, &[("digit", &digit)])
            }
        };
        let sentence = self.say(
            phrases.unread,
            &[("line", &error.line), ("column", &error.column), ("why", &why)],
        );
        match error.format {
            Some(format) => self.say(
                phrases.unread_format,
                &[("format", &self.format(format)), ("where", &sentence)],
            ),
            None => sentence,
        }
    }
}

/// Returns a character, or its code if it would be invisible.
pub(super) fn visible(found: char) -> String {
    let is_plain = matches!(found, '"' | '\'' | '\\') || found.escape_debug().count() == 1;
    if is_plain { found.into() } else { format!("U+{:04X}", u32::from(found)) }
}

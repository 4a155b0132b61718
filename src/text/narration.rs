//! The narration of a search: what it does, and why.

use std::iter;

use grove_model::view::narration::{
    Continuation, Narration, PlacementOutcome, ProgramEvent, RemovalReason,
};
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Shape};
use sudoku_engine::search::Reason;

use super::Text;
use super::phrase::{At, Fill};

/// Returns the capital form of a letter of English, Russian or Swahili. The standard library's
/// table of all alphabets would double the size of a narration.
const fn capital(letter: char) -> char {
    match letter {
        'а'..='я' => match char::from_u32(letter as u32 - ('а' as u32 - 'А' as u32)) {
            Some(capital) => capital,
            None => letter,
        },
        'ё' => 'Ё',
        _ => letter.to_ascii_uppercase(),
    }
}

impl Text {
    /// Describes what just happened in one or two short sentences.
    pub fn narration(self, narration: &Narration, shape: Shape) -> String {
        self.capitalized(&self.narrated(narration, shape))
    }

    /// Returns a sentence with a capital letter at its start.
    pub(super) fn capitalized(self, said: &str) -> String {
        let mut letters = said.chars();
        let first = letters.next().map(|first| iter::once(capital(first)).chain(letters));
        first.map(Iterator::collect).unwrap_or_default()
    }

    fn narrated(self, narration: &Narration, shape: Shape) -> String {
        let phrases = &self.phrases.narration;
        let at = |cell: Cell| At(cell, shape);
        match *narration {
            Narration::Start { first: None, empty: 0 } => phrases.none_empty.to_owned(),
            Narration::Start { first: None, empty } => {
                self.say(phrases.start_nowhere, &[("empty", &empty)])
            }
            Narration::Start { first: Some(first), empty } => {
                self.say(phrases.start, &[("empty", &empty), ("cell", &at(first))])
            }
            Narration::Blocked { digit, cell, by, rule, then } => {
                self.ruled_out(digit, at(cell), &self.blocked(rule, &rule, at(by)), then)
            }
            Narration::Unfit { digit, cell, rule, then } => {
                self.ruled_out(digit, at(cell), &self.unfit(rule, &rule), then)
            }
            Narration::Legal { digit, cell, is_classic } => {
                let phrase = if is_classic { phrases.legal_classic } else { phrases.legal };
                self.say(phrase, &[("digit", &digit), ("cell", &at(cell))])
            }
            Narration::Placed { digit, cell, why, guess, skipped, failed, next } => {
                // The number of a guess already says how many were tried.
                let skipped =
                    guess.map_or_else(|| self.skipped(skipped, failed), |_| String::new());
                let (why, guess) = (self.why_here(why, digit), self.guess(guess));
                let next = match next {
                    PlacementOutcome::Full => phrases.full_next.to_owned(),
                    PlacementOutcome::Cell(next) => {
                        self.say(phrases.cell_next, &[("cell", &at(next))])
                    }
                    PlacementOutcome::Conclusions => phrases.conclusions_next.to_owned(),
                    PlacementOutcome::DeadEnd => phrases.dead_end_next.to_owned(),
                };
                self.say(
                    phrases.placed,
                    &[
                        ("digit", &digit),
                        ("cell", &at(cell)),
                        ("why", &why),
                        ("guess", &guess),
                        ("skipped", &skipped),
                        ("next", &next),
                    ],
                )
            }
            Narration::Eliminated { cell, digits, because } => {
                self.eliminated(cell, digits, because, shape)
            }
            Narration::Forced { digit, cell, because } => match because {
                Reason::HiddenSingle { rule } => self.say(
                    phrases.hidden_single,
                    &[("digit", &digit), ("cell", &at(cell)), ("rule", &rule)],
                ),
                Reason::Placed { .. }
                | Reason::NakedSingle
                | Reason::HallSet(_)
                | Reason::Sum { .. }
                | Reason::Order { .. } => {
                    self.say(phrases.naked_single, &[("digit", &digit), ("cell", &at(cell))])
                }
            },
            Narration::Program { event, is_over } => self.program_event(event, is_over, shape),
            Narration::DeadEnd { cause, by_houses, back_to, can_change } => {
                self.dead_end_because(cause, by_houses, back_to, can_change, shape)
            }
            Narration::Removed { digit, cell, because, then } => {
                let because = self.because(because, shape);
                let next = match then {
                    Continuation::Try(next) => self.say(phrases.digit_next, &[("digit", &next)]),
                    Continuation::BackTo(None) => phrases.no_digit_next.to_owned(),
                    Continuation::BackTo(Some(back)) => {
                        self.say(phrases.no_digit_next_back, &[("back", &at(back))])
                    }
                };
                self.say(
                    phrases.removed,
                    &[
                        ("digit", &digit),
                        ("cell", &at(cell)),
                        ("because", &because),
                        ("next", &next),
                    ],
                )
            }
            Narration::PlaceRemoved { digit, cell, rule, because, next, back_to } => {
                let because = self.because(because, shape);
                let next = match (next, back_to) {
                    (Some(next), _) => {
                        self.say(phrases.place_next, &[("rule", &rule), ("cell", &at(next))])
                    }
                    (None, None) => phrases.no_digit_next.to_owned(),
                    (None, Some(back)) => self
                        .say(phrases.no_place_next_back, &[("rule", &rule), ("back", &at(back))]),
                };
                self.say(
                    phrases.removed,
                    &[
                        ("digit", &digit),
                        ("cell", &at(cell)),
                        ("because", &because),
                        ("next", &next),
                    ],
                )
            }
            Narration::Solved { nth, last } => {
                self.say(phrases.solved, &[("nth", &nth), ("last", &last)])
            }
            Narration::Exhausted { solutions: 0 } => phrases.exhausted_without.to_owned(),
            Narration::Exhausted { solutions } => {
                self.say(phrases.exhausted, &[("solutions", &solutions)])
            }
        }
    }

    /// Describes what a program wrote to its grid.
    fn program_event(self, event: ProgramEvent, is_over: bool, shape: Shape) -> String {
        let phrases = &self.phrases.narration;
        let about = |phrase, digit: Digit, cell: Cell| {
            self.say(phrase, &[("digit", &digit), ("cell", &At(cell, shape))])
        };
        let said = match event {
            ProgramEvent::Start { empty } => {
                return self.say(phrases.program_start, &[("empty", &empty)]);
            }
            ProgramEvent::Placed { digit, cell } => about(phrases.program_placed, digit, cell),
            ProgramEvent::Erased { digit, cell } => about(phrases.program_erased, digit, cell),
            ProgramEvent::Left { digit, cell } => about(phrases.program_left, digit, cell),
            ProgramEvent::DeadEnd => phrases.program_dead_end.to_owned(),
            ProgramEvent::Solved { nth } => self.say(phrases.program_solved, &[("nth", &nth)]),
        };
        if is_over { format!("{said} {}", phrases.program_over) } else { said }
    }

    fn ruled_out(self, digit: Digit, cell: At, because: &str, then: Continuation) -> String {
        let phrases = &self.phrases.narration;
        let all = self.all_digits(cell.1);
        match then {
            Continuation::Try(next) => self.say(
                phrases.ruled_out,
                &[("digit", &digit), ("cell", &cell), ("because", &because), ("next", &next)],
            ),
            Continuation::BackTo(None) => self.say(
                phrases.ruled_out_last,
                &[("digit", &digit), ("cell", &cell), ("because", &because), ("all", &all)],
            ),
            Continuation::BackTo(Some(back)) => self.say(
                phrases.ruled_out_back,
                &[
                    ("digit", &digit),
                    ("cell", &cell),
                    ("because", &because),
                    ("all", &all),
                    ("back", &At(back, cell.1)),
                ],
            ),
        }
    }

    pub(super) fn blocked(self, rule: Rule, name: &dyn Fill, by: At) -> String {
        let phrases = &self.phrases.narration;
        let phrase = match rule {
            Rule::AntiKnight => phrases.blocked_knight,
            Rule::AntiKing => phrases.blocked_king,
            Rule::Thermometer(_) => phrases.blocked_thermometer,
            Rule::House(_)
            | Rule::Region(_)
            | Rule::Diagonal(_)
            | Rule::Window(_)
            | Rule::Cage(_)
            | Rule::CageTotal(_) => phrases.blocked,
        };
        self.say(phrase, &[("rule", name), ("by", &by)])
    }

    pub(super) fn unfit(self, rule: Rule, name: &dyn Fill) -> String {
        let phrases = &self.phrases.narration;
        let is_thermometer = matches!(rule, Rule::Thermometer(_));
        let phrase = if is_thermometer { phrases.unfit_thermometer } else { phrases.unfit_total };
        self.say(phrase, &[("rule", name)])
    }

    fn skipped(self, skipped: DigitSet, failed: DigitSet) -> String {
        let phrases = &self.phrases.narration;
        let (phrase, last) = match (skipped.len(), skipped.iter().last()) {
            (_, None) => return String::new(),
            (1, Some(last)) => (phrases.skipped_one, last),
            (2, Some(last)) => (phrases.skipped_two, last),
            (_, Some(last)) => (phrases.skipped_many, last),
        };
        self.say(phrase, &[("last", &last), ("unfit", &failed.is_empty())])
    }

    fn because(self, because: RemovalReason, shape: Shape) -> String {
        let phrases = &self.phrases.narration;
        let about_place = |phrase, digit: Digit, rule: Rule| {
            self.say(phrase, &[("digit", &digit), ("rule", &rule)])
        };
        match because {
            RemovalReason::NoDigitFor(dead) => {
                self.say(phrases.no_digit_for, &[("cell", &At(dead, shape))])
            }
            RemovalReason::NoPlaceFor(digit, rule) => {
                about_place(phrases.no_place_for, digit, rule)
            }
            RemovalReason::AllTriedFor(tried) => {
                self.say(phrases.all_tried_for, &[("cell", &At(tried, shape))])
            }
            RemovalReason::AllPlacesTriedFor(digit, rule) => {
                about_place(phrases.all_places_tried_for, digit, rule)
            }
            RemovalReason::SolutionKept => phrases.solution_kept.to_owned(),
        }
    }

    fn eliminated(self, cell: Cell, digits: DigitSet, because: Reason, shape: Shape) -> String {
        let phrases = &self.phrases.narration;
        let because = match because {
            Reason::Placed { rule: Rule::AntiKnight, .. } => phrases.placed_knight.to_owned(),
            Reason::Placed { rule: Rule::AntiKing, .. } => phrases.placed_king.to_owned(),
            Reason::Placed { rule, .. } => self.say(phrases.placed_there, &[("rule", &rule)]),
            Reason::Sum { cage } => {
                let rule = Rule::CageTotal(cage);
                self.unfit(rule, &rule)
            }
            Reason::Order { thermometer } => {
                self.say(phrases.order, &[("rule", &Rule::Thermometer(thermometer))])
            }
            Reason::HallSet(set) => match set.cells().collect::<Vec<_>>()[..] {
                [only] => self.say(phrases.only_candidate, &[("cell", &At(only, shape))]),
                ref cells => {
                    let digits = self.listed(set.digits());
                    self.say(
                        phrases.hall_set,
                        &[("cells", &cells.len()), ("rule", &set.rule()), ("digits", &digits)],
                    )
                }
            },
            Reason::NakedSingle | Reason::HiddenSingle { .. } => {
                self.say(phrases.only_candidate, &[("cell", &At(cell, shape))])
            }
        };
        self.say(
            phrases.eliminated,
            &[
                ("digits", &self.listed(digits)),
                ("is_one", &(digits.len() == 1)),
                ("cell", &At(cell, shape)),
                ("because", &because),
            ],
        )
    }

    /// Lists digits: `1`, `1 and 2`, `1, 2 and 3`.
    pub(super) fn listed(self, digits: DigitSet) -> String {
        let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
        match symbols.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, before)) => {
                let (phrase, before) = (self.phrases.narration.last_of_digits, before.join(", "));
                self.say(phrase, &[("before", &before), ("last", last)])
            }
            None => String::new(),
        }
    }
}

//! Links: the part of the address after `#` that says what the page shows.
//!
//! `#p=<line>&rules=<code>&view=<play|watch|compare|batch>&search=<strategy>&against=<strategies>`
//! `&by=<step|node|time>&to=<n|all>&make=<code>&step=<n>&explore=<choices>`
//! `&lang=<en|ru|sw>`.
//! A step `n` is right after the n-th placement or undo; `n.k` is k events later.
//! `to` is the solution the search stops at, the first where it is left out.

use std::fmt::Write as _;
use std::rc::Rc;
use std::str::FromStr;

use strum::VariantArray;
use sudoku_engine::board::{Givens, Rules};
use sudoku_engine::formats::{self, Alphabet, Format, LeftOut, ReadError, Reading, Reason, limits};
use sudoku_engine::search::{Goal, Position, Strategy};

use crate::base::code::Code;
use crate::base::settings::{Language, View};
use crate::base::steps::LinkStep;
use crate::base::steps::StepSize;
use crate::puzzle::editor::EditedPuzzle;
use crate::rules_code;
use crate::search::compare;
use crate::search::compare::{Comparison, Pace};
use crate::search::explore::Trail;
use crate::search::replay::LinkMaking;

/// What a link says. Every part may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The puzzle.
    pub puzzle: Option<Givens>,
    /// Its rules, where they are not just the classic ones.
    pub rules: Option<Rules>,
    /// The view.
    pub view: Option<View>,
    /// How the search goes.
    pub strategy: Option<Strategy>,
    /// What is compared.
    pub against: Option<Vec<Strategy>>,
    /// How what is compared is played together.
    pub pace: Option<Pace>,
    /// How far it goes.
    pub goal: Option<Goal>,
    /// The puzzle that is watched while it is made.
    pub making: Option<LinkMaking>,
    /// Where the search is shown.
    pub step: Option<LinkStep>,
    /// What was chosen by hand, where that is shown and not the search.
    pub explore: Option<Trail>,
    /// The language.
    pub language: Option<Language>,
}

/// A field of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The puzzle.
    Puzzle,
    /// Its rules.
    Rules,
    /// The view.
    View,
    /// The strategy.
    Search,
    /// The strategies that are compared.
    Against,
    /// The pace of a comparison.
    Pace,
    /// The goal.
    Goal,
    /// The puzzle that is watched while it is made.
    Making,
    /// The step.
    Step,
    /// The choices made by hand.
    Explore,
    /// The language.
    Language,
    /// None that the page knows.
    Unknown,
}

/// A field of a link that means nothing to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkProblem {
    /// The field.
    pub field: Field,
    /// The beginning of what it says; of a field unknown, of its name.
    pub value: Rc<str>,
}

/// A puzzle of a link that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongPuzzle {
    /// What the link says.
    pub text: Rc<str>,
    /// Why it is no board.
    pub error: ReadError,
}

/// A link read, with all that is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadLink {
    /// What could be read.
    pub link: Link,
    /// What the puzzle says besides.
    pub left_out: LeftOut,
    /// The puzzle, where it could not be read.
    pub wrong_puzzle: Option<WrongPuzzle>,
    /// The other fields that could not be read.
    pub problems: Vec<LinkProblem>,
}

/// Reads the puzzle of a link.
type ReadPuzzle = fn(&str) -> Result<Reading, ReadError>;

/// Any reason: `formats::read` reads the puzzle again and gives the true one.
const NOT_PLAIN: ReadError = ReadError { line: 1, column: 1, reason: Reason::Empty };

impl Link {
    /// Reads what stands after `#`, with or without it.
    pub fn read(hash: &str) -> ReadLink {
        Self::read_by(formats::read, hash)
    }

    /// Reads a link whose puzzle, if it has one, is written as [`Link::write`] writes it; `None`
    /// where it is not.
    pub(crate) fn read_plain(hash: &str) -> Option<ReadLink> {
        let read = |text: &str| {
            let givens = formats::read_line(text).ok_or(NOT_PLAIN)?;
            let rules = Rules::classic(givens.shape());
            let (format, alphabet) = (Format::Line, Alphabet::FromOne);
            Ok(Reading { format, givens, alphabet, rules, left_out: LeftOut::default() })
        };
        Some(Self::read_by(read, hash)).filter(|read| read.wrong_puzzle.is_none())
    }

    fn read_by(read_puzzle: ReadPuzzle, hash: &str) -> ReadLink {
        let mut read = ReadLink::default();
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let mut rules = None;
        for (name, value) in form_urlencoded::parse(hash.as_bytes()) {
            if name == "rules" {
                rules = Some(value);
            } else {
                read.field(&name, &value, read_puzzle);
            }
        }
        // What they say depends on the shape of the board.
        if let Some(code) = rules {
            read.rules(&code);
        }
        read
    }

    /// The fresh sheet of the puzzle, if there is one.
    pub fn sheet(&self) -> Option<EditedPuzzle> {
        let clues = self.puzzle.clone()?;
        Some(match &self.rules {
            Some(rules) => EditedPuzzle::with_rules(clues, rules.clone()),
            None => EditedPuzzle::new(clues),
        })
    }

    /// What is compared, at its start, where the link says anything of it.
    pub fn comparison(&self) -> Option<Comparison> {
        if self.against.is_none() && self.pace.is_none() {
            return None;
        }
        let asked = self.against.clone().and_then(Comparison::of);
        let mut comparison = asked.unwrap_or_default();
        comparison.pace = self.pace.unwrap_or_default();
        Some(comparison)
    }

    /// Writes what stands after `#`, without it.
    pub fn write(&self) -> String {
        let mut text = String::new();
        if let Some(puzzle) = &self.puzzle {
            write_field(&mut text, "p", &formats::line(puzzle));
        }
        if let Some(rules) = self.rules.as_ref().filter(|rules| !rules.is_classic()) {
            write_field(&mut text, "rules", &rules_code::write(rules));
        }
        if let Some(view) = self.view {
            write_field(&mut text, "view", view.code());
        }
        if let Some(strategy) = self.strategy {
            write_field(&mut text, "search", &strategy.to_string());
        }
        if let Some(strategies) = &self.against {
            write_field(&mut text, "against", &compare::write_strategies(strategies));
        }
        if let Some(pace) = self.pace.filter(|&pace| pace != Pace::default()) {
            write_field(&mut text, "by", pace.code());
        }
        match self.goal {
            Some(Goal::Exhaustion) => write_field(&mut text, "to", "all"),
            // That of a hole is the second one, where nothing is said.
            Some(Goal::Solution(nth)) if nth.get() > 1 || self.making.is_some() => {
                write_field(&mut text, "to", &nth.to_string());
            }
            _ => {}
        }
        if let Some(making) = &self.making {
            write_field(&mut text, "make", &making.write());
        }
        if let Some(LinkStep { position, grain }) = self.step {
            let step = match grain {
                StepSize::Moves => position.step.to_string(),
                StepSize::Events => format!("{}.{}", position.step, position.events),
            };
            write_field(&mut text, "step", &step);
        }
        if let Some(trail) = &self.explore {
            write_field(&mut text, "explore", &trail.write());
        }
        if let Some(language) = self.language {
            write_field(&mut text, "lang", language.code());
        }
        text
    }
}

/// Every value written is made of characters that a link may hold as they are.
fn write_field(text: &mut String, name: &str, value: &str) {
    let separator = if text.is_empty() { "" } else { "&" };
    let _ = write!(text, "{separator}{name}={value}");
}

impl ReadLink {
    fn field(&mut self, name: &str, value: &str, read_puzzle: ReadPuzzle) {
        let field = match name {
            "p" => return self.puzzle(value, read_puzzle),
            "view" => set(&mut self.link.view, value.parse().ok(), Field::View),
            "search" => set(&mut self.link.strategy, value.parse().ok(), Field::Search),
            "against" => {
                set(&mut self.link.against, compare::read_strategies(value), Field::Against)
            }
            "by" => set(&mut self.link.pace, value.parse().ok(), Field::Pace),
            "to" => set(&mut self.link.goal, read_goal(value), Field::Goal),
            "make" => set(&mut self.link.making, LinkMaking::read(value), Field::Making),
            "step" => set(&mut self.link.step, read_step(value), Field::Step),
            "explore" => set(&mut self.link.explore, Trail::read(value), Field::Explore),
            "lang" => {
                let language =
                    Language::VARIANTS.iter().copied().find(|known| known.code() == value);
                set(&mut self.link.language, language, Field::Language)
            }
            "" => None,
            _ => Some(Field::Unknown),
        };
        if let Some(field) = field {
            self.problem(field, if field == Field::Unknown { name } else { value });
        }
    }

    fn problem(&mut self, field: Field, value: &str) {
        let value = value.chars().take(limits::MOST_REPEATED).collect::<String>().into();
        self.problems.push(LinkProblem { field, value });
    }

    /// Rules of their own take the place of those that came with the puzzle.
    fn rules(&mut self, code: &str) {
        let shape = self.link.puzzle.as_ref().map(Givens::shape);
        match shape.and_then(|shape| rules_code::read(shape, code)) {
            Some(rules) => self.link.rules = Some(rules),
            None => self.problem(Field::Rules, code),
        }
    }

    fn puzzle(&mut self, value: &str, read_puzzle: ReadPuzzle) {
        match read_puzzle(value) {
            Ok(reading) => {
                self.link.puzzle = Some(reading.givens);
                self.link.rules = Some(reading.rules).filter(|rules| !rules.is_classic());
                self.left_out = reading.left_out;
            }
            Err(error) => self.wrong_puzzle = Some(WrongPuzzle { text: value.into(), error }),
        }
    }
}

/// Keeps a value that could be read, or gives the field that could not.
fn set<T>(slot: &mut Option<T>, value: Option<T>, field: Field) -> Option<Field> {
    let is_wrong = value.is_none();
    *slot = value.or(slot.take());
    is_wrong.then_some(field)
}

fn read_goal(value: &str) -> Option<Goal> {
    match value {
        "all" => Some(Goal::Exhaustion),
        "first" => Some(Goal::FIRST),
        nth => read_number(nth).map(Goal::Solution),
    }
}

fn read_step(value: &str) -> Option<LinkStep> {
    let (step, events, grain) = match value.split_once('.') {
        None => (value, "0", StepSize::Moves),
        Some((step, events)) => (step, events, StepSize::Events),
    };
    let position = Position { step: read_number(step)?, events: read_number(events)? };
    Some(LinkStep { position, grain })
}

/// A number in plain digits, without a sign.
fn read_number<T: FromStr>(value: &str) -> Option<T> {
    let is_plain = value.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| value.parse().ok())?
}

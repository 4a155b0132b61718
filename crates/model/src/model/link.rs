//! Links: the fragment of the address, which describes what the page shows.
//!
//! `#p=<line>&rules=<code>&view=<play|watch|compare|batch>&search=<strategy>&against=<searches>`
//! `&by=<step|node|time>&to=<n|all>&make=<code>&step=<n>&explore=<choices>`
//! `&tree=<drawing|path|list|table|constraints>&marks=<step:name,…>&program=<code>&line=<n>`
//! `&bare=1&lang=<en|ru|sw>`.
//! Step `n` is right after the n-th placement or undo; `n.k` is `k` events later. `to` is the
//! solution at which the search stops, by default the first.

use std::fmt::Write as _;
use std::rc::Rc;
use std::str::FromStr;

use strum::VariantArray;
use sudoku_engine::board::{Givens, Rules};
use sudoku_engine::formats::{
    self, CellInput, Format, LeftOut, ReadError, Reading, Reason, limits,
};
use sudoku_engine::search::{Goal, Position, Strategy};

use crate::base::code::Code;
use crate::base::settings::{Language, View};
use crate::base::steps::LinkStep;
use crate::base::steps::StepSize;
use crate::base::tree_mode::TreeMode;
use crate::puzzle::editor::EditedPuzzle;
use crate::rules_code;
use crate::search::bookmarks::Bookmarks;
use crate::search::compare;
use crate::search::compare::{Comparison, PaceUnit};
use crate::search::explore::Trail;
use crate::search::replay::LinkReplay;

/// The contents of a link. Every part is optional.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    pub puzzle: Option<Givens>,
    /// The rules, unless they are the classic ones.
    pub rules: Option<Rules>,
    pub view: Option<View>,
    pub strategy: Option<Strategy>,
    pub compared_strategies: Option<Vec<Strategy>>,
    /// Whether the program of the link is compared with them.
    pub compares_program: bool,
    /// What the compared searches have in common while they are played.
    pub pace: Option<PaceUnit>,
    pub goal: Option<Goal>,
    pub making: Option<LinkReplay>,
    /// The place in the search.
    pub step: Option<LinkStep>,
    /// The choices made by hand, if those are shown and not the search.
    pub explore: Option<Trail>,
    /// How the tree of the search is shown.
    pub tree_mode: Option<TreeMode>,
    /// The steps that the user named.
    pub bookmarks: Option<Bookmarks>,
    /// The program that the user wrote, as `program_link::pack` writes it, while its
    /// run is the search.
    pub program: Option<Rc<str>>,
    /// The lines of the program since the step.
    pub line: Option<u32>,
    /// The code of the question about the step that is answered.
    pub question: Option<Rc<str>>,
    /// Whether only board, tree and controls are shown.
    pub is_bare: bool,
    pub language: Option<Language>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Puzzle,
    Rules,
    View,
    Search,
    Against,
    Pace,
    Goal,
    Making,
    Step,
    Explore,
    Tree,
    Marks,
    Program,
    Line,
    Question,
    Bare,
    Language,
    /// A field that the page does not know.
    Unknown,
}

/// A field of a link that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkProblem {
    pub field: Field,
    /// The beginning of its value; for an unknown field, of its name.
    pub value: Rc<str>,
}

impl LinkProblem {
    pub(crate) fn new(field: Field, value: &str) -> Self {
        let value = value.chars().take(limits::MAX_QUOTED_CHARACTERS).collect::<String>().into();
        Self { field, value }
    }
}

/// The puzzle of a link that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongPuzzle {
    /// The value in the link.
    pub text: Rc<str>,
    pub error: ReadError,
}

/// A link as read, with the parts that could not be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadLink {
    pub link: Link,
    /// The parts of the puzzle that the page does not support.
    pub left_out: LeftOut,
    /// The puzzle, if it could not be read.
    pub wrong_puzzle: Option<WrongPuzzle>,
    /// The other fields that could not be read.
    pub problems: Vec<LinkProblem>,
}

/// A function that reads the puzzle of a link.
type ReadPuzzle = fn(&str) -> Result<Reading, ReadError>;

/// The end of the compared searches, if the program of the link is one of them.
const PROGRAM_TOO: &str = ",program";

/// A placeholder: `formats::read` reads the puzzle again and returns the real error.
const NOT_PLAIN: ReadError = ReadError { line: 1, column: 1, reason: Reason::Empty, format: None };

impl Link {
    /// Reads the fragment of an address, with or without `#`.
    pub fn read(hash: &str) -> ReadLink {
        Self::read_by(formats::read, hash)
    }

    /// Reads a link whose puzzle, if it has one, is written as [`Link::write`] writes it;
    /// returns `None` if it is not.
    pub(crate) fn read_plain(hash: &str) -> Option<ReadLink> {
        let read = |text: &str| {
            let givens = formats::read_line(text).ok_or(NOT_PLAIN)?;
            Ok(Reading::new(Format::Line, givens))
        };
        Some(Self::read_by(read, hash)).filter(|read| read.wrong_puzzle.is_none())
    }

    /// Returns what a user entered in each cell of the puzzle of the fragment of an address, in
    /// reading order; empty if it has none. Only few links have it, and the first load none.
    pub(crate) fn read_input(hash: &str) -> Vec<CellInput> {
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let fields = form_urlencoded::parse(hash.as_bytes()).filter(|(name, _)| name == "p");
        let puzzle = fields.last().and_then(|(_, value)| formats::read(&value).ok());
        puzzle.map(|reading| reading.input).unwrap_or_default()
    }

    fn read_by(read_puzzle: ReadPuzzle, hash: &str) -> ReadLink {
        let mut read = ReadLink::default();
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let mut rules = None;
        for (name, value) in form_urlencoded::parse(hash.as_bytes()) {
            if name == "rules" {
                rules = Some(value);
            } else {
                read.read_field(&name, &value, read_puzzle);
            }
        }
        if read.link.compares_program && read.link.program.is_none() {
            read.link.compares_program = false;
            read.add_problem(Field::Against, &PROGRAM_TOO[1..]);
        }
        // The rules can only be read once the shape of the board is known.
        if let Some(code) = rules {
            read.read_rules(&code);
        }
        read
    }

    /// Returns the link's puzzle without any answers, if it has one.
    pub fn edited_puzzle(&self) -> Option<EditedPuzzle> {
        let givens = self.puzzle.clone()?;
        Some(match &self.rules {
            Some(rules) => EditedPuzzle::with_rules(givens, rules.clone()),
            None => EditedPuzzle::new(givens),
        })
    }

    /// Returns the comparison, at its start, if the link describes one.
    pub fn comparison(&self) -> Option<Comparison> {
        if self.compared_strategies.is_none() && self.pace.is_none() {
            return None;
        }
        let program = self.program.as_ref().filter(|_| self.compares_program);
        let strategies = self.compared_strategies.clone();
        let comparison = strategies.and_then(|it| Comparison::of(it, program));
        let mut comparison = comparison.unwrap_or_default();
        comparison.pace = self.pace.unwrap_or_default();
        Some(comparison)
    }

    /// Writes the fragment, without `#`.
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
        if let Some(strategies) = &self.compared_strategies {
            write_field(&mut text, "against", &compare::write_strategies(strategies));
            text.push_str(if self.compares_program { PROGRAM_TOO } else { "" });
        }
        if let Some(pace) = self.pace.filter(|&pace| pace != PaceUnit::default()) {
            write_field(&mut text, "by", pace.code());
        }
        match self.goal {
            Some(Goal::Exhaustion) => write_field(&mut text, "to", "all"),
            // For a removal the default is the second solution, so its goal is always written.
            Some(Goal::Solution(nth)) if nth.get() > 1 || self.making.is_some() => {
                write_field(&mut text, "to", &nth.to_string());
            }
            _ => {}
        }
        if let Some(making) = &self.making {
            write_field(&mut text, "make", &making.write());
        }
        if let Some(step) = self.step {
            write_field(&mut text, "step", &write_step(step));
        }
        if let Some(trail) = &self.explore {
            write_field(&mut text, "explore", &trail.write());
        }
        if let Some(mode) = self.tree_mode.filter(|&mode| mode != TreeMode::default()) {
            write_field(&mut text, "tree", mode.code());
        }
        if let Some(bookmarks) = self.bookmarks.as_ref().filter(|it| !it.list().is_empty()) {
            let value = bookmarks.write();
            let value = form_urlencoded::byte_serialize(value.as_bytes());
            write_field(&mut text, "marks", &value.collect::<String>());
        }
        if let Some(program) = &self.program {
            write_field(&mut text, "program", program);
        }
        if let Some(line) = self.line {
            write_field(&mut text, "line", &line.to_string());
        }
        if let Some(question) = &self.question {
            write_field(&mut text, "ask", question);
        }
        if self.is_bare {
            write_field(&mut text, "bare", "1");
        }
        if let Some(language) = self.language {
            write_field(&mut text, "lang", language.code());
        }
        text
    }
}

/// Appends a field. The values consist of characters that need no escaping in a fragment.
fn write_field(text: &mut String, name: &str, value: &str) {
    let separator = if text.is_empty() { "" } else { "&" };
    let _ = write!(text, "{separator}{name}={value}");
}

impl ReadLink {
    fn read_field(&mut self, name: &str, value: &str, read_puzzle: ReadPuzzle) {
        let field = match name {
            "p" => return self.read_puzzle(value, read_puzzle),
            "view" => set(&mut self.link.view, value.parse().ok(), Field::View),
            "search" => set(&mut self.link.strategy, value.parse().ok(), Field::Search),
            "against" => {
                let others = value.strip_suffix(PROGRAM_TOO);
                self.link.compares_program = others.is_some();
                let strategies =
                    compare::read_strategies(others.unwrap_or(value), others.is_some());
                set(&mut self.link.compared_strategies, strategies, Field::Against)
            }
            "by" => set(&mut self.link.pace, value.parse().ok(), Field::Pace),
            "to" => set(&mut self.link.goal, read_goal(value), Field::Goal),
            "make" => set(&mut self.link.making, LinkReplay::read(value), Field::Making),
            "step" => set(&mut self.link.step, read_step(value), Field::Step),
            "explore" => set(&mut self.link.explore, Trail::read(value), Field::Explore),
            "tree" => set(&mut self.link.tree_mode, value.parse().ok(), Field::Tree),
            "marks" => return self.read_bookmarks(value),
            "program" => {
                self.link.program = Some(value.into());
                None
            }
            "ask" => {
                self.link.question = Some(value.into());
                None
            }
            "line" => set(&mut self.link.line, read_number(value), Field::Line),
            "bare" => match value {
                "0" | "1" => {
                    self.link.is_bare = value == "1";
                    None
                }
                _ => Some(Field::Bare),
            },
            "lang" => {
                let language =
                    Language::VARIANTS.iter().copied().find(|known| known.code() == value);
                set(&mut self.link.language, language, Field::Language)
            }
            "" => None,
            _ => Some(Field::Unknown),
        };
        if let Some(field) = field {
            self.add_problem(field, if field == Field::Unknown { name } else { value });
        }
    }

    fn add_problem(&mut self, field: Field, value: &str) {
        self.problems.push(LinkProblem::new(field, value));
    }

    /// Reads named steps, and reports those that cannot be read, all together.
    fn read_bookmarks(&mut self, value: &str) {
        let (bookmarks, unread) = Bookmarks::read(value);
        if !unread.is_empty() {
            self.add_problem(Field::Marks, &unread.join(","));
        }
        if !bookmarks.list().is_empty() {
            self.link.bookmarks = Some(bookmarks);
        }
    }

    /// Reads the field of the rules, which override those that came with the puzzle.
    fn read_rules(&mut self, code: &str) {
        let shape = self.link.puzzle.as_ref().map(Givens::shape);
        match shape.and_then(|shape| rules_code::read(shape, code)) {
            Some(rules) => self.link.rules = Some(rules),
            None => self.add_problem(Field::Rules, code),
        }
    }

    fn read_puzzle(&mut self, value: &str, read_puzzle: ReadPuzzle) {
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

/// Stores a value that could be read, or returns the field that could not.
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

/// Writes `7`, `7.3` for a place between two steps, or `7.3-stops` with its step size if it is
/// not the default.
fn write_step(LinkStep { position, step_size, is_exact }: LinkStep) -> String {
    let mut text = position.step.to_string();
    if is_exact {
        let _ = write!(text, ".{}", position.events);
    }
    if step_size != LinkStep::default_step_size(is_exact) {
        let _ = write!(text, "-{}", step_size.code());
    }
    text
}

fn read_step(value: &str) -> Option<LinkStep> {
    let (place, code) = value.split_once('-').map_or((value, None), |(it, code)| (it, Some(code)));
    let (step, events) =
        place.split_once('.').map_or((place, None), |(it, events)| (it, Some(events)));
    let is_exact = events.is_some();
    let position =
        Position { step: read_number(step)?, events: read_number(events.unwrap_or("0"))? };
    let step_size = match code {
        None => LinkStep::default_step_size(is_exact),
        Some(code) => StepSize::VARIANTS.iter().copied().find(|known| known.code() == code)?,
    };
    Some(LinkStep { position, step_size, is_exact })
}

/// Reads a number of plain ASCII digits, without a sign.
fn read_number<T: FromStr>(value: &str) -> Option<T> {
    let is_plain = value.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| value.parse().ok())?
}

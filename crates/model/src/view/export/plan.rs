//! What an export will contain, computed before it is written.

use std::rc::Rc;

use sudoku_engine::export::{Dot, Lines, Records};
use sudoku_engine::search::Counters;

use super::name::{self, Range};
use crate::Model;
use crate::model::export::{Choice, Extent, Field, Form, Subject};
use crate::search::player::Player;
use crate::search::timeline::Levels;

/// The bytes of a tree's node in an SVG, with its shape, digit and edge.
const SVG_NODE: u64 = 173;
/// The bytes of a label in an SVG.
const SVG_WORDS: u64 = 101;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Nodes of the tree, including the root.
    Nodes,
    Drawn,
    Steps,
    Levels,
    /// Steps on a map.
    Mapped,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub name: Rc<str>,
    pub unit: Unit,
    /// The first one in the file, from 1.
    pub first: u64,
    /// How many the file will contain, or may contain while the search goes on.
    pub count: u64,
    /// How many are known so far.
    pub of: u64,
    /// Whether the search has ended, so that there are no more.
    pub is_final: bool,
    /// The size of the file in bytes, estimated to within a fifth; `None` for PNG files and for
    /// the map, where it depends on what is drawn.
    pub bytes: Option<u64>,
}

/// Why nothing can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// No search is being watched.
    NoSearch,
    /// The search has no steps, or nothing is drawn.
    Nothing,
    /// The worker is not available.
    NoWorker,
    /// A field does not contain a positive number.
    NoNumber(Field),
    /// The last step is before the first.
    Reversed,
    /// The first step is after the last one of the search.
    BeyondEnd { last: u64 },
    /// The limit is above the maximum.
    TooMany { most: u64 },
}

impl Plan {
    /// Returns whether more is known than the file will contain.
    pub const fn is_cut(&self) -> bool {
        self.first > 1 || self.last() < self.of
    }

    pub const fn last(&self) -> u64 {
        self.first.saturating_add(self.count.saturating_sub(1))
    }
}

impl Model {
    /// Returns what the chosen export will contain.
    ///
    /// # Errors
    ///
    /// Returns a [`Problem`] if there is nothing to write, or if the fields are not valid.
    pub fn export_plan(&self, choice: &Choice) -> Result<Plan, Problem> {
        let player = self.watch.player.as_ref().ok_or(Problem::NoSearch)?;
        if self.is_worker_lost {
            return Err(Problem::NoWorker);
        }
        let numbers = Numbers::read(choice)?;
        let known = Known::of(player);
        let (unit, first, count, of) = match choice.subject {
            Subject::Steps => {
                let (first, count) = match choice.extent() {
                    Extent::InView => {
                        let (span, _) = self.map_extent(Extent::InView).ok_or(Problem::Nothing)?;
                        (span.from + 1, span.length().min(numbers.limit))
                    }
                    Extent::All => numbers.steps(known)?,
                };
                (Unit::Steps, first, count, known.steps)
            }
            Subject::Map => {
                let (span, _) = self.map_extent(choice.extent()).ok_or(Problem::Nothing)?;
                (Unit::Mapped, span.from + 1, span.length(), known.steps)
            }
            Subject::Levels => {
                let levels = player.at.cells().len() as u64;
                let Levels { top, bottom } = match choice.extent() {
                    Extent::InView => self.map_levels().ok_or(Problem::Nothing)?,
                    Extent::All => Levels { top: 0, bottom: levels as u16 },
                };
                let bottom = u64::from(bottom).min(levels);
                (Unit::Levels, u64::from(top) + 1, bottom.saturating_sub(top.into()), levels)
            }
            Subject::Tree => {
                let (unit, count) = match choice.extent() {
                    Extent::InView => (Unit::Drawn, super::view::drawn(player).len() as u64),
                    Extent::All if known.is_final => (Unit::Nodes, numbers.limit.min(known.nodes)),
                    Extent::All => (Unit::Nodes, numbers.limit),
                };
                (unit, 1, count, known.nodes)
            }
        };
        if count == 0 {
            return Err(Problem::Nothing);
        }
        let is_final = known.is_final;
        let last = first.saturating_add(count - 1);
        let range = Range { from: first, to: last, is_cut: !is_final || last < of };
        let clues = player.at.puzzle().givens();
        Ok(Plan {
            name: name::name(clues, choice, &range).into(),
            unit,
            first,
            count,
            of,
            is_final,
            bytes: match (choice.subject, choice.form()) {
                (Subject::Map, _) | (_, Form::Png) => None,
                (Subject::Tree, _) if unit == Unit::Drawn => Some(drawn_bytes(player, choice)),
                _ => Some(bytes(player, choice, first, count)),
            },
        })
    }
}

/// How far the search is known.
#[derive(Clone, Copy)]
struct Known {
    steps: u64,
    nodes: u64,
    is_final: bool,
}

impl Known {
    fn of(player: &Player) -> Self {
        let (at, run) = (player.at.counters(), player.progress.counters);
        Self {
            steps: at.step().max(run.step()),
            nodes: player.nodes(),
            is_final: player.total_steps().is_some(),
        }
    }
}

/// The numbers typed into the fields.
struct Numbers {
    from: u64,
    to: Option<u64>,
    limit: u64,
}

impl Numbers {
    fn read(choice: &Choice) -> Result<Self, Problem> {
        let number = |field| match choice.typed(field) {
            Some(text) if choice.fields().contains(&field) => {
                read(text).ok_or(Problem::NoNumber(field))
            }
            _ => Ok(None),
        };
        let form = choice.form();
        let limit = number(Field::Limit)?.unwrap_or(form.limit());
        if limit > form.most() {
            return Err(Problem::TooMany { most: form.most() });
        }
        Ok(Self { from: number(Field::From)?.unwrap_or(1), to: number(Field::To)?, limit })
    }

    /// Returns the first step and the number of steps.
    fn steps(&self, known: Known) -> Result<(u64, u64), Problem> {
        let last = known.steps;
        if last == 0 && known.is_final {
            return Err(Problem::Nothing);
        }
        if known.is_final && self.from > last {
            return Err(Problem::BeyondEnd { last });
        }
        let to = match self.to {
            Some(to) if to < self.from => return Err(Problem::Reversed),
            Some(to) if known.is_final => to.min(last),
            Some(to) => to,
            None if known.is_final => last,
            None => u64::MAX,
        };
        Ok((self.from, (to - self.from).saturating_add(1).min(self.limit)))
    }
}

/// Reads a positive number, its digits grouped in the style of any language of the page.
/// Returns `Some(None)` if nothing was typed, and `None` for anything else.
#[allow(clippy::option_option, reason = "an invalid number is not a missing one")]
fn read(text: &str) -> Option<Option<u64>> {
    let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | '\'' | '_' | '\u{a0}');
    let digits: String = text.chars().filter(|&c| !is_gap(c)).collect();
    if digits.is_empty() {
        return Some(None);
    }
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok().filter(|&number| number > 0).map(Some)
}

/// Returns the average number of digits of the numbers in a range.
fn digits(from: u64, to: u64) -> f64 {
    let all = |last: u64| -> f64 {
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        powers.take_while(|&power| power <= last).map(|power| (last - power + 1) as f64).sum()
    };
    let from = from.max(1);
    (all(to.max(from)) - all(from - 1)) / (to.max(from) - from + 1) as f64
}

/// Estimates the size in bytes of a file with `count` lines.
fn bytes(player: &Player, choice: &Choice, first: u64, count: u64) -> u64 {
    let last = first.saturating_add(count - 1);
    let number = digits(first, last);
    let cell = 2.0 * digits(1, player.at.shape().size() as u64);
    let line = match (choice.subject, choice.form()) {
        (Subject::Steps, _) => {
            let Counters { dead_ends, depth, .. } = player.progress.counters;
            let ends = dead_ends as f64 / player.progress.counters.step().max(1) as f64;
            let halves = digits(first / 2, (last + depth) / 2) + digits(first / 2, last / 2);
            18.5 + cell + number + halves + 8.0 * ends
        }
        (Subject::Levels | Subject::Map, _) => {
            // Most levels have far fewer nodes than the fullest ones.
            let nodes = player.nodes() / (2 * count);
            4.0 + number + cell + digits(nodes, nodes) + digits(nodes / 4, nodes / 4)
        }
        (Subject::Tree, Form::Dot) => 43.0 + cell + 3.0 * number,
        (Subject::Tree, Form::Svg) => SVG_NODE as f64,
        (Subject::Tree, _) => 18.0 + cell + 2.0 * number,
    };
    let head = if choice.form() == Form::Svg { 1000 } else { 45 };
    (line * count as f64) as u64 + head
}

/// Returns the size in bytes of a file with what is drawn; for an SVG, an estimate.
fn drawn_bytes(player: &Player, choice: &Choice) -> u64 {
    let (nodes, shape) = (super::view::drawn(player), player.at.shape());
    let mut lines: Box<dyn Lines> = match choice.form() {
        Form::Dot => Box::new(Dot::new(shape, nodes.into_iter())),
        Form::Svg => {
            let folded =
                nodes.iter().filter(|node| node.nodes_represented.is_some_and(|it| it > 1));
            let words = SVG_WORDS * folded.count() as u64;
            return 400 + SVG_NODE * (nodes.len() as u64 - 1) + words;
        }
        Form::Records | Form::Csv | Form::Png => Box::new(Records::new(shape, nodes.into_iter())),
    };
    let mut text = String::new();
    while lines.write(&mut text, u64::MAX) {}
    text.len() as u64
}

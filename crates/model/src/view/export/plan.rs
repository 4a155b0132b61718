//! What an export will contain, computed before it is written.

use std::collections::BTreeSet;
use std::rc::Rc;

use sudoku_engine::export::{Dot, Lines, Node, Records};
use sudoku_engine::search::Counters;

use super::file_name::{Range, board_file_name, file_name};
use crate::Model;
use crate::model::export::{Choice, ExportFormat, Extent, Field, Subject};
use crate::search::player::Player;
use crate::search::timeline::Levels;

/// The bytes of a tree's node in an SVG, with its shape, digit and edge.
const SVG_NODE_BYTES: u64 = 173;
/// The bytes of a label in an SVG, such as the name of a level.
const SVG_LABEL_BYTES: u64 = 101;
/// The bytes of the title and the legend in an SVG.
const SVG_CAPTION_BYTES: u64 = 1500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportUnit {
    /// Nodes of the tree, including the root.
    Nodes,
    DrawnNodes,
    Steps,
    Levels,
    /// Steps on a map.
    MapSteps,
    /// A board.
    Boards,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportPlan {
    pub name: Rc<str>,
    pub unit: ExportUnit,
    /// The first one in the file, from 1.
    pub first: u64,
    /// How many the file will contain, or may contain while the search goes on.
    pub count: u64,
    /// How many are known so far.
    pub known_count: u64,
    /// Whether the search has ended, so that there are no more.
    pub is_final: bool,
    /// The size of the file in bytes, estimated to within a fifth; `None` for PNG files and for
    /// the map, where it depends on what is drawn.
    pub bytes: Option<u64>,
}

/// Why nothing can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportProblem {
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
    TooMany { max: u64 },
}

impl ExportPlan {
    /// Returns whether more is known than the file will contain.
    pub const fn is_cut(&self) -> bool {
        self.first > 1 || self.last() < self.known_count
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
    /// Returns an [`ExportProblem`] if there is nothing to write, or if the fields are not
    /// valid.
    pub fn export_plan(&self, choice: &Choice) -> Result<ExportPlan, ExportProblem> {
        if choice.subject == Subject::Board {
            return self.board_plan(choice);
        }
        let player = self.watch.player.as_ref().ok_or(ExportProblem::NoSearch)?;
        if self.is_worker_lost {
            return Err(ExportProblem::NoWorker);
        }
        let numbers = TypedNumbers::read(choice)?;
        let known = SearchExtent::of(player);
        let (unit, first, count, known_count) = match choice.subject {
            Subject::Steps => {
                let (first, count) = match choice.extent() {
                    Extent::InView => {
                        let (span, _) =
                            self.map_extent(Extent::InView).ok_or(ExportProblem::Nothing)?;
                        (span.from + 1, span.length().min(numbers.limit))
                    }
                    Extent::All => numbers.steps(known)?,
                };
                (ExportUnit::Steps, first, count, known.steps)
            }
            Subject::Map => {
                let (span, _) = self.map_extent(choice.extent()).ok_or(ExportProblem::Nothing)?;
                (ExportUnit::MapSteps, span.from + 1, span.length(), known.steps)
            }
            Subject::Levels => {
                let levels = player.stepper.cells().len() as u64;
                let Levels { top, bottom } = match choice.extent() {
                    Extent::InView => self.map_levels().ok_or(ExportProblem::Nothing)?,
                    Extent::All => Levels { top: 0, bottom: levels as u16 },
                };
                let bottom = u64::from(bottom).min(levels);
                (ExportUnit::Levels, u64::from(top) + 1, bottom.saturating_sub(top.into()), levels)
            }
            Subject::Board => return self.board_plan(choice),
            Subject::Tree => {
                let (unit, count) = match choice.extent() {
                    Extent::InView => {
                        let nodes = self.drawn_nodes().unwrap_or_default();
                        (ExportUnit::DrawnNodes, nodes.len() as u64)
                    }
                    Extent::All if known.is_final => {
                        (ExportUnit::Nodes, numbers.limit.min(known.nodes))
                    }
                    Extent::All => (ExportUnit::Nodes, numbers.limit),
                };
                (unit, 1, count, known.nodes)
            }
        };
        if count == 0 {
            return Err(ExportProblem::Nothing);
        }
        let is_final = known.is_final;
        let last = first.saturating_add(count - 1);
        let range = Range { from: first, to: last, is_cut: !is_final || last < known_count };
        let givens = player.stepper.puzzle().givens();
        Ok(ExportPlan {
            name: file_name(givens, choice, &range).into(),
            unit,
            first,
            count,
            known_count,
            is_final,
            bytes: match (choice.subject, choice.format()) {
                (Subject::Map | Subject::Board, _) | (_, ExportFormat::Png) => None,
                (Subject::Tree, _) if unit == ExportUnit::DrawnNodes => {
                    self.drawn_nodes().map(|nodes| drawn_bytes(player, nodes, choice))
                }
                _ => Some(estimated_bytes(player, choice, first, count)),
            },
        })
    }

    /// Returns the plan for a picture of the board, which needs no search.
    fn board_plan(&self, choice: &Choice) -> Result<ExportPlan, ExportProblem> {
        if self.is_worker_lost {
            return Err(ExportProblem::NoWorker);
        }
        let (givens, content) = (&self.own_puzzle().givens, self.play.printed_content);
        Ok(ExportPlan {
            name: board_file_name(givens, content, choice.format()).into(),
            unit: ExportUnit::Boards,
            first: 1,
            count: 1,
            known_count: 1,
            is_final: true,
            bytes: None,
        })
    }
}

/// How far the search is known.
#[derive(Clone, Copy)]
struct SearchExtent {
    steps: u64,
    nodes: u64,
    is_final: bool,
}

impl SearchExtent {
    fn of(player: &Player) -> Self {
        let (shown, run) = (player.stepper.counters(), player.progress.counters);
        Self {
            steps: shown.step().max(run.step()),
            nodes: player.node_count(),
            is_final: player.total_steps().is_some(),
        }
    }
}

/// The numbers typed into the fields.
struct TypedNumbers {
    from: u64,
    to: Option<u64>,
    limit: u64,
}

impl TypedNumbers {
    fn read(choice: &Choice) -> Result<Self, ExportProblem> {
        let number = |field| match choice.typed_text(field) {
            Some(text) if choice.fields().contains(&field) => {
                read_positive_number(text).ok_or(ExportProblem::NoNumber(field))
            }
            _ => Ok(None),
        };
        let form = choice.format();
        let limit = number(Field::Limit)?.unwrap_or(form.default_limit());
        if limit > form.max_limit() {
            return Err(ExportProblem::TooMany { max: form.max_limit() });
        }
        Ok(Self { from: number(Field::From)?.unwrap_or(1), to: number(Field::To)?, limit })
    }

    /// Returns the first step and the number of steps.
    fn steps(&self, known: SearchExtent) -> Result<(u64, u64), ExportProblem> {
        let last = known.steps;
        if last == 0 && known.is_final {
            return Err(ExportProblem::Nothing);
        }
        if known.is_final && self.from > last {
            return Err(ExportProblem::BeyondEnd { last });
        }
        let to = match self.to {
            Some(to) if to < self.from => return Err(ExportProblem::Reversed),
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
fn read_positive_number(text: &str) -> Option<Option<u64>> {
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
fn average_digit_count(from: u64, to: u64) -> f64 {
    let all = |last: u64| -> f64 {
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        powers.take_while(|&power| power <= last).map(|power| (last - power + 1) as f64).sum()
    };
    let from = from.max(1);
    (all(to.max(from)) - all(from - 1)) / (to.max(from) - from + 1) as f64
}

/// Estimates the size in bytes of a file with `count` lines.
fn estimated_bytes(player: &Player, choice: &Choice, first: u64, count: u64) -> u64 {
    let last = first.saturating_add(count - 1);
    let number_digits = average_digit_count(first, last);
    let cell_digits = 2.0 * average_digit_count(1, player.stepper.shape().size() as u64);
    let bytes_per_line = match (choice.subject, choice.format()) {
        (Subject::Steps, _) => {
            let Counters { dead_ends, depth, .. } = player.progress.counters;
            let dead_ends_per_step =
                dead_ends as f64 / player.progress.counters.step().max(1) as f64;
            let counter_digits = average_digit_count(first / 2, (last + depth) / 2)
                + average_digit_count(first / 2, last / 2);
            18.5 + cell_digits + number_digits + counter_digits + 8.0 * dead_ends_per_step
        }
        (Subject::Levels | Subject::Map | Subject::Board, _) => {
            // Most levels have far fewer nodes than the fullest ones.
            let nodes = player.node_count() / (2 * count);
            4.0 + number_digits
                + cell_digits
                + average_digit_count(nodes, nodes)
                + average_digit_count(nodes / 4, nodes / 4)
        }
        (Subject::Tree, ExportFormat::Dot) => 43.0 + cell_digits + 3.0 * number_digits,
        (Subject::Tree, ExportFormat::Svg) => SVG_NODE_BYTES as f64,
        (Subject::Tree, _) => 18.0 + cell_digits + 2.0 * number_digits,
    };
    let levels = player.stepper.cells().len() as u64;
    let head_bytes = if choice.format() == ExportFormat::Svg {
        1000 + SVG_CAPTION_BYTES + SVG_LABEL_BYTES * levels
    } else {
        45
    };
    (bytes_per_line * count as f64) as u64 + head_bytes
}

/// Returns the size in bytes of a file with what is drawn; for an SVG, an estimate.
fn drawn_bytes(player: &Player, nodes: Vec<Node>, choice: &Choice) -> u64 {
    let shape = player.stepper.shape();
    let mut lines: Box<dyn Lines> = match choice.format() {
        ExportFormat::Dot => Box::new(Dot::new(shape, nodes.into_iter())),
        ExportFormat::Svg => {
            let folded =
                nodes.iter().filter(|node| node.nodes_represented.is_some_and(|it| it > 1));
            let cells = nodes.iter().filter_map(|node| Some(node.placed?.0.index()));
            let levels = cells.collect::<BTreeSet<_>>().len();
            let label_bytes = SVG_LABEL_BYTES * (folded.count() + levels) as u64;
            let node_bytes = SVG_NODE_BYTES * (nodes.len() as u64 - 1);
            return 400 + SVG_CAPTION_BYTES + node_bytes + label_bytes;
        }
        ExportFormat::Records | ExportFormat::Csv | ExportFormat::Png => {
            Box::new(Records::new(shape, nodes.into_iter()))
        }
    };
    let mut text = String::new();
    while lines.write(&mut text, u64::MAX) {}
    text.len() as u64
}

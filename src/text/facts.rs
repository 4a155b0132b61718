//! What the sentences are about, put so that a language needs no more than words.

use grove_model::Model;
use grove_model::base::speed::Speed;
use grove_model::puzzle::cell_rules::RuleHere;
use grove_model::puzzle::editor::{CellRole, EditedPuzzle, Refusal};
use grove_model::search::player::Player;
use grove_model::search::tree::TreeView;
use grove_model::solve::answer::{Answer, Solving};
use grove_model::view::board::{CellView, Origin, Part};
use grove_model::view::tree::{Drawing, Drawn, State};
use grove_model::worker::run::Progress;
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Rules, Shape, Variant, Violation};
use sudoku_engine::count::Tally;
use sudoku_engine::fast::Refutation;
use sudoku_engine::recording::NodeKind;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellFact {
    Empty,
    Digit(Digit, Origin),
    /// It is empty but for marks in its corners.
    CornerMarks(DigitSet),
    /// It is empty but for marks in its middle.
    CentreMarks(DigitSet),
    Trying(Digit),
    /// The search just removed this digit from it.
    TakenBack(Digit),
    Current,
    /// It holds the digit that the current cell cannot have.
    Blocker,
    Clashes,
    Occurs(Digit, Tally),
    Contradicts,
    InHole,
    Differs,
    /// A rule holds here, beside row, column and box.
    Rule(RuleHere),
}

impl CellFact {
    /// All about a cell, its digit first.
    pub(crate) fn of(view: &CellView) -> impl Iterator<Item = Self> {
        let marks = |set: DigitSet| (view.digit.is_none() && !set.is_empty()).then_some(set);
        let part = match view.part {
            Part::Current => Some(Self::Current),
            Part::Blocker => Some(Self::Blocker),
            Part::Peer | Part::None => None,
        };
        [
            Some(view.digit.map_or(Self::Empty, |(digit, origin)| Self::Digit(digit, origin))),
            marks(view.marks.corner).map(Self::CornerMarks),
            marks(view.marks.centre).map(Self::CentreMarks),
            view.trying.map(Self::Trying),
            view.taken_back.map(Self::TakenBack),
            part,
            view.clashes.then_some(Self::Clashes),
            view.differs.then_some(Self::Differs),
            view.contradicts.then_some(Self::Contradicts),
            view.in_hole.then_some(Self::InHole),
        ]
        .into_iter()
        .flatten()
        .chain(view.occurring.iter().map(|&(digit, tally)| Self::Occurs(digit, tally)))
        .chain(view.rules.iter().copied().map(Self::Rule))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// One step in this many seconds, at least 2.
    SecondsAStep(u64),
    /// This many steps in a second, at least 1.
    StepsASecond(u64),
    Unlimited,
}

impl Pace {
    pub(crate) fn of(speed: Speed) -> Self {
        match speed.rate() {
            None => Self::Unlimited,
            Some(rate) if rate < 1.0 => Self::SecondsAStep((1.0 / rate) as u64),
            Some(rate) => Self::StepsASecond(rate as u64),
        }
    }
}

/// What the worker's run is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunState {
    Searching,
    /// It is on its way to a place that was asked for.
    Seeking,
    Stopped,
    Over,
}

impl RunState {
    pub(crate) const fn of(progress: &Progress, is_seeking: bool) -> Self {
        match (progress.is_over, progress.is_stopped, is_seeking) {
            (true, _, _) => Self::Over,
            (false, true, _) => Self::Stopped,
            (false, false, true) => Self::Seeking,
            (false, false, false) => Self::Searching,
        }
    }
}

/// The state of the board, or what asking for its solution came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Refused(Refusal),
    /// Digits on the board break rules.
    Broken {
        times: u64,
        first: Option<Broken>,
        /// Whether the board is full, so that it is wrong.
        is_full: bool,
    },
    /// The board is full and breaks no rule.
    Solved,
    /// Digits are twice in rows, columns and boxes.
    Clashing {
        /// Pairs of cells that clash.
        pairs: u64,
        first: Option<Broken>,
    },
    /// Clues break these and other rules.
    Breaking {
        times: u64,
        first: Option<Broken>,
    },
    Working,
    Unique,
    Several {
        /// Cells in which the two that are shown differ.
        differing: u64,
    },
    Impossible(Refutation),
}

impl Verdict {
    /// `None` where there is nothing to say.
    pub(crate) fn of(model: &Model) -> Option<Self> {
        let sheet = model.play.editor.sheet();
        match (model.play.refusal, &model.play.solving) {
            (Some(refusal), _) => Some(Self::Refused(refusal)),
            (None, Solving::Idle) => Self::of_standing(&model.play.editor.standing(), sheet),
            (None, solving) => Self::of_solving(solving, sheet),
        }
    }

    pub(crate) fn of_standing(standing: &CellRole, sheet: &EditedPuzzle) -> Option<Self> {
        match standing {
            CellRole::Open => None,
            CellRole::Broken { violations, is_full } => Some(Self::Broken {
                times: violations.len() as u64,
                first: violations.first().and_then(|violation| Broken::of(violation, sheet)),
                is_full: *is_full,
            }),
            CellRole::Solved => Some(Self::Solved),
        }
    }

    pub(crate) fn of_solving(solving: &Solving, sheet: &EditedPuzzle) -> Option<Self> {
        let verdict = match solving {
            Solving::Idle => return None,
            Solving::Clashing(violations) => Self::of_violations(violations, sheet),
            Solving::Working { .. } => Self::Working,
            Solving::Answered(answer) => match answer.as_ref() {
                Answer::Unique(_) => Self::Unique,
                Answer::Several(_) => Self::Several { differing: answer.differing().len() as u64 },
                Answer::Impossible(refutation) => Self::Impossible(*refutation),
            },
        };
        Some(verdict)
    }

    fn of_violations(violations: &[Violation], sheet: &EditedPuzzle) -> Self {
        let first = violations.first().and_then(|violation| Broken::of(violation, sheet));
        let is_clash = |violation: &Violation| matches!(violation.rule, Rule::House(_));
        if violations.iter().all(is_clash) {
            let pairs =
                |violation: &Violation| violation.cells.len() * (violation.cells.len() - 1) / 2;
            Self::Clashing { pairs: violations.iter().map(pairs).sum::<usize>() as u64, first }
        } else {
            Self::Breaking { times: violations.len() as u64, first }
        }
    }

    /// Its word in the page's markup.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Refused(Refusal::Clue) => "clue-stays",
            Self::Refused(Refusal::NoRoomForMark) => "no-room-for-mark",
            Self::Broken { is_full: false, .. } => "broken",
            Self::Broken { is_full: true, .. } => "wrong",
            Self::Solved => "solved",
            Self::Clashing { .. } | Self::Breaking { .. } => "clashing",
            Self::Working => "working",
            Self::Unique => "unique",
            Self::Several { .. } => "several",
            Self::Impossible(_) => "impossible",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A digit is twice where it may be once, or too near to itself.
    Twice { digit: Digit, rule: Rule, first: Cell, second: Cell },
    /// The digits of a cage cannot add up to its total.
    Total { cage: Cell, total: u16 },
    /// Two digits of a thermometer leave too few digits between them.
    Falling {
        /// The cell nearer to the bulb.
        first: Cell,
        /// The cell nearer to the tip.
        second: Cell,
    },
    /// A digit of a thermometer leaves too few digits before or behind it.
    NoRoom { cell: Cell },
}

impl Broken {
    fn of(violation: &Violation, sheet: &EditedPuzzle) -> Option<Self> {
        let mut cells = violation.cells.iter().copied();
        let first = cells.next()?;
        match (violation.rule, cells.next()) {
            (Rule::CageTotal(nth), _) => {
                let cage = sheet.rules.cages().get(nth)?;
                Some(Self::Total { cage: *cage.cells().first()?, total: cage.total()? })
            }
            (Rule::Thermometer(_), Some(second)) => Some(Self::Falling { first, second }),
            (Rule::Thermometer(_), None) => Some(Self::NoRoom { cell: first }),
            (rule, second) => {
                let digit = sheet.clues.get(first).or_else(|| sheet.answers.get(first))?;
                Some(Self::Twice { digit, rule, first, second: second? })
            }
        }
    }
}

/// A part of a puzzle's rules, beside rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulePart {
    Jigsaw,
    Variant(Variant),
    /// This many cages, at least one.
    Cages(u64),
    /// This many thermometers, at least one.
    Thermometers(u64),
}

impl RulePart {
    /// Every part of rules; none of the classic ones.
    pub(crate) fn of(rules: &Rules) -> Vec<Self> {
        let counted = |count: usize| (count > 0).then_some(count as u64);
        let jigsaw = rules.regions().map(|_| Self::Jigsaw);
        let cages = counted(rules.cages().len()).map(Self::Cages);
        let thermometers = counted(rules.thermometers().len()).map(Self::Thermometers);
        let variants = rules.variants().map(Self::Variant);
        jigsaw.into_iter().chain(variants).chain(cages).chain(thermometers).collect()
    }
}

/// What is drawn of a small tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForestFacts {
    /// Nodes of the tree, the root left out.
    pub nodes: u64,
    /// Nodes that are not hidden in folded subtrees.
    pub drawn: u64,
    pub trees: u64,
    pub solutions: u64,
    /// Whether it goes past the search's goal, to the end of the whole tree.
    pub is_whole: bool,
}

impl ForestFacts {
    pub(crate) fn of(forest: &TreeView, drawing: &Drawing) -> Self {
        let roots = drawing.nodes.iter().filter(|node| node.depth == 1);
        Self {
            nodes: forest.known() as u64,
            drawn: drawing.nodes.len() as u64 - 1,
            trees: forest.trees() as u64,
            solutions: roots.filter_map(|node| node.facts).map(|facts| facts.solutions).sum(),
            is_whole: forest.is_whole(),
        }
    }
}

/// What is drawn of a large tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeFacts {
    /// Nodes drawn that have been searched, the root included.
    pub shown: u64,
    /// Nodes of the tree searched until now, the root included.
    pub searched: u64,
    pub folded: u64,
    /// Whether that is all of the search.
    pub is_over: bool,
}

impl TreeFacts {
    pub(crate) fn of(player: &Player, drawing: &Drawing) -> Self {
        let at = player.at.counters().placements;
        Self {
            shown: drawing.searched() as u64,
            searched: player.progress.counters.placements.max(at) + 1,
            folded: drawing.folded() as u64,
            is_over: player.progress.is_over || player.at.is_over(),
        }
    }
}

/// A node of the tree: a digit in a cell, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeFacts {
    pub digit: Digit,
    pub cell: Cell,
    pub shape: Shape,
    pub outcome: NodeOutcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeOutcome {
    Unknown,
    Open,
    DeadEnd,
    Solution,
    Subtree {
        /// Nodes, itself included.
        size: u64,
        solutions: u64,
        /// Digits on the board where it is deepest.
        deepest: u64,
        /// Whether the search is still in it.
        is_growing: bool,
    },
}

impl NodeFacts {
    /// `None` for the root.
    pub(crate) fn of(player: &Player, node: &Drawn) -> Option<Self> {
        let digit = node.digit?;
        let shape = player.at.shape();
        let cell = player.at.cells().get(usize::from(node.depth) - 1)?;
        let kind = node.facts.and_then(|facts| facts.kind());
        let outcome = match (node.facts, kind) {
            (Some(_), Some(NodeKind::Solution)) => NodeOutcome::Solution,
            (Some(_), Some(NodeKind::Failure)) => NodeOutcome::DeadEnd,
            (Some(facts), Some(NodeKind::Choice)) => NodeOutcome::Subtree {
                size: facts.size,
                solutions: facts.solutions,
                deepest: facts.deepest.into(),
                is_growing: node.is_growing,
            },
            (None, _) if node.state != State::Visited => NodeOutcome::Open,
            _ => NodeOutcome::Unknown,
        };
        Some(Self { digit, cell: *cell, shape, outcome })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFacts {
    /// Nodes drawn: the root, the path and its siblings.
    pub drawn: u64,
    /// Nodes of the whole tree searched until now, the root included.
    pub searched: u64,
    /// Whether that is all of the search.
    pub is_over: bool,
}

impl PathFacts {
    pub(crate) fn of(player: &Player) -> Self {
        let below: u64 = player.at.levels().iter().map(|level| level.legal.len() as u64).sum();
        let at = player.at.counters().placements;
        Self {
            drawn: below + 1,
            searched: player.progress.counters.placements.max(at) + 1,
            is_over: player.progress.is_over || player.at.is_over(),
        }
    }
}

//! What the board shows of a hint.

use strum::IntoStaticStr;
use sudoku_engine::board::{Cell, CellSet, Digit, DigitSet, Givens, Rule, Rules};
use sudoku_engine::logic::{Candidate, CandidateRole, ChainLink, Fact, Step, Strength};

use super::blockers::{Blocker, blockers};
use crate::Model;
use crate::base::task_state::TaskState;
use crate::solve::hint::{HintResult, HintStage, HintStep};
use crate::solve::solutions::OnBoard;

/// The greatest number of houses that are shown as the area to look at. More of them would be
/// most of the board.
const MAX_HOUSES: usize = 4;

/// What the board shows of a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HintPicture {
    /// The cells to look at, in reading order.
    pub area: Vec<Cell>,
    /// The cells whose candidates are shown, in reading order.
    pub cells: Vec<HintCell>,
    /// The links of a chain.
    pub links: Vec<HintLink>,
    /// What leaves a hidden single its only place.
    pub blockers: Vec<Blocker>,
}

/// A cell with its remaining candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintCell {
    pub cell: Cell,
    /// Whether the step is about the cell; otherwise it is only in the area to look at.
    pub is_involved: bool,
    pub candidates: Vec<(Digit, CandidateMark)>,
    /// The total of the cage that has it on the board in this cell.
    pub total: Option<u16>,
}

/// What a candidate is for in a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CandidateMark {
    /// Nothing.
    None,
    Pattern,
    Fin,
    ColorA,
    ColorB,
    ColorC,
    ColorD,
    Common,
    Extra,
    /// Concluded to be the digit of the cell.
    Placed,
    Eliminated,
}

/// A link between two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintLink {
    pub from: Candidate,
    pub to: Candidate,
    pub strength: Strength,
}

/// Returns what the board shows of the current hint or, while it shows the steps that solve the
/// puzzle, of the next one. `None` if there is neither.
pub fn hint_picture(model: &Model) -> Option<HintPicture> {
    if model.on_board() == OnBoard::Steps {
        let walk = model.play.logic_walk.as_deref()?;
        let solution = walk.solution()?;
        let next = solution.steps.get(walk.player.step_count)?;
        let edited_puzzle = model.play.editor.edited_puzzle();
        let mut digits = edited_puzzle.givens.clone();
        for placed in solution.placements(walk.player.step_count) {
            digits.set(placed.cell, Some(placed.digit));
        }
        return Some(details(next, &digits, &edited_puzzle.rules));
    }
    let hint = model.play.hint.as_deref().filter(|_| model.view.edits_board())?;
    let edited_puzzle = model.play.editor.edited_puzzle();
    let rules = &edited_puzzle.rules;
    match &hint.state {
        TaskState::Over(HintResult::Step(step)) => Some(HintPicture {
            area: area(step, rules),
            ..match hint.stage {
                HintStage::Area | HintStage::Technique => HintPicture::default(),
                HintStage::Step => details(step, &edited_puzzle.digits(), rules),
            }
        }),
        TaskState::Over(HintResult::MissingMarks(candidates)) => {
            let area = candidates.iter().map(|it| it.cell).collect::<CellSet>().iter().collect();
            Some(HintPicture { area, ..HintPicture::default() })
        }
        TaskState::Over(HintResult::Check(_) | HintResult::Stuck(_))
        | TaskState::Working(_)
        | TaskState::Idle => None,
    }
}

/// Returns the houses that a step is about, as long as they are few; empty if it is about cells.
pub fn houses(step: &Step) -> Vec<Rule> {
    let mut houses = Vec::new();
    for fact in &step.proof.facts {
        let house = match *fact {
            Fact::House(rule, _) => rule,
            Fact::Cage(nth) => Rule::CageTotal(nth),
            Fact::Thermometer(nth) => Rule::Thermometer(nth),
            Fact::Cell(_) | Fact::Rectangle { .. } | Fact::Grave(_) => return Vec::new(),
        };
        if !houses.contains(&house) {
            houses.push(house);
        }
    }
    houses.truncate(if houses.len() > MAX_HOUSES { 0 } else { MAX_HOUSES });
    houses
}

/// Returns the cells to look at: the houses of a step or, if it has none, the house of its only cell
/// that has the fewest empty cells, or all cells of its pattern.
fn area(hint: &HintStep, rules: &Rules) -> Vec<Cell> {
    let HintStep { step, candidates } = hint;
    let houses = houses(step);
    if !houses.is_empty() {
        let cells: CellSet = houses.iter().flat_map(|&rule| rules.cells(rule)).collect();
        return cells.iter().collect();
    }
    let pattern = pattern(step);
    if let [placed] = step.placements.as_slice()
        && pattern.len() == 1
    {
        let is_empty = |cell: &&Cell| !candidates[cell.index()].is_empty();
        let groups = rules.distinct().into_iter().map(|(_, cells)| cells);
        let groups = groups
            .filter(|cells| cells.len() == rules.shape().size() && cells.contains(&placed.cell));
        return groups
            .min_by_key(|cells| cells.iter().filter(is_empty).count())
            .unwrap_or_else(|| vec![placed.cell]);
    }
    pattern.iter().collect()
}

/// Returns the cells from whose candidates a step follows.
pub fn pattern(step: &Step) -> CellSet {
    let of_roles = step.proof.roles.iter().map(|(it, _)| it.cell);
    let of_sets = step.proof.sets.iter().flat_map(|set| set.cells.iter().copied());
    of_roles.chain(of_sets).collect()
}

fn details(hint: &HintStep, digits: &Givens, rules: &Rules) -> HintPicture {
    let step = &hint.step;
    let involved = pattern(step).union(conclusion(step));
    let houses = houses(step);
    let blockers = houses.first().map(|&house| blockers(step, house, digits, rules));
    HintPicture {
        area: Vec::new(),
        cells: cells(hint, involved, involved, rules, |candidate| mark(step, candidate)),
        links: links(step),
        blockers: blockers.unwrap_or_default(),
    }
}

/// Returns what the board of an example shows: where to look, then the pattern, then what follows from
/// it, always with the candidates of the area to look at.
pub(super) fn example_picture(hint: &HintStep, stage: HintStage, rules: &Rules) -> HintPicture {
    let step = &hint.step;
    let (involved, mark_in): (CellSet, fn(&Step, Candidate) -> CandidateMark) = match stage {
        HintStage::Area => (CellSet::EMPTY, |_, _| CandidateMark::None),
        HintStage::Technique => (pattern(step), role_mark),
        HintStage::Step => (pattern(step).union(conclusion(step)), mark),
    };
    let area = area(hint, rules);
    let shown = involved.union(area.iter().copied().collect());
    let cells = cells(hint, involved, shown, rules, |candidate| mark_in(step, candidate));
    let links = if stage == HintStage::Area { Vec::new() } else { links(step) };
    HintPicture { area, cells, links, blockers: Vec::new() }
}

/// Returns the cells whose digits or candidates a step concludes.
fn conclusion(step: &Step) -> CellSet {
    step.placements.iter().chain(&step.eliminations).map(|it| it.cell).collect()
}

/// Returns those of `shown` that are empty, with their candidates.
fn cells(
    HintStep { candidates, .. }: &HintStep,
    involved: CellSet,
    shown: CellSet,
    rules: &Rules,
    mark: impl Fn(Candidate) -> CandidateMark,
) -> Vec<HintCell> {
    let empty = shown.iter().filter(|cell| !candidates[cell.index()].is_empty());
    let cell = |cell: Cell| HintCell {
        cell,
        is_involved: involved.contains(cell),
        candidates: candidates[cell.index()]
            .iter()
            .map(|digit| (digit, mark(Candidate::new(cell, digit))))
            .collect(),
        total: total_in(cell, rules),
    };
    empty.map(cell).collect()
}

/// Returns the total that the board shows in a cell: that of the cage that begins there.
fn total_in(cell: Cell, rules: &Rules) -> Option<u16> {
    rules.cages().iter().find(|cage| cage.cells().first() == Some(&cell))?.total()
}

fn mark(step: &Step, candidate: Candidate) -> CandidateMark {
    if step.placements.contains(&candidate) {
        CandidateMark::Placed
    } else if step.eliminations.contains(&candidate) {
        CandidateMark::Eliminated
    } else {
        role_mark(step, candidate)
    }
}

/// Returns what a candidate is for in the pattern of a step.
fn role_mark(step: &Step, candidate: Candidate) -> CandidateMark {
    let role = step.proof.roles.iter().find(|(it, _)| *it == candidate);
    match role.map(|&(_, role)| role) {
        None => CandidateMark::None,
        Some(CandidateRole::Pattern) => CandidateMark::Pattern,
        Some(CandidateRole::Fin | CandidateRole::EndoFin) => CandidateMark::Fin,
        Some(CandidateRole::ColorA) => CandidateMark::ColorA,
        Some(CandidateRole::ColorB) => CandidateMark::ColorB,
        Some(CandidateRole::ColorC) => CandidateMark::ColorC,
        Some(CandidateRole::ColorD) => CandidateMark::ColorD,
        Some(CandidateRole::Common) => CandidateMark::Common,
        Some(CandidateRole::Extra) => CandidateMark::Extra,
    }
}

/// Returns the links of a chain, each between the first candidates of its two ends.
fn links(step: &Step) -> Vec<HintLink> {
    let link = |link: &ChainLink| {
        let [from, to] = [&link.from, &link.to].map(|end| end.first().copied());
        Some(HintLink { from: from?, to: to?, strength: link.strength })
    };
    step.proof.links.iter().filter_map(link).collect()
}

/// Returns the digits of a set of candidates, by cell.
pub fn by_digit(candidates: &[Candidate]) -> Vec<(Digit, Vec<Cell>)> {
    let digits = DigitSet::from_iter(candidates.iter().map(|it| it.digit));
    let cells = |digit| candidates.iter().filter(move |it| it.digit == digit).map(|it| it.cell);
    digits.iter().map(|digit| (digit, cells(digit).collect())).collect()
}

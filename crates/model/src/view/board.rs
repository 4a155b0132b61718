//! What each cell of the board shows.

use strum::IntoStaticStr;
use sudoku_engine::board::{Cell, Digit, DigitSet, Puzzle, Shape};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::{By, Refusal};
use sudoku_engine::search::{
    Choice, DeadEndCause, Event, Inference, Level, NodeStatus, Reason, Stepper, Verdict,
};

use crate::Model;
use crate::draw::scene::SHADES;
use crate::puzzle::cell_rules::CellRule;
use crate::puzzle::editor::{BoardState, Editor, Marks};
use crate::search::explore::{ActionOutcome, Exploration};
use crate::search::replay::Replay;
use crate::solve::answer::{Answer, Solving};
use crate::solve::solutions::OnBoard;

/// The origin of a cell's digit; the tint is from 0 to [`SHADES`] - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    Given,
    Own,
    Search { tint: u8 },
    Answer,
}

/// The role of a cell in the event on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    None,
    /// In a group of the current cell.
    Peer,
    Current,
    /// Rules out a digit in the current cell.
    Blocker,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    pub cell: Cell,
    pub digit: Option<(Digit, Origin)>,
    pub marks: Marks,
    pub trying: Option<Digit>,
    pub taken_back: Option<Digit>,
    pub part: Part,
    /// Whether its digit breaks a rule, such as occurring twice in a group.
    pub clashes: bool,
    /// The digits that the search still considers possible here, if it keeps candidates.
    pub candidates: DigitSet,
    /// The candidates that the last event ruled out.
    pub eliminated: DigitSet,
    /// The digits that occur here in some solution, each with the number of those solutions.
    pub occurring: Vec<(Digit, Tally)>,
    /// Whether its given belongs to the smallest set of givens that contradict each other.
    pub contradicts: bool,
    pub in_removal: bool,
    pub differs: bool,
    /// The user's own digit, if the digit of the only solution is shown in its place.
    pub wrong: Option<Digit>,
    /// Whether it is selected or, while watching, its level is highlighted.
    pub selected: bool,
    /// Whether Tab moves the focus to it.
    pub focus: bool,
    /// The rules that apply to it in addition to those of rows, columns and boxes.
    pub rules: Vec<CellRule>,
}

impl CellView {
    fn new(cell: Cell) -> Self {
        Self {
            cell,
            digit: None,
            marks: Marks::default(),
            trying: None,
            taken_back: None,
            part: Part::None,
            clashes: false,
            candidates: DigitSet::EMPTY,
            eliminated: DigitSet::EMPTY,
            occurring: Vec::new(),
            contradicts: false,
            in_removal: false,
            differs: false,
            wrong: None,
            selected: false,
            focus: false,
            rules: Vec::new(),
        }
    }
}

/// The state of a digit in the current cell, as in the sources' flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DigitState {
    /// No cell is being filled.
    Idle,
    Untested,
    /// Tested and blocked, or known not to be a candidate.
    Blocked,
    /// Placed and undone.
    TakenBack,
    /// Being tried, or placed.
    Current,
}

/// Returns the cells of the board on show.
pub fn board(model: &Model) -> Vec<CellView> {
    let player = model.watch.player.as_ref().filter(|_| model.view.shows_search());
    let mut cells = match (model.explored(), player) {
        (Some(tree), _) => with_model(model, explored(tree)),
        (None, Some(player)) => with_model(model, searched(&player.at)),
        (None, None) => return own_board(model),
    };
    if let (Some(_), Some(lit)) = (model.lit_level(), model.watch.lit) {
        cells[lit.index()].selected = true;
    }
    cells
}

/// Returns the cells of the user's own board, which is shown while no search is.
pub fn own_board(model: &Model) -> Vec<CellView> {
    with_model(model, edited(&model.play.editor))
}

/// Adds to the cells of a board what the rest of the model knows about them.
fn with_model(model: &Model, mut cells: Vec<CellView>) -> Vec<CellView> {
    let is_searched = model.view.shows_search() && model.watch.player.is_some();
    if model.view.edits_board() {
        match model.on_board() {
            OnBoard::Own => {}
            OnBoard::Solution => show_solution(model, &mut cells),
            OnBoard::Candidates => show_true_candidates(model, &mut cells),
        }
        for cell in model.play.inquiries.conflict.finding.iter().flatten().flat_map(|it| &it.cells)
        {
            cells[cell.index()].contradicts = true;
        }
    }
    let is_own = !is_searched && model.on_board() == OnBoard::Own;
    let violations = if is_own { model.play.editor.violations() } else { Vec::new() };
    for cell in violations.iter().flat_map(|violation| &violation.cells) {
        cells[cell.index()].clashes = true;
    }
    for cell in model.play.editor.selection().iter().filter(|_| model.view.edits_board()) {
        cells[cell.index()].selected = true;
    }
    for cell in model.watch.replay.iter().flat_map(Replay::cells) {
        cells[cell.index()].in_removal = true;
    }
    if let Some(focus) = model.play.editor.focus() {
        cells[focus.index()].focus = true;
    }
    let rules = &model.play.editor.sheet().rules;
    if !rules.is_classic() {
        let here = CellRule::by_cell(rules);
        cells.iter_mut().zip(here).for_each(|(view, rules)| view.rules = rules);
    }
    cells
}

/// Returns the state of the digits on show, if they are the user's own.
pub fn standing(model: &Model) -> Option<BoardState> {
    let is_own = match model.on_board() {
        OnBoard::Own => model.view.edits_board(),
        OnBoard::Solution => model.shown_solution() == Some(&model.play.editor.sheet().digits()),
        OnBoard::Candidates => false,
    };
    is_own.then(|| model.play.editor.standing())
}

fn edited(editor: &Editor) -> Vec<CellView> {
    let sheet = editor.sheet();
    let mut cells: Vec<CellView> = sheet.shape().cells().map(CellView::new).collect();
    for view in &mut cells {
        let given = sheet.clues.get(view.cell).map(|digit| (digit, Origin::Given));
        let own = sheet.answers.get(view.cell).map(|digit| (digit, Origin::Own));
        view.digit = given.or(own);
        if let Some(&marks) = sheet.marks.get(view.cell.index()) {
            view.marks = marks;
        }
    }
    cells
}

/// Shows the digits of the solution in all cells, in place of different digits of the user.
fn show_solution(model: &Model, cells: &mut [CellView]) {
    let Some(solution) = model.shown_solution() else { return };
    let answer = match &model.play.solving {
        Solving::Over(Ok(answer)) => Some(answer.as_ref()),
        Solving::Over(Err(_)) | Solving::Working(_) | Solving::Idle => None,
    };
    let is_only =
        matches!(answer, Some(Answer::Unique(_))) || model.play.inquiries.total == Some(1);
    for view in cells.iter_mut() {
        view.marks = Marks::default();
        let digit = solution.get(view.cell);
        if view.digit.map(|it| it.0) != digit {
            view.wrong = view.digit.map(|it| it.0).filter(|_| is_only);
            view.digit = digit.map(|digit| (digit, Origin::Answer));
        }
    }
    for cell in answer.into_iter().flat_map(Answer::differing) {
        cells[cell.index()].differs = true;
    }
}

fn show_true_candidates(model: &Model, cells: &mut [CellView]) {
    let Some(known) = &model.play.inquiries.candidates.finding else { return };
    for view in cells.iter_mut() {
        if !matches!(view.digit, Some((_, Origin::Given))) {
            view.digit = None;
            view.marks = Marks::default();
            view.occurring = known.of(view.cell);
            view.candidates = known.digits(view.cell);
        }
    }
}

fn given(puzzle: &Puzzle) -> Vec<CellView> {
    let view = |(cell, given): (Cell, Option<Digit>)| {
        let digit = given.map(|digit| (digit, Origin::Given));
        CellView { digit, ..CellView::new(cell) }
    };
    puzzle.givens().iter().map(view).collect()
}

pub fn searched(at: &Stepper) -> Vec<CellView> {
    let mut cells = given(at.puzzle());
    let levels = at.cells().len().max(1);
    for (level, (cell, digit)) in at.path().enumerate() {
        let tint = (level * SHADES / levels) as u8;
        cells[cell.index()].digit = Some((digit, Origin::Search { tint }));
    }
    for (cell, candidates) in at.domains().into_iter().flatten() {
        cells[cell.index()].candidates = candidates;
    }
    let Some(event) = at.last_event() else { return cells };
    if let Some(current) = current_cell(at) {
        let around = at.rules().distinct().into_iter().map(|(_, cells)| cells);
        for peer in around.filter(|cells| cells.contains(&current)).flatten() {
            cells[peer.index()].part = Part::Peer;
        }
        cells[current.index()].part = Part::Current;
    }
    match event {
        Event::Tested { cell, digit, verdict } => {
            cells[cell.index()].trying = Some(digit);
            if let Verdict::Blocked { by, .. } = verdict {
                cells[by.index()].part = Part::Blocker;
            }
        }
        Event::Removed { cell, digit } => cells[cell.index()].taken_back = Some(digit),
        Event::Eliminated { cell, digits, because } => {
            cells[cell.index()].eliminated = digits;
            if let Reason::Placed { by, .. } = because {
                cells[by.index()].part = Part::Blocker;
            }
        }
        Event::Forced { cell, digit, .. } => cells[cell.index()].trying = Some(digit),
        Event::DeadEnd { at: DeadEndCause::House { rule, .. } } => {
            for cell in at.rules().cells(rule) {
                cells[cell.index()].part = Part::Peer;
            }
        }
        Event::Placed { .. } | Event::DeadEnd { .. } | Event::Solved => {}
    }
    cells
}

/// Returns the cells of a tree opened by hand: chosen digits count as the user's, forced ones
/// as the search's.
fn explored(exploring: &Exploration) -> Vec<CellView> {
    let tree = exploring.tree();
    let mut cells = given(tree.puzzle());
    let levels = tree.cells().len().max(1);
    for (level, (cell, digit, by)) in exploring.placed().into_iter().enumerate() {
        let tint = (level * SHADES / levels) as u8;
        let origin = if by == By::Hand { Origin::Own } else { Origin::Search { tint } };
        cells[cell.index()].digit = Some((digit, origin));
    }
    for (cell, candidates) in tree.domains() {
        cells[cell.index()].candidates = candidates;
    }
    for (cell, gone) in exploring.eliminated_by_rule() {
        cells[cell.index()].eliminated = gone;
    }
    let options = exploring.cells();
    let (current, around) = match exploring.status() {
        NodeStatus::DeadEnd { at: DeadEndCause::Cell(cell) } => (Some(cell), Vec::new()),
        NodeStatus::DeadEnd { at: DeadEndCause::House { rule, .. } } => {
            (None, tree.puzzle().rules().cells(rule))
        }
        // When a place for a digit is chosen, all its places are marked rather than one cell.
        NodeStatus::Open | NodeStatus::Forced { .. } | NodeStatus::Solved => {
            let around = if tree.is_free() || options.len() <= 1 { Vec::new() } else { options };
            (exploring.cell(), around)
        }
    };
    for cell in around {
        cells[cell.index()].part = Part::Peer;
    }
    if let Some(cell) = current {
        cells[cell.index()].part = Part::Current;
    }
    if let &ActionOutcome::Refused { why: Refusal::NoCandidate { by: Some(by) }, .. } =
        exploring.action()
    {
        cells[by.index()].part = Part::Blocker;
    }
    cells
}

/// Returns the cell that the last event is about.
pub fn current_cell(at: &Stepper) -> Option<Cell> {
    match at.last_event()? {
        Event::Tested { cell, .. }
        | Event::Placed { cell, .. }
        | Event::Eliminated { cell, .. }
        | Event::Forced { cell, .. }
        | Event::DeadEnd { at: DeadEndCause::Cell(cell) }
        | Event::Removed { cell, .. } => Some(cell),
        Event::DeadEnd { at: DeadEndCause::House { .. } } | Event::Solved => None,
    }
}

/// Returns each digit with its state in the current cell.
pub fn digit_states(at: &Stepper) -> Vec<(Digit, DigitState)> {
    let event = at.last_event();
    let cell = match event {
        Some(_) => current_cell(at),
        None => at.open_level().map(|level| level.cell),
    };
    let Some(cell) = cell else {
        return at.shape().digits().map(|digit| (digit, DigitState::Idle)).collect();
    };
    // When a place for a digit is chosen, there is no choice among digits.
    let choice = Choice::Digit { cell };
    let level = at.levels().into_iter().find(|level| level.choice == choice);
    let mut taken_back = level.map(Level::taken_back).unwrap_or_default();
    let mut current = level.and_then(|level| level.digit);
    match event {
        Some(
            Event::Tested { digit, .. } | Event::Forced { digit, .. } | Event::Placed { digit, .. },
        ) => current = Some(digit),
        Some(Event::Removed { digit, .. }) => taken_back.insert(digit),
        Some(Event::Eliminated { .. } | Event::DeadEnd { .. } | Event::Solved) | None => {}
    }
    let blocked = match level {
        Some(level) if at.strategy().inference() == Inference::None => known_blocked(at, level),
        Some(level)
            if matches!(
                event,
                Some(Event::Placed { .. } | Event::Removed { .. } | Event::Forced { .. })
            ) =>
        {
            at.shape().all_digits().without(level.legal)
        }
        _ => candidates(at, cell).map_or(DigitSet::EMPTY, |it| at.shape().all_digits().without(it)),
    };
    let state = |digit: Digit| match digit {
        _ if Some(digit) == current => DigitState::Current,
        _ if taken_back.contains(digit) => DigitState::TakenBack,
        _ if blocked.contains(digit) => DigitState::Blocked,
        _ => DigitState::Untested,
    };
    at.shape().digits().map(|digit| (digit, state(digit))).collect()
}

/// Returns the digits of a cell that were tested and blocked. When the search has backtracked
/// to the cell, its narration names the next digit that fits, which reveals the blocked ones
/// before it.
fn known_blocked(at: &Stepper, level: Level) -> DigitSet {
    let mut blocked = level.blocked();
    let mut ahead = at.clone();
    while level.digit.is_none()
        && !level.taken_back().is_empty()
        && let Some(Event::Tested {
            digit,
            verdict: Verdict::Blocked { .. } | Verdict::Unfit { .. },
            ..
        }) = ahead.advance()
    {
        blocked.insert(digit);
    }
    blocked
}

/// Returns the candidates of a cell, or those it had before its digit was placed.
fn candidates(at: &Stepper, cell: Cell) -> Option<DigitSet> {
    let mut at = at.clone();
    if let Some(Event::Placed { .. }) = at.last_event() {
        at.retreat();
    }
    at.domains()?.into_iter().find(|(known, _)| *known == cell).map(|(_, digits)| digits)
}

/// Returns the digits that occur on the board as often as there are rows, so that none is left.
pub fn complete_digits(editor: &Editor) -> DigitSet {
    let shape: Shape = editor.shape();
    let mut counts = [0; 16];
    for (_, digit) in editor.sheet().digits().iter() {
        if let Some(digit) = digit {
            counts[digit.index()] += 1;
        }
    }
    shape.digits().filter(|digit| counts[digit.index()] >= shape.size()).collect()
}

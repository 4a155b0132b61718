//! What each cell of the board shows.

use strum::IntoStaticStr;
use sudoku_engine::board::{Cell, ColorSet, Digit, DigitSet, Puzzle, Shape};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::{Actor, Refusal};
use sudoku_engine::search::{
    Choice, DeadEndCause, Event, Inference, Level, NodeStatus, Reason, Stepper, Verdict,
};

use super::dead_end;
use crate::Model;
use crate::draw::scene::SHADES;
use crate::model::state::Play;
use crate::puzzle::cell_rules::CellRule;
use crate::puzzle::editor::{BoardState, Editor, InputMode, Marks};
use crate::search::explore::{ActionOutcome, Exploration};
use crate::search::replay::Replay;
use crate::solve::answer::{Answer, SolveState};
use crate::solve::solutions::OnBoard;

/// The origin of a cell's digit. The tint encodes its level of the search tree, from 0 for the first
/// level to [`SHADES`] - 1 for the last one that the search can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    Given,
    Own,
    Search {
        tint: u8,
    },
    Answer,
    /// A program left it on the board when it went on with an earlier cell.
    Left,
}

/// The role of a cell in the event on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CellRole {
    None,
    /// In a group of the current or selected cell.
    Peer,
    /// Has the same digit as the selected cell, or the digit chosen to be entered.
    Same,
    Current,
    /// Rules out a digit in the current cell.
    Blocker,
    /// No digit fits here.
    DeadEnd,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    pub cell: Cell,
    pub digit: Option<(Digit, Origin)>,
    /// Whether no other digit was possible when the search placed its digit.
    pub is_forced: bool,
    pub marks: Marks,
    /// The colors that the user gave to it.
    pub colors: ColorSet,
    pub tried_digit: Option<Digit>,
    pub undone_digit: Option<Digit>,
    pub role: CellRole,
    /// Whether its digit breaks a rule, such as occurring twice in a group.
    pub has_conflict: bool,
    /// The digits that the search still considers possible here, if it keeps candidates.
    pub candidates: DigitSet,
    /// The candidates that the last event ruled out.
    pub eliminated: DigitSet,
    /// The digits that occur here in some solution, each with the number of those solutions.
    pub true_candidates: Vec<(Digit, Tally)>,
    /// Whether its given belongs to the smallest set of givens that contradict each other.
    pub is_contradicting: bool,
    pub is_in_removal: bool,
    pub differs_between_solutions: bool,
    /// The user's own digit, if a check marked it as wrong, or the digit of the only solution is
    /// shown in its place.
    pub wrong_digit: Option<Digit>,
    /// Whether it is selected or, while watching, its level is highlighted.
    pub is_selected: bool,
    /// Whether Tab moves the focus to it.
    pub has_focus: bool,
    /// The rules that apply to it in addition to those of rows, columns and boxes.
    pub rules: Vec<CellRule>,
}

impl CellView {
    fn new(cell: Cell) -> Self {
        Self {
            cell,
            digit: None,
            is_forced: false,
            marks: Marks::default(),
            colors: ColorSet::EMPTY,
            tried_digit: None,
            undone_digit: None,
            role: CellRole::None,
            has_conflict: false,
            candidates: DigitSet::EMPTY,
            eliminated: DigitSet::EMPTY,
            true_candidates: Vec::new(),
            is_contradicting: false,
            is_in_removal: false,
            differs_between_solutions: false,
            wrong_digit: None,
            is_selected: false,
            has_focus: false,
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
    let mut cells = match (model.shown_exploration(), player) {
        (Some(tree), _) => with_model_facts(model, exploration_cells(tree)),
        (None, Some(player)) => {
            let mut cells = with_model_facts(model, search_cells(&player.stepper));
            if model.reading(0).is_some() {
                // Groups that light up for a moment would only flicker.
                let peers = cells.iter_mut().filter(|view| view.role == CellRole::Peer);
                peers.for_each(|view| view.role = CellRole::None);
            }
            cells
        }
        (None, None) => return own_board(model),
    };
    if let Some(cell) = selected_cell(model).filter(|_| model.shown_exploration().is_none()) {
        cells[cell.index()].is_selected = true;
    }
    cells
}

/// Returns the cell that the user selected while watching.
pub fn selected_cell(model: &Model) -> Option<Cell> {
    let player = model.watch.player.as_ref().filter(|_| model.view.shows_search())?;
    model.watch.highlighted_cell.filter(|cell| cell.index() < player.stepper.shape().cell_count())
}

/// Returns the cells of the user's own board, which is shown while no search is. Colors are shown
/// only where they can be given.
pub fn own_board(model: &Model) -> Vec<CellView> {
    let mut cells = with_model_facts(model, editor_cells(&model.play.editor));
    if !model.view.edits_board() {
        cells.iter_mut().for_each(|view| view.colors = ColorSet::EMPTY);
    }
    if model.view.edits_board() && model.play.aids.highlights {
        highlight(&model.play, &mut cells);
    }
    cells
}

/// Marks the cells that see the selected one, and those with its digit or, if a digit is chosen
/// to be entered, with that one.
fn highlight(play: &Play, cells: &mut [CellView]) {
    let enters_digits = play.editor.input_mode != InputMode::Color;
    let chosen_digit = play.entry_order.chosen_digit().filter(|_| enters_digits);
    let cell = match play.editor.selection() {
        &[cell] if chosen_digit.is_none() => Some(cell),
        _ => None,
    };
    for peer in cell.into_iter().flat_map(|cell| play.editor.edited_puzzle().peers(cell)) {
        cells[peer.index()].role = CellRole::Peer;
    }
    let written = |view: &CellView| view.digit.map(|(digit, _)| digit);
    let digit = chosen_digit.or_else(|| written(&cells[cell?.index()]));
    let has_digit =
        |view: &&mut CellView| digit.is_some() && written(view) == digit && Some(view.cell) != cell;
    for view in cells.iter_mut().filter(has_digit) {
        view.role = CellRole::Same;
    }
}

/// Adds to the cells of a board what the rest of the model knows about them.
fn with_model_facts(model: &Model, mut cells: Vec<CellView>) -> Vec<CellView> {
    let is_searched = model.view.shows_search() && model.watch.player.is_some();
    if model.view.edits_board() {
        match model.on_board() {
            OnBoard::Solution => show_solution(model, &mut cells),
            OnBoard::Candidates | OnBoard::Steps if model.play.is_content_known() => {
                hide_own_digits(&mut cells);
            }
            OnBoard::Own | OnBoard::Candidates | OnBoard::Steps => {}
        }
        for cell in
            model.play.solution_queries.conflict.finding.iter().flatten().flat_map(|it| &it.cells)
        {
            cells[cell.index()].is_contradicting = true;
        }
    }
    for cell in model.play.check.iter().flat_map(|check| check.marked_cells()) {
        let view = &mut cells[cell.index()];
        view.wrong_digit = view.digit.map(|(digit, _)| digit);
    }
    let shows_own_digits = !is_searched && model.on_board() == OnBoard::Own;
    let violations = if shows_own_digits { model.play.editor.violations() } else { Vec::new() };
    for cell in violations.iter().flat_map(|violation| &violation.cells) {
        cells[cell.index()].has_conflict = true;
    }
    for cell in model.play.editor.selection().iter().filter(|_| model.view.edits_board()) {
        cells[cell.index()].is_selected = true;
    }
    for cell in model.watch.replay.iter().flat_map(Replay::cells) {
        cells[cell.index()].is_in_removal = true;
    }
    if let Some(focus) = model.play.editor.focus() {
        cells[focus.index()].has_focus = true;
    }
    let rules = &model.play.editor.edited_puzzle().rules;
    if !rules.is_classic() {
        let rules_by_cell = CellRule::by_cell(rules);
        cells.iter_mut().zip(rules_by_cell).for_each(|(view, rules)| view.rules = rules);
    }
    cells
}

/// Returns the state of the digits on show, if they are the user's own.
pub fn shown_board_state(model: &Model) -> Option<BoardState> {
    let shows_own_digits = match model.on_board() {
        OnBoard::Own => model.view.edits_board(),
        OnBoard::Solution => {
            model.shown_solution() == Some(&model.play.editor.edited_puzzle().digits())
        }
        OnBoard::Candidates | OnBoard::Steps => false,
    };
    shows_own_digits.then(|| model.play.editor.board_state())
}

fn editor_cells(editor: &Editor) -> Vec<CellView> {
    let edited_puzzle = editor.edited_puzzle();
    let mut cells: Vec<CellView> = edited_puzzle.shape().cells().map(CellView::new).collect();
    for view in &mut cells {
        let given = edited_puzzle.givens.get(view.cell).map(|digit| (digit, Origin::Given));
        let own = edited_puzzle.answers.get(view.cell).map(|digit| (digit, Origin::Own));
        view.digit = given.or(own);
        if let Some(&marks) = edited_puzzle.marks.get(view.cell.index()) {
            view.marks = marks;
        }
        if let Some(&colors) = edited_puzzle.colors.get(view.cell.index()) {
            view.colors = colors;
        }
    }
    cells
}

/// Leaves only the givens.
fn hide_own_digits(cells: &mut [CellView]) {
    for view in cells.iter_mut().filter(|view| !matches!(view.digit, Some((_, Origin::Given)))) {
        view.digit = None;
        view.marks = Marks::default();
    }
}

/// Shows the digits of the solution in all cells, in place of different digits of the user.
fn show_solution(model: &Model, cells: &mut [CellView]) {
    let Some(solution) = model.shown_solution() else { return };
    let answer = match &model.play.solving {
        SolveState::Over(Ok(answer)) => Some(answer.as_ref()),
        SolveState::Over(Err(_)) | SolveState::Working(_) | SolveState::Idle => None,
    };
    let is_only =
        matches!(answer, Some(Answer::Unique(_))) || model.play.solution_queries.total == Some(1);
    for view in cells.iter_mut() {
        view.marks = Marks::default();
        let digit = solution.get(view.cell);
        if view.digit.map(|it| it.0) != digit {
            view.wrong_digit = view.digit.map(|it| it.0).filter(|_| is_only);
            view.digit = digit.map(|digit| (digit, Origin::Answer));
        }
    }
    for cell in answer.into_iter().flat_map(Answer::differing) {
        cells[cell.index()].differs_between_solutions = true;
    }
}

fn given_cells(puzzle: &Puzzle) -> Vec<CellView> {
    let view = |(cell, given): (Cell, Option<Digit>)| {
        let digit = given.map(|digit| (digit, Origin::Given));
        CellView { digit, ..CellView::new(cell) }
    };
    puzzle.givens().iter().map(view).collect()
}

pub fn search_cells(stepper: &Stepper) -> Vec<CellView> {
    let mut cells = given_cells(stepper.puzzle());
    let levels = stepper.cells().len().max(1);
    for (level, (cell, digit)) in stepper.path().enumerate() {
        let tint = (level * SHADES / levels) as u8;
        cells[cell.index()].digit = Some((digit, Origin::Search { tint }));
    }
    if stepper.is_written() {
        show_left_digits(stepper, &mut cells);
    } else {
        for ((cell, _), level) in stepper.path().zip(stepper.levels()) {
            cells[cell.index()].is_forced = level.order.len() == 1;
        }
    }
    for (cell, candidates) in stepper.domains().into_iter().flatten() {
        cells[cell.index()].candidates = candidates;
    }
    let Some(event) = stepper.last_event() else { return cells };
    if let Some(current) = current_cell(stepper) {
        let around = stepper.rules().distinct().into_iter().map(|(_, cells)| cells);
        for peer in around.filter(|cells| cells.contains(&current)).flatten() {
            cells[peer.index()].role = CellRole::Peer;
        }
        cells[current.index()].role = CellRole::Current;
    }
    match event {
        Event::Tested { cell, digit, verdict } => {
            cells[cell.index()].tried_digit = Some(digit);
            if let Verdict::Blocked { by, .. } = verdict {
                cells[by.index()].role = CellRole::Blocker;
            }
        }
        Event::Removed { cell, digit } => cells[cell.index()].undone_digit = Some(digit),
        Event::Eliminated { cell, digits, because } => {
            cells[cell.index()].eliminated = digits;
            if let Reason::Placed { by, .. } = because {
                cells[by.index()].role = CellRole::Blocker;
            }
        }
        Event::Forced { cell, digit, .. } => cells[cell.index()].tried_digit = Some(digit),
        Event::DeadEnd { cause: DeadEndCause::House { rule, .. } } => {
            for cell in stepper.rules().cells(rule) {
                cells[cell.index()].role = CellRole::Peer;
            }
        }
        Event::DeadEnd { cause: DeadEndCause::Cell(cell) } => {
            cells[cell.index()].role = CellRole::DeadEnd;
            cells[cell.index()].eliminated = stepper.shape().all_digits();
            for obstacle in dead_end::obstacles(stepper, cell) {
                cells[obstacle.by.index()].role = CellRole::Blocker;
            }
        }
        Event::DeadEnd { cause: DeadEndCause::Unknown } | Event::Placed { .. } | Event::Solved => {}
    }
    cells
}

/// Shows the digits of a program's grid that are not on the path of its search.
fn show_left_digits(stepper: &Stepper, cells: &mut [CellView]) {
    for (view, (_, digit)) in cells.iter_mut().zip(stepper.board().iter()) {
        if view.digit.map(|(digit, _)| digit) != digit {
            view.digit = digit.map(|digit| (digit, Origin::Left));
        }
    }
}

/// Returns the cells of a tree opened by hand: chosen digits count as the user's, forced ones
/// as the search's.
fn exploration_cells(exploration: &Exploration) -> Vec<CellView> {
    let tree = exploration.tree();
    let mut cells = given_cells(tree.puzzle());
    let levels = tree.cells().len().max(1);
    for (level, (cell, digit, by)) in exploration.placed().into_iter().enumerate() {
        let tint = (level * SHADES / levels) as u8;
        let origin = if by == Actor::Person { Origin::Own } else { Origin::Search { tint } };
        cells[cell.index()].digit = Some((digit, origin));
    }
    for (cell, eliminated) in exploration.eliminated_by_rule() {
        cells[cell.index()].eliminated = eliminated;
    }
    let options = exploration.cells();
    let (current, around) = match exploration.status() {
        NodeStatus::DeadEnd { cause: DeadEndCause::House { rule, .. } } => {
            (None, tree.puzzle().rules().cells(rule))
        }
        // When a place for a digit is chosen, all its places are marked rather than one cell.
        NodeStatus::DeadEnd { cause: DeadEndCause::Cell(_) | DeadEndCause::Unknown }
        | NodeStatus::Branching
        | NodeStatus::Forced { .. }
        | NodeStatus::Solved => {
            let around =
                if tree.allows_any_cell() || options.len() <= 1 { Vec::new() } else { options };
            (exploration.cell(), around)
        }
    };
    for cell in around {
        cells[cell.index()].role = CellRole::Peer;
    }
    if let Some(cell) = current {
        cells[cell.index()].role = CellRole::Current;
    }
    for (cell, candidates) in tree.domains() {
        let view = &mut cells[cell.index()];
        view.candidates = candidates;
        // Whether the search has come to it or not.
        if candidates.is_empty() {
            view.role = CellRole::DeadEnd;
        }
    }
    if let &ActionOutcome::Refused { why: Refusal::NoCandidate { by: Some(by) }, .. } =
        exploration.action()
    {
        cells[by.index()].role = CellRole::Blocker;
    }
    cells
}

/// Returns the cell that the last event is about.
pub fn current_cell(stepper: &Stepper) -> Option<Cell> {
    match stepper.last_event()? {
        Event::Tested { cell, .. }
        | Event::Placed { cell, .. }
        | Event::Eliminated { cell, .. }
        | Event::Forced { cell, .. }
        | Event::DeadEnd { cause: DeadEndCause::Cell(cell) }
        | Event::Removed { cell, .. } => Some(cell),
        Event::DeadEnd { cause: DeadEndCause::House { .. } | DeadEndCause::Unknown }
        | Event::Solved => None,
    }
}

/// Returns each digit with its state in the current cell.
pub fn digit_states(stepper: &Stepper) -> Vec<(Digit, DigitState)> {
    if stepper.is_written() {
        return written_digit_states(stepper);
    }
    let event = stepper.last_event();
    let cell = match event {
        Some(_) => current_cell(stepper),
        None => stepper.open_level().map(|level| level.cell),
    };
    let Some(cell) = cell else {
        return stepper.shape().digits().map(|digit| (digit, DigitState::Idle)).collect();
    };
    // When a place for a digit is chosen, there is no choice among digits.
    let choice = Choice::Digit { cell };
    let level = stepper.levels().into_iter().find(|level| level.choice == choice);
    let mut undone_digits = level.map(Level::undone).unwrap_or_default();
    let mut current = level.and_then(|level| level.digit);
    match event {
        Some(
            Event::Tested { digit, .. } | Event::Forced { digit, .. } | Event::Placed { digit, .. },
        ) => current = Some(digit),
        Some(Event::Removed { digit, .. }) => undone_digits.insert(digit),
        Some(Event::Eliminated { .. } | Event::DeadEnd { .. } | Event::Solved) | None => {}
    }
    let blocked = match level {
        Some(level) if stepper.strategy().inference() == Inference::None => {
            known_blocked(stepper, level)
        }
        Some(level)
            if matches!(
                event,
                Some(Event::Placed { .. } | Event::Removed { .. } | Event::Forced { .. })
            ) =>
        {
            stepper.shape().all_digits().without(level.legal)
        }
        _ => candidates(stepper, cell)
            .map_or(DigitSet::EMPTY, |it| stepper.shape().all_digits().without(it)),
    };
    let state = |digit: Digit| match digit {
        _ if Some(digit) == current => DigitState::Current,
        _ if undone_digits.contains(digit) => DigitState::TakenBack,
        _ if blocked.contains(digit) => DigitState::Blocked,
        _ => DigitState::Untested,
    };
    stepper.shape().digits().map(|digit| (digit, state(digit))).collect()
}

/// Returns each digit with its state in the cell that a program wrote to. What it tests is unknown.
fn written_digit_states(stepper: &Stepper) -> Vec<(Digit, DigitState)> {
    let (current, undone) = match stepper.last_event() {
        Some(Event::Placed { digit, .. }) => (Some(digit), None),
        Some(Event::Removed { digit, .. }) => (None, Some(digit)),
        Some(
            Event::Tested { .. }
            | Event::Eliminated { .. }
            | Event::Forced { .. }
            | Event::DeadEnd { .. }
            | Event::Solved,
        )
        | None => (None, None),
    };
    let state = |digit: Digit| match digit {
        _ if Some(digit) == current => DigitState::Current,
        _ if Some(digit) == undone => DigitState::TakenBack,
        _ => DigitState::Idle,
    };
    stepper.shape().digits().map(|digit| (digit, state(digit))).collect()
}

/// Returns the digits of a cell that were tested and blocked. When the search has backtracked
/// to the cell, its narration names the next digit that fits, which reveals the blocked ones
/// before it.
fn known_blocked(stepper: &Stepper, level: Level) -> DigitSet {
    let mut blocked = level.blocked();
    let mut stepper_ahead = stepper.clone();
    while level.digit.is_none()
        && !level.undone().is_empty()
        && let Some(Event::Tested {
            digit,
            verdict: Verdict::Blocked { .. } | Verdict::Unfit { .. },
            ..
        }) = stepper_ahead.advance()
    {
        blocked.insert(digit);
    }
    blocked
}

/// Returns the candidates of a cell, or those it had before its digit was placed.
fn candidates(stepper: &Stepper, cell: Cell) -> Option<DigitSet> {
    let mut stepper_before = stepper.clone();
    if let Some(Event::Placed { .. }) = stepper.last_event() {
        stepper_before.retreat();
    }
    stepper_before
        .domains()?
        .into_iter()
        .find(|(other, _)| *other == cell)
        .map(|(_, digits)| digits)
}

/// Returns each digit with the number of its places that are left: as many as there are rows,
/// without those on the board.
pub fn digits_left(editor: &Editor) -> Vec<(Digit, usize)> {
    let shape: Shape = editor.shape();
    let mut left = [shape.size(); 16];
    for (_, digit) in editor.edited_puzzle().digits().iter() {
        if let Some(digit) = digit {
            let left = &mut left[digit.index()];
            *left = left.saturating_sub(1);
        }
    }
    shape.digits().map(|digit| (digit, left[digit.index()])).collect()
}

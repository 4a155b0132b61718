//! The board of the view for playing, with what the panels below it find.

use crate::Model;
use crate::solve::solutions::OnBoard;
use crate::view::board::{CellRole, CellView, Origin, own_board};

/// Returns the cells of the board: the user's own, or those with the possible digits or the steps
/// by which logic solves the puzzle.
pub fn play_board(model: &Model) -> Vec<CellView> {
    let mut cells = own_board(model);
    match model.on_board() {
        OnBoard::Candidates => show_true_candidates(model, &mut cells),
        OnBoard::Steps => show_steps(model, &mut cells),
        OnBoard::Own | OnBoard::Solution => {}
    }
    cells
}

fn show_true_candidates(model: &Model, cells: &mut [CellView]) {
    let Some(true_candidates) = &model.play.solution_queries.candidates.finding else { return };
    for view in cells.iter_mut().filter(|view| view.digit.is_none()) {
        view.true_candidates = true_candidates.of(view.cell);
        view.candidates = true_candidates.digits(view.cell);
    }
}

/// Shows the digits that the steps on the board have placed, and the candidates that they have left.
fn show_steps(model: &Model, cells: &mut [CellView]) {
    let Some((solution, player)) =
        model.play.logic_walk.as_ref().and_then(|walk| Some((walk.solution()?, walk.player)))
    else {
        return;
    };
    for placed in solution.placements(player.step_count) {
        cells[placed.cell.index()].digit = Some((placed.digit, Origin::Answer));
    }
    // What the selected cell sees would distract from the step.
    cells.iter_mut().for_each(|view| view.role = CellRole::None);
    let candidates = solution.candidates(player.step_count);
    for (view, &candidates) in
        cells.iter_mut().zip(candidates).filter(|(view, _)| view.digit.is_none())
    {
        view.candidates = candidates;
    }
}

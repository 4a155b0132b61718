//! The buttons below the words about the board: what to do next with it, or with its solution.

use gloo::timers::callback::Timeout;
use grove_model::base::settings::SidePanel;
use grove_model::puzzle::editor::{CandidateEdit, InputMode};
use grove_model::solve::answer::ShownSolution;
use grove_model::solve::solutions::{OnBoard, SolutionQuery, Stage};
use grove_model::update::msg::{EditMsg, Msg, PageMsg, SolutionsMsg, SolveMsg};
use sudoku_engine::formats;
use yew::prelude::*;

use super::check::check_buttons;
use super::fits_list::fits_list;
use super::hint::{HintParts, hint_buttons};
use super::step_buttons::step_buttons;
use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{Button, Icon, PageProps, Segment, segmented};
use crate::hooks::show_panel;
use crate::platform::clipboard;
use crate::text::{GivensCheck, Verdict};

pub(crate) fn verdict_buttons(page: &PageProps, hint_chunk: &'static Chunk<HintParts>) -> Html {
    let PageProps { text, model, .. } = page;
    if model.on_board() == OnBoard::Steps {
        return html! { <>{step_buttons(page)}{layer(page, hint_chunk)}</> };
    }
    let state = Verdict::of(model).map_or("idle", Verdict::code);
    let has_givens = model.play.editor.edited_puzzle().givens.filled_count() > 0;
    let enters_givens = has_givens && model.play.editor.input_mode == InputMode::Given;
    let givens_in = (state == "idle" && enters_givens).then(|| {
        let finish = Msg::Solutions(SolutionsMsg::GivensFinished);
        page.button("givens-in", text.givens_in, finish).labeled().keyed().draw()
    });
    let has_contradiction = matches!(state, "impossible" | "givens-impossible")
        && model.play.hint.is_none()
        && model.play.solution_queries.conflict.stage == Stage::Idle;
    let contradiction = has_contradiction.then(|| {
        let ask = Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Conflict));
        page.button("why-none", text.why_none(), ask).labeled().draw()
    });
    let is_blank = model.play.editor.edited_puzzle().is_blank();
    // There is nothing to play, or nothing any more.
    let new_puzzle = (is_blank || state == "solved").then(|| {
        let button = Button::new("offer-new", text.offer_new(), show_new_panel(page));
        button.icon(Icon::DICE).labeled().draw()
    });
    let is_open = match Verdict::of(model) {
        None
        | Some(
            Verdict::DigitsBreakRules { .. }
            | Verdict::GivensBreakRules { .. }
            | Verdict::Impossible(_)
            | Verdict::Givens(GivensCheck::Unique | GivensCheck::Several | GivensCheck::Impossible),
        ) => true,
        // Their words or their own buttons need the room.
        Some(
            Verdict::Refused(_)
            | Verdict::Solved { .. }
            | Verdict::AllGiven
            | Verdict::Working
            | Verdict::Unique { .. }
            | Verdict::Several { .. }
            | Verdict::Givens(GivensCheck::Working),
        ) => false,
    };
    let is_played = is_open && !enters_givens && !is_blank;
    let play_buttons = is_played.then(|| play_buttons(page, hint_chunk, has_contradiction));
    html! {
        <>
            {(state == "several").then(|| solution_switch(page))}
            {solution_buttons(page)}
            {contradiction}
            {givens_in}
            {new_puzzle}
            {play_buttons}
        </>
    }
}

/// Returns what opens the panel for new puzzles, and scrolls it onto the screen if it is below.
fn show_new_panel(page: &PageProps) -> Callback<()> {
    let on_msg = page.on_msg.clone();
    Callback::from(move |()| {
        on_msg.emit(Msg::Page(PageMsg::SidePanelChosen(SidePanel::New)));
        // By then it has been drawn.
        Timeout::new(0, || show_panel(true)).forget();
    })
}

/// Draws the buttons that help with the next digit: the fewest if another button needs their room. While a
/// hint is shown, only its own are there.
fn play_buttons(page: &PageProps, hint_chunk: &'static Chunk<HintParts>, is_narrow: bool) -> Html {
    let buttons = hint_buttons(page);
    if page.model.play.hint.is_none() {
        let marks_candidates = page.model.play.editor.input_mode == InputMode::Center;
        let other = if marks_candidates { candidates_button } else { fits_list };
        let other = if is_narrow { |_: &PageProps| Html::default() } else { other };
        return html! { <>{check_buttons(page, other)}{buttons}</> };
    }
    html! { <>{buttons}{layer(page, hint_chunk)}</> }
}

/// Draws what the board shows of a step.
fn layer(page: &PageProps, hint_chunk: &'static Chunk<HintParts>) -> Html {
    draw_when_loaded(page, hint_chunk, |parts| (parts.layer)(page))
}

/// Draws the button that writes the candidates of all empty cells.
fn candidates_button(page: &PageProps) -> Html {
    let edit = page.model.play.editor.edited_puzzle().candidate_edit();
    let write = Msg::Edit(EditMsg::CandidatesWritten);
    let button = page.button("candidates", page.text.candidate_edit(edit), write).labeled();
    button.disabled(edit == CandidateEdit::Nothing).draw()
}

/// Draws the choice between two solutions.
fn solution_switch(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let choices =
        [Segment::new("first", text.first_solution), Segment::new("second", text.second_solution)];
    let on_choose = on_msg.reform(|index| {
        let solution = [ShownSolution::First, ShownSolution::Second][index];
        Msg::Solve(SolveMsg::SolutionShown(solution))
    });
    let index = usize::from(model.play.shown_solution == ShownSolution::Second);
    segmented("solution", text.solution, &choices, index, &on_choose)
}

/// Draws what can be done with a solution on show.
fn solution_buttons(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let Some(solution) = model.play.answered() else { return Html::default() };
    let back = page.button("back-to-mine", text.back_to_mine, Msg::Solve(SolveMsg::AnswerHidden));
    let (copied_page, line) = (page.clone(), formats::line(solution));
    let copy = Callback::from(move |()| clipboard::copy(&line, copied_page.on_copy_ended()));
    html! {
        <>
            {back.labeled().draw()}
            {Button::new("copy-solution", text.copy_solution, copy).icon(Icon::COPY).draw()}
        </>
    }
}

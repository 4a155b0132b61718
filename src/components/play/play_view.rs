//! The view for entering, playing and solving a puzzle.

use grove_model::solve::answer::{ShownSolution, SolveState};
use grove_model::solve::solutions::{SolutionQuery, Stage};
use grove_model::update::msg::{EditMsg, Msg, PageMsg, SolutionsMsg, SolveMsg};
use grove_model::view::board::{complete_digits, own_board};
use sudoku_engine::formats;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{
    Button, DrawView, Icon, Page, Segment, board, segmented, segmented_of,
};
use crate::platform::clipboard;
use crate::text::Verdict;

/// Draws the view, with its panels once they have loaded.
pub(crate) fn play_view(page: &Page, panels_chunk: &'static Chunk<DrawView>) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let editor = &model.play.editor;
    let solve = if let SolveState::Working(_) = model.play.solving {
        page.cancel_button("cancel-solve", Msg::Solve(SolveMsg::Cancelled))
    } else {
        let solve = page.button("solve", text.solve, Msg::Solve(SolveMsg::Requested));
        solve.icon(Icon::SOLVE).labeled().primary().keyed()
    };
    html! {
        <div key="play" class="play">
            <div class="view-board">
                {board(page, &own_board(model), Html::default())}
            </div>
            <div class="play-side">
                <section class="play-pad" aria-label={text.entry}>
                    {segmented_of("pen", text.pens, editor.input_mode, |input_mode| text.input_mode(input_mode),
                        &on_msg.reform(|input_mode| Msg::Edit(EditMsg::InputModeChosen(input_mode))))}
                    {digit_pad(page)}
                    <div class="toolbar" role="group" aria-label={text.editing}>
                        {page.button("undo", text.undo, Msg::Edit(EditMsg::Undone))
                            .icon(Icon::UNDO).keys(*text, "Control+Z").disabled(!model.can_undo()).draw()}
                        {page.button("redo", text.redo, Msg::Edit(EditMsg::Redone))
                            .icon(Icon::REDO).keys(*text, "Control+Y").disabled(!model.can_redo()).draw()}
                        {page.button("erase", text.erase, Msg::Edit(EditMsg::DigitErased))
                            .icon(Icon::ERASE).keys(*text, "Backspace").draw()}
                        {page.button("clear", text.clear, Msg::Edit(EditMsg::AnswersErased))
                            .icon(Icon::CLEAR).draw()}
                        {solve.draw()}
                    </div>
                </section>
                {verdict(page)}
                {panels(page, panels_chunk)}
            </div>
        </div>
    }
}

/// Draws the digit pad, for those without a keyboard.
fn digit_pad(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let shape = model.play.editor.shape();
    let complete = complete_digits(&model.play.editor);
    let digits = shape.digits().map(|digit| {
        html! {
            <button key={digit.index()} type="button" class="pad-digit"
                data-action={format!("digit-{}", digit.symbol())}
                data-complete={complete.contains(digit).then_some("")}
                aria-label={text.enter_digit(digit)}
                onclick={page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: None }))}>
                {digit.symbol()}
            </button>
        }
    });
    html! {
        <div class="pad" role="group" data-size={shape.size().to_string()} aria-label={text.digit_pad}>
            {for digits}
        </div>
    }
}

/// Draws the state of the board, the result of solving it, and the choice between two solutions.
fn verdict(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let verdict = Verdict::of(model);
    let state = verdict.map_or("idle", Verdict::code);
    let words = verdict.map(|verdict| text.verdict(verdict, model.play.editor.shape()));
    let solution_switch = (state == "several").then(|| {
        let choices = [
            Segment::new("first", text.first_solution),
            Segment::new("second", text.second_solution),
        ];
        let on_choose = on_msg.reform(|index| {
            let solution = [ShownSolution::First, ShownSolution::Second][index];
            Msg::Solve(SolveMsg::SolutionShown(solution))
        });
        let index = usize::from(model.play.shown_solution == ShownSolution::Second);
        segmented("solution", text.solution, &choices, index, &on_choose)
    });
    let solution_buttons = model.play.answered().map(|solution| {
        let back =
            page.button("back-to-mine", text.back_to_mine, Msg::Solve(SolveMsg::AnswerHidden));
        let (page, line) = (page.clone(), formats::line(solution));
        let copy = Callback::from(move |()| clipboard::copy(&line, page.on_copy_ended()));
        html! {
            <>
                {back.labeled().draw()}
                {Button::new("copy-solution", text.copy_solution, copy).icon(Icon::COPY).draw()}
            </>
        }
    });
    let has_contradiction =
        state == "impossible" && model.play.solution_queries.conflict.stage == Stage::Idle;
    let contradiction = has_contradiction.then(|| {
        let ask = Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Conflict));
        page.button("why-none", text.solutions.find_contradiction, ask).labeled().draw()
    });
    html! {
        <section class="verdict" data-verdict={state} aria-label={text.answer}>
            <p role="status">{words}</p>
            <div class="toolbar">{solution_switch}{solution_buttons}{contradiction}</div>
        </section>
    }
}

/// Draws the panels below the digits, one of them open.
fn panels(page: &Page, panels_chunk: &'static Chunk<DrawView>) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let side = model.play.side_panel;
    html! {
        <div class="panels">
            {segmented_of("side", text.panels, side, |side| text.side_panel(side),
                &on_msg.reform(|side| Msg::Page(PageMsg::SidePanelChosen(side))))}
            {draw_when_loaded(page, panels_chunk, |draw| draw(page))}
        </div>
    }
}

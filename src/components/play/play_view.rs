//! The view for entering, playing and solving a puzzle.

use grove_model::puzzle::editor::{EntryOrder, InputMode};
use grove_model::solve::answer::{ShownSolution, SolveState};
use grove_model::solve::solutions::{SolutionQuery, Stage};
use grove_model::update::msg::{EditMsg, Msg, PageMsg, SolutionsMsg, SolveMsg};
use grove_model::view::board::{digits_left, own_board};
use sudoku_engine::board::Digit;
use sudoku_engine::formats;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::chunks::Panels;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{Button, Icon, Page, Segment, board, segmented, segmented_of};
use crate::platform::clipboard;
use crate::text::Verdict;

/// Draws the view, with its panels once they have loaded.
pub(crate) fn play_view(page: &Page, panels_chunk: &'static Chunk<Panels>) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let editor = &model.play.editor;
    let solve = if let SolveState::Working(_) = model.play.solving {
        page.cancel_button("cancel-solve", Msg::Solve(SolveMsg::Cancelled))
    } else {
        let solve = page.button("solve", text.solve, Msg::Solve(SolveMsg::Requested));
        solve.icon(Icon::SOLVE).labeled().keyed()
    };
    let is_digit_first = model.play.entry_order != EntryOrder::CellFirst;
    let switch_msg = EditMsg::DigitFirstSwitched { on: !is_digit_first };
    let digit_first = page.button("digit-first", text.digit_first, Msg::Edit(switch_msg));
    // While givens are entered, there is little to clear.
    let last = if editor.input_mode == InputMode::Given {
        page.button("skip", text.skip, Msg::Edit(EditMsg::CellSkipped)).icon(Icon::SKIP)
    } else {
        page.button("clear", text.clear, Msg::Edit(EditMsg::AnswersErased)).icon(Icon::CLEAR)
    };
    let cells = own_board(model);
    let panels_now = panels_chunk.get();
    let colors = panels_now.map(|panels| (panels.board_colors)(&cells, editor.shape()));
    let pad = match panels_now.filter(|_| editor.input_mode == InputMode::Color) {
        Some(panels) => (panels.color_pad)(page),
        None => digit_pad(page),
    };
    html! {
        <div key="play" class="play">
            <div class="view-board">
                {board(page, &cells, colors.unwrap_or_default(), Html::default())}
            </div>
            <div class="play-side">
                <section class="play-pad" aria-label={text.entry}>
                    <div class="play-strip">
                        {panels_chunk.get().map(|panels| (panels.draw_strip)(page))}
                    </div>
                    {segmented_of("pen", text.pens, editor.input_mode, |input_mode| text.input_mode(input_mode),
                        &on_msg.reform(|input_mode| Msg::Edit(EditMsg::InputModeChosen(input_mode))))}
                    {pad}
                    <div class="toolbar" role="group" aria-label={text.editing}>
                        {page.button("undo", text.undo, Msg::Edit(EditMsg::Undone))
                            .icon(Icon::UNDO).keys(*text, "Control+Z").disabled(!model.can_undo()).draw()}
                        {page.button("redo", text.redo, Msg::Edit(EditMsg::Redone))
                            .icon(Icon::REDO).keys(*text, "Control+Y").disabled(!model.can_redo()).draw()}
                        {page.button("erase", text.erase, Msg::Edit(EditMsg::DigitErased))
                            .icon(Icon::ERASE).keys(*text, "Backspace").draw()}
                        {digit_first.icon(Icon::DIGIT_FIRST).keys(*text, "T").pressed(is_digit_first).draw()}
                        {solve.draw()}
                        {last.keyed().draw()}
                    </div>
                </section>
                {verdict(page, panels_now)}
                {panels(page, panels_chunk)}
            </div>
        </div>
    }
}

/// Draws the digit pad, for those without a keyboard. Tab stops only once there, at the chosen digit
/// or the first one; arrows lead to the others.
fn digit_pad(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let shape = model.play.editor.shape();
    let order = model.play.entry_order;
    let tab_stop = order.chosen_digit().map_or(0, Digit::index);
    let digits = digits_left(&model.play.editor).into_iter().map(|(digit, left)| {
        let is_chosen = order.chosen_digit() == Some(digit);
        html! {
            <button key={digit.index()} type="button" class="pad-digit"
                data-action={format!("digit-{}", digit.symbol())}
                data-complete={(left == 0).then_some("")} data-left={left.to_string()}
                aria-pressed={(order != EntryOrder::CellFirst).then(|| is_chosen.to_string())}
                aria-label={text.pad_digit(digit, left)}
                tabindex={(digit.index() != tab_stop).then_some("-1")}
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
/// Before that, offers to explain which digits fit.
fn verdict(page: &Page, panels: Option<Panels>) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let verdict = Verdict::of(model);
    let state = verdict.map_or("idle", Verdict::code);
    let check = panels.and_then(|panels| (panels.check_verdict)(page));
    let check_code = check.as_ref().map(|check| check.code);
    let words = check
        .map(|check| check.words)
        .or_else(|| verdict.map(|verdict| text.verdict(verdict, model.play.editor.shape())));
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
    let has_givens = model.play.editor.edited_puzzle().givens.filled_count() > 0;
    let enters_givens = has_givens && model.play.editor.input_mode == InputMode::Given;
    let givens_in = (state == "idle" && enters_givens).then(|| {
        let finish = Msg::Solutions(SolutionsMsg::GivensFinished);
        page.button("givens-in", text.givens_in, finish).labeled().keyed().draw()
    });
    let has_contradiction = matches!(state, "impossible" | "givens-impossible")
        && model.play.solution_queries.conflict.stage == Stage::Idle;
    let contradiction = has_contradiction.then(|| {
        let ask = Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Conflict));
        page.button("why-none", text.solutions.find_contradiction, ask).labeled().draw()
    });
    let is_played = matches!(state, "idle" | "broken") && !enters_givens;
    let play_buttons = panels.filter(|_| is_played).map(|panels| {
        html! { <>{(panels.check_buttons)(page)}{(panels.fits_list)(page)}</> }
    });
    html! {
        <section class="verdict" data-verdict={state} data-check={check_code} aria-label={text.answer}>
            <p role="status">{words}</p>
            <div class="toolbar">{solution_switch}{solution_buttons}{contradiction}{givens_in}{play_buttons}</div>
        </section>
    }
}

/// Draws the panels below the digits, one of them open.
fn panels(page: &Page, panels_chunk: &'static Chunk<Panels>) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let side = model.play.side_panel;
    html! {
        <div class="panels">
            {segmented_of("side", text.panels, side, |side| text.side_panel(side),
                &on_msg.reform(|side| Msg::Page(PageMsg::SidePanelChosen(side))))}
            {draw_when_loaded(page, panels_chunk, |panels| (panels.draw)(page))}
        </div>
    }
}

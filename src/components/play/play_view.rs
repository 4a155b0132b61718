//! The view for entering, playing and solving a puzzle.

use grove_model::puzzle::editor::{EntryOrder, InputMode};
use grove_model::solve::answer::SolveState;
use grove_model::update::msg::{EditMsg, Msg, PageMsg, SolveMsg};
use grove_model::view::board::{digits_left, own_board};
use sudoku_engine::board::Digit;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::chunks::{Panels, ShowBoard};
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{Icon, PageProps, board, segmented_of};
use crate::text::Verdict;

/// Draws the view, with its panels once they have loaded.
pub(crate) fn play_view(page: &PageProps, panels_chunk: &'static Chunk<Panels>) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
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
    let panels_now = panels_chunk.get();
    let cells = panels_now.map_or(own_board as ShowBoard, |panels| panels.board)(model);
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
fn digit_pad(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
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

/// Draws the state of the board, or the result of solving or checking it, with the buttons that belong
/// to it.
fn verdict(page: &PageProps, panels: Option<Panels>) -> Html {
    let PageProps { text, model, .. } = page;
    let verdict = Verdict::of(model);
    let asked = panels.and_then(|panels| (panels.asked_verdict)(page));
    let codes = asked.as_ref().map(|asked| (asked.check, asked.hint));
    let (check, hint) = codes.unwrap_or_default();
    let words = asked
        .map(|asked| asked.words)
        .or_else(|| verdict.map(|verdict| text.verdict(verdict, model.play.editor.shape())));
    html! {
        <section class="verdict" data-verdict={verdict.map_or("idle", Verdict::code)}
            data-check={check} data-hint={hint} aria-label={text.answer}>
            <p role="status">{words}</p>
            <div class="toolbar" inert={panels.is_none()}>
                {match panels {
                    Some(panels) => (panels.verdict_buttons)(page),
                    None => coming_buttons(page, verdict.is_none()),
                }}
            </div>
        </section>
    }
}

/// Draws the buttons that help with the next digit as they will be once their part has loaded.
fn coming_buttons(page: &PageProps, is_open: bool) -> Html {
    let PageProps { text, model, .. } = page;
    let editor = &model.play.editor;
    if !is_open || editor.edited_puzzle().is_blank() || editor.input_mode == InputMode::Given {
        return Html::default();
    }
    let buttons = [text.check(), text.what_fits(), text.hint()].map(|name| {
        html! { <button key={name} type="button" class="button"><svg class="icon" /><span>{name}</span></button> }
    });
    html! { <>{for buttons}</> }
}

/// Draws the panels below the digits, one of them open.
fn panels(page: &PageProps, panels_chunk: &'static Chunk<Panels>) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let side = model.play.side_panel;
    let on_msg = on_msg.clone();
    let on_choose = Callback::from(move |chosen| {
        if chosen == side {
            // It is open already, and may be below the edge of the screen.
            if let Some(panels) = panels_chunk.get() {
                (panels.show_open)();
            }
        } else {
            on_msg.emit(Msg::Page(PageMsg::SidePanelChosen(chosen)));
        }
    });
    html! {
        <div class="panels">
            {segmented_of("side", text.panels, side, |side| text.side_panel(side), &on_choose)}
            {draw_when_loaded(page, panels_chunk, |panels| (panels.draw)(page))}
        </div>
    }
}

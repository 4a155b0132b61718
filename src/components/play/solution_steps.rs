//! The steps by which logic solves the puzzle: the list, and what moves along it.

use std::fmt::Write as _;

use gloo::timers::callback::Interval;
use grove_model::solve::rating::{LogicSolution, LogicWalk, StepMove, StepPlayer};
use grove_model::update::msg::{LogicMsg, Msg, SolutionsMsg};
use sudoku_engine::formats;
use sudoku_engine::logic::notation;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps};
use crate::platform::{clipboard, files};

/// Milliseconds between two steps that are played: enough to read one.
const STEP_PERIOD: u32 = 2500;

/// Draws every step of the solution, with the buttons that copy and save them.
pub(super) fn solution_steps(
    page: &PageProps,
    solution: &LogicSolution,
    player: StepPlayer,
) -> Html {
    let PageProps { text, model, .. } = page;
    let shape = model.play.editor.shape();
    let rules = &model.play.editor.edited_puzzle().rules;
    let shown = player.step_count;
    let steps = solution.steps.iter().enumerate().map(|(nth, it)| {
        let step_move = StepMove::To { step_count: nth };
        let name = format!(
            "{}: {}",
            text.technique(it.step.technique),
            text.conclusion(&it.step, shape)
        );
        let show = page.send(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::StepShown(step_move))));
        html! {
            <li key={nth}>
                <button type="button" class="found-step" aria-current={(nth == shown).then_some("step")}
                    onclick={show}>
                    {name}
                </button>
                <span class="found-reason">{text.reason(it, rules)}</span>
            </li>
        }
    });
    let copied_page = page.clone();
    let copy = Callback::from(move |()| {
        clipboard::copy(&written_steps(&copied_page), copied_page.on_copy_ended());
    });
    let saved_page = page.clone();
    let save = Callback::from(move |()| {
        files::save_text("sudoku-steps.txt", &written_steps(&saved_page));
    });
    html! {
        <section class="solution-steps" aria-label={text.steps_in_order()}>
            <StepList {shown} count={solution.steps.len()}>{for steps}</StepList>
            <div class="toolbar">
                {Button::new("copy-steps", text.copy_steps(), copy).icon(Icon::COPY)
                    .disabled(solution.steps.is_empty()).draw()}
                {Button::new("save-steps", text.save_steps(), save).icon(Icon::SAVE)
                    .disabled(solution.steps.is_empty()).draw()}
            </div>
        </section>
    }
}

/// Writes the puzzle, its steps in HoDoKu's notation, and the last board.
fn written_steps(page: &PageProps) -> String {
    let play = &page.model.play;
    let (shape, mut board) = (play.editor.shape(), play.editor.edited_puzzle().givens.clone());
    let mut written = format!("{}\n", formats::line(&board));
    let solution = play.logic_walk.as_deref().and_then(LogicWalk::solution);
    let Some(solution) = solution else { return written };
    for step in solution.steps.iter().map(|it| &it.step) {
        let _ = writeln!(written, "{}", notation(step, shape));
    }
    for placed in solution.placements(solution.steps.len()) {
        board.set(placed.cell, Some(placed.digit));
    }
    let _ = writeln!(written, "{}", formats::line(&board));
    written
}

#[derive(PartialEq, Properties)]
struct ListProps {
    /// The number of steps on the board, which is the index of the next one.
    shown: usize,
    count: usize,
    children: Html,
}

/// The list, which keeps the next step in sight.
#[component]
fn StepList(props: &ListProps) -> Html {
    let node = use_node_ref();
    use_effect_with((props.shown, props.count), {
        let node = node.clone();
        move |_| {
            let list = node.cast::<HtmlElement>();
            let current = list.as_ref().and_then(|list| list.query_selector("[aria-current]").ok());
            let current = current.flatten().and_then(|it| it.dyn_into::<HtmlElement>().ok());
            if let (Some(list), Some(current)) = (list, current) {
                let middle =
                    current.offset_top() - (list.client_height() - current.offset_height()) / 2;
                list.set_scroll_top(middle);
            }
        }
    });
    html! {
        <ol ref={node} class="found-steps" data-shown={props.shown.to_string()} data-steps={props.count.to_string()}>
            {props.children.clone()}
        </ol>
    }
}

/// Puts one step after the other on the board.
pub(super) fn step_timer(page: &PageProps) -> Html {
    html! { <StepTimer on_msg={page.on_msg.clone()} /> }
}

#[derive(PartialEq, Properties)]
struct TimerProps {
    on_msg: Callback<Msg>,
}

#[component]
fn StepTimer(props: &TimerProps) -> Html {
    use_effect_with(props.on_msg.clone(), |on_msg| {
        let on_msg = on_msg.clone();
        let interval = Interval::new(STEP_PERIOD, move || {
            on_msg.emit(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::StepShown(StepMove::Next))));
        });
        move || drop(interval)
    });
    Html::default()
}

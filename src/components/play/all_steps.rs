//! Every step that logic finds from the user's position.

use grove_model::base::task_state::TaskState;
use grove_model::solve::all_steps::TechniqueSteps;
use grove_model::update::msg::{HintMsg, Msg};
use sudoku_engine::board::Shape;
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the button that looks for all steps, and the steps by technique.
pub(super) fn all_steps(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let state = model.play.all_steps.as_deref().unwrap_or(&TaskState::Idle);
    let button = if state.is_working() {
        page.cancel_button("cancel-all-steps", Msg::Hint(HintMsg::AllCancelled))
    } else {
        let ask = Msg::Hint(HintMsg::AllRequested);
        page.button("all-steps", text.all_steps_here(), ask).labeled().keyed()
    };
    let shape = model.play.editor.shape();
    let techniques = match state {
        TaskState::Over(steps) => steps.techniques.as_slice(),
        TaskState::Working(_) | TaskState::Idle => &[],
    };
    let techniques = techniques.iter().map(|it| technique_steps(page, it, shape));
    html! {
        <div class="solutions-part">
            <span role="group" aria-label={text.all_steps_here()}>{button.draw()}</span>
            <p class="solutions-words" role="status">{text.all_steps(state)}</p>
            {for techniques}
        </div>
    }
}

fn technique_steps(page: &PageProps, of_technique: &TechniqueSteps, shape: Shape) -> Html {
    let (text, technique) = (page.text, of_technique.technique);
    let steps = of_technique.steps.iter().enumerate().map(|(index, step)| {
        let show = page.send(Msg::Hint(HintMsg::StepChosen { technique, index }));
        html! {
            <li key={index}>
                <button type="button" class="found-step" onclick={show}>{text.conclusion(step, shape)}</button>
            </li>
        }
    });
    let code = technique.to_string();
    html! {
        <details key={code.clone()} class="technique-steps" data-technique={code}
            data-steps={of_technique.count.to_string()}>
            <summary>{text.technique_count(technique, of_technique.count as u64)}</summary>
            <ul class="found-steps">{for steps}</ul>
            {text.only_first_steps(of_technique).map(|words| html! { <p class="solutions-words">{words}</p> })}
        </details>
    }
}

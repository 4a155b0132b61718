//! Entering, playing and solving a puzzle.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::puzzle::editor::InputMode;
use grove_model::solve::answer::Solving;
use strum::VariantArray;
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::components::play::digit_pad::DigitPad;
use crate::components::play::play_panels::PlayPanels;
use crate::components::play::verdict::Verdict;
use crate::components::shared::board::Board;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::segmented::{Choice, Segmented};
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The view for playing.
#[component]
pub(crate) fn PlayView(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let editor = &model.editor;
    let pens =
        InputMode::VARIANTS.iter().copied().map(|pen| Choice::new(pen.code(), text.pen(pen)));
    let send = |msg: Msg| on_msg.reform(move |()| msg.clone());
    let solve = if let Solving::Working { .. } = model.solving {
        html! {
            <Button key="cancel" action="cancel-solve" name={text.label(Label::Cancel)} icon={Icon::Stop}
                labelled=true on_click={send(Msg::SolveCancelled)} />
        }
    } else {
        html! {
            <Button key="solve" action="solve" name={text.label(Label::Solve)} icon={Icon::Solve}
                labelled=true primary=true on_click={send(Msg::SolveAsked)} />
        }
    };
    html! {
        <div class="play">
            <div class="view-board">
                <Board text={*text} model={model.clone()} on_msg={on_msg.clone()} />
            </div>
            <div class="play-side">
                <section class="play-pad" aria-label={text.label(Label::Entry)}>
                    <Segmented
                        action="pen"
                        name={text.label(Label::Pens)}
                        choices={pens.collect::<Vec<_>>()}
                        chosen={InputMode::VARIANTS.iter().position(|&pen| pen == editor.pen).unwrap_or_default()}
                        on_choose={on_msg.reform(|place: usize| Msg::PenChosen(InputMode::VARIANTS[place]))}
                    />
                    <DigitPad text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <div class="toolbar" role="group" aria-label={text.label(Label::Editing)}>
                        <Button action="undo" name={text.label(Label::Undo)} icon={Icon::Undo} keys="Control+Z"
                            disabled={!editor.can_undo()} on_click={send(Msg::EditUndone)} />
                        <Button action="redo" name={text.label(Label::Redo)} icon={Icon::Redo} keys="Control+Y"
                            disabled={!editor.can_redo()} on_click={send(Msg::EditRedone)} />
                        <Button action="erase" name={text.label(Label::Erase)} icon={Icon::Erase} keys="Backspace"
                            on_click={send(Msg::DigitErased)} />
                        <Button action="clear" name={text.label(Label::Clear)} icon={Icon::Clear}
                            on_click={send(Msg::AnswersErased)} />
                        {solve}
                    </div>
                </section>
                <Verdict text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                <PlayPanels text={*text} model={model.clone()} on_msg={on_msg.clone()} />
            </div>
        </div>
    }
}

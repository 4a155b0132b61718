//! Entering, playing and solving a puzzle.

use grove_model::Msg;
use grove_model::solve::answer::Solving;
use grove_model::update::edit::EditMsg;
use grove_model::update::solve::SolveMsg;
use yew::{Callback, Html, html};

use crate::components::Shared;
use crate::components::play::digit_pad::digit_pad;
use crate::components::play::play_panels::play_panels;
use crate::components::play::verdict::verdict;
use crate::components::shared::board::board;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::segmented::segmented_of;
use crate::text::Text;

/// The view for playing.
pub(crate) fn play_view(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let editor = &model.play.editor;
    let send = |msg: Msg| on_msg.reform(move |()| msg.clone());
    let solve = if let Solving::Working { .. } = model.play.solving {
        Button::new("cancel-solve", text.cancel, send(Msg::Solve(SolveMsg::Cancelled)))
            .icon(Icon::Stop)
            .labelled()
            .keyed()
            .draw()
    } else {
        Button::new("solve", text.solve, send(Msg::Solve(SolveMsg::Asked)))
            .icon(Icon::Solve)
            .labelled()
            .primary()
            .keyed()
            .draw()
    };
    html! {
        <div key="play" class="play">
            <div class="view-board">
                {board(text, model, on_msg)}
            </div>
            <div class="play-side">
                <section class="play-pad" aria-label={text.entry}>
                    {segmented_of("pen", text.pens, editor.pen, |pen| text.input_mode(pen),
                        &on_msg.reform(|pen| Msg::Edit(EditMsg::InputModeChosen(pen))))}
                    {digit_pad(text, model, on_msg)}
                    <div class="toolbar" role="group" aria-label={text.editing}>
                        {Button::new("undo", text.undo, send(Msg::Edit(EditMsg::Undone)))
                            .icon(Icon::Undo).keys("Control+Z").disabled(!editor.can_undo()).draw()}
                        {Button::new("redo", text.redo, send(Msg::Edit(EditMsg::Redone)))
                            .icon(Icon::Redo).keys("Control+Y").disabled(!editor.can_redo()).draw()}
                        {Button::new("erase", text.erase, send(Msg::Edit(EditMsg::DigitErased)))
                            .icon(Icon::Erase).keys("Backspace").draw()}
                        {Button::new("clear", text.clear, send(Msg::Edit(EditMsg::AnswersErased)))
                            .icon(Icon::Clear).draw()}
                        {solve}
                    </div>
                </section>
                {verdict(text, model, on_msg)}
                {play_panels(text, model, on_msg)}
            </div>
        </div>
    }
}

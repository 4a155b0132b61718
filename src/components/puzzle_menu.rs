//! Where puzzles come from and go to.

use grove_model::Msg;
use sudoku_engine::board::Shape;
use sudoku_engine::formats;
use web_sys::HtmlSelectElement;
use yew::{Callback, Event, Html, Properties, TargetCast, component, html, use_state_eq};

use super::Shared;
use super::button::Button;
use super::icon::Icon;
use super::new_puzzle::NewPuzzle;
use super::sample_select::SampleSelect;
use crate::platform::clipboard;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// Samples, empty boards, paste and copy.
#[component]
pub(crate) fn PuzzleMenu(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let sheet = model.editor.sheet();
    let as_listing = use_state_eq(|| false);
    let on_format = {
        let as_listing = as_listing.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            as_listing.set(select.value() == "boxed");
        })
    };
    let on_copy = {
        let digits = sheet.digits();
        let copied = if *as_listing { formats::boxed(&digits) } else { formats::line(&digits) };
        let on_msg = on_msg.clone();
        Callback::from(move |()| {
            let on_msg = on_msg.clone();
            clipboard::copy(&copied, move |copied| on_msg.emit(Msg::CopyEnded { copied }));
        })
    };
    html! {
        <section class="menu" aria-label={text.label(Label::Puzzle)}>
            <SampleSelect text={*text} model={model.clone()} on_msg={on_msg.clone()} />
            <div class="toolbar" role="group" aria-label={text.label(Label::EmptyBoard)}>
                <span class="menu-word">{text.label(Label::EmptyBoard)}</span>
                {for Shape::ALL.map(|shape| size_button(*text, shape, on_msg))}
            </div>
            <NewPuzzle text={*text} model={model.clone()} on_msg={on_msg.clone()} />
            <div class="toolbar" role="group" aria-label={text.label(Label::PasteAndCopy)}>
                <Button action="paste" name={text.label(Label::Paste)} icon={Icon::Paste} labelled=true
                    on_click={on_msg.reform(|()| Msg::PasteOpened)} />
                <Button action="copy" name={text.label(Label::Copy)} icon={Icon::Copy} labelled=true
                    on_click={on_copy} />
                <select class="select" data-action="copy-format" aria-label={text.label(Label::CopyAs)}
                    onchange={on_format}>
                    <option value="line" selected={!*as_listing}>{text.label(Label::AsLine)}</option>
                    <option value="boxed" selected={*as_listing}>{text.label(Label::AsBoxed)}</option>
                </select>
            </div>
        </section>
    }
}

fn size_button(text: Text, shape: Shape, on_msg: &Callback<Msg>) -> Html {
    let size = shape.size();
    html! {
        <button
            key={size}
            type="button"
            class="button"
            data-action={format!("size-{size}")}
            aria-label={text.empty_board(shape)}
            onclick={on_msg.reform(move |_| Msg::EmptyBoardChosen(shape))}
        >
            {format!("{size}×{size}")}
        </button>
    }
}

//! The menu of sample puzzles.

use grove_model::base::code::Code;
use grove_model::base::samples::Sample;
use grove_model::update::msg::{EditMsg, Msg};
use yew::prelude::*;

use super::meanings::MeaningsPopover;
use super::page::PageProps;
use super::select::menu;

pub(crate) fn sample_select(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let edited_puzzle = model.play.editor.edited_puzzle();
    let is_on_board = |sample: &Sample| sample.givens() == edited_puzzle.givens;
    let chosen_sample =
        Sample::all().find(is_on_board).filter(|_| edited_puzzle.rules.is_classic());
    let option = |sample: Sample| {
        let selected = chosen_sample == Some(sample);
        html! {
            <option key={sample.code()} value={sample.code()} {selected}>{text.sample(sample)}</option>
        }
    };
    let options = html! {
        <>
            <option key="own" value="" selected={chosen_sample.is_none()} disabled=true>
                {text.own_puzzle}
            </option>
            <optgroup key="sources" label={text.source_samples}>
                {for Sample::FROM_ARTICLES.iter().copied().map(option)}
            </optgroup>
            <optgroup key="named" label={text.named_samples}>
                {for Sample::NAMED.iter().copied().map(option)}
            </optgroup>
        </>
    };
    // The first option is the user's own puzzle.
    let chosen_index =
        Sample::all().position(|it| chosen_sample == Some(it)).map_or(0, |it| it + 1);
    let on_msg = on_msg.clone();
    let on_choose = Callback::from(move |index: usize| {
        let sample = index.checked_sub(1).and_then(|index| Sample::all().nth(index));
        if let Some(sample) = sample {
            on_msg.emit(Msg::Edit(EditMsg::SampleChosen(sample)));
        }
    });
    let popover = MeaningsPopover { id: "sample-meanings", title: text.meanings().samples };
    let meanings = Sample::all().map(|it| (it.code(), text.sample(it), text.sample_meaning(it)));
    html! {
        <div class="explained">
            {menu("sample", text.puzzle, options, chosen_index, &on_choose)}
            {popover.button()}
            {popover.list(meanings)}
        </div>
    }
}

//! The dialog for puzzles to be printed: how many, how many a page, and how they look.

use std::rc::Rc;

use grove_model::generate::printout::{PerPage, PrintJob, Printout};
use grove_model::update::printout::PrintoutMsg;
use grove_model::{Model, Msg};
use strum::VariantArray;
use sudoku_engine::generate::{NotMade, Unmeetable};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, html};

use crate::components::printout::handout_page::{HandoutPage, Props as PageProps};
use crate::components::shared::button::Button;
use crate::components::shared::dialog::Dialog;
use crate::components::shared::icon::Icon;
use crate::components::shared::segmented::{Choice, segmented};
use crate::platform::{files, page};
use crate::text::Text;

/// The dialog. What the puzzles are to be like is chosen where one is made, and said here.
pub(crate) fn handout_dialog(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let is_open = model.handout.is_some();
    let on_close = on_msg.reform(|()| Msg::Printout(PrintoutMsg::Closed));
    html! {
        <Dialog {text} code="handout" open={is_open} {on_close}
            title={text.printout.title}>
            {model.handout.as_ref().map(|handout| body(text, model, handout, on_msg)).unwrap_or_default()}
        </Dialog>
    }
}

fn body(text: Text, model: &Model, handout: &Printout, on_msg: &Callback<Msg>) -> Html {
    let is_working = handout.handing.is_working();
    let state = match handout.handing {
        PrintJob::Working(_) => "working",
        PrintJob::Over(_) => "failed",
        PrintJob::Idle if handout.puzzles.is_empty() => "empty",
        PrintJob::Idle => "ready",
    };
    html! {
        <div class="handout" data-handout-state={state}
            data-handout-made={handout.puzzles.len().to_string()}
            data-handout-pages={handout.pages().to_string()}>
            <div class="handout-controls">
                <p class="handout-kind">{text.wish(model)}</p>
                {number(text, handout, is_working, on_msg)}
                {title(text, handout, on_msg)}
                {per_page(text, handout, on_msg)}
                {solutions(text, handout, on_msg)}
                {start(text, model, handout, is_working, on_msg)}
                <div class="export-bar-place">{bar(text, handout)}</div>
                <p id="handout-says" class="export-words" role="status">{says(text, model, handout)}</p>
                {deeds(text, handout)}
            </div>
            {preview(text, handout, on_msg)}
        </div>
    }
}

fn number(text: Text, handout: &Printout, is_working: bool, on_msg: &Callback<Msg>) -> Html {
    let on_input = on_msg.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Printout(PrintoutMsg::NumberTyped(Rc::from(input.value())))
    });
    html! {
        <label class="field handout-row">
            <span class="field-word">{text.printout.number}</span>
            <input class="number" type="text" inputmode="numeric" autocomplete="off"
                data-action="handout-number" aria-describedby="handout-says"
                aria-invalid={handout.wanted().is_none().to_string()} disabled={is_working}
                value={handout.number.to_string()} oninput={on_input} />
        </label>
    }
}

fn title(text: Text, handout: &Printout, on_msg: &Callback<Msg>) -> Html {
    let on_input = on_msg.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Printout(PrintoutMsg::TitleTyped(Rc::from(input.value())))
    });
    html! {
        <label class="field handout-row">
            <span class="field-word">{text.printout.heading}</span>
            <input class="number handout-title" type="text" autocomplete="off" maxlength="60" data-action="handout-title"
                placeholder={text.printout.no_heading}
                value={handout.title.to_string()} oninput={on_input} />
        </label>
    }
}

fn solutions(text: Text, handout: &Printout, on_msg: &Callback<Msg>) -> Html {
    let words = [text.printout.with_solutions, text.printout.without_solutions];
    let choices = ["on", "off"].into_iter().zip(words);
    let choices = choices.map(|(code, word)| Choice::new(code, word));
    let name = text.printout.solutions;
    html! {
        <div class="handout-row">
            <span class="field-word" aria-hidden="true">{name}</span>
            {segmented("handout-solutions", name, &choices.collect::<Vec<_>>(),
                usize::from(!handout.has_solutions),
                &on_msg.reform(|place: usize| Msg::Printout(PrintoutMsg::SolutionsPrinted(place == 0))))}
        </div>
    }
}

fn per_page(text: Text, handout: &Printout, on_msg: &Callback<Msg>) -> Html {
    let choices = PerPage::VARIANTS.iter().copied().map(|it| match it {
        PerPage::One => Choice::new("1", "1"),
        PerPage::Two => Choice::new("2", "2"),
        PerPage::Four => Choice::new("4", "4"),
        PerPage::Six => Choice::new("6", "6"),
    });
    let chosen =
        PerPage::VARIANTS.iter().position(|&it| it == handout.per_page).unwrap_or_default();
    let name = text.printout.per_page;
    html! {
        <div class="handout-row">
            <span class="field-word" aria-hidden="true">{name}</span>
            {segmented("per-page", name, &choices.collect::<Vec<_>>(), chosen,
                &on_msg.reform(|place: usize| Msg::Printout(PrintoutMsg::PerPageChosen(PerPage::VARIANTS[place]))))}
        </div>
    }
}

fn start(
    text: Text,
    model: &Model,
    handout: &Printout,
    is_working: bool,
    on_msg: &Callback<Msg>,
) -> Html {
    let cannot = is_working || handout.wanted().is_none() || model.wish_problem().is_some();
    html! {
        <div class="toolbar">
            {Button::new("handout-start", text.printout.make,
                on_msg.reform(|()| Msg::Printout(PrintoutMsg::Started { seed: page::seed() })))
                .labelled().primary().disabled(cannot).draw()}
            {Button::new("handout-cancel", text.cancel,
                on_msg.reform(|()| Msg::Printout(PrintoutMsg::Cancelled)))
                .labelled().disabled(!is_working).draw()}
        </div>
    }
}

fn bar(text: Text, handout: &Printout) -> Html {
    let Some(order) = handout.handing.order() else {
        return Html::default();
    };
    html! {
        <progress class="export-bar" aria-label={text.printout.title}
            max={order.work.number.to_string()} value={handout.puzzles.len().to_string()} />
    }
}

fn says(text: Text, model: &Model, handout: &Printout) -> String {
    if let Some(problem) = model.wish_problem() {
        return text.wish_problem(problem);
    }
    if handout.wanted().is_none() {
        return text.printout_range(Printout::MOST.into());
    }
    let made = handout.puzzles.len();
    match &handout.handing {
        PrintJob::Working(order) => {
            text.printout_progress(made as u64, u64::from(order.work.number))
        }
        PrintJob::Over(NotMade::Unmeetable(Unmeetable::Rules)) => text.generate.no_rules.to_owned(),
        PrintJob::Over(_) => text.generate.gave_up.to_owned(),
        PrintJob::Idle if made == 0 => String::new(),
        PrintJob::Idle => text.printout_made(made as u64, handout.pages() as u64),
    }
}

/// What can be done with the puzzles that are made.
fn deeds(text: Text, handout: &Printout) -> Html {
    let has_none = handout.puzzles.is_empty();
    let (name, lines) = (handout.file_name(), handout.lines());
    let on_save = Callback::from(move |()| {
        files::save_text(&name, &lines);
    });
    let file =
        if handout.is_classic() { text.printout.about_sdm } else { text.printout.about_ruled_file };
    html! {
        <>
        <div class="toolbar">
            {Button::new("handout-print", text.printout.print,
                Callback::from(|()| page::print()))
                .icon(Icon::PRINT).labelled().disabled(has_none).draw()}
            {Button::new("handout-save", text.printout.save,
                on_save)
                .labelled().disabled(has_none).draw()}
        </div>
        <p class="handout-file">{file}</p>
        </>
    }
}

/// One page as it will be printed, and the way to the others.
fn preview(text: Text, handout: &Printout, on_msg: &Callback<Msg>) -> Html {
    let (pages, nth) = (handout.pages(), handout.page);
    let page =
        PageProps::of(text, handout, nth).map(|PageProps { text, title, puzzles, per_page }| {
            html! { <HandoutPage {text} {title} {puzzles} {per_page} /> }
        });
    let turn = |to: usize| on_msg.reform(move |()| Msg::Printout(PrintoutMsg::PageTurned(to)));
    let words = (pages > 0).then(|| text.page_of(nth as u64 + 1, pages as u64));
    html! {
        <div class="handout-preview" role="group" aria-label={text.printout.pages}>
            <div class="handout-paper">{page}</div>
            <div class="toolbar">
                {Button::new("page-before", text.printout.page_before,
                    turn(nth.saturating_sub(1)))
                    .icon(Icon::STEP_BACK).disabled(nth == 0).draw()}
                <span class="handout-page-of" role="status">{words}</span>
                {Button::new("page-after", text.printout.page_after,
                    turn(nth + 1))
                    .icon(Icon::STEP).disabled(nth + 1 >= pages).draw()}
            </div>
        </div>
    }
}

//! The dialog for printing puzzles: how many in all, how many per page, and their layout.

use grove_model::Model;
use grove_model::generate::printout::{PerPage, PrintJob, PrintedOrigin, Printout};
use grove_model::update::msg::{Msg, PrintoutMsg};
use strum::VariantArray;
use sudoku_engine::generate::{GenerateError, InvalidOptions};
use yew::prelude::*;

use super::printout_page::{PrintoutPage, Props as PrintoutPageProps};
use crate::components::shared::{Button, Icon, PageProps, Segment, input_value, segmented};
use crate::platform::{files, page};
use crate::text::Text;

/// Draws the dialog. The kind of puzzles is chosen where a single one is made, and only shown here.
pub(crate) fn printout_dialog(page: &PageProps, printout: &Printout) -> Html {
    let &PageProps { text, ref model, .. } = page;
    let is_working = printout.print_job.is_working();
    let state = match printout.print_job {
        PrintJob::Working(_) => "working",
        PrintJob::Over(_) => "failed",
        PrintJob::Idle if printout.puzzles.is_empty() => "empty",
        PrintJob::Idle => "ready",
    };
    html! {
        <div class="handout" data-handout-state={state}
            data-handout-made={printout.puzzles.len().to_string()}
            data-handout-pages={printout.page_count().to_string()}>
            <div class="handout-controls">
                <p class="handout-kind">{kind(text, model, printout)}</p>
                {number(page, printout, is_working)}
                {title(page, printout)}
                {per_page(page, printout)}
                {solutions(page, printout)}
                {exercises(page, printout)}
                {start(page, printout, is_working)}
                <div class="export-bar-place">{bar(text, printout)}</div>
                <p id="handout-words" class="export-words" role="status">{status_sentence(text, model, printout)}</p>
                {actions(text, printout)}
            </div>
            {preview(page, printout)}
        </div>
    }
}

/// Describes the puzzles that are shown, or those that will be made.
fn kind(text: Text, model: &Model, printout: &Printout) -> String {
    match printout.puzzles.first().map(|puzzle| &puzzle.origin) {
        Some(PrintedOrigin::Board) => text.take_board().to_owned(),
        Some(PrintedOrigin::Made { .. }) | None => text.wish(model),
    }
}

fn number(page: &PageProps, printout: &Printout, is_working: bool) -> Html {
    let text = page.text;
    let on_input = page
        .on_msg
        .reform(|event: InputEvent| Msg::Printout(PrintoutMsg::NumberTyped(input_value(&event))));
    html! {
        <label class="field handout-row">
            <span class="field-word">{text.printout.number}</span>
            <input class="number" type="text" inputmode="numeric" autocomplete="off"
                data-action="handout-number" aria-describedby="handout-words"
                aria-invalid={printout.puzzle_count().is_none().to_string()} disabled={is_working}
                value={printout.count_text.to_string()} oninput={on_input} />
        </label>
    }
}

fn title(page: &PageProps, printout: &Printout) -> Html {
    let text = page.text;
    let on_input = page
        .on_msg
        .reform(|event: InputEvent| Msg::Printout(PrintoutMsg::TitleTyped(input_value(&event))));
    html! {
        <label class="field handout-row">
            <span class="field-word">{text.printout.heading}</span>
            <input class="number handout-title" type="text" autocomplete="off" maxlength="60" data-action="handout-title"
                placeholder={text.printout.no_heading}
                value={printout.title.to_string()} oninput={on_input} />
        </label>
    }
}

fn solutions(page: &PageProps, printout: &Printout) -> Html {
    let words = &page.text.printout;
    let choices = [words.with_solutions, words.without_solutions];
    let is_on = printout.has_solutions;
    switch(
        page,
        ("handout-solutions", words.solutions, choices),
        is_on,
        PrintoutMsg::SolutionsPrinted,
    )
}

fn exercises(page: &PageProps, printout: &Printout) -> Html {
    let text = page.text;
    let choices = [text.with_exercises(), text.without_exercises()];
    let is_on = printout.has_exercises;
    switch(
        page,
        ("handout-exercises", text.exercise(), choices),
        is_on,
        PrintoutMsg::ExercisesPrinted,
    )
}

/// Draws a name and two buttons, of which the first one switches something on.
fn switch(
    page: &PageProps,
    (action, name, [on, off]): (&'static str, &'static str, [&'static str; 2]),
    is_on: bool,
    msg: fn(bool) -> PrintoutMsg,
) -> Html {
    let choices = [Segment::new("on", on), Segment::new("off", off)];
    html! {
        <div class="handout-row">
            <span class="field-word" aria-hidden="true">{name}</span>
            {segmented(action, name, &choices, usize::from(!is_on),
                &page.on_msg.reform(move |index: usize| Msg::Printout(msg(index == 0))))}
        </div>
    }
}

fn per_page(page: &PageProps, printout: &Printout) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let choices = PerPage::VARIANTS.iter().copied().map(|it| match it {
        PerPage::One => Segment::new("1", "1"),
        PerPage::Two => Segment::new("2", "2"),
        PerPage::Four => Segment::new("4", "4"),
        PerPage::Six => Segment::new("6", "6"),
    });
    let index =
        PerPage::VARIANTS.iter().position(|&it| it == printout.per_page).unwrap_or_default();
    let name = text.printout.per_page;
    html! {
        <div class="handout-row">
            <span class="field-word" aria-hidden="true">{name}</span>
            {segmented("per-page", name, &choices.collect::<Vec<_>>(), index,
                &on_msg.reform(|index: usize| Msg::Printout(PrintoutMsg::PerPageChosen(PerPage::VARIANTS[index]))))}
        </div>
    }
}

fn start(page: &PageProps, printout: &Printout, is_working: bool) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let is_disabled =
        is_working || printout.puzzle_count().is_none() || model.form_problem().is_some();
    html! {
        <div class="toolbar">
            {Button::new("handout-start", text.printout.make,
                on_msg.reform(|()| Msg::Printout(PrintoutMsg::Started { seed: page::seed() })))
                .labeled().primary().disabled(is_disabled).draw()}
            {page.button("handout-cancel", text.cancel, Msg::Printout(PrintoutMsg::Cancelled))
                .labeled().disabled(!is_working).draw()}
            {page.button("handout-board", text.take_board(), Msg::Printout(PrintoutMsg::BoardTaken))
                .labeled().disabled(model.printed_board().is_none()).draw()}
        </div>
    }
}

fn bar(text: Text, printout: &Printout) -> Html {
    let Some(task) = printout.print_job.in_progress() else {
        return Html::default();
    };
    html! {
        <progress class="export-bar" aria-label={text.printout.title}
            max={task.work.puzzle_count.to_string()} value={printout.puzzles.len().to_string()} />
    }
}

fn status_sentence(text: Text, model: &Model, printout: &Printout) -> String {
    if let Some(problem) = model.form_problem() {
        return text.wish_problem(problem);
    }
    if printout.puzzle_count().is_none() {
        return text.printout_range(Printout::MAX_PUZZLES.into());
    }
    let made_count = printout.puzzles.len();
    match &printout.print_job {
        PrintJob::Working(task) => {
            text.printout_progress(made_count as u64, u64::from(task.work.puzzle_count))
        }
        PrintJob::Over(GenerateError::InvalidOptions(InvalidOptions::Rules)) => {
            text.generate_labels().no_rules.to_owned()
        }
        PrintJob::Over(_) => text.generate_labels().gave_up.to_owned(),
        PrintJob::Idle if made_count == 0 => String::new(),
        PrintJob::Idle => text.printout_made(made_count as u64, printout.page_count() as u64),
    }
}

/// Draws the actions for the finished puzzles.
fn actions(text: Text, printout: &Printout) -> Html {
    let has_none = printout.puzzles.is_empty();
    let (name, lines) = (printout.file_name(), printout.lines());
    let on_save = Callback::from(move |()| {
        files::save_text(&name, &lines);
    });
    let file = if printout.is_classic() {
        text.printout.about_sdm
    } else {
        text.printout.about_ruled_file
    };
    html! {
        <>
        <div class="toolbar">
            {Button::new("handout-print", text.printout.print, Callback::from(|()| page::print()))
                .icon(Icon::PRINT).labeled().disabled(has_none).draw()}
            {Button::new("handout-save", text.printout.save, on_save)
                .labeled().disabled(has_none).draw()}
        </div>
        <p class="handout-file">{file}</p>
        </>
    }
}

/// Draws a preview of one page, and the buttons that turn pages.
fn preview(page: &PageProps, printout: &Printout) -> Html {
    let text = page.text;
    let (pages, page_index) = (printout.page_count(), printout.page_index);
    let page_props = PrintoutPageProps::of(text, printout, page_index);
    let page_button = |action, name, to: usize| {
        page.button(action, name, Msg::Printout(PrintoutMsg::PageTurned(to)))
    };
    let words = (pages > 0).then(|| text.page_of(page_index as u64 + 1, pages as u64));
    html! {
        <div class="handout-preview" role="group" aria-label={text.printout.pages}>
            <div class="handout-paper">{page_props.map(|props| html! { <PrintoutPage ..props /> })}</div>
            <div class="toolbar">
                {page_button("page-before", text.printout.page_before, page_index.saturating_sub(1))
                    .icon(Icon::STEP_BACK).disabled(page_index == 0).draw()}
                <span class="handout-page-of" role="status">{words}</span>
                {page_button("page-after", text.printout.page_after, page_index + 1)
                    .icon(Icon::STEP).disabled(page_index + 1 >= pages).draw()}
            </div>
        </div>
    }
}

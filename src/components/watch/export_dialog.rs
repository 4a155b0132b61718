//! The export dialog: what to export, in which format, how large the file will be, and the
//! progress.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::model::export::{
    Choice, ExportBox, ExportFormat, ExportState, Extent, Field, Subject,
};
use grove_model::update::msg::{ExportMsg, Msg};
use grove_model::view::export::{ExportPlan, ExportProblem, ExportUnit};
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::components::shared::{
    Button, PageProps, Segment, input_value, printed_content_select, segmented, segmented_of,
    with_axis_labels,
};
use crate::components::watch::details::Details;
use crate::platform::palette;
use crate::text::Text;

/// Draws the dialog. The chunk of the details draws the tree of a picture.
pub(crate) fn export_dialog(
    page: &PageProps,
    export: &ExportBox,
    details: &'static Chunk<Details>,
) -> Html {
    let text = page.text;
    let plan = page.model.export_plan(&export.choice);
    let (state, written, total) = match &export.state {
        ExportState::Choosing => ("choosing", 0, 0),
        ExportState::Writing { written, total, .. } => ("writing", *written, *total),
        ExportState::Written { .. } => ("written", 0, 0),
        ExportState::Cancelled => ("cancelled", 0, 0),
        ExportState::Failed => ("failed", 0, 0),
    };
    let is_writing = export.request().is_some();
    html! {
        <div class="export" data-export-state={state} data-export-written={written.to_string()}
            data-export-total={total.to_string()}>
            <fieldset class="export-choice" disabled={is_writing}>
                {choices(page, &export.choice)}
                {fields(page, &export.choice, plan.as_ref().err().copied())}
            </fieldset>
            {sentence(text, &plan)}
            <div class="export-end">
                {buttons((page, details), &export.choice, is_writing, plan.is_err())}
                {outcome(text, &export.state, plan.as_ref().map_or(ExportUnit::Nodes, |plan| plan.unit))}
            </div>
        </div>
    }
}

/// Draws the choices of subject, format and extent.
fn choices(page: &PageProps, choice: &Choice) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let forms = choice.subject.formats();
    let segments = forms.iter().map(|&form| Segment::new(form.code(), text.export_form(form)));
    let segments: Vec<_> = segments.collect();
    let form_index = forms.iter().position(|&form| form == choice.format()).unwrap_or_default();
    let row = |word: &'static str, segmented: Html| {
        html! {
            <div class="export-row">
                <span class="field-word" aria-hidden="true">{word}</span>
                {segmented}
            </div>
        }
    };
    let subjects = Subject::of_view(page.model.view);
    let segments_of_subjects =
        subjects.iter().map(|&it| Segment::new(it.code(), text.export_subject(it)));
    let subject_index = subjects.iter().position(|&it| it == choice.subject).unwrap_or_default();
    let subject_row = (subjects.len() > 1).then(|| {
        row(
            text.export.what,
            segmented(
                "export-subject",
                text.export.what,
                &segments_of_subjects.collect::<Vec<_>>(),
                subject_index,
                &on_msg
                    .reform(|index: usize| Msg::Export(ExportMsg::SubjectChosen(subjects[index]))),
            ),
        )
    });
    let extent = match choice.subject {
        Subject::Board => printed_content_select(page, "picture-what"),
        Subject::Tree | Subject::Map | Subject::Steps | Subject::Levels => row(
            text.export.extent,
            segmented_of(
                "export-extent",
                text.export.extent,
                choice.extent(),
                |extent| text.export_extent(extent),
                &on_msg.reform(|extent| Msg::Export(ExportMsg::ExtentChosen(extent))),
            ),
        ),
    };
    html! {
        <>
            {subject_row}
            {row(text.export.form, segmented("export-form", text.export.form, &segments, form_index,
                    &on_msg.reform(move |index: usize| Msg::Export(ExportMsg::FormatChosen(forms[index])))))}
            <div class="export-extent">{extent}</div>
        </>
    }
}

fn fields(page: &PageProps, choice: &Choice, problem: Option<ExportProblem>) -> Html {
    let text = page.text;
    let fields = choice.fields().iter().map(|&field| {
        let value = choice
            .typed_text(field)
            .map_or_else(|| placeholder(text, choice.format(), field), ToString::to_string);
        let is_wrong = match problem {
            Some(ExportProblem::NoNumber(wrong_field)) => wrong_field == field,
            Some(ExportProblem::TooMany { .. }) => field == Field::Limit,
            Some(ExportProblem::Reversed) => field == Field::To,
            Some(ExportProblem::BeyondEnd { .. }) => field == Field::From,
            _ => false,
        };
        let on_input = page.on_msg.reform(move |event: InputEvent| {
            Msg::Export(ExportMsg::Typed { field, text: input_value(&event) })
        });
        let action = match field {
            Field::From => "export-from",
            Field::To => "export-to",
            Field::Limit => "export-limit",
        };
        html! {
            <label key={action} class="field">
                <span class="field-word">{text.export_field(field)}</span>
                <input class="number" type="text" inputmode="numeric" autocomplete="off"
                    data-action={action} aria-describedby="export-sentence"
                    aria-invalid={is_wrong.to_string()} {value} oninput={on_input} />
            </label>
        }
    });
    html! { <div class="export-fields">{for fields}</div> }
}

/// Returns the placeholder of an empty field.
fn placeholder(text: Text, form: ExportFormat, field: Field) -> String {
    match field {
        Field::From => text.number(1),
        // The placeholder for the end is empty.
        Field::To => String::new(),
        Field::Limit => text.number(form.default_limit()),
    }
}

/// Draws what the file will contain, or why there can be none.
fn sentence(text: Text, plan: &Result<ExportPlan, ExportProblem>) -> Html {
    let (words, name) = match plan {
        Ok(plan) => (text.export_plan(plan), Some(plan.name.clone())),
        Err(problem) => (text.export_problem(*problem), None),
    };
    html! {
        <div class="export-plan">
            <p id="export-sentence" class="export-sentence" role="status"
                data-export-problem={plan.is_err().then_some("")}>
                {words}
            </p>
            <p class="export-name" data-export-name={name.clone()}>{name}</p>
        </div>
    }
}

fn buttons(
    (page, details): (&PageProps, &'static Chunk<Details>),
    choice: &Choice,
    is_writing: bool,
    is_wrong: bool,
) -> Html {
    let text = page.text;
    let on_start = {
        let (page, choice) = (page.clone(), choice.clone());
        page.on_msg.clone().reform(move |()| start_msg(&page, &choice, details))
    };
    html! {
        <div class="toolbar">
            {Button::new("export-start", text.export.start, on_start)
                .labeled().primary().disabled(is_writing || is_wrong).draw()}
            {for is_writing.then(|| {
                page.button("export-cancel", text.cancel, Msg::Export(ExportMsg::Cancelled))
                    .labeled().draw()
            })}
        </div>
    }
}

/// Returns the message that starts an export, with what only the page knows: colors and words.
fn start_msg(page: &PageProps, choice: &Choice, details: &'static Chunk<Details>) -> Msg {
    let &PageProps { text, ref model, .. } = page;
    let is_picture = matches!(choice.format(), ExportFormat::Svg | ExportFormat::Png);
    let caption = text.picture_caption(model, choice.subject);
    let drawing = match (choice.subject, choice.extent()) {
        (Subject::Map, extent) => with_axis_labels(text, model.play.editor.shape(), |labels| {
            model.captioned_map(extent, &caption, labels)
        }),
        (Subject::Tree, Extent::InView) if is_picture => {
            let tree = details.get().and_then(|details| (details.tree_picture)(page, &caption));
            tree.map(|tree| tree.captioned(&caption))
        }
        (Subject::Board, _) => {
            let captions = text.undrawn_rules(&model.play.editor.edited_puzzle().rules);
            Some(model.board_picture(&captions))
        }
        (Subject::Tree | Subject::Steps | Subject::Levels, _) => None,
    };
    Msg::Export(ExportMsg::Started {
        palette: Rc::new(palette::of_page()),
        caption: Rc::new(caption),
        drawing: drawing.map(Rc::new),
    })
}

/// Draws the progress of the file, or the result.
fn outcome(text: Text, state: &ExportState, unit: ExportUnit) -> Html {
    let (bar, words) = match state {
        ExportState::Choosing => (None, String::new()),
        ExportState::Writing { written, total, .. } => {
            let bar = html! {
                <progress class="export-bar" aria-label={text.export.title} max={total.to_string()}
                    value={written.to_string()} />
            };
            (Some(bar), text.export_progress(unit, *written, *total))
        }
        ExportState::Written { name, bytes } => (None, text.export_written(name, *bytes)),
        ExportState::Cancelled => (None, text.export.cancelled.to_owned()),
        ExportState::Failed => (None, text.export.failed.to_owned()),
    };
    html! {
        <div class="export-outcome">
            <div class="export-bar-place">{bar}</div>
            <p class="export-words" role="status">{words}</p>
        </div>
    }
}

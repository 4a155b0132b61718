//! A text area for a program. Its letters are transparent: the same text with colors, line numbers
//! and underlined errors lies below it and scrolls with it.

use std::rc::Rc;

use grove_model::base::program_language::ProgramLanguage;
use grove_model::view::own_program::{EditedPart, edited_lines};
use grove_model::worker::run_program_task::SourceError;
use sudoku_lessons::TextPart;
use web_sys::{HtmlTextAreaElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::editor_keys;
use crate::components::shared::MeaningsPopover;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) text: Text,
    pub(super) written: AttrValue,
    /// Changes when the text was not typed, but put in place of another.
    pub(super) replaced: u32,
    pub(super) language: ProgramLanguage,
    pub(super) errors: Rc<[SourceError]>,
    pub(super) on_typed: Callback<Rc<str>>,
    pub(super) on_run: Callback<()>,
    pub(super) below: Html,
}

#[component]
pub(super) fn Editor(props: &Props) -> Html {
    let Props { text, written, replaced, language, errors, on_typed, on_run, below } = props;
    let area = use_node_ref();
    // The browser keeps what is typed, so that its own undo works.
    use_effect_with((*replaced, area.clone()), {
        let written = written.clone();
        move |(_, area)| {
            let area = area.cast::<HtmlTextAreaElement>();
            if let Some(area) = area.filter(|area| area.value() != written.as_str()) {
                area.set_value(&written);
            }
        }
    });
    let on_input = {
        let on_typed = on_typed.clone();
        Callback::from(move |event: InputEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            on_typed.emit(area.value().into());
        })
    };
    let on_key = {
        let (on_run, language) = (on_run.clone(), *language);
        Callback::from(move |event: KeyboardEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            if editor_keys::handle(&event, &area, language) == Some(editor_keys::Handled::Run) {
                on_run.emit(());
            }
        })
    };
    let lines = edited_lines(*language, written, errors);
    let has_error = |nth: usize| errors.iter().any(|error| error.line as usize == nth + 1);
    let lines = lines.iter().enumerate().map(|(nth, parts)| {
        html! {
            <div key={nth} class="editor-line" data-wrong={has_error(nth).then_some("")}>
                {for parts.iter().map(edited_part)}{"\n"}
            </div>
        }
    });
    html! {
        <>
            <div class="editor">
                <div class="editor-text" aria-hidden="true">{for lines}</div>
                <textarea ref={area.clone()} class="editor-area" data-action="program-text" wrap="off"
                    spellcheck="false" autocomplete="off" autocapitalize="off" rows="1"
                    aria-label={text.program().text} aria-describedby="program-text-keys program-errors"
                    aria-invalid={(!errors.is_empty()).to_string()}
                    oninput={on_input} onkeydown={on_key} />
            </div>
            <div class="editor-below">
                {error_list(*text, written, errors, &area)}
                {below.clone()}
            </div>
            {keys(*text)}
        </>
    }
}

/// Draws what the keys do, which is shown on request and read out with the text.
fn keys(text: Text) -> Html {
    let popover = keys_popover(text);
    html! {
        <div id={popover.id} class="meanings" popover="auto" role="group" aria-label={popover.title}
            tabindex="0" autofocus=true>
            <p id="program-text-keys">{text.program().text_keys}</p>
        </div>
    }
}

/// What the keys of the text do.
pub(super) fn keys_popover(text: Text) -> MeaningsPopover {
    MeaningsPopover { id: "program-keys", title: text.program().keys }
}

fn edited_part(part: &EditedPart<'_>) -> Html {
    let kind = part.part.map(|part| match part {
        TextPart::Keyword => "keyword",
        TextPart::Number => "number",
        TextPart::Text => "text",
        TextPart::Comment => "comment",
    });
    if kind.is_none() && !part.is_wrong {
        return html! { {part.text} };
    }
    html! { <span data-kind={kind} data-wrong={part.is_wrong.then_some("")}>{part.text}</span> }
}

/// Draws the errors, each of which leads to its place.
fn error_list(text: Text, written: &AttrValue, errors: &Rc<[SourceError]>, area: &NodeRef) -> Html {
    let items = errors.iter().enumerate().map(|(nth, error)| {
        let on_click = {
            let (written, errors, area) = (written.clone(), Rc::clone(errors), area.clone());
            Callback::from(move |_: MouseEvent| {
                if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                    show(&area, &written, &errors[nth]);
                }
            })
        };
        html! {
            <li key={nth}>
                <button type="button" class="editor-error" data-action="program-error"
                    data-line={error.line.to_string()} onclick={on_click}>
                    {text.source_error(error)}
                </button>
            </li>
        }
    });
    html! {
        <ol id="program-errors" class="editor-errors" aria-label={text.program().errors}
            role="list" aria-live="polite" hidden={errors.is_empty()}>{for items}</ol>
    }
}

/// Puts the cursor where an error is.
fn show(area: &HtmlTextAreaElement, written: &str, error: &SourceError) {
    let units = |bytes: u32| {
        let before = written.get(..bytes as usize).unwrap_or(written);
        before.encode_utf16().count() as u32
    };
    // Without focus, the text can still be read.
    let _ = area.focus();
    let _ = area.set_selection_range(units(error.start), units(error.end));
    let lines = area.parent_element().and_then(|editor| editor.first_element_child());
    let line = lines.and_then(|lines| lines.children().item(error.line - 1));
    if let Some(line) = line {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        options.set_inline(ScrollLogicalPosition::Nearest);
        line.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

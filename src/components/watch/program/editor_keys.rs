//! The keys of the text area for a program: running it, and indenting lines.

use grove_model::base::program_language::ProgramLanguage;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlTextAreaElement, KeyboardEvent};

/// What a key did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Handled {
    Run,
    Text,
}

/// Handles a key that means something here. Tab leaves the text, as everywhere on the page.
pub(super) fn handle(
    event: &KeyboardEvent,
    area: &HtmlTextAreaElement,
    language: ProgramLanguage,
) -> Option<Handled> {
    if event.is_composing() || event.alt_key() {
        return None;
    }
    let command = event.ctrl_key() || event.meta_key();
    let handled = match (event.key().as_str(), event.code().as_str(), command) {
        ("Enter", _, true) => Handled::Run,
        ("Enter", _, false) if !event.shift_key() => {
            insert(area, &new_line(area, language));
            Handled::Text
        }
        // The place of the key counts: other layouts have letters there.
        (_, "BracketRight", true) => {
            indent_lines(area, |line| format!("{INDENT}{line}"));
            Handled::Text
        }
        (_, "BracketLeft", true) => {
            indent_lines(area, |line| {
                let blanks = line.len() - line.trim_start_matches(' ').len();
                let line = line.strip_prefix('\t').unwrap_or(&line[blanks.min(INDENT.len())..]);
                line.to_owned()
            });
            Handled::Text
        }
        _ => return None,
    };
    event.prevent_default();
    Some(handled)
}

const INDENT: &str = "    ";

/// Returns the end of a line, and the blanks with which the line at the cursor begins: more after
/// the start of a block.
fn new_line(area: &HtmlTextAreaElement, language: ProgramLanguage) -> String {
    let (before, _, _) = parts(area);
    let line = before.rsplit('\n').next().unwrap_or_default();
    let code = line.trim_start_matches([' ', '\t']);
    let blanks = &line[..line.len() - code.len()];
    let opens_block = match language {
        ProgramLanguage::Python => code.trim_end().ends_with(':'),
        ProgramLanguage::Nuru => code.trim_end().ends_with('{'),
        ProgramLanguage::Kumir | ProgramLanguage::OneC => false,
    };
    format!("\n{blanks}{}", if opens_block { INDENT } else { "" })
}

/// Changes every line that is selected, or the one with the cursor.
fn indent_lines(area: &HtmlTextAreaElement, change: impl Fn(&str) -> String) {
    let (before, selected, behind) = parts(area);
    let line_start = before.rfind('\n').map_or(0, |it| it + 1);
    let line_end = behind.find('\n').unwrap_or(behind.len());
    let lines = format!("{}{selected}{}", &before[line_start..], &behind[..line_end]);
    let changed: Vec<String> = lines.split('\n').map(change).collect();
    let changed = changed.join("\n");
    let units = |text: &str| text.encode_utf16().count() as u32;
    let start = units(&before[..line_start]);
    // A field that is not on the page any more has no selection.
    let _ = area.set_selection_range(start, start + units(&lines));
    insert(area, &changed);
    let _ = area.set_selection_range(start, start + units(&changed));
}

/// Returns the text before the selection, in it and behind it.
fn parts(area: &HtmlTextAreaElement) -> (String, String, String) {
    let units: Vec<u16> = area.value().encode_utf16().collect();
    let place = |place: Result<Option<u32>, JsValue>| {
        let place = place.ok().flatten().unwrap_or_default() as usize;
        place.min(units.len())
    };
    let (start, end) = (place(area.selection_start()), place(area.selection_end()));
    let text = |units: &[u16]| String::from_utf16_lossy(units);
    (text(&units[..start]), text(&units[start..end.max(start)]), text(&units[end.max(start)..]))
}

/// Puts a text in place of the selection, as if it were typed, so that the browser can undo it.
fn insert(area: &HtmlTextAreaElement, text: &str) {
    let document = gloo::utils::document();
    let command = Reflect::get(&document, &JsValue::from_str("execCommand"));
    let command = command.ok().and_then(|it| it.dyn_into::<Function>().ok());
    let arguments = (JsValue::from_str("insertText"), JsValue::FALSE, JsValue::from_str(text));
    let inserted =
        command.and_then(|it| it.call3(&document, &arguments.0, &arguments.1, &arguments.2).ok());
    if inserted != Some(JsValue::TRUE) {
        // Without undo.
        let _ = area.set_range_text(text);
    }
}

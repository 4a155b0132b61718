//! The clipboard.

use std::cell::Cell;
use std::rc::Rc;

use grove_model::draw::table::Table;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Clipboard, ClipboardEvent};

use super::page::listen;

/// Copies a text and says whether that worked.
pub fn copy(text: &str, ended: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = clipboard() else {
        ended(false);
        return;
    };
    let copying = clipboard.write_text(text);
    spawn_local(async move { ended(JsFuture::from(copying).await.is_ok()) });
}

/// Copies a table, as one that a spreadsheet or a text processor takes with its lines
/// and as text with tabs. Where a browser takes only text, that is copied. Says whether
/// it worked.
pub fn copy_table(table: &Table, ended: impl FnOnce(bool) + 'static) {
    let (html, text) = (table.html(), table.tsv());
    // In the older way the browser does not read the table itself, so that the page's
    // policy has no lines in it to complain of.
    if copy_by_event(&html, &text) {
        ended(true);
        return;
    }
    let Some(clipboard) = clipboard() else {
        ended(false);
        return;
    };
    // Asked for at once, while the browser knows that a person wants it.
    let both = write(&clipboard, &[("text/html", &html), ("text/plain", &text)]);
    spawn_local(async move {
        let copied = match both {
            Ok(copying) => JsFuture::from(copying).await,
            Err(_) => JsFuture::from(clipboard.write_text(&text)).await,
        };
        ended(copied.is_ok());
    });
}

/// Has the browser copy, and fills in what; says whether it did.
fn copy_by_event(html: &str, text: &str) -> bool {
    let document = gloo::utils::document();
    let forms = [("text/html", html.to_owned()), ("text/plain", text.to_owned())];
    let is_filled = Rc::new(Cell::new(false));
    let filled = Rc::clone(&is_filled);
    let listener = listen(&document, "copy", move |event: &ClipboardEvent| {
        let Some(data) = event.clipboard_data() else { return };
        event.prevent_default();
        filled.set(forms.iter().all(|(kind, text)| data.set_data(kind, text).is_ok()));
    });
    let command = function(&document, "execCommand");
    let done = command.and_then(|copy| copy.call1(&document, &JsValue::from_str("copy")));
    drop(listener);
    done.is_ok_and(|done| done.is_truthy()) && is_filled.get()
}

/// Outside secure contexts there is no clipboard, whatever its type says.
fn clipboard() -> Option<Clipboard> {
    let window = gloo::utils::window();
    window.is_secure_context().then(|| window.navigator().clipboard())
}

/// Writes one thing in several forms, by their MIME types.
///
/// # Errors
/// Where the browser has no such thing as forms on its clipboard.
fn write(clipboard: &Clipboard, forms: &[(&str, &str)]) -> Result<Promise, JsValue> {
    let item = Object::new();
    for (kind, text) in forms {
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        let parts = Array::of1(&JsValue::from_str(text));
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
        Reflect::set(&item, &JsValue::from_str(kind), &blob)?;
    }
    // Looked up by name, as not every browser has them.
    let constructor = function(&js_sys::global(), "ClipboardItem")?;
    let item = Reflect::construct(&constructor, &Array::of1(&item))?;
    Ok(function(clipboard, "write")?.call1(clipboard, &Array::of1(&item))?.unchecked_into())
}

fn function(of: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(of, &JsValue::from_str(name))?.dyn_into()
}

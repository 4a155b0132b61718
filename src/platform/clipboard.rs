//! Reading and writing the clipboard, where the browser allows it.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use grove_model::draw::table::Table;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Clipboard, ClipboardEvent};

/// Copies a text, then calls `ended` with whether that worked.
pub fn copy(text: &str, on_end: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = clipboard() else {
        on_end(false);
        return;
    };
    let promise = clipboard.write_text(text);
    spawn_local(async move { on_end(JsFuture::from(promise).await.is_ok()) });
}

/// Milliseconds to wait for the text of the clipboard. A browser that asks the user first takes
/// longer.
const READ_WAIT_MILLIS: u32 = 300;

/// Reads the text of the clipboard, which some browsers ask the user about. Calls `receive` with it
/// as soon as it is there, or with `None` if there is none, the browser refuses, or
/// 300 ms have passed; if the text arrives after that, calls `receive` again.
pub fn read(receive: impl Fn(Option<String>) + 'static) {
    // Requested synchronously, while the browser still counts this as a user gesture.
    let reading = clipboard().and_then(|clipboard| {
        // Looked up by name, because some browsers lack it.
        function(&clipboard, "readText").ok()?.call0(&clipboard).ok()?.dyn_into::<Promise>().ok()
    });
    let Some(reading) = reading else {
        receive(None);
        return;
    };
    let receive = Rc::new(receive);
    let is_late = Rc::new(Cell::new(false));
    let timeout = Timeout::new(READ_WAIT_MILLIS, {
        let (receive, is_late) = (Rc::clone(&receive), Rc::clone(&is_late));
        move || {
            is_late.set(true);
            receive(None);
        }
    });
    spawn_local(async move {
        let text = JsFuture::from(reading).await.ok().and_then(|text| text.as_string());
        let text = text.filter(|text| !text.trim().is_empty());
        drop(timeout);
        if text.is_some() || !is_late.get() {
            receive(text);
        }
    });
}

/// Copies a table in two forms: HTML with ruled lines, for spreadsheets and word processors, and
/// text with tabs. Browsers that accept only text get the text. Calls `ended` with whether that
/// worked.
pub fn copy_table(table: &Table, on_end: impl FnOnce(bool) + 'static) {
    let (html, text) = (table.html(), table.tsv());
    // With the older way the browser does not parse the table itself, so its inline styles cause no
    // violations of the page's Content-Security-Policy.
    if copy_by_event(&html, &text) {
        on_end(true);
        return;
    }
    let Some(clipboard) = clipboard() else {
        on_end(false);
        return;
    };
    // Requested synchronously, while the browser still counts this as a user gesture.
    let writing = write(&clipboard, &[("text/html", &html), ("text/plain", &text)]);
    spawn_local(async move {
        let copied = match writing {
            Ok(promise) => JsFuture::from(promise).await,
            Err(_) => JsFuture::from(clipboard.write_text(&text)).await,
        };
        on_end(copied.is_ok());
    });
}

/// Makes the browser copy and fills in the data. Returns whether it did.
fn copy_by_event(html: &str, text: &str) -> bool {
    let document = gloo::utils::document();
    let formats = [("text/html", html.to_owned()), ("text/plain", text.to_owned())];
    let is_filled = Rc::new(Cell::new(false));
    let filled = Rc::clone(&is_filled);
    // Captured, to run before what the page does when the user copies.
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let listener = EventListener::new_with_options(&document, "copy", options, move |event| {
        let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
        let Some(data) = event.clipboard_data() else { return };
        event.prevent_default();
        event.stop_propagation();
        filled.set(formats.iter().all(|(kind, text)| data.set_data(kind, text).is_ok()));
    });
    let command = function(&document, "execCommand");
    let result = command.and_then(|copy| copy.call1(&document, &JsValue::from_str("copy")));
    drop(listener);
    result.is_ok_and(|result| result.is_truthy()) && is_filled.get()
}

/// Returns the clipboard. Outside secure contexts it is missing, despite its type.
fn clipboard() -> Option<Clipboard> {
    let window = gloo::utils::window();
    window.is_secure_context().then(|| window.navigator().clipboard())
}

/// Writes one item in several forms, given with their MIME types.
///
/// # Errors
/// Fails where the browser does not support clipboard items.
fn write(clipboard: &Clipboard, formats: &[(&str, &str)]) -> Result<Promise, JsValue> {
    let item = Object::new();
    for (kind, text) in formats {
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        let parts = Array::of1(&JsValue::from_str(text));
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
        Reflect::set(&item, &JsValue::from_str(kind), &blob)?;
    }
    // Looked up by name, because some browsers lack it.
    let constructor = function(&js_sys::global(), "ClipboardItem")?;
    let item = Reflect::construct(&constructor, &Array::of1(&item))?;
    Ok(function(clipboard, "write")?.call1(clipboard, &Array::of1(&item))?.unchecked_into())
}

fn function(object: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(object, &JsValue::from_str(name))?.dyn_into()
}

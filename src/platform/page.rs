//! The document around the app.

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::base::code::Code;
use grove_model::base::settings::{Language, Theme};
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, Event, EventTarget, PerformanceNavigation, ResizeObserver};

/// Returns the element that the app is mounted in.
pub fn root() -> Option<Element> {
    gloo::utils::document().get_element_by_id("app")
}

/// Returns the places of the first elements that these selectors match, if there are all.
pub fn rects<const N: usize>(selectors: [&str; N]) -> Option<[DomRect; N]> {
    let document = gloo::utils::document();
    let found = selectors.map(|selector| document.query_selector(selector).ok().flatten());
    let rects: Vec<DomRect> =
        found.iter().flatten().map(Element::get_bounding_client_rect).collect();
    rects.try_into().ok()
}

/// Gives an attribute without a value to the first element that the selector matches, or takes it away.
pub fn toggle_attribute(selector: &str, name: &str, is_set: bool) {
    if let Ok(Some(element)) = gloo::utils::document().query_selector(selector) {
        let _ = element.toggle_attribute_with_force(name, is_set);
    }
}

/// Scrolls the page to its top.
pub fn scroll_to_top() {
    gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Scrolls the content of the first element that the selector matches to its top.
pub fn scroll_to_start(selector: &str) {
    if let Ok(Some(element)) = gloo::utils::document().query_selector(selector) {
        element.set_scroll_top(0);
    }
}

/// Scrolls the page down by this many pixels.
pub fn scroll_by(pixels: f64) {
    gloo::utils::window().scroll_by_with_x_and_y(0.0, pixels);
}

/// Returns the height of what is on the screen, in pixels.
pub fn height() -> f64 {
    let height = gloo::utils::window().inner_height().ok();
    height.and_then(|height| height.as_f64()).unwrap_or_default()
}

/// Returns the browser's languages, most preferred first.
pub fn languages() -> Vec<String> {
    let languages = gloo::utils::window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Returns whether the address asks for a page without its header.
pub(crate) fn is_bare() -> bool {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').split('&').any(|field| field == "bare=1")
}

/// Returns whether the page was reloaded, by the user or the browser.
pub fn is_reload() -> bool {
    let performance = gloo::utils::window().performance();
    performance.is_some_and(|it| it.navigation().type_() == PerformanceNavigation::TYPE_RELOAD)
}

/// Returns whether the page is operated with a finger.
pub fn is_pointer_coarse() -> bool {
    is_matched("(pointer: coarse)")
}

fn is_matched(media_query: &str) -> bool {
    let query = gloo::utils::window().match_media(media_query);
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Listens for changes of the page's colors or pixel ratio from outside: the system's theme, and
/// moving to another screen. Dropping the listeners stops that.
pub fn on_appearance_change(action: impl Fn(&Event) + Clone + 'static) -> Vec<EventListener> {
    let window = gloo::utils::window();
    let ratio = shortest(window.device_pixel_ratio());
    let queries = ["(prefers-color-scheme: dark)".to_owned(), format!("(resolution: {ratio}dppx)")];
    let known = queries.iter().filter_map(|query| window.match_media(query).ok().flatten());
    let changes = known.map(|query| EventListener::new(&query, "change", action.clone()));
    // A query for one pixel ratio reports only when that ratio begins or ceases to match; zooming
    // between two other ratios fires a resize event.
    changes.chain([EventListener::new(&window, "resize", action.clone())]).collect()
}

/// Writes a number as JavaScript does: as few digits as tell it apart. Formatting by Rust would add
/// several kilobytes to what a phone fetches before it shows a search.
fn shortest(number: f64) -> String {
    js_sys::Number::from(number).to_string_with_radix(10).map(String::from).unwrap_or_default()
}

/// Reports when the browser is about to print, and when it has printed.
pub fn on_printing(action: impl Fn(bool) + Clone + 'static) -> [EventListener; 2] {
    let window = gloo::utils::window();
    [("beforeprint", true), ("afterprint", false)].map(|(event, is_printing)| {
        let action = action.clone();
        EventListener::new(&window, event, move |_| action(is_printing))
    })
}

/// Listens for events of a kind. `receive` may prevent the browser's default action.
pub fn listen<E: JsCast>(
    target: &EventTarget,
    kind: &'static str,
    mut receive: impl FnMut(&E) + 'static,
) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(target, kind, options, move |event| {
        if let Some(event) = event.dyn_ref() {
            receive(event);
        }
    })
}

/// Returns whether text is selected outside text fields.
pub fn is_text_selected() -> bool {
    let selection = gloo::utils::window().get_selection();
    selection.ok().flatten().is_some_and(|selection| !selection.is_collapsed())
}

/// Returns a random number below 10⁹, short enough to be read aloud.
pub fn seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

/// Returns a random number, unique in practice across calls and machines.
pub fn random() -> u64 {
    let half = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    half() << 32 | half()
}

/// Returns the local date, as in `2026-11-22`.
pub fn day() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Opens the browser's print dialog.
pub fn print() {
    // Where there is none, nothing is printed; the file can still be saved.
    let _ = gloo::utils::window().print();
}

/// Observes the size of an element, including its first one. Dropping this stops that.
pub struct SizeObserver {
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut()>,
}

impl SizeObserver {
    /// Calls `action` for every size of the element. Returns `None` if the browser cannot observe
    /// sizes.
    pub fn of(element: &Element, action: impl FnMut() + 'static) -> Option<Self> {
        let action = Closure::<dyn FnMut()>::new(action);
        let observer = ResizeObserver::new(action.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Self { observer, _callback: action })
    }
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Shows the document's message that the page could not be started.
pub fn show_boot_failure() {
    if let Some(failure) = gloo::utils::document().get_element_by_id("boot-failure") {
        let _ = failure.remove_attribute("hidden");
    }
}

/// Sets the language, theme and title of the document.
pub fn set_appearance(language: Language, theme: Theme, title: &str) {
    let document = gloo::utils::document();
    document.set_title(title);
    if let Some(html) = document.document_element() {
        let _ = html.set_attribute("lang", language.code());
        let _ = html.set_attribute("data-theme", theme.code());
    }
}

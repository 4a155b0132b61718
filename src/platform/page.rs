//! The document around the app.

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::base::code::Code;
use grove_model::base::settings::{Language, Theme};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, EventTarget, PerformanceNavigation, ResizeObserver};

/// The element that the app is mounted in.
pub fn root() -> Option<Element> {
    gloo::utils::document().get_element_by_id("app")
}

/// The browser's languages, most wanted first.
pub fn languages() -> Vec<String> {
    let languages = gloo::utils::window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Whether the page was loaded again, by the person or the browser.
pub fn is_reload() -> bool {
    let performance = gloo::utils::window().performance();
    performance.is_some_and(|it| it.navigation().type_() == PerformanceNavigation::TYPE_RELOAD)
}

/// Whether the person wants less motion.
pub fn prefers_reduced_motion() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Listens to what changes the page's colours or its sharpness without its doing: the
/// system's theme, and the screen it is on. Dropping the listeners ends that.
pub fn on_other_dress(deed: impl Fn(&Event) + Clone + 'static) -> Vec<EventListener> {
    let window = gloo::utils::window();
    let ratio = window.device_pixel_ratio();
    let queries = ["(prefers-color-scheme: dark)".to_owned(), format!("(resolution: {ratio}dppx)")];
    let known = queries.iter().filter_map(|query| window.match_media(query).ok().flatten());
    let changes = known.map(|query| EventListener::new(&query, "change", deed.clone()));
    // A query for one sharpness hears only of its coming and going; zooming the page
    // from one other to another resizes it.
    changes.chain([EventListener::new(&window, "resize", deed.clone())]).collect()
}

/// Listens to events of a kind, which may be kept from the browser.
pub fn listen<E: JsCast>(
    target: &EventTarget,
    kind: &'static str,
    mut hear: impl FnMut(&E) + 'static,
) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(target, kind, options, move |event| {
        if let Some(event) = event.dyn_ref() {
            hear(event);
        }
    })
}

/// A number that is another one each time, short enough to be read out.
pub fn seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

/// A number that no other call gives, on any machine.
pub fn random() -> u64 {
    let half = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    half() << 32 | half()
}

/// The day where the person is, as in `2026-11-22`.
pub fn day() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Opens the browser's print dialog.
pub fn print() {
    // Where there is none, nothing is printed, and the file can still be saved.
    let _ = gloo::utils::window().print();
}

/// Hears of every other size of an element, and of its first one. Dropping it ends that.
pub struct Resizes {
    observer: ResizeObserver,
    _deed: Closure<dyn FnMut()>,
}

impl Resizes {
    /// Does this at every size of the element; `None` where the browser cannot tell.
    pub fn of(element: &Element, deed: impl FnMut() + 'static) -> Option<Self> {
        let deed = Closure::<dyn FnMut()>::new(deed);
        let observer = ResizeObserver::new(deed.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Self { observer, _deed: deed })
    }
}

impl Drop for Resizes {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Shows what the document has to say when the page cannot be started.
pub fn show_boot_failure() {
    if let Some(failure) = gloo::utils::document().get_element_by_id("boot-failure") {
        let _ = failure.remove_attribute("hidden");
    }
}

/// Writes language, theme and title on the document.
pub fn dress(language: Language, theme: Theme, title: &str) {
    let document = gloo::utils::document();
    document.set_title(title);
    if let Some(html) = document.document_element() {
        let _ = html.set_attribute("lang", language.code());
        let _ = html.set_attribute("data-theme", theme.code());
    }
}

//! Keeping the page for visits without a network, and taking its next version.
//!
//! The work is done by a service worker, `static/entry/service-worker.js`. A page without one, as
//! while developing or on a host that does without, works as before.

use gloo::events::EventListener;
use grove_model::update::msg::{BrowserMsg, Msg};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
    ServiceWorkerUpdateViaCache,
};
use yew::Callback;

use super::page;

/// A function that has a service worker keep the page, such as [`start`].
pub(crate) type StartOffline = fn(Callback<Msg>);

/// The message with which a service worker replaces the one of the version in use.
const TAKE_OVER: &str = "take-over";

/// Has the service worker fetch all files of this version, and reports when the next version is
/// ready.
pub(crate) fn start(on_msg: Callback<Msg>) {
    let (Some(container), Some(script)) = (container(), script()) else { return };
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registering = container.register_with_options(&script, &options);
    spawn_local(async move {
        let registration = JsFuture::from(registering).await;
        let registration = registration.map(JsCast::dyn_into::<ServiceWorkerRegistration>);
        // Without a registration, the page is loaded from the network as before.
        let Ok(Ok(registration)) = registration else { return };
        let report = move || on_msg.emit(Msg::Browser(BrowserMsg::UpdateReady));
        if registration.waiting().is_some() {
            report();
        }
        on_next_version(container, &registration, report);
    });
}

/// Calls `report` whenever another version than the one in use has been fetched.
fn on_next_version(
    container: ServiceWorkerContainer,
    registration: &ServiceWorkerRegistration,
    report: impl Fn() + Clone + 'static,
) {
    let found = registration.clone();
    let listener = EventListener::new(registration, "updatefound", move |_| {
        let Some(worker) = found.installing() else { return };
        let (container, report) = (container.clone(), report.clone());
        let changed = worker.clone();
        let listener = EventListener::new(&worker, "statechange", move |_| {
            // The first version is not an update.
            let is_update = container.controller().is_some();
            if changed.state() == ServiceWorkerState::Installed && is_update {
                report();
            }
        });
        listener.forget();
    });
    listener.forget();
}

/// Starts the next version in this tab. Other tabs go on with theirs.
pub(crate) fn take_update() {
    let Some(container) = container() else { return };
    let listener = EventListener::once(&container, "controllerchange", |_| page::reload());
    listener.forget();
    spawn_local(async move {
        let registration = JsFuture::from(container.get_registration()).await;
        let registration = registration.map(JsCast::dyn_into::<ServiceWorkerRegistration>);
        let waiting = registration.ok().and_then(Result::ok).and_then(|it| it.waiting());
        match waiting {
            Some(worker) => drop(worker.post_message(&TAKE_OVER.into())),
            // Another tab has taken it already.
            None => page::reload(),
        }
    });
}

/// Returns what registers service workers, which browsers give only to pages that came securely.
fn container() -> Option<ServiceWorkerContainer> {
    let container = gloo::utils::window().navigator().service_worker();
    Some(container).filter(|container| !container.is_undefined())
}

/// Returns the address of the service worker, if the page has one. A frame in another page stores
/// nothing.
fn script() -> Option<String> {
    let boot = gloo::utils::document().get_element_by_id("boot")?;
    let script = boot.get_attribute("data-offline");
    script.filter(|_| !page::is_bare())
}

//! The connection to a running worker.

use serde::Serialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::start_script::worker_program;
use super::wire;

/// The script that Trunk builds for all workers; used if the document does not name another.
const SCRIPT: &str = "./worker_loader.js";

/// A running worker. Dropping this terminates it immediately.
pub(super) struct Connection {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Connection {
    /// Starts a worker with this name.
    pub(super) fn open(
        name: &str,
        on_message: impl Fn(JsValue) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&script(), &options)?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            on_message(event.data());
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            event.prevent_default();
            on_error();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        post_program(&worker);
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Sends a message, with an object that cannot be serialized.
    pub(super) fn post(&self, message: &impl Serialize, object: Option<&JsValue>) {
        if let Some((packed, transfer)) = wire::pack(message, object) {
            let _ = self.worker.post_message_with_transfer(&packed, &transfer);
        }
    }
}

/// Posts a worker its program. If the program fails to load, the worker stays silent and counts as
/// lost.
fn post_program(worker: &Worker) {
    let Some(program) = worker_program() else { return };
    let worker = worker.clone();
    spawn_local(async move {
        match program.await {
            Ok(program) => {
                let _ = worker.post_message(&program);
            }
            Err(_) => {
                if let Ok(error) = Event::new("error") {
                    let _ = worker.dispatch_event(&error);
                }
            }
        }
    });
}

/// Returns the script of all workers; a worker's name determines what it does. The page finds the
/// script in its document, a worker in its own location.
fn script() -> String {
    if let Ok(worker) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        return worker.location().href();
    }
    let boot = gloo::utils::document().get_element_by_id("boot");
    boot.and_then(|boot| boot.get_attribute("data-worker")).unwrap_or_else(|| SCRIPT.to_owned())
}

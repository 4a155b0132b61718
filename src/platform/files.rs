//! Files that the user downloads.

use gloo::timers::callback::Timeout;
use grove_model::base::task_state::TaskId;
use grove_model::worker::export_task::ExportRequest;
use grove_model::worker::task::ExportReport;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Milliseconds after which the browser must have begun to read a file.
const URL_LIFETIME: u32 = 60_000;

/// The file that arrives from the worker piece by piece.
#[derive(Default)]
pub(super) struct Downloads(Option<(TaskId, Pieces)>);

/// Downloads a text as a file. Returns whether the browser accepted it.
pub fn save_text(name: &str, text: &str) -> bool {
    let mut pieces = Pieces::default();
    pieces.add(text.as_bytes()).and_then(|()| pieces.save(name, "text/plain")).is_some()
}

/// The pieces of a file. Each is a blob of its own, which the browser may keep outside its memory.
#[derive(Default)]
pub(super) struct Pieces {
    blobs: Array,
    bytes: u64,
}

impl Downloads {
    /// Drops the pieces of any file except this one.
    pub(super) fn retain(&mut self, request: Option<&ExportRequest>) {
        self.0.take_if(|(id, _)| request.is_none_or(|request| request.id != *id));
    }

    /// Stores a piece of the ordered file, and downloads the file when it is complete. Returns the
    /// report for the model, if any.
    pub(super) fn receive(
        &mut self,
        id: TaskId,
        report: ExportReport,
        request: Option<&ExportRequest>,
    ) -> Option<ExportReport> {
        let request = request.filter(|request| request.id == id);
        match (report, request) {
            (ExportReport::Piece(bytes), Some(_)) => {
                let (_, pieces) = self.0.get_or_insert_with(|| (id, Pieces::default()));
                pieces.add(&bytes).is_none().then_some(ExportReport::Failed)
            }
            // The file was cancelled.
            (ExportReport::Piece(_) | ExportReport::Over(_), None) => None,
            (ExportReport::Over(bytes), Some(request)) => {
                let pieces = self.0.take().map(|(_, pieces)| pieces);
                let complete = pieces.filter(|pieces| pieces.bytes == bytes);
                let saved = complete.and_then(|it| it.save(&request.name, request.media_type));
                Some(saved.map_or(ExportReport::Failed, |()| ExportReport::Over(bytes)))
            }
            (report @ (ExportReport::Progress(_) | ExportReport::Failed), _) => Some(report),
        }
    }
}

impl Pieces {
    /// Adds the next piece.
    pub(super) fn add(&mut self, bytes: &[u8]) -> Option<()> {
        let piece = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(bytes))).ok()?;
        self.blobs.push(&piece);
        self.bytes += bytes.len() as u64;
        Some(())
    }

    /// Downloads the pieces as one file.
    pub(super) fn save(&self, name: &str, media_type: &str) -> Option<()> {
        let options = BlobPropertyBag::new();
        options.set_type(media_type);
        let file = Blob::new_with_blob_sequence_and_options(&self.blobs, &options).ok()?;
        let url = Url::create_object_url_with_blob(&file).ok()?;
        let link = gloo::utils::document().create_element("a").ok()?;
        let link = link.dyn_into::<HtmlAnchorElement>().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Timeout::new(URL_LIFETIME, move || {
            let _ = Url::revoke_object_url(&url);
        })
        .forget();
        Some(())
    }
}

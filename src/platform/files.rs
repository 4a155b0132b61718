//! Files that the browser saves for the person.

use gloo::timers::callback::Timeout;
use grove_model::export::Order;
use grove_model::protocol::Reply;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Milliseconds until the browser has surely begun to read a file.
const READ_BY: u32 = 60_000;

/// The file that comes in from the worker piece by piece.
#[derive(Default)]
pub(super) struct Downloads(Option<(u32, Pieces)>);

/// Each piece is a blob of its own, which the browser may keep outside its memory.
#[derive(Default)]
struct Pieces(Array);

impl Downloads {
    /// Keeps a piece of the wanted file, and saves the file when it is whole. Gives
    /// back what the model has to know.
    pub(super) fn take(&mut self, reply: Reply, wanted: Option<&Order>) -> Option<Reply> {
        let wanted = wanted.filter(|order| id_of(&reply) == Some(order.id));
        match (reply, wanted) {
            (Reply::ExportPiece { id, bytes }, Some(_)) => {
                if self.0.as_ref().map(|(id, _)| *id) != Some(id) {
                    self.0 = Some((id, Pieces::default()));
                }
                let is_kept =
                    self.0.as_ref().is_some_and(|(_, pieces)| pieces.add(&bytes).is_some());
                (!is_kept).then_some(Reply::ExportFailed { id })
            }
            // Nobody wants it any more.
            (Reply::ExportPiece { .. }, None) => {
                self.0 = None;
                None
            }
            (Reply::ExportEnded { id, bytes }, Some(order)) => {
                let (_, pieces) = self.0.take()?;
                let saved = pieces.save(&order.name, order.media_type);
                Some(
                    saved.map_or(Reply::ExportFailed { id }, |()| Reply::ExportEnded { id, bytes }),
                )
            }
            (other, _) => Some(other),
        }
    }
}

const fn id_of(reply: &Reply) -> Option<u32> {
    match reply {
        Reply::ExportPiece { id, .. } | Reply::ExportEnded { id, .. } => Some(*id),
        _ => None,
    }
}

impl Pieces {
    fn add(&self, bytes: &[u8]) -> Option<()> {
        let piece = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(bytes))).ok()?;
        self.0.push(&piece);
        Some(())
    }

    /// Hands the pieces to the browser as one file.
    fn save(&self, name: &str, media_type: &str) -> Option<()> {
        let options = BlobPropertyBag::new();
        options.set_type(media_type);
        let file = Blob::new_with_blob_sequence_and_options(&self.0, &options).ok()?;
        let url = Url::create_object_url_with_blob(&file).ok()?;
        let link = gloo::utils::document().create_element("a").ok()?;
        let link = link.dyn_into::<HtmlAnchorElement>().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Timeout::new(READ_BY, move || {
            let _ = Url::revoke_object_url(&url);
        })
        .forget();
        Some(())
    }
}

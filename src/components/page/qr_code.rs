//! A text as a QR code.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

/// The empty border that readers need, in modules.
const BORDER: i32 = 4;

/// Draws a QR code; returns `None` if the text is too long, which it is from about 2,900 bytes.
pub(super) fn qr_code(text: &str, name: &'static str) -> Option<Html> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = (code.size() + 2 * BORDER).to_string();
    Some(html! {
        <svg class="qr-code" viewBox={format!("0 0 {size} {size}")} role="img" aria-label={name}
            shape-rendering="crispEdges">
            <rect class="qr-paper" width={size.clone()} height={size} />
            <path class="qr-ink" d={modules(&code)} />
        </svg>
    })
}

/// Returns the dark modules as a path: a rectangle for each run of them in a row.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if length > 0 {
                let _ = write!(path, "M{} {}h{length}v1h-{length}z", x + BORDER, y + BORDER);
            }
            x += length + 1;
        }
    }
    path
}

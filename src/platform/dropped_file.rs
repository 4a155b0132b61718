//! A file that the user drops on the page.

use grove_model::model::paste::FileRefusal;
use grove_model::puzzle::journal::FileReader;
use js_sys::Uint8Array;
use sudoku_engine::formats::{NotText, Utf16};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// What a file is, as its content says.
pub enum Dropped {
    /// A text, which may have puzzles.
    Text(String),
    /// The file with all puzzles that this page saves.
    Library,
}

/// Reads a file.
///
/// # Errors
/// Returns why the file cannot be opened.
pub async fn read(file: &File) -> Result<Dropped, FileRefusal> {
    let is_large = file.size() > f64::from(FileRefusal::MAX_FILE_BYTES);
    if is_large && file.size() > f64::from(FileReader::MAX_BYTES) {
        return Err(FileRefusal::TooLarge);
    }
    let buffer = JsFuture::from(file.array_buffer()).await;
    let bytes = Uint8Array::new(&buffer.map_err(|_| FileRefusal::Unreadable)?).to_vec();
    if FileReader::recognizes(&bytes) {
        return Ok(Dropped::Library);
    }
    if is_large {
        return Err(FileRefusal::TooLarge);
    }
    let bytes = match Utf16::detect(&bytes) {
        Some(mut decoder) => {
            let mut text = Vec::new();
            decoder.decode(&bytes, &mut text);
            decoder.finish(&mut text);
            text
        }
        None => bytes,
    };
    match NotText::detect(&bytes) {
        Some(kind) => Err(FileRefusal::NotText(kind)),
        None => Ok(Dropped::Text(String::from_utf8_lossy(&bytes).into_owned())),
    }
}

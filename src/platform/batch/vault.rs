//! The origin private file system, where the files of batches are saved for a reload.

use js_sys::{Date, JsString, Math, Reflect, global};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, FileSystemDirectoryHandle, FileSystemFileHandle, FileSystemGetDirectoryOptions,
    FileSystemGetFileOptions, FileSystemReadWriteOptions, FileSystemSyncAccessHandle,
    StorageManager,
};

const FOLDER: &str = "batches";
/// Milliseconds after which a saved file counts as abandoned.
const STALE_MILLIS: f64 = 7.0 * 24.0 * 3600.0 * 1000.0;
/// Bytes to write at a time.
const PIECE_BYTES: f64 = 1024.0 * 1024.0;

/// Returns a new file name, which starts with the time when it was made.
pub(super) fn new_file_name() -> String {
    format!("{}-{}", Date::now() as u64, (Math::random() * 1e15) as u64)
}

/// Removes the file with this name.
pub(in crate::platform) async fn remove(file: &str) {
    if let Some(folder) = folder().await {
        let _ = JsFuture::from(folder.remove_entry(file)).await;
    }
}

/// Opens the file with this name.
pub(super) async fn open(file: &str) -> Option<Blob> {
    let handle = JsFuture::from(folder().await?.get_file_handle(file)).await.ok()?;
    let handle: FileSystemFileHandle = handle.unchecked_into();
    Some(JsFuture::from(handle.get_file()).await.ok()?.unchecked_into())
}

/// Saves bytes under this name. Returns `None` if the browser does not. Works only in workers.
pub(super) async fn save(file: &str, bytes: &Blob) -> Option<()> {
    let folder = folder().await?;
    remove_stale(&folder).await;
    let options = FileSystemGetFileOptions::new();
    options.set_create(true);
    let handle = folder.get_file_handle_with_options(file, &options);
    let handle: FileSystemFileHandle = JsFuture::from(handle).await.ok()?.unchecked_into();
    if !has(&handle, "createSyncAccessHandle") {
        return None;
    }
    let access = JsFuture::from(handle.create_sync_access_handle()).await.ok()?;
    let access: FileSystemSyncAccessHandle = access.unchecked_into();
    let done = write(&access, bytes).await;
    access.close();
    if done.is_none() {
        remove(file).await;
    }
    done
}

async fn write(access: &FileSystemSyncAccessHandle, bytes: &Blob) -> Option<()> {
    let options = FileSystemReadWriteOptions::new();
    let mut offset = 0.0;
    while offset < bytes.size() {
        let end = (offset + PIECE_BYTES).min(bytes.size());
        let piece = bytes.slice_with_f64_and_f64(offset, end).ok()?;
        let piece = JsFuture::from(piece.array_buffer()).await.ok()?;
        options.set_at(offset);
        let written = access.write_with_buffer_source_and_options(piece.unchecked_ref(), &options);
        if written.ok()? != end - offset {
            return None;
        }
        offset = end;
    }
    access.flush().ok()
}

async fn remove_stale(folder: &FileSystemDirectoryHandle) {
    let names = folder.keys();
    while let Ok(next) = names.next() {
        let Ok(next) = JsFuture::from(next).await else { return };
        let Ok(name) = Reflect::get(&next, &"value".into()) else { return };
        let Some(name) = name.dyn_ref::<JsString>().map(String::from) else { return };
        let created_at =
            name.split_once('-').and_then(|(created_at, _)| created_at.parse::<f64>().ok());
        if created_at.is_none_or(|created_at| Date::now() - created_at > STALE_MILLIS) {
            let _ = JsFuture::from(folder.remove_entry(&name)).await;
        }
    }
}

/// Returns the folder of the batches, or `None` if the browser has none for this page.
async fn folder() -> Option<FileSystemDirectoryHandle> {
    let navigator = Reflect::get(&global(), &"navigator".into()).ok()?;
    let storage = Reflect::get(&navigator, &"storage".into()).ok()?;
    if !has(&storage, "getDirectory") {
        return None;
    }
    let storage: StorageManager = storage.unchecked_into();
    let root = JsFuture::from(storage.get_directory()).await.ok()?;
    let root: FileSystemDirectoryHandle = root.unchecked_into();
    let options = FileSystemGetDirectoryOptions::new();
    options.set_create(true);
    let folder = root.get_directory_handle_with_options(FOLDER, &options);
    Some(JsFuture::from(folder).await.ok()?.unchecked_into())
}

fn has(object: &JsValue, name: &str) -> bool {
    Reflect::has(object, &name.into()).unwrap_or(false)
}

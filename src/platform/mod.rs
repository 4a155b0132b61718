//! Everything that calls the browser.

pub mod address;
pub mod archive;
pub mod batch;
pub mod batch_desk;
pub mod clipboard;
pub(crate) mod connection;
pub mod dropped_file;
pub mod files;
pub(crate) mod full_screen;
pub mod idle;
pub mod page;
pub mod painter;
pub mod palette;
mod picture;
pub mod puzzle_file;
pub(crate) mod screen_lock;
pub(crate) mod start_script;
mod stopwatch;
pub mod storage;
mod supervised;
pub mod tab_storage;
pub mod timing;
mod wire;
pub mod worker;
mod worker_chunks;
pub mod worker_side;
pub mod workers;

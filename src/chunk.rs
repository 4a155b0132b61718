//! Code that the browser fetches when it is first needed.
//!
//! `cargo xtask build` puts each [`Chunk`] into a file of its own. A build without the features
//! `split-page` and `split-worker`, such as one by Trunk, links all chunks into the program.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;

/// The error of a chunk whose file did not arrive. Loading may be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChunkLoadError;

#[cfg(any(feature = "split-page", feature = "split-worker"))]
impl From<wasm_split_helpers::SplitLoaderError> for ChunkLoadError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// A pending request for a chunk.
pub type ChunkFuture<T> = Pin<Box<dyn Future<Output = Result<T, ChunkLoadError>>>>;

/// A function, or a table of functions, in a file of its own. Nothing else may name what the chunk
/// names, or that ends up in the first file after all.
pub struct Chunk<T: 'static> {
    load: fn() -> ChunkFuture<T>,
    contents: Cell<Option<T>>,
}

impl<T: Copy + 'static> Chunk<T> {
    /// Creates a chunk that has not been loaded yet.
    pub const fn new(load: fn() -> ChunkFuture<T>) -> Self {
        Self { load, contents: Cell::new(None) }
    }

    /// Creates a chunk that is linked into the first file.
    pub const fn linked(load: fn() -> ChunkFuture<T>, contents: T) -> Self {
        Self { load, contents: Cell::new(Some(contents)) }
    }

    /// Returns the contents of the chunk, or `None` before it has loaded.
    pub fn get(&self) -> Option<T> {
        self.contents.get()
    }

    /// Loads the chunk unless it is already there. Concurrent callers share one request.
    ///
    /// # Errors
    ///
    /// Returns [`ChunkLoadError`] if the file did not arrive.
    pub async fn load(&self) -> Result<T, ChunkLoadError> {
        if let Some(contents) = self.get() {
            return Ok(contents);
        }
        let contents = (self.load)().await?;
        self.contents.set(Some(contents));
        Ok(contents)
    }
}

/// A chunk of any type.
pub trait Fetch {
    /// Loads the chunk and drops its contents.
    fn fetch(&'static self) -> ChunkFuture<()>;

    fn has_loaded(&self) -> bool;
}

impl<T: Copy> Fetch for Chunk<T> {
    fn fetch(&'static self) -> ChunkFuture<()> {
        Box::pin(async { self.load().await.map(drop) })
    }

    fn has_loaded(&self) -> bool {
        self.get().is_some()
    }
}

/// Declares a function that returns a [`Chunk`]. `chunk! { "split-page", watch, pub(crate) fn
/// watch() -> Draw { watch_view } }` declares the chunk in the file `watch`, which contains
/// `watch_view`. The future of the function named after `after` is awaited before the file is
/// fetched; if it fails, so does the chunk.
macro_rules! chunk {
    ($feature:literal, $file:ident $(after $before:path)?, $(#[$meta:meta])* $visibility:vis fn $name:ident() -> $contents_type:ty { $contents:expr }) => {
        $(#[$meta])*
        $visibility fn $name() -> &'static $crate::chunk::Chunk<$contents_type> {
            #[cfg(all(feature = $feature, target_family = "wasm"))]
            #[allow(unsafe_code, reason = "the macro declares what another file exports")]
            mod declared {
                use super::*;
                #[wasm_split_helpers::wasm_split($file, fallible)]
                pub(super) fn $name() -> Result<$contents_type, $crate::chunk::ChunkLoadError> {
                    Ok($contents)
                }
            }
            #[cfg(all(feature = $feature, target_family = "wasm"))]
            fn load() -> $crate::chunk::ChunkFuture<$contents_type> {
                Box::pin(async {
                    $($before().await?;)?
                    declared::$name().await
                })
            }
            #[cfg(not(all(feature = $feature, target_family = "wasm")))]
            fn load() -> $crate::chunk::ChunkFuture<$contents_type> {
                Box::pin(async {
                    $($before().await?;)?
                    let contents: $contents_type = $contents;
                    Ok(contents)
                })
            }
            thread_local! {
                static CHUNK: &'static $crate::chunk::Chunk<$contents_type> = Box::leak(Box::new({
                    #[cfg(all(feature = $feature, target_family = "wasm"))]
                    let chunk = $crate::chunk::Chunk::new(load);
                    #[cfg(not(all(feature = $feature, target_family = "wasm")))]
                    let chunk = $crate::chunk::Chunk::linked(load, $contents);
                    chunk
                }));
            }
            CHUNK.with(|chunk| *chunk)
        }
    };
}

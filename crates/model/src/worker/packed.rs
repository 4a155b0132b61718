//! A value in a message as bytes, so that only who needs the value has the code that reads it.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A value as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packed<T> {
    #[serde(with = "serde_bytes")]
    bytes: Vec<u8>,
    of: PhantomData<T>,
}

impl<T: Serialize + DeserializeOwned> Packed<T> {
    /// Packs a value. What has no bytes is nothing that can be read.
    pub fn new(value: &T) -> Self {
        Self { bytes: postcard::to_stdvec(value).unwrap_or_default(), of: PhantomData }
    }

    /// Returns the value; `None` for what this version did not write.
    pub fn read(&self) -> Option<T> {
        postcard::from_bytes(&self.bytes).ok()
    }
}

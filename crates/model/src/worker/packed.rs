//! Values packed into bytes inside messages, so that only code that needs a value can decode
//! it.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A value serialized as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packed<T> {
    #[serde(with = "serde_bytes")]
    bytes: Vec<u8>,
    of: PhantomData<T>,
}

impl<T: Serialize + DeserializeOwned> Packed<T> {
    /// Packs a value. If serializing fails, the result cannot be read.
    pub fn new(value: &T) -> Self {
        Self { bytes: postcard::to_stdvec(value).unwrap_or_default(), of: PhantomData }
    }

    /// Returns the value, or `None` if this version did not write it.
    pub fn read(&self) -> Option<T> {
        postcard::from_bytes(&self.bytes).ok()
    }
}

//! The number of a task that the worker has.

use serde::{Deserialize, Serialize};

/// The number of a task; what is reported under another number is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TaskId(pub u32);

//! What the panel about the run shows, one row each.

use strum::{IntoStaticStr, VariantArray};

/// A row of the panel, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RunFact {
    Placements,
    /// Placements and undos.
    Steps,
    /// How long the worker searched.
    #[strum(serialize = "searching-us")]
    Searching,
    /// Placements a second in that time.
    #[strum(serialize = "placements-per-second")]
    Rate,
    /// States of the search that are kept.
    Checkpoints,
    /// Steps from one of them to the next.
    Spacing,
    /// Subtrees that are kept.
    Retained,
    /// Steps of the shortest subtree that is surely kept.
    Shortest,
    #[strum(serialize = "recording-bytes")]
    Recording,
    /// How long the worker took to find the last far place.
    #[strum(serialize = "seek-worker-us")]
    SeekInWorker,
    /// How long it took until its board was painted.
    #[strum(serialize = "seek-painted-us")]
    SeekPainted,
    #[strum(serialize = "worker-bytes")]
    WorkerMemory,
    #[strum(serialize = "page-bytes")]
    PageMemory,
    #[strum(serialize = "script-bytes")]
    ScriptMemory,
}

//! What the panel about the run tells, one row each.

/// A row of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RunFact {
    /// Digits placed.
    Placements,
    /// Placements and undos.
    Steps,
    /// How long the worker searched.
    Searching,
    /// Placements a second in that time.
    Rate,
    /// States of the search that are kept.
    Checkpoints,
    /// Steps from one of them to the next.
    Spacing,
    /// Subtrees that are kept.
    Retained,
    /// Steps of the shortest subtree that is surely kept.
    Shortest,
    /// Bytes that all of it takes.
    Recording,
    /// How long the worker took to find the last far place.
    SeekInWorker,
    /// How long it took until its board was painted.
    SeekPainted,
    /// Memory of the worker.
    WorkerMemory,
    /// Memory of the page.
    PageMemory,
    /// Memory of the page's scripts.
    ScriptMemory,
}

impl RunFact {
    /// Every row, in the order of the panel.
    pub const ALL: [Self; 14] = [
        Self::Placements,
        Self::Steps,
        Self::Searching,
        Self::Rate,
        Self::Checkpoints,
        Self::Spacing,
        Self::Retained,
        Self::Shortest,
        Self::Recording,
        Self::SeekInWorker,
        Self::SeekPainted,
        Self::WorkerMemory,
        Self::PageMemory,
        Self::ScriptMemory,
    ];

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Placements => "placements",
            Self::Steps => "steps",
            Self::Searching => "searching-us",
            Self::Rate => "placements-per-second",
            Self::Checkpoints => "checkpoints",
            Self::Spacing => "spacing",
            Self::Retained => "retained",
            Self::Shortest => "shortest",
            Self::Recording => "recording-bytes",
            Self::SeekInWorker => "seek-worker-us",
            Self::SeekPainted => "seek-painted-us",
            Self::WorkerMemory => "worker-bytes",
            Self::PageMemory => "page-bytes",
            Self::ScriptMemory => "script-bytes",
        }
    }
}

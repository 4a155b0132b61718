//! Moves along the bars of the timeline.

/// A move from bar to bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarMove {
    /// To the bar that this one hangs from.
    Parent,
    /// To the first bar below; where it is too small to be drawn, the map zooms in.
    Child,
    /// To the bar before on the same level.
    Before,
    /// To the bar after on the same level.
    After,
}

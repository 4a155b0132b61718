//! What a person does to the map.

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

/// What a person does to the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// So many thousandths of what is in view are to be in view.
    Zoomed {
        /// The step that stays where it is; where none is named, the focused bar or the
        /// step shown, if they are in view.
        about: Option<u64>,
        /// Thousandths.
        permille: u16,
    },
    /// The map is to be moved by so many thousandths of what is in view.
    Panned {
        /// Thousandths; below 0 towards the start.
        permille: i32,
    },
    /// So many steps from here on are to be in view.
    ShownSolution {
        /// The step after which the view begins.
        from: i64,
        /// How many.
        length: u64,
    },
    /// All of the search is to be in view.
    Fitted,
    /// The step shown is to be in the middle.
    Centred,
    /// The place that one pixel stands for was pointed at.
    Scrubbed {
        /// The nearest step.
        step: u64,
        /// The first step that the pixel stands for.
        from: u64,
        /// The last step that the pixel stands for.
        to: u64,
    },
    /// A move from bar to bar.
    Hopped(BarMove),
    /// The board is to go to the focused bar.
    Entered,
}

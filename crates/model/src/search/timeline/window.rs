//! The stretch of a search that the map shows.

/// The minimum number of steps in view, unless the whole search has fewer.
pub const MIN_STEPS_IN_WINDOW: u64 = 8;

/// The part of the search in view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Window {
    /// The whole search so far, growing with it.
    #[default]
    Whole,
    /// The steps after `from`, up to `to`.
    Stretch { from: u64, to: u64 },
}

/// A stretch of steps: it begins after `from` and ends with `to`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub from: u64,
    pub to: u64,
}

impl Span {
    pub const fn length(self) -> u64 {
        self.to - self.from
    }

    /// Returns whether the place after this step lies in it or at its ends.
    pub const fn has(self, step: u64) -> bool {
        self.from <= step && step <= self.to
    }
}

impl Window {
    /// Returns the steps in view, in a search with `extent` steps so far.
    pub fn span(self, extent: u64) -> Span {
        match self {
            Self::Whole => Span { from: 0, to: extent },
            Self::Stretch { from, to } => Span { from: from.min(extent), to: to.min(extent) },
        }
    }

    /// Returns the window onto these steps, or the nearest possible one.
    #[must_use]
    pub fn showing(from: i128, length: u64, extent: u64) -> Self {
        let length = length.max(MIN_STEPS_IN_WINDOW);
        if length >= extent {
            return Self::Whole;
        }
        let from = from.clamp(0, i128::from(extent - length)) as u64;
        Self::Stretch { from, to: from + length }
    }

    /// Returns a window with `permille` thousandths of the steps in view. The step `fixed_step`
    /// stays in place, if it is in view.
    #[must_use]
    pub fn zoomed(self, fixed_step: u64, permille: u16, extent: u64) -> Self {
        let span = self.span(extent);
        let old_length = span.length().max(1);
        let exact = old_length as f64 * f64::from(permille) / 1000.0;
        // Otherwise a window of a few steps would never change.
        let length = if permille < 1000 { exact.floor() } else { exact.ceil() };
        let length = (length as u64).max(MIN_STEPS_IN_WINDOW);
        let ahead = fixed_step.clamp(span.from, span.to) - span.from;
        let ahead = (ahead as f64 * length as f64 / old_length as f64).round() as i128;
        Self::showing(
            i128::from(span.from)
                + i128::from(fixed_step.saturating_sub(span.from).min(span.length()))
                - ahead,
            length,
            extent,
        )
    }

    /// Returns the window moved by `permille` thousandths of its length, at least a step.
    #[must_use]
    pub fn panned(self, permille: i32, extent: u64) -> Self {
        let span = self.span(extent);
        let shift = i128::from(span.length()) * i128::from(permille) / 1000;
        let shift = if shift == 0 { i128::from(permille.signum()) } else { shift };
        match self {
            Self::Whole => self,
            Self::Stretch { .. } => {
                Self::showing(i128::from(span.from) + shift, span.length(), extent)
            }
        }
    }

    /// Returns the window moved so that this step is in its middle.
    #[must_use]
    pub fn centered(self, step: u64, extent: u64) -> Self {
        let length = self.span(extent).length();
        match self {
            Self::Whole => self,
            Self::Stretch { .. } => {
                Self::showing(i128::from(step) - i128::from(length / 2), length, extent)
            }
        }
    }

    /// Returns the window moved so that this step is in view: by a page if the step is just
    /// past the edge, otherwise with the step in the middle.
    #[must_use]
    pub fn revealing(self, step: u64, extent: u64) -> Self {
        let span = self.span(extent);
        if self == Self::Whole || span.has(step) {
            return self;
        }
        let length = span.length();
        let margin = i128::from(length / 10);
        if step > span.to && step - span.to <= length {
            Self::showing(i128::from(step) - margin, length, extent)
        } else if step < span.from && span.from - step <= length {
            Self::showing(i128::from(step) + margin - i128::from(length), length, extent)
        } else {
            self.centered(step, extent)
        }
    }
}

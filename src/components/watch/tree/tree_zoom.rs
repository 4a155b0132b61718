//! How large the tree is drawn: the arithmetic of zooming.
//!
//! A zoom factor is the number of pixels per unit of the drawing; digits are 12 units high. The
//! fitted factor is the one that a drawing has at first (`tree_fit.rs`).

/// The range of zoom factors that users may choose. At the lowest, levels are 1.5 pixels apart; at
/// the highest, digits are 48 pixels high.
pub(super) const USER_ZOOM_RANGE: (f64, f64) = (0.05, 4.0);
/// The range of a zoom relative to the fitted one. It reaches both ends of [`USER_ZOOM_RANGE`]
/// from almost all fitted factors. Without it, the zoom would go on beyond them, and as many turns
/// back would show nothing.
const RELATIVE_ZOOM_RANGE: (f64, f64) = (0.05, 10.0);
/// By how much one pixel of a turn of the wheel changes the natural logarithm of the zoom factor: a
/// notch of 100 pixels makes the tree half as large again.
const WHEEL_ZOOM_RATE: f64 = 0.004;

/// How large the tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Zoom {
    /// As large as the viewport allows, within readable limits.
    Fitted,
    /// This many times the fitted factor, which follows the size of the viewport.
    Relative(f64),
    /// At the factor that shows the whole tree, which follows the size of the viewport.
    Whole(f64),
    /// At this factor, whatever the fitted one is: zoomed in and out from that of the whole tree.
    Absolute(f64),
}

impl Zoom {
    /// Returns this zoom, made larger by a factor, within the limits.
    pub(super) fn scaled_by(self, factor: f64) -> Self {
        match self {
            Self::Fitted => Self::Relative(factor),
            Self::Relative(previous) => {
                let (min, max) = RELATIVE_ZOOM_RANGE;
                Self::Relative((previous * factor).clamp(min, max))
            }
            Self::Whole(previous) | Self::Absolute(previous) => {
                // The whole of a large tree may be smaller than users may choose.
                let min = USER_ZOOM_RANGE.0.min(previous);
                Self::Absolute((previous * factor).clamp(min, USER_ZOOM_RANGE.1))
            }
        }
    }

    /// Returns this zoom after a turn of the wheel by this many pixels, which are negative for a turn
    /// away from the user: that zooms in.
    pub(super) fn turned_by(self, wheel_pixels: f64) -> Self {
        self.scaled_by((-wheel_pixels * WHEEL_ZOOM_RATE).exp())
    }

    /// Returns whether a straight path stays in the middle of the viewport. It does not when the whole
    /// tree must be visible.
    pub(super) const fn keeps_middle(self) -> bool {
        match self {
            Self::Fitted | Self::Relative(_) => true,
            Self::Whole(_) | Self::Absolute(_) => false,
        }
    }

    /// Returns the zoom factor.
    pub(super) fn applied_to(self, fitted_factor: f64) -> f64 {
        match self {
            Self::Fitted => fitted_factor,
            Self::Relative(factor) => {
                (fitted_factor * factor).clamp(USER_ZOOM_RANGE.0, USER_ZOOM_RANGE.1)
            }
            Self::Whole(factor) | Self::Absolute(factor) => factor,
        }
    }

    /// Returns whether the whole tree is shown.
    pub(super) const fn is_whole(self) -> bool {
        matches!(self, Self::Whole(_))
    }
}

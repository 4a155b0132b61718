//! The timeline as a drawing, and what is under a pointer.

mod facts;
mod flags;
mod picture;
mod scene;

pub use facts::BarFacts;
pub use flags::Flag;
pub use picture::{Picture, PictureKey};
pub use scene::{AxisLabels, MAX_BARS, Pointed, base, overlay, whole};

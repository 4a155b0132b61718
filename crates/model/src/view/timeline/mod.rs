//! The timeline as a drawing, and what is under a pointer.

mod facts;
mod picture;
mod scene;

pub use facts::BarFacts;
pub use picture::{Key, Picture};
pub use scene::{AxisLabels, MOST_BARS, Pointed, base, overlay, whole};

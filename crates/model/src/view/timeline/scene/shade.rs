//! The shades of a level.

use crate::draw::scene::SHADES;

/// How much the densest texture, and anything too low for text, is darkened, in 255ths.
pub(super) const SHADOW: u8 = 30;

/// Returns a level's index on the board's color ramp.
pub(super) fn tint(level: u16, levels: u16) -> u8 {
    let place = usize::from(level) * SHADES / usize::from(levels.max(1));
    place.min(SHADES - 1) as u8
}

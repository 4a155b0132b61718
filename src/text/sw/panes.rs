//! Swahili words for how Watch shares its room.

use crate::text::en::panes::PanesLabels;

pub(super) const PANES: PanesLabels = PanesLabels {
    title: "Mpangilio",
    below: "Mti chini ya ubao",
    swapped: "Badilishana mti na ramani",
    whole_page: "Mti kwenye ukurasa mzima",
    board_divider: "Mpaka kati ya ubao na mti",
    map_divider: "Mpaka kati ya mti na ramani",
};

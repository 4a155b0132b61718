//! Swahili words for going to a step, bookmarks and sharing.

use crate::text::en::places::{PlaceLabels, PlacePhrases, ShareLabels};

pub(super) const PLACES: PlaceLabels = PlaceLabels {
    step_field: "Hatua ya sasa. Andika nyingine, kisha bonyeza Enter.",
    not_a_step: "Andika namba ya hatua, kwa mfano 1356.",
    bookmarks: "Alamisho",
    name: "Jina la alamisho",
    add: "Ongeza alamisho",
    none: "Bado hakuna alamisho. Alamisho huonyesha hatua unayotaka kuirudia, na ni sehemu ya kiungo.",
    full: "Hakuna nafasi ya alamisho zaidi. Ondoa moja kwanza.",
    remove: "Ondoa alamisho",
    removed: "Alamisho imeondolewa.",
};

pub(super) const SHARE: ShareLabels =
    ShareLabels { title: "Shiriki", open_page: "Fungua katika Sudoku Grove" };

pub(super) const PHRASES: PlacePhrases =
    PlacePhrases { beyond_end: "Hatua ziko kuanzia 0 hadi {last}." };

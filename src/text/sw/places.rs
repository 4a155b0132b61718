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

pub(super) const SHARE: ShareLabels = ShareLabels {
    title: "Shiriki",
    intro: "Kiungo kinafungua fumbo lile lile katika mwonekano ule ule, na utafutaji katika hatua ile ile. Ukurasa huonekana kwa lugha ya mtu anayekifungua.",
    link: "Kiungo",
    copy_link: "Nakili kiungo",
    code: "Msimbo wa QR wa kiungo",
    code_hint: "Ili kufungua kwenye simu, elekeza kamera hapa.",
    too_long: "Kiungo hiki ni kirefu mno kwa msimbo wa QR. Kinakili badala yake.",
    frame: "HTML ya ukurasa wako: ubao, mti na vidhibiti tu",
    copy_frame: "Nakili HTML",
    open_page: "Fungua katika Sudoku Grove",
};

pub(super) const PHRASES: PlacePhrases =
    PlacePhrases { beyond_end: "Hatua ziko kuanzia 0 hadi {last}." };

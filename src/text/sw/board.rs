//! Swahili words and phrases about the cells of the board.

use crate::text::en::board::BoardPhrases;

pub(super) const PHRASES: BoardPhrases = BoardPhrases {
    empty: "tupu",
    corner_marks: "alama za kona {marks}",
    center_marks: "alama za katikati {marks}",
    colors: "rangi: {colors}",
    color_names: "nyekundu|machungwa|njano|kijani|feruzi|bluu|zambarau|waridi|kijivu",
    trying: "{digit} inajaribiwa",
    taken_back: "{digit} imefutwa sasa hivi",
    current: "seli ya sasa",
    blocker: "inazuia tarakimu inayojaribiwa",
    dead_end: "mkwamo, hakuna tarakimu inayofaa",
    clashes: "inagongana na seli nyingine",
    differs: "masuluhisho yanatofautiana hapa",
    wrong: "{digit} yako si sahihi",
    contradicts: "mojawapo ya tarakimu zilizotolewa zinazokinzana",
    in_removal: "imefutwa ili kuona kama bado kuna suluhisho moja tu",
    short_cell: "m{row}w{column}",
    occurs: "{digit} katika {count|suluhisho|masuluhisho}",
    occurs_at_least: "{digit} katika {count|suluhisho|masuluhisho} au zaidi",
    enter_digit: "Weka {digit}",
    pad_digit: "Weka {digit}: zimebaki {left}",
    pad_color: "Rangi {number}: {color}",
    empty_board: "Ubao mtupu wa {size} kwa {size}",
    paste_not_kept: "Maandishi ya zaidi ya {most} yatapotea ukurasa ukipakiwa upya.",
    beginning_shown: "Huu ni mwanzo tu wa maandishi ya {bytes|baiti|baiti}. Maandishi yote yamehifadhiwa.",
};

//! Swahili words and phrases about cells of the board.

use crate::text::en::board::BoardPhrases;

pub(super) const PHRASES: BoardPhrases = BoardPhrases {
    empty: "tupu",
    corner_marks: "alama za pembe {marks}",
    centre_marks: "alama za kati {marks}",
    trying: "{digit} inajaribiwa",
    taken_back: "{digit} imeondolewa sasa hivi",
    current: "seli ya sasa",
    blocker: "inazuia tarakimu",
    clashes: "inagongana na seli nyingine",
    differs: "masuluhisho yanatofautiana hapa",
    wrong: "{digit} yako si sahihi",
    contradicts: "mojawapo ya vidokezo vinavyogongana",
    in_hole: "imefutwa ili kuona kama suluhisho linabaki moja",
    short_cell: "m{row}w{column}",
    enter_digit: "Weka {digit}",
    empty_board: "Ubao mtupu wa {size} kwa {size}",
    paste_not_kept: "Maandishi ya zaidi ya {most} yatapotea ukurasa ukipakiwa upya.",
    beginning_shown: "Huu ni mwanzo wa maandishi ya {bytes|baiti|baiti}. Yote yamehifadhiwa.",
};

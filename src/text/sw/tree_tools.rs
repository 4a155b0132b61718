//! Swahili words for the tools of the search tree and for its legend.

use crate::text::en::tree_tools::TreeToolLabels;

pub(in crate::text) const TREE_TOOLS: TreeToolLabels = TreeToolLabels {
    fold: "Kunja tawi",
    unfold: "Kunjua tawi",
    fold_failed: "Kunja matawi yasiyo na suluhisho",
    unfold_failed: "Kunjua matawi yasiyo na suluhisho",
    unfold_all: "Kunjua yote yanayotoshea",
    center: "Weka nodi ya sasa katikati",
    fit: "Onyesha yote",
    readable_size: "Rudisha ukubwa unaosomeka",
    go_there: "Nenda hapo",
    guess: "kisio: tarakimu moja kati ya kadhaa zinazofaa",
    forced: "tarakimu ya lazima: ndiyo pekee inayofaa (nyembamba, bila mzingo)",
    current: "mahali utafutaji ulipo sasa",
    selected: "nodi iliyochaguliwa; bofya mara mbili au bonyeza Enter kwenda hapo",
    path: "njia ya hatua ya sasa",
    wide: "mstari ukiwa mnene zaidi, nodi zilizo chini yake ni nyingi zaidi",
    beyond: "utafutaji hautafika hapa: utasimama kabla",
    blocked: "iliyokatwa kwa mstari, katika safu ya tarakimu: haifai hapa",
    taken_back: "yenye fremu ya vistari, katika safu ya tarakimu: ilijaribiwa na kufutwa",
    forced_on_board: "ubaoni, tarakimu ya lazima imepigiwa mstari wa nukta chini; nyingine za utafutaji ni makisio",
    costliest: "Tawi ghali zaidi, hadi {node}: bado nodi {size} kati ya {total} ({percent}%).",
    figures: "Kando ya tawi lililokunjwa kuna idadi ya nodi zake na ya masuluhisho yake, kwa mfano 1,234 · 1; alama ≥ ina maana kuwa utafutaji bado unaendelea ndani yake. Mstari mnene ni njia ya hatua inayoonyeshwa, na pete ni mahali utafutaji ulipo.",
    following: "Tunafuata tawi ghali zaidi…",
};

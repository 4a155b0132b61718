//! Swahili words and phrases about the search tree and the map.

use crate::text::en::tree::{BranchLabels, LegendLabels, TimelineLabels, TreeLabels, TreePhrases};

pub(super) const TREE: TreeLabels = TreeLabels {
    title: "Mti wa utafutaji",
    drawing: "Mti",
    path: "Njia",
    list: "Orodha",
    keys: "Mti wa utafutaji. Sogea juu yake kwa vitufe vya mishale; vitufe vyote vimeorodheshwa \
         kwenye msaada.",
    path_order: "Tarakimu zilizo kwenye ubao kwa mpangilio wa kuwekwa",
    table: "Jedwali",
    legend: "Katika mti, duara ni tarakimu iliyowekwa, almasi ni suluhisho, mraba ni mkwamo, na pembetatu ni \
         tawi lililokunjwa au lililojaribiwa na kuondolewa. Sehemu ambazo utafutaji haujafika \
         zimechorwa kwa mistari ya vipande. Mzizi pia ni nodi, popote nodi zinapohesabiwa.",
};

pub(super) const TIMELINE: TimelineLabels = TimelineLabels {
    title: "Ramani ya utafutaji",
    keys: "Ramani ya utafutaji. Mishale hutembea kutoka pau hadi pau, Enter huenda hapo; msaada unaorodhesha vitufe vyote.",
    centre: "Onyesha hatua ya sasa",
    taller: "Refusha ramani",
    lower: "Fupisha ramani",
    legend: "Ramani inaonyesha utafutaji wote: hatua kwa mlalo, ngazi kwa wima. Kila pau ni \
         tarakimu iliyowekwa pamoja na yote yaliyoifuata; zenye mistari ya mshazari \
         hazikuleta suluhisho, zisizo nayo zenye mstari chini zina suluhisho, na suluhisho lenyewe ni \
         almasi. Kando yake ni idadi ya nodi za kila ngazi, mikwamo iliyo kati yake kwa rangi nyekundu; mzizi uko juu ya ngazi ya kwanza. \
         Bonyeza au buruta ili kupita kwenye utafutaji, zungusha gurudumu ili kukuza, buruta \
         ukishikilia Shift ili kusogeza ramani.",
};

pub(super) const BRANCHES: BranchLabels = BranchLabels {
    digit: "Tarakimu",
    nodes: "Nodi",
    solutions: "Masuluhisho",
    deepest: "Ngazi ya chini kabisa",
    status: "Hali",
    unknown: "bado haijulikani",
};

pub(super) const LEGEND: LegendLabels = LegendLabels {
    title: "Maumbo yana maana gani?",
    circle: "tarakimu imewekwa",
    diamond: "suluhisho: ubao umejaa",
    square: "mkwamo: seli inayofuata haina tarakimu iliyobaki",
    failed: "tawi lililokunjwa lisilo na suluhisho",
    holds: "tawi lililokunjwa lenye masuluhisho",
    open: "utafutaji haujafika hapa",
    figures: "Kando ya tawi lililokunjwa ziko hesabu za nodi zake na masuluhisho yake, kwa mfano 1,234 · 1; alama ≥ huonyesha kuwa utafutaji bado uko ndani yake. Mstari mnene ni njia ya hatua inayoonyeshwa, na pete ni mahali utafutaji ulipo.",
};

pub(super) const PHRASES: TreePhrases = TreePhrases {
    whole_forest: "Msitu mzima",
    drawn_forest: "Msitu",
    forest_so_far: "Msitu hadi utafutaji unapoishia",
    forest: "{forest}: {nodes|nodi|nodi} pamoja na mzizi, {trees|mti|miti}, {solutions|suluhisho|masuluhisho}.",
    forest_drawn: "Mchoro unaonyesha {drawn|nodi|nodi} kati ya hizo.",
    forest_searched: "Utafutaji husimama baada ya {searched} kati ya hizo.",
    drawn: "Mchoro unaonyesha {shown|nodi|nodi} kati ya {searched}{is_over?| zilizotafutwa hadi sasa}; {folded}.",
    drawn_beyond: "Mchoro unaonyesha {drawn|nodi|nodi}: {shown} kati ya {searched} zilizotafutwa{is_over?| hadi sasa}, {open} hazijafikiwa; {folded}.",
    nothing_folded: "hakuna tawi lililokunjwa",
    folded: "{folded|tawi|matawi} {folded?limekunjwa|yamekunjwa}",
    node: "{digit} katika {cell}",
    node_open: "{node}: haijatafutwa.",
    node_dead_end: "{node}: mkwamo.",
    node_solution: "{node}: suluhisho.",
    node_subtree: "{node}: {size|nodi|nodi}, {solutions}, kina hadi {deepest}{is_growing? hadi sasa}.",
    no_solution: "hakuna suluhisho",
    solutions: "{count|suluhisho|masuluhisho}",
    path_drawn: "Mchoro unaonyesha {drawn|nodi|nodi}: mzizi, njia na ndugu zake, zilizofikiwa na zisizofikiwa. Utafutaji una {searched|nodi|nodi}{is_over?| hadi sasa}.",
    path_listed: "Njia chini ya mzizi: {depth|nodi|nodi} kati ya {searched}{is_over?| zilizotafutwa hadi sasa}.",
    bar_solution: "suluhisho",
    bar_dead_end: "mkwamo",
    bar_no_solution: "hakuna suluhisho",
    bar_subtree: "{size|nodi|nodi}, {solutions}, hadi ngazi ya {deepest}",
    bar: "{path}: {what}, hatua {from}–{to}",
    bar_so_far: "{path}: {what} hadi sasa, kuanzia hatua {from}",
    at_root: "Kwenye mzizi",
    below: "Chini ya {path}",
    branch_full: "{below}: ubao umejaa.",
    branch_dead_end: "{below}: hakuna tarakimu inayoweza kuwekwa {cell}.",
    branches: "{below}: {digits|tarakimu|tarakimu} kwa {cell}.",
    steps_in_view: "Zinaonekana hatua {from}–{to}",
};

//! Swahili words and phrases about the search tree and the map.

use crate::text::en::tree::{BranchLabels, LegendLabels, TimelineLabels, TreeLabels, TreePhrases};

pub(super) const TREE: TreeLabels = TreeLabels {
    title: "Mti wa utafutaji",
    drawing: "Mti",
    path: "Njia",
    list: "Orodha",
    keys: "Mti wa utafutaji. Chagua nodi kwa vitufe vya vishale, na bonyeza Enter kwenda hapo; vitufe vyote viko kwenye Msaada.",
    branches: "Matawi",
    costliest: "Muda ulitumika wapi?",
    path_order: "Tarakimu zilizo ubaoni kwa mpangilio wa kuwekwa",
    table: "Jedwali",
    legend: "Katika mti wa utafutaji, duara ni kisio, tarakimu isiyo na mzingo ni ya lazima, almasi ni suluhisho, mraba ni mkwamo, na \
         pembetatu ni tawi lililokunjwa au lililojaribiwa na kufutwa. Sehemu ambazo utafutaji \
         haujazifikia zimechorwa kwa mistari iliyokatikakatika. Mzizi pia huhesabiwa kuwa nodi. Jina \
         fupi kama m1w3 lina maana ya safu mlalo ya 1, safu wima ya 3.",
};

pub(super) const TIMELINE: TimelineLabels = TimelineLabels {
    title: "Ramani ya utafutaji",
    keys: "Ramani ya utafutaji. Tumia vitufe vya vishale kwenda upau hadi upau, na Enter kwenda kwenye hatua hiyo; vitufe vyote viko kwenye Msaada.",
    center: "Onyesha hatua ya sasa",
    taller: "Refusha ramani",
    lower: "Fupisha ramani",
    legend: "Ramani inaonyesha utafutaji wote: hatua zinaenda kulia, ngazi zinaenda chini, na mzizi uko juu ya \
         ngazi ya kwanza. Kila upau ni tarakimu moja iliyowekwa pamoja na yote yaliyojaribiwa baada \
         yake. Pau zenye mistari ya mshazari hazina suluhisho; pau zisizo na mistari hiyo, zenye mstari \
         chini, zina suluhisho; almasi ni suluhisho lenyewe. Kando ya ramani kuna idadi ya nodi za kila \
         ngazi, na mikwamo kwa rangi nyekundu. Bofya au buruta ili kupita kwenye utafutaji, zungusha \
         gurudumu ili kukuza, na buruta ukishikilia Shift ili kusogeza ramani.",
};

pub(super) const BRANCHES: BranchLabels = BranchLabels {
    digit: "Tarakimu",
    nodes: "Nodi",
    solutions: "Masuluhisho",
    deepest: "Kina kikubwa zaidi",
    status: "Hali",
    unknown: "bado haijulikani",
};

pub(super) const LEGEND: LegendLabels = LegendLabels {
    title: "Maumbo yana maana gani?",
    diamond: "suluhisho: ubao umejaa",
    square: "mkwamo: hakuna tarakimu inayofaa katika seli inayofuata",
    failed: "tawi lililokunjwa lisilo na suluhisho",
    holds: "tawi lililokunjwa lenye masuluhisho",
    open: "utafutaji haujafika hapa",
};

pub(super) const PHRASES: TreePhrases = TreePhrases {
    whole_forest: "Mti mzima",
    drawn_forest: "Mti",
    forest_so_far: "Mti hadi utafutaji unapoishia",
    forest: "{forest}: {nodes|nodi|nodi} pamoja na mzizi, {trees|tawi|matawi} kwenye mzizi, {dead_ends|mkwamo|mikwamo}, {solutions|suluhisho|masuluhisho}.",
    forest_drawn: "Mchoro unaonyesha {drawn|nodi|nodi} kati ya hizo.",
    forest_searched: "Utafutaji unapitia {searched|nodi|nodi}.",
    drawn: "Mchoro: {drawn|nodi|nodi}; {folded}. Utafutaji wote: {searched|nodi|nodi}{is_over?| hadi sasa}.",
    drawn_beyond: "Mchoro: {drawn|nodi|nodi}, {open} bado {open?haijafikiwa|hazijafikiwa}; {folded}. Utafutaji wote: {searched|nodi|nodi}{is_over?| hadi sasa}.",
    nothing_folded: "hakuna tawi lililokunjwa",
    folded: "{folded|tawi|matawi} {folded?limekunjwa|yamekunjwa}",
    node: "{digit} katika {cell}",
    node_open: "{node}: bado haijapitiwa.",
    node_dead_end: "{node}: mkwamo.",
    node_solution: "{node}: suluhisho.",
    node_subtree: "{node}: {size|nodi|nodi}, {solutions}, kina cha hadi {deepest}{is_growing? hadi sasa}.",
    no_solution: "hakuna suluhisho",
    solutions: "{count|suluhisho|masuluhisho}",
    bar_solution: "suluhisho",
    bar_dead_end: "mkwamo",
    bar_no_solution: "hakuna suluhisho",
    bar_subtree: "{size|nodi|nodi}, {solutions}, hadi ngazi ya {deepest}",
    bar: "{path}: {what}, hatua ya {from} hadi ya {to}",
    bar_so_far: "{path}: {what} hadi sasa, kuanzia hatua ya {from}",
    at_root: "Kwenye mzizi",
    below: "Baada ya {path}",
    branch_full: "{below}: ubao umejaa.",
    branch_dead_end: "{below}: hakuna tarakimu inayoweza kuwekwa katika {cell}.",
    branches: "{below}: {digits|tarakimu|tarakimu} {digits?ya|za} kujaribu katika {cell}.",
    steps_in_view: "Zinaonekana hatua ya {from} hadi ya {to}",
};

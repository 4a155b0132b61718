//! Swahili words and sentences about the search tree and the map.

use grove_model::view::branch_table::Fate;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::recording::NodeKind;

use super::Swahili;
use super::words::{counted, number};
use crate::text::en::tree::{BranchLabels, LegendLabels, TimelineLabels, TreeLabels};
use crate::text::locale::{BoardText, TreeText};
use crate::text::{ForestFacts, NodeFacts, NodeOutcome, PathFacts, TreeFacts};

pub(super) const TREE: TreeLabels = TreeLabels {
    title: "Mti wa utafutaji",
    drawing: "Mti",
    path: "Njia",
    list: "Orodha",
    keys: "Mti wa utafutaji. Sogea juu yake kwa vitufe vya mishale; vitufe vyote vimeorodheshwa \
         kwenye msaada.",
    path_order: "Tarakimu zilizo kwenye ubao kwa mpangilio wa kuwekwa",
    table: "Jedwali",
    legend: "Katika mti, duara ni tarakimu iliyowekwa, almasi ni jibu, mraba ni mkwamo, na pembetatu ni \
         tawi lililokunjwa au lililojaribiwa na kuondolewa. Sehemu ambazo utafutaji haujafika \
         zimechorwa kwa mistari ya vipande.",
};

pub(super) const TIMELINE: TimelineLabels = TimelineLabels {
    title: "Ramani ya utafutaji",
    keys: "Ramani ya utafutaji. Mishale hutembea kutoka pau hadi pau, Enter huenda hapo; msaada unaorodhesha vitufe vyote.",
    centre: "Onyesha hatua ya sasa",
    taller: "Refusha ramani",
    lower: "Fupisha ramani",
    legend: "Ramani inaonyesha utafutaji wote: hatua kwa mlalo, ngazi kwa wima. Kila pau ni \
         tarakimu iliyowekwa pamoja na yote yaliyoifuata; zenye mistari ya mshazari \
         hazikuleta jibu, zisizo nayo zenye mstari chini zina jibu, na jibu lenyewe ni \
         almasi. Kando yake ni idadi ya nodi za kila ngazi, mikwamo kwa rangi nyekundu. \
         Bonyeza au buruta ili kupita kwenye utafutaji, zungusha gurudumu ili kukuza, buruta \
         ukishikilia Shift ili kusogeza ramani.",
};

pub(super) const BRANCHES: BranchLabels = BranchLabels {
    digit: "Tarakimu",
    nodes: "Nodi",
    solutions: "Majibu",
    deepest: "Ngazi ya chini kabisa",
    status: "Hali",
    unknown: "bado haijulikani",
};

pub(super) const LEGEND: LegendLabels = LegendLabels {
    title: "Maumbo yana maana gani?",
    circle: "tarakimu imewekwa",
    diamond: "jibu: ubao umejaa",
    square: "mkwamo: seli inayofuata haina tarakimu iliyobaki",
    failed: "tawi lililokunjwa lisilo na jibu",
    holds: "tawi lililokunjwa lenye majibu",
    open: "utafutaji haujafika hapa",
    figures: "Kando ya tawi lililokunjwa ziko hesabu za nodi zake na majibu yake, kwa mfano 1,234 · 1; alama ≥ huonyesha kuwa utafutaji bado uko ndani yake. Mstari mnene ni njia ya hatua inayoonyeshwa, na pete ni mahali utafutaji ulipo.",
};

impl TreeText for Swahili {
    fn branch_status(&self, fate: Fate) -> &'static str {
        match fate {
            Fate::NotReached => "haijafikiwa bado",
            Fate::Open => "bado iko wazi",
            Fate::Closed => "imefungwa",
            Fate::NotTold => "bado haijulikani",
        }
    }

    fn forest(&self, facts: ForestFacts) -> String {
        let ForestFacts { nodes, drawn, trees, solutions, is_whole } = facts;
        let what = format!(
            "{} katika {}, {}",
            counted(nodes, "nodi", "nodi"),
            counted(trees, "mti", "miti"),
            counted(solutions, "jibu", "majibu")
        );
        let forest = match (is_whole, drawn == nodes) {
            (true, true) => "Msitu mzima",
            (true, false) => "Msitu",
            (false, _) => "Msitu hadi utafutaji unapoishia",
        };
        if drawn == nodes {
            format!("{forest}: {what}.")
        } else {
            format!(
                "{forest}: {what}. Mchoro unaonyesha {} kati ya hizo.",
                counted(drawn, "nodi", "nodi")
            )
        }
    }

    fn tree_drawn(&self, facts: TreeFacts) -> String {
        let TreeFacts { shown, searched, folded, is_over } = facts;
        let (shown, searched) = (counted(shown, "nodi", "nodi"), number(searched));
        let so_far = if is_over { "" } else { " zilizotafutwa hadi sasa" };
        let folded = match folded {
            0 => "hakuna tawi lililokunjwa".to_owned(),
            1 => "tawi 1 limekunjwa".to_owned(),
            folded => format!("matawi {} yamekunjwa", number(folded)),
        };
        format!("Mchoro unaonyesha {shown} kati ya {searched}{so_far}; {folded}.")
    }

    fn node(&self, NodeFacts { digit, cell, shape, outcome }: NodeFacts) -> String {
        let node = format!("{} katika {}", digit.symbol(), self.short_cell(cell, shape));
        match outcome {
            NodeOutcome::Unknown => format!("{node}."),
            NodeOutcome::Open => format!("{node}: haijatafutwa."),
            NodeOutcome::DeadEnd => format!("{node}: mkwamo."),
            NodeOutcome::Solution => format!("{node}: jibu."),
            NodeOutcome::Subtree { size, solutions, deepest, is_growing } => {
                let size = counted(size, "nodi", "nodi");
                let solutions = match solutions {
                    0 => "hakuna jibu".to_owned(),
                    _ => counted(solutions, "jibu", "majibu"),
                };
                let so_far = if is_growing { " hadi sasa" } else { "" };
                format!("{node}: {size}, {solutions}, kina hadi {}{so_far}.", number(deepest))
            }
        }
    }

    fn path_drawn(&self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over } = facts;
        let so_far = if is_over { "" } else { " zilizotafutwa hadi sasa" };
        format!(
            "Mchoro unaonyesha {}: mzizi, njia na ndugu zake, kati ya {}{so_far}. Nyingine hazijachorwa.",
            counted(drawn, "nodi", "nodi"),
            counted(searched, "nodi", "nodi")
        )
    }

    fn bar(&self, path: &str, facts: &BarFacts) -> String {
        let from = number(facts.from);
        let what = match facts.kind {
            Some(NodeKind::Solution) => "jibu".to_owned(),
            Some(NodeKind::Failure) => "mkwamo".to_owned(),
            Some(NodeKind::Choice) | None => {
                let solutions = match facts.solutions {
                    0 => "hakuna jibu".to_owned(),
                    some => counted(some, "jibu", "majibu"),
                };
                let nodes = counted(facts.size, "nodi", "nodi");
                format!("{nodes}, {solutions}, hadi ngazi ya {}", facts.deepest)
            }
        };
        match facts.to {
            Some(to) => format!("{path}: {what}, hatua {from}–{}", number(to)),
            None => format!("{path}: {what} hadi sasa, kuanzia hatua {from}"),
        }
    }

    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String {
        let below =
            path.map_or_else(|| "Kwenye mzizi".to_owned(), |path| format!("Chini ya {path}"));
        match (cell, digits) {
            (None, _) => format!("{below}: ubao umejaa."),
            (Some(cell), 0) => format!("{below}: hakuna tarakimu inayoweza kuwekwa {cell}."),
            (Some(cell), some) => {
                format!("{below}: {} kwa {cell}.", counted(some, "tarakimu", "tarakimu"))
            }
        }
    }

    fn steps_in_view(&self, from: u64, to: u64) -> String {
        format!("Zinaonekana hatua {}–{}", number(from), number(to))
    }
}

//! English words and sentences about the search tree and the map.

use grove_model::view::branch_table::Fate;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::recording::NodeKind;

use super::English;
use super::words::{counted, number};
use crate::text::locale::{BoardText, TreeText};
use crate::text::{ForestFacts, NodeFacts, NodeOutcome, PathFacts, TreeFacts};

labels! {
    /// On the search tree.
    TreeLabels = TREE {
        title: "Search tree",
        drawing: "Tree",
        path: "Path",
        list: "List",
        keys: "Search tree. Arrow keys go along it; the help lists all keys.",
        path_order: "Digits on the board in the order they were placed",
        table: "Table",
        legend: "In the tree a circle is a digit placed, a diamond a solution, a square a dead end, and a \
         triangle a subtree that is folded or was tried and taken back. What the search has not \
         reached is drawn dashed.",
    }
}

labels! {
    /// On the map of a search.
    TimelineLabels = TIMELINE {
        title: "Map of the search",
        keys: "Map of the search. Arrow keys go from bar to bar, Enter goes there; the help lists all keys.",
        centre: "Show the current step",
        taller: "Make the map taller",
        lower: "Make the map lower",
        legend: "The map shows the whole search: steps across, levels down. Each bar is a digit \
         placed with everything that followed from it; hatched ones led to no solution, plain \
         ones with a line along their foot hold one, and the solution itself is a diamond. \
         Beside it stands how many nodes each level has, dead ends in red. Press or drag to \
         move through the search, turn the wheel to zoom, drag with Shift to move the map.",
    }
}

labels! {
    /// On the table of branches.
    BranchLabels = BRANCHES {
        digit: "Digit",
        nodes: "Nodes",
        solutions: "Solutions",
        deepest: "Deepest level",
        status: "State",
        unknown: "not known yet",
    }
}

labels! {
    /// On the shapes of the tree.
    LegendLabels = LEGEND {
        title: "What do the shapes mean?",
        circle: "a digit was placed",
        diamond: "solution: the board is full",
        square: "dead end: the next cell has no digit left",
        failed: "folded subtree without a solution",
        holds: "folded subtree with solutions",
        open: "the search has not come here",
        figures: "Beside a folded subtree stand its nodes and its solutions, as in 1,234 · 1; ≥ means that the search is still in it. The thick line is the path to the step shown, and the ring is where the search is.",
    }
}

impl TreeText for English {
    fn branch_status(&self, fate: Fate) -> &'static str {
        match fate {
            Fate::NotReached => "not reached yet",
            Fate::Open => "still open",
            Fate::Closed => "closed",
            Fate::NotTold => "not known yet",
        }
    }

    fn forest(&self, facts: ForestFacts) -> String {
        let ForestFacts { nodes, drawn, trees, solutions, is_whole } = facts;
        let what = format!(
            "{} in {}, {}",
            counted(nodes, "node", "nodes"),
            counted(trees, "tree", "trees"),
            counted(solutions, "solution", "solutions")
        );
        let forest = match (is_whole, drawn == nodes) {
            (true, true) => "whole forest",
            (true, false) => "forest",
            (false, _) => "forest up to where the search stops",
        };
        if drawn == nodes {
            format!("The {forest}: {what}.")
        } else {
            format!("The {forest}: {what}. Showing {} of them.", number(drawn))
        }
    }

    fn tree_drawn(&self, facts: TreeFacts) -> String {
        let TreeFacts { shown, searched, folded, is_over } = facts;
        let so_far = if is_over { "" } else { " searched so far" };
        let (shown, searched) = (number(shown), counted(searched, "node", "nodes"));
        let folded = match folded {
            0 => "nothing is folded".to_owned(),
            1 => "1 subtree is folded".to_owned(),
            folded => format!("{} subtrees are folded", number(folded)),
        };
        format!("Showing {shown} of {searched}{so_far}; {folded}.")
    }

    fn node(&self, NodeFacts { digit, cell, shape, outcome }: NodeFacts) -> String {
        let node = format!("{} in {}", digit.symbol(), self.short_cell(cell, shape));
        match outcome {
            NodeOutcome::Unknown => format!("{node}."),
            NodeOutcome::Open => format!("{node}: not searched."),
            NodeOutcome::DeadEnd => format!("{node}: a dead end."),
            NodeOutcome::Solution => format!("{node}: a solution."),
            NodeOutcome::Subtree { size, solutions, deepest, is_growing } => {
                let size = counted(size, "node", "nodes");
                let solutions = match solutions {
                    0 => "no solution".to_owned(),
                    _ => counted(solutions, "solution", "solutions"),
                };
                let so_far = if is_growing { " so far" } else { "" };
                format!("{node}: {size}, {solutions}, at most {} deep{so_far}.", number(deepest))
            }
        }
    }

    fn path_drawn(&self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over } = facts;
        let so_far = if is_over { "" } else { " searched so far" };
        format!(
            "Showing {}: the root, the path and its siblings, of {}{so_far}. The others are not drawn.",
            counted(drawn, "node", "nodes"),
            number(searched),
        )
    }

    fn bar(&self, path: &str, facts: &BarFacts) -> String {
        let from = number(facts.from);
        let what = match facts.kind {
            Some(NodeKind::Solution) => "a solution".to_owned(),
            Some(NodeKind::Failure) => "a dead end".to_owned(),
            Some(NodeKind::Choice) | None => {
                let solutions = match facts.solutions {
                    0 => "no solution".to_owned(),
                    some => counted(some, "solution", "solutions"),
                };
                let nodes = counted(facts.size, "node", "nodes");
                format!("{nodes}, {solutions}, down to level {}", facts.deepest)
            }
        };
        match facts.to {
            Some(to) => format!("{path}: {what}, steps {from}–{}", number(to)),
            None => format!("{path}: {what} so far, from step {from} on"),
        }
    }

    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String {
        let below = path.map_or_else(|| "At the root".to_owned(), |path| format!("Below {path}"));
        match (cell, digits) {
            (None, _) => format!("{below}: the board is full."),
            (Some(cell), 0) => format!("{below}: no digit may stand in {cell}."),
            (Some(cell), some) => {
                format!("{below}: {} for {cell}.", counted(some, "digit", "digits"))
            }
        }
    }

    fn steps_in_view(&self, from: u64, to: u64) -> String {
        format!("In view: steps {}–{}", number(from), number(to))
    }
}

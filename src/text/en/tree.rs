//! English words and phrases about the search tree and the map.

labels! {
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
         reached is drawn dashed. The root is a node too, wherever nodes are counted.",
    }
}

labels! {
    TimelineLabels = TIMELINE {
        title: "Map of the search",
        keys: "Map of the search. Arrow keys go from bar to bar, Enter goes there; the help lists all keys.",
        centre: "Show the current step",
        taller: "Make the map taller",
        lower: "Make the map lower",
        legend: "The map shows the whole search: steps across, levels down. Each bar is a digit \
         placed with everything that followed from it; hatched ones led to no solution, plain \
         ones with a line along their foot hold one, and the solution itself is a diamond. \
         Beside it stands how many nodes each level has, the dead ends of them in red; the root is above \
         the first level. Press or drag to \
         move through the search, turn the wheel to zoom, drag with Shift to move the map.",
    }
}

labels! {
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

labels! {
    TreePhrases = PHRASES {
        whole_forest: "The whole forest",
        drawn_forest: "The forest",
        forest_so_far: "The forest up to where the search stops",
        forest: "{forest}: {nodes|node|nodes} with the root, {trees|tree|trees}, {solutions|solution|solutions}.",
        forest_drawn: "Showing {drawn} of them.",
        forest_searched: "The search stops after {searched} of them.",
        drawn: "Showing {shown} of {searched|node|nodes}{is_over?| searched so far}; {folded}.",
        drawn_beyond: "Showing {drawn|node|nodes}: {shown} of {searched} searched{is_over?| so far}, {open} not reached; {folded}.",
        nothing_folded: "nothing is folded",
        folded: "{folded|subtree is|subtrees are} folded",
        node: "{digit} in {cell}",
        node_open: "{node}: not searched.",
        node_dead_end: "{node}: a dead end.",
        node_solution: "{node}: a solution.",
        node_subtree: "{node}: {size|node|nodes}, {solutions}, at most {deepest} deep{is_growing? so far}.",
        no_solution: "no solution",
        solutions: "{count|solution|solutions}",
        path_drawn: "Showing {drawn|node|nodes}: the root, the path and its siblings, reached or not. The search has {searched}{is_over?| so far}.",
        path_listed: "The path below the root: {depth|node|nodes} of {searched}{is_over?| searched so far}.",
        bar_solution: "a solution",
        bar_dead_end: "a dead end",
        bar_no_solution: "no solution",
        bar_subtree: "{size|node|nodes}, {solutions}, down to level {deepest}",
        bar: "{path}: {what}, steps {from}–{to}",
        bar_so_far: "{path}: {what} so far, from step {from} on",
        at_root: "At the root",
        below: "Below {path}",
        branch_full: "{below}: the board is full.",
        branch_dead_end: "{below}: no digit may stand in {cell}.",
        branches: "{below}: {digits|digit|digits} for {cell}.",
        steps_in_view: "In view: steps {from}–{to}",
    }
}

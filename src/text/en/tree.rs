//! English words and phrases about the search tree and the map.

labels! {
    TreeLabels = TREE {
        title: "Search tree",
        drawing: "Tree",
        path: "Path",
        list: "List",
        keys: "Search tree. Select nodes with the arrow keys, and go there with Enter; the help lists all keys.",
        branches: "Branches",
        costliest: "Where did the time go?",
        path_order: "Digits on the board in the order they were placed",
        table: "Table",
        legend: "The search tree. Circle: guessed digit. Digit without an outline: forced digit. Diamond: solution. Square: dead end. Triangle: \
         collapsed branch, or one that was tried and erased. Dashed: not reached yet. The root counts \
         as a node, too. A short name such as r1c3 means row 1, column 3.",
    }
}

labels! {
    TimelineLabels = TIMELINE {
        title: "Map of the search",
        keys: "Map of the search. Move between bars with the arrow keys; Enter jumps to that step; the help lists all keys.",
        center: "Show the current step",
        taller: "Make the map taller",
        lower: "Make the map shorter",
        legend: "The map of the whole search: steps run from left to right, levels from top to \
         bottom; the root is above the first level. Each bar is one placed digit with everything \
         that was tried below it. Hatched bars contain no solution; plain bars with a line at the \
         bottom contain one; a diamond is the solution itself. Beside the map: nodes on each level, \
         dead ends in red. Click or drag to move through the search, scroll to zoom, drag with Shift \
         to move the map.",
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
        diamond: "solution: the board is full",
        square: "dead end: no digit fits in the next cell",
        failed: "collapsed branch without a solution",
        holds: "collapsed branch with solutions",
        open: "not reached yet",
    }
}

labels! {
    TreePhrases = PHRASES {
        whole_forest: "The whole search tree",
        drawn_forest: "The search tree",
        forest_so_far: "The search tree, up to where the search stops",
        forest: "{forest}: {nodes|node|nodes} with the root, {trees|branch|branches} at the root, {dead_ends|dead end|dead ends}, {solutions|solution|solutions}.",
        forest_drawn: "{drawn|node|nodes} shown.",
        forest_searched: "The search visits {searched|node|nodes}.",
        drawn: "{drawn|node|nodes} shown; {folded}. Whole search: {searched|node|nodes}{is_over?| so far}.",
        drawn_beyond: "{drawn|node|nodes} shown, {open} more not reached; {folded}. Whole search: {searched|node|nodes}{is_over?| so far}.",
        nothing_folded: "nothing is collapsed",
        folded: "{folded|branch|branches} collapsed",
        node: "{digit} in {cell}",
        node_open: "{node}: not searched.",
        node_dead_end: "{node}: a dead end.",
        node_solution: "{node}: a solution.",
        node_subtree: "{node}: {size|node|nodes}, {solutions}, deepest level {deepest}{is_growing? so far}.",
        no_solution: "no solution",
        solutions: "{count|solution|solutions}",
        bar_solution: "a solution",
        bar_dead_end: "a dead end",
        bar_no_solution: "no solution",
        bar_subtree: "{size|node|nodes}, {solutions}, down to level {deepest}",
        bar: "{path}: {what}, steps {from}–{to}",
        bar_so_far: "{path}: {what} so far, from step {from} on",
        at_root: "At the root",
        below: "After {path}",
        branch_full: "{below}: the board is full.",
        branch_dead_end: "{below}: no digit fits in {cell}.",
        branches: "{below}: {digits|digit|digits} to try in {cell}.",
        steps_in_view: "In view: steps {from}–{to}",
    }
}

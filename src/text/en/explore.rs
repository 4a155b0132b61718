//! English words and phrases about a tree that is opened by hand.

labels! {
    ExploreLabels = EXPLORE {
        start: "Explore by hand",
        by_hand: "By hand",
        digits: "What each digit would leave",
        take_back: "Take back",
        follow: "Place what is forced",
        finish: "Finish this branch",
        open_solution: "Show its solution",
        back: "Back to where I was",
        hint: "Small figure: candidates that would be left. Square: dead end. Diamond: solution.",
        restart: "Start over",
        you: "You",
        machine: "Machine",
        who: "Who",
        dead_ends: "Dead ends",
        tree_keys: "The tree you open. Arrow keys go along it; the help lists all keys.",
    }
}

labels! {
    ExplorePhrases = PHRASES {
        leaves_dead_end: "{digit}: leads into a dead end",
        leaves_solution: "{digit}: fills the board, a solution",
        leaves: "{digit}: leaves {left|candidate|candidates}",
        leaves_forced: "{digit}: leaves {left|candidate|candidates}, forced cells: {forced}",
        opened: "{nodes|node|nodes} opened, {by_hand} by your choice, marked with a dot.",
        began: "{cells|cell|cells} to fill by hand.",
        chose: "You put {digit} into {cell}. {taken}",
        takes_none: "It takes no candidate away.",
        takes: "It takes {count|candidate|candidates} away.",
        takes_by_sets: "It takes {count|candidate|candidates} away, and {by_sets} more because other cells need them.",
        refused_over: "Nothing more can be placed here: take a choice back.",
        refused_filled: "There is a digit in {cell} already.",
        refused_other_cell: "Here {cell} is filled first.",
        refused_by: "{digit} cannot go into {cell}: it stands in {by} already.",
        refused_candidate: "{digit} cannot go into {cell}: it is no candidate there any more.",
        refused_nodes: "No more nodes can be opened: start over to open others.",
        took_back: "You took {digit} back from {cell}.",
        took_back_both: "You took {digit} back from {cell}, and {forced|forced digit|forced digits} with it.",
        took_back_forced: "You took back {forced|forced digit|forced digits}.",
        nothing_to_take_back: "Nothing is left to take back.",
        followed: "{count|forced digit was|forced digits were} placed.",
        nothing_forced: "Nothing is forced here: it is for you to choose.",
        at_root: "You are at the root: nothing is chosen yet.",
        at_node: "You are where {digit} stands in {cell}.",
        finished: "The machine {is_whole?searched all of|stopped at a solution of} this branch: {placements|placement|placements}, {undos|undo|undos}, {dead_ends|dead end|dead ends}, {solutions|solution|solutions}.{has_solution? “Show its solution” puts it onto the board.}",
        opened_solution: "This is the first solution that the machine found here: {digits|digit|digits} more. “Back to where I was” leads back.",
        no_room_for_solution: "Too many nodes are open to show it: start over to open others.",
        called_off: "The machine was called off after {placements|placement|placements}.",
        next_solved: "The board is full: a solution.",
        next_cell: "Next: {cell} with {digits|candidate|candidates}{is_free?, or any other empty cell}.",
        next_place: "Next: a place for {digit} {rule:in}, of {places|that is left|that are left}.",
    }
}

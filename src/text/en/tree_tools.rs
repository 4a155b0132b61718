//! English words for the tools of the search tree and for its legend.

labels! {
    TreeToolLabels = TREE_TOOLS {
        fold: "Collapse the branch",
        unfold: "Expand the branch",
        fold_failed: "Collapse failed branches",
        unfold_failed: "Expand failed branches",
        unfold_all: "Expand everything that fits",
        center: "Centre the current node",
        fit: "Fit to window",
        readable_size: "Back to a readable size",
        go_there: "Go there",
        guess: "a guess: one of several digits that fit",
        forced: "a forced digit: the only one that fits (thin digit, no outline)",
        current: "where the search is now",
        selected: "the selected node; double-click it or press Enter to go there",
        path: "path to the current step",
        wide: "the wider an edge, the more nodes lie below it",
        beyond: "never reached: the search stops first",
        blocked: "struck through, in the row of digits: does not fit here",
        taken_back: "dashed, in the row of digits: tried and erased",
        forced_on_board: "on the board: underlined with dots if it is forced; the other digits of the search are guesses",
        figures: "A collapsed branch shows its number of nodes and solutions, as in 1,234 · 1 (≥ while it is still being searched). Thick line: path to the current step. Ring: where the search is now.",
        following: "Following the costliest branch…",
    }
    with {
        costliest: &'static str = "The costliest branch, down to {node}: still {size} of {total|node|nodes} ({percent}%).",
    }
}

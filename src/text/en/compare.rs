//! English words and phrases about the comparison of searches.

labels! {
    CompareLabels = COMPARE {
        play_together: "Play together",
        map_width: "Scale of the maps",
        panels: "Shown below the boards",
        add_search: "Add a search",
        remove_search: "Remove this search",
        other_search: "other…",
        other_search_title: "Another way to search",
        orders: "cells and digits in orders of your choice",
        cell_orders: "Which cell is next",
        digit_orders: "Which digit is tried first",
        inferences: "What is concluded from each digit",
        seed: "Seed",
        use_search: "Search this way",
        copy_table: "Copy as CSV",
        copy_sheet: "Copy for a spreadsheet",
        table_caption: "Figures of the whole search, all exact but for the time, which was measured on this \
         device.",
        table_so_far: "Figures so far: what is marked “so far” is still being searched. The time is measured on this device.",
        not_counted: "not counted",
        goes_on: "so far",
        by_level: "Nodes on each level, on a logarithmic axis",
        all_nodes: "All nodes, on a logarithmic axis",
        maps_common: "Steps across, levels down; all maps have the same scale.",
        maps_own: "Steps across, levels down; each map fills its own width.",
    }
}

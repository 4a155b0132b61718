//! English words and phrases about the comparison of searches.

labels! {
    CompareLabels = COMPARE {
        play_together: "Play together",
        map_width: "Scale of the maps",
        panels: "Shown below the boards",
        add_search: "Add a search",
        remove_search: "Remove this search",
        other_search: "other…",
        other_search_title: "Another search method",
        orders: "Choose the order of cells and digits, and what happens after each digit.",
        cell_orders: "Which cell comes next",
        digit_orders: "Which digit is tried first",
        inferences: "After each digit",
        seed: "Seed",
        use_search: "Use this method",
        copy_table: "Copy as CSV",
        copy_sheet: "Copy for a spreadsheet",
        table_caption: "Figures for the whole search. All are exact except the time, which was measured on this \
         device.",
        table_so_far: "Searches marked “so far” are still running. The time is measured on this device.",
        program_running: "The program is running …",
        not_counted: "not counted",
        goes_on: "so far",
        by_level: "Nodes on each level (logarithmic scale)",
        all_nodes: "All nodes (logarithmic scale)",
        maps_common: "Steps run from left to right, levels from top to bottom. All maps have the same scale.",
        maps_own: "Steps run from left to right, levels from top to bottom. Each map fills its own width.",
    }
    with {
        all_alike: &'static str = "All searches need the same number of nodes: {fewest}.",
        fewest_and_most: &'static str = "Fewest nodes: {best} with {fewest}. Most: {worst} with {most}.",
        dead_ends: &'static str = "{worst} ran into {worst_dead_ends|dead end|dead ends}, {best} into {best_dead_ends}.",
        fewest_and_most_times: &'static str = "Fewest nodes: {best} with {fewest}. Most: {worst} with {most}, {times} times as many.",
    }
}

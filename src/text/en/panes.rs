//! English words about how Watch shares its room.

labels! {
    PanesLabels = PANES {
        title: "Layout",
        below: "Tree below the board",
        swapped: "Swap tree and map",
        whole_page: "Tree on the whole page",
        board_divider: "Divider between board and tree",
        map_divider: "Divider between tree and map",
    }
}

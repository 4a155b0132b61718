//! English words for going to a step, bookmarks and sharing.

labels! {
    /// Going to a step, and bookmarks.
    PlaceLabels = PLACES {
        step_field: "The current step. Type another one and press Enter.",
        not_a_step: "Type a step number, such as 1356.",
        bookmarks: "Bookmarks",
        name: "Name of the bookmark",
        add: "Add bookmark",
        none: "No bookmarks yet. A bookmark marks a step that you want to come back to, and is part of the link.",
        full: "There is no room for more bookmarks. Remove one first.",
        remove: "Remove the bookmark",
        removed: "The bookmark was removed.",
    }
}

labels! {
    /// Sharing what is shown.
    ShareLabels = SHARE {
        title: "Share",
        open_page: "Open in Sudoku Grove",
    }
}

labels! {
    PlacePhrases = PHRASES {
        beyond_end: "Steps go from 0 to {last}.",
    }
}

//! English words and phrases about the puzzles that are kept.

labels! {
    PuzzleLabels = PUZZLES {
        title: "My puzzles",
        none: "Every puzzle that you write on is kept here, on this device.",
        open: "Open",
        duplicate: "Duplicate",
        delete: "Delete",
        undo: "Undo",
        name: "Name",
        on_board: "on the board",
        pages: "Pages",
        before: "Page before",
        after: "Page after",
    }
}

labels! {
    PuzzlePhrases = PHRASES {
        kind: "{size}×{size}, {clues|clue|clues}",
        progress: "{filled} of {cells} filled",
        total: "{puzzles|puzzle|puzzles}",
        deleted: "“{name}” is deleted.",
    }
}

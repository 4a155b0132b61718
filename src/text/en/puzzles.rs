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
        save_all: "Save all",
        open_all: "Open a file…",
        file_hint: "One file with every puzzle here; another browser opens it.",
        not_saved: "The browser did not take the file.",
        unreadable: "The browser could not read the file.",
        other_file: "This is not a file that “Save all” wrote.",
        newer: "A newer version of this page wrote the file. Reload the page and open it again.",
        cut_off: "The file is not whole: its end is missing.",
        working: "Working on the file…",
    }
}

labels! {
    PuzzlePhrases = PHRASES {
        kind: "{size}×{size}, {clues|clue|clues}",
        progress: "{filled} of {cells} filled",
        total: "{puzzles|puzzle|puzzles}",
        deleted: "“{name}” is deleted.",
        saved: "Saved: {puzzles|puzzle|puzzles}.",
        opened: "Opened: {puzzles|puzzle|puzzles}. What was written here later stays.",
        too_large: "The file is larger than {most}.",
        bad_puzzle: "Number {nth} in the file is not a puzzle. Nothing was taken from it.",
    }
}

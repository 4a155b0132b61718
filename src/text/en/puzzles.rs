//! English words and phrases about saved puzzles.

labels! {
    PuzzleLabels = PUZZLES {
        title: "My puzzles",
        none: "Every puzzle that you work on is saved here, on this device.",
        open: "Open",
        duplicate: "Duplicate",
        delete: "Delete",
        undo: "Undo",
        name: "Name",
        on_board: "on the board",
        pages: "Pages",
        before: "Previous page",
        after: "Next page",
        save_all: "Save all",
        open_all: "Open a file…",
        file_hint: "Saves every puzzle here in one file, which another browser can open.",
        not_saved: "The browser could not save the file.",
        unreadable: "The browser could not read the file.",
        other_file: "This is not a file that “Save all” wrote.",
        newer: "A newer version of this page saved this file. Reload the page and open the file again.",
        cut_off: "The file is incomplete: its end is missing.",
        working: "Working on the file…",
    }
}

labels! {
    PuzzlePhrases = PHRASES {
        kind: "{size}×{size}, {clues|given|givens}",
        progress: "{filled} of {cells} filled",
        total: "{puzzles|puzzle|puzzles}",
        deleted: "“{name}” has been deleted.",
        saved: "Saved: {puzzles|puzzle|puzzles}.",
        opened: "Opened: {puzzles|puzzle|puzzles}. Later changes made here were kept.",
        too_large: "The file is larger than {most}.",
        bad_puzzle: "Number {nth} in the file is not a puzzle. Nothing was opened.",
    }
}

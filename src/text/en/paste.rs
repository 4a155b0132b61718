//! English words for pasting.

labels! {
    PasteLabels = PASTE {
        title: "Paste a puzzle",
        hint: "Any text with 16, 36, 81 or 256 cells: a line, rows, a text grid, lists of numbers, or \
         cells from a spreadsheet. Also links and files of f-puzzles, SudokuPad, HoDoKu, OpenSudoku and others.",
        refused: "The browser has no room to save this text. It will be lost if you reload the page.",
        clear: "Clear",
        read: "Load",
        read_list: "Open in “Many puzzles”",
        reading: "Loading…",
        too_long_without_worker: "This text is too long to load now, because the background search is not \
         running. Your text has been kept: shorten it, or reload the page.",
        list_title: "Paste many puzzles",
        list_hint: "One puzzle per line, a table from a spreadsheet, or the text of an OpenSudoku file.",
    }
}

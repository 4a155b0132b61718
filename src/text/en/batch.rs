//! English words and phrases about batches.

labels! {
    /// On batches.
    BatchLabels = BATCH {
        invitation: "Drop a file with many puzzles here, choose it, or paste its text.",
        formats: "One puzzle a line (.sdm, .txt), a table (.csv) with or without a header and with or without a column of solutions to check, or an OpenSudoku file. A file of any size is read piece by piece, on this device only.",
        choose_file: "Choose a file…",
        paste_text: "Paste text…",
        paste_title: "Paste many puzzles",
        paste_hint: "One puzzle a line, a table from a spreadsheet, or OpenSudoku.",
        drop_here: "Drop the file here",
        pasted_text: "Pasted text",
        time_each: "Time each puzzle",
        time_each_meaning: "Each puzzle is searched again and again for two thousandths of a second, so that its time can be told. That takes longer.",
        go_on: "Continue",
        forget: "Put away",
        progress: "How much of the file is solved",
        lines: "one puzzle a line",
        table: "a table",
        open_sudoku: "an OpenSudoku file",
        unreadable: "The rest of the file could not be read: it may have been moved or changed. What was solved stays.",
        unsolvable: "The browser does not start the workers that solve. Reload the page, or try another browser.",
        lost: "What kept the rows has ended, and cannot be started again. Reload the page and choose the file once more.",
        rows_solved: "Rows",
        rate: "Puzzles a second",
        spent: "Time spent",
        time_left: "Time left",
        file_right: "Right solutions in the file",
        file_wrong: "Wrong solutions in the file",
        row_wrong: "wrong in the file",
        show: "Show",
        from: "from",
        to: "to",
        by_figures: "Clues, guesses, time",
        show_all: "Show all rows",
        rows: "Rows of the file",
        rows_hint: "Arrow keys go through the rows, Enter watches the search of one.",
        no_rows: "No rows to show.",
        puzzle: "Puzzle",
        save_as: "Save as",
        save: "Save",
        save_failed: "The browser did not take the file.",
        summary: "All rows together",
        guesses_of_all: "How many guesses the puzzles took",
        times_of_all: "How long the puzzles took",
        rate_over_time: "Puzzles a second, from the start on",
        hardest: "Those with the most guesses",
        watch_row: "Watch the search",
        not_timed: "Times are shown when each puzzle is timed.",
    }
}

labels! {
    /// On batches.
    BatchPhrases = PHRASES {
        wrong_cell_count: "{found|cell|cells} instead of 81.",
        wrong_character: "Character {column:plain}, “{found}”, stands for no cell.",
        missing: "There is no puzzle in this record.",
        saved: "Saved {rows|row|rows}.",
        shown: "{rows} of {all|row|rows}",
    }
}

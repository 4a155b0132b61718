//! Fixed English words and sentences.

use grove_model::base::settings::Language;

use super::words::English;
use super::{
    batch, board, compare, explore, export, generate, keys, narration, notices, puzzles, rules,
    run, solutions, tree, verdicts,
};
use crate::text::Grammar;

labels! {
    /// Fixed words and sentences, and the language's phrases.
    Labels = EN {
        page_title: "Sudoku Grove: watch a computer solve Sudoku, step by step",
        views: "Views",
        languages: "Language",
        help: "Help and keys",
        about: "This is backtracking: try a digit, and when you get stuck, go back. The program takes the \
         first empty cell, row by row, and writes in the smallest digit that its row, column and box \
         allow. If no digit fits, it erases the digit it wrote last and tries the next one there. \
         You can follow every step, forwards and backwards.",
        sources_about: "Based on K. Tkachenko’s solver in KuMir and 1C, a solver in Nuru (a programming \
         language with Swahili keywords), a 1C tutorial on constraint models, and a paper on \
         generating puzzles by exploring the whole search tree.",
        kept_about: "Your puzzles are saved in this browser, on this device. Browsers can delete them: Safari \
         after seven days without a visit, every browser when a private window is closed or browsing \
         data is cleared. To be safe, use “Save all” in “My puzzles” and keep the file.",
        notices_link: "Licences of the software used in this page",
        close: "Close",
        dismiss: "Dismiss",
        try_again: "Try again",
        chunk_loading: "Loading…",
        chunk_failed: "This did not load. Check your connection, then try again.",
        cancel: "Cancel",
        board: "Board",
        entry: "Enter digits",
        panels: "Puzzles and rules",
        editing: "Edit",
        pens: "Entry mode",
        digit_pad: "Digits",
        digits_of_cell: "Digits of the current cell",
        undo: "Undo",
        redo: "Redo",
        erase: "Erase the cell",
        clear: "Clear my digits",
        digit_first: "First the digit, then its cells",
        skip: "Leave empty and go on",
        givens_in: "Givens are in: play",
        settings: "Settings",
        highlights: "Highlight row, column, box and same digits",
        removes_marks: "A digit removes its marks nearby",
        puzzle: "Puzzle",
        own_puzzle: "Your own",
        source_samples: "From articles and courses",
        named_samples: "Famous puzzles",
        empty_board: "Empty board",
        paste_and_copy: "Paste and copy",
        center_marks_in_places: "Centre marks in their places",
        paste: "Paste",
        copy: "Copy",
        copy_what: "What to copy",
        copy_puzzle: "the puzzle only",
        copy_own: "with my digits and marks",
        copied_as_clues: "Your digits are copied as givens.",
        copied_without_marks: "Marks are left out.",
        copied_without_corner: "Only center marks that are candidates are copied.",
        copied_without_rules: "Rules other than rows, columns and boxes are left out.",
        copy_as: "Copy as",
        as_line: "one line",
        as_boxed: "a text grid",
        as_table: "a table for a spreadsheet",
        as_f_puzzles: "an f-puzzles link",
        as_sudoku_pad: "a SudokuPad link",
        as_hodoku: "a HoDoKu line",
        as_open_sudoku: "an OpenSudoku file",
        as_sdk: "an SDK file",
        go_to_play: "Go to “Play”",
        search_settings: "Method",
        paste_title: "Paste a puzzle",
        paste_hint: "Any text with 16, 36, 81 or 256 cells: a line, rows, a text grid, lists of numbers, or \
         cells from a spreadsheet. Also links and files of f-puzzles, SudokuPad, HoDoKu, OpenSudoku and others.",
        paste_refused: "The browser has no room to save this text. It will be lost if you reload the page.",
        paste_clear: "Clear",
        read_text: "Load",
        read_list: "Open as many puzzles",
        reading: "Loading…",
        too_long_without_worker: "This text is too long to load now, because the background search is not \
         running. Your text has been kept: shorten it, or reload the page.",
        solve: "Solve",
        answer: "Result",
        solution: "Solution shown",
        back_to_mine: "Back to my digits",
        copy_solution: "Copy the solution",
        first_solution: "Solution 1",
        second_solution: "Solution 2",
        mend_clashes_first: "Some givens conflict, so the search cannot start. Correct the marked cells under “Play”.",
        what_happened: "What just happened",
        counters: "Counters",
        counter_meanings: "What do the counters mean?",
        playback: "Playback",
        step: "Step",
        step_on: "Step forward",
        restart: "Restart",
        to_start: "To the start",
        step_back: "Step back",
        play: "Play",
        pause: "Pause",
        to_end: "To the end",
        next_dead_end: "Next dead end",
        dead_end_before: "Previous dead end",
        next_solution: "Next solution",
        solution_before: "Previous solution",
        stop: "Stop",
        go_on: "Continue",
        speed: "Speed",
        step_size: "Steps shown",
        grain_moves: "place and erase",
        grain_events: "every check",
        strategy: "Method",
        goal: "Search for",
        goal_first: "first solution",
        goal_all: "all solutions",
        zoom: "Zoom",
        zoom_in: "Zoom in",
        zoom_out: "Zoom out",
        zoom_fit: "Fit to window",
        about_run: "Search statistics",
        about_run_intro: "Measured and counted on this device since you opened the page.",
    }
    groups {
        batch: batch::BatchLabels = batch::BATCH,
        compare: compare::CompareLabels = compare::COMPARE,
        explore: explore::ExploreLabels = explore::EXPLORE,
        export: export::ExportLabels = export::EXPORT,
        generate: generate::GenerateLabels = generate::GENERATE,
        printout: generate::PrintoutLabels = generate::PRINTOUT,
        puzzles: puzzles::PuzzleLabels = puzzles::PUZZLES,
        replay: generate::ReplayLabels = generate::REPLAY,
        rules: rules::RuleLabels = rules::RULES,
        constraints: rules::ConstraintLabels = rules::CONSTRAINTS,
        solutions: solutions::SolutionLabels = solutions::SOLUTIONS,
        tree: tree::TreeLabels = tree::TREE,
        timeline: tree::TimelineLabels = tree::TIMELINE,
        branches: tree::BranchLabels = tree::BRANCHES,
        legend: tree::LegendLabels = tree::LEGEND,
        keys: keys::KeyLabels = keys::KEYS,
    }
    with {
        language: Language = Language::En,
        grammar: &'static dyn Grammar = &English,
        says: Phrases = PHRASES,
    }
}

labels! {
    /// Phrase templates, to be filled with facts.
    Phrases = PHRASES {}
    groups {
        batch: batch::BatchPhrases = batch::PHRASES,
        board: board::BoardPhrases = board::PHRASES,
        explore: explore::ExplorePhrases = explore::PHRASES,
        export: export::ExportPhrases = export::PHRASES,
        generate: generate::GeneratePhrases = generate::PHRASES,
        narration: narration::NarrationPhrases = narration::PHRASES,
        notices: notices::NoticePhrases = notices::PHRASES,
        puzzles: puzzles::PuzzlePhrases = puzzles::PHRASES,
        rules: rules::RulePhrases = rules::PHRASES,
        run: run::RunPhrases = run::PHRASES,
        solutions: solutions::SolutionPhrases = solutions::PHRASES,
        tree: tree::TreePhrases = tree::PHRASES,
        verdicts: verdicts::VerdictPhrases = verdicts::PHRASES,
    }
}

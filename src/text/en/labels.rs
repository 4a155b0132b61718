//! English words and sentences that are always the same.

use grove_model::base::settings::Language;

use super::words::English;
use super::{
    batch, board, compare, explore, export, generate, keys, narration, notices, puzzles, rules,
    run, solutions, tree, verdicts,
};
use crate::text::Grammar;

labels! {
    /// Words and sentences that are always the same, and the language's other sentences.
    Labels = EN {
        page_title: "Sudoku Grove: watch a Sudoku search",
        views: "Views",
        languages: "Language",
        help: "Help and keys",
        about: "This is backtracking: try, and go back where there is no way on. The search fills the \
         first empty cell, row by row, with the first digit that its row, column and box allow. \
         Where no digit is left, it takes the last one back. Each step can be seen here, \
         forwards and backwards.",
        sources_about: "It follows K. Tkachenko's solver in KuMir and 1C, a solver in Nuru, a tutorial on \
         constraint models in 1C, and a paper on generating puzzles by walking the whole tree.",
        kept_about: "Puzzles are kept in this browser, on this device. Browsers delete such things by themselves: Safari \
         after seven days without a visit, every browser at the end of a private window, and whenever \
         browsing data is cleared. To keep them, use “Save all” in “My puzzles”, and put the file in a \
         safe place.",
        notices_link: "Licences of the software in this page",
        close: "Close",
        dismiss: "Dismiss",
        try_again: "Try again",
        chunk_loading: "Loading…",
        chunk_failed: "This did not load. Check the connection, then try again.",
        cancel: "Cancel",
        board: "Board",
        entry: "Enter digits",
        panels: "Puzzles and rules",
        editing: "Edit",
        pens: "What a digit becomes",
        digit_pad: "Digits",
        digits_of_cell: "Digits of the current cell",
        undo: "Undo",
        redo: "Redo",
        erase: "Erase the cell",
        clear: "Clear my digits",
        puzzle: "Puzzle",
        own_puzzle: "Your own",
        source_samples: "From the sources",
        named_samples: "Known by name",
        empty_board: "Empty board",
        paste_and_copy: "Paste and copy",
        paste: "Paste",
        copy: "Copy",
        copy_what: "What to copy",
        copy_puzzle: "the puzzle",
        copy_own: "with my digits and marks",
        copied_as_clues: "Your digits stand there like clues.",
        copied_without_marks: "Marks are left out.",
        copied_without_rules: "Rules beyond rows, columns and boxes are left out.",
        copy_as: "Copy as",
        as_line: "one line",
        as_boxed: "a drawn box",
        as_table: "table for a spreadsheet",
        as_f_puzzles: "an f-puzzles link",
        go_to_play: "Go to “Play”",
        search_settings: "Puzzle, search",
        paste_title: "Paste a puzzle",
        paste_hint: "Any text with 16, 36, 81 or 256 cells: a line, rows, a drawn box, lists of numbers, or \
         cells from a spreadsheet.",
        paste_refused: "The browser has no room to keep this text over a reload.",
        paste_clear: "Clear",
        read_text: "Read",
        reading: "Reading…",
        too_long_without_worker: "This text is too long to be read while the search worker is not running. It is kept \
         here; shorten it or reload the page.",
        solve: "Solve",
        answer: "Answer",
        solution: "Solution shown",
        back_to_mine: "Back to mine",
        copy_solution: "Copy the solution",
        first_solution: "Solution 1",
        second_solution: "Solution 2",
        mend_clashes_first: "Clues clash, so there is nothing to search yet. Mend the marked cells under “Play”.",
        what_happened: "What just happened",
        counters: "Counters",
        counter_meanings: "What is counted?",
        playback: "Playback",
        step: "Step",
        step_on: "Step",
        restart: "Restart",
        to_start: "To the start",
        step_back: "Step back",
        play: "Play",
        pause: "Pause",
        to_end: "To the end",
        next_dead_end: "Next dead end",
        dead_end_before: "Dead end before",
        next_solution: "Next solution",
        solution_before: "Solution before",
        stop: "Stop",
        go_on: "Continue",
        speed: "Speed",
        step_size: "One step is",
        grain_moves: "placement or undo",
        grain_events: "digit by digit",
        strategy: "Search",
        goal: "Search until",
        goal_first: "first solution",
        goal_all: "all solutions",
        zoom: "Zoom",
        zoom_in: "Zoom in",
        zoom_out: "Zoom out",
        zoom_fit: "Fit",
        about_run: "About this run",
        about_run_intro: "All of this was measured or counted here, on this device, since the page was opened.",
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
    /// Phrases with holes, for what depends on facts.
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

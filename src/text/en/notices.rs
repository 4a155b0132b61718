//! English words and phrases about notices.

labels! {
    NoticePhrases = PHRASES {
        read: "Loaded as {format}: {clues|given|givens}.{from_zero? Its digits 0 to F became 1 to G.}",
        made: "New puzzle: {clues|given|givens}. Seed {seed:plain}.{is_full? Every cell is given, so there is nothing to solve.}",
        copied: "Copied.",
        copy_failed: "The browser did not allow copying.",
        storage_forbidden: "This browser does not save anything for this page. Your digits will be lost when you reload.",
        storage_full: "The browser’s storage for this page is full: your latest digits are not saved.",
        storage_corrupt: "Your saved work could not be opened. It has been kept separately, and a new save has been started.",
        archive_unread: "Some of the puzzles saved in this browser cannot be opened now. They have not been changed: reload the page later.",
        batch_gone: "The file that was open here is no longer saved. Choose it again.",
        worker_restarted: "The background search stopped unexpectedly or did not answer. It has been restarted from the beginning.",
        worker_unavailable: "The background search could not be started or keeps stopping. You can still go step by step, but long jumps and “Solve” do not work. Try again, or reload the page.",
        no_solution_on: "There are no more solutions after this step.",
        no_solution_back: "There are no solutions before this step.",
        no_dead_end_on: "There are no more dead ends after this step.",
        no_dead_end_back: "There are no dead ends before this step.",
        watch_is_read_only: "To change the puzzle, go to “Play”.",
        link_puzzle: "The link’s puzzle “{value}” cannot be read.",
        link_rules: "The link’s rules “{value}” cannot be read or do not fit its board.",
        link_view: "The link asks for a view “{value}”, which this page does not have.",
        link_search: "The link asks for a search method “{value}”, which this page does not know.",
        link_against: "The link asks to compare “{value}”, but these are not two to four different searches.",
        link_pace: "The link asks to play the searches together by “{value}”, which this page cannot do.",
        link_goal: "The link’s goal “{value}” is neither a number nor “all”.",
        link_explore: "The link’s choices “{value}” cannot all be made here.",
        link_making: "The link’s puzzle settings “{value}” are not valid, or the puzzle has no such removal.",
        link_step: "“{value}” in the link is not a step number.",
        link_language: "The link asks for a language “{value}”, which this page does not speak.",
        link_unknown: "This page does not understand “{value}” in the link.",
    }
}

//! English words and phrases about notices.

labels! {
    NoticePhrases = PHRASES {
        read: "Read as {format}: {clues|clue|clues}.{from_zero? Its digits 0 to F became 1 to G.}",
        made: "A new puzzle: {clues|clue|clues}. Seed {seed:plain}.{is_full? Every cell is given, so there is nothing to solve.}",
        copied: "Copied.",
        copy_failed: "The browser did not allow copying.",
        storage_forbidden: "This browser keeps nothing for this page: your digits will be gone after a reload.",
        storage_full: "The browser’s storage for this page is full: your latest digits are not saved.",
        storage_corrupt: "What was saved last time could not be read. It was put aside, and saving starts anew.",
        archive_unread: "Some of the puzzles kept in this browser cannot be read now. They stay as they are: load the page again later.",
        batch_gone: "The batch that was here is not kept any more. Choose its file again.",
        worker_restarted: "The search worker ended or stopped answering, and was started again. The search begins anew.",
        worker_unavailable: "The search worker cannot be started, or ends each time: step by step still works, far jumps and “Solve” do not. Try again, or reload the page.",
        no_solution_on: "There is no further solution.",
        no_solution_back: "There is no earlier solution.",
        no_dead_end_on: "There is no further dead end.",
        no_dead_end_back: "There is no earlier dead end.",
        watch_is_read_only: "To change the puzzle, go to “Play”.",
        link_puzzle: "The link’s puzzle “{value}” cannot be read.",
        link_rules: "The link’s rules “{value}” cannot be read or do not fit its board.",
        link_view: "The link asks for a view “{value}”, which this page does not have.",
        link_search: "The link asks for a search “{value}”, which this page does not know.",
        link_against: "The link compares “{value}”, which are not two to four different searches.",
        link_pace: "The link plays searches together by “{value}”, which this page cannot do.",
        link_goal: "The link’s goal “{value}” is neither a number nor “all”.",
        link_explore: "The link’s choices “{value}” cannot all be made here.",
        link_making: "No puzzle is made by the link’s “{value}”, or it has no such hole.",
        link_step: "The link’s step “{value}” is no step.",
        link_language: "The link asks for a language “{value}”, which this page does not speak.",
        link_unknown: "The link says “{value}”, which means nothing to this page.",
    }
}

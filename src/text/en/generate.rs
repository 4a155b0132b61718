//! English words and phrases about new puzzles and puzzles to be printed.

labels! {
    GenerateLabels = GENERATE {
        title: "New puzzle",
        difficulty: "Difficulty",
        symmetry: "Pattern of givens",
        working: "Making a puzzle…",
        gave_up: "No such puzzle was found this time. Try again: each try begins elsewhere.",
        none: "There is no such puzzle of this size: singles solve every 4×4.",
        drawn: "Drawn from the solution",
        size: "Size",
        keep_rules: "With the rules on the board",
        givens: "Number of givens",
        fewest: "as few as can be",
        seed: "Seed",
        any_seed: "any",
        copy_seed: "Copy the seed",
        no_rules: "No digits at all keep these rules, so there is no such puzzle.",
    }
}

labels! {
    PrintoutLabels = PRINTOUT {
        open: "Sheet…",
        title: "Puzzles to print",
        number: "How many",
        per_page: "On a page",
        make: "Make them",
        print: "Print",
        save: "Save as a file",
        pages: "Pages",
        heading: "Title",
        no_heading: "no title",
        with_solutions: "at the end",
        without_solutions: "left out",
        about_sdm: "The file is an .sdm: a line a puzzle, its cells row by row with a dot for each empty one. Most Sudoku programs read it.",
        about_ruled_file: "The file has a line a puzzle: its cells row by row with a dot for each empty one, and behind a space its rules as this page’s links write them.",
        solutions: "Solutions",
        page_before: "Page before",
        page_after: "Next page",
    }
}

labels! {
    ReplayLabels = REPLAY {
        watch: "Watch it being made",
        way: "The paper’s way: clear cells, search until a second solution or the end, and keep only \
         what has one. The maker counts faster than the search below, and in nodes of its own.",
        recording: "The puzzle is being made once more, to be watched.",
        first: "First hole",
        before: "Hole before",
        next: "Next hole",
        play: "Show one hole after the other",
        last: "Last hole",
        stop: "Stop watching it being made",
    }
}

labels! {
    GeneratePhrases = PHRASES {
        wrong_clues: "The number of givens is from {fewest} to {most}.",
        wrong_seed: "A seed is a whole number from 0 to {most}.",
        wrong_level: "Singles solve every 4×4, so there is none that is harder.",
        wrong_cost: "The search knows rows, columns and boxes only: with more rules, choose what it takes a person.",
        made_from: "Made from seed {seed:plain}.",
        hole: "Hole {nth} of {holes}: {cells}. {count}. {givens|given stands|givens stand}.",
        dug: "One solution, counted by the maker in {nodes|node|nodes}: it stays empty",
        ambiguous: "A second solution, found by the maker in {nodes|node|nodes}: the digits are put back",
        undecided: "The maker gave the count up after {nodes|node|nodes}: the digits are put back",
        too_hard: "One solution, counted by the maker in {nodes|node|nodes}, but too hard: the digits are put back",
        printout_range: "The number of puzzles is from 1 to {most:plain}.",
        printout_progress: "{made} of {wanted} made",
        printout_made: "{made|puzzle|puzzles} on {pages|page|pages}.",
        page_of: "Page {page} of {pages}",
        puzzle_title: "No. {nth:plain} · seed {seed:plain}",
    }
}

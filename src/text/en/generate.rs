//! English words and phrases about new puzzles and worksheets.

labels! {
    GenerateLabels = GENERATE {
        title: "New puzzle",
        difficulty: "Difficulty",
        symmetry: "Symmetry of the givens",
        working: "Making a puzzle…",
        gave_up: "No such puzzle was found. Try again: every attempt starts from a different grid.",
        none: "There are no harder 4×4 puzzles: every one can be solved with singles alone.",
        drawn: "Add to the puzzle",
        size: "Size",
        keep_rules: "With the rules on the board",
        givens: "Number of givens",
        fewest: "as few as possible",
        seed: "Seed",
        any_seed: "any",
        copy_seed: "Copy the seed",
        no_rules: "No grid satisfies these rules, so there is no such puzzle.",
    }
}

labels! {
    PrintoutLabels = PRINTOUT {
        open: "Print worksheet…",
        title: "Print a worksheet",
        number: "Number of puzzles",
        per_page: "Puzzles per page",
        make: "Create puzzles",
        print: "Print",
        save: "Save as file",
        pages: "Pages",
        heading: "Title",
        no_heading: "no title",
        name: "Name:",
        with_solutions: "at the end",
        without_solutions: "left out",
        about_sdm: "The file is an .sdm file: one puzzle per line, its cells row by row, with a dot for each empty cell. Most Sudoku programs can read it.",
        about_ruled_file: "The file has one puzzle per line: its cells row by row, with a dot for each empty cell, then a space and its rules as this page’s links write them.",
        solutions: "Solutions",
        page_before: "Previous page",
        page_after: "Next page",
    }
}

labels! {
    ReplayLabels = REPLAY {
        watch: "Show how it was made",
        way: "The method of a paper on making puzzles: remove digits, and put them back if the search finds a second solution. The maker counts faster than the search below, with nodes of its own.",
        recording: "The puzzle is being made again so that you can watch.",
        first: "First removal",
        before: "Previous removal",
        next: "Next removal",
        play: "Play all removals",
        last: "Last removal",
        stop: "Stop showing how it was made",
    }
}

labels! {
    GeneratePhrases = PHRASES {
        wrong_clues: "The number of givens must be from {fewest} to {most}.",
        wrong_seed: "A seed must be a whole number from 0 to {most}.",
        wrong_level: "There are no harder 4×4 puzzles: every one can be solved with singles alone.",
        wrong_cost: "This difficulty is only available with the classic rules. With other rules, choose easy, medium or hard.",
        attempts: "Making a puzzle… {attempts|grid|grids} tried.",
        made_from: "Made from seed {seed:plain}.",
        removal: "Removal {nth} of {removals}: {cells}. {count}. {givens|given remains|givens remain}.",
        dug: "One solution, counted by the maker in {nodes|node|nodes}: the removal is kept",
        ambiguous: "A second solution, found by the maker in {nodes|node|nodes}: the removal is undone",
        undecided: "The maker gave up counting after {nodes|node|nodes}: the removal is undone",
        too_hard: "One solution, counted by the maker in {nodes|node|nodes}, but too hard: the removal is undone",
        printout_range: "The number of puzzles must be from 1 to {most:plain}.",
        printout_progress: "{made} of {wanted} made",
        printout_made: "{made|puzzle|puzzles} on {pages|page|pages}.",
        page_of: "Page {page} of {pages}",
        puzzle_title: "No. {nth:plain} · seed {seed:plain}",
    }
}

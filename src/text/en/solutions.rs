//! English words and phrases about the solutions of a puzzle.

labels! {
    SolutionLabels = SOLUTIONS {
        all: "All solutions",
        count: "Count solutions",
        limit: "Limit",
        count_to_end: "none",
        estimate: "Estimate the number",
        estimate_further: "Improve the estimate",
        go_through: "Go through the solutions",
        first: "First solution",
        random: "Random solution",
        number: "Solution number",
        go_to_number: "Go to",
        copy: "Copy the board as a table",
        on_board: "On the board",
        find_contradiction: "Why is there no solution?",
        occurring_in: "number of solutions",
    }
}

labels! {
    SolutionPhrases = PHRASES {
        counting: "{found|solution|solutions} so far…",
        counting_share: "{found|solution|solutions} so far, {share}% of the tree…",
        none: "No solution.",
        exactly: "Exactly {count|solution|solutions}.",
        limit_reached: "At least {count|solution|solutions}: the count stopped at its limit. An estimate shows roughly how many there are.",
        count_stopped: "At least {count|solution|solutions}: the count was stopped.",
        no_hit: "No solution found yet after {probes|probe|probes}.",
        about: "≈ {mean}, {probes|probe|probes}.",
        about_with_error: "≈ {mean}, standard error {spread}%, {probes|probe|probes}.",
        rested_precise: "The error is now small, so the estimate has ended.",
        rested: "The estimate has ended, because it has made all its probes.",
        known: "Exact number: {count}.",
        going: "Looking for the solution…",
        drawing_at_random: "Counting all solutions to pick one at random…",
        at: "Solution {number} of {total}.",
        at_of_at_least: "Solution {number} of at least {at_least}.",
        drawn: "Solution {number} of {total}, chosen at random; every solution had the same chance.",
        guessed: "A random solution. There are too many to count, so the digits were chosen at random one by one: some solutions are more likely than others, and the number of this one is not known.",
        no_such_of: "There is no such solution: the puzzle has {total|solution|solutions}.",
        no_such: "There is no such solution.",
        going_stopped: "Stopped on the way to the solution.",
        wrong_number: "Solutions are numbered 1, 2, 3 and so on.",
        occurring: "Finding out where each digit can be: {share}%…",
        occur: "The small digits in a cell each occur there in at least one solution.",
        occur_counted: "The small digits in a cell each occur there in at least one solution. Counts stop at {limit}.",
        occurring_stopped: "Stopped: some possible digits may not be shown.",
        contradicting: "Looking for the fewest givens that make the puzzle impossible…",
        contradicting_found: "{found|given alone makes|givens alone make} the puzzle impossible; looking for fewer…",
        fewest: "{count|given alone already makes|givens alone already make} the puzzle impossible{count?|; no smaller set does}: {cells}.",
        fewest_so_far: "{count|given alone already makes|givens alone already make} the puzzle impossible: {cells}. This is the smallest set found so far.",
        fewest_at_least: "{count|given alone already makes|givens alone already make} the puzzle impossible: {cells}. This is the smallest set found so far; at least {at_least|given is|givens are} needed.",
        contradicting_stopped: "Stopped before the reason was found.",
        rules_contradict: "The rules alone have no solution, even on an empty board.",
    }
}

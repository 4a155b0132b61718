//! English words and phrases about the solutions of a puzzle.

labels! {
    SolutionLabels = SOLUTIONS {
        all: "All solutions",
        count: "Count",
        limit: "limit",
        count_to_end: "none",
        estimate: "Estimate",
        go_through: "Go through the solutions",
        first: "First solution",
        random: "A random solution",
        number: "Number of the solution",
        go_to_number: "Go",
        copy: "Copy the board as a table",
        on_board: "On the board",
        find_contradiction: "Show the smallest contradiction",
        occurring_in: "in how many solutions",
    }
}

labels! {
    SolutionPhrases = PHRASES {
        counting: "{found|solution|solutions} so far…",
        counting_share: "{found|solution|solutions} so far, {share}% of the tree…",
        none: "No solution.",
        exactly: "Exactly {count|solution|solutions}.",
        limit_reached: "At least {count|solution|solutions}: the count ended at its limit. An estimate says about how many.",
        count_stopped: "At least {count|solution|solutions}: the count was stopped.",
        no_hit: "No solution met yet, after {probes|probe|probes}.",
        about: "≈ {mean}, {probes|probe|probes}.",
        about_with_error: "≈ {mean}, standard error {spread}%, {probes|probe|probes}.",
        known: "In truth {count}.",
        going: "Looking for the solution…",
        going_by_chance: "Counting all solutions, so as to draw one…",
        at: "Solution {number} of {total}.",
        at_of_at_least: "Solution {number} of at least {at_least}.",
        drawn: "Solution {number} of {total}, drawn with each as likely as any other.",
        guessed: "A solution by chance. There are too many to count here, so its digits were guessed one by one: some solutions are likelier than others, and its number is not known.",
        no_such_of: "There is no such solution; there are {total}.",
        no_such: "There is no such solution.",
        going_stopped: "Stopped on the way to the solution.",
        wrong_number: "Solutions are numbered 1, 2, 3 and so on.",
        occurring: "Counting where each digit occurs: {share}%…",
        occur: "Each small digit stands there in some solution.",
        occur_counted: "Each small digit stands there in some solution; in how many is counted up to {limit}.",
        occurring_stopped: "Stopped: there may be digits that are not shown.",
        contradicting: "Looking for the fewest clues that contradict each other…",
        contradicting_found: "{found|clue|clues} that contradict each other found; looking for fewer…",
        fewest: "These {count|clue|clues} already contradict each other, and no fewer do: {cells}.",
        fewest_so_far: "These {count|clue|clues} contradict each other: {cells}. Smallest found so far.",
        fewest_at_least: "These {count|clue|clues} contradict each other: {cells}. Smallest found so far; at least {at_least|clue is|clues are} needed.",
        contradicting_stopped: "Stopped before any contradicting clues were found.",
        rules_contradict: "The rules alone have no solution, whatever the clues.",
        occurs: "{digit} in {count|solution|solutions}",
        occurs_at_least: "{digit} in {count|solution|solutions} or more",
    }
}

//! English words and phrases about a search, and how it is played and measured.

labels! {
    RunPhrases = PHRASES {
        rate: "{number} million",
        seconds_a_step: "1 step in {seconds:plain} s",
        steps_a_second: "{steps|step|steps}/s",
        unlimited: "maximum speed",
        step: "step {place}",
        step_of: "step {place} of {total}",
        searching: "searching: {placements|placement|placements}",
        seeking: "jumping: {placements|placement|placements}",
        seeking_end: "looking for the end: {placements|placement|placements}",
        stopped: "stopped after {placements|placement|placements}",
        over: "finished: {placements|placement|placements}",
        goal_nth: "solution {nth}",
        placements_counted: "How many times a digit has been placed, counting those erased later. The original article calls this the number of replacements.",
        undos_counted: "How many times a digit has been erased on the way back.",
        tests_counted: "How many times a digit was checked for a cell, whether it fitted or not.",
        nodes_counted: "Nodes of the search tree: the root plus one for every placement. It equals the number of calls of the recursive procedure.",
        solutions_counted: "How many solutions have been found so far.",
        depth_counted: "How many digits the search has on the board right now.",
        paced_by_step: "All boards are shown after the same number of placements and backtracks.",
        paced_by_node: "All boards are shown after the same number of placements, however many of them were erased.",
        paced_by_time: "All boards are shown after the same time. Each search runs at its average speed, measured on this device; the fastest sets the pace.",
        lane: "Search {sign}",
        node: "node {place}",
        node_of: "node {place} of {total}",
        time: "after {place}",
        time_of: "after {place} of {total}",
        time_pace: "1 s = {time} of search",
        measure: "{number} {unit}",
    }
}

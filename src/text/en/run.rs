//! English words and phrases about a search, and how it is played and measured.

labels! {
    RunPhrases = PHRASES {
        rate: "{number} million",
        seconds_a_step: "1 step in {seconds:plain} s",
        steps_a_second: "{steps|step|steps}/s",
        unlimited: "as fast as it goes",
        step: "step {place}",
        step_of: "step {place} of {total}",
        searching: "searching: {placements|placement|placements}",
        seeking: "on the way: {placements|placement|placements}",
        seeking_end: "the end is not found yet: {placements|placement|placements}",
        stopped: "stopped after {placements|placement|placements}",
        over: "searched: {placements|placement|placements} in all",
        goal_nth: "solution {nth}",
        placements_counted: "Digits written into a cell, those taken back later included. The source articles call this the number of replacements.",
        undos_counted: "Digits taken back.",
        tests_counted: "Digits considered for a cell, legal or not.",
        nodes_counted: "Calls of the recursive procedure, the first included: placements + 1. So the root of the tree is a node, here and everywhere.",
        solutions_counted: "Full boards found so far.",
        depth_counted: "Digits of the search on the board now.",
        paced_by_step: "Every board is shown after as many placements and undos.",
        paced_by_node: "Every board is shown after as many placements, whatever was taken back.",
        paced_by_time: "Every board is shown after the same time, each search at the speed that was measured for it on this device, on average. The fastest sets the pace.",
        lane: "Search {sign}",
        node: "node {place}",
        node_of: "node {place} of {total}",
        time: "after {place}",
        time_of: "after {place} of {total}",
        time_pace: "1 s shows {time}",
        measure: "{number} {unit}",
    }
}

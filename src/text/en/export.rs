//! English words and phrases about exports.

labels! {
    ExportLabels = EXPORT {
        open: "Export…",
        title: "Export",
        what: "What",
        form: "As",
        extent: "How much",
        start: "Write the file",
        cancelled: "Called off. No file was saved.",
        failed: "The file could not be written.",
    }
}

labels! {
    ExportPhrases = PHRASES {
        drawn: "The file will hold what is drawn now, {count|node|nodes}.",
        mapped: "The file will hold the map of {of|step|steps}.",
        mapped_part: "The file will hold the map of the steps {first} to {last} of {of}.",
        levels: "The file will hold {of|level|levels}.",
        levels_part: "The file will hold the levels {first} to {last} of {of}.",
        levels_so_far: "The file will hold {of|level|levels} as far as the search has come.",
        levels_part_so_far: "The file will hold the levels {first} to {last} of {of} as far as the search has come.",
        all_nodes: "The file will hold all there is, {of|node|nodes}.",
        all_steps: "The file will hold all there is, {of|step|steps}.",
        nodes: "This tree has {of|node|nodes}; the file will hold the first {count}.",
        nodes_so_far: "The search has come to {of|node|nodes} so far. The file will hold the first {count} at most.",
        steps: "This search has {of|step|steps}; the file will hold those from {first} to {last}.",
        steps_so_far: "The search has come to {of|step|steps} so far. The file will hold those from {first} to {last}, as far as there are so many.",
        size: "About {size}.",
        no_search: "No search is being watched.",
        nothing: "There is nothing to write.",
        no_worker: "The search worker is not running, and it writes the files. Reload the page.",
        no_number: "“{field}” takes a whole number, 1 or more.",
        reversed: "The last step is before the first.",
        beyond_end: "The search ends with step {last}.",
        too_many: "{most} is the most: the browser holds the whole file in memory until it is saved.",
        painting: "Painting the map…",
        writing_nodes: "Writing: {written} of {total|node|nodes}",
        writing_steps: "Writing: {written} of {total|step|steps}",
        writing_levels: "Writing: {written} of {total|level|levels}",
        written: "Saved as {name}, {size}.",
        bytes: "{count|byte|bytes}",
    }
}

//! English words and phrases about saving a search as a file.

labels! {
    ExportLabels = EXPORT {
        open: "Save as file…",
        title: "Save as file",
        what: "Contents",
        form: "Format",
        extent: "Range",
        start: "Save file",
        cancelled: "Cancelled. No file was saved.",
        failed: "The file could not be saved.",
    }
}

labels! {
    ExportPhrases = PHRASES {
        drawn: "The file will contain what is on screen: {count|node|nodes}.",
        mapped: "The file will contain the map of {of|step|steps}.",
        mapped_part: "The file will contain the map of steps {first} to {last} of {of}.",
        levels: "The file will contain {of|level|levels}.",
        levels_part: "The file will contain levels {first} to {last} of {of}.",
        levels_so_far: "The search has reached {of|level|levels} so far. The file will contain all of them.",
        levels_part_so_far: "The file will contain levels {first} to {last} of the {of} that the search has reached so far.",
        all_nodes: "The file will contain everything: {of|node|nodes}.",
        all_steps: "The file will contain everything: {of|step|steps}.",
        nodes: "This tree has {of|node|nodes}; the file will contain the first {count}.",
        nodes_so_far: "The search has reached {of|node|nodes} so far. The file will contain at most the first {count}.",
        steps: "This search has {of|step|steps}; the file will contain steps {first} to {last}.",
        steps_so_far: "The search has reached {of|step|steps} so far. The file will contain steps {first} to {last}, or as many of them as there are.",
        size: "About {size}.",
        no_search: "There is no search to save.",
        nothing: "There is nothing to save.",
        no_worker: "The background search writes the files, and it is not running. Reload the page.",
        no_number: "“{field}” must be a whole number, 1 or more.",
        reversed: "The last step is before the first.",
        beyond_end: "The search ends at step {last}.",
        too_many: "At most {most}: the browser keeps the whole file in memory until it is saved.",
        painting: "Drawing the map…",
        writing_nodes: "Saving: {written} of {total|node|nodes}",
        writing_steps: "Saving: {written} of {total|step|steps}",
        writing_levels: "Saving: {written} of {total|level|levels}",
        written: "Saved as {name} ({size}).",
        bytes: "{count|byte|bytes}",
    }
}

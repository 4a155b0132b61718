//! English words and phrases about the program next to a search.

labels! {
    ProgramPhrases = PHRASES {
        word: "Program",
        title: "Program of this search",
        close: "Close the program",
        language: "Language of the program",
        next_line: "Next line",
        previous_line: "Previous line",
        lines: "Lines of the program",
        calls: "Calls and variables",
        main: "program",
        go_to_node: "Select the node of this call",
        output: "Output",
        no_value: "no value",
        line_said: "Line {line}: {code}",
        line_with_note: "Line {line}: {code}. {note}.",
        changed: "{name} is now {value}",
        holds: "The condition is true",
        holds_not: "The condition is false",
        written: "It writes {digit}",
        emptied: "It erases the digit",
        start: "The program has not started yet.",
        working: "The program is on its way to this step: {made|step|steps} so far.",
        ended: "The program has ended: it stops at the first solution.",
        no_method: "This method has no program. Plain backtracking, “{method}”, has one.",
        no_rules: "There is a program for the classic rules of the 9×9 board only.",
        no_board: "There is a program for boards with at least one given and one empty cell only.",
    }
}

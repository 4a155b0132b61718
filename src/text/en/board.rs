//! English words and phrases about cells of the board.

labels! {
    BoardPhrases = PHRASES {
        empty: "empty",
        corner_marks: "corner marks {marks}",
        center_marks: "centre marks {marks}",
        colors: "coloured {colors}",
        color_names: "red|orange|yellow|green|teal|blue|violet|pink|grey",
        trying: "{digit} is being tried",
        taken_back: "{digit} was just erased",
        current: "current cell",
        blocker: "blocks the digit",
        dead_end: "dead end, no digit fits",
        clashes: "conflicts with another cell",
        differs: "differs between the solutions",
        wrong: "your {digit} is wrong",
        contradicts: "one of the givens that make the puzzle impossible",
        in_removal: "emptied to test whether the solution stays unique",
        short_cell: "r{row}c{column}",
        occurs: "{digit} in {count|solution|solutions}",
        occurs_at_least: "{digit} in {count|solution|solutions} or more",
        enter_digit: "Enter {digit}",
        pad_digit: "Enter {digit}: {left} left",
        pad_color: "Colour {number}: {color}",
        empty_board: "Empty {size} by {size} board",
        paste_not_kept: "A text of more than {most} is not saved. It will be lost if you reload the page.",
        beginning_shown: "This text has {bytes|byte|bytes}. Only its beginning is shown, but all of it is kept.",
    }
}

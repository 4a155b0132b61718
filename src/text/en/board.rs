//! English words and phrases about cells of the board.

labels! {
    BoardPhrases = PHRASES {
        empty: "empty",
        corner_marks: "corner marks {marks}",
        centre_marks: "centre marks {marks}",
        trying: "{digit} is being tried",
        taken_back: "{digit} was just taken back",
        current: "current cell",
        blocker: "blocks the digit",
        clashes: "clashes with another cell",
        differs: "differs between the solutions",
        wrong: "your {digit} is wrong",
        contradicts: "one of the clues that contradict each other",
        in_hole: "cleared to see whether one solution is left",
        short_cell: "r{row}c{column}",
        enter_digit: "Enter {digit}",
        empty_board: "Empty {size} by {size} board",
        paste_not_kept: "A text of more than {most} is not kept over a reload.",
        beginning_shown: "This is the beginning of a text of {bytes|byte|bytes}. All of it is kept.",
    }
}

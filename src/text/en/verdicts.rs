//! English words and phrases about the state of a puzzle.

labels! {
    /// On the state of a puzzle.
    VerdictPhrases = PHRASES {
        clue_stays: "The puzzle’s clues stay as they are. To change one, choose “Clue” first.",
        no_room_for_mark: "A digit stands here already. Clear it first to make room for marks.",
        full_but_wrong: "The board is full, but not right.",
        broken_more: "Rules are broken {times|time|times} more; all these cells are marked.",
        solved: "Solved! Every cell is filled, and no rule is broken.",
        clashing: "Clues clash ({pairs|pair|pairs}). Mend the marked cells first.",
        breaking: "The clues break the rules {times|time|times}. Mend the marked cells first.",
        working: "Solving…",
        unique: "Solved. This is the only solution.",
        several: "More than one solution. Here are two; they differ in {differing|cell|cells}, which are marked.",
        at_sight: "No solution. It shows at once: {why}.",
        by_forced_digits: "No solution. After {placed|digit|digits} that follow of necessity, {why}.",
        without_guess: "No solution. What follows from the clues and the rules contradicts itself, without any guess.",
        by_search: "No solution. Every way to fill the board was tried, with {nodes|branch|branches}, and each ended in a contradiction.",
        cell_without_digit: "{cell} can take no digit: its row, column and box have them all",
        house_without_place: "{house} has no place left for {digit}",
        unread: "Line {line}, column {column}: {why}.",
        unread_empty: "there is no cell in this text",
        unread_character: "“{found}” is no digit",
        unread_digit: "{digit} is too large for a {size}×{size} board",
        unread_cells: "the text ends after {found|cell|cells}; a board has 16, 36, 81 or 256",
        unread_too_many: "a board has at most {limit|cell|cells}",
        unread_row: "row {row} has {found|cell|cells} instead of {expected}",
        unread_rows: "there are {found|row|rows} instead of {expected}",
        unread_bracket: "“{bracket}” is never closed",
        unread_link: "the link carries no puzzle",
        unread_long_link: "the link carries {found:plain} characters; at most {limit:plain} are read",
        unread_regions: "the regions do not have a cell for each digit",
        unread_cage: "no digits can fill cage {cage}",
        unread_thermometer: "no digits can fill thermometer {thermometer}",
    }
}

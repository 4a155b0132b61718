//! English words and phrases about the rules of a puzzle.

labels! {
    RuleLabels = RULES {
        title: "Rules",
        classic: "rows, columns and boxes",
        only_classic: "Classic rules only",
        whole_board: "On the whole board",
        from_selection: "Of the selected cells",
        select_several: "Select several",
        hint: "Select cells by dragging or with Shift. A thermometer begins at the cell selected \
         first.",
        hint_touch: "Press “Select several”, then tap the cells. A thermometer begins at the cell selected first.",
        make_cage: "Cage",
        cage_total: "Total",
        make_thermometer: "Thermometer",
        remove: "Remove",
        into_region: "Region",
    }
}

labels! {
    ConstraintLabels = CONSTRAINTS {
        title: "Constraints",
        variable: "Variable",
        domain: "Domain",
        name: "Constraint",
        says: "Says",
        cells: "Cells",
        open: "Open",
        taken: "Taken away",
        copy: "Copy as a table",
    }
}

labels! {
    RulePhrases = PHRASES {
        jigsaw: "jigsaw regions",
        knight_moves: "knight’s moves",
        king_moves: "king’s moves",
        cages: "{count|cage|cages}",
        thermometers: "{count|thermometer|thermometers}",
        differ: "all different",
        pairs_differ: "{pairs|pair|pairs} different",
        add_up: "sum {total}",
        rise: "rising",
        constraints: "{constraints|constraint|constraints} on {cells|cell|cells} to fill",
        region_size: "region {region} has {found}",
        unfinished_regions: "The regions are not finished and not used yet. Each needs {cells|cell|cells}; {sizes}.",
        join_region: "Put the selected cells into region {region}",
        cage_here: "cage {cage} of total {total}",
        bulb_here: "bulb of thermometer {thermometer}",
        thermometer_here: "place {place} on thermometer {thermometer}",
        twice: "{digit} stands twice {place}: {first} and {second}.",
        in_one_cage: "in one cage",
        on_one_thermometer: "on one thermometer",
        near_knight: "{digit} is a knight’s move from itself: {first} and {second}.",
        near_king: "{digit} is a king’s move from itself: {first} and {second}.",
        wrong_total: "The cage that begins at {cage} cannot come to {total} any more.",
        falling: "On a thermometer the digits do not rise enough from {first} to {second}.",
        no_room: "The digit at {cell} leaves too few digits for the rest of its thermometer.",
        total_no_number: "A cage’s total is a number, or nothing.",
        total_out_of_reach: "No digits in this cage come to {total:plain}: they come to {least} up to {most}.",
        cage_too_large: "A cage has at most {most} cells, all its digits being different, not {found|cell|cells}.",
        no_cage: "These cells make no cage.",
        thermometer_too_short: "A thermometer has two cells at least.",
        thermometer_too_long: "A thermometer has at most {most} cells, as its digits rise, not {found|cell|cells}.",
        no_thermometer: "These cells make no thermometer.",
        left_out: "This page does not know these rules of the puzzle, and leaves them out: {names}. There may be more solutions than there should be.",
        left_out_others: "{names} and {others} more",
    }
}

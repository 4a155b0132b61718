//! English words and phrases about the rules of a puzzle.

labels! {
    RuleLabels = RULES {
        title: "Rules",
        classic: "rows, columns and boxes",
        only_classic: "Classic rules only",
        whole_board: "On the whole board",
        from_selection: "From the selected cells",
        select_several: "Select several cells",
        hint: "Select cells by dragging or with Shift. A thermometer begins at the cell you select \
         first.",
        hint_touch: "Drag over cells, or press “Select several cells” and tap them. A thermometer begins at the cell you select first.",
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
        says: "Requires",
        cells: "Cells",
        open: "Empty cells",
        taken: "Candidates ruled out",
        copy: "Copy as a table",
    }
}

labels! {
    RulePhrases = PHRASES {
        jigsaw: "jigsaw regions",
        knight_moves: "anti-knight rule",
        king_moves: "anti-king rule",
        cages: "{count|cage|cages}",
        thermometers: "{count|thermometer|thermometers}",
        differ: "all different",
        pairs_differ: "{pairs|pair|pairs} different",
        add_up: "total {total}",
        rise: "increasing",
        constraints: "{constraints|constraint|constraints} on {cells|empty cell|empty cells}",
        region_size: "region {region} has {found}",
        unfinished_regions: "The regions are not finished, so they are not used yet. Each needs {cells|cell|cells}; {sizes}.",
        join_region: "Put the selected cells into region {region}",
        cage_here: "cage {cage} with total {total}",
        bulb_here: "bulb of thermometer {thermometer}",
        thermometer_here: "cell {place} of thermometer {thermometer}",
        twice: "{digit} appears twice {place}: {first} and {second}.",
        in_one_cage: "in one cage",
        on_one_thermometer: "on one thermometer",
        near_knight: "{digit} appears twice a knight’s move apart: {first} and {second}.",
        near_king: "{digit} appears twice a king’s move apart: {first} and {second}.",
        wrong_total: "The cage that begins at {cage} can no longer reach its total of {total}.",
        falling: "On a thermometer, the digits do not increase enough from {first} to {second}.",
        no_room: "The digit in {cell} leaves too few digits for the rest of its thermometer.",
        total_no_number: "Enter a number as the total, or leave it empty.",
        total_out_of_reach: "A cage of this size cannot have the total {total:plain}; possible totals are {least} to {most}.",
        cage_too_large: "A cage can have at most {most} cells, because its digits are all different. You selected {found}.",
        no_cage: "These cells cannot form a cage.",
        thermometer_too_short: "A thermometer needs at least two cells.",
        thermometer_too_long: "A thermometer can have at most {most} cells, because its digits increase. You selected {found}.",
        no_thermometer: "These cells cannot form a thermometer.",
        left_out: "This page does not know some rules of the puzzle and ignores them: {names}. It may therefore find too many solutions.",
        left_out_others: "{names} and {others} more",
    }
}

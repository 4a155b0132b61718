//! English explanations of the methods and the sample puzzles.

labels! {
    MeaningLabels = MEANINGS {
        methods: "What do the methods do?",
        samples: "What do these puzzles show?",
        plain: "Writes the smallest digit that fits into the first empty cell. If no digit fits, it goes back.",
        forward: "After each digit, crosses it out in the cell’s row, column and box. As soon as a cell has no candidate left, it goes back.",
        fewest: "The same, but always takes the cell with the fewest candidates: a wrong digit shows sooner there.",
        singles: "Before it tries anything, writes in all digits that have only one possible place or cell.",
        domain: "Looks at a whole row, column or box at once: if three cells share three digits, no other cell there can have them.",
        exact_cover: "Always decides where there is least choice: which digit goes into a cell, or where in a row, column or box a digit goes (Algorithm X).",
        article: "From K. Tkachenko’s article on KuMir and 1C: 51 empty cells, 1,287 placements. The program in the article prints the same number.",
        nuru: "From a solver in Nuru, a programming language with Swahili keywords: 49 empty cells, 769 placements.",
        tutorial: "From a 1C tutorial that describes it with variables, domains and constraints. Plain backtracking needs 4,208 placements.",
        paper: "From a paper on generating puzzles, which draws its whole search tree: 26 placements.",
        anti: "Made against programs that try small digits first: plain backtracking needs 69,175,316 placements.",
        ai_escargot: "By Arto Inkala, 2006. Very hard for people; plain backtracking needs 8,969 placements.",
        inkala: "By Arto Inkala, 2012. Very hard for people; plain backtracking needs 49,558 placements.",
        golden: "Very hard for people; plain backtracking needs 304,053 placements.",
        easter: "Very hard for people; plain backtracking needs 262,014 placements.",
        fata: "Very hard for people; plain backtracking needs 1,984,465 placements.",
        three: "Search for all solutions: the whole tree, with its three solutions, fits on the screen.",
        two: "Search for all solutions and you find a second one.",
        four: "Search for all solutions and you find four.",
        none: "Nothing looks wrong with the givens, but no digits complete them.",
        norvig: "It has no solution, and plain backtracking needs 2,549,798,780 placements to find that out.",
    }
}

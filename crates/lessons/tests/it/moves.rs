//! The moves of a program are those of the engine's search.

use sudoku_engine::board::{Givens, Puzzle, Shape};
use sudoku_engine::formats;
use sudoku_engine::search::{Event, Goal, Stepper};
use sudoku_lessons::{GridMove, GridWrite, Language, Machine, Program};

use crate::runs::{LIMIT, machine};

/// Returns the moves of a run to its end.
fn moves(machine: &mut Machine) -> Vec<GridMove> {
    let mut moves = Vec::new();
    while machine.run_to_write(LIMIT) > 0 {
        moves.extend(machine.writes().iter().copied().flat_map(GridWrite::moves));
    }
    moves
}

/// Returns the moves of plain backtracking.
fn search_moves(givens: &Givens, goal: Goal) -> Vec<GridMove> {
    let puzzle = Puzzle::try_from(givens.clone()).expect("the givens do not clash");
    let mut stepper = Stepper::new(&puzzle, goal);
    let mut moves = Vec::new();
    while let Some(event) = stepper.advance_move() {
        match event {
            Event::Placed { cell, digit } => moves.push(GridMove::Placed { cell, digit }),
            Event::Removed { cell, digit } => moves.push(GridMove::Removed { cell, digit }),
            _ => {}
        }
    }
    moves
}

#[test]
fn the_solvers_make_the_moves_of_plain_backtracking() {
    for language in Language::ALL {
        let mut machine = machine(language, language.solver());
        let puzzle = machine.program().puzzle().cloned().unwrap();
        let made = moves(&mut machine);
        assert_eq!(made.len(), 1987, "{language:?}");
        assert_eq!(made, search_moves(&puzzle, Goal::FIRST), "{language:?}");
        let counts = machine.move_counts();
        assert_eq!((counts.placements, counts.undos, counts.solutions), (1019, 968, 1));
    }
}

#[test]
fn another_puzzle_takes_the_place_of_the_one_in_the_text() {
    let line = "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
    let givens = formats::read(line).unwrap().givens;
    for language in Language::ALL {
        let program = machine(language, language.solver()).program().with_puzzle(&givens).unwrap();
        assert_eq!(program.puzzle(), Some(&givens), "{language:?}");
        let mut machine = Machine::new(program.shared(), "");
        let made = moves(&mut machine);
        assert_eq!(made.len(), 2523, "{language:?}");
        assert_eq!(made, search_moves(&givens, Goal::FIRST), "{language:?}");
    }
}

#[test]
fn the_listings_fit_boards_of_4x4_and_9x9_cells() {
    let nine = "53467891.6721953481983425678597..4234268.37917.3924856961537284.8741963534528617.";
    for (line, solutions) in [("0000300204000010", 1), (".1..2.......4...", 6), (nine, 1)] {
        let givens = formats::read(line).unwrap().givens;
        for language in Language::ALL {
            let run = |text: Option<String>| {
                let program = Program::parse(language, &text.unwrap()).unwrap();
                assert_eq!(program.puzzle(), Some(&givens), "{language:?}");
                let mut machine = Machine::new(program.shared(), "");
                let made = moves(&mut machine);
                (made, machine.output().trim_end().to_owned())
            };
            let (made, _) = run(language.solver_of(&givens));
            assert_eq!(made, search_moves(&givens, Goal::FIRST), "{language:?}: {line}");
            let (made, output) = run(language.solution_counter_of(&givens));
            assert_eq!(made, search_moves(&givens, Goal::Exhaustion), "{language:?}: {line}");
            assert_eq!(output, solutions.to_string(), "{language:?}: {line}");
        }
    }
    for shape in [Shape::Six, Shape::Sixteen] {
        assert_eq!(Language::Python.solver_of(&Givens::empty(shape)), None, "{shape:?}");
    }
}

#[test]
fn the_listings_have_at_most_25_lines() {
    for language in Language::ALL {
        for text in [language.solver(), language.solution_counter()] {
            assert!(text.lines().count() <= 25, "{language:?}: {}", text.lines().count());
        }
    }
}

#[test]
fn a_digit_over_another_is_an_undo_and_a_placement() {
    let text = "grid = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\n\
                grid[0][0] = 1\ngrid[0][0] = 2\ngrid[0][0] = 2\ngrid[0][0] = 0";
    let mut machine = machine(Language::Python, text);
    let kinds: Vec<_> = moves(&mut machine)
        .into_iter()
        .map(|it| match it {
            GridMove::Placed { digit, .. } => i32::from(digit.value()),
            GridMove::Removed { digit, .. } => -i32::from(digit.value()),
        })
        .collect();
    assert_eq!(kinds, [1, -1, 2, -2]);
}

/// Programs that keep the grid in different ways, each of which places a 1 in the first cell.
#[test]
fn grids_of_every_form_are_found() {
    let programs = [
        (Language::Python, "g = \"0030000204000010\"\ng = [int(c) for c in g]\ng[0] = 1"),
        (Language::Python, "g = \"..3. ...2 .4.. ..1.\".split()\ng[0] = \"1\" + g[0][1:]"),
        (
            Language::Python,
            "rows = [\"..3.\", \"...2\", \".4..\", \"..1.\"]\ng = [list(r) for r in rows]\ng[0][0] = \"1\"",
        ),
        (
            Language::Python,
            "p = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\ng = [r[:] for r in p]\ng[0][0] = 1",
        ),
        (
            Language::Kumir,
            "цел таб г[0:15] = {0, 0, 3, 0, 0, 0, 0, 2, 0, 4, 0, 0, 0, 0, 1, 0}\nг[0] := 1",
        ),
        (
            Language::Nuru,
            "fanya g = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\ng[0][0] = 1",
        ),
    ];
    for (language, text) in programs {
        let mut machine = machine(language, text);
        let made = moves(&mut machine);
        assert_eq!(made.len(), 1, "{text}");
        let line = machine.grid().map(|grid| formats::line(&grid));
        assert_eq!(line.as_deref(), Some("1.3....2.4....1."), "{text}");
    }
}

/// The rows are in the list before they are complete, or the list is complete before its rows.
#[test]
fn grids_that_are_filled_row_by_row_or_cell_by_cell_are_found() {
    let start = "p = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\n";
    let fills = [
        "g = []\nfor r in p:\n    g.append(list(r))\n",
        "g = [[], [], [], []]\nfor r in range(4):\n    for c in range(4):\n        g[r].append(p[r][c])\n",
        "g = [[0] * 4 for r in p]\nfor r in range(4):\n    for c in range(4):\n        g[r][c] = p[r][c]\n",
        "g = [0] * 16\nfor i in range(16):\n    g[i] = p[i // 4][i % 4]\n",
        "g = []\nfor r in p:\n    g.append([])\n    for c in r:\n        g[-1].append(c)\n",
    ];
    for fill in fills {
        let flat = fill.contains("16");
        let write = if flat { "g[0] = 1" } else { "g[0][0] = 1" };
        let mut machine = machine(Language::Python, &format!("{start}{fill}{write}"));
        assert_eq!(moves(&mut machine).len(), 1, "{fill}");
    }
}

#[test]
fn lists_that_are_not_the_grid_cost_little() {
    let text = "p = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\n\
                a = [[i] for i in range(20000)]\nfor i in range(100000):\n    a[i % 20000][0] = i\n\
                p[0][0] = 1";
    let start = std::time::Instant::now();
    let mut machine = machine(Language::Python, text);
    assert_eq!(moves(&mut machine).len(), 1);
    // Looking at all lists after each change takes minutes.
    assert!(start.elapsed() < std::time::Duration::from_secs(10));
}

#[test]
fn a_write_of_the_last_statement_is_reported_once() {
    let text = "g = [[0, 0, 3, 0], [0, 0, 0, 2], [0, 4, 0, 0], [0, 0, 1, 0]]\ng[0][0] = 1";
    let mut machine = machine(Language::Python, text);
    let mut writes = 0;
    while machine.ending().is_none() {
        machine.run_to_write(LIMIT);
        writes += machine.writes().len();
    }
    assert_eq!(writes, 1);
}

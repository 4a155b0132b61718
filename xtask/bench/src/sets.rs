//! The boards to solve: generated ones, so that no file is needed, and well-known hard ones.

use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::fast::classic::Cells;
use sudoku_engine::formats;
use sudoku_engine::generate::{Options, generate};

/// The number of puzzles to generate, from consecutive seeds.
const GENERATED_COUNT: u64 = 500;
/// The number of givens of an easy puzzle.
const EASY_GIVEN_COUNT: usize = 36;

/// Published by A. Inkala (three), tarx0134 and jpf, who searched for the hardest puzzles.
const HARD: [&Cells; 5] = [
    b"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    b"..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    b"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    b".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
];

/// A name, and boards with one solution each.
pub type Set = (&'static str, Vec<Cells>);

/// Returns all sets, the easiest first.
pub fn sets() -> [Set; 3] {
    let generated =
        (0..GENERATED_COUNT).filter_map(|seed| generate(Options::new(Shape::Nine), seed).ok());
    let (easy, minimal) = generated
        .map(|generated| {
            let [puzzle, solution] = [&generated.puzzle, &generated.solution].map(cells);
            (with_more_givens(puzzle, &solution), puzzle)
        })
        .unzip();
    [("easy", easy), ("minimal", minimal), ("known hard", HARD.map(|board| *board).to_vec())]
}

fn cells(givens: &Givens) -> Cells {
    formats::line(givens).as_bytes().try_into().expect("a 9x9 board")
}

/// Adds givens all over the board, up to the number of an easy puzzle.
fn with_more_givens(mut puzzle: Cells, solution: &Cells) -> Cells {
    let given_count = puzzle.iter().filter(|&&cell| cell != b'.').count();
    // 32 and 81 are coprime, so this visits every cell.
    let empty = (0..81).map(|nth| nth * 32 % 81).filter(|&cell| puzzle[cell] == b'.');
    let added_cells: Vec<usize> =
        empty.take(EASY_GIVEN_COUNT.saturating_sub(given_count)).collect();
    for cell in added_cells {
        puzzle[cell] = solution[cell];
    }
    puzzle
}

#[cfg(test)]
mod tests {
    use super::{EASY_GIVEN_COUNT, GENERATED_COUNT, sets};
    use sudoku_engine::fast::classic::ClassicSolver;

    #[test]
    fn every_board_has_one_solution_and_easy_ones_have_more_givens() {
        let sets = sets();
        let mut solver = ClassicSolver::new();
        for (name, boards) in &sets {
            assert!(boards.iter().all(|board| solver.count(board, 2) == 1), "{name}");
        }
        let given_count = |board: &[u8; 81]| board.iter().filter(|&&cell| cell != b'.').count();
        let [(_, easy), (_, minimal), _] = &sets;
        assert_eq!(
            (easy.len(), minimal.len()),
            (GENERATED_COUNT as usize, GENERATED_COUNT as usize)
        );
        assert!(easy.iter().all(|board| given_count(board) == EASY_GIVEN_COUNT));
        assert!(minimal.iter().all(|board| given_count(board) < 30));
    }
}

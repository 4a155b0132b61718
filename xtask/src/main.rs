//! Setting up, building, testing and measuring Sudoku Grove.
fn main() {}

//! Many boards, one a line, from bytes to bytes.

use super::{Cells, ClassicSolver};

/// What is said of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// It has 81 cells and exactly one solution.
    Proper,
    /// It has two solutions or more.
    Several,
    /// It has none.
    Impossible,
    /// It has not 81 cells, or some byte is no cell.
    Malformed,
}

/// Solves the boards of a text, one a line, and appends one line for each: its solution,
/// followed by ` several` where it is not the only one; `none`; or `malformed`. A line
/// ends with a line feed, before which there may be a carriage return; an empty cell is
/// `.` or `0`. Calls with the verdict on each line.
///
/// ```
/// use sudoku_engine::fast::classic::{ClassicSolver, solve_lines};
///
/// let boards = b"11...............................................................................\nx\n";
/// let mut solutions = Vec::new();
/// solve_lines(&mut ClassicSolver::new(), boards, &mut solutions, |_| ());
/// assert_eq!(solutions, b"none\nmalformed\n");
/// ```
pub fn solve_lines(
    solver: &mut ClassicSolver,
    boards: &[u8],
    solutions: &mut Vec<u8>,
    mut verdict: impl FnMut(LineVerdict),
) {
    for line in boards.split_inclusive(|&byte| byte == b'\n') {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        verdict(solve_line(solver, line.strip_suffix(b"\r").unwrap_or(line), solutions));
    }
}

fn solve_line(solver: &mut ClassicSolver, line: &[u8], solutions: &mut Vec<u8>) -> LineVerdict {
    let Some(board) = board(line) else {
        solutions.extend_from_slice(b"malformed\n");
        return LineVerdict::Malformed;
    };
    match solver.first_and_count(board) {
        (None, _) => {
            solutions.extend_from_slice(b"none\n");
            LineVerdict::Impossible
        }
        (Some(solution), 1) => {
            solutions.extend_from_slice(&solution);
            solutions.push(b'\n');
            LineVerdict::Proper
        }
        (Some(solution), _) => {
            solutions.extend_from_slice(&solution);
            solutions.extend_from_slice(b" several\n");
            LineVerdict::Several
        }
    }
}

fn board(line: &[u8]) -> Option<&Cells> {
    let board: &Cells = line.try_into().ok()?;
    board.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.')).then_some(board)
}

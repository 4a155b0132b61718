//! Solving many boards, one per line, from bytes to bytes.

use super::{Cells, ClassicSolver};

/// The verdict on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// The board has exactly one solution.
    Proper,
    /// The board has two or more solutions.
    Several,
    /// The board has no solution.
    Impossible,
    /// The line does not have 81 bytes, or a byte is not a cell.
    Malformed,
}

/// Solves the boards in a text, one per line, and appends one line to `solutions` for each:
/// its solution, followed by ` several` if it is not unique; `none`; or `malformed`. A line
/// ends with LF or CRLF, and an empty cell is `.` or `0`. Calls `verdict` with the verdict on
/// each line.
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

//! Files of many puzzles: detecting their layout, reading and solving them.

use std::cell::Cell;
use std::mem::size_of;
use std::ops::ControlFlow;

use sudoku_engine::batch::{
    Check, Columns, FileLayout, MAX_LINE_BYTES, Malformed, Outcome, Row, Solved, Status, Timing,
    solve_piece,
};
use sudoku_engine::fast::classic::ClassicSolver;

const PUZZLE: &str =
    "...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...";
const SOLUTION: &str =
    "854219763397865421261473985785126394649538172132947856926384517513792648478651239";
const SEVERAL: &str =
    ".................................................................................";
/// Boards of random clues that take the solver especially long: one with two solutions, and
/// one with none.
const LONG: [(&str, Status, u32); 2] = [
    (
        "...4.58.7...2........6.....4.......88..7......7......97.2..8..........8...5.....4",
        Status::Several,
        37_704,
    ),
    (
        "4...3.......21.5.......4.......73....21.....5.............8.....1...28....2.4.3..",
        Status::Impossible,
        31_959,
    ),
];
const IMPOSSIBLE: &str =
    "11...............................................................................";

fn rows(file: &str) -> Vec<Row> {
    let layout = FileLayout::recognize(file.as_bytes());
    rows_of(&layout, 1, file.as_bytes(), None)
}

fn rows_of(layout: &FileLayout, line: u32, piece: &[u8], timing: Option<Timing<'_>>) -> Vec<Row> {
    let mut rows = Vec::new();
    let solved = solve_piece(&mut ClassicSolver::new(), layout, line, piece, timing, |row| {
        rows.extend(row);
        ControlFlow::Continue(())
    });
    assert!(solved.is_continue());
    rows
}

/// The result of a row.
type RowResult = Result<(Status, Check), Malformed>;

/// Returns the line and the result of each row.
fn results(file: &str) -> Vec<(u32, RowResult)> {
    let of = |row: &Row| match row.outcome {
        Outcome::Solved(solved) => Ok((solved.status, solved.check)),
        Outcome::Malformed(malformed) => Err(malformed),
    };
    rows(file).iter().map(|row| (row.line, of(row))).collect()
}

#[test]
fn a_row_is_small_and_contains_puzzle_and_solution() {
    assert_eq!(size_of::<Row>(), 68);
    let lines = [PUZZLE, SEVERAL, IMPOSSIBLE, SOLUTION].join("\n");
    let rows = rows(&lines);
    for (row, puzzle) in rows.iter().zip([PUZZLE, SEVERAL, IMPOSSIBLE, SOLUTION]) {
        let solved = row.solved().expect("a puzzle");
        assert_eq!(solved.puzzle(), puzzle.as_bytes());
        let given_count = puzzle.bytes().filter(|&byte| byte != b'.').count();
        assert_eq!(usize::from(solved.given_count), given_count);
    }
    let solution = |row: usize| rows[row].solved().and_then(Solved::solution);
    assert!(solution(0).is_some_and(|it| it == SOLUTION.as_bytes()));
    assert!(solution(1).is_some_and(|it| it.iter().all(u8::is_ascii_digit)));
    assert_eq!(solution(2), None);
}

#[test]
fn lines_are_read_in_common_notations() {
    let spaced = PUZZLE.split("").collect::<Vec<_>>().join(" ");
    let commas = PUZZLE.chars().map(|it| it.to_string()).collect::<Vec<_>>().join(",");
    let zeros = PUZZLE.replace('.', "0");
    let file = format!(
        "\u{feff}# a comment\r\n{PUZZLE}\r\n\r\n{zeros} ; hard\r\n{spaced}\r\n{commas}\r\n{PUZZLE}\t{SOLUTION}\r\n\
         {IMPOSSIBLE} # none\r\n{SEVERAL}"
    );
    assert_eq!(FileLayout::recognize(file.as_bytes()), FileLayout::Lines { end: b'\n' });
    let proper = Ok((Status::Proper, Check::None));
    assert_eq!(
        results(&file),
        [
            (2, proper),
            (4, proper),
            (5, proper),
            (6, proper),
            (7, Ok((Status::Proper, Check::Right))),
            (8, Ok((Status::Impossible, Check::None))),
            (9, Ok((Status::Several, Check::None))),
        ]
    );
    let old_mac = format!("{PUZZLE}\r{SEVERAL}\r");
    assert_eq!(results(&old_mac).len(), 2);
}

#[test]
fn malformed_entries_are_reported_and_do_not_stop_the_batch() {
    let short = &PUZZLE[1..];
    let file = format!("{short}\n{PUZZLE}9\nhello\n\n{}é\n{PUZZLE}\n", &PUZZLE[..40]);
    assert_eq!(
        results(&file),
        [
            (1, Err(Malformed::CellCount { found: 80 })),
            (2, Err(Malformed::CellCount { found: 82 })),
            (3, Err(Malformed::Character { column: 1, character: 'h' })),
            (5, Err(Malformed::Character { column: 41, character: 'é' })),
            (6, Ok((Status::Proper, Check::None))),
        ]
    );
    let mut bytes = vec![0xff, 0xfe, b'\n'];
    bytes.extend_from_slice(PUZZLE.as_bytes());
    let rows = rows_of(&FileLayout::recognize(&bytes), 1, &bytes, None);
    assert!(rows[0].solved().is_none() && rows[1].solved().is_some());
    assert_eq!(results(""), []);
}

#[test]
fn tables_are_read_with_a_header_and_without_one() {
    let wrong = SOLUTION.replacen("85", "58", 1);
    let table = |delimiter, puzzle, solution, header| FileLayout::Table {
        end: b'\n',
        columns: Columns { delimiter, puzzle, solution, header },
    };
    let with_header = format!(
        "id,\"puzzle, as text\",clues,solution\n1,{PUZZLE},24,{SOLUTION}\n2,\"{PUZZLE}\",24,{wrong}\n3,,0,\n4,{PUZZLE},24,\n5\n"
    );
    assert_eq!(FileLayout::recognize(with_header.as_bytes()), table(b',', 1, Some(3), Some(1)));
    assert_eq!(
        results(&with_header),
        [
            (2, Ok((Status::Proper, Check::Right))),
            (3, Ok((Status::Proper, Check::Wrong))),
            (4, Err(Malformed::Missing)),
            (5, Ok((Status::Proper, Check::None))),
            (6, Err(Malformed::Missing)),
        ]
    );
    let bare = format!("{PUZZLE};{SOLUTION}\n{SEVERAL};{SOLUTION}\n");
    assert_eq!(FileLayout::recognize(bare.as_bytes()), table(b';', 0, Some(1), None));
    assert_eq!(results(&bare)[1].1, Ok((Status::Several, Check::Right)));
    let reversed = format!("solutions\tquizzes\n{SOLUTION}\t{PUZZLE}\n");
    assert_eq!(FileLayout::recognize(reversed.as_bytes()), table(b'\t', 1, Some(0), Some(1)));
    let rated = format!("{PUZZLE},7.2\n");
    assert_eq!(FileLayout::recognize(rated.as_bytes()), table(b',', 0, None, None));
    let late = format!("# by hand\n\n\tpuzzle\tsolution\n0\t{PUZZLE}\t\n1\t{PUZZLE}\t{SOLUTION}\n");
    assert_eq!(FileLayout::recognize(late.as_bytes()), table(b'\t', 1, Some(2), Some(3)));
    assert_eq!(results(&late)[1], (5, Ok((Status::Proper, Check::Right))));
    let bad_first = format!("1,{}\n2,{PUZZLE}\n", &PUZZLE[1..]);
    assert_eq!(FileLayout::recognize(bad_first.as_bytes()), table(b',', 1, None, None));
    assert_eq!(results(&bad_first)[0], (1, Err(Malformed::CellCount { found: 80 })));
}

#[test]
fn games_of_open_sudoku_are_read() {
    let file = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n <folder name=\"a\">\n  <game created=\"1\" data=\"{PUZZLE}\" note='x'/>\n  \
         <game\n data='{IMPOSSIBLE}'></game><game/>\n <gamer data=\"1\"/></folder>\n<game data=\"123\" />\n</opensudoku>"
    );
    assert_eq!(FileLayout::recognize(file.as_bytes()), FileLayout::OpenSudoku);
    assert_eq!(
        results(&file),
        [
            (4, Ok((Status::Proper, Check::None))),
            (5, Ok((Status::Impossible, Check::None))),
            (6, Err(Malformed::Missing)),
            (8, Err(Malformed::CellCount { found: 3 })),
        ]
    );
}

#[test]
fn a_split_file_gives_the_same_rows() {
    let file = format!(
        "puzzle,solution\n{}",
        format!("{PUZZLE},{SOLUTION}\nbad,\n\n{SEVERAL},{SOLUTION}\n").repeat(5)
    );
    let layout = FileLayout::recognize(file.as_bytes());
    let whole = rows(&file);
    let (mut pieces, mut line) = (Vec::new(), 1);
    for piece in file.as_bytes().split_inclusive(|&byte| byte == layout.end()) {
        pieces.extend(rows_of(&layout, line, piece, None));
        line += 1;
    }
    assert_eq!(pieces, whole);
    assert_eq!(whole.len(), 15);
}

#[test]
fn too_long_lines_are_reported_as_such() {
    let longest = "1".repeat(MAX_LINE_BYTES);
    let found = MAX_LINE_BYTES as u32;
    assert_eq!(results(&longest), [(1, Err(Malformed::CellCount { found }))]);
    assert_eq!(results(&format!("{longest}1")), [(1, Err(Malformed::TooLong))]);
    let table = format!("{PUZZLE},1\n{longest}1,{PUZZLE}\n");
    assert_eq!(results(&table)[1], (2, Err(Malformed::TooLong)));
}

#[test]
fn searches_repeat_until_a_coarse_clock_suffices() {
    // Each reading of the clock is 30 units later.
    let clock = Cell::new(0);
    let now = || {
        clock.set(clock.get() + 30);
        clock.get()
    };
    let times = |timing: Option<Timing<'_>>| {
        let lines = format!("{PUZZLE}\n{PUZZLE}\n");
        let layout = FileLayout::Lines { end: b'\n' };
        let rows = rows_of(&layout, 1, lines.as_bytes(), timing);
        rows.iter()
            .map(|row| row.solved().and_then(|it| it.nanos).map(u32::from))
            .collect::<Vec<_>>()
    };
    assert_eq!(times(None), [None, None]);
    assert_eq!(times(Some(Timing { clock: &now, min_nanos: 30 })), [Some(30), Some(30)]);
    // After 1, 2 and 4 searches the clock reads 30, 60 and 90; one more search is enough.
    assert_eq!(times(Some(Timing { clock: &now, min_nanos: 100 })), [Some(24), Some(24)]);
}

#[test]
fn a_long_search_reports_progress_and_gives_the_same_row() {
    let lines = [LONG[0].0, PUZZLE, LONG[1].0, SEVERAL].join("\n");
    let (mut rows, mut signs) = (Vec::new(), Vec::new());
    let layout = FileLayout::Lines { end: b'\n' };
    let solved =
        solve_piece(&mut ClassicSolver::new(), &layout, 1, lines.as_bytes(), None, |row| {
            match row {
                Some(row) => rows.push(row),
                None => signs.push(rows.len()),
            }
            ControlFlow::Continue(())
        });
    assert!(solved.is_continue());
    for (row, (board, status, guesses)) in [(rows[0], LONG[0]), (rows[2], LONG[1])] {
        let solved = row.solved().unwrap();
        assert_eq!((solved.status, solved.guesses), (status, guesses));
        // The same result as without slices.
        let mut solver = ClassicSolver::new();
        let (first, _) = solver.first_and_count(board.as_bytes().try_into().unwrap());
        assert_eq!((solved.solution(), solver.guesses()), (first, u64::from(guesses)));
    }
    let signs_of = |place| signs.iter().filter(|&&sign| sign == place).count();
    assert!(signs_of(0) >= 8 && signs_of(2) >= 7, "{signs:?}");
    assert_eq!((signs_of(1), signs_of(3)), (0, 0), "short searches report no progress");
}

#[test]
fn a_cancelled_search_ends_with_its_slice() {
    let lines = [PUZZLE, LONG[0].0, PUZZLE].join("\n");
    let layout = FileLayout::Lines { end: b'\n' };
    let (mut solver, mut calls) = (ClassicSolver::new(), Vec::new());
    let solved = solve_piece(&mut solver, &layout, 1, lines.as_bytes(), None, |row| {
        let goes_on = row.is_some();
        calls.push(row.map(|row| row.line));
        if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(solved.is_break());
    assert_eq!(calls, [Some(1), None]);
    assert!(solver.guesses() < 5_000, "{}", solver.guesses());
}

#[test]
fn lines_of_a_library_links_and_saved_games_are_read() {
    let file = format!(
        ":0000:x:{PUZZLE}:::\nhttps://sudoku.coach/en/play/{PUZZLE}\n#p={PUZZLE}&rules=knight\n\
         https://example.org/#p={PUZZLE}&rules=knight\nhttps://sudokupad.app/abc\n"
    );
    let proper = Ok((Status::Proper, Check::None));
    let character = Err(Malformed::Character { column: 1, character: 'h' });
    // A line that begins with `#` is a comment, and other rules are not those of the solver.
    assert_eq!(results(&file), [(1, proper), (2, proper), (4, character), (5, character)]);

    let cells = |cell: char| match cell {
        '.' => "0|5|1|".to_owned(),
        digit => format!("{digit}|0|0|"),
    };
    let data: String = PUZZLE.chars().map(cells).collect();
    let file = format!("<opensudoku>\n<game data=\"version: 3&#10;{data}\"/>\n</opensudoku>\n");
    assert_eq!(results(&file), [(2, proper)]);
}

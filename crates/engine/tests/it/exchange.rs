//! Texts and links of other programs: what is read, what is left out, and what is refused.

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};
use sudoku_engine::board::{
    Cell, Color, ColorSet, Digit, DigitSet, Givens, Region, Regions, Rules, Shape, Variant,
};
use sudoku_engine::formats::{self, CellInput, Extra, Format, Reading, Reason, read};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn zeros() -> String {
    LINE.replace('.', "0")
}

fn in_rows(line: &str) -> String {
    let cells: Vec<char> = line.chars().collect();
    cells.chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect()
}

fn pack(json: &str) -> String {
    lz_str::compress_to_base64(json)
}

/// Returns a payload as the path of an address has it.
fn escaped(json: &str) -> String {
    pack(json).replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

/// Writes the board as the JSON of f-puzzles.
fn f_puzzles_json() -> String {
    let cell = |sign: char| match sign {
        '.' => "{}".to_owned(),
        digit => format!("{{\"value\":{digit},\"given\":true}}"),
    };
    let cells: Vec<String> = LINE.chars().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!("{{\"size\":9,\"grid\":[{}]}}", rows.join(","))
}

/// Writes the board as the JSON of SudokuPad, with these further entries.
fn sudoku_pad_json(entries: &str) -> String {
    let cell = |sign: char| match sign {
        '.' => "{}".to_owned(),
        digit => format!("{{\"value\":{digit}}}"),
    };
    let cells: Vec<String> = LINE.chars().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!("{{\"cellSize\":64,\"cells\":[{}]{entries}}}", rows.join(","))
}

/// Writes the board as the abbreviated JSON of SudokuPad.
fn abbreviated_json(entries: &str) -> String {
    let cell = |sign: char| match sign {
        '.' => String::new(),
        digit => format!("{{v:{digit}}}"),
    };
    let cells: Vec<String> = LINE.chars().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!("{{cs:64,ce:[{}]{entries}}}", rows.join(","))
}

/// Writes the candidates that rows, columns and boxes leave, aligned in columns. A single
/// candidate would be a digit of the board, so it gets another one.
fn candidate_grid(bars: bool) -> String {
    let cells: Vec<char> = LINE.chars().collect();
    let group = |cell: usize| -> String {
        if cells[cell] != '.' {
            return cells[cell].to_string();
        }
        let sees = |other: usize| {
            other / 9 == cell / 9
                || other % 9 == cell % 9
                || (other / 27, other % 9 / 3) == (cell / 27, cell % 9 / 3)
        };
        let is_free = |digit: &char| (0..81).all(|other| !sees(other) || cells[other] != *digit);
        let mut group: String = ('1'..='9').filter(is_free).collect();
        if group.len() == 1 {
            group.push(if group == "9" { '8' } else { '9' });
        }
        group
    };
    let mut text = String::new();
    for row in 0..9 {
        if bars && row % 3 == 0 {
            text.push_str(if row == 0 { ".-----.-----.-----.\n" } else { ":-----+-----+-----:\n" });
        }
        for column in 0..9 {
            text.push_str(if bars && column % 3 == 0 { "| " } else { "" });
            text.push_str(&format!("{:<7}", group(9 * row + column)));
        }
        text.push_str(if bars { "|\n" } else { "\n" });
    }
    text + if bars { "'-----'-----'-----'\n" } else { "" }
}

/// Writes the data of an OpenSudoku game, with these fields between digit and the mark of a given.
fn open_sudoku_data(version: u32, fields: &str) -> String {
    let cell = |sign: char| match sign {
        '.' => format!("0|{fields}1|"),
        digit => format!("{digit}|{fields}0|"),
    };
    format!("version: {version}\n{}", LINE.chars().map(cell).collect::<String>())
}

/// Reads the text and checks its format, its givens, and what is left out.
#[track_caller]
fn assert_reads(text: &str, format: Format, extras: &[Extra]) -> Reading {
    let reading = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(reading.format, format, "{text}");
    assert_eq!(formats::line(&reading.givens), LINE, "{text}");
    assert_eq!(reading.extras, extras, "{text}");
    reading
}

#[test]
fn texts_and_links_of_other_programs_are_read() {
    use Extra::*;
    use Format::*;
    let zeros = zeros();
    let rows = in_rows(LINE);
    let [fp, fp_escaped] = [pack(&f_puzzles_json()), escaped(&f_puzzles_json())];
    let sp = |entries: &str| pack(&sudoku_pad_json(entries));
    let short = |entries: &str| escaped(&abbreviated_json(entries));
    let xml =
        |game: &str| format!("<?xml version=\"1.0\"?>\n<opensudoku>\n{game}\n</opensudoku>\n");
    let texts: Vec<(String, Format, Vec<Extra>)> = vec![
        // f-puzzles
        (format!("https://f-puzzles.com/?load={fp}"), FPuzzles, vec![]),
        (format!("https://www.f-puzzles.com/?load={fp_escaped}"), FPuzzles, vec![]),
        (f_puzzles_json(), FPuzzles, vec![]),
        // SudokuPad
        (format!("https://sudokupad.app/fpuz{fp}"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/fpuz{fp_escaped}"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/fpuzzles{fp}"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/fpuz{fp_escaped}?setting-nogrid=1"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/sudoku/fpuz{fp_escaped}"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/?puzzleid=fpuz{fp_escaped}"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/?puzzleid=fpuzzles{fp}&x=1"), SudokuPad, vec![]),
        (
            format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz{fp}"),
            SudokuPad,
            vec![],
        ),
        (
            format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{fp_escaped}"),
            SudokuPad,
            vec![],
        ),
        (format!("https://app.crackingthecryptic.com/fpuz{fp}"), SudokuPad, vec![]),
        (format!("fpuz{fp}"), SudokuPad, vec![]),
        (format!("https://sudokupad.app/scl{}", sp("")), SudokuPad, vec![]),
        (format!("https://sudokupad.app/scl{}", short("")), SudokuPad, vec![]),
        (format!("https://sudokupad.app/ctc{}", sp("")), SudokuPad, vec![]),
        (format!("https://sudokupad.app/?puzzleid=ctc{}", short("")), SudokuPad, vec![]),
        (
            format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=scl{}", short("")),
            SudokuPad,
            vec![],
        ),
        (format!("scl{}", short("")), SudokuPad, vec![]),
        (sudoku_pad_json(""), SudokuPad, vec![]),
        (
            format!(
                "https://sudokupad.app/scl{}",
                short(&format!(
                    ",metadata:{{title:'It\\'s one',author:'A',solution:'{SOLUTION}'}},id:'x'"
                ))
            ),
            SudokuPad,
            vec![Text, Solution],
        ),
        (
            format!("https://sudokupad.app/scl{}", short(",ca:[{v:'title: One'},{v:'author: A'}]")),
            SudokuPad,
            vec![Text],
        ),
        // SudokuWiki
        (format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"), SudokuWiki, vec![]),
        (format!("http://www.sudokuwiki.org/sudoku.htm?bd={LINE}"), SudokuWiki, vec![]),
        (format!("https://www.sudokuwiki.org/Daily_Sudoku?bd={zeros}&x=1"), SudokuWiki, vec![]),
        (format!("sudokuwiki.org/sudoku.htm?bd={zeros}"), SudokuWiki, vec![]),
        (
            format!("Solve https://www.sudokuwiki.org/sudoku.htm?bd={zeros} please"),
            SudokuWiki,
            vec![Text],
        ),
        // sudoku.coach
        (format!("https://sudoku.coach/en/play/{zeros}"), SudokuCoach, vec![]),
        (format!("https://sudoku.coach/de/solver/{zeros}"), SudokuCoach, vec![]),
        (format!("https://sudoku.coach/en/play/{LINE}?x=1"), SudokuCoach, vec![]),
        (format!("sudoku.coach/en/play/{zeros}"), SudokuCoach, vec![]),
        // SudokuExchange
        (format!("https://sudokuexchange.com/play/?s={zeros}"), SudokuExchange, vec![]),
        (format!("https://sudokuexchange.com/play/?s={zeros}&d=3&i=2"), SudokuExchange, vec![]),
        (format!("https://www.sudokuexchange.com/play/?d=1&s={LINE}#x"), SudokuExchange, vec![]),
        // This page
        (format!("https://example.org/#p={LINE}"), OwnLink, vec![]),
        (format!("http://127.0.0.1:8080/#p={zeros}&lang=sw"), OwnLink, vec![]),
        (format!("https://example.org/grove/#p={LINE}&view=watch&step=7.3"), OwnLink, vec![Place]),
        (format!("https://example.org/#view=play&p={LINE}"), OwnLink, vec![Place]),
        (format!("https://example.org/#p={}", rows.replace('\n', "%0A")), OwnLink, vec![]),
        (format!("#p={LINE}"), OwnLink, vec![]),
        // HoDoKu
        (format!(":0000:x:{LINE}:::"), Hodoku, vec![]),
        (format!(":0000:x:{LINE}::\n"), Hodoku, vec![]),
        (format!(":0000:x:{LINE}"), Hodoku, vec![]),
        (format!(":0901:79:{LINE}::413 523:712:"), Hodoku, vec![Steps]),
        (format!(" \n:0100:1:{zeros}::::"), Hodoku, vec![]),
        // Candidates
        (candidate_grid(false), CandidateGrid, vec![]),
        (candidate_grid(true), CandidateGrid, vec![]),
        (candidate_grid(true).replace('\n', "\r\n"), CandidateGrid, vec![]),
        (candidate_grid(true).replace(['.', ':', '\''], "+"), CandidateGrid, vec![]),
        (candidate_grid(true).replace(['.', ':', '\''], "*"), CandidateGrid, vec![]),
        // OpenSudoku
        (xml(&format!("<game data=\"{zeros}\"/>")), OpenSudoku, vec![]),
        (xml(&format!("<game data='{zeros}' />")), OpenSudoku, vec![]),
        (
            xml(&format!("<name>One</name>\n<game data=\"{zeros}\" note=\"hard\"/>")),
            OpenSudoku,
            vec![Text],
        ),
        (
            format!(
                "<opensudoku version=\"2\"><folder name=\"A\" created=\"0\"><game created=\"1\" state=\"1\" data=\"{zeros}\"/></folder></opensudoku>"
            ),
            OpenSudoku,
            vec![Text],
        ),
        (xml(&format!("<game data=\"{}\"/>", open_sudoku_data(1, "-|"))), OpenSudoku, vec![]),
        (xml(&format!("<game data=\"{}\"/>", open_sudoku_data(2, "0||"))), OpenSudoku, vec![]),
        (xml(&format!("<game data=\"{}\"/>", open_sudoku_data(3, "0|"))), OpenSudoku, vec![]),
        (
            xml(&format!(
                "<game data=\"{}\"/>",
                open_sudoku_data(4, "0|0|").replace('\n', "&#10;")
            )),
            OpenSudoku,
            vec![],
        ),
        (
            xml(&format!("<game data=\"{}\"/>", open_sudoku_data(5, "0|0|3|"))),
            OpenSudoku,
            vec![Colors],
        ),
        (format!("<game data=\"{zeros}\"/>"), OpenSudoku, vec![]),
        // .sdk
        (format!("[Puzzle]\n{rows}"), Sdk, vec![]),
        (
            format!(
                "[Puzzle]\r\n{}[State]\r\n{}",
                rows.replace('\n', "\r\n"),
                rows.replace('\n', "\r\n")
            ),
            Sdk,
            vec![],
        ),
        (format!("#AName\n#DOne\n[Puzzle]\n{rows}[State]\n"), Sdk, vec![Text]),
        (
            format!("[Puzzle]\n{rows}[PencilMarks]\n?\n[Colours]\n1\n"),
            Sdk,
            vec![Colors, Marks].into_iter().collect(),
        ),
        (
            format!(
                "#ARuud\n#DRandom\n#CJust a comment\n#B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttp://www.sudocue.net/\n{rows}"
            ),
            Rows,
            vec![Text],
        ),
        (format!("#AName\n{LINE}\n"), Line, vec![Text]),
        // Titles, comments and solutions
        (format!("{LINE} # a comment"), Line, vec![Text]),
        (format!("{LINE} easy"), Line, vec![Text]),
        (format!("{LINE};rated 7.2"), Line, vec![Text]),
        (format!("{LINE} {SOLUTION}"), Line, vec![Solution]),
        (format!("{LINE},{SOLUTION}"), Line, vec![Solution]),
        (format!("{LINE}\t{SOLUTION}\n"), Line, vec![Solution]),
        (format!("{LINE}\n{SOLUTION}\n"), Line, vec![Solution]),
        (format!("# a comment\n{LINE}"), Line, vec![Text]),
        (format!("// a comment\n{LINE}"), Line, vec![Text]),
        (format!("; a comment\n{LINE}"), Line, vec![Text]),
        (format!("Puzzle of the day\n{LINE}"), Line, vec![Text]),
        (format!("Puzzle 12, very hard!\n\n{rows}"), Rows, vec![Text]),
        (format!("A Bad Cage\n{rows}"), Rows, vec![Text]),
        (format!("Задача 5\n{rows}"), Rows, vec![Text]),
        (format!("{rows}by somebody"), Rows, vec![Text]),
        (format!("{rows}\n{}", in_rows(SOLUTION)), Rows, vec![Solution]),
        (format!("Puzzle\n{rows}\nSolution\n{}", in_rows(SOLUTION)), Rows, vec![Text, Solution]),
        // .sdm with one puzzle
        (format!("{LINE}\n"), Line, vec![]),
    ];
    assert!(texts.len() > 75, "{}", texts.len());
    for (text, format, mut extras) in texts {
        extras.sort();
        let reading = assert_reads(&text, format, &extras);
        assert!(reading.left_out.is_empty() && reading.rules.is_classic(), "{text}");
        let has_marks = format == CandidateGrid;
        assert_eq!(reading.input.is_empty(), !has_marks, "{text}");
        // Line ends do not matter.
        let crlf = text.replace("\r\n", "\n").replace('\n', "\r\n");
        assert_reads(&crlf, format, &extras);
    }
}

#[test]
fn texts_that_are_not_read_say_why() {
    use Format::*;
    use Reason::*;
    let rows = in_rows(LINE);
    let short = rows.replacen("6..195...\n", "6..195..\n", 1);
    let cells = |found| WrongCellCount { found };
    let several = |found, is_list| SeveralPuzzles { found, is_list };
    let unknown = |character| UnknownCharacter { character };
    let row = |row, found| RowTooShort { row, found, expected: 9 };
    let other = SOLUTION.replacen("534", "...", 1);
    let zeros = zeros();
    let wiki = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    let hodoku = |line: &str| format!(":0000:x:{line}:::");
    let candidates = candidate_grid(true);
    for (text, format, line, column, reason) in [
        // Only a server knows the puzzle.
        ("https://sudokupad.app/abc123xyz".to_owned(), Some(SudokuPad), 1, 23, ShortId),
        ("https://sudokupad.app/some/name".to_owned(), Some(SudokuPad), 1, 23, ShortId),
        ("https://sudokupad.app/sudoku/abc".to_owned(), Some(SudokuPad), 1, 30, ShortId),
        ("https://sudokupad.app/?puzzleid=abc".to_owned(), Some(SudokuPad), 1, 33, ShortId),
        (
            "https://app.crackingthecryptic.com/sudoku/abcDEF".to_owned(),
            Some(SudokuPad),
            1,
            43,
            ShortId,
        ),
        (
            "https://app.crackingthecryptic.com/sudoku/?puzzleid=abcDEF&x".to_owned(),
            Some(SudokuPad),
            1,
            53,
            ShortId,
        ),
        ("Today: https://sudokupad.app/abc123xyz !".to_owned(), Some(SudokuPad), 1, 30, ShortId),
        ("https://sudoku.coach/en/s/JCDs".to_owned(), Some(SudokuCoach), 1, 27, ShortId),
        ("https://sudokupad.app/scfabc".to_owned(), Some(SudokuPad), 1, 23, ShortId),
        ("https://f-puzzles.com/?id=yhkyz63b".to_owned(), Some(FPuzzles), 1, 27, ShortId),
        ("https://www.f-puzzles.com/?id=".to_owned(), Some(FPuzzles), 1, 1, BrokenLink),
        ("https://tinyurl.com/y7jx8a2k".to_owned(), None, 1, 21, ShortId),
        ("https://tinyurl.com/".to_owned(), None, 1, 1, UnknownSite),
        // Links without a puzzle, or with one in another encoding.
        ("https://sudokupad.app/".to_owned(), Some(SudokuPad), 1, 23, BrokenLink),
        (
            format!("https://sudokupad.app/fpuz{}", "x".repeat(99)),
            Some(SudokuPad),
            1,
            23,
            BrokenLink,
        ),
        ("https://sudokupad.app/sclN4Ig1234567".to_owned(), Some(SudokuPad), 1, 26, BrokenLink),
        (
            format!("https://sudokupad.app/scf{}", "x".repeat(99)),
            Some(SudokuPad),
            1,
            23,
            UnknownEncoding,
        ),
        ("https://f-puzzles.com/".to_owned(), Some(FPuzzles), 1, 1, BrokenLink),
        ("https://sudoku.coach/en/play".to_owned(), Some(SudokuCoach), 1, 21, BrokenLink),
        ("https://www.sudokuwiki.org/sudoku.htm".to_owned(), Some(SudokuWiki), 1, 27, BrokenLink),
        (format!("{wiki}{}", &zeros[..80]), Some(SudokuWiki), 1, 122, cells(80)),
        (format!("{wiki}S9B4s010g091803064a4c281c1i2t"), Some(SudokuWiki), 1, 71, cells(13)),
        (format!("{wiki}S9B4s010g091803064a4c281c1i2"), Some(SudokuWiki), 1, 42, UnknownEncoding),
        (format!("{wiki}S9B{}", "00".repeat(81)), Some(SudokuWiki), 1, 42, UnknownEncoding),
        (format!("{wiki}S9B{}", "eq".repeat(81)), Some(SudokuWiki), 1, 42, UnknownEncoding),
        (format!("{wiki}{}", "vu".repeat(81)), Some(SudokuWiki), 1, 42, UnknownEncoding),
        (format!("{wiki}{}", "0".repeat(729)), Some(SudokuWiki), 1, 42, UnknownEncoding),
        (
            "https://sudokuexchange.com/play/?d=3".to_owned(),
            Some(SudokuExchange),
            1,
            27,
            BrokenLink,
        ),
        ("https://example.org/puzzle/1".to_owned(), None, 1, 1, UnknownSite),
        (format!("https://example.org/?q={LINE}"), None, 1, 1, UnknownSite),
        ("https://example.org/#p=123".to_owned(), Some(OwnLink), 1, 24, cells(3)),
        (format!("https://example.org/#p={LINE}&rules=x"), Some(OwnLink), 1, 112, UnknownRules),
        // HoDoKu
        (hodoku(&LINE[..80]), Some(Hodoku), 1, 89, cells(80)),
        (hodoku(&LINE.replacen("53", "5+.", 1)[..80]), Some(Hodoku), 1, 89, cells(79)),
        (hodoku(&LINE.replacen('7', "!", 1)), Some(Hodoku), 1, 13, unknown('!')),
        (format!(":0000:x:{LINE}:41a::"), Some(Hodoku), 1, 93, unknown('a')),
        (format!(":0000:x:{LINE}:410::"), Some(Hodoku), 1, 93, unknown('0')),
        (format!(":0000:x:{LINE}:41::"), Some(Hodoku), 1, 93, UnknownEncoding),
        (format!("{}\n{}\n", hodoku(LINE), hodoku(LINE)), Some(Hodoku), 2, 1, several(2, true)),
        // Candidates
        (candidates.replacen("5      ", "       ", 1), Some(CandidateGrid), 2, 66, row(1, 8)),
        (
            candidates.replacen("3      ", "33     ", 1),
            Some(CandidateGrid),
            2,
            11,
            RepeatedCandidate { digit: 3 },
        ),
        // OpenSudoku
        ("<html><body>x</body></html>".to_owned(), None, 1, 1, UnknownMarkup),
        ("<opensudoku></opensudoku>".to_owned(), None, 1, 1, UnknownMarkup),
        ("<opensudoku>\n<game/>".to_owned(), Some(OpenSudoku), 2, 1, Empty),
        (format!("<game data=\"{}\"/>", &zeros[..80]), Some(OpenSudoku), 1, 93, cells(80)),
        (
            format!("<game data=\"{}\"/>", zeros.replacen('7', "!", 1)),
            Some(OpenSudoku),
            1,
            17,
            unknown('!'),
        ),
        ("<game data=\"version: 9 0|0|\"/>".to_owned(), Some(OpenSudoku), 1, 13, UnknownEncoding),
        ("<game data=\"version: 3 0|0|1|\"/>".to_owned(), Some(OpenSudoku), 1, 13, cells(1)),
        (
            format!("<game data=\"{zeros}\"/>\n<game data=\"{zeros}\"/>"),
            Some(OpenSudoku),
            2,
            1,
            several(2, true),
        ),
        // .sdk
        (format!("[Puzzle]\n{short}"), Some(Sdk), 3, 9, row(2, 8)),
        (format!("[State]\n{rows}"), Some(Sdk), 1, 1, MissingSection),
        // Rows with remarks
        (format!("#AName\n{short}"), Some(Rows), 3, 9, row(2, 8)),
        (format!("Puzzle of the day!\n\n{short}"), Some(Rows), 4, 9, row(2, 8)),
        // Several puzzles
        (format!("{LINE}\n{other}\n"), Some(Rows), 2, 1, several(2, true)),
        (format!("# a list\n{LINE}\n{LINE}\n\n{LINE} x\n"), Some(Rows), 3, 1, several(3, true)),
        (format!("{rows}\n{rows}"), Some(Rows), 11, 1, several(2, false)),
        (format!("One:\n{rows}Two:\n{rows}Three:\n{rows}"), Some(Rows), 12, 1, several(3, false)),
    ] {
        let error = read(&text).err().unwrap_or_else(|| panic!("read: {text}"));
        assert_eq!((error.line, error.column, error.reason), (line, column, reason), "{text}");
        assert_eq!(error.format, format, "{text}");
    }
}

fn digits(digits: &[u8]) -> DigitSet {
    digits.iter().filter_map(|&digit| Digit::new(digit)).collect()
}

/// Returns what is entered in the third and the fourth cell, which are empty in [`LINE`].
fn entered(reading: &Reading) -> [CellInput; 2] {
    [reading.input[2], reading.input[3]]
}

#[test]
fn digits_and_marks_come_with_the_puzzle() {
    let four = CellInput { digit: Digit::new(4), ..CellInput::default() };
    let corner = CellInput { corner: digits(&[1, 2]), ..CellInput::default() };
    let center = CellInput { center: digits(&[2, 6]), ..CellInput::default() };
    let both = CellInput { corner: digits(&[1, 2]), ..center };

    let fill = |json: &str, empty: &str, cells: [&str; 2]| {
        let (before, after) = json.split_once(&format!("{empty},{empty}")).unwrap();
        format!("{before}{},{}{after}", cells[0], cells[1])
    };
    let marks = r#"{"cornerPencilMarks":[1,2],"centerPencilMarks":[2,6]}"#;
    let json = fill(&f_puzzles_json(), "{}", [r#"{"value":4}"#, marks]);
    for prefix in ["https://f-puzzles.com/?load=", "https://sudokupad.app/fpuz"] {
        let reading = read(&format!("{prefix}{}", pack(&json))).unwrap();
        assert_eq!(formats::line(&reading.givens), LINE);
        assert_eq!(entered(&reading), [four, both]);
    }

    let marks = r#"{"pencilMarks":[1,2],"centremarks":[2,"6"]}"#;
    let json = fill(&sudoku_pad_json(""), "{}", [r#"{"value":4,"given":false}"#, marks]);
    let reading = read(&format!("https://sudokupad.app/scl{}", escaped(&json))).unwrap();
    assert_eq!((formats::line(&reading.givens).as_str(), entered(&reading)), (LINE, [four, both]));

    let placed = LINE.replacen("53..", "53+4.", 1);
    let reading = read(&format!(":0000:x:{placed}:::")).unwrap();
    assert_eq!(
        (formats::line(&reading.givens).as_str(), entered(&reading)),
        (LINE, [four, CellInput::default()])
    );
    // Candidates appear once one of them is deleted: 2 and 6 are left in the fourth cell.
    let reading = read(&format!(":0000:x:{placed}:914 513 ::")).unwrap();
    assert_eq!(entered(&reading), [four, center]);
    let reading = read(&format!(":0000:x:{LINE}:113::")).unwrap();
    assert_eq!(
        entered(&reading),
        [CellInput { center: digits(&[2, 4]), ..four }, center]
            .map(|input| CellInput { digit: None, ..input })
    );

    let reading = read(&candidate_grid(true).replacen("124 ", "u4  ", 1)).unwrap();
    assert_eq!(
        (formats::line(&reading.givens).as_str(), entered(&reading)),
        (LINE, [four, center])
    );

    for (version, third, fourth, marks) in [
        (1, "4|-|1|", "0|1,2,|1|", corner),
        (2, "4|0||1|", "0|3||1|", corner),
        (3, "4|0|1|", "0|3|1|", corner),
        (4, "4|0|0|1|", "0|3|34|1|", both),
        (5, "4|0|0|0|1|", "0|3|34|0|1|", both),
    ] {
        let fields = match version {
            1 => "-|",
            2 => "0||",
            3 => "0|",
            4 => "0|0|",
            _ => "0|0|0|",
        };
        let empty = format!("0|{fields}1|");
        let data = open_sudoku_data(version, fields);
        let data = data.replacen(&format!("{empty}{empty}"), &format!("{third}{fourth}"), 1);
        let reading = read(&format!("<game data=\"{data}\"/>")).unwrap();
        assert_eq!(formats::line(&reading.givens), LINE, "{data}");
        assert_eq!(entered(&reading), [four, marks], "{data}");
    }

    let state = LINE.replacen("53..", "534.", 1);
    let pencil = candidate_grid(false).replacen("124 ", "4   ", 1);
    let text =
        format!("[Puzzle]\n{}[State]\n{}[PencilMarks]\n{pencil}", in_rows(LINE), in_rows(&state));
    let reading = read(&text).unwrap();
    assert_eq!(
        (formats::line(&reading.givens).as_str(), entered(&reading)),
        (LINE, [four, center])
    );
    assert!(reading.extras.is_empty());
}

#[test]
fn rules_of_sudoku_pad_are_read_or_named() {
    let link = |entries: &str| {
        read(&format!("https://sudokupad.app/scl{}", escaped(&abbreviated_json(entries)))).unwrap()
    };
    let cell = |row, column| Cell::at(Shape::Nine, row, column).unwrap();
    let reading = link(
        ",ca:[{ce:[[0,0],[0,1]],v:10,style:'killer',unique:t},{ce:[[1,0],[1,1]],unique:t},\
         {ce:[[0,0],[0,1],[0,2],[0,3],[0,4],[0,5],[0,6],[0,7],[0,8]],unique:t,type:'rowcol'},\
         {v:'rules: none'}],metadata:{antiknight:t}",
    );
    let mut rules = Rules::classic(Shape::Nine);
    rules.set(Variant::AntiKnight, true);
    rules.add_cage(vec![cell(0, 0), cell(0, 1)], Some(10)).unwrap();
    rules.add_cage(vec![cell(1, 0), cell(1, 1)], None).unwrap();
    assert_eq!(reading.rules, rules);
    assert!(reading.left_out.is_empty());
    assert_eq!(reading.extras, [Extra::Text]);

    let reading = link(
        ",l:[{wp:[[0,1]],c:12ab34,th:5}],a:[{w:1}],ca:[{ce:[[0,0]],v:'x'}],metadata:{rules:'Arrows.'},foglight:[[1,1]]",
    );
    assert!(reading.rules.is_classic());
    assert_eq!(reading.left_out.names, ["cages", "lines", "arrows", "foglight", "rules"]);

    let mut regions = Regions::boxes(Shape::Nine);
    regions.swap(2, 3);
    let listed: Vec<String> = (0..9)
        .map(|region| {
            let cells =
                Shape::Nine.cells().filter(|cell| regions[cell.index()] == Region::new(region));
            let cells = cells
                .map(|cell| format!("[{},{}]", cell.row(Shape::Nine), cell.column(Shape::Nine)));
            format!("[{}]", cells.collect::<Vec<_>>().join(","))
        })
        .collect();
    let reading = link(&format!(",re:[{}]", listed.join(",")));
    let mut rules = Rules::classic(Shape::Nine);
    rules.set_regions(regions).unwrap();
    assert_eq!(reading.rules, rules);

    let refused = |entries: &str| {
        read(&format!("https://sudokupad.app/scl{}", escaped(&abbreviated_json(entries))))
            .unwrap_err()
            .reason
    };
    assert_eq!(refused(",re:[[[0,0]]]"), Reason::UnusableRegions);
    assert_eq!(refused(",ca:[{ce:[[0,0]],v:99,style:'killer'}]"), Reason::UnusableCage { cage: 1 });
    assert_eq!(refused(",ca:["), Reason::BrokenLink);
}

#[test]
fn own_links_bring_their_rules() {
    let reading = read(&format!("https://example.org/#p={LINE}&rules=knight.cage-9-1112")).unwrap();
    assert!(reading.rules.has(Variant::AntiKnight));
    assert_eq!(reading.rules.cages().len(), 1);
}

#[test]
fn input_in_a_cell_with_a_given_is_dropped() {
    let all = open_sudoku_data(4, "511|511|");
    let reading = read(&format!("<game data=\"{all}\"/>")).unwrap();
    for (cell, given) in reading.givens.iter() {
        assert_eq!(reading.input[cell.index()].is_empty(), given.is_some());
    }
}

fn colors(numbers: &[u8]) -> ColorSet {
    numbers.iter().filter_map(|&number| Color::new(number)).collect()
}

/// Returns the colors of the first cells, and what else is not read.
fn colors_read(text: &str) -> (Vec<ColorSet>, Vec<Extra>) {
    let reading = read(text).unwrap();
    (reading.input.iter().take(3).map(|input| input.colors).collect(), reading.extras)
}

#[test]
fn colors_of_other_programs_become_the_closest_of_ours() {
    let empty_row = "[{},{},{},{}]";
    for (first, second, extras) in [
        (r##""c":"#FFA0A0""##, vec![1], vec![]),
        (r##""highlight":"#60D060""##, vec![4], vec![]),
        (r##""c":"#FFFFFF","highlight":null"##, vec![], vec![]),
        (r##""c":"#8080F0","cArray":["#8080F0","#A8A8A8"]"##, vec![6, 9], vec![]),
        (r##""cArray":["#8080F0"],"highlightArray":["#FF80FF","#f00"]"##, vec![1, 6, 8], vec![]),
        (r#""highlight":3"#, vec![], vec![Extra::Colors]),
        (r##""c":"blue","highlight":"#FFFFB0""##, vec![3], vec![Extra::Colors]),
    ] {
        // A cell with a given has colors, too.
        let cells =
            format!(r#"{{{first}}},{{"value":1,"given":true,{first}}},{{"value":2,{first}}}"#);
        let rows = format!("[{cells},{{}}],{empty_row},{empty_row},{empty_row}");
        let json = format!("{{\"size\":4,\"grid\":[{rows}]}}");
        let (read, others) = colors_read(&json);
        let second = if second.is_empty() { vec![] } else { vec![colors(&second); 3] };
        let read = if read.iter().all(|it| it.is_empty()) { vec![] } else { read };
        assert_eq!((read, others), (second, extras), "{json}");
    }
}

#[test]
fn colors_in_the_json_of_sudoku_pad_are_read() {
    let rest = "[,,,],[,,,],[,,,]";
    for (cells, first, extras) in [
        ("[{c:FFA0A0},{v:1,color:'#a0e8a0'},{highlight:['#C8A0FF','#C0C0C0']},]", [1, 4], vec![]),
        ("[{c:FFA0A0},{c:#F,highlight:0000FF},,]", [1, 6], vec![]),
        ("[{c:FFA0A0},{c:[4,'#f0f']},,]", [1, 8], vec![Extra::Colors]),
    ] {
        let link =
            format!("https://sudokupad.app/scl{}", escaped(&format!("{{ce:[{cells},{rest}]}}")));
        let (read, others) = colors_read(&link);
        assert_eq!((&read[..2], others), (&first.map(|it| colors(&[it]))[..], extras), "{cells}");
    }
}

#[test]
fn colors_are_written_where_the_program_looks_for_them() {
    let givens = read("1.....2..3.....4").unwrap().givens;
    let rules = Rules::classic(givens.shape());
    let input = |cell: Cell| CellInput {
        colors: colors([&[2_u8][..], &[1, 9], &[]][cell.index().min(2)]),
        ..CellInput::default()
    };
    let json = |link: &str, prefix: &str| {
        let payload = link.strip_prefix(prefix).unwrap();
        let payload = payload.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
        String::from_utf16(&lz_str::decompress_from_base64(&payload).unwrap()).unwrap()
    };
    let f_puzzles = formats::f_puzzles_with_input(&givens, &rules, input);
    let cells = json(&f_puzzles, "https://f-puzzles.com/?load=");
    let expected = r##"[[{"value":1,"given":true,"highlight":"#FFC080"},{"highlight":"#FFA0A0","highlightArray":["#FFA0A0","#C0C0C0"]},{},{}],"##;
    assert!(cells.contains(expected), "{cells}");
    let sudoku_pad = formats::sudoku_pad(&givens, &rules, input);
    let cells = json(&sudoku_pad, "https://sudokupad.app/fpuzzles");
    let expected = expected.replace("highlightArray", "cArray").replace("highlight", "c");
    assert!(cells.contains(&expected), "{cells}");
}

/// A board with rules, and what a user entered on it.
type Board = (Givens, Rules, Vec<CellInput>);

fn board(shape: Shape) -> impl Strategy<Value = Board> {
    let size = shape.size() as u8;
    let bits = (1_u32 << size) - 1;
    let cell = (0_u8..6, 1..=size, 0..=bits, 0..=bits, 0_u16..4 << 9);
    let cells = prop::collection::vec(cell, shape.cell_count());
    let cages = prop::collection::vec((0..shape.cell_count() - 1, any::<bool>()), 0..4);
    let variants = prop::array::uniform5(any::<bool>());
    (cells, variants, cages, any::<bool>()).prop_map(move |(cells, variants, cages, jigsaw)| {
        let set = |bits: u32| -> DigitSet {
            shape.digits().filter(|digit| bits >> digit.index() & 1 == 1).collect()
        };
        let (mut givens, mut input) = (Givens::empty(shape), Vec::new());
        for (cell, (kind, digit, corner, center, colors)) in shape.cells().zip(cells) {
            let is_colored = colors >> 9 > 1;
            let digit = Digit::new(digit);
            let (mut entered, has) = (CellInput::default(), |wanted: u8| kind == wanted);
            if has(0) || has(1) {
                givens.set(cell, digit);
            }
            entered.digit = digit.filter(|_| has(2));
            entered.corner = if has(3) || has(5) { set(corner) } else { entered.corner };
            entered.center = if has(4) || has(5) { set(center) } else { entered.center };
            // Half of the cells have no color.
            let colors = Color::ALL.into_iter().filter(|&it| colors >> (it.number() - 1) & 1 == 1);
            entered.colors = colors.filter(|_| is_colored).collect();
            input.push(entered);
        }
        let mut rules = Rules::classic(shape);
        for (variant, on) in Variant::ALL.into_iter().zip(variants) {
            rules.set(variant, on);
        }
        let mut regions = Regions::boxes(shape);
        if jigsaw {
            regions.swap(0, shape.cell_count() - 1);
        }
        rules.set_regions(regions).unwrap();
        let all: Vec<Cell> = shape.cells().collect();
        for (start, has_total) in cages {
            rules.add_cage(all[start..start + 2].to_vec(), has_total.then_some(5)).unwrap();
            rules.add_thermometer(vec![all[start + 1], all[start]]).unwrap();
        }
        (givens, rules, input)
    })
}

/// Returns input without the parts that a format has no place for.
fn kept(input: &[CellInput], keep: impl Fn(CellInput) -> CellInput) -> Vec<CellInput> {
    let kept: Vec<CellInput> = input.iter().map(|&input| keep(input)).collect();
    if kept.iter().all(CellInput::is_empty) { Vec::new() } else { kept }
}

/// Returns the center marks that a line of HoDoKu keeps: those that are candidates, and all
/// candidates of a cell without marks, if a candidate of any cell is deleted.
fn hodoku_input(givens: &Givens, input: &[CellInput]) -> Vec<CellInput> {
    let shape = Shape::Nine;
    let board: Vec<Option<Digit>> =
        givens.iter().map(|(cell, given)| given.or(input[cell.index()].digit)).collect();
    let candidates = |cell: Cell| -> DigitSet {
        let sees = |other: Cell| {
            other.row(shape) == cell.row(shape)
                || other.column(shape) == cell.column(shape)
                || other.box_index(shape) == cell.box_index(shape)
        };
        let seen =
            shape.cells().filter(|&other| sees(other)).filter_map(|other| board[other.index()]);
        shape.all_digits().without(seen.collect())
    };
    let mut is_deleted = false;
    let mut kept = Vec::new();
    for cell in shape.cells() {
        let CellInput { digit, center, .. } = input[cell.index()];
        let mut left = CellInput { digit, ..CellInput::default() };
        if board[cell.index()].is_none() {
            let all = candidates(cell);
            left.center = if center.is_empty() { all } else { all.intersection(center) };
            is_deleted |= left.center != all;
        }
        kept.push(left);
    }
    if !is_deleted {
        kept.iter_mut().for_each(|input| input.center = DigitSet::default());
    }
    kept
}

fn check(text: &str, format: Format, (givens, rules): (&Givens, &Rules), input: &[CellInput]) {
    let reading = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let expected = Reading {
        rules: rules.clone(),
        input: if input.iter().all(CellInput::is_empty) { Vec::new() } else { input.to_vec() },
        alphabet: reading.alphabet,
        ..Reading::new(format, givens.clone())
    };
    assert_eq!(reading, expected, "{text}");
}

#[test]
fn nothing_that_a_format_can_carry_is_lost() {
    write_and_read(300);
}

#[test]
#[ignore = "takes minutes"]
fn nothing_is_lost_of_ten_thousand_boards() {
    write_and_read(10_000);
}

/// Writes random boards in every format and reads them again.
fn write_and_read(board_count: u32) {
    let config = ProptestConfig {
        cases: board_count,
        rng_seed: RngSeed::Fixed(20_261_122),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let shapes = prop::sample::select(vec![
        Shape::Four,
        Shape::Six,
        Shape::Nine,
        Shape::Nine,
        Shape::Nine,
        Shape::Nine,
        Shape::Nine,
        Shape::Nine,
        Shape::Nine,
        Shape::Sixteen,
    ]);
    let boards = shapes.prop_flat_map(board);
    TestRunner::new(config)
        .run(&boards, |(givens, rules, input)| {
            let at = |cell: Cell| input[cell.index()];
            let none = |_: Cell| CellInput::default();
            let full = (&givens, &rules);
            check(
                &formats::f_puzzles_with_input(&givens, &rules, at),
                Format::FPuzzles,
                full,
                &input,
            );
            check(&formats::sudoku_pad(&givens, &rules, at), Format::SudokuPad, full, &input);
            let classic = Rules::classic(givens.shape());
            let plain = (&givens, &classic);
            check(&formats::line(&givens), Format::Line, plain, &[]);
            let Some(file) = formats::open_sudoku(&givens, at) else {
                assert_ne!(givens.shape(), Shape::Nine);
                return Ok(());
            };
            let uncolored = kept(&input, |input| CellInput { colors: ColorSet::EMPTY, ..input });
            check(&file, Format::OpenSudoku, plain, &uncolored);
            check(&formats::open_sudoku(&givens, none).unwrap(), Format::OpenSudoku, plain, &[]);
            let digits =
                kept(&input, |input| CellInput { digit: input.digit, ..CellInput::default() });
            let format = if digits.is_empty() { Format::Rows } else { Format::Sdk };
            check(&formats::sdk(&givens, at).unwrap(), format, plain, &digits);
            check(&formats::sdk(&givens, none).unwrap(), Format::Rows, plain, &[]);
            let candidates = hodoku_input(&givens, &input);
            check(&formats::hodoku(&givens, at).unwrap(), Format::Hodoku, plain, &candidates);
            check(&formats::hodoku(&givens, none).unwrap(), Format::Hodoku, plain, &[]);
            Ok(())
        })
        .unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2_000, ..Default::default() })]

    #[test]
    fn no_text_in_these_formats_panics(
        text in prop::sample::select(vec![
            format!("https://sudokupad.app/scl{}", escaped(&abbreviated_json(",re:[[[0,0]]],ca:[{ce:[[0,0]],v:3}]"))),
            format!("https://example.org/#p={LINE}&rules=knight&view=watch"),
            format!(":0000:x:{LINE}:113 514::"),
            format!("<opensudoku><game data=\"{}\"/></opensudoku>", open_sudoku_data(4, "3|0|")),
            format!("[Puzzle]\n{LINE}\n[State]\n{LINE}\n[PencilMarks]\n"),
            format!("# title\n{LINE} {SOLUTION}\n{LINE}"),
            candidate_grid(true),
        ]),
        at in any::<prop::sample::Index>(),
        removed_len in 0..9_usize,
        inserted in "[-+0-9u:|.,<>/&#=\\[\\]'\"\\\\a-z é\n\t\r]{0,6}",
    ) {
        let mut letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        let end = (at + removed_len).min(letters.len());
        letters.splice(at..end, inserted.chars());
        let text: String = letters.into_iter().collect();
        if let Err(error) = read(&text) {
            let lines = text.replace("\r\n", "\n").replace('\r', "\n");
            let line = lines.split('\n').nth(error.line - 1);
            prop_assert!(line.is_some_and(|line| error.column <= line.chars().count() + 1), "{} {}", error, text);
        }
    }

    #[test]
    fn no_abbreviated_json_panics(json in "[{}\\[\\],:a-f0-9t'\"\\\\#. -]{0,80}") {
        let _ = read(&format!("https://sudokupad.app/scl{}", escaped(&format!("{{ce:{json}}}"))));
    }
}

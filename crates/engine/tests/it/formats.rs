//! Puzzles as text: reading, errors with their positions, and writing.

use proptest::prelude::*;
use sudoku_engine::board::{Digit, Givens, Grid, Shape};
use sudoku_engine::formats::{
    self, Alphabet, Format, NotText, ReadError, Reason, Utf16, read, rules_code,
};

/// The board in every 4x4 example below.
const FOUR: &str = "1.....2..3.....4";

/// The puzzle that the article's programs solve, and its solution.
const ARTICLE: &str =
    "000006201070510560006080059120000000080940500590000000001050073030460080000003604";
const ARTICLE_SOLUTION: &str =
    "845796231379512468216384759124635897683947512597821346461258973732469185958173624";

/// The puzzle of the O2 tutorial.
const O2: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[track_caller]
fn assert_reads(text: &str, format: Format, expected: &str) {
    let reading = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    let read = (reading.format, reading.alphabet, formats::line(&reading.givens));
    assert_eq!(read, (format, Alphabet::FromOne, expected.replace('0', ".")), "{text:?}");
}

/// Returns an error without the format that the text seems to be in.
fn place(error: ReadError) -> (usize, usize, Reason) {
    (error.line, error.column, error.reason)
}

#[track_caller]
fn assert_error(text: &str, line: usize, column: usize, reason: Reason) {
    assert_eq!(read(text).map_err(place), Err((line, column, reason)), "{text:?}");
}

#[test]
fn every_empty_character_is_an_empty_cell() {
    for empty in "0.*_-xX? \u{a0}".chars() {
        let line = FOUR.replace('.', &empty.to_string());
        assert_reads(&line, Format::Line, FOUR);
        assert_reads(&in_rows(&line, 4), Format::Rows, FOUR);
        let line = O2.replace('.', &empty.to_string());
        assert_reads(&line, Format::Line, O2);
        assert_reads(&in_rows(&line, 9), Format::Rows, O2);
        assert_reads(&in_rows(&line, 9).replace('\n', "\r\n"), Format::Rows, O2);
    }
}

fn in_rows(line: &str, size: usize) -> String {
    let cells: Vec<char> = line.chars().collect();
    cells.chunks(size).map(|row| row.iter().collect::<String>() + "\n").collect()
}

#[test]
fn a_line_may_be_grouped_and_wrapped() {
    for text in [
        "1... ..2. .3.. ...4",
        "1...,..2.,.3..,...4",
        "1...|..2.|.3..|...4",
        "\u{feff}  1.....2..3.....4  \r\n\r\n",
        "\"1.....2..3.....4\",",
        "1.....2.\n.3.....4",
        "1.....2..3\n.....4",
        "+--+--+ |10|00| |00|20| +--+--+ |03|00| |00|04| +--+--+",
        "1.....2.\u{200b}.3.....4\u{a0}",
    ] {
        assert_reads(text, Format::Line, FOUR);
    }
    let grouped: Vec<String> = in_rows(O2, 9).lines().map(str::to_owned).collect();
    assert_reads(&grouped.join(" "), Format::Line, O2);
    assert_reads(&grouped.join("\t"), Format::Line, O2);
}

#[test]
fn rows_may_be_quoted_and_spaced() {
    for text in [
        "1...\n..2.\n.3..\n...4",
        "\n\n  1...\n  ..2.\n\n  .3..\n  ...4\n\n",
        "1...\r..2.\r.3..\r...4\r",
        "'1000',\n'0020',\n'0300',\n'0004'",
        "“1000”\n“0020”\n“0300”\n“0004”",
        "\"1   \",\n\"  2 \",\n\" 3  \",\n\"   4\"",
        "1 0 0 0\n0 0 2 0\n0 3 0 0\n0 0 0 4",
        "1\u{a0}0  00\n00\u{a0} 20\n03 00\n00 04",
        "10,00\n00,20\n03,00\n00,04",
    ] {
        assert_reads(text, Format::Rows, FOUR);
    }
}

#[test]
fn dashes_are_cells_or_rules_depending_on_their_number() {
    assert_reads("1---\n--2-\n----\n---4", Format::Rows, "1.....2........4");
    assert_reads("----\n----\n----\n----", Format::Rows, "................");
    assert_reads("----------------", Format::Line, "................");
    assert_reads("1...\n..2.\n----\n.3..\n...4", Format::Rows, FOUR);
    assert_reads("1-|--\n--|2-\n-----\n-3|--\n--|-4", Format::Boxed, FOUR);
    assert_reads("--|--\n--|2-\n--+--\n-3|--\n--|-4", Format::Boxed, "......2..3.....4");
    assert_reads("- - | - -\n- - | 2 -\n- 3 | - -\n- - | - 4", Format::Boxed, "......2..3.....4");
}

#[test]
fn boxes_may_be_drawn_in_many_ways() {
    for text in [
        "+--+--+\n|10|00|\n|00|20|\n+--+--+\n|03|00|\n|00|04|\n+--+--+\n",
        "*-----*\n|1.|..|\n|..|2.|\n|--+--|\n|.3|..|\n|..|.4|\n*-----*",
        ".-----.-----.\n| 1 . | . . |\n| . . | 2 . |\n:-----+-----:\n| . 3 | . . |\n| . . | . 4 |\n'-----'-----'",
        "1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . 4",
        "1 . | . .\n. . | 2 .\n---------\n. 3 | . .\n. . | . 4",
        "╔══╦══╗\n║1.║..║\n║..║2.║\n╠══╬══╣\n║.3║..║\n║..║.4║\n╚══╩══╝",
        "|1 |  |\n|  |2 |\n|--+--|\n| 3|  |\n|  | 4|",
        "| 1   |     |\n|     | 2   |\n|-----+-----|\n|   3 |     |\n|     |   4 |",
        "| 1 |   |   |   |\n|---|---|---|---|\n|   |   | 2 |   |\n|   | 3 |   |   |\n|   |   |   | 4 |",
        "╔═══╤═══╦═══╤═══╗\n║ 1 │   ║   │   ║\n╟───┼───╫───┼───╢\n║   │   ║ 2 │   ║\n╠═══╪═══╬═══╪═══╣\n║   │ 3 ║   │   ║\n║   │   ║   │ 4 ║\n╚═══╧═══╩═══╧═══╝",
    ] {
        assert_reads(text, Format::Boxed, FOUR);
    }
    let six = "1.....\n......\n.2....\n......\n..3...\n.....6";
    let drawn = "+---+---+\n|1  |   |\n|   |   |\n+---+---+\n| 2 |   |\n|   |   |\n+---+---+\n|  3|   |\n|   |  6|\n+---+---+";
    assert_reads(drawn, Format::Boxed, &six.replace('\n', ""));
}

#[test]
fn nine_by_nine_boxes_with_spaces_between_the_digits() {
    let rule = "------+-------+------";
    let mut text = String::new();
    for (index, row) in in_rows(O2, 9).lines().enumerate() {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|cells| cells.join(" ")).collect();
        let rule = if index % 3 == 0 { rule } else { "" };
        text += &format!("{rule}\n| {} |\r\n", boxes.join(" | "));
    }
    assert_reads(&text, Format::Boxed, O2);
    assert_reads(&text.replace('.', "-"), Format::Boxed, O2);
    assert_reads(&text.replace('.', " "), Format::Boxed, O2);
}

#[test]
fn arrays_of_many_languages_are_read() {
    for text in [
        "[[1, 0, 0, 0], [0, 0, 2, 0], [0, 3, 0, 0], [0, 0, 0, 4]]",
        "[[1,null,null,0],[0,0,2,0],[0,3,0,0],[0,0,0,4],]",
        "board = [[1, None, None, 0],\n  [0, 0, 2, 0], # the second\n  [0, 3, 0, 0],\n  [0, 0, 0, 4]]\nprint(board[0])",
        "let grid: [[u8; 4]; 4] = [[1, 0, 0, 0], [0, 0, 2, 0], [0, 3, 0, 0], [0, 0, 0, 4]];\nfn main() { solve(&grid); }",
        "int board[4][4] = {\n  {1, 0, 0, 0}, // row 1\n  {0, 0, 2, 0},\n  {0, 3, 0, 0}, /* row 3 */\n  {0, 0, 0, 4},\n};",
        "var b = new int[][] { new int[] {1,0,0,0}, {0,0,2,0}, {0,3,0,0}, {0,0,0,4} };",
        "var b = new List<List<int>> { new() {1,0,0,0}, new List<int> {0,0,2,0}, new() {0,3,0,0}, new() {0,0,0,4} };",
        "board := [4][4]int{{1,0,0,0},{0,0,2,0},{0,3,0,0},{0,0,0,4}}",
        "vec![vec![1,0,0,0], vec![0,0,2,0], vec![0,3,0,0], vec![0,0,0,4]]",
        "arrayOf(intArrayOf(1,0,0,0), intArrayOf(0,0,2,0), intArrayOf(0,3,0,0), intArrayOf(0,0,0,4))",
        "np.array([[1 0 0 0]\n [0 0 2 0]\n [0 3 0 0]\n [0 0 0 4]])",
        "[['1','.','.','.'],['.','.','2','.'],['.','3','.','.'],['.','.','.','4']]",
        "[[\"1\",\"\",\" \",\"\"],[\"\",\"\",\"2\",\"\"],[\"\",\"3\",\"\",\"\"],[\"\",\"\",\"\",\"4\"]]",
        "[1,0,0,0, 0,0,2,0, 0,3,0,0, 0,0,0,4]",
        "[1,0,0,0],\n[0,0,2,0],\n[0,3,0,0],\n[0,0,0,4]",
        "problem(1, [[1,_,_,_],[_,_,2,_],[_,3,_,_],[_,_,_,4]]).",
        "{\"size\": 4, \"grid\": [[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]}",
        "\"[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]\"",
        "[1000, 0020, 0300, 0004]",
        "('1000', \"0020\",\n '0300', \"0004\")",
        "['1   ', '  2 ', ' 3  ', '   4']",
        "s = '''\n1...\n..2.\n.3..\n...4\n'''",
        "const s = `\n+--+--+\n|1.|..|\n|..|2.|\n+--+--+\n|.3|..|\n|..|.4|\n+--+--+`;",
        "let s = \"1.....2..3.....4\";",
        "{\"board\": \"1.....2..3.....4\"}",
        "puzzles['easy'] = \"1.....2..3.....4\"",
        "S[1] := \"1000\"\nS[2] := \"0020\"\nS[3] := \"0300\"\nS[4] := \"0004\"\nprint(S[1])",
    ] {
        assert_reads(text, Format::Arrays, FOUR);
    }
}

#[test]
fn the_nine_strings_of_the_article_are_read() {
    let rows: Vec<String> = in_rows(ARTICLE, 9).lines().map(|row| format!("\"{row}\"")).collect();
    assert_reads(&rows.join(",\n"), Format::Rows, ARTICLE);
    assert_reads(&format!("({})", rows.join(", ")), Format::Arrays, ARTICLE);
    assert_reads(&format!("табл = [{}];", rows.join(",\n")), Format::Arrays, ARTICLE);
}

#[test]
fn fields_may_be_separated_by_commas_semicolons_tabs_or_spaces() {
    for text in [
        "1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4",
        "1,0, 0,0,\n0,0, 2,0,\n0,3, 0,0,\n0,0, 0,4,\n",
        "1,,,\n,,2,\n,3,,\n,,,4",
        "1,,,\r\n,,2,\r\n,3,,\r\n,,,4\r\n",
        "1\t\t\t\n\t\t2\t\n\t3\t\t\n\t\t\t4\n",
        "1;;;\n;;2;\n;3;;\n;;;4\n",
        "\"1\",\"\",\"\",\"\"\n\"\",\"\",\"2\",\"\"\n,3,,\n,,,4",
        "1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4",
        "1,0,0,0;0,0,2,0;0,3,0,0;0,0,0,4",
    ] {
        assert_reads(text, Format::CommaRows, FOUR);
    }
    // An empty row from a spreadsheet consists of tabs only, and is a row like any other.
    assert_reads("\t\t\t\n\t\t2\t\n\t3\t\t\n\t\t\t\n", Format::CommaRows, "......2..3......");
    let o2 = in_rows(O2, 9).lines().map(spread).collect::<Vec<_>>().join("\n");
    assert_reads(&o2, Format::CommaRows, O2);
    assert_reads(&o2.replace('.', ""), Format::CommaRows, O2);
    assert_reads(&o2.replace('.', "").replace(',', "\t"), Format::CommaRows, O2);
}

fn spread(row: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(",")
}

#[test]
fn sixteen_by_sixteen_in_letters_and_numbers() {
    let line = "123456789ABCDEFG".to_owned() + &".".repeat(240);
    assert_reads(&line.to_lowercase(), Format::Line, &line);
    let numbers: Vec<String> = (1..=16).map(|number| number.to_string()).collect();
    let empty = ["0"; 16];
    let text = |separator: &str| {
        let mut rows = vec![numbers.join(separator)];
        rows.extend(std::iter::repeat_n(empty.join(separator), 15));
        rows.join("\n")
    };
    for separator in [",", "\t", ";", "  "] {
        assert_reads(&text(separator), Format::CommaRows, &line);
    }
    let arrays = format!("[[{}]]", text(",").replace('\n', "],["));
    assert_reads(&arrays, Format::Arrays, &line);
}

#[test]
fn zero_is_a_digit_if_it_cannot_be_an_empty_cell() {
    let reading = read(&("0123456789ABCDEF".to_owned() + &".".repeat(240))).unwrap();
    assert_eq!(reading.alphabet, Alphabet::FromZero);
    assert!(formats::line(&reading.givens).starts_with("123456789ABCDEFG...."));
    // Zero is an empty cell if there is a 16, or if no other character marks empty cells.
    let from_one = ["0123456789ABCDEG".to_owned() + &".".repeat(240), "01".repeat(128)];
    for text in from_one {
        assert_eq!(read(&text).unwrap().alphabet, Alphabet::FromOne, "{text}");
    }
    assert_reads(&FOUR.replacen('.', "0", 3), Format::Line, FOUR);
}

#[test]
fn clashes_are_read() {
    assert_reads("1111111111111111", Format::Line, "1111111111111111");
}

#[test]
fn errors_have_a_reason_and_a_position() {
    use Reason::*;
    let short = |row, found, expected| RowTooShort { row, found, expected };
    let long = |row, found, expected| RowTooLong { row, found, expected };
    let rows = |found, expected| WrongRowCount { found, expected };
    let cells = |found| WrongCellCount { found };
    let large = |digit, size| DigitTooLarge { digit, size };
    for (text, line, column, reason) in [
        ("", 1, 1, Empty),
        (" \r\n\t\n", 1, 1, Empty),
        ("+--+--+\n", 1, 1, Empty),
        ("hello", 1, 1, UnknownCharacter { character: 'h' }),
        ("1234\r\n34!2\r\n2143\r\n4321", 2, 3, UnknownCharacter { character: '!' }),
        ("\u{feff}1234ж", 1, 5, UnknownCharacter { character: 'ж' }),
        ("1234\n3412\n214\n4321", 3, 4, short(3, 3, 4)),
        ("1234\n34123\n2143\n4321", 2, 5, long(2, 5, 4)),
        ("|12|34|\n|34|1|\n+--+--+\n|21|43|\n|43|21|", 2, 7, short(2, 3, 4)),
        ("1234\n3412\n2143\n\n", 3, 5, rows(3, 4)),
        ("1234\n3412\n2143\n4321\n1234\n3412", 5, 1, rows(6, 4)),
        ("1---\n----\n2-3\n----", 3, 4, short(3, 3, 4)),
        ("1234341. 2143432\n", 1, 17, cells(15)),
        ("1234 3410 21434", 1, 16, cells(13)),
        ("1234\n3412\n21. \n4321", 3, 4, short(3, 3, 4)),
        ("|1 |34|\n|34|. |\n|21|43|\n|43|21|", 1, 8, short(1, 3, 4)),
        ("1234341221434325", 1, 16, large(5, 4)),
        ("1234\n3412\n2A43\n4321", 3, 2, large(10, 4)),
        ("1,0,0,0\n0,0,2\n0,3,0,0\n0,0,0,4", 2, 6, short(2, 3, 4)),
        ("1,0,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4", 1, 9, long(1, 5, 4)),
        ("1,0,0,0\n0,0,17,0\n0,3,0,0\n0,0,0,4", 2, 5, large(17, 4)),
        ("1,0,0,0\n0,0, z,0\n0,3,0,0\n0,0,0,4", 2, 6, UnknownCharacter { character: 'z' }),
        ("1\t\t\t\n\t\t2\n\t3\t\t\n\t\t\t4", 2, 4, short(2, 3, 4)),
        ("[[1,0,0,0],[0,0,2],[0,3,0,0],[0,0,0,4]]", 1, 18, short(2, 3, 4)),
        ("[[1,0,0,0],\n[0,0,2,0],\n[0,3,0,0]]", 3, 11, rows(3, 4)),
        ("[[1,0,0,0],[0,0,99999999999,0],[0,3,0,0],[0,0,0,4]]", 1, 17, large(u32::MAX, 4)),
        ("[[1,0,0,0],[0,0,2,q]]", 1, 19, UnknownCharacter { character: 'q' }),
        ("[1,0,0,-2]", 1, 8, UnknownCharacter { character: '-' }),
        ("[1,2,3]", 1, 8, cells(3)),
        ("x = [[1,0,0,0],[0,0,2,0]", 1, 5, UnclosedBracket { bracket: '[' }),
        ("[[1,0,0,0},[0,0,2,0]]", 1, 2, UnclosedBracket { bracket: '[' }),
        ("['1000', '0020, 0300]", 1, 10, UnclosedBracket { bracket: '\'' }),
    ] {
        assert_error(text, line, column, reason);
    }
}

#[test]
fn too_many_cells_are_reported() {
    let limit = 256;
    assert_error(&"1".repeat(300), 1, 257, Reason::TooManyCells { limit });
    assert_error(&format!("[{}]", "1,".repeat(300)), 1, 514, Reason::TooManyCells { limit });
    assert_error(&format!("['{}']", "1".repeat(300)), 1, 259, Reason::TooManyCells { limit });
    let rows = format!("{}\n", &O2[..27]).repeat(10);
    assert_error(&rows, 10, 14, Reason::TooManyCells { limit });
    let error = read(&"1,".repeat(300)).unwrap_err();
    assert_eq!(error.reason, Reason::TooManyCells { limit });
}

#[test]
fn listing_matches_the_article_exactly() {
    let puzzle = read(ARTICLE).unwrap().givens;
    let solution = Grid::try_from(read(ARTICLE_SOLUTION).unwrap().givens).unwrap();
    let expected = "\
+---+---+---+
|000|006|201|
|070|510|560|
|006|080|059|
+---+---+---+
|120|000|000|
|080|940|500|
|590|000|000|
+---+---+---+
|001|050|073|
|030|460|080|
|000|003|604|
+---+---+---+
+---+---+---+
|845|796|231|
|379|512|468|
|216|384|759|
+---+---+---+
|124|635|897|
|683|947|512|
|597|821|346|
+---+---+---+
|461|258|973|
|732|469|185|
|958|173|624|
+---+---+---+
Число замен: 1287
";
    assert_eq!(formats::listing(&puzzle, &solution, 1287), expected);
}

#[test]
fn boxes_of_every_shape_are_drawn() {
    let top = |shape: Shape| {
        let text = formats::boxed(&Givens::empty(shape));
        let lines: Vec<&str> = text.lines().collect();
        (
            lines.len(),
            lines[0].to_owned(),
            lines[1].to_owned(),
            lines[shape.box_rows() + 1].to_owned(),
        )
    };
    for (shape, count, rule, row) in [
        (Shape::Four, 7, "+--+--+", "|00|00|"),
        (Shape::Six, 10, "+---+---+", "|000|000|"),
        (Shape::Nine, 13, "+---+---+---+", "|000|000|000|"),
        (Shape::Sixteen, 21, "+----+----+----+----+", "|0000|0000|0000|0000|"),
    ] {
        assert_eq!(top(shape), (count, rule.to_owned(), row.to_owned(), rule.to_owned()));
    }
}

/// Strings that, repeated often, would keep a quadratic reader busy.
const HOSTILE: [&str; 50] = [
    " ",
    "\n",
    " \n",
    "\r",
    "1",
    "1 ",
    ",",
    ", ,\n",
    "\t",
    "1\t",
    "-",
    "-\n",
    "--- ",
    "+--+\n",
    "—\n",
    "|",
    "| |\n",
    "║ ",
    "[",
    "]",
    "[]",
    "[1]",
    "()",
    "[[",
    "[\n",
    "['",
    "('\",",
    "(1,2)",
    "{",
    "'",
    "\"",
    "'' ",
    "\"\"\"",
    "/*",
    "/* ",
    "//",
    "# ",
    "=",
    "a = ",
    "word ",
    "word( ",
    "None ",
    "x:",
    "'a':",
    "1,2\n",
    "12 13\n",
    "é",
    "\u{1f600}",
    "\u{feff}",
    "_",
];

/// Checks that reading is linear. If it were quadratic, this test would run for hours.
#[test]
fn two_megabytes_are_rejected() {
    for part in ["1.", "hello ", "[[1,2],", "5,\n", " \n", "['53..7....',\n"] {
        assert!(read(&part.repeat(2_000_000 / part.len())).is_err(), "{part:?}");
    }
}

/// Checks that reading is linear for many kinds of repeated text.
#[test]
fn hostile_texts_are_read_in_linear_time() {
    for part in HOSTILE {
        let text = part.repeat(150_000 / part.len());
        for text in [format!("[{text}"), format!("{FOUR}{text}"), text] {
            if let Ok(reading) = read(&text) {
                assert!(reading.givens.filled_count() > 0, "{part:?}");
            }
        }
    }
}

fn givens() -> impl Strategy<Value = Givens> {
    prop::sample::select(Shape::ALL.to_vec()).prop_flat_map(|shape| {
        let digit = prop_oneof![2 => Just(0), 1 => 1..=shape.size() as u8];
        let digits = prop::collection::vec(digit.prop_map(Digit::new), shape.cell_count());
        digits.prop_map(move |digits| Givens::from_digits(shape, digits).unwrap())
    })
}

/// A format and the function that writes it.
type Writer = (Format, fn(&Givens) -> String);

const WRITERS: [Writer; 5] = [
    (Format::Line, formats::line),
    (Format::Rows, formats::rows),
    (Format::Boxed, formats::boxed),
    (Format::Arrays, formats::arrays),
    (Format::CommaRows, formats::comma_rows),
];

/// Checks that a reading can be written and read again, or that the position of an error
/// is within the text.
fn check(text: &str) -> Result<(), TestCaseError> {
    match read(text) {
        Ok(reading) => {
            let again = read(&formats::line(&reading.givens)).unwrap();
            prop_assert_eq!(again.givens, reading.givens);
        }
        Err(error) => {
            let text =
                text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
            let line = text.split('\n').nth(error.line - 1);
            prop_assert!(line.is_some_and(|line| error.column <= line.chars().count() + 1));
            if let Reason::UnknownCharacter { character } = error.reason {
                prop_assert_eq!(
                    line.and_then(|line| line.chars().nth(error.column - 1)),
                    Some(character)
                );
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn written_boards_are_read_back(givens in givens()) {
        for (format, write) in WRITERS {
            let reading = read(&write(&givens)).unwrap();
            prop_assert_eq!(reading.format, format);
            prop_assert_eq!(reading.alphabet, Alphabet::FromOne);
            prop_assert_eq!(&reading.givens, &givens);
        }
    }

    #[test]
    fn line_ends_and_surrounding_space_do_not_matter(
        givens in givens(),
        writer in prop::sample::select(WRITERS.to_vec()),
        end in prop::sample::select(vec!["\n", "\r\n", "\r"]),
        before in "[ \n\t]{0,3}\n|\u{feff}|",
        after in "(\n[ \n\t]{0,9})?",
    ) {
        let (format, write) = writer;
        let text = before + &write(&givens).replace('\n', end) + &after;
        let reading = read(&text).unwrap();
        prop_assert_eq!(reading.format, format);
        prop_assert_eq!(&reading.givens, &givens);
    }

    #[test]
    fn any_string_gets_a_valid_answer(text in any::<String>()) {
        check(&text)?;
    }

    #[test]
    fn any_mix_of_marks_gets_a_valid_answer(text in "[\\[\\]{}()0-9.,;|+\\- =\r\n\t\"'x#/*:A-G║─n]{0,300}") {
        check(&text)?;
    }

    #[test]
    fn any_mistake_gets_a_valid_answer(
        givens in givens(),
        writer in prop::sample::select(WRITERS.to_vec()),
        slips in prop::collection::vec((any::<prop::sample::Index>(), ".{0,2}|[\n \\-\\[\"',.0-9]{0,2}"), 1..4),
    ) {
        let mut text: Vec<char> = writer.1(&givens).chars().collect();
        for (place, new) in slips {
            let at = place.index(text.len().max(1));
            text.splice(at..text.len().min(at + 1), new.chars());
        }
        check(&text.into_iter().collect::<String>())?;
    }

    #[test]
    fn a_missing_or_doubled_cell_is_an_error(
        givens in givens(),
        writer in prop::sample::select(WRITERS[..3].to_vec()),
        place in any::<prop::sample::Index>(),
        group in 1..9_usize,
        end in prop::sample::select(vec!["", " ", "\t", ", "]),
    ) {
        let text: Vec<char> = writer.1(&givens).chars().collect();
        let cells: Vec<usize> = (0..text.len()).filter(|&at| text[at].is_alphanumeric() || text[at] == '.').collect();
        let at = cells[place.index(cells.len())];
        let lost = [&text[..at], &text[at + 1..]].concat();
        let doubled = [&text[..=at], &text[at..]].concat();
        for text in [lost, doubled] {
            let grouped: Vec<String> = text.chunks(group).map(|group| group.iter().collect()).collect();
            let text: String = if writer.0 == Format::Line { grouped.join(end) } else { text.iter().collect() };
            // Without another empty cell, spaces would be empty cells.
            prop_assume!(text.contains(['.', '0']));
            prop_assert!(read(&text).is_err(), "{:?}", text);
        }
    }

    #[test]
    fn a_missing_cell_is_located(givens in givens(), place in any::<prop::sample::Index>()) {
        let size = givens.shape().size();
        let place = place.index(size * size);
        let mut text = formats::rows(&givens);
        text.remove(place + place / size);
        let reason = Reason::RowTooShort { row: place / size + 1, found: size - 1, expected: size };
        let error = read(&text).map_err(|error| (error.line, error.column, error.reason));
        prop_assert_eq!(error, Err((place / size + 1, size, reason)));
    }
}

fn noise(count: usize) -> Vec<u8> {
    let mut state = 5_u64;
    let next = |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (state >> 56) as u8
    };
    (0..count).map(next).collect()
}

fn in_utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

#[test]
fn data_that_is_not_text_is_identified() {
    let lines = format!("{ARTICLE}\n{O2}\n");
    let files = [
        (b"PK\x03\x04\x14\0\0\0\x08\0".to_vec(), NotText::Zip),
        (b"\x1f\x8b\x08\0\0\0\0\0".to_vec(), NotText::Gzip),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), NotText::Picture),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0".to_vec(), NotText::Picture),
        (b"GIF89a\x01\0\x01\0".to_vec(), NotText::Picture),
        (b"%PDF-1.7\n".to_vec(), NotText::Pdf),
        (in_utf16(&lines, u16::to_le_bytes), NotText::Utf16),
        (in_utf16(&lines, u16::to_be_bytes), NotText::Utf16),
        (noise(300), NotText::Other),
        (noise(100_000), NotText::Other),
    ];
    for (bytes, kind) in files {
        assert_eq!(NotText::detect(&bytes), Some(kind), "{kind:?}");
        // The same data after another program decoded it as UTF-8.
        let text = String::from_utf8_lossy(&bytes);
        assert_error(&text, 1, 1, Reason::NotText { kind });
    }
    let texts = ["", ARTICLE, &lines, "Судоку № 1\r\n\t1 2 3\u{c}", "1\u{1}2\u{7f}"];
    for text in texts {
        assert_eq!(NotText::detect(text.as_bytes()), None, "{text:?}");
    }
}

proptest! {
    #[test]
    fn utf16_is_decoded_wherever_it_is_split(
        text in "[0-9.# \nа-я𝄞]{0,80}",
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
        is_big_endian in any::<bool>(),
    ) {
        let bytes = if is_big_endian { u16::to_be_bytes } else { u16::to_le_bytes };
        let file = in_utf16(&format!("\u{feff}1{text}"), bytes);
        let mut decoder = Utf16::detect(&file).unwrap();
        let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut.index(file.len())).collect();
        cuts.extend([0, file.len()]);
        cuts.sort_unstable();
        let mut read = Vec::new();
        for pair in cuts.windows(2) {
            decoder.decode(&file[pair[0]..pair[1]], &mut read);
        }
        decoder.finish(&mut read);
        prop_assert_eq!(Utf16::length(&read), file.len() as u64 - 2);
        prop_assert_eq!(String::from_utf8(read).unwrap(), format!("1{text}"));
    }

    #[test]
    fn rules_codes_never_panic(
        code in "(regions-|cage-|thermo-|falling|king)[-0-9A-Ga-z.@`!]{0,40}|[ -~]{0,40}",
    ) {
        for shape in Shape::ALL {
            let rules = rules_code::read(shape, &code);
            let again = rules.as_ref().map(rules_code::write);
            prop_assert_eq!(again.and_then(|code| rules_code::read(shape, &code)), rules);
        }
    }
}

#[test]
fn regions_with_invalid_letters_are_rejected() {
    for code in ["regions-1", "regions-@", "regions-", "regions-a", "regions-é"] {
        assert_eq!(rules_code::read(Shape::Four, code), None, "{code}");
    }
}

//! Texts as people copy them: from mails, pages, tables, programs and files.
//!
//! Each is read as the board that a person sees in it, with what was entered on it.

use sudoku_engine::board::{Diagonal, Digit, DigitSet, Rules, Shape, Variant};
use sudoku_engine::formats::Extra::*;
use sudoku_engine::formats::Format::*;
use sudoku_engine::formats::{self, Extra, Format, Reading, Reason, read};

/// The example of many encyclopedias.
const KNOWN: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EULER: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const HARD: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SEVENTEEN: &str =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
const QUIZ: &str =
    "..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..";
const SMALL: &str = "1..4..2..3..4..1";
const SIX: &str = "..1...2....4.......5..6....3...1....";

/// A text, the format it is in, the givens on its board, and what is left out.
type Text = (&'static str, Format, &'static str, &'static [Extra]);

#[track_caller]
fn check(text: &str, format: Format, givens: &str, extras: &[Extra]) -> Reading {
    let reading = read(text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(formats::line(&reading.givens), givens, "{text}");
    assert_eq!((reading.format, &*reading.extras), (format, extras), "{text}");
    reading
}

/// Checks texts with nothing but givens, with other line ends, too. Names all that are wrong.
#[track_caller]
fn check_all(texts: &[Text]) {
    let mut wrong = String::new();
    for (text, format, givens, extras) in texts {
        let forms = [
            (*text).to_owned(),
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}\n"),
            format!("\n\n  \n{text}\n\n"),
        ];
        let expected =
            |format, givens: &str, extras: &[Extra]| format!("{format:?} {givens} {extras:?}");
        let seen = forms.map(|text| match read(&text) {
            Ok(reading) => {
                let line = formats::line(&reading.givens);
                let classic = Rules::classic(reading.givens.shape());
                let plain = Reading {
                    extras: reading.extras.clone(),
                    alphabet: reading.alphabet,
                    ..Reading::new(reading.format, reading.givens.clone())
                };
                assert_eq!((&reading, &reading.rules), (&plain, &classic), "{text}");
                expected(reading.format, &line, &reading.extras)
            }
            Err(error) => format!("{:?}, {error}", error.format),
        });
        let expected = expected(*format, givens, extras);
        if let Some(seen) = seen.iter().find(|seen| **seen != expected) {
            wrong += &format!("{text}\n  is read as {seen}\n  instead of {expected}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Writes what was entered: `r1c3=4` is a digit, `r1c3^12` are corner marks, `r1c3:12` center
/// marks.
fn entered(reading: &Reading) -> String {
    let shape = reading.givens.shape();
    let written = |digits: DigitSet| -> String {
        shape.digits().filter(|&digit| digits.contains(digit)).map(Digit::symbol).collect()
    };
    let mut words = Vec::new();
    for (cell, input) in shape.cells().zip(&reading.input) {
        let name = format!("r{}c{}", cell.row(shape) + 1, cell.column(shape) + 1);
        if let Some(digit) = input.digit {
            words.push(format!("{name}={}", digit.symbol()));
        }
        for (sign, digits) in [('^', input.corner), (':', input.center)] {
            if !digits.is_empty() {
                words.push(format!("{name}{sign}{}", written(digits)));
            }
        }
    }
    words.join(" ")
}

#[test]
fn lines() {
    check_all(&[
        (
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53**7****6**195****98****6*8***6***34**8*3**17***2***6*6****28****419**5****8**79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53__7____6__195____98____6_8___6___34__8_3__17___2___6_6____28____419__5____8__79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53□□7□□□□6□□195□□□□98□□□□6□8□□□6□□□34□□8□3□□17□□□2□□□6□6□□□□28□□□□419□□5□□□□8□□79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53xx7xxxx6xx195xxxx98xxxx6x8xxx6xxx34xx8x3xx17xxx2xxx6x6xxxx28xxxx419xx5xxxx8xx79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53??7????6??195????98????6?8???6???34??8?3??17???2???6?6????28????419??5????8??79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "  4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......  ",
            Line,
            HARD,
            &[],
        ),
        (
            "\u{a0}8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\u{a0}",
            Line,
            INKALA,
            &[],
        ),
        (
            "\u{200b}000000010400000000020000000000050407008000300001090000300400200050100000000806000",
            Line,
            SEVENTEEN,
            &[],
        ),
        (
            "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53..7....|6..195...|.98....6.|8...6...3|4..8.3..1|7...2...6|.6....28.|...419..5|....8..79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "53..7....,6..195...,.98....6.,8...6...3,4..8.3..1,7...2...6,.6....28.,...419..5,....8..79",
            Line,
            KNOWN,
            &[],
        ),
        ("\"1..4..2..3..4..1\"", Line, SMALL, &[]),
        ("`..1...2....4.......5..6....3...1....`", Line, SIX, &[]),
        ("“1..4..2..3..4..1”", Line, SMALL, &[]),
        ("1004\u{2009}0020\u{2009}0300\u{2009}4001", Line, SMALL, &[]),
    ]);
}

#[test]
fn lines_among_words() {
    check_all(&[
        (
            "Puzzle: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            Line,
            KNOWN,
            &[Text],
        ),
        (
            "Sudoku 12: 530070000600195000098000060800060003400803001700020006060000280000419005000080079",
            Line,
            KNOWN,
            &[Text],
        ),
        (
            "#12 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... hard",
            Line,
            HARD,
            &[Text],
        ),
        (
            "1. 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            Line,
            INKALA,
            &[Text],
        ),
        (
            "- 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            Line,
            INKALA,
            &[Text],
        ),
        (
            "**8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..**",
            Line,
            INKALA,
            &[],
        ),
        (
            "> 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            Line,
            KNOWN,
            &[],
        ),
        (
            "> Can you solve this?\n> 530070000600195000098000060800060003400803001700020006060000280000419005000080079\n>\n> Anna",
            Line,
            KNOWN,
            &[Text],
        ),
        (
            "Try this one:\n\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\nIt took me an hour.\n-- \nPeter",
            Line,
            KNOWN,
            &[Text],
        ),
        (
            "```\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n```",
            Line,
            KNOWN,
            &[],
        ),
        (
            "```text\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n```",
            Line,
            KNOWN,
            &[Text],
        ),
        (
            "puzzle = \"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"",
            Arrays,
            KNOWN,
            &[],
        ),
        (
            "grid1 = '003020600900305001001806400008102900700000008006708200002609500800203009005010300'",
            Arrays,
            EULER,
            &[],
        ),
        (
            "let puzzle = \"003020600900305001001806400008102900700000008006708200002609500800203009005010300\"; // Euler",
            Arrays,
            EULER,
            &[],
        ),
        (
            "{\"puzzle\": \"003020600900305001001806400008102900700000008006708200002609500800203009005010300\", \"level\": \"easy\"}",
            Line,
            EULER,
            &[Text],
        ),
        (
            "{\"puzzle\":\"003020600900305001001806400008102900700000008006708200002609500800203009005010300\",\"solution\":\"483921657967345821251876493548132976729564138136798245372689514814253769695417382\"}",
            Line,
            EULER,
            &[Text, Solution],
        ),
        (
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......  # Norvig, hard1",
            Line,
            HARD,
            &[Text],
        ),
        ("$ sudoku solve 1..4..2..3..4..1", Line, SMALL, &[Text]),
        (
            "Судоку дня: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            Line,
            KNOWN,
            &[Text],
        ),
        (
            "Fumbo la leo\n530070000600195000098000060800060003400803001700020006060000280000419005000080079",
            Line,
            KNOWN,
            &[Text],
        ),
    ]);
}

#[test]
fn lines_of_tables() {
    check_all(&[
        (
            "quizzes,solutions\n004300209005009001070060043006002087190007400050083000600000105003508690042910300,864371259325849761971265843436192587198657432257483916689734125713528694542916378",
            Line,
            QUIZ,
            &[Text, Solution],
        ),
        (
            "004300209005009001070060043006002087190007400050083000600000105003508690042910300,864371259325849761971265843436192587198657432257483916689734125713528694542916378",
            Line,
            QUIZ,
            &[Solution],
        ),
        (
            "id,puzzle,solution,clues,difficulty\n1,..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..,864371259325849761971265843436192587198657432257483916689734125713528694542916378,36,0.0",
            Line,
            QUIZ,
            &[Text, Solution],
        ),
        (
            "1,..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..,864371259325849761971265843436192587198657432257483916689734125713528694542916378,36,0.0",
            Line,
            QUIZ,
            &[Text, Solution],
        ),
        (
            "puzzle;rating\n8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..;11.2",
            Line,
            INKALA,
            &[Text],
        ),
        (
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..,23,11.2",
            Line,
            INKALA,
            &[Text],
        ),
        (
            "0000183b305c 050703060007000800000816000000030000005000100730040086906000204840572093000409000 1.2",
            Line,
            ".5.7.3.6...7...8.....816.......3......5...1..73..4..869.6...2.484.572.93...4.9...",
            &[Text],
        ),
    ]);
}

#[test]
fn rows() {
    check_all(&[
        (
            "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "003020600\n900305001\n001806400\n008102900\n700000008\n006708200\n002609500\n800203009\n005010300",
            Rows,
            EULER,
            &[],
        ),
        (
            "Grid 01\n003020600\n900305001\n001806400\n008102900\n700000008\n006708200\n002609500\n800203009\n005010300",
            Rows,
            EULER,
            &[Text],
        ),
        (
            "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "53  7    \n6  195   \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n 6    28 \n   419  5\n    8  79",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n.6. ... 28.\n... 419 ..5\n... .8. .79",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "> 53..7....\n> 6..195...\n> .98....6.\n> 8...6...3\n> 4..8.3..1\n> 7...2...6\n> .6....28.\n> ...419..5\n> ....8..79",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "On Monday, Anna wrote:\n> > 53..7....\n> > 6..195...\n> > .98....6.\n> > 8...6...3\n> > 4..8.3..1\n> > 7...2...6\n> > .6....28.\n> > ...419..5\n> > ....8..79\n>\n> See above.",
            Rows,
            KNOWN,
            &[Text],
        ),
        (
            "```\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n```",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "    53..7....\n    6..195...\n    .98....6.\n    8...6...3\n    4..8.3..1\n    7...2...6\n    .6....28.\n    ...419..5\n    ....8..79",
            Rows,
            KNOWN,
            &[],
        ),
        (
            "#ASomebody\n#DHard one\n#B2024-05-06\n#SMagazine\n#LHard\n4.....8.5\n.3.......\n...7.....\n.2.....6.\n....8.4..\n....1....\n...6.3.7.\n5..2.....\n1.4......",
            Rows,
            HARD,
            &[Text],
        ),
        (
            "003020600\n900305001\n001806400\n008102900\n700000008\n006708200\n002609500\n800203009\n005010300\n\n483921657\n967345821\n251876493\n548132976\n729564138\n136798245\n372689514\n814253769\n695417382",
            Rows,
            EULER,
            &[Solution],
        ),
        (
            "grid = \"\"\"\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n\"\"\"",
            Arrays,
            KNOWN,
            &[],
        ),
        ("1..4\n..2.\n.3..\n4..1", Rows, SMALL, &[]),
        ("..1...\n2....4\n......\n.5..6.\n...3..\n.1....", Rows, SIX, &[]),
    ]);
}

#[test]
fn drawn_boards() {
    check_all(&[
        (
            "4 . . |. . . |8 . 5 \n. 3 . |. . . |. . . \n. . . |7 . . |. . . \n------+------+------\n. 2 . |. . . |. 6 . \n. . . |. 8 . |4 . . \n. . . |. 1 . |. . . \n------+------+------\n. . . |6 . 3 |. 7 . \n5 . . |2 . . |. . . \n1 . 4 |. . . |. . . ",
            Boxed,
            HARD,
            &[],
        ),
        (
            "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n| . 9 8 | . . . | . 6 . |\n+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |\n| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n+-------+-------+-------+\n| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n+-------+-------+-------+",
            Boxed,
            KNOWN,
            &[],
        ),
        (
            "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n*-----------*",
            Boxed,
            KNOWN,
            &[],
        ),
        (
            " 5 3 . | . 7 . | . . .\n 6 . . | 1 9 5 | . . .\n . 9 8 | . . . | . 6 .\n-------|-------|-------\n 8 . . | . 6 . | . . 3\n 4 . . | 8 . 3 | . . 1\n 7 . . | . 2 . | . . 6\n-------|-------|-------\n . 6 . | . . . | 2 8 .\n . . . | 4 1 9 | . . 5\n . . . | . 8 . | . 7 9",
            Boxed,
            KNOWN,
            &[],
        ),
        (
            "┌───────┬───────┬───────┐\n│ 5 3   │   7   │       │\n│ 6     │ 1 9 5 │       │\n│   9 8 │       │   6   │\n├───────┼───────┼───────┤\n│ 8     │   6   │     3 │\n│ 4     │ 8   3 │     1 │\n│ 7     │   2   │     6 │\n├───────┼───────┼───────┤\n│   6   │       │ 2 8   │\n│       │ 4 1 9 │     5 │\n│       │   8   │   7 9 │\n└───────┴───────┴───────┘",
            Boxed,
            KNOWN,
            &[],
        ),
        (
            "╔═══╤═══╦═══╤═══╗\n║ 1 │ . ║ . │ 4 ║\n╟───┼───╫───┼───╢\n║ . │ . ║ 2 │ . ║\n╠═══╪═══╬═══╪═══╣\n║ . │ 3 ║ . │ . ║\n╟───┼───╫───┼───╢\n║ 4 │ . ║ . │ 1 ║\n╚═══╧═══╩═══╧═══╝",
            Boxed,
            SMALL,
            &[],
        ),
        (
            "| 5 | 3 |   |   | 7 |   |   |   |   |\n|---|---|---|---|---|---|---|---|---|\n| 6 |   |   | 1 | 9 | 5 |   |   |   |\n|   | 9 | 8 |   |   |   |   | 6 |   |\n| 8 |   |   |   | 6 |   |   |   | 3 |\n| 4 |   |   | 8 |   | 3 |   |   | 1 |\n| 7 |   |   |   | 2 |   |   |   | 6 |\n|   | 6 |   |   |   |   | 2 | 8 |   |\n|   |   |   | 4 | 1 | 9 |   |   | 5 |\n|   |   |   |   | 8 |   |   | 7 | 9 |",
            Boxed,
            KNOWN,
            &[],
        ),
        (
            "> +---+---+---+\n> |53.|.7.|...|\n> |6..|195|...|\n> |.98|...|.6.|\n> +---+---+---+\n> |8..|.6.|..3|\n> |4..|8.3|..1|\n> |7..|.2.|..6|\n> +---+---+---+\n> |.6.|...|28.|\n> |...|419|..5|\n> |...|.8.|.79|\n> +---+---+---+",
            Boxed,
            KNOWN,
            &[],
        ),
        (
            "Sudoku of the day\n\n+---+---+---+\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n+---+---+---+\n|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n+---+---+---+\n|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n+---+---+---+\n\nDifficulty: 3 of 5",
            Boxed,
            KNOWN,
            &[Text],
        ),
        ("+--+--+\n|1.|.4|\n|..|2.|\n+--+--+\n|.3|..|\n|4.|.1|\n+--+--+", Boxed, SMALL, &[]),
    ]);
}

#[test]
fn fields_and_lists() {
    check_all(&[
        (
            "5,3,0,0,7,0,0,0,0\n6,0,0,1,9,5,0,0,0\n0,9,8,0,0,0,0,6,0\n8,0,0,0,6,0,0,0,3\n4,0,0,8,0,3,0,0,1\n7,0,0,0,2,0,0,0,6\n0,6,0,0,0,0,2,8,0\n0,0,0,4,1,9,0,0,5\n0,0,0,0,8,0,0,7,9",
            CommaRows,
            KNOWN,
            &[],
        ),
        (
            "5;3;;;7;;;;\n6;;;1;9;5;;;\n;9;8;;;;;6;\n8;;;;6;;;;3\n4;;;8;;3;;;1\n7;;;;2;;;;6\n;6;;;;;2;8;\n;;;4;1;9;;;5\n;;;;8;;;7;9",
            CommaRows,
            KNOWN,
            &[],
        ),
        (
            "5\t3\t\t\t7\t\t\t\t\n6\t\t\t1\t9\t5\t\t\t\n\t9\t8\t\t\t\t\t6\t\n8\t\t\t\t6\t\t\t\t3\n4\t\t\t8\t\t3\t\t\t1\n7\t\t\t\t2\t\t\t\t6\n\t6\t\t\t\t\t2\t8\t\n\t\t\t4\t1\t9\t\t\t5\n\t\t\t\t8\t\t\t7\t9",
            CommaRows,
            KNOWN,
            &[],
        ),
        (
            "\"5\",\"3\",\"\",\"\",\"7\",\"\",\"\",\"\",\"\"\n\"6\",\"\",\"\",\"1\",\"9\",\"5\",\"\",\"\",\"\"\n\"\",\"9\",\"8\",\"\",\"\",\"\",\"\",\"6\",\"\"\n\"8\",\"\",\"\",\"\",\"6\",\"\",\"\",\"\",\"3\"\n\"4\",\"\",\"\",\"8\",\"\",\"3\",\"\",\"\",\"1\"\n\"7\",\"\",\"\",\"\",\"2\",\"\",\"\",\"\",\"6\"\n\"\",\"6\",\"\",\"\",\"\",\"\",\"2\",\"8\",\"\"\n\"\",\"\",\"\",\"4\",\"1\",\"9\",\"\",\"\",\"5\"\n\"\",\"\",\"\",\"\",\"8\",\"\",\"\",\"7\",\"9\"",
            CommaRows,
            KNOWN,
            &[],
        ),
        (
            "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]",
            Arrays,
            KNOWN,
            &[],
        ),
        (
            "board = [\n    [5, 3, 0, 0, 7, 0, 0, 0, 0],\n    [6, 0, 0, 1, 9, 5, 0, 0, 0],\n    [0, 9, 8, 0, 0, 0, 0, 6, 0],\n    [8, 0, 0, 0, 6, 0, 0, 0, 3],\n    [4, 0, 0, 8, 0, 3, 0, 0, 1],\n    [7, 0, 0, 0, 2, 0, 0, 0, 6],\n    [0, 6, 0, 0, 0, 0, 2, 8, 0],\n    [0, 0, 0, 4, 1, 9, 0, 0, 5],\n    [0, 0, 0, 0, 8, 0, 0, 7, 9],  # last\n]",
            Arrays,
            KNOWN,
            &[],
        ),
        (
            "int grid[9][9] = {\n  {5,3,0,0,7,0,0,0,0},\n  {6,0,0,1,9,5,0,0,0},\n  {0,9,8,0,0,0,0,6,0},\n  {8,0,0,0,6,0,0,0,3},\n  {4,0,0,8,0,3,0,0,1},\n  {7,0,0,0,2,0,0,0,6},\n  {0,6,0,0,0,0,2,8,0},\n  {0,0,0,4,1,9,0,0,5},\n  {0,0,0,0,8,0,0,7,9}\n};",
            Arrays,
            KNOWN,
            &[],
        ),
        (
            "[[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],[\"6\",\".\",\".\",\"1\",\"9\",\"5\",\".\",\".\",\".\"],[\".\",\"9\",\"8\",\".\",\".\",\".\",\".\",\"6\",\".\"],[\"8\",\".\",\".\",\".\",\"6\",\".\",\".\",\".\",\"3\"],[\"4\",\".\",\".\",\"8\",\".\",\"3\",\".\",\".\",\"1\"],[\"7\",\".\",\".\",\".\",\"2\",\".\",\".\",\".\",\"6\"],[\".\",\"6\",\".\",\".\",\".\",\".\",\"2\",\"8\",\".\"],[\".\",\".\",\".\",\"4\",\"1\",\"9\",\".\",\".\",\"5\"],[\".\",\".\",\".\",\".\",\"8\",\".\",\".\",\"7\",\"9\"]]",
            Arrays,
            KNOWN,
            &[],
        ),
        (
            "{\"board\": [[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]], \"difficulty\": \"easy\"}",
            Arrays,
            SMALL,
            &[Text],
        ),
        (
            "[1, null, null, 4, null, null, 2, null, null, 3, null, null, 4, null, null, 1]",
            Arrays,
            SMALL,
            &[],
        ),
        (
            "```python\ngrid = [\n    \"53..7....\",\n    \"6..195...\",\n    \".98....6.\",\n    \"8...6...3\",\n    \"4..8.3..1\",\n    \"7...2...6\",\n    \".6....28.\",\n    \"...419..5\",\n    \"....8..79\",\n]\n```",
            Arrays,
            KNOWN,
            &[],
        ),
        ("(1 0 0 4)\n(0 0 2 0)\n(0 3 0 0)\n(4 0 0 1)", Arrays, SMALL, &[]),
    ]);
}

#[test]
fn files_and_links() {
    check_all(&[
        (
            "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
            Sdk,
            KNOWN,
            &[],
        ),
        (
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Easy</name>\n  <author>A</author>\n  <game data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\" />\n</opensudoku>",
            OpenSudoku,
            KNOWN,
            &[Text],
        ),
        (
            ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::",
            Hodoku,
            KNOWN,
            &[],
        ),
        (
            ":0300:4:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......::412 413:::",
            Hodoku,
            HARD,
            &[Steps],
        ),
        (
            "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
            SudokuWiki,
            KNOWN,
            &[],
        ),
        (
            "<https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300>",
            SudokuWiki,
            EULER,
            &[],
        ),
        (
            "(https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300), my favorite",
            SudokuWiki,
            EULER,
            &[Text],
        ),
        (
            "[this one](https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300)",
            SudokuWiki,
            EULER,
            &[Text],
        ),
        (
            "https://www.sudokuwiki.org/sudoku.htm?utm_source=mail&bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300&fbclid=IwAR0",
            SudokuWiki,
            EULER,
            &[],
        ),
        (
            "See https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300.",
            SudokuWiki,
            EULER,
            &[Text],
        ),
        (
            "https://sudokuexchange.com/play/?s=000000000500006100060040030020050040300007800001000000000100002430020050600008700&d=3",
            SudokuExchange,
            ".........5....61...6..4..3..2..5..4.3....78....1.........1....243..2..5.6....87..",
            &[],
        ),
        (
            "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=1",
            SudokuExchange,
            KNOWN,
            &[],
        ),
        (
            "https://sudoku.coach/en/play/530070000600195000098000060800060003400803001700020006060000280000419005000080079",
            SudokuCoach,
            KNOWN,
            &[],
        ),
        (
            "http://127.0.0.1:8080/#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            OwnLink,
            KNOWN,
            &[],
        ),
        (
            "Look: https://example.org/grove/#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&view=watch",
            OwnLink,
            KNOWN,
            &[Text, Place],
        ),
        (
            "https://sudokupad.app/scfoooooooooooooK",
            SudokuPad,
            ".................................................................................",
            &[],
        ),
    ]);
}

/// A text, its format, its givens, and what was entered.
type Entered = (&'static str, Format, &'static str, &'static str);

#[test]
fn digits_and_marks() {
    let texts: &[Entered] = &[
        (
            "https://www.sudokuwiki.org/sudoku.htm?bd=S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205",
            SudokuWiki,
            "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5",
            "r1c2:378 r1c3:37 r1c4:23478 r1c5:278 r1c6:23478 r2c2=9 r2c4:37 r2c5=5 r2c6=6 r2c7=1 r2c8:37 r3c1:378 r3c3=6 r3c4=1 r3c5:78 r3c7=2 r3c9:37 r4c1:357 r4c2:37 r4c3=9 r4c6:27 r4c8:25 r5c1:57 r5c2=6 r5c3=4 r5c4:2789 r5c6:278 r5c7:379 r5c8:25 r5c9:37 r6c2=1 r6c4:79 r6c7=6 r6c8:79 r6c9=4 r7c1:378 r7c3:37 r7c5:2789 r7c6:2378 r7c7:379 r7c9=6 r8c2:378 r8c3=5 r8c4:378 r8c5=6 r8c6=1 r8c8:378 r9c4:3478 r9c5:789 r9c6:3478 r9c7:379 r9c8:3789",
        ),
        (
            "S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205",
            SudokuWiki,
            "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5",
            "r1c2:378 r1c3:37 r1c4:23478 r1c5:278 r1c6:23478 r2c2=9 r2c4:37 r2c5=5 r2c6=6 r2c7=1 r2c8:37 r3c1:378 r3c3=6 r3c4=1 r3c5:78 r3c7=2 r3c9:37 r4c1:357 r4c2:37 r4c3=9 r4c6:27 r4c8:25 r5c1:57 r5c2=6 r5c3=4 r5c4:2789 r5c6:278 r5c7:379 r5c8:25 r5c9:37 r6c2=1 r6c4:79 r6c7=6 r6c8:79 r6c9=4 r7c1:378 r7c3:37 r7c5:2789 r7c6:2378 r7c7:379 r7c9=6 r8c2:378 r8c3=5 r8c4:378 r8c5=6 r8c6=1 r8c8:378 r9c4:3478 r9c5:789 r9c6:3478 r9c7:379 r9c8:3789",
        ),
        (
            ":0000:x:1..4..2..3..4..1............................................................+5....::::",
            Hodoku,
            "1..4..2..3..4..1.................................................................",
            "r9c5=5",
        ),
        (
            "> 1 234 23 4\n> 34 34 2 13\n> 24 3 14 24\n> 4 2 3 1",
            CandidateGrid,
            "1..4..2..3..4231",
            "r1c2:234 r1c3:23 r2c1:34 r2c2:34 r2c4:13 r3c1:24 r3c3:14 r3c4:24",
        ),
        (
            "1 u2 23 4\n34 34 2 13\n24 3 14 24\n4 2 3 1",
            CandidateGrid,
            "1..4..2..3..4231",
            "r1c2=2 r1c3:23 r2c1:34 r2c2:34 r2c4:13 r3c1:24 r3c3:14 r3c4:24",
        ),
        (
            "[Puzzle]\n1..4\n..2.\n.3..\n4..1\n[State]\n12.4\n..2.\n.3..\n4..1\n[PencilMarks]\n1,2,23,4\n34,4,2,3\n2,3,14,24\n4,2,3,1",
            Sdk,
            "1..4..2..3..4..1",
            "r1c2=2 r1c3:23 r2c1:34 r2c2:4 r2c4:3 r3c1:2 r3c3:14 r3c4:24 r4c2:2 r4c3:3",
        ),
        (
            "1    26   34   4    57   56   u7   8    69   4A   B    7C   5D   uE   F    6G  \n245  6    479  58   u9   A    8BC  9BC  D    BEG  CF   uG   1    23F  23G  4   \n379  47A  uB   C    7DE  8E   F    5AG  15B  u2   3    4CE  5CF  6    137  238 \nuD   E    6CF  7DG  1    269  37A  u4   5    16D  27E  8    9BG  1AC  uB   C   \n256  368  4    358  569  u7   8    29C  4AD  B    CF   1DG  uE   F    3EG  14G \n6    7C   8F   u9   A    BF   2C   D    EF   2F   uG   1    23   35   4    25  \n57A  uB   C    8AD  BCE  F    BDG  1EF  u2   3    124  256  6    457  589  u9  \nE    9DF  2AG  1    23C  38D  u4   5    6EG  137  8    349  49A  uB   C    7DF \n349  4    57B  6CD  u7   8    69F  ACG  B    2CF  35D  uE   F    6EG  147  2   \n7A   8BE  u9   A    ABE  1CF  D    16E  2DF  uG   1    259  36G  4    58   69C \nuB   C    AD   2E   F    9G   12   u2   3    4G   58   6    7F   78   u9   A   \n6CF  DFG  1    28F  13G  u4   5    36   47C  8    569  7AE  uB   C    ADG  9BE \n4    35E  6DF  u7   8    29   3AC  B    57C  16D  uE   F    69G  1AG  2    3BC \n58E  u9   A    1BD  28C  D    45E  5FG  uG   1    28   39   4    5BG  6BC  u7  \nC    4DG  1EG  F    3FG  14B  u2   3    467  258  6    17A  8BD  u9   A    8BE \n4G   1    25   23   u4   5    6G   7D   8    9E   AB   uB   C    9D   6E   F   ",
            CandidateGrid,
            "1..4...8..B...F..6...A..D...1..4...C..F...3..6...E..1...5..8...C..4...8..B...F..6...A..D...1..4...C..F...3..6...E..1...5..8...C..4...8..B...F..2...A..D...1..4...C..F...3..6...A..1...5..8...C..4...8..B...F..2...A..D...1..4...C..F...3..6...A..1...5..8...C..F",
            "r1c2:26 r1c3:34 r1c5:57 r1c6:56 r1c7=7 r1c9:69 r1c10:4A r1c12:7C r1c13:5D r1c14=E r1c16:6G r2c1:245 r2c3:479 r2c4:58 r2c5=9 r2c7:8BC r2c8:9BC r2c10:BEG r2c11:CF r2c12=G r2c14:23F r2c15:23G r3c1:379 r3c2:47A r3c3=B r3c5:7DE r3c6:8E r3c8:5AG r3c9:15B r3c10=2 r3c12:4CE r3c13:5CF r3c15:137 r3c16:238 r4c1=D r4c3:6CF r4c4:7DG r4c6:269 r4c7:37A r4c8=4 r4c10:16D r4c11:27E r4c13:9BG r4c14:1AC r4c15=B r5c1:256 r5c2:368 r5c4:358 r5c5:569 r5c6=7 r5c8:29C r5c9:4AD r5c11:CF r5c12:1DG r5c13=E r5c15:3EG r5c16:14G r6c2:7C r6c3:8F r6c4=9 r6c6:BF r6c7:2C r6c9:EF r6c10:2F r6c11=G r6c13:23 r6c14:35 r6c16:25 r7c1:57A r7c2=B r7c4:8AD r7c5:BCE r7c7:BDG r7c8:1EF r7c9=2 r7c11:124 r7c12:256 r7c14:457 r7c15:589 r7c16=9 r8c2:9DF r8c3:2AG r8c5:23C r8c6:38D r8c7=4 r8c9:6EG r8c10:137 r8c12:349 r8c13:49A r8c14=B r8c16:7DF r9c1:349 r9c3:57B r9c4:6CD r9c5=7 r9c7:69F r9c8:ACG r9c10:2CF r9c11:35D r9c12=E r9c14:6EG r9c15:147 r10c1:7A r10c2:8BE r10c3=9 r10c5:ABE r10c6:1CF r10c8:16E r10c9:2DF r10c10=G r10c12:259 r10c13:36G r10c15:58 r10c16:69C r11c1=B r11c3:AD r11c4:2E r11c6:9G r11c7:12 r11c8=2 r11c10:4G r11c11:58 r11c13:7F r11c14:78 r11c15=9 r12c1:6CF r12c2:DFG r12c4:28F r12c5:13G r12c6=4 r12c8:36 r12c9:47C r12c11:569 r12c12:7AE r12c13=B r12c15:ADG r12c16:9BE r13c2:35E r13c3:6DF r13c4=7 r13c6:29 r13c7:3AC r13c9:57C r13c10:16D r13c11=E r13c13:69G r13c14:1AG r13c16:3BC r14c1:58E r14c2=9 r14c4:1BD r14c5:28C r14c7:45E r14c8:5FG r14c9=G r14c11:28 r14c12:39 r14c14:5BG r14c15:6BC r14c16=7 r15c2:4DG r15c3:1EG r15c5:3FG r15c6:14B r15c7=2 r15c9:467 r15c10:258 r15c12:17A r15c13:8BD r15c14=9 r15c16:8BE r16c1:4G r16c3:25 r16c4:23 r16c5=4 r16c7:6G r16c8:7D r16c10:9E r16c11:AB r16c12=B r16c14:9D r16c15:6E",
        ),
    ];
    for (text, format, givens, expected) in texts {
        for text in [*text, &text.replace('\n', "\r\n"), &format!("\u{feff}{text}\n\n")] {
            let reading = check(text, *format, givens, &[]);
            assert_eq!(entered(&reading), *expected, "{text}");
        }
    }
}

#[test]
fn ids_with_rules_and_titles() {
    let rules = |variants: &[Variant]| {
        let mut rules = Rules::classic(Shape::Nine);
        for &variant in variants {
            rules.set(variant, true);
        }
        rules
    };
    let diagonals = [Diagonal::Falling, Diagonal::Rising].map(Variant::Diagonal);
    let windows = [diagonals[0], diagonals[1], Variant::Windoku];
    for (text, variants, extras) in [
        ("https://sudokupad.app/scfwe3u0RJWZvA45vVXf6S8ZLnO", &[][..], &[][..]),
        ("scfwe3u0RJWZvA45vVXf6S8ZLnO", &[], &[]),
        ("https://sudokupad.app/?puzzleid=scfwe3u0RJWZvA45vVXf6S8ZLnO&x", &[], &[]),
        ("https://sudokupad.app/scfwe3u0RJWZvA45vVXf6S8ZLnOx", &diagonals, &[]),
        ("https://sudokupad.app/scfwe3u0RJWZvA45vVXf6S8ZLnO*xw", &windows, &[]),
        (
            "https://sudokupad.app/scfwe3u0RJWZvA45vVXf6S8ZLnO*wxtWild%20**%20windows*aAnna",
            &windows,
            &[Text],
        ),
    ] {
        let reading = check(text, SudokuPad, INKALA, extras);
        assert_eq!(reading.rules, rules(variants), "{text}");
        assert!(reading.left_out.is_empty() && reading.input.is_empty(), "{text}");
    }
    let reading = check("scfwe3u0RJWZvA45vVXf6S8ZLnO*kx", SudokuPad, INKALA, &[]);
    assert_eq!((reading.left_out.names, reading.rules), (vec!["k".to_owned()], rules(&diagonals)));
}

#[test]
fn what_is_wrong_in_a_quotation_has_its_place() {
    for (text, line, column, reason) in [
        (
            "> 1..4\n> ..2\n> .3..\n> 4..1",
            2,
            6,
            Reason::RowTooShort { row: 2, found: 3, expected: 4 },
        ),
        (
            "> > 1..4\n> > ..2.\n> > .3...\n> > 4..1",
            3,
            9,
            Reason::RowTooLong { row: 3, found: 5, expected: 4 },
        ),
        (
            "Both: 1..4..2..3..4..1\nand 1..4..2..3..4..2",
            2,
            1,
            Reason::SeveralPuzzles { found: 2, is_list: false },
        ),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!((error.line, error.column, error.reason), (line, column, reason), "{text}");
    }
}

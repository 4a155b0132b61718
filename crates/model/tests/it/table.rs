//! Tables for the clipboard.

use grove_model::base::samples::Sample;
use grove_model::draw::table::{Entry, Table};
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::view::board_table::board_table;
use sudoku_engine::board::Shape;
use sudoku_engine::formats;

/// Returns the style of each cell of a table's HTML, row by row.
fn styles(html: &str) -> Vec<Vec<(String, String)>> {
    let html = html.strip_prefix("<meta charset=\"utf-8\">").expect("its encoding");
    let document = roxmltree::Document::parse(html).expect("well-formed");
    let rows = document.descendants().filter(|node| node.has_tag_name("tr"));
    rows.map(|row| {
        let cells = row.children().filter(roxmltree::Node::is_element);
        cells
            .map(|cell| {
                let style = cell.attribute("style").unwrap_or_default().to_owned();
                (style, cell.text().unwrap_or_default().to_owned())
            })
            .collect()
    })
    .collect()
}

#[test]
fn a_board_has_thick_lines_exactly_between_boxes() {
    for sample in [Sample::Paper, Sample::Article] {
        let edited_puzzle = EditedPuzzle::new(sample.givens());
        let shape = edited_puzzle.shape();
        let rows = styles(&board_table(&edited_puzzle, &edited_puzzle.givens).html());
        assert_eq!(rows.len(), shape.size());
        for cell in shape.cells() {
            let (row, column) = (cell.row(shape), cell.column(shape));
            let (style, text) = &rows[row][column];
            let (across, down) = match shape {
                Shape::Four => (2, 2),
                _ => (3, 3),
            };
            let is_strong = |side: &str| style.contains(&format!("border-{side}:2px solid #000"));
            assert_eq!(is_strong("right"), (column + 1) % across == 0, "{row} {column}");
            assert_eq!(is_strong("bottom"), (row + 1) % down == 0, "{row} {column}");
            let digit = edited_puzzle.givens.get(cell).map(|digit| digit.symbol().to_string());
            assert_eq!(text, &digit.clone().unwrap_or_default());
            assert_eq!(style.contains("bold"), digit.is_some());
        }
    }
}

#[test]
fn lines_of_values_are_read_back_as_a_board() {
    let edited_puzzle = EditedPuzzle::new(Sample::Article.givens());
    let tsv = board_table(&edited_puzzle, &edited_puzzle.givens).tsv();
    assert_eq!(tsv.lines().count(), 9);
    assert!(tsv.lines().all(|line| line.matches('\t').count() == 8));
    let solved = formats::read(&"123456789\n".repeat(9)).expect("a board").givens;
    let tsv = board_table(&edited_puzzle, &solved).tsv();
    assert_eq!(formats::read(&tsv).expect("a board").givens, solved);
}

#[test]
fn special_characters_are_escaped_in_html_and_lines() {
    let said = "a<b & \"c\"";
    let table = Table { rows: vec![vec![Entry::value(said), Entry::value("one\ttwo\nthree")]] };
    assert_eq!(table.tsv(), "\"a<b & \"\"c\"\"\"\t\"one\ttwo\nthree\"\n");
    let html = table.html();
    assert!(html.contains(">a&lt;b &amp; &quot;c&quot;</td>"), "{html}");
    assert!(html.contains(">one\ttwo<br>three</td>"), "{html}");
}

#[test]
fn heads_are_above_their_columns() {
    let words = |words: [&str; 2]| words.map(str::to_owned).to_vec();
    let table = Table::with_heads(words(["way", "nodes"]), vec![words(["plain", "1287"])]);
    assert_eq!(table.tsv(), "way\tnodes\nplain\t1287\n");
    let html = table.html();
    assert_eq!(html.matches("<th ").count(), 2);
    assert_eq!(html.matches("<td ").count(), 2);
    let strong = |(style, _): &(String, String)| style.contains("border-bottom:2px");
    assert_eq!(
        styles(&html).iter().map(|row| row.iter().all(strong)).collect::<Vec<_>>(),
        [true, false]
    );
}

//! A backtracking solver as a beginner's course writes it, once in each language.

use sudoku_engine::board::{Digit, Givens, Shape};

use crate::language::Language;

impl Language {
    /// Returns a program of at most 25 lines that finds the first solution of its 9×9 puzzle by
    /// plain backtracking: the first empty cell, digits ascending.
    pub const fn solver(self) -> &'static str {
        match self {
            Self::Kumir => include_str!("listings/solver.kum"),
            Self::OneC => include_str!("listings/solver.bsl"),
            Self::Nuru => include_str!("listings/solver.nr"),
            Self::Python => include_str!("listings/solver.py"),
        }
    }

    /// Returns a program of at most 25 lines that counts all solutions of its puzzle by plain
    /// backtracking, as [`solver`](Self::solver) finds the first one.
    pub const fn solution_counter(self) -> &'static str {
        match self {
            Self::Kumir => include_str!("listings/counter.kum"),
            Self::OneC => include_str!("listings/counter.bsl"),
            Self::Nuru => include_str!("listings/counter.nr"),
            Self::Python => include_str!("listings/counter.py"),
        }
    }

    /// Returns the [`solver`](Self::solver) with another puzzle of 4×4 or 9×9 cells, or `None` for
    /// other sizes.
    pub fn solver_of(self, givens: &Givens) -> Option<String> {
        self.listing_of(self.solver(), givens)
    }

    /// Returns the [`solution_counter`](Self::solution_counter) with another puzzle of 4×4 or 9×9
    /// cells, or `None` for other sizes.
    pub fn solution_counter_of(self, givens: &Givens) -> Option<String> {
        self.listing_of(self.solution_counter(), givens)
    }

    fn listing_of(self, listing: &str, givens: &Givens) -> Option<String> {
        let shape = match givens.shape() {
            shape @ (Shape::Four | Shape::Nine) => shape,
            Shape::Six | Shape::Sixteen => return None,
        };
        let mut text = String::new();
        for line in listing.split_inclusive('\n') {
            if line.starts_with(self.start_of_puzzle()) {
                text += &self.puzzle_statement(givens);
            } else {
                write_sized(&mut text, line, shape);
            }
        }
        Some(text)
    }

    /// Returns a statement that makes the table of the listing from another puzzle.
    ///
    /// ```
    /// use sudoku_engine::formats;
    /// use sudoku_lessons::{Language, Program};
    ///
    /// let givens = formats::read("0000300204000010").unwrap().givens;
    /// for language in Language::ALL {
    ///     let text = language.puzzle_statement(&givens);
    ///     let program = Program::parse(language, &text).unwrap();
    ///     assert_eq!(program.puzzle(), Some(&givens));
    /// }
    /// ```
    pub fn puzzle_statement(self, givens: &Givens) -> String {
        let size = givens.shape().size();
        let digits: Vec<u8> =
            givens.iter().map(|(_, digit)| digit.map_or(0, Digit::value)).collect();
        let rows = |open: char, close: char| {
            let row = |row: &[u8]| {
                let items: Vec<String> = row.iter().map(u8::to_string).collect();
                format!("{open}{}{close}", items.join(", "))
            };
            let rows: Vec<String> = digits.chunks(size).map(row).collect();
            format!("{open}{}{close}", rows.join(", "))
        };
        let start = self.start_of_puzzle();
        match self {
            Self::Kumir => format!("{start}[1:{size}, 1:{size}] = {}\n", rows('{', '}')),
            Self::OneC => {
                let symbol = |digit: &u8| Digit::new(*digit).map_or('0', Digit::symbol);
                let row = |row: &[u8]| row.iter().map(symbol).collect::<String>();
                let rows: Vec<String> = digits.chunks(size).map(row).collect();
                format!("{start} = СтрРазделить(\"{}\", \",\");\n", rows.join(","))
            }
            Self::Nuru | Self::Python => format!("{start} = {}\n", rows('[', ']')),
        }
    }

    /// Returns how the line with the puzzle begins.
    const fn start_of_puzzle(self) -> &'static str {
        match self {
            Self::Kumir => "цел таб поле",
            Self::OneC => "Строки",
            Self::Nuru => "fanya uwanja",
            Self::Python => "board",
        }
    }
}

/// Writes a line of a listing with the numbers of a board of another size.
fn write_sized(text: &mut String, line: &str, shape: Shape) {
    let mut rest = line;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, tail) = rest.split_at(start);
        let end = tail.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(tail.len());
        let (number, after) = tail.split_at(end);
        text.push_str(before);
        match number {
            "81" => text.push_str(&shape.cell_count().to_string()),
            "10" => text.push_str(&(shape.size() + 1).to_string()),
            "9" => text.push_str(&shape.size().to_string()),
            "8" => text.push_str(&(shape.size() - 1).to_string()),
            "3" => text.push_str(&shape.box_rows().to_string()),
            _ => text.push_str(number),
        }
        rest = after;
    }
    text.push_str(rest);
}

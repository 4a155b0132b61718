use grove_model::batch::RowView;
use sudoku_engine::batch::{MAX_LINE_BYTES, Malformed};

use super::Text;
use super::verdicts::visible;

impl Text {
    pub fn malformed(self, malformed: Malformed) -> String {
        let phrases = self.batch_phrases();
        match malformed {
            Malformed::CellCount { found } => {
                self.say(phrases.wrong_cell_count, &[("found", &found)])
            }
            Malformed::Character { column, character } => {
                let character = visible(character);
                self.say(phrases.wrong_character, &[("column", &column), ("found", &character)])
            }
            Malformed::TooLong => self.say(phrases.too_long, &[("most", &MAX_LINE_BYTES)]),
            Malformed::NotText { kind } => {
                self.say(phrases.not_text, &[("what", &self.not_text(kind))])
            }
            Malformed::Missing => phrases.missing.to_owned(),
        }
    }

    /// Names the switch that rates each puzzle.
    pub const fn batch_rate_each(self) -> &'static str {
        self.one_of(["Rate each puzzle", "Оценить сложность", "Pima ugumu"])
    }

    pub const fn batch_rate_each_meaning(self) -> &'static str {
        self.one_of([
            "Each puzzle with one solution is solved as a person would solve it, for its level, its points and its hardest technique. The whole file then takes longer.",
            "Каждая задача с единственным решением решается так, как решал бы человек: узнаём её уровень, баллы и самый трудный приём. Весь файл тогда решается дольше.",
            "Kila fumbo lenye suluhisho moja hutatuliwa kama mtu angelitatua, ili kujua kiwango chake, alama zake na mbinu yake ngumu zaidi. Faili lote litachukua muda zaidi.",
        ])
    }

    pub fn batch_saved(self, rows: u64) -> String {
        self.say(self.batch_phrases().saved, &[("rows", &rows)])
    }

    pub fn batch_too_large_to_keep(self, most: u64) -> String {
        self.say(self.batch_phrases().too_large_to_keep, &[("most", &self.bytes(most))])
    }

    pub fn batch_shown(self, rows: u64, all: u64) -> String {
        self.say(self.batch_phrases().shown, &[("rows", &rows), ("all", &all)])
    }

    /// Names the choice of the view in which a row opens.
    pub const fn rows_open_in(self) -> &'static str {
        self.one_of(["A row opens in", "Строка открывается в режиме", "Mstari hufunguliwa kwa"])
    }

    pub const fn row_view(self, view: RowView) -> &'static str {
        self.one_of(match view {
            RowView::Watch => ["Watch", "Смотреть", "Kutazama"],
            RowView::Play => ["Play", "Играть", "Kucheza"],
        })
    }

    /// Names what happens when a row is opened.
    pub fn open_row(self, view: RowView) -> &'static str {
        match view {
            RowView::Watch => self.batch_labels().watch_row,
            RowView::Play => self.one_of(["Play the puzzle", "Решать задачу", "Cheza fumbo"]),
        }
    }

    /// Names the hardest technique of a puzzle that cannot be solved without a guess, if any is used.
    pub fn technique_and_guess(self, technique: Option<String>) -> String {
        let guess = self.one_of(["guess", "предположение", "kisio"]);
        technique.map_or_else(|| guess.to_owned(), |technique| format!("{technique} + {guess}"))
    }

    /// Returns the title of the table of the hardest puzzles of a rated file.
    pub const fn hardest_by_points(self) -> &'static str {
        self.one_of([
            "Hardest puzzles (most points)",
            "Самые трудные задачи (больше всего баллов)",
            "Mafumbo magumu zaidi (alama nyingi)",
        ])
    }
}

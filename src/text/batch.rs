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

    pub fn batch_saved(self, rows: u64) -> String {
        self.say(self.batch_phrases().saved, &[("rows", &rows)])
    }

    pub fn batch_too_large_to_keep(self, most: u64) -> String {
        self.say(self.batch_phrases().too_large_to_keep, &[("most", &self.bytes(most))])
    }

    pub fn batch_shown(self, rows: u64, all: u64) -> String {
        self.say(self.batch_phrases().shown, &[("rows", &rows), ("all", &all)])
    }
}

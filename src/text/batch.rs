use sudoku_engine::batch::{MAX_LINE_BYTES, Malformed};

use super::Text;
use super::verdicts::visible;

impl Text {
    pub fn malformed(self, malformed: Malformed) -> String {
        let says = &self.says.batch;
        match malformed {
            Malformed::CellCount { found } => self.say(says.wrong_cell_count, &[("found", &found)]),
            Malformed::Character { column, character } => {
                let character = visible(character);
                self.say(says.wrong_character, &[("column", &column), ("found", &character)])
            }
            Malformed::TooLong => self.say(says.too_long, &[("most", &MAX_LINE_BYTES)]),
            Malformed::NotText { kind } => {
                self.say(says.not_text, &[("what", &self.not_text(kind))])
            }
            Malformed::Missing => says.missing.to_owned(),
        }
    }

    pub fn batch_saved(self, rows: u64) -> String {
        self.say(self.says.batch.saved, &[("rows", &rows)])
    }

    pub fn batch_too_large_to_keep(self, most: u64) -> String {
        self.say(self.says.batch.too_large_to_keep, &[("most", &self.bytes(most))])
    }

    pub fn batch_shown(self, rows: u64, all: u64) -> String {
        self.say(self.says.batch.shown, &[("rows", &rows), ("all", &all)])
    }
}

//! Words about printing the board and saving it as a picture.
//!
//! They are in the program and not in the tables of a language, which are part of a first load.

use grove_model::puzzle::board_content::BoardContent;
use strum::VariantArray;
use sudoku_engine::board::{Rules, Variant};

use super::Text;

/// A label next to the buttons that print and save the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum PictureLabel {
    /// The name of the group of buttons.
    Group,
    /// The name of the choice of a [`BoardContent`].
    Content,
    /// The button that opens the dialog for saving.
    Picture,
    /// The title of a puzzle that has no name.
    Untitled,
    /// What the file will contain.
    Plan,
    /// The file is being made.
    Working,
}

impl Text {
    pub fn picture_label(self, label: PictureLabel) -> &'static str {
        self.one_of(match label {
            PictureLabel::Group => ["Print and save", "Печать и сохранение", "Chapisha na hifadhi"],
            PictureLabel::Content => [
                "What to print and save",
                "Что печатать и сохранять",
                "Cha kuchapisha na kuhifadhi",
            ],
            PictureLabel::Picture => ["Picture…", "Картинка…", "Picha…"],
            PictureLabel::Untitled => ["Sudoku", "Судоку", "Fumbo la Sudoku"],
            PictureLabel::Plan => [
                "The file will contain the board with its rules.",
                "В файле будет поле вместе с правилами.",
                "Faili litakuwa na ubao pamoja na sheria zake.",
            ],
            PictureLabel::Working => ["Drawing the board…", "Рисуем поле…", "Ubao unachorwa…"],
        })
    }

    /// Returns how much of a board is copied, printed or saved.
    pub const fn board_content(self, content: BoardContent) -> &'static str {
        match content {
            BoardContent::Puzzle => self.0.copy_puzzle,
            BoardContent::Own => self.0.copy_own,
        }
    }

    /// Returns a sentence for each rule that a drawing of the board does not show.
    pub fn undrawn_rules(self, rules: &Rules) -> Vec<String> {
        let sentence = |variant| match variant {
            Variant::AntiKnight => Some([
                "Cells a knight’s move apart have different digits.",
                "В клетках на расстоянии хода коня стоят разные цифры.",
                "Seli zilizo umbali wa mruko mmoja wa farasi zina tarakimu tofauti.",
            ]),
            Variant::AntiKing => Some([
                "Cells that touch, even at a corner, have different digits.",
                "В клетках, соседних по стороне или углу, стоят разные цифры.",
                "Seli zinazogusana, hata kwa kona tu, zina tarakimu tofauti.",
            ]),
            Variant::Diagonal(_) | Variant::Windoku => None,
        };
        let sentences = rules.variants().filter_map(sentence);
        sentences.map(|words| self.one_of(words).to_owned()).collect()
    }
}

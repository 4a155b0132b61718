//! Words about presenting a search. They are in the program and not in the tables of a language,
//! which are part of every first load.

use strum::VariantArray;

use super::Text;

/// A label of the buttons for presenting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum PresentLabel {
    /// The button that begins.
    Present,
    /// The name of the group of buttons.
    Tools,
    /// The ring that follows the pointer.
    Ring,
    /// The button that makes the screen black.
    Black,
    /// The black screen, which is a button.
    ShowAgain,
    /// The button that ends.
    Leave,
}

impl Text {
    /// Returns the keys for presenting, and what they do.
    pub const fn presenting_keys(self) -> [(&'static str, &'static str); 2] {
        let present = self.one_of([
            "present full screen, leave (or Esc)",
            "показ на весь экран, закончить (или Esc)",
            "onyesha kwenye skrini nzima, maliza (au Esc)",
        ]);
        let black = self.one_of([
            "while presenting: black screen",
            "во время показа: чёрный экран",
            "wakati wa onyesho: skrini nyeusi",
        ]);
        [("P", present), ("B, .", black)]
    }

    pub const fn present_label(self, label: PresentLabel) -> &'static str {
        self.one_of(match label {
            PresentLabel::Present => {
                ["Present full screen", "Показ на весь экран", "Onyesha kwenye skrini nzima"]
            }
            PresentLabel::Tools => ["Presenting", "Показ", "Onyesho"],
            PresentLabel::Ring => {
                ["Ring around the pointer", "Кольцо у указателя", "Pete kwenye kielekezi"]
            }
            PresentLabel::Black => ["Black screen", "Чёрный экран", "Skrini nyeusi"],
            PresentLabel::ShowAgain => {
                ["Show the search again", "Снова показать поиск", "Onyesha utafutaji tena"]
            }
            PresentLabel::Leave => ["End presenting", "Закончить показ", "Maliza onyesho"],
        })
    }
}

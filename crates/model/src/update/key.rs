//! A key that was pressed, and where the focus was.

/// A key with its modifiers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// The value of the key: `a`, `ArrowUp`, `Enter`. On a non-Latin keyboard layout, a letter
    /// key has the value of its Latin letter.
    pub name: String,
    /// The digit printed on the key, regardless of Shift.
    pub digit: Option<u8>,
    /// Control or Command.
    pub command: bool,
    pub shift: bool,
    pub alt: bool,
}

impl Key {
    /// Creates a key without modifiers from the `key` and the `code` of a browser's keyboard
    /// event: what it writes, and where it is on the keyboard.
    pub fn new(key: &str, code: &str) -> Self {
        // A key of the numeric keypad may act as an arrow; then its digit means nothing.
        let is_character = key.chars().count() == 1;
        let printed = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad"));
        let latin = code.strip_prefix("Key").filter(|_| is_character && !key.is_ascii());
        // The key with the question mark, with Shift on a Cyrillic layout.
        let latin = if (key, code) == (",", "Slash") { Some("?") } else { latin };
        Self {
            name: latin.map_or_else(|| key.to_owned(), str::to_ascii_lowercase),
            digit: printed.filter(|_| is_character).and_then(|digit| digit.parse().ok()),
            ..Self::default()
        }
    }
}

/// Where the focus is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a cell of the board.
    Board,
    /// In the tree, entered by a key.
    Tree,
    /// On the tree, after a click: arrows still step through the search.
    TreeClicked,
    /// In the map, entered by a key.
    Map,
    /// On the map, after a click.
    MapClicked,
    /// In a text field, which uses all keys itself.
    Text,
    /// On a button, which uses Space and Enter.
    Button,
    /// On a slider, which uses arrows, Home and End.
    Slider,
    /// On a menu or similar control, which uses all of these.
    Control,
    /// Nowhere in particular.
    Page,
}

//! What the browser stores between visits, in addition to the link.

use serde::Deserialize;
use sudoku_engine::formats;

use crate::base::settings::{Language, Theme};
use crate::generate::form::GenerateForm;
use crate::puzzle::editor::{EditedPuzzle, Marks};
use crate::puzzle::journal::{PREFIX, Record, Stamp, Stored, TabId, difference, write};
use crate::rules_code;

/// The key under which versions without a journal stored everything. They still write there, so
/// nothing else does.
const EARLIER: &str = "sudoku-grove";

/// The settings, which apply to every puzzle. Each is stored under its own key once the user
/// has chosen it, so that tabs and versions do not overwrite each other's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// `None` until the user chooses one.
    pub language: Option<Language>,
    pub theme: Theme,
    /// The options for new puzzles.
    pub form: GenerateForm,
}

/// The data stored by earlier visits and other tabs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    pub settings: Settings,
    pub stored: Stored,
    /// The puzzles saved by versions without a journal.
    pub earlier: Vec<Record>,
}

/// The data saved by versions without a journal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Earlier {
    language: Option<Language>,
    theme: Theme,
    #[serde(default)]
    wish: GenerateForm,
    sheets: Vec<EarlierSheet>,
}

/// The user's digits and marks on one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct EarlierSheet {
    /// The givens as a line.
    clues: String,
    /// The code of its rules; empty for the classic ones, and missing in the oldest data.
    #[serde(default)]
    rules: String,
    /// The user's digits as a line.
    answers: String,
    /// For each marked cell: its index, its corner marks and its center marks.
    marks: Vec<(u8, u16, u16)>,
}

/// Why data could not be saved or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser gives this page no storage.
    Forbidden,
    /// The storage quota is used up.
    Full,
    /// Stored data cannot be read.
    Corrupt,
    /// Part of the archive cannot be read.
    Unread,
}

impl Saved {
    /// Reads all items of the storage, given as pairs of key and text.
    pub fn read(items: &[(String, String)]) -> Self {
        let read =
            |key: &str| items.iter().find(|(name, _)| name == key).map(|(_, text)| text.as_str());
        let earlier = read(EARLIER).map(serde_json::from_str::<Earlier>);
        let is_earlier_corrupt = matches!(earlier, Some(Err(_)));
        let mut settings = Settings::default();
        let mut sheets = Vec::new();
        if let Some(Ok(earlier)) = earlier {
            let Earlier { language, theme, wish: form, sheets: saved } = earlier;
            (settings, sheets) = (Settings { language, theme, form }, saved);
        }
        let text = |setting: Setting| read(&setting.key());
        if let Some(language) = text(Setting::Language).and_then(parsed) {
            settings.language = Some(language);
        }
        settings.theme = text(Setting::Theme).and_then(parsed).unwrap_or(settings.theme);
        settings.form = text(Setting::Form).and_then(parsed).unwrap_or(settings.form);
        let earlier: Vec<_> = sheets.iter().filter_map(EarlierSheet::record).collect();
        let mut stored = Stored::read(items.iter().cloned(), &earlier);
        stored.unreadable.extend(is_earlier_corrupt.then(|| EARLIER.to_owned()));
        Self { settings, stored, earlier }
    }
}

#[derive(Clone, Copy)]
enum Setting {
    Language,
    Theme,
    Form,
}

impl Setting {
    fn key(self) -> String {
        let name = match self {
            Self::Language => "language",
            Self::Theme => "theme",
            Self::Form => "form",
        };
        format!("{PREFIX}{name}")
    }
}

fn parsed<T: for<'a> Deserialize<'a>>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

impl Settings {
    /// Returns the keys and texts to store when these settings replace `before`.
    pub fn changes(&self, before: &Self) -> Vec<(String, String)> {
        let mut changes = Vec::new();
        let mut change = |setting: Setting, is_other: bool, value: String| {
            if is_other {
                changes.push((setting.key(), value));
            }
        };
        let language = self.language.filter(|_| self.language != before.language);
        change(Setting::Language, language.is_some(), write(&self.language));
        change(Setting::Theme, self.theme != before.theme, write(&self.theme));
        change(Setting::Form, self.form != before.form, write(&self.form));
        changes
    }
}

impl EarlierSheet {
    /// Returns the puzzle with its digits and marks, dated before every journal entry; `None`
    /// if the givens or the rules cannot be read.
    fn record(&self) -> Option<Record> {
        let clues = formats::read_line(&self.clues)?;
        let shape = clues.shape();
        let rules = rules_code::read(shape, &self.rules)?;
        let puzzle = EditedPuzzle::with_rules(clues, rules);
        let mut sheet = puzzle.clone();
        if let Some(answers) = formats::read_line(&self.answers)
            && answers.shape() == shape
        {
            for (cell, answer) in answers.iter() {
                if sheet.clues.get(cell).is_none() {
                    sheet.answers.set(cell, answer);
                }
            }
        }
        let mut marks = sheet.marks.to_vec();
        for &(cell, corner, center) in &self.marks {
            if let Some(slot) = marks.get_mut(usize::from(cell)) {
                *slot = Marks::from_bits(corner, center, shape);
            }
        }
        sheet.marks = marks.into();
        let mut record = Record::new(&puzzle);
        for change in difference(&puzzle, &sheet) {
            record.write(&change.0, &change.2, Stamp(1, TabId::default()));
        }
        Some(record)
    }
}

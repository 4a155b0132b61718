//! What the browser keeps between visits, besides the link.

use serde::Deserialize;
use sudoku_engine::formats;

use crate::base::settings::{Language, Theme};
use crate::generate::form::GenerateForm;
use crate::puzzle::editor::{EditedPuzzle, Marks};
use crate::puzzle::journal::{PREFIX, Record, Stamp, Stored, TabId, difference, write};
use crate::rules_code;

/// Where the versions before the journal saved everything. They go on writing there, so
/// nothing else does.
const EARLIER: &str = "sudoku-grove";

/// What is the same for every puzzle. Each setting is stored under a key of its own, once
/// a person chose it, so that tabs and versions leave each other's alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language, once one was chosen.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Theme,
    /// What a new puzzle is to be like.
    pub form: GenerateForm,
}

/// What earlier visits and other tabs have stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// The settings.
    pub settings: Settings,
    /// The tabs and their puzzles.
    pub stored: Stored,
    /// What of the puzzles the versions without journals saved.
    pub earlier: Vec<Record>,
}

/// What the versions before the journal saved.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Earlier {
    language: Option<Language>,
    theme: Theme,
    #[serde(default)]
    wish: GenerateForm,
    sheets: Vec<EarlierSheet>,
}

/// The player's digits and marks on one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct EarlierSheet {
    /// The puzzle's line.
    clues: String,
    /// The code of its rules, empty for the classic ones, as all were at first.
    #[serde(default)]
    rules: String,
    /// The line of the player's digits.
    answers: String,
    /// For each marked cell its number, corner marks and center marks.
    marks: Vec<(u8, u16, u16)>,
}

/// Why nothing was saved or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser keeps nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
    /// What was kept cannot be read.
    Corrupt,
    /// Some of the archive cannot be read.
    Unread,
}

impl Saved {
    /// Reads everything that the storage has, by key.
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

/// A setting that is stored.
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
    /// What has to be stored, by key, after these settings took the place of others.
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
    /// The puzzle with the digits and marks, written before anything in a journal.
    /// `None` where the clues or rules mean nothing.
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

//! What the browser stores between visits, in addition to the link.

use std::rc::Rc;

use serde::Deserialize;
use sudoku_engine::formats;

use crate::base::code::Code;
use crate::base::panes::Panes;
use crate::base::program_language::ProgramLanguage;
use crate::base::settings::{CenterMarks, Language, PlayAids, Theme};
use crate::generate::form::GenerateForm;
use crate::puzzle::editor::{EditedPuzzle, Marks};
use crate::puzzle::journal::{KEY_PREFIX, Record, Stamp, Stored, TabId, difference, write};
use crate::rules_code;

/// The key under which versions without a journal stored everything. They still write there, so
/// nothing else does.
const LEGACY_KEY: &str = "sudoku-grove";

/// The settings, which apply to every puzzle. Each is stored under its own key once the user
/// has chosen it, so that tabs and versions do not overwrite each other's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// `None` until the user chooses one.
    pub language: Option<Language>,
    pub theme: Theme,
    pub center_marks: CenterMarks,
    /// The options for new puzzles.
    pub form: GenerateForm,
    pub aids: PlayAids,
    /// Whether the digit is chosen before the cells that it goes into.
    pub is_digit_first: bool,
    /// How Watch shares its room.
    pub panes: Panes,
    pub program: ProgramSetting,
    pub own_program: OwnProgramSetting,
    /// The other programs that the user wrote, as `KeptPrograms` writes them.
    pub kept_programs: Rc<str>,
    /// Whether the parts of “Watch” have yet to be named to a newcomer.
    pub names_parts: bool,
}

/// The program next to a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProgramSetting {
    pub is_open: bool,
    /// `None` until the user chooses one.
    pub language: Option<ProgramLanguage>,
}

/// The program that the user wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnProgramSetting {
    /// Whether it is shown in place of the built-in one.
    pub is_shown: bool,
    /// `None` if it is recognized from the text.
    pub language: Option<ProgramLanguage>,
    pub text: Rc<str>,
}

impl OwnProgramSetting {
    /// Reads whether it is shown, as `+` or `-`, the code of the language, and the text, each but
    /// the last with the end of a line.
    fn read(stored: &str) -> Option<Self> {
        let (head, text) = stored.split_once('\n')?;
        let ProgramSetting { is_open, language } = ProgramSetting::read(head)?;
        Some(Self { is_shown: is_open, language, text: text.into() })
    }

    fn write(&self) -> String {
        let head = ProgramSetting { is_open: self.is_shown, language: self.language };
        format!("{}\n{}", head.write(), self.text)
    }
}

impl ProgramSetting {
    /// Reads whether it is open, as `+` or `-`, and the code of the language.
    fn read(text: &str) -> Option<Self> {
        let (is_open, language) = match text.strip_prefix('+') {
            Some(language) => (true, language),
            None => (false, text.strip_prefix('-')?),
        };
        Some(Self { is_open, language: language.parse().ok() })
    }

    fn write(self) -> String {
        let mut text = String::from(if self.is_open { "+" } else { "-" });
        text.push_str(self.language.map_or("", Code::code));
        text
    }
}

/// The data stored by earlier visits and other tabs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    pub settings: Settings,
    pub stored: Stored,
    /// The puzzles saved by versions without a journal.
    pub legacy_puzzles: Vec<Record>,
}

/// The data saved by versions without a journal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct LegacyData {
    language: Option<Language>,
    theme: Theme,
    #[serde(default, rename = "wish")]
    form: GenerateForm,
    #[serde(rename = "sheets")]
    puzzles: Vec<LegacyPuzzle>,
}

/// The user's digits and marks on one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct LegacyPuzzle {
    /// The givens as a line.
    #[serde(rename = "clues")]
    givens: String,
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
        let legacy_data = read(LEGACY_KEY).map(serde_json::from_str::<LegacyData>);
        let is_legacy_corrupt = matches!(legacy_data, Some(Err(_)));
        let mut settings = Settings::default();
        let mut saved_puzzles = Vec::new();
        if let Some(Ok(legacy_data)) = legacy_data {
            let LegacyData { language, theme, form, puzzles } = legacy_data;
            settings = Settings { language, theme, form, ..settings };
            saved_puzzles = puzzles;
        }
        let text = |setting: Setting| read(&setting.key());
        if let Some(language) = text(Setting::Language).and_then(parse_json) {
            settings.language = Some(language);
        }
        settings.theme = text(Setting::Theme).and_then(parse_json).unwrap_or(settings.theme);
        settings.center_marks = text(Setting::CenterMarks).and_then(parse_json).unwrap_or_default();
        settings.form = text(Setting::Form).and_then(parse_json).unwrap_or(settings.form);
        let is_on = |setting: Setting, default: bool| {
            text(setting).and_then(parse_json::<bool>).unwrap_or(default)
        };
        settings.aids = PlayAids {
            removes_marks: is_on(Setting::RemovesMarks, settings.aids.removes_marks),
            highlights: is_on(Setting::Highlights, settings.aids.highlights),
            shows_time: is_on(Setting::ShowsTime, settings.aids.shows_time),
            keeps_screen_on: is_on(Setting::KeepsScreenOn, settings.aids.keeps_screen_on),
            uses_uniqueness: is_on(Setting::UsesUniqueness, settings.aids.uses_uniqueness),
        };
        settings.is_digit_first = is_on(Setting::DigitFirst, settings.is_digit_first);
        settings.panes =
            text(Setting::Panes).and_then(parse_json).map(Panes::from_stored).unwrap_or_default();
        settings.program =
            text(Setting::Program).and_then(ProgramSetting::read).unwrap_or_default();
        settings.own_program =
            text(Setting::OwnProgram).and_then(OwnProgramSetting::read).unwrap_or_default();
        settings.kept_programs = text(Setting::KeptPrograms).unwrap_or_default().into();
        settings.names_parts = is_on(Setting::NamesParts, settings.names_parts);
        let legacy_puzzles: Vec<_> =
            saved_puzzles.iter().filter_map(LegacyPuzzle::record).collect();
        let mut stored = Stored::read(items.iter().cloned(), &legacy_puzzles);
        stored.unreadable.extend(is_legacy_corrupt.then(|| LEGACY_KEY.to_owned()));
        Self { settings, stored, legacy_puzzles }
    }
}

#[derive(Clone, Copy)]
enum Setting {
    Language,
    Theme,
    CenterMarks,
    Form,
    RemovesMarks,
    Highlights,
    ShowsTime,
    KeepsScreenOn,
    UsesUniqueness,
    DigitFirst,
    Panes,
    Program,
    OwnProgram,
    KeptPrograms,
    NamesParts,
}

impl Setting {
    fn key(self) -> String {
        let name = match self {
            Self::Language => "language",
            Self::Theme => "theme",
            Self::CenterMarks => "center-marks",
            Self::Form => "form",
            Self::RemovesMarks => "removes-marks",
            Self::Highlights => "highlights",
            Self::ShowsTime => "shows-time",
            Self::KeepsScreenOn => "keeps-screen-on",
            Self::UsesUniqueness => "uses-uniqueness",
            Self::DigitFirst => "digit-first",
            Self::Panes => "panes",
            Self::Program => "program",
            Self::OwnProgram => "own-program",
            Self::KeptPrograms => "kept-programs",
            Self::NamesParts => "names-parts",
        };
        format!("{KEY_PREFIX}{name}")
    }
}

fn parse_json<T: for<'a> Deserialize<'a>>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

impl Settings {
    /// Returns the keys and texts to store when these settings replace `before`.
    pub fn changes(&self, before: &Self) -> Vec<(String, String)> {
        let mut changes = Vec::new();
        let mut change = |setting: Setting, is_changed: bool, value: String| {
            if is_changed {
                changes.push((setting.key(), value));
            }
        };
        let language = self.language.filter(|_| self.language != before.language);
        change(Setting::Language, language.is_some(), write(&self.language));
        change(Setting::Theme, self.theme != before.theme, write(&self.theme));
        let is_changed = self.center_marks != before.center_marks;
        change(Setting::CenterMarks, is_changed, write(&self.center_marks));
        change(Setting::Form, self.form != before.form, write(&self.form));
        change(Setting::Panes, self.panes != before.panes, write(&self.panes.stored()));
        change(Setting::Program, self.program != before.program, self.program.write());
        let is_changed = self.own_program != before.own_program;
        let own_program = if is_changed { self.own_program.write() } else { String::new() };
        change(Setting::OwnProgram, is_changed, own_program);
        let is_changed = self.kept_programs != before.kept_programs;
        let kept = if is_changed { self.kept_programs.to_string() } else { String::new() };
        change(Setting::KeptPrograms, is_changed, kept);
        let switches = [
            (Setting::RemovesMarks, self.aids.removes_marks, before.aids.removes_marks),
            (Setting::Highlights, self.aids.highlights, before.aids.highlights),
            (Setting::ShowsTime, self.aids.shows_time, before.aids.shows_time),
            (Setting::KeepsScreenOn, self.aids.keeps_screen_on, before.aids.keeps_screen_on),
            (Setting::UsesUniqueness, self.aids.uses_uniqueness, before.aids.uses_uniqueness),
            (Setting::DigitFirst, self.is_digit_first, before.is_digit_first),
            (Setting::NamesParts, self.names_parts, before.names_parts),
        ];
        for (setting, is_on, was_on) in switches {
            change(setting, is_on != was_on, is_on.to_string());
        }
        changes
    }
}

impl LegacyPuzzle {
    /// Returns the puzzle with its digits and marks, dated before every journal entry; `None`
    /// if the givens or the rules cannot be read.
    fn record(&self) -> Option<Record> {
        let givens = formats::read_line(&self.givens)?;
        let shape = givens.shape();
        let rules = rules_code::read(shape, &self.rules)?;
        let puzzle = EditedPuzzle::with_rules(givens, rules);
        let mut edited_puzzle = puzzle.clone();
        if let Some(answers) = formats::read_line(&self.answers)
            && answers.shape() == shape
        {
            for (cell, answer) in answers.iter() {
                if edited_puzzle.givens.get(cell).is_none() {
                    edited_puzzle.answers.set(cell, answer);
                }
            }
        }
        let mut marks = edited_puzzle.marks.to_vec();
        for &(cell, corner, center) in &self.marks {
            if let Some(slot) = marks.get_mut(usize::from(cell)) {
                *slot = Marks::from_bits(corner, center, shape);
            }
        }
        edited_puzzle.marks = marks.into();
        let mut record = Record::new(&puzzle);
        for change in difference(&puzzle, &edited_puzzle) {
            record.write(&change.0, &change.2, Stamp(1, TabId::default()));
        }
        Some(record)
    }
}

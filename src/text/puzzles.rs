use grove_model::base::settings::Language;
use grove_model::model::paste::FileRefusal;
use grove_model::model::puzzles::FileState;
use grove_model::puzzle::journal::{FileProblem, FileReader};
use grove_model::view::puzzles::StoredPuzzle;

use super::Text;

impl Text {
    /// Describes a puzzle: its size, its givens, and its rules if they are not the classic ones.
    pub fn kept_kind(self, puzzle: &StoredPuzzle) -> String {
        let edited_puzzle = &puzzle.edited_puzzle;
        let (size, given_count) =
            (edited_puzzle.shape().size(), edited_puzzle.givens.filled_count());
        let kind =
            self.say(self.puzzle_phrases().kind, &[("size", &size), ("clues", &given_count)]);
        if edited_puzzle.rules.is_classic() {
            return kind;
        }
        format!("{kind} · {}", self.rules_of(&edited_puzzle.rules))
    }

    /// Returns a puzzle's name, or else its description.
    pub fn kept_name(self, puzzle: &StoredPuzzle) -> String {
        if puzzle.name.is_empty() { self.kept_kind(puzzle) } else { puzzle.name.to_string() }
    }

    /// Describes how much of a puzzle is filled.
    pub fn kept_progress(self, filled: u64, cells: u64) -> String {
        self.say(self.puzzle_phrases().progress, &[("filled", &filled), ("cells", &cells)])
    }

    pub fn kept_total(self, puzzles: u64) -> String {
        self.say(self.puzzle_phrases().total, &[("puzzles", &puzzles)])
    }

    pub fn kept_deleted(self, name: &str) -> String {
        self.say(self.puzzle_phrases().deleted, &[("name", &name)])
    }

    /// Describes the state of a file with all puzzles.
    pub fn puzzle_file(self, state: FileState) -> String {
        let (labels, phrases) = (&self.puzzles, self.puzzle_phrases());
        let words = match state {
            FileState::Working(_) => labels.working,
            FileState::Saved(puzzles) => return self.say(phrases.saved, &[("puzzles", &puzzles)]),
            FileState::Opened(puzzles) => {
                return self.say(phrases.opened, &[("puzzles", &puzzles)]);
            }
            FileState::NotSaved => labels.not_saved,
            FileState::Wrong(FileProblem::TooLarge) => {
                return self.say(
                    phrases.too_large,
                    &[("most", &self.bytes(FileReader::MAX_BYTES.into()))],
                );
            }
            FileState::Wrong(FileProblem::BadPuzzle(nth)) => {
                return self.say(phrases.bad_puzzle, &[("nth", &nth)]);
            }
            FileState::Wrong(FileProblem::Unreadable) => labels.unreadable,
            FileState::Wrong(FileProblem::OtherFile) => labels.other_file,
            FileState::Wrong(FileProblem::Newer) => labels.newer,
            FileState::Wrong(FileProblem::CutOff) => labels.cut_off,
        };
        words.to_owned()
    }

    /// Says why a file was not opened.
    pub fn file_refused(self, refusal: FileRefusal) -> String {
        match refusal {
            FileRefusal::TooLarge => {
                let most = self.bytes(FileRefusal::MAX_FILE_BYTES.into());
                self.say(self.puzzle_phrases().too_large, &[("most", &most)])
            }
            FileRefusal::NotText(kind) => {
                self.say(self.batch_phrases().not_text, &[("what", &self.not_text(kind))])
            }
            FileRefusal::Unreadable => self.puzzles.unreadable.to_owned(),
        }
    }

    /// Writes a date, given as in `2026-11-22`.
    pub fn day(self, day: &str) -> String {
        let parts: Vec<&str> = day.split('-').collect();
        match (self.language, &parts[..]) {
            (Language::Ru, [year, month, day]) => format!("{day}.{month}.{year}"),
            (Language::Sw, [year, month, day]) => format!("{day}/{month}/{year}"),
            (Language::En | Language::Ru | Language::Sw, _) => day.to_owned(),
        }
    }
}

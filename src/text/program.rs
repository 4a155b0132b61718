//! The program next to a search. Its phrases are in the chunk of its panel.

use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::search::own_program::{NotReplaced, OwnRun};
use grove_model::search::program::NoProgram;
use grove_model::view::program::{LineNote, line_note, running_line};
use grove_model::worker::program_task::ProgramMoment;
use grove_model::worker::run_program_task::{RunEnding, RunProgress, SourceError};
use sudoku_engine::board::Givens;

use super::Text;

impl Text {
    pub fn program_language(self, language: ProgramLanguage) -> &'static str {
        match language {
            ProgramLanguage::Kumir => self.one_of(["KuMir", "КуМир", "KuMir"]),
            ProgramLanguage::OneC => self.one_of(["1C", "1С", "1C"]),
            ProgramLanguage::Nuru => "Nuru",
            ProgramLanguage::Python => "Python",
        }
    }

    pub fn no_program(self, why: NoProgram) -> String {
        let phrases = self.program();
        match why {
            NoProgram::Method => {
                let method = self.strategy_preset(StrategyPreset::Plain);
                self.say(phrases.no_method, &[("method", &method)])
            }
            NoProgram::Rules => phrases.no_rules.to_owned(),
            NoProgram::Board => phrases.no_board.to_owned(),
        }
    }

    pub fn program_working(self, made: u64) -> String {
        self.say(self.program().working, &[("made", &made)])
    }

    /// Says which line has run, and what it did.
    pub fn program_line(self, moment: &ProgramMoment) -> String {
        let phrases = self.program();
        let Some((line, code)) = running_line(moment) else { return phrases.start.to_owned() };
        if let Some(words) = &moment.fault {
            let said = self.say(phrases.line_said, &[("line", &line), ("code", &code)]);
            return format!("{said}. {}", self.say(phrases.fault_here, &[("words", words)]));
        }
        match line_note(moment).map(|note| self.line_note(note)) {
            None => self.say(phrases.line_said, &[("line", &line), ("code", &code)]),
            Some(note) => self
                .say(phrases.line_with_note, &[("line", &line), ("code", &code), ("note", &note)]),
        }
    }

    fn line_note(self, note: LineNote) -> String {
        let phrases = self.program();
        match note {
            LineNote::Changed(changed) => {
                let changed = changed.iter().map(|(name, value)| {
                    self.say(phrases.changed, &[("name", name), ("value", value)])
                });
                changed.collect::<Vec<_>>().join("; ")
            }
            LineNote::Written(Some(digit)) => {
                self.say(phrases.written, &[("digit", &u64::from(digit))])
            }
            LineNote::Written(None) => phrases.emptied.to_owned(),
            LineNote::Condition(true) => phrases.holds.to_owned(),
            LineNote::Condition(false) => phrases.holds_not.to_owned(),
        }
    }

    pub fn program_running(self, RunProgress { moments, writes }: RunProgress) -> String {
        let fills: [(_, &dyn super::phrase::Fill); 2] =
            [("moments", &moments), ("writes", &writes)];
        self.say(self.program().running, &fills)
    }

    /// Says how a run ended, and what of it can be seen.
    pub fn program_run(self, run: &OwnRun) -> String {
        let phrases = self.program();
        let OwnRun { progress: RunProgress { moments, writes }, ending, .. } = run;
        let ended = match ending {
            RunEnding::Finished => self.say(phrases.finished, &[("moments", moments)]),
            RunEnding::Failed(SourceError { line, words, .. }) => {
                self.say(phrases.failed, &[("line", line), ("words", words)])
            }
            RunEnding::Stopped => self.say(phrases.was_stopped, &[("moments", moments)]),
            RunEnding::TooLong => self.say(phrases.too_long, &[("writes", writes)]),
        };
        let more = match run {
            OwnRun { is_cut: true, .. } => phrases.cut,
            OwnRun { is_search: true, .. } => return ended,
            OwnRun { has_puzzle: false, .. } => phrases.no_puzzle,
            OwnRun { .. } => phrases.no_search,
        };
        format!("{ended} {more}")
    }

    pub fn source_error(self, error: &SourceError) -> String {
        let SourceError { line, words, .. } = error;
        self.say(self.program().error_at, &[("line", line), ("words", words)])
    }

    /// Says what puzzle a text has.
    pub fn own_puzzle(self, puzzle: Option<&Givens>) -> String {
        let phrases = self.program();
        let Some(puzzle) = puzzle else { return phrases.no_puzzle.to_owned() };
        let (givens, size) = (puzzle.filled_count(), puzzle.shape().size());
        self.say(phrases.own_puzzle, &[("givens", &givens), ("size", &size)])
    }

    pub fn puzzle_not_put(self, NotReplaced { rows }: NotReplaced) -> String {
        let phrases = self.program();
        rows.map_or_else(
            || phrases.not_put.to_owned(),
            |rows| self.say(phrases.other_size, &[("rows", &rows)]),
        )
    }

    pub fn recognized_language(self, language: ProgramLanguage) -> String {
        let language = self.program_language(language);
        self.say(self.program().recognized, &[("language", &language)])
    }

    pub fn breakpoint_of(self, line: u32) -> String {
        self.say(self.program().breakpoint, &[("line", &line)])
    }

    pub fn trace_working(self, moments: u64) -> String {
        self.say(self.program().trace_working, &[("moments", &moments)])
    }

    pub fn trace_cut(self, rows: usize) -> String {
        self.say(self.program().trace_cut, &[("rows", &rows)])
    }
}

//! The progress bar.
//!
//! Drawn only if standard error is a terminal and standard output is not, so that it never ends
//! up in a file or among the answers.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::input::Input;

/// The time before the bar appears, so that it does not flash during short runs.
const DELAY: Duration = Duration::from_millis(400);
/// The time between redraws.
const REDRAW_INTERVAL: Duration = Duration::from_millis(100);

/// The progress so far, and the bar if it is shown.
#[derive(Debug)]
pub(crate) struct Progress {
    start: Instant,
    puzzles: u64,
    bytes: u64,
    total: Option<u64>,
    /// Whether a bar may be shown.
    is_enabled: bool,
    /// The time of the next redraw, since `start`.
    next_redraw: Duration,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Creates the progress bar for an input.
    pub(crate) fn of(input: &Input) -> Self {
        let is_visible = io::stderr().is_terminal() && !io::stdout().is_terminal();
        let is_enabled = is_visible && input.is_partly_untyped();
        let total = if is_enabled { input.bytes() } else { None };
        Self::new(is_enabled, total)
    }

    /// Creates a progress bar that is never drawn.
    #[cfg(test)]
    pub(super) fn hidden() -> Self {
        Self::new(false, None)
    }

    fn new(is_enabled: bool, total: Option<u64>) -> Self {
        let start = Instant::now();
        Self { start, puzzles: 0, bytes: 0, total, is_enabled, next_redraw: DELAY, bar: None }
    }

    /// Records that this many more bytes and puzzles are done, and redraws the bar if it is due.
    pub(super) fn advance(&mut self, bytes: u64, puzzles: u64) {
        self.bytes += bytes;
        self.puzzles += puzzles;
        let elapsed = self.start.elapsed();
        if !self.is_enabled || elapsed < self.next_redraw {
            return;
        }
        self.next_redraw = elapsed + REDRAW_INTERVAL;
        let rate = self.puzzles as f64 / elapsed.as_secs_f64();
        let [puzzles, rate] = [self.puzzles, rate as u64].map(HumanCount);
        let bar = self.bar.get_or_insert_with(|| bar(self.total, elapsed));
        bar.set_message(format!("{puzzles} puzzles, {rate}/s"));
        bar.set_position(self.bytes);
    }

    /// Prints errors to standard error, above the bar.
    pub(super) fn print_errors(&self, errors: &str) {
        // If standard error is closed, the user does not want its output.
        let print = || drop(io::stderr().write_all(errors.as_bytes()));
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Creates a bar if the size of the input is known, otherwise a spinner.
fn bar(total: Option<u64>, elapsed: Duration) -> ProgressBar {
    let template = match total {
        Some(_) => "{bar:30} {percent:>3}%  {msg}  {eta} left",
        None => "{spinner} {msg}  {elapsed}",
    };
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr());
    bar.with_style(style.progress_chars("=> ")).with_elapsed(elapsed)
}

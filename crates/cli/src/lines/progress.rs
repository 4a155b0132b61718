//! How far it is, on a terminal.
//!
//! Owns when that is shown and how. Nothing is drawn for whoever redirects standard
//! error, nor among answers that scroll by.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::input::Input;

/// Short work is not worth a bar that flashes up.
const DELAY: Duration = Duration::from_millis(400);
/// A bar that is drawn more often only takes time.
const PACE: Duration = Duration::from_millis(100);

/// What has been done, and the bar where there is one.
#[derive(Debug)]
pub(crate) struct Progress {
    begun: Instant,
    puzzles: u64,
    bytes: u64,
    total: Option<u64>,
    /// Whether there may be a bar.
    is_wanted: bool,
    /// It is drawn next after so much time.
    next: Duration,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// What is shown while this input is worked on.
    pub(crate) fn of(input: &Input) -> Self {
        let is_seen = io::stderr().is_terminal() && !io::stdout().is_terminal();
        let is_wanted = is_seen && input.is_read_from_elsewhere();
        let total = if is_wanted { input.bytes() } else { None };
        Self::new(is_wanted, total)
    }

    /// Nothing is shown.
    #[cfg(test)]
    pub(super) fn hidden() -> Self {
        Self::new(false, None)
    }

    fn new(is_wanted: bool, total: Option<u64>) -> Self {
        let begun = Instant::now();
        Self { begun, puzzles: 0, bytes: 0, total, is_wanted, next: DELAY, bar: None }
    }

    /// So much more is done.
    pub(super) fn advance(&mut self, bytes: u64, puzzles: u64) {
        self.bytes += bytes;
        self.puzzles += puzzles;
        let elapsed = self.begun.elapsed();
        if !self.is_wanted || elapsed < self.next {
            return;
        }
        self.next = elapsed + PACE;
        let rate = self.puzzles as f64 / elapsed.as_secs_f64();
        let [puzzles, rate] = [self.puzzles, rate as u64].map(HumanCount);
        let bar = self.bar.get_or_insert_with(|| bar(self.total, elapsed));
        bar.set_message(format!("{puzzles} puzzles, {rate}/s"));
        bar.set_position(self.bytes);
    }

    /// Tells standard error, above the bar.
    pub(super) fn complain(&self, complaints: &str) {
        // Whoever closed standard error does not want to know.
        let tell = || drop(io::stderr().write_all(complaints.as_bytes()));
        match &self.bar {
            Some(bar) => bar.suspend(tell),
            None => tell(),
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

/// A bar where it is known how much there is, else a line that counts.
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

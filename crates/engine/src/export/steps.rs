//! The steps of a search as comma-separated values.

use std::fmt::Write as _;

use super::Lines;
use crate::board::{Cell, DigitSet};
use crate::search::{Event, Stepper};

const HEADER: &str = "step,event,row,column,digit,depth,placements,undos,then\n";
/// Steps that may be run silently on the way to the first line, per requested line.
const SILENT_STEPS_PER_LINE: u64 = 64;

/// Writes one line per step.
#[derive(Clone, Debug)]
pub struct Steps {
    stepper: Stepper,
    from: u64,
    to: u64,
    has_header: bool,
    written: u64,
}

impl Steps {
    /// Creates a writer for the steps from number `from`, counted from 1, to `to`, or to
    /// the end of the search if that comes first. The search may be at any position
    /// before the first of them.
    pub fn new(search: Stepper, from: u64, to: u64) -> Self {
        Self { stepper: search, from: from.max(1), to, has_header: false, written: 0 }
    }

    fn write_line(&self, event: &str, cell: Cell, digit: char, then: &str, text: &mut String) {
        let (counters, shape) = (self.stepper.counters(), self.stepper.shape());
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "{},{event},{},{},{digit},{},{},{},{then}",
            counters.step(),
            cell.row(shape) + 1,
            cell.column(shape) + 1,
            counters.depth,
            counters.placements,
            counters.undos,
        );
    }

    /// Returns the `then` column of a placement.
    fn then(&self) -> &'static str {
        match self.stepper.legal_digits().map(DigitSet::is_empty) {
            None => "solution",
            Some(true) => "dead end",
            Some(false) => "",
        }
    }

    fn write_step(&mut self, text: &mut String) -> bool {
        if self.stepper.counters().step() >= self.to {
            return false;
        }
        match self.stepper.advance_move() {
            Some(Event::Placed { cell, digit }) => {
                self.write_line("placed", cell, digit.symbol(), self.then(), text);
            }
            Some(Event::Removed { cell, digit }) => {
                self.write_line("removed", cell, digit.symbol(), "", text);
            }
            _ => return false,
        }
        self.written += 1;
        true
    }
}

impl Lines for Steps {
    fn write(&mut self, text: &mut String, lines: u64) -> bool {
        if !std::mem::replace(&mut self.has_header, true) {
            text.push_str(HEADER);
        }
        let steps_ahead = (self.from - 1).saturating_sub(self.stepper.counters().step());
        if steps_ahead > 0 {
            self.stepper.run(steps_ahead.min(lines.saturating_mul(SILENT_STEPS_PER_LINE)));
            return !self.stepper.is_over();
        }
        (0..lines).all(|_| self.write_step(text))
    }

    fn written(&self) -> u64 {
        self.written
    }
}

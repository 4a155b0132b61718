//! Looks for a line of a program's run, in slices.

use std::cell::RefCell;
use std::rc::Rc;

use sudoku_engine::fast::Progress;
use sudoku_lessons::Machine;

use super::job::{Job, Output};
use super::program_job::{ProgramCache, ProgramRun};
use crate::base::steps::Way;
use crate::worker::line_search_task::{FoundLine, LineSearch, LineSearchReport, LineTarget};
use crate::worker::task::TaskReport;

/// Moments looked at per slice: about 5 ms. On the way back, they are looked at from the first one
/// on, so that each is run once.
const MOMENTS_PER_SLICE: u64 = 8_192;
/// Moments per slice on the way to where a stretch begins.
const MOMENTS_OF_SEEK: u64 = 50_000;

pub(super) struct LineSearchJob {
    search: LineSearch,
    run: Rc<RefCell<ProgramRun>>,
    /// The moment up to which nothing was found or, on the way back, from which.
    looked_at: u64,
    /// The depth of calls when the line that is left began, once it is known.
    depth: Option<usize>,
    /// The moment that was found.
    found: Option<u64>,
}

impl LineSearchJob {
    pub(super) fn new(search: LineSearch, cache: &ProgramCache) -> Option<Self> {
        let run = ProgramRun::shared(&search.source, cache)?;
        Some(Self { looked_at: search.from, search, run, depth: None, found: None })
    }

    /// Does one slice of work. Returns the line at the end.
    fn line(&mut self) -> Option<FoundLine> {
        let run = Rc::clone(&self.run);
        let mut run = run.borrow_mut();
        if self.found.is_none() {
            self.found = self.moment(&mut run);
        }
        run.place_of(self.found?, MOMENTS_OF_SEEK)
    }

    /// Looks at the next stretch, and returns the moment if it is there.
    fn moment(&mut self, run: &mut ProgramRun) -> Option<u64> {
        let from = self.search.from;
        if self.depth.is_none() {
            if !run.approach(from.saturating_sub(1), MOMENTS_OF_SEEK) {
                return None;
            }
            self.depth = Some(run.machine.call_depth());
        }
        match self.search.way {
            Way::Forward => {
                if !run.approach(self.looked_at, MOMENTS_OF_SEEK) {
                    return None;
                }
                let to = self.search.end.min(self.looked_at.saturating_add(MOMENTS_PER_SLICE));
                let found = self.next(run, to);
                self.looked_at = run.machine.moments();
                let is_over = run.machine.ending().is_some() || self.looked_at >= self.search.end;
                found.or_else(|| is_over.then_some(self.looked_at))
            }
            Way::Back => {
                let to = self.looked_at.saturating_sub(1);
                let start = to.saturating_sub(MOMENTS_PER_SLICE);
                if !run.approach(start, MOMENTS_OF_SEEK) {
                    return None;
                }
                let mut last = None;
                while let Some(found) = self.next(run, to) {
                    last = Some(found);
                }
                self.looked_at = start + 1;
                last.or_else(|| (start == 0).then_some(0))
            }
        }
    }

    /// Runs to the next moment that is looked for, but at most up to a moment.
    fn next(&self, run: &mut ProgramRun, to: u64) -> Option<u64> {
        while run.machine.moments() < to && run.machine.ending().is_none() {
            let is_wanted = self.is_wanted(&run.machine, &run.line_starts);
            run.machine.run(1);
            if is_wanted {
                return Some(run.machine.moments());
            }
        }
        None
    }

    /// Returns whether the moment that begins is looked for.
    fn is_wanted(&self, machine: &Machine, line_starts: &[usize]) -> bool {
        let (depth, from_depth) = (machine.call_depth(), self.depth.unwrap_or_default());
        match &self.search.target {
            LineTarget::SameCall => depth <= from_depth,
            LineTarget::CallAround => depth < from_depth,
            LineTarget::Breakpoint(lines) => machine.next_span().is_some_and(|span| {
                let line = line_starts.partition_point(|start| *start <= span.start);
                lines.contains(&(line as u32))
            }),
        }
    }
}

impl Job for LineSearchJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let found = self.line();
        output.end(found.map(|it| TaskReport::FindLine(LineSearchReport::Over(it))))
    }

    fn progress(&self, output: &mut Output) {
        output.report(&TaskReport::FindLine(LineSearchReport::Progress(self.looked_at)));
    }
}

//! Fills the trace table of a program, in slices.

use sudoku_engine::fast::Progress;
use sudoku_lessons::NamedVariable;

use super::job::{Job, Output};
use super::program_job::ProgramRun;
use crate::worker::line_search_task::FoundLine;
use crate::worker::task::TaskReport;
use crate::worker::trace_task::{
    MAX_ROWS, TraceReport, TraceRequest, TraceRow, TraceTable, TracedVariable,
};

/// Statements and conditions per slice: about 5 ms.
const MOMENTS_PER_SLICE: u64 = 3_000;

pub(super) struct TraceJob {
    /// A run of its own: the one that is shown stays where it is.
    run: ProgramRun,
    end: u64,
    variables: Vec<NamedVariable>,
    known: Vec<TracedVariable>,
    values: Vec<Option<String>>,
    rows: Vec<TraceRow>,
    /// The moment of the last write to the grid.
    last_write: u64,
}

impl TraceJob {
    pub(super) fn new(request: TraceRequest) -> Option<Self> {
        let run = ProgramRun::new(request.source)?;
        let known = run.machine.program().variables();
        let variables = request
            .variables
            .iter()
            .map(|it| NamedVariable { function: it.function.clone(), name: it.name.clone() });
        let variables: Vec<_> = variables.take(64).collect();
        let known = known
            .into_iter()
            .map(|NamedVariable { function, name }| TracedVariable { function, name });
        Some(Self {
            end: if variables.is_empty() { 0 } else { request.end },
            values: vec![None; variables.len()],
            variables,
            known: known.collect(),
            rows: Vec::new(),
            last_write: 0,
            run,
        })
    }

    /// Does one slice of work. Returns the table at the end.
    fn table(&mut self) -> Option<TraceTable> {
        for _ in 0..MOMENTS_PER_SLICE {
            let is_full = self.rows.len() == MAX_ROWS;
            let is_over =
                self.run.machine.ending().is_some() || self.run.machine.moments() >= self.end;
            if is_full || is_over {
                return Some(TraceTable {
                    known: std::mem::take(&mut self.known).into(),
                    rows: std::mem::take(&mut self.rows).into(),
                    is_cut: !is_over,
                });
            }
            self.run_moment();
        }
        None
    }

    fn run_moment(&mut self) {
        let machine = &mut self.run.machine;
        let line = machine.next_span().map_or(0, |span| {
            self.run.line_starts.partition_point(|start| *start <= span.start) as u32
        });
        machine.run(1);
        let moment = machine.moments();
        if !machine.writes().is_empty() {
            self.last_write = moment;
        }
        let mut changed = 0;
        for (nth, variable) in self.variables.iter().enumerate() {
            let value = machine.value_of(variable);
            if value != self.values[nth] {
                changed |= u64::from(value.is_some()) << nth;
                self.values[nth] = value;
            }
        }
        if changed != 0 {
            let counts = machine.move_counts();
            let place = FoundLine {
                moves: counts.placements + counts.undos,
                line: (moment - self.last_write) as u32,
            };
            let values = self.values.clone();
            self.rows.push(TraceRow { moment, place, line, values, changed });
        }
    }
}

impl Job for TraceJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let table = self.table();
        output.end(table.map(|it| TaskReport::Trace(TraceReport::Over(it))))
    }

    fn progress(&self, output: &mut Output) {
        output.report(&TaskReport::Trace(TraceReport::Progress(self.run.machine.moments())));
    }
}

//! Answering a question about the run, in slices.

mod cost;
mod recorded;
mod solution_count;
mod trial;

use sudoku_engine::fast::Progress;
use sudoku_engine::recording::{PlacementCounts, Recording};

use self::cost::CostJob;
use self::solution_count::solution_count;
use self::trial::{MethodTrials, WithoutGiven};
use super::job::{Job, Output};
use super::solve_job::Solver;
use crate::worker::inquiry::{Inquiry, InquiryAnswer, InquiryReport};
use crate::worker::task::TaskReport;

/// Steps of plain backtracking per slice: about 5 ms.
const STEPS_PER_SLICE: u64 = 500_000;

/// A question in progress.
pub(super) enum InquiryJob {
    /// Answered by the recording.
    Recorded(Option<InquiryAnswer>),
    Cost(Box<CostJob>),
    Placements {
        counts: Box<PlacementCounts>,
        to: u64,
        effort: u64,
    },
    Methods(Box<MethodTrials>),
    WithoutGiven(Box<WithoutGiven>),
    Solutions(Solver),
}

impl InquiryJob {
    /// Starts answering. `None` if the question is not about this run.
    pub(super) fn new(inquiry: Inquiry, recording: &Recording) -> Option<Self> {
        let head = recording.head();
        Some(match inquiry {
            Inquiry::Subtree(path) => Self::Recorded(Some(recorded::subtree(recording, &path))),
            Inquiry::Cost(inquiry) => Self::Cost(Box::new(CostJob::new(inquiry, recording))),
            Inquiry::Placements { step } => {
                let counts = Box::new(PlacementCounts::new(head.restarted(head.goal())));
                Self::Placements { counts, to: step, effort: head.effort().into() }
            }
            Inquiry::FirstDeadEnd => Self::Recorded(Some(recorded::first_dead_end(recording))),
            Inquiry::Levels => Self::Recorded(Some(recorded::levels(recording))),
            Inquiry::Root => Self::Recorded(Some(recorded::root(recording)?)),
            Inquiry::Methods => Self::Methods(Box::new(MethodTrials::new(head))),
            Inquiry::WithoutGiven(cell) => {
                Self::WithoutGiven(Box::new(WithoutGiven::new(head, cell)?))
            }
            Inquiry::Solutions => Self::Solutions(Solver::new(head.puzzle())),
        })
    }

    fn answer(&mut self) -> Option<InquiryAnswer> {
        match self {
            Self::Recorded(answer) => answer.take(),
            Self::Cost(job) => job.work().map(InquiryAnswer::Cost),
            Self::Placements { counts, to, effort } => {
                let left = *to - counts.step();
                let steps = counts.run(left.min(STEPS_PER_SLICE / *effort));
                (steps == 0 || counts.step() == *to)
                    .then(|| InquiryAnswer::Placements(counts.by_cell().to_vec()))
            }
            Self::Methods(trials) => trials.work().map(InquiryAnswer::Methods),
            Self::WithoutGiven(trial) => trial.work(),
            Self::Solutions(solver) => {
                Some(InquiryAnswer::Solutions(solution_count(&solver.work()?)))
            }
        }
    }

    /// Returns the number of steps searched, unless these are not what is counted.
    fn steps(&self) -> Option<u64> {
        match self {
            Self::Recorded(_) | Self::Cost(_) | Self::Solutions(_) => None,
            Self::Placements { counts, .. } => Some(counts.step()),
            Self::Methods(trials) => Some(trials.steps()),
            Self::WithoutGiven(trial) => Some(trial.steps()),
        }
    }
}

impl Job for InquiryJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let report = self.answer().map(|answer| TaskReport::Ask(InquiryReport::Over(answer)));
        output.end(report)
    }

    fn progress(&self, output: &mut Output) {
        if let Some(steps) = self.steps() {
            output.report(&TaskReport::Ask(InquiryReport::Progress(steps)));
        }
    }
}

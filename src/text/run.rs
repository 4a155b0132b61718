//! A search: playing and measuring it.

use grove_model::base::speed::Speed;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::search::compare::{Comparison, PaceUnit};
use grove_model::worker::run::{Progress, Seek};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::recording::Target;
use sudoku_engine::search::{CellOrder, Counters, DigitOrder, Inference, Strategy};

use super::Text;
use super::compare::{lane_sign, timed};
use super::number::tenths;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// One step in this many seconds, at least 2.
    SecondsAStep(u64),
    /// This many steps per second, at least 1.
    StepsASecond(u64),
    Unlimited,
}

impl Pace {
    pub(crate) fn of(speed: Speed) -> Self {
        match speed.rate() {
            None => Self::Unlimited,
            Some(rate) if rate < 1.0 => Self::SecondsAStep((1.0 / rate) as u64),
            Some(rate) => Self::StepsASecond(rate as u64),
        }
    }
}

/// The state of the worker's run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunState {
    Searching,
    /// The run is on its way to a requested step.
    Seeking,
    /// The run is on its way to its end.
    SeekingEnd,
    Stopped,
    Over,
}

impl RunState {
    pub(crate) const fn of(progress: &Progress, seek: Option<Seek>) -> Self {
        match (progress.is_over, progress.is_stopped, seek) {
            (true, _, _) => Self::Over,
            (false, true, _) => Self::Stopped,
            (false, false, Some(Seek { target: Target::End, .. })) => Self::SeekingEnd,
            (false, false, Some(_)) => Self::Seeking,
            (false, false, None) => Self::Searching,
        }
    }
}

/// A counter of a search, in the order of display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Counter {
    /// Digits written, including those erased later.
    Placements,
    /// Digits erased on the way back.
    Undos,
    /// Digits checked for a cell, legal or not.
    Tests,
    Nodes,
    /// The search's digits on the board.
    Depth,
    Solutions,
}

impl Counter {
    pub const fn value(self, counters: Counters) -> u64 {
        match self {
            Self::Placements => counters.placements,
            Self::Undos => counters.undos,
            Self::Tests => counters.tests,
            Self::Nodes => counters.nodes(),
            Self::Solutions => counters.solutions,
            Self::Depth => counters.depth,
        }
    }
}

/// A row of the statistics, in the order of display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RunFact {
    Placements,
    /// Placements and undos.
    Steps,
    /// The time that the worker spent searching.
    #[strum(serialize = "searching-us")]
    Searching,
    /// Placements per second of that time.
    #[strum(serialize = "placements-per-second")]
    Rate,
    /// Recorded states of the search.
    Checkpoints,
    /// Steps from one checkpoint to the next.
    Spacing,
    Retained,
    /// Steps of the shortest subtree that is certain to be recorded.
    Shortest,
    #[strum(serialize = "recording-bytes")]
    Recording,
    /// The time that the worker took to find the last distant step.
    #[strum(serialize = "seek-worker-us")]
    SeekInWorker,
    /// The time until the board of that step was painted.
    #[strum(serialize = "seek-painted-us")]
    SeekPainted,
    #[strum(serialize = "worker-bytes")]
    WorkerMemory,
    #[strum(serialize = "page-bytes")]
    PageMemory,
    #[strum(serialize = "script-bytes")]
    ScriptMemory,
}

impl Text {
    /// Writes a number with its digits grouped.
    pub fn number(self, number: u64) -> String {
        self.large(number.into())
    }

    /// Writes a number of any size in the same way.
    pub fn large(self, number: u128) -> String {
        self.grammar.number(number)
    }

    pub fn counter_meaning(self, counter: Counter) -> &'static str {
        let phrases = &self.phrases.run;
        match counter {
            Counter::Placements => phrases.placements_counted,
            Counter::Undos => phrases.undos_counted,
            Counter::Tests => phrases.tests_counted,
            Counter::Nodes => phrases.nodes_counted,
            Counter::Solutions => phrases.solutions_counted,
            Counter::Depth => phrases.depth_counted,
        }
    }

    /// Writes a duration in microseconds.
    pub fn micros(self, micros: u64) -> String {
        let written = if micros < 100_000 {
            tenths((micros + 50) / 100, self.grammar.point())
        } else {
            self.number((micros + 500) / 1000)
        };
        self.measure(&written, self.time_unit(2))
    }

    /// Writes a duration in nanoseconds.
    pub fn nanos(self, nanos: u64) -> String {
        let (written, power) = timed(nanos, self);
        self.measure(&written, self.time_unit(power))
    }

    /// Combines a number with its unit.
    pub(super) fn measure(self, number: &str, unit: &str) -> String {
        self.say(self.phrases.run.measure, &[("number", &number), ("unit", &unit)])
    }

    pub fn rate(self, placements: u64) -> String {
        let written = tenths((placements + 50_000) / 100_000, self.grammar.point());
        self.say(self.phrases.run.rate, &[("number", &written)])
    }

    pub fn pace(self, pace: Pace) -> String {
        let phrases = &self.phrases.run;
        match pace {
            Pace::SecondsAStep(seconds) => {
                self.say(phrases.seconds_a_step, &[("seconds", &seconds)])
            }
            Pace::StepsASecond(steps) => self.say(phrases.steps_a_second, &[("steps", &steps)]),
            Pace::Unlimited => phrases.unlimited.to_owned(),
        }
    }

    /// Writes the current step, and the number of steps once that is known.
    pub fn step(self, step: u64, total: Option<u64>) -> String {
        self.place_in_pace(PaceUnit::Step, step, total)
    }

    /// Describes the state of the worker's run, and how many placements it has made.
    pub fn run(self, state: RunState, placements: u64) -> String {
        let phrases = &self.phrases.run;
        let phrase = match state {
            RunState::Searching => phrases.searching,
            RunState::Seeking => phrases.seeking,
            RunState::SeekingEnd => phrases.seeking_end,
            RunState::Stopped => phrases.stopped,
            RunState::Over => phrases.over,
        };
        self.say(phrase, &[("placements", &placements)])
    }

    /// Writes a fact about the run in its unit.
    pub fn run_figure(self, fact: RunFact, value: u64) -> String {
        match fact {
            RunFact::Searching | RunFact::SeekInWorker | RunFact::SeekPainted => self.micros(value),
            RunFact::Rate => self.rate(value),
            RunFact::Recording
            | RunFact::WorkerMemory
            | RunFact::PageMemory
            | RunFact::ScriptMemory => self.bytes(value),
            RunFact::Placements
            | RunFact::Steps
            | RunFact::Checkpoints
            | RunFact::Spacing
            | RunFact::Retained
            | RunFact::Shortest => self.number(value),
        }
    }

    /// Returns the name of a strategy or, if it has none, its orders and inference.
    pub fn strategy_name(self, strategy: Strategy) -> String {
        match (StrategyPreset::of(strategy), strategy) {
            (Some(preset), _) => self.strategy_preset(preset).to_owned(),
            (None, Strategy::ExactCover) => {
                self.strategy_preset(StrategyPreset::ExactCover).to_owned()
            }
            (None, Strategy::Cells { cell_order, digit_order, inference }) => {
                let mut words = self.cell_order(cell_order).to_owned();
                if let CellOrder::Shuffled(seed) = cell_order {
                    words += &format!(" ({seed})");
                }
                words += &format!(" · {}", self.digit_order(digit_order));
                if let DigitOrder::Shuffled(seed) = digit_order {
                    words += &format!(" ({seed})");
                }
                if inference != Inference::None {
                    words += &format!(" · {}", self.inference(inference));
                }
                words
            }
        }
    }

    /// Returns the name of the goal to stop at the n-th solution.
    pub fn goal_nth(self, nth: u64) -> String {
        self.say(self.phrases.run.goal_nth, &[("nth", &nth)])
    }

    /// Explains in a sentence what searches played together have in common.
    pub fn compare_pace_meaning(self, pace: PaceUnit) -> &'static str {
        let phrases = &self.phrases.run;
        match pace {
            PaceUnit::Step => phrases.paced_by_step,
            PaceUnit::Node => phrases.paced_by_node,
            PaceUnit::Time => phrases.paced_by_time,
        }
    }

    /// Returns the name of a lane, by its index from 0.
    pub fn lane(self, place: usize) -> String {
        self.say(self.phrases.run.lane, &[("sign", &lane_sign(place))])
    }

    /// Writes the position of searches played together, and the end of the longest one once that is
    /// known: steps, nodes or nanoseconds.
    pub fn place_in_pace(self, pace: PaceUnit, place: u64, total: Option<u64>) -> String {
        let phrases = &self.phrases.run;
        let (phrase, phrase_of) = match pace {
            PaceUnit::Step => (phrases.step, phrases.step_of),
            PaceUnit::Node => (phrases.node, phrases.node_of),
            PaceUnit::Time => (phrases.time, phrases.time_of),
        };
        let write = |place| match pace {
            PaceUnit::Step | PaceUnit::Node => self.number(place),
            PaceUnit::Time => self.nanos(place),
        };
        match total {
            Some(total) => {
                self.say(phrase_of, &[("place", &write(place)), ("total", &write(total))])
            }
            None => self.say(phrase, &[("place", &write(place))]),
        }
    }

    /// Writes the current position of searches played together, in the unit of the pace.
    pub fn compared(self, pace: PaceUnit, place: u64, total: Option<u64>) -> String {
        // The root of the tree counts as a node.
        let nodes = u64::from(pace == PaceUnit::Node);
        self.place_in_pace(pace, place + nodes, total.map(|total| total + nodes))
    }

    /// Describes the playback speed of compared searches.
    pub fn compared_speed(self, comparison: &Comparison, speed: Speed) -> String {
        let nanos = comparison.nanos_per_second(speed);
        nanos.map_or_else(|| self.pace(Pace::of(speed)), |nanos| self.time_pace(nanos))
    }

    /// Describes the playback speed of searches paced by time: how many of their nanoseconds one
    /// second shows.
    pub fn time_pace(self, nanos: u64) -> String {
        self.say(self.phrases.run.time_pace, &[("time", &self.nanos(nanos))])
    }
}

//! English words and sentences about a search and how it is played.

use grove_model::base::strategy_preset::StrategyPreset;

use super::English;
use super::words::{counted, number};
use crate::text::locale::RunText;
use crate::text::number::tenths;
use crate::text::{Counter, Pace, RunFact, RunState};

impl RunText for English {
    fn strategy_preset(&self, manner: StrategyPreset) -> &'static str {
        match manner {
            StrategyPreset::Sources => "as in the sources",
            StrategyPreset::Forward => "with candidates",
            StrategyPreset::Fewest => "fewest candidates first",
            StrategyPreset::Singles => "singles first",
            StrategyPreset::Domain => "whole houses",
            StrategyPreset::ExactCover => "exact cover",
        }
    }

    fn counter(&self, counter: Counter) -> &'static str {
        match counter {
            Counter::Placements => "Placements",
            Counter::Undos => "Undos",
            Counter::Tests => "Tests",
            Counter::Nodes => "Nodes",
            Counter::Solutions => "Solutions",
            Counter::Depth => "Depth",
        }
    }

    fn counter_meaning(&self, counter: Counter) -> &'static str {
        match counter {
            Counter::Placements => {
                "Digits written into a cell, those taken back later included. The source articles call \
                 this the number of replacements."
            }
            Counter::Undos => "Digits taken back.",
            Counter::Tests => "Digits considered for a cell, legal or not.",
            Counter::Nodes => {
                "Calls of the recursive procedure, the first included: placements + 1."
            }
            Counter::Solutions => "Full boards found so far.",
            Counter::Depth => "Digits of the search on the board now.",
        }
    }

    fn run_fact(&self, fact: RunFact) -> &'static str {
        match fact {
            RunFact::Placements => "Placements so far",
            RunFact::Steps => "Steps so far",
            RunFact::Searching => "Time the worker searched",
            RunFact::Rate => "Placements a second",
            RunFact::Checkpoints => "Checkpoints kept",
            RunFact::Spacing => "Steps between two checkpoints",
            RunFact::Retained => "Subtrees kept",
            RunFact::Shortest => "Steps of the shortest kept for sure",
            RunFact::Recording => "Memory the recording takes",
            RunFact::SeekInWorker => "Last far jump: in the worker",
            RunFact::SeekPainted => "Last far jump: until painted",
            RunFact::WorkerMemory => "Memory of the worker",
            RunFact::PageMemory => "Memory of the page",
            RunFact::ScriptMemory => "Memory of the page’s scripts",
        }
    }

    fn micros(&self, micros: u64) -> String {
        let written = if micros < 100_000 {
            tenths((micros + 50) / 100, '.')
        } else {
            number((micros + 500) / 1000)
        };
        format!("{written} ms")
    }

    fn rate(&self, placements: u64) -> String {
        let written = tenths((placements + 50_000) / 100_000, '.');
        format!("{written} million")
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::SecondsAStep(seconds) => format!("1 step in {seconds} s"),
            Pace::StepsASecond(steps) => format!("{}/s", counted(steps, "step", "steps")),
            Pace::Unlimited => "as fast as it goes".to_owned(),
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        let step = number(step);
        match total {
            Some(total) => format!("step {step} of {}", number(total)),
            None => format!("step {step}"),
        }
    }

    fn run(&self, state: RunState, placements: u64) -> String {
        let placements = counted(placements, "placement", "placements");
        match state {
            RunState::Searching => format!("searching: {placements}"),
            RunState::Seeking => format!("on the way: {placements}"),
            RunState::Stopped => format!("stopped after {placements}"),
            RunState::Over => format!("searched: {placements} in all"),
        }
    }

    fn goal_nth(&self, nth: u64) -> String {
        format!("solution {}", number(nth))
    }
}

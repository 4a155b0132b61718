//! English words about the run itself.

use super::words::number;
use crate::text::RunFact;
use crate::text::number::tenths;

pub(super) const fn fact(fact: RunFact) -> &'static str {
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

pub(super) fn micros(micros: u64) -> String {
    let written = if micros < 100_000 {
        tenths((micros + 50) / 100, '.')
    } else {
        number((micros + 500) / 1000)
    };
    format!("{written} ms")
}

pub(super) fn rate(placements: u64) -> String {
    let written = tenths((placements + 50_000) / 100_000, '.');
    format!("{written} million")
}

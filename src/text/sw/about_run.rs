//! Swahili words about the run itself.

use super::words::number;
use crate::text::RunFact;
use crate::text::number::tenths;

pub(super) const fn fact(fact: RunFact) -> &'static str {
    match fact {
        RunFact::Placements => "Uwekaji hadi sasa",
        RunFact::Steps => "Hatua hadi sasa",
        RunFact::Searching => "Muda wa kutafuta",
        RunFact::Rate => "Uwekaji kwa sekunde",
        RunFact::Checkpoints => "Vituo vilivyohifadhiwa",
        RunFact::Spacing => "Hatua kati ya vituo viwili",
        RunFact::Retained => "Matawi yaliyohifadhiwa",
        RunFact::Shortest => "Hatua za tawi fupi zaidi",
        RunFact::Recording => "Kumbukumbu ya rekodi",
        RunFact::SeekInWorker => "Mruko wa mwisho: kwa mfanyakazi",
        RunFact::SeekPainted => "Mruko wa mwisho: hadi kuchorwa",
        RunFact::WorkerMemory => "Kumbukumbu ya mfanyakazi",
        RunFact::PageMemory => "Kumbukumbu ya ukurasa",
        RunFact::ScriptMemory => "Kumbukumbu ya hati za ukurasa",
    }
}

pub(super) fn micros(micros: u64) -> String {
    let written = if micros < 100_000 {
        tenths((micros + 50) / 100, '.')
    } else {
        number((micros + 500) / 1000)
    };
    format!("ms {written}")
}

pub(super) fn rate(placements: u64) -> String {
    let written = tenths((placements + 50_000) / 100_000, '.');
    format!("milioni {written}")
}

//! Russian words about the run itself.

use super::words::number;
use crate::text::RunFact;
use crate::text::number::tenths;

pub(super) const fn fact(fact: RunFact) -> &'static str {
    match fact {
        RunFact::Placements => "Замен пройдено",
        RunFact::Steps => "Шагов пройдено",
        RunFact::Searching => "Время поиска",
        RunFact::Rate => "Замен в секунду",
        RunFact::Checkpoints => "Сохранено контрольных точек",
        RunFact::Spacing => "Шагов между ними",
        RunFact::Retained => "Сохранено поддеревьев",
        RunFact::Shortest => "Шагов в самом коротком из них",
        RunFact::Recording => "Память под запись поиска",
        RunFact::SeekInWorker => "Последний переход: в фоне",
        RunFact::SeekPainted => "Последний переход: до рисунка",
        RunFact::WorkerMemory => "Память фонового поиска",
        RunFact::PageMemory => "Память страницы",
        RunFact::ScriptMemory => "Память сценариев страницы",
    }
}

pub(super) fn micros(micros: u64) -> String {
    let written = if micros < 100_000 {
        tenths((micros + 50) / 100, ',')
    } else {
        number((micros + 500) / 1000)
    };
    format!("{written} мс")
}

pub(super) fn rate(placements: u64) -> String {
    let written = tenths((placements + 50_000) / 100_000, ',');
    format!("{written} млн")
}

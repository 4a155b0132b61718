//! Swahili words and sentences about a search and how it is played.

use grove_model::base::strategy_preset::StrategyPreset;

use super::Swahili;
use super::words::{counted, number};
use crate::text::locale::RunText;
use crate::text::number::tenths;
use crate::text::{Counter, Pace, RunFact, RunState};

impl RunText for Swahili {
    fn strategy_preset(&self, manner: StrategyPreset) -> &'static str {
        match manner {
            StrategyPreset::Sources => "kama kwenye vyanzo",
            StrategyPreset::Forward => "kwa tarakimu zinazowezekana",
            StrategyPreset::Fewest => "seli yenye chache kwanza",
            StrategyPreset::Singles => "zisizo na budi kwanza",
            StrategyPreset::Domain => "kundi zima kwa pamoja",
            StrategyPreset::ExactCover => "ufunikaji kamili",
        }
    }

    fn counter(&self, counter: Counter) -> &'static str {
        match counter {
            Counter::Placements => "Uwekaji",
            Counter::Undos => "Uondoaji",
            Counter::Tests => "Majaribio",
            Counter::Nodes => "Nodi",
            Counter::Solutions => "Majibu",
            Counter::Depth => "Kina",
        }
    }

    fn counter_meaning(&self, counter: Counter) -> &'static str {
        match counter {
            Counter::Placements => {
                "Mara ambazo tarakimu imeandikwa katika seli, pamoja na zile zilizoondolewa baadaye. Makala \
                 asilia huita hesabu hii idadi ya ubadilishaji."
            }
            Counter::Undos => "Mara ambazo tarakimu imeondolewa.",
            Counter::Tests => "Mara ambazo tarakimu imejaribiwa kwa seli, iwe inafaa au haifai.",
            Counter::Nodes => {
                "Mara ambazo utaratibu unaojiita wenyewe umeitwa, pamoja na mara ya kwanza: uwekaji + 1."
            }
            Counter::Solutions => "Mara ambazo ubao umejaa hadi sasa.",
            Counter::Depth => "Tarakimu za utafutaji zilizo kwenye ubao sasa.",
        }
    }

    fn run_fact(&self, fact: RunFact) -> &'static str {
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

    fn micros(&self, micros: u64) -> String {
        let written = if micros < 100_000 {
            tenths((micros + 50) / 100, '.')
        } else {
            number((micros + 500) / 1000)
        };
        format!("ms {written}")
    }

    fn rate(&self, placements: u64) -> String {
        let written = tenths((placements + 50_000) / 100_000, '.');
        format!("milioni {written}")
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::SecondsAStep(seconds) => format!("hatua 1 kwa sekunde {seconds}"),
            Pace::StepsASecond(steps) => format!("{}/s", counted(steps, "hatua", "hatua")),
            Pace::Unlimited => "kasi ya juu kabisa".to_owned(),
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        let step = number(step);
        match total {
            Some(total) => format!("hatua ya {step} kati ya {}", number(total)),
            None => format!("hatua ya {step}"),
        }
    }

    fn run(&self, state: RunState, placements: u64) -> String {
        let placements = counted(placements, "uwekaji", "uwekaji");
        match state {
            RunState::Searching => format!("inatafuta: {placements}"),
            RunState::Seeking => format!("njiani: {placements}"),
            RunState::Stopped => format!("imesimamishwa: {placements}"),
            RunState::Over => format!("utafutaji umekwisha: {placements} kwa jumla"),
        }
    }

    fn goal_nth(&self, nth: u64) -> String {
        format!("jibu la {}", number(nth))
    }
}

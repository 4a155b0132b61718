//! Swahili words about new puzzles.

use grove_model::generate::form::WishProblem;
use sudoku_engine::generate::{Drawn, Restored, Verdict};

use super::words::{counted, number};
use crate::text::{HoleFact, MakingWord};

pub(super) const fn word(word: MakingWord) -> &'static str {
    match word {
        MakingWord::Drawn(Drawn::Nothing) => "hakuna",
        MakingWord::Drawn(Drawn::Cages) => "vizimba vyenye jumla",
        MakingWord::Drawn(Drawn::Thermometers) => "vipimajoto",
        MakingWord::DrawnOnBoard => "Chora kutokana na suluhisho",
        MakingWord::Size => "Ukubwa",
        MakingWord::KeepRules => "Kwa sheria za ubao huu",
        MakingWord::Givens => "Idadi ya vidokezo",
        MakingWord::AsFewAsCanBe => "vichache iwezekanavyo",
        MakingWord::Seed => "Mbegu",
        MakingWord::AnySeed => "yoyote",
        MakingWord::CopySeed => "Nakili mbegu",
        MakingWord::NoRules => {
            "Hakuna tarakimu zozote zinazotimiza sheria hizi, kwa hiyo hakuna fumbo la aina hiyo."
        }
        MakingWord::Printout => "Karatasi…",
        MakingWord::HandoutTitle => "Mafumbo ya kuchapisha",
        MakingWord::HandoutNumber => "Mangapi",
        MakingWord::HandoutPerPage => "Kwa ukurasa",
        MakingWord::HandoutMake => "Tunga",
        MakingWord::HandoutPrint => "Chapisha",
        MakingWord::HandoutSave => "Hifadhi faili",
        MakingWord::HandoutPages => "Kurasa",
        MakingWord::PrintedTitle => "Kichwa",
        MakingWord::NoTitle => "bila kichwa",
        MakingWord::WithSolutions => "mwishoni",
        MakingWord::WithoutSolutions => "bila",
        MakingWord::AboutSdm => {
            "Faili ni la .sdm: mstari mmoja kwa kila fumbo, seli safu kwa safu, nukta kwa kila seli tupu. Programu nyingi za Sudoku hulisoma."
        }
        MakingWord::AboutRuledFile => {
            "Faili lina mstari mmoja kwa kila fumbo: seli safu kwa safu, nukta kwa kila seli tupu, kisha nafasi na sheria zake kama zinavyoandikwa kwenye viungo vya ukurasa huu."
        }
        MakingWord::Solutions => "Masuluhisho",
        MakingWord::PageBefore => "Ukurasa uliotangulia",
        MakingWord::PageAfter => "Ukurasa unaofuata",
        MakingWord::Watch => "Tazama linavyotungwa",
        MakingWord::Way => {
            "Njia ya makala: futa seli, pitia mti mzima wa masuluhisho ya kilichobaki, hesabu, na \
             baki na chenye suluhisho moja tu."
        }
        MakingWord::RecordJob => "Fumbo linatungwa tena ili litazamwe.",
        MakingWord::FirstHole => "Pengo la kwanza",
        MakingWord::HoleBefore => "Pengo lililotangulia",
        MakingWord::NextHole => "Pengo linalofuata",
        MakingWord::PlayHoles => "Onyesha mapengo moja baada ya jingine",
        MakingWord::LastHole => "Pengo la mwisho",
        MakingWord::Stop => "Acha kutazama utungaji",
    }
}

pub(super) fn problem(problem: WishProblem) -> String {
    match problem {
        WishProblem::Clues { fewest, most } => {
            format!("Idadi ya vidokezo ni kuanzia {fewest} hadi {most}.")
        }
        WishProblem::Seed => {
            format!("Mbegu ni namba nzima kuanzia 0 hadi {}.", number(u64::MAX))
        }
        WishProblem::Level => {
            "Kila 4×4 hutatuliwa kwa tarakimu pekee, kwa hiyo hakuna iliyo ngumu zaidi.".to_owned()
        }
        WishProblem::Cost => {
            "Utafutaji unajua safu mlalo, safu wima na visanduku tu: kwa sheria zaidi, chagua ugumu \
             kwa mtu."
                .to_owned()
        }
    }
}

pub(super) fn seed(seed: u64) -> String {
    format!("Limetungwa kutoka mbegu {seed}.")
}

/// Which hole, its cells, and what the count came to.
pub(super) fn hole(fact: &HoleFact) -> String {
    let HoleFact { nth, holes, cells, verdict, nodes, givens } = fact;
    let (nth, holes) = (number(*nth), number(*holes));
    let nodes = counted(*nodes, "nodi", "nodi");
    let count = match verdict {
        Verdict::Dug => format!("Suluhisho ni moja, kwa {nodes}: pengo linabaki"),
        Verdict::Restored(Restored::Ambiguous) => {
            format!("Kuna suluhisho la pili, kwa {nodes}: tarakimu zinarudishwa")
        }
        Verdict::Restored(Restored::Undecided) => {
            format!("Hesabu iliachwa baada ya {nodes}: tarakimu zinarudishwa")
        }
        Verdict::Restored(Restored::TooHard) => {
            format!("Suluhisho ni moja, kwa {nodes}, lakini ni gumu mno: tarakimu zinarudishwa")
        }
    };
    let givens = counted(*givens, "kidokezo", "vidokezo");
    format!("Pengo {nth} kati ya {holes}: {cells}. {count}. Kuna {givens}.")
}

pub(super) fn handout_range(most: u64) -> String {
    format!("Idadi ya mafumbo ni kuanzia 1 hadi {most}.")
}

pub(super) fn handout_progress(made: u64, wanted: u64) -> String {
    format!("{} kati ya {} yametungwa", number(made), number(wanted))
}

pub(super) fn handout_made(made: u64, pages: u64) -> String {
    let puzzles = counted(made, "fumbo", "mafumbo");
    format!("Kuna {puzzles} kwenye {}.", counted(pages, "ukurasa", "kurasa"))
}

pub(super) fn page_of(page: u64, pages: u64) -> String {
    format!("Ukurasa {} kati ya {}", number(page), number(pages))
}

pub(super) fn puzzle_title(nth: u64, seed: u64) -> String {
    format!("Na. {nth} · mbegu {seed}")
}

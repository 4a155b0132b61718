//! Swahili words about new puzzles.

use grove_model::making::WishProblem;
use sudoku_engine::generate::Drawn;

use super::words::{counted, number};
use crate::text::MakingWord;

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
        MakingWord::Handout => "Karatasi…",
        MakingWord::HandoutTitle => "Mafumbo ya kuchapisha",
        MakingWord::HandoutNumber => "Mangapi",
        MakingWord::HandoutPerPage => "Kwa ukurasa",
        MakingWord::HandoutMake => "Tunga",
        MakingWord::HandoutPrint => "Chapisha",
        MakingWord::HandoutSave => "Hifadhi faili",
        MakingWord::HandoutPages => "Kurasa",
        MakingWord::Solutions => "Masuluhisho",
        MakingWord::PageBefore => "Ukurasa uliotangulia",
        MakingWord::PageAfter => "Ukurasa unaofuata",
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

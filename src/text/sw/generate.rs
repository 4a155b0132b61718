//! Swahili words and sentences about new puzzles and puzzles to be printed.

use grove_model::generate::form::{Difficulty, WishProblem};
use sudoku_engine::generate::{Drawn, Restored, Symmetry, Verdict};
use sudoku_engine::logic::Level;

use super::Swahili;
use super::words::{counted, number};
use crate::text::HoleFact;
use crate::text::en::generate::{GenerateLabels, PrintoutLabels, ReplayLabels};
use crate::text::locale::GenerateText;

pub(super) const GENERATE: GenerateLabels = GenerateLabels {
    title: "Fumbo jipya",
    difficulty: "Ugumu",
    symmetry: "Mpangilio wa vidokezo",
    working: "Fumbo linatungwa…",
    gave_up: "Safari hii fumbo la aina hiyo halikupatikana. Jaribu tena: kila jaribio huanzia mahali pengine.",
    none: "Hakuna fumbo la aina hiyo la ukubwa huu: kila 4×4 hutatuliwa kwa tarakimu pekee.",
    drawn: "Chora kutokana na suluhisho",
    size: "Ukubwa",
    keep_rules: "Kwa sheria za ubao huu",
    givens: "Idadi ya vidokezo",
    fewest: "vichache iwezekanavyo",
    seed: "Mbegu",
    any_seed: "yoyote",
    copy_seed: "Nakili mbegu",
    no_rules: "Hakuna tarakimu zozote zinazotimiza sheria hizi, kwa hiyo hakuna fumbo la aina hiyo.",
};

pub(super) const PRINTOUT: PrintoutLabels = PrintoutLabels {
    open: "Karatasi…",
    title: "Mafumbo ya kuchapisha",
    number: "Mangapi",
    per_page: "Kwa ukurasa",
    make: "Tunga",
    print: "Chapisha",
    save: "Hifadhi faili",
    pages: "Kurasa",
    heading: "Kichwa",
    no_heading: "bila kichwa",
    with_solutions: "mwishoni",
    without_solutions: "bila",
    about_sdm: "Faili ni la .sdm: mstari mmoja kwa kila fumbo, seli safu kwa safu, nukta kwa kila seli tupu. Programu nyingi za Sudoku hulisoma.",
    about_ruled_file: "Faili lina mstari mmoja kwa kila fumbo: seli safu kwa safu, nukta kwa kila seli tupu, kisha nafasi na sheria zake kama zinavyoandikwa kwenye viungo vya ukurasa huu.",
    solutions: "Masuluhisho",
    page_before: "Ukurasa uliotangulia",
    page_after: "Ukurasa unaofuata",
};

pub(super) const REPLAY: ReplayLabels = ReplayLabels {
    watch: "Tazama linavyotungwa",
    way: "Njia ya makala: futa seli, pitia mti mzima wa masuluhisho ya kilichobaki, hesabu, na \
         baki na chenye suluhisho moja tu.",
    recording: "Fumbo linatungwa tena ili litazamwe.",
    first: "Pengo la kwanza",
    before: "Pengo lililotangulia",
    next: "Pengo linalofuata",
    play: "Onyesha mapengo moja baada ya jingine",
    last: "Pengo la mwisho",
    stop: "Acha kutazama utungaji",
};

impl GenerateText for Swahili {
    fn difficulty(&self, difficulty: Difficulty) -> &'static str {
        match difficulty {
            Difficulty::Any => "vyovyote litakavyokuwa",
            Difficulty::Level(Level::Singles) => "tarakimu pekee zinatosha",
            Difficulty::Level(Level::Pairs) => "jozi na mistari",
            Difficulty::Level(Level::Beyond) => "gumu zaidi ya hapo",
            Difficulty::Cheap => "uwekaji mchache kwa utafutaji",
            Difficulty::Dear => "uwekaji mwingi kwa utafutaji",
        }
    }

    fn symmetry(&self, symmetry: Symmetry) -> &'static str {
        match symmetry {
            Symmetry::None => "hakuna",
            Symmetry::Rotation => "nusu mzunguko",
            Symmetry::Mirror => "kushoto na kulia sawa",
            Symmetry::Diagonal => "kwa ulalo",
            Symmetry::Full => "pande zote",
        }
    }

    fn drawn(&self, drawn: Drawn) -> &'static str {
        match drawn {
            Drawn::Nothing => "hakuna",
            Drawn::Cages => "vizimba vyenye jumla",
            Drawn::Thermometers => "vipimajoto",
        }
    }

    fn wish_problem(&self, problem: WishProblem) -> String {
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

    fn made_from(&self, seed: u64) -> String {
        format!("Limetungwa kutoka mbegu {seed}.")
    }

    fn hole(&self, fact: &HoleFact) -> String {
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

    fn printout_range(&self, most: u64) -> String {
        format!("Idadi ya mafumbo ni kuanzia 1 hadi {most}.")
    }

    fn printout_progress(&self, made: u64, wanted: u64) -> String {
        format!("{} kati ya {} yametungwa", number(made), number(wanted))
    }

    fn printout_made(&self, made: u64, pages: u64) -> String {
        let puzzles = counted(made, "fumbo", "mafumbo");
        format!("Kuna {puzzles} kwenye {}.", counted(pages, "ukurasa", "kurasa"))
    }

    fn page_of(&self, page: u64, pages: u64) -> String {
        format!("Ukurasa {} kati ya {}", number(page), number(pages))
    }

    fn puzzle_title(&self, nth: u64, seed: u64) -> String {
        format!("Na. {nth} · mbegu {seed}")
    }
}

//! Swahili words and sentences about the state of a puzzle.

use grove_model::puzzle::editor::Refusal;
use sudoku_engine::board::Shape;
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{ReadError, Reason};

use super::words::{counted, house, place};
use super::{Swahili, rules};
use crate::text::Verdict;
use crate::text::locale::VerdictText;

impl VerdictText for Swahili {
    fn verdict(&self, verdict: Verdict, shape: Shape) -> String {
        match verdict {
            Verdict::Refused(Refusal::Clue) => {
                "Vidokezo vya fumbo havibadiliki. Kuvibadilisha, chagua kwanza “Kidokezo”."
                    .to_owned()
            }
            Verdict::Refused(Refusal::NoRoomForMark) => {
                "Hapa pana tarakimu tayari. Ifute kwanza ili kuweka alama.".to_owned()
            }
            Verdict::Broken { times, first, is_full } => {
                let is_wrong = is_full.then(|| "Ubao umejaa, lakini si sahihi.".to_owned());
                let first = first.map(|first| rules::broken(first, shape));
                let others = (times > 1).then(|| {
                    format!(
                        "Sheria zimevunjwa {} zaidi; seli hizo zote zimewekwa alama.",
                        counted(times - 1, "mara", "mara")
                    )
                });
                is_wrong.into_iter().chain(first).chain(others).collect::<Vec<_>>().join(" ")
            }
            Verdict::Solved => {
                "Umetatua! Kila seli imejazwa, na hakuna sheria iliyovunjwa.".to_owned()
            }
            Verdict::Clashing { pairs, first } => format!(
                "Vidokezo vinagongana ({}). Rekebisha kwanza seli zilizowekwa alama.{}",
                counted(pairs, "jozi", "jozi"),
                first.map_or_else(String::new, |first| format!(" {}", rules::broken(first, shape)))
            ),
            Verdict::Breaking { times, first } => format!(
                "Vidokezo vinavunja sheria ({}). Rekebisha kwanza seli zilizowekwa alama.{}",
                counted(times, "mara", "mara"),
                first.map_or_else(String::new, |first| format!(" {}", rules::broken(first, shape)))
            ),
            Verdict::Working => "Inatatua…".to_owned(),
            Verdict::Unique => "Fumbo limetatuliwa. Hili ndilo jibu pekee.".to_owned(),
            Verdict::Several { differing } => format!(
                "Kuna zaidi ya jibu moja. Haya ni mawili; yanatofautiana katika {} zilizowekwa alama.",
                counted(differing, "seli", "seli")
            ),
            Verdict::Impossible(refutation) => {
                format!("Hakuna jibu. {}", refuted(refutation, shape))
            }
        }
    }

    fn read_error(&self, error: &ReadError) -> String {
        let cells = |count: usize| counted(count as u64, "seli", "seli");
        let reason = match error.reason {
            Reason::Empty => "hakuna seli katika maandishi haya".to_owned(),
            Reason::UnknownCharacter { found } => format!("“{found}” si tarakimu"),
            Reason::DigitTooLarge { digit, size } => {
                format!("{digit} ni kubwa mno kwa ubao wa {size}×{size}")
            }
            Reason::WrongCellCount { found } => {
                format!("maandishi yanaishia baada ya {}; ubao una 16, 36, 81 au 256", cells(found))
            }
            Reason::TooManyCells { limit } => format!("ubao hauzidi {}", cells(limit)),
            Reason::RowTooShort { row, found, expected }
            | Reason::RowTooLong { row, found, expected } => {
                format!("safu mlalo {row} ina {} badala ya {expected}", cells(found))
            }
            Reason::WrongRowCount { found, expected } => {
                let rows = counted(found as u64, "safu mlalo", "safu mlalo");
                format!("kuna {rows} badala ya {expected}")
            }
            Reason::UnclosedBracket { bracket } => format!("“{bracket}” haijafungwa"),
            Reason::BrokenLink => "kiungo hiki hakina fumbo".to_owned(),
            Reason::LinkTooLong { found, limit } => {
                format!("kiungo kina herufi {found}; zinazosomwa hazizidi {limit}")
            }
            Reason::UnusableRegions => "maeneo hayana seli moja kwa kila tarakimu".to_owned(),
            Reason::UnusableCage { cage } => {
                format!("hakuna tarakimu zinazoweza kujaza kizimba {cage}")
            }
            Reason::UnusableThermometer { thermometer } => {
                format!("hakuna tarakimu zinazoweza kujaza kipimajoto {thermometer}")
            }
        };
        format!("Mstari wa {}, nafasi ya {}: {reason}.", error.line, error.column)
    }
}

fn refuted(refutation: Refutation, shape: Shape) -> String {
    match refutation {
        Refutation::AtSight(at) => format!("Inaonekana mara moja: {}.", contradiction(at, shape)),
        Refutation::ByForcedDigits { placed, contradiction: at } => format!(
            "Baada ya kuweka {} kwa lazima, {}.",
            counted(placed as u64, "tarakimu", "tarakimu"),
            contradiction(at, shape)
        ),
        Refutation::BySearch { nodes: 1 } => {
            "Yanayofuata kutokana na vidokezo na sheria pekee yanagongana, bila kubahatisha."
                .to_owned()
        }
        Refutation::BySearch { nodes } => format!(
            "Kila njia ya kujaza ubao imejaribiwa ({}), na kila moja imeishia kwenye mgongano.",
            counted(nodes, "tawi", "matawi")
        ),
    }
}

fn contradiction(contradiction: Contradiction, shape: Shape) -> String {
    match contradiction {
        Contradiction::CellWithoutDigit { cell } => format!(
            "hakuna tarakimu iliyobaki kwa {}: zote zimo katika safu mlalo, safu wima au kisanduku \
             chake",
            place(cell, shape)
        ),
        Contradiction::HouseWithoutPlace { house: at, digit } => {
            format!("hakuna nafasi ya {} katika {}", digit.symbol(), house(at))
        }
    }
}

//! Swahili words and sentences of notices.

use grove_model::base::steps::{Mark, Way};
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::Notice;
use sudoku_engine::formats::{Alphabet, Format};

use super::words::counted;
use super::{Swahili, rules};
use crate::text::locale::NoticeText;

impl NoticeText for Swahili {
    fn notice(&self, notice: &Notice) -> String {
        let words = match notice {
            Notice::Read { format, alphabet, clues } => return read(*format, *alphabet, *clues),
            Notice::Made { clues, seed } => {
                let clues = counted(*clues as u64, "kidokezo", "vidokezo");
                return format!("Fumbo jipya: {clues}. Mbegu {seed}.");
            }
            Notice::Link(problem) => return link_problem(problem),
            Notice::LeftOut { names } => return rules::left_out(&names.join(", ")),
            Notice::NoCage(problem) => return rules::no_cage(*problem),
            Notice::NoThermometer(error) => return rules::no_thermometer(*error),
            Notice::Copied => "Imenakiliwa.",
            Notice::CopyFailed => "Kivinjari hakikuruhusu kunakili.",
            Notice::StorageForbidden => {
                "Kivinjari hiki hakihifadhi chochote cha ukurasa huu: tarakimu zako zitapotea ukurasa \
                 ukipakiwa upya."
            }
            Notice::StorageFull => {
                "Nafasi ambayo kivinjari kimeupa ukurasa huu imejaa: tarakimu zako za mwisho \
                 hazijahifadhiwa."
            }
            Notice::StorageCorrupt => {
                "Yaliyohifadhiwa mara ya mwisho hayakuweza kusomwa. Yamewekwa kando, na uhifadhi unaanza \
                 upya."
            }
            Notice::WorkerRestarted => {
                "Programu ya utafutaji ilikoma ghafla na imeanzishwa tena. Utafutaji unaanza upya."
            }
            Notice::WorkerUnavailable => {
                "Programu ya utafutaji haiwezi kuanzishwa: unaweza kutazama hatua moja moja, lakini \
                 huwezi kuruka mbali wala kutumia “Tatua”. Pakia ukurasa upya ili kujaribu tena."
            }
            Notice::NoMark { mark: Mark::Solution, way: Way::On } => "Hakuna jibu jingine mbele.",
            Notice::NoMark { mark: Mark::Solution, way: Way::Back } => "Hakuna jibu jingine nyuma.",
            Notice::NoMark { mark: Mark::DeadEnd, way: Way::On } => "Hakuna mkwamo mwingine mbele.",
            Notice::NoMark { mark: Mark::DeadEnd, way: Way::Back } => {
                "Hakuna mkwamo mwingine nyuma."
            }
            Notice::WatchIsReadOnly => "Ili kubadilisha fumbo, nenda kwenye “Cheza”.",
        };
        words.to_owned()
    }
}

fn read(format: Format, alphabet: Alphabet, clues: usize) -> String {
    let format = match format {
        Format::Line => "mstari mmoja",
        Format::Rows => "mistari",
        Format::Boxed => "jedwali lililochorwa",
        Format::Arrays => "orodha za namba",
        Format::CommaRows => "mistari ya seli zilizotenganishwa",
        Format::FPuzzles => "kiungo cha f-puzzles",
    };
    let alphabet = match alphabet {
        Alphabet::FromOne => "",
        Alphabet::FromZero => " Tarakimu zake 0 hadi F zimekuwa 1 hadi G.",
    };
    format!("Yamesomwa kama {format}: {}.{alphabet}", counted(clues as u64, "kidokezo", "vidokezo"))
}

fn link_problem(problem: &LinkProblem) -> String {
    let LinkProblem { field, value } = problem;
    match field {
        Field::Puzzle => format!("Fumbo “{value}” la kiungo haliwezi kusomwa."),
        Field::Rules => {
            format!("Sheria “{value}” za kiungo haziwezi kusomwa, au haziufai ubao wake.")
        }
        Field::View => format!("Kiungo kinaomba mwonekano “{value}”, ambao ukurasa huu hauna."),
        Field::Search => {
            format!("Kiungo kinaomba utafutaji “{value}”, ambao ukurasa huu hauujui.")
        }
        Field::Against => {
            format!("Kiungo kinalinganisha “{value}”, ambazo si njia mbili hadi nne tofauti.")
        }
        Field::Pace => {
            format!("Kiungo kinaendesha utafutaji kwa “{value}”, jambo ambalo ukurasa huu hauwezi.")
        }
        Field::Goal => format!("Lengo “{value}” la kiungo si namba wala “all”."),
        Field::Explore => format!("Chaguo “{value}” za kiungo haziwezekani zote hapa."),
        Field::Making => {
            format!("“{value}” katika kiungo haitungi fumbo, au fumbo halina pengo hilo.")
        }
        Field::Step => format!("“{value}” katika kiungo si namba ya hatua."),
        Field::Language => {
            format!("Kiungo kinaomba lugha “{value}”, ambayo ukurasa huu hauijui.")
        }
        Field::Unknown => {
            format!("Kiungo kinasema “{value}”, jambo lisilo na maana kwa ukurasa huu.")
        }
    }
}

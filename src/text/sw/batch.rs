//! Swahili words of batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
use sudoku_engine::batch::Malformed;

use super::words::{counted, number};
use crate::text::BatchLabel;

pub(super) const fn label(label: BatchLabel) -> &'static str {
    match label {
        BatchLabel::Column(column) => self::column(column),
        BatchLabel::Kind(kind) | BatchLabel::Only(Only::Kind(kind)) => self::kind(kind),
        BatchLabel::Only(Only::All) => "mistari yote",
        BatchLabel::Only(Only::Wrong) => "jibu la faili si sahihi",
        BatchLabel::Form(form) => self::form(form),
        BatchLabel::Figure(Figure::Clues) => "Vidokezo",
        BatchLabel::Figure(Figure::Guesses) => "Kubahatisha",
        BatchLabel::Figure(Figure::Nanos) => "Mikrosekunde",
        BatchLabel::Invitation => {
            "Buruta hapa faili lenye mafumbo mengi, lichague, au bandika maandishi yake."
        }
        BatchLabel::Formats => {
            "Fumbo moja kila mstari (.sdm, .txt), jedwali (.csv) lenye kichwa au lisilo nacho, lenye safu ya majibu ya kukaguliwa au lisilo nayo, au faili la OpenSudoku. Faili la ukubwa wowote husomwa sehemu kwa sehemu, kwenye kifaa hiki tu."
        }
        BatchLabel::ChooseFile => "Chagua faili…",
        BatchLabel::PasteText => "Bandika maandishi…",
        BatchLabel::PasteTitle => "Bandika mafumbo mengi",
        BatchLabel::PasteHint => {
            "Fumbo moja kila mstari, jedwali kutoka lahajedwali, au OpenSudoku."
        }
        BatchLabel::DropHere => "Achia faili hapa",
        BatchLabel::PastedText => "Maandishi yaliyobandikwa",
        BatchLabel::TimeEach => "Pima muda wa kila fumbo",
        BatchLabel::TimeEachMeaning => {
            "Kila fumbo hutatuliwa tena na tena kwa sehemu mbili za elfu za sekunde ili muda wake ujulikane. Huchukua muda zaidi."
        }
        BatchLabel::Continue => "Endelea",
        BatchLabel::Forget => "Ondoa",
        BatchLabel::Progress => "Sehemu ya faili iliyotatuliwa",
        BatchLabel::Lines => "fumbo moja kila mstari",
        BatchLabel::Table => "jedwali",
        BatchLabel::OpenSudoku => "faili la OpenSudoku",
        BatchLabel::Unreadable => {
            "Sehemu iliyobaki ya faili haikuweza kusomwa: huenda limehamishwa au kubadilishwa. Yaliyotatuliwa yanabaki."
        }
        BatchLabel::Unsolvable => {
            "Kivinjari hakianzishi visaidizi vya kutatua. Pakia ukurasa upya au jaribu kivinjari kingine."
        }
        BatchLabel::Lost => {
            "Kilichohifadhi mistari kimekoma na hakiwezi kuanzishwa tena. Pakia ukurasa upya na uchague faili tena."
        }
        BatchLabel::RowsSolved => "Mistari",
        BatchLabel::Rate => "Mafumbo kwa sekunde",
        BatchLabel::Spent => "Muda uliotumika",
        BatchLabel::TimeLeft => "Muda uliobaki",
        BatchLabel::FileRight => "Majibu sahihi katika faili",
        BatchLabel::FileWrong => "Majibu yasiyo sahihi katika faili",
        BatchLabel::RowWrong => "faili si sahihi",
        BatchLabel::Show => "Onyesha",
        BatchLabel::From => "kuanzia",
        BatchLabel::To => "hadi",
        BatchLabel::ByFigures => "Vidokezo, kubahatisha, muda",
        BatchLabel::ShowAll => "Onyesha mistari yote",
        BatchLabel::Rows => "Mistari ya faili",
        BatchLabel::RowsHint => "Vishale hupita mistari, Enter huonyesha utafutaji wa mmoja.",
        BatchLabel::NoRows => "Hakuna mistari ya kuonyesha.",
        BatchLabel::Puzzle => "Fumbo",
        BatchLabel::SaveAs => "Hifadhi kama",
        BatchLabel::Save => "Hifadhi",
        BatchLabel::SaveFailed => "Kivinjari hakikupokea faili.",
        BatchLabel::Summary => "Mistari yote kwa pamoja",
        BatchLabel::GuessesOfAll => "Mafumbo yalihitaji kubahatisha mara ngapi",
        BatchLabel::TimesOfAll => "Mafumbo yalichukua muda gani",
        BatchLabel::RateOverTime => "Mafumbo kwa sekunde, tangu mwanzo",
        BatchLabel::Hardest => "Yaliyohitaji kubahatisha mara nyingi zaidi",
        BatchLabel::WatchRow => "Tazama utafutaji",
        BatchLabel::NotTimed => "Muda huonekana kila fumbo linapopimwa.",
    }
}

const fn column(column: Column) -> &'static str {
    match column {
        Column::Line => "Mstari",
        Column::Status => "Majibu",
        Column::Clues => "Vidokezo",
        Column::Guesses => "Kubahatisha",
        Column::Time => "Muda",
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Proper => "jibu moja",
        Kind::Several => "majibu kadhaa",
        Kind::Impossible => "hakuna jibu",
        Kind::Malformed => "si fumbo",
    }
}

const fn form(form: Form) -> &'static str {
    match form {
        Form::Puzzles => "mafumbo (.sdm)",
        Form::Solutions => "majibu (.sdm)",
        Form::Csv => "jedwali (.csv)",
        Form::Json => "data ya (.json)",
    }
}

/// Why there is no puzzle in a line.
pub(super) fn malformed(malformed: Malformed) -> String {
    match malformed {
        Malformed::CellCount { found } => {
            let cells = counted(found, "seli", "seli");
            format!("Kuna {cells} badala ya 81.")
        }
        Malformed::Character { column, found } => {
            format!("Herufi ya {column}, “{found}”, haimaanishi seli yoyote.")
        }
        Malformed::Missing => "Hakuna fumbo katika rekodi hii.".to_owned(),
    }
}

/// That rows were saved as a file.
pub(super) fn saved(rows: u64) -> String {
    let verb = if rows == 1 { "umehifadhiwa" } else { "imehifadhiwa" };
    format!("{} {verb}.", counted(rows, "Mstari", "Mistari"))
}

/// How many rows of all are shown.
pub(super) fn shown(rows: u64, all: u64) -> String {
    format!("{} kati ya {}", number(rows), counted(all, "mstari", "mistari"))
}

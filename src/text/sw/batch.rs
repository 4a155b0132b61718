//! Swahili words and sentences about batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
use sudoku_engine::batch::Malformed;

use super::Swahili;
use super::words::{counted, number};
use crate::text::en::batch::BatchLabels;
use crate::text::locale::BatchText;

pub(super) const BATCH: BatchLabels = BatchLabels {
    invitation: "Buruta hapa faili lenye mafumbo mengi, lichague, au bandika maandishi yake.",
    formats: "Fumbo moja kila mstari (.sdm, .txt), jedwali (.csv) lenye kichwa au lisilo nacho, lenye safu ya majibu ya kukaguliwa au lisilo nayo, au faili la OpenSudoku. Faili la ukubwa wowote husomwa sehemu kwa sehemu, kwenye kifaa hiki tu.",
    choose_file: "Chagua faili…",
    paste_text: "Bandika maandishi…",
    paste_title: "Bandika mafumbo mengi",
    paste_hint: "Fumbo moja kila mstari, jedwali kutoka lahajedwali, au OpenSudoku.",
    drop_here: "Achia faili hapa",
    pasted_text: "Maandishi yaliyobandikwa",
    time_each: "Pima muda wa kila fumbo",
    time_each_meaning: "Kila fumbo hutatuliwa tena na tena kwa sehemu mbili za elfu za sekunde ili muda wake ujulikane. Huchukua muda zaidi.",
    go_on: "Endelea",
    forget: "Ondoa",
    progress: "Sehemu ya faili iliyotatuliwa",
    lines: "fumbo moja kila mstari",
    table: "jedwali",
    open_sudoku: "faili la OpenSudoku",
    unreadable: "Sehemu iliyobaki ya faili haikuweza kusomwa: huenda limehamishwa au kubadilishwa. Yaliyotatuliwa yanabaki.",
    unsolvable: "Kivinjari hakianzishi visaidizi vya kutatua. Pakia ukurasa upya au jaribu kivinjari kingine.",
    lost: "Kilichohifadhi mistari kimekoma na hakiwezi kuanzishwa tena. Pakia ukurasa upya na uchague faili tena.",
    rows_solved: "Mistari",
    rate: "Mafumbo kwa sekunde",
    spent: "Muda uliotumika",
    time_left: "Muda uliobaki",
    file_right: "Majibu sahihi katika faili",
    file_wrong: "Majibu yasiyo sahihi katika faili",
    row_wrong: "faili si sahihi",
    show: "Onyesha",
    from: "kuanzia",
    to: "hadi",
    by_figures: "Vidokezo, kubahatisha, muda",
    show_all: "Onyesha mistari yote",
    rows: "Mistari ya faili",
    rows_hint: "Vishale hupita mistari, Enter huonyesha utafutaji wa mmoja.",
    no_rows: "Hakuna mistari ya kuonyesha.",
    puzzle: "Fumbo",
    save_as: "Hifadhi kama",
    save: "Hifadhi",
    save_failed: "Kivinjari hakikupokea faili.",
    summary: "Mistari yote kwa pamoja",
    guesses_of_all: "Mafumbo yalihitaji kubahatisha mara ngapi",
    times_of_all: "Mafumbo yalichukua muda gani",
    rate_over_time: "Mafumbo kwa sekunde, tangu mwanzo",
    hardest: "Yaliyohitaji kubahatisha mara nyingi zaidi",
    watch_row: "Tazama utafutaji",
    not_timed: "Muda huonekana kila fumbo linapopimwa.",
};

impl BatchText for Swahili {
    fn batch_column(&self, column: Column) -> &'static str {
        match column {
            Column::Line => "Mstari",
            Column::Status => "Majibu",
            Column::Clues => "Vidokezo",
            Column::Guesses => "Kubahatisha",
            Column::Time => "Muda",
        }
    }

    fn batch_kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Proper => "jibu moja",
            Kind::Several => "majibu kadhaa",
            Kind::Impossible => "hakuna jibu",
            Kind::Malformed => "si fumbo",
        }
    }

    fn batch_filter(&self, only: Only) -> &'static str {
        match only {
            Only::Kind(kind) => self.batch_kind(kind),
            Only::All => "mistari yote",
            Only::Wrong => "jibu la faili si sahihi",
        }
    }

    fn batch_form(&self, form: Form) -> &'static str {
        match form {
            Form::Puzzles => "mafumbo (.sdm)",
            Form::Solutions => "majibu (.sdm)",
            Form::Csv => "jedwali (.csv)",
            Form::Json => "data ya (.json)",
        }
    }

    fn batch_figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Clues => "Vidokezo",
            Figure::Guesses => "Kubahatisha",
            Figure::Nanos => "Mikrosekunde",
        }
    }

    fn malformed(&self, malformed: Malformed) -> String {
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

    fn batch_saved(&self, rows: u64) -> String {
        let verb = if rows == 1 { "umehifadhiwa" } else { "imehifadhiwa" };
        format!("{} {verb}.", counted(rows, "Mstari", "Mistari"))
    }

    fn batch_shown(&self, rows: u64, all: u64) -> String {
        format!("{} kati ya {}", number(rows), counted(all, "mstari", "mistari"))
    }
}

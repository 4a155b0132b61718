//! Swahili words and sentences about the solutions of a puzzle.

use grove_model::solve::solutions::OnBoard;
use sudoku_engine::count::Tally;

use super::Swahili;
use super::words::{counted, number};
use crate::text::SolutionsFact;
use crate::text::en::solutions::SolutionLabels;
use crate::text::locale::SolutionsText;
use crate::text::number::{percent, scientific, tenths};

pub(super) const SOLUTIONS: SolutionLabels = SolutionLabels {
    all: "Majibu yote",
    count: "Hesabu majibu",
    limit: "kikomo",
    count_to_end: "hakuna",
    estimate: "Kadiria",
    go_through: "Pitia majibu",
    first: "Jibu la kwanza",
    random: "Jibu lolote kwa bahati",
    number: "Namba ya jibu",
    go_to_number: "Nenda",
    copy: "Nakili ubao kama jedwali",
    on_board: "Ubaoni",
    find_contradiction: "Onyesha mgongano mdogo kabisa",
    occurring_in: "katika majibu mangapi",
};

impl SolutionsText for Swahili {
    fn on_board(&self, on_board: OnBoard) -> &'static str {
        match on_board {
            OnBoard::Own => "Yangu",
            OnBoard::Solution => "Jibu",
            OnBoard::Candidates => "Tarakimu zinazowezekana",
        }
    }

    fn solutions(&self, fact: &SolutionsFact) -> String {
        match fact {
            SolutionsFact::Counting { found, thousandths } => {
                let done = thousandths.map(|share| format!(", {}% ya mti", tenths(share.into(), '.')));
                format!("Hadi sasa {}{}…", solutions(*found), done.unwrap_or_default())
            }
            SolutionsFact::Exactly(0) => "Hakuna jibu.".to_owned(),
            SolutionsFact::Exactly(count) => format!("Kuna {} kamili.", solutions(*count)),
            SolutionsFact::LimitReached(count) => {
                format!(
                    "Angalau {}: hesabu imefika kikomo chake. Makadirio yatasema ni takriban mangapi.",
                    solutions(*count)
                )
            }
            SolutionsFact::CountStopped(count) => {
                format!("Angalau {}: hesabu imesimamishwa.", solutions(*count))
            }
            SolutionsFact::NoHit { probes } => {
                format!("Hakuna jibu lililopatikana bado, baada ya {}.", tries(*probes))
            }
            SolutionsFact::About { mean, spread, probes } => {
                let spread = spread.map(|spread| format!(", kosa sanifu {}%", percent(spread, '.')));
                let probes = tries(*probes);
                format!("≈ {}{}, {probes}.", scientific(*mean, '.'), spread.unwrap_or_default())
            }
            SolutionsFact::Known(count) => format!("Kwa kweli ni {}.", number(*count)),
            SolutionsFact::Going => "Inatafuta jibu…".to_owned(),
            SolutionsFact::GoingByChance => {
                "Inahesabu majibu yote ili ichague moja kwa bahati…".to_owned()
            }
            SolutionsFact::At { number: place, total: Some(total), .. } => {
                format!("Jibu la {} kati ya {}.", number(*place), number(*total))
            }
            SolutionsFact::At { number: place, at_least, .. } => {
                format!("Jibu la {} kati ya angalau {}.", number(*place), number(*at_least))
            }
            SolutionsFact::Drawn { number: place, total } => format!(
                "Jibu la {} kati ya {}, limechaguliwa kwa bahati: kila jibu lina nafasi sawa.",
                number(*place),
                number(*total)
            ),
            SolutionsFact::Guessed => "Jibu la bahati. Majibu ni mengi mno kuhesabiwa hapa, kwa hiyo \
                tarakimu zilikisiwa moja moja: baadhi ya majibu yana nafasi kubwa kuliko mengine, na \
                namba ya jibu hili haijulikani."
                .to_owned(),
            SolutionsFact::NoSuch { total: Some(total) } => {
                format!("Hakuna jibu kama hilo; yote ni {}.", number(*total))
            }
            SolutionsFact::NoSuch { total: None } => "Hakuna jibu kama hilo.".to_owned(),
            SolutionsFact::GoingStopped => "Utafutaji wa jibu umesimamishwa.".to_owned(),
            SolutionsFact::WrongNumber => "Namba za majibu ni 1, 2, 3 na kuendelea.".to_owned(),
            SolutionsFact::Occurring { thousandths } => format!(
                "Inahesabu kila tarakimu inapatikana wapi: {}%…",
                tenths((*thousandths).into(), '.')
            ),
            SolutionsFact::Occur { limit: 1 } => {
                "Kila tarakimu ndogo imo hapo katika jibu fulani.".to_owned()
            }
            SolutionsFact::Occur { limit } => format!(
                "Kila tarakimu ndogo imo hapo katika jibu fulani; idadi ya majibu imehesabiwa hadi {}.",
                number(*limit)
            ),
            SolutionsFact::OccurringStopped => {
                "Imesimamishwa: huenda kuna tarakimu ambazo hazijaonyeshwa.".to_owned()
            }
            SolutionsFact::Contradicting { found: None } => {
                "Inatafuta vidokezo vichache zaidi vinavyogongana…".to_owned()
            }
            SolutionsFact::Contradicting { found: Some(found) } => format!(
                "Mgongano wa {} umepatikana; inatafuta mdogo zaidi…",
                counted(*found, "kidokezo", "vidokezo")
            ),
            SolutionsFact::Fewest { count, cells } => format!(
                "Mgongano mdogo kabisa una {}: {cells}.",
                counted(*count, "kidokezo", "vidokezo")
            ),
            SolutionsFact::FewestSoFar { count, cells, at_least: 0 | 1 } => format!(
                "Mgongano wa {}: {cells}. Huu ndio mdogo zaidi hadi sasa.",
                counted(*count, "kidokezo", "vidokezo"),
            ),
            SolutionsFact::FewestSoFar { count, cells, at_least } => format!(
                "Mgongano wa {}: {cells}. Huu ndio mdogo zaidi hadi sasa; angalau {} vinahitajika.",
                counted(*count, "kidokezo", "vidokezo"),
                counted(*at_least, "kidokezo", "vidokezo")
            ),
            SolutionsFact::ContradictingStopped => {
                "Imesimamishwa kabla ya kupata vidokezo vinavyogongana.".to_owned()
            }
            SolutionsFact::RulesContradict => {
                "Sheria zenyewe hazina jibu, vyovyote vilivyo vidokezo.".to_owned()
            }
        }
    }

    fn tally(&self, tally: Tally) -> String {
        match tally {
            Tally::Exactly(count) => number(count),
            Tally::AtLeast(count) => format!("≥ {}", number(count)),
        }
    }
}

fn solutions(count: u128) -> String {
    counted(count, "jibu", "majibu")
}

fn tries(probes: u64) -> String {
    counted(probes, "jaribio", "majaribio")
}

/// The same as it is spoken after the digit.
pub(super) fn occurs(tally: Tally) -> String {
    match tally {
        Tally::Exactly(count) => format!("katika {}", counted(count, "jibu", "majibu")),
        Tally::AtLeast(count) => format!("katika {} au zaidi", counted(count, "jibu", "majibu")),
    }
}

//! Swahili sentences about what just happened.

use grove_model::happening::{Because, Happening, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, House, Shape};

use super::words::{all_digits, counted, house as house_name, number, place};

pub(super) fn happening(happening: &Happening, shape: Shape) -> String {
    let at = |cell: Cell| place(cell, shape);
    match *happening {
        Happening::Start { first: None, .. } => "Hakuna seli tupu.".to_owned(),
        Happening::Start { first: Some(first), empty } => format!(
            "Kuna seli tupu {}. Utafutaji unaanza na ya kwanza: {}.",
            number(empty as u64),
            at(first)
        ),
        Happening::Blocked { digit, cell, house, then, by: _ } => {
            blocked(digit, cell, house, then, shape)
        }
        Happening::Legal { digit, cell } => format!(
            "{} inaweza kuwekwa katika {}: haimo katika safu mlalo, safu wima wala kisanduku chake.",
            digit.symbol(),
            at(cell)
        ),
        Happening::Placed { digit, cell, skipped, next } => {
            let skipped = done_with(skipped);
            let next = next.map_or_else(
                || "Ubao umejaa.".to_owned(),
                |next| format!("Seli inayofuata: {}.", at(next)),
            );
            format!("{} inawekwa katika {}{skipped}. {next}", digit.symbol(), at(cell))
        }
        Happening::DeadEnd { cell, back_to } => {
            let back = back_to.map_or_else(
                || "Hakuna kilichobaki cha kuondoa.".to_owned(),
                |back| format!("Rudi kwenye {}.", at(back)),
            );
            format!("Mkwamo: hakuna tarakimu inayoweza kuwekwa katika {}. {back}", at(cell))
        }
        Happening::Removed { digit, cell, because, next } => {
            removed(digit, cell, because, next, shape)
        }
        Happening::Solved { nth, last } => {
            let then = if last { "Utafutaji umekwisha." } else { "Utafutaji unaendelea." };
            format!("Ubao umejaa: jibu la {}. {then}", number(nth))
        }
        Happening::Exhausted { solutions: 0 } => "Njia zote zimejaribiwa: hakuna jibu.".to_owned(),
        Happening::Exhausted { solutions } => {
            format!("Njia zote zimejaribiwa: {}.", counted(solutions, "jibu", "majibu"))
        }
    }
}

fn blocked(digit: Digit, cell: Cell, house: House, then: Then, shape: Shape) -> String {
    let then = match then {
        Then::Try(next) => format!(". Inayofuata: {}.", next.symbol()),
        Then::BackTo(None) => format!(", kwa hiyo {} zimekwisha.", all_digits(shape)),
        Then::BackTo(Some(back)) => {
            format!(
                ", kwa hiyo {} zimekwisha: rudi kwenye {}.",
                all_digits(shape),
                place(back, shape)
            )
        }
    };
    format!(
        "{} haiwezi kuwekwa katika {}: tayari imo katika {}{then}",
        digit.symbol(),
        place(cell, shape),
        house_name(house)
    )
}

fn done_with(skipped: DigitSet) -> String {
    match skipped.iter().last() {
        None => String::new(),
        Some(_) if skipped.len() == 1 => "; 1 imekwisha kujaribiwa".to_owned(),
        Some(_) if skipped.len() == 2 => "; 1 na 2 zimekwisha kujaribiwa".to_owned(),
        Some(last) => format!("; 1 hadi {} zimekwisha kujaribiwa", last.symbol()),
    }
}

fn removed(
    digit: Digit,
    cell: Cell,
    because: Because,
    next: Option<Digit>,
    shape: Shape,
) -> String {
    let because = match because {
        Because::NoDigitFor(dead) => {
            format!("hakuna tarakimu iliyobaki kwa {}", place(dead, shape))
        }
        Because::AllTriedFor(tried) => {
            format!("tarakimu zote zimejaribiwa katika {}", place(tried, shape))
        }
        Because::SolutionKept => "jibu limehesabiwa, na utafutaji unaendelea".to_owned(),
    };
    let next = next.map_or_else(
        || "Hakuna tarakimu nyingine inayofaa hapa.".to_owned(),
        |next| format!("Inayofuata inayofaa hapa: {}.", next.symbol()),
    );
    format!("{} inaondolewa kutoka {}: {because}. {next}", digit.symbol(), place(cell, shape))
}

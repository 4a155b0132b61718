//! Swahili sentences about what just happened.

use grove_model::happening::{After, Because, Happening, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, House, Shape};
use sudoku_engine::search::{Lack, Reason};

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
            let next = match next {
                After::Full => "Ubao umejaa.".to_owned(),
                After::Cell(next) => format!("Seli inayofuata: {}.", at(next)),
                After::Conclusions => "Sasa yanafuata matokeo yake.".to_owned(),
            };
            format!("{} inawekwa katika {}{skipped}. {next}", digit.symbol(), at(cell))
        }
        Happening::Eliminated { cell, digits, because } => eliminated(cell, digits, because, shape),
        Happening::Forced { digit, cell, because } => forced(digit, cell, because, shape),
        Happening::DeadEnd { at: lack, back_to } => {
            let back = back_to.map_or_else(
                || "Hakuna kilichobaki cha kuondoa.".to_owned(),
                |back| format!("Rudi kwenye {}.", at(back)),
            );
            let lack = match lack {
                Lack::Cell(cell) => {
                    format!("hakuna tarakimu inayoweza kuwekwa katika {}", at(cell))
                }
                Lack::House { house, digit } => {
                    format!("{} haina nafasi katika {}", digit.symbol(), house_name(house))
                }
            };
            format!("Mkwamo: {lack}. {back}")
        }
        Happening::Removed { digit, cell, because, next } => {
            removed(digit, cell, because, next, shape)
        }
        Happening::PlaceRemoved { digit, cell, house, because, next } => {
            let (because, house) = (why(because, shape), house_name(house));
            let next = next.map_or_else(
                || format!("Haina nafasi nyingine katika {house}."),
                |next| format!("Nafasi yake inayofuata katika {house}: {}.", at(next)),
            );
            format!("{} inaondolewa kutoka {}: {because}. {next}", digit.symbol(), at(cell))
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
    let because = why(because, shape);
    let next = next.map_or_else(
        || "Hakuna tarakimu nyingine inayofaa hapa.".to_owned(),
        |next| format!("Inayofuata inayofaa hapa: {}.", next.symbol()),
    );
    format!("{} inaondolewa kutoka {}: {because}. {next}", digit.symbol(), place(cell, shape))
}

fn why(because: Because, shape: Shape) -> String {
    match because {
        Because::NoDigitFor(dead) => {
            format!("hakuna tarakimu iliyobaki kwa {}", place(dead, shape))
        }
        Because::NoPlaceFor(digit, house) => {
            format!("hakuna nafasi iliyobaki kwa {} katika {}", digit.symbol(), house_name(house))
        }
        Because::AllTriedFor(tried) => {
            format!("tarakimu zote zimejaribiwa katika {}", place(tried, shape))
        }
        Because::AllPlacesTriedFor(digit, house) => {
            format!("nafasi zote za {} katika {} zimejaribiwa", digit.symbol(), house_name(house))
        }
        Because::SolutionKept => "jibu limehesabiwa, na utafutaji unaendelea".to_owned(),
    }
}

fn eliminated(cell: Cell, digits: DigitSet, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::Placed { house, .. } => format!("sasa imo katika {}", house_name(house)),
        Reason::HallSet(set) => match set.cells(shape).collect::<Vec<_>>()[..] {
            [only] => format!("{} haina tarakimu nyingine inayowezekana", place(only, shape)),
            ref cells => format!(
                "seli {} za {} zinahitaji {}",
                cells.len(),
                house_name(set.house()),
                listed(set.digits())
            ),
        },
        Reason::NakedSingle | Reason::HiddenSingle { .. } => "tarakimu imepatikana".to_owned(),
    };
    let cannot = if digits.len() == 1 { "haiwezekani" } else { "haziwezekani" };
    format!("{} {cannot} tena katika {}: {because}.", listed(digits), place(cell, shape))
}

fn forced(digit: Digit, cell: Cell, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::HiddenSingle { house } => {
            format!("{} haina nafasi nyingine kwa tarakimu hii", house_name(house))
        }
        _ => "hakuna tarakimu nyingine inayowezekana".to_owned(),
    };
    format!("{} lazima iwekwe katika {}: {because}.", digit.symbol(), place(cell, shape))
}

/// Digits one after the other: `1`, `1 na 2`, `1, 2 na 3`.
fn listed(digits: DigitSet) -> String {
    let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
    match symbols.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} na {last}", before.join(", ")),
        None => String::new(),
    }
}

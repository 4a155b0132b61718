//! Swahili words and sentences about what a search does.

use grove_model::view::narration::{After, Because, Narration, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Shape};
use sudoku_engine::search::{Lack, Reason};

use super::Swahili;
use super::rules::{inside, name};
use super::words::{all_digits, counted, number, place};
use crate::text::locale::NarrationText;

impl NarrationText for Swahili {
    fn narration(&self, narration: &Narration, shape: Shape) -> String {
        let at = |cell: Cell| place(cell, shape);
        match *narration {
            Narration::Start { first: None, .. } => "Hakuna seli tupu.".to_owned(),
            Narration::Start { first: Some(first), empty } => format!(
                "Kuna seli tupu {}. Utafutaji unaanza na ya kwanza: {}.",
                number(empty as u64),
                at(first)
            ),
            Narration::Blocked { digit, cell, by, rule, then } => {
                ruled_out(digit, cell, &blocked(rule, by, shape), then, shape)
            }
            Narration::Unfit { digit, cell, rule, then } => {
                ruled_out(digit, cell, &unfit(rule), then, shape)
            }
            Narration::Legal { digit, cell, is_classic } => {
                let because = match is_classic {
                    true => "haimo katika safu mlalo, safu wima wala kisanduku chake",
                    false => "hakuna sheria inayoikataza",
                };
                format!("{} inaweza kuwekwa katika {}: {because}.", digit.symbol(), at(cell))
            }
            Narration::Placed { digit, cell, skipped, next } => {
                let skipped = done_with(skipped);
                let next = match next {
                    After::Full => "Ubao umejaa.".to_owned(),
                    After::Cell(next) => format!("Seli inayofuata: {}.", at(next)),
                    After::Conclusions => "Sasa yanafuata matokeo yake.".to_owned(),
                };
                format!("{} inawekwa katika {}{skipped}. {next}", digit.symbol(), at(cell))
            }
            Narration::Eliminated { cell, digits, because } => {
                eliminated(cell, digits, because, shape)
            }
            Narration::Forced { digit, cell, because } => forced(digit, cell, because, shape),
            Narration::DeadEnd { at: lack, back_to } => {
                let back = back_to.map_or_else(
                    || "Hakuna kilichobaki cha kuondoa.".to_owned(),
                    |back| format!("Rudi kwenye {}.", at(back)),
                );
                let lack = match lack {
                    Lack::Cell(cell) => {
                        format!("hakuna tarakimu inayoweza kuwekwa katika {}", at(cell))
                    }
                    Lack::House { rule, digit } => {
                        format!("{} haina nafasi {}", digit.symbol(), inside(rule))
                    }
                };
                format!("Mkwamo: {lack}. {back}")
            }
            Narration::Removed { digit, cell, because, next } => {
                removed(digit, cell, because, next, shape)
            }
            Narration::PlaceRemoved { digit, cell, rule, because, next } => {
                let (because, house) = (why(because, shape), inside(rule));
                let next = next.map_or_else(
                    || format!("Haina nafasi nyingine {house}."),
                    |next| format!("Nafasi yake inayofuata {house}: {}.", at(next)),
                );
                format!("{} inaondolewa kutoka {}: {because}. {next}", digit.symbol(), at(cell))
            }
            Narration::Solved { nth, last } => {
                let then = if last { "Utafutaji umekwisha." } else { "Utafutaji unaendelea." };
                format!("Ubao umejaa: jibu la {}. {then}", number(nth))
            }
            Narration::Exhausted { solutions: 0 } => {
                "Njia zote zimejaribiwa: hakuna jibu.".to_owned()
            }
            Narration::Exhausted { solutions } => {
                format!("Njia zote zimejaribiwa: {}.", counted(solutions, "jibu", "majibu"))
            }
        }
    }
}

fn ruled_out(digit: Digit, cell: Cell, because: &str, then: Then, shape: Shape) -> String {
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
    format!("{} haiwezi kuwekwa katika {}: {because}{then}", digit.symbol(), place(cell, shape))
}

fn blocked(rule: Rule, by: Cell, shape: Shape) -> String {
    let by = || place(by, shape);
    match rule {
        Rule::AntiKnight => format!("iko umbali wa hatua ya farasi, {}", by()),
        Rule::AntiKing => format!("iko umbali wa hatua ya mfalme, {}", by()),
        Rule::Thermometer(_) => {
            format!("{} tarakimu lazima zipande, na {} imejazwa", inside(rule), by())
        }
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("tayari imo {}", inside(rule)),
    }
}

fn unfit(rule: Rule) -> String {
    match rule {
        Rule::Thermometer(_) => {
            format!("{} kitakosa tarakimu za seli zake nyingine", name(rule))
        }
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("{} hakitaweza kufikia jumla yake", name(rule)),
    }
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
        Because::NoPlaceFor(digit, rule) => {
            format!("hakuna nafasi iliyobaki kwa {} {}", digit.symbol(), inside(rule))
        }
        Because::AllTriedFor(tried) => {
            format!("tarakimu zote zimejaribiwa katika {}", place(tried, shape))
        }
        Because::AllPlacesTriedFor(digit, rule) => {
            format!("nafasi zote za {} {} zimejaribiwa", digit.symbol(), inside(rule))
        }
        Because::SolutionKept => "jibu limehesabiwa, na utafutaji unaendelea".to_owned(),
    }
}

fn eliminated(cell: Cell, digits: DigitSet, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::Placed { rule: Rule::AntiKnight, .. } => {
            "sasa iko umbali wa hatua ya farasi".to_owned()
        }
        Reason::Placed { rule: Rule::AntiKing, .. } => {
            "sasa iko umbali wa hatua ya mfalme".to_owned()
        }
        Reason::Placed { rule, .. } => format!("sasa imo {}", inside(rule)),
        Reason::Sum { cage } => unfit(Rule::CageTotal(cage)),
        Reason::Order { thermometer } => {
            format!("{} tarakimu lazima zipande", inside(Rule::Thermometer(thermometer)))
        }
        Reason::HallSet(set) => match set.cells().collect::<Vec<_>>()[..] {
            [only] => format!("{} haina tarakimu nyingine inayowezekana", place(only, shape)),
            ref cells => format!(
                "seli {} za {} zinahitaji {}",
                cells.len(),
                name(set.rule()),
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
        Reason::HiddenSingle { rule } => {
            format!("hakuna nafasi nyingine ya tarakimu hii {}", inside(rule))
        }
        Reason::Placed { .. }
        | Reason::NakedSingle
        | Reason::HallSet(_)
        | Reason::Sum { .. }
        | Reason::Order { .. } => "hakuna tarakimu nyingine inayowezekana".to_owned(),
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

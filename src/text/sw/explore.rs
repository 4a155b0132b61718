//! Swahili words and sentences about a tree that is opened by hand.

use grove_model::search::explore::{Account, Next, What};
use grove_model::view::narration::Narration;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::explore::{Effect, Finished, Preview, Refusal};
use sudoku_engine::search::Outlook;

use super::Swahili;
use super::rules::inside;
use super::words::{counted, number, place};
use crate::text::en::explore::ExploreLabels;
use crate::text::locale::{ExploreText, NarrationText};

pub(super) const EXPLORE: ExploreLabels = ExploreLabels {
    start: "Kuchunguza kwa mkono",
    by_hand: "Kwa mkono",
    digits: "Kila tarakimu itaacha nini",
    take_back: "Rudisha",
    follow: "Weka za lazima",
    finish: "Maliza tawi hili",
    open_solution: "Onyesha jibu lake",
    back: "Rudi nilipokuwa",
    hint: "Namba ndogo: vitahiniwa vitakavyobaki. Mraba: mkwamo. Almasi: jibu.",
    restart: "Anza upya",
    you: "Wewe",
    machine: "Mashine",
    who: "Nani",
    dead_ends: "Mikwamo",
    tree_keys: "Mti unaoufungua. Vishale vinapita ndani yake; msaada unaorodhesha vitufe vyote.",
};

impl ExploreText for Swahili {
    fn account(&self, account: &Account, shape: Shape) -> String {
        let (what, next) = (what(&account.what, shape), next(account.next, shape));
        if next.is_empty() { what } else { format!("{what} {next}") }
    }

    fn leaves(&self, digit: Digit, preview: &Preview) -> String {
        let symbol = digit.symbol();
        let left = number(preview.left as u64);
        match (preview.outlook, preview.forced) {
            (Outlook::DeadEnd { .. }, _) => format!("{symbol}: inaongoza kwenye mkwamo"),
            (Outlook::Solved, _) => format!("{symbol}: inajaza ubao, ni jibu"),
            (_, 0) => format!("{symbol}: uwezekano utakaobaki: {left}"),
            (_, forced) => format!(
                "{symbol}: uwezekano utakaobaki: {left}, seli za lazima: {}",
                number(forced as u64)
            ),
        }
    }

    fn opened(&self, nodes: u64, by_hand: u64) -> String {
        format!(
            "Nodi zilizofunguliwa: {}, ulizochagua wewe: {}; zina alama ya nukta.",
            number(nodes),
            number(by_hand)
        )
    }
}

fn what(what: &What, shape: Shape) -> String {
    let at = |cell: Cell| place(cell, shape);
    match *what {
        What::Began { cells } => format!("Jaza kwa mkono: kuna seli tupu {}.", number(cells)),
        What::Chose { cell, digit, effect } => chose(digit, &at(cell), effect),
        What::Refused { cell, digit, why } => refused(digit, cell, why, shape),
        What::TookBack { chosen, forced } => took_back(chosen, forced, shape),
        What::NothingToTakeBack => "Hakuna kilichobaki cha kurudisha.".to_owned(),
        What::Followed { count: 1 } => "Tarakimu 1 ya lazima imewekwa.".to_owned(),
        What::Followed { count } => format!("Tarakimu {} za lazima zimewekwa.", number(count)),
        What::NothingForced => "Hakuna tarakimu ya lazima hapa: chagua mwenyewe.".to_owned(),
        What::Went { placed: None } => "Uko kwenye shina: bado hakuna kilichochaguliwa.".to_owned(),
        What::Went { placed: Some((cell, digit)) } => {
            format!("Uko mahali ambapo {} imewekwa katika {}.", digit.symbol(), at(cell))
        }
        What::Finished(ref finished) => finish(finished),
        What::OpenedSolution { digits } => format!(
            "Hili ndilo jibu la kwanza ambalo mashine imelipata hapa: {} zaidi. “Rudi nilipokuwa” hukurudisha.",
            counted(digits, "tarakimu", "tarakimu")
        ),
        What::NoRoomForSolution => {
            "Nodi zilizofunguliwa ni nyingi mno kuonyesha jibu: anza upya.".to_owned()
        }
        What::CalledOff { work } => format!(
            "Mashine imesimamishwa baada ya {}.",
            counted(work.placements, "uwekaji", "uwekaji")
        ),
    }
}

fn chose(digit: Digit, cell: &str, effect: Effect) -> String {
    let by_placing = number(effect.by_placing);
    let taken = match (effect.by_placing, effect.by_sets) {
        (0, 0) => "Haiondoi uwezekano wowote.".to_owned(),
        (_, 0) => format!("Tarakimu zilizoacha kuwezekana: {by_placing}."),
        (_, sets) => format!(
            "Tarakimu zilizoacha kuwezekana: {by_placing}, na nyingine {} kwa sababu zinahitajiwa \
             na seli nyingine.",
            number(sets)
        ),
    };
    format!("Umeweka {} katika {cell}. {taken}", digit.symbol())
}

fn refused(digit: Digit, cell: Cell, why: Refusal, shape: Shape) -> String {
    let (symbol, at) = (digit.symbol(), place(cell, shape));
    match why {
        Refusal::Over => "Hakuna zaidi cha kuweka hapa: rudisha uchaguzi.".to_owned(),
        Refusal::Filled => format!("Tayari kuna tarakimu katika {at}."),
        Refusal::OtherCell { cell } => {
            format!("Hapa inajazwa kwanza {}.", place(cell, shape))
        }
        Refusal::NoCandidate { by: Some(by) } => {
            format!("{symbol} haiwezi kuwekwa katika {at}: tayari imo katika {}.", place(by, shape))
        }
        Refusal::NoCandidate { by: None } => {
            format!("{symbol} haiwezi kuwekwa katika {at}: haiwezekani tena hapo.")
        }
        Refusal::TooManyNodes => {
            "Nodi zaidi haziwezi kufunguliwa: anza upya ili kufungua nyingine.".to_owned()
        }
    }
}

fn took_back(chosen: Option<(Cell, Digit)>, forced: u64, shape: Shape) -> String {
    let followed = if forced == 1 {
        "tarakimu 1 ya lazima".to_owned()
    } else {
        format!("tarakimu {} za lazima", number(forced))
    };
    match (chosen, forced) {
        (Some((cell, digit)), 0) => {
            format!("Umeondoa {} kutoka {}.", digit.symbol(), place(cell, shape))
        }
        (Some((cell, digit)), _) => format!(
            "Umeondoa {} kutoka {}, pamoja na {followed}.",
            digit.symbol(),
            place(cell, shape)
        ),
        (None, _) => format!("Umeondoa {followed}."),
    }
}

fn finish(finished: &Finished) -> String {
    let work = finished.work;
    let searched = if finished.is_whole {
        "Mashine imetafuta tawi hili lote"
    } else {
        "Mashine imesimama kwenye jibu la tawi hili"
    };
    let shown =
        if finished.solution.is_some() { " “Onyesha jibu lake” huliweka ubaoni." } else { "" };
    format!(
        "{searched}: {}, {}, {}, {}.{shown}",
        counted(work.placements, "uwekaji", "uwekaji"),
        counted(work.undos, "uondoaji", "uondoaji"),
        counted(work.dead_ends, "mkwamo", "mikwamo"),
        counted(work.solutions, "jibu", "majibu")
    )
}

fn next(next: Next, shape: Shape) -> String {
    match next {
        Next::Unsaid => String::new(),
        Next::DeadEnd { at, back_to } => {
            Swahili.narration(&Narration::DeadEnd { at, back_to }, shape)
        }
        Next::Solved => "Ubao umejaa: ni jibu.".to_owned(),
        Next::Forced { cell, digit, because } => {
            Swahili.narration(&Narration::Forced { digit, cell, because }, shape)
        }
        Next::Cell { cell, digits, is_free } => {
            let other = if is_free { ", au seli nyingine yoyote tupu" } else { "" };
            let can = if digits == 1 { "inayowezekana" } else { "zinazowezekana" };
            let digits = number(digits);
            format!(
                "Seli inayofuata: {}, yenye tarakimu {digits} {can}{other}.",
                place(cell, shape)
            )
        }
        Next::Place { digit, rule, places } => format!(
            "Inayofuata: nafasi ya {} {}; nafasi zilizobaki: {}.",
            digit.symbol(),
            inside(rule),
            number(places)
        ),
    }
}

//! Errors in Swahili.

use super::words::Words;
use crate::machine::Fault;
use crate::syntax::Problem;

const WORDS: Words = Words {
    expression: "thamani",
    name: "jina",
    statement: "amri",
    end_of_line: "mwisho wa mstari",
    indented_block: "mstari uliosogezwa ndani",
    type_name: "aina",
    or: " au ",
    number: "namba",
    integer: "namba kamili",
    truth: "kweli au sikweli",
    text: "neno",
    character: "herufi moja",
    list: "orodha",
    key: "namba au neno",
};

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NoValue(Some(name)) => format!("“{name}” bado haina thamani"),
        Fault::NoValue(None) => "hapa bado hakuna thamani".to_owned(),
        Fault::NoVariable(name) => format!("hakuna kibadala wala unda “{name}”"),
        Fault::Index { index, first, last } if last < first => {
            format!("nafasi {index} haipo: hakuna kitu ndani")
        }
        Fault::Index { index, first, last } => {
            format!("nafasi {index} haiko kati ya {first} na {last}")
        }
        Fault::Dimensions { expected, found } => {
            format!("nafasi zilizotolewa ni {found}, zinazohitajika ni {expected}")
        }
        Fault::NoKey(key) => format!("hakuna {key}"),
        Fault::NoMember(name) => format!("hakuna sifa “{name}”"),
        Fault::DivisionByZero { left } => format!("{left} imegawanywa kwa 0"),
        Fault::NotNatural { divisor } => format!("kigawanyo ni {divisor}; lazima kizidi 0"),
        Fault::Operator { operator, left, right } => {
            format!("“{}” haifanyi kazi kwa {left} na {right}", operator.sign())
        }
        Fault::Type { expected, found } => {
            format!("inahitajika {}, imepatikana {found}", WORDS.kind(*expected))
        }
        Fault::NotCallable(value) => format!("{value} si unda"),
        Fault::NotIterable(value) => format!("{value} haina vitu ndani"),
        Fault::ArgumentCount { function, expected, found } => {
            format!("{function}() inahitaji hoja {expected}, imepewa {found}")
        }
        Fault::Overflow => "namba ni kubwa mno".to_owned(),
        Fault::CallDepth(limit) => {
            format!("wito umeingia ndani zaidi ya {limit}: je, unda hii huacha kujiita?")
        }
        Fault::Memory(limit) => format!("programu inahitaji kumbukumbu zaidi ya MiB {limit}"),
        Fault::Nesting => {
            "thamani ina vitu vingi mno, au vilivyo ndani mno, haiwezi kulinganishwa".to_owned()
        }
        Fault::NotNumber(text) => format!("“{text}” si namba"),
        Fault::Unpack { expected, found } => {
            format!("zinahitajika thamani {expected}, zimepatikana {found}")
        }
        Fault::NotFound(value) => format!("{value} haimo"),
        Fault::Empty => "hakuna kitu ndani".to_owned(),
        Fault::AssertionFailed => "dai si kweli".to_owned(),
        Fault::NoInput => "hakuna ingizo zaidi".to_owned(),
        Fault::ZeroStep => "hatua ni 0".to_owned(),
        Fault::Bounds { first, last } => {
            format!("nafasi ya kwanza {first} inazidi ya mwisho {last}")
        }
        Fault::TooManyValues { values, most } => {
            format!("kibadala cha modeli kina thamani zisizozidi {most}, si {values}")
        }
        Fault::Unsolved(nodes) => format!("modeli haina jibu baada ya majaribio {nodes}"),
        Fault::Argument { function, found } => format!("{function}() haifanyi kazi kwa {found}"),
        Fault::Raised(text) => text.clone(),
    }
}

pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Expected { expected, found } if found.is_empty() => {
            format!("inahitajika {}", WORDS.expected(*expected))
        }
        Problem::Expected { expected, found } => {
            format!("inahitajika {}, imepatikana “{found}”", WORDS.expected(*expected))
        }
        Problem::Unclosed { opener, line, closer } => {
            format!("“{opener}” katika mstari {line} haijafungwa: inahitajika “{closer}”")
        }
        Problem::UnclosedText { mark } => format!("neno halijafungwa: inahitajika {mark}"),
        Problem::UnknownCharacter(letter) => {
            format!("“{letter}” haimo katika lugha: inahitajika amri")
        }
        Problem::Indentation => {
            "mstari haulingani na sehemu yoyote: inahitajika nafasi ya sehemu iliyofunguliwa"
                .to_owned()
        }
        Problem::NumberTooLarge => {
            "namba ni kubwa mno: inahitajika yenye tarakimu chache".to_owned()
        }
        Problem::NotAssignable => "hapa hapawezi kupewa thamani: inahitajika kibadala".to_owned(),
        Problem::UnknownName(name) => {
            format!("“{name}” haijulikani: inahitajika jina la kibadala au unda")
        }
        Problem::ArgumentCount { expected, found } => {
            format!("zinahitajika hoja {expected}, zimepatikana {found}")
        }
        Problem::DuplicateName(name) => format!("“{name}” tayari lipo: inahitajika jina jingine"),
        Problem::Misplaced(word) => {
            format!("“{word}” inaruhusiwa ndani ya kitanzi au unda tu: inahitajika amri nyingine")
        }
        Problem::Unsupported(what) => {
            format!("“{what}” haieleweki hapa: inahitajika amri iliyo katika maelezo")
        }
        Problem::TooDeep => "kina ni kikubwa mno: inahitajika kifupi zaidi".to_owned(),
        Problem::TooLarge => "programu ni kubwa mno: inahitajika fupi zaidi".to_owned(),
    }
}

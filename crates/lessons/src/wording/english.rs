//! Errors in English.

use super::words::Words;
use crate::machine::Fault;
use crate::syntax::Problem;

const WORDS: Words = Words {
    expression: "a value",
    name: "a name",
    statement: "a statement",
    end_of_line: "the end of the line",
    indented_block: "an indented line",
    type_name: "a type",
    or: " or ",
    number: "a number",
    integer: "an integer",
    truth: "true or false",
    text: "a text",
    character: "a single character",
    list: "a list or table",
    key: "a number or a text",
};

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NoValue(Some(name)) => format!("“{name}” has no value yet"),
        Fault::NoValue(None) => "this has no value yet".to_owned(),
        Fault::NoVariable(name) => format!("there is no variable or function “{name}”"),
        Fault::Index { index, first, last } if last < first => {
            format!("index {index} does not exist: there are no items")
        }
        Fault::Index { index, first, last } => {
            format!("index {index} is not from {first} to {last}")
        }
        Fault::Dimensions { expected, found } => {
            format!("{found} indices were given, and there are {expected}")
        }
        Fault::NoKey(key) => format!("there is no entry {key}"),
        Fault::NoMember(name) => format!("there is no property “{name}”"),
        Fault::DivisionByZero { left } => format!("{left} was divided by 0"),
        Fault::NotNatural { divisor } => format!("the divisor is {divisor}; it must be above 0"),
        Fault::Operator { operator, left, right } => {
            format!("“{}” does not work on {left} and {right}", operator.sign())
        }
        Fault::Type { expected, found } => {
            format!("expected {}, found {found}", WORDS.kind(*expected))
        }
        Fault::NotCallable(value) => format!("{value} is not a function"),
        Fault::NotIterable(value) => format!("{value} has no items"),
        Fault::ArgumentCount { function, expected, found } => {
            format!("{function}() takes {expected} arguments, and got {found}")
        }
        Fault::Overflow => "the number is too large".to_owned(),
        Fault::CallDepth(limit) => format!(
            "calls are nested deeper than {limit}: does this function ever stop calling itself?"
        ),
        Fault::Memory(limit) => format!("the program needs more than {limit} MiB of memory"),
        Fault::Nesting => {
            "a value has too many items, or items nested too deeply, to be compared".to_owned()
        }
        Fault::NotNumber(text) => format!("“{text}” is not a number"),
        Fault::Unpack { expected, found } => format!("expected {expected} values, found {found}"),
        Fault::NotFound(value) => format!("{value} is not in it"),
        Fault::Empty => "there is nothing in it".to_owned(),
        Fault::AssertionFailed => "the assertion does not hold".to_owned(),
        Fault::NoInput => "there is no more input".to_owned(),
        Fault::ZeroStep => "the step is 0".to_owned(),
        Fault::Bounds { first, last } => {
            format!("the first index {first} is above the last {last}")
        }
        Fault::TooManyValues { values, most } => {
            format!("a variable of a model has at most {most} values, not {values}")
        }
        Fault::Unsolved(nodes) => format!("the model has no answer after {nodes} attempts"),
        Fault::Argument { function, found } => format!("{function}() does not work on {found}"),
        Fault::Raised(text) => text.clone(),
    }
}

pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Expected { expected, found } if found.is_empty() => format!("expected {}", WORDS.expected(*expected)),
        Problem::Expected { expected, found } => format!("expected {}, found “{found}”", WORDS.expected(*expected)),
        Problem::Unclosed { opener, line, closer } => format!("“{opener}” in line {line} is not closed: expected “{closer}”"),
        Problem::UnclosedText { mark } => format!("the text does not end: expected {mark}"),
        Problem::UnknownCharacter(letter) => format!("“{letter}” is not part of the language: expected a statement"),
        Problem::Indentation => "the line is indented in a way that fits no block: expected the indentation of an open block".to_owned(),
        Problem::NumberTooLarge => "the number is too large: expected one with fewer digits".to_owned(),
        Problem::NotAssignable => "nothing can be assigned to this: expected a variable or an item".to_owned(),
        Problem::UnknownName(name) => format!("“{name}” is not known: expected the name of a variable or a function"),
        Problem::ArgumentCount { expected, found } => format!("expected {expected} arguments, found {found}"),
        Problem::DuplicateName(name) => format!("“{name}” is already defined: expected another name"),
        Problem::Misplaced(word) => format!("“{word}” is only allowed inside of a loop or function: expected another statement"),
        Problem::Unsupported(what) => format!("“{what}” is not understood here: expected a statement from the documentation"),
        Problem::TooDeep => "this is nested too deeply: expected something shorter".to_owned(),
        Problem::TooLarge => "the program is too large: expected a shorter one".to_owned(),
    }
}

//! Errors in Russian.

use super::words::Words;
use crate::machine::Fault;
use crate::syntax::Problem;

const WORDS: Words = Words {
    expression: "значение",
    name: "имя",
    statement: "команда",
    end_of_line: "конец строки",
    indented_block: "строка с отступом",
    type_name: "тип",
    or: " или ",
    number: "число",
    integer: "целое число",
    truth: "логическое значение",
    text: "строка",
    character: "один символ",
    list: "массив или таблица",
    key: "число или строка",
};

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NoValue(Some(name)) => format!("у «{name}» ещё нет значения"),
        Fault::NoValue(None) => "здесь ещё нет значения".to_owned(),
        Fault::NoVariable(name) => format!("нет переменной или функции «{name}»"),
        Fault::Index { index, first, last } if last < first => {
            format!("индекса {index} нет: нет ни одного элемента")
        }
        Fault::Index { index, first, last } => format!("индекс {index} не от {first} до {last}"),
        Fault::Dimensions { expected, found } => format!("индексов {found}, а нужно {expected}"),
        Fault::NoKey(key) => format!("нет элемента {key}"),
        Fault::NoMember(name) => format!("нет свойства «{name}»"),
        Fault::DivisionByZero { left } => format!("{left} делится на 0"),
        Fault::NotNatural { divisor } => format!("Деление на не натуральное число: {divisor}"),
        Fault::Operator { operator, left, right } => {
            format!("«{}» не работает для {left} и {right}", operator.sign())
        }
        Fault::Type { expected, found } => {
            format!("нужно {}, а здесь {found}", WORDS.kind(*expected))
        }
        Fault::NotCallable(value) => format!("{value} — не функция"),
        Fault::NotIterable(value) => format!("у {value} нет элементов"),
        Fault::ArgumentCount { function, expected, found } => {
            format!("{function}(): аргументов должно быть {expected}, а передано {found}")
        }
        Fault::Overflow => "число слишком велико".to_owned(),
        Fault::CallDepth(limit) => format!(
            "вложенность вызовов больше {limit}: перестаёт ли эта функция когда-нибудь вызывать себя?"
        ),
        Fault::Memory(limit) => format!("программе нужно больше {limit} МиБ памяти"),
        Fault::Nesting => {
            "в значении слишком много элементов, или они вложены слишком глубоко, чтобы его сравнивать".to_owned()
        }
        Fault::NotNumber(text) => format!("«{text}» — не число"),
        Fault::Unpack { expected, found } => format!("нужно значений: {expected}, а здесь {found}"),
        Fault::NotFound(value) => format!("{value} там нет"),
        Fault::Empty => "там ничего нет".to_owned(),
        Fault::AssertionFailed => "утверждение неверно".to_owned(),
        Fault::NoInput => "больше нечего вводить".to_owned(),
        Fault::ZeroStep => "шаг равен 0".to_owned(),
        Fault::Bounds { first, last } => format!("первый индекс {first} больше последнего {last}"),
        Fault::TooManyValues { values, most } => {
            format!("у переменной модели не больше {most} значений, а не {values}")
        }
        Fault::Unsolved(nodes) => format!("у модели нет ответа и после {nodes} попыток"),
        Fault::Argument { function, found } => format!("{function}() не работает для {found}"),
        Fault::Raised(text) => text.clone(),
    }
}

pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Expected { expected, found } if found.is_empty() => {
            format!("нужно: {}", WORDS.expected(*expected))
        }
        Problem::Expected { expected, found } => {
            format!("нужно: {}, а здесь «{found}»", WORDS.expected(*expected))
        }
        Problem::Unclosed { opener, line, closer } => {
            format!("«{opener}» в строке {line} не закрыто: нужно «{closer}»")
        }
        Problem::UnclosedText { mark } => format!("строка не заканчивается: нужно {mark}"),
        Problem::UnknownCharacter(letter) => format!("«{letter}» не входит в язык: нужна команда"),
        Problem::Indentation => {
            "отступ не подходит ни к одному блоку: нужен отступ открытого блока".to_owned()
        }
        Problem::NumberTooLarge => "число слишком велико: нужно меньше цифр".to_owned(),
        Problem::NotAssignable => {
            "этому нельзя присвоить значение: нужна переменная или элемент".to_owned()
        }
        Problem::UnknownName(name) => {
            format!("имя «{name}» неизвестно: нужно имя переменной или функции")
        }
        Problem::ArgumentCount { expected, found } => {
            format!("нужно аргументов: {expected}, а здесь {found}")
        }
        Problem::DuplicateName(name) => format!("имя «{name}» уже занято: нужно другое"),
        Problem::Misplaced(word) => {
            format!("«{word}» можно писать только внутри цикла или функции: нужна другая команда")
        }
        Problem::Unsupported(what) => {
            format!("«{what}» здесь не понимается: нужна команда из документации")
        }
        Problem::TooDeep => "слишком большая вложенность: нужно короче".to_owned(),
        Problem::TooLarge => "программа слишком велика: нужна короче".to_owned(),
    }
}

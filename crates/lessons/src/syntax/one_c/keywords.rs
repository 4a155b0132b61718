//! 1C's keywords, in Russian and English, and its names.

use super::super::Expected;
use super::super::parser::{Parsed, Parser, is_lower_case_of};
use super::super::token::TokenKind;

/// A keyword in both languages. The text of a program has it in any case.
pub(super) type Keyword = &'static [&'static str];

pub(super) const VAR: Keyword = &["Перем", "Var"];
pub(super) const PROCEDURE: Keyword = &["Процедура", "Procedure"];
pub(super) const END_PROCEDURE: Keyword = &["КонецПроцедуры", "EndProcedure"];
pub(super) const FUNCTION: Keyword = &["Функция", "Function"];
pub(super) const END_FUNCTION: Keyword = &["КонецФункции", "EndFunction"];
pub(super) const EXPORT: Keyword = &["Экспорт", "Export"];
pub(super) const VAL: Keyword = &["Знач", "Val"];
pub(super) const IF: Keyword = &["Если", "If"];
pub(super) const THEN: Keyword = &["Тогда", "Then"];
pub(super) const ELSE_IF: Keyword = &["ИначеЕсли", "ElsIf"];
pub(super) const ELSE: Keyword = &["Иначе", "Else"];
pub(super) const END_IF: Keyword = &["КонецЕсли", "EndIf"];
pub(super) const FOR: Keyword = &["Для", "For"];
pub(super) const EACH: Keyword = &["Каждого", "Each"];
pub(super) const IN: Keyword = &["Из", "In"];
pub(super) const TO: Keyword = &["По", "To"];
pub(super) const WHILE: Keyword = &["Пока", "While"];
pub(super) const DO: Keyword = &["Цикл", "Do"];
pub(super) const END_DO: Keyword = &["КонецЦикла", "EndDo"];
pub(super) const BREAK: Keyword = &["Прервать", "Break"];
pub(super) const CONTINUE: Keyword = &["Продолжить", "Continue"];
pub(super) const RETURN: Keyword = &["Возврат", "Return"];
pub(super) const TRY: Keyword = &["Попытка", "Try"];
pub(super) const EXCEPT: Keyword = &["Исключение", "Except"];
pub(super) const END_TRY: Keyword = &["КонецПопытки", "EndTry"];
pub(super) const RAISE: Keyword = &["ВызватьИсключение", "Raise"];
pub(super) const NEW: Keyword = &["Новый", "New"];
pub(super) const AND: Keyword = &["И", "And"];
pub(super) const OR: Keyword = &["Или", "Or"];
pub(super) const NOT: Keyword = &["Не", "Not"];
pub(super) const TRUE: Keyword = &["Истина", "True"];
pub(super) const FALSE: Keyword = &["Ложь", "False"];
pub(super) const UNDEFINED: Keyword = &["Неопределено", "Undefined", "Null"];
pub(super) const GOTO: Keyword = &["Перейти", "Goto", "Выполнить", "Execute"];

/// Words that are never names of variables.
const KEYWORDS: [Keyword; 34] = [
    VAR,
    PROCEDURE,
    END_PROCEDURE,
    FUNCTION,
    END_FUNCTION,
    EXPORT,
    VAL,
    IF,
    THEN,
    ELSE_IF,
    ELSE,
    END_IF,
    FOR,
    EACH,
    IN,
    TO,
    WHILE,
    DO,
    END_DO,
    BREAK,
    CONTINUE,
    RETURN,
    TRY,
    EXCEPT,
    END_TRY,
    RAISE,
    NEW,
    AND,
    OR,
    NOT,
    TRUE,
    FALSE,
    UNDEFINED,
    GOTO,
];

/// Keywords that end some block.
const CLOSERS: [Keyword; 9] =
    [END_PROCEDURE, END_FUNCTION, ELSE_IF, ELSE, END_IF, END_DO, EXCEPT, END_TRY, PROCEDURE];

pub(in crate::syntax) fn is_keyword(word: &str) -> bool {
    KEYWORDS.iter().any(|keyword| is(keyword, word))
}

pub(super) fn name(parser: &mut Parser<'_>) -> Parsed<String> {
    match parser.word() {
        Some(word) if !is_keyword(word) => {
            let word = word.to_owned();
            parser.advance();
            Ok(word)
        }
        _ => parser.fail(Expected::Name),
    }
}

/// Returns whether a keyword that ends a block is at the cursor.
pub(super) fn is_closer(parser: &Parser<'_>) -> bool {
    matches!(parser.kind(), TokenKind::Word(_))
        && (CLOSERS.iter().any(|words| parser.is_word(words)) || parser.is_word(FUNCTION))
}

/// Returns whether a word in lower case is this keyword.
pub(super) fn is(keyword: Keyword, word: &str) -> bool {
    keyword.iter().any(|it| is_lower_case_of(word, it))
}

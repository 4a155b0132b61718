//! 1C's keywords, in Russian and English, and its names.

use super::super::Expected;
use super::super::parser::{Parsed, Parser};
use super::super::token::TokenKind;

/// A keyword in both languages, in lower case.
pub(super) type Keyword = &'static [&'static str];

pub(super) const VAR: Keyword = &["перем", "var"];
pub(super) const PROCEDURE: Keyword = &["процедура", "procedure"];
pub(super) const END_PROCEDURE: Keyword = &["конецпроцедуры", "endprocedure"];
pub(super) const FUNCTION: Keyword = &["функция", "function"];
pub(super) const END_FUNCTION: Keyword = &["конецфункции", "endfunction"];
pub(super) const EXPORT: Keyword = &["экспорт", "export"];
pub(super) const VAL: Keyword = &["знач", "val"];
pub(super) const IF: Keyword = &["если", "if"];
pub(super) const THEN: Keyword = &["тогда", "then"];
pub(super) const ELSE_IF: Keyword = &["иначеесли", "elsif"];
pub(super) const ELSE: Keyword = &["иначе", "else"];
pub(super) const END_IF: Keyword = &["конецесли", "endif"];
pub(super) const FOR: Keyword = &["для", "for"];
pub(super) const EACH: Keyword = &["каждого", "each"];
pub(super) const IN: Keyword = &["из", "in"];
pub(super) const TO: Keyword = &["по", "to"];
pub(super) const WHILE: Keyword = &["пока", "while"];
pub(super) const DO: Keyword = &["цикл", "do"];
pub(super) const END_DO: Keyword = &["конеццикла", "enddo"];
pub(super) const BREAK: Keyword = &["прервать", "break"];
pub(super) const CONTINUE: Keyword = &["продолжить", "continue"];
pub(super) const RETURN: Keyword = &["возврат", "return"];
pub(super) const TRY: Keyword = &["попытка", "try"];
pub(super) const EXCEPT: Keyword = &["исключение", "except"];
pub(super) const END_TRY: Keyword = &["конецпопытки", "endtry"];
pub(super) const RAISE: Keyword = &["вызватьисключение", "raise"];
pub(super) const NEW: Keyword = &["новый", "new"];
pub(super) const AND: Keyword = &["и", "and"];
pub(super) const OR: Keyword = &["или", "or"];
pub(super) const NOT: Keyword = &["не", "not"];
pub(super) const TRUE: Keyword = &["истина", "true"];
pub(super) const FALSE: Keyword = &["ложь", "false"];
pub(super) const UNDEFINED: Keyword = &["неопределено", "undefined", "null"];
pub(super) const GOTO: Keyword = &["перейти", "goto", "выполнить", "execute"];

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

pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.iter().any(|keyword| keyword.contains(&word))
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

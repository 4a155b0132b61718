//! Words, numbers, texts and signs.

use crate::source::Span;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    pub(crate) span: Span,
    pub(crate) kind: TokenKind,
    /// Whether the token is the first of its line.
    pub(crate) starts_line: bool,
    /// The characters before the token in its line, if it is the first.
    pub(crate) indent: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TokenKind {
    /// A word, in lower case if the language does not distinguish cases.
    Word(String),
    Integer(i64),
    Real(f64),
    Text(String),
    /// A text with values in it, as it is written between the quotation marks.
    Formatted(String),
    Sign(&'static str),
    LineEnd,
    Indent,
    Dedent,
    End,
}

/// How a language is cut into tokens.
#[derive(Debug)]
pub(crate) struct LexicalRules {
    pub(crate) line_comments: &'static [&'static str],
    pub(crate) block_comment: Option<(&'static str, &'static str)>,
    pub(crate) quotes: &'static [char],
    pub(crate) strings: StringRule,
    /// Signs; longer ones come before those that they begin with.
    pub(crate) signs: &'static [&'static str],
    pub(crate) folds_case: bool,
    /// Whether the end of a line is a token.
    pub(crate) keeps_line_ends: bool,
}

/// How quotation marks and line ends are written inside of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StringRule {
    /// There is no way to write the quotation mark, and the line ends the text.
    Bare,
    /// The mark is written twice. Later lines begin with a bar.
    Doubled,
    /// Behind a backslash. The text may span lines.
    Escaped,
    /// Behind a backslash. Three marks enclose lines, and a letter before them changes the rules.
    Python,
}

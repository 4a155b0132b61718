//! Cuts a text into tokens, by the rules of its language.
//!
//! Must not know keywords or the order of tokens.

use super::token::{LexicalRules, StringRule, Token, TokenKind};
use super::{Expected, Problem, SyntaxError};
use crate::source::Span;

/// Returns the tokens, of which the last is [`TokenKind::End`], and the errors.
pub(super) fn tokens(text: &str, rules: &LexicalRules) -> (Vec<Token>, Vec<SyntaxError>) {
    let (tokens, errors) = (Vec::new(), Vec::new());
    Lexer { text, at: 0, rules, tokens, errors, line_start: Some(0) }.all()
}

/// Like [`tokens`], of a part of the text. The spans are those in the whole text.
pub(super) fn tokens_within(
    text: &str,
    part: Span,
    rules: &LexicalRules,
) -> (Vec<Token>, Vec<SyntaxError>) {
    let (tokens, errors) = (Vec::new(), Vec::new());
    let text = text.get(..part.end).unwrap_or(text);
    Lexer { text, at: part.start, rules, tokens, errors, line_start: None }.all()
}

/// Adds the character that a backslash and a letter mean.
pub(super) fn push_escaped(content: &mut String, letter: char) {
    match letter {
        'n' => content.push('\n'),
        't' => content.push('\t'),
        'r' => content.push('\r'),
        '0' => content.push('\0'),
        '\\' | '"' | '\'' => content.push(letter),
        '\n' => {}
        _ => content.extend(['\\', letter]),
    }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    rules: &'a LexicalRules,
    tokens: Vec<Token>,
    errors: Vec<SyntaxError>,
    /// Where the line starts, until its first token.
    line_start: Option<usize>,
}

impl Lexer<'_> {
    fn all(mut self) -> (Vec<Token>, Vec<SyntaxError>) {
        let end = self.text.len();
        while self.at < end {
            self.next_token();
        }
        if self.rules.keeps_line_ends {
            self.end_line(end, end);
        }
        self.push(end, TokenKind::End);
        (self.tokens, self.errors)
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn first(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Adds a token from `start` to here.
    fn push(&mut self, start: usize, kind: TokenKind) {
        let line_start = self.line_start.take();
        let indent = line_start.map_or(0, |line| {
            let blanks = self.text[line..start].chars();
            blanks.fold(0, |width, blank| if blank == '\t' { width / 4 * 4 + 4 } else { width + 1 })
        });
        let span = Span::new(start, self.at);
        self.tokens.push(Token { span, kind, starts_line: line_start.is_some(), indent });
    }

    fn end_line(&mut self, start: usize, end: usize) {
        let is_after_line_end =
            self.tokens.last().is_none_or(|token| token.kind == TokenKind::LineEnd);
        if self.rules.keeps_line_ends && !is_after_line_end {
            let span = Span::new(start, end);
            let kind = TokenKind::LineEnd;
            self.tokens.push(Token { span, kind, starts_line: false, indent: 0 });
        }
        self.line_start = Some(end);
    }

    fn next_token(&mut self) {
        let Some(letter) = self.first() else { return };
        let start = self.at;
        if matches!(letter, '\n' | '\r') {
            self.at += 1;
            self.end_line(start, start + 1);
        } else if letter.is_whitespace() || letter == '\u{feff}' {
            self.at += letter.len_utf8();
        } else if let Some(length) = self.joined_line() {
            self.at += length;
        } else if self.skip_comment() || self.text_literal() {
        } else if letter.is_ascii_digit() {
            self.number();
        } else if letter.is_alphabetic() || letter == '_' {
            let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
            let length = self.rest().find(|letter| !is_word(letter));
            self.at += length.unwrap_or(self.rest().len());
            let word = &self.text[start..self.at];
            let word = if self.rules.folds_case { word.to_lowercase() } else { word.to_owned() };
            self.push(start, TokenKind::Word(word));
        } else if let Some(sign) =
            self.rules.signs.iter().find(|sign| self.rest().starts_with(**sign))
        {
            self.at += sign.len();
            self.push(start, TokenKind::Sign(sign));
        } else {
            self.at += letter.len_utf8();
            self.error(start, Problem::UnknownCharacter(letter));
        }
    }

    /// Returns the length of a backslash and the end of the line that it joins with the next.
    fn joined_line(&self) -> Option<usize> {
        let behind =
            self.rest().strip_prefix('\\').filter(|_| self.rules.strings == StringRule::Python)?;
        let end = behind.trim_start_matches([' ', '\t', '\r']);
        end.starts_with('\n').then(|| self.rest().len() - end.len() + 1)
    }

    fn error(&mut self, start: usize, problem: Problem) {
        self.errors.push(SyntaxError { span: Span::new(start, self.at), problem });
    }

    fn skip_comment(&mut self) -> bool {
        let rules = self.rules;
        if rules.line_comments.iter().any(|mark| self.rest().starts_with(mark)) {
            self.at += self.rest().find(['\n', '\r']).unwrap_or(self.rest().len());
            return true;
        }
        match rules.block_comment {
            Some((open, close)) if self.rest().starts_with(open) => {
                let length = self.rest()[open.len()..].find(close);
                let start = self.at;
                match length {
                    Some(length) => self.at += open.len() + length + close.len(),
                    None => {
                        self.at = start + open.len();
                        let found = String::new();
                        let expected = Expected::Word(close);
                        self.error(start, Problem::Expected { expected, found });
                        self.at = self.text.len();
                    }
                }
                true
            }
            _ => false,
        }
    }

    fn number(&mut self) {
        let start = self.at;
        let digits = |text: &str| {
            text.find(|it: char| !it.is_ascii_digit() && it != '_').unwrap_or(text.len())
        };
        self.at += digits(self.rest());
        let behind = self.rest().strip_prefix('.');
        let is_real =
            behind.is_some_and(|behind| behind.starts_with(|it: char| it.is_ascii_digit()));
        if is_real {
            self.at += 1;
            self.at += digits(self.rest());
        }
        let exponent = self
            .rest()
            .strip_prefix(['e', 'E'])
            .map(|it| it.strip_prefix(['+', '-']).unwrap_or(it));
        let has_exponent =
            exponent.is_some_and(|it| it.starts_with(|it: char| it.is_ascii_digit()));
        if let Some(exponent) = exponent.filter(|_| has_exponent) {
            self.at = self.text.len() - exponent.len();
            self.at += digits(self.rest());
        }
        let written = self.text[start..self.at].replace('_', "");
        if is_real || has_exponent {
            self.push(start, TokenKind::Real(written.parse().unwrap_or(f64::INFINITY)));
        } else if let Ok(number) = written.parse() {
            self.push(start, TokenKind::Integer(number));
        } else {
            self.error(start, Problem::NumberTooLarge);
            self.push(start, TokenKind::Integer(0));
        }
    }

    /// Reads a text literal, if there is one.
    fn text_literal(&mut self) -> bool {
        let start = self.at;
        let prefix = match self.rules.strings {
            StringRule::Python => {
                let is_prefix =
                    |it: char| matches!(it, 'f' | 'F' | 'r' | 'R' | 'b' | 'B' | 'u' | 'U');
                let length = self.rest().find(|it| !is_prefix(it)).unwrap_or(0);
                if length > 2 {
                    return false;
                }
                self.rest()[..length].to_lowercase()
            }
            StringRule::Bare | StringRule::Doubled | StringRule::Escaped => String::new(),
        };
        let behind = &self.rest()[prefix.len()..];
        let Some(mark) = behind.chars().next().filter(|mark| self.rules.quotes.contains(mark))
        else {
            return false;
        };
        let tripled = mark.to_string().repeat(3);
        let is_tripled = self.rules.strings == StringRule::Python && behind.starts_with(&tripled);
        let close = if is_tripled { tripled } else { mark.to_string() };
        self.at += prefix.len() + close.len();
        let is_raw = prefix.contains('r');
        let is_formatted = prefix.contains('f');
        let mut content = String::new();
        while let Some(letter) = self.first() {
            if self.rest().starts_with(&close) {
                self.at += close.len();
                if self.rules.strings == StringRule::Doubled && self.first() == Some(mark) {
                    self.at += mark.len_utf8();
                    content.push(mark);
                    continue;
                }
                let kind = if is_formatted {
                    TokenKind::Formatted(content)
                } else {
                    TokenKind::Text(content)
                };
                self.push(start, kind);
                return true;
            }
            let is_line_end = matches!(letter, '\n' | '\r');
            match self.rules.strings {
                StringRule::Bare if is_line_end => break,
                StringRule::Python if is_line_end && !is_tripled => break,
                StringRule::Doubled if is_line_end => {
                    if !self.continue_with_bar() {
                        break;
                    }
                    content.push('\n');
                }
                StringRule::Escaped | StringRule::Python if letter == '\\' && !is_raw => {
                    self.at += 1;
                    let Some(letter) = self.first() else { break };
                    self.at += letter.len_utf8();
                    if is_formatted {
                        // Values have to be where they are written.
                        content.extend(['\\', letter]);
                    } else {
                        push_escaped(&mut content, letter);
                    }
                }
                StringRule::Bare
                | StringRule::Doubled
                | StringRule::Escaped
                | StringRule::Python => {
                    self.at += letter.len_utf8();
                    content.push(letter);
                }
            }
        }
        self.error(start, Problem::UnclosedText { mark });
        self.push(start, TokenKind::Text(content));
        true
    }

    /// Skips the end of a line and the bar at the start of the next one.
    fn continue_with_bar(&mut self) -> bool {
        let behind = self.rest().trim_start();
        let Some(after) = behind.strip_prefix('|') else { return false };
        self.at = self.text.len() - after.len();
        true
    }
}

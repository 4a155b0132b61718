//! Where blocks end, and where the end of one is missing.

use std::collections::BTreeMap;

use super::Problem;
use super::parser::{Failed, Parsed, Parser};
use super::token::{Token, TokenKind};
use crate::source::{LineColumn, Span};

impl Parser<'_> {
    /// Moves behind the word that ends a block.
    pub(super) fn close(&mut self, opener: Span, closer: &'static [&'static str]) -> Parsed<()> {
        if !self.is_word(closer) {
            return self.unclosed(opener, closer);
        }
        self.suspect(opener, closer[0]);
        self.advance();
        Ok(())
    }

    /// Remembers a block if its end, at the cursor, is indented less than its start.
    pub(super) fn suspect(&mut self, opener: Span, closer: &'static str) {
        let token = self.token();
        if token.starts_line && token.indent < self.indent_of_line(opener) {
            self.suspects.push((opener, closer));
        }
    }

    /// Reports a block without an end, where the end should be by the indentation of the lines.
    pub(super) fn unclosed<T>(
        &mut self,
        opener: Span,
        closer: &'static [&'static str],
    ) -> Parsed<T> {
        // Within the block, another error explains it.
        if self.errors.iter().any(|error| error.span.start >= opener.start) {
            return Err(Failed);
        }
        let inner = self.suspects.iter().find(|(suspect, _)| suspect.start > opener.start).copied();
        let (opener, closer) = inner.unwrap_or((opener, closer[0]));
        let line = LineColumn::of(self.text, opener.start).line;
        let span = self.missing_end(opener);
        let opener = opener.of(self.text).to_owned();
        self.error(span, Problem::Unclosed { opener, line, closer });
        Err(Failed)
    }

    /// Returns the first thing behind a block that is not indented more than its start.
    fn missing_end(&self, opener: Span) -> Span {
        let indent = self.indent_of_line(opener);
        let line = LineColumn::of(self.text, opener.start).line;
        let is_behind = |token: &&Token| {
            token.starts_line
                && token.indent <= indent
                && token.span.start > opener.start
                && !is_continuation(&token.kind)
                && LineColumn::of(self.text, token.span.start).line > line
        };
        let behind = self.tokens.iter().find(is_behind);
        let is_end = |token: &&Token| token.kind == TokenKind::End;
        match behind.filter(|token| !is_end(token)) {
            Some(token) => token.span,
            // The block reaches the end of the text.
            None if *self.kind() == TokenKind::End => {
                let end = self.span_from(Span::default()).end;
                Span::new(end, end)
            }
            None => self.span(),
        }
    }

    /// Returns how far the line of a span is indented.
    pub(super) fn indent_of_line(&self, span: Span) -> usize {
        let behind = self.lines.partition_point(|(start, _)| *start <= span.start);
        self.lines[..behind].last().map_or(0, |(_, indent)| *indent)
    }

    /// Returns how each word is first written, by how it is in lower case.
    pub(super) fn spellings(&self) -> BTreeMap<String, String> {
        let mut spellings = BTreeMap::new();
        for token in &self.tokens {
            if let TokenKind::Word(word) = &token.kind {
                let written = token.span.of(self.text);
                spellings.entry(word.clone()).or_insert_with(|| written.to_owned());
            }
        }
        spellings
    }
}

/// Returns whether a block can go on with this word, indented like its start.
fn is_continuation(kind: &TokenKind) -> bool {
    let words = [
        "то",
        "иначе",
        "при",
        "нач",
        "дано",
        "надо",
        "иначеесли",
        "elsif",
        "else",
        "исключение",
        "except",
    ];
    match kind {
        TokenKind::Word(word) => words.contains(&word.as_str()),
        TokenKind::Sign("{") => true,
        _ => false,
    }
}

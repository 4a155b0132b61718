//! JSON as far as a link needs it.
//!
//! Owns its grammar (RFC 8259). Must not know puzzles. Numbers stay text: nothing
//! here is a fraction, and reading those takes more code than all the rest.

/// Lists and maps within each other, more than any puzzle has.
const DEEPEST: usize = 64;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<Json>),
    /// In the order of the text; of two with one name, the later counts.
    Map(Vec<(String, Json)>),
}

impl Json {
    /// The one value that the text is.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        reader.skip_space();
        reader.rest.is_empty().then_some(value)
    }

    /// The entry of a map.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        self.entries().iter().rev().find(|(other, _)| other == name).map(|(_, value)| value)
    }

    /// The entries of a map; none of anything else.
    pub(super) fn entries(&self) -> &[(String, Self)] {
        if let Self::Map(entries) = self { entries } else { &[] }
    }

    /// The values of a list.
    pub(super) fn list(&self) -> Option<&[Self]> {
        if let Self::List(values) = self { Some(values) } else { None }
    }

    /// A text.
    pub(super) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// A whole number, which may be written as text.
    pub(super) fn number(&self) -> Option<u64> {
        match self {
            Self::Number(text) | Self::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    /// Whether there is more to it than nothing, `false` or emptiness.
    pub(super) fn is_said(&self) -> bool {
        match self {
            Self::Null => false,
            Self::Bool(said) => *said,
            Self::Number(_) => true,
            Self::Text(text) => !text.is_empty(),
            Self::List(values) => !values.is_empty(),
            Self::Map(entries) => !entries.is_empty(),
        }
    }
}

/// What is left of a text. Whatever cannot be read ends the reading with `None`.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\r', '\n']);
    }

    /// Reads this, if it comes next.
    fn skip(&mut self, expected: &str) -> bool {
        let rest = self.rest.strip_prefix(expected);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Reads this many bytes; `None` where they end within a character.
    fn take(&mut self, bytes: usize) -> Option<&'a str> {
        let (taken, rest) = self.rest.split_at_checked(bytes)?;
        self.rest = rest;
        Some(taken)
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        if depth > DEEPEST {
            return None;
        }
        self.skip_space();
        let words =
            [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))];
        if let Some((_, value)) = words.into_iter().find(|(word, _)| self.skip(word)) {
            Some(value)
        } else if self.skip("\"") {
            self.text().map(Json::Text)
        } else if self.skip("[") {
            self.items("]", |reader| reader.value(depth + 1)).map(Json::List)
        } else if self.skip("{") {
            self.items("}", |reader| reader.entry(depth + 1)).map(Json::Map)
        } else {
            self.number()
        }
    }

    /// Reads what stands between commas up to the end.
    fn items<T>(&mut self, end: &str, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = Vec::new();
        self.skip_space();
        if self.skip(end) {
            return Some(items);
        }
        loop {
            items.push(item(self)?);
            self.skip_space();
            if self.skip(end) {
                return Some(items);
            }
            if !self.skip(",") {
                return None;
            }
        }
    }

    fn entry(&mut self, depth: usize) -> Option<(String, Json)> {
        self.skip_space();
        let name = if self.skip("\"") { self.text()? } else { return None };
        self.skip_space();
        if self.skip(":") { Some((name, self.value(depth)?)) } else { None }
    }

    /// Reads a text whose quotation mark has been read.
    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let plain = self.rest.find(|sign| matches!(sign, '"' | '\\' | '\0'..='\x1f'))?;
            text.push_str(self.take(plain)?);
            match self.take(1)? {
                "\"" => return Some(text),
                "\\" => text.push(self.escaped()?),
                _ => return None,
            }
        }
    }

    /// Reads what follows a backslash.
    fn escaped(&mut self) -> Option<char> {
        Some(match self.take(1)? {
            "b" => '\x08',
            "f" => '\x0c',
            "n" => '\n',
            "r" => '\r',
            "t" => '\t',
            "u" => return self.unit(),
            sign @ ("\"" | "\\" | "/") => sign.chars().next()?,
            _ => return None,
        })
    }

    /// Reads the code of a character: four figures, or twice four.
    fn unit(&mut self) -> Option<char> {
        let first = self.hexadecimal()?;
        let is_half = (0xd800..0xdc00).contains(&first);
        let second = if is_half && self.skip("\\u") { Some(self.hexadecimal()?) } else { None };
        let mut signs = char::decode_utf16([first].into_iter().chain(second));
        signs.next()?.ok()
    }

    fn hexadecimal(&mut self) -> Option<u16> {
        let figures = self.take(4)?;
        let is_plain = figures.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_plain { u16::from_str_radix(figures, 16).ok() } else { None }
    }

    fn number(&mut self) -> Option<Json> {
        let start = self.rest;
        self.skip("-");
        let whole = self.figures()?;
        if whole.len() > 1 && whole.starts_with('0') {
            return None;
        }
        if self.skip(".") {
            self.figures()?;
        }
        if self.skip("e") || self.skip("E") {
            let _ = self.skip("+") || self.skip("-");
            self.figures()?;
        }
        Some(Json::Number(start[..start.len() - self.rest.len()].to_owned()))
    }

    /// Reads at least one figure.
    fn figures(&mut self) -> Option<&'a str> {
        let end = self.rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(self.rest.len());
        if end == 0 { None } else { self.take(end) }
    }
}

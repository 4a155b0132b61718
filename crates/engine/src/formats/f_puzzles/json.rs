//! The JSON of a link, with the entries of its maps in their order.
//!
//! Owns what a value may be read as. Must not know puzzles.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};

use crate::formats::limits::DEEPEST;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    /// `None` where it is not whole, negative or too large.
    Number(Option<u64>),
    Text(String),
    List(Vec<Json>),
    /// In the order of the text; of two with one name, the later counts.
    Map(Vec<(String, Json)>),
}

impl Json {
    /// The one value that the text is.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let value = Reader { depth: 0 }.deserialize(&mut deserializer).ok()?;
        deserializer.end().ok()?;
        Some(value)
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
            Self::Number(number) => *number,
            Self::Text(text) => text.trim().parse().ok(),
            Self::Null | Self::Bool(_) | Self::List(_) | Self::Map(_) => None,
        }
    }

    /// Whether it is more than `null`, `false` or empty.
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

/// Reads a value that is in this many lists and maps.
#[derive(Clone, Copy)]
struct Reader {
    depth: usize,
}

impl<'de> DeserializeSeed<'de> for Reader {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        if self.depth > DEEPEST {
            return Err(D::Error::custom("too many lists and maps in each other"));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader {
    type Value = Json;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Number(Some(number)))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Json, E> {
        Ok(Json::Number(None))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Number(None))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(Self { depth: self.depth + 1 })? {
            values.push(value);
        }
        Ok(Json::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut entries = Vec::new();
        while let Some(name) = map.next_key()? {
            entries.push((name, map.next_value_seed(Self { depth: self.depth + 1 })?));
        }
        Ok(Json::Map(entries))
    }
}

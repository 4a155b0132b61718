//! The JSON of links, with map entries in source order.
//!
//! Owns how values convert to other types. Must not depend on puzzles.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};

use super::limits::MAX_NESTING_DEPTH;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    /// `None` if the number is negative, not an integer or too large.
    Number(Option<u64>),
    Text(String),
    List(Vec<Json>),
    /// In source order. Of entries with the same name, the last one counts.
    Map(Vec<(String, Json)>),
}

impl Json {
    /// Parses a text that consists of a single value.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let value = Reader { depth: 0 }.deserialize(&mut deserializer).ok()?;
        deserializer.end().ok()?;
        Some(value)
    }

    /// Returns the value of the map entry with this name.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        self.entries().iter().rev().find(|(other, _)| other == name).map(|(_, value)| value)
    }

    /// Returns the entries of a map, or an empty slice for any other value.
    pub(super) fn entries(&self) -> &[(String, Self)] {
        if let Self::Map(entries) = self { entries } else { &[] }
    }

    /// Returns the values of a list.
    pub(super) fn list(&self) -> Option<&[Self]> {
        if let Self::List(values) = self { Some(values) } else { None }
    }

    pub(super) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// Returns the value as a non-negative integer. A text is parsed.
    pub(super) fn number(&self) -> Option<u64> {
        match self {
            Self::Number(number) => *number,
            Self::Text(text) => text.trim().parse().ok(),
            Self::Null | Self::Bool(_) | Self::List(_) | Self::Map(_) => None,
        }
    }

    /// Returns whether the value is anything but `null`, `false` or empty.
    pub(super) fn is_set(&self) -> bool {
        match self {
            Self::Null => false,
            Self::Bool(value) => *value,
            Self::Number(_) => true,
            Self::Text(text) => !text.is_empty(),
            Self::List(values) => !values.is_empty(),
            Self::Map(entries) => !entries.is_empty(),
        }
    }
}

/// Deserializes a value nested this many lists and maps deep.
#[derive(Clone, Copy)]
struct Reader {
    depth: usize,
}

impl<'de> DeserializeSeed<'de> for Reader {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        if self.depth > MAX_NESTING_DEPTH {
            return Err(D::Error::custom("lists and maps are nested too deeply"));
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

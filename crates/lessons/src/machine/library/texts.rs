//! Functions of texts.

use std::rc::Rc;

use super::super::Machine;
use super::super::fault::{Fault, Kind};
use super::super::value::Value;
use crate::library::Builtin;

/// About how many bytes a short text and its place in a list take.
const SIZE_OF_PART: usize = 96;

impl Machine {
    fn text_argument(&self, value: Value) -> Result<Rc<str>, Fault> {
        self.state.heap.text_of(value).cloned().ok_or_else(|| self.type_fault(Kind::Text, value))
    }

    fn count_argument(&self, value: Value) -> Result<usize, Fault> {
        match value {
            Value::Integer(count) => Ok(usize::try_from(count).unwrap_or(0)),
            _ => Err(self.type_fault(Kind::Integer, value)),
        }
    }

    pub(super) fn text_function(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        if function == Builtin::Join {
            return self.join_texts(arguments);
        }
        let text = self.text_argument(arguments[0])?;
        let second = arguments.get(1).copied();
        let trims: Vec<char> = match second {
            Some(letters)
                if matches!(function, Builtin::Trim | Builtin::TrimStart | Builtin::TrimEnd) =>
            {
                self.text_argument(letters)?.chars().collect()
            }
            _ => Vec::new(),
        };
        let is_trimmed = |letter: char| {
            if second.is_some() { trims.contains(&letter) } else { letter.is_whitespace() }
        };
        let result: String = match function {
            Builtin::Upper => text.to_uppercase(),
            Builtin::Lower => text.to_lowercase(),
            Builtin::Trim => text.trim_matches(is_trimmed).to_owned(),
            Builtin::TrimStart => text.trim_start_matches(is_trimmed).to_owned(),
            Builtin::TrimEnd => text.trim_end_matches(is_trimmed).to_owned(),
            Builtin::Split | Builtin::SplitLines => return self.split(function, &text, second),
            Builtin::Find => {
                let part = self.text_argument(arguments[1])?;
                let first = self.program.code.semantics.first_index;
                let place = text.find(&*part).map(|at| text[..at].chars().count() as i64);
                return Ok(Value::Integer(place.map_or(first - 1, |place| place + first)));
            }
            Builtin::Replace => {
                let (old, new) =
                    (self.text_argument(arguments[1])?, self.text_argument(arguments[2])?);
                let count = text.matches(&*old).count();
                self.state.heap.reserve(text.len() + count.saturating_mul(new.len()))?;
                text.replace(&*old, &new)
            }
            Builtin::StartsWith => {
                return Ok(Value::Truth(text.starts_with(&*self.text_argument(arguments[1])?)));
            }
            Builtin::EndsWith => {
                return Ok(Value::Truth(text.ends_with(&*self.text_argument(arguments[1])?)));
            }
            Builtin::IsDigits => {
                return Ok(Value::Truth(!text.is_empty() && text.chars().all(char::is_numeric)));
            }
            Builtin::IsLetters => {
                return Ok(Value::Truth(!text.is_empty() && text.chars().all(char::is_alphabetic)));
            }
            Builtin::IsBlank => return Ok(Value::Truth(text.trim().is_empty())),
            Builtin::Left => text.chars().take(self.count_argument(arguments[1])?).collect(),
            Builtin::Right => {
                let skipped =
                    text.chars().count().saturating_sub(self.count_argument(arguments[1])?);
                text.chars().skip(skipped).collect()
            }
            Builtin::Middle => {
                let from = self.count_argument(arguments[1])?.max(1) - 1;
                let count = match arguments.get(2) {
                    Some(count) => self.count_argument(*count)?,
                    None => usize::MAX,
                };
                text.chars().skip(from).take(count).collect()
            }
            Builtin::Fill => {
                let width = self.count_argument(arguments[1])?.min(100_000);
                let missing = width.saturating_sub(text.chars().count());
                format!("{}{text}", "0".repeat(missing))
            }
            _ => return Err(self.unfit(function, arguments[0])),
        };
        self.state.heap.text(result)
    }

    fn split(
        &mut self,
        function: Builtin,
        text: &str,
        separator: Option<Value>,
    ) -> Result<Value, Fault> {
        match separator {
            _ if function == Builtin::SplitLines => self.parts(text.lines()),
            None | Some(Value::Nothing) => self.parts(text.split_whitespace()),
            Some(separator) => {
                let separator = self.text_argument(separator)?;
                if separator.is_empty() {
                    self.parts(text.split_inclusive(|_| true))
                } else {
                    self.parts(text.split(&*separator))
                }
            }
        }
    }

    /// Makes a list of texts.
    fn parts<'t>(&mut self, parts: impl Iterator<Item = &'t str> + Clone) -> Result<Value, Fault> {
        self.state.heap.reserve(parts.clone().count().saturating_mul(SIZE_OF_PART))?;
        let parts: Result<Vec<_>, _> = parts.map(|part| self.state.heap.text(part)).collect();
        self.state.heap.list(parts?)
    }

    /// Joins a list of texts with a separator, in either order of arguments.
    fn join_texts(&mut self, arguments: &[Value]) -> Result<Value, Fault> {
        let (separator, list) = match self.state.heap.text_of(arguments[0]) {
            Some(separator) => (separator.clone(), arguments[1]),
            None => (self.text_argument(arguments[1])?, arguments[0]),
        };
        let is_strict = self.program.code.semantics.negative_indices;
        let items = self.items_of(list)?;
        if is_strict
            && let Some(other) = items.iter().find(|it| self.state.heap.text_of(**it).is_none())
        {
            return Err(self.type_fault(Kind::Text, *other));
        }
        let text = self.joined(&items, &separator)?;
        self.state.heap.text(text)
    }
}

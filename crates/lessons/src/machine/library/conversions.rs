//! From one type to another, and what comes in and goes out.

use super::super::Machine;
use super::super::fault::{Fault, Kind};
use super::super::rare::SIZE_OF_LINE;
use super::super::value::{Object, Value};
use crate::library::Builtin;
use crate::tree::{Collection, ValueType};

impl Machine {
    pub(super) fn conversion(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        let first = arguments.first().copied().unwrap_or(Value::Nothing);
        match function {
            Builtin::ToInteger => self.integer_of(arguments),
            Builtin::ToReal => match first {
                Value::Nothing => Ok(Value::Real(0.0)),
                Value::Integer(number) => Ok(Value::Real(number as f64)),
                Value::Real(_) => Ok(first),
                Value::Truth(truth) => Ok(Value::Real(f64::from(u8::from(truth)))),
                _ => match self.state.heap.text_of(first) {
                    Some(text) => {
                        let number = text.trim().replace('_', "").parse().map(Value::Real);
                        number.map_err(|_| Fault::NotNumber(text.to_string()))
                    }
                    None => Err(self.type_fault(Kind::Number, first)),
                },
            },
            Builtin::ToNumber => match self.state.heap.text_of(first).cloned() {
                Some(text) => self.number_of(&text),
                None => match first {
                    Value::Integer(_) | Value::Real(_) => Ok(first),
                    Value::Truth(truth) => Ok(Value::Integer(truth.into())),
                    _ => Err(self.type_fault(Kind::Number, first)),
                },
            },
            Builtin::ParseInteger | Builtin::ParseReal => {
                let Some(text) = self.state.heap.text_of(first) else {
                    return Err(self.type_fault(Kind::Text, first));
                };
                let text = text.trim();
                let (least, greatest) = self.program.code.semantics.integers;
                let integer = text.parse().ok().filter(|it| (least..=greatest).contains(it));
                let number = if function == Builtin::ParseInteger {
                    integer.map(Value::Integer)
                } else {
                    text.replace(',', ".").parse().ok().map(Value::Real)
                };
                match number.or(arguments.get(1).copied()) {
                    Some(number) => Ok(number),
                    None => Err(Fault::NotNumber(text.to_owned())),
                }
            }
            Builtin::ToText => {
                let text = if arguments.is_empty() { String::new() } else { self.text(first)? };
                self.state.heap.text(text)
            }
            Builtin::Represent => {
                let text = self.representation(first)?;
                self.state.heap.text(text)
            }
            Builtin::ToTruth => self
                .truth(if arguments.is_empty() { Value::Truth(false) } else { first })
                .map(Value::Truth),
            Builtin::TypeName => {
                let name = self.type_name(first);
                self.state.heap.text(name)
            }
            Builtin::CharacterOf => match first {
                Value::Integer(code) => match u32::try_from(code).ok().and_then(char::from_u32) {
                    Some(letter) => self.state.heap.text(letter.to_string()),
                    None => Err(self.unfit(function, first)),
                },
                _ => Err(self.type_fault(Kind::Integer, first)),
            },
            Builtin::CodeOf => self.code_of(arguments),
            Builtin::Pad => self.padded(arguments),
            Builtin::ReadLine => {
                let prompt = match arguments.first() {
                    Some(prompt) => self.text(*prompt)?,
                    None => String::new(),
                };
                let line = self.input.get(self.state.input).cloned();
                let length = line.as_ref().map_or(0, String::len);
                self.state.heap.reserve(prompt.len() + length + SIZE_OF_LINE)?;
                self.print(&prompt)?;
                let Some(line) = line else { return Err(Fault::NoInput) };
                self.state.input += 1;
                self.state.heap.text(line)
            }
            Builtin::ErrorText => {
                let text = self.state.last_error.clone().unwrap_or_default();
                self.state.heap.text(&*text)
            }
            Builtin::Print => {
                let text = self.joined(arguments, " ")? + "\n";
                self.print(&text)?;
                Ok(Value::Nothing)
            }
            _ => Err(self.unfit(function, first)),
        }
    }

    fn integer_of(&mut self, arguments: &[Value]) -> Result<Value, Fault> {
        let Some(value) = arguments.first().copied() else { return Ok(Value::Integer(0)) };
        match value {
            Value::Integer(_) => Ok(value),
            Value::Real(number) => self.whole(number.trunc()),
            Value::Truth(truth) => Ok(Value::Integer(truth.into())),
            _ => match self.state.heap.text_of(value) {
                Some(text) => {
                    let base = match arguments.get(1) {
                        Some(Value::Integer(base)) if (2..=36).contains(base) => *base as u32,
                        _ => 10,
                    };
                    let number = i64::from_str_radix(&text.trim().replace('_', ""), base);
                    self.in_range(Some(number.map_err(|_| Fault::NotNumber(text.to_string()))?))
                }
                None => Err(self.type_fault(Kind::Number, value)),
            },
        }
    }

    /// Returns the number in a text, an integer if it is whole.
    pub(in super::super) fn number_of(&self, text: &str) -> Result<Value, Fault> {
        let written = text.trim().replace([' ', '\u{a0}'], "").replace(',', ".");
        if let Ok(number) = written.parse::<i64>() {
            return self.in_range(Some(number));
        }
        match written.parse::<f64>() {
            Ok(number) if number.is_finite() => {
                if number.fract() == 0.0 && number.abs() < 9e15 {
                    self.whole(number)
                } else {
                    Ok(Value::Real(number))
                }
            }
            _ => Err(Fault::NotNumber(text.to_owned())),
        }
    }

    fn type_name(&self, value: Value) -> &'static str {
        let names = &self.program.code.semantics.words.types;
        match value {
            Value::Unset | Value::Nothing => names.nothing,
            Value::Truth(_) => names.truth,
            Value::Integer(_) => names.integer,
            Value::Real(_) => names.real,
            Value::Function(_) | Value::Library(_) => names.function,
            Value::Object(handle) => match self.state.heap.get(handle) {
                Object::Text(_) => names.text,
                Object::List { collection: Collection::Tuple, .. } => names.tuple,
                Object::List { .. } | Object::Table { .. } => names.list,
                Object::Dictionary { is_set: true, .. } => names.set,
                Object::Dictionary { .. } => names.dictionary,
                Object::Closure { .. } => names.function,
                Object::Range(..) => "range",
                Object::Free | Object::Cell(_) | Object::Cursor { .. } | Object::Constraint(_) => {
                    names.nothing
                }
            },
        }
    }

    fn code_of(&mut self, arguments: &[Value]) -> Result<Value, Fault> {
        let Some(text) = self.state.heap.text_of(arguments[0]) else {
            return Err(self.type_fault(Kind::Text, arguments[0]));
        };
        let place = match arguments.get(1) {
            Some(Value::Integer(place)) => *place,
            Some(other) => return Err(self.type_fault(Kind::Integer, *other)),
            None => 1,
        };
        let at = usize::try_from(place.saturating_sub(1)).ok();
        match at.and_then(|at| text.chars().nth(at)) {
            Some(letter) => Ok(Value::Integer(u32::from(letter).into())),
            None => {
                let last = text.chars().count() as i64;
                Err(Fault::Index { index: place, first: 1, last })
            }
        }
    }

    fn padded(&mut self, arguments: &[Value]) -> Result<Value, Fault> {
        let width = match arguments.get(1) {
            Some(Value::Integer(width)) => usize::try_from((*width).clamp(0, 1000)).unwrap_or(0),
            _ => 0,
        };
        let text = match (arguments[0], arguments.get(2)) {
            (Value::Real(number), Some(Value::Integer(digits))) => {
                let digits = usize::try_from((*digits).clamp(0, 20)).unwrap_or(0);
                format!("{number:.digits$}")
            }
            (value, _) => self.text(value)?,
        };
        let is_text = self.state.heap.text_of(arguments[0]).is_some();
        let text = if is_text { format!("{text:<width$}") } else { format!("{text:>width$}") };
        self.state.heap.text(text)
    }

    /// Converts a value to the type of its variable.
    pub(in super::super) fn convert(
        &mut self,
        value: Value,
        value_type: ValueType,
    ) -> Result<Value, Fault> {
        match (value_type, value) {
            (ValueType::Any, _)
            | (ValueType::Integer, Value::Integer(_))
            | (ValueType::Real, Value::Real(_))
            | (ValueType::Truth, Value::Truth(_)) => Ok(value),
            (ValueType::Real, Value::Integer(number)) => Ok(Value::Real(number as f64)),
            (ValueType::Integer, _) => Err(self.type_fault(Kind::Integer, value)),
            (ValueType::Real, _) => Err(self.type_fault(Kind::Number, value)),
            (ValueType::Truth, _) => Err(self.type_fault(Kind::Truth, value)),
            (ValueType::Text, _) if self.state.heap.text_of(value).is_some() => Ok(value),
            (ValueType::Text, _) => Err(self.type_fault(Kind::Text, value)),
            (ValueType::Character, _) => match self.state.heap.text_of(value) {
                Some(text) if text.chars().count() == 1 => Ok(value),
                _ => Err(self.type_fault(Kind::Character, value)),
            },
        }
    }

    /// Formats a value as in `{value:>5}`: fill, alignment, width, precision and type.
    pub(in super::super) fn formatted(
        &mut self,
        value: Value,
        format: &str,
    ) -> Result<String, Fault> {
        let mut letters: Vec<char> = format.chars().collect();
        let mut fill = ' ';
        let mut align = None;
        let is_align = |letter: &char| matches!(letter, '<' | '>' | '^');
        if letters.get(1).is_some_and(is_align) {
            (fill, align) = (letters[0], Some(letters[1]));
            letters.drain(..2);
        } else if letters.first().is_some_and(is_align) {
            align = Some(letters[0]);
            letters.drain(..1);
        }
        let rest: String = letters.into_iter().collect();
        let number = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
        if rest.starts_with('0') && align.is_none() && rest.len() > 1 {
            (fill, align) = ('0', Some('>'));
        }
        let width = number(&rest);
        let behind = &rest[width.len()..];
        let digits = behind.strip_prefix('.').map(number);
        let text = match (value, &digits) {
            (Value::Integer(_) | Value::Real(_), Some(digits)) => {
                let digits = digits.parse().unwrap_or(6).min(50);
                format!("{:.digits$}", super::super::reals::real_of(value))
            }
            _ => self.text(value)?,
        };
        let width: usize = width.parse().unwrap_or(0).min(10_000);
        let missing = width.saturating_sub(text.chars().count());
        let is_number = matches!(value, Value::Integer(_) | Value::Real(_));
        let left = match align.unwrap_or(if is_number { '>' } else { '<' }) {
            '<' => 0,
            '^' => missing / 2,
            _ => missing,
        };
        let pad = |count: usize| fill.to_string().repeat(count);
        Ok(format!("{}{text}{}", pad(left), pad(missing - left)))
    }
}

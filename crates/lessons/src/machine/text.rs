//! Values as a language prints them.

use std::fmt::Write;

use super::fault::Fault;
use super::heap::Heap;
use super::value::{ConstraintObject, Object, Value};
use crate::code::Code;
use crate::tree::{Collection, RealStyle, ValueWords};

/// Lists within lists beyond this depth are printed as dots.
const MAX_DEPTH: usize = 20;
/// Texts for messages and tables of variables are cut to about this many bytes.
const MAX_SHOWN: usize = 400;

/// What is needed to print a value.
#[derive(Clone, Copy)]
pub(super) struct Printer<'m> {
    pub(super) heap: &'m Heap,
    pub(super) code: &'m Code,
}

impl Printer<'_> {
    const fn words(&self) -> &ValueWords {
        &self.code.semantics.words
    }

    /// Writes the value as it is printed on its own, and fails if it does not fit.
    pub(super) fn write_text(&self, out: &mut String, value: Value) -> Result<(), Fault> {
        match self.heap.text_of(value) {
            Some(text) => {
                self.heap.reserve(out.len() + text.len())?;
                out.push_str(text);
            }
            None if !self.words().prints_items => self.write_type(out, value),
            None => self.write(out, value, 0, self.heap.room()),
        }
        self.heap.reserve(out.len())
    }

    /// Writes a value, or the type of a collection.
    fn write_type(&self, out: &mut String, value: Value) {
        let types = &self.words().types;
        match value {
            Value::Object(handle) => match self.heap.get(handle) {
                Object::List { .. } | Object::Table { .. } => out.push_str(types.list),
                Object::Dictionary { .. } => out.push_str(types.dictionary),
                _ => self.write(out, value, 0, self.heap.room()),
            },
            _ => self.write(out, value, 0, self.heap.room()),
        }
    }

    /// Returns the value as it is printed within a list.
    pub(super) fn representation(&self, value: Value) -> Result<String, Fault> {
        let mut out = String::new();
        self.write(&mut out, value, 0, self.heap.room());
        self.heap.reserve(out.len())?;
        Ok(out)
    }

    /// Returns the value for a message: texts are quoted, and long values are cut.
    pub(super) fn shown(&self, value: Value) -> String {
        let mut out = String::new();
        if let Some(text) = self.heap.text_of(value) {
            out.push('"');
            out.extend(text.chars().take(MAX_SHOWN / 4));
            out.push('"');
        } else {
            self.write(&mut out, value, 0, MAX_SHOWN);
        }
        out
    }

    fn write(&self, out: &mut String, value: Value, depth: usize, limit: usize) {
        if out.len() > limit {
            if !out.ends_with('…') {
                out.push('…');
            }
            return;
        }
        match value {
            Value::Unset => out.push('?'),
            Value::Nothing => out.push_str(self.words().nothing),
            Value::Truth(truth) => out.push_str(self.words().truth(truth)),
            Value::Integer(number) => {
                let _ = write!(out, "{number}");
            }
            Value::Real(number) => out.push_str(&real(number, self.words().reals)),
            Value::Function(function) => {
                let name = &self.code.functions[function as usize].name;
                let _ = write!(out, "{name}()");
            }
            Value::Library(builtin) => {
                let _ = write!(out, "{}()", builtin.name());
            }
            Value::Object(handle) => self.write_object(out, self.heap.get(handle), depth, limit),
        }
    }

    fn write_object(&self, out: &mut String, object: &Object, depth: usize, limit: usize) {
        if depth > MAX_DEPTH {
            return out.push('…');
        }
        match object {
            Object::Free | Object::Cursor { .. } => out.push('…'),
            Object::Text(text) => self.write_quoted(out, text),
            Object::List { collection, items, .. } => {
                let is_tuple = *collection == Collection::Tuple;
                out.push(if is_tuple { '(' } else { '[' });
                self.write_items(out, items.iter().copied(), depth, limit);
                if is_tuple && items.len() == 1 {
                    out.push(',');
                }
                out.push(if is_tuple { ')' } else { ']' });
            }
            Object::Table { bounds, items, .. } => {
                self.write_table(out, bounds, items, depth, limit);
            }
            Object::Range(from, to, step) => {
                let _ = write!(out, "range({from}, {to}");
                if *step != 1 {
                    let _ = write!(out, ", {step}");
                }
                out.push(')');
            }
            Object::Dictionary { entries, is_set: true } if entries.is_empty() => {
                out.push_str("set()");
            }
            Object::Dictionary { entries, is_set } => {
                out.push('{');
                if *is_set {
                    let keys = super::value::ordered(entries, true);
                    self.write_items(out, keys.into_iter(), depth, limit);
                } else {
                    for (nth, (key, value)) in entries.values().enumerate() {
                        if nth > 0 {
                            out.push_str(", ");
                        }
                        self.write(out, *key, depth + 1, limit);
                        out.push_str(": ");
                        self.write(out, *value, depth + 1, limit);
                        if out.len() > limit {
                            break;
                        }
                    }
                }
                out.push('}');
            }
            Object::Cell(value) => self.write(out, *value, depth + 1, limit),
            Object::Closure { function, .. } => {
                self.write(out, Value::Function(*function), depth, limit);
            }
            Object::Constraint(object) => out.push_str(constraint_text(object)),
        }
    }

    fn write_items(
        &self,
        out: &mut String,
        items: impl Iterator<Item = Value>,
        depth: usize,
        limit: usize,
    ) {
        for (nth, item) in items.enumerate() {
            if nth > 0 {
                out.push_str(", ");
            }
            self.write(out, item, depth + 1, limit);
            if out.len() > limit {
                break;
            }
        }
    }

    fn write_table(
        &self,
        out: &mut String,
        bounds: &[(i64, i64)],
        items: &[Value],
        depth: usize,
        limit: usize,
    ) {
        out.push('[');
        match bounds {
            [] | [_] => self.write_items(out, items.iter().copied(), depth, limit),
            [_, rest @ ..] => {
                let length =
                    rest.iter().map(|(first, last)| (last - first + 1) as usize).product::<usize>();
                for (nth, row) in items.chunks(length.max(1)).enumerate() {
                    if nth > 0 {
                        out.push_str(", ");
                    }
                    self.write_table(out, rest, row, depth + 1, limit);
                    if out.len() > limit {
                        break;
                    }
                }
            }
        }
        out.push(']');
    }

    fn write_quoted(&self, out: &mut String, text: &str) {
        let Some(quote) = self.words().quote else { return out.push_str(text) };
        let quote =
            if quote == '\'' && text.contains('\'') && !text.contains('"') { '"' } else { quote };
        out.push(quote);
        for letter in text.chars() {
            match letter {
                '\n' => out.push_str("\\n"),
                '\t' => out.push_str("\\t"),
                '\r' => out.push_str("\\r"),
                '\\' => out.push_str("\\\\"),
                _ if letter == quote => out.extend(['\\', letter]),
                _ => out.push(letter),
            }
        }
        out.push(quote);
    }
}

const fn constraint_text(object: &ConstraintObject) -> &'static str {
    match object {
        ConstraintObject::Library => "О2",
        ConstraintObject::Models | ConstraintObject::ConstraintModels => "О2.Модели",
        ConstraintObject::Utilities => "О2.Утилиты",
        ConstraintObject::Model(_) => "О2.Модель",
        ConstraintObject::Restrictions(_) => "О2.Ограничения",
        ConstraintObject::Variable(..) => "О2.Переменная",
        ConstraintObject::Answer(..) => "О2.Решение",
    }
}

/// Returns a real number as a language prints it.
pub(super) fn real(number: f64, style: RealStyle) -> String {
    if number.is_nan() {
        return "nan".to_owned();
    }
    if number.is_infinite() {
        return if number > 0.0 { "inf".to_owned() } else { "-inf".to_owned() };
    }
    match style {
        RealStyle::Point => python_real(number),
        RealStyle::Shortest => format!("{number}"),
        RealStyle::Six => significant(number, 6),
        RealStyle::Fifteen => significant(number, 15),
    }
}

fn python_real(number: f64) -> String {
    let size = number.abs();
    if size != 0.0 && !(1e-4..1e16).contains(&size) {
        let text = format!("{number:e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, exponent) = match exponent.strip_prefix('-') {
            Some(exponent) => ('-', exponent),
            None => ('+', exponent),
        };
        return format!("{digits}e{sign}{exponent:0>2}");
    }
    format!("{number:?}")
}

/// Returns the number with this many significant digits, without zeros at the end.
fn significant(number: f64, digits: usize) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let magnitude = number.abs().log10().floor() as i64;
    let behind = (digits as i64 - 1 - magnitude).clamp(0, 30) as usize;
    let text = format!("{number:.behind$}");
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text
    }
}

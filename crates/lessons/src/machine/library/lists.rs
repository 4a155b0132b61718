//! Functions of lists.

use super::super::Machine;
use super::super::fault::{Fault, Kind};
use super::super::value::{Object, Value};
use crate::library::Builtin;
use crate::tree::Collection;

impl Machine {
    pub(super) fn search_function(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        let (object, item) = (arguments[0], arguments[1]);
        if function == Builtin::Contains {
            return self.contains(object, item).map(Value::Truth);
        }
        if let (Some(text), Some(part)) =
            (self.state.heap.text_of(object), self.state.heap.text_of(item))
        {
            if function == Builtin::Count {
                return Ok(Value::Integer(text.matches(&**part).count() as i64));
            }
            return match text.find(&**part) {
                Some(at) => Ok(Value::Integer(text[..at].chars().count() as i64)),
                None => Err(Fault::NotFound(self.shown(item))),
            };
        }
        let items = self.items_of(object)?;
        if function == Builtin::Count {
            return Ok(Value::Integer(self.count(&items, item)? as i64));
        }
        match (function, self.find(&items, item)?) {
            (Builtin::FindItem, Some(place)) => Ok(items[place]),
            (Builtin::FindItem | Builtin::FindPlace, None) => Ok(Value::Nothing),
            (Builtin::IndexOf | Builtin::FindPlace, Some(place)) => {
                Ok(Value::Integer(place as i64))
            }
            (Builtin::IndexOf, None) => Err(Fault::NotFound(self.shown(item))),
            (_, _) => Err(self.unfit(function, object)),
        }
    }

    pub(super) fn list_function(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        let first = arguments.first().copied();
        match function {
            Builtin::NewList => self.nested_list(arguments),
            Builtin::Range => self.range(arguments),
            Builtin::RangeList => {
                let range = self.range(arguments)?;
                let items = self.items_of(range)?;
                self.state.heap.list(items)
            }
            Builtin::LoopValues | Builtin::LoopPairs => self.loop_items(function, arguments[0]),
            Builtin::LoopEntries => self.loop_entries(arguments[0]),
            Builtin::Zip => {
                let mut lists = Vec::new();
                let mut length = 0;
                for argument in arguments {
                    let items = self.items_of(*argument)?;
                    length += items.len();
                    self.state.heap.reserve(length.saturating_mul(size_of::<Value>()))?;
                    lists.push(items);
                }
                let length = lists.iter().map(Vec::len).min().unwrap_or(0);
                let rows: Result<Vec<_>, _> = (0..length)
                    .map(|nth| self.state.heap.tuple(lists.iter().map(|list| list[nth]).collect()))
                    .collect();
                self.state.heap.list(rows?)
            }
            Builtin::ToSet => {
                let items = first.map_or(Ok(Vec::new()), |it| self.items_of(it))?;
                self.dictionary(items.into_iter().map(|it| (it, it)).collect(), true)
            }
            Builtin::Copy
            | Builtin::Reversed
            | Builtin::Sorted
            | Builtin::LastIndex
            | Builtin::Last
            | Builtin::ToList
            | Builtin::ToTuple
            | Builtin::Enumerate
            | Builtin::Any
            | Builtin::All => {
                let items = match first {
                    Some(value) if function == Builtin::Copy && self.entries(value).is_some() => {
                        return self.copied_entries(value);
                    }
                    Some(value) => self.items_of(value)?,
                    None => Vec::new(),
                };
                self.function_of_items(function, arguments, items)
            }
            _ => Err(self.unfit(function, first.unwrap_or(Value::Nothing))),
        }
    }

    fn function_of_items(
        &mut self,
        function: Builtin,
        arguments: &[Value],
        mut items: Vec<Value>,
    ) -> Result<Value, Fault> {
        match function {
            Builtin::ToTuple => self.state.heap.tuple(items),
            Builtin::LastIndex => Ok(Value::Integer(items.len() as i64 - 1)),
            Builtin::Last => items.last().copied().ok_or(Fault::Empty),
            Builtin::Reversed => {
                items.reverse();
                self.state.heap.list(items)
            }
            Builtin::Sorted => {
                let mut items = self.sorted(arguments[0])?;
                if arguments.get(1).is_some_and(|it| self.truth(*it) == Ok(true)) {
                    items.reverse();
                }
                self.state.heap.list(items)
            }
            Builtin::Any | Builtin::All => {
                for item in items {
                    if self.truth(item)? == (function == Builtin::Any) {
                        return Ok(Value::Truth(function == Builtin::Any));
                    }
                }
                Ok(Value::Truth(function == Builtin::All))
            }
            Builtin::Enumerate => {
                let start = match arguments.get(1) {
                    Some(Value::Integer(start)) => *start,
                    _ => 0,
                };
                let mut pairs = Vec::new();
                for (nth, item) in items.into_iter().enumerate() {
                    let number = self.in_range(start.checked_add(nth as i64))?;
                    pairs.push(self.state.heap.tuple(vec![number, item])?);
                }
                self.state.heap.list(pairs)
            }
            Builtin::ToList | Builtin::Copy => self.state.heap.list(items),
            _ => Err(self.unfit(function, arguments.first().copied().unwrap_or(Value::Nothing))),
        }
    }

    fn range(&mut self, arguments: &[Value]) -> Result<Value, Fault> {
        let mut numbers = Vec::new();
        for argument in arguments {
            match argument {
                Value::Integer(number) => numbers.push(*number),
                other => return Err(self.type_fault(Kind::Integer, *other)),
            }
        }
        let (from, to, step) = match *numbers {
            [to] => (0, to, 1),
            [from, to] => (from, to, 1),
            [from, to, step] => (from, to, step),
            _ => return Err(Fault::Empty),
        };
        if step == 0 {
            return Err(Fault::ZeroStep);
        }
        self.state.heap.add(Object::Range(from, to, step))
    }

    /// Returns the items of a list, or the values of a dictionary in the order of its printed keys.
    fn loop_items(&mut self, function: Builtin, value: Value) -> Result<Value, Fault> {
        let is_pairs = function == Builtin::LoopPairs;
        let pairs: Vec<(Value, Value)> = match self.entries(value) {
            Some(entries) => {
                let mut pairs = Vec::new();
                for (key, value) in entries.values() {
                    pairs.push((self.text(*key)?, (*key, *value)));
                }
                pairs.sort_by(|(a, _), (b, _)| a.cmp(b));
                pairs.into_iter().map(|(_, pair)| pair).collect()
            }
            // A list that grows within the loop is gone through to its new end.
            None if !is_pairs && self.is_list(value) => return Ok(value),
            None => (0..).map(Value::Integer).zip(self.items_of(value)?).collect(),
        };
        let items: Result<Vec<_>, _> = pairs
            .into_iter()
            .map(
                |(key, value)| {
                    if is_pairs { self.state.heap.tuple(vec![key, value]) } else { Ok(value) }
                },
            )
            .collect();
        self.state.heap.list(items?)
    }

    fn loop_entries(&mut self, value: Value) -> Result<Value, Fault> {
        let Some(entries) = self.entries(value) else { return Ok(value) };
        let pairs: Vec<(Value, Value)> = entries.values().copied().collect();
        let mut items = Vec::new();
        for (key, value) in pairs {
            let names = [self.state.heap.text("ключ")?, self.state.heap.text("значение")?];
            items.push(self.dictionary(vec![(names[0], key), (names[1], value)], false)?);
        }
        self.state.heap.list(items)
    }

    fn nested_list(&mut self, sizes: &[Value]) -> Result<Value, Fault> {
        match sizes {
            [] => self.state.heap.list(Vec::new()),
            [size, rest @ ..] => {
                let Value::Integer(count) = *size else {
                    return Err(self.type_fault(Kind::Integer, *size));
                };
                let count =
                    usize::try_from(count).map_err(|_| self.unfit(Builtin::NewList, *size))?;
                self.state.heap.reserve(count.saturating_mul(16))?;
                let mut items = Vec::new();
                for _ in 0..count {
                    items.push(if rest.is_empty() {
                        Value::Nothing
                    } else {
                        self.nested_list(rest)?
                    });
                }
                self.state.heap.add(Object::List {
                    collection: Collection::List,
                    items,
                    is_watched: false,
                })
            }
        }
    }
}

//! Functions of dictionaries and sets.

use super::super::Machine;
use super::super::fault::Fault;
use super::super::value::{Object, Value};
use crate::library::Builtin;

impl Machine {
    pub(super) fn dictionary_function(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        let first = arguments.first().copied().unwrap_or(Value::Nothing);
        match function {
            Builtin::NewDictionary => return self.dictionary(Vec::new(), false),
            Builtin::NewStructure => return self.structure(arguments),
            Builtin::ToDictionary if arguments.is_empty() => {
                return self.dictionary(Vec::new(), false);
            }
            Builtin::ToDictionary if self.entries(first).is_some() => {
                return self.copied_entries(first);
            }
            Builtin::ToDictionary => {
                let mut pairs = Vec::new();
                for item in self.items_of(first)? {
                    match *self.items_of(item)? {
                        [key, value] => pairs.push((key, value)),
                        ref other => return Err(Fault::Unpack { expected: 2, found: other.len() }),
                    }
                }
                return self.dictionary(pairs, false);
            }
            Builtin::Get if self.entries(first).is_none() => {
                return self.element(first, arguments[1]);
            }
            _ => {}
        }
        let Some(entries) = self.entries(first) else { return Err(self.unfit(function, first)) };
        match function {
            Builtin::Keys => {
                let keys = entries.values().map(|(key, _)| *key).collect();
                self.state.heap.list(keys)
            }
            Builtin::Values => {
                let values = entries.values().map(|(_, value)| *value).collect();
                self.state.heap.list(values)
            }
            Builtin::Pairs => {
                let pairs: Vec<_> = entries.values().copied().collect();
                let pairs: Result<Vec<_>, _> = pairs
                    .into_iter()
                    .map(|(key, value)| self.state.heap.tuple(vec![key, value]))
                    .collect();
                self.state.heap.list(pairs?)
            }
            Builtin::Get | Builtin::GetKey => {
                let default = arguments.get(2).copied().unwrap_or(Value::Nothing);
                Ok(entries.get(&self.key(arguments[1])?).map_or(default, |(_, value)| *value))
            }
            Builtin::HasKey => Ok(Value::Truth(entries.contains_key(&self.key(arguments[1])?))),
            Builtin::Add => {
                self.insert(first, arguments[1], arguments[1])?;
                Ok(Value::Nothing)
            }
            Builtin::Discard => {
                self.remove(first, arguments[1])?;
                Ok(Value::Nothing)
            }
            Builtin::Update => {
                let new: Vec<(Value, Value)> = match self.entries(arguments[1]) {
                    Some(new) => new.values().copied().collect(),
                    None => self.items_of(arguments[1])?.into_iter().map(|it| (it, it)).collect(),
                };
                self.reserve_entries(first, &new)?;
                for (key, value) in new {
                    self.insert(first, key, value)?;
                }
                Ok(Value::Nothing)
            }
            _ => Err(self.unfit(function, first)),
        }
    }

    /// Removes a key, and returns its value.
    fn remove(&mut self, dictionary: Value, key: Value) -> Result<Option<Value>, Fault> {
        let found = self.key(key)?;
        if let Value::Object(handle) = dictionary
            && let Object::Dictionary { entries, .. } = self.state.heap.get_mut(handle)
        {
            return Ok(entries.shift_remove(&found).map(|(_, value)| value));
        }
        Ok(None)
    }

    /// Changes a dictionary or set by a method that lists have, too.
    pub(super) fn entry_change(
        &mut self,
        function: Builtin,
        arguments: &[Value],
        first: Option<(Value, Value)>,
    ) -> Result<Value, Fault> {
        let object = arguments[0];
        match function {
            Builtin::Clear => {
                if let Value::Object(handle) = object
                    && let Object::Dictionary { entries, .. } = self.state.heap.get_mut(handle)
                {
                    entries.clear();
                }
                Ok(Value::Nothing)
            }
            Builtin::Insert | Builtin::Set => {
                let value = arguments.get(2).copied().unwrap_or(Value::Nothing);
                self.insert(object, arguments[1], value)?;
                Ok(Value::Nothing)
            }
            Builtin::Append => {
                self.insert(object, arguments[1], arguments[1])?;
                Ok(Value::Nothing)
            }
            Builtin::Pop if arguments.len() == 1 => match first {
                Some((key, value)) => {
                    self.remove(object, key)?;
                    Ok(value)
                }
                None => Err(Fault::Empty),
            },
            Builtin::Pop | Builtin::RemoveItem | Builtin::RemoveAt => {
                match self.remove(object, arguments[1])? {
                    Some(value) => {
                        Ok(if function == Builtin::Pop { value } else { Value::Nothing })
                    }
                    None => Err(Fault::NoKey(self.shown(arguments[1]))),
                }
            }
            _ => Err(self.unfit(function, object)),
        }
    }

    pub(super) fn copied_entries(&mut self, value: Value) -> Result<Value, Fault> {
        let copy = match value {
            Value::Object(handle) => self.state.heap.get(handle).clone(),
            _ => Object::Free,
        };
        self.state.heap.add(copy)
    }

    fn structure(&mut self, arguments: &[Value]) -> Result<Value, Fault> {
        let Some(names) = arguments.first() else { return self.dictionary(Vec::new(), false) };
        let names = self.text(*names)?;
        let mut pairs = Vec::new();
        for (nth, name) in
            names.split(',').map(str::trim).filter(|name| !name.is_empty()).enumerate()
        {
            let key = self.state.heap.text(name)?;
            pairs.push((key, arguments.get(nth + 1).copied().unwrap_or(Value::Nothing)));
        }
        self.dictionary(pairs, false)
    }
}

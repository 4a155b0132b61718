//! Instructions that run seldom.

use super::Machine;
use super::fault::Fault;
use super::flow::Flow;
use super::state::Handler;
use super::value::{Object, Value};
use crate::code::{Op, Operand, Registers};
use crate::tree::{Collection, ValueType};

/// About how many bytes an object for a line of the input takes besides the line.
pub(super) const SIZE_OF_LINE: usize = 128;

impl Machine {
    pub(super) fn rare_instruction(&mut self, op: &Op) -> Result<Flow, Fault> {
        match *op {
            Op::Slice { to, object, first } => {
                let object = self.value(object)?;
                let bounds = [0, 1, 2].map(|nth| self.local(first + nth));
                let value = self.slice(object, bounds)?;
                self.set(to, value);
            }
            Op::SetSlice { object, first, value } => {
                let (object, value) = (self.value(object)?, self.value(value)?);
                let bounds = [0, 1, 2].map(|nth| self.local(first + nth));
                self.set_slice(object, bounds, value)?;
            }
            Op::Member { to, object, name } => {
                let (object, name) = (self.value(object)?, self.get(name));
                let value = self.member(object, name)?;
                self.set(to, value);
            }
            Op::SetMember { object, name, value } => {
                let (object, name, value) =
                    (self.value(object)?, self.get(name), self.value(value)?);
                self.set_member(object, name, value)?;
            }
            Op::Items { collection, items, to } => {
                let value = self.collection(collection, items)?;
                self.set_local(to, value);
            }
            Op::Dictionary { items, to } => {
                let pairs: Vec<_> = self.locals(items).chunks(2).map(|it| (it[0], it[1])).collect();
                let value = self.dictionary(pairs, false)?;
                self.set_local(to, value);
            }
            Op::Table { bounds, value_type, to } => {
                let value = self.table(bounds, value_type)?;
                self.set(to, value);
            }
            Op::FillTable { table, items } => {
                let (table, items) = (self.value(table)?, self.value(items)?);
                self.fill_table(table, items)?;
            }
            Op::Closure { function, to } => {
                let code = &self.program.code.functions[function as usize];
                let cells =
                    code.captures.iter().filter_map(|(outer, _)| match self.local(*outer) {
                        Value::Object(cell) => Some(cell),
                        _ => None,
                    });
                let cells: Vec<_> = cells.collect();
                let value = if cells.is_empty() {
                    Value::Function(function)
                } else {
                    self.state.heap.add(Object::Closure { function, cells: cells.into() })?
                };
                self.set_local(to, value);
            }
            Op::NewCell(register) => {
                let cell = self.state.heap.add(Object::Cell(self.local(register)))?;
                self.set_local(register, cell);
            }
            Op::LoadCell { cell, to } => {
                let value = self.cell(cell);
                if value == Value::Unset {
                    return Err(self.no_value(Operand::Local(cell)));
                }
                self.set_local(to, value);
            }
            Op::StoreCell { cell, value } => {
                let value = self.value(value)?;
                if let Value::Object(handle) = self.local(cell)
                    && let Object::Cell(content) = self.state.heap.get_mut(handle)
                {
                    *content = value;
                }
            }
            Op::Iterate { items, to } => {
                let items = self.value(items)?;
                let cursor = self.cursor(items)?;
                self.set_local(to, cursor);
            }
            Op::Collect { collection, item } => {
                let item = self.value(item)?;
                self.add_item(self.local(collection), item)?;
            }
            Op::CollectPair { dictionary, first } => {
                let (key, value) = (self.local(first), self.local(first + 1));
                self.insert(self.local(dictionary), key, value)?;
            }
            Op::Unpack { value, items } => self.unpack(value, items)?,
            Op::Print(items) => {
                let text = self.joined(self.locals(items), "")?;
                self.print(&text)?;
            }
            Op::Format { value, format, to } => {
                let value = self.value(value)?;
                let format = self.text(self.get(format))?;
                let text = self.formatted(value, &format)?;
                let text = self.state.heap.text(text)?;
                self.set_local(to, text);
            }
            Op::Concatenate { items, to } => {
                let text = self.joined(self.locals(items), "")?;
                let text = self.state.heap.text(text)?;
                self.set_local(to, text);
            }
            Op::Read { to, value_type } => {
                let value = self.read_value(value_type)?;
                self.set_local(to, value);
            }
            Op::Assert(condition) => {
                if !self.holds(condition)? {
                    return Err(Fault::AssertionFailed);
                }
            }
            Op::Try(op) => {
                let frames = self.state.frames.len() as u32;
                self.state.handlers.push(Handler { frames, op });
            }
            Op::EndTry => {
                self.state.handlers.pop();
            }
            Op::Raise(value) => {
                let text = match self.get(value) {
                    Value::Nothing => {
                        self.state.last_error.as_deref().unwrap_or_default().to_owned()
                    }
                    value => self.text(value)?,
                };
                return Err(Fault::Raised(text));
            }
            Op::NoVariable(name) => return Err(Fault::NoVariable(self.text(self.get(name))?)),
            Op::Moment(_)
            | Op::Copy { .. }
            | Op::CopyAny { .. }
            | Op::Unset(_)
            | Op::Binary { .. }
            | Op::Unary { .. }
            | Op::Jump(_)
            | Op::Branch { .. }
            | Op::Compare { .. }
            | Op::JumpIfSet { .. }
            | Op::StartCount { .. }
            | Op::CountRound { .. }
            | Op::Next { .. }
            | Op::Element { .. }
            | Op::Elements { .. }
            | Op::SetElement { .. }
            | Op::SetElements { .. }
            | Op::Call { .. }
            | Op::Library { .. }
            | Op::Return(_)
            | Op::Convert { .. }
            | Op::Halt => unreachable!("these run elsewhere"),
        }
        Ok(Flow::Next)
    }

    fn cell(&self, register: u16) -> Value {
        match self.local(register) {
            Value::Object(handle) => match self.state.heap.get(handle) {
                Object::Cell(value) => *value,
                _ => Value::Unset,
            },
            _ => Value::Unset,
        }
    }

    pub(super) fn print(&mut self, text: &str) -> Result<(), Fault> {
        self.state.heap.charge_kept(text.len())?;
        self.output.push_str(text);
        self.state.output = self.output.len();
        Ok(())
    }

    fn collection(&mut self, collection: Collection, items: Registers) -> Result<Value, Fault> {
        let items = self.locals(items).to_vec();
        match collection {
            Collection::List => self.state.heap.list(items),
            Collection::Tuple => self.state.heap.tuple(items),
            Collection::Set => {
                let pairs = items.into_iter().map(|item| (item, item)).collect();
                self.dictionary(pairs, true)
            }
        }
    }

    fn unpack(&mut self, value: Operand, items: Registers) -> Result<(), Fault> {
        let value = self.value(value)?;
        let found = self.items_of(value)?;
        if found.len() != items.count as usize {
            return Err(Fault::Unpack { expected: items.count.into(), found: found.len() });
        }
        for (register, item) in (items.first..).zip(found) {
            self.set_local(register, item);
        }
        Ok(())
    }

    fn read_value(&mut self, value_type: ValueType) -> Result<Value, Fault> {
        let Some(line) = self.input.get(self.state.input).cloned() else {
            return Err(Fault::NoInput);
        };
        self.state.heap.reserve(line.len() + SIZE_OF_LINE)?;
        self.state.input += 1;
        let trimmed = line.trim();
        match value_type {
            ValueType::Integer => {
                let number = trimmed.parse().map_err(|_| Fault::NotNumber(trimmed.to_owned()))?;
                self.in_range(Some(number))
            }
            ValueType::Real => {
                let number = trimmed.replace(',', ".").parse().map(Value::Real);
                number.map_err(|_| Fault::NotNumber(trimmed.to_owned()))
            }
            ValueType::Truth => {
                let words = self.program.code.semantics.words;
                Ok(Value::Truth(trimmed == words.truth(true)))
            }
            ValueType::Any | ValueType::Character | ValueType::Text => self.state.heap.text(line),
        }
    }
}

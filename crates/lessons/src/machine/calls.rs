//! Calls of functions, and their ends.

use super::Machine;
use super::fault::Fault;
use super::flow::Flow;
use super::state::{Frame, NO_PLACEMENT};
use super::value::{Object, Value};
use crate::code::{Operand, Registers};

impl Machine {
    pub(super) fn call(
        &mut self,
        callee: Operand,
        arguments: Registers,
        to: u16,
    ) -> Result<Flow, Fault> {
        let (function, cells) = match self.value(callee)? {
            Value::Function(function) => (function, None),
            Value::Library(builtin) => {
                let value = self.library(builtin, arguments)?;
                self.set_local(to, value);
                return Ok(Flow::Next);
            }
            Value::Object(handle) => match self.state.heap.get(handle) {
                Object::Closure { function, cells } => (*function, Some(cells.clone())),
                _ => return Err(Fault::NotCallable(self.shown(Value::Object(handle)))),
            },
            other => return Err(Fault::NotCallable(self.shown(other))),
        };
        let program = self.program.clone();
        let code = &program.code.functions[function as usize];
        if arguments.count < code.required || arguments.count > code.parameters {
            let (expected, found) = (code.parameters.into(), arguments.count.into());
            return Err(Fault::ArgumentCount { function: code.name.clone(), expected, found });
        }
        let limit = program.code.semantics.call_depth;
        if self.state.frames.len() >= limit {
            return Err(Fault::CallDepth(limit));
        }
        let base = self.base + arguments.first as usize;
        let (set, end) = (base + arguments.count as usize, base + code.registers as usize);
        self.state.heap.reserve(end * size_of::<Value>())?;
        let old_end = self.state.registers.len();
        self.state.registers[set.min(old_end)..].fill(Value::Unset);
        self.state.registers.resize(end.max(set), Value::Unset);
        for ((_, register), cell) in code.captures.iter().zip(cells.iter().flat_map(|it| it.iter()))
        {
            self.state.registers[base + *register as usize] = Value::Object(*cell);
        }
        self.state.frames.push(Frame {
            function,
            base: base as u32,
            caller_op: self.state.op + 1,
            caller_site: self.state.site,
            result: to,
            first_placement: NO_PLACEMENT,
        });
        self.state.deepest = self.state.deepest.max(self.state.frames.len() as u32 - 1);
        self.base = base;
        Ok(Flow::To(code.entry))
    }

    pub(super) fn return_value(&mut self, value: Operand) -> Flow {
        let value = self.get(value);
        match self.leave() {
            Some(frame) => {
                self.set_local(frame.result, value);
                Flow::To(frame.caller_op)
            }
            None => Flow::Next,
        }
    }

    /// Ends the innermost call.
    pub(super) fn leave(&mut self) -> Option<Frame> {
        let frame = self.state.frames.pop()?;
        let caller = self.state.frames.last_mut()?;
        caller.first_placement = caller.first_placement.min(frame.first_placement);
        self.base = caller.base as usize;
        self.state.site = frame.caller_site;
        let registers = self.program.code.functions[caller.function as usize].registers;
        self.state.registers.resize(self.base + registers as usize, Value::Unset);
        Some(frame)
    }
}

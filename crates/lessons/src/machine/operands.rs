//! Where instructions read and write values.

use super::Machine;
use super::fault::Fault;
use super::value::Value;
use crate::code::{Operand, Place, Registers};

impl Machine {
    #[inline(always)]
    pub(super) fn get(&self, operand: Operand) -> Value {
        match operand {
            Operand::Local(slot) => self.state.registers[self.base + slot as usize],
            Operand::Global(slot) => self.state.globals[slot as usize],
            Operand::Constant(slot) => self.constants[slot as usize],
        }
    }

    #[inline(always)]
    pub(super) fn set(&mut self, place: Place, value: Value) {
        match place {
            Place::Local(slot) => self.state.registers[self.base + slot as usize] = value,
            Place::Global(slot) => self.state.globals[slot as usize] = value,
        }
    }

    #[inline(always)]
    pub(super) fn set_local(&mut self, register: u16, value: Value) {
        self.state.registers[self.base + register as usize] = value;
    }

    #[inline(always)]
    pub(super) fn local(&self, register: u16) -> Value {
        self.state.registers[self.base + register as usize]
    }

    pub(super) fn locals(&self, registers: Registers) -> &[Value] {
        let first = self.base + registers.first as usize;
        &self.state.registers[first..first + registers.count as usize]
    }

    /// Returns the value of an operand, which must have one.
    #[inline(always)]
    pub(super) fn value(&self, operand: Operand) -> Result<Value, Fault> {
        match self.get(operand) {
            Value::Unset => Err(self.no_value(operand)),
            value => Ok(value),
        }
    }

    #[cold]
    pub(super) fn no_value(&self, operand: Operand) -> Fault {
        let code = &self.program.code;
        let name = match operand {
            Operand::Local(slot) => {
                let function = self.state.frames.last().map_or(0, |frame| frame.function);
                let variables = &code.functions[function as usize].variables;
                variables.get(slot as usize).map(|variable| variable.name.clone())
            }
            Operand::Global(slot) => code.globals.get(slot as usize).cloned(),
            Operand::Constant(_) => None,
        };
        Fault::NoValue(name)
    }
}

//! Loops that count.

use super::Machine;
use super::fault::{Fault, Kind};
use super::flow::Flow;
use super::value::Value;
use crate::code::Place;

impl Machine {
    pub(super) fn start_count(&mut self, first: u16) -> Result<(), Fault> {
        for register in first..first + 3 {
            let value = self.local(register);
            let number = match value {
                Value::Integer(_) => value,
                Value::Real(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
                    Value::Integer(number as i64)
                }
                _ => return Err(self.type_fault(Kind::Integer, value)),
            };
            self.set_local(register, number);
        }
        if self.local(first + 2) == Value::Integer(0) {
            return Err(Fault::ZeroStep);
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn count_round(
        &mut self,
        first: u16,
        variable: Place,
        end: u32,
    ) -> Result<Flow, Fault> {
        let (Value::Integer(counter), Value::Integer(last), Value::Integer(step)) =
            (self.local(first), self.local(first + 1), self.local(first + 2))
        else {
            return Err(Fault::NoValue(None));
        };
        if if step > 0 { counter > last } else { counter < last } {
            return Ok(Flow::To(end));
        }
        self.set(variable, Value::Integer(counter));
        // Beyond the range of integers, the loop is over.
        let next = counter.checked_add(step).unwrap_or(if step > 0 { i64::MAX } else { i64::MIN });
        if next == counter {
            self.set_local(first + 1, Value::Integer(if step > 0 { i64::MIN } else { i64::MAX }));
        }
        self.set_local(first, Value::Integer(next));
        Ok(Flow::Next)
    }
}

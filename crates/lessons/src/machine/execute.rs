//! Runs instructions.

use super::Machine;
use super::fault::{Fault, RuntimeError};
use super::flow::{Flow, PauseAt};
use super::state::{Ending, Handler, NO_PLACEMENT};
use super::value::Value;
use crate::code::{Op, Operand};
use crate::tree::BinaryOperator;

impl Machine {
    /// Runs for at most this many moments.
    pub(super) fn execute(&mut self, mut moments: u64, pause: PauseAt) {
        if self.state.ending.is_some() {
            return;
        }
        let program = self.program.clone();
        let ops = program.code.ops.as_slice();
        // Kept apart from the state, which is only written in the loop: that is twice as fast.
        let mut op = self.state.op;
        let mut is_retry = false;
        loop {
            self.state.op = op;
            let done = match ops[op as usize] {
                Op::Moment(site) => {
                    if self.state.heap.is_changed && self.pauses_for_writes(pause) {
                        return;
                    }
                    if self.state.heap.is_tidied_at(self.state.moments) {
                        self.collect();
                    }
                    if moments == 0 {
                        return;
                    }
                    if self.state.heap.is_due() {
                        self.collect();
                    }
                    moments -= 1;
                    self.state.moments += 1;
                    self.state.site = site;
                    self.state.watch.start_moment();
                    op += 1;
                    continue;
                }
                Op::Halt => {
                    if self.state.heap.is_changed {
                        if self.pauses_for_writes(pause) {
                            return;
                        }
                    } else if pause == PauseAt::GridWrites {
                        // The run has paused for these already.
                        self.state.watch.start_moment();
                    }
                    self.state.ending = Some(Ending::Finished);
                    return;
                }
                ref other => self.instruction(other),
            };
            match done {
                Ok(Flow::Next) => {
                    op += 1;
                    is_retry = false;
                }
                Ok(Flow::To(target)) => {
                    op = target;
                    is_retry = false;
                }
                // An instruction that lacks room has changed nothing.
                Err(Fault::Memory(_)) if !is_retry && self.makes_room() => is_retry = true,
                Err(fault) => {
                    is_retry = false;
                    if !self.handle(fault) {
                        return;
                    }
                    op = self.state.op;
                }
            }
        }
    }

    /// Reads what changed, and returns whether that is a reason to pause.
    fn pauses_for_writes(&mut self, pause: PauseAt) -> bool {
        self.note_changes();
        pause == PauseAt::GridWrites && !self.state.watch.is_quiet()
    }

    /// Goes on in a handler of errors; `false` if there is none, and the run has failed.
    fn handle(&mut self, fault: Fault) -> bool {
        let Some(Handler { frames, op }) = self.state.handlers.pop() else {
            self.note_changes();
            let span = self.program.code.sites[self.state.site as usize].span;
            self.state.ending = Some(Ending::Failed(RuntimeError { span, fault }));
            return false;
        };
        while self.state.frames.len() > frames as usize {
            self.leave();
        }
        self.state.last_error =
            Some(crate::wording::fault(&fault, crate::wording::Wording::Russian).into());
        self.state.op = op;
        true
    }

    #[inline(always)]
    fn instruction(&mut self, op: &Op) -> Result<Flow, Fault> {
        match *op {
            Op::Copy { to, from } => {
                let value = self.value(from)?;
                self.set(to, value);
            }
            Op::CopyAny { to, from } => {
                let value = self.get(from);
                self.set(to, value);
            }
            Op::Unset(place) => self.set(place, Value::Unset),
            Op::Binary { operator, to, left, right } => {
                let value = self.binary(operator, left, right)?;
                self.set(to, value);
            }
            Op::Unary { operator, to, value } => {
                let value = self.value(value)?;
                let value = self.unary(operator, value)?;
                self.set(to, value);
            }
            Op::Jump(to) => return Ok(Flow::To(to)),
            Op::Branch { condition, jumps_if, to } => {
                if self.holds(condition)? == jumps_if {
                    return Ok(Flow::To(to));
                }
            }
            Op::Compare { operator, left, right, jumps_if, to } => {
                if self.compare(operator, left, right)? == jumps_if {
                    return Ok(Flow::To(to));
                }
            }
            Op::JumpIfSet { local, to } => {
                if self.local(local) != Value::Unset {
                    return Ok(Flow::To(to));
                }
            }
            Op::StartCount { first } => self.start_count(first)?,
            Op::CountRound { first, variable, end } => {
                return self.count_round(first, variable, end);
            }
            Op::Next { iterator, to, end } => match self.next_item(self.local(iterator)) {
                Some(item) => self.set_local(to, item),
                None => return Ok(Flow::To(end)),
            },
            Op::Element { to, object, index } => {
                let (object, index) = (self.value(object)?, self.value(index)?);
                let value = self.element(object, index)?;
                self.set(to, value);
            }
            Op::SetElement { object, index, value } => {
                let (object, index) = (self.value(object)?, self.value(index)?);
                let value = self.value(value)?;
                self.set_element(object, index, value)?;
            }
            Op::Elements { to, object, indices } => {
                let object = self.value(object)?;
                let value = self.elements(object, indices)?;
                self.set(to, value);
            }
            Op::SetElements { object, indices, value } => {
                let (object, value) = (self.value(object)?, self.value(value)?);
                self.set_elements(object, indices, value)?;
            }
            Op::Call { callee, arguments, to } => return self.call(callee, arguments, to),
            Op::Return(value) => return Ok(self.return_value(value)),
            Op::Library { function, arguments, to } => {
                let value = self.library(function, arguments)?;
                self.set_local(to, value);
            }
            Op::Convert { value, value_type, to } => {
                let value = self.value(value)?;
                let value = self.convert(value, value_type)?;
                self.set(to, value);
            }
            ref other => return self.rare_instruction(other),
        }
        Ok(Flow::Next)
    }

    /// Removes unused objects.
    pub(super) fn collect(&mut self) {
        let state = &mut self.state;
        let roots = state.registers.iter().chain(&state.globals).chain(self.constants.iter());
        let watched = state.watch.handles().map(Value::Object);
        state.heap.collect(roots.copied().chain(watched));
    }

    /// Removes unused objects, and returns whether it is worth going on.
    #[cold]
    fn makes_room(&mut self) -> bool {
        self.collect();
        self.state.heap.has_room()
    }

    /// Reads what was written to the grid, or looks for the grid.
    fn note_changes(&mut self) {
        let state = &mut self.state;
        state.heap.is_changed = false;
        let is_watched_changed = std::mem::take(&mut state.heap.is_watched_changed);
        let moves = state.move_count();
        state.watch.note_changes(&mut state.heap, is_watched_changed);
        if state.move_count() > moves
            && let Some(frame) = state.frames.last_mut()
            && frame.first_placement == NO_PLACEMENT
            && let Some(nth) = state.watch.first_placement()
        {
            frame.first_placement = u32::try_from(moves + nth).unwrap_or(NO_PLACEMENT);
        }
    }

    #[inline(always)]
    fn compare(
        &self,
        operator: BinaryOperator,
        left: Operand,
        right: Operand,
    ) -> Result<bool, Fault> {
        if let (Value::Integer(left), Value::Integer(right)) = (self.get(left), self.get(right)) {
            match operator {
                BinaryOperator::Equal => return Ok(left == right),
                BinaryOperator::NotEqual => return Ok(left != right),
                BinaryOperator::Less => return Ok(left < right),
                BinaryOperator::LessOrEqual => return Ok(left <= right),
                BinaryOperator::Greater => return Ok(left > right),
                BinaryOperator::GreaterOrEqual => return Ok(left >= right),
                _ => {}
            }
        }
        self.comparison(operator, self.value(left)?, self.value(right)?)
    }
}

//! How the compiler writes instructions, and which registers it gives them.

use super::compiler::{Compiler, MAX_SLOTS};
use super::pending_jump::PendingJump;
use super::{Literal, Op, Operand, Place, Registers, Site};
use crate::source::Span;

/// The greatest number of registers of a function.
const MAX_REGISTERS: usize = 20_000;

impl Compiler<'_> {
    pub(super) fn emit(&mut self, op: Op) -> usize {
        self.code.ops.push(op);
        self.code.ops.len() - 1
    }

    /// Marks that a statement or condition begins.
    pub(super) fn moment(&mut self, span: Span, is_visible: bool) {
        if is_visible {
            let site = self.code.sites.len() as u32;
            self.code.sites.push(Site { span, if_true: None });
            self.emit(Op::Moment(site));
        }
    }

    /// Returns whether the instructions from a place on begin with a moment.
    pub(super) fn starts_with_moment(&self, start: u32) -> bool {
        matches!(self.code.ops.get(start as usize), Some(Op::Moment(_)))
    }

    pub(super) fn here(&self) -> u32 {
        self.code.ops.len() as u32
    }

    /// Writes a jump whose target is not known yet.
    pub(super) fn jump(&mut self) -> PendingJump {
        PendingJump(self.emit(Op::Jump(0)))
    }

    /// Writes an instruction that may jump to a place that is not known yet.
    pub(super) fn hole(&mut self, op: Op) -> PendingJump {
        PendingJump(self.emit(op))
    }

    /// Lets a jump lead here.
    pub(super) fn fill(&mut self, hole: PendingJump) {
        let here = self.here();
        match &mut self.code.ops[hole.0] {
            Op::Jump(to)
            | Op::Branch { to, .. }
            | Op::Compare { to, .. }
            | Op::JumpIfSet { to, .. }
            | Op::CountRound { end: to, .. }
            | Op::Next { end: to, .. }
            | Op::Try(to) => *to = here,
            other => unreachable!("{other:?} does not jump"),
        }
    }

    pub(super) fn fill_all(&mut self, holes: Vec<PendingJump>) {
        for hole in holes {
            self.fill(hole);
        }
    }

    pub(super) fn constant(&mut self, literal: Literal) -> Operand {
        // Real numbers are compared by their bits: 0 and -0 are two constants.
        let is_same = |it: &Literal| match (it, &literal) {
            (Literal::Real(a), Literal::Real(b)) => a.to_bits() == b.to_bits(),
            (a, b) => a == b,
        };
        let recent = self.code.constants.len().saturating_sub(200);
        let known = self.code.constants[recent..].iter().position(is_same);
        let index = known.map_or_else(
            || {
                self.code.constants.push(literal);
                self.code.constants.len() - 1
            },
            |index| recent + index,
        );
        Operand::Constant(index.min(MAX_SLOTS) as u16)
    }

    /// Returns the next registers for intermediate values.
    pub(super) fn registers(&mut self, count: usize) -> u16 {
        let first = self.next_register;
        let end = usize::from(first) + count;
        if end > MAX_REGISTERS {
            self.too_large();
            return first;
        }
        self.next_register = end as u16;
        let function = &mut self.code.functions[self.function];
        function.registers = function.registers.max(end as u16);
        first
    }

    /// Returns the next registers as the operands of an instruction.
    pub(super) fn block(&mut self, count: usize) -> Registers {
        let first = self.registers(count);
        Registers { first, count: u16::try_from(count).unwrap_or(u16::MAX) }
    }

    pub(super) fn register(&mut self) -> u16 {
        self.registers(1)
    }

    /// Compiles with registers that are free again afterwards.
    pub(super) fn with_registers<T>(&mut self, compile: impl FnOnce(&mut Self) -> T) -> T {
        let first = self.next_register;
        let value = compile(self);
        self.next_register = first;
        value
    }

    pub(super) fn copy(&mut self, to: Place, from: Operand) {
        if Operand::from(to) != from {
            self.emit(Op::Copy { to, from });
        }
    }
}

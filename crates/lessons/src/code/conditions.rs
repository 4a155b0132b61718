//! Expressions of which a part may not be computed, and conditions.

use super::compiler::Compiler;
use super::pending_jump::PendingJump;
use super::{Op, Operand, Place};
use crate::tree::{BinaryOperator, Expression, ExpressionKind, UnaryOperator};

impl Compiler<'_> {
    pub(super) fn either(
        &mut self,
        left: &Expression,
        right: &Expression,
        to: Place,
        stops_if: bool,
    ) {
        // The target may be a variable that the right side reads.
        let register = self.register();
        let result = Place::Local(register);
        self.compute_place(left, result);
        let condition = Operand::Local(register);
        let end = self.hole(Op::Branch { condition, jumps_if: stops_if, to: 0 });
        self.compute_place(right, result);
        self.fill(end);
        self.copy(to, condition);
    }

    pub(super) fn chain(
        &mut self,
        first: &Expression,
        rest: &[(BinaryOperator, Expression)],
        to: Place,
    ) {
        let result = self.register();
        let mut left = self.compute_new(first);
        let mut ends = Vec::new();
        for (nth, (operator, operand)) in rest.iter().enumerate() {
            let right = self.compute_new(operand);
            let place = Place::Local(result);
            self.emit(Op::Binary { operator: *operator, to: place, left, right });
            if nth + 1 < rest.len() {
                let condition = Operand::Local(result);
                ends.push(self.hole(Op::Branch { condition, jumps_if: false, to: 0 }));
            }
            left = right;
        }
        self.fill_all(ends);
        self.copy(to, Operand::Local(result));
    }

    /// Computes a condition, and jumps if it holds, or if it does not.
    pub(super) fn branch(&mut self, condition: &Expression, jumps_if: bool) -> PendingJump {
        if let ExpressionKind::Binary(operator, left, right) = &condition.kind
            && operator.is_comparison()
        {
            let left = self.operand_before(left, &[right]);
            let right = self.operand(right);
            return self.hole(Op::Compare { operator: *operator, left, right, jumps_if, to: 0 });
        }
        if let ExpressionKind::Unary(UnaryOperator::Not, inner) = &condition.kind {
            return self.branch(inner, !jumps_if);
        }
        let condition = self.operand(condition);
        self.hole(Op::Branch { condition, jumps_if, to: 0 })
    }
}

//! Expressions: each gets an operand that can be read without further instructions.

use super::compiler::Compiler;
use super::names::Meaning;
use super::{Literal, Op, Operand, Place, Registers};
use crate::source::Span;
use crate::syntax::{Problem, SyntaxError};
use crate::tree::{Expression, ExpressionKind, ScopeRule, UnaryOperator};

impl Compiler<'_> {
    /// Returns an operand with the value. Variables are not copied.
    pub(super) fn operand(&mut self, value: &Expression) -> Operand {
        match &value.kind {
            ExpressionKind::Integer(number) => self.integer(*number, value.span),
            ExpressionKind::Real(number) => self.constant(Literal::Real(*number)),
            ExpressionKind::Text(text) => self.constant(Literal::Text(text.clone())),
            ExpressionKind::Truth(truth) => self.constant(Literal::Truth(*truth)),
            ExpressionKind::Nothing => self.constant(Literal::Nothing),
            ExpressionKind::Name(name) => self.read_name(name, value.span),
            _ => self.compute_new(value),
        }
    }

    /// Returns a number, which must be one that the language has.
    fn integer(&mut self, number: i64, span: Span) -> Operand {
        let (least, greatest) = self.tree.semantics.integers;
        if !(least..=greatest).contains(&number) {
            self.errors.push(SyntaxError { span, problem: Problem::NumberTooLarge });
        }
        self.constant(Literal::Integer(number))
    }

    /// Returns an operand that keeps its value while the later expressions are computed.
    pub(super) fn operand_before(&mut self, value: &Expression, later: &[&Expression]) -> Operand {
        let is_name = matches!(value.kind, ExpressionKind::Name(_));
        // A name may be a call where functions are not values.
        let may_change = |it: &&Expression| {
            has_call(it) || (self.rule() == ScopeRule::Declared && self.names_function(it))
        };
        if is_name && later.iter().any(may_change) {
            self.compute_new(value)
        } else {
            self.operand(value)
        }
    }

    fn names_function(&self, value: &Expression) -> bool {
        let mut found = false;
        crate::tree::walk::expression(value, &mut |part| {
            if let crate::tree::walk::Part::Expression(expression) = part
                && let ExpressionKind::Name(name) = &expression.kind
            {
                found |= self.static_functions.contains_key(name);
            }
        });
        found
    }

    pub(super) fn compute_new(&mut self, value: &Expression) -> Operand {
        let register = self.register();
        self.compute_register(value, register);
        Operand::Local(register)
    }

    pub(super) fn compute_register(&mut self, value: &Expression, register: u16) {
        self.compute_place(value, Place::Local(register));
    }

    /// Computes values into consecutive registers.
    pub(super) fn compute_registers(&mut self, values: &[Expression]) -> Registers {
        let registers = self.block(values.len());
        for (nth, value) in values.iter().enumerate() {
            let register = registers.nth(nth);
            self.with_registers(|compiler| compiler.compute_register(value, register));
        }
        registers
    }

    pub(super) fn read_name(&mut self, name: &str, span: Span) -> Operand {
        let meaning = self.meaning(name);
        self.read_meaning(meaning, name, span)
    }

    fn read_meaning(&mut self, meaning: Meaning, name: &str, span: Span) -> Operand {
        match meaning {
            Meaning::Variable(place) => place.into(),
            Meaning::Cell(cell) => {
                let to = self.register();
                self.emit(Op::LoadCell { cell, to });
                Operand::Local(to)
            }
            Meaning::Fallback(local, outer) => {
                let to = self.register();
                let (place, from) = (Place::Local(to), Operand::Local(local));
                self.emit(Op::CopyAny { to: place, from });
                let behind = self.hole(Op::JumpIfSet { local, to: 0 });
                let value = self.read_meaning(*outer, name, span);
                self.copy(place, value);
                self.fill(behind);
                Operand::Local(to)
            }
            // Where functions are not values, the name alone calls one without parameters.
            Meaning::Constant(literal @ Literal::Function(_))
                if self.rule() == ScopeRule::Declared =>
            {
                let callee = self.constant(literal);
                let to = self.register();
                let arguments = Registers { first: self.registers(0), count: 0 };
                self.emit(Op::Call { callee, arguments, to });
                Operand::Local(to)
            }
            Meaning::Constant(literal) => self.constant(literal),
            Meaning::Library(builtin) => self.constant(Literal::Library(builtin)),
            Meaning::Unknown => match self.rule() {
                ScopeRule::Declared | ScopeRule::AssignedUnlessDeclared => {
                    self.unknown_name(name, span);
                    self.constant(Literal::Nothing)
                }
                // The name may be in a part of the program that never runs.
                ScopeRule::Assigned | ScopeRule::AssignedOrOutside => {
                    let text = self.constant(Literal::Text(name.to_owned()));
                    self.emit(Op::NoVariable(text));
                    self.constant(Literal::Nothing)
                }
            },
        }
    }

    pub(super) fn compute_place(&mut self, value: &Expression, to: Place) {
        self.with_registers(|compiler| compiler.compute(value, to));
    }

    fn compute(&mut self, value: &Expression, to: Place) {
        match &value.kind {
            ExpressionKind::Integer(_)
            | ExpressionKind::Real(_)
            | ExpressionKind::Text(_)
            | ExpressionKind::Truth(_)
            | ExpressionKind::Nothing
            | ExpressionKind::Name(_) => {
                let from = self.operand(value);
                self.copy(to, from);
            }
            ExpressionKind::Unary(operator, inner) => {
                if let (UnaryOperator::Negate, ExpressionKind::Integer(number)) =
                    (operator, &inner.kind)
                {
                    let from = self.integer(-number, value.span);
                    return self.copy(to, from);
                }
                let value = self.operand(inner);
                self.emit(Op::Unary { operator: *operator, to, value });
            }
            ExpressionKind::Binary(operator, left, right) => {
                let left = self.operand_before(left, &[right]);
                let right = self.operand(right);
                self.emit(Op::Binary { operator: *operator, to, left, right });
            }
            ExpressionKind::Chain(first, rest) => self.chain(first, rest, to),
            ExpressionKind::And(left, right) => self.either(left, right, to, false),
            ExpressionKind::Or(left, right) => self.either(left, right, to, true),
            ExpressionKind::Choice(parts) => {
                let [condition, yes, no] = &**parts;
                let otherwise = self.branch(condition, false);
                self.compute_place(yes, to);
                let end = self.jump();
                self.fill(otherwise);
                self.compute_place(no, to);
                self.fill(end);
            }
            ExpressionKind::Element(object, indices) => {
                let later: Vec<&Expression> = indices.iter().collect();
                let object = self.operand_before(object, &later);
                if let [index] = indices.as_slice() {
                    let index = self.operand(index);
                    self.emit(Op::Element { to, object, index });
                } else {
                    let indices = self.compute_registers(indices);
                    self.emit(Op::Elements { to, object, indices });
                }
            }
            ExpressionKind::Slice(object, bounds) => {
                let object = self.operand(object);
                let first = self.slice_bounds(bounds);
                self.emit(Op::Slice { to, object, first });
            }
            ExpressionKind::Member(object, name) => {
                let object = self.operand(object);
                let name = self.constant(Literal::Text(self.spelled(name)));
                self.emit(Op::Member { to, object, name });
            }
            ExpressionKind::Call(..)
            | ExpressionKind::Method(..)
            | ExpressionKind::Items(..)
            | ExpressionKind::Dictionary(_)
            | ExpressionKind::Function(_)
            | ExpressionKind::Comprehension(..)
            | ExpressionKind::Formatted(_) => {
                // These write to a register, which is copied if the value belongs elsewhere.
                match to {
                    Place::Local(register) if self.is_intermediate(register) => {
                        self.compute_into(value, register);
                    }
                    Place::Local(_) | Place::Global(_) => {
                        let register = self.register();
                        self.compute_into(value, register);
                        self.copy(to, Operand::Local(register));
                    }
                }
            }
        }
    }

    fn is_intermediate(&self, register: u16) -> bool {
        usize::from(register) >= self.code.functions[self.function].variables.len()
    }

    fn compute_into(&mut self, value: &Expression, to: u16) {
        match &value.kind {
            ExpressionKind::Call(callee, arguments) => self.call(callee, arguments, value.span, to),
            ExpressionKind::Method(object, name, arguments) => {
                self.method(object, name, arguments, value.span, to);
            }
            ExpressionKind::Items(collection, items) => {
                let items = self.compute_registers(items);
                self.emit(Op::Items { collection: *collection, items, to });
            }
            ExpressionKind::Dictionary(pairs) => self.dictionary(pairs, to),
            ExpressionKind::Function(function) => {
                let function = self.inner_function(function);
                self.emit(Op::Closure { function, to });
            }
            ExpressionKind::Comprehension(collection, item, second, clauses) => {
                self.comprehension(*collection, (item, second.as_deref()), clauses, to);
            }
            ExpressionKind::Formatted(parts) => self.formatted(parts, to),
            _ => self.compute_register(value, to),
        }
    }

    /// Computes the bounds of a slice into three registers.
    pub(super) fn slice_bounds(&mut self, bounds: &[Option<Expression>; 3]) -> u16 {
        let first = self.registers(3);
        for (nth, bound) in bounds.iter().enumerate() {
            let register = first + nth as u16;
            match bound {
                Some(bound) => self.compute_register(bound, register),
                None => {
                    let nothing = self.constant(Literal::Nothing);
                    self.copy(Place::Local(register), nothing);
                }
            }
        }
        first
    }
}

/// Returns whether computing the value may change variables.
fn has_call(value: &Expression) -> bool {
    let mut found = false;
    crate::tree::walk::expression(value, &mut |part| {
        if let crate::tree::walk::Part::Expression(expression) = part {
            found |=
                matches!(expression.kind, ExpressionKind::Call(..) | ExpressionKind::Method(..));
        }
    });
    found
}

//! Statements.

use super::compiler::Compiler;
use super::names::Meaning;
use super::{Literal, Op, Operand, Place};
use crate::syntax::{Problem, SyntaxError};
use crate::tree::{
    Branch, Declaration, Expression, Function, Statement, StatementKind, Target, ValueType,
};

impl Compiler<'_> {
    pub(super) fn statements(&mut self, body: &[Statement]) {
        for statement in body {
            self.with_registers(|compiler| compiler.statement(statement));
        }
    }

    fn statement(&mut self, statement: &Statement) {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Declare(declarations) => {
                let is_shown =
                    declarations.iter().any(|it| it.value.is_some() || !it.bounds.is_empty());
                self.moment(span, is_shown);
                for declaration in declarations {
                    self.with_registers(|compiler| compiler.declaration(declaration));
                }
            }
            StatementKind::Assign(target, value) => {
                self.moment(span, true);
                self.assign(target, value);
            }
            StatementKind::AssignAll(targets, value) => {
                self.moment(span, true);
                let value = self.operand(value);
                targets.iter().for_each(|target| self.store(target, value));
            }
            StatementKind::Update(target, operator, value) => {
                self.moment(span, true);
                self.update(target, *operator, value);
            }
            StatementKind::Evaluate(value) => {
                self.moment(span, true);
                self.operand(value);
            }
            StatementKind::If(branches, otherwise) => self.conditional(branches, otherwise),
            StatementKind::While(condition, body) => self.while_loop(condition, body),
            StatementKind::Until(body, condition) => {
                self.until_loop(span, body, condition.as_ref());
            }
            StatementKind::Repeat(count, body) => self.repeat_loop(span, count, body),
            StatementKind::Count { variable, bounds, step, body, is_variable_counter } => {
                self.counting_loop(
                    span,
                    variable,
                    (bounds, step.as_ref()),
                    body,
                    *is_variable_counter,
                );
            }
            StatementKind::Each { target, items, body, restores } => {
                self.each_loop(span, target, items, body, *restores);
            }
            StatementKind::Switch(subject, branches, otherwise) => {
                self.switch(subject, branches, otherwise);
            }
            StatementKind::Break => {
                self.moment(span, true);
                self.leave(span, true);
            }
            StatementKind::Continue => {
                self.moment(span, true);
                self.leave(span, false);
            }
            StatementKind::Return(value) => {
                self.moment(span, true);
                self.return_value(value.as_ref());
            }
            StatementKind::Print(items) => {
                self.moment(span, true);
                let items = self.compute_registers(items);
                self.emit(Op::Print(items));
            }
            StatementKind::Read(targets) => {
                self.moment(span, true);
                for target in targets {
                    self.read(target);
                }
            }
            StatementKind::Assert(condition) => {
                self.moment(span, true);
                let condition = self.operand(condition);
                self.emit(Op::Assert(condition));
            }
            StatementKind::Try(body, handler) => self.attempt(body, handler),
            StatementKind::Raise(value) => {
                self.moment(span, true);
                let value = match value {
                    Some(value) => self.operand(value),
                    None => self.constant(Literal::Nothing),
                };
                self.emit(Op::Raise(value));
            }
            StatementKind::Define(function) => self.define(function),
            StatementKind::Global(_) | StatementKind::Nonlocal(_) | StatementKind::Pass => {
                self.moment(span, true);
            }
        }
    }

    fn declaration(&mut self, declaration: &Declaration) {
        let Declaration { name, value_type, bounds, value, span } = declaration;
        let is_table = !bounds.is_empty();
        let is_global = !self.is_in_function();
        let types = if is_global { &mut self.global_types } else { &mut self.types };
        types.insert(name.clone(), (*value_type, is_table));
        let place = match self.assigned_meaning(name) {
            Meaning::Variable(place) => place,
            Meaning::Cell(_)
            | Meaning::Fallback(..)
            | Meaning::Constant(_)
            | Meaning::Library(_)
            | Meaning::Unknown => {
                // The name is that of a function.
                let problem = Problem::DuplicateName(name.clone());
                self.errors.push(SyntaxError { span: *span, problem });
                return;
            }
        };
        if is_table {
            let registers = self.block(bounds.len() * 2);
            for (nth, (low, high)) in bounds.iter().enumerate() {
                self.compute_register(low, registers.nth(nth * 2));
                self.compute_register(high, registers.nth(nth * 2 + 1));
            }
            let bounds = registers;
            self.emit(Op::Table { bounds, value_type: *value_type, to: place });
            if let Some(value) = value {
                let items = self.operand(value);
                self.emit(Op::FillTable { table: place.into(), items });
            }
        } else if let Some(value) = value {
            let value = self.operand(value);
            self.store_typed(place, value, *value_type);
        } else if *value_type == ValueType::Any {
            let nothing = self.constant(Literal::Nothing);
            self.copy(place, nothing);
        } else {
            self.emit(Op::Unset(place));
        }
    }

    fn define(&mut self, function: &Function) {
        if self.has_static_functions() {
            if self.is_in_function() {
                let problem = Problem::Misplaced(function.name.clone());
                self.errors.push(SyntaxError { span: function.header, problem });
            }
            return;
        }
        self.moment(function.header, true);
        let register = self.register();
        let number = self.inner_function(function);
        self.emit(Op::Closure { function: number, to: register });
        let target = Target::Name(function.name.clone(), function.header);
        self.store(&target, Operand::Local(register));
    }

    pub(super) fn condition(
        &mut self,
        condition: &Expression,
        jumps_if: bool,
    ) -> super::pending_jump::PendingJump {
        self.moment(condition.span, true);
        let jump = self.with_registers(|compiler| compiler.branch(condition, jumps_if));
        let here = self.here();
        if let Some(site) = self.code.sites.last_mut().filter(|_| !jumps_if) {
            site.if_true = Some(here);
        }
        jump
    }

    fn conditional(&mut self, branches: &[Branch], otherwise: &[Statement]) {
        let mut ends = Vec::new();
        for (nth, Branch { condition, body }) in branches.iter().enumerate() {
            let next = self.condition(condition, false);
            self.statements(body);
            if nth + 1 < branches.len() || !otherwise.is_empty() {
                ends.push(self.jump());
            }
            self.fill(next);
        }
        self.statements(otherwise);
        self.fill_all(ends);
    }

    fn switch(
        &mut self,
        subject: &Expression,
        branches: &[(Vec<Expression>, Vec<Statement>)],
        otherwise: &[Statement],
    ) {
        self.moment(subject.span, true);
        let register = self.register();
        self.compute_register(subject, register);
        let mut ends = Vec::new();
        for (values, body) in branches {
            let mut matches = Vec::new();
            for value in values {
                let right = self.operand(value);
                let operator = crate::tree::BinaryOperator::Equal;
                let left = Operand::Local(register);
                let op = Op::Compare { operator, left, right, jumps_if: true, to: 0 };
                matches.push(self.hole(op));
            }
            let next = self.jump();
            self.fill_all(matches);
            self.statements(body);
            ends.push(self.jump());
            self.fill(next);
        }
        self.statements(otherwise);
        self.fill_all(ends);
    }

    fn attempt(&mut self, body: &[Statement], handler: &[Statement]) {
        let start = self.hole(Op::Try(0));
        self.tries += 1;
        self.statements(body);
        self.tries -= 1;
        self.emit(Op::EndTry);
        let end = self.jump();
        self.fill(start);
        self.statements(handler);
        self.fill(end);
    }

    fn return_value(&mut self, value: Option<&Expression>) {
        let value = match value {
            Some(value) => self.operand(value),
            None => self.result_operand(),
        };
        for _ in 0..self.tries {
            self.emit(Op::EndTry);
        }
        if self.is_in_function() {
            self.emit(Op::Return(value));
        } else {
            self.emit(Op::Halt);
        }
    }

    fn read(&mut self, target: &Target) {
        let to = self.register();
        let value_type = match target {
            Target::Name(name, _) => self.type_of(name).0,
            Target::Element(object, ..) => match &object.kind {
                crate::tree::ExpressionKind::Name(name) => self.type_of(name).0,
                _ => ValueType::Any,
            },
            Target::Slice(..) | Target::Member(..) | Target::Many(..) => ValueType::Any,
        };
        self.emit(Op::Read { to, value_type });
        self.store(target, Operand::Local(to));
    }

    /// Returns the type of a variable, and whether it is a table.
    pub(super) fn type_of(&self, name: &str) -> (ValueType, bool) {
        let any = (ValueType::Any, false);
        if self.scope.locals.contains_key(name) {
            return self.types.get(name).copied().unwrap_or(any);
        }
        self.global_types.get(name).copied().unwrap_or(any)
    }

    pub(super) fn place_of(&mut self, name: &str) -> Option<Place> {
        match self.assigned_meaning(name) {
            Meaning::Variable(place) => Some(place),
            Meaning::Cell(_)
            | Meaning::Fallback(..)
            | Meaning::Constant(_)
            | Meaning::Library(_)
            | Meaning::Unknown => None,
        }
    }
}

//! Functions: their registers, what they share with functions inside, and their bodies.

use std::collections::BTreeSet;
use std::mem;

use super::compiler::Compiler;
use super::scope::{self, Scope};
use super::{FunctionCode, Literal, Op, Operand, Place};
use crate::tree::{Expression, ExpressionKind, Function, ScopeRule};

impl Compiler<'_> {
    /// Makes room for the code of a function.
    pub(super) fn reserve(&mut self, function: &Function) -> usize {
        let required = function.parameters.iter().filter(|it| it.default.is_none()).count();
        self.code.functions.push(FunctionCode {
            name: self.spelled(&function.name),
            entry: 0,
            parameters: function.parameters.len() as u16,
            required: required as u16,
            registers: 0,
            variables: Vec::new(),
            captures: Vec::new(),
        });
        self.code.functions.len() - 1
    }

    /// Compiles a function that is known by its name alone.
    pub(super) fn static_function(&mut self, index: usize, function: &Function) {
        self.body_of(index, function, Scope::default());
    }

    /// Compiles a function within another, and returns its number.
    pub(super) fn inner_function(&mut self, function: &Function) -> u32 {
        let index = self.reserve(function);
        let defaults = self.computed_defaults(function);
        let around = self.jump();
        let mut scope =
            Scope { nonlocals: function.nonlocals.iter().cloned().collect(), ..Scope::default() };
        let variables = scope::variables(function, self.rule(), &self.module_names);
        let mut captures = Vec::new();
        if self.is_in_function() {
            for name in scope::free(function, self.rule()) {
                let local =
                    self.scope.locals.get(&name).filter(|_| self.scope.cells.contains(&name));
                let Some(&outer) = local.or_else(|| self.scope.captured.get(&name)) else {
                    continue;
                };
                if function.globals.contains(&name) {
                    continue;
                }
                let register = (variables.len() + captures.len()) as u16;
                captures.push((outer, register));
                scope.captured.insert(name, register);
            }
        }
        for (parameter, outer) in defaults {
            let register = (variables.len() + captures.len()) as u16;
            captures.push((outer, register));
            scope.defaults.insert(parameter, register);
        }
        self.code.functions[index].captures = captures;
        self.body_of(index, function, scope);
        self.fill(around);
        index as u32
    }

    fn body_of(&mut self, index: usize, function: &Function, scope: Scope) {
        let outer_scope = mem::replace(&mut self.scope, scope);
        let outer_function = mem::replace(&mut self.function, index);
        let outer_register = mem::take(&mut self.next_register);
        let outer_loops = mem::take(&mut self.loops);
        let outer_tries = mem::take(&mut self.tries);
        let outer_types = mem::take(&mut self.types);
        let result = function.result.as_ref().map(|(name, _)| name.clone());
        let outer_result = mem::replace(&mut self.result, result);

        self.code.functions[index].entry = self.here();
        self.declare_variables(function);
        self.defaults(function);
        let cells = self.scope.cells.iter().filter_map(|name| self.scope.locals.get(name));
        let mut cells: Vec<u16> = cells.copied().collect();
        cells.sort_unstable();
        for register in cells {
            self.emit(Op::NewCell(register));
        }
        self.statements(&function.body);
        let value = self.result_operand();
        self.emit(Op::Return(value));

        self.scope = outer_scope;
        self.function = outer_function;
        self.next_register = outer_register;
        self.loops = outer_loops;
        self.tries = outer_tries;
        self.types = outer_types;
        self.result = outer_result;
    }

    fn declare_variables(&mut self, function: &Function) {
        let variables = scope::variables(function, self.rule(), &self.module_names);
        let shared: BTreeSet<String> = if self.has_static_functions() {
            BTreeSet::new()
        } else {
            scope::shared(&function.body, self.rule())
        };
        self.registers(variables.len() + self.scope.captured.len() + self.scope.defaults.len());
        for (register, name) in variables.iter().enumerate() {
            let is_cell = shared.contains(name);
            self.variable(name);
            self.scope.locals.insert(name.clone(), register as u16);
            if is_cell {
                self.scope.cells.insert(name.clone());
            }
        }
        let mut captured: Vec<_> =
            self.scope.captured.iter().map(|(name, at)| (*at, name.clone())).collect();
        captured.sort_unstable();
        for (_, name) in captured {
            self.variable(&name);
        }
        for parameter in &function.parameters {
            self.types.insert(parameter.name.clone(), (parameter.value_type, parameter.is_table));
        }
        if let Some((name, value_type)) = &function.result {
            self.types.insert(name.clone(), (*value_type, false));
        }
    }

    fn defaults(&mut self, function: &Function) {
        for (register, parameter) in function.parameters.iter().enumerate() {
            let Some(default) = &parameter.default else { continue };
            let local = register as u16;
            let behind = self.hole(Op::JumpIfSet { local, to: 0 });
            if let Some(&cell) = self.scope.defaults.get(&local) {
                self.emit(Op::LoadCell { cell, to: local });
            } else {
                self.with_registers(|compiler| {
                    compiler.compute_place(default, Place::Local(local));
                });
            }
            self.fill(behind);
        }
    }

    /// Computes the defaults that are not constants into cells, where the function is defined.
    fn computed_defaults(&mut self, function: &Function) -> Vec<(u16, u16)> {
        let mut computed = Vec::new();
        // Where a name may mean one outside of the function, each call computes them.
        if self.rule() != ScopeRule::Assigned {
            return computed;
        }
        for (nth, parameter) in function.parameters.iter().enumerate() {
            if let Some(default) = parameter.default.as_ref().filter(|it| !is_constant(it)) {
                let register = self.register();
                self.compute_register(default, register);
                self.emit(Op::NewCell(register));
                computed.push((nth as u16, register));
            }
        }
        computed
    }

    /// Returns what a function returns that does not say it.
    pub(super) fn result_operand(&mut self) -> Operand {
        let register = self.result.as_ref().and_then(|name| self.scope.locals.get(name));
        match register {
            Some(register) => Operand::Local(*register),
            None => self.constant(Literal::Nothing),
        }
    }
}

const fn is_constant(value: &Expression) -> bool {
    matches!(
        value.kind,
        ExpressionKind::Integer(_)
            | ExpressionKind::Real(_)
            | ExpressionKind::Text(_)
            | ExpressionKind::Truth(_)
            | ExpressionKind::Nothing
    )
}

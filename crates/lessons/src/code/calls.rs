//! Calls of functions, and of methods.

use std::collections::BTreeSet;

use super::compiler::Compiler;
use super::names::Meaning;
use super::{Literal, Op, Operand, Place, Registers};
use crate::library::Builtin;
use crate::source::Span;
use crate::syntax::{Problem, SyntaxError};
use crate::tree::walk::{self, Part};
use crate::tree::{
    Argument, BinaryOperator, Expression, ExpressionKind, Function, Parameter, Passing, Target,
};

impl<'t> Compiler<'t> {
    pub(super) fn call(
        &mut self,
        callee: &Expression,
        arguments: &[Argument],
        span: Span,
        to: u16,
    ) {
        if let ExpressionKind::Name(name) = &callee.kind {
            match self.called_meaning(name) {
                Meaning::Library(function @ (Builtin::Quotient | Builtin::Remainder))
                    if arguments.len() == 2 =>
                {
                    let left = self.operand_before(&arguments[0].value, &[&arguments[1].value]);
                    let right = self.operand(&arguments[1].value);
                    let operator = if function == Builtin::Quotient {
                        BinaryOperator::DivideNatural
                    } else {
                        BinaryOperator::RemainderNatural
                    };
                    self.emit(Op::Binary { operator, to: Place::Local(to), left, right });
                    return;
                }
                Meaning::Library(function) => {
                    self.reject_names(arguments);
                    let arguments = self.argument_registers(arguments);
                    self.emit(Op::Library { function, arguments, to });
                    return;
                }
                Meaning::Constant(Literal::Function(function)) => {
                    if let Some(&header) = self.static_headers.get(name) {
                        let callee = self.constant(Literal::Function(function));
                        self.static_call(callee, header, arguments, span, to);
                        return;
                    }
                }
                Meaning::Variable(_)
                | Meaning::Cell(_)
                | Meaning::Fallback(..)
                | Meaning::Constant(_)
                | Meaning::Unknown => {}
            }
        }
        let values: Vec<&Expression> = arguments.iter().map(|it| &it.value).collect();
        let parameters = match self.named_function(callee, arguments) {
            Some(function) => self.in_parameter_order(function, arguments, span),
            None => {
                self.reject_names(arguments);
                None
            }
        };
        let callee = self.operand_before(callee, &values);
        let arguments = match parameters {
            Some((places, count)) => self.named_arguments(arguments, &places, count),
            None => self.argument_registers(arguments),
        };
        self.emit(Op::Call { callee, arguments, to });
    }

    fn argument_registers(&mut self, arguments: &[Argument]) -> Registers {
        // A call's registers must be the last ones: the function's own follow them.
        let registers = self.block(arguments.len());
        for (nth, argument) in arguments.iter().enumerate() {
            let register = registers.nth(nth);
            self.with_registers(|compiler| compiler.compute_register(&argument.value, register));
        }
        registers
    }

    /// Calls a function whose parameters are known, so that they can be passed back.
    fn static_call(
        &mut self,
        callee: Operand,
        function: &'t Function,
        arguments: &[Argument],
        span: Span,
        to: u16,
    ) {
        let required = function.parameters.iter().filter(|it| it.default.is_none()).count();
        if arguments.len() > function.parameters.len() || arguments.len() < required {
            let count = function.parameters.len();
            let problem = Problem::ArgumentCount { expected: count, found: arguments.len() };
            self.errors.push(SyntaxError { span, problem });
            return;
        }
        // Places for what comes back: index expressions are computed once, before the call.
        let mut returned = Vec::new();
        for (nth, (parameter, argument)) in function.parameters.iter().zip(arguments).enumerate() {
            if self.passes_back(function, parameter) {
                match argument.value.clone().into_target() {
                    Some(target) => returned.push((nth, target)),
                    None if self.has_strict_passing() => {
                        let problem = Problem::NotAssignable;
                        self.errors.push(SyntaxError { span: argument.value.span, problem });
                    }
                    None => {}
                }
            }
        }
        let registers = self.block(arguments.len());
        for (nth, (parameter, argument)) in function.parameters.iter().zip(arguments).enumerate() {
            let register = registers.nth(nth);
            let is_out = parameter.passing == Passing::Out && !parameter.is_table;
            if is_out {
                self.emit(Op::Unset(Place::Local(register)));
            } else {
                self.with_registers(|compiler| {
                    compiler.argument(
                        &argument.value,
                        parameter.value_type,
                        parameter.is_table,
                        register,
                    );
                });
            }
        }
        self.emit(Op::Call { callee, arguments: registers, to });
        for (nth, target) in returned {
            self.give_back(&target, registers.nth(nth));
        }
    }

    fn argument(
        &mut self,
        value: &Expression,
        value_type: crate::tree::ValueType,
        is_table: bool,
        register: u16,
    ) {
        use crate::tree::ValueType;
        if is_table || value_type == ValueType::Any {
            // An argument may be a variable without a value, which the function sets.
            match self.operand(value) {
                from @ (Operand::Local(_) | Operand::Global(_))
                    if matches!(value.kind, ExpressionKind::Name(_))
                        && !self.has_strict_passing() =>
                {
                    self.emit(Op::CopyAny { to: Place::Local(register), from });
                }
                from => self.copy(Place::Local(register), from),
            }
        } else {
            let value = self.operand(value);
            self.store_typed(Place::Local(register), value, value_type);
        }
    }

    /// Returns whether the language says for each parameter which way it passes values.
    fn has_strict_passing(&self) -> bool {
        self.rule() == crate::tree::ScopeRule::Declared
    }

    /// Returns whether the argument may have a new value after the call.
    fn passes_back(&mut self, function: &Function, parameter: &Parameter) -> bool {
        match parameter.passing {
            Passing::In => false,
            Passing::Out => !parameter.is_table,
            Passing::InOut if parameter.is_table => false,
            Passing::InOut if self.has_strict_passing() => true,
            // Where this is the rule for all parameters, few are assigned.
            Passing::InOut => {
                let changed = self.changed.entry(function.name.clone());
                changed.or_insert_with(|| changed_names(function)).contains(&parameter.name)
            }
        }
    }

    fn give_back(&mut self, target: &Target, register: u16) {
        let from = Operand::Local(register);
        match target {
            Target::Name(name, _) => match self.place_of(name) {
                Some(to) => {
                    self.emit(Op::CopyAny { to, from });
                }
                None => self.store(target, from),
            },
            Target::Element(..) if !self.has_strict_passing() => {}
            Target::Element(..) | Target::Slice(..) | Target::Member(..) | Target::Many(..) => {
                self.with_registers(|compiler| compiler.store(target, from));
            }
        }
    }

    pub(super) fn method(
        &mut self,
        object: &Expression,
        name: &str,
        arguments: &[Argument],
        span: Span,
        to: u16,
    ) {
        let known = self.library.methods.iter().find(|(it, _)| *it == name);
        let Some((_, function)) = known else {
            let span = Span::new(object.span.end, span.end);
            let problem = Problem::UnknownName(name.to_owned());
            self.errors.push(SyntaxError { span, problem });
            return;
        };
        self.reject_names(arguments);
        let registers = self.block(arguments.len() + 1);
        let values = std::iter::once(object).chain(arguments.iter().map(|it| &it.value));
        for (nth, value) in values.enumerate() {
            let register = registers.nth(nth);
            self.with_registers(|compiler| compiler.compute_register(value, register));
        }
        self.emit(Op::Library { function: *function, arguments: registers, to });
    }
}

/// Returns the names that a function assigns, or passes on to a function, which may change them.
fn changed_names(function: &Function) -> BTreeSet<String> {
    let mut changed = BTreeSet::new();
    walk::walk(&function.body, &mut |part| match part {
        Part::Assigned(name, _) => {
            changed.insert(name.to_owned());
        }
        Part::Expression(expression) => {
            if let ExpressionKind::Call(_, arguments) = &expression.kind {
                for argument in arguments {
                    if let ExpressionKind::Name(name) = &argument.value.kind {
                        changed.insert(name.clone());
                    }
                }
            }
        }
        Part::Function(_) => {}
    });
    changed
}

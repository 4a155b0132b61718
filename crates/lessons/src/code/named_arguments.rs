//! Arguments with the names of their parameters.

use super::compiler::Compiler;
use super::{Op, Place, Registers};
use crate::source::Span;
use crate::syntax::{Problem, SyntaxError};
use crate::tree::{Argument, Expression, ExpressionKind, Function};

impl<'t> Compiler<'t> {
    /// Returns the function that the program defines by the name of a call with named arguments.
    pub(super) fn named_function(
        &mut self,
        callee: &Expression,
        arguments: &[Argument],
    ) -> Option<&'t Function> {
        let is_named = |it: &Argument| it.name.as_ref().is_some_and(|name| name != "*");
        let ExpressionKind::Name(name) = &callee.kind else { return None };
        // A parameter may be any function.
        let is_parameter =
            self.scope.locals.get(name).is_some_and(|register| self.is_parameter(*register));
        let function = self.defined.get(name).copied();
        function.filter(|_| arguments.iter().any(is_named) && !is_parameter)
    }

    /// Returns the number of the parameter for each argument, and how many parameters there are.
    pub(super) fn in_parameter_order(
        &mut self,
        function: &Function,
        arguments: &[Argument],
        span: Span,
    ) -> Option<(Vec<usize>, usize)> {
        let count = function.parameters.len();
        let mut is_given = vec![false; count];
        let mut places = Vec::new();
        for (nth, argument) in arguments.iter().enumerate() {
            let problem = match &argument.name {
                Some(name) if name == "*" => Problem::Unsupported("*".to_owned()),
                Some(name) => match function.parameters.iter().position(|it| it.name == *name) {
                    Some(place) if !is_given[place] => {
                        is_given[place] = true;
                        places.push(place);
                        continue;
                    }
                    Some(_) => Problem::DuplicateName(name.clone()),
                    None => Problem::UnknownName(name.clone()),
                },
                None if nth < count => {
                    is_given[nth] = true;
                    places.push(nth);
                    continue;
                }
                None => Problem::ArgumentCount { expected: count, found: arguments.len() },
            };
            self.errors.push(SyntaxError { span: argument.value.span, problem });
            return None;
        }
        let is_complete = function
            .parameters
            .iter()
            .zip(is_given)
            .all(|(it, given)| given || it.default.is_some());
        if !is_complete {
            let problem = Problem::ArgumentCount { expected: count, found: arguments.len() };
            self.errors.push(SyntaxError { span, problem });
        }
        Some((places, count))
    }

    /// Computes arguments in the order of the text. Parameters without one get their defaults.
    pub(super) fn named_arguments(
        &mut self,
        arguments: &[Argument],
        places: &[usize],
        count: usize,
    ) -> Registers {
        let registers = self.block(count);
        for place in (0..count).filter(|place| !places.contains(place)) {
            self.emit(Op::Unset(Place::Local(registers.nth(place))));
        }
        for (argument, place) in arguments.iter().zip(places) {
            let register = registers.nth(*place);
            self.with_registers(|compiler| compiler.compute_register(&argument.value, register));
        }
        registers
    }

    pub(super) fn reject_names(&mut self, arguments: &[Argument]) {
        if let Some(named) = arguments.iter().find(|it| it.name.is_some()) {
            let name = named.name.clone().unwrap_or_default();
            let problem = Problem::Unsupported(if name == "*" { name } else { format!("{name}=") });
            self.errors.push(SyntaxError { span: named.value.span, problem });
        }
    }
}

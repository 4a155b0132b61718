//! Visits every part of a tree in the order of the text.

use super::{
    Argument, Clause, Expression, ExpressionKind, FormattedPart, Function, Statement,
    StatementKind, Target,
};
use crate::source::Span;

/// A part of a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'t> {
    Expression(&'t Expression),
    /// A name that is declared or assigned.
    Assigned(&'t str, Span),
    /// A function within the tree.
    Function(&'t Function),
}

/// Visits the parts of these statements. A function's own parts are visited by calling this for its
/// body.
pub(crate) fn walk<'t>(body: &'t [Statement], visit: &mut dyn FnMut(Part<'t>)) {
    for statement in body {
        self::statement(statement, visit);
    }
}

fn statement<'t>(statement: &'t Statement, visit: &mut dyn FnMut(Part<'t>)) {
    match &statement.kind {
        StatementKind::Declare(declarations) => {
            for declaration in declarations {
                visit(Part::Assigned(&declaration.name, declaration.span));
                for (first, last) in &declaration.bounds {
                    expression(first, visit);
                    expression(last, visit);
                }
                optional(declaration.value.as_ref(), visit);
            }
        }
        StatementKind::Assign(target, value) | StatementKind::Update(target, _, value) => {
            self::target(target, visit);
            expression(value, visit);
        }
        StatementKind::AssignAll(targets, value) => {
            targets.iter().for_each(|it| self::target(it, visit));
            expression(value, visit);
        }
        StatementKind::Evaluate(value) | StatementKind::Assert(value) => expression(value, visit),
        StatementKind::If(branches, otherwise) => {
            for branch in branches {
                expression(&branch.condition, visit);
                walk(&branch.body, visit);
            }
            walk(otherwise, visit);
        }
        StatementKind::While(value, body) | StatementKind::Repeat(value, body) => {
            expression(value, visit);
            walk(body, visit);
        }
        StatementKind::Until(body, condition) => {
            walk(body, visit);
            optional(condition.as_ref(), visit);
        }
        StatementKind::Count { variable, bounds, step, body, is_variable_counter: _ } => {
            self::target(variable, visit);
            bounds.iter().for_each(|bound| expression(bound, visit));
            optional(step.as_ref(), visit);
            walk(body, visit);
        }
        StatementKind::Each { target, items, body, restores: _ } => {
            self::target(target, visit);
            expression(items, visit);
            walk(body, visit);
        }
        StatementKind::Switch(subject, branches, otherwise) => {
            expression(subject, visit);
            for (values, body) in branches {
                values.iter().for_each(|value| expression(value, visit));
                walk(body, visit);
            }
            walk(otherwise, visit);
        }
        StatementKind::Return(value) | StatementKind::Raise(value) => {
            optional(value.as_ref(), visit);
        }
        StatementKind::Print(items) => items.iter().for_each(|item| expression(item, visit)),
        StatementKind::Read(targets) => targets.iter().for_each(|it| self::target(it, visit)),
        StatementKind::Try(body, handler) => {
            walk(body, visit);
            walk(handler, visit);
        }
        StatementKind::Define(function) => {
            visit(Part::Assigned(&function.name, function.header));
            visit(Part::Function(function));
        }
        StatementKind::Break
        | StatementKind::Continue
        | StatementKind::Global(_)
        | StatementKind::Nonlocal(_)
        | StatementKind::Pass => {}
    }
}

fn optional<'t>(value: Option<&'t Expression>, visit: &mut dyn FnMut(Part<'t>)) {
    if let Some(value) = value {
        expression(value, visit);
    }
}

fn target<'t>(target: &'t Target, visit: &mut dyn FnMut(Part<'t>)) {
    match target {
        Target::Name(name, span) => visit(Part::Assigned(name, *span)),
        Target::Element(object, indices, _) => {
            expression(object, visit);
            indices.iter().for_each(|index| expression(index, visit));
        }
        Target::Slice(object, bounds, _) => {
            expression(object, visit);
            bounds.iter().for_each(|bound| optional(bound.as_ref(), visit));
        }
        Target::Member(object, _, _) => expression(object, visit),
        Target::Many(targets, _) => targets.iter().for_each(|it| self::target(it, visit)),
    }
}

/// Visits an expression and its parts.
pub(crate) fn expression<'t>(value: &'t Expression, visit: &mut dyn FnMut(Part<'t>)) {
    visit(Part::Expression(value));
    match &value.kind {
        ExpressionKind::Integer(_)
        | ExpressionKind::Real(_)
        | ExpressionKind::Text(_)
        | ExpressionKind::Truth(_)
        | ExpressionKind::Nothing
        | ExpressionKind::Name(_) => {}
        ExpressionKind::Items(_, items) => items.iter().for_each(|item| expression(item, visit)),
        ExpressionKind::Dictionary(pairs) => {
            for (key, value) in pairs {
                expression(key, visit);
                expression(value, visit);
            }
        }
        ExpressionKind::Unary(_, value) | ExpressionKind::Member(value, _) => {
            expression(value, visit);
        }
        ExpressionKind::Binary(_, left, right)
        | ExpressionKind::And(left, right)
        | ExpressionKind::Or(left, right) => {
            expression(left, visit);
            expression(right, visit);
        }
        ExpressionKind::Chain(first, rest) => {
            expression(first, visit);
            rest.iter().for_each(|(_, operand)| expression(operand, visit));
        }
        ExpressionKind::Choice(parts) => parts.iter().for_each(|part| expression(part, visit)),
        ExpressionKind::Call(callee, arguments) | ExpressionKind::Method(callee, _, arguments) => {
            expression(callee, visit);
            for Argument { value, .. } in arguments {
                expression(value, visit);
            }
        }
        ExpressionKind::Element(object, indices) => {
            expression(object, visit);
            indices.iter().for_each(|index| expression(index, visit));
        }
        ExpressionKind::Slice(object, bounds) => {
            expression(object, visit);
            bounds.iter().for_each(|bound| optional(bound.as_ref(), visit));
        }
        ExpressionKind::Function(function) => visit(Part::Function(function)),
        ExpressionKind::Comprehension(_, item, second, clauses) => {
            for clause in clauses {
                match clause {
                    // Its variables belong to the comprehension alone.
                    Clause::For(_, items) => expression(items, visit),
                    Clause::If(condition) => expression(condition, visit),
                }
            }
            expression(item, visit);
            optional(second.as_deref(), visit);
        }
        ExpressionKind::Formatted(parts) => {
            for part in parts {
                match part {
                    FormattedPart::Text(_) => {}
                    FormattedPart::Value(value, _) => expression(value, visit),
                }
            }
        }
    }
}

/// Visits the parts of these statements, and of all functions within them.
pub(crate) fn everywhere(body: &[Statement], visit: &mut dyn FnMut(Part<'_>)) {
    let mut functions = Vec::new();
    walk(body, &mut |part| {
        visit(part);
        if let Part::Function(function) = part {
            functions.push(function);
        }
    });
    for function in functions {
        everywhere(&function.body, visit);
    }
}

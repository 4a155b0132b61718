//! Which variables belong to a function, and which are shared with functions inside.

use std::collections::{BTreeSet, HashMap};

use crate::source::Span;
use crate::tree::walk::{self, Part};
use crate::tree::{ExpressionKind, Function, ScopeRule, Statement};

/// The names of a function that is being compiled.
#[derive(Debug, Default)]
pub(super) struct Scope {
    pub(super) locals: HashMap<String, u16>,
    pub(super) cells: BTreeSet<String>,
    /// Registers for the cells of outer functions.
    pub(super) captured: HashMap<String, u16>,
    /// Names of outer functions that the function says it assigns.
    pub(super) nonlocals: BTreeSet<String>,
    /// For parameters with a default that is computed where the function is defined, the registers
    /// with the cells of the defaults.
    pub(super) defaults: HashMap<u16, u16>,
    /// The variables of comprehensions around the expression, the innermost last.
    pub(super) bound: Vec<(String, u16)>,
}

/// Returns the names that a body assigns, in the order of the text.
pub(super) fn assigned(body: &[Statement]) -> Vec<(String, Span)> {
    let mut names: Vec<(String, Span)> = Vec::new();
    let mut seen = BTreeSet::new();
    walk::walk(body, &mut |part| {
        if let Part::Assigned(name, span) = part
            && seen.insert(name)
        {
            names.push((name.to_owned(), span));
        }
    });
    names
}

/// Returns the variables of a function: its parameters, then the names that it assigns.
pub(super) fn variables(
    function: &Function,
    rule: ScopeRule,
    globals: &BTreeSet<String>,
) -> Vec<String> {
    let mut names: Vec<String> = function.parameters.iter().map(|it| it.name.clone()).collect();
    let result = function.result.iter().map(|(name, _)| name.clone());
    let assigned = match rule {
        // Only declarations make variables; they are assigned as well.
        ScopeRule::Declared => declared(&function.body),
        ScopeRule::AssignedUnlessDeclared => {
            let declared: BTreeSet<String> = declared(&function.body).into_iter().collect();
            let is_local = |name: &String| declared.contains(name) || !globals.contains(name);
            assigned(&function.body).into_iter().map(|(name, _)| name).filter(is_local).collect()
        }
        ScopeRule::Assigned | ScopeRule::AssignedOrOutside => {
            let outer: BTreeSet<&String> =
                function.globals.iter().chain(&function.nonlocals).collect();
            let is_outer = |name: &String| outer.contains(name);
            let names = assigned(&function.body).into_iter().map(|(name, _)| name);
            names.filter(|name| !is_outer(name)).collect()
        }
    };
    let mut seen: BTreeSet<String> = names.iter().cloned().collect();
    for name in result.chain(assigned) {
        if seen.insert(name.clone()) {
            names.push(name);
        }
    }
    names
}

/// Returns the names that a body declares.
pub(super) fn declared(body: &[Statement]) -> Vec<String> {
    use crate::tree::StatementKind as Kind;
    let mut names = Vec::new();
    for statement in body {
        match &statement.kind {
            Kind::Declare(declarations) => {
                names.extend(declarations.iter().map(|it| it.name.clone()));
            }
            Kind::If(branches, otherwise) => {
                branches.iter().for_each(|branch| names.extend(declared(&branch.body)));
                names.extend(declared(otherwise));
            }
            Kind::While(_, body)
            | Kind::Until(body, _)
            | Kind::Repeat(_, body)
            | Kind::Count { body, .. }
            | Kind::Each { body, .. } => names.extend(declared(body)),
            Kind::Try(body, handler) => {
                names.extend(declared(body));
                names.extend(declared(handler));
            }
            Kind::Switch(_, branches, otherwise) => {
                branches.iter().for_each(|(_, body)| names.extend(declared(body)));
                names.extend(declared(otherwise));
            }
            Kind::Assign(..)
            | Kind::AssignAll(..)
            | Kind::Update(..)
            | Kind::Evaluate(_)
            | Kind::Break
            | Kind::Continue
            | Kind::Return(_)
            | Kind::Print(_)
            | Kind::Read(_)
            | Kind::Assert(_)
            | Kind::Raise(_)
            | Kind::Define(_)
            | Kind::Global(_)
            | Kind::Nonlocal(_)
            | Kind::Pass => {}
        }
    }
    names
}

/// Returns the names that a function, or one inside it, may take from outside.
pub(super) fn free(function: &Function, rule: ScopeRule) -> BTreeSet<String> {
    let mut free = BTreeSet::new();
    walk::walk(&function.body, &mut |part| match part {
        Part::Expression(expression) => {
            if let ExpressionKind::Name(name) = &expression.kind {
                free.insert(name.clone());
            }
        }
        Part::Function(inner) => {
            free.extend(self::free(inner, rule));
            free.extend(names_of_defaults(inner));
        }
        Part::Assigned(..) => {}
    });
    if rule == ScopeRule::Assigned {
        for name in variables(function, rule, &BTreeSet::new()) {
            free.remove(&name);
        }
        free.extend(function.nonlocals.iter().cloned());
    }
    free
}

/// Returns the names in the defaults of a function, which are computed outside of it.
fn names_of_defaults(function: &Function) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for default in function.parameters.iter().filter_map(|it| it.default.as_ref()) {
        walk::expression(default, &mut |part| {
            if let Part::Expression(expression) = part
                && let ExpressionKind::Name(name) = &expression.kind
            {
                names.insert(name.clone());
            }
        });
    }
    names
}

/// Returns the variables of a body that functions inside it take from it.
pub(super) fn shared(body: &[Statement], rule: ScopeRule) -> BTreeSet<String> {
    let mut shared = BTreeSet::new();
    walk::walk(body, &mut |part| {
        if let Part::Function(inner) = part {
            shared.extend(free(inner, rule));
        }
    });
    shared
}

/// Adds the names that functions say are variables of the module.
pub(super) fn globals_of_functions(body: &[Statement], globals: &mut Vec<String>) {
    walk::walk(body, &mut |part| {
        if let Part::Function(function) = part {
            globals.extend(function.globals.iter().cloned());
            globals_of_functions(&function.body, globals);
        }
    });
}

//! Statements, functions and expressions, and the places that values are assigned to.

use std::collections::BTreeMap;

use super::kinds::{Collection, Passing, ValueType};
use super::{BinaryOperator, Semantics, UnaryOperator};
use crate::library::Library;
use crate::source::Span;

/// A whole program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tree {
    pub(crate) body: Vec<Statement>,
    pub(crate) semantics: Semantics,
    /// What the names mean that the program does not define.
    pub(crate) library: Library,
    /// How names are first written, where the language does not distinguish cases.
    pub(crate) spellings: BTreeMap<String, String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Statement {
    /// The whole statement, with its body.
    pub(crate) span: Span,
    pub(crate) kind: StatementKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum StatementKind {
    Declare(Vec<Declaration>),
    Assign(Target, Expression),
    /// Assigns the same value to each target.
    AssignAll(Vec<Target>, Expression),
    /// Assigns the value of the operator between the target and the expression.
    Update(Target, BinaryOperator, Expression),
    Evaluate(Expression),
    If(Vec<Branch>, Vec<Statement>),
    While(Expression, Vec<Statement>),
    /// Runs the body, then leaves if the condition holds. Without one, the loop has no end.
    Until(Vec<Statement>, Option<Expression>),
    Repeat(Expression, Vec<Statement>),
    /// Runs the body with the variable from the first to the last value, both included.
    Count {
        variable: Target,
        bounds: Box<[Expression; 2]>,
        step: Option<Expression>,
        body: Vec<Statement>,
        /// Whether the next value is that of the variable plus the step, even if the body changed it.
        is_variable_counter: bool,
    },
    /// Runs the body for each item.
    Each {
        target: Target,
        items: Expression,
        body: Vec<Statement>,
        /// Whether the target has its old value again behind the loop.
        restores: bool,
    },
    /// Runs the first branch that has a value equal to the subject.
    Switch(Expression, Vec<(Vec<Expression>, Vec<Statement>)>, Vec<Statement>),
    Break,
    Continue,
    Return(Option<Expression>),
    /// Prints the values, and whatever follows them.
    Print(Vec<Expression>),
    Read(Vec<Target>),
    Assert(Expression),
    Try(Vec<Statement>, Vec<Statement>),
    /// Fails with this text.
    Raise(Option<Expression>),
    Define(Function),
    /// Says that names mean variables of the module.
    Global(Vec<String>),
    /// Says that names mean variables of an outer function.
    Nonlocal(Vec<String>),
    Pass,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Branch {
    pub(crate) condition: Expression,
    pub(crate) body: Vec<Statement>,
}

/// A variable that is made before it is assigned.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) span: Span,
    pub(crate) value_type: ValueType,
    /// The first and the last index of each dimension of a table; empty for a single value.
    pub(crate) bounds: Vec<(Expression, Expression)>,
    pub(crate) value: Option<Expression>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Function {
    /// Empty for a function without a name.
    pub(crate) name: String,
    pub(crate) span: Span,
    /// From the start of the function to the end of its first line.
    pub(crate) header: Span,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) body: Vec<Statement>,
    /// The variable whose value the function returns if nothing else is said.
    pub(crate) result: Option<(String, ValueType)>,
    /// Names that mean variables of the module.
    pub(crate) globals: Vec<String>,
    /// Names that mean variables of an outer function.
    pub(crate) nonlocals: Vec<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    pub(crate) span: Span,
    pub(crate) passing: Passing,
    pub(crate) value_type: ValueType,
    pub(crate) is_table: bool,
    /// The value if the call gives none.
    pub(crate) default: Option<Expression>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Expression {
    pub(crate) span: Span,
    pub(crate) kind: ExpressionKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ExpressionKind {
    Integer(i64),
    Real(f64),
    Text(String),
    Truth(bool),
    Nothing,
    Name(String),
    /// A list, tuple or set of these items.
    Items(Collection, Vec<Expression>),
    Dictionary(Vec<(Expression, Expression)>),
    Unary(UnaryOperator, Box<Expression>),
    Binary(BinaryOperator, Box<Expression>, Box<Expression>),
    /// Comparisons that all have to hold, each operand evaluated once: `1 < x <= 9`.
    Chain(Box<Expression>, Vec<(BinaryOperator, Expression)>),
    And(Box<Expression>, Box<Expression>),
    Or(Box<Expression>, Box<Expression>),
    /// The condition, the value if it holds, and the value if it does not.
    Choice(Box<[Expression; 3]>),
    Call(Box<Expression>, Vec<Argument>),
    Method(Box<Expression>, String, Vec<Argument>),
    Member(Box<Expression>, String),
    /// An item of a list or table, or a character of a text.
    Element(Box<Expression>, Vec<Expression>),
    /// From, to and step of a part of a list or text.
    Slice(Box<Expression>, Box<[Option<Expression>; 3]>),
    Function(Box<Function>),
    /// A collection of the first expression, or a dictionary from the first to the second.
    Comprehension(Collection, Box<Expression>, Option<Box<Expression>>, Vec<Clause>),
    Formatted(Vec<FormattedPart>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Argument {
    /// The parameter, if the call names it.
    pub(crate) name: Option<String>,
    pub(crate) value: Expression,
}

/// A part of a comprehension.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Clause {
    For(Target, Expression),
    If(Expression),
}

/// A part of a text with values in it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum FormattedPart {
    Text(String),
    /// A value, and how it is formatted: what follows the colon.
    Value(Expression, String),
}

/// A place that a value is assigned to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Target {
    Name(String, Span),
    Element(Box<Expression>, Vec<Expression>, Span),
    Slice(Box<Expression>, Box<[Option<Expression>; 3]>, Span),
    Member(Box<Expression>, String, Span),
    /// One target for each item of the value.
    Many(Vec<Target>, Span),
}

impl Target {
    pub(crate) const fn span(&self) -> Span {
        match self {
            Self::Name(_, span)
            | Self::Element(_, _, span)
            | Self::Slice(_, _, span)
            | Self::Member(_, _, span)
            | Self::Many(_, span) => *span,
        }
    }
}

impl Expression {
    pub(crate) const fn new(span: Span, kind: ExpressionKind) -> Self {
        Self { span, kind }
    }

    /// Returns the place that the expression names; `None` if nothing can be assigned to it.
    pub(crate) fn into_target(self) -> Option<Target> {
        let span = self.span;
        match self.kind {
            ExpressionKind::Name(name) => Some(Target::Name(name, span)),
            ExpressionKind::Element(object, indices) => {
                Some(Target::Element(object, indices, span))
            }
            ExpressionKind::Slice(object, bounds) => Some(Target::Slice(object, bounds, span)),
            ExpressionKind::Member(object, name) => Some(Target::Member(object, name, span)),
            ExpressionKind::Items(Collection::List | Collection::Tuple, items) => {
                let targets: Option<Vec<_>> =
                    items.into_iter().map(Expression::into_target).collect();
                Some(Target::Many(targets?, span))
            }
            ExpressionKind::Items(Collection::Set, _)
            | ExpressionKind::Integer(_)
            | ExpressionKind::Real(_)
            | ExpressionKind::Text(_)
            | ExpressionKind::Truth(_)
            | ExpressionKind::Nothing
            | ExpressionKind::Dictionary(_)
            | ExpressionKind::Unary(..)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Chain(..)
            | ExpressionKind::And(..)
            | ExpressionKind::Or(..)
            | ExpressionKind::Choice(_)
            | ExpressionKind::Call(..)
            | ExpressionKind::Method(..)
            | ExpressionKind::Function(_)
            | ExpressionKind::Comprehension(..)
            | ExpressionKind::Formatted(_) => None,
        }
    }
}

//! The tree of statements that programs in every language are turned into.
//!
//! Owns what a program says, each part with its place in the text. Where languages differ in what
//! an operator does, the tree has an operator for each meaning, so that no part of the machine asks
//! for the language. Must not know how a program is written or run.

mod kinds;
mod nodes;
mod operator;
mod semantics;
pub(crate) mod walk;

pub(crate) use kinds::{Collection, Passing, ValueType};
pub(crate) use nodes::{
    Argument, Branch, Clause, Declaration, Expression, ExpressionKind, FormattedPart, Function,
    Parameter, Statement, StatementKind, Target, Tree,
};
pub use operator::BinaryOperator;
pub(crate) use operator::UnaryOperator;
pub(crate) use semantics::{RealStyle, ScopeRule, Semantics, Truth, TypeNames, ValueWords};

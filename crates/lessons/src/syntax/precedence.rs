//! Expressions with operators of different precedence.

use super::Problem;
use super::parser::{Action, Failed, Infix, MAX_CHAIN, Parsed, Parser};
use crate::tree::{BinaryOperator, Expression, ExpressionKind};

impl Parser<'_> {
    pub(super) fn expression(&mut self) -> Parsed<Expression> {
        self.binary(1)
    }

    /// Reads an expression with operators of at least this precedence.
    pub(super) fn binary(&mut self, least: u8) -> Parsed<Expression> {
        self.nested(|parser| parser.binary_here(least))
    }

    pub(super) fn binary_here(&mut self, least: u8) -> Parsed<Expression> {
        let mut left = (self.operators.operand)(self)?;
        for _ in 0..MAX_CHAIN {
            let Some(Infix { precedence, tokens, action }) = (self.operators.infix)(self) else {
                return Ok(left);
            };
            if precedence < least {
                return Ok(left);
            }
            for _ in 0..tokens {
                self.advance();
            }
            let is_right = matches!(action, Action::RightBinary(_));
            let right = self.binary(if is_right { precedence } else { precedence + 1 })?;
            let span = left.span.to(right.span);
            let kind = match action {
                Action::And => ExpressionKind::And(Box::new(left), Box::new(right)),
                Action::Or => ExpressionKind::Or(Box::new(left), Box::new(right)),
                Action::Binary(operator) | Action::RightBinary(operator) => {
                    ExpressionKind::Binary(operator, Box::new(left), Box::new(right))
                }
                Action::Chained(operator) => chain(left, operator, right),
            };
            left = Expression::new(span, kind);
        }
        self.error(self.span(), Problem::TooDeep);
        Err(Failed)
    }
}

fn chain(left: Expression, operator: BinaryOperator, right: Expression) -> ExpressionKind {
    // `a < b` in parentheses is not chained: its span does not end where its last operand does.
    match left {
        Expression { span, kind: ExpressionKind::Binary(first, a, b) }
            if first.is_comparison() && span.end == b.span.end && span.start == a.span.start =>
        {
            ExpressionKind::Chain(a, vec![(first, *b), (operator, right)])
        }
        Expression { span, kind: ExpressionKind::Chain(a, mut rest) }
            if span.start == a.span.start =>
        {
            rest.push((operator, right));
            ExpressionKind::Chain(a, rest)
        }
        left => ExpressionKind::Binary(operator, Box::new(left), Box::new(right)),
    }
}

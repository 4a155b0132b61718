//! Operators between real numbers.

use super::Machine;
use super::fault::{Fault, Kind};
use super::value::Value;
use crate::tree::BinaryOperator;

impl Machine {
    pub(super) fn reals(&self, operator: BinaryOperator, a: f64, b: f64) -> Result<Value, Fault> {
        let divides = matches!(
            operator,
            BinaryOperator::DivideReal
                | BinaryOperator::DivideWhole
                | BinaryOperator::DivideTruncated
                | BinaryOperator::DivideFloor
                | BinaryOperator::RemainderFloor
                | BinaryOperator::RemainderTruncated
        );
        if divides && b == 0.0 {
            let left = super::text::real(a, self.program.code.semantics.words.reals);
            return Err(Fault::DivisionByZero { left });
        }
        let value = match operator {
            BinaryOperator::Add | BinaryOperator::AddInPlace | BinaryOperator::Join => a + b,
            BinaryOperator::Subtract => a - b,
            BinaryOperator::Multiply => a * b,
            BinaryOperator::Power | BinaryOperator::PowerReal => a.powf(b),
            BinaryOperator::DivideReal | BinaryOperator::DivideTruncated => a / b,
            BinaryOperator::DivideWhole => {
                let quotient = a / b;
                if quotient.fract() == 0.0 && quotient.abs() < 9e15 {
                    return Ok(Value::Integer(quotient as i64));
                }
                quotient
            }
            BinaryOperator::DivideFloor => (a / b).floor(),
            BinaryOperator::RemainderFloor => a - b * (a / b).floor(),
            BinaryOperator::RemainderTruncated => a % b,
            BinaryOperator::DivideNatural | BinaryOperator::RemainderNatural => {
                let found = super::text::real(a, self.program.code.semantics.words.reals);
                return Err(Fault::Type { expected: Kind::Integer, found });
            }
            BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessOrEqual
            | BinaryOperator::Greater
            | BinaryOperator::GreaterOrEqual
            | BinaryOperator::In
            | BinaryOperator::NotIn
            | BinaryOperator::Is
            | BinaryOperator::IsNot
            | BinaryOperator::Both
            | BinaryOperator::Either
            | BinaryOperator::Union
            | BinaryOperator::Intersection
            | BinaryOperator::Difference
            | BinaryOperator::ShiftLeft
            | BinaryOperator::ShiftRight => {
                let kind = self.program.code.semantics.words.reals;
                let (left, right) = (super::text::real(a, kind), super::text::real(b, kind));
                return Err(Fault::Operator { operator, left, right });
            }
        };
        Ok(Value::Real(value))
    }
}

/// Returns a number as a real one; 0 for other values.
pub(super) const fn real_of(value: Value) -> f64 {
    match value {
        Value::Integer(number) => number as f64,
        Value::Real(number) => number,
        _ => 0.0,
    }
}

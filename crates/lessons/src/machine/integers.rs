//! Operators between integers.

use super::Machine;
use super::fault::Fault;
use super::value::Value;
use crate::tree::BinaryOperator;

impl Machine {
    pub(super) fn integers(
        &mut self,
        operator: BinaryOperator,
        a: i64,
        b: i64,
    ) -> Result<Value, Fault> {
        let by_zero = || Fault::DivisionByZero { left: a.to_string() };
        match operator {
            BinaryOperator::DivideReal => {
                if b == 0 {
                    Err(by_zero())
                } else {
                    Ok(Value::Real(a as f64 / b as f64))
                }
            }
            BinaryOperator::DivideWhole => match (b, a.checked_rem(b)) {
                (0, _) => Err(by_zero()),
                (_, Some(0) | None) => self.in_range(a.checked_div(b)),
                (_, Some(_)) => Ok(Value::Real(a as f64 / b as f64)),
            },
            BinaryOperator::DivideFloor => {
                if b == 0 {
                    Err(by_zero())
                } else {
                    self.in_range(floor_quotient(a, b))
                }
            }
            BinaryOperator::RemainderFloor => {
                if b == 0 {
                    Err(by_zero())
                } else {
                    Ok(Value::Integer(floor_remainder(a, b)))
                }
            }
            BinaryOperator::RemainderTruncated => {
                if b == 0 {
                    Err(by_zero())
                } else {
                    Ok(Value::Integer(a.wrapping_rem(b)))
                }
            }
            BinaryOperator::DivideNatural | BinaryOperator::RemainderNatural => {
                if b <= 0 {
                    return Err(Fault::NotNatural { divisor: b.to_string() });
                }
                let is_quotient = operator == BinaryOperator::DivideNatural;
                Ok(Value::Integer(if is_quotient { a.div_euclid(b) } else { a.rem_euclid(b) }))
            }
            BinaryOperator::Power => self.power(a, b),
            BinaryOperator::PowerReal => Ok(Value::Real((a as f64).powf(b as f64))),
            BinaryOperator::DivideTruncated => {
                if b == 0 {
                    Err(by_zero())
                } else {
                    self.in_range(a.checked_div(b))
                }
            }
            BinaryOperator::Union => Ok(Value::Integer(a | b)),
            BinaryOperator::Intersection => Ok(Value::Integer(a & b)),
            BinaryOperator::Difference => Ok(Value::Integer(a ^ b)),
            BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight => self.shift(operator, a, b),
            BinaryOperator::Both | BinaryOperator::Either => {
                Err(self.operator_fault(operator, Value::Integer(a), Value::Integer(b)))
            }
            BinaryOperator::Join => self.join(Value::Integer(a), Value::Integer(b)),
            BinaryOperator::Add
            | BinaryOperator::AddInPlace
            | BinaryOperator::Subtract
            | BinaryOperator::Multiply
            | BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessOrEqual
            | BinaryOperator::Greater
            | BinaryOperator::GreaterOrEqual
            | BinaryOperator::In
            | BinaryOperator::NotIn
            | BinaryOperator::Is
            | BinaryOperator::IsNot => self.values(operator, Value::Integer(a), Value::Integer(b)),
        }
    }

    pub(super) fn power(&mut self, a: i64, b: i64) -> Result<Value, Fault> {
        match u32::try_from(b) {
            Ok(exponent) => self.in_range(a.checked_pow(exponent)),
            Err(_) if b < 0 && a == 0 => Err(Fault::DivisionByZero { left: "1".to_owned() }),
            Err(_) if b < 0 => Ok(Value::Real((a as f64).powf(b as f64))),
            Err(_) => match a {
                0 | 1 => Ok(Value::Integer(a)),
                -1 => Ok(Value::Integer(if b % 2 == 0 { 1 } else { -1 })),
                _ => Err(Fault::Overflow),
            },
        }
    }

    pub(super) fn shift(&self, operator: BinaryOperator, a: i64, b: i64) -> Result<Value, Fault> {
        let Ok(count) = u32::try_from(b) else {
            return Err(Fault::Operator { operator, left: a.to_string(), right: b.to_string() });
        };
        if operator == BinaryOperator::ShiftRight {
            return Ok(Value::Integer(a >> count.min(63)));
        }
        let shifted = a.checked_shl(count).filter(|it| it >> count == a);
        self.in_range(if a == 0 { Some(0) } else { shifted })
    }
}

pub(super) const fn floor_quotient(a: i64, b: i64) -> Option<i64> {
    match a.checked_div(b) {
        Some(quotient) if (a % b != 0) && ((a < 0) != (b < 0)) => Some(quotient - 1),
        quotient => quotient,
    }
}

pub(super) const fn floor_remainder(a: i64, b: i64) -> i64 {
    let remainder = a.wrapping_rem(b);
    if remainder != 0 && ((remainder < 0) != (b < 0)) { remainder + b } else { remainder }
}

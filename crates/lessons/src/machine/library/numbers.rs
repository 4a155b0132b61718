//! Functions of numbers.

use std::cmp::Ordering;

use super::super::Machine;
use super::super::fault::{Fault, Kind};
use super::super::integers::{floor_quotient, floor_remainder};
use super::super::reals::real_of;
use super::super::steps::Steps;
use super::super::value::Value;
use crate::library::Builtin;

impl Machine {
    pub(super) fn number_function(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        match function {
            Builtin::Minimum => self.extreme(function, arguments, Ordering::Less),
            Builtin::Maximum => self.extreme(function, arguments, Ordering::Greater),
            Builtin::Sum => {
                let mut sum = arguments.get(1).copied().unwrap_or(Value::Integer(0));
                for item in self.items_of(arguments[0])? {
                    sum = match (sum, item) {
                        (Value::Integer(a), Value::Truth(b)) => {
                            self.in_range(a.checked_add(b.into()))?
                        }
                        (Value::Integer(a), Value::Integer(b)) => {
                            self.in_range(a.checked_add(b))?
                        }
                        (
                            Value::Integer(_) | Value::Real(_),
                            Value::Integer(_) | Value::Real(_),
                        ) => Value::Real(real_of(sum) + real_of(item)),
                        _ => return Err(self.type_fault(Kind::Number, item)),
                    };
                }
                Ok(sum)
            }
            Builtin::PowerOf => {
                self.values(crate::tree::BinaryOperator::Power, arguments[0], arguments[1])
            }
            Builtin::Quotient | Builtin::Remainder | Builtin::QuotientAndRemainder => {
                self.quotient(function, arguments)
            }
            Builtin::Absolute
            | Builtin::Round
            | Builtin::RoundHalfEven
            | Builtin::Truncate
            | Builtin::Floor
            | Builtin::SquareRoot
            | Builtin::Sign => match arguments[0] {
                Value::Integer(number) => self.integer_function(function, number, arguments),
                Value::Truth(truth) => self.integer_function(function, truth.into(), arguments),
                Value::Real(number) => self.real_function(function, number, arguments),
                other => Err(self.type_fault(Kind::Number, other)),
            },
            _ => Err(self.unfit(function, arguments[0])),
        }
    }

    fn quotient(&mut self, function: Builtin, arguments: &[Value]) -> Result<Value, Fault> {
        let (Value::Integer(a), Value::Integer(b)) = (arguments[0], arguments[1]) else {
            let wrong = arguments.iter().find(|it| !matches!(it, Value::Integer(_))).copied();
            return Err(self.type_fault(Kind::Integer, wrong.unwrap_or(Value::Nothing)));
        };
        if function == Builtin::QuotientAndRemainder {
            if b == 0 {
                return Err(Fault::DivisionByZero { left: a.to_string() });
            }
            let quotient = self.in_range(floor_quotient(a, b))?;
            return self.state.heap.tuple(vec![quotient, Value::Integer(floor_remainder(a, b))]);
        }
        if b <= 0 {
            return Err(Fault::NotNatural { divisor: b.to_string() });
        }
        let is_quotient = function == Builtin::Quotient;
        Ok(Value::Integer(if is_quotient { a.div_euclid(b) } else { a.rem_euclid(b) }))
    }

    fn integer_function(
        &mut self,
        function: Builtin,
        number: i64,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        match function {
            Builtin::Absolute => self.in_range(number.checked_abs()),
            Builtin::Sign => Ok(Value::Integer(number.signum())),
            Builtin::SquareRoot => self.real_function(function, number as f64, arguments),
            Builtin::Round | Builtin::RoundHalfEven
                if matches!(arguments.get(1), Some(Value::Integer(..0))) =>
            {
                let rounded = self.rounded(function, number as f64, arguments.get(1).copied())?;
                self.whole(real_of(rounded))
            }
            Builtin::Round | Builtin::RoundHalfEven | Builtin::Truncate | Builtin::Floor => {
                Ok(Value::Integer(number))
            }
            _ => Err(self.unfit(function, arguments[0])),
        }
    }

    fn real_function(
        &mut self,
        function: Builtin,
        number: f64,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        match function {
            Builtin::Absolute => Ok(Value::Real(number.abs())),
            Builtin::Truncate => self.whole(number.trunc()),
            Builtin::Floor => self.whole(number.floor()),
            Builtin::Sign => {
                Ok(Value::Integer(if number == 0.0 { 0 } else { number.signum() as i64 }))
            }
            Builtin::SquareRoot if number < 0.0 => Err(self.unfit(function, arguments[0])),
            Builtin::SquareRoot => Ok(Value::Real(number.sqrt())),
            Builtin::Round | Builtin::RoundHalfEven => {
                self.rounded(function, number, arguments.get(1).copied())
            }
            _ => Err(self.unfit(function, arguments[0])),
        }
    }

    pub(super) fn whole(&self, number: f64) -> Result<Value, Fault> {
        self.in_range((number.abs() < 9e18).then_some(number as i64))
    }

    fn rounded(
        &mut self,
        function: Builtin,
        number: f64,
        digits: Option<Value>,
    ) -> Result<Value, Fault> {
        let to_even = function == Builtin::RoundHalfEven;
        let round = |number: f64| if to_even { number.round_ties_even() } else { number.round() };
        match digits {
            None | Some(Value::Nothing) => self.whole(round(number)),
            Some(Value::Integer(digits)) => {
                // The printed digits are what a reader rounds: 2.675 is a little less than it says.
                let places = usize::try_from(digits.clamp(0, 20)).unwrap_or(0);
                let value = if digits < 0 {
                    let factor = 10f64.powi(digits.max(-300).unsigned_abs() as i32);
                    round(number / factor) * factor
                } else {
                    format!("{number:.places$}").parse().unwrap_or(number)
                };
                Ok(if to_even || value.fract() != 0.0 {
                    Value::Real(value)
                } else {
                    self.whole(value)?
                })
            }
            Some(other) => Err(self.type_fault(Kind::Integer, other)),
        }
    }

    /// Returns the least or the greatest of the arguments, or of the items of the only one.
    fn extreme(
        &mut self,
        function: Builtin,
        arguments: &[Value],
        wanted: Ordering,
    ) -> Result<Value, Fault> {
        let items = match arguments {
            [one @ Value::Object(_)] => self.items_of(*one)?,
            items => items.to_vec(),
        };
        let mut items = items.into_iter();
        let Some(mut best) = items.next() else { return Err(Fault::Empty) };
        let steps = Steps::new();
        for item in items {
            match self.order(item, best, &steps)? {
                Some(order) if order == wanted => best = item,
                Some(_) => {}
                None => return Err(self.unfit(function, item)),
            }
        }
        Ok(best)
    }
}

//! Operators.

use super::Machine;
use super::fault::{Fault, Kind};
use super::reals::real_of;
use super::value::{Object, Value};
use crate::code::Operand;
use crate::tree::{BinaryOperator, Collection, UnaryOperator};

impl Machine {
    #[inline(always)]
    pub(super) fn binary(
        &mut self,
        operator: BinaryOperator,
        left: Operand,
        right: Operand,
    ) -> Result<Value, Fault> {
        if let (Value::Integer(a), Value::Integer(b)) = (self.get(left), self.get(right)) {
            let sum = match operator {
                BinaryOperator::Add | BinaryOperator::AddInPlace => a.checked_add(b),
                BinaryOperator::Subtract => a.checked_sub(b),
                BinaryOperator::Multiply => a.checked_mul(b),
                // The remainders differ only for negative numbers.
                BinaryOperator::RemainderFloor
                | BinaryOperator::RemainderTruncated
                | BinaryOperator::RemainderNatural
                    if a >= 0 && b > 0 =>
                {
                    Some(a % b)
                }
                _ => return self.integers(operator, a, b),
            };
            return self.in_range(sum);
        }
        self.values(operator, self.value(left)?, self.value(right)?)
    }

    #[inline(always)]
    pub(super) fn in_range(&self, number: Option<i64>) -> Result<Value, Fault> {
        let (least, greatest) = self.program.code.semantics.integers;
        match number {
            Some(number) if number >= least && number <= greatest => Ok(Value::Integer(number)),
            _ => Err(Fault::Overflow),
        }
    }

    /// The sum of two values of which one may be a text.
    pub(super) fn join(&mut self, left: Value, right: Value) -> Result<Value, Fault> {
        if self.state.heap.text_of(left).is_some() {
            let text = self.joined(&[left, right], "")?;
            return self.state.heap.text(text);
        }
        let right = match self.state.heap.text_of(right) {
            // A number takes a text that is one.
            Some(text) => self.number_of(&text.clone())?,
            None => right,
        };
        match (left, right) {
            (Value::Integer(a), Value::Integer(b)) => self.in_range(a.checked_add(b)),
            _ => self.values(BinaryOperator::Add, left, right),
        }
    }

    #[cold]
    pub(super) fn operator_fault(
        &self,
        operator: BinaryOperator,
        left: Value,
        right: Value,
    ) -> Fault {
        Fault::Operator { operator, left: self.shown(left), right: self.shown(right) }
    }

    pub(super) fn values(
        &mut self,
        operator: BinaryOperator,
        left: Value,
        right: Value,
    ) -> Result<Value, Fault> {
        if operator.is_comparison() {
            return self.comparison(operator, left, right).map(Value::Truth);
        }
        if let (BinaryOperator::Both | BinaryOperator::Either, Value::Truth(a), Value::Truth(b)) =
            (operator, left, right)
        {
            return Ok(Value::Truth(if operator == BinaryOperator::Both {
                a && b
            } else {
                a || b
            }));
        }
        if operator == BinaryOperator::Join {
            return self.join_or_add(left, right);
        }
        if let (Some(a), Some(b)) = (self.arithmetic_number(left), self.arithmetic_number(right)) {
            return match (a, b) {
                (Value::Integer(a), Value::Integer(b)) => match operator {
                    BinaryOperator::Add | BinaryOperator::AddInPlace => {
                        self.in_range(a.checked_add(b))
                    }
                    BinaryOperator::Subtract => self.in_range(a.checked_sub(b)),
                    BinaryOperator::Multiply => self.in_range(a.checked_mul(b)),
                    _ => self.integers(operator, a, b),
                },
                (a, b) => self.reals(operator, real_of(a), real_of(b)),
            };
        }
        match operator {
            BinaryOperator::AddInPlace if self.is_list(left) => {
                let items = self.items_of(right)?;
                self.extend(left, items)?;
                Ok(left)
            }
            BinaryOperator::Add | BinaryOperator::AddInPlace => self.add(operator, left, right),
            BinaryOperator::Multiply => self.repeat(operator, left, right),
            _ if self.is_set(left) && self.is_set(right) => {
                self.combine_sets(operator, left, right)
            }
            _ => Err(self.operator_fault(operator, left, right)),
        }
    }

    fn join_or_add(&mut self, left: Value, right: Value) -> Result<Value, Fault> {
        let is_text = self.state.heap.text_of(left).is_some();
        let is_number = matches!(left, Value::Integer(_) | Value::Real(_));
        match is_text || is_number {
            true => self.join(left, right),
            false => Err(self.operator_fault(BinaryOperator::Add, left, right)),
        }
    }

    /// Returns a number for arithmetic. Where conditions may be any value, true is 1.
    fn arithmetic_number(&self, value: Value) -> Option<Value> {
        match value {
            Value::Integer(_) | Value::Real(_) => Some(value),
            Value::Truth(truth)
                if self.program.code.semantics.truth == crate::tree::Truth::NotEmpty =>
            {
                Some(Value::Integer(truth.into()))
            }
            _ => None,
        }
    }

    fn add(&mut self, operator: BinaryOperator, left: Value, right: Value) -> Result<Value, Fault> {
        if let (Some(a), Some(b)) = (self.state.heap.text_of(left), self.state.heap.text_of(right))
        {
            self.state.heap.reserve(a.len() + b.len())?;
            let text = format!("{a}{b}");
            return self.state.heap.text(text);
        }
        let (Value::Object(a), Value::Object(b)) = (left, right) else {
            return Err(self.operator_fault(operator, left, right));
        };
        match (self.state.heap.get(a), self.state.heap.get(b)) {
            (
                Object::List { collection, items: a, .. },
                Object::List { collection: other, items: b, .. },
            ) if collection == other => {
                self.state.heap.reserve((a.len() + b.len()) * size_of::<Value>())?;
                let items = [a.as_slice(), b.as_slice()].concat();
                if *collection == Collection::Tuple {
                    self.state.heap.tuple(items)
                } else {
                    self.state.heap.list(items)
                }
            }
            _ => Err(self.operator_fault(operator, left, right)),
        }
    }

    fn repeat(
        &mut self,
        operator: BinaryOperator,
        left: Value,
        right: Value,
    ) -> Result<Value, Fault> {
        let (object, count) = match (left, right) {
            (Value::Object(object), Value::Integer(count))
            | (Value::Integer(count), Value::Object(object)) => {
                (object, usize::try_from(count).unwrap_or(0))
            }
            _ => return Err(self.operator_fault(operator, left, right)),
        };
        match self.state.heap.get(object) {
            Object::Text(text) => {
                self.state.heap.reserve(text.len().saturating_mul(count))?;
                let text = text.repeat(count);
                self.state.heap.text(text)
            }
            Object::List { collection, items, .. } => {
                self.state.heap.reserve(items.len().saturating_mul(count).saturating_mul(16))?;
                let (collection, items) = (*collection, items.repeat(count));
                self.state.heap.add(Object::List { collection, items, is_watched: false })
            }
            _ => Err(self.operator_fault(operator, left, right)),
        }
    }

    pub(super) fn unary(&self, operator: UnaryOperator, value: Value) -> Result<Value, Fault> {
        match (operator, value) {
            (UnaryOperator::Not, value) => self.truth(value).map(|truth| Value::Truth(!truth)),
            (UnaryOperator::Negate, Value::Integer(number)) => self.in_range(number.checked_neg()),
            (UnaryOperator::Negate, Value::Real(number)) => Ok(Value::Real(-number)),
            (UnaryOperator::Plus, Value::Integer(_) | Value::Real(_)) => Ok(value),
            (UnaryOperator::Negate | UnaryOperator::Plus, _) => {
                Err(self.type_fault(Kind::Number, value))
            }
        }
    }
}

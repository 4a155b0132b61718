//! Whether values are equal, and their order.

use std::cmp::Ordering;

use super::Machine;
use super::fault::Fault;
use super::reals::real_of;
use super::value::{Handle, Object, Value};
use crate::tree::{BinaryOperator, Truth};

/// Lists within lists beyond this depth are not compared.
const MAX_DEPTH: usize = 60;

impl Machine {
    #[inline(never)]
    pub(super) fn comparison(
        &self,
        operator: BinaryOperator,
        left: Value,
        right: Value,
    ) -> Result<bool, Fault> {
        match operator {
            BinaryOperator::Equal => Ok(self.equal(left, right)),
            BinaryOperator::NotEqual => Ok(!self.equal(left, right)),
            BinaryOperator::Is => Ok(self.same(left, right)),
            BinaryOperator::IsNot => Ok(!self.same(left, right)),
            BinaryOperator::In => self.contains(right, left),
            BinaryOperator::NotIn => self.contains(right, left).map(|found| !found),
            BinaryOperator::Less => self.ordered(operator, left, right, Ordering::is_lt),
            BinaryOperator::LessOrEqual => self.ordered(operator, left, right, Ordering::is_le),
            BinaryOperator::Greater => self.ordered(operator, left, right, Ordering::is_gt),
            BinaryOperator::GreaterOrEqual => self.ordered(operator, left, right, Ordering::is_ge),
            BinaryOperator::Add
            | BinaryOperator::Join
            | BinaryOperator::AddInPlace
            | BinaryOperator::Subtract
            | BinaryOperator::Multiply
            | BinaryOperator::DivideReal
            | BinaryOperator::DivideWhole
            | BinaryOperator::DivideFloor
            | BinaryOperator::DivideNatural
            | BinaryOperator::RemainderFloor
            | BinaryOperator::RemainderTruncated
            | BinaryOperator::RemainderNatural
            | BinaryOperator::Power
            | BinaryOperator::PowerReal
            | BinaryOperator::DivideTruncated
            | BinaryOperator::Both
            | BinaryOperator::Either
            | BinaryOperator::Union
            | BinaryOperator::Intersection
            | BinaryOperator::Difference
            | BinaryOperator::ShiftLeft
            | BinaryOperator::ShiftRight => {
                let (left, right) = (self.shown(left), self.shown(right));
                Err(Fault::Operator { operator, left, right })
            }
        }
    }

    fn ordered(
        &self,
        operator: BinaryOperator,
        left: Value,
        right: Value,
        holds: fn(Ordering) -> bool,
    ) -> Result<bool, Fault> {
        match self.order(left, right, 0) {
            Some(order) => Ok(holds(order)),
            // A comparison with what is not a number never holds.
            None if self.are_numbers(left, right) => Ok(false),
            None => {
                let (left, right) = (self.shown(left), self.shown(right));
                Err(Fault::Operator { operator, left, right })
            }
        }
    }

    fn are_numbers(&self, left: Value, right: Value) -> bool {
        let is_number = |value| matches!(value, Value::Integer(_) | Value::Real(_));
        is_number(left) && is_number(right)
    }

    fn same(&self, left: Value, right: Value) -> bool {
        left == right || (self.state.heap.text_of(left).is_some() && self.equal(left, right))
    }

    pub(super) fn equal(&self, left: Value, right: Value) -> bool {
        self.equal_at(left, right, 0)
    }

    fn equal_at(&self, left: Value, right: Value, depth: usize) -> bool {
        match (left, right) {
            (Value::Integer(_) | Value::Real(_), Value::Integer(_) | Value::Real(_)) => {
                match (left, right) {
                    (Value::Integer(a), Value::Integer(b)) => a == b,
                    _ => real_of(left) == real_of(right),
                }
            }
            (Value::Truth(truth), Value::Integer(number))
            | (Value::Integer(number), Value::Truth(truth))
                if self.program.code.semantics.truth == Truth::NotEmpty =>
            {
                number == i64::from(truth)
            }
            (Value::Object(a), Value::Object(b)) => a == b || self.equal_objects(a, b, depth),
            (left, right) => left == right,
        }
    }

    fn equal_objects(&self, a: Handle, b: Handle, depth: usize) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        match (self.state.heap.get(a), self.state.heap.get(b)) {
            (Object::Text(a), Object::Text(b)) => a == b,
            _ if !self.program.code.semantics.compares_lists_by_items => false,
            (
                Object::List { collection: x, items: a, .. },
                Object::List { collection: y, items: b, .. },
            ) => {
                let mut pairs = a.iter().zip(b);
                x == y && a.len() == b.len() && pairs.all(|(a, b)| self.equal_at(*a, *b, depth + 1))
            }
            (Object::Dictionary { entries: a, .. }, Object::Dictionary { entries: b, .. }) => {
                a.len() == b.len()
                    && a.iter().all(|(key, (_, value))| {
                        b.get(key)
                            .is_some_and(|(_, other)| self.equal_at(*value, *other, depth + 1))
                    })
            }
            (Object::Range(a, b, c), Object::Range(x, y, z)) => (a, b, c) == (x, y, z),
            _ => false,
        }
    }

    /// Returns the order of two values; `None` if there is none.
    pub(super) fn order(&self, left: Value, right: Value, depth: usize) -> Option<Ordering> {
        match (left, right) {
            (Value::Integer(a), Value::Integer(b)) => Some(a.cmp(&b)),
            (Value::Integer(_) | Value::Real(_), Value::Integer(_) | Value::Real(_)) => {
                real_of(left).partial_cmp(&real_of(right))
            }
            (Value::Truth(a), Value::Truth(b)) => Some(a.cmp(&b)),
            (Value::Truth(a), _) if self.program.code.semantics.truth == Truth::NotEmpty => {
                self.order(Value::Integer(a.into()), right, depth)
            }
            (_, Value::Truth(b)) if self.program.code.semantics.truth == Truth::NotEmpty => {
                self.order(left, Value::Integer(b.into()), depth)
            }
            (Value::Object(a), Value::Object(b)) if depth <= MAX_DEPTH => {
                match (self.state.heap.get(a), self.state.heap.get(b)) {
                    (Object::Text(a), Object::Text(b)) => Some(a.chars().cmp(b.chars())),
                    (
                        Object::List { collection: x, items: a, .. },
                        Object::List { collection: y, items: b, .. },
                    ) if x == y => {
                        for (a, b) in a.iter().zip(b) {
                            if !self.equal_at(*a, *b, depth + 1) {
                                return self.order(*a, *b, depth + 1);
                            }
                        }
                        Some(a.len().cmp(&b.len()))
                    }
                    (
                        Object::Dictionary { entries: a, is_set: true },
                        Object::Dictionary { entries: b, is_set: true },
                    ) => {
                        let is_within = a.keys().all(|key| b.contains_key(key));
                        is_within.then(|| a.len().cmp(&b.len()))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    pub(super) fn contains(&self, object: Value, item: Value) -> Result<bool, Fault> {
        if let (Some(text), Some(part)) =
            (self.state.heap.text_of(object), self.state.heap.text_of(item))
        {
            return Ok(text.contains(&**part));
        }
        let Value::Object(handle) = object else {
            return Err(Fault::NotIterable(self.shown(object)));
        };
        match self.state.heap.get(handle) {
            Object::List { items, .. } | Object::Table { items, .. } => {
                Ok(items.iter().any(|it| self.equal(*it, item)))
            }
            Object::Dictionary { entries, .. } => Ok(entries.contains_key(&self.key(item)?)),
            Object::Range(from, to, step) => Ok(match item {
                Value::Integer(number) => {
                    let is_within = if *step > 0 {
                        (*from..*to).contains(&number)
                    } else {
                        number <= *from && number > *to
                    };
                    is_within && (i128::from(number) - i128::from(*from)) % i128::from(*step) == 0
                }
                _ => false,
            }),
            _ => Err(Fault::NotIterable(self.shown(object))),
        }
    }
}

//! Whether values are equal, and their order.

use std::cmp::Ordering;

use super::Machine;
use super::fault::Fault;
use super::reals::real_of;
use super::steps::{BYTES_OF_STEP, Steps};
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
            BinaryOperator::Equal => self.equal(left, right),
            BinaryOperator::NotEqual => self.equal(left, right).map(|it| !it),
            BinaryOperator::Is => self.same(left, right),
            BinaryOperator::IsNot => self.same(left, right).map(|it| !it),
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
        match self.order(left, right, &Steps::new())? {
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

    fn same(&self, left: Value, right: Value) -> Result<bool, Fault> {
        Ok(left == right || (self.state.heap.text_of(left).is_some() && self.equal(left, right)?))
    }

    fn equal(&self, left: Value, right: Value) -> Result<bool, Fault> {
        self.equal_at(left, right, 0, &Steps::new())
    }

    /// Returns the place of the first item that is equal to a value.
    pub(super) fn find(&self, items: &[Value], value: Value) -> Result<Option<usize>, Fault> {
        let steps = Steps::new();
        for (nth, item) in items.iter().enumerate() {
            if self.equal_at(*item, value, 0, &steps)? {
                return Ok(Some(nth));
            }
        }
        Ok(None)
    }

    /// Returns how many items are equal to a value.
    pub(super) fn count(&self, items: &[Value], value: Value) -> Result<usize, Fault> {
        let steps = Steps::new();
        let mut count = 0;
        for item in items {
            count += usize::from(self.equal_at(*item, value, 0, &steps)?);
        }
        Ok(count)
    }

    fn equal_at(
        &self,
        left: Value,
        right: Value,
        depth: usize,
        steps: &Steps,
    ) -> Result<bool, Fault> {
        Ok(match (left, right) {
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
            (Value::Object(a), Value::Object(b)) => {
                a == b || self.equal_objects(a, b, depth, steps)?
            }
            (left, right) => left == right,
        })
    }

    fn equal_objects(
        &self,
        a: Handle,
        b: Handle,
        depth: usize,
        steps: &Steps,
    ) -> Result<bool, Fault> {
        if depth > MAX_DEPTH {
            return Err(Fault::Nesting);
        }
        Ok(match (self.state.heap.get(a), self.state.heap.get(b)) {
            (Object::Text(a), Object::Text(b)) => {
                if a.len() == b.len() {
                    steps.take(1 + a.len() / BYTES_OF_STEP)?;
                }
                a == b
            }
            _ if !self.program.code.semantics.compares_lists_by_items => false,
            (
                Object::List { collection: x, items: a, .. },
                Object::List { collection: y, items: b, .. },
            ) => {
                if x != y || a.len() != b.len() {
                    return Ok(false);
                }
                for (a, b) in a.iter().zip(b) {
                    steps.take(1)?;
                    if !self.equal_at(*a, *b, depth + 1, steps)? {
                        return Ok(false);
                    }
                }
                true
            }
            (Object::Dictionary { entries: a, .. }, Object::Dictionary { entries: b, .. }) => {
                if a.len() != b.len() {
                    return Ok(false);
                }
                for (key, (_, value)) in a {
                    steps.take(1)?;
                    let Some((_, other)) = b.get(key) else { return Ok(false) };
                    if !self.equal_at(*value, *other, depth + 1, steps)? {
                        return Ok(false);
                    }
                }
                true
            }
            (Object::Range(a, b, c), Object::Range(x, y, z)) => (a, b, c) == (x, y, z),
            _ => false,
        })
    }

    /// Returns the order of two values; `None` if there is none.
    pub(super) fn order(
        &self,
        left: Value,
        right: Value,
        steps: &Steps,
    ) -> Result<Option<Ordering>, Fault> {
        self.order_at(left, right, 0, steps)
    }

    fn order_at(
        &self,
        left: Value,
        right: Value,
        depth: usize,
        steps: &Steps,
    ) -> Result<Option<Ordering>, Fault> {
        Ok(match (left, right) {
            (Value::Integer(a), Value::Integer(b)) => Some(a.cmp(&b)),
            (Value::Integer(_) | Value::Real(_), Value::Integer(_) | Value::Real(_)) => {
                real_of(left).partial_cmp(&real_of(right))
            }
            (Value::Truth(a), Value::Truth(b)) => Some(a.cmp(&b)),
            (Value::Truth(a), _) if self.program.code.semantics.truth == Truth::NotEmpty => {
                self.order_at(Value::Integer(a.into()), right, depth, steps)?
            }
            (_, Value::Truth(b)) if self.program.code.semantics.truth == Truth::NotEmpty => {
                self.order_at(left, Value::Integer(b.into()), depth, steps)?
            }
            (Value::Object(_), Value::Object(_)) if depth > MAX_DEPTH => {
                return Err(Fault::Nesting);
            }
            (Value::Object(a), Value::Object(b)) => {
                match (self.state.heap.get(a), self.state.heap.get(b)) {
                    (Object::Text(a), Object::Text(b)) => {
                        steps.take(1 + a.len().min(b.len()) / BYTES_OF_STEP)?;
                        Some(a.cmp(b))
                    }
                    (
                        Object::List { collection: x, items: a, .. },
                        Object::List { collection: y, items: b, .. },
                    ) if x == y => {
                        for (a, b) in a.iter().zip(b) {
                            steps.take(1)?;
                            if !self.equal_at(*a, *b, depth + 1, steps)? {
                                return self.order_at(*a, *b, depth + 1, steps);
                            }
                        }
                        Some(a.len().cmp(&b.len()))
                    }
                    (
                        Object::Dictionary { entries: a, is_set: true },
                        Object::Dictionary { entries: b, is_set: true },
                    ) => {
                        steps.take(a.len())?;
                        let is_within = a.keys().all(|key| b.contains_key(key));
                        is_within.then(|| a.len().cmp(&b.len()))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
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
                Ok(self.find(items, item)?.is_some())
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

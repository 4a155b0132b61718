//! Operators between sets.

use super::Machine;
use super::fault::Fault;
use super::value::Value;
use crate::tree::BinaryOperator;

impl Machine {
    pub(super) fn combine_sets(
        &mut self,
        operator: BinaryOperator,
        left: Value,
        right: Value,
    ) -> Result<Value, Fault> {
        let (Some(a), Some(b)) = (self.entries(left), self.entries(right)) else {
            return Err(self.operator_fault(operator, left, right));
        };
        let only_left = a.iter().filter(|(key, _)| !b.contains_key(*key));
        let only_right = b.iter().filter(|(key, _)| !a.contains_key(*key));
        let both = a.iter().filter(|(key, _)| b.contains_key(*key));
        let pairs: Vec<(Value, Value)> = match operator {
            BinaryOperator::Subtract => only_left.map(|(_, pair)| *pair).collect(),
            BinaryOperator::Intersection => both.map(|(_, pair)| *pair).collect(),
            BinaryOperator::Union => {
                a.values().chain(only_right.map(|(_, pair)| pair)).copied().collect()
            }
            BinaryOperator::Difference => {
                only_left.chain(only_right).map(|(_, pair)| *pair).collect()
            }
            _ => return Err(self.operator_fault(operator, left, right)),
        };
        self.dictionary(pairs, true)
    }
}

//! Assignments.

use super::compiler::Compiler;
use super::names::Meaning;
use super::{Literal, Op, Operand, Place};
use crate::tree::{BinaryOperator, Expression, Target, ValueType};

impl Compiler<'_> {
    pub(super) fn assign(&mut self, target: &Target, value: &Expression) {
        // The value is computed right where it belongs, unless it has to be checked.
        if let Target::Name(name, _) = target
            && let Meaning::Variable(place) = self.assigned_meaning(name)
        {
            let (value_type, _) = self.type_of(name);
            if value_type == ValueType::Any || self.has_type(value, value_type) {
                self.compute_place(value, place);
            } else {
                let value = self.operand(value);
                self.store_typed(place, value, value_type);
            }
            return;
        }
        let value = self.operand(value);
        self.store(target, value);
    }

    /// Returns whether a value has a type for certain.
    fn has_type(&self, value: &Expression, value_type: ValueType) -> bool {
        use crate::tree::ExpressionKind as Kind;
        match (&value.kind, value_type) {
            (Kind::Integer(_), ValueType::Integer)
            | (Kind::Truth(_) | Kind::And(..) | Kind::Or(..), ValueType::Truth)
            | (Kind::Text(_), ValueType::Text)
            | (Kind::Real(_), ValueType::Real) => true,
            (Kind::Binary(operator, ..), ValueType::Truth) => operator.is_comparison(),
            (Kind::Binary(operator, left, right), ValueType::Integer | ValueType::Text) => {
                let keeps = match operator {
                    BinaryOperator::Add => true,
                    BinaryOperator::Subtract | BinaryOperator::Multiply => {
                        value_type == ValueType::Integer
                    }
                    _ => false,
                };
                keeps && self.has_type(left, value_type) && self.has_type(right, value_type)
            }
            (Kind::Name(name), _) => self.type_of(name) == (value_type, false),
            (Kind::Call(callee, _), ValueType::Integer) => {
                matches!(&callee.kind, Kind::Name(name) if matches!(name.as_str(), "div" | "mod"))
            }
            _ => false,
        }
    }

    /// Stores a value in a variable of a type.
    pub(super) fn store_typed(&mut self, to: Place, value: Operand, value_type: ValueType) {
        if value_type == ValueType::Any {
            self.copy(to, value);
        } else {
            self.emit(Op::Convert { value, value_type, to });
        }
    }

    /// Stores a value that is already computed.
    pub(super) fn store(&mut self, target: &Target, value: Operand) {
        match target {
            Target::Name(name, span) => match self.assigned_meaning(name) {
                Meaning::Variable(place) => {
                    let (value_type, _) = self.type_of(name);
                    self.store_typed(place, value, value_type);
                }
                Meaning::Cell(cell) => {
                    self.emit(Op::StoreCell { cell, value });
                }
                Meaning::Fallback(..)
                | Meaning::Constant(_)
                | Meaning::Library(_)
                | Meaning::Unknown => self.unknown_name(name, *span),
            },
            Target::Element(object, indices, _) => {
                let later: Vec<&Expression> = indices.iter().collect();
                let object = self.operand_before(object, &later);
                if let [index] = indices.as_slice() {
                    let index = self.operand(index);
                    self.emit(Op::SetElement { object, index, value });
                } else {
                    let indices = self.compute_registers(indices);
                    self.emit(Op::SetElements { object, indices, value });
                }
            }
            Target::Slice(object, bounds, _) => {
                let object = self.operand(object);
                let first = self.slice_bounds(bounds);
                self.emit(Op::SetSlice { object, first, value });
            }
            Target::Member(object, name, _) => {
                let object = self.operand(object);
                let name = self.constant(Literal::Text(self.spelled(name)));
                self.emit(Op::SetMember { object, name, value });
            }
            Target::Many(targets, _) => {
                let items = self.block(targets.len());
                self.emit(Op::Unpack { value, items });
                for (nth, target) in targets.iter().enumerate() {
                    self.store(target, Operand::Local(items.nth(nth)));
                }
            }
        }
    }

    pub(super) fn update(&mut self, target: &Target, operator: BinaryOperator, value: &Expression) {
        match target {
            Target::Name(name, span) => {
                let left = self.read_name(name, *span);
                let right = self.operand(value);
                match self.assigned_meaning(name) {
                    Meaning::Variable(to) => {
                        self.emit(Op::Binary { operator, to, left, right });
                    }
                    Meaning::Cell(cell) => {
                        let register = self.register();
                        self.emit(Op::Binary { operator, to: Place::Local(register), left, right });
                        self.emit(Op::StoreCell { cell, value: Operand::Local(register) });
                    }
                    Meaning::Fallback(..)
                    | Meaning::Constant(_)
                    | Meaning::Library(_)
                    | Meaning::Unknown => self.unknown_name(name, *span),
                }
            }
            Target::Element(object, indices, _) => {
                let object = self.compute_new(object);
                let indices = self.compute_registers(indices);
                let old = self.register();
                let to = Place::Local(old);
                self.emit(Op::Elements { to, object, indices });
                let right = self.operand(value);
                self.emit(Op::Binary { operator, to, left: Operand::Local(old), right });
                let value = Operand::Local(old);
                self.emit(Op::SetElements { object, indices, value });
            }
            Target::Member(object, name, _) => {
                let object = self.compute_new(object);
                let name = self.constant(Literal::Text(self.spelled(name)));
                let old = self.register();
                let to = Place::Local(old);
                self.emit(Op::Member { to, object, name });
                let right = self.operand(value);
                self.emit(Op::Binary { operator, to, left: Operand::Local(old), right });
                self.emit(Op::SetMember { object, name, value: Operand::Local(old) });
            }
            Target::Slice(_, _, span) | Target::Many(_, span) => {
                let problem = crate::syntax::Problem::NotAssignable;
                self.errors.push(crate::syntax::SyntaxError { span: *span, problem });
            }
        }
    }
}

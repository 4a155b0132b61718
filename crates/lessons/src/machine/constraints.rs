//! The library of constraints: models that the engine solves.

use sudoku_engine::csp::Domain;

use super::Machine;
use super::fault::{Fault, Kind};
use super::model_draft::ModelDraft;
use super::value::{ConstraintObject, Object, Value};
use crate::library::Builtin;

/// More bytes than an object for a part of a model takes.
const SIZE_OF_PART: usize = 256;

impl Machine {
    fn constraint(&self, value: Value) -> Option<&ConstraintObject> {
        match value {
            Value::Object(handle) => match self.state.heap.get(handle) {
                Object::Constraint(object) => Some(object),
                _ => None,
            },
            _ => None,
        }
    }

    fn new_constraint(&mut self, object: ConstraintObject) -> Result<Value, Fault> {
        self.state.heap.add(Object::Constraint(object))
    }

    pub(super) fn constraint_function(
        &mut self,
        function: Builtin,
        arguments: &[Value],
    ) -> Result<Value, Fault> {
        use ConstraintObject as C;
        let object = arguments.first().copied().unwrap_or(Value::Nothing);
        let known = self.constraint(object).cloned();
        match (function, known) {
            (Builtin::Models, Some(C::Library)) => self.new_constraint(C::Models),
            (Builtin::ConstraintModels, Some(C::Models)) => {
                self.new_constraint(C::ConstraintModels)
            }
            (Builtin::Utilities, Some(C::Library)) => self.new_constraint(C::Utilities),
            (Builtin::NewModel, Some(C::ConstraintModels)) => {
                self.state.heap.reserve(size_of::<ModelDraft>() + SIZE_OF_PART)?;
                self.state.heap.charge_kept(size_of::<ModelDraft>())?;
                self.state.models.push(ModelDraft::default());
                self.new_constraint(C::Model(self.state.models.len() - 1))
            }
            (Builtin::Restrictions, Some(C::Model(model))) => {
                self.new_constraint(C::Restrictions(model))
            }
            (Builtin::RangeVariable, Some(C::Model(model))) => {
                let (low, high) =
                    (self.small_integer(arguments[1])?, self.small_integer(arguments[2])?);
                self.variable(model, low, high)
            }
            (Builtin::ConstantVariable, Some(C::Model(model))) => {
                let value = self.small_integer(arguments[1])?;
                self.variable(model, value, value)
            }
            (Builtin::AllDifferent, Some(C::Restrictions(model))) => {
                let mut group = Vec::new();
                for item in self.items_of(arguments[1])? {
                    match self.constraint(item) {
                        Some(C::Variable(owner, nth)) if *owner == model => group.push(*nth),
                        _ => return Err(self.unfit_constraint(function, item)),
                    }
                }
                self.state.heap.charge_kept(ModelDraft::size_of_group(group.len()))?;
                self.state.models[model].add_different(group);
                Ok(Value::Nothing)
            }
            (Builtin::Solve, Some(C::Model(model))) => {
                let values = self.state.models[model].solve()?;
                self.new_constraint(C::Answer(model, values))
            }
            (Builtin::IsSolved, Some(C::Answer(_, values))) => Ok(Value::Truth(values.is_some())),
            (Builtin::VariableValue, Some(C::Answer(model, Some(values)))) => {
                match self.constraint(arguments[1]) {
                    Some(C::Variable(owner, nth)) if *owner == model && *nth < values.len() => {
                        Ok(Value::Integer(values[*nth].into()))
                    }
                    _ => Err(self.unfit_constraint(function, arguments[1])),
                }
            }
            (Builtin::NumbersOfText, Some(C::Utilities) | None) => {
                let text = arguments.last().copied().unwrap_or(Value::Nothing);
                self.numbers_of_text(text)
            }
            _ => Err(self.unfit_constraint(function, object)),
        }
    }

    fn unfit_constraint(&self, function: Builtin, value: Value) -> Fault {
        Fault::Argument { function: function.name().to_owned(), found: self.shown(value) }
    }

    fn small_integer(&self, value: Value) -> Result<i32, Fault> {
        match value {
            Value::Integer(number) => i32::try_from(number).map_err(|_| Fault::Overflow),
            _ => Err(self.type_fault(Kind::Integer, value)),
        }
    }

    fn variable(&mut self, model: usize, low: i32, high: i32) -> Result<Value, Fault> {
        let draft = &self.state.models[model];
        if low > high {
            return Err(Fault::Bounds { first: low.into(), last: high.into() });
        }
        let values = (i64::from(high) - i64::from(low)).unsigned_abs() + 1;
        if values > Domain::SPAN as u64 {
            return Err(Fault::TooManyValues { values, most: Domain::SPAN });
        }
        if draft.is_full() {
            return Err(Fault::Memory(super::heap::MEMORY_LIMIT >> 20));
        }
        self.state.heap.reserve(ModelDraft::SIZE_OF_VARIABLE + SIZE_OF_PART)?;
        self.state.heap.charge_kept(ModelDraft::SIZE_OF_VARIABLE)?;
        let nth = self.state.models[model].add_variable(low, high);
        self.new_constraint(ConstraintObject::Variable(model, nth))
    }

    /// Returns the numbers of a text, separated by commas.
    fn numbers_of_text(&mut self, value: Value) -> Result<Value, Fault> {
        let Some(text) = self.state.heap.text_of(value).cloned() else {
            return Err(self.type_fault(Kind::Text, value));
        };
        self.state.heap.reserve((text.matches(',').count() + 1) * size_of::<Value>())?;
        let numbers: Result<Vec<_>, _> = text.split(',').map(|part| self.number_of(part)).collect();
        self.state.heap.list(numbers?)
    }
}

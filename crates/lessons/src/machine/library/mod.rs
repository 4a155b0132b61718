//! What the functions of the library do.

mod conversions;
mod dictionaries;
mod list_changes;
mod lists;
mod numbers;
mod texts;

use super::Machine;
use super::fault::Fault;
use super::value::{Object, Value, range_size};
use crate::code::Registers;
use crate::library::Builtin;

impl Machine {
    pub(super) fn library(
        &mut self,
        function: Builtin,
        arguments: Registers,
    ) -> Result<Value, Fault> {
        let arguments = self.locals(arguments).to_vec();
        let (least, most) = arity(function);
        if arguments.len() < least || arguments.len() > most {
            let (function, expected) = (function.name().to_owned(), least);
            return Err(Fault::ArgumentCount { function, expected, found: arguments.len() });
        }
        if arguments.contains(&Value::Unset) {
            return Err(Fault::NoValue(None));
        }
        self.apply(function, &arguments)
    }

    fn apply(&mut self, function: Builtin, arguments: &[Value]) -> Result<Value, Fault> {
        use Builtin as B;
        match function {
            B::Absolute
            | B::Minimum
            | B::Maximum
            | B::Sum
            | B::Round
            | B::RoundHalfEven
            | B::Truncate
            | B::Floor
            | B::SquareRoot
            | B::PowerOf
            | B::Sign
            | B::Quotient
            | B::Remainder
            | B::QuotientAndRemainder => self.number_function(function, arguments),
            B::ToInteger
            | B::ToReal
            | B::ToNumber
            | B::ParseInteger
            | B::ParseReal
            | B::ToText
            | B::Represent
            | B::ToTruth
            | B::TypeName
            | B::CharacterOf
            | B::CodeOf
            | B::Pad
            | B::ReadLine
            | B::ErrorText
            | B::Print => self.conversion(function, arguments),
            B::Length => self.length(arguments[0]),
            B::Upper
            | B::Lower
            | B::Trim
            | B::TrimStart
            | B::TrimEnd
            | B::Split
            | B::SplitLines
            | B::Join
            | B::Find
            | B::Replace
            | B::StartsWith
            | B::EndsWith
            | B::IsDigits
            | B::IsLetters
            | B::Left
            | B::Right
            | B::Middle
            | B::IsBlank
            | B::Fill => self.text_function(function, arguments),
            B::Count | B::Contains | B::IndexOf | B::FindItem | B::FindPlace => {
                self.search_function(function, arguments)
            }
            B::Append
            | B::Push
            | B::Extend
            | B::Insert
            | B::Pop
            | B::RemoveAt
            | B::RemoveItem
            | B::Reverse
            | B::Sort
            | B::Clear
            | B::Set => self.list_change(function, arguments),
            B::Copy
            | B::Reversed
            | B::Sorted
            | B::LastIndex
            | B::Last
            | B::ToList
            | B::ToTuple
            | B::ToSet
            | B::Range
            | B::RangeList
            | B::LoopValues
            | B::LoopEntries
            | B::LoopPairs
            | B::Enumerate
            | B::Zip
            | B::Any
            | B::All
            | B::NewList => self.list_function(function, arguments),
            B::ToDictionary
            | B::Keys
            | B::Values
            | B::Pairs
            | B::Add
            | B::Discard
            | B::Get
            | B::GetKey
            | B::HasKey
            | B::Update
            | B::NewDictionary
            | B::NewStructure => self.dictionary_function(function, arguments),
            B::Models
            | B::ConstraintModels
            | B::NewModel
            | B::RangeVariable
            | B::ConstantVariable
            | B::Restrictions
            | B::AllDifferent
            | B::Solve
            | B::IsSolved
            | B::VariableValue
            | B::Utilities
            | B::NumbersOfText => self.constraint_function(function, arguments),
        }
    }

    pub(super) fn unfit(&self, function: Builtin, value: Value) -> Fault {
        Fault::Argument { function: function.name().to_owned(), found: self.shown(value) }
    }

    fn length(&self, value: Value) -> Result<Value, Fault> {
        let Value::Object(handle) = value else { return Err(self.unfit(Builtin::Length, value)) };
        let length = match self.state.heap.get(handle) {
            Object::Text(text) => text.chars().count(),
            Object::List { items, .. } | Object::Table { items, .. } => items.len(),
            Object::Dictionary { entries, .. } => entries.len(),
            Object::Range(from, to, step) => {
                let length = i64::try_from(range_size(*from, *to, *step));
                return length.map(Value::Integer).map_err(|_| Fault::Overflow);
            }
            Object::Free
            | Object::Cell(_)
            | Object::Closure { .. }
            | Object::Cursor { .. }
            | Object::Constraint(_) => return Err(self.unfit(Builtin::Length, value)),
        };
        Ok(Value::Integer(length as i64))
    }
}

/// Returns the least and the greatest number of arguments.
const fn arity(function: Builtin) -> (usize, usize) {
    use Builtin as B;
    const ANY: usize = usize::MAX;
    match function {
        B::Push
        | B::Minimum
        | B::Maximum
        | B::Print
        | B::NewList
        | B::NewStructure
        | B::ReadLine
        | B::Zip
        | B::NewDictionary => (0, ANY),
        B::ErrorText | B::Models | B::Utilities => (0, 1),
        B::ToList
        | B::ToTuple
        | B::ToSet
        | B::ToDictionary
        | B::ToInteger
        | B::ToText
        | B::ToReal
        | B::ToTruth => (0, 2),
        B::Absolute
        | B::Truncate
        | B::Floor
        | B::SquareRoot
        | B::Sign
        | B::Represent
        | B::TypeName
        | B::CharacterOf
        | B::Length
        | B::Upper
        | B::Lower
        | B::SplitLines
        | B::IsDigits
        | B::IsLetters
        | B::IsBlank
        | B::Reverse
        | B::Reversed
        | B::Clear
        | B::Copy
        | B::LastIndex
        | B::Last
        | B::Any
        | B::All
        | B::Keys
        | B::Values
        | B::Pairs
        | B::ConstraintModels
        | B::NewModel
        | B::Restrictions
        | B::Solve
        | B::IsSolved
        | B::LoopValues
        | B::LoopEntries
        | B::LoopPairs
        | B::ToNumber => (1, 1),
        B::Sum
        | B::Round
        | B::RoundHalfEven
        | B::ParseInteger
        | B::ParseReal
        | B::CodeOf
        | B::Trim
        | B::TrimStart
        | B::TrimEnd
        | B::Split
        | B::Pop
        | B::Sort
        | B::Sorted
        | B::Enumerate => (1, 2),
        B::Quotient
        | B::Remainder
        | B::QuotientAndRemainder
        | B::Find
        | B::StartsWith
        | B::EndsWith
        | B::Count
        | B::Left
        | B::Right
        | B::Fill
        | B::Append
        | B::Extend
        | B::RemoveAt
        | B::RemoveItem
        | B::FindItem
        | B::FindPlace
        | B::PowerOf
        | B::Contains
        | B::Add
        | B::Discard
        | B::HasKey
        | B::Update
        | B::ConstantVariable
        | B::AllDifferent
        | B::NumbersOfText
        | B::VariableValue
        | B::Join => (2, 2),
        B::IndexOf | B::Middle | B::Get | B::GetKey | B::Insert => (2, 3),
        B::Pad | B::Range | B::RangeList => (1, 3),
        B::Replace | B::Set | B::RangeVariable => (3, 3),
    }
}

//! Operators, one for each meaning that a language gives them.

/// An operator between two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOperator {
    /// The sum of numbers, or two texts or lists joined.
    Add,
    /// Like `Add`, but a text joins the other value as it is printed.
    Join,
    /// Like `Add`, but the items are added to the list on the left, which stays the same list.
    AddInPlace,
    Subtract,
    /// The product of numbers, or a text or list repeated.
    Multiply,
    /// The quotient as a real number.
    DivideReal,
    /// The quotient, an integer if it is whole.
    DivideWhole,
    /// The quotient rounded down, as Python's `//`.
    DivideFloor,
    /// The quotient of a number by one above 0, rounded down.
    DivideNatural,
    /// The remainder with the sign of the divisor, as Python's `%`.
    RemainderFloor,
    /// The remainder with the sign of the dividend.
    RemainderTruncated,
    /// The remainder by a number above 0, which is never negative.
    RemainderNatural,
    Power,
    /// The power as a real number.
    PowerReal,
    /// The quotient without what is behind the point, of two integers.
    DivideTruncated,
    /// Whether both are true. Both sides are always computed.
    Both,
    /// Whether one is true. Both sides are always computed.
    Either,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    /// The items of either set, or the bits of either integer.
    Union,
    /// The items of both sets, or the bits of both integers.
    Intersection,
    /// The items of one set alone, or the bits of one integer alone.
    Difference,
    ShiftLeft,
    ShiftRight,
    /// Whether the left value is an item, key or part of the right one.
    In,
    NotIn,
    /// Whether both are the same object.
    Is,
    IsNot,
}

impl BinaryOperator {
    /// Returns whether the operator compares, so that its value is true or false.
    pub const fn is_comparison(self) -> bool {
        match self {
            Self::Equal
            | Self::NotEqual
            | Self::Less
            | Self::LessOrEqual
            | Self::Greater
            | Self::GreaterOrEqual
            | Self::In
            | Self::NotIn
            | Self::Is
            | Self::IsNot => true,
            Self::Add
            | Self::Join
            | Self::AddInPlace
            | Self::Subtract
            | Self::Multiply
            | Self::DivideReal
            | Self::DivideWhole
            | Self::DivideFloor
            | Self::DivideNatural
            | Self::RemainderFloor
            | Self::RemainderTruncated
            | Self::RemainderNatural
            | Self::Power
            | Self::PowerReal
            | Self::DivideTruncated
            | Self::Both
            | Self::Either
            | Self::Union
            | Self::Intersection
            | Self::Difference
            | Self::ShiftLeft
            | Self::ShiftRight => false,
        }
    }

    /// Returns the sign for messages.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Add | Self::Join | Self::AddInPlace => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::DivideReal | Self::DivideWhole | Self::DivideTruncated => "/",
            Self::DivideFloor => "//",
            Self::DivideNatural => "div",
            Self::RemainderFloor | Self::RemainderTruncated => "%",
            Self::RemainderNatural => "mod",
            Self::Power | Self::PowerReal => "**",
            Self::Both => "&&",
            Self::Either => "||",
            Self::Union => "|",
            Self::Intersection => "&",
            Self::Difference => "^",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
            Self::Equal => "=",
            Self::NotEqual => "<>",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
            Self::In => "in",
            Self::NotIn => "not in",
            Self::Is => "is",
            Self::IsNot => "is not",
        }
    }
}

/// An operator before a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum UnaryOperator {
    Negate,
    Plus,
    Not,
}

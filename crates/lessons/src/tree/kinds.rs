//! The kinds of values, collections and parameters.

/// The values that a variable takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ValueType {
    Any,
    Integer,
    Real,
    Truth,
    Character,
    Text,
}

/// How an argument reaches its parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Passing {
    /// The parameter gets the value.
    In,
    /// The argument gets the value of the parameter when the call ends.
    Out,
    InOut,
}

/// The kinds of collections that hold items without keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Collection {
    List,
    Tuple,
    Set,
}

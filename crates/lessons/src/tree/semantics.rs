//! What holds for a whole program: how values are printed, what is true, which names are local.

/// The rules of a language that no operator or statement says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Semantics {
    /// The least and the greatest integer.
    pub(crate) integers: (i64, i64),
    /// How deep calls may be nested.
    pub(crate) call_depth: usize,
    pub(crate) truth: Truth,
    pub(crate) scope: ScopeRule,
    /// The number of the first character of a text and of the first item of a list.
    pub(crate) first_index: i64,
    /// Whether an index below 0 counts from the end.
    pub(crate) negative_indices: bool,
    /// Whether an item that is not there gives nothing rather than an error.
    pub(crate) missing_is_nothing: bool,
    /// Whether lists with equal items are equal; otherwise only a list is equal to itself.
    pub(crate) compares_lists_by_items: bool,
    pub(crate) words: ValueWords,
}

/// Which values a condition takes, and which of them hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    /// Only true and false are conditions.
    Strict,
    /// Everything holds but false and nothing.
    NotFalse,
    /// Everything holds but false, nothing, 0 and what is empty.
    NotEmpty,
}

/// Which variables belong to a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScopeRule {
    /// Those that it declares.
    Declared,
    /// Those that it assigns, unless the module declares them.
    AssignedUnlessDeclared,
    /// Those that it assigns. Until it does, their names mean variables outside.
    AssignedOrOutside,
    /// Those that it assigns, unless it says that they are outside.
    Assigned,
}

/// How values are printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ValueWords {
    pub(crate) truths: [&'static str; 2],
    pub(crate) nothing: &'static str,
    pub(crate) reals: RealStyle,
    /// The quotation mark around texts within lists.
    pub(crate) quote: Option<char>,
    /// Whether a collection is printed with its items; otherwise its type is printed.
    pub(crate) prints_items: bool,
    pub(crate) types: TypeNames,
}

/// The names of the types of values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TypeNames {
    pub(crate) nothing: &'static str,
    pub(crate) truth: &'static str,
    pub(crate) integer: &'static str,
    pub(crate) real: &'static str,
    pub(crate) text: &'static str,
    pub(crate) list: &'static str,
    pub(crate) tuple: &'static str,
    pub(crate) set: &'static str,
    pub(crate) dictionary: &'static str,
    pub(crate) function: &'static str,
}

/// How real numbers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RealStyle {
    /// The shortest digits that read as the same number, with `.0` for whole numbers.
    Point,
    /// The shortest digits, without a point for whole numbers.
    Shortest,
    /// Up to 6 significant digits, as KuMir.
    Six,
    /// Up to 15 significant digits.
    Fifteen,
}

impl ValueWords {
    /// Returns the word for true or false.
    pub(crate) const fn truth(&self, value: bool) -> &'static str {
        self.truths[value as usize]
    }
}

//! The functions that programs can call without defining them, by what they do.
//!
//! Each language lists the names it has for them; the machine knows only these.

use strum::IntoStaticStr;

/// What the names of a language mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Library {
    pub(crate) functions: &'static [(&'static str, Builtin)],
    pub(crate) methods: &'static [(&'static str, Builtin)],
    pub(crate) constants: &'static [(&'static str, Constant)],
}

/// A value that has a name in a language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Constant {
    Text(&'static str),
    Integer(i64),
    Real(f64),
    /// The collection of texts for characters that are hard to type, `Символы`.
    Characters,
    /// The library of constraints, `О2`.
    Constraints,
}

/// A function of the machine. Methods take what they are called on as their first argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
pub(crate) enum Builtin {
    // Numbers.
    Absolute,
    Minimum,
    Maximum,
    Sum,
    /// Rounded to a number of digits, halves away from 0.
    Round,
    /// Rounded to a number of digits, halves to the even digit.
    RoundHalfEven,
    /// Without what is behind the point.
    Truncate,
    Floor,
    SquareRoot,
    PowerOf,
    Sign,
    /// The quotient by a number above 0, rounded down.
    Quotient,
    /// The remainder by a number above 0.
    Remainder,
    QuotientAndRemainder,
    // From one type to another.
    /// An integer from a number or a text; fails if the text is not one.
    ToInteger,
    ToReal,
    /// A number from a text, an integer if it is whole.
    ToNumber,
    /// The integer in a text, or the second argument if there is none.
    ParseInteger,
    ParseReal,
    ToText,
    /// The text of a value as it is printed within a list.
    Represent,
    ToTruth,
    TypeName,
    CharacterOf,
    CodeOf,
    /// A text padded to a width and a number of digits behind the point.
    Pad,
    // Texts.
    Length,
    Upper,
    Lower,
    Trim,
    TrimStart,
    TrimEnd,
    Split,
    SplitLines,
    Join,
    /// The place of a part, counted as the language does, or one before the first if there is none.
    Find,
    Replace,
    StartsWith,
    EndsWith,
    Count,
    IsDigits,
    IsLetters,
    /// The first characters.
    Left,
    /// The last characters.
    Right,
    /// A number of characters from a place.
    Middle,
    IsBlank,
    Fill,
    // Lists.
    Append,
    /// Adds all further arguments to the list, and returns it.
    Push,
    Extend,
    Insert,
    Pop,
    RemoveAt,
    RemoveItem,
    IndexOf,
    /// The first item that is equal to the argument, or nothing.
    FindItem,
    /// The place of an item, or nothing.
    FindPlace,
    Contains,
    Reverse,
    Reversed,
    Sort,
    Sorted,
    Clear,
    Copy,
    LastIndex,
    Get,
    Set,
    /// The last item without removing it.
    Last,
    // Other collections.
    ToList,
    ToTuple,
    ToSet,
    ToDictionary,
    Range,
    /// The numbers of a range as a list.
    RangeList,
    /// What a loop goes through: the items of a list, the values of a dictionary by its keys.
    LoopValues,
    /// Like `LoopValues`, each with its place or key.
    LoopPairs,
    /// The items of a list; of a dictionary, a structure for each key and its value.
    LoopEntries,
    Enumerate,
    Zip,
    Any,
    All,
    Keys,
    Values,
    Pairs,
    Add,
    Discard,
    GetKey,
    HasKey,
    Update,
    /// A list of nothing, nested for more than one size.
    NewList,
    NewDictionary,
    /// A dictionary whose keys are the names in a text, separated by commas.
    NewStructure,
    // Input and failure.
    ReadLine,
    ErrorText,
    /// Writes values, as a function that can be passed on.
    Print,
    // Constraints.
    Models,
    ConstraintModels,
    NewModel,
    RangeVariable,
    ConstantVariable,
    Restrictions,
    AllDifferent,
    Solve,
    IsSolved,
    VariableValue,
    Utilities,
    NumbersOfText,
}

impl Builtin {
    pub(crate) fn name(self) -> &'static str {
        self.into()
    }
}

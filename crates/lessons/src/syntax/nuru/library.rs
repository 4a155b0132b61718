//! Nuru's functions and methods.

use crate::library::{Builtin, Library};

/// What a loop goes through; not names that a program can write.
pub(super) const LOOP_VALUES: &str = "kwa thamani";
pub(super) const LOOP_PAIRS: &str = "kwa ufunguo, thamani";

pub(super) const LIBRARY: Library = Library {
    functions: &[
        ("andika", Builtin::Print),
        ("jaza", Builtin::ReadLine),
        ("aina", Builtin::TypeName),
        ("namba", Builtin::ToInteger),
        ("tungo", Builtin::ToText),
        ("mfululizo", Builtin::RangeList),
        (LOOP_VALUES, Builtin::LoopValues),
        (LOOP_PAIRS, Builtin::LoopPairs),
    ],
    methods: &[
        ("idadi", Builtin::Length),
        ("sukuma", Builtin::Push),
        ("yamwisho", Builtin::Last),
        ("unga", Builtin::Join),
        ("tafuta", Builtin::FindItem),
        ("gawa", Builtin::Split),
        ("herufikubwa", Builtin::Upper),
        ("herufindogo", Builtin::Lower),
    ],
    constants: &[],
};

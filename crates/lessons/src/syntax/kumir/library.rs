//! KuMir's functions.

use crate::library::{Builtin, Constant, Library};

pub(super) const LIBRARY: Library =
    Library { functions: FUNCTIONS, methods: &[], constants: CONSTANTS };

/// `Цел` and `цел`: KuMir's editor writes both.
const FUNCTIONS: &[(&str, Builtin)] = &[
    ("div", Builtin::Quotient),
    ("mod", Builtin::Remainder),
    ("abs", Builtin::Absolute),
    ("iabs", Builtin::Absolute),
    ("int", Builtin::Floor),
    ("sqrt", Builtin::SquareRoot),
    ("sign", Builtin::Sign),
    ("min", Builtin::Minimum),
    ("max", Builtin::Maximum),
    ("imin", Builtin::Minimum),
    ("imax", Builtin::Maximum),
    ("длин", Builtin::Length),
    ("Цел", Builtin::ParseInteger),
    ("цел", Builtin::ParseInteger),
    ("лит_в_цел", Builtin::ParseInteger),
    ("Вещ", Builtin::ParseReal),
    ("вещ", Builtin::ParseReal),
    ("лит", Builtin::ToText),
    ("Лит", Builtin::ToText),
    ("цел_в_лит", Builtin::ToText),
    ("вещ_в_лит", Builtin::ToText),
    ("код", Builtin::CodeOf),
    ("юникод", Builtin::CodeOf),
    ("символ", Builtin::CharacterOf),
    ("юнисимвол", Builtin::CharacterOf),
    ("верхний регистр", Builtin::Upper),
    ("нижний регистр", Builtin::Lower),
    ("поз", Builtin::Find),
    ("позиция", Builtin::Find),
    ("формат", Builtin::Pad),
];

const CONSTANTS: &[(&str, Constant)] = &[
    ("МАКСЦЕЛ", Constant::Integer(i32::MAX as i64)),
    ("ПИ", Constant::Real(std::f64::consts::PI)),
];

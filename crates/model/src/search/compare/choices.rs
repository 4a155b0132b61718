//! What a person chooses of a comparison.
//!
//! Owns the words of the choices in links and for automation. Must not know what becomes of
//! them.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// What the searches have in common when they are played together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Pace {
    /// Each is shown after as many placements and undos.
    #[default]
    Step,
    /// Each is shown after as many placements, so that it has met as many nodes.
    Node,
    /// Each is shown after as many nanoseconds at the speed that was measured for it.
    Time,
}

/// How long the maps are across.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Across {
    /// All have the scale of the longest.
    #[default]
    Common,
    /// Each fills its own width.
    Own,
}

/// What stands below the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Panel {
    #[default]
    Maps,
    /// Nodes by level, and all of them, on a logarithmic axis.
    Levels,
    Table,
}

/// Where all of the searches are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// After so many steps, placements or nanoseconds, as the pace has it. A search that
    /// has fewer is shown at its end.
    At(u64),
    /// Each at its end, or as far as it has come.
    End,
}

//! The options of a comparison.
//!
//! Owns the codes of the options in links and for automation. Must not know their effects.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// The unit in which the searches advance together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PaceUnit {
    /// Each search is shown after the same number of placements and undos.
    #[default]
    Step,
    /// Each is shown after the same number of placements, so that all have met as many nodes.
    Node,
    /// Each is shown after the same number of nanoseconds, at the speed measured for it.
    Time,
}

/// The widths of the maps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MapScale {
    /// All maps have the scale of the longest search.
    #[default]
    Common,
    /// Each map fills its own width.
    Own,
}

/// The panel below the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Panel {
    #[default]
    Maps,
    /// Nodes by level, and in total, on a logarithmic axis.
    Levels,
    Table,
}

/// The place at which all searches are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// After this many steps, placements or nanoseconds, depending on the pace. A search that
    /// has fewer is shown at its end.
    At(u64),
    /// Each search at its end, or as far along as it has come.
    End,
}

//! The ways to show the search tree.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// How Watch shows the search tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TreeMode {
    /// Nodes and edges.
    #[default]
    Drawing,
    /// The path to the current step, with the siblings of its nodes.
    Path,
    /// The path as text.
    List,
    /// The digits below the current node, as a table.
    Table,
    /// The constraints of the puzzle.
    Constraints,
}

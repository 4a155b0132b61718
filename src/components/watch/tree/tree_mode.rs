//! The ways to show the tree.

use strum::{IntoStaticStr, VariantArray};

use crate::text::Text;

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Mode {
    /// Nodes and edges.
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

impl Mode {
    pub(super) fn label(self, text: Text) -> &'static str {
        match self {
            Self::Drawing => text.tree.drawing,
            Self::Path => text.tree.path,
            Self::List => text.tree.list,
            Self::Table => text.tree.table,
            Self::Constraints => text.constraints.title,
        }
    }
}

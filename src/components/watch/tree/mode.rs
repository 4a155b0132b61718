//! How the tree is shown.

use strum::{IntoStaticStr, VariantArray};

use crate::text::Label;

/// How the tree is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Mode {
    /// Nodes and lines.
    Drawing,
    /// The path to the step shown, with the siblings of its nodes.
    Path,
    /// The path as text.
    List,
    /// The digits below the node on show, as a table.
    Table,
    /// The constraints of the puzzle.
    Constraints,
}

impl Mode {
    pub(super) const fn label(self) -> Label {
        match self {
            Self::Drawing => Label::TreeDrawing,
            Self::Path => Label::TreePath,
            Self::List => Label::TreeList,
            Self::Table => Label::TreeTable,
            Self::Constraints => Label::Constraints,
        }
    }
}

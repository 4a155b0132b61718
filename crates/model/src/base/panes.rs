//! How the view for watching a search shares its room between board, tree and map.

use strum::IntoStaticStr;

/// Where the tree is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TreePlace {
    #[default]
    Beside,
    Below,
}

/// What has most of the room, until the page is closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Foreground {
    /// The tree, next to board and map.
    #[default]
    Shared,
    /// The map; the tree has the place that the map had.
    Map,
    /// The tree alone, with a small board.
    Tree,
}

/// A line between two parts that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Divider {
    /// Between the board and the tree.
    Board,
    /// Between the tree and the map.
    Map,
}

/// The place of the tree, and the sizes that the user chose, in thousandths of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Panes {
    pub tree_place: TreePlace,
    board_beside: Option<u16>,
    board_above: Option<u16>,
    map: Option<u16>,
}

impl Panes {
    /// Returns the sizes that a part may have.
    pub const fn range(self, divider: Divider) -> (u16, u16) {
        match (divider, self.tree_place) {
            (Divider::Board, TreePlace::Beside) => (180, 550),
            (Divider::Board, TreePlace::Below) => (200, 500),
            (Divider::Map, _) => (60, 400),
        }
    }

    /// Returns the size that the user chose: of the board's width, or its height if the tree is
    /// below it; of the map's height.
    pub const fn size(self, divider: Divider) -> Option<u16> {
        match (divider, self.tree_place) {
            (Divider::Board, TreePlace::Beside) => self.board_beside,
            (Divider::Board, TreePlace::Below) => self.board_above,
            (Divider::Map, _) => self.map,
        }
    }

    /// Changes a size, within its range; `None` is the size that the page chooses.
    #[must_use]
    pub fn with_size(mut self, divider: Divider, size: Option<u16>) -> Self {
        let (least, most) = self.range(divider);
        let size = size.map(|size| size.clamp(least, most));
        match (divider, self.tree_place) {
            (Divider::Board, TreePlace::Beside) => self.board_beside = size,
            (Divider::Board, TreePlace::Below) => self.board_above = size,
            (Divider::Map, _) => self.map = size,
        }
        self
    }

    /// Returns what is stored: whether the tree is below the board, and the sizes, 0 for one that
    /// the user did not choose.
    pub(crate) fn stored(self) -> (bool, [u16; 3]) {
        let sizes = [self.board_beside, self.board_above, self.map];
        (self.tree_place == TreePlace::Below, sizes.map(Option::unwrap_or_default))
    }

    /// Reads what was stored.
    pub(crate) fn from_stored(
        (is_below, [board_beside, board_above, map]): (bool, [u16; 3]),
    ) -> Self {
        let size = |size: u16| (size > 0).then_some(size);
        let panes = |tree_place| Self { tree_place, ..Self::default() };
        let beside = panes(TreePlace::Beside).with_size(Divider::Board, size(board_beside));
        let below = panes(TreePlace::Below).with_size(Divider::Board, size(board_above));
        let both = Self { board_beside: beside.board_beside, ..below };
        let tree_place = if is_below { TreePlace::Below } else { TreePlace::Beside };
        Self { tree_place, ..both }.with_size(Divider::Map, size(map))
    }
}

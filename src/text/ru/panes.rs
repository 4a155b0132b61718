//! Russian words for how Watch shares its room.

use crate::text::en::panes::PanesLabels;

pub(super) const PANES: PanesLabels = PanesLabels {
    title: "Расположение",
    below: "Дерево под полем",
    swapped: "Поменять местами дерево и карту",
    whole_page: "Дерево на всю страницу",
    board_divider: "Граница между полем и деревом",
    map_divider: "Граница между деревом и картой",
};

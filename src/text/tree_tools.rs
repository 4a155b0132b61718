//! The tools of the search tree, its legend and the costliest branch.

use grove_model::base::settings::Language;
use grove_model::view::tree::CostliestFacts;

use super::en::tree_tools::TreeToolLabels;
use super::{Text, en, ru, sw};

impl Text {
    /// Returns the words of the tools. They are separate from the other labels, because they are
    /// needed later than the words of the board.
    pub fn tree_tools(self) -> &'static TreeToolLabels {
        match self.language {
            Language::En => &en::tree_tools::TREE_TOOLS,
            Language::Ru => &ru::tree_tools::TREE_TOOLS,
            Language::Sw => &sw::tree_tools::TREE_TOOLS,
        }
    }

    /// Describes the costliest branch, or that it is still being followed.
    pub fn costliest(self, facts: CostliestFacts) -> String {
        let phrases = self.tree_tools();
        match facts {
            CostliestFacts::Following => phrases.following.to_owned(),
            CostliestFacts::Found { digit, cell, shape, size, total } => {
                let cell = self.short_cell(cell, shape);
                let node = self.say(self.phrases.tree.node, &[("digit", &digit), ("cell", &cell)]);
                let percent = size.saturating_mul(100) / total.max(1);
                let facts: [(&str, &dyn super::phrase::Fill); 4] =
                    [("node", &node), ("size", &size), ("total", &total), ("percent", &percent)];
                self.say(phrases.costliest, &facts)
            }
        }
    }
}

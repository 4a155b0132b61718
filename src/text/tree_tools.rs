//! The tools of the search tree, its legend and the costliest branch.

use grove_model::view::tree::CostliestFacts;

use super::Text;

impl Text {
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

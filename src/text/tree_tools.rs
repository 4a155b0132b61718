//! The tools of the search tree, its legend and the costliest branch.

use grove_model::view::tree::CostliestFacts;

use super::Text;

impl Text {
    pub const fn hide_ahead(self) -> &'static str {
        self.one_of(["Hide what lies ahead", "Скрыть то, что впереди", "Ficha yaliyo mbele"])
    }

    pub const fn show_ahead(self) -> &'static str {
        self.one_of(["Show what lies ahead", "Показать то, что впереди", "Onyesha yaliyo mbele"])
    }

    /// Describes a tree that is shown up to the current step, with this many nodes.
    pub fn tree_up_to_now(self, nodes: u64) -> String {
        let phrase = self.one_of([
            "The search tree so far: {nodes|node|nodes} with the root. What lies ahead is hidden.",
            "Дерево до этого шага: {nodes|узел|узла|узлов} вместе с корнем. То, что впереди, скрыто.",
            "Mti hadi hatua hii: {nodes|nodi|nodi} pamoja na mzizi. Yaliyo mbele yamefichwa.",
        ]);
        self.say(phrase, &[("nodes", &nodes)])
    }

    /// Adds to the description of a large tree that this many of its nodes come after the end of the
    /// search.
    pub fn with_nodes_beyond(self, extent: &str, nodes: u64) -> String {
        let phrase = self.one_of([
            "After the end of the search: {nodes}.",
            "После конца поиска: {nodes}.",
            "Baada ya mwisho wa utafutaji: {nodes}.",
        ]);
        format!("{extent} {}", self.say(phrase, &[("nodes", &nodes)]))
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

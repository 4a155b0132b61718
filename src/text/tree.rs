//! The search tree and the map.

use grove_model::base::tree_mode::TreeMode;
use grove_model::view::branch_table::BranchTable;
use grove_model::view::timeline::BarFacts;
use grove_model::view::tree::{
    DrawnNode, LargeTreeFacts, NodeFacts, NodeOutcome, PathFacts, SmallTreeFacts,
};
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::recording::NodeKind;

use super::Text;

impl Text {
    pub fn tree_mode(self, mode: TreeMode) -> &'static str {
        match mode {
            TreeMode::Drawing => self.tree.drawing,
            TreeMode::Path => self.tree.path,
            TreeMode::List => self.tree.list,
            TreeMode::Table => self.tree.table,
            TreeMode::Constraints => self.constraints.title,
        }
    }

    /// Describes how much of a small tree is drawn.
    pub fn small_tree_drawn(self, facts: SmallTreeFacts) -> String {
        let phrases = &self.phrases.tree;
        let SmallTreeFacts { nodes, drawn, searched, trees, dead_ends, solutions, is_whole } =
            facts;
        let forest = match (is_whole, drawn == nodes) {
            (true, true) => phrases.whole_forest,
            (true, false) => phrases.drawn_forest,
            (false, _) => phrases.forest_so_far,
        };
        let mut said = self.say(
            phrases.forest,
            &[
                ("forest", &forest),
                ("nodes", &nodes),
                ("trees", &trees),
                ("dead_ends", &dead_ends),
                ("solutions", &solutions),
            ],
        );
        if drawn != nodes {
            said = format!("{said} {}", self.say(phrases.forest_drawn, &[("drawn", &drawn)]));
        }
        // First what the counters and the answers count.
        if searched != nodes {
            said =
                format!("{} {said}", self.say(phrases.forest_searched, &[("searched", &searched)]));
        }
        said
    }

    /// Describes how much of a large tree is drawn, and what is not.
    pub fn tree_drawn(self, facts: LargeTreeFacts) -> String {
        let phrases = &self.phrases.tree;
        let LargeTreeFacts { drawn, open, searched, folded, is_over } = facts;
        let folded = match folded {
            0 => phrases.nothing_folded.to_owned(),
            _ => self.say(phrases.folded, &[("folded", &folded)]),
        };
        self.say(
            if open == 0 { phrases.drawn } else { phrases.drawn_beyond },
            &[
                ("drawn", &(drawn - open)),
                ("open", &open),
                ("searched", &searched),
                ("is_over", &is_over),
                ("folded", &folded),
            ],
        )
    }

    /// Describes a node of the tree, and its outcome.
    pub fn node(self, NodeFacts { digit, cell, shape, outcome }: NodeFacts) -> String {
        let phrases = &self.phrases.tree;
        let cell = self.short_cell(cell, shape);
        let node = self.say(phrases.node, &[("digit", &digit), ("cell", &cell)]);
        match outcome {
            NodeOutcome::Unknown => format!("{node}."),
            NodeOutcome::Open => self.say(phrases.node_open, &[("node", &node)]),
            NodeOutcome::DeadEnd => self.say(phrases.node_dead_end, &[("node", &node)]),
            NodeOutcome::Solution => self.say(phrases.node_solution, &[("node", &node)]),
            NodeOutcome::Subtree { size, solutions, deepest, is_growing } => self.say(
                phrases.node_subtree,
                &[
                    ("node", &node),
                    ("size", &size),
                    ("solutions", &self.solutions_below(solutions, phrases.no_solution)),
                    ("deepest", &deepest),
                    ("is_growing", &is_growing),
                ],
            ),
        }
    }

    fn solutions_below(self, solutions: u64, none: &str) -> String {
        match solutions {
            0 => none.to_owned(),
            _ => self.say(self.phrases.tree.solutions, &[("count", &solutions)]),
        }
    }

    /// Describes what the drawing of the path shows and omits.
    pub fn path_drawn(self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over, .. } = facts;
        let phrase = self.one_of([
            "{drawn|node|nodes} shown: the root, the current path and the siblings along it, reached or not. Whole search: {searched|node|nodes}{is_over?| so far}.",
            "Показано: {drawn|узел|узла|узлов} — корень, путь и соседние узлы, пройденные и нет. Весь поиск: {searched|узел|узла|узлов}{is_over?| пока что}.",
            "Mchoro: {drawn|nodi|nodi} — mzizi, njia na nodi ndugu, ziwe zimefikiwa au la. Utafutaji wote: {searched|nodi|nodi}{is_over?| hadi sasa}.",
        ]);
        self.say(phrase, &[("drawn", &drawn), ("searched", &searched), ("is_over", &is_over)])
    }

    /// Describes what the list of the path shows.
    pub fn path_listed(self, facts: PathFacts) -> String {
        let PathFacts { depth, searched, is_over, .. } = facts;
        let phrase = self.one_of([
            "The current path below the root: {depth|node|nodes} of {searched}{is_over?| searched so far}.",
            "Путь, не считая корня: {depth|узел|узла|узлов} из {searched}{is_over?| (поиск ещё идёт)}.",
            "Njia chini ya mzizi: {depth|nodi|nodi} kati ya {searched}{is_over?| zilizopitiwa hadi sasa}.",
        ]);
        self.say(phrase, &[("depth", &depth), ("searched", &searched), ("is_over", &is_over)])
    }

    /// Writes placements in order, the last on the right.
    fn path(self, path: &[(Cell, Digit)], is_cut: bool, shape: Shape) -> String {
        let step = |&(cell, digit): &(Cell, Digit)| {
            format!("{} {}", self.short_cell(cell, shape), digit.symbol())
        };
        let steps: Vec<String> = path.iter().map(step).collect();
        format!("{}{}", if is_cut { "… › " } else { "" }, steps.join(" › "))
    }

    /// Writes the numbers of nodes and solutions in a collapsed subtree, as a short label. Returns
    /// an empty string if they are unknown.
    pub fn figures(self, node: &DrawnNode) -> String {
        let Some(facts) = node.facts else { return String::new() };
        let growing = if node.is_growing { "≥" } else { "" };
        let size = self.number(facts.size);
        match facts.solutions {
            0 => format!("{growing}{size}"),
            solutions => format!("{growing}{size} · {}", self.number(solutions)),
        }
    }

    /// Describes a bar of the map.
    pub fn map_bar(self, facts: &BarFacts, shape: Shape) -> String {
        let phrases = &self.phrases.tree;
        let path = self.path(&facts.path, facts.is_cut, shape);
        let what = match facts.kind {
            Some(NodeKind::Solution) => phrases.bar_solution.to_owned(),
            Some(NodeKind::Failure) => phrases.bar_dead_end.to_owned(),
            Some(NodeKind::Choice) | None => self.say(
                phrases.bar_subtree,
                &[
                    ("size", &facts.size),
                    ("solutions", &self.solutions_below(facts.solutions, phrases.bar_no_solution)),
                    ("deepest", &facts.deepest),
                ],
            ),
        };
        let phrase = if facts.to.is_some() { phrases.bar } else { phrases.bar_so_far };
        let to = facts.to.unwrap_or_default();
        self.say(phrase, &[("path", &path), ("what", &what), ("from", &facts.from), ("to", &to)])
    }

    /// Describes a table of the digits below a node.
    pub fn branch_table(self, table: &BranchTable, shape: Shape) -> String {
        let phrases = &self.phrases.tree;
        // A long path is cut to its last digits; the list has all of them.
        let cut = table.path.len().saturating_sub(6);
        let path = self.path(&table.path[cut..], cut > 0, shape);
        let is_root = table.path.is_empty();
        let below =
            self.say(if is_root { phrases.at_root } else { phrases.below }, &[("path", &path)]);
        let cell = table.cell.map(|cell| self.short_cell(cell, shape));
        let phrase = match (&cell, table.branches.len()) {
            (None, _) => phrases.branch_full,
            (Some(_), 0) => phrases.branch_dead_end,
            (Some(_), _) => phrases.branches,
        };
        let (cell, digits) = (cell.unwrap_or_default(), table.branches.len());
        self.say(phrase, &[("below", &below), ("cell", &cell), ("digits", &digits)])
    }

    /// Describes the range of steps that the map shows.
    pub fn steps_in_view(self, from: u64, to: u64) -> String {
        self.say(self.phrases.tree.steps_in_view, &[("from", &from), ("to", &to)])
    }
}

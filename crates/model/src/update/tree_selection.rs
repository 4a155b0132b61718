//! Selecting nodes of the search tree, and acting on them.

use std::rc::Rc;

use sudoku_engine::board::Digit;

use crate::Model;
use crate::base::steps::TreeMove;
use crate::search::player::Player;
use crate::search::tree::Selection;
use crate::view::tree::Drawing;

impl Model {
    pub(super) fn select_node(&mut self, path: Option<Rc<[Digit]>>) -> bool {
        let Some(player) = self.watch.player.as_deref_mut() else { return false };
        let Player { tree_view, stepper, .. } = player;
        tree_view.select(stepper, path)
    }

    /// Moves the selection to a neighbor of the selected node or, if none is selected, of the node
    /// where the search is.
    pub(super) fn move_selection(&mut self, tree_move: TreeMove) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let drawing = Drawing::of_player(player);
        let selected = player.tree_view.selection(&player.stepper);
        let start = selected.and_then(|selection| drawing.find(&selection.path));
        let Some(node) = drawing.neighbor(start.unwrap_or(drawing.current), tree_move) else {
            return false;
        };
        self.select_node(Some(drawing.path(node).into()))
    }

    /// Moves the search to the selected node.
    pub(super) fn go_to_selection(&mut self) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let Some(selection) = player.tree_view.selection(&player.stepper) else { return false };
        let path = Rc::clone(&selection.path);
        self.go_to_node(&path)
    }

    /// Folds or unfolds the branch below a node, and selects the node.
    pub(super) fn fold_node(&mut self, path: Rc<[Digit]>) -> bool {
        let Some(player) = self.watch.player.as_deref_mut() else { return false };
        let Player { tree_view, stepper, .. } = player;
        let folds = tree_view.toggle_fold_at(stepper, &path);
        if folds && tree_view.is_loaded_at_once() {
            // The whole drawing has another size. A large one grows where it is.
            tree_view.last_fold.is_all = false;
            tree_view.last_fold.count += 1;
        }
        tree_view.select(stepper, Some(path)) || folds
    }

    /// Follows the costliest branch.
    pub(super) fn follow_costliest(&mut self) -> bool {
        let Some(player) = self.watch.player.as_deref_mut() else { return false };
        let Player { tree_view, stepper, .. } = player;
        tree_view.follow_costliest(stepper)
    }
}

/// Returns whether a node is selected that is not the one where the search is.
pub(super) fn is_selected_elsewhere(model: &Model) -> bool {
    model.watch.player.as_ref().is_some_and(|player| {
        player.tree_view.selection(&player.stepper).is_some_and(Selection::is_elsewhere)
    })
}

//! The search tree.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::Target;
use sudoku_engine::search::Goal;

use super::set::set_if_changed;
use crate::Model;
use crate::base::steps::TreeMove;
use crate::base::tree_mode::TreeMode;
use crate::model::notice::Notice;
use crate::search::player::Player;
use crate::view::branch_table::BranchTable;

/// User actions in the search tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeMsg {
    /// How the tree is shown was chosen.
    ModeChosen(TreeMode),
    /// What comes after the current step was hidden, or shown again.
    AheadToggled,
    /// The user moved the search along the tree.
    Moved(TreeMove),
    /// The user moved the selection along the tree.
    SelectionMoved(TreeMove),
    /// A node was selected, given by the branches from the root down to it; or none.
    NodeSelected(Option<Rc<[Digit]>>),
    /// The search is to go to the selected node.
    SelectionReached,
    /// The branch below a node was folded or unfolded.
    NodeFolded(Rc<[Digit]>),
    /// The user asked for the branch with the most nodes.
    CostliestFollowed,
    /// A node was chosen, given by the branches from the root down to it.
    NodeOpened(Rc<[Digit]>),
    /// A row of the table of branches was chosen, given by the branches from the root down to
    /// it.
    BranchChosen(Rc<[Digit]>),
    /// The subtree of the selected or current node was folded or unfolded.
    FoldToggled,
    /// More of the subtree of the selected or current node was unfolded.
    SubtreeUnfolded,
    /// All subtrees without a solution were folded.
    FailedFolded,
    /// All subtrees without a solution were unfolded, and no others.
    FailedUnfolded,
    AllUnfolded,
    /// The highlight of a level was removed.
    LevelHighlightRemoved,
}

impl Model {
    pub(super) fn apply_tree(&mut self, msg: TreeMsg) -> bool {
        match msg {
            TreeMsg::ModeChosen(mode) => set_if_changed(&mut self.watch.tree_mode, mode),
            TreeMsg::AheadToggled => {
                self.watch.hides_ahead = !self.watch.hides_ahead;
                true
            }
            TreeMsg::Moved(tree_move) => {
                let dropped = self.remove_notices(Notice::is_about_step);
                self.move_in_tree(tree_move) || dropped
            }
            TreeMsg::SelectionMoved(tree_move) => self.move_selection(tree_move),
            TreeMsg::NodeSelected(path) => self.select_node(path),
            TreeMsg::SelectionReached => {
                let dropped = self.remove_notices(Notice::is_about_step);
                self.go_to_selection() || dropped
            }
            TreeMsg::NodeFolded(path) => self.fold_node(path),
            TreeMsg::CostliestFollowed => self.follow_costliest(),
            TreeMsg::NodeOpened(path) => {
                let dropped = self.remove_notices(Notice::is_about_step);
                self.go_to_node(&path) || dropped
            }
            TreeMsg::BranchChosen(path) => {
                let dropped = self.remove_notices(Notice::is_about_step);
                self.choose_branch(&path) || dropped
            }
            TreeMsg::FoldToggled => {
                self.fold(false, |Player { tree_view, stepper, .. }| tree_view.toggle_fold(stepper))
            }
            TreeMsg::SubtreeUnfolded => self.watch.player.as_mut().is_some_and(|player| {
                let path = player.tree_view.selected_path(&player.stepper);
                player.tree_view.unfold(&path)
            }),
            TreeMsg::FailedFolded => self.fold(false, |player| player.tree_view.fold_failed()),
            TreeMsg::FailedUnfolded => self
                .fold(true, |Player { tree_view, stepper, .. }| tree_view.unfold_failed(stepper)),
            TreeMsg::AllUnfolded => self.fold(true, |player| player.tree_view.unfold_all()),
            TreeMsg::LevelHighlightRemoved => {
                set_if_changed(&mut self.watch.highlighted_cell, None)
            }
        }
    }

    /// Folds or unfolds, and brings the drawing into view.
    fn fold(&mut self, is_all: bool, fold: impl FnOnce(&mut Player) -> bool) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        if !fold(player) {
            return false;
        }
        player.tree_view.last_fold.is_all = is_all;
        player.tree_view.last_fold.count += 1;
        true
    }

    fn move_in_tree(&mut self, tree_move: TreeMove) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let path = player.tree_view.path_after_move(&player.stepper, tree_move);
        path.is_some_and(|path| self.go_to_node(&path))
    }

    /// Goes to a node of the table, which may belong to a place that was left in the meantime.
    fn choose_branch(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        match BranchTable::target(player, path) {
            Some(target) => {
                player.go_to(target);
                true
            }
            None => self.go_to_node(path),
        }
    }

    /// Goes to where a node is placed. If that is beyond the goal, the whole tree is searched.
    pub(super) fn go_to_node(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let Some(target) = player.tree_view.target(&player.stepper, path) else { return false };
        let is_beyond =
            matches!(target, Target::Step(step) if player.tree_view.is_beyond_goal(step));
        if is_beyond {
            self.set_goal(Goal::Exhaustion);
        }
        if let Some(player) = &mut self.watch.player {
            player.go_to(target);
        }
        true
    }

    /// Requests from the worker what the tree shows, if there is a worker.
    pub(crate) fn settle_tree(&mut self) -> bool {
        let has_worker = !self.is_worker_lost && self.view.shows_search();
        let rests = self.tick().is_none() || self.watch.controls.speed.shows_each_step();
        let Some(player) = self.watch.player.as_deref_mut() else { return false };
        if has_worker {
            let rests = rests && player.seek.is_none();
            player.tree_view.update_query(&player.stepper, rests, &mut player.last_query_id)
        } else {
            player.tree_view.cancel();
            false
        }
    }
}

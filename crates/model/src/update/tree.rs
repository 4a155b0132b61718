//! The search tree.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::Target;
use sudoku_engine::search::Goal;

use super::set::set;
use crate::Model;
use crate::base::steps::TreeMove;
use crate::model::notice::Notice;
use crate::search::player::Player;
use crate::view::branch_table::Table;

/// User actions in the search tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeMsg {
    /// The user moved along the tree.
    Moved(TreeMove),
    /// A node was chosen, given by the branches from the root down to it.
    NodeChosen(Rc<[Digit]>),
    /// A row of the table of branches was chosen, given by the branches from the root down to
    /// it.
    BranchChosen(Rc<[Digit]>),
    /// The subtree of the current node was folded or unfolded.
    FoldToggled,
    /// More of the subtree of the current node was unfolded.
    SubtreeUnfolded,
    /// All subtrees without a solution were folded.
    FailedFolded,
    AllUnfolded,
    /// The highlight of a level was removed.
    LevelPutOut,
}

impl Model {
    pub(super) fn apply_tree(&mut self, msg: TreeMsg) -> bool {
        match msg {
            TreeMsg::Moved(hop) => {
                let dropped = self.drop_notices(Notice::is_about_place);
                self.hop(hop) || dropped
            }
            TreeMsg::NodeChosen(path) => {
                let dropped = self.drop_notices(Notice::is_about_place);
                self.choose_node(&path) || dropped
            }
            TreeMsg::BranchChosen(path) => {
                let dropped = self.drop_notices(Notice::is_about_place);
                self.choose_branch(&path) || dropped
            }
            TreeMsg::FoldToggled => {
                self.fold(false, |Player { forest, at, .. }| forest.toggle_fold(at))
            }
            TreeMsg::SubtreeUnfolded => self.watch.player.as_mut().is_some_and(|player| {
                let path = player.forest.drawn_path(&player.at);
                player.forest.unfold(&path)
            }),
            TreeMsg::FailedFolded => self.fold(false, |player| player.forest.fold_failed()),
            TreeMsg::AllUnfolded => self.fold(true, |player| player.forest.unfold_all()),
            TreeMsg::LevelPutOut => set(&mut self.watch.lit, None),
        }
    }

    /// Folds or unfolds, and brings the drawing into view.
    fn fold(&mut self, is_all: bool, fold: impl FnOnce(&mut Player) -> bool) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        if !fold(player) {
            return false;
        }
        player.forest.folding.is_all = is_all;
        player.forest.folding.times += 1;
        true
    }

    fn hop(&mut self, hop: TreeMove) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let path = player.forest.hop(&player.at, hop);
        path.is_some_and(|path| self.go_to_node(&path))
    }

    /// Goes to a node, and unfolds it if it is folded.
    fn choose_node(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let is_folded = player.forest.is_folded(path);
        let goes = self.go_to_node(path);
        if let Some(player) = self.watch.player.as_mut().filter(|_| is_folded) {
            player.forest.unfold(path);
        }
        goes
    }

    /// Goes to a node of the table, which may belong to a place that was left in the meantime.
    fn choose_branch(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        match Table::target(player, path) {
            Some(target) => {
                player.go_to(target);
                true
            }
            None => self.go_to_node(path),
        }
    }

    /// Goes to where a node is placed. If that is beyond the goal, the whole tree is searched.
    fn go_to_node(&mut self, path: &[Digit]) -> bool {
        let Some(player) = &self.watch.player else { return false };
        let Some(target) = player.forest.target(&player.at, path) else { return false };
        let is_beyond = matches!(target, Target::Step(step) if player.forest.is_beyond_goal(step));
        if is_beyond {
            self.aim(Goal::Exhaustion);
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
        let Some(player) = &mut self.watch.player else { return false };
        if has_worker {
            let rests = rests && player.seek.is_none();
            player.forest.settle(&player.at, rests, &mut player.asks)
        } else {
            player.forest.cancel();
            false
        }
    }
}

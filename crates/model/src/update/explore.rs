//! A search tree opened by hand.

use sudoku_engine::board::Digit;
use sudoku_engine::explore::NodeId;

use crate::Model;
use crate::base::steps::TreeMove;
use crate::model::link::{Field, LinkProblem};
use crate::model::notice::Notice;
use crate::model::tree::Tree;
use crate::search::explore::{Exploration, NodeTarget, Trail};
use crate::update::edit::EditMsg;
use crate::update::play::PlayMsg;
use crate::update::tree::TreeMsg;

/// User actions in a tree opened by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExploreMsg {
    /// Choosing by hand was switched on or off.
    Switched { on: bool },
    /// A digit was chosen for the cell to be filled next.
    DigitChosen(Digit),
    /// The last choice was undone.
    ChoiceUndone,
    /// Placing the forced digits was requested.
    ForcedDigitsPlaced,
    /// The subtree of the current node was left to the machine.
    FinishRequested,
    /// Finishing the subtree was cancelled.
    FinishCancelled,
    /// The solution that the machine found below the current node was opened.
    SolutionOpened,
    /// The user went back to the node from which the solution was opened.
    WentBack,
    /// A node of the drawing was picked.
    NodePicked(NodeTarget),
    /// The user moved along the open nodes.
    Moved(TreeMove),
    /// The user went to the root; all nodes stay open.
    WentToRoot,
    /// All opened nodes were discarded.
    Restarted,
}

impl Model {
    pub(super) fn apply_explore(&mut self, msg: ExploreMsg) -> bool {
        match msg {
            ExploreMsg::Switched { on } => self.switch_exploring(on),
            ExploreMsg::FinishRequested => self.finish_branch(),
            ExploreMsg::FinishCancelled => {
                self.watch.tree.exploration_mut().is_some_and(Exploration::cancel)
            }
            ExploreMsg::DigitChosen(digit) => self.change_tree(|tree| tree.choose(digit)),
            ExploreMsg::ChoiceUndone => self.change_tree(Exploration::undo),
            ExploreMsg::ForcedDigitsPlaced => self.change_tree(Exploration::place_forced),
            ExploreMsg::SolutionOpened => self.change_tree(Exploration::open_solution),
            ExploreMsg::WentBack => self.change_tree(Exploration::go_back),
            ExploreMsg::NodePicked(target) => self.change_tree(|tree| tree.go_to_target(target)),
            ExploreMsg::Moved(tree_move) => self.change_tree(|tree| tree.move_in_tree(tree_move)),
            ExploreMsg::WentToRoot => self.change_tree(|tree| tree.go_to(NodeId::ROOT)),
            ExploreMsg::Restarted => self.change_tree(Exploration::restart),
        }
    }

    fn change_tree(&mut self, change: impl FnOnce(&mut Exploration)) -> bool {
        self.watch.tree.exploration_mut().map(change).is_some()
    }

    /// Switches choosing by hand on or off. Switching it on again for the same search restores
    /// what was opened.
    pub(super) fn switch_exploring(&mut self, on: bool) -> bool {
        match &mut self.watch.tree {
            Tree::Exploration(tree) if !on => {
                tree.cancel();
                self.watch.tree = Tree::Search { hidden_exploration: Some(tree.clone()) };
                true
            }
            Tree::Search { hidden_exploration } if on => {
                let Some(player) = &mut self.watch.player else { return false };
                player.stop_playing();
                let hidden_exploration =
                    hidden_exploration.take().filter(|tree| tree.is_about(&player.stepper));
                self.watch.tree = Tree::Exploration(
                    hidden_exploration.unwrap_or_else(|| Exploration::new(&player.stepper)),
                );
                true
            }
            Tree::Exploration(_) | Tree::Search { .. } => false,
        }
    }

    /// Leaves the subtree of the current node to the worker, up to the goal of the search.
    fn finish_branch(&mut self) -> bool {
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        let (id, goal) = (self.next_task(), self.watch.goal);
        let Some(tree) = self.watch.tree.exploration_mut().filter(|tree| tree.can_finish(goal))
        else {
            return false;
        };
        tree.finish(id, goal);
        true
    }

    /// Opens the choices made by hand that a link describes.
    pub(crate) fn explore_trail(&mut self, trail: &Trail) {
        let Some(player) = &self.watch.player else { return };
        let mut tree = Exploration::new(&player.stepper);
        if !tree.follow_trail(trail) {
            let value = trail.write().chars().take(24).collect::<String>().into();
            self.notice(Notice::Link(LinkProblem { field: Field::Explore, value }));
        }
        self.watch.tree = Tree::Exploration(tree);
    }

    /// Ensures that the tree is that of the search on show.
    pub(super) fn settle_exploration(&mut self) {
        match (self.watch.tree.exploration_mut(), &self.watch.player) {
            (Some(tree), Some(player)) if !tree.is_about(&player.stepper) => {
                *tree = Exploration::new(&player.stepper);
            }
            (Some(tree), None) => drop(tree.cancel()),
            _ => {}
        }
    }
}

pub(super) const fn exploration_msg_of_edit(msg: EditMsg) -> Option<ExploreMsg> {
    match msg {
        EditMsg::DigitEntered { digit, .. } => Some(ExploreMsg::DigitChosen(digit)),
        EditMsg::DigitErased | EditMsg::Undone => Some(ExploreMsg::ChoiceUndone),
        EditMsg::CellSelected { .. }
        | EditMsg::SelectionChanged(_)
        | EditMsg::FocusMoved { .. }
        | EditMsg::CellSkipped
        | EditMsg::AllSelected
        | EditMsg::SelectionReduced
        | EditMsg::DigitFirstSwitched { .. }
        | EditMsg::InputModeChosen(_)
        | EditMsg::Redone
        | EditMsg::AnswersErased
        | EditMsg::CandidatesWritten
        | EditMsg::EmptyBoardChosen(_)
        | EditMsg::SampleChosen(_)
        | EditMsg::MultiSelectSwitched { .. } => None,
    }
}

pub(super) const fn exploration_msg_of_play(msg: PlayMsg) -> Option<ExploreMsg> {
    match msg {
        PlayMsg::WentToStart => Some(ExploreMsg::WentToRoot),
        PlayMsg::Stopped => Some(ExploreMsg::FinishCancelled),
        PlayMsg::Toggled
        | PlayMsg::Stepped
        | PlayMsg::SteppedBack
        | PlayMsg::WentToEnd
        | PlayMsg::Restarted
        | PlayMsg::WentToStep(_)
        | PlayMsg::WentToPlace(_)
        | PlayMsg::WentToMark { .. }
        | PlayMsg::SpeedChosen(_)
        | PlayMsg::StepSizeChosen(_)
        | PlayMsg::StrategyChosen(_)
        | PlayMsg::GoalChosen(_)
        | PlayMsg::Continued => None,
    }
}

pub(super) const fn exploration_msg_of_tree(msg: &TreeMsg) -> Option<ExploreMsg> {
    match msg {
        TreeMsg::Moved(step) => Some(ExploreMsg::Moved(*step)),
        TreeMsg::ModeChosen(_)
        | TreeMsg::NodeOpened(_)
        | TreeMsg::SelectionMoved(_)
        | TreeMsg::NodeSelected(_)
        | TreeMsg::SelectionReached
        | TreeMsg::NodeFolded(_)
        | TreeMsg::CostliestFollowed
        | TreeMsg::BranchChosen(_)
        | TreeMsg::FoldToggled
        | TreeMsg::SubtreeUnfolded
        | TreeMsg::FailedFolded
        | TreeMsg::FailedUnfolded
        | TreeMsg::AllUnfolded
        | TreeMsg::AheadToggled
        | TreeMsg::LevelHighlightRemoved => None,
    }
}

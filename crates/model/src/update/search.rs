//! What a page can do with the search it shows before the rest of [`update`](super::update) is loaded.

use super::browser::BrowserMsg;
use super::tree::TreeMsg;
use super::worker::WorkerMsg;
use crate::base::guide::Guide;
use crate::search::player::Player;
use crate::{Model, Msg};

/// Returns the state after a message about the search of [`Model::at_search`], as
/// [`update`](super::update) does: `None` if nothing changed. It needs little of the program.
///
/// # Errors
///
/// Returns the message if it needs the rest of the program.
pub fn update_search(model: &Model, msg: Msg) -> Result<Option<Model>, Box<Msg>> {
    if !model.is_at_search() {
        return Err(Box::new(msg));
    }
    let mut next = model.clone();
    next.play.editor.clear_journal();
    let has_removed_notices = msg.is_user_input()
        && (next.remove_notices(|notice| !notice.severity().is_lasting())
            | next.play.refusal.take().is_some());
    let changed = next.apply_to_search(msg)? || has_removed_notices;
    next.watch.player.as_deref_mut().into_iter().for_each(Player::resume_run_for_seek);
    let has_requests = next.settle_tree() | next.settle_branch_table();
    let is_view_moved = next.settle_map(model);
    Ok((changed || has_requests || is_view_moved).then_some(next))
}

impl Model {
    /// Returns whether the page shows a search and nothing else.
    fn is_at_search(&self) -> bool {
        self.view.shows_search()
            && self.watch.tree.exploration().is_none()
            && self.watch.replay.is_none()
            && self.dialog.is_none()
            && self.comparison.is_none()
            && !self.watch.program.is_open
            && self.watch.questions.linked.is_none()
            && !self.names_parts()
            && self.guide != Guide::Choice
            && !self.is_worker_lost
    }

    fn apply_to_search(&mut self, msg: Msg) -> Result<bool, Box<Msg>> {
        Ok(match msg {
            Msg::Tree(TreeMsg::BranchChosen(_) | TreeMsg::CostliestFollowed)
            | Msg::Worker(WorkerMsg::Lost { .. })
            | Msg::Page(_)
            | Msg::Dialog(_)
            | Msg::Edit(_)
            | Msg::Rules(_)
            | Msg::Solve(_)
            | Msg::Check(_)
            | Msg::Hint(_)
            | Msg::Solutions(_)
            | Msg::Generate(_)
            | Msg::Replay(_)
            | Msg::Printout(_)
            | Msg::Puzzles(_)
            | Msg::Questions(_)
            | Msg::Program(_)
            | Msg::Paste(_)
            | Msg::Bookmarks(_)
            | Msg::Explore(_)
            | Msg::Export(_)
            | Msg::Compare(_)
            | Msg::Batch(_) => return Err(Box::new(msg)),
            Msg::Play(msg) => self.play_search(msg),
            Msg::Ticked { steps } => self.tick_search(steps),
            Msg::Timeline(msg) => self.apply_timeline(msg),
            Msg::Tree(msg) => self.apply_tree(msg),
            Msg::Constraints(msg) => self.apply_constraints(msg),
            Msg::Worker(WorkerMsg::Replied(ref reply)) if !reply.is_of_run() => {
                return Err(Box::new(msg));
            }
            Msg::Worker(WorkerMsg::Replied(reply)) => self.apply_reply_of_run(reply),
            Msg::Browser(BrowserMsg::DayBegan(day)) => self.play.editor.set_day(&day),
            Msg::Browser(BrowserMsg::Stored(outcome)) => self.report_storage(outcome),
            Msg::Browser(BrowserMsg::PageLeft) => self.note_place(),
            Msg::Browser(_) => return Err(Box::new(msg)),
        })
    }
}

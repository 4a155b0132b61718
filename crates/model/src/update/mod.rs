//! How messages change the state.

pub mod batch;
mod board;
pub mod bookmarks;
pub mod browser;
pub mod check;
pub mod compare;
pub mod constraints;
pub mod dialog;
pub mod edit;
pub mod explore;
pub mod export;
mod findings;
pub mod generate;
mod guide;
mod help;
pub mod hint;
pub mod key;
pub mod keys;
pub mod logic;
pub mod msg;
pub mod own_program;
pub mod page;
pub mod paste;
pub mod play;
pub mod present;
mod present_keys;
pub mod printout;
pub mod program;
mod program_keys;
pub mod program_lines;
pub mod puzzles;
pub mod question_keys;
pub mod questions;
pub mod replay;
pub mod rules;
mod search;
mod set;
pub mod solutions;
pub mod solve;
mod tasks;
pub mod timeline;
pub mod trace;
pub mod tree;
mod tree_selection;
pub mod worker;

pub use board::update_board;
pub use search::update_search;

use crate::base::settings::Playback;
use crate::{Model, Msg};

/// Returns the state after a message; `None` if nothing changed.
pub fn update(model: &Model, msg: Msg) -> Option<Model> {
    let mut next = model.clone();
    next.own_editor_mut().clear_journal();
    let is_user_input = msg.is_user_input();
    let changed = next.apply(msg) | next.settle_guide(model, is_user_input);
    next.settle_presentation();
    next.settle_exploration();
    next.settle_with_worker();
    let has_requests = next.settle_linked_question()
        | next.settle_tree()
        | next.settle_branch_table()
        | next.settle_program();
    let is_view_moved =
        next.settle_map(model) | next.settle_compared_program() | next.settle_lanes();
    (changed || has_requests || is_view_moved).then_some(next)
}

impl Model {
    /// Applies a message. Returns whether anything changed.
    fn apply(&mut self, msg: Msg) -> bool {
        if msg.is_user_input() {
            self.watch.questions.linked = None;
        }
        // Notices that only inform disappear with the user's next action.
        let has_removed_notices = msg.is_user_input()
            && (self.remove_notices(|notice| !notice.severity().is_lasting())
                | self.play.refusal.take().is_some());
        let is_replay_paused = msg.interrupts_replay() && self.pause_removals();
        self.dispatch(msg) || has_removed_notices || is_replay_paused
    }

    fn dispatch(&mut self, msg: Msg) -> bool {
        if let Some(msg) = self.exploration_msg(&msg) {
            return self.apply_explore(msg);
        }
        match msg {
            Msg::Page(msg) => self.apply_page(msg),
            Msg::Dialog(msg) => self.apply_dialog(msg),
            Msg::Edit(msg) => self.apply_edit(msg),
            Msg::Rules(msg) => self.apply_rules(&msg),
            Msg::Solve(msg) => self.apply_solve(msg),
            Msg::Check(msg) => self.apply_check(msg),
            Msg::Hint(msg) => self.apply_hint(msg),
            Msg::Solutions(msg) => self.apply_solutions(&msg),
            Msg::Generate(msg) => self.apply_generate(msg),
            Msg::Replay(msg) => self.apply_replay(msg),
            Msg::Printout(msg) => self.apply_printout(msg),
            Msg::Puzzles(msg) => self.apply_puzzles(msg),
            Msg::Questions(msg) => self.apply_questions(msg),
            Msg::Program(msg) => self.apply_program(msg),
            Msg::Paste(msg) => self.apply_paste(msg),
            Msg::Play(msg) => self.apply_play(msg),
            Msg::Tree(msg) => self.moves_search() && self.apply_tree(msg),
            Msg::Timeline(msg) => self.apply_timeline(msg),
            Msg::Bookmarks(msg) => self.apply_bookmarks(msg),
            Msg::Explore(msg) => self.apply_explore(msg),
            Msg::Constraints(msg) => self.moves_search() && self.apply_constraints(msg),
            Msg::Export(msg) => self.apply_export(msg),
            Msg::Compare(msg) => self.apply_compare(msg),
            Msg::Batch(msg) => self.apply_batch(msg),
            Msg::Worker(msg) => self.apply_worker(msg),
            Msg::Browser(msg) => self.apply_browser(msg),
            Msg::Ticked { steps } => self.apply_tick(steps),
        }
    }

    /// Returns what a message means while a tree is opened by hand: digits are chosen and
    /// choices undone, where otherwise the board would be edited or the search moved.
    fn exploration_msg(&self, msg: &Msg) -> Option<explore::ExploreMsg> {
        self.shown_exploration()?;
        match msg {
            Msg::Edit(msg) => explore::exploration_msg_of_edit(*msg),
            Msg::Play(msg) => explore::exploration_msg_of_play(*msg),
            Msg::Tree(msg) => explore::exploration_msg_of_tree(msg),
            Msg::Page(_)
            | Msg::Dialog(_)
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
            | Msg::Timeline(_)
            | Msg::Bookmarks(_)
            | Msg::Explore(_)
            | Msg::Constraints(_)
            | Msg::Export(_)
            | Msg::Compare(_)
            | Msg::Batch(_)
            | Msg::Worker(_)
            | Msg::Browser(_)
            | Msg::Ticked { .. } => None,
        }
    }

    fn moves_search(&self) -> bool {
        self.view.playback() == Playback::Search
    }
}

//! How the state follows from what happens.

pub mod keys;
pub mod msg;

mod batch;
mod compare;
mod edit;
mod explore;
mod export;
mod generate;
mod printout;
mod replay;
mod rules;
mod solutions;
mod text;
mod timeline;
mod watch;
mod worker;

use crate::base::settings::{Language, View};
use crate::model::link::Link;
use crate::model::notice::Tone;
use crate::model::run_stats::AboutRun;
use crate::{Model, Msg};

/// The state after something happened; `None` where nothing changed.
pub fn update(model: &Model, msg: Msg) -> Option<Model> {
    let mut next = model.clone();
    let changed = next.apply(msg);
    next.settle_exploring();
    next.settle_with_worker();
    let asks = next.settle_tree() | next.settle_branching();
    let is_moved = next.settle_map(model) | next.settle_lanes();
    (changed || asks || is_moved).then_some(next)
}

impl Model {
    /// Takes a message; says whether anything changed.
    fn apply(&mut self, msg: Msg) -> bool {
        // What was said only to let a person know goes with the next thing they do.
        let is_heard = msg.is_of_a_person()
            && (self.drop_notices(|notice| notice.tone() == Tone::Plain)
                | self.refusal.take().is_some());
        let rests = msg.turns_away() && self.rest_holes();
        self.take(msg) || is_heard || rests
    }

    fn take(&mut self, msg: Msg) -> bool {
        let msg = match self.by_hand(msg) {
            Msg::Explored(exploration) => return self.explore(exploration),
            msg => msg,
        };
        match msg {
            Msg::LinkOpened { hash } => {
                let is_own = hash.trim_start_matches('#') == self.link().write();
                if !is_own {
                    self.open_link(Link::read(&hash));
                }
                !is_own
            }
            Msg::LanguageChosen(language) => self.speak(language),
            Msg::ThemeChosen(theme) => set(&mut self.theme, theme),
            Msg::ViewChosen(view) => self.show(view),
            Msg::SideChosen(side) => set(&mut self.side, side),
            Msg::WishChosen(_) | Msg::PuzzleWanted { .. } | Msg::MakingCancelled => {
                self.apply_making(&msg)
            }
            Msg::MakingShown | Msg::HoleChosen(_) | Msg::HolesPlayed(_) | Msg::MakingHidden => {
                self.apply_making_watch(&msg)
            }
            Msg::Ticked { .. } if self.plays_holes() => self.play_holes(),
            Msg::HandoutOpened
            | Msg::HandoutClosed
            | Msg::HandoutNumberTyped(_)
            | Msg::HandoutTitleTyped(_)
            | Msg::SolutionsPrinted(_)
            | Msg::PerPageChosen(_)
            | Msg::HandoutStarted { .. }
            | Msg::HandoutCancelled
            | Msg::HandoutPageTurned(_) => self.apply_handout(msg),
            Msg::NoticeDismissed(notice) => self.drop_notices(|shown| *shown == notice),
            Msg::CellSelected { .. }
            | Msg::FocusMoved { .. }
            | Msg::DigitEntered { .. }
            | Msg::DigitErased
            | Msg::PenChosen(_)
            | Msg::EditUndone
            | Msg::EditRedone
            | Msg::AnswersErased
            | Msg::EmptyBoardChosen(_)
            | Msg::SampleChosen(_)
            | Msg::SolveAsked
            | Msg::SolveCancelled
            | Msg::SolutionShown(_) => self.apply_edit(&msg),
            Msg::GatheringSwitched { on } => self.editor.switch_gathering(on),
            Msg::VariantSwitched { .. }
            | Msg::CageMade { .. }
            | Msg::ThermometerMade
            | Msg::RegionAssigned(_)
            | Msg::ShapeRemoved
            | Msg::ClassicRulesChosen => self.apply_rules(&msg),
            Msg::InquiryMade(_)
            | Msg::InquiryStopped(_)
            | Msg::LimitChosen(_)
            | Msg::OnBoardChosen(_)
            | Msg::NumberEntered { .. } => self.apply_inquiry(&msg),
            Msg::TextPasted(_)
            | Msg::PasteOpened
            | Msg::PasteClosed
            | Msg::PasteEdited(_)
            | Msg::PasteSubmitted
            | Msg::CopyEnded { .. } => self.apply_text(msg),
            Msg::AboutRunOpened => set(&mut self.about_run, Some(AboutRun::default())),
            Msg::AboutRunClosed => set(&mut self.about_run, None),
            Msg::ExportOpened
            | Msg::ExportClosed
            | Msg::ExportSubjectChosen(_)
            | Msg::ExportFormChosen(_)
            | Msg::ExportExtentChosen(_)
            | Msg::ExportTyped { .. }
            | Msg::ExportStarted { .. }
            | Msg::ExportCancelled => self.apply_export(msg),
            Msg::Replied(reply) => self.apply_reply(reply),
            Msg::WorkerLost { restarting } => self.lose_worker(restarting),
            Msg::MapSized(size) => set(&mut self.map_size, Some(size)),
            Msg::MapTouched(gesture) => self.touch_map(gesture),
            Msg::StorageFailed(problem) => {
                self.notice_storage(problem);
                true
            }
            Msg::ComparisonChanged(change) => self.change_comparison(change),
            Msg::BatchChanged(change) => self.change_batch(change),
            playing if self.view == View::Compare => self.play_comparison(&playing),
            _ if self.view == View::Batch => false,
            watching => self.apply_watch(watching),
        }
    }

    /// A language that was chosen is kept, even where a link had brought it before.
    fn speak(&mut self, language: Language) -> bool {
        let is_kept = set(&mut self.kept.language, Some(language));
        set(&mut self.language, language) || is_kept
    }

    fn show(&mut self, view: View) -> bool {
        self.comparison.is_playing = false;
        if !set(&mut self.view, view) {
            return false;
        }
        match view {
            View::Watch => self.prepare_player(),
            View::Play | View::Compare | View::Batch => {
                self.hide_making();
                if let Some(player) = &mut self.player {
                    player.rest();
                }
            }
        }
        true
    }
}

/// Writes a value; says whether it is another one.
fn set<T: PartialEq>(slot: &mut T, value: T) -> bool {
    let changed = *slot != value;
    *slot = value;
    changed
}

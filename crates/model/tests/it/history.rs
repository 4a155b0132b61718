//! Back and Forward: which places have entries in the history, and where these lead.

use std::rc::Rc;

use crate::common::Page;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, SidePanel, View};
use grove_model::effects::history::{Arrival, Entry, History, Navigation};
use grove_model::model::dialog::{Dialog, DialogKind};
use grove_model::model::place::Place;
use grove_model::puzzle::editor::Direction;
use grove_model::puzzle::journal::KnownFacts;
use grove_model::update::batch::BatchMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::play::PlayMsg;
use grove_model::{Msg, Start};
use proptest::prelude::*;
use proptest::sample::select;
use strum::VariantArray;

/// The page in a tab: its history entries, with their addresses and stored state.
struct Tab {
    page: Page,
    history: History,
    life: u32,
    entries: Vec<(String, Option<Entry>)>,
    at: usize,
    /// The number of entries that the browser still has to move by.
    on_its_way: isize,
    /// The number of entries added.
    pushes: usize,
}

impl Tab {
    fn open(hash: &str) -> Self {
        let page = Page::open(hash);
        let history = History::new(1, None, page.model.place());
        let entries = vec![(hash.to_owned(), None)];
        let mut tab = Self { page, history, life: 1, entries, at: 0, on_its_way: 0, pushes: 0 };
        tab.go_on();
        tab.rest();
        tab
    }

    fn write(&mut self, entry: Entry, hash: String) {
        self.entries[self.at] = (hash, Some(entry));
    }

    /// Performs what the page asks of the history.
    fn go_on(&mut self) {
        self.leave(None);
    }

    fn leave(&mut self, mut before: Option<String>) {
        loop {
            let left = self.history.entry();
            let Some(turn) = self.history.navigate_to(self.page.model.place()) else { break };
            let hash = self.page.model.link().write();
            match turn {
                Navigation::Replace => self.write(self.history.entry(), hash),
                Navigation::Push => {
                    if let Some(before) = before.take() {
                        self.write(left, before);
                    }
                    self.entries.truncate(self.at + 1);
                    self.entries.push((hash, Some(self.history.entry())));
                    self.at += 1;
                    self.pushes += 1;
                }
                Navigation::Back => self.on_its_way -= 1,
            }
        }
    }

    /// Lets a quarter of a second pass without any message.
    fn rest(&mut self) {
        if !self.history.is_navigating() {
            self.write(self.history.entry(), self.page.model.link().write());
        }
    }

    fn send(&mut self, msg: Msg) {
        let before = self.page.model.link().write();
        self.page.send(msg);
        self.leave(Some(before));
    }

    fn view(&mut self, view: View) {
        self.send(Msg::Page(PageMsg::ViewChosen(view)));
    }

    fn open_dialog(&mut self, kind: DialogKind) {
        self.send(Msg::Dialog(DialogMsg::Opened(kind)));
    }

    fn close_dialog(&mut self) {
        if let Some(kind) = self.dialog() {
            self.send(Msg::Dialog(DialogMsg::Closed(kind)));
        }
    }

    fn row(&mut self, sample: Sample) {
        self.send(Msg::Batch(BatchMsg::RowOpened {
            puzzle: Rc::from(sample.line()),
            known: KnownFacts::default(),
        }));
    }

    fn dialog(&self) -> Option<DialogKind> {
        self.page.model.dialog.as_ref().map(Dialog::kind)
    }

    /// Moves the browser by this many entries, and by those it still has to. Returns whether
    /// the page is still open.
    fn go(&mut self, by: isize) -> bool {
        self.on_its_way += by;
        self.settle()
    }

    /// Lets the browser finish all its moves.
    fn settle(&mut self) -> bool {
        while self.on_its_way != 0 {
            let by = std::mem::take(&mut self.on_its_way);
            let Some(next) = self.at.checked_add_signed(by) else { return false };
            if next >= self.entries.len() {
                continue;
            }
            self.at = next;
            self.arrive();
        }
        true
    }

    fn arrive(&mut self) {
        let (hash, stored) = self.entries[self.at].clone();
        let arrival = self.history.begin_arrival(stored, self.page.model.place());
        let msg = match arrival {
            Arrival::Duplicate => {
                self.on_its_way -= 1;
                return;
            }
            Arrival::WentBack => None,
            Arrival::Linked => Some(PageMsg::LinkOpened { hash }),
            Arrival::Returned(place) => Some(PageMsg::Returned { hash, place: Some(place) }),
            Arrival::Reopened(_) => Some(PageMsg::Returned { hash, place: None }),
        };
        if let Some(msg) = msg {
            self.page.send(Msg::Page(msg));
        }
        self.history.complete_arrival(arrival, self.page.model.place());
        self.go_on();
        self.rest();
    }

    fn back(&mut self) -> bool {
        self.go(-1)
    }

    fn enter(&mut self, hash: &str) {
        self.entries.truncate(self.at + 1);
        self.entries.push((hash.to_owned(), None));
        self.at += 1;
        self.arrive();
    }

    fn reload(&mut self) {
        let (hash, stored) = self.entries[self.at].clone();
        self.life += 1;
        self.page = Page::start(Start { hash, ..Start::default() });
        self.history = History::new(self.life, stored, self.page.model.place());
        self.go_on();
        self.settle();
        self.rest();
    }

    fn givens(&self) -> String {
        sudoku_engine::formats::line(&self.page.model.play.editor.edited_puzzle().givens)
    }
}

fn link(sample: Sample, view: &str) -> String {
    format!("p={}&view={view}", sample.line())
}

fn dotted(sample: Sample) -> String {
    sample.line().replace('0', ".")
}

#[test]
fn back_and_forward_visit_the_chosen_views() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    for view in [View::Watch, View::Compare, View::Batch] {
        tab.view(view);
    }
    for view in [View::Compare, View::Watch, View::Play] {
        assert!(tab.back());
        assert_eq!(tab.page.model.view, view);
    }
    for view in [View::Watch, View::Compare, View::Batch] {
        assert!(tab.go(1));
        assert_eq!(tab.page.model.view, view);
    }
    assert!(tab.go(-2) && tab.page.model.view == View::Watch);
    assert!(tab.back() && !tab.back(), "the page is left from its first view");
}

#[test]
fn choosing_the_current_view_adds_no_entry() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.view(View::Play);
    tab.view(View::Watch);
    tab.view(View::Watch);
    assert_eq!(tab.pushes, 1);
}

#[test]
fn steps_digits_and_settings_add_no_entries() {
    let mut tab = Tab::open(&link(Sample::Paper, "watch"));
    for msg in [
        Msg::Play(PlayMsg::Toggled),
        Msg::Ticked { steps: Some(3) },
        Msg::Page(PageMsg::LanguageChosen(Language::Ru)),
    ] {
        tab.send(msg);
        tab.rest();
    }
    assert_eq!(tab.pushes, 0);
    tab.view(View::Play);
    let free = tab.page.model.play.editor.edited_puzzle().givens.shape().cells().next().unwrap();
    for msg in [
        Msg::Edit(EditMsg::CellSelected { cell: free, extend: false }),
        Msg::Edit(EditMsg::DigitEntered { digit: crate::common::digit(2), input_mode: None }),
        Msg::Edit(EditMsg::FocusMoved { direction: Direction::Down, extend: false }),
        Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)),
        Msg::Page(PageMsg::SidePanelChosen(SidePanel::Rules)),
    ] {
        tab.send(msg);
        tab.rest();
    }
    assert_eq!((tab.pushes, tab.entries.len()), (1, 2));
    // Back does not undo them either.
    assert!(tab.back());
    assert_eq!(tab.page.model.language, Language::Ru);
    assert_eq!(tab.givens(), dotted(Sample::Nuru));
}

#[test]
fn back_closes_the_open_dialog_and_does_nothing_else() {
    for &kind in DialogKind::VARIANTS {
        let mut tab = Tab::open(&link(Sample::Paper, "play"));
        tab.view(View::Watch);
        tab.send(Msg::Play(PlayMsg::Stepped));
        tab.open_dialog(kind);
        assert_eq!(tab.pushes, 2, "{kind:?}");
        let step = tab.page.step();
        assert!(tab.back());
        assert_eq!((tab.dialog(), tab.page.model.view), (None, View::Watch));
        assert_eq!(tab.page.step(), step);
        // Forward does not show it again, and leaves nothing for Back to do.
        assert!(tab.go(1));
        assert_eq!(tab.dialog(), None);
        assert!(tab.back());
        assert_eq!(tab.page.model.view, View::Play);
    }
}

#[test]
fn a_closed_dialog_leaves_no_entry_for_back_to_stop_at() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.view(View::Watch);
    for _ in 0..3 {
        tab.open_dialog(DialogKind::Help);
        tab.close_dialog();
        tab.settle();
    }
    assert_eq!(tab.entries.len(), 3, "there may be one ahead");
    assert!(tab.back());
    assert_eq!(tab.page.model.view, View::Play);
}

#[test]
fn a_dialog_that_replaces_another_takes_its_entry() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.open_dialog(DialogKind::Help);
    tab.send(Msg::Paste(PasteMsg::Pasted(Rc::from("1"))));
    assert_eq!((tab.dialog(), tab.pushes), (Some(DialogKind::Paste), 1));
    assert!(tab.back());
    assert_eq!(tab.dialog(), None);
}

#[test]
fn a_view_chosen_while_a_dialog_closes_is_not_lost() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.open_dialog(DialogKind::Help);
    tab.close_dialog();
    tab.view(View::Watch);
    assert_eq!(tab.pushes, 1, "the browser is still on its way");
    tab.settle();
    assert_eq!((tab.page.model.view, tab.pushes), (View::Watch, 2));
    assert!(tab.back());
    assert_eq!(tab.page.model.view, View::Play);
}

#[test]
fn back_right_after_closing_a_dialog_leaves_the_view() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.view(View::Watch);
    tab.open_dialog(DialogKind::Help);
    tab.close_dialog();
    assert!(tab.back());
    assert_eq!((tab.page.model.view, tab.dialog()), (View::Play, None));
}

#[test]
fn a_reload_in_a_dialog_opens_the_view_under_it() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.view(View::Watch);
    tab.open_dialog(DialogKind::Help);
    tab.reload();
    assert_eq!((tab.page.model.view, tab.dialog()), (View::Watch, None));
    assert!(tab.back());
    assert_eq!((tab.page.model.view, tab.at), (View::Play, 0), "no entry shows nothing new");
}

#[test]
fn a_dialog_that_opens_during_a_reload_does_not_lead_off_the_page() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    let below = tab.entries[0].clone();
    tab.open_dialog(DialogKind::Help);
    // The entry below is reloaded, with the state of the dialog.
    tab.back();
    tab.entries[0] = (below.0, tab.entries[1].1);
    tab.reload();
    assert_eq!((tab.dialog(), tab.on_its_way), (None, 0));
    tab.open_dialog(DialogKind::Help);
    assert!(tab.back());
    assert_eq!((tab.dialog(), tab.at), (None, 0));
    assert!(!tab.back(), "the user leaves the page");
}

#[test]
fn a_dialog_that_a_link_opens_has_no_entry() {
    let mut tab = Tab::open("p=12345q&view=play");
    assert_eq!((tab.dialog(), tab.pushes), (Some(DialogKind::Paste), 0));
    tab.close_dialog();
    assert_eq!((tab.on_its_way, tab.pushes), (0, 0));
    tab.open_dialog(DialogKind::Help);
    assert_eq!(tab.pushes, 1);
}

#[test]
fn back_from_a_row_restores_the_batch_and_the_users_own_board() {
    let mut tab = Tab::open(&link(Sample::Paper, "play"));
    tab.view(View::Batch);
    let strategy = tab.page.model.watch.strategy;
    tab.row(Sample::Nuru);
    assert_eq!(tab.page.model.view, View::Play);
    assert_eq!(tab.givens(), dotted(Sample::Nuru));
    assert!(tab.back());
    assert_eq!(tab.page.model.view, View::Batch);
    assert_eq!(tab.givens(), dotted(Sample::Paper));
    assert_eq!(tab.page.model.watch.strategy, strategy);
    assert!(tab.page.model.batch.is_some());
    tab.row(Sample::Article);
    assert!(tab.back() && tab.go(1));
    assert_eq!((tab.page.model.view, tab.givens()), (View::Play, dotted(Sample::Article)));
    assert!(tab.go(-2));
    assert_eq!((tab.page.model.view, tab.givens()), (View::Play, dotted(Sample::Paper)));
}

#[test]
fn the_step_of_a_search_is_restored() {
    let mut tab = Tab::open(&format!("{}&step=7&to=all", link(Sample::Paper, "watch")));
    tab.view(View::Batch);
    tab.row(Sample::Nuru);
    assert!(tab.back() && tab.back());
    assert_eq!((tab.page.model.view, tab.page.step()), (View::Watch, 7));
    assert_eq!(tab.page.model.watch.goal, sudoku_engine::search::Goal::Exhaustion);
}

#[test]
fn entered_links_are_entries_that_back_visits() {
    let mut tab = Tab::open(&format!("{}&step=7", link(Sample::Paper, "watch")));
    tab.rest();
    tab.enter(&format!("{}&step=5", link(Sample::Nuru, "watch")));
    assert_eq!((tab.page.step(), tab.pushes), (5, 0));
    tab.view(View::Play);
    assert!(tab.back() && tab.back());
    assert_eq!((tab.page.step(), tab.givens()), (7, dotted(Sample::Paper)));
    assert!(tab.go(1));
    assert_eq!((tab.page.step(), tab.givens()), (5, dotted(Sample::Nuru)));
}

#[test]
fn back_and_forward_within_a_search_do_not_search_again() {
    let sample = Sample::FataMorgana;
    let at = |step: u64| format!("{}&step={step}", link(sample, "watch"));
    let mut tab = Tab::open(&at(2_000_000));
    tab.page.finish_work();
    tab.enter(&at(3_000_000));
    tab.page.finish_work();
    assert_eq!(tab.page.step(), 3_000_000);
    for (by, step) in [(-1, 2_000_000), (1, 3_000_000)] {
        assert!(tab.go(by));
        tab.page.finish_work();
        assert_eq!((tab.page.step(), tab.page.model.view), (step, View::Watch));
    }
    assert_eq!(tab.page.start_count(), 1);
    // An entry from before a reload does not lead to another search either.
    tab.reload();
    tab.page.finish_work();
    assert!(tab.back());
    tab.page.finish_work();
    assert_eq!((tab.page.step(), tab.page.start_count()), (2_000_000, 1));
}

#[test]
fn entries_from_before_a_reload_are_opened_by_their_links() {
    let mut tab = Tab::open(&format!("{}&step=7", link(Sample::Paper, "watch")));
    tab.view(View::Play);
    tab.send(Msg::Page(PageMsg::LanguageChosen(Language::Sw)));
    tab.rest();
    tab.reload();
    assert_eq!(tab.page.model.view, View::Play);
    assert!(tab.back());
    assert_eq!((tab.page.model.view, tab.page.step()), (View::Watch, 7));
    assert_eq!(tab.page.model.language, Language::Sw, "a setting is not part of a place");
}

/// An action of the user.
#[derive(Clone, Debug)]
enum Action {
    View(View),
    Open(DialogKind),
    Close,
    Row(Sample),
    Step,
    Go(isize),
    Enter(View),
    Reload,
    /// The browser has time to finish its moves.
    Wait,
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        3 => select(View::VARIANTS).prop_map(Action::View),
        3 => select(DialogKind::VARIANTS).prop_map(Action::Open),
        3 => Just(Action::Close),
        1 => select(vec![Sample::Paper, Sample::Nuru]).prop_map(Action::Row),
        1 => Just(Action::Step),
        4 => select(vec![-1, -1, -2, 1, 2]).prop_map(Action::Go),
        1 => select(View::VARIANTS).prop_map(Action::Enter),
        1 => Just(Action::Reload),
        3 => Just(Action::Wait),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn history_and_page_agree_after_any_actions(actions in prop::collection::vec(actions(), 1..25)) {
        let mut tab = Tab::open(&link(Sample::Paper, "play"));
        for action in actions {
            match action.clone() {
                Action::View(view) if tab.dialog().is_none() => tab.view(view),
                Action::Open(kind) if tab.dialog().is_none() => tab.open_dialog(kind),
                Action::Close => tab.close_dialog(),
                Action::Row(sample) if tab.page.model.view == View::Batch && tab.dialog().is_none() => {
                    tab.row(sample);
                }
                Action::Step => {
                    let pushes = tab.pushes;
                    tab.send(Msg::Ticked { steps: Some(1) });
                    prop_assert_eq!(tab.pushes, pushes);
                }
                Action::Go(by) => {
                    let (at, entries) = (tab.at, tab.entries.len());
                    let by = by.clamp(-(at as isize), (entries - 1 - at) as isize);
                    if tab.on_its_way == 0 && by != 0 {
                        let had_dialog = tab.dialog().is_some();
                        if !tab.go(by) {
                            // Back from the first view leaves the page.
                            prop_assert!(at as isize + by == 0 && tab.life > 1);
                            return Ok(());
                        }
                        prop_assert!(tab.dialog().is_none() || !had_dialog);
                    }
                }
                Action::Enter(view) if tab.on_its_way == 0 => {
                    let hash = link(Sample::Nuru, (&view).into());
                    tab.enter(&hash);
                }
                Action::Reload if tab.on_its_way == 0 => {
                    tab.rest();
                    tab.reload();
                    prop_assert_eq!(tab.dialog(), None);
                }
                Action::Wait => {
                    prop_assert!(tab.settle());
                    tab.rest();
                }
                Action::View(_) | Action::Open(_) | Action::Row(_) | Action::Enter(_) | Action::Reload => {}
            }
            if tab.on_its_way == 0 {
                agree(&tab)?;
            }
        }
        prop_assert!(tab.settle());
        agree(&tab)?;
    }
}

/// Checks that the entry is that of what is shown, and that each dialog's entry is on top of
/// that of its view.
fn agree(tab: &Tab) -> Result<(), TestCaseError> {
    prop_assert!(!tab.history.is_navigating());
    let at = tab.history.entry().place;
    prop_assert_eq!(at.without_dialog(), tab.page.model.place().without_dialog());
    prop_assert!(!at.dialog || tab.dialog().is_some(), "a closed dialog has no entry");
    for pair in tab.entries.windows(2) {
        let [(_, Some(below)), (_, Some(above))] = pair else { continue };
        let is_of_one_life = below.life == above.life;
        prop_assert!(!is_of_one_life || below.place != above.place, "Back would do nothing");
        if above.place.dialog && is_of_one_life {
            let Place { view, .. } = above.place;
            prop_assert!(below.place.view == view && !below.place.dialog);
        }
    }
    Ok(())
}

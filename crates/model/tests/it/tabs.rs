//! Several tabs with the same puzzles: they agree, and each undoes its own edits.

use std::collections::VecDeque;

use crate::common::{SharedStorage, Visit, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::editor::InputMode;
use grove_model::puzzle::journal::{Entry, PuzzleId, Record, TabId};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::puzzles::PuzzlesMsg;
use grove_model::update::rules::RulesMsg;
use proptest::prelude::*;
use proptest::sample::select;
use strum::VariantArray;
use sudoku_engine::board::{Cell, Region, Shape, Variant};

/// An action of the user in a tab.
#[derive(Clone, Debug)]
enum Action {
    Sent(Msg),
    /// An action on one of the puzzles in the tab's list.
    Kept(usize, fn(PuzzleId) -> PuzzlesMsg),
    /// The open puzzle has been played for this many seconds in all.
    Played(u32),
}

/// Performs the action. Returns whether it changed anything.
fn act(visit: &mut Visit, action: Action) -> bool {
    match action {
        Action::Sent(msg) => visit.send(msg),
        Action::Played(seconds) => {
            let puzzle = visit.page.model.tab().record().id;
            visit.send(Msg::Browser(BrowserMsg::TimePlayed { puzzle, seconds }))
        }
        Action::Kept(nth, msg) => {
            let kept: Vec<PuzzleId> =
                visit.page.model.stored_puzzles().iter().map(|record| record.id).collect();
            if kept.is_empty() {
                return false;
            }
            visit.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Puzzles)));
            visit.send(Msg::Puzzles(msg(kept[nth % kept.len()])))
        }
    }
}

/// Actions of the user, each in one of three tabs.
fn actions() -> impl Strategy<Value = Vec<(usize, Action)>> {
    const PENS: &[InputMode] = InputMode::VARIANTS;
    let cell = |nth: usize| Shape::Four.cells().nth(nth).unwrap();
    let edit = prop_oneof![
        4 => (0..16_usize).prop_map(move |nth| EditMsg::CellSelected { cell: cell(nth), extend: false }),
        8 => (1..=4_u8, select(PENS)).prop_map(|(value, input_mode)| {
            EditMsg::DigitEntered { digit: digit(value), input_mode: Some(input_mode) }
        }),
        2 => Just(EditMsg::DigitErased),
        3 => Just(EditMsg::Undone),
        2 => Just(EditMsg::Redone),
        1 => Just(EditMsg::AnswersErased),
        1 => Just(EditMsg::EmptyBoardChosen(Shape::Four)),
        1 => select(&[Sample::Paper, Sample::Article][..]).prop_map(EditMsg::SampleChosen),
    ];
    let rules = prop_oneof![
        Just(RulesMsg::VariantSwitched { variant: Variant::AntiKnight, on: true }),
        (0..4_usize).prop_map(|region| RulesMsg::RegionAssigned(Region::new(region as u8))),
        Just(RulesMsg::ClassicChosen),
    ];
    const KEPT: [fn(PuzzleId) -> PuzzlesMsg; 6] = [
        PuzzlesMsg::Opened,
        |id| PuzzlesMsg::Named(id, "one".into()),
        |id| PuzzlesMsg::Named(id, "two".into()),
        PuzzlesMsg::Duplicated,
        PuzzlesMsg::Deleted,
        |_| PuzzlesMsg::DeletionUndone,
    ];
    let action = prop_oneof![
        9 => edit.prop_map(Msg::Edit).prop_map(Action::Sent),
        1 => rules.prop_map(Msg::Rules).prop_map(Action::Sent),
        4 => (0..8_usize, select(&KEPT[..])).prop_map(|(nth, msg)| Action::Kept(nth, msg)),
        2 => (0..90_u32).prop_map(Action::Played),
    ];
    prop::collection::vec((0..3_usize, action), 0..60)
}

fn paper() -> String {
    format!("p={}&view=play", Sample::Paper.line())
}

fn tabs(shared: &SharedStorage) -> Vec<Visit> {
    (1..=3).map(|tab| Visit::open(shared, tab, &paper())).collect()
}

fn wrote(tab: TabId, entry: &Entry) -> Msg {
    Msg::Browser(BrowserMsg::TabWrote { tab, entry: entry.clone().into() })
}

fn tab(visit: &Visit) -> TabId {
    visit.page.model.tab().id
}

/// Checks that a puzzle open in one tab is the same in all tabs that know it.
fn assert_agree(visits: &[Visit]) {
    for (one, other) in visits.iter().flat_map(|one| visits.iter().map(move |it| (one, it))) {
        let (record, known) = (one.page.model.tab().record(), other.page.model.tab().records());
        for known in known.filter(|known| known.id == record.id) {
            assert_eq!(known.edited_puzzle(), record.edited_puzzle());
        }
    }
}

/// Checks that every tab lists the same puzzles, in the same order and with the same contents.
fn assert_keep_the_same(visits: &[Visit]) {
    let kept = |visit: &Visit| -> Vec<_> {
        visit.page.model.stored_puzzles().into_iter().map(|it| Record::clone(it)).collect()
    };
    for visit in visits {
        assert_eq!(kept(visit), kept(&visits[0]));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_storage_has_all_edits_at_any_moment(actions in actions()) {
        let shared = SharedStorage::new();
        let mut visits = tabs(&shared);
        for (who, action) in actions {
            act(&mut visits[who], action);
            let stored = shared.saved().stored;
            prop_assert_eq!(&stored.unreadable, &[""; 0]);
            let live = visits[who].page.model.tab();
            let kept = &stored.tabs[&live.id].tab;
            // Reading merges what other tabs did, of which this tab has not been notified.
            let (mut expected, known) = (live.clone(), live.records());
            for record in known.filter_map(|record| stored.puzzles.get(record.id)) {
                expected.merge(record);
            }
            prop_assert_eq!(kept, &expected);
        }
    }

    #[test]
    fn tabs_agree_however_late_and_often_they_are_notified(
        actions in actions(),
        delays in prop::collection::vec((0..6_usize, 0..3_usize), 60),
    ) {
        let shared = SharedStorage::new();
        let mut visits = tabs(&shared);
        // The entries on the way from each tab to each other: in order, as a channel delivers
        // them.
        let mut under_way: [[VecDeque<Entry>; 3]; 3] = Default::default();
        let deliver = |visits: &mut [Visit], under_way: &mut [[VecDeque<Entry>; 3]; 3], from: usize, to: usize| {
            let entry = under_way[from][to].pop_front();
            let id = tab(&visits[from]);
            entry.is_some_and(|entry| { visits[to].send(wrote(id, &entry)); true })
        };
        for ((who, action), (delay, times)) in actions.into_iter().zip(delays) {
            act(&mut visits[who], action);
            for entry in std::mem::take(&mut visits[who].reported) {
                for to in (0..3).filter(|&to| to != who) {
                    under_way[who][to].extend(std::iter::repeat_n(entry.clone(), times + 1));
                }
            }
            for _ in 0..delay {
                deliver(&mut visits, &mut under_way, delay % 3, (delay + times) % 3);
            }
        }
        for (from, to) in (0..9).rev().map(|nth| (nth / 3, nth % 3)) {
            while deliver(&mut visits, &mut under_way, from, to) {}
        }
        assert_agree(&visits);
        assert_keep_the_same(&visits);
        // A tab that is opened now agrees as well.
        visits.push(Visit::open(&shared, 4, ""));
        assert_agree(&visits);
        assert_keep_the_same(&visits);
    }

    #[test]
    fn a_tab_that_was_not_notified_reads_all_edits_when_entered_again(actions in actions()) {
        let shared = SharedStorage::new();
        let mut visits = tabs(&shared);
        for (who, action) in actions {
            act(&mut visits[who], action);
        }
        visits.iter_mut().for_each(Visit::enter);
        assert_agree(&visits);
        assert_keep_the_same(&visits);
    }
}

#[test]
fn undoing_the_making_of_a_puzzle_keeps_it_for_a_tab_that_wrote_on_it() {
    let shared = SharedStorage::new();
    let mut first = Visit::open(&shared, 1, &paper());
    let cell = |nth| Shape::Four.cells().nth(nth).unwrap();
    let enter = |visit: &mut Visit, nth, input_mode| {
        visit.send(Msg::Edit(EditMsg::CellSelected { cell: cell(nth), extend: false }));
        visit.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(1),
            input_mode: Some(input_mode),
        }));
    };
    enter(&mut first, 0, InputMode::Given);
    let made = first.page.model.tab().record().id;
    let mut second = Visit::open(&shared, 2, "");
    assert_eq!(second.page.model.tab().record().id, made);
    enter(&mut second, 5, InputMode::Answer);
    for entry in second.reported.clone() {
        first.send(wrote(TabId(2), &entry));
    }
    first.send(Msg::Edit(EditMsg::Undone));
    assert_ne!(first.page.model.tab().record().id, made);
    let last = Visit::open(&shared, 3, &paper());
    assert!(last.page.model.stored_puzzles().iter().any(|record| record.id == made));
}

#[test]
fn two_tabs_show_both_tabs_digits_and_each_undoes_its_own() {
    let shared = SharedStorage::new();
    let open = |tab| Visit::open(&shared, tab, &format!("p={}&view=play", Sample::Nuru.line()));
    let (mut first, mut second) = (open(1), open(2));
    let free: Vec<_> = {
        let givens = &first.edited_puzzle().givens;
        Shape::Nine.cells().filter(|&cell| givens.get(cell).is_none()).collect()
    };
    let select = |cell| Msg::Edit(EditMsg::CellSelected { cell, extend: false });
    let enter = |value| {
        Msg::Edit(EditMsg::DigitEntered {
            digit: digit(value),
            input_mode: Some(InputMode::Answer),
        })
    };
    let undone = || Msg::Edit(EditMsg::Undone);
    let receive = |from: &mut Visit, to: &mut Visit| {
        for entry in std::mem::take(&mut from.reported) {
            to.send(wrote(tab(from), &entry));
        }
    };
    first.send(select(free[0]));
    first.send(enter(4));
    receive(&mut first, &mut second);
    second.send(select(free[1]));
    second.send(enter(6));
    receive(&mut second, &mut first);
    let both = [Some(digit(4)), Some(digit(6))];
    for visit in [&first, &second] {
        assert_eq!([free[0], free[1]].map(|cell| visit.edited_puzzle().answers.get(cell)), both);
    }
    // The other tab's digit is the last one, but undo only affects this tab's.
    assert!(first.send(undone()));
    receive(&mut first, &mut second);
    for visit in [&first, &second] {
        let left = [free[0], free[1]].map(|cell| visit.edited_puzzle().answers.get(cell));
        assert_eq!(left, [None, Some(digit(6))]);
    }
    assert!(!first.send(undone()), "the tab has no other edit of its own");
    // Of two digits in one cell the last one counts, and undoing the first changes nothing.
    first.send(enter(1));
    receive(&mut first, &mut second);
    second.send(select(free[0]));
    second.send(enter(2));
    receive(&mut second, &mut first);
    first.send(undone());
    assert_eq!(first.edited_puzzle().answers.get(free[0]), Some(digit(2)));
    // A new tab has both tabs' digits.
    let again = open(3);
    assert_eq!(again.edited_puzzle(), first.edited_puzzle());
    assert_eq!(again.edited_puzzle(), second.edited_puzzle());
}

#[test]
fn copies_of_a_tab_entered_in_turn_lose_nothing() {
    let shared = SharedStorage::new();
    let link = format!("p={}&view=play", Sample::Article.line());
    let empty = |visit: &Visit| -> Vec<Cell> {
        let givens = &visit.edited_puzzle().givens;
        Shape::Nine.cells().filter(|cell| givens.get(*cell).is_none()).take(4).collect()
    };
    let write = |visit: &mut Visit, nth: usize| {
        let cell = empty(visit)[nth];
        visit.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        visit.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(7),
            input_mode: Some(InputMode::Answer),
        }));
    };
    let answers = |visit: &Visit| -> Vec<bool> {
        empty(visit)
            .into_iter()
            .map(|cell| visit.edited_puzzle().answers.get(cell).is_some())
            .collect()
    };
    let mut one = Visit::open(&shared, 1, &link);
    write(&mut one, 0);
    let link = one.leave();
    // Only one page uses an id at a time, whether a copy is created by loading or by Back.
    let mut copy = Visit::reload(&shared, 1, &link);
    write(&mut copy, 1);
    copy.leave();
    one.enter_as(2);
    write(&mut one, 2);
    copy.enter_as(3);
    assert_eq!((tab(&one), tab(&copy)), (TabId(2), TabId(1)));
    write(&mut copy, 3);
    copy.leave();
    one.leave();
    one.enter_as(4);
    assert_eq!(tab(&one), TabId(2), "no other page uses its id");
    let read = Visit::open(&shared, 9, &link);
    let all = answers(&read);
    assert_eq!(all, answers(&one));
    assert_eq!(all, [true; 4]);
    for id in [1, 2] {
        assert_eq!(answers(&Visit::reload(&shared, id, &link)), all);
    }
    one.send(Msg::Edit(EditMsg::Undone));
    one.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(answers(&one), [false, true, false, true], "edits under both ids are undone");
}

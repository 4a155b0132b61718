//! The time played on a puzzle: when it runs, when it is written, and how tabs agree on it.

use crate::common::{SharedStorage, Visit, cell, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{PlayAids, View};
use grove_model::effects::play_time::{PlayTimer, PlayedTime};
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::editor::InputMode;
use grove_model::puzzle::journal::{Act, PuzzleId};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::puzzles::PuzzlesMsg;
use grove_model::update::solve::SolveMsg;
use sudoku_engine::board::{Cell, Shape};

/// A puzzle with two empty cells, the first two. Their digits are 1 and 2.
const PUZZLE: &str = "..34341221434321";

/// A page with its timer, and a clock in milliseconds.
struct Player {
    visit: Visit,
    timer: PlayTimer,
    now: u64,
    is_visible: bool,
    /// The times that were written, in seconds.
    writes: Vec<u32>,
}

impl Player {
    fn open(shared: &SharedStorage, tab: u64, hash: &str) -> Self {
        Self::of(Visit::open(shared, tab, hash))
    }

    fn of(visit: Visit) -> Self {
        let timer = PlayTimer::new(visit.page.model.timed_puzzle());
        let mut player = Self { visit, timer, now: 7_777, is_visible: true, writes: Vec::new() };
        player.follow();
        player
    }

    fn write(&mut self, played_time: Option<PlayedTime>) {
        if let Some(PlayedTime { puzzle, seconds }) = played_time {
            self.writes.push(seconds);
            self.visit.send(Msg::Browser(BrowserMsg::TimePlayed { puzzle, seconds }));
            self.follow();
        }
    }

    fn follow(&mut self) {
        let timed_puzzle = self.visit.page.model.timed_puzzle();
        let played_time = self.timer.follow(timed_puzzle, self.is_visible, self.now);
        self.write(played_time);
    }

    fn send(&mut self, msg: Msg) {
        self.visit.send(msg);
        self.follow();
    }

    fn set_visible(&mut self, is_visible: bool) {
        self.is_visible = is_visible;
        self.follow();
    }

    /// Lets time pass, with a look at the clock at each whole second.
    fn wait(&mut self, mut millis: u64) {
        while millis > 0 {
            let step = self.timer.millis_to_next_second().min(millis);
            self.now += step;
            millis -= step;
            if self.timer.is_running() {
                let played_time = self.timer.look(self.now);
                self.write(played_time);
            }
        }
    }

    fn close(mut self) {
        let played_time = self.timer.stop(self.now);
        self.write(played_time);
        self.visit.leave();
    }

    fn enter(&mut self, cell: Cell, value: u8, input_mode: InputMode) {
        self.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        let (digit, input_mode) = (digit(value), Some(input_mode));
        self.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode }));
    }

    fn answer(&mut self, column: usize, value: u8) {
        self.enter(cell(Shape::Four, 1, column), value, InputMode::Answer);
    }

    fn open_puzzle(&self) -> PuzzleId {
        self.visit.page.model.tab().record().id
    }

    fn written(&self, puzzle: PuzzleId) -> Option<u32> {
        self.visit.page.model.stored_puzzle(puzzle).and_then(|record| record.played_seconds())
    }
}

fn link(line: &str) -> String {
    format!("p={line}&view=play")
}

fn playing(shared: &SharedStorage) -> Player {
    let mut player = Player::open(shared, 1, &link(PUZZLE));
    player.answer(1, 2);
    player
}

#[test]
fn the_time_starts_with_the_first_answer_or_mark() {
    for input_mode in [InputMode::Answer, InputMode::Corner, InputMode::Center] {
        let mut player = Player::open(&SharedStorage::new(), 1, &link(PUZZLE));
        player.wait(5_000);
        assert!(!player.timer.is_running());
        player.enter(cell(Shape::Four, 1, 1), 2, input_mode);
        assert!(player.timer.is_running());
        player.wait(3_999);
        assert_eq!(player.timer.seconds(), 3);
        player.wait(1);
        assert_eq!(player.timer.seconds(), 4);
    }
}

#[test]
fn the_time_does_not_start_with_colors() {
    let mut player = Player::open(&SharedStorage::new(), 1, &link(PUZZLE));
    player.enter(cell(Shape::Four, 1, 1), 2, InputMode::Color);
    player.wait(5_000);
    assert_eq!((player.timer.is_running(), player.timer.seconds()), (false, 0));
    player.answer(1, 1);
    assert!(player.timer.is_running());
}

#[test]
fn the_time_does_not_run_while_givens_are_typed() {
    let mut player = Player::open(&SharedStorage::new(), 1, &link(&".".repeat(16)));
    player.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Six)));
    for column in 1..=3 {
        player.enter(cell(Shape::Six, 1, column), column as u8, InputMode::Given);
        player.wait(10_000);
    }
    assert!(!player.timer.is_running());
    assert_eq!((player.timer.seconds(), player.writes.len()), (0, 0));
    player.enter(cell(Shape::Six, 2, 1), 4, InputMode::Corner);
    assert!(player.timer.is_running());
}

#[test]
fn the_time_does_not_run_while_the_page_is_hidden_or_shows_something_else() {
    let mut player = playing(&SharedStorage::new());
    player.wait(4_500);
    player.set_visible(false);
    assert!(!player.timer.is_running());
    player.wait(60_000);
    player.set_visible(true);
    player.wait(500);
    assert_eq!(player.timer.seconds(), 5, "fractions of a second are kept");
    player.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    player.wait(60_000);
    player.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (5, true));
    player.send(Msg::Solve(SolveMsg::Requested));
    assert!(!player.timer.is_running(), "the solver shows the solution");
    player.send(Msg::Solve(SolveMsg::Cancelled));
    assert!(player.timer.is_running());
    assert_eq!(player.writes, [0, 4, 5], "stopping writes only whole seconds that are new");
}

#[test]
fn a_computer_that_sleeps_does_not_play() {
    let mut player = playing(&SharedStorage::new());
    player.wait(2_000);
    player.now += 8 * 3_600_000;
    let played_time = player.timer.look(player.now);
    player.write(played_time);
    assert_eq!(player.timer.seconds(), 12, "at most ten seconds of a pause count");
    player.now -= 1_000;
    assert_eq!(player.timer.look(player.now), None, "a clock that is set back changes nothing");
    assert_eq!(player.timer.seconds(), 12);
}

#[test]
fn the_time_is_written_at_most_every_thirty_seconds() {
    let mut player = playing(&SharedStorage::new());
    player.wait(29_999);
    assert_eq!(player.writes, [0], "once as it starts");
    player.wait(1);
    assert_eq!(player.writes, [0, 30]);
    player.wait(90_000);
    assert_eq!(player.writes, [0, 30, 60, 90, 120]);
    assert_eq!(player.written(player.open_puzzle()), Some(120));
}

#[test]
fn the_time_ends_with_the_last_answer_and_is_written_after_it() {
    let mut player = playing(&SharedStorage::new());
    player.wait(61_000);
    player.answer(1, 1);
    let seconds = |player: &Player| player.visit.page.model.tab().record().final_seconds();
    assert_eq!(seconds(&player), None, "the time is not yet that of the last answer");
    player.answer(2, 2);
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (61, false));
    assert_eq!(seconds(&player), Some(61));
    player.wait(60_000);
    assert_eq!((player.timer.seconds(), seconds(&player)), (61, Some(61)));

    // The same holds after a mistake, even within the same second.
    player.send(Msg::Edit(EditMsg::Undone));
    assert!(player.timer.is_running());
    assert_eq!(seconds(&player), None);
    player.send(Msg::Edit(EditMsg::Redone));
    assert_eq!((player.timer.is_running(), seconds(&player)), (false, Some(61)));
    player.answer(2, 1);
    player.wait(2_000);
    assert_eq!(player.timer.seconds(), 63, "a full board with a mistake is still played");
}

#[test]
fn writing_the_time_is_neither_dated_nor_undone() {
    let shared = SharedStorage::new();
    let mut player = Player::open(&shared, 1, &link(PUZZLE));
    player.send(Msg::Browser(BrowserMsg::DayBegan("2026-11-22".into())));
    player.answer(1, 2);
    let puzzle = player.open_puzzle();
    player.visit.send(Msg::Browser(BrowserMsg::DayBegan("2026-11-23".into())));
    player.visit.reported.clear();
    player.wait(30_000);
    assert_eq!(player.visit.reported.len(), 1);
    assert!(matches!(player.visit.reported[0].act, Act::Note(_)));
    let record = player.visit.page.model.stored_puzzle(puzzle).unwrap();
    assert_eq!(record.value(&String::from("date").into()), "2026-11-22");
    player.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(player.visit.edited_puzzle().answers.filled_count(), 0);
    assert!(!player.visit.page.model.can_undo());
    assert_eq!(player.timer.seconds(), 30, "undoing every answer does not start it over");
    assert!(player.timer.is_running());
    assert_eq!(player.written(puzzle), Some(30));
}

#[test]
fn erasing_everything_starts_the_time_over() {
    let mut player = playing(&SharedStorage::new());
    player.wait(35_000);
    player.send(Msg::Edit(EditMsg::AnswersErased));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (0, false));
    assert_eq!(player.written(player.open_puzzle()), None);
    player.wait(5_000);
    assert_eq!(player.timer.seconds(), 0);
    player.answer(1, 1);
    player.wait(2_000);
    assert_eq!(player.timer.seconds(), 2);
    // With nothing left to erase, too.
    player.send(Msg::Edit(EditMsg::Undone));
    player.send(Msg::Edit(EditMsg::AnswersErased));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (0, false));
    assert_eq!(player.visit.page.model.notices.len(), 0, "no digit was erased");
}

#[test]
fn undoing_an_erasure_restores_the_time_with_the_answers() {
    let mut player = playing(&SharedStorage::new());
    player.wait(35_000);
    let before = player.written(player.open_puzzle());
    assert_eq!(before, Some(30));
    player.send(Msg::Edit(EditMsg::AnswersErased));
    player.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(player.written(player.open_puzzle()), before);
    assert!(player.timer.seconds() >= 30, "{} s", player.timer.seconds());
}

#[test]
fn each_puzzle_has_a_time_of_its_own() {
    let shared = SharedStorage::new();
    let mut player = playing(&shared);
    let first = player.open_puzzle();
    player.wait(12_000);
    player.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (0, false));
    assert_eq!(player.written(first), Some(12));
    assert_ne!(player.open_puzzle(), first, "writing the time does not change the board");
    player.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (12, true));
}

#[test]
fn the_time_goes_on_after_a_reload() {
    let shared = SharedStorage::new();
    let mut player = playing(&shared);
    player.wait(47_300);
    player.close();
    let mut player = Player::of(Visit::reload(&shared, 1, &link(PUZZLE)));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (47, true));
    player.wait(3_000);
    assert_eq!(player.timer.seconds(), 50);
}

#[test]
fn of_the_times_of_two_tabs_the_longest_counts() {
    let shared = SharedStorage::new();
    let mut one = playing(&shared);
    let puzzle = one.open_puzzle();
    one.wait(20_000);
    one.set_visible(false);
    let mut other = Player::open(&shared, 2, &link(PUZZLE));
    assert_eq!(other.timer.seconds(), 20);
    other.wait(45_000);
    other.set_visible(false);
    let tab = other.visit.page.model.tab().id;
    for entry in other.visit.reported.clone() {
        one.send(Msg::Browser(BrowserMsg::TabWrote { tab, entry: entry.into() }));
    }
    assert_eq!((one.timer.seconds(), one.written(puzzle)), (65, Some(65)));
    // Both are visible: each second counts once, in the one that has seen more of them.
    one.set_visible(true);
    one.wait(10_000);
    other.visit.reported.clear();
    other.set_visible(true);
    other.wait(4_000);
    other.set_visible(false);
    for entry in other.visit.reported.clone() {
        one.send(Msg::Browser(BrowserMsg::TabWrote { tab, entry: entry.into() }));
    }
    assert_eq!(one.timer.seconds(), 75, "the shorter time of the other one costs no seconds");
    one.close();
    assert_eq!(Player::open(&shared, 3, &link(PUZZLE)).timer.seconds(), 75);
}

#[test]
fn playing_on_restores_no_deleted_puzzle_and_does_not_reorder_the_list() {
    let shared = SharedStorage::new();
    let mut player = playing(&shared);
    let first = player.open_puzzle();
    player.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    player.enter(cell(Shape::Nine, 1, 1), 1, InputMode::Answer);
    let second = player.open_puzzle();
    let listed = |player: &Player| -> Vec<PuzzleId> {
        player.visit.page.model.stored_puzzles().iter().map(|record| record.id).collect()
    };
    assert_eq!(listed(&player), [second, first]);
    let time = |puzzle, seconds| Msg::Browser(BrowserMsg::TimePlayed { puzzle, seconds });
    assert!(player.visit.send(time(first, 99)));
    assert_eq!((listed(&player), player.written(first)), (vec![second, first], Some(99)));
    player.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Puzzles)));
    player.send(Msg::Puzzles(PuzzlesMsg::Deleted(first)));
    assert_eq!(listed(&player), [second]);
    assert!(!player.visit.send(time(first, 100)), "it was deleted");
    assert!(!player.visit.send(time(PuzzleId::from_content("no", "such"), 1)));
    assert_eq!(listed(&player), [second]);
    player.send(Msg::Puzzles(PuzzlesMsg::DeletionUndone));
    assert_eq!(player.written(first), Some(99), "the time is restored with the answers");
}

#[test]
fn a_time_that_cannot_be_read_counts_as_none() {
    let shared = SharedStorage::new();
    let mut player = playing(&shared);
    player.wait(31_000);
    player.visit.leave();
    let items = shared.items.borrow().clone();
    for (key, text) in items {
        shared.items.borrow_mut().insert(key, text.replace("\"30\"", "\"-5e99\""));
    }
    let player = Player::open(&shared, 2, &link(PUZZLE));
    assert_eq!((player.timer.seconds(), player.timer.is_running()), (0, true));
}

#[test]
fn showing_the_time_and_keeping_the_screen_on_are_settings() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "");
    let aids = visit.page.model.play.aids;
    assert_eq!((aids.shows_time, aids.keeps_screen_on), (true, false));
    let key = |name: &str| shared.items.borrow().get(&format!("sudoku-grove/1/{name}")).cloned();
    let aids = PlayAids { shows_time: false, ..aids };
    visit.send(Msg::Page(PageMsg::AidsChosen(aids)));
    assert_eq!((key("shows-time").as_deref(), key("keeps-screen-on")), (Some("false"), None));
    let aids = PlayAids { keeps_screen_on: true, ..aids };
    visit.send(Msg::Page(PageMsg::AidsChosen(aids)));
    assert_eq!(key("keeps-screen-on").as_deref(), Some("true"));
    assert_eq!(Visit::open(&shared, 2, "").page.model.play.aids, aids);
}

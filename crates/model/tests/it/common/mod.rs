//! A page without a browser, with its worker in the same thread.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use grove_model::base::samples::Sample;
use grove_model::base::steps::{Mark, Way};
use grove_model::base::task_state::TaskId;
use grove_model::effects::keeper::{Keeper, Storage};
use grove_model::model::notice::Notice;
use grove_model::model::storage::{Saved, StorageProblem};
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::puzzle::journal::{Entry, TabId};
use grove_model::search::player::Player;
use grove_model::update::browser::BrowserMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::update::{update, update_search};
use grove_model::view::export::{Caption, Sign};
use grove_model::worker::host::{
    Searcher, start_logic_task, start_program_run, start_program_task, start_task,
    start_technique_task,
};
use grove_model::worker::protocol::{Reply, Request, VERSION};
use grove_model::worker::session::Session;
use grove_model::worker::task::{Task, TaskPart};
use grove_model::{Model, Msg, Start, Tick};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Regions, Rules, Shape, Variant};
use sudoku_engine::search::{Counters, Event, Goal, Position, Snapshot, Stepper};

pub(crate) const NEXT_SOLUTION: Msg =
    Msg::Play(PlayMsg::WentToMark { mark: Mark::Solution, way: Way::Forward });
pub(crate) const SOLUTION_BEFORE: Msg =
    Msg::Play(PlayMsg::WentToMark { mark: Mark::Solution, way: Way::Back });
pub(crate) const NEXT_DEAD_END: Msg =
    Msg::Play(PlayMsg::WentToMark { mark: Mark::DeadEnd, way: Way::Forward });
pub(crate) const DEAD_END_BEFORE: Msg =
    Msg::Play(PlayMsg::WentToMark { mark: Mark::DeadEnd, way: Way::Back });
pub(crate) const NO_FURTHER_SOLUTION: Notice =
    Notice::MarkNotFound { mark: Mark::Solution, way: Way::Forward };
pub(crate) const NO_EARLIER_SOLUTION: Notice =
    Notice::MarkNotFound { mark: Mark::Solution, way: Way::Back };
pub(crate) const NO_FURTHER_DEAD_END: Notice =
    Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Forward };
pub(crate) const NO_EARLIER_DEAD_END: Notice =
    Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Back };

/// A storage that tabs share, with limited room in bytes.
#[derive(Clone, Debug)]
pub(crate) struct SharedStorage {
    pub(crate) items: Rc<RefCell<BTreeMap<String, String>>>,
    pub(crate) room: Rc<std::cell::Cell<usize>>,
    /// The number of bytes of all writes so far.
    pub(crate) written: Rc<std::cell::Cell<usize>>,
}

impl SharedStorage {
    pub(crate) fn new() -> Self {
        Self {
            items: Rc::default(),
            room: Rc::new(std::cell::Cell::new(usize::MAX)),
            written: Rc::default(),
        }
    }

    /// Creates a storage with what a version of the page without journals stored.
    pub(crate) fn with_legacy_data(text: &str) -> Self {
        let shared = Self::new();
        shared.set("sudoku-grove", text);
        shared
    }

    pub(crate) fn saved(&self) -> Saved {
        Saved::read(&self.items())
    }
}

impl Storage for SharedStorage {
    fn items(&self) -> Vec<(String, String)> {
        self.items.borrow().clone().into_iter().collect()
    }

    fn get(&self, key: &str) -> Option<String> {
        self.items.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        let mut items = self.items.borrow_mut();
        let taken: usize =
            items.iter().filter(|it| it.0 != key).map(|it| it.0.len() + it.1.len()).sum();
        let has_room = taken + key.len() + text.len() <= self.room.get();
        if has_room {
            self.written.set(self.written.get() + key.len() + text.len());
            items.insert(key.to_owned(), text.to_owned());
        }
        has_room
    }

    fn remove(&self, key: &str) {
        self.items.borrow_mut().remove(key);
    }
}

/// A tab with the page in it, which stores what happens and notifies other tabs of it.
pub(crate) struct Visit {
    pub(crate) page: Page,
    pub(crate) keeper: Keeper<SharedStorage>,
    /// The entries of which it notified other tabs.
    pub(crate) reported: Vec<Entry>,
}

impl Visit {
    pub(crate) fn open(shared: &SharedStorage, tab: u64, hash: &str) -> Self {
        Self::load(shared, tab, hash, false)
    }

    /// Reloads the page, with a slightly outdated address.
    pub(crate) fn reload(shared: &SharedStorage, tab: u64, hash: &str) -> Self {
        Self::load(shared, tab, hash, true)
    }

    fn load(shared: &SharedStorage, tab: u64, hash: &str, is_reload: bool) -> Self {
        let (keeper, saved, storage_problem) =
            Keeper::open(TabId(tab), Some(shared.clone()), Saved::read);
        let page = Page::start(Start {
            hash: hash.to_owned(),
            saved,
            tab: TabId(tab),
            is_reload,
            storage_problem,
            ..Start::default()
        });
        let mut visit = Self { page, keeper, reported: Vec::new() };
        let outcome = visit.keeper.begin(&visit.page.model, hash);
        visit.report_storage(outcome);
        visit
    }

    pub(crate) fn report_storage(&mut self, outcome: Option<Result<(), StorageProblem>>) {
        if let Some(outcome) = outcome {
            self.send(Msg::Browser(BrowserMsg::Stored(outcome)));
        }
    }

    /// Sends a message. Returns whether it changed anything.
    pub(crate) fn send(&mut self, msg: Msg) -> bool {
        let changed = self.page.send(msg);
        if changed {
            self.reported.extend_from_slice(self.page.model.journal());
            let outcome = self.keeper.store_changes(&self.page.model);
            self.report_storage(outcome);
        }
        changed
    }

    /// Returns the link in its address, and stores it.
    pub(crate) fn place(&mut self) -> String {
        let hash = self.page.model.link().write();
        self.keeper.store_place(&hash);
        hash
    }

    /// Leaves the page. Returns the link in its address.
    pub(crate) fn leave(&mut self) -> String {
        let hash = self.place();
        self.close();
        hash
    }

    /// Closes the tab before its address is written.
    pub(crate) fn close(&mut self) {
        static MARKS: AtomicU64 = AtomicU64::new(0);
        let mark = MARKS.fetch_add(1, Ordering::Relaxed);
        self.keeper.leave(&self.page.model, mark.to_string());
    }

    /// Enters the tab as it was left, under this id if a copy has gone on under its own.
    pub(crate) fn enter_as(&mut self, id: u64) {
        if self.keeper.is_taken_over() {
            self.send(Msg::Browser(BrowserMsg::TabTakenOver(TabId(id))));
        }
        self.enter();
    }

    pub(crate) fn enter(&mut self) {
        let puzzles = self.keeper.enter(&self.page.model);
        self.send(Msg::Browser(BrowserMsg::PuzzlesRead(puzzles.into())));
    }

    pub(crate) fn edited_puzzle(&self) -> &EditedPuzzle {
        self.page.model.play.editor.edited_puzzle()
    }
}

/// The model, and a worker that only works when asked to.
pub(crate) struct Page {
    pub(crate) model: Model,
    session: Session,
    pub(crate) searcher: Searcher,
    /// The worker's clock, which advances by ten milliseconds each time it is read.
    clock: std::cell::Cell<u64>,
    /// All requests sent to the worker.
    pub(crate) sent_requests: Vec<Request>,
    /// All replies of the worker.
    pub(crate) replies: Vec<Reply>,
    /// The number of messages sent to the model.
    message_count: usize,
}

/// Returns a message that shares nothing with this one: a reply is applied only once.
fn copy_of(msg: &Msg) -> Msg {
    match msg {
        Msg::Worker(WorkerMsg::Replied(reply)) => {
            Msg::Worker(WorkerMsg::replied(Reply::clone(reply)))
        }
        msg => msg.clone(),
    }
}

impl Page {
    /// Opens a link, for a user who prefers reduced motion.
    pub(crate) fn open(hash: &str) -> Self {
        Self::start(Start { hash: hash.to_owned(), ..Start::default() })
    }

    pub(crate) fn start(start: Start) -> Self {
        Self {
            model: Model::new(start),
            session: Session::default(),
            searcher: Searcher::default(),
            clock: std::cell::Cell::default(),
            sent_requests: Vec::new(),
            replies: Vec::new(),
            message_count: 0,
        }
    }

    /// Opens a sample, watched to its first solution.
    pub(crate) fn watching(sample: Sample) -> Self {
        Self::open(&format!("p={}", sample.line()))
    }

    /// Opens a board to edit.
    pub(crate) fn editing(line: &str) -> Self {
        Self::open(&format!("p={line}&view=play"))
    }

    /// Sends a message. Returns whether it changed anything.
    pub(crate) fn send(&mut self, msg: Msg) -> bool {
        // Comparing all of the model takes longer than most messages.
        let is_compared = self.message_count < 50 || self.message_count.is_multiple_of(20);
        self.message_count += 1;
        let by_search = is_compared.then(|| update_search(&self.model, copy_of(&msg)));
        let next = update(&self.model, msg);
        if let Some(Ok(by_search)) = by_search {
            assert_eq!(format!("{by_search:?}"), format!("{next:?}"), "a search alone");
        }
        let changed = next.is_some();
        if let Some(next) = next {
            self.model = next;
        }
        changed
    }

    pub(crate) fn player(&self) -> &Player {
        self.model.watch.player.as_ref().expect("a search being watched")
    }

    pub(crate) fn counters(&self) -> Counters {
        self.player().stepper.counters()
    }

    pub(crate) fn step(&self) -> u64 {
        self.counters().step()
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        self.player().stepper.snapshot()
    }

    pub(crate) fn has_notice(&self, notice: &Notice) -> bool {
        self.model.notices.contains(notice)
    }

    /// Returns the requests of the page to the worker.
    pub(crate) fn requests(&mut self) -> Vec<Request> {
        self.session.requests(&self.model.demand())
    }

    /// Returns the ids of the wanted tasks that match.
    pub(crate) fn tasks(&self, is_such: impl Fn(&Task) -> bool) -> Vec<TaskId> {
        let tasks = self.model.demand().tasks.into_iter();
        tasks.filter(|(_, task)| is_such(task)).map(|(id, _)| id).collect()
    }

    /// Lets the worker take the requests, work for one slice and reply. Returns whether it has
    /// more to do.
    pub(crate) fn run_worker_slice(&mut self) -> bool {
        let requests = self.requests();
        let has_requests = !requests.is_empty();
        self.handle_requests(requests);
        let works = self.searcher.is_busy();
        if works {
            let mut replies = self.searcher.work();
            replies.extend(self.searcher.work_on_tasks());
            replies.extend(
                self.searcher.work_on_lanes(&|| self.clock.replace(self.clock.get() + 10_000_000)),
            );
            replies.extend(self.searcher.progress());
            replies.extend(self.searcher.lane_reports());
            self.receive(replies);
        }
        has_requests || works
    }

    /// Lets the worker take these requests and reply.
    pub(crate) fn handle_requests(&mut self, requests: Vec<Request>) {
        for request in requests {
            self.sent_requests.push(request.clone());
            let replies = handle(&mut self.searcher, request);
            self.receive(replies);
        }
    }

    fn receive(&mut self, replies: Vec<Reply>) {
        for reply in replies {
            self.replies.push(reply.clone());
            self.send(Msg::Worker(WorkerMsg::replied(reply)));
        }
    }

    /// Returns how often the worker has been asked to start a run or a task.
    pub(crate) fn start_count(&self) -> usize {
        let begins = |request: &&Request| {
            matches!(
                request,
                Request::StartRun { .. }
                    | Request::StartProgramRun { .. }
                    | Request::StartLane { .. }
                    | Request::Start { .. }
            )
        };
        self.sent_requests.iter().filter(begins).count()
    }

    /// Lets the worker work until the page waits for nothing.
    pub(crate) fn work_until_answered(&mut self) {
        for _ in 0..10_000 {
            let demand = self.model.demand();
            let seeks = demand.run.is_some_and(|run| run.seek.is_some());
            let waits = |task: &Task| {
                matches!(
                    task,
                    Task::Solve(_)
                        | Task::Check(_)
                        | Task::Hint(_)
                        | Task::AllSteps(_)
                        | Task::Rate(_)
                        | Task::Read(_)
                )
            };
            if !seeks && self.tasks(waits).is_empty() {
                return;
            }
            self.run_worker_slice();
        }
        panic!("the page waits forever: {:?}", self.model.demand());
    }

    /// Lets the worker work until it has nothing to do.
    pub(crate) fn finish_work(&mut self) {
        let rests = (0..10_000).any(|_| !self.run_worker_slice());
        assert!(rests, "the worker works forever");
    }

    /// Lets the worker die and another one take its place.
    pub(crate) fn restart_worker(&mut self) {
        self.send(Msg::Worker(WorkerMsg::Lost { restarting: true }));
        self.session = Session::default();
        self.searcher = Searcher::default();
        self.send(Msg::Worker(WorkerMsg::replied(Reply::Ready { version: VERSION })));
    }

    /// Lets the worker die for good.
    pub(crate) fn lose_worker(&mut self) {
        self.send(Msg::Worker(WorkerMsg::Lost { restarting: false }));
    }

    /// Lets the timer fire once, if one runs; a frame is a 60th of a second.
    pub(crate) fn fire_timer(&mut self) -> bool {
        let steps = match self.model.tick() {
            None => return false,
            Some(Tick::Step { .. }) => Some(1),
            Some(Tick::Frame { rate }) => rate.map(|rate| (rate / 60.0) as u64),
        };
        self.send(Msg::Ticked { steps });
        true
    }

    /// Lets time pass until no timer runs.
    pub(crate) fn play_out(&mut self) {
        self.play_out_with(|_| ());
    }

    /// Lets time pass until no timer runs, calling `action` after each tick.
    pub(crate) fn play_out_with(&mut self, mut action: impl FnMut(&mut Self)) {
        for _ in 0..20_000 {
            if !self.fire_timer() {
                return;
            }
            action(self);
        }
        panic!("it plays forever");
    }
}

/// Returns the task that a request starts.
pub(crate) fn task_of(request: &Request) -> Option<Task> {
    if let Request::Start { task, .. } = request { task.read() } else { None }
}

/// Returns the search of a sample, right after this step.
pub(crate) fn stepper_at(sample: Sample, goal: Goal, step: u64) -> Stepper {
    let mut stepper = Stepper::new(&puzzle(sample), goal);
    stepper.run(step);
    stepper
}

/// Returns the end of the search of a sample.
pub(crate) fn stepper_at_end(sample: Sample, goal: Goal) -> Stepper {
    stepper_at(sample, goal, u64::MAX)
}

/// Returns every event of the search of a sample with the state it leads to, starting with the
/// initial state.
pub(crate) fn places(sample: Sample, goal: Goal) -> Vec<(Option<Event>, Stepper)> {
    let mut stepper = Stepper::new(&puzzle(sample), goal);
    let mut places = vec![(None, stepper.clone())];
    while let Some(event) = stepper.advance() {
        places.push((Some(event), stepper.clone()));
    }
    places
}

pub(crate) fn puzzle(sample: Sample) -> Puzzle {
    Puzzle::try_from(sample.givens()).unwrap()
}

pub(crate) fn solution(nth: u64) -> Goal {
    Goal::Solution(nth.try_into().unwrap())
}

pub(crate) const fn at(step: u64, events: u16) -> Position {
    Position { step, events }
}

pub(crate) fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// Returns the cell in this row and column, counted from 1.
pub(crate) fn cell(shape: Shape, row: usize, column: usize) -> Cell {
    Cell::at(shape, row - 1, column - 1).unwrap()
}

/// Returns the line of an empty board.
pub(crate) fn empty(shape: Shape) -> String {
    sudoku_engine::formats::line(&Givens::empty(shape))
}

/// Rules of every kind: variants, regions made by exchanging cells between boxes, cages with
/// and without a total, thermometers.
pub(crate) fn rules(shape: Shape) -> impl Strategy<Value = Rules> {
    let all: Vec<Cell> = shape.cells().collect();
    let variants = subsequence(Variant::ALL.to_vec(), 0..=Variant::ALL.len());
    let exchanges = vec((select(all.clone()), select(all.clone())), 0..4);
    let cages = vec((subsequence(all.clone(), 1..=4), any::<bool>()), 0..4);
    let thermometers = vec(subsequence(all, 2..=4).prop_shuffle(), 0..4);
    (variants, exchanges, cages, thermometers).prop_map(
        move |(variants, exchanges, cages, lines)| {
            let mut rules = Rules::classic(shape);
            for variant in variants {
                rules.set(variant, true);
            }
            let mut regions = Regions::boxes(shape);
            exchanges.iter().for_each(|(one, other)| regions.swap(one.index(), other.index()));
            rules.set_regions(regions).unwrap();
            for (cells, has_total) in cages {
                let total = cells.len() * (shape.size() + 1) / 2;
                rules.add_cage(cells, has_total.then_some(total as u16)).unwrap();
            }
            for cells in lines {
                rules.add_thermometer(cells).unwrap();
            }
            rules
        },
    )
}

/// Returns the words of a drawing of a 9×9 board with this title.
pub(crate) fn caption(title: &str) -> Rc<Caption> {
    let signs = [Sign::Circle, Sign::Diamond, Sign::Square, Sign::Triangle, Sign::Dashed];
    let legend = signs.map(|sign| (sign, format!("{sign:?}"))).to_vec();
    let cells = (0..81).map(|index| format!("r{}c{}", index / 9 + 1, index % 9 + 1)).collect();
    let below = "plain backtracking · step 30 of 2,523".to_owned();
    Rc::new(Caption { title: title.to_owned(), below, legend, cells })
}

/// Lets the worker handle a request, with the part that it needs.
pub(crate) fn handle(searcher: &mut Searcher, request: Request) -> Vec<Reply> {
    if let Request::StartProgramRun { run, puzzle, writes, is_lane } = &request {
        start_program_run(searcher, *run, puzzle, writes, *is_lane);
    }
    let Request::Start { part, .. } = &request else {
        return searcher.handle(request, start_task);
    };
    let start = match part {
        TaskPart::Tasks => start_task,
        TaskPart::Logic => start_logic_task,
        TaskPart::Technique => start_technique_task,
        TaskPart::Programs => start_program_task,
    };
    searcher.handle(request, start)
}

//! When the archive is read, and when something is moved into it.

mod texts;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::effects::archive::{read_tab, tab_key};
use grove_model::effects::keeper::Keeper;
use grove_model::model::storage::StorageProblem;
use grove_model::update::msg::BrowserMsg;
use grove_model::{Model, Msg};
use idb::Error;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::storage::{self, LocalStorage};

/// Milliseconds before the archive is read, so that the page is drawn first.
const READ_AFTER: u32 = 200;

/// Milliseconds to collect changes before archiving: opening a file with many puzzles causes many.
const ARCHIVE_AFTER: u32 = 300;

/// Puzzles that a tab keeps in addition to those that Undo leads to, before they are archived.
const MAX_SPARE_PUZZLES: usize = 32;

/// Watches a model and archives what takes up room.
pub(crate) trait Archive {
    /// Schedules archiving of what the tab no longer needs, if that is much or the storage is full.
    fn schedule(&self, model: &Model, is_full: bool);
}

/// Reads the archive soon, and archives what earlier tabs left. The model is `None` once the page
/// is closed.
pub(crate) type StartArchive = fn(
    Rc<RefCell<Keeper<LocalStorage>>>,
    Box<dyn Fn() -> Option<Rc<Model>>>,
    Callback<Msg>,
) -> Box<dyn Archive>;

/// Reads the archive, and then moves into it what takes up room, one job at a time.
#[derive(Clone)]
struct Archivist(Rc<ArchivistState>);

struct ArchivistState {
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    /// Returns `None` once the page is closed.
    model: Box<dyn Fn() -> Option<Rc<Model>>>,
    on_msg: Callback<Msg>,
    next: RefCell<Option<Timeout>>,
    is_busy: Cell<bool>,
    /// Whether the last attempt to archive failed.
    has_failed: Cell<bool>,
    /// Whether archiving was requested while another job was running.
    is_requested: Cell<bool>,
}

/// See [`StartArchive`].
pub(crate) fn start(
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    model: Box<dyn Fn() -> Option<Rc<Model>>>,
    on_msg: Callback<Msg>,
) -> Box<dyn Archive> {
    let state = ArchivistState {
        keeper,
        model,
        on_msg,
        next: RefCell::default(),
        is_busy: Cell::new(true),
        has_failed: Cell::default(),
        is_requested: Cell::default(),
    };
    let archivist = Archivist(Rc::new(state));
    archivist.after(READ_AFTER, async |work| {
        // Merely opening a database for the first time takes up space.
        if storage::has_archived() {
            let is_complete = matches!(work.read().await, Ok(true));
            let unread = BrowserMsg::Stored(Err(StorageProblem::Unread));
            work.emit(if is_complete { BrowserMsg::ArchiveRead } else { unread });
            // If this fails, earlier changes of the puzzle cannot be undone.
            let _ = work.restore_undo_history().await;
        } else {
            work.emit(BrowserMsg::ArchiveRead);
        }
        work.archive(false).await;
    });
    Box::new(archivist)
}

impl Archive for Archivist {
    fn schedule(&self, model: &Model, is_full: bool) {
        if !is_full
            && (model.tab().unneeded_count() <= MAX_SPARE_PUZZLES || self.0.has_failed.get())
        {
            return;
        }
        if self.0.is_busy.replace(true) {
            self.0.is_requested.set(true);
        } else {
            self.after(ARCHIVE_AFTER, async |work| {
                work.archive(true).await;
            });
        }
    }
}

impl Archivist {
    fn after(&self, milliseconds: u32, job: impl AsyncFnOnce(&ArchivistState) + 'static) {
        let archivist = self.clone();
        let next = Timeout::new(milliseconds, move || {
            spawn_local(async move {
                job(&archivist.0).await;
                archivist.0.is_busy.set(false);
                if let Some(model) =
                    (archivist.0.model)().filter(|_| archivist.0.is_requested.take())
                {
                    archivist.schedule(&model, true);
                }
            });
        });
        self.0.next.replace(Some(next));
    }
}

impl ArchivistState {
    fn emit(&self, msg: BrowserMsg) {
        self.on_msg.emit(Msg::Browser(msg));
    }

    /// Reads all puzzles. Returns whether each of them could be read.
    async fn read(&self) -> Result<bool, Error> {
        let mut read = 0;
        let texts = texts::read(|texts| {
            let puzzles = self.keeper.borrow().read_archived(texts.iter().map(String::as_str));
            read += puzzles.iter().count();
            self.emit(BrowserMsg::PuzzlesRead(puzzles.into()));
        });
        Ok(texts.await? == read)
    }

    /// Restores the undo history of the tab that last had the puzzle open.
    async fn restore_undo_history(&self) -> Result<(), Error> {
        let Some(model) = (self.model)() else { return Ok(()) };
        let text = texts::get(tab_key(model.tab().record().id)).await?;
        if let Some(tab) = text.as_deref().and_then(read_tab) {
            self.emit(BrowserMsg::TabRead(tab.into()));
        }
        Ok(())
    }

    /// Archives everything, or nothing if it is not urgent and no tab has been closed. What cannot
    /// be archived stays in the storage. Reports whether the storage has room again.
    async fn archive(&self, is_urgent: bool) {
        let archived = self.try_to_archive(is_urgent).await;
        self.has_failed.set(archived.is_err());
    }

    async fn try_to_archive(&self, is_urgent: bool) -> Result<(), Error> {
        let Some(model) = (self.model)() else { return Ok(()) };
        let load = self.keeper.borrow().archive_load(&model);
        if !is_urgent && !load.frees_storage() {
            return Ok(());
        }
        texts::add(&load.items).await?;
        self.emit(BrowserMsg::Archived(load.own_puzzles.clone()));
        let Some(model) = (self.model)() else { return Ok(()) };
        let result: Option<Result<(), StorageProblem>> =
            self.keeper.borrow_mut().remove_archived(&load, &model);
        // By now there is room for the mark.
        storage::mark_archived();
        if let Some(result) = result {
            self.emit(BrowserMsg::Stored(result));
        }
        Ok(())
    }
}

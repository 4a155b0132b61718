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
const SPARES: usize = 32;

/// Watches a model and archives what takes up room.
pub(crate) trait Archive {
    /// Schedules archiving of what the tab no longer needs, if that is much or the storage is full.
    fn follow(&self, model: &Model, is_full: bool);
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
struct Archivist(Rc<Work>);

struct Work {
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    /// Returns `None` once the page is closed.
    model: Box<dyn Fn() -> Option<Rc<Model>>>,
    on_msg: Callback<Msg>,
    next: RefCell<Option<Timeout>>,
    is_busy: Cell<bool>,
    /// Whether the last attempt to archive failed.
    has_failed: Cell<bool>,
    /// Whether archiving was requested while another job was running.
    is_wanted: Cell<bool>,
}

/// See [`StartArchive`].
pub(crate) fn start(
    keeper: Rc<RefCell<Keeper<LocalStorage>>>,
    model: Box<dyn Fn() -> Option<Rc<Model>>>,
    on_msg: Callback<Msg>,
) -> Box<dyn Archive> {
    let work = Work {
        keeper,
        model,
        on_msg,
        next: RefCell::default(),
        is_busy: Cell::new(true),
        has_failed: Cell::default(),
        is_wanted: Cell::default(),
    };
    let archivist = Archivist(Rc::new(work));
    archivist.after(READ_AFTER, async |work| {
        // Merely opening a database for the first time takes up space.
        if storage::has_archived() {
            let is_whole = matches!(work.read().await, Ok(true));
            let unread = BrowserMsg::Stored(Err(StorageProblem::Unread));
            work.tell(if is_whole { BrowserMsg::ArchiveRead } else { unread });
            // If this fails, earlier changes of the puzzle cannot be undone.
            let _ = work.resume().await;
        } else {
            work.tell(BrowserMsg::ArchiveRead);
        }
        work.archive(false).await;
    });
    Box::new(archivist)
}

impl Archive for Archivist {
    fn follow(&self, model: &Model, is_full: bool) {
        if !is_full && (model.tab().spares() <= SPARES || self.0.has_failed.get()) {
            return;
        }
        if self.0.is_busy.replace(true) {
            self.0.is_wanted.set(true);
        } else {
            self.after(ARCHIVE_AFTER, async |work| {
                work.archive(true).await;
            });
        }
    }
}

impl Archivist {
    fn after(&self, milliseconds: u32, act: impl AsyncFnOnce(&Work) + 'static) {
        let archivist = self.clone();
        let next = Timeout::new(milliseconds, move || {
            spawn_local(async move {
                act(&archivist.0).await;
                archivist.0.is_busy.set(false);
                if let Some(model) = (archivist.0.model)().filter(|_| archivist.0.is_wanted.take())
                {
                    archivist.follow(&model, true);
                }
            });
        });
        self.0.next.replace(Some(next));
    }
}

impl Work {
    fn tell(&self, news: BrowserMsg) {
        self.on_msg.emit(Msg::Browser(news));
    }

    /// Reads all puzzles. Returns whether each of them could be read.
    async fn read(&self) -> Result<bool, Error> {
        let mut read = 0;
        let texts = texts::read(|texts| {
            let puzzles = self.keeper.borrow().read_archived(texts.iter().map(String::as_str));
            read += puzzles.iter().count();
            self.tell(BrowserMsg::PuzzlesRead(puzzles.into()));
        });
        Ok(texts.await? == read)
    }

    /// Restores the undo history of the tab that last had the puzzle open.
    async fn resume(&self) -> Result<(), Error> {
        let Some(model) = (self.model)() else { return Ok(()) };
        let text = texts::get(tab_key(model.tab().record().id)).await?;
        if let Some(tab) = text.as_deref().and_then(read_tab) {
            self.tell(BrowserMsg::TabRead(tab.into()));
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
        let load = self.keeper.borrow().load(&model);
        if !is_urgent && !load.frees() {
            return Ok(());
        }
        texts::add(&load.items).await?;
        self.tell(BrowserMsg::Archived(load.own.clone()));
        let Some(model) = (self.model)() else { return Ok(()) };
        let news: Option<Result<(), StorageProblem>> =
            self.keeper.borrow_mut().unload(&load, &model);
        // By now there is room for the mark.
        storage::note_archived();
        if let Some(news) = news {
            self.tell(BrowserMsg::Stored(news));
        }
        Ok(())
    }
}

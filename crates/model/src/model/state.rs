//! The page's state.

use std::collections::BTreeMap;
use std::rc::Rc;

use sudoku_engine::board::{Cell, Givens, Puzzle};
use sudoku_engine::formats::LeftOut;
use sudoku_engine::search::{Goal, Position, Strategy};

use crate::base::constraint_focus::ConstraintFocus;
use crate::base::samples::Sample;
use crate::base::settings::{Language, SidePanel, Theme, View};
use crate::base::steps::LinkStep;
use crate::batch::{Batch, KeptBatch};
use crate::draw::size::Size;
use crate::generate::form::{GenerateForm, Making};
use crate::generate::printout::Printout;
use crate::model::dialog::Dialog;
use crate::model::export::ExportBox;
use crate::model::link::{Link, ReadLink};
use crate::model::notice::Notice;
use crate::model::paste::{Draft, PasteBox, PasteProblem, PasteState};
use crate::model::place::Opened;
use crate::model::puzzles::PuzzleList;
use crate::model::storage::{Saved, Settings, StorageProblem};
use crate::model::tree::Tree;
use crate::puzzle::editor::{EditedPuzzle, Editor, Refusal};
use crate::puzzle::journal::{Library, PuzzleId, Record, Slot, StoredTab, Tab, TabId};
use crate::search::compare::{Comparison, Place};
use crate::search::player::{Controls, Player};
use crate::search::replay::{Replay, Resumed};
use crate::solve::answer::{Answer, ShownSolution, Solving};
use crate::solve::solutions::SolutionQueries;
use crate::worker::run::RunId;

/// What a person asks of the puzzle on the board.
#[derive(Clone, Debug)]
pub struct Play {
    /// The board being edited.
    pub editor: Editor,
    /// What stands beside the board while playing.
    pub side: SidePanel,
    /// Why it did not take what the person just did, until they do something else.
    pub refusal: Option<Refusal>,
    /// The answer to the puzzle.
    pub solving: Solving,
    /// What is asked about its solutions.
    pub inquiries: SolutionQueries,
    /// What a new puzzle is to be like.
    pub form: GenerateForm,
    /// The new puzzle, while it is being made.
    pub making: Making,
    /// Which of two solutions is shown.
    pub shown: ShownSolution,
    /// The answer that was left for the person's own board, until that is another one.
    pub(crate) left: Option<Rc<Answer>>,
}

impl Play {
    /// The solution that Solve has found; of two, the one that is chosen.
    pub fn answered(&self) -> Option<&Givens> {
        let Solving::Over(Ok(answer)) = &self.solving else { return None };
        match (answer.as_ref(), self.shown) {
            (Answer::Unique(solution), _) => Some(solution),
            (Answer::Several([first, _]), ShownSolution::First) => Some(first),
            (Answer::Several([_, second]), ShownSolution::Second) => Some(second),
            (Answer::Impossible(_), _) => None,
        }
    }

    /// Puts aside what was answered about another board.
    pub(crate) fn forget_answer(&mut self) {
        self.solving = Solving::Idle;
        self.left = None;
    }
}

/// The search that is watched, and how.
#[derive(Clone, Debug)]
pub struct Watch {
    /// The search being watched; `None` before the first look at it, and while clues break
    /// rules.
    pub player: Option<Player>,
    /// How the player is set.
    pub controls: Controls,
    /// How far searches go.
    pub goal: Goal,
    /// What that was before the search was made to go on to the next solution.
    pub(crate) goal_before: Option<Goal>,
    /// How searches go.
    pub strategy: Strategy,
    /// Whose tree is shown: that of the search, or one opened by hand.
    pub tree: Tree,
    /// The size of the map's canvas; `None` where none is on the page.
    pub map_size: Option<Size>,
    /// The cell that was clicked while watching, of which the level is lit.
    pub(crate) lit: Option<Cell>,
    /// Which constraint is looked at while watching.
    pub(crate) focus: ConstraintFocus,
    /// The puzzle that is watched while it is made. It is so in no other view than that
    /// for watching.
    pub replay: Option<Replay>,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            player: None,
            controls: Controls::default(),
            goal: Goal::FIRST,
            goal_before: None,
            strategy: Strategy::SOURCES,
            tree: Tree::default(),
            map_size: None,
            lit: None,
            focus: ConstraintFocus::default(),
            replay: None,
        }
    }
}

/// Everything the page knows.
#[derive(Clone, Debug)]
pub struct Model {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// The view.
    pub view: View,
    /// What the page has to say, the newest last.
    pub notices: Rc<Vec<Notice>>,
    /// What is asked of the puzzle on the board.
    pub play: Play,
    /// The dialog over the page.
    pub dialog: Option<Dialog>,
    /// The text that was not read yet.
    pub draft: Draft,
    /// The search that is watched.
    pub watch: Watch,
    /// The searches that are compared, from the first look at them on.
    pub comparison: Option<Box<Comparison>>,
    /// Many puzzles from one file, from the first look at their view on.
    pub batch: Option<Box<Batch>>,
    /// What was kept of a batch, until its view is looked at.
    pub(crate) kept_batch: Option<KeptBatch>,
    /// Whether the worker cannot be had.
    pub is_worker_lost: bool,
    /// How often it was wanted again then.
    pub(crate) worker_attempt: u32,
    /// What brought the board.
    pub(crate) opened: Opened,
    /// The language that a person chose, unless they have not.
    pub(crate) chosen_language: Option<Language>,
    /// The puzzles of earlier visits and of other tabs.
    pub(crate) library: Rc<Library>,
    /// The last number given to a run or a request.
    last_id: u32,
}

/// What the page starts from.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// What stands after `#` in the address bar.
    pub hash: String,
    /// The browser's languages, most wanted first.
    pub languages: Vec<String>,
    /// What earlier visits and other tabs have stored.
    pub saved: Saved,
    /// The tab: the same as before a reload.
    pub tab: TabId,
    /// Whether the page was loaded again.
    pub is_reload: bool,
    /// The day, as in `2026-11-22`.
    pub day: Rc<str>,
    /// Why nothing could be restored.
    pub storage_problem: Option<StorageProblem>,
    /// The text that was kept for this tab.
    pub draft: Rc<str>,
    /// The batch that was kept for this tab.
    pub kept_batch: Option<KeptBatch>,
    /// Whether the person wants less motion.
    pub reduced_motion: bool,
}

impl Start {
    /// Whether the address leads nowhere: what was there last is opened.
    fn is_bare(&self) -> bool {
        self.hash.trim_start_matches('#').is_empty()
    }

    /// What is opened, as a link says it.
    fn address(&self) -> &str {
        let stored = &self.saved.stored;
        let last = stored.tabs.get(&self.tab).or_else(|| stored.latest());
        let place = last.map(|last| last.place.as_str()).filter(|place| !place.is_empty());
        place.filter(|_| self.is_bare()).unwrap_or(&self.hash)
    }

    /// Whether a search is opened, and nothing else.
    pub fn opens_search(&self) -> bool {
        self.read_search().is_some()
    }

    /// What is opened, if it is a search and nothing else.
    fn read_search(&self) -> Option<ReadLink> {
        Link::read_plain(self.address()).filter(|ReadLink { link, .. }| {
            link.view.unwrap_or_default().shows_search()
                && link.explore.is_none()
                && link.making.is_none()
                && link.comparison().is_none()
        })
    }
}

impl Model {
    /// The page as it opens.
    pub fn new(start: Start) -> Self {
        let read = Link::read(start.address());
        let (mut model, read, greets) = Self::begin(start, read);
        model.open_link(read);
        if greets {
            model.greet();
        }
        model.settle_tree();
        model.settle_lanes();
        model
    }

    /// The page as it opens, if it opens on a board to play on and on nothing else. This is as
    /// [`Model::new`] makes it, and takes little of the program.
    ///
    /// # Errors
    ///
    /// What it was to start from, where that leads elsewhere.
    pub fn at_board(start: Start) -> Result<Self, Box<Start>> {
        let read = Link::read_plain(start.address()).filter(|ReadLink { link, .. }| {
            link.view.unwrap_or_default().edits_board()
                && link.step.is_none()
                && link.explore.is_none()
                && link.making.is_none()
        });
        let Some(read) = read else { return Err(Box::new(start)) };
        let (mut model, read, _) = Self::begin(start, read);
        model.hear_link(&read);
        model.enter_link(&read.link);
        Ok(model)
    }

    /// The page as it opens, if it opens on a search and on nothing else. This is as
    /// [`Model::new`] makes it, and takes little of the program.
    ///
    /// # Errors
    ///
    /// What it was to start from, where that leads elsewhere.
    pub fn at_search(start: Box<Start>) -> Result<Self, Box<Start>> {
        let Some(read) = start.read_search() else { return Err(start) };
        let (mut model, read, greets) = Self::begin(*start, read);
        model.hear_link(&read);
        model.enter_link(&read.link);
        model.prepare_player();
        if let Some(step) = read.link.step {
            model.take_step(step);
        }
        if greets {
            model.greet();
        }
        model.settle_tree();
        Ok(model)
    }

    /// All of a page but what its link leads to; the link; and whether a newcomer is greeted by a
    /// search that plays.
    fn begin(start: Start, mut read: ReadLink) -> (Self, ReadLink, bool) {
        let is_bare = start.is_bare();
        let Start { hash, languages, saved, tab, is_reload, day, .. } = start;
        let Start { storage_problem, draft, kept_batch, reduced_motion, .. } = start;
        let Saved { settings: Settings { language, theme, form }, stored, .. } = saved;
        let is_first_visit = stored.tabs.is_empty();
        let last = stored.tabs.get(&tab).or_else(|| stored.latest());
        let is_same = |own: &StoredTab| is_reload || own.place == hash;
        if stored.tabs.get(&tab).is_some_and(is_same) || is_bare {
            // What the tab wrote down is newer than what the address says.
            (read.link.puzzle, read.link.rules) = (None, None);
        }
        let mut tab = opened(tab, &stored.tabs, &stored.puzzles, last, &read.link);
        // To be opened is to be used.
        tab.catch_up(stored.clock() + 1);
        if is_bare && language.is_some() {
            // A setting is no place.
            read.link.language = None;
        }
        let mut editor = Editor::of(tab);
        editor.begin_day(&day);
        let preferred = || Language::preferred(languages.iter().map(String::as_str));
        let mut model = Self {
            language: language.or_else(preferred).unwrap_or_default(),
            theme,
            view: View::default(),
            notices: Rc::default(),
            play: Play {
                editor,
                side: SidePanel::default(),
                refusal: None,
                solving: Solving::default(),
                inquiries: SolutionQueries::default(),
                form,
                making: Making::default(),
                shown: ShownSolution::default(),
                left: None,
            },
            dialog: None,
            draft: Draft { text: draft, is_refused: false },
            watch: Watch::default(),
            comparison: None,
            batch: None,
            kept_batch,
            is_worker_lost: false,
            opened: Opened::default(),
            worker_attempt: 0,
            chosen_language: language,
            library: Rc::new(stored.puzzles),
            last_id: 0,
        };
        if let Some(problem) = storage_problem {
            model.notice_storage(problem);
        }
        (model, read, is_bare && is_first_visit && !reduced_motion)
    }

    /// The text to be read, while its dialog is open.
    pub const fn paste(&self) -> Option<&PasteBox> {
        if let Some(Dialog::Paste(paste)) = &self.dialog { Some(paste) } else { None }
    }

    /// The export, while its dialog is open.
    pub const fn export(&self) -> Option<&ExportBox> {
        if let Some(Dialog::Export(export)) = &self.dialog { Some(export) } else { None }
    }

    /// The puzzles to be printed, while their dialog is open.
    pub const fn printout(&self) -> Option<&Printout> {
        if let Some(Dialog::Printout(printout)) = &self.dialog { Some(printout) } else { None }
    }

    /// The list of puzzles, while its dialog is open.
    pub const fn puzzle_list(&self) -> Option<&PuzzleList> {
        if let Some(Dialog::Puzzles(list)) = &self.dialog { Some(list) } else { None }
    }

    /// A puzzle with all that is known of it.
    pub fn kept_puzzle(&self, id: PuzzleId) -> Option<&Rc<Record>> {
        // A tab hears everything about the puzzles it knows.
        self.tab().get(id).or_else(|| self.library.get(id))
    }

    /// Whether all puzzles that are kept are known, those of the archive too.
    pub fn knows_all_puzzles(&self) -> bool {
        self.library.is_complete()
    }

    /// Whether so much is kept that it would be missed: three puzzles, or fifty digits.
    pub fn keeps_much(&self) -> bool {
        let kept = self.kept_puzzles();
        let digits = kept.iter().map(|record| record.answers()).sum::<usize>();
        kept.len() >= 3 || digits >= 50
    }

    /// All puzzles that a person wrote on and did not delete, the one written to last first.
    pub fn kept_puzzles(&self) -> Vec<&Rc<Record>> {
        let elsewhere = self.library.iter().filter(|it| self.tab().get(it.id).is_none());
        let mut kept: Vec<_> = self
            .tab()
            .records()
            .chain(elsewhere)
            .map(|record| (record.value(&Slot::Date), record.latest(), record))
            .filter(|(.., record)| record.is_touched() && !record.is_deleted())
            .collect();
        kept.sort_unstable_by_key(|&(day, latest, record)| (day, latest, record.id));
        kept.into_iter().rev().map(|(.., record)| record).collect()
    }

    /// Shows what a link says, and says what it could not understand.
    pub(crate) fn open_link(&mut self, read: ReadLink) {
        self.hear_link(&read);
        let ReadLink { link, wrong_puzzle, .. } = read;
        if wrong_puzzle.is_none() && self.go_along(&link) {
            return;
        }
        self.hide_making();
        if self.export().is_some() {
            self.dialog = None;
        }
        if let Some(wrong) = wrong_puzzle {
            let state = PasteState::Over(PasteProblem::Wrong(wrong.error));
            self.dialog = Some(Dialog::Paste(PasteBox { text: wrong.text, state }));
        }
        self.enter_link(&link);
        self.prepare_view();
        if let Some(comparison) = self.comparison.as_mut().filter(|_| self.view.compares()) {
            if let Some(step) = link.step {
                comparison.place = Place::At(step.position.step);
            }
            return;
        }
        self.resume(link);
    }

    /// Takes the language of a link, and says what could not be understood of it.
    fn hear_link(&mut self, read: &ReadLink) {
        if let Some(language) = read.link.language {
            self.language = language;
        }
        self.drop_notices(|notice| matches!(notice, Notice::Link(_) | Notice::LeftOut(_)));
        self.notice_left_out(read.left_out.clone());
        for problem in &read.problems {
            self.notice(Notice::Link(problem.clone()));
        }
    }

    /// Puts the puzzle of a link on the board, and takes what is to be seen of it.
    fn enter_link(&mut self, link: &Link) {
        if let Some(view) = link.view {
            self.view = view;
        }
        self.watch.goal = link.goal.unwrap_or(Goal::FIRST);
        self.watch.strategy = link.strategy.unwrap_or_default();
        if let Some(puzzle) = link.sheet()
            && !puzzle.is_same_puzzle(self.play.editor.sheet())
        {
            let record = self.known_record_of(&puzzle);
            self.play.editor.load(record);
        }
        self.play.forget_answer();
        self.play.inquiries = self.play.inquiries.anew();
        self.watch.player = None;
        self.watch.tree = Tree::default();
        self.comparison = link.comparison().map(Box::new);
    }

    /// Shows the place in the search that a link tells of.
    pub(crate) fn resume(&mut self, mut link: Link) {
        if link.step.is_some_and(|it| it.position != Position::START) {
            self.prepare_player();
        }
        if let Some(making) = link.making.take().filter(|_| self.view.shows_search()) {
            let goal = link.goal;
            self.show_making(making, Resumed { step: link.step, trail: link.explore, goal });
            return;
        }
        if let Some(trail) = link.explore {
            self.explore_along(&trail);
        }
        if let Some(step) = link.step {
            self.take_step(step);
        }
    }

    fn take_step(&mut self, step: LinkStep) {
        self.watch.controls.grain = step.grain;
        if let Some(player) = &mut self.watch.player {
            player.go_to(step.target());
        }
    }

    /// A newcomer sees at once what the page does.
    fn greet(&mut self) {
        if let Some(player) = &mut self.watch.player {
            player.toggle();
        }
    }

    /// What is known of a puzzle, with what the player wrote on it before.
    pub(crate) fn record_of(&mut self, puzzle: &EditedPuzzle) -> Rc<Record> {
        self.hide_making();
        self.known_record_of(puzzle)
    }

    fn known_record_of(&self, puzzle: &EditedPuzzle) -> Rc<Record> {
        let content = Record::content_of(puzzle);
        let known = self.play.editor.tab().find(content);
        let mut record = known.unwrap_or_else(|| self.library.record_of(puzzle));
        let asked = Record::with_id(record.id, puzzle);
        Rc::make_mut(&mut record).merge(&asked);
        record
    }

    /// The editor of the person's own board, also while that of a removal is on the page.
    pub(crate) fn own_editor_mut(&mut self) -> &mut Editor {
        let aside = self.watch.replay.as_mut().and_then(|watch| watch.aside.as_mut());
        aside.unwrap_or(&mut self.play.editor)
    }

    /// Sees to it that there is what the view shows.
    pub(crate) fn prepare_view(&mut self) {
        match self.view {
            View::Play => {}
            View::Watch => self.prepare_player(),
            View::Compare => drop(self.comparison.get_or_insert_default()),
            View::Batch => {
                let id = self.next_id();
                let batch = self.batch.get_or_insert_default();
                if let Some(kept) = self.kept_batch.take() {
                    batch.reopen(id, kept);
                }
            }
        }
    }

    /// Sees to it that there is a player, unless clues break rules.
    pub(crate) fn prepare_player(&mut self) {
        if self.watch.player.is_some() {
            return;
        }
        let EditedPuzzle { clues, rules, .. } = self.play.editor.sheet();
        if let Ok(puzzle) = Puzzle::posed(clues.clone(), rules.clone()) {
            let run = RunId(self.next_id());
            self.watch.player =
                Some(Player::new(run, &puzzle, self.watch.goal, self.watch.strategy));
        }
    }

    pub(crate) fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Says something, as the last word on its subject.
    pub(crate) fn notice(&mut self, notice: Notice) {
        let same_subject = std::mem::discriminant(&notice);
        self.drop_notices(|old| {
            if let Notice::Link(_) = old {
                return *old == notice;
            }
            std::mem::discriminant(old) == same_subject
        });
        Rc::make_mut(&mut self.notices).push(notice);
    }

    /// Takes back what is not so any more. Says whether there was any.
    pub(crate) fn drop_notices(&mut self, is_past: impl Fn(&Notice) -> bool) -> bool {
        let drops = self.notices.iter().any(&is_past);
        if drops {
            Rc::make_mut(&mut self.notices).retain(|notice| !is_past(notice));
        }
        drops
    }

    /// Says what of a puzzle no rule of this page can say.
    pub(crate) fn notice_left_out(&mut self, left_out: LeftOut) {
        if !left_out.is_empty() {
            self.notice(Notice::LeftOut(left_out));
        }
    }

    pub(crate) fn notice_storage(&mut self, problem: StorageProblem) {
        self.notice(match problem {
            StorageProblem::Forbidden => Notice::StorageForbidden,
            StorageProblem::Full => Notice::StorageFull,
            StorageProblem::Corrupt => Notice::StorageCorrupt,
            StorageProblem::Unread => Notice::ArchiveUnread,
        });
    }
}

/// What a tab opens: what it had open before a reload; else the puzzle of the link, or
/// the one that was open last in any tab. Undo leads on from there, unless another tab has
/// it open still.
fn opened(
    id: TabId,
    tabs: &BTreeMap<TabId, StoredTab>,
    puzzles: &Library,
    last: Option<&StoredTab>,
    link: &Link,
) -> Tab {
    let puzzle = link.sheet();
    if let Some(own) = tabs.get(&id) {
        // A link to another puzzle is opened in it, and can be undone.
        return own.tab.clone();
    }
    let record = match (&puzzle, last) {
        (Some(puzzle), _) => puzzles.record_of(puzzle),
        (None, Some(last)) => Rc::clone(last.tab.record()),
        (None, None) => Record::new(&EditedPuzzle::new(Sample::Article.givens())).into(),
    };
    let mut tab = Tab::new(id, record);
    let closed =
        tabs.values().filter(|other| other.is_closed && other.tab.record().id == tab.record().id);
    if let Some(other) = closed.max_by_key(|other| other.last_used()) {
        tab.inherit(&other.tab);
    }
    if puzzle.is_some() {
        // What was deleted is there again. The state that is stored next has that.
        tab.note(Slot::Deleted, "");
    }
    tab
}

//! The page's state.

use std::collections::BTreeMap;
use std::rc::Rc;

use sudoku_engine::board::{Cell, Givens, Puzzle};
use sudoku_engine::formats::{CellInput, LeftOut};
use sudoku_engine::search::{Goal, Position, Strategy};

use crate::base::constraint_focus::ConstraintFocus;
use crate::base::copy_on_write::CopyOnWrite;
use crate::base::guide::Guide;
use crate::base::panes::{Foreground, Panes};
use crate::base::samples::Sample;
use crate::base::settings::{CenterMarks, Language, PlayAids, SidePanel, Theme, View};
use crate::base::steps::LinkStep;
use crate::base::tree_mode::TreeMode;
use crate::batch::{Batch, SavedBatch};
use crate::draw::size::Size;
use crate::generate::form::GenerateForm;
use crate::generate::printout::Printout;
use crate::generate::source::GenerationState;
use crate::model::dialog::Dialog;
use crate::model::export::ExportBox;
use crate::model::link::{Link, ReadLink};
use crate::model::notice::Notice;
use crate::model::paste::{Draft, FileRefusal, PasteBox, PasteProblem, PasteState};
use crate::model::place::Opened;
use crate::model::presentation::Presentation;
use crate::model::puzzles::PuzzleList;
use crate::model::storage::{OwnProgramSetting, ProgramSetting, Saved, Settings, StorageProblem};
use crate::model::tree::Tree;
use crate::puzzle::board_content::BoardContent;
use crate::puzzle::editor::{EditedPuzzle, Editor, EntryOrder, InputMode, Refusal};
use crate::puzzle::journal::{Library, PuzzleId, Record, Slot, StoredTab, Tab, TabId};
use crate::search::bookmarks::{BookmarkShelf, Bookmarks, SearchKey};
use crate::search::compare::{Comparison, Place};
use crate::search::kept_programs::KeptPrograms;
use crate::search::own_program::OwnProgram;
use crate::search::player::{Controls, Player};
use crate::search::program::ShownProgram;
use crate::search::questions::{LinkedQuestion, Questions};
use crate::search::replay::{Replay, ResumePoint};
use crate::solve::all_steps::AllStepsState;
use crate::solve::answer::{Answer, ShownSolution, SolveState};
use crate::solve::check::Check;
use crate::solve::hint::Hint;
use crate::solve::rating::LogicWalk;
use crate::solve::solutions::{OnBoard, SolutionQueries};
use crate::worker::run::RunId;

/// The board being edited, and everything asked about its puzzle.
#[derive(Clone, Debug)]
pub struct Play {
    pub editor: Editor,
    pub entry_order: EntryOrder,
    pub aids: PlayAids,
    /// The panel next to the board.
    pub side_panel: SidePanel,
    /// How much of the board is printed, and saved as a picture.
    pub printed_content: BoardContent,
    /// Why the board rejected the last input, until the next action.
    pub refusal: Option<Refusal>,
    /// The request for the solution and its answer.
    pub solving: SolveState,
    /// The questions about its solutions.
    pub solution_queries: SolutionQueries,
    /// The options for new puzzles.
    pub form: GenerateForm,
    pub generation: GenerationState,
    /// The number of full boards from which the last puzzle was to be made so far.
    pub attempts: u32,
    pub shown_solution: ShownSolution,
    /// The answer that was hidden to return to the user's own board, until that board changes.
    pub(crate) hidden_answer: Option<Rc<Answer>>,
    /// The check of the user's digits since they were changed last.
    pub check: Option<Rc<Check>>,
    /// The hint about the position on the board.
    pub hint: Option<Rc<Hint>>,
    /// Every step from that position, if the user has asked for them.
    pub all_steps: Option<Rc<AllStepsState>>,
    /// The rating of the puzzle and the steps that solve it, if the user has asked for them.
    pub logic_walk: Option<Rc<LogicWalk>>,
}

impl Play {
    /// Returns the solution that Solve found; of two, the one selected.
    pub fn answered(&self) -> Option<&Givens> {
        let SolveState::Over(Ok(answer)) = &self.solving else { return None };
        match (answer.as_ref(), self.shown_solution) {
            (Answer::Unique(solution), _) => Some(solution),
            (Answer::Several([first, _]), ShownSolution::First) => Some(first),
            (Answer::Several([_, second]), ShownSolution::Second) => Some(second),
            (Answer::Impossible(_), _) => None,
        }
    }

    /// Returns whether the content that the board shows instead of the user's digits is known.
    pub(crate) fn is_content_known(&self) -> bool {
        match self.solution_queries.on_board {
            OnBoard::Own | OnBoard::Solution => true,
            OnBoard::Candidates => self.solution_queries.candidates.finding.is_some(),
            OnBoard::Steps => self.logic_walk.as_ref().is_some_and(|it| it.solution().is_some()),
        }
    }

    /// Discards the answer and the hint, which are about another board.
    pub(crate) fn forget_answer(&mut self) {
        self.solving = SolveState::Idle;
        self.hidden_answer = None;
        self.hint = None;
        self.all_steps = None;
    }
}

/// The search being watched, and its settings.
#[derive(Clone, Debug)]
pub struct Watch {
    /// `None` before the Watch view is first shown, and while givens break rules.
    pub player: Option<CopyOnWrite<Player>>,
    pub controls: Controls,
    pub goal: Goal,
    /// The goal before the search was extended to the next solution.
    pub(crate) previous_goal: Option<Goal>,
    pub strategy: Strategy,
    /// Which tree is shown: that of the search, or one opened by hand.
    pub tree: Tree,
    /// How the tree of the search is shown.
    pub tree_mode: TreeMode,
    /// Whether the tree and the map end at the current step, so that a class can guess what comes
    /// next.
    pub hides_ahead: bool,
    /// The size of the map's canvas; `None` while it is not on the page.
    pub map_size: Option<Size>,
    /// How the room is shared, as the user chose it.
    pub panes: Panes,
    /// What has most of the room for now.
    pub foreground: Foreground,
    /// The cell clicked while watching, whose level is highlighted.
    pub(crate) highlighted_cell: Option<Cell>,
    /// The constraint that the user looks at while watching.
    pub(crate) constraint_focus: ConstraintFocus,
    /// The steps that the user named, in this search and others.
    pub(crate) bookmarks: Rc<BookmarkShelf>,
    /// The replay of how a puzzle was generated. It is only set in the Watch view.
    pub replay: Option<Replay>,
    /// The questions about the search, and the last answer.
    pub questions: Questions,
    /// The program next to the search.
    pub program: CopyOnWrite<ShownProgram>,
    /// Why a file was not opened as the user's program.
    pub program_file_refusal: Option<FileRefusal>,
}

impl Watch {
    /// Forgets the cell and the constraint that the user looked at, which belong to one puzzle.
    pub(crate) fn forget_focus(&mut self) {
        self.highlighted_cell = None;
        let is_list_open = self.constraint_focus.is_list_open;
        self.constraint_focus = ConstraintFocus { is_list_open, ..ConstraintFocus::default() };
    }
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            player: None,
            controls: Controls::default(),
            goal: Goal::FIRST,
            previous_goal: None,
            strategy: Strategy::PLAIN,
            tree: Tree::default(),
            tree_mode: TreeMode::default(),
            hides_ahead: false,
            map_size: None,
            panes: Panes::default(),
            foreground: Foreground::default(),
            highlighted_cell: None,
            constraint_focus: ConstraintFocus::default(),
            bookmarks: Rc::default(),
            replay: None,
            questions: Questions::default(),
            program: CopyOnWrite::default(),
            program_file_refusal: None,
        }
    }
}

/// The state of the page.
#[derive(Clone, Debug)]
pub struct Model {
    pub language: Language,
    pub theme: Theme,
    pub center_marks: CenterMarks,
    pub view: View,
    /// What a newcomer is shown.
    pub guide: Guide,
    /// How the search is presented; `None` unless it is.
    pub presentation: Option<Presentation>,
    /// The messages shown, newest last.
    pub notices: Rc<Vec<Notice>>,
    pub play: Play,
    pub dialog: Option<Dialog>,
    /// The pasted text that has not been read yet.
    pub draft: Draft,
    pub watch: Watch,
    /// The searches being compared; `None` until the Compare view is first shown.
    pub comparison: Option<Rc<Comparison>>,
    /// Many puzzles from one file; `None` until the Batch view is first shown.
    pub batch: Option<Rc<Batch>>,
    /// The batch saved before a reload, until its view is shown.
    pub(crate) saved_batch: Option<SavedBatch>,
    /// Whether only board, tree and controls are shown, as in a frame of another page.
    pub is_bare: bool,
    /// Whether the worker ended and is not being restarted.
    pub is_worker_lost: bool,
    /// How often the user has asked to start a lost worker again.
    pub(crate) worker_attempt: u32,
    /// The link and the batch row that the board came from.
    pub(crate) opened: Opened,
    /// The language the user chose; `None` if they have not.
    pub(crate) chosen_language: Option<Language>,
    pub(crate) library: Rc<Library>,
    /// The last id given to a run or a request.
    last_id: u32,
}

/// The inputs that the page starts from.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The fragment of the address.
    pub hash: String,
    /// The browser's languages, most preferred first.
    pub languages: Vec<String>,
    /// The data stored by earlier visits and other tabs.
    pub saved: Saved,
    /// The id of the tab, which survives a reload.
    pub tab: TabId,
    pub is_reload: bool,
    /// Today's date, as in `2026-11-22`.
    pub day: Rc<str>,
    /// Why stored data could not be restored, if so.
    pub storage_problem: Option<StorageProblem>,
    /// The pasted text saved for this tab.
    pub draft: Rc<str>,
    /// The batch saved for this tab.
    pub saved_batch: Option<SavedBatch>,
}

impl Start {
    /// Returns whether the address contains no link, so that what was open last is opened.
    fn has_no_link(&self) -> bool {
        self.hash.trim_start_matches('#').is_empty()
    }

    /// Returns the link to open: that of the address or, if this has none, of what was open
    /// last.
    fn address(&self) -> &str {
        let stored = &self.saved.stored;
        let last = stored.tabs.get(&self.tab).or_else(|| stored.latest_tab());
        let place = last.map(|last| last.place.as_str()).filter(|place| !place.is_empty());
        place.filter(|_| self.has_no_link()).unwrap_or(&self.hash)
    }

    /// Returns whether nothing is stored and the address contains no link. A page that was left
    /// before anything was chosen counts as not visited.
    fn is_first_visit(&self) -> bool {
        let Saved { settings, stored, legacy_puzzles } = &self.saved;
        self.has_no_link()
            && matches!(self.storage_problem, None | Some(StorageProblem::Forbidden))
            && settings.changes(&Settings::default()).is_empty()
            && stored.tabs.values().all(|tab| tab.place.is_empty())
            && !stored.puzzles.iter().any(|record| record.is_touched())
            && legacy_puzzles.is_empty()
    }

    /// Returns whether the page opens on a search and on nothing else.
    pub fn opens_search(&self) -> bool {
        self.read_search().is_some()
    }

    /// Reads the link to open, if it leads to a search and to nothing else.
    fn read_search(&self) -> Option<ReadLink> {
        Link::read_plain(self.address()).filter(|ReadLink { link, .. }| {
            link.view.unwrap_or_default().shows_search()
                && link.explore.is_none()
                && link.making.is_none()
                && link.program.is_none()
                && link.comparison().is_none()
        })
    }
}

impl Model {
    /// Creates the state of a page as it opens.
    pub fn new(start: Start) -> Self {
        let read = Link::read(start.address());
        let input = Link::read_input(start.address());
        let (mut model, read) = Self::begin(start, read);
        model.open_link(read);
        model.write_linked_input(&input);
        model.settle_tree();
        model.settle_lanes();
        model
    }

    /// Creates the state of a first visit: the page offers what to begin with, and no search is
    /// prepared yet.
    ///
    /// # Errors
    ///
    /// Returns `start` if it is not a first visit.
    pub fn at_first_visit(start: Start) -> Result<Self, Box<Start>> {
        if !start.is_first_visit() {
            return Err(Box::new(start));
        }
        let (model, _) = Self::begin(start, ReadLink::default());
        Ok(Self { guide: Guide::Choice, ..model })
    }

    /// Creates the state of a page that opens on a board to play on and on nothing else. The
    /// result is that of [`Model::new`], but needs little of the program.
    ///
    /// # Errors
    ///
    /// Returns `start` if it leads elsewhere.
    pub fn at_board(start: Start) -> Result<Self, Box<Start>> {
        let read = Link::read_plain(start.address()).filter(|ReadLink { link, .. }| {
            link.view.unwrap_or_default().edits_board()
                && link.step.is_none()
                && link.explore.is_none()
                && link.making.is_none()
        });
        let Some(read) = read else { return Err(Box::new(start)) };
        let (mut model, read) = Self::begin(start, read);
        model.receive_link(&read);
        model.apply_link(&read.link);
        Ok(model)
    }

    /// Creates the state of a page that opens on a search and on nothing else. The result is
    /// that of [`Model::new`], but needs little of the program.
    ///
    /// # Errors
    ///
    /// Returns `start` if it leads elsewhere.
    pub fn at_search(start: Box<Start>) -> Result<Self, Box<Start>> {
        let Some(read) = start.read_search() else { return Err(start) };
        let (mut model, read) = Self::begin(*start, read);
        model.receive_link(&read);
        model.apply_link(&read.link);
        model.prepare_player();
        if let Some(step) = read.link.step {
            model.go_to_linked_step(step);
        }
        model.settle_tree();
        Ok(model)
    }

    /// Creates the state of a page without following its link. Also returns the link.
    fn begin(start: Start, mut read: ReadLink) -> (Self, ReadLink) {
        let has_no_link = start.has_no_link();
        let Start { hash, languages, saved, tab, is_reload, day, .. } = start;
        let Start { storage_problem, draft, saved_batch, .. } = start;
        let Saved { settings, stored, .. } = saved;
        let Settings { language, theme, center_marks, form, aids, .. } = settings;
        let Settings { is_digit_first, names_parts, panes, program, own_program, .. } = settings;
        let kept = KeptPrograms(settings.kept_programs);
        let ProgramSetting { is_open, language: program_language } = program;
        let OwnProgramSetting { is_shown, language: own_language, text } = own_program;
        let own =
            OwnProgram { is_shown, language: own_language, text, kept, ..OwnProgram::default() };
        let program =
            ShownProgram { is_open, language: program_language, own, ..ShownProgram::default() };
        let last = stored.tabs.get(&tab).or_else(|| stored.latest_tab());
        let is_same = |stored_tab: &StoredTab| is_reload || stored_tab.place == hash;
        if stored.tabs.get(&tab).is_some_and(is_same) || has_no_link {
            // The tab's own state is newer than its address.
            (read.link.puzzle, read.link.rules) = (None, None);
        }
        let mut tab = tab_to_open(tab, &stored.tabs, &stored.puzzles, last, &read.link);
        // Opening a tab counts as using it.
        tab.catch_up(stored.clock() + 1);
        if has_no_link && language.is_some() {
            // The language the user chose takes precedence over that of the restored link.
            read.link.language = None;
        }
        let mut editor = Editor::of(tab);
        editor.set_day(&day);
        let preferred = || Language::preferred(languages.iter().map(String::as_str));
        let mut model = Self {
            language: language.or_else(preferred).unwrap_or_default(),
            theme,
            center_marks,
            view: View::default(),
            guide: if names_parts { Guide::Parts } else { Guide::Over },
            presentation: None,
            notices: Rc::default(),
            play: Play {
                editor,
                entry_order: EntryOrder::of(is_digit_first),
                aids,
                side_panel: SidePanel::default(),
                // What is printed at first is what is seen.
                printed_content: BoardContent::Own,
                refusal: None,
                solving: SolveState::default(),
                solution_queries: SolutionQueries::default(),
                form,
                generation: GenerationState::default(),
                attempts: 0,
                shown_solution: ShownSolution::default(),
                hidden_answer: None,
                check: None,
                hint: None,
                all_steps: None,
                logic_walk: None,
            },
            dialog: None,
            draft: Draft { text: draft, is_refused: false },
            watch: Watch { panes, program: CopyOnWrite::new(program), ..Watch::default() },
            comparison: None,
            batch: None,
            saved_batch,
            is_bare: read.link.is_bare,
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
        (model, read)
    }

    /// Returns the paste box while it is open.
    pub const fn paste(&self) -> Option<&PasteBox> {
        if let Some(Dialog::Paste(paste)) = &self.dialog { Some(paste) } else { None }
    }

    /// Returns the export dialog while it is open.
    pub const fn export(&self) -> Option<&ExportBox> {
        if let Some(Dialog::Export(export)) = &self.dialog { Some(export) } else { None }
    }

    /// Returns the printout while its dialog is open.
    pub const fn printout(&self) -> Option<&Printout> {
        if let Some(Dialog::Printout(printout)) = &self.dialog { Some(printout) } else { None }
    }

    /// Returns the list of stored puzzles while its dialog is open.
    pub const fn puzzle_list(&self) -> Option<&PuzzleList> {
        if let Some(Dialog::Puzzles(list)) = &self.dialog { Some(list) } else { None }
    }

    /// Returns a stored puzzle with everything known about it.
    pub fn stored_puzzle(&self, id: PuzzleId) -> Option<&Rc<Record>> {
        // A tab receives every change to the puzzles it knows, so its own record is complete.
        self.tab().get(id).or_else(|| self.library.get(id))
    }

    /// Returns whether all stored puzzles are known, including those of the archive.
    pub fn knows_all_puzzles(&self) -> bool {
        self.library.is_complete()
    }

    /// Returns whether enough is stored to be missed: at least three puzzles or fifty digits.
    pub fn is_worth_persisting(&self) -> bool {
        let stored_records = self.stored_puzzles();
        let digits = stored_records.iter().map(|record| record.answer_count()).sum::<usize>();
        stored_records.len() >= 3 || digits >= 50
    }

    /// Returns all puzzles that the user wrote on and did not delete, most recently changed
    /// first.
    pub fn stored_puzzles(&self) -> Vec<&Rc<Record>> {
        let library_records = self.library.iter().filter(|it| self.tab().get(it.id).is_none());
        let mut stored_records: Vec<_> = self
            .tab()
            .records()
            .chain(library_records)
            .map(|record| (record.value(&Slot::Date), record.latest_change(), record))
            .filter(|(.., record)| record.is_touched() && !record.is_deleted())
            .collect();
        stored_records.sort_unstable_by_key(|&(day, latest, record)| (day, latest, record.id));
        stored_records.into_iter().rev().map(|(.., record)| record).collect()
    }

    /// Shows what a link describes, and reports what could not be read.
    pub(crate) fn open_link(&mut self, read: ReadLink) {
        self.receive_link(&read);
        let ReadLink { link, wrong_puzzle, .. } = read;
        if wrong_puzzle.is_none() && self.try_step_link(&link) {
            return;
        }
        self.end_replay();
        if self.export().is_some() {
            self.dialog = None;
        }
        if let Some(wrong) = wrong_puzzle {
            let state = PasteState::Over(PasteProblem::Unreadable(wrong.error));
            self.dialog = Some(Dialog::Paste(PasteBox { text: wrong.text, state, awaits: None }));
        }
        self.apply_link(&link);
        self.prepare_view();
        let runs_program = self.open_linked_program(&link);
        let compared = self.comparison.as_mut().filter(|_| self.view.compares());
        if let Some(comparison) = compared.map(Rc::make_mut) {
            if let Some(step) = link.step {
                comparison.place = Place::At(step.position.step);
            }
            return;
        }
        if !runs_program {
            self.resume(link);
        }
    }

    /// Writes on the puzzle of a link what the user of another page wrote there. Undo brings back what
    /// was on it before.
    pub(crate) fn write_linked_input(&mut self, input: &[CellInput]) {
        if !input.is_empty() && self.watch.replay.is_none() {
            self.play.editor.write_input(input);
        }
    }

    /// Applies the language of a link, and reports what could not be read.
    fn receive_link(&mut self, read: &ReadLink) {
        if let Some(language) = read.link.language {
            self.language = language;
        }
        self.remove_notices(|notice| matches!(notice, Notice::Link(_) | Notice::LeftOut(_)));
        self.notice_left_out(read.left_out.clone());
        for problem in &read.problems {
            self.notice(Notice::Link(problem.clone()));
        }
    }

    /// Puts the puzzle of a link on the board, and applies its view and its search settings.
    fn apply_link(&mut self, link: &Link) {
        if let Some(view) = link.view {
            self.view = view;
        }
        self.watch.goal = link.goal.unwrap_or(Goal::FIRST);
        self.watch.strategy = link.strategy.unwrap_or_default();
        if let Some(puzzle) = link.edited_puzzle()
            && !puzzle.is_same_puzzle(self.play.editor.edited_puzzle())
        {
            let record = self.find_or_create_record(&puzzle);
            self.play.editor.load(record);
        }
        self.play.forget_answer();
        self.play.solution_queries = self.play.solution_queries.reset_keeping_limit();
        self.watch.player = None;
        self.watch.forget_focus();
        self.watch.tree = Tree::default();
        self.watch.tree_mode = link.tree_mode.unwrap_or_default();
        self.watch.questions.linked = self.linked_question_of(link);
        self.comparison = link.comparison().map(Rc::new);
        self.is_bare = link.is_bare;
        if let Some(bookmarks) = &link.bookmarks {
            self.put_bookmarks(bookmarks.clone());
        }
    }

    /// Returns the question of a link about the search that it shows.
    pub(crate) fn linked_question_of(&self, link: &Link) -> Option<LinkedQuestion> {
        let is_other = link.making.is_some() || link.explore.is_some() || link.program.is_some();
        let code = link.question.as_ref().filter(|_| self.view.shows_search() && !is_other)?;
        let step = link.step.map_or(0, |step| step.position.step);
        Some(LinkedQuestion { code: Rc::clone(code), step })
    }

    /// Returns the steps that the user named in this search.
    pub fn bookmarks(&self) -> Option<&Bookmarks> {
        if self.watch.replay.is_some() {
            // The search is that of another board.
            return None;
        }
        let puzzle = self.own_puzzle();
        self.watch.bookmarks.of(&puzzle.givens, &puzzle.rules, self.watch.strategy)
    }

    /// Replaces the named steps of this search.
    pub(crate) fn put_bookmarks(&mut self, bookmarks: Bookmarks) {
        let EditedPuzzle { givens, rules, .. } = self.own_puzzle();
        let (givens, rules) = (givens.clone(), rules.clone());
        let key = SearchKey { givens, rules, strategy: self.watch.strategy };
        Rc::make_mut(&mut self.watch.bookmarks).put(key, bookmarks);
    }

    /// Goes to the place in the search that a link describes.
    pub(crate) fn resume(&mut self, mut link: Link) {
        let is_asked = self.watch.questions.linked.is_some();
        if is_asked || link.step.is_some_and(|it| it.position != Position::START) {
            self.prepare_player();
        }
        if let Some(making) = link.making.take().filter(|_| self.view.shows_search()) {
            let goal = link.goal;
            self.start_replay(making, ResumePoint { step: link.step, trail: link.explore, goal });
            return;
        }
        if let Some(trail) = link.explore {
            self.explore_trail(&trail);
        }
        if let Some(step) = link.step {
            self.go_to_linked_step(step);
        }
    }

    fn go_to_linked_step(&mut self, step: LinkStep) {
        self.watch.controls.step_size = step.step_size;
        if let Some(player) = &mut self.watch.player {
            player.go_to(step.target());
        }
    }

    /// Ends the replay, if any, and returns a puzzle's record, with what the user wrote on it
    /// before.
    pub(crate) fn record_of(&mut self, puzzle: &EditedPuzzle) -> Rc<Record> {
        self.end_replay();
        self.find_or_create_record(puzzle)
    }

    fn find_or_create_record(&self, puzzle: &EditedPuzzle) -> Rc<Record> {
        let content = Record::content_of(puzzle);
        let tab_record = self.play.editor.tab().find(content);
        let mut record = tab_record.unwrap_or_else(|| self.library.record_of(puzzle));
        let requested_record = Record::with_id(record.id, puzzle);
        Rc::make_mut(&mut record).merge(&requested_record);
        record
    }

    /// Returns the editor of the user's own board, even while the board of a removal is shown.
    pub(crate) fn own_editor_mut(&mut self) -> &mut Editor {
        let stashed_editor =
            self.watch.replay.as_mut().and_then(|watch| watch.stashed_editor.as_mut());
        stashed_editor.unwrap_or(&mut self.play.editor)
    }

    /// Creates what the view shows, if it is missing.
    pub(crate) fn prepare_view(&mut self) {
        match self.view {
            View::Play => {}
            View::Watch => {
                // Digits are written there, but no colors shown.
                if self.play.editor.input_mode == InputMode::Color {
                    self.play.editor.input_mode = InputMode::Answer;
                }
                self.prepare_player();
            }
            View::Compare => drop(self.comparison.get_or_insert_default()),
            View::Batch => {
                let id = self.next_id();
                let batch = self.batch.get_or_insert_default();
                if let Some(saved_batch) = self.saved_batch.take() {
                    Rc::make_mut(batch).reopen(id, saved_batch);
                }
            }
        }
    }

    /// Creates the player if it is missing, unless givens break rules.
    pub(crate) fn prepare_player(&mut self) {
        if self.watch.player.is_some() {
            return;
        }
        let EditedPuzzle { givens, rules, .. } = self.play.editor.edited_puzzle();
        if let Ok(puzzle) = Puzzle::with_rules(givens.clone(), rules.clone()) {
            let run = RunId(self.next_id());
            let player = Player::new(run, &puzzle, self.watch.goal, self.watch.strategy);
            self.watch.player = Some(CopyOnWrite::new(player));
        }
    }

    pub(crate) fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Shows a notice in place of older ones of its kind; a link problem replaces only its
    /// equal.
    pub(crate) fn notice(&mut self, notice: Notice) {
        let same_subject = std::mem::discriminant(&notice);
        self.remove_notices(|old| {
            if let Notice::Link(_) = old {
                return *old == notice;
            }
            std::mem::discriminant(old) == same_subject
        });
        Rc::make_mut(&mut self.notices).push(notice);
    }

    /// Removes the notices that no longer apply. Returns whether there were any.
    pub(crate) fn remove_notices(&mut self, is_obsolete: impl Fn(&Notice) -> bool) -> bool {
        let has_obsolete = self.notices.iter().any(&is_obsolete);
        if has_obsolete {
            Rc::make_mut(&mut self.notices).retain(|notice| !is_obsolete(notice));
        }
        has_obsolete
    }

    /// Reports the parts of a puzzle that the page does not support.
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

/// Returns the tab to start with: the same tab as before a reload; otherwise a new one with the
/// puzzle of the link or, without one, the puzzle that was open last in any tab. A new tab
/// inherits the undo history of the closed tab that had this puzzle open last.
fn tab_to_open(
    id: TabId,
    tabs: &BTreeMap<TabId, StoredTab>,
    puzzles: &Library,
    last: Option<&StoredTab>,
    link: &Link,
) -> Tab {
    let puzzle = link.edited_puzzle();
    if let Some(stored_tab) = tabs.get(&id) {
        // The link's puzzle is loaded into it later, as an edit that can be undone.
        return stored_tab.tab.clone();
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
        // A link restores a deleted puzzle; the state stored next includes this.
        tab.note(Slot::Deleted, "");
    }
    tab
}

//! The page's state, and what is derived from it.

use std::rc::Rc;

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::search::Goal;

use crate::answer::{Shown, Solving};
use crate::editor::{Editor, Sheet};
use crate::link::{Link, LinkStep, ReadLink};
use crate::notice::Notice;
use crate::paste::{PasteBox, PasteState};
use crate::persisted::{Persisted, StorageProblem};
use crate::player::{Controls, Grain, Player, Seek};
use crate::protocol::RunId;
use crate::samples::Sample;
use crate::settings::{Language, Theme, View};

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
    /// The board being edited.
    pub editor: Editor,
    /// The paste box, while it is open.
    pub paste: Option<PasteBox>,
    /// The answer to the puzzle.
    pub solving: Solving,
    /// Which of two solutions is shown.
    pub shown: Shown,
    /// How the player is set.
    pub controls: Controls,
    /// How far searches go.
    pub goal: Goal,
    /// The search being watched; `None` before the first look at it, and while clues
    /// clash.
    pub player: Option<Player>,
    /// Whether the worker cannot be had.
    pub is_worker_lost: bool,
    /// What is saved, as far as it does not follow from the rest.
    pub(crate) kept: Persisted,
    /// The last number given to a run or a request.
    pub(crate) last_id: u32,
}

/// What the page starts from.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// What stands after `#` in the address bar.
    pub hash: String,
    /// The browser's languages, most wanted first.
    pub languages: Vec<String>,
    /// What an earlier visit saved.
    pub persisted: Persisted,
    /// Why it could not be restored.
    pub storage_problem: Option<StorageProblem>,
    /// Whether the person wants less motion.
    pub reduced_motion: bool,
}

/// A timer that runs while something is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tick {
    /// One step every so many milliseconds.
    Step {
        /// Milliseconds.
        period: u32,
    },
    /// Every frame, as many steps as the rate and the time since the last one make.
    Frame {
        /// Steps a second; `None` is as many as there are.
        rate: Option<f64>,
    },
}

/// What the worker has to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The search being watched.
    pub run: Option<RunDemand>,
    /// The puzzle to solve, with the request's number.
    pub solve: Option<(u32, Puzzle)>,
    /// The text to read, with the request's number.
    pub read: Option<(u32, Rc<str>)>,
}

/// What is wanted of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunDemand {
    /// Its id.
    pub id: RunId,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How far.
    pub goal: Goal,
    /// Whether it rests.
    pub paused: bool,
    /// The place that is looked for.
    pub seek: Option<Seek>,
}

impl Model {
    /// The page as it opens.
    pub fn new(start: Start) -> Self {
        let language = start
            .persisted
            .language
            .or_else(|| Language::preferred(start.languages.iter().map(String::as_str)));
        let mut model = Self {
            language: language.unwrap_or_default(),
            theme: start.persisted.theme,
            view: View::default(),
            notices: Rc::default(),
            editor: Editor::new(start.persisted.restore(Sample::Article.givens())),
            paste: None,
            solving: Solving::default(),
            shown: Shown::default(),
            controls: Controls::default(),
            goal: Goal::FIRST,
            player: None,
            is_worker_lost: false,
            kept: start.persisted,
            last_id: 0,
        };
        if let Some(problem) = start.storage_problem {
            model.notice_storage(problem);
        }
        let bare = start.hash.trim_start_matches('#').is_empty();
        model.open_link(Link::read(&start.hash));
        if bare && !start.reduced_motion {
            // A newcomer sees at once what the page does.
            if let Some(player) = &mut model.player {
                player.toggle();
            }
        }
        model
    }

    /// Shows what a link says, and says what it could not understand.
    pub(crate) fn open_link(&mut self, read: ReadLink) {
        let ReadLink { link, wrong_puzzle, problems } = read;
        if let Some(language) = link.language {
            self.language = language;
        }
        if let Some(view) = link.view {
            self.view = view;
        }
        self.goal = link.goal.unwrap_or(Goal::FIRST);
        if let Some(puzzle) = link.puzzle
            && puzzle != self.editor.sheet().clues
        {
            let sheet = self.sheet_of(puzzle);
            self.editor.load(sheet);
        }
        for problem in problems {
            self.notice(Notice::Link(problem));
        }
        if let Some(wrong) = wrong_puzzle {
            self.paste =
                Some(PasteBox { text: wrong.text, state: PasteState::Wrong(wrong.error) });
        }
        self.player = None;
        self.solving = Solving::Idle;
        self.prepare_player();
        if let (Some(step), Some(player)) = (link.step, &mut self.player) {
            self.controls.grain = step.grain;
            player.go_to(step.target());
        }
    }

    /// The sheet of a puzzle with what the player wrote on it before.
    pub(crate) fn sheet_of(&self, clues: Givens) -> Sheet {
        let mut kept = self.kept.clone();
        kept.keep(self.editor.sheet());
        kept.restore(clues)
    }

    /// Sees to it that there is a player when one is watched.
    pub(crate) fn prepare_player(&mut self) {
        if self.view != View::Watch || self.player.is_some() {
            return;
        }
        if let Ok(puzzle) = Puzzle::try_from(self.editor.sheet().clues.clone()) {
            let run = RunId(self.next_id());
            self.player = Some(Player::new(run, &puzzle, self.goal));
        }
    }

    pub(crate) fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Says something, as the last word on its subject.
    pub(crate) fn notice(&mut self, notice: Notice) {
        let notices = Rc::make_mut(&mut self.notices);
        let same = std::mem::discriminant(&notice);
        let replaced = |old: &Notice| {
            !matches!(old, Notice::Link(_)) && std::mem::discriminant(old) == same
                || *old == notice
        };
        notices.retain(|old| !replaced(old));
        notices.push(notice);
    }

    pub(crate) fn notice_storage(&mut self, problem: StorageProblem) {
        self.notice(match problem {
            StorageProblem::Forbidden => Notice::StorageForbidden,
            StorageProblem::Full => Notice::StorageFull,
            StorageProblem::Corrupt => Notice::StorageCorrupt,
        });
    }

    /// The timer that runs now, if any.
    pub fn tick(&self) -> Option<Tick> {
        let player = self.player.as_ref().filter(|_| self.view == View::Watch)?;
        if player.is_hunting {
            return Some(Tick::Frame { rate: None });
        }
        if !player.is_playing {
            return None;
        }
        Some(match self.controls.speed.period() {
            Some(period) => Tick::Step { period },
            None => Tick::Frame { rate: self.controls.speed.rate() },
        })
    }

    /// What the worker has to do now.
    pub fn demand(&self) -> Demand {
        let run = self.player.as_ref().map(|player| RunDemand {
            id: player.run,
            puzzle: player.at.puzzle().clone(),
            goal: player.at.goal(),
            paused: player.progress.is_stopped || self.view != View::Watch,
            seek: player.seek,
        });
        let solve = match &self.solving {
            Solving::Working { id, puzzle } => Some((*id, puzzle.clone())),
            _ => None,
        };
        let read = self.paste.as_ref().and_then(|paste| match paste.state {
            PasteState::Reading { id } => Some((id, Rc::clone(&paste.text))),
            _ => None,
        });
        Demand { run, solve, read }
    }

    /// What is to be saved.
    pub fn persisted(&self) -> Persisted {
        let mut persisted = self.kept.clone();
        persisted.theme = self.theme;
        persisted.keep(self.editor.sheet());
        persisted
    }

    /// What the address bar holds.
    pub fn link(&self) -> Link {
        let step = self.player.as_ref().map(|player| {
            let sought = match player.seek.map(|seek| seek.target) {
                // A place on its way is as good as reached.
                Some(sudoku_engine::recording::Target::Step(step)) => {
                    sudoku_engine::search::Position::after_step(step)
                }
                _ => player.at.position(),
            };
            let between = self.controls.grain == Grain::Events
                || sought.events > 0 && player.at.solution().is_none();
            LinkStep {
                position: sought,
                grain: if between { Grain::Events } else { Grain::Moves },
            }
        });
        Link {
            puzzle: Some(self.editor.sheet().clues.clone()),
            view: Some(self.view),
            goal: Some(self.goal),
            step: Some(step.unwrap_or(LinkStep {
                position: sudoku_engine::search::Position::START,
                grain: Grain::Moves,
            })),
            language: Some(self.language),
        }
    }
}

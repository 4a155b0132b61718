//! Many puzzles from one file.

use std::rc::Rc;

use sudoku_engine::batch::{Solved, Status};
use sudoku_engine::formats;

use super::set::set_if_changed;
use crate::Model;
use crate::base::settings::View;
use crate::batch::protocol::CoordinatorReply;
use crate::batch::{
    Column, DownloadFormat, DownloadRequest, DownloadState, Figure, Query, Range, RowFilter,
    RowView, Source, Spot, Stage,
};
use crate::model::notice::Notice;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::journal::KnownFacts;

/// User actions on a batch, and reports about it.
#[derive(Clone, Debug, PartialEq)]
pub enum BatchMsg {
    /// A file was chosen or dropped, or text was pasted.
    SourceChosen(Source),
    /// Timing each puzzle was switched on or off; what was solved is solved again.
    TimingSwitched(bool),
    /// Rating each puzzle was switched on or off; what was solved is solved again.
    RatingSwitched(bool),
    Paused,
    /// Solving was resumed; it starts over if the keeper was lost.
    Resumed,
    Closed,
    /// A column to sort rows by was chosen; choosing it again reverses the order.
    Sorted(Column),
    /// A filter of rows was chosen.
    FilterChosen(RowFilter),
    /// A range of a figure was chosen as a filter of rows.
    RangeChosen(Figure, Range),
    FiltersRemoved,
    /// These rows came into view.
    Scrolled {
        /// The first row, from 0.
        from: u32,
        len: u16,
    },
    /// Scrolling ended here.
    ScrollEnded(Spot),
    /// The view was chosen in which a row opens.
    RowViewChosen(RowView),
    /// A row was opened, in that view.
    RowOpened {
        puzzle: Rc<str>,
        /// What solving and rating it found out.
        known: KnownFacts,
    },
    /// Saving the rows as a file was requested.
    SaveStarted(DownloadFormat),
    SaveCancelled,
    /// The browser did not accept the file.
    SaveFailed,
    /// The keeper sent a message.
    CoordinatorReply(CoordinatorReply),
    /// The keeper ended, and its rows are lost.
    Lost {
        /// Whether it is being restarted.
        restarting: bool,
    },
}

impl BatchMsg {
    /// Returns the message that opens the puzzle of a row.
    pub fn opening(solved: &Solved) -> Self {
        let puzzle = solved.puzzle().iter().copied().map(char::from).collect::<String>().into();
        let is_proper = match solved.status {
            Status::Proper => Some(true),
            Status::Several => Some(false),
            Status::Impossible => None,
        };
        let known = KnownFacts { is_proper, grade: solved.rating.map(|rating| rating.grade) };
        Self::RowOpened { puzzle, known }
    }

    /// Returns whether the user caused it, rather than the coordinator or the browser.
    pub(super) const fn is_user_input(&self) -> bool {
        match self {
            Self::Scrolled { .. }
            | Self::ScrollEnded(_)
            | Self::SaveFailed
            | Self::CoordinatorReply(_)
            | Self::Lost { .. } => false,
            Self::SourceChosen(_)
            | Self::TimingSwitched(_)
            | Self::RatingSwitched(_)
            | Self::Paused
            | Self::Resumed
            | Self::Closed
            | Self::Sorted(_)
            | Self::FilterChosen(_)
            | Self::RangeChosen(..)
            | Self::FiltersRemoved
            | Self::RowViewChosen(_)
            | Self::RowOpened { .. }
            | Self::SaveStarted(_)
            | Self::SaveCancelled => true,
        }
    }
}

impl Model {
    /// Returns whether there is a batch, solved or not.
    pub(super) fn has_batch(&self) -> bool {
        self.batch.as_ref().is_some_and(|batch| batch.task.is_some())
    }

    /// Solves the puzzles of a text.
    pub(super) fn start_batch(&mut self, text: Rc<str>) {
        let id = self.next_id();
        Rc::make_mut(self.batch.get_or_insert_default()).begin(id, Source::Text(text));
    }

    pub(super) fn apply_batch(&mut self, msg: BatchMsg) -> bool {
        let id = self.next_id();
        let batch = Rc::make_mut(self.batch.get_or_insert_default());
        let query = batch.query;
        match msg {
            BatchMsg::SourceChosen(source) => {
                batch.begin(id, source);
                self.show(View::Batch);
                true
            }
            BatchMsg::TimingSwitched(is_timed) => {
                let changed = set_if_changed(&mut batch.is_timed, is_timed);
                if changed {
                    batch.restart(id);
                }
                changed
            }
            BatchMsg::RatingSwitched(is_rated) => {
                let changed = set_if_changed(&mut batch.is_rated, is_rated);
                if changed && query.by.is_of_rating() {
                    batch.set_query(Query { by: Column::default(), descending: false, ..query });
                }
                if changed {
                    batch.restart(id);
                }
                changed
            }
            BatchMsg::Paused => {
                let is_working = batch.stage().is_none_or(|stage| stage == Stage::Working);
                is_working && batch.task.is_some() && set_if_changed(&mut batch.is_paused, true)
            }
            BatchMsg::Resumed => {
                let lost = batch.task.clone().filter(|_| batch.is_lost);
                if let Some(task) = &lost {
                    batch.begin(id, Source::clone(&task.source));
                    batch.set_query(query);
                }
                set_if_changed(&mut batch.is_paused, false) || lost.is_some()
            }
            BatchMsg::Closed => {
                batch.close();
                true
            }
            BatchMsg::Sorted(by) => batch.set_query(sorted(query, by)),
            BatchMsg::FilterChosen(only) => batch.set_query(Query { only, ..query }),
            BatchMsg::RangeChosen(figure, range) => batch.set_query(ranged(query, figure, range)),
            BatchMsg::FiltersRemoved => batch.set_query(Query {
                by: query.by,
                descending: query.descending,
                ..Query::default()
            }),
            BatchMsg::Scrolled { from, len } => batch.scroll(from, len),
            BatchMsg::ScrollEnded(spot) => set_if_changed(&mut batch.spot, spot),
            BatchMsg::RowViewChosen(view) => set_if_changed(&mut batch.row_view, view),
            BatchMsg::RowOpened { puzzle, known } => self.open_row(&puzzle, known),
            BatchMsg::SaveStarted(format) => {
                let request = DownloadRequest { id, format };
                batch.download = DownloadState::Writing { request, rows: 0, all: 0 };
                true
            }
            BatchMsg::SaveCancelled => set_if_changed(&mut batch.download, DownloadState::Idle),
            BatchMsg::SaveFailed => set_if_changed(&mut batch.download, DownloadState::Failed),
            BatchMsg::CoordinatorReply(CoordinatorReply::FileMissing { id }) => {
                let is_current = batch.task.as_ref().is_some_and(|task| task.id == id);
                if is_current {
                    batch.close();
                    self.notice(Notice::BatchGone);
                }
                is_current
            }
            BatchMsg::CoordinatorReply(reply) => batch.receive(reply),
            BatchMsg::Lost { restarting } => {
                batch.lose_coordinator(restarting);
                true
            }
        }
    }

    /// Opens a row's puzzle.
    fn open_row(&mut self, puzzle: &str, known: KnownFacts) -> bool {
        let Ok(reading) = formats::read(puzzle) else { return false };
        self.opened.row = self.next_id();
        self.load(&EditedPuzzle::new(reading.givens));
        self.own_editor_mut().note_known(known);
        let row_view = self.batch.as_ref().map(|batch| batch.row_view).unwrap_or_default();
        self.show(match row_view {
            RowView::Watch => View::Watch,
            RowView::Play => View::Play,
        })
    }
}

/// Sorts by a column: in the reverse order if it was sorted by that column before, else with
/// the more interesting end first.
fn sorted(query: Query, by: Column) -> Query {
    let is_other = query.by != by;
    let starts_descending = match by {
        Column::Guesses | Column::Time | Column::Grade | Column::Score | Column::Hardest => true,
        Column::Line | Column::Status | Column::Clues => false,
    };
    let descending = if is_other { starts_descending } else { !query.descending };
    Query { by, descending, ..query }
}

fn ranged(query: Query, figure: Figure, range: Range) -> Query {
    match figure {
        Figure::Givens => Query { clues: range, ..query },
        Figure::Guesses => Query { guesses: range, ..query },
        Figure::Nanos => Query { nanos: range, ..query },
    }
}

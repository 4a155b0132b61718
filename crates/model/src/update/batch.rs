//! Many puzzles from one file.

use std::rc::Rc;

use sudoku_engine::formats;

use super::set;
use crate::Model;
use crate::base::settings::View;
use crate::batch::{Change, Column, Figure, Query, Range, Saving, Source, Stage, Writing};
use crate::puzzle::editor::EditedPuzzle;

impl Model {
    /// Solves the puzzles of a text.
    pub(super) fn take_many(&mut self, text: Rc<str>) {
        let id = self.next_id();
        self.batch.begin(id, Source::Text(text));
    }

    /// Does what a person wants of a batch, and takes what became of it. Says whether
    /// anything changed.
    pub(super) fn change_batch(&mut self, change: Change) -> bool {
        let batch = &mut self.batch;
        let query = batch.query;
        match change {
            Change::Given(source) => {
                let id = self.next_id();
                self.batch.begin(id, source);
                self.show(View::Batch);
                true
            }
            Change::Timed(is_timed) => {
                let changed = set(&mut batch.is_timed, is_timed);
                if let Some(task) = batch.task.clone().filter(|_| changed) {
                    let id = self.next_id();
                    self.batch.begin(id, Source::clone(&task.source));
                    self.batch.ask(query);
                }
                changed
            }
            Change::Cancelled => {
                let is_working = batch.stage().is_none_or(|stage| stage == Stage::Working);
                is_working && batch.task.is_some() && set(&mut batch.is_paused, true)
            }
            Change::Continued => set(&mut batch.is_paused, false),
            Change::Closed => {
                batch.close();
                true
            }
            Change::Sorted(by) => batch.ask(sorted(query, by)),
            Change::Only(only) => batch.ask(Query { only, ..query }),
            Change::Ranged(figure, range) => batch.ask(ranged(query, figure, range)),
            Change::Unfiltered => {
                batch.ask(Query { by: query.by, descending: query.descending, ..Query::default() })
            }
            Change::Scrolled { from, len } => batch.scroll(from, len),
            Change::Opened { puzzle } => self.open_row(&puzzle),
            Change::SaveStarted(form) => {
                let writing = Writing { id: self.next_id(), form };
                self.batch.saving = Saving::Writing { writing, rows: 0, all: 0 };
                true
            }
            Change::SaveCancelled => set(&mut batch.saving, Saving::Idle),
            Change::SaveFailed => set(&mut batch.saving, Saving::Failed),
            Change::Told(told) => batch.hear(told),
            Change::Lost { restarting } => {
                batch.lose(restarting);
                true
            }
        }
    }

    /// Watches the search of a row's puzzle.
    fn open_row(&mut self, puzzle: &str) -> bool {
        let Ok(reading) = formats::read(puzzle) else { return false };
        self.load(EditedPuzzle::new(reading.givens));
        self.show(View::Watch)
    }
}

/// The largest first where it was the smallest, and the other way round; where another
/// column comes first, its more telling end does.
fn sorted(query: Query, by: Column) -> Query {
    let is_other = query.by != by;
    let from_above = matches!(by, Column::Guesses | Column::Time);
    let descending = if is_other { from_above } else { !query.descending };
    Query { by, descending, ..query }
}

fn ranged(query: Query, figure: Figure, range: Range) -> Query {
    match figure {
        Figure::Clues => Query { clues: range, ..query },
        Figure::Guesses => Query { guesses: range, ..query },
        Figure::Nanos => Query { nanos: range, ..query },
    }
}

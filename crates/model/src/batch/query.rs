//! Which rows are shown, and in which order.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::batch::{Check, Malformed, Outcome, Row, Status};

use super::rows::RowStore;
use crate::base::code::Code;

/// A column that rows are sorted by.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Column {
    #[default]
    Line,
    Status,
    Clues,
    Guesses,
    Time,
    Grade,
    Score,
    Hardest,
}

impl Column {
    /// Returns whether the column has figures only if puzzles are rated.
    pub const fn is_of_rating(self) -> bool {
        match self {
            Self::Grade | Self::Score | Self::Hardest => true,
            Self::Line | Self::Status | Self::Clues | Self::Guesses | Self::Time => false,
        }
    }

    /// Returns the sort key of a row, or `None` if the row has no such figure.
    fn key(self, row: &Row) -> Option<u32> {
        let solved = row.solved();
        let rating = solved.and_then(|it| it.rating);
        match self {
            Self::Line => Some(row.line),
            Self::Status => Some(Kind::of(row) as u32),
            Self::Clues => solved.map(|it| it.given_count.into()),
            Self::Guesses => solved.map(|it| it.guesses),
            Self::Time => solved.and_then(|it| it.nanos).map(u32::from),
            Self::Grade => rating.map(|it| it.grade as u32),
            Self::Score => rating.map(|it| it.score.into()),
            Self::Hardest => rating.and_then(|it| it.place()).map(u32::from),
        }
    }
}

/// The view in which a row opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RowView {
    /// Its puzzle is played.
    #[default]
    Play,
    /// The search of its puzzle is watched.
    Watch,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Proper,
    Several,
    Impossible,
    Malformed,
}

impl Kind {
    pub const fn of(row: &Row) -> Self {
        match &row.outcome {
            Outcome::Malformed(_) => Self::Malformed,
            Outcome::Solved(solved) => match solved.status {
                Status::Proper => Self::Proper,
                Status::Several => Self::Several,
                Status::Impossible => Self::Impossible,
            },
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RowFilter {
    #[default]
    All,
    Kind(Kind),
    /// Rows whose solution in the file is wrong.
    Wrong,
}

impl RowFilter {
    pub const ALL: [Self; 6] = [
        Self::All,
        Self::Kind(Kind::Proper),
        Self::Kind(Kind::Several),
        Self::Kind(Kind::Impossible),
        Self::Kind(Kind::Malformed),
        Self::Wrong,
    ];

    pub fn code(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Kind(kind) => kind.code(),
            Self::Wrong => "wrong",
        }
    }

    fn includes(self, row: &Row) -> bool {
        match self {
            Self::All => true,
            Self::Kind(kind) => Kind::of(row) == kind,
            Self::Wrong => row.solved().is_some_and(|it| it.check == Check::Wrong),
        }
    }
}

/// Figures from one to another, both included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Range {
    pub from: Option<u32>,
    pub to: Option<u32>,
}

impl Range {
    pub const fn is_unbounded(&self) -> bool {
        self.from.is_none() && self.to.is_none()
    }

    /// Returns whether a figure is in the range. A row without the figure is only in the range
    /// of all.
    fn includes(&self, figure: Option<u32>) -> bool {
        self.is_unbounded()
            || figure.is_some_and(|it| {
                self.from.is_none_or(|from| from <= it) && self.to.is_none_or(|to| it <= to)
            })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Query {
    pub only: RowFilter,
    pub clues: Range,
    pub guesses: Range,
    /// The solving time in nanoseconds.
    pub nanos: Range,
    /// The sort column. Equal rows keep the order of the file.
    pub by: Column,
    pub descending: bool,
}

impl Query {
    fn includes(&self, row: &Row) -> bool {
        self.only.includes(row)
            && self.clues.includes(Column::Clues.key(row))
            && self.guesses.includes(Column::Guesses.key(row))
            && self.nanos.includes(Column::Time.key(row))
    }

    /// Returns whether the query includes rows without a puzzle.
    pub(super) fn includes_malformed(&self) -> bool {
        let outcome = Outcome::Malformed(Malformed::Missing);
        self.includes(&Row { line: 1, outcome })
    }

    pub fn is_unfiltered(&self) -> bool {
        *self == Self { by: self.by, descending: self.descending, ..Self::default() }
    }
}

/// The rows of a query, among the rows examined so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Selection {
    query: Query,
    /// The rows in order; `None` for all rows in the order of the file.
    order: Option<Vec<u32>>,
    /// The number of stored rows examined.
    examined_rows: u32,
}

impl Selection {
    /// Sets the query and examines new rows. A selection that needs sorting is updated only if
    /// it `must_be_complete` or an eighth more have arrived, because it is sorted as a whole.
    pub(super) fn refresh(&mut self, query: Query, row_store: &RowStore, must_be_complete: bool) {
        let len = row_store.len();
        if query == self.query && self.examined_rows == len {
            return;
        }
        let is_new_query = query != self.query;
        if is_new_query {
            *self = Self { query, ..Self::default() };
        }
        let is_sorted = query.by != Column::Line || query.descending;
        if query.is_unfiltered() && !is_sorted {
            (self.order, self.examined_rows) = (None, len);
            return;
        }
        if is_sorted
            && !is_new_query
            && !must_be_complete
            && len - self.examined_rows < self.examined_rows / 8
        {
            return;
        }
        let order = self.order.get_or_insert_default();
        let from = if is_sorted { 0 } else { self.examined_rows };
        // Several rows may come from one line; in descending order the last of them comes
        // first.
        let order_mask = if query.by == Column::Line && query.descending { u32::MAX } else { 0 };
        let new_keys = (from..len).filter_map(|index| {
            let row = row_store.get(index).filter(|row| query.includes(row))?;
            let key = query.by.key(row);
            // A row without the figure comes last in either direction.
            let key = match (key, query.descending) {
                (None, _) => u32::MAX,
                (Some(key), false) => key.min(u32::MAX - 1),
                (Some(key), true) => u32::MAX - 1 - key.min(u32::MAX - 1),
            };
            Some(u64::from(key) << 32 | u64::from(index ^ order_mask))
        });
        if is_sorted {
            let mut keys: Vec<u64> = new_keys.collect();
            keys.sort_unstable();
            order.clear();
            order.extend(keys.into_iter().map(|key| key as u32 ^ order_mask));
        } else {
            order.extend(new_keys.map(|key| key as u32 ^ order_mask));
        }
        self.examined_rows = len;
    }

    pub(super) fn bytes(&self) -> usize {
        self.order.as_ref().map_or(0, |order| order.capacity() * size_of::<u32>())
    }

    pub(super) fn len(&self) -> u32 {
        self.order.as_ref().map_or(self.examined_rows, |order| order.len() as u32)
    }

    pub(super) fn row<'a>(&self, index: u32, row_store: &'a RowStore) -> Option<&'a Row> {
        match &self.order {
            Some(order) => row_store.get(*order.get(index as usize)?),
            None => row_store.get(index).filter(|_| index < self.examined_rows),
        }
    }
}

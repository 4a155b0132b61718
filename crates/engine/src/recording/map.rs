//! A map of a stretch of a search: steps run across, levels down.

use serde::{Deserialize, Serialize};

use super::closed_subtree::ClosedSubtree;
use super::{Recording, Subtree, Tally};

/// The most cells, columns times rows, of a map.
const MAX_CELLS: u32 = 1 << 20;

/// A summary of a stretch of a search, in columns.
///
/// Subtrees of at least [`min_bar_steps`](Self::min_bar_steps) steps are listed one by
/// one; of shorter ones the map holds only how densely they fill it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// The stretch begins after this step.
    pub from: u64,
    /// The stretch ends with this step.
    pub to: u64,
    /// The number of levels: the empty cells of the puzzle.
    pub levels: u16,
    /// The length in steps from which every subtree of the stretch is among the bars.
    pub min_bar_steps: u64,
    /// The long subtrees, ordered by the step they begin at; a parent comes before its
    /// children.
    pub bars: Vec<Subtree>,
    /// The columns from left to right; together they cover the stretch.
    pub columns: Vec<Column>,
    /// How many levels share one row of the shade; the last row may have fewer.
    pub levels_per_row: u16,
    /// For each row, for each column: the share of the column's steps, in 255ths, that
    /// the search spent inside subtrees of the row's first level that are too short to be
    /// bars.
    pub shade: Vec<u8>,
    /// Whether short subtrees were counted too. If not, shade and columns hold only what
    /// is known without searching the stretch again.
    pub is_sharp: bool,
}

/// The steps that one column of a map represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// The column begins after this step.
    pub from: u64,
    /// The column ends with this step.
    pub to: u64,
    /// What happened in the column; `None` if that is unknown without searching again.
    pub tally: Option<Tally>,
}

/// The division of steps and levels into columns and rows.
#[derive(Clone, Debug)]
pub(super) struct Raster {
    /// The steps at which the columns begin, and the step at which the last one ends.
    pub(super) bounds: Vec<u64>,
    pub(super) levels_per_row: u16,
    pub(super) rows: usize,
}

impl Raster {
    /// Divides a stretch into at most this many columns and rows.
    fn new(from: u64, to: u64, columns: u32, levels: u16, rows: u32) -> Self {
        let rows = rows.clamp(1, u32::from(levels).max(1));
        let levels_per_row = u32::from(levels).div_ceil(rows).max(1);
        let columns = columns.clamp(1, MAX_CELLS / rows);
        let steps = u128::from(to - from);
        let mut bounds: Vec<u64> = (0..columns)
            .map(|nth| from + (steps * u128::from(nth) / u128::from(columns)) as u64)
            .collect();
        bounds.push(to);
        bounds.dedup();
        if bounds.len() == 1 {
            bounds.push(to);
        }
        Self {
            bounds,
            levels_per_row: levels_per_row as u16,
            rows: u32::from(levels).div_ceil(levels_per_row) as usize,
        }
    }

    /// Moves the start of every column to an allowed step and merges columns that then
    /// coincide.
    fn snap(&mut self, to_allowed: impl Fn(u64) -> u64) {
        let last = self.columns();
        for bound in &mut self.bounds[..last] {
            *bound = to_allowed(*bound);
        }
        self.bounds.dedup();
    }

    pub(super) fn columns(&self) -> usize {
        self.bounds.len() - 1
    }

    /// Returns the column of a step, or the last column for a step after the stretch.
    pub(super) fn column(&self, step: u64) -> usize {
        self.bounds.partition_point(|&bound| bound < step).clamp(1, self.columns()) - 1
    }

    /// Returns the row of a level, if the level is the first of its row.
    pub(super) fn row(&self, level: u16) -> Option<usize> {
        level
            .is_multiple_of(self.levels_per_row)
            .then_some(usize::from(level / self.levels_per_row))
    }
}

/// Steps spent inside short subtrees, by row and column.
#[derive(Clone, Debug)]
pub(super) struct Shade(Vec<u64>);

impl Shade {
    pub(super) fn new(raster: &Raster) -> Self {
        Self(vec![0; raster.rows * raster.columns()])
    }

    /// Adds the steps after `from` up to `to` to a row. `column` is the column of the
    /// last of these steps that is in the stretch.
    pub(super) fn add(&mut self, raster: &Raster, row: usize, steps: (u64, u64), column: usize) {
        let (from, mut to) = (steps.0, steps.1.min(raster.bounds[column + 1]));
        let mut column = column;
        while from < to {
            let start = raster.bounds[column].max(from);
            self.0[row * raster.columns() + column] += to.saturating_sub(start);
            if column == 0 {
                break;
            }
            to = start;
            column -= 1;
        }
    }

    /// Returns the shares of the columns' steps, in 255ths, rounded up so that only 0
    /// steps give 0.
    fn shares(&self, raster: &Raster) -> Vec<u8> {
        let widths = raster.bounds.windows(2).map(|bounds| bounds[1] - bounds[0]);
        let widths: Vec<u64> = widths.collect();
        let cells = self.0.iter().zip(widths.iter().cycle());
        cells.map(|(&steps, &width)| (steps * 255).div_ceil(width.max(1)).min(255) as u8).collect()
    }
}

impl Recording {
    /// Returns a map of a stretch, from after one step to another or to the latest step,
    /// in at most this many columns and rows, drawn from the kept data alone.
    ///
    /// If columns are wider than the checkpoint spacing, they begin and end at
    /// checkpoints; the stretch may become slightly longer, and what happened in each
    /// column is known. For narrower columns, and to count short subtrees, use a
    /// [`survey`](Self::survey).
    pub fn map(&self, from: u64, to: u64, columns: u32, rows: u32) -> Map {
        let spacing = self.tape.checkpoints.spacing();
        let to = to.min(self.step());
        let from = from.min(to);
        let is_wide = (to - from) / u64::from(columns.max(1)) >= spacing;
        if !is_wide {
            return self.draw(from, to, &self.raster(from, to, columns, rows));
        }
        let at_checkpoint = |step| self.tape.checkpoints.at_or_before(step).step();
        let from = at_checkpoint(from);
        let to = self.tape.checkpoints.step_at_or_after(to).unwrap_or_else(|| self.step());
        let mut raster = self.raster(from, to, columns, rows);
        raster.snap(at_checkpoint);
        let mut map = self.draw(from, to, &raster);
        let end =
            (&self.head.snapshot(), self.tape.recorder.deepest_after(self.tape.checkpoints.last()));
        for column in &mut map.columns {
            column.tally = Some(self.tape.checkpoints.tally(column.from, column.to, end));
        }
        map
    }

    pub(super) fn raster(&self, from: u64, to: u64, columns: u32, rows: u32) -> Raster {
        Raster::new(from, to, columns, self.head.cells().len() as u16, rows)
    }

    /// Draws the map of a stretch from the kept data.
    fn draw(&self, from: u64, to: u64, raster: &Raster) -> Map {
        let min_bar_steps = shortest_bar(from, to, raster).max(self.tape.recorder.min_steps());
        let mut shade = Shade::new(raster);
        for closed in self.closed_in(from, to).filter(|closed| closed.steps() < min_bar_steps) {
            if let Some(row) = raster.row(closed.level) {
                let steps = (closed.placed_at - 1, closed.removed_at);
                shade.add(raster, row, steps, raster.column(closed.removed_at));
            }
        }
        let bars = self.long_bars(from, to, min_bar_steps);
        assemble(raster, min_bar_steps, bars, &shade, self.head.cells().len() as u16)
    }

    /// Returns the subtrees of a stretch that are still open or last at least
    /// `min_bar_steps` steps, which must not be less than the recorder's shortest kept length.
    pub(super) fn long_bars(&self, from: u64, to: u64, min_bar_steps: u64) -> Vec<Subtree> {
        let open = (0..self.head.depth()).filter_map(|level| self.open_at(level));
        let closed = self.closed_in(from, to).filter(|closed| closed.steps() >= min_bar_steps);
        open.filter(|open| open.placed_at <= to).chain(closed.map(ClosedSubtree::subtree)).collect()
    }

    fn closed_in(&self, from: u64, to: u64) -> impl Iterator<Item = &ClosedSubtree> {
        let closed = self.tape.recorder.closed_subtrees();
        let first = closed.partition_point(|closed| closed.removed_at <= from);
        closed[first..].iter().filter(move |closed| closed.placed_at <= to)
    }
}

/// Returns the length in steps of the shortest subtree that covers a column's width.
pub(super) fn shortest_bar(from: u64, to: u64, raster: &Raster) -> u64 {
    (to - from).div_ceil(raster.columns().max(1) as u64).max(1)
}

/// Assembles a map from its parts, not marked as sharp.
pub(super) fn assemble(
    raster: &Raster,
    min_bar_steps: u64,
    mut bars: Vec<Subtree>,
    shade: &Shade,
    levels: u16,
) -> Map {
    bars.sort_unstable_by_key(|bar| bar.placed_at);
    let columns = raster.bounds.windows(2);
    Map {
        from: raster.bounds.first().copied().unwrap_or(0),
        to: raster.bounds.last().copied().unwrap_or(0),
        levels,
        min_bar_steps,
        bars,
        columns: columns.map(|it| Column { from: it[0], to: it[1], tally: None }).collect(),
        levels_per_row: raster.levels_per_row,
        shade: shade.shares(raster),
        is_sharp: false,
    }
}

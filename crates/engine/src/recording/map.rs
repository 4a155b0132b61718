//! A stretch of a search as a map: across the steps, down the levels.

use serde::{Deserialize, Serialize};

use super::kept::Kept;
use super::{Recording, Subtree, Tally};

/// Columns and rows of a map at the most.
const CELLS: u32 = 1 << 20;

/// A stretch of a search, summed up for so many columns.
///
/// Subtrees at least as long as [`smallest`](Self::smallest) are told one by
/// one; of those shorter the map tells how densely they fill it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// The stretch begins after this step.
    pub from: u64,
    /// The stretch ends with this step.
    pub to: u64,
    /// Levels of the board: its empty cells.
    pub levels: u16,
    /// Every subtree in the stretch that lasts at least so many steps is among
    /// the bars.
    pub smallest: u64,
    /// The long subtrees by the step they begin at, a parent before its children.
    pub bars: Vec<Subtree>,
    /// The columns, left to right: together they are the stretch.
    pub columns: Vec<Column>,
    /// Levels that share one row of the shade; the last row may have fewer.
    pub levels_per_row: u16,
    /// For each row, for each column: the share of the column's steps, in 255ths,
    /// during which the search stood inside a subtree of the row's first level that
    /// is shorter than the bars.
    pub shade: Vec<u8>,
    /// Whether the short subtrees were counted too. If not, the shade and the
    /// columns tell only what is known without searching the stretch again.
    pub is_sharp: bool,
}

/// The steps of a map that one column stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// It begins after this step.
    pub from: u64,
    /// It ends with this step.
    pub to: u64,
    /// What happened there; `None` where that is not known without searching again.
    pub tally: Option<Tally>,
}

/// How steps and levels fall into columns and rows.
#[derive(Clone, Debug)]
pub(super) struct Raster {
    /// Where each column begins, and where the last one ends.
    pub(super) bounds: Vec<u64>,
    pub(super) levels_per_row: u16,
    pub(super) rows: usize,
}

impl Raster {
    /// Cuts a stretch into at most so many columns and rows.
    fn new(from: u64, to: u64, columns: u32, levels: u16, rows: u32) -> Self {
        let rows = rows.clamp(1, u32::from(levels).max(1));
        let levels_per_row = u32::from(levels).div_ceil(rows).max(1);
        let columns = columns.clamp(1, CELLS / rows);
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

    /// Moves the bounds between the columns to where they may be.
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

    /// The column of a step, or the last for a step after the stretch.
    pub(super) fn column(&self, step: u64) -> usize {
        self.bounds.partition_point(|&bound| bound < step).clamp(1, self.columns()) - 1
    }

    /// The row of a level, if it is the first of its row.
    pub(super) fn row(&self, level: u16) -> Option<usize> {
        level
            .is_multiple_of(self.levels_per_row)
            .then_some(usize::from(level / self.levels_per_row))
    }
}

/// Steps spent inside short subtrees, for each row and column.
#[derive(Clone, Debug)]
pub(super) struct Shade(Vec<u64>);

impl Shade {
    pub(super) fn new(raster: &Raster) -> Self {
        Self(vec![0; raster.rows * raster.columns()])
    }

    /// Adds the steps after `from` up to `to` to a row, given the column of the last
    /// of them that lies in the stretch.
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

    /// As shares of the columns' steps, in 255ths; nothing at all is 0, else at least 1.
    fn shares(&self, raster: &Raster) -> Vec<u8> {
        let widths = raster.bounds.windows(2).map(|bounds| bounds[1] - bounds[0]);
        let widths: Vec<u64> = widths.collect();
        let cells = self.0.iter().zip(widths.iter().cycle());
        cells.map(|(&steps, &width)| (steps * 255).div_ceil(width.max(1)).min(255) as u8).collect()
    }
}

impl Recording {
    /// A stretch of the search, from after one step to another or as far as it has
    /// come, told in at most so many columns and rows from what is kept.
    ///
    /// Where columns are wider than the checkpoints are apart, they begin and end at
    /// checkpoints, the stretch may be a little longer for it, and what happened in
    /// each is known. To know it of narrower ones, and to count the short subtrees,
    /// takes a [`survey`](Self::survey).
    pub fn map(&self, from: u64, to: u64, columns: u32, rows: u32) -> Map {
        let spacing = self.tape.checkpoints.spacing();
        let to = to.min(self.step());
        let from = from.min(to);
        let is_wide = (to - from) / u64::from(columns.max(1)) >= spacing;
        if !is_wide {
            return self.draw(from, to, &self.raster(from, to, columns, rows));
        }
        let at_checkpoint = |step| self.tape.checkpoints.before(step).step();
        let from = at_checkpoint(from);
        let to = self.tape.checkpoints.after(to).unwrap_or_else(|| self.step());
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

    /// What is kept of a stretch.
    fn draw(&self, from: u64, to: u64, raster: &Raster) -> Map {
        let smallest = shortest_bar(from, to, raster).max(self.tape.recorder.shortest());
        let mut shade = Shade::new(raster);
        for kept in self.kept_in(from, to).filter(|kept| kept.steps() < smallest) {
            if let Some(row) = raster.row(kept.level) {
                let steps = (kept.placed_at - 1, kept.removed_at);
                shade.add(raster, row, steps, raster.column(kept.removed_at));
            }
        }
        let bars = self.long_bars(from, to, smallest);
        assemble(raster, smallest, bars, &shade, self.head.cells().len() as u16)
    }

    /// The subtrees in a stretch that stand still or last at least so many steps, which
    /// are more than those that are not kept.
    pub(super) fn long_bars(&self, from: u64, to: u64, smallest: u64) -> Vec<Subtree> {
        let open = (0..self.head.depth()).filter_map(|level| self.open_at(level));
        let kept = self.kept_in(from, to).filter(|kept| kept.steps() >= smallest);
        open.filter(|open| open.placed_at <= to).chain(kept.map(Kept::subtree)).collect()
    }

    fn kept_in(&self, from: u64, to: u64) -> impl Iterator<Item = &Kept> {
        let kept = self.tape.recorder.kept();
        let first = kept.partition_point(|kept| kept.removed_at <= from);
        kept[first..].iter().filter(move |kept| kept.placed_at <= to)
    }
}

/// A subtree this long covers a column's width.
pub(super) fn shortest_bar(from: u64, to: u64, raster: &Raster) -> u64 {
    (to - from).div_ceil(raster.columns().max(1) as u64).max(1)
}

/// A map from its parts, not sharp yet.
pub(super) fn assemble(
    raster: &Raster,
    smallest: u64,
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
        smallest,
        bars,
        columns: columns.map(|it| Column { from: it[0], to: it[1], tally: None }).collect(),
        levels_per_row: raster.levels_per_row,
        shade: shade.shares(raster),
        is_sharp: false,
    }
}

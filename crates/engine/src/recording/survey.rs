//! Searching a stretch again, to map it in full detail.

use super::level_cells::LevelCells;
use super::map::{self, Map, Raster, Shade};
use super::tally::Tally;
use super::{Recording, Subtree};
use crate::board::{Cell, Digit, DigitSet};
use crate::search::{Observer, Stepper};

/// A stretch of a search that is being searched again, in slices.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::recording::Recording;
/// use sudoku_engine::search::{Goal, Stepper};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut recording = Recording::new(Stepper::new(&puzzle, Goal::Exhaustion));
/// recording.extend(u64::MAX);
/// let mut survey = recording.survey(0, 54, 54, 12);
/// while survey.work(10) > 0 {}
/// let map = survey.map();
/// assert_eq!(map.bars.len(), 27);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Survey {
    stepper: Stepper,
    /// The step by which every short subtree that overlaps the stretch is closed.
    end: u64,
    surveyor: Surveyor,
    /// The bars that the recording keeps.
    recorded_bars: Vec<Subtree>,
}

impl Recording {
    /// Starts a survey of a stretch, from after one step to another or to the end of the
    /// recording, in at most this many columns and rows.
    pub fn survey(&self, from: u64, to: u64, columns: u32, rows: u32) -> Survey {
        let to = to.min(self.step());
        let from = from.min(to);
        let raster = self.raster(from, to, columns, rows);
        let min_recorded_steps = self.tape.recorder.min_steps();
        let min_bar_steps = map::shortest_bar(from, to, &raster);
        // Subtrees that reach into the stretch from further away are long and kept.
        let margin = min_recorded_steps.max(min_bar_steps);
        let start = from.saturating_sub(margin);
        let end = to.saturating_add(margin).min(self.step());
        let recorded_bars = self.long_bars(from, to, min_recorded_steps.max(min_bar_steps));
        let stepper = self.at_step(start);
        Survey {
            surveyor: Surveyor {
                from,
                to,
                min_bar_steps,
                min_recorded_steps,
                placements: vec![(0, 0); stepper.cells().len() + 1],
                level_cells: LevelCells::new(&stepper),
                bars: Vec::new(),
                shade: Shade::new(&raster),
                tallies: vec![Tally::default(); raster.columns()],
                column: 0,
                raster,
            },
            stepper,
            end,
            recorded_bars,
        }
    }
}

impl Survey {
    /// Returns the number of steps still to be searched.
    pub fn steps_left(&self) -> u64 {
        self.end - self.stepper.counters().step()
    }

    /// Searches at most `max_steps` steps and returns how many it made: 0 when the survey
    /// is done.
    pub fn work(&mut self, max_steps: u64) -> u64 {
        self.stepper.run_observed(max_steps.min(self.steps_left()), &mut self.surveyor)
    }

    /// Returns the map of the steps searched so far; sharp when none are left.
    pub fn map(&self) -> Map {
        let surveyor = &self.surveyor;
        let bars = surveyor.bars.iter().chain(&self.recorded_bars).copied().collect();
        let levels = self.stepper.cells().len() as u16;
        let mut map =
            map::assemble(&surveyor.raster, surveyor.min_bar_steps, bars, &surveyor.shade, levels);
        for (column, tally) in map.columns.iter_mut().zip(&surveyor.tallies) {
            column.tally = Some(*tally);
        }
        map.is_sharp = self.steps_left() == 0;
        map
    }
}

/// Observes the search of a stretch and counts what happens in it.
#[derive(Clone, Debug)]
struct Surveyor {
    from: u64,
    to: u64,
    /// Subtrees of at least this many steps become bars; those of at least
    /// `min_recorded_steps` steps are in the recording already.
    min_bar_steps: u64,
    min_recorded_steps: u64,
    /// By level: the step that placed its last digit, 0 if not seen, and the number of
    /// solutions found before that.
    placements: Vec<(u64, u64)>,
    level_cells: LevelCells,
    bars: Vec<Subtree>,
    shade: Shade,
    tallies: Vec<Tally>,
    /// The column of the previous step.
    column: usize,
    raster: Raster,
}

impl Surveyor {
    /// Returns the tally of a step's column, if the step is in the stretch. Steps must
    /// ascend.
    fn tally(&mut self, step: u64) -> Option<&mut Tally> {
        if step <= self.from || step > self.to {
            return None;
        }
        while step > self.raster.bounds[self.column + 1] {
            self.column += 1;
        }
        Some(&mut self.tallies[self.column])
    }

    fn close(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        let (placed_at, solutions_before) = self.placements[level];
        let steps = step + 1 - placed_at;
        if placed_at == 0 || step <= self.from || placed_at > self.to {
            return;
        }
        if steps < self.min_bar_steps {
            if let Some(row) = self.raster.row(level as u16) {
                self.shade.add(&self.raster, row, (placed_at - 1, step), self.column);
            }
            return;
        }
        if steps >= self.min_recorded_steps {
            return;
        }
        let below =
            self.placements[level..].iter().take_while(|below| below.0 >= placed_at).count();
        let (cell, digit, branch) = self.level_cells.placement(level, digit);
        self.bars.push(Subtree {
            level: level as u16,
            cell,
            digit,
            branch,
            placed_at,
            removed_at: Some(step),
            size: steps / 2,
            solutions: solutions - solutions_before,
            deepest: (level + below) as u16,
        });
    }
}

impl Observer for Surveyor {
    fn cell_chosen(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.level_cells.set(level, cell, digit);
    }

    fn placed(&mut self, level: usize, step: u64, solutions: u64) {
        self.placements[level] = (step, solutions);
        // A digit on the last level fills the board: the solution counts with this step.
        let solved = u64::from(level + 2 == self.placements.len());
        if let Some(tally) = self.tally(step) {
            tally.deepest = tally.deepest.max(level as u16 + 1);
            tally.solutions += solved;
        }
    }

    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        if let Some(tally) = self.tally(step) {
            tally.deepest = tally.deepest.max(level as u16);
        }
        self.close(level, digit, step, solutions);
    }

    fn tried_dead_ends(&mut self, level: usize, digits: u16, step: u64) {
        let mut placed_at = step + 1 - 2 * u64::from(digits.count_ones());
        for digit in DigitSet::from_bits(digits).iter() {
            self.placed(level, placed_at, 0);
            self.removed(level, digit.value(), placed_at + 1, 0);
            if let Some(tally) = self.tally(placed_at + 1) {
                tally.dead_ends += 1;
            }
            placed_at += 2;
        }
    }

    fn reached_dead_end(&mut self, level: usize, step: u64) {
        // A dead end at the root has no undo to count with.
        if level > 0
            && let Some(tally) = self.tally(step)
        {
            tally.dead_ends += 1;
        }
    }
}

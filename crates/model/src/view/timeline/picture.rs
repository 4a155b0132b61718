//! The map as it is drawn now: what is where, and what lies under a pointer.

use sudoku_engine::board::Cell;
use sudoku_engine::recording::Subtree;

use super::BarFacts;
use crate::Model;
use crate::draw::size::Size;
use crate::search::player::Player;
use crate::search::timeline::{Area, Layout, Levels, Rows, Scale, Span, Timeline};
use crate::worker::run::RunId;

/// How far from a bar, in pixels, a pointer still means it.
const NEAR: f32 = 3.0;

/// The map on a canvas of some size.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    pub map: &'a Timeline,
    pub layout: Layout,
    pub scale: Scale,
    pub rows: Rows,
    /// The cell of each level of the board, where every path fills the same ones.
    pub level_cells: Option<&'a [Cell]>,
    pub level_count: u16,
    pub step: u64,
    /// Steps that the search is known to have.
    pub extent: u64,
    /// The level that is lit in every view.
    pub lit: Option<u16>,
    size: Size,
    run: RunId,
}

/// What a picture but for the step shown depends on; the same key, the same picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    run: RunId,
    edition: u32,
    span: Span,
    levels: Levels,
    size: Size,
}

impl<'a> Picture<'a> {
    /// The picture of the search being watched; `None` while there is no canvas.
    pub fn of(model: &'a Model) -> Option<Self> {
        let player = model.watch.player.as_ref()?;
        Self::of_player(player, model.watch.map_size?, player.reach().extent, model.lit_level())
    }

    /// A search with so many steps across and a level lit; `None` where there is no room.
    pub fn of_player(
        player: &'a Player,
        size: Size,
        extent: u64,
        lit: Option<u16>,
    ) -> Option<Self> {
        let map = &player.map;
        let size = Some(size).filter(|size| size.width > 0 && size.height > 0)?;
        let layout = Layout::of(size);
        let plot = layout.plot;
        let span = map.window.span(extent);
        Some(Self {
            map,
            layout,
            scale: Scale { span, left: plot.left, width: plot.width },
            rows: Rows::of(map.levels, plot),
            level_cells: player.at.level_cells(),
            level_count: player.at.cells().len() as u16,
            step: player.at.counters().step(),
            extent,
            lit,
            size,
            run: player.run,
        })
    }

    pub const fn key(&self) -> Key {
        Key {
            run: self.run,
            edition: self.map.sheets.edition(),
            span: self.scale.span,
            levels: self.map.levels,
            size: self.size,
        }
    }

    /// The canvas's size in CSS pixels.
    pub fn size(&self) -> (f32, f32) {
        (f32::from(self.size.width), f32::from(self.size.height))
    }

    /// Where a bar's ends are, and its row, as far as they are in view.
    pub fn area(&self, bar: &Subtree) -> Option<Area> {
        let Span { from, to } = self.map.sheets.bars().span(bar);
        let plot = self.layout.plot;
        let left = self.scale.x(from).max(plot.left);
        let right = self.scale.x(to).min(plot.right());
        let is_in_view = left <= right && self.rows.levels.has(bar.level);
        let (top, height) = (self.rows.y(bar.level), self.rows.height);
        is_in_view.then_some(Area { left, top, width: right - left, height })
    }

    /// The bar under a pointer: that of the level it points at, or else the innermost
    /// one that what is there lies in.
    pub fn hit(&self, x: f32, y: f32) -> Option<&'a Subtree> {
        let plot = self.layout.plot;
        if !(plot.left..=plot.right()).contains(&x) || y > plot.bottom() {
            return None;
        }
        let level = self.rows.level(y.max(self.rows.head.top))?;
        let distance = |bar: &Subtree| {
            let Span { from, to } = self.map.sheets.bars().span(bar);
            let (left, right) = (self.scale.x(from), self.scale.x(to));
            (left - x).max(x - right).max(0.0)
        };
        let bars = self.map.sheets.bars().all();
        let on_level = bars.iter().filter(|bar| bar.level == level);
        let nearest = on_level
            .map(|bar| (bar, distance(bar)))
            .filter(|&(_, distance)| distance <= NEAR)
            .min_by(|a, b| a.1.total_cmp(&b.1));
        let around = || bars.iter().rev().find(|bar| bar.level < level && distance(bar) == 0.0);
        nearest.map(|(bar, _)| bar).or_else(around)
    }

    pub fn facts(&self, bar: &Subtree) -> BarFacts {
        BarFacts::of(bar, self.map.sheets.bars())
    }

    /// The innermost bar drawn that stands at the step shown.
    pub fn current(&self) -> Option<&'a Subtree> {
        self.map.sheets.bars().standing(self.step).pop()
    }
}

//! Where the bookmarks are on the map.

use super::Picture;
use crate::search::bookmarks::Bookmark;

/// A bookmark in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flag<'a> {
    pub bookmark: &'a Bookmark,
    /// Its distance from the left edge, in pixels.
    pub x: f32,
    /// Whether its name fits before the next flag and the right edge.
    pub has_name: bool,
}

/// The room for a flag without its name, in pixels.
const FLAG_WIDTH: f32 = 14.0;
/// The room for a letter of a name, in pixels: that of a wide one.
const LETTER_WIDTH: f32 = 7.5;

impl Picture<'_> {
    /// Returns the bookmarks in view, which are in the order of their steps.
    pub fn flags<'a>(&self, bookmarks: &'a [Bookmark]) -> Vec<Flag<'a>> {
        let in_view = bookmarks.iter().filter(|it| self.scale.span.has(it.step));
        let places: Vec<_> = in_view.map(|it| (it, self.scale.x(it.step))).collect();
        let right_of = |index: usize| {
            places.get(index + 1).map_or(self.layout.plot.right(), |&(_, next_x)| next_x)
        };
        let flag = |(index, &(bookmark, x)): (usize, &(&'a Bookmark, f32))| {
            let letters = bookmark.name().chars().count() as f32;
            let has_room = x + FLAG_WIDTH + letters * LETTER_WIDTH <= right_of(index);
            Flag { bookmark, x, has_name: letters > 0.0 && has_room }
        };
        places.iter().enumerate().map(flag).collect()
    }
}

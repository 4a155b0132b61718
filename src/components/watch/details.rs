//! The parts of the view other than board, sentence, counters, tree and timeline. They are a chunk
//! of their own, drawn after the rest.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use yew::prelude::*;

use super::tree::tree_canvas;
use super::tree::tree_mode::Mode;
use crate::chunk::Chunk;
use crate::components::shared::{DrawView, Page};
use crate::text::Text;

/// Receives the digits that lead to a node.
pub(crate) type OnNodeChosen = Callback<Rc<[Digit]>>;

/// Draws the details of the view.
#[derive(Clone, Copy)]
pub(crate) struct Details {
    pub(crate) settings: DrawView,
    pub(crate) replay_strip: DrawView,
    pub(crate) counter_meanings: fn(Text) -> Html,
    /// Draws the meanings of the shapes in the tree.
    pub(crate) legend: fn(Text) -> Html,
    /// Draws a tree of many nodes.
    pub(crate) tree_canvas: fn(tree_canvas::Props) -> Html,
    /// Draws the tree in a mode other than the drawing, at a zoom factor.
    pub(crate) other_mode: fn(&Page, Mode, f64, &OnNodeChosen) -> Html,
    pub(crate) explore_parts: fn(&Page) -> WatchParts,
}

/// The parts that differ between a search and a tree that is opened by hand.
pub(crate) struct WatchParts {
    pub(crate) below_board: Html,
    pub(crate) counts: Html,
    pub(crate) sentence: Html,
    pub(crate) tree: Html,
    pub(crate) controls: Html,
}

/// The chunk as a property, which changes when it has loaded.
#[derive(Clone, Copy)]
pub(crate) struct DetailsChunk {
    pub(crate) chunk: &'static Chunk<Details>,
    pub(crate) details: Option<Details>,
}

impl DetailsChunk {
    pub(crate) fn of(chunk: &'static Chunk<Details>) -> Self {
        Self { chunk, details: chunk.get() }
    }
}

impl PartialEq for DetailsChunk {
    fn eq(&self, other: &Self) -> bool {
        self.details.is_some() == other.details.is_some()
    }
}

//! What the view has besides board, sentence, counts, tree and timeline. It is a chunk of its
//! own, drawn once they are.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use yew::prelude::*;

use super::tree::tree_canvas;
use super::tree::tree_mode::Mode;
use crate::chunk::Chunk;
use crate::components::shared::{DrawView, Page};
use crate::text::Text;

/// Gets the digits down to a node.
pub(crate) type OnNode = Callback<Rc<[Digit]>>;

/// Draws them.
#[derive(Clone, Copy)]
pub(crate) struct Details {
    pub(crate) settings: DrawView,
    pub(crate) making: DrawView,
    /// What the counts mean.
    pub(crate) meanings: fn(Text) -> Html,
    /// What the shapes of the tree mean.
    pub(crate) legend: fn(Text) -> Html,
    /// A tree of many nodes.
    pub(crate) canvas: fn(tree_canvas::Props) -> Html,
    /// The tree in another mode than as a drawing, and at which zoom.
    pub(crate) other_mode: fn(&Page, Mode, f64, &OnNode) -> Html,
    pub(crate) by_hand: fn(&Page) -> Parts,
}

/// What differs between a search and a tree that is opened by hand.
pub(crate) struct Parts {
    pub(crate) below_board: Html,
    pub(crate) counts: Html,
    pub(crate) sentence: Html,
    pub(crate) tree: Html,
    pub(crate) controls: Html,
}

/// The chunk as a property, which changes when it comes.
#[derive(Clone, Copy)]
pub(crate) struct Within {
    pub(crate) chunk: &'static Chunk<Details>,
    pub(crate) details: Option<Details>,
}

impl Within {
    pub(crate) fn now(chunk: &'static Chunk<Details>) -> Self {
        Self { chunk, details: chunk.get() }
    }
}

impl PartialEq for Within {
    fn eq(&self, other: &Self) -> bool {
        self.details.is_some() == other.details.is_some()
    }
}

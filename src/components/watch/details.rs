//! The parts of the view other than board, sentence, counters, tree and timeline. They are a chunk
//! of their own, drawn after the rest.

use std::rc::Rc;

use grove_model::base::tree_mode::TreeMode;
use grove_model::search::player::Player;
use grove_model::view::tree::Drawing;
use sudoku_engine::board::Digit;
use yew::prelude::*;

use super::tree::tree_canvas;
use super::tree::tree_caption::DescribeTree;
use super::tree::tree_control::ControlledNode;
use super::tree::tree_drawing::DrawNames;
use super::tree::tree_menu::ViewActions;
use super::tree::tree_picture::DrawPicture;
use super::tree::tree_selection::ShowSelection;
use crate::chunk::Chunk;
use crate::components::shared::{DrawView, PageProps};
use crate::text::Text;

/// Receives the digits that lead to a node.
pub(crate) type OnNodeOpened = Callback<Rc<[Digit]>>;

/// Draws the details of the view.
#[derive(Clone, Copy)]
pub(crate) struct Details {
    pub(crate) settings: DrawView,
    pub(crate) replay_strip: DrawView,
    /// Draws what blocks the digits at a dead end.
    pub(crate) dead_end: DrawView,
    /// Draws the current step as a field, with the bookmarks next to it.
    pub(crate) step_field: DrawView,
    /// Draws the bookmarks on the map.
    pub(crate) flags: DrawView,
    pub(crate) counter_meanings: fn(Text) -> Html,
    /// Draws the meanings of the shapes in the tree.
    pub(crate) legend: fn(Text) -> Html,
    /// Draws the menu of the tree.
    pub(crate) tree_menu: fn(&PageProps, Option<&Drawing>, &ViewActions) -> Html,
    /// Returns what the button and the key for fitting the tree do next.
    pub(crate) fit_name: fn(Text, bool) -> &'static str,
    /// Removes from a drawing what lies ahead of the search.
    pub(crate) without_ahead: fn(&Player, &Drawing) -> Rc<Drawing>,
    /// Describes the tree and one node of it.
    pub(crate) tree_caption: DescribeTree,
    /// Scrolls the selected node of a drawing, at its zoom factor, into the viewport.
    pub(crate) show_selection: ShowSelection,
    /// Draws the names of the levels of a tree.
    pub(crate) level_names: DrawNames,
    /// Draws the control beside a node.
    pub(crate) node_control: fn(&PageProps, &ControlledNode) -> Html,
    /// Draws the tree as a picture to save.
    pub(crate) tree_picture: DrawPicture,
    /// Draws a tree of many nodes.
    pub(crate) tree_canvas: fn(tree_canvas::Props) -> Html,
    /// Draws the tree in a mode other than the drawing, at a zoom factor.
    pub(crate) other_mode: fn(&PageProps, TreeMode, f64, &OnNodeOpened) -> Html,
    /// Draws the buttons that choose how the room is shared.
    pub(crate) panes_bar: DrawView,
    /// Draws the dividers between board, tree and map.
    pub(crate) dividers: DrawView,
    pub(crate) explore_parts: fn(&PageProps) -> WatchParts,
    /// Draws what is on top of a search that is presented.
    pub(crate) presenting: DrawView,
    /// Draws the title of a search and the meanings of its shapes, which are only printed.
    pub(crate) print_head: DrawView,
    /// Draws the digits of the cell, each of which can be asked about.
    pub(crate) asked_digits: DrawView,
}

/// Draws the questions and their answers.
#[derive(Clone, Copy)]
pub(crate) struct Questions {
    pub(crate) panel: DrawView,
    /// Draws what an answer shows on the board.
    pub(crate) layer: DrawView,
}

/// The chunks of the view that load after it.
#[derive(Clone, Copy)]
pub(crate) struct WatchChunks {
    pub(crate) details: &'static Chunk<Details>,
    pub(crate) questions: &'static Chunk<Questions>,
    pub(crate) program: &'static Chunk<DrawView>,
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

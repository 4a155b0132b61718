//! The tree as a picture to save, as the page shows it.

use grove_model::view::export::{Caption, NamedTree};

use super::tree_fit::is_shown_sideways;
use crate::components::shared::PageProps;

pub(crate) type DrawPicture = fn(&PageProps, &Caption) -> Option<NamedTree>;

pub(crate) fn tree_picture(page: &PageProps, caption: &Caption) -> Option<NamedTree> {
    let player = page.model.watch.player.as_deref()?;
    let is_sideways = is_shown_sideways(player);
    page.model.named_tree(is_sideways, caption, |node| page.text.figures(node))
}

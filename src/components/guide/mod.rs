//! What a newcomer sees: the choice of the first visit, and the names of the parts of a search.

mod first_choice;
mod part_names;

pub(crate) use first_choice::first_choice;
pub(crate) use part_names::part_names;

use super::shared::DrawView;

/// Draws the guide.
#[derive(Clone, Copy)]
pub(crate) struct GuideParts {
    pub(crate) choice: DrawView,
    pub(crate) part_names: DrawView,
}

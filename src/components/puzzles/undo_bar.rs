//! Reports that a puzzle was deleted, and offers to undo that.

use grove_model::puzzle::journal::PuzzleId;
use grove_model::update::msg::{Msg, PuzzlesMsg};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::PageProps;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) page: PageProps,
    pub(crate) deleted_id: PuzzleId,
    pub(crate) message: String,
}

/// The bar takes the focus, because the button that had it was deleted with the puzzle.
#[component]
pub(crate) fn UndoBar(props: &Props) -> Html {
    let Props { page, deleted_id, message } = props;
    let node = use_node_ref();
    use_effect_with((*deleted_id, node.clone()), |(_, node)| {
        let button = node.cast::<HtmlElement>();
        // If this fails, the dialog itself has the focus.
        let _ = button.map(|button| button.focus());
    });
    html! {
        <div class="puzzles-deleted">
            <p role="status">{message}</p>
            <button ref={node} type="button" class="button" data-action="puzzle-undo"
                onclick={page.send(Msg::Puzzles(PuzzlesMsg::DeletionUndone))}>
                {page.text.puzzles.undo}
            </button>
        </div>
    }
}

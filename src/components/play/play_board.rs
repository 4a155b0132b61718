//! The board of the play view, which can be drawn before the rest of the page.

use std::rc::Rc;

use grove_model::view::board::own_board;
use yew::prelude::*;

use crate::chunk::Chunk;
use crate::chunks::{Panels, ShowBoard};
use crate::components::shared::{PageProps, SharedModel, board};
use crate::store::Store;

#[derive(Properties)]
pub(crate) struct Props {
    pub(crate) page: PageProps,
    pub(crate) store: Rc<Store>,
    pub(crate) panels_chunk: &'static Chunk<Panels>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.page == other.page
    }
}

/// Shows the newest model, which may be newer than that of the page around it.
#[component]
pub(crate) fn PlayBoard(props: &Props) -> Html {
    let Props { page, store, panels_chunk } = props;
    store.set_board_redraw(use_force_update());
    let page = PageProps { model: SharedModel(store.model()), ..page.clone() };
    let panels = panels_chunk.get();
    let cells = panels.map_or(own_board as ShowBoard, |panels| panels.board)(&page.model);
    let shape = page.model.play.editor.shape();
    let colors = panels.map(|panels| (panels.board_colors)(&cells, shape));
    html! {
        <div class="view-board">
            {board(&page, &cells, colors.unwrap_or_default(), Html::default())}
        </div>
    }
}

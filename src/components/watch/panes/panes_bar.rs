//! The buttons that choose where the tree is, and what has most of the room.

use grove_model::base::panes::{Foreground, TreePlace};
use grove_model::update::msg::{Msg, PageMsg};
use grove_model::view::program;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps};

pub(crate) fn panes_bar(page: &PageProps) -> Html {
    let text = page.text;
    let (panes, foreground) = (page.model.watch.panes, page.model.watch.foreground);
    let with_program = program::is_shown(&page.model);
    let is_below = program::shown_panes(&page.model).tree_place == TreePlace::Below;
    let mut other = panes;
    other.tree_place = if is_below { TreePlace::Beside } else { TreePlace::Below };
    let place = Msg::Page(PageMsg::PanesChosen(other));
    let switch = |action, name, icon, to: Foreground| {
        let is_on = foreground == to;
        let next = if is_on { Foreground::Shared } else { to };
        let msg = Msg::Page(PageMsg::ForegroundChosen(next));
        page.button(action, name, msg).icon(icon).pressed(is_on)
    };
    let is_alone = foreground == Foreground::Tree;
    let swap = switch("swap-tree-and-map", text.panes.swapped, Icon::SWAP, Foreground::Map);
    let whole = switch("tree-whole-page", text.panes.whole_page, Icon::WHOLE, Foreground::Tree);
    html! {
        <div class="toolbar" role="group" aria-label={text.panes.title}>
            {page.button("tree-below", text.panes.below, place).icon(Icon::BELOW).pressed(is_below).disabled(is_alone || with_program).draw()}
            {swap.draw()}
            {whole.keys(text, is_alone.then_some("Escape")).draw()}
        </div>
    }
}

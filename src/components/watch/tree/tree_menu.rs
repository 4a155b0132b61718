//! The menu of the tree: what its keys do, with their names.

use grove_model::search::tree::FoldAction;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::tree::Drawing;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps};
use crate::text::Text;

/// The actions of the menu that the drawing itself does.
pub(crate) struct ViewActions {
    pub(super) on_center: Callback<()>,
    pub(super) on_fit: Callback<()>,
    /// Whether the whole tree is shown, so that fitting it leads back to a readable size.
    pub(super) is_whole: bool,
}

/// Draws the button that opens the menu, and the menu once it has loaded.
pub(crate) fn with_menu(text: Text, menu: Html) -> Html {
    let name = text.tree.branches;
    html! {
        <div class="tree-branches">
            <button type="button" class="button" data-action="tree-menu" aria-label={name}
                title={name} popovertarget="tree-menu">
                {Icon::BRANCHES.draw()}
            </button>
            {menu}
        </div>
    }
}

/// Draws the menu. An item is disabled where it does nothing.
pub(crate) fn tree_menu(page: &PageProps, drawing: Option<&Drawing>, view: &ViewActions) -> Html {
    let words = page.text.tree_tools();
    let player = page.model.watch.player.as_ref().filter(|_| drawing.is_some());
    let fold = player.and_then(|player| {
        let path = player.tree_view.selected_path(&player.stepper);
        player.tree_view.fold_action(&player.stepper, &path)
    });
    let (fold_name, fold_icon) = match fold {
        Some(FoldAction::Unfold) => (words.unfold, Icon::ZOOM_IN),
        Some(FoldAction::Fold) | None => (words.fold, Icon::ZOOM_OUT),
    };
    let has_folded = drawing.is_some_and(|drawing| drawing.folded_count() > 0);
    let can_fold_failed = player.is_some_and(|player| player.tree_view.can_fold_failed());
    let can_unfold_failed =
        player.is_some_and(|player| player.tree_view.can_unfold_failed(&player.stepper));
    let send = |msg| page.send::<()>(Msg::Tree(msg));
    let (toggle, all) = (send(TreeMsg::FoldToggled), send(TreeMsg::AllUnfolded));
    let (failed, no_failed) = (send(TreeMsg::FailedUnfolded), send(TreeMsg::FailedFolded));
    let costliest = send(TreeMsg::CostliestFollowed);
    let is_drawn = drawing.is_some();
    let (ahead_name, ahead_icon) = if page.model.watch.hides_ahead {
        (page.text.show_ahead(), Icon::SHOW_AHEAD)
    } else {
        (page.text.hide_ahead(), Icon::HIDE_AHEAD)
    };
    let fit = fit_name(page.text, view.is_whole);
    let items = [
        item("fold-branch", fold_name, fold_icon, "H", fold.is_some(), &toggle),
        item("unfold-all", words.unfold_all, Icon::UNFOLD_ALL, "U", has_folded, &all),
        item("fold-failed", words.fold_failed, Icon::FOLD_FAILED, "F", can_fold_failed, &no_failed),
        item(
            "unfold-failed",
            words.unfold_failed,
            Icon::UNFOLD_FAILED,
            "Shift+F",
            can_unfold_failed,
            &failed,
        ),
        item("costliest", page.text.tree.costliest, Icon::COST, "T", is_drawn, &costliest),
        item("hide-ahead", ahead_name, ahead_icon, "A", is_drawn, &send(TreeMsg::AheadToggled)),
        item("center-node", words.center, Icon::CENTER, "C", is_drawn, &view.on_center),
        item("fit-tree", fit, Icon::FIT, "Z", is_drawn, &view.on_fit),
    ];
    html! { <div id="tree-menu" class="tree-menu" popover="auto">{for items}</div> }
}

/// Returns what the button and the key for fitting the tree do next.
pub(crate) fn fit_name(text: Text, is_whole: bool) -> &'static str {
    if is_whole { text.tree_tools().readable_size } else { text.zoom_fit }
}

fn item(
    action: &'static str,
    name: &'static str,
    icon: Icon,
    key: &'static str,
    is_enabled: bool,
    on_click: &Callback<()>,
) -> Html {
    html! {
        <button key={action} type="button" class="tree-menu-item" data-action={action}
            aria-keyshortcuts={key} disabled={!is_enabled} popovertarget="tree-menu"
            popovertargetaction="hide" onclick={on_click.reform(|_: MouseEvent| ())}>
            {icon.draw()}
            <span>{name}</span>
            <kbd>{key}</kbd>
        </button>
    }
}

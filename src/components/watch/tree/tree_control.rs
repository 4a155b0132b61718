//! The small control beside a node: to fold or unfold its branch, and to go there.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::draw::decimal::Decimal;
use grove_model::search::tree::FoldAction;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::tree::Corner;
use sudoku_engine::board::Digit;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps};

/// The node that the control belongs to, and where it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ControlPlace {
    /// The branches from the root down to the node.
    pub(super) path: Rc<[Digit]>,
    /// The corner of the node that the control touches.
    pub(super) corner: Corner,
    /// The position of that corner in pixels.
    pub(super) position: (f64, f64),
    pub(super) is_selected: bool,
}

/// Draws the control of a node; nothing if there is nothing to do.
pub(crate) fn node_control(page: &PageProps, place: &ControlPlace) -> Html {
    let buttons = buttons(page, place);
    if buttons.is_empty() {
        return Html::default();
    }
    html! { <NodeControl {buttons} corner={place.corner} position={place.position} /> }
}

#[derive(PartialEq, Properties)]
struct Props {
    buttons: Vec<Html>,
    corner: Corner,
    position: (f64, f64),
}

/// The control at its place. The page's security policy allows no styles inside of elements.
#[component]
fn NodeControl(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with(
        (props.position, props.buttons.len(), node.clone()),
        |((x, y), count, node)| {
            let Some(element) = node.cast::<HtmlElement>() else { return };
            for (name, value) in [
                ("--x", format!("{}px", Decimal(*x))),
                ("--y", format!("{}px", Decimal(*y))),
                ("--buttons", count.to_string()),
            ] {
                // Without its place it is in the corner of the drawing.
                let _ = element.style().set_property(name, &value);
            }
        },
    );
    html! {
        <div ref={node} class="node-control" data-corner={props.corner.code()}>
            {for props.buttons.iter().cloned()}
        </div>
    }
}

fn buttons(page: &PageProps, place: &ControlPlace) -> Vec<Html> {
    let Some(player) = &page.model.watch.player else { return Vec::new() };
    let words = page.text.tree_tools();
    let action = player.tree_view.fold_action(&player.stepper, &place.path);
    let fold = action.map(|action| {
        let (name, icon) = match action {
            FoldAction::Fold => (words.fold, Icon::ZOOM_OUT),
            FoldAction::Unfold => (words.unfold, Icon::ZOOM_IN),
        };
        let msg = Msg::Tree(TreeMsg::NodeFolded(Rc::clone(&place.path)));
        button(page, "fold-node", (name, "H"), icon, msg, Some(action.code()))
    });
    let is_current = player.tree_view.drawn_path(&player.stepper)[..] == place.path[..];
    let go = (place.is_selected && !is_current).then(|| {
        let msg = Msg::Tree(TreeMsg::NodeOpened(Rc::clone(&place.path)));
        button(page, "go-to-selected", (words.go_there, "Enter"), Icon::STEP, msg, None)
    });
    fold.into_iter().chain(go).collect()
}

fn button(
    page: &PageProps,
    action: &'static str,
    (name, keys): (&'static str, &'static str),
    icon: Icon,
    msg: Msg,
    fold: Option<&'static str>,
) -> Html {
    let on_msg = page.on_msg.clone();
    let on_click = Callback::from(move |event: MouseEvent| {
        // The drawing behind it takes other clicks.
        event.stop_propagation();
        on_msg.emit(msg.clone());
    });
    html! {
        <button key={action} type="button" class="button" data-action={action} data-fold={fold}
            aria-label={name} title={format!("{name} ({keys})")} onclick={on_click}>
            {icon.draw()}
        </button>
    }
}

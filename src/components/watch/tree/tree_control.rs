//! The small control beside a node: to fold or unfold its branch, and to go there.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::draw::decimal::Decimal;
use grove_model::search::tree::FoldAction;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::tree::{Corner, Drawing};
use sudoku_engine::board::Digit;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::tree_fit::visible_size;
use crate::components::shared::{Icon, PageProps};

/// The size of a button in pixels, in the style sheet too.
const BUTTON_SIZE: f64 = 26.0;

/// The node that the control belongs to, and how it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ControlledNode {
    pub(super) drawing: Rc<Drawing>,
    pub(super) node: u32,
    pub(super) zoom: f64,
    /// The position of the drawing in pixels.
    pub(super) shift: (f64, f64),
    /// The width and height of its sheet in pixels.
    pub(super) size: (f64, f64),
    /// The scroll container.
    pub(super) viewport: NodeRef,
    pub(super) is_selected: bool,
}

/// Draws the control of a node; nothing if there is nothing to do.
pub(crate) fn node_control(page: &PageProps, controlled: &ControlledNode) -> Html {
    let path = controlled.drawing.path(controlled.node);
    let buttons = buttons(page, &path.into(), controlled.is_selected);
    if buttons.is_empty() {
        return Html::default();
    }
    let (corner, position) = controlled.place(buttons.len());
    html! { <NodeControl {buttons} {corner} {position} /> }
}

impl ControlledNode {
    /// Returns the corner of the node that a control with this many buttons touches, and the
    /// position of that corner in pixels.
    fn place(&self, buttons: usize) -> (Corner, (f64, f64)) {
        let &Self { ref drawing, node, zoom, shift, .. } = self;
        let units = |pixels: f64| (pixels / zoom) as f32;
        let [left, top, right, bottom] = self.visible_rect();
        let visible = [left - shift.0, top - shift.1, right - shift.0, bottom - shift.1].map(units);
        let control = (units(buttons as f64 * BUTTON_SIZE), units(BUTTON_SIZE));
        let corner = drawing.free_corner(node, control, visible);
        let (point, (x, y)) = (&drawing.nodes[node as usize], corner.offset());
        let pixels = |position: f32, shift: f64| f64::from(position) * zoom + shift;
        (corner, (pixels(point.x + x, shift.0), pixels(point.y + y, shift.1)))
    }

    /// Returns the visible part of the sheet in pixels: left, top, right and bottom.
    fn visible_rect(&self) -> [f64; 4] {
        let (width, height) = self.size;
        let Some(viewport) = self.viewport.cast::<Element>() else {
            return [0.0, 0.0, width, height];
        };
        let (left, top) = (f64::from(viewport.scroll_left()), f64::from(viewport.scroll_top()));
        let visible = visible_size(&viewport);
        [left, top, width.min(left + visible.0), height.min(top + visible.1)]
    }
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

fn buttons(page: &PageProps, path: &Rc<[Digit]>, is_selected: bool) -> Vec<Html> {
    let Some(player) = &page.model.watch.player else { return Vec::new() };
    let words = page.text.tree_tools();
    let action = player.tree_view.fold_action(&player.stepper, path);
    let fold = action.map(|action| {
        let (name, icon) = match action {
            FoldAction::Fold => (words.fold, Icon::ZOOM_OUT),
            FoldAction::Unfold => (words.unfold, Icon::ZOOM_IN),
        };
        let msg = Msg::Tree(TreeMsg::NodeFolded(Rc::clone(path)));
        button(page, "fold-node", (name, "H"), icon, msg, Some(action.code()))
    });
    let is_current = player.tree_view.drawn_path(&player.stepper)[..] == path[..];
    let go = (is_selected && !is_current).then(|| {
        let msg = Msg::Tree(TreeMsg::NodeOpened(Rc::clone(path)));
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

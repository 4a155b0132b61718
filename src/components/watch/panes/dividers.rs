//! The dividers between board, tree and map, which are dragged or moved by keys.

use grove_model::base::code::Code;
use grove_model::base::panes::{Divider, Panes, TreePlace};
use grove_model::update::msg::{Msg, PageMsg};
use grove_model::view::program;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::divider::Bar;
use crate::components::shared::PageProps;

#[derive(Properties)]
struct Props {
    page: PageProps,
    panes: Panes,
    /// The place that the user chose for the tree, which may be another one than it has now.
    chosen_place: TreePlace,
}

/// The dividers are redrawn only when they have moved.
impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        (self.panes, self.chosen_place) == (other.panes, other.chosen_place)
            && self.page.text == other.page.text
    }
}

pub(crate) fn dividers(page: &PageProps) -> Html {
    let chosen_place = page.model.watch.panes.tree_place;
    html! { <Dividers page={page.clone()} panes={program::shown_panes(&page.model)} {chosen_place} /> }
}

#[component]
fn Dividers(props: &Props) -> Html {
    let text = &props.page.text.panes;
    html! {
        <>
            {divider(props, Divider::Board, "divide-board", text.board_divider)}
            {divider(props, Divider::Map, "divide-map", text.map_divider)}
        </>
    }
}

fn divider(props: &Props, divider: Divider, action: &'static str, name: &'static str) -> Html {
    let bar = Bar { divider, panes: props.panes };
    let (on_msg, tree_place) = (props.page.on_msg.clone(), props.chosen_place);
    let on_size = Callback::from(move |size: Option<u16>| {
        let mut panes = bar.panes.with_size(divider, size);
        panes.tree_place = tree_place;
        on_msg.emit(Msg::Page(PageMsg::PanesChosen(panes)));
    });
    html! { <ShownDivider {bar} {action} {name} {on_size} /> }
}

#[derive(Properties)]
struct DividerProps {
    bar: Bar,
    action: &'static str,
    name: &'static str,
    /// Receives the size after a move.
    on_size: Callback<Option<u16>>,
}

impl PartialEq for DividerProps {
    fn eq(&self, other: &Self) -> bool {
        (self.bar, self.name) == (other.bar, other.name)
    }
}

#[component]
fn ShownDivider(props: &DividerProps) -> Html {
    let &DividerProps { bar, action, name, ref on_size } = props;
    let node = use_node_ref();
    let shown = use_state_eq(|| 0);
    let is_dragged = use_mut_ref(|| false);
    use_effect_with(bar, {
        let (node, shown) = (node.clone(), shown.setter());
        move |&bar| {
            let Some(view) = view_of(&node) else { return };
            let size = bar.panes.size(bar.divider);
            bar.show(&view, size);
            shown.set(size.or_else(|| bar.shown(&view)).unwrap_or_default());
        }
    });
    let on_down = {
        let (node, is_dragged) = (node.clone(), is_dragged.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(line) = node.cast::<Element>().filter(|_| event.button() == 0) {
                // A pointer that cannot be captured moves it only while it is over the divider.
                let _ = line.set_pointer_capture(event.pointer_id());
                *is_dragged.borrow_mut() = true;
            }
        })
    };
    let on_move = {
        let (node, is_dragged, shown) = (node.clone(), is_dragged.clone(), shown.setter());
        Callback::from(move |event: PointerEvent| {
            if let Some(view) = view_of(&node).filter(|_| *is_dragged.borrow())
                && let Some(size) = bar.size_at(&view, &event)
            {
                shown.set(bar.fit(&view, size));
            }
        })
    };
    let on_up = {
        let (on_size, shown) = (on_size.clone(), shown.clone());
        Callback::from(move |_: PointerEvent| {
            if is_dragged.replace(false) {
                on_size.emit(Some(*shown));
            }
        })
    };
    let on_key = {
        let (node, on_size, shown) = (node.clone(), on_size.clone(), shown.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(size) = bar.size_after(&event.key(), *shown) else { return };
            // The same keys go through the search elsewhere.
            event.prevent_default();
            event.stop_propagation();
            let view = view_of(&node);
            on_size.emit(size.map(|size| view.map_or(size, |view| bar.fit(&view, size))));
        })
    };
    let (least, most) = bar.panes.range(bar.divider);
    let percent = |size: u16| (f64::from(size) / 10.0).round().to_string();
    html! {
        <div ref={node} class={classes!("divider", action)} data-action={action} role="separator" tabindex="0"
            aria-label={name} aria-orientation={if bar.is_upright() { "vertical" } else { "horizontal" }}
            aria-valuemin={percent(least)} aria-valuemax={percent(most)}
            aria-valuenow={percent((*shown).clamp(least, most))}
            data-tree-place={bar.panes.tree_place.code()}
            onpointerdown={on_down} onpointermove={on_move} onpointerup={on_up.clone()}
            onpointercancel={on_up} onkeydown={on_key}
            ondblclick={on_size.reform(|_: MouseEvent| None)}></div>
    }
}

/// Returns the view that a divider is in.
fn view_of(node: &NodeRef) -> Option<HtmlElement> {
    use wasm_bindgen::JsCast;
    node.cast::<Element>()?.closest(".watch").ok()??.dyn_into().ok()
}

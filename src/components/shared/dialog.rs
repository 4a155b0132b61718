//! A dialog on top of the page.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::button::Button;
use super::icon::Icon;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    /// The code for automation.
    pub(crate) code: &'static str,
    pub(crate) title: &'static str,
    pub(crate) open: bool,
    pub(crate) on_close: Callback<()>,
    pub(crate) children: Html,
}

/// A native modal dialog, which traps the focus and closes on Escape.
#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with((props.open, node.clone()), |(open, node)| {
        let Some(dialog) = node.cast::<HtmlDialogElement>() else { return };
        if *open && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
    // Focuses the field that has `autofocus`, even if it is drawn later than the dialog.
    let is_field_focused = use_mut_ref(|| false);
    use_effect({
        let (node, open) = (node.clone(), props.open);
        move || {
            if !open {
                is_field_focused.replace(false);
            }
            if !open || *is_field_focused.borrow() {
                return;
            }
            let dialog = node.cast::<HtmlDialogElement>();
            let field = dialog.and_then(|it| it.query_selector("[autofocus]").ok().flatten());
            if let Some(field) = field.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
                is_field_focused.replace(true);
                let _ = field.focus();
            }
        }
    });
    // If the focused button disappears or is disabled, key presses, even Escape, would reach
    // nothing. The check is delayed because nothing has the focus while it moves between elements.
    use_effect({
        let (node, open) = (node.clone(), props.open);
        move || {
            let take_focus = move || {
                let dialog = node.cast::<HtmlDialogElement>();
                let dialog = dialog.filter(|dialog| dialog.open() && !has_focus(dialog));
                if let Some(dialog) = dialog {
                    let _ = dialog.focus();
                }
            };
            let focus_timeout = open.then(|| Timeout::new(0, take_focus));
            move || drop(focus_timeout)
        }
    });
    let (open, on_close) = (props.open, props.on_close.clone());
    // The event also fires when the model has closed the dialog.
    let on_close = Callback::from(move |()| {
        if open {
            on_close.emit(());
        }
    });
    let title_id = format!("dialog-{}", props.code);
    html! {
        <dialog ref={node} class="dialog" tabindex="-1" data-dialog={props.code}
            aria-labelledby={title_id.clone()} onclose={on_close.reform(|_: Event| ())}>
            <div class="dialog-head">
                <h2 id={title_id}>{props.title}</h2>
                {Button::new("close", props.text.close, on_close)
                    .icon(Icon::CLOSE).draw()}
            </div>
            <div class="dialog-body">{props.children.clone()}</div>
        </dialog>
    }
}

fn has_focus(dialog: &HtmlDialogElement) -> bool {
    let focused = gloo::utils::document().active_element();
    focused.is_some_and(|it| {
        dialog.contains(Some(&it)) && !it.matches(":disabled").unwrap_or_default()
    })
}

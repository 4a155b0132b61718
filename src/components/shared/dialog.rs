//! A dialog over the page.

use web_sys::HtmlDialogElement;
use yew::{Callback, Event, Html, Properties, component, html, use_effect_with, use_node_ref};

use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    /// Its word for automation.
    pub(crate) code: &'static str,
    pub(crate) title: &'static str,
    pub(crate) open: bool,
    pub(crate) on_close: Callback<()>,
    pub(crate) children: Html,
}

/// A modal dialog of the browser's own, which keeps the focus and closes on Escape.
#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.open, move |&open| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                match (open, dialog.open()) {
                    (true, false) => {
                        let _ = dialog.show_modal();
                    }
                    (false, true) => dialog.close(),
                    _ => {}
                }
            }
        });
    }
    let (open, on_close) = (props.open, props.on_close.clone());
    // The event comes as well when the model has closed it.
    let on_close = Callback::from(move |()| {
        if open {
            on_close.emit(());
        }
    });
    let title_id = format!("dialog-{}", props.code);
    html! {
        <dialog
            ref={node}
            class="dialog"
            data-dialog={props.code}
            aria-labelledby={title_id.clone()}
            onclose={on_close.reform(|_: Event| ())}
        >
            <div class="dialog-head">
                <h2 id={title_id}>{props.title}</h2>
                {Button::new("close", props.text.close, on_close)
                    .icon(Icon::Close).draw()}
            </div>
            <div class="dialog-body">{props.children.clone()}</div>
        </dialog>
    }
}

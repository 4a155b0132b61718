//! A button.

use yew::{Callback, Html, MouseEvent, Properties, classes, component, html};

use crate::components::shared::icon::Icon;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// What it does, for automation.
    pub(crate) action: &'static str,
    /// Its name.
    pub(crate) name: &'static str,
    #[prop_or_default]
    pub(crate) icon: Option<Icon>,
    /// Whether the name is to be read, and not only spoken.
    #[prop_or_default]
    pub(crate) labelled: bool,
    /// Whether it is the one that matters most.
    #[prop_or_default]
    pub(crate) primary: bool,
    #[prop_or_default]
    pub(crate) disabled: bool,
    /// The keys that do the same, as ARIA names them.
    #[prop_or_default]
    pub(crate) keys: Option<&'static str>,
    pub(crate) on_click: Callback<()>,
}

/// A button with a picture, a name, or both.
#[component]
pub(crate) fn Button(props: &Props) -> Html {
    let on_click = props.on_click.reform(|_: MouseEvent| ());
    let primary = props.primary.then_some("button-primary");
    let title = match props.keys {
        Some(keys) if !props.labelled => Some(format!("{} ({keys})", props.name)),
        _ if props.labelled => None,
        _ => Some(props.name.to_owned()),
    };
    html! {
        <button
            type="button"
            class={classes!("button", primary)}
            data-action={props.action}
            aria-label={(!props.labelled).then_some(props.name)}
            {title}
            aria-keyshortcuts={props.keys}
            disabled={props.disabled}
            onclick={on_click}
        >
            {props.icon.map(Icon::draw)}
            {props.labelled.then(|| html! { <span>{props.name}</span> })}
        </button>
    }
}

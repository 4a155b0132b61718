//! A button.

use yew::prelude::*;

use super::icon::Icon;
use crate::text::Text;

/// A button with a picture, a name, or both.
#[derive(Default)]
pub(crate) struct Button {
    action: &'static str,
    name: &'static str,
    on_click: Callback<()>,
    icon: Option<Icon>,
    keys: Option<&'static str>,
    /// They as people write them.
    pressed: String,
    is_labelled: bool,
    is_primary: bool,
    is_disabled: bool,
    is_keyed: bool,
}

impl Button {
    /// A button with its word for automation and its name, which is spoken only.
    pub(crate) fn new(action: &'static str, name: &'static str, on_click: Callback<()>) -> Self {
        Self { action, name, on_click, ..Self::default() }
    }

    pub(crate) fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// With the keys that do the same, as ARIA names them.
    pub(crate) fn keys(self, text: Text, keys: impl Into<Option<&'static str>>) -> Self {
        let keys = keys.into();
        Self { keys, pressed: keys.map(|keys| text.pressed(keys)).unwrap_or_default(), ..self }
    }

    /// With its name to be read, and not only spoken.
    pub(crate) fn labelled(self) -> Self {
        Self { is_labelled: true, ..self }
    }

    /// As the button that matters most.
    pub(crate) fn primary(self) -> Self {
        Self { is_primary: true, ..self }
    }

    pub(crate) fn disabled(self, is_disabled: bool) -> Self {
        Self { is_disabled, ..self }
    }

    /// As an element of its own wherever another action takes its place.
    pub(crate) fn keyed(self) -> Self {
        Self { is_keyed: true, ..self }
    }

    pub(crate) fn draw(self) -> Html {
        let title = match self.keys {
            _ if self.is_labelled => None,
            Some(_) => Some(format!("{} ({})", self.name, self.pressed)),
            None => Some(self.name.to_owned()),
        };
        let button = html! {
            <button type="button"
                class={classes!("button", self.is_primary.then_some("button-primary"))}
                data-action={self.action} aria-label={(!self.is_labelled).then_some(self.name)}
                {title} aria-keyshortcuts={self.keys} disabled={self.is_disabled}
                onclick={self.on_click.reform(|_: MouseEvent| ())}>
                {self.icon.map(Icon::draw)}
                {self.is_labelled.then(|| html! { <span>{self.name}</span> })}
            </button>
        };
        if self.is_keyed {
            html! { <key={self.action}>{button}</> }
        } else {
            button
        }
    }
}

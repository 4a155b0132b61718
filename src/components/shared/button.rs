use yew::prelude::*;

use super::icon::Icon;
use crate::text::Text;

/// A button with an icon, a name, or both.
#[derive(Default)]
pub(crate) struct Button {
    action: &'static str,
    name: &'static str,
    on_click: Callback<()>,
    icon: Option<Icon>,
    keys: Option<&'static str>,
    key_label: String,
    is_labeled: bool,
    is_primary: bool,
    is_disabled: bool,
    is_keyed: bool,
    is_pressed: Option<bool>,
}

impl Button {
    /// Creates a button with its code for automation, and its name, which is only spoken.
    pub(crate) fn new(action: &'static str, name: &'static str, on_click: Callback<()>) -> Self {
        Self { action, name, on_click, ..Self::default() }
    }

    pub(crate) fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Adds the keys that do the same, in the syntax of `aria-keyshortcuts`.
    pub(crate) fn keys(self, text: Text, keys: impl Into<Option<&'static str>>) -> Self {
        let keys = keys.into();
        Self { keys, key_label: keys.map(|keys| text.pressed(keys)).unwrap_or_default(), ..self }
    }

    /// Shows the name, in addition to speaking it.
    pub(crate) fn labeled(self) -> Self {
        Self { is_labeled: true, ..self }
    }

    /// Makes the button the primary one.
    pub(crate) fn primary(self) -> Self {
        Self { is_primary: true, ..self }
    }

    pub(crate) fn disabled(self, is_disabled: bool) -> Self {
        Self { is_disabled, ..self }
    }

    /// Makes the button a switch.
    pub(crate) fn pressed(self, is_pressed: bool) -> Self {
        Self { is_pressed: Some(is_pressed), ..self }
    }

    /// Gives the button a Yew key, so that it does not share an element with the button that takes
    /// its place.
    pub(crate) fn keyed(self) -> Self {
        Self { is_keyed: true, ..self }
    }

    pub(crate) fn draw(self) -> Html {
        let title = match self.keys {
            _ if self.is_labeled => None,
            Some(_) => Some(format!("{} ({})", self.name, self.key_label)),
            None => Some(self.name.to_owned()),
        };
        let button = html! {
            <button type="button"
                class={classes!("button", self.is_primary.then_some("button-primary"))}
                data-action={self.action} aria-label={(!self.is_labeled).then_some(self.name)}
                {title} aria-pressed={self.is_pressed.map(|it| it.to_string())}
                aria-keyshortcuts={self.keys} disabled={self.is_disabled}
                onclick={self.on_click.reform(|_: MouseEvent| ())}>
                {self.icon.map(Icon::draw)}
                {self.is_labeled.then(|| html! { <span>{self.name}</span> })}
            </button>
        };
        if self.is_keyed {
            html! { <key={self.action}>{button}</> }
        } else {
            button
        }
    }
}

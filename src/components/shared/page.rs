//! What every part of the page receives, and how it sends messages.

use std::rc::Rc;

use grove_model::Model;
use grove_model::update::msg::{BrowserMsg, Msg};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::button::Button;
use super::icon::Icon;
use crate::text::Text;

/// The model as a property, compared by identity.
#[derive(Clone)]
pub(crate) struct SharedModel(pub(crate) Rc<Model>);

impl PartialEq for SharedModel {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::ops::Deref for SharedModel {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}

/// Returns the current value of a text field.
pub(crate) fn input_value(event: &InputEvent) -> Rc<str> {
    event.target_unchecked_into::<HtmlInputElement>().value().into()
}

/// Returns a callback that runs `on_enter` when Enter is pressed in a text field.
pub(crate) fn on_enter(on_enter: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
            on_enter.emit(());
        }
    })
}

/// Draws a part of the page from the words and the state.
pub(crate) type DrawView = fn(&PageProps) -> Html;

/// What every part of the page receives: the words, the state, and the callback for messages.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PageProps {
    pub(crate) text: Text,
    pub(crate) model: SharedModel,
    pub(crate) on_msg: Callback<Msg>,
    /// Draws the whole page again, for what is not in the model: a chunk that has loaded.
    pub(crate) redraw: Callback<()>,
    /// How many parts of a large view are drawn; see [`stages`](crate::stages).
    pub(crate) stage: u8,
}

impl PageProps {
    /// Draws a part of a large view if its turn has come.
    pub(crate) fn in_stage(&self, stage: u8, draw: impl FnOnce() -> Html) -> Html {
        if self.stage < stage { Html::default() } else { draw() }
    }

    /// Returns a callback that sends this message on every event.
    pub(crate) fn send<E>(&self, msg: Msg) -> Callback<E> {
        self.on_msg.reform(move |_| msg.clone())
    }

    /// Returns a callback that sends the message that `msg` builds from the changed field.
    pub(crate) fn on_input<E: TargetCast>(
        &self,
        msg: impl Fn(HtmlInputElement) -> Msg + 'static,
    ) -> Callback<E> {
        self.on_msg.reform(move |event: E| msg(event.target_unchecked_into()))
    }

    /// Returns a callback that reports whether copying worked.
    pub(crate) fn on_copy_ended(&self) -> impl FnOnce(bool) + use<> {
        let on_msg = self.on_msg.clone();
        move |copied| on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }))
    }

    /// Creates a button that sends a message. `action` is its code in the page's markup.
    pub(crate) fn button(&self, action: &'static str, name: &'static str, msg: Msg) -> Button {
        Button::new(action, name, self.send(msg))
    }

    /// Creates a button that cancels something, in place of the button that started it. It has a key,
    /// so that Yew does not turn one into the other, with the focus.
    pub(crate) fn cancel_button(&self, action: &'static str, msg: Msg) -> Button {
        self.button(action, self.text.cancel, msg).icon(Icon::STOP).labeled().keyed()
    }
}

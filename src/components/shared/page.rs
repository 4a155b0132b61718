//! What every part of the page is given, and how it sends messages.

use std::rc::Rc;

use grove_model::Model;
use grove_model::update::msg::{BrowserMsg, Msg};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::button::Button;
use super::icon::Icon;
use crate::text::Text;

/// The model as a property: the same one means nothing changed.
#[derive(Clone)]
pub(crate) struct Shared(pub(crate) Rc<Model>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::ops::Deref for Shared {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}

/// What is written in a field now.
pub(crate) fn typed(event: &InputEvent) -> Rc<str> {
    event.target_unchecked_into::<HtmlInputElement>().value().into()
}

/// Draws a view.
pub(crate) type DrawView = fn(&Page) -> Html;

/// The words, the state, and where messages go.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Page {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
    /// Draws all of the page again.
    pub(crate) redraw: Callback<()>,
}

/// What a part is given that shows these facts and nothing else of the model: it is drawn
/// again only when they change.
#[derive(Clone, Properties)]
pub(crate) struct Part<T: PartialEq + 'static> {
    pub(crate) page: Page,
    pub(crate) facts: T,
}

impl<T: PartialEq + 'static> PartialEq for Part<T> {
    fn eq(&self, other: &Self) -> bool {
        let (page, before) = (&self.page, &other.page);
        self.facts == other.facts && page.text == before.text && page.on_msg == before.on_msg
    }
}

impl Page {
    /// Sends this message at every event.
    pub(crate) fn send<E>(&self, msg: Msg) -> Callback<E> {
        self.on_msg.reform(move |_| msg.clone())
    }

    /// Sends what follows from a field when it is changed.
    pub(crate) fn on_input<E: TargetCast>(
        &self,
        msg: impl Fn(HtmlInputElement) -> Msg + 'static,
    ) -> Callback<E> {
        self.on_msg.reform(move |event: E| msg(event.target_unchecked_into()))
    }

    /// Says what became of copying.
    pub(crate) fn copy_ended(&self) -> impl FnOnce(bool) + use<> {
        let on_msg = self.on_msg.clone();
        move |copied| on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }))
    }

    /// A button that sends a message.
    pub(crate) fn button(&self, action: &'static str, name: &'static str, msg: Msg) -> Button {
        Button::new(action, name, self.send(msg))
    }

    /// A button that calls something off, in the place of the one that began it.
    pub(crate) fn cancel(&self, action: &'static str, msg: Msg) -> Button {
        self.button(action, self.text.cancel, msg).icon(Icon::STOP).labelled().keyed()
    }
}

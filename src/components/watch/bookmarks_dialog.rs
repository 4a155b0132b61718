//! The bookmarks of the search: naming the current step, and going to others.

use std::rc::Rc;

use grove_model::model::dialog::{BookmarkList, DialogKind};
use grove_model::search::bookmarks::{Bookmark, Bookmarks};
use grove_model::update::msg::{BookmarksMsg, DialogMsg, Msg, PlayMsg};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps, input_value, on_enter};

pub(crate) fn bookmarks_dialog(page: &PageProps, list: &BookmarkList) -> Html {
    let PageProps { text, model, .. } = page;
    let words = &text.places;
    let step = model.watch.player.as_ref().map(|player| player.stepper.counters().step());
    let bookmarks = model.bookmarks();
    let is_full = bookmarks.is_some_and(Bookmarks::is_full);
    let new = step.filter(|&step| bookmarks.is_none_or(|bookmarks| bookmarks.at(step).is_none()));
    let rows = bookmarks.map(Bookmarks::list).unwrap_or_default();
    let undo = Msg::Bookmarks(BookmarksMsg::RemovalUndone);
    html! {
        <div class="bookmarks" data-bookmarks={rows.len().to_string()}>
            {new.filter(|_| !is_full).map(|step| html! { <NewBookmark key={step.to_string()} page={page.clone()} {step} /> })}
            {is_full.then(|| html! { <p>{words.full}</p> })}
            {rows.is_empty().then(|| html! { <p class="bookmarks-none">{words.none}</p> })}
            <ul class="bookmarks-list">{for rows.iter().map(|bookmark| row(page, bookmark, step))}</ul>
            <div class="bookmarks-removed" role="status">
                {list.removed.as_ref().map(|_| html! {
                    <>
                        <p>{words.removed}</p>
                        {page.button("bookmark-undo", text.undo, undo).labeled().draw()}
                    </>
                })}
            </div>
        </div>
    }
}

/// Draws a bookmark: going to its step, its name, and removing it.
fn row(page: &PageProps, bookmark: &Bookmark, current_step: Option<u64>) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let step = bookmark.step;
    let on_go = on_msg.reform(move |_: MouseEvent| Msg::Play(PlayMsg::WentToStep(step)));
    let close = page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Bookmarks)));
    let on_click = Callback::from(move |event: MouseEvent| {
        on_go.emit(event.clone());
        close.emit(event);
    });
    let is_current = current_step == Some(step);
    let remove = Msg::Bookmarks(BookmarksMsg::Removed { step });
    html! {
        <li key={step.to_string()} class="bookmarks-row" data-bookmark={step.to_string()}>
            <button type="button" class="button" data-action="bookmark-go"
                aria-current={is_current.then_some("step")} onclick={on_click}>
                {text.step(step, None)}
            </button>
            <BookmarkName page={page.clone()} {step} name={bookmark.name().clone()} {is_current} />
            {page.button("bookmark-remove", text.places.remove, remove).icon(Icon::CLEAR).draw()}
        </li>
    }
}

#[derive(PartialEq, Properties)]
struct NameProps {
    page: PageProps,
    step: u64,
    name: Rc<str>,
    is_current: bool,
}

/// The name of a bookmark, changed when the field is left or Enter is pressed.
#[component]
fn BookmarkName(props: &NameProps) -> Html {
    let NameProps { page, step, name, is_current } = props;
    let typed_text = use_state_eq(|| None::<Rc<str>>);
    let on_input = {
        let typed_text = typed_text.setter();
        Callback::from(move |event: InputEvent| typed_text.set(Some(input_value(&event))))
    };
    let on_change = {
        let (typed_text, on_msg, step) = (typed_text.setter(), page.on_msg.clone(), *step);
        Callback::from(move |event: Event| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value().into();
            on_msg.emit(Msg::Bookmarks(BookmarksMsg::Named { step, name }));
            typed_text.set(None);
        })
    };
    let value = typed_text.as_ref().unwrap_or(name).to_string();
    html! {
        <input class="number bookmarks-name" type="text" autocomplete="off"
            maxlength={Bookmark::MAX_NAME_LENGTH.to_string()} data-action="bookmark-name"
            aria-label={format!("{}: {}", page.text.places.name, page.text.step(*step, None))}
            placeholder={page.text.places.name} autofocus={*is_current} {value} oninput={on_input}
            onchange={on_change} />
    }
}

#[derive(PartialEq, Properties)]
struct NewProps {
    page: PageProps,
    step: u64,
}

/// The form for a bookmark at the current step. Enter adds it and closes the list.
#[component]
fn NewBookmark(props: &NewProps) -> Html {
    let NewProps { page, step } = props;
    let PageProps { text, on_msg, .. } = page;
    let typed_text = use_state_eq(|| Rc::<str>::from(""));
    let on_input = {
        let typed_text = typed_text.setter();
        Callback::from(move |event: InputEvent| typed_text.set(input_value(&event)))
    };
    let add = {
        let (typed_text, on_msg, step) = (typed_text.clone(), on_msg.clone(), *step);
        Callback::from(move |()| {
            let name = Rc::clone(&typed_text);
            on_msg.emit(Msg::Bookmarks(BookmarksMsg::Named { step, name }));
            on_msg.emit(Msg::Dialog(DialogMsg::Closed(DialogKind::Bookmarks)));
        })
    };
    html! {
        <div class="bookmarks-new">
            <label class="bookmarks-field">
                <span class="field-word">{text.step(*step, None)}</span>
                <input class="number bookmarks-name" type="text" autocomplete="off" autofocus=true
                    maxlength={Bookmark::MAX_NAME_LENGTH.to_string()} data-action="bookmark-new-name"
                    placeholder={text.places.name} value={typed_text.to_string()} oninput={on_input}
                    onkeydown={on_enter(add.clone())} />
            </label>
            <button type="button" class="button button-primary" data-action="bookmark-add"
                onclick={add.reform(|_: MouseEvent| ())}>
                {text.places.add}
            </button>
        </div>
    }
}

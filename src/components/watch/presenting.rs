//! What presenting a search adds to it: its buttons, the ring around the pointer, and the black
//! screen.

use gloo::events::EventListener;
use grove_model::model::presentation::Presentation;
use grove_model::update::msg::{Msg, PageMsg, PresentMsg};
use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use super::step_field::step_number_field;
use crate::components::shared::{Icon, PageProps};
use crate::platform::{full_screen, page};
use crate::text::PresentLabel;

/// Draws what is on top of a search while it is presented.
pub(crate) fn presenting(page: &PageProps) -> Html {
    let Some(presentation) = page.model.presentation else { return Html::default() };
    // Each part has an element that stays: in a list that grows or shrinks, Yew would mount the
    // screen again, which ends presenting.
    html! {
        <>
            <div key="screen" class="present-part"><Screen ..page.clone() /></div>
            <div key="tools" class="present-part">{tools(page, presentation)}</div>
            <div key="ring" class="present-part">
                {presentation.has_ring.then(|| html! { <Ring /> })}
            </div>
            <div key="black" class="present-part">
                {presentation.is_black.then(|| black_screen(page))}
            </div>
        </>
    }
}

fn present(msg: PresentMsg) -> Msg {
    Msg::Page(PageMsg::Present(msg))
}

/// Draws the step and the buttons.
fn tools(page: &PageProps, presentation: Presentation) -> Html {
    let text = page.text;
    let button = |action, label, msg| page.button(action, text.present_label(label), present(msg));
    let ring_msg = PresentMsg::RingSwitched { on: !presentation.has_ring };
    let ring = button("present-ring", PresentLabel::Ring, ring_msg).icon(Icon::RING);
    let black_msg = PresentMsg::BlackSwitched { on: true };
    let black = button("present-black", PresentLabel::Black, black_msg).icon(Icon::BLACK);
    let leave_msg = PresentMsg::Switched { on: false };
    let leave = button("present-leave", PresentLabel::Leave, leave_msg).icon(Icon::CLOSE);
    html! {
        <div class="present-tools" role="group" aria-label={text.present_label(PresentLabel::Tools)}>
            <div class="step-place present-step">{step_number_field(page)}</div>
            {ring.pressed(presentation.has_ring).draw()}
            {black.keys(text, "B").draw()}
            {leave.keys(text, "Escape").draw()}
        </div>
    }
}

/// Draws the black screen, which a click removes.
fn black_screen(page: &PageProps) -> Html {
    let label = page.text.present_label(PresentLabel::ShowAgain);
    html! {
        <button type="button" class="present-dark" data-action="present-show" aria-label={label}
            onclick={page.send(present(PresentMsg::BlackSwitched { on: false }))}></button>
    }
}

/// Has the whole screen while it is mounted. When the browser takes the screen back, presenting
/// ends.
#[component]
fn Screen(page: &PageProps) -> Html {
    let on_left = page.send::<()>(present(PresentMsg::Switched { on: false }));
    use_effect_with((), move |()| {
        full_screen::enter();
        let listener = full_screen::on_left(move || on_left.emit(()));
        move || {
            drop(listener);
            full_screen::leave();
        }
    });
    Html::default()
}

/// The ring that follows the pointer. A press makes it beat once.
#[component]
fn Ring() -> Html {
    let node = use_node_ref();
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            let window = gloo::utils::window();
            let moved = page::listen(&window, "pointermove", {
                let node = node.clone();
                move |event: &PointerEvent| follow(&node, event)
            });
            let pressed: EventListener =
                page::listen(&window, "pointerdown", move |event: &PointerEvent| {
                    follow(&node, event);
                    beat(&node);
                });
            move || drop((moved, pressed))
        }
    });
    html! { <div ref={node} class="present-ring" aria-hidden="true"></div> }
}

fn follow(ring: &NodeRef, event: &PointerEvent) {
    let Some(ring) = ring.cast::<HtmlElement>() else { return };
    let place = format!("{}px {}px", event.client_x(), event.client_y());
    let _ = ring.style().set_property("translate", &place);
    // Until it has a place, it is invisible.
    if !ring.has_attribute("data-beat") {
        let _ = ring.set_attribute("data-beat", "none");
    }
}

/// Starts the beat again: the two values have animations that only differ in their names.
fn beat(ring: &NodeRef) {
    let Some(ring) = ring.cast::<HtmlElement>() else { return };
    let is_even = ring.get_attribute("data-beat").as_deref() == Some("even");
    let _ = ring.set_attribute("data-beat", if is_even { "odd" } else { "even" });
}

//! The current step, as a field in which another one can be typed.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use grove_model::model::dialog::DialogKind;
use grove_model::search::player::Player;
use grove_model::update::key::Key;
use grove_model::update::msg::{DialogMsg, Msg, PlayMsg};
use grove_model::view::typed_step::{StepProblem, typed_step};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::sentence::event_word;
use crate::components::shared::{Icon, PageProps, input_value};
use crate::platform::page as browser;

/// The smallest number that the field has room for.
const MIN_WIDEST_NUMBER: u64 = 8888;
/// The smallest number that leaves no room for the number of all steps on a narrow phone.
const LONG_NUMBER: u64 = 1_000_000;

/// Draws the field, and the button of the bookmarks next to it.
pub(crate) fn step_field(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let open = Msg::Dialog(DialogMsg::Opened(DialogKind::Bookmarks));
    let is_disabled = model.watch.player.is_none() || model.watch.replay.is_some();
    html! {
        <div class="step-place">
            {step_number_field(page)}
            {page.button("bookmarks", text.places.bookmarks, open).icon(Icon::FLAG)
                .keys(*text, "M").disabled(is_disabled).draw()}
        </div>
    }
}

/// Draws the field alone.
pub(super) fn step_number_field(page: &PageProps) -> Html {
    html! { <StepField page={page.clone()} /> }
}

#[derive(PartialEq, Properties)]
struct Props {
    page: PageProps,
}

/// What is typed into the field.
#[derive(Default)]
struct Typed {
    has_focus: bool,
    /// The text, once it has been edited. It is kept while the field is left.
    text: Option<Rc<str>>,
    /// The step that was current when the field got the focus: the steps that follow do not
    /// change what is in the field.
    initial: String,
    problem: Option<StepProblem>,
}

impl Typed {
    /// Returns what is in the field, at a current step.
    fn shown(&self, step: String) -> String {
        match &self.text {
            Some(text) if self.has_focus || self.problem.is_some() => text.to_string(),
            None if self.has_focus => self.initial.clone(),
            Some(_) | None => step,
        }
    }
}

/// The field with its state.
#[derive(Clone)]
struct Field {
    node: NodeRef,
    typed: Rc<RefCell<Typed>>,
    previous_focus: Rc<RefCell<Option<HtmlElement>>>,
    draw: UseForceUpdateHandle,
}

impl Field {
    fn change(&self, change: impl FnOnce(&mut Typed)) {
        change(&mut self.typed.borrow_mut());
        self.draw.force_update();
    }

    /// Forgets a step that another search does not have.
    fn forget_problem(&self) {
        if self.typed.borrow().problem.is_some() {
            self.change(|typed| (typed.text, typed.problem) = (None, None));
        }
    }

    /// Goes to the typed step. Returns whether that was possible.
    fn go(&self, page: &PageProps) -> bool {
        let text = self.typed.borrow().text.clone();
        let (Some(text), Some(player)) = (text, &page.model.watch.player) else { return true };
        match typed_step(&text, player) {
            Ok(place) => {
                self.change(|typed| (typed.text, typed.problem) = (None, None));
                page.on_msg.emit(Msg::Play(PlayMsg::WentToPlace(place)));
                true
            }
            Err(problem) => {
                self.change(|typed| typed.problem = Some(problem));
                false
            }
        }
    }

    fn handle_key(&self, page: &PageProps, event: &KeyboardEvent) {
        match event.key().as_str() {
            "Enter" if !event.is_composing() => {
                event.prevent_default();
                if self.go(page) {
                    self.leave();
                }
            }
            "Escape" => {
                event.prevent_default();
                self.change(|typed| (typed.text, typed.problem) = (None, None));
                self.leave();
            }
            _ => {}
        }
    }

    /// Returns the focus to where it was before, so that keys play the search again.
    fn leave(&self) {
        let previous_focus = self.previous_focus.take().filter(|element| element.is_connected());
        if let Some(element) = previous_focus {
            let _ = element.focus();
        } else if let Some(field) = self.node.cast::<HtmlElement>() {
            let _ = field.blur();
        }
    }

    fn receive_focus(&self, step: String, event: &FocusEvent) {
        let from = event.related_target().and_then(|it| it.dyn_into().ok());
        self.previous_focus.replace(from);
        self.change(|typed| (typed.has_focus, typed.initial) = (true, step));
    }

    fn lose_focus(&self) {
        self.change(|typed| {
            typed.has_focus = false;
            // With a finger, this is how the input ends, and the problem has to be seen.
            typed.problem = typed.problem.filter(|_| browser::is_pointer_coarse());
        });
    }
}

#[hook]
fn use_field() -> Field {
    let field = Field {
        node: use_node_ref(),
        typed: use_mut_ref(Typed::default),
        previous_focus: use_mut_ref(|| None),
        draw: use_force_update(),
    };
    use_effect_with((), {
        let node = field.node.clone();
        move |()| focus_by_key(node)
    });
    let has_focus = field.typed.borrow().has_focus;
    use_effect_with(has_focus, {
        let node = field.node.clone();
        move |has_focus| {
            if let Some(input) = node.cast::<HtmlInputElement>().filter(|_| *has_focus) {
                input.select();
            }
        }
    });
    field
}

#[component]
fn StepField(props: &Props) -> Html {
    let page = &props.page;
    let PageProps { text, model, .. } = page;
    let field = use_field();
    let player = model.watch.player.as_deref();
    use_effect_with(player.map(|player| player.run), {
        let field = field.clone();
        move |_| field.forget_problem()
    });
    let step = player.map_or(0, |player| player.stepper.counters().step());
    let is_long = player.is_some_and(|player| player.run_extent().extent >= LONG_NUMBER);
    let (before, after) = text.around_step(player.and_then(Player::total_steps));
    let problem = field.typed.borrow().problem.map(|problem| text.step_problem(problem));
    html! {
        <div class="timeline-step" data-counter="step" data-value={step.to_string()}>
            <span aria-hidden="true">{before}</span>
            <span class="step-box" data-stop={player.and_then(|it| event_word(&it.stepper))}>
                // As wide as the largest number, so that nothing moves from step to step.
                <span class="step-size" aria-hidden="true">{widest_number(page)}</span>
                {input(page, &field, step)}
            </span>
            <span aria-hidden="true" data-long={is_long.then_some("")}>{after}</span>
            <p id="step-problem" class="step-problem" role="alert"
                data-step-problem={problem.is_some().then_some("")}>
                {problem}
            </p>
        </div>
    }
}

/// Returns the number of a dead end after the last known step, or after one of four digits.
fn widest_number(page: &PageProps) -> String {
    let player = page.model.watch.player.as_ref();
    let known_steps = player.map_or(0, |player| player.run_extent().extent);
    page.text.number(known_steps.max(MIN_WIDEST_NUMBER)) + ".88"
}

fn input(page: &PageProps, field: &Field, step: u64) -> Html {
    let PageProps { text, model, .. } = page;
    let player = model.watch.player.as_ref();
    let name = text.places.step_field;
    let typed = field.typed.borrow();
    let on = |action: fn(&Field, &PageProps)| {
        let (field, page) = (field.clone(), page.clone());
        move || action(&field, &page)
    };
    let (go, lose_focus) = (
        // The keyboards of some phones have no Enter with their digits; they end the input instead.
        on(|field, page| {
            let _ = browser::is_pointer_coarse() && field.go(page);
        }),
        on(|field, _| field.lose_focus()),
    );
    let (keyed, focused, edited) = (field.clone(), field.clone(), field.clone());
    let place = model.link_step();
    let is_there = player.is_some_and(|player| player.stepper.position() == place.position);
    // As it can be typed, too.
    let checks = match place.position.events {
        events @ 1.. if place.is_exact && is_there => format!(".{events}"),
        _ => String::new(),
    };
    let (key_page, number) = (page.clone(), text.number(step) + &checks);
    html! {
        <input ref={field.node.clone()} class="step-number" type="text" inputmode="numeric"
            enterkeyhint="go" autocomplete="off" maxlength="32" size="1"
            data-action="go-to-step" aria-label={name} title={format!("{name} (G)")}
            aria-keyshortcuts="G" aria-invalid={typed.problem.is_some().to_string()}
            aria-describedby="step-problem" disabled={player.is_none()}
            value={typed.shown(number.clone())}
            onkeydown={move |event: KeyboardEvent| keyed.handle_key(&key_page, &event)}
            onfocus={move |event: FocusEvent| focused.receive_focus(number.clone(), &event)}
            onblur={move |_: FocusEvent| lose_focus()} onchange={move |_: Event| go()}
            oninput={move |event: InputEvent| edited.change(|typed| {
                (typed.text, typed.problem) = (Some(input_value(&event)), None);
            })} />
    }
}

/// Focuses the field when G is pressed and means nothing else there, until the result is dropped.
fn focus_by_key(node: NodeRef) -> impl FnOnce() {
    let on_key =
        browser::listen(&gloo::utils::document(), "keydown", move |event: &KeyboardEvent| {
            let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
            let is_key = Key::new(&event.key(), &event.code()).name.eq_ignore_ascii_case("g");
            // In fields and dialogs, keys mean letters.
            let is_taken = event.target_dyn_into::<Element>().is_some_and(|target| {
                let fields = "dialog, textarea, select, input:not([type=range])";
                matches!(target.closest(fields), Ok(Some(_)))
            });
            if !is_key || has_modifier || is_taken || event.default_prevented() {
                return;
            }
            if let Some(field) = node.cast::<HtmlElement>() {
                event.prevent_default();
                let _ = field.focus();
            }
        });
    move || drop::<EventListener>(on_key)
}

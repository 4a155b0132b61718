//! Presenting a search to a class.

use grove_model::Model;
use grove_model::base::settings::View;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::interpret;
use grove_model::update::msg::{Msg, PageMsg, PlayMsg, PresentMsg};
use grove_model::update::update;

use crate::common::Page;

const PAPER: &str = "p=0000300204000010";

fn press(model: &Model, name: &str, place: Place) -> Option<Msg> {
    interpret(model, &Key::new(name, ""), place)
}

fn present(msg: PresentMsg) -> Msg {
    Msg::Page(PageMsg::Present(msg))
}

fn presented() -> Model {
    let model = Page::open(&format!("{PAPER}&view=watch")).model;
    let msg = press(&model, "p", Place::Page).unwrap();
    assert_eq!(msg, present(PresentMsg::Switched { on: true }));
    update(&model, msg).unwrap()
}

#[test]
fn only_a_search_can_be_presented() {
    assert!(presented().presentation.is_some_and(|it| it.has_ring && !it.is_black));
    for view in ["play", "compare", "batch"] {
        let model = Page::open(&format!("{PAPER}&view={view}")).model;
        assert_ne!(
            press(&model, "p", Place::Page),
            Some(present(PresentMsg::Switched { on: true }))
        );
        let next = update(&model, present(PresentMsg::Switched { on: true }));
        assert!(next.is_none_or(|it| it.presentation.is_none()), "{view}");
    }
    let left = update(&presented(), Msg::Page(PageMsg::ViewChosen(View::Play))).unwrap();
    assert_eq!(left.presentation, None);
}

#[test]
fn a_clicker_steps_wherever_the_focus_is() {
    let model = presented();
    for place in [Place::Page, Place::Board, Place::Button, Place::TreeClicked] {
        for (keys, step) in [
            (["ArrowRight", "ArrowDown", "PageDown"], PlayMsg::Stepped),
            (["ArrowLeft", "ArrowUp", "PageUp"], PlayMsg::SteppedBack),
        ] {
            for key in keys {
                assert_eq!(press(&model, key, place), Some(Msg::Play(step)), "{key} {place:?}");
            }
        }
    }
    assert_eq!(press(&model, " ", Place::Page), Some(Msg::Play(PlayMsg::Toggled)));
    assert_eq!(press(&model, " ", Place::Button), None, "Space presses the button");
}

#[test]
fn a_black_screen_hides_everything_until_the_next_key() {
    let model = presented();
    for key in [".", "b", "B"] {
        let msg = press(&model, key, Place::Board).unwrap();
        let black = update(&model, msg).unwrap();
        assert!(black.presentation.unwrap().is_black);
        for key in [".", "b", "PageDown", " "] {
            let next = update(&black, press(&black, key, Place::Page).unwrap()).unwrap();
            assert!(!next.presentation.unwrap().is_black, "{key}");
            let step = |model: &Model| model.watch.player.as_ref().unwrap().stepper.position();
            assert_eq!(step(&next), step(&model), "the key only shows the search again");
        }
    }
}

#[test]
fn escape_leaves_and_a_link_does_not_present() {
    let model = presented();
    let msg = press(&model, "Escape", Place::Board).unwrap();
    let left = update(&model, msg).unwrap();
    assert_eq!(left.presentation, None);
    assert_eq!(left.link(), model.link());
}

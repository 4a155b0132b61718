//! Parts that nobody can read while steps follow each other quickly.

use yew::prelude::*;

use crate::components::shared::Page;

/// A part that is redrawn with each step, unless steps are too fast to be followed: then some
/// times per second, in other frames than the parts of another `phase`.
pub(super) fn paced(page: &Page, phase: u64, draw: impl Fn(&Page) -> Html + 'static) -> Html {
    let draw = Callback::from(move |page: Page| draw(&page));
    html! { <Paced reading={page.model.reading(phase)} page={page.clone()} {draw} /> }
}

#[derive(Properties)]
struct Props {
    page: Page,
    /// See [`grove_model::Model::reading`].
    reading: Option<u64>,
    draw: Callback<Page, Html>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        let is_same_reading = self.reading.is_some() && self.reading == other.reading;
        self.page == other.page || is_same_reading && self.page.text == other.page.text
    }
}

#[component]
fn Paced(props: &Props) -> Html {
    props.draw.emit(props.page.clone())
}

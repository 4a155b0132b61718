//! All pages that would be printed, which no screen shows.

use grove_model::generate::printout::Printout;
use yew::{Html, Properties, component, html};

use crate::components::printout::handout_page::{HandoutPage, Props as PageProps};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) handout: Option<Printout>,
}

/// The pages, there before the print dialog is opened; each is made when its puzzles
/// come, so that there is never much to make at once.
#[component]
pub(crate) fn HandoutPrint(props: &Props) -> Html {
    let pages = props.handout.iter().flat_map(|handout| {
        (0..handout.pages()).filter_map(|nth| PageProps::of(props.text, handout, nth))
    });
    let pages = pages.map(|PageProps { text, title, puzzles, per_page }| {
        let first = puzzles.first().map_or(0, |handed| handed.number);
        let key = format!("{}-{first}", per_page.unwrap_or(0));
        html! { <HandoutPage {key} {text} {title} {puzzles} {per_page} /> }
    });
    let has_pages = props.handout.as_ref().is_some_and(|handout| !handout.puzzles.is_empty());
    html! {
        <div class="handout-print" data-has-pages={has_pages.then_some("")}>{for pages}</div>
    }
}

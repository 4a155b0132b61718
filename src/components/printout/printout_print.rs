//! All pages that would be printed, which no screen shows.

use grove_model::generate::printout::Printout;
use yew::{Html, Properties, component, html};

use crate::components::printout::printout_page::{PrintoutPage, Props as PageProps};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) printout: Option<Printout>,
}

/// The pages, there before the print dialog is opened; each is made when its puzzles
/// come, so that there is never much to make at once.
#[component]
pub(crate) fn PrintoutPrint(props: &Props) -> Html {
    let pages = props.printout.iter().flat_map(|printout| {
        (0..printout.pages()).filter_map(|nth| PageProps::of(props.text, printout, nth))
    });
    let pages = pages.map(|page| {
        let first = page.puzzles.first().map_or(0, |printed| printed.number);
        let key = format!("{}-{first}", page.per_page.unwrap_or(0));
        html! { <PrintoutPage {key} ..page /> }
    });
    let has_pages = props.printout.as_ref().is_some_and(|printout| !printout.puzzles.is_empty());
    html! {
        <div class="handout-print" data-has-pages={has_pages.then_some("")}>{for pages}</div>
    }
}

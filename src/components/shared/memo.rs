//! Parts of the page that are not redrawn whenever the model changes.

use yew::prelude::*;

use super::page::PageProps;

/// Draws a part of the page again only when `facts` have changed: all that it shows of the model.
/// Without facts, it is drawn again whenever the model changes.
pub(crate) fn memo(
    page: &PageProps,
    facts: impl Into<Option<u64>>,
    draw: impl Fn(&PageProps) -> Html + 'static,
) -> Html {
    let draw = Callback::from(move |page: PageProps| draw(&page));
    html! { <Memo page={page.clone()} facts={facts.into()} {draw} /> }
}

#[derive(Properties)]
struct Props {
    page: PageProps,
    facts: Option<u64>,
    draw: Callback<PageProps, Html>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        let has_same_facts = self.facts.is_some() && self.facts == other.facts;
        self.page == other.page || has_same_facts && self.page.text == other.page.text
    }
}

#[component]
fn Memo(props: &Props) -> Html {
    props.draw.emit(props.page.clone())
}

//! What a page without a header has in its place: the way to the full page.

use grove_model::model::link::Link;
use yew::prelude::*;

use crate::components::shared::SharedModel;
use crate::platform::address;
use crate::text::Text;

pub(crate) fn bare_link(text: Text, model: &SharedModel) -> Html {
    let link = Link { is_bare: false, ..model.link() };
    html! {
        <div class="bare-head">
            <a class="bare-link" data-action="open-page" href={address::with_link(&link)}
                target="_blank" rel="noopener">
                {text.share.open_page}
            </a>
        </div>
    }
}

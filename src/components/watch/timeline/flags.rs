//! The bookmarks on the map: small flags, with their names where there is room.

use grove_model::search::bookmarks::{Bookmark, Bookmarks};
use grove_model::view::timeline::{Flag, Picture};
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the flags over the map.
pub(crate) fn flags(page: &PageProps) -> Html {
    let Some(picture) = Picture::of(&page.model) else { return Html::default() };
    let bookmarks = page.model.bookmarks().map(Bookmarks::list).unwrap_or_default();
    if bookmarks.is_empty() {
        return Html::default();
    }
    let (width, height) = picture.size();
    let title = |bookmark: &Bookmark| page.text.step(bookmark.step, None);
    let flags = picture.flags(bookmarks).into_iter().map(|Flag { bookmark, x, has_name }| {
        html! {
            <g key={bookmark.step.to_string()} class="map-flag" transform={format!("translate({x:.1} 0)")}
                data-flag={bookmark.step.to_string()}>
                <title>{title(bookmark)}</title>
                <path d={format!("M0 2V{height:.0}")} />
                <path class="flag-cloth" d="M0 2H9L6.5 6L9 10H0Z" />
                {has_name.then(|| html! { <text x="12" y="11">{bookmark.name().to_string()}</text> })}
            </g>
        }
    });
    html! {
        <svg class="map-flags" width={width.to_string()} height={height.to_string()} aria-hidden="true">
            {for flags}
        </svg>
    }
}

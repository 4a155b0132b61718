//! The tree in modes other than the drawing.

use yew::prelude::*;

use super::tree_mode::Mode;
use crate::components::shared::Page;
use crate::components::watch::branch_table::branch_table;
use crate::components::watch::constraint_list::ConstraintList;
use crate::components::watch::details::OnNodeOpened;
use crate::components::watch::path_drawing::{PathDrawing, path_list};

pub(crate) fn other_mode(page: &Page, mode: Mode, zoom: f64, on_open: &OnNodeOpened) -> Html {
    let Page { text, model, .. } = page;
    match mode {
        Mode::List => path_list(*text, model, on_open),
        Mode::Table => branch_table(page),
        Mode::Constraints => html! { <ConstraintList key="constraints" ..page.clone() /> },
        Mode::Drawing | Mode::Path => html! {
            <PathDrawing key="path" text={*text} model={model.clone()} {zoom}
                on_open={on_open.clone()} />
        },
    }
}

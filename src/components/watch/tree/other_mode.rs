//! The tree in modes other than the drawing.

use grove_model::base::tree_mode::TreeMode;
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::components::watch::branch_table::branch_table;
use crate::components::watch::constraint_list::ConstraintList;
use crate::components::watch::details::OnNodeOpened;
use crate::components::watch::path_drawing::{PathDrawing, path_list};

pub(crate) fn other_mode(
    page: &PageProps,
    mode: TreeMode,
    zoom: f64,
    on_open: &OnNodeOpened,
) -> Html {
    let PageProps { text, model, .. } = page;
    match mode {
        TreeMode::List => path_list(*text, model, on_open),
        TreeMode::Table => branch_table(page),
        TreeMode::Constraints => html! { <ConstraintList key="constraints" ..page.clone() /> },
        TreeMode::Drawing | TreeMode::Path => html! {
            <PathDrawing key="path" text={*text} model={model.clone()} {zoom}
                on_open={on_open.clone()} />
        },
    }
}

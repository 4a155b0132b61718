//! The choice of what is printed of the board and saved as a picture.

use grove_model::base::code::Code;
use grove_model::puzzle::board_content::BoardContent;
use grove_model::update::msg::{Msg, PageMsg};
use strum::VariantArray;
use yew::prelude::*;

use super::page::PageProps;
use super::select::select_of;
use crate::text::PictureLabel;

/// Draws the choice as a menu; `action` is its code for automation.
pub(crate) fn printed_content_select(page: &PageProps, action: &'static str) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let name = text.picture_label(PictureLabel::Content);
    select_of(
        (action, name),
        BoardContent::VARIANTS,
        model.play.printed_content,
        |it| (it.code(), text.board_content(it).into()),
        &on_msg.reform(|content| Msg::Page(PageMsg::PrintedContentChosen(content))),
    )
}

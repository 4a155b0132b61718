//! Where puzzles come from and go to.

use grove_model::base::code::Code;
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::update::msg::{DialogMsg, EditMsg, Msg};
use grove_model::view::board_table::board_table;
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::Shape;
use sudoku_engine::formats;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::components::shared::{Button, Icon, Page, sample_select};
use crate::platform::clipboard;
use crate::text::Text;

/// What the board is copied as.
#[derive(Clone, Copy, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum CopyForm {
    Line,
    Boxed,
    Table,
    #[strum(serialize = "f-puzzles")]
    FPuzzles,
}

impl CopyForm {
    fn label(self, text: Text) -> &'static str {
        match self {
            Self::Line => text.as_line,
            Self::Boxed => text.as_boxed,
            Self::Table => text.as_table,
            Self::FPuzzles => text.as_f_puzzles,
        }
    }

    /// Copies the board: all its digits, or the puzzle with its rules.
    fn copy(self, sheet: &EditedPuzzle, ended: impl FnOnce(bool) + 'static) {
        let digits = sheet.digits();
        match self {
            Self::Line => clipboard::copy(&formats::line(&digits), ended),
            Self::Boxed => clipboard::copy(&formats::boxed(&digits), ended),
            Self::FPuzzles => {
                clipboard::copy(&formats::f_puzzles(&sheet.clues, &sheet.rules), ended);
            }
            Self::Table => clipboard::copy_table(&board_table(sheet, &digits), ended),
        }
    }
}

#[component]
pub(crate) fn PuzzleMenu(page: &Page) -> Html {
    let Page { text, .. } = page;
    let form = use_state_eq(|| CopyForm::Line);
    let on_format = Callback::from(form.setter()).reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let chosen = CopyForm::VARIANTS.iter().find(|form| form.code() == select.value());
        chosen.copied().unwrap_or(CopyForm::Line)
    });
    let on_copy = {
        let (page, form) = (page.clone(), *form);
        Callback::from(move |()| form.copy(page.model.play.editor.sheet(), page.copy_ended()))
    };
    html! {
        <section class="menu" aria-label={text.puzzle}>
            {sample_select(page)}
            <div class="toolbar" role="group" aria-label={text.empty_board}>
                <span class="menu-word">{text.empty_board}</span>
                {for Shape::ALL.map(|shape| size_button(page, shape))}
            </div>
            <div class="toolbar" role="group" aria-label={text.paste_and_copy}>
                {page.button("paste", text.paste, Msg::Dialog(DialogMsg::Opened(DialogKind::Paste)))
                    .icon(Icon::PASTE).labelled().draw()}
                {Button::new("copy", text.copy, on_copy).icon(Icon::COPY).labelled().draw()}
                <select class="select" data-action="copy-format" aria-label={text.copy_as}
                    onchange={on_format}>
                    {for CopyForm::VARIANTS.iter().copied().map(|one| html! {
                        <option key={one.code()} value={one.code()} selected={one == *form}>
                            {one.label(*text)}
                        </option>
                    })}
                </select>
            </div>
        </section>
    }
}

fn size_button(page: &Page, shape: Shape) -> Html {
    let size = shape.size();
    html! {
        <button key={size} type="button" class="button" data-action={format!("size-{size}")}
            aria-label={page.text.empty_board(shape)}
            onclick={page.send(Msg::Edit(EditMsg::EmptyBoardChosen(shape)))}>
            {format!("{size}×{size}")}
        </button>
    }
}

//! Where puzzles come from and go to.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::update::browser::BrowserMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::view::board_table::board_table;
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::Shape;
use sudoku_engine::formats;
use web_sys::HtmlSelectElement;
use yew::{Callback, Event, Html, Properties, TargetCast, component, html, use_state_eq};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::sample_select::sample_select;
use crate::platform::clipboard;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

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
        let text = match self {
            Self::Line => formats::line(&sheet.digits()),
            Self::Boxed => formats::boxed(&sheet.digits()),
            Self::FPuzzles => formats::f_puzzles(&sheet.clues, &sheet.rules),
            Self::Table => {
                clipboard::copy_table(&board_table(sheet, &sheet.digits()), ended);
                return;
            }
        };
        clipboard::copy(&text, ended);
    }
}

/// Samples, empty boards, paste and copy.
#[component]
pub(crate) fn PuzzleMenu(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let form = use_state_eq(|| CopyForm::Line);
    let on_format = {
        let form = form.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let chosen =
                CopyForm::VARIANTS.iter().copied().find(|form| form.code() == select.value());
            form.set(chosen.unwrap_or(CopyForm::Line));
        })
    };
    let on_copy = {
        let (model, form) = (model.clone(), *form);
        let on_msg = on_msg.clone();
        Callback::from(move |()| {
            let on_msg = on_msg.clone();
            form.copy(model.play.editor.sheet(), move |copied| {
                on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }));
            });
        })
    };
    html! {
        <section class="menu" aria-label={text.puzzle}>
            {sample_select(*text, model, on_msg)}
            <div class="toolbar" role="group" aria-label={text.empty_board}>
                <span class="menu-word">{text.empty_board}</span>
                {for Shape::ALL.map(|shape| size_button(*text, shape, on_msg))}
            </div>
            <div class="toolbar" role="group" aria-label={text.paste_and_copy}>
                {Button::new("paste", text.paste,
                    on_msg.reform(|()| Msg::Paste(PasteMsg::Opened)))
                    .icon(Icon::Paste).labelled().draw()}
                {Button::new("copy", text.copy, on_copy)
                    .icon(Icon::Copy).labelled().draw()}
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

fn size_button(text: Text, shape: Shape, on_msg: &Callback<Msg>) -> Html {
    let size = shape.size();
    html! {
        <button
            key={size}
            type="button"
            class="button"
            data-action={format!("size-{size}")}
            aria-label={text.empty_board(shape)}
            onclick={on_msg.reform(move |_| Msg::Edit(EditMsg::EmptyBoardChosen(shape)))}
        >
            {format!("{size}×{size}")}
        </button>
    }
}

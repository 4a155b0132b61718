//! Opening, copying and saving puzzles.

use grove_model::base::code::Code;
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::editor::{EditedPuzzle, Marks};
use grove_model::update::msg::{DialogMsg, EditMsg, Msg};
use grove_model::view::board_table::board_table;
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::{Cell, Givens, Shape};
use sudoku_engine::formats::{self, Entered};
use yew::prelude::*;

use crate::components::shared::{Button, Icon, Page, sample_select, select_of};
use crate::platform::clipboard;
use crate::text::Text;

/// The format to copy the board in.
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

    fn copy(self, what: Copied, sheet: &EditedPuzzle, ended: impl FnOnce(bool) + 'static) {
        let digits = what.digits(sheet);
        let entered = |cell: Cell| match what {
            Copied::Puzzle => Entered::default(),
            Copied::Own => {
                let Marks { corner, center } = sheet.marks[cell.index()];
                Entered { digit: sheet.answers.get(cell), corner, center }
            }
        };
        match self {
            Self::Line => clipboard::copy(&formats::line(&digits), ended),
            Self::Boxed => clipboard::copy(&formats::boxed(&digits), ended),
            Self::FPuzzles => {
                let link = formats::f_puzzles_entered(&sheet.clues, &sheet.rules, entered);
                clipboard::copy(&link, ended);
            }
            Self::Table => clipboard::copy_table(&board_table(sheet, &digits), ended),
        }
    }

    /// Returns what the format cannot represent of the board.
    fn lacks(self, what: Copied, sheet: &EditedPuzzle, text: Text) -> Vec<&'static str> {
        let is_plain = match self {
            Self::Line | Self::Boxed => true,
            Self::Table => false,
            Self::FPuzzles => return Vec::new(),
        };
        let is_own = what == Copied::Own;
        let has_marks = sheet.marks.iter().any(|marks| !marks.is_empty());
        let lacking = [
            (is_own && is_plain && sheet.answers.clue_count() > 0, text.copied_as_clues),
            (is_own && has_marks, text.copied_without_marks),
            (!sheet.rules.is_classic(), text.copied_without_rules),
        ];
        lacking.into_iter().filter(|(lacks, _)| *lacks).map(|(_, words)| words).collect()
    }
}

/// How much of the board to copy.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Copied {
    Puzzle,
    Own,
}

impl Copied {
    fn label(self, text: Text) -> &'static str {
        match self {
            Self::Puzzle => text.copy_puzzle,
            Self::Own => text.copy_own,
        }
    }

    fn digits(self, sheet: &EditedPuzzle) -> Givens {
        match self {
            Self::Puzzle => sheet.clues.clone(),
            Self::Own => sheet.digits(),
        }
    }
}

#[component]
pub(crate) fn PuzzleMenu(page: &Page) -> Html {
    let Page { text, .. } = page;
    let form = use_state_eq(|| CopyForm::Line);
    let what = use_state_eq(|| Copied::Puzzle);
    let sheet = page.model.play.editor.sheet();
    let lacks = form.lacks(*what, sheet, *text).join(" ");
    let on_copy = {
        let (page, form, what) = (page.clone(), *form, *what);
        Callback::from(move |()| form.copy(what, page.model.play.editor.sheet(), page.copy_ended()))
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
                    .icon(Icon::PASTE).labeled().draw()}
                {Button::new("copy", text.copy, on_copy).icon(Icon::COPY).labeled().draw()}
                {select_of(("copy-what", text.copy_what), Copied::VARIANTS, *what,
                    |it| (it.code(), it.label(*text).into()), &Callback::from(what.setter()))}
                {select_of(("copy-format", text.copy_as), CopyForm::VARIANTS, *form,
                    |it| (it.code(), it.label(*text).into()), &Callback::from(form.setter()))}
            </div>
            <p class="menu-says" role="status" data-copy-lacks="">{lacks}</p>
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

//! Opening, copying and saving puzzles.

use std::cell::Cell;
use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::board_content::BoardContent;
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::update::msg::{DialogMsg, EditMsg, Msg, PasteMsg};
use grove_model::view::board_table::board_table;
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::{self, Givens, Shape};
use sudoku_engine::formats::{self, CellInput};
use yew::prelude::*;

use crate::components::shared::{
    Button, Icon, PageProps, printed_content_select, sample_select, select_of,
};
use crate::platform::{clipboard, page as platform_page};
use crate::text::{PictureLabel, Text};

/// The format to copy the board in.
#[derive(Clone, Copy, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum CopyFormat {
    Line,
    Boxed,
    Table,
    #[strum(serialize = "f-puzzles")]
    FPuzzles,
    SudokuPad,
    Hodoku,
    OpenSudoku,
    Sdk,
}

impl CopyFormat {
    fn label(self, text: Text) -> &'static str {
        match self {
            Self::Line => text.as_line,
            Self::Boxed => text.as_boxed,
            Self::Table => text.as_table,
            Self::FPuzzles => text.as_f_puzzles,
            Self::SudokuPad => text.as_sudoku_pad,
            Self::Hodoku => text.as_hodoku,
            Self::OpenSudoku => text.as_open_sudoku,
            Self::Sdk => text.as_sdk,
        }
    }

    /// Returns the formats that have boards of this shape.
    fn for_shape(shape: Shape) -> &'static [Self] {
        match shape {
            Shape::Nine => Self::VARIANTS,
            Shape::Four | Shape::Six | Shape::Sixteen => {
                &[Self::Line, Self::Boxed, Self::Table, Self::FPuzzles, Self::SudokuPad]
            }
        }
    }

    fn copy(
        self,
        scope: BoardContent,
        edited_puzzle: &EditedPuzzle,
        on_ended: impl FnOnce(bool) + 'static,
    ) {
        let digits = copied_digits(scope, edited_puzzle);
        let cell_input = |cell: board::Cell| match scope {
            BoardContent::Puzzle => CellInput::default(),
            BoardContent::Own => edited_puzzle.input(cell),
        };
        let (givens, rules) = (&edited_puzzle.givens, &edited_puzzle.rules);
        let written = match self {
            Self::Table => {
                return clipboard::copy_table(&board_table(edited_puzzle, &digits), on_ended);
            }
            Self::Line => Some(formats::line(&digits)),
            Self::Boxed => Some(formats::boxed(&digits)),
            Self::FPuzzles => Some(formats::f_puzzles_with_input(givens, rules, cell_input)),
            Self::SudokuPad => Some(formats::sudoku_pad(givens, rules, cell_input)),
            Self::Hodoku => formats::hodoku(givens, cell_input),
            Self::OpenSudoku => formats::open_sudoku(givens, cell_input),
            Self::Sdk => formats::sdk(givens, cell_input),
        };
        // The menu offers formats only for boards that they have.
        clipboard::copy(&written.unwrap_or_else(|| formats::line(&digits)), on_ended);
    }

    /// Returns what the format cannot represent of the board.
    fn losses(
        self,
        scope: BoardContent,
        edited_puzzle: &EditedPuzzle,
        text: Text,
    ) -> Vec<&'static str> {
        let (is_plain, marks_lost, colors_kept, keeps_rules) = match self {
            Self::Line | Self::Boxed => (true, text.copied_without_marks, 0, false),
            Self::Table | Self::Sdk => (false, text.copied_without_marks, 0, false),
            Self::Hodoku => (false, text.copied_without_corner, 0, false),
            Self::OpenSudoku => (false, "", 0, false),
            Self::SudokuPad => (false, "", 1, true),
            Self::FPuzzles => return Vec::new(),
        };
        let colors_lost = match colors_kept {
            0 => text.copied_without_colors,
            _ => text.copied_one_color,
        };
        let is_own = scope == BoardContent::Own;
        let has_marks = edited_puzzle.marks.iter().any(|marks| !marks.is_empty());
        let has_lost_colors = edited_puzzle.colors.iter().any(|it| it.len() > colors_kept);
        let possible_losses = [
            (is_own && is_plain && edited_puzzle.answers.filled_count() > 0, text.copied_as_clues),
            (is_own && has_marks && !marks_lost.is_empty(), marks_lost),
            (is_own && has_lost_colors, colors_lost),
            (!keeps_rules && !edited_puzzle.rules.is_classic(), text.copied_without_rules),
        ];
        possible_losses
            .into_iter()
            .filter(|(is_lost, _)| *is_lost)
            .map(|(_, words)| words)
            .collect()
    }
}

/// Returns the digits that are copied.
fn copied_digits(scope: BoardContent, edited_puzzle: &EditedPuzzle) -> Givens {
    match scope {
        BoardContent::Puzzle => edited_puzzle.givens.clone(),
        BoardContent::Own => edited_puzzle.digits(),
    }
}

#[component]
pub(crate) fn PuzzleMenu(page: &PageProps) -> Html {
    let PageProps { text, .. } = page;
    let format = use_state_eq(|| CopyFormat::Line);
    let scope = use_state_eq(|| BoardContent::Puzzle);
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    let formats = CopyFormat::for_shape(edited_puzzle.shape());
    // A format that the board does not have is chosen again with another board.
    let format_shown = if formats.contains(&format) { *format } else { CopyFormat::Line };
    let losses = format_shown.losses(*scope, edited_puzzle, *text).join(" ");
    let on_copy = {
        let (page, format, scope) = (page.clone(), format_shown, *scope);
        Callback::from(move |()| {
            format.copy(scope, page.model.play.editor.edited_puzzle(), page.on_copy_ended());
        })
    };
    html! {
        <section class="menu" aria-label={text.puzzle}>
            {sample_select(page)}
            {page.button("own-puzzles", text.puzzles.title, Msg::Dialog(DialogMsg::Opened(DialogKind::Puzzles)))
                .icon(Icon::PUZZLES).labeled().draw()}
            <div class="toolbar" role="group" aria-label={text.empty_board}>
                <span class="menu-word">{text.empty_board}</span>
                {for Shape::ALL.map(|shape| size_button(page, shape))}
            </div>
            <div class="toolbar" role="group" aria-label={text.paste_and_copy}>
                {Button::new("paste", text.paste, on_paste(page))
                    .icon(Icon::PASTE).labeled().draw()}
                {Button::new("copy", text.copy, on_copy).icon(Icon::COPY).labeled().draw()}
                {select_of(("copy-what", text.copy_what), BoardContent::VARIANTS, *scope,
                    |it| (it.code(), text.board_content(it).into()), &Callback::from(scope.setter()))}
                {select_of(("copy-format", text.copy_as), formats, format_shown,
                    |it| (it.code(), it.label(*text).into()), &Callback::from(format.setter()))}
            </div>
            <p class="menu-words" role="status" data-copy-lacks="">{losses}</p>
            <div class="toolbar" role="group" aria-label={text.picture_label(PictureLabel::Group)}>
                {Button::new("print", text.printout.print, Callback::from(|()| platform_page::print()))
                    .icon(Icon::PRINT).labeled().draw()}
                {page.button("picture", text.picture_label(PictureLabel::Picture), Msg::Dialog(DialogMsg::Opened(DialogKind::Export)))
                    .labeled().draw()}
                {printed_content_select(page, "print-what")}
            </div>
        </section>
    }
}

thread_local! {
    /// How often the text of the clipboard has been requested.
    static REQUESTS: Cell<u32> = const { Cell::new(0) };
}

/// Returns a callback that pastes the text of the clipboard, as the keys do. If there is none or the
/// browser refuses, it opens the dialog for text; so it does as long as the browser asks the user.
fn on_paste(page: &PageProps) -> Callback<()> {
    let on_msg = page.on_msg.clone();
    Callback::from(move |()| {
        let on_msg = on_msg.clone();
        let request = REQUESTS.replace(REQUESTS.get().wrapping_add(1));
        let is_open = Cell::new(false);
        clipboard::read(move |text| {
            on_msg.emit(match text.map(Rc::from) {
                Some(text) if is_open.get() => Msg::Paste(PasteMsg::PastedLate { text, request }),
                Some(text) => Msg::Paste(PasteMsg::Pasted(text)),
                None => {
                    is_open.set(true);
                    Msg::Paste(PasteMsg::Awaited(request))
                }
            });
        });
    })
}

fn size_button(page: &PageProps, shape: Shape) -> Html {
    let size = shape.size();
    html! {
        <button key={size} type="button" class="button" data-action={format!("size-{size}")}
            aria-label={page.text.empty_board(shape)}
            onclick={page.send(Msg::Edit(EditMsg::EmptyBoardChosen(shape)))}>
            {format!("{size}×{size}")}
        </button>
    }
}

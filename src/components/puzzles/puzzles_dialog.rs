//! The list of saved puzzles, and the actions on each.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::generate::printout::{PrintedOrigin, PrintedPuzzle};
use grove_model::model::puzzles::PuzzleList;
use grove_model::update::msg::{Msg, PuzzlesMsg};
use grove_model::view::puzzles::{PuzzlePage, StoredPuzzle};
use yew::prelude::*;

use super::file_bar::file_bar;
use super::name_field::NameField;
use super::undo_bar::UndoBar;
use crate::components::printout::printed_board::PrintedBoard;
use crate::components::shared::{Icon, PageProps};

pub(crate) fn puzzles_dialog(page: &PageProps, list: &PuzzleList) -> Html {
    let PageProps { text, model, .. } = page;
    let puzzle_page = PuzzlePage::of(model, list);
    let total = puzzle_page.puzzle_count as u64;
    let summary = if total == 0 { text.puzzles.none.to_owned() } else { text.kept_total(total) };
    let deleted = list.deleted.as_ref().and_then(|it| StoredPuzzle::of(model, &it.record));
    let deleted = deleted.map(|deleted| {
        html! {
            <UndoBar page={page.clone()} deleted_id={deleted.id}
                message={text.kept_deleted(&text.kept_name(&deleted))} />
        }
    });
    html! {
        <div class="puzzles" data-puzzles={total.to_string()}>
            <p class="puzzles-total">{summary}</p>
            {file_bar(page, list)}
            {deleted}
            <ul class="puzzles-list">{for puzzle_page.puzzles.iter().map(|it| row(page, it))}</ul>
            {pager(page, &puzzle_page)}
        </div>
    }
}

fn row(page: &PageProps, puzzle: &StoredPuzzle) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let id = puzzle.id;
    let (kind, kind_id) = (text.kept_kind(puzzle), format!("puzzle-{id}"));
    let (filled, cells) = puzzle.progress();
    let printed_puzzle = PrintedPuzzle {
        number: 0,
        origin: PrintedOrigin::Made { seed: 0, solution: puzzle.edited_puzzle.digits() },
        givens: puzzle.edited_puzzle.givens.clone(),
        rules: puzzle.edited_puzzle.rules.clone(),
        first_steps: Vec::new(),
    };
    let puzzle_button =
        |action, name, msg: fn(_) -> PuzzlesMsg| page.button(action, name, Msg::Puzzles(msg(id)));
    let words = &text.puzzles;
    html! {
        <li key={id.to_string()} class="puzzles-row" data-puzzle={id.to_string()}
            data-open={puzzle.is_open.then_some("")} aria-current={puzzle.is_open.then_some("true")}>
            <PrintedBoard puzzle={Rc::new(printed_puzzle)} is_solved=true />
            <div class="puzzles-about">
                <NameField name={puzzle.name.clone()} label={words.name} described_by={kind_id.clone()}
                    on_name_change={on_msg.reform(move |name| Msg::Puzzles(PuzzlesMsg::Named(id, name)))} />
                <p id={kind_id.clone()} class="puzzles-kind">{kind}</p>
                <p class="puzzles-facts">
                    {puzzle.grade.map(|grade| html! {
                        <span data-grade={grade.code()}>{text.grade(grade)}</span>
                    })}
                    <span data-filled={filled.to_string()} data-cells={cells.to_string()}>
                        {text.kept_progress(filled, cells)}
                    </span>
                    {(!puzzle.date.is_empty()).then(|| html! {
                        <time datetime={puzzle.date.to_string()}>{text.day(&puzzle.date)}</time>
                    })}
                    {puzzle.is_open.then(|| html! { <strong>{words.on_board}</strong> })}
                </p>
            </div>
            <div class="toolbar" role="group" aria-labelledby={kind_id}>
                {puzzle_button("puzzle-open", words.open, PuzzlesMsg::Opened).labeled().draw()}
                {puzzle_button("puzzle-duplicate", words.duplicate, PuzzlesMsg::Duplicated).icon(Icon::COPY).draw()}
                {puzzle_button("puzzle-delete", words.delete, PuzzlesMsg::Deleted).icon(Icon::CLEAR).draw()}
            </div>
        </li>
    }
}

/// Draws the buttons that turn pages, if there are several.
fn pager(page: &PageProps, puzzle_page: &PuzzlePage) -> Html {
    let PageProps { text, .. } = page;
    let (page_index, pages) = (puzzle_page.page_index, puzzle_page.page_count);
    if pages == 1 {
        return Html::default();
    }
    let page_button =
        |action, name, to| page.button(action, name, Msg::Puzzles(PuzzlesMsg::PageTurned(to)));
    html! {
        <div class="toolbar puzzles-pager" role="group" aria-label={text.puzzles.pages}>
            {page_button("puzzles-before", text.puzzles.before, page_index.saturating_sub(1))
                .icon(Icon::STEP_BACK).disabled(page_index == 0).draw()}
            <span role="status">{text.page_of(page_index as u64 + 1, pages as u64)}</span>
            {page_button("puzzles-after", text.puzzles.after, page_index + 1)
                .icon(Icon::STEP).disabled(page_index + 1 >= pages).draw()}
        </div>
    }
}

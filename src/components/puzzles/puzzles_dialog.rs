//! The list of saved puzzles, and the actions on each.

use std::rc::Rc;

use grove_model::generate::printout::PrintedPuzzle;
use grove_model::model::puzzles::PuzzleList;
use grove_model::update::msg::{Msg, PuzzlesMsg};
use grove_model::view::puzzles::{KeptPuzzle, PuzzlePage};
use yew::prelude::*;

use super::file_bar::file_bar;
use super::name_field::NameField;
use super::undo_bar::UndoBar;
use crate::components::printout::printed_board::PrintedBoard;
use crate::components::shared::{Icon, Page};

pub(crate) fn puzzles_dialog(page: &Page, list: &PuzzleList) -> Html {
    let Page { text, model, .. } = page;
    let shown = PuzzlePage::of(model, list);
    let total = shown.total as u64;
    let says = if total == 0 { text.puzzles.none.to_owned() } else { text.kept_total(total) };
    let deleted = list.deleted.as_ref().and_then(|it| KeptPuzzle::of(model, &it.record));
    let deleted = deleted.map(|deleted| {
        html! {
            <UndoBar page={page.clone()} deleted={deleted.id}
                says={text.kept_deleted(&text.kept_name(&deleted))} />
        }
    });
    html! {
        <div class="puzzles" data-puzzles={total.to_string()}>
            <p class="puzzles-total">{says}</p>
            {file_bar(page, list)}
            {deleted}
            <ul class="puzzles-list">{for shown.puzzles.iter().map(|it| row(page, it))}</ul>
            {pager(page, &shown)}
        </div>
    }
}

fn row(page: &Page, kept: &KeptPuzzle) -> Html {
    let Page { text, on_msg, .. } = page;
    let id = kept.id;
    let (kind, kind_id) = (text.kept_kind(kept), format!("puzzle-{id}"));
    let (filled, cells) = kept.progress();
    let printed = PrintedPuzzle {
        number: 0,
        seed: 0,
        clues: kept.sheet.clues.clone(),
        solution: kept.sheet.digits(),
        rules: kept.sheet.rules.clone(),
    };
    let action =
        |action, name, msg: fn(_) -> PuzzlesMsg| page.button(action, name, Msg::Puzzles(msg(id)));
    let words = &text.puzzles;
    html! {
        <li key={id.to_string()} class="puzzles-row" data-puzzle={id.to_string()}
            data-open={kept.is_open.then_some("")} aria-current={kept.is_open.then_some("true")}>
            <PrintedBoard printed={Rc::new(printed)} is_solved=true />
            <div class="puzzles-about">
                <NameField name={kept.name.clone()} label={words.name} described_by={kind_id.clone()}
                    on_named={on_msg.reform(move |name| Msg::Puzzles(PuzzlesMsg::Named(id, name)))} />
                <p id={kind_id.clone()} class="puzzles-kind">{kind}</p>
                <p class="puzzles-facts">
                    <span data-filled={filled.to_string()} data-cells={cells.to_string()}>
                        {text.kept_progress(filled, cells)}
                    </span>
                    {(!kept.day.is_empty()).then(|| html! {
                        <time datetime={kept.day.to_string()}>{text.day(&kept.day)}</time>
                    })}
                    {kept.is_open.then(|| html! { <strong>{words.on_board}</strong> })}
                </p>
            </div>
            <div class="toolbar" role="group" aria-labelledby={kind_id}>
                {action("puzzle-open", words.open, PuzzlesMsg::Opened).labeled().draw()}
                {action("puzzle-duplicate", words.duplicate, PuzzlesMsg::Duplicated).icon(Icon::COPY).draw()}
                {action("puzzle-delete", words.delete, PuzzlesMsg::Deleted).icon(Icon::CLEAR).draw()}
            </div>
        </li>
    }
}

/// Draws the buttons that turn pages, if there are several.
fn pager(page: &Page, shown: &PuzzlePage) -> Html {
    let Page { text, .. } = page;
    let (nth, pages) = (shown.page, shown.pages);
    if pages == 1 {
        return Html::default();
    }
    let turn =
        |action, name, to| page.button(action, name, Msg::Puzzles(PuzzlesMsg::PageTurned(to)));
    html! {
        <div class="toolbar puzzles-pager" role="group" aria-label={text.puzzles.pages}>
            {turn("puzzles-before", text.puzzles.before, nth.saturating_sub(1))
                .icon(Icon::STEP_BACK).disabled(nth == 0).draw()}
            <span role="status">{text.page_of(nth as u64 + 1, pages as u64)}</span>
            {turn("puzzles-after", text.puzzles.after, nth + 1)
                .icon(Icon::STEP).disabled(nth + 1 >= pages).draw()}
        </div>
    }
}

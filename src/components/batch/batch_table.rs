//! The rows of a batch. However many there are, only the visible ones are in the DOM.

use gloo::timers::callback::Timeout;
use grove_model::base::code::Code;
use grove_model::batch::protocol::RowWindow;
use grove_model::batch::{Column, Kind, Query, RowView, Spot};
use grove_model::update::msg::{BatchMsg, Msg};
use strum::VariantArray;
use sudoku_engine::batch::{Check, Outcome, Row, RowRating};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{PageProps, aria_sort, sort_button};
use crate::platform::page::{self, SizeObserver};
use crate::text::Text;

/// Milliseconds without scrolling after which the position counts as settled.
const SETTLE_MILLIS: u32 = 150;
/// The maximum height in pixels: browsers do not support lengths of ten million and more.
const MAX_LENGTH: f64 = 8_000_000.0;

/// Returns the height of a row in pixels, as the style sheet has it.
fn row_height() -> f64 {
    if page::is_pointer_coarse() { 44.0 } else { 32.0 }
}

/// Returns the height of the head in pixels, as the style sheet has it.
fn head_height() -> f64 {
    if page::is_pointer_coarse() { 45.0 } else { 36.0 }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct VisibleRows {
    /// The first row, from 0.
    first: u32,
    /// The number of rows, including partly visible ones.
    count: u16,
    /// Pixels of the first row that are cut off.
    cut_pixels: f64,
}

/// Returns the height of all rows in pixels, and the maximum scroll position.
fn scroll_lengths(total: u32, height: f64) -> (f64, f64) {
    let length = (f64::from(total) * row_height()).min(MAX_LENGTH);
    (length, (length - height).max(0.0))
}

impl VisibleRows {
    fn of(scrolled: f64, height: f64, total: u32) -> Self {
        let (length, max_scroll) = scroll_lengths(total, height);
        let rows_height = f64::from(total) * row_height();
        let is_unscaled = rows_height <= length;
        // If the rows are too tall for the browser, scrolling covers them proportionally.
        let top = if is_unscaled || max_scroll == 0.0 {
            scrolled
        } else {
            scrolled / max_scroll * (rows_height - height)
        };
        let top = top.clamp(0.0, (rows_height - height).max(0.0));
        let first = (top / row_height()).floor();
        let count = ((height / row_height()).ceil() + 1.0).clamp(1.0, 100.0);
        Self { first: first as u32, count: count as u16, cut_pixels: top - first * row_height() }
    }
}

/// Returns the scroll position that brings a row into view, or `None` if it is in view.
fn scroll_to(row: u32, scrolled: f64, height: f64, total: u32) -> Option<f64> {
    let visible_rows = VisibleRows::of(scrolled, height, total);
    let top = f64::from(visible_rows.first) * row_height() + visible_rows.cut_pixels;
    let row_top = f64::from(row) * row_height();
    let target_top = if row_top < top {
        row_top
    } else if row_top + row_height() > top + height {
        row_top + row_height() - height
    } else {
        return None;
    };
    Some(scrolled_to(target_top, height, total))
}

/// Returns the scroll position with this many pixels of rows above it.
fn scrolled_to(above: f64, height: f64, total: u32) -> f64 {
    let (length, max_scroll) = scroll_lengths(total, height);
    let rows_height = f64::from(total) * row_height();
    if rows_height <= length { above } else { above / (rows_height - height) * max_scroll }
}

#[component]
pub(crate) fn BatchTable(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let (grid, rows) = (use_node_ref(), use_node_ref());
    let visible_rows = use_state_eq(VisibleRows::default);
    let chosen_row = use_state_eq(|| 0_u32);
    let batch = model.batch.as_deref();
    let query = batch.map(|batch| batch.query).unwrap_or_default();
    let window = batch.and_then(|batch| batch.window.clone());
    let total = window.as_ref().map_or(0, |window| window.total);
    let report_visible = {
        let (grid, visible_rows, on_msg) = (grid.clone(), visible_rows.clone(), on_msg.clone());
        Callback::from(move |total: u32| {
            let Some(element) = grid.cast::<HtmlElement>() else { return };
            let height = (f64::from(element.client_height()) - head_height()).max(row_height());
            let measured_rows = VisibleRows::of(f64::from(element.scroll_top()), height, total);
            visible_rows.set(measured_rows);
            let (from, len) = (measured_rows.first, measured_rows.count);
            on_msg.emit(Msg::Batch(BatchMsg::Scrolled { from, len }));
        })
    };
    use_length(&grid, &rows, total, *visible_rows);
    use_effect_with((grid.clone(), total), {
        let report_visible = report_visible.clone();
        move |&(ref grid, total)| {
            report_visible.emit(total);
            let element = grid.cast::<HtmlElement>();
            let resizes =
                element.and_then(|it| SizeObserver::of(&it, move || report_visible.emit(total)));
            move || drop(resizes)
        }
    });
    use_saved_spot(page, &grid, visible_rows.first, total, &chosen_row);
    let open = {
        let (on_msg, window, first) = (on_msg.clone(), window.clone(), visible_rows.first);
        Callback::from(move |row_index: u32| {
            let row = window.as_ref().and_then(|window| row_at(window, row_index).copied());
            if let Some(solved) = row.as_ref().and_then(Row::solved) {
                on_msg.emit(Msg::Batch(BatchMsg::ScrollEnded(Spot { first, chosen: row_index })));
                on_msg.emit(Msg::Batch(BatchMsg::opening(solved)));
            }
        })
    };
    let on_key = on_key(&grid, *chosen_row, total, (chosen_row.setter(), open.clone()));
    let is_rated = batch.is_some_and(|batch| batch.is_rated);
    let row_view = batch.map(|batch| batch.row_view).unwrap_or_default();
    let columns = Column::VARIANTS.iter().filter(|column| is_rated || !column.is_of_rating());
    let column_count = columns.clone().count() + 1;
    let heads = columns.map(|&column| head(page, query, column));
    let row_elements =
        (visible_rows.first..total).take(visible_rows.count.into()).map(|row_index| {
            let row = window.as_ref().and_then(|window| row_at(window, row_index));
            let on_click = open.reform(move |_: MouseEvent| row_index);
            self::row(
                *text,
                (row_index, *chosen_row == row_index),
                (row, is_rated, row_view),
                on_click,
            )
        });
    let last = (visible_rows.first + u32::from(visible_rows.count)).min(total);
    let is_chosen_visible = (visible_rows.first..last).contains(&*chosen_row);
    html! {
        <>
            <div class="batch-grid" role="grid" tabindex="0" ref={grid}
                aria-label={text.batch_labels().rows} aria-describedby="batch-rows-hint"
                aria-rowcount={(total + 1).to_string()} aria-colcount={column_count.to_string()}
                data-rated={is_rated.then_some("")}
                aria-activedescendant={is_chosen_visible.then(|| format!("batch-row-{}", *chosen_row))}
                data-action="batch-grid"
                onscroll={report_visible.reform(move |_| total)} onkeydown={on_key}>
                <div class="batch-head" role="rowgroup">
                    <div class="batch-row" role="row" aria-rowindex="1">
                        {for heads}
                        <div class="batch-cell batch-puzzle" role="columnheader">{text.batch_labels().puzzle}</div>
                    </div>
                </div>
                <div class="batch-length" role="rowgroup">
                    <div class="batch-sight" role="presentation" ref={rows}>{for row_elements}</div>
                </div>
            </div>
            <p id="batch-rows-hint" class="batch-hint">
                {if total == 0 { text.batch_labels().no_rows } else { text.batch_labels().rows_hint }}
            </p>
        </>
    }
}

/// Sets the height of all rows, and shifts the visible ones by the part that is cut off: lengths
/// that only a script knows.
#[hook]
fn use_length(grid: &NodeRef, rows: &NodeRef, total: u32, visible_rows: VisibleRows) {
    use_effect_with(
        (grid.clone(), rows.clone(), total, visible_rows),
        |(grid, rows, total, visible_rows)| {
            let (length, _) = scroll_lengths(*total, 0.0);
            for (node, name, pixels) in
                [(grid, "--batch-length", length), (rows, "--batch-cut", -visible_rows.cut_pixels)]
            {
                if let Some(element) = node.cast::<HtmlElement>() {
                    let _ = element.style().set_property(name, &format!("{pixels}px"));
                }
            }
        },
    );
}

/// Scrolls to the saved position in these rows as soon as there are enough of them, and reports
/// positions where scrolling settles.
#[hook]
fn use_saved_spot(
    page: &PageProps,
    grid: &NodeRef,
    first: u32,
    total: u32,
    chosen: &UseStateHandle<u32>,
) {
    let batch = page.model.batch.as_deref();
    let pending_first = use_mut_ref(|| None::<u32>);
    let id = batch.and_then(|batch| batch.task.as_ref()).map(|task| task.id);
    let query = batch.map(|batch| batch.query).unwrap_or_default();
    let spot = batch.map(|batch| batch.spot).unwrap_or_default();
    use_effect_with((id, query), {
        let (pending_first, chosen) = (pending_first.clone(), chosen.clone());
        move |_| {
            chosen.set(spot.chosen);
            pending_first.replace(Some(spot.first));
        }
    });
    use_effect_with((id, query, total), {
        let (pending_first, grid) = (pending_first.clone(), grid.clone());
        move |_| {
            let has_row = |first: &mut u32| total > *first;
            let Some(first) = pending_first.borrow_mut().take_if(has_row) else { return };
            if let Some(element) = grid.cast::<HtmlElement>() {
                let height = (f64::from(element.client_height()) - head_height()).max(row_height());
                let top = scrolled_to(f64::from(first) * row_height(), height, total);
                element.set_scroll_top(top.ceil() as i32);
            }
        }
    });
    let on_msg = page.on_msg.clone();
    use_effect_with((first, **chosen), move |&(first, chosen)| {
        let report_spot = move || {
            if pending_first.borrow().is_none() {
                on_msg.emit(Msg::Batch(BatchMsg::ScrollEnded(Spot { first, chosen })));
            }
        };
        let timer = Timeout::new(SETTLE_MILLIS, report_spot);
        move || drop(timer)
    });
}

type RowCallbacks = (UseStateSetter<u32>, Callback<u32>);

fn on_key(
    grid: &NodeRef,
    chosen_row: u32,
    total: u32,
    (choose, open): RowCallbacks,
) -> Callback<KeyboardEvent> {
    let grid = grid.clone();
    Callback::from(move |event: KeyboardEvent| {
        let Some(element) = grid.cast::<HtmlElement>().filter(|_| total > 0) else { return };
        // The buttons of the header handle their own keys.
        if event.target().as_ref() != Some(element.as_ref()) || event.ctrl_key() || event.meta_key()
        {
            return;
        }
        let height = (f64::from(element.client_height()) - head_height()).max(row_height());
        let page = ((height / row_height()) as u32).max(1);
        let next = match event.key().as_str() {
            "ArrowDown" => chosen_row.saturating_add(1),
            "ArrowUp" => chosen_row.saturating_sub(1),
            "PageDown" => chosen_row.saturating_add(page),
            "PageUp" => chosen_row.saturating_sub(page),
            "Home" => 0,
            "End" => total,
            "Enter" => {
                event.prevent_default();
                open.emit(chosen_row);
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let next = next.min(total - 1);
        choose.set(next);
        if let Some(top) = scroll_to(next, f64::from(element.scroll_top()), height, total) {
            // If a pixel covers more than one row, rounds so that the whole row is visible.
            let top = if next < chosen_row { top.floor() } else { top.ceil() };
            element.set_scroll_top(top as i32);
        }
    })
}

fn row_at(window: &RowWindow, row_index: u32) -> Option<&Row> {
    window.rows.get(row_index.checked_sub(window.request.from)? as usize)
}

fn head(page: &PageProps, query: Query, column: Column) -> Html {
    let aria_sort = aria_sort(query.by == column, query.descending);
    let code = column.code();
    html! {
        <div key={code} class="batch-cell" role="columnheader" aria-sort={aria_sort} data-column={code}>
            {sort_button(format!("batch-sort-{code}"), page.text.batch_column(column), aria_sort,
                page.send(Msg::Batch(BatchMsg::Sorted(column))))}
        </div>
    }
}

fn puzzle_line(cells: &[u8; 81]) -> String {
    cells.iter().copied().map(char::from).collect()
}

fn row(
    text: Text,
    (row_index, is_chosen): (u32, bool),
    (row, is_rated, row_view): (Option<&Row>, bool, RowView),
    on_click: Callback<MouseEvent>,
) -> Html {
    let opens = row.is_some_and(|row| row.solved().is_some());
    html! {
        <div key={row_index} id={format!("batch-row-{row_index}")} class="batch-row" role="row"
            aria-rowindex={(row_index + 2).to_string()} aria-selected={is_chosen.to_string()}
            data-line={row.map(|row| row.line.to_string())}
            data-kind={row.map(|row| Kind::of(row).code())}
            title={opens.then_some(text.open_row(row_view))} onclick={opens.then_some(on_click)}>
            {row.map_or_else(|| cell("line", "…".to_owned()), |row| cells(text, row, is_rated))}
        </div>
    }
}

fn cell(code: &'static str, written: String) -> Html {
    html! { <div key={code} class="batch-cell" role="gridcell" data-column={code}>{written}</div> }
}

/// Draws the rating of a puzzle.
fn rating_cells(text: Text, rating: Option<RowRating>) -> Html {
    let none = || "–".to_owned();
    let technique = rating.and_then(|it| {
        let technique = it.hardest().map(|technique| text.technique(technique));
        if it.is_solved() { technique } else { Some(text.technique_and_guess(technique)) }
    });
    html! {
        <>
            {cell(Column::Grade.code(), rating.map_or_else(none, |it| text.grade(it.grade).to_owned()))}
            {cell(Column::Score.code(), rating.map_or_else(none, |it| text.number(it.score.into())))}
            {cell(Column::Hardest.code(), technique.unwrap_or_else(none))}
        </>
    }
}

fn cells(text: Text, row: &Row, is_rated: bool) -> Html {
    let kind = Kind::of(row);
    let figures = match &row.outcome {
        Outcome::Solved(solved) => {
            let nanos = solved.nanos.map(|nanos| text.nanos(u32::from(nanos).into()));
            let puzzle = puzzle_line(&solved.puzzle());
            html! {
                <>
                    {cell(Column::Clues.code(), text.number(solved.given_count.into()))}
                    {cell(Column::Guesses.code(), text.number(solved.guesses.into()))}
                    {cell(Column::Time.code(), nanos.unwrap_or_else(|| "–".to_owned()))}
                    {is_rated.then(|| rating_cells(text, solved.rating))}
                    <div class="batch-cell batch-puzzle" role="gridcell" title={puzzle.clone()}
                        data-solution={solved.solution().map(|it| puzzle_line(&it))}>{puzzle}</div>
                </>
            }
        }
        Outcome::Malformed(malformed) => html! {
            <div class="batch-cell batch-problem" role="gridcell">{text.malformed(*malformed)}</div>
        },
    };
    // A wrong solution in the file matters more than the kind of puzzle.
    let is_wrong = row.solved().is_some_and(|solved| solved.check == Check::Wrong);
    html! {
        <>
            {cell(Column::Line.code(), text.number(row.line.into()))}
            <div class="batch-cell" role="gridcell" data-column="status">
                {sign(kind)}
                <span class={is_wrong.then_some("visually-hidden")}>{text.batch_kind(kind)}</span>
                if is_wrong {
                    <span class="batch-wrong">{text.batch_labels().row_wrong}</span>
                }
            </div>
            {figures}
        </>
    }
}

/// Draws a different shape for each kind, so that they do not differ in color alone.
fn sign(kind: Kind) -> Html {
    let path = match kind {
        Kind::Proper => "M8 1L15 8L8 15L1 8Z",
        Kind::Several => "M5 2L10 8L5 14L0 8ZM11 2L16 8L11 14L9 11.5",
        Kind::Impossible => "M2 2H14V14H2Z",
        Kind::Malformed => "M3 3L13 13M13 3L3 13",
    };
    html! {
        <svg class="batch-sign" viewBox="-1 -1 18 18" aria-hidden="true"><path d={path} /></svg>
    }
}

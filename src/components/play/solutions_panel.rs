//! Questions about the solutions of the puzzle: how many there are, each of them, which digits
//! occur, and why there is none.

use grove_model::base::code::Code;
use grove_model::solve::solutions::{
    CountLimit, CountProgress, Ending, OnBoard, QueryKind, SolutionQueries, SolutionQuery, Stage,
};
use grove_model::update::msg::{Msg, SolutionsMsg};
use strum::VariantArray;
use yew::prelude::*;

use super::hint::HintParts;
use super::solution_walk::SolutionWalk;
use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{Button, PageProps, segmented_of, select_of};
use crate::platform::page as browser;
use crate::text::{SolutionsFact, Text};

pub(crate) fn solutions_panel(page: &PageProps, hint_chunk: &'static Chunk<HintParts>) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let on_board = model.on_board();
    html! {
        <section key="solutions" class="solutions" aria-label={text.solution_labels().all}>
            {draw_when_loaded(page, hint_chunk, |parts| (parts.rating)(page))}
            {numbers(page)}
            <SolutionWalk ..page.clone() />
            <div class="solutions-part">
                {segmented_of("board", text.solution_labels().on_board, on_board, |it| text.on_board(it),
                    &on_msg.reform(|it| Msg::Solutions(SolutionsMsg::OnBoardChosen(it))))}
                {candidates(page)}
            </div>
            {conflict(page)}
        </section>
    }
}

/// Draws a button that asks a question, or that cancels it while it is being answered.
fn query_button(
    page: &PageProps,
    is_working: bool,
    (action, label): (&'static str, &'static str),
    (stop, kind): (&'static str, QueryKind),
    query: impl Fn() -> SolutionQuery + 'static,
) -> Html {
    let button = if is_working {
        page.cancel_button(stop, Msg::Solutions(SolutionsMsg::Stopped(kind)))
    } else {
        let ask = move |()| Msg::Solutions(SolutionsMsg::Requested(query()));
        Button::new(action, label, page.on_msg.reform(ask)).labeled().keyed()
    };
    // Several may be cancellable, so each names what it cancels.
    html! { <span role="group" aria-label={label}>{button.draw()}</span> }
}

/// Draws the buttons that count and estimate the solutions. Each has its result on a line below, so
/// that nothing moves when numbers grow, and so that no two cancel buttons are side by side.
fn numbers(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let solution_queries = &model.play.solution_queries;
    let limit = solution_queries.limit;
    let limit_option = |limit: CountLimit| match limit.number() {
        Some(number) => (limit.code(), text.number(number).into()),
        None => (limit.code(), text.solution_labels().count_to_end.into()),
    };
    let has_estimate = solution_queries.estimate.finding.is_some();
    let estimate_label = if has_estimate {
        text.solution_labels().estimate_further
    } else {
        text.solution_labels().estimate
    };
    let (is_counting, is_estimating) =
        (solution_queries.count.is_working(), solution_queries.estimate.is_working());
    html! {
        <div class="solutions-part">
            <div class="toolbar solutions-numbers">
                {query_button(page, is_counting, ("count", text.solution_labels().count),
                    ("cancel-count", QueryKind::Count), move || SolutionQuery::Count(limit))}
                {select_of(("count-limit", text.solution_labels().limit), CountLimit::VARIANTS, limit, limit_option,
                    &on_msg.reform(|limit| Msg::Solutions(SolutionsMsg::LimitChosen(limit))))}
            </div>
            {count(*text, solution_queries)}
            <div class="toolbar solutions-numbers">
                {query_button(page, is_estimating, ("estimate", estimate_label),
                    ("cancel-estimate", QueryKind::Estimate), move || {
                        let seed = browser::seed();
                        if has_estimate {
                            SolutionQuery::EstimateFurther { seed }
                        } else {
                            SolutionQuery::Estimate { seed }
                        }
                    })}
            </div>
            {estimate(page)}
        </div>
    }
}

fn count(text: Text, solution_queries: &SolutionQueries) -> Html {
    let counted = solution_queries.count.finding;
    let is_working = solution_queries.count.is_working();
    let bar = counted.filter(|_| is_working).map(|CountProgress { fraction, .. }| {
        html! {
            <progress class="export-bar" aria-label={text.solution_labels().count} max="1"
                value={format!("{fraction:.4}")} />
        }
    });
    let state = match (is_working, counted) {
        (true, _) => "working",
        (false, Some(counted)) if counted.count.is_exact() => "exact",
        (false, Some(_)) => "at-least",
        (false, None) => "idle",
    };
    html! {
        <div class="solutions-number-of" data-count-state={state}
            data-count={counted.map(|counted| counted.count.number().to_string())}>
            <p class="solutions-words" role="status">{text.known(SolutionsFact::of_count(&solution_queries.count))}</p>
            <div class="solutions-bar">{bar}</div>
        </div>
    }
}

fn estimate(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let solution_queries = &model.play.solution_queries;
    let estimate = solution_queries.estimate.finding;
    let known_count = estimate.map(|_| text.known(SolutionsFact::known(model)));
    let spread = estimate.and_then(|it| it.spread());
    let ending_sentence = text.known(SolutionsFact::rested(&solution_queries.estimate));
    html! {
        <div class="solutions-number-of"
            data-estimate-state={if solution_queries.estimate.is_working() { "working" } else { "idle" }}
            data-estimate={estimate.map(|it| format!("{:e}", it.mean))}
            data-spread={spread.map(|it| format!("{it:.5}"))}
            data-probes={estimate.map(|it| it.probes.to_string())}>
            <p class="solutions-words">{text.known(SolutionsFact::of_estimate(&solution_queries.estimate))}</p>
            <p class="solutions-words" data-known-count="">{known_count}</p>
            <p class="solutions-words" role="status" data-estimate-rests="">{ending_sentence}</p>
        </div>
    }
}

fn candidates(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let solution_queries = &model.play.solution_queries;
    let is_shown = solution_queries.on_board == OnBoard::Candidates;
    let stop = (is_shown && solution_queries.candidates.is_working()).then(|| {
        let stop = Msg::Solutions(SolutionsMsg::Stopped(QueryKind::Candidates));
        page.cancel_button("cancel-candidates", stop).draw()
    });
    let words =
        is_shown.then(|| text.known(SolutionsFact::of_candidates(&solution_queries.candidates)));
    let table = is_shown.then(|| occurrences(page));
    let state =
        match (solution_queries.candidates.is_working(), &solution_queries.candidates.finding) {
            (true, _) => "working",
            (false, Some(_)) => "known",
            (false, None) => "idle",
        };
    html! {
        <div class="solutions-candidates" data-candidates-state={state}>
            <div class="solutions-line">
                <p class="solutions-words" role="status">{words}</p>
                <span>{stop}</span>
            </div>
            <div>{table}</div>
        </div>
    }
}

/// Draws the number of solutions in which each digit occurs in the selected cell, side by side.
fn occurrences(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let cell = model.play.editor.focus();
    let known_candidates = cell.zip(model.play.solution_queries.candidates.finding.as_deref());
    let Some((cell, candidates)) = known_candidates else { return html! { <div></div> } };
    let cell_name = text.short_cell(cell, model.play.editor.shape());
    let entries = candidates.of(cell).into_iter().map(|(digit, tally)| {
        html! {
            <div key={digit.index()} class="occurring-digit">
                <dt>{digit.symbol()}</dt>
                <dd data-occurring={digit.symbol().to_string()}>{text.tally(tally)}</dd>
            </div>
        }
    });
    html! {
        <div class="occurring" data-occurring-cell={cell_name.clone()}>
            <p>{format!("{cell_name}: {}", text.solution_labels().occurring_in)}</p>
            <dl>{for entries}</dl>
        </div>
    }
}

fn conflict(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let query = &model.play.solution_queries.conflict;
    let conflict = query.finding.as_ref().and_then(Option::as_ref);
    let is_answered = query.stage == Stage::Over(Ending::Answered);
    let button = (model.is_without_solution() && !is_answered).then(|| {
        let ask = ("contradiction", text.solution_labels().find_contradiction);
        let stop = ("cancel-contradiction", QueryKind::Conflict);
        query_button(page, query.is_working(), ask, stop, || SolutionQuery::Conflict)
    });
    let state = match (query.is_working(), conflict) {
        (true, _) => "working",
        (false, Some(conflict)) if conflict.is_smallest() => "smallest",
        (false, Some(_)) => "smallest-so-far",
        (false, None) => "idle",
    };
    html! {
        <div class="solutions-part" data-contradiction-state={state}
            data-contradiction={conflict.map(|conflict| conflict.cells.len().to_string())}>
            <div class="toolbar">{button}</div>
            <p class="solutions-words solutions-conflict" role="status">{text.conflict(model)}</p>
        </div>
    }
}

//! Questions about the solutions of the puzzle: how many there are, each of them, which digits
//! occur, and why there is none.

use grove_model::base::code::Code;
use grove_model::solve::solutions::{
    Counted, Ending, Kind, Limit, OnBoard, SolutionQueries, SolutionQuery, Stage,
};
use grove_model::update::msg::{Msg, SolutionsMsg};
use strum::VariantArray;
use yew::prelude::*;

use super::solution_walk::SolutionWalk;
use crate::components::shared::{Button, Page, segmented_of, select_of};
use crate::platform::page as browser;
use crate::text::{SolutionsFact, Text};

pub(crate) fn solutions_panel(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let on_board = model.on_board();
    html! {
        <section key="solutions" class="solutions" aria-label={text.solutions.all}>
            {numbers(page)}
            <SolutionWalk ..page.clone() />
            <div class="solutions-part">
                {segmented_of("board", text.solutions.on_board, on_board, |it| text.on_board(it),
                    &on_msg.reform(|it| Msg::Solutions(SolutionsMsg::OnBoardChosen(it))))}
                {candidates(page)}
            </div>
            {conflict(page)}
        </section>
    }
}

/// Draws a button that asks a question, or that cancels it while it is being answered.
fn asking(
    page: &Page,
    is_working: bool,
    (action, label): (&'static str, &'static str),
    (stop, kind): (&'static str, Kind),
    query: impl Fn() -> SolutionQuery + 'static,
) -> Html {
    let button = if is_working {
        page.cancel(stop, Msg::Solutions(SolutionsMsg::Stopped(kind)))
    } else {
        let ask = move |()| Msg::Solutions(SolutionsMsg::Asked(query()));
        Button::new(action, label, page.on_msg.reform(ask)).labeled().keyed()
    };
    // Several may be cancellable, so each names what it cancels.
    html! { <span role="group" aria-label={label}>{button.draw()}</span> }
}

/// Draws the buttons that count and estimate the solutions. Each has its result on a line below, so
/// that nothing moves when numbers grow, and so that no two cancel buttons are side by side.
fn numbers(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let inquiries = &model.play.inquiries;
    let limit = inquiries.limit;
    let up_to = |limit: Limit| match limit.number() {
        Some(number) => (limit.code(), text.number(number).into()),
        None => (limit.code(), text.solutions.count_to_end.into()),
    };
    let is_further = inquiries.estimate.finding.is_some();
    let estimate_label =
        if is_further { text.solutions.estimate_further } else { text.solutions.estimate };
    let (counts, estimates) = (inquiries.count.is_working(), inquiries.estimate.is_working());
    html! {
        <div class="solutions-part">
            <div class="toolbar solutions-numbers">
                {asking(page, counts, ("count", text.solutions.count),
                    ("cancel-count", Kind::Count), move || SolutionQuery::Count(limit))}
                {select_of(("count-limit", text.solutions.limit), Limit::VARIANTS, limit, up_to,
                    &on_msg.reform(|limit| Msg::Solutions(SolutionsMsg::LimitChosen(limit))))}
            </div>
            {count(*text, inquiries)}
            <div class="toolbar solutions-numbers">
                {asking(page, estimates, ("estimate", estimate_label),
                    ("cancel-estimate", Kind::Estimate), move || {
                        let seed = browser::seed();
                        if is_further {
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

fn count(text: Text, inquiries: &SolutionQueries) -> Html {
    let counted = inquiries.count.finding;
    let is_working = inquiries.count.is_working();
    let bar = counted.filter(|_| is_working).map(|Counted { fraction, .. }| {
        html! {
            <progress class="export-bar" aria-label={text.solutions.count} max="1"
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
            <p class="solutions-says" role="status">{text.known(SolutionsFact::of_count(&inquiries.count))}</p>
            <div class="solutions-bar">{bar}</div>
        </div>
    }
}

fn estimate(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let inquiries = &model.play.inquiries;
    let estimate = inquiries.estimate.finding;
    let known = estimate.map(|_| text.known(SolutionsFact::known(model)));
    let spread = estimate.and_then(|it| it.spread());
    let rested = text.known(SolutionsFact::rested(&inquiries.estimate));
    html! {
        <div class="solutions-number-of"
            data-estimate-state={if inquiries.estimate.is_working() { "working" } else { "idle" }}
            data-estimate={estimate.map(|it| format!("{:e}", it.mean))}
            data-spread={spread.map(|it| format!("{it:.5}"))}
            data-probes={estimate.map(|it| it.probes.to_string())}>
            <p class="solutions-says">{text.known(SolutionsFact::of_estimate(&inquiries.estimate))}</p>
            <p class="solutions-says" data-known-count="">{known}</p>
            <p class="solutions-says" role="status" data-estimate-rests="">{rested}</p>
        </div>
    }
}

fn candidates(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let inquiries = &model.play.inquiries;
    let is_shown = inquiries.on_board == OnBoard::Candidates;
    let stop = (is_shown && inquiries.candidates.is_working()).then(|| {
        let stop = Msg::Solutions(SolutionsMsg::Stopped(Kind::Candidates));
        page.cancel("cancel-candidates", stop).draw()
    });
    let words = is_shown.then(|| text.known(SolutionsFact::of_candidates(&inquiries.candidates)));
    let table = is_shown.then(|| occurring(page));
    let state = match (inquiries.candidates.is_working(), &inquiries.candidates.finding) {
        (true, _) => "working",
        (false, Some(_)) => "known",
        (false, None) => "idle",
    };
    html! {
        <div class="solutions-candidates" data-candidates-state={state}>
            <div class="solutions-line">
                <p class="solutions-says" role="status">{words}</p>
                <span>{stop}</span>
            </div>
            <div>{table}</div>
        </div>
    }
}

/// Draws the number of solutions in which each digit occurs in the selected cell, side by side.
fn occurring(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let cell = model.play.editor.focus();
    let known = cell.zip(model.play.inquiries.candidates.finding.as_deref());
    let Some((cell, known)) = known else { return html! { <div></div> } };
    let place = text.short_cell(cell, model.play.editor.shape());
    let entries = known.of(cell).into_iter().map(|(digit, tally)| {
        html! {
            <div key={digit.index()} class="occurring-digit">
                <dt>{digit.symbol()}</dt>
                <dd data-occurring={digit.symbol().to_string()}>{text.tally(tally)}</dd>
            </div>
        }
    });
    html! {
        <div class="occurring" data-occurring-cell={place.clone()}>
            <p>{format!("{place}: {}", text.solutions.occurring_in)}</p>
            <dl>{for entries}</dl>
        </div>
    }
}

fn conflict(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let asked = &model.play.inquiries.conflict;
    let found = asked.finding.as_ref().and_then(Option::as_ref);
    let is_known = asked.stage == Stage::Over(Ending::Answered);
    let button = (model.is_without_solution() && !is_known).then(|| {
        let ask = ("contradiction", text.solutions.find_contradiction);
        let stop = ("cancel-contradiction", Kind::Conflict);
        asking(page, asked.is_working(), ask, stop, || SolutionQuery::Conflict)
    });
    let state = match (asked.is_working(), found) {
        (true, _) => "working",
        (false, Some(conflict)) if conflict.is_smallest() => "smallest",
        (false, Some(_)) => "smallest-so-far",
        (false, None) => "idle",
    };
    html! {
        <div class="solutions-part" data-contradiction-state={state}
            data-contradiction={found.map(|conflict| conflict.cells.len().to_string())}>
            <div class="toolbar">{button}</div>
            <p class="solutions-says solutions-conflict" role="status">{text.conflict(model)}</p>
        </div>
    }
}

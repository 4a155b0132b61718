//! What can be found out about the solutions of the puzzle: their number, each of them,
//! the digits that occur, and why there is none.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::solve::solutions::{
    Counted, Ending, Kind, Limit, OnBoard, SolutionQueries, SolutionQuery, Stage,
};
use grove_model::update::solutions::SolutionsMsg;
use strum::VariantArray;
use yew::{AttrValue, Callback, Html, html};

use crate::components::Shared;
use crate::components::play::occurring_table::occurring_table;
use crate::components::play::solution_walk::SolutionWalk;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::segmented::segmented_of;
use crate::components::shared::select::select;
use crate::platform::page;
use crate::text::{SolutionsFact, Text};

/// The panel.
pub(crate) fn solutions_panel(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let on_board = model.play.inquiries.on_board;
    html! {
        <section key="solutions" class="solutions" aria-label={text.solutions.all}>
            {numbers(text, model, on_msg)}
            <SolutionWalk {text} model={model.clone()} on_msg={on_msg.clone()} />
            <div class="solutions-part">
                {segmented_of("board", text.solutions.on_board, on_board, |it| text.on_board(it),
                    &on_msg.reform(|it| Msg::Solutions(SolutionsMsg::OnBoardChosen(it))))}
                {candidates(text, model, on_msg)}
            </div>
            {conflict(text, model, on_msg)}
        </section>
    }
}

/// A button that asks, or one that calls it off while it is worked at.
fn asking(
    text: Text,
    on_msg: &Callback<Msg>,
    is_working: bool,
    (action, label): (&'static str, &'static str),
    (stop, kind): (&'static str, Kind),
    inquire: impl Fn() -> SolutionQuery + 'static,
) -> Html {
    let button = if is_working {
        Button::new(
            stop,
            text.cancel,
            on_msg.reform(move |()| Msg::Solutions(SolutionsMsg::Stopped(kind))),
        )
        .icon(Icon::Stop)
        .labelled()
        .keyed()
        .draw()
    } else {
        Button::new(
            action,
            label,
            on_msg.reform(move |()| Msg::Solutions(SolutionsMsg::Asked(inquire()))),
        )
        .labelled()
        .keyed()
        .draw()
    };
    // There is more than one to cancel, so each says of what it is.
    html! { <span role="group" aria-label={label}>{button}</span> }
}

/// How many solutions there are: the buttons that count and estimate, each with what it
/// came to on a line below, so that nothing moves when figures grow and no two ways to
/// call something off stand side by side.
fn numbers(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let inquiries = &model.play.inquiries;
    let limit = inquiries.limit;
    let options = Limit::VARIANTS.iter().copied().map(|limit| {
        let words = limit.number().map(|number| text.number(number));
        let all = || text.solutions.count_to_end.to_owned();
        (limit.code(), AttrValue::from(words.unwrap_or_else(all)))
    });
    let (counts, estimates) = (inquiries.count.is_working(), inquiries.estimate.is_working());
    html! {
        <div class="solutions-part">
            <div class="toolbar solutions-numbers">
                {asking(text, on_msg, counts, ("count", text.solutions.count),
                    ("cancel-count", Kind::Count), move || SolutionQuery::Count(limit))}
                {select("count-limit", text.solutions.limit, &options.collect::<Vec<_>>(),
                    Limit::VARIANTS.iter().position(|&it| it == limit).unwrap_or_default(),
                    &on_msg.reform(|place: usize| Msg::Solutions(SolutionsMsg::LimitChosen(Limit::VARIANTS[place]))))}
            </div>
            {count(text, inquiries)}
            <div class="toolbar solutions-numbers">
                {asking(text, on_msg, estimates, ("estimate", text.solutions.estimate),
                    ("cancel-estimate", Kind::Estimate),
                    || SolutionQuery::Estimate { seed: page::seed() })}
            </div>
            {estimate(text, model)}
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

fn estimate(text: Text, model: &Shared) -> Html {
    let inquiries = &model.play.inquiries;
    let estimate = inquiries.estimate.finding;
    let known = estimate.map(|_| text.known(SolutionsFact::known(model)));
    let spread = estimate.and_then(|it| it.standard_error.map(|error| error / it.mean));
    html! {
        <div class="solutions-number-of"
            data-estimate-state={if inquiries.estimate.is_working() { "working" } else { "idle" }}
            data-estimate={estimate.map(|it| format!("{:e}", it.mean))}
            data-spread={spread.filter(|it| it.is_finite()).map(|it| format!("{it:.5}"))}
            data-probes={estimate.map(|it| it.probes.to_string())}>
            <p class="solutions-says">{text.known(SolutionsFact::of_estimate(&inquiries.estimate))}</p>
            <p class="solutions-says" data-known-count="">{known}</p>
        </div>
    }
}

fn candidates(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let inquiries = &model.play.inquiries;
    let is_shown = inquiries.on_board == OnBoard::Candidates;
    let stop = (is_shown && inquiries.candidates.is_working()).then(|| {
        Button::new(
            "cancel-candidates",
            text.cancel,
            on_msg.reform(|()| Msg::Solutions(SolutionsMsg::Stopped(Kind::Candidates))),
        )
        .icon(Icon::Stop)
        .labelled()
        .draw()
    });
    let words = is_shown.then(|| text.known(SolutionsFact::of_candidates(&inquiries.candidates)));
    let table = is_shown.then(|| occurring_table(text, model));
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

fn conflict(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let asked = &model.play.inquiries.conflict;
    let found = asked.finding.as_ref().and_then(Option::as_ref);
    let is_known = asked.stage == Stage::Over(Ending::Answered);
    let button = (model.is_without_solution() && !is_known).then(|| {
        asking(
            text,
            on_msg,
            asked.is_working(),
            ("contradiction", text.solutions.find_contradiction),
            ("cancel-contradiction", Kind::Conflict),
            || SolutionQuery::Conflict,
        )
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

//! Answers with several figures: as a list, or as a table with bars on one scale.

use grove_model::base::code::Code;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::search::questions::Blame;
use grove_model::worker::inquiry::{SearchCost, SolutionCount};
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Branches, LevelCount};
use yew::prelude::*;

use crate::components::shared::PageProps;

/// A row of a table: its name, the figures, and the number that its bar shows.
struct Row {
    name: String,
    code: String,
    figures: Vec<String>,
    nodes: u64,
}

/// Draws a table whose last column has a bar for each row, all on one scale.
fn table(heads: &[&'static str], rows: &[Row]) -> Html {
    let most = rows.iter().map(|row| row.nodes).max().unwrap_or_default().max(1);
    let heads = heads.iter().map(|head| match *head {
        // The names of these rows need no heading.
        "" => html! { <td key=""></td> },
        head => html! { <th key={head} scope="col">{head}</th> },
    });
    let rows = rows.iter().map(|row| {
        let figures = row.figures.iter().map(|figure| html! { <td>{figure}</td> });
        let share = row.nodes as f64 / most as f64 * 100.0;
        html! {
            <tr key={row.code.clone()} data-row={row.code.clone()} data-nodes={row.nodes.to_string()}>
                <th scope="row">{&row.name}</th>
                {for figures}
                <td class="answer-bar" aria-hidden="true">
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                        <rect width={format!("{share:.2}")} height="8" />
                    </svg>
                </td>
            </tr>
        }
    });
    html! {
        <div class="answer-rows" tabindex="0">
            <table class="answer-table">
                <thead><tr>{for heads}<td></td></tr></thead>
                <tbody>{for rows}</tbody>
            </table>
        </div>
    }
}

/// Draws what blocks each digit or place at a dead end.
pub(super) fn blocker_list(page: &PageProps, blame: &Blame) -> Html {
    let text = page.text;
    let shape = page.model.play.editor.shape();
    let items = blame.blockers.iter().map(|blocker| {
        let level = blocker.level.map(|level| level.to_string());
        html! {
            <li data-level={level}>
                {text.blocker(blocker, shape)}{" "}<small>{text.blocker_origin(blocker)}</small>
            </li>
        }
    });
    html! { <ul class="blockers">{for items}</ul> }
}

pub(super) fn level_table(page: &PageProps, levels: &[LevelCount]) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.questions();
    let shape = model.play.editor.shape();
    let cells = model.watch.player.as_ref().and_then(|player| player.stepper.level_cells());
    let rows =
        levels.iter().enumerate().filter(|(_, level)| level.nodes > 0).map(|(nth, level)| {
            let cell = cells.and_then(|cells| cells.get(nth));
            let cell = cell.map(|cell| text.short_cell(*cell, shape));
            let figures =
                cell.into_iter().chain([text.number(level.nodes), text.number(level.dead_ends)]);
            let name = (nth + 1).to_string();
            Row { code: name.clone(), name, figures: figures.collect(), nodes: level.nodes }
        });
    let cell_head = cells.is_some().then_some(phrases.cell);
    let heads: Vec<_> = [phrases.level]
        .into_iter()
        .chain(cell_head)
        .chain([phrases.nodes, phrases.dead_ends])
        .collect();
    table(&heads, &rows.collect::<Vec<_>>())
}

/// Draws the branches at the root, the costliest in words, with what leads there.
pub(super) fn costliest(
    page: &PageProps,
    root: &Branches,
    go_there: impl Fn(Digit) -> Html,
) -> Html {
    let text = page.text;
    let phrases = text.questions();
    let shape = page.model.play.editor.shape();
    let sizes = root.children.iter().filter_map(|child| child.subtree).map(|tree| tree.size);
    // With the root, as below the tree.
    let all = 1 + sizes.sum::<u64>();
    let searched = root.children.iter().filter_map(|child| Some((child, child.subtree?.size)));
    // Of several that cost the same, the first.
    let Some((child, nodes)) = searched.rev().max_by_key(|(_, size)| *size) else {
        return html! { <p class="answer-words">{phrases.no_branches}</p> };
    };
    let rows = root.children.iter().map(|child| {
        let size = child.subtree.map(|tree| tree.size);
        let figure = size.map_or_else(|| phrases.not_searched.to_owned(), |size| text.number(size));
        Row {
            name: format!("{} {}", text.short_cell(child.cell, shape), child.digit.symbol()),
            code: child.digit.symbol().to_string(),
            figures: vec![figure],
            nodes: size.unwrap_or_default(),
        }
    });
    html! {
        <>
            <p class="answer-words">{text.costliest_child(child, nodes, all, shape)}</p>
            {table(&[phrases.digit, phrases.nodes], &rows.collect::<Vec<_>>())}
            {go_there(child.branch)}
        </>
    }
}

pub(super) fn method_table(page: &PageProps, costs: &[(StrategyPreset, SearchCost)]) -> Html {
    let text = page.text;
    let phrases = text.questions();
    let ended = costs.iter().filter(|(_, cost)| cost.is_over);
    let counted =
        ended.map(|(preset, cost)| (cost.counters.nodes(), text.strategy_preset(*preset)));
    let said = counted.clone().map(|(nodes, _)| nodes).min().map(|fewest| {
        let methods: Vec<_> =
            counted.filter(|&(nodes, _)| nodes == fewest).map(|(_, name)| name).collect();
        text.cheapest_methods(&methods, fewest)
    });
    let rows = costs.iter().map(|(preset, cost)| Row {
        name: text.strategy_preset(*preset).to_owned(),
        code: preset.code().to_owned(),
        figures: vec![
            text.node_count(cost.counters.nodes(), cost.is_over),
            text.number(cost.counters.dead_ends),
        ],
        nodes: cost.counters.nodes(),
    });
    html! {
        <>
            {said.map(|said| html! { <p class="answer-words">{said}</p> })}
            {table(&[phrases.method, phrases.nodes, phrases.dead_ends], &rows.collect::<Vec<_>>())}
        </>
    }
}

/// Draws what a search takes with and without a given.
pub(super) fn trial_table(
    page: &PageProps,
    given: (Cell, Digit),
    with: SearchCost,
    without: SearchCost,
    solutions: SolutionCount,
) -> Html {
    let text = page.text;
    let phrases = text.questions();
    let count = |cost: SearchCost| text.node_count(cost.counters.nodes(), cost.is_over);
    let shape = page.model.play.editor.shape();
    let said = text.trial(given, (&count(with), &count(without)), solutions, shape);
    let row = |name: &str, code: &str, cost: SearchCost| Row {
        name: name.to_owned(),
        code: code.to_owned(),
        figures: vec![count(cost), text.number(cost.counters.dead_ends)],
        nodes: cost.counters.nodes(),
    };
    let rows = [row(phrases.with_given, "with", with), row(phrases.without, "without", without)];
    html! {
        <>
            <p class="answer-words">{said}</p>
            {table(&["", phrases.nodes, phrases.dead_ends], &rows)}
        </>
    }
}

//! Printed puzzles: a single page, and all pages.

use std::rc::Rc;

use grove_model::generate::printout::{Page, PrintedPuzzle, Printout};
use yew::prelude::*;

use super::printed_board::PrintedBoard;
use crate::components::shared;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) title: Rc<str>,
    /// The puzzles on the page, from top to bottom.
    pub(crate) puzzles: Vec<Rc<PrintedPuzzle>>,
    /// The number of puzzles per page, or `None` on pages of solutions.
    pub(crate) per_page: Option<usize>,
}

impl Props {
    /// Returns the n-th page, from 0.
    pub(crate) fn of(text: Text, printout: &Printout, index: usize) -> Option<Self> {
        let (puzzles, per_page) = match printout.page(index)? {
            Page::Puzzles(puzzles) => (puzzles, Some(printout.per_page.number())),
            Page::Solutions(puzzles) => (puzzles, None),
        };
        let title = Rc::from(printout.title.trim());
        Some(Self { text, title, puzzles: puzzles.to_vec(), per_page })
    }
}

/// Boards with their numbers and seeds, below a title and a line for the name of a pupil; or solutions,
/// below a title.
#[component]
pub(crate) fn PrintoutPage(props: &Props) -> Html {
    let Props { text, title, puzzles, per_page } = props;
    let is_solved = per_page.is_none();
    let boards = puzzles.iter().map(|puzzle| {
        html! {
            <figure key={puzzle.number} class="handout-puzzle">
                <figcaption>{text.puzzle_title(puzzle.number.into(), puzzle.seed)}</figcaption>
                <PrintedBoard puzzle={puzzle.clone()} {is_solved} />
            </figure>
        }
    });
    let solutions = text.printout.solutions;
    let heading = match (is_solved, title.is_empty()) {
        (false, _) => title.to_string(),
        (true, true) => solutions.to_owned(),
        (true, false) => format!("{title} · {solutions}"),
    };
    let layout = per_page.map_or_else(|| "solutions".to_owned(), |number| number.to_string());
    html! {
        <section class="handout-page" data-per-page={layout}>
            <div class="handout-top">
                <div class="handout-heading">{heading}</div>
                {(!is_solved).then(|| html! { <div class="handout-name"><span>{text.printout.name}</span></div> })}
            </div>
            <div class="handout-puzzles">{for boards}</div>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct PrintProps {
    text: Text,
    printout: Option<Printout>,
}

/// Draws all printed pages, if there are any.
pub(crate) fn printout_pages(page: &shared::PageProps) -> Html {
    html! { <PrintoutPages text={page.text} printout={page.model.printout().cloned()} /> }
}

/// All pages, drawn before the print dialog opens. Each page is drawn when its puzzles arrive, so
/// that there is never much to draw at once.
#[component]
fn PrintoutPages(props: &PrintProps) -> Html {
    let pages = props.printout.iter().flat_map(|printout| {
        (0..printout.page_count()).filter_map(|index| Props::of(props.text, printout, index))
    });
    let pages = pages.map(|page| {
        let first = page.puzzles.first().map_or(0, |puzzle| puzzle.number);
        let key = format!("{}-{first}", page.per_page.unwrap_or(0));
        html! { <PrintoutPage {key} ..page /> }
    });
    let has_pages = props.printout.as_ref().is_some_and(|printout| !printout.puzzles.is_empty());
    html! {
        <div class="handout-print" data-has-pages={has_pages.then_some("")}>{for pages}</div>
    }
}

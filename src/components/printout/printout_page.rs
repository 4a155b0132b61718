//! A page of puzzles to be printed.

use std::rc::Rc;

use grove_model::generate::printout::{Page, PrintedPuzzle, Printout};
use yew::{Html, Properties, component, html};

use crate::components::printout::printed_board::PrintedBoard;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    /// What stands at its head.
    pub(crate) title: Rc<str>,
    /// What is on the page, the first at the top.
    pub(crate) puzzles: Vec<Rc<PrintedPuzzle>>,
    /// How many puzzles such a page has; `None` where it has solutions.
    pub(crate) per_page: Option<usize>,
}

impl Props {
    /// The n-th page, from 0.
    pub(crate) fn of(text: Text, printout: &Printout, nth: usize) -> Option<Self> {
        let (puzzles, per_page) = match printout.page(nth)? {
            Page::Puzzles(puzzles) => (puzzles, Some(printout.per_page.number())),
            Page::Solutions(puzzles) => (puzzles, None),
        };
        let title = Rc::from(printout.title.trim());
        Some(Self { text, title, puzzles: puzzles.to_vec(), per_page })
    }
}

/// Boards with their numbers and seeds, or solutions, below a title.
#[component]
pub(crate) fn PrintoutPage(props: &Props) -> Html {
    let Props { text, title, puzzles, per_page } = props;
    let is_solved = per_page.is_none();
    let boards = puzzles.iter().map(|printed| {
        html! {
            <figure key={printed.number} class="handout-puzzle">
                <figcaption>{text.puzzle_title(printed.number.into(), printed.seed)}</figcaption>
                <PrintedBoard printed={printed.clone()} {is_solved} />
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
            <div class="handout-heading">{heading}</div>
            <div class="handout-puzzles">{for boards}</div>
        </section>
    }
}

//! Printed puzzles: a single page, and all pages.

use std::rc::Rc;
use std::slice;

use grove_model::generate::printout::{Page, PrintedOrigin, PrintedPuzzle, Printout};
use yew::prelude::*;

use super::printed_board::PrintedBoard;
use super::printed_tree::{printed_tree, tree_questions};
use crate::components::shared;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) title: Rc<str>,
    /// The puzzles on the page, from top to bottom.
    pub(crate) puzzles: Vec<Rc<PrintedPuzzle>>,
    pub(crate) layout: Layout,
}

/// What a page is for.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Layout {
    /// This number of puzzles.
    Puzzles(usize),
    Exercise,
    Tree,
    Solutions,
    Answers,
}

impl Layout {
    fn code(self) -> String {
        match self {
            Self::Puzzles(per_page) => per_page.to_string(),
            Self::Exercise => "exercise".to_owned(),
            Self::Tree => "tree".to_owned(),
            Self::Solutions => "solutions".to_owned(),
            Self::Answers => "answers".to_owned(),
        }
    }
}

impl Props {
    /// Returns the n-th page, from 0.
    pub(crate) fn of(text: Text, printout: &Printout, index: usize) -> Option<Self> {
        let (puzzles, layout) = match printout.page(index)? {
            Page::Puzzles(puzzles) => (puzzles, Layout::Puzzles(printout.per_page.number())),
            Page::Exercise(puzzle) => (slice::from_ref(puzzle), Layout::Exercise),
            Page::Tree(puzzle) => (slice::from_ref(puzzle), Layout::Tree),
            Page::Solutions(puzzles) => (puzzles, Layout::Solutions),
            Page::Answers(puzzle) => (slice::from_ref(puzzle), Layout::Answers),
        };
        let title = Rc::from(printout.title.trim());
        Some(Self { text, title, puzzles: puzzles.to_vec(), layout })
    }
}

/// Boards with their numbers and seeds, below a title and a line for the name of a pupil; or solutions,
/// below a title.
#[component]
pub(crate) fn PrintoutPage(props: &Props) -> Html {
    let &Props { text, ref title, ref puzzles, layout } = props;
    let is_solved = match layout {
        Layout::Puzzles(_) | Layout::Exercise | Layout::Tree => false,
        Layout::Solutions | Layout::Answers => true,
    };
    let board = |puzzle: &Rc<PrintedPuzzle>, is_solved| {
        html! { <PrintedBoard puzzle={puzzle.clone()} {is_solved} /> }
    };
    let boards = puzzles.iter().map(|puzzle| {
        let content = match layout {
            Layout::Puzzles(_) => board(puzzle, false),
            Layout::Solutions => board(puzzle, true),
            Layout::Exercise => html! {
                <>
                    <p class="handout-task">{text.exercise_task()}</p>
                    {board(puzzle, false)}
                    {steps(text, puzzle, false)}
                </>
            },
            Layout::Tree => html! {
                <>
                    <p class="handout-task">{text.tree_task()}</p>
                    {printed_tree(text, puzzle, false)}
                    {tree_questions(text)}
                </>
            },
            Layout::Answers => html! {
                <>
                    {steps(text, puzzle, true)}
                    {of_board(puzzle).then(|| printed_tree(text, puzzle, true))}
                </>
            },
        };
        html! {
            <figure key={puzzle.number} class="handout-puzzle">
                <figcaption>{caption(text, puzzle)}</figcaption>
                {content}
            </figure>
        }
    });
    let solutions = text.printout.solutions;
    let heading = match (is_solved, title.is_empty()) {
        (false, _) => title.to_string(),
        (true, true) => solutions.to_owned(),
        (true, false) => format!("{title} · {solutions}"),
    };
    html! {
        <section class="handout-page" data-per-page={layout.code()}>
            <div class="handout-top">
                <div class="handout-heading">{heading}</div>
                {(!is_solved).then(|| html! { <div class="handout-name"><span>{text.printout.name}</span></div> })}
            </div>
            <div class="handout-puzzles">{for boards}</div>
        </section>
    }
}

fn of_board(puzzle: &PrintedPuzzle) -> bool {
    puzzle.origin == PrintedOrigin::Board
}

/// Returns the number and the seed of a puzzle that was made.
fn caption(text: Text, puzzle: &PrintedPuzzle) -> Option<String> {
    match puzzle.origin {
        PrintedOrigin::Made { seed, .. } => Some(text.puzzle_title(puzzle.number.into(), seed)),
        PrintedOrigin::Board => None,
    }
}

/// Draws the numbers of the steps, each with room to write, or with the step itself.
fn steps(text: Text, puzzle: &PrintedPuzzle, is_solved: bool) -> Html {
    let shape = puzzle.givens.shape();
    let rows = (0..Printout::EXERCISE_STEPS).map(|nth| {
        let step = puzzle.first_steps.get(nth).filter(|_| is_solved);
        html! {
            <li key={nth}>
                <span class="handout-nth">{nth + 1}</span>
                <span class="handout-step">{step.map(|&step| text.exercise_step(step, shape))}</span>
            </li>
        }
    });
    html! { <ol class="handout-steps">{for rows}</ol> }
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
        let key = format!("{}-{first}", page.layout.code());
        html! { <PrintoutPage {key} ..page /> }
    });
    let has_pages = props.printout.as_ref().is_some_and(|printout| !printout.puzzles.is_empty());
    html! {
        <div class="handout-print" data-has-pages={has_pages.then_some("")}>{for pages}</div>
    }
}

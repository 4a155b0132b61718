//! The choice of the first visit: what the page is, and what to begin with.

use grove_model::base::code::Code;
use grove_model::base::guide::Beginning;
use grove_model::base::settings::SidePanel;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::update::msg::{GenerateMsg, Msg, PageMsg};
use grove_model::view::board::own_board;
use sudoku_engine::logic::Grade;
use yew::prelude::*;

use crate::components::shared::{PageProps, board};
use crate::platform::page as browser;

/// Draws the choice next to the board whose search is about to begin.
pub(crate) fn first_choice(page: &PageProps) -> Html {
    let text = page.text;
    html! {
        <div key="first" class="first">
            <section class="first-words" aria-label={text.first_choices()}>
                <h2 class="first-about">{text.first_sentence()}</h2>
                {small_tree()}
                <div class="first-choices">
                    {choice(page, Beginning::Solve)}
                    {new_puzzles(page)}
                    {choice(page, Beginning::WatchSmall)}
                    {choice(page, Beginning::WatchLarge)}
                </div>
            </section>
            // It is a picture: nothing on it can be operated yet.
            <div class="first-board" aria-hidden="true" inert={true}>
                {board(page, &own_board(&page.model), Html::default(), Html::default())}
            </div>
        </div>
    }
}

/// The edges of the tree of [`Beginning::WatchSmall`]: each is two units long from left to right.
const EDGES: &str = "M0 5L2 1H4L6 0H8M4 1L6 2H8M0 5H4L6 4H8M4 5L6 6H8M0 5L2 9L4 8H6M2 9L4 10H24";
/// Its dead ends, as lines without a length.
const DEAD_ENDS: &str = "M8 0h0M8 2h0M8 4h0M8 6h0M6 8h0";
const SOLUTION: &str = "M24 10h0";

/// Draws a picture of the tree that grows if the small board is chosen.
fn small_tree() -> Html {
    html! {
        <svg class="first-tree" viewBox="-0.2 -1 26 12" aria-hidden="true">
            <path d={EDGES} />
            <path d={DEAD_ENDS} />
            <path d={SOLUTION} />
        </svg>
    }
}

/// Draws the grades of a new puzzle to solve.
fn new_puzzles(page: &PageProps) -> Html {
    let text = page.text;
    let grades = [Grade::Easy, Grade::Medium, Grade::Hard].map(|grade| {
        let action = match grade {
            Grade::Easy => "begin-easy",
            Grade::Medium => "begin-medium",
            Grade::Hard | Grade::Unfair | Grade::Extreme => "begin-hard",
        };
        let (on_msg, form) = (page.on_msg.clone(), page.model.play.form.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let form = GenerateForm { difficulty: Difficulty::Grade(grade), ..form.clone() };
            on_msg.emit(Msg::Page(PageMsg::Begun(Beginning::Solve)));
            on_msg.emit(Msg::Page(PageMsg::SidePanelChosen(SidePanel::New)));
            on_msg.emit(Msg::Generate(GenerateMsg::FormChosen(form)));
            on_msg.emit(Msg::Generate(GenerateMsg::Started { seed: browser::seed() }));
        });
        html! {
            <button key={action} type="button" class="first-grade" data-action={action} {onclick}>
                {text.grade(grade)}
            </button>
        }
    });
    html! {
        <div class="first-new" role="group" aria-labelledby="first-new">
            <span id="first-new">{text.first_new()}</span>
            {for grades}
        </div>
    }
}

fn choice(page: &PageProps, beginning: Beginning) -> Html {
    let text = page.text;
    let minor = match beginning {
        Beginning::Solve | Beginning::WatchSmall => None,
        Beginning::WatchLarge => Some("first-choice-minor"),
    };
    html! {
        <button type="button" class={classes!("first-choice", minor)}
            data-action={format!("begin-{}", beginning.code())}
            onclick={page.send(Msg::Page(PageMsg::Begun(beginning)))}>
            <span class="first-name">{text.beginning(beginning)}</span>
            <span class="first-more">{text.about_beginning(beginning)}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use grove_model::base::samples::Sample;
    use sudoku_engine::board::Puzzle;
    use sudoku_engine::search::{Counters, Goal, Stepper};

    use super::*;

    #[test]
    fn the_picture_has_the_nodes_of_the_small_tree() {
        let (mut at, mut units) = (0, 0);
        let starts = EDGES.split(|letter: char| letter.is_ascii_uppercase());
        for (command, place) in
            EDGES.matches(|it: char| it.is_ascii_uppercase()).zip(starts.skip(1))
        {
            let to: u32 = place.split(' ').next().unwrap().parse().unwrap();
            if command != "M" {
                units += to - at;
            }
            at = to;
        }
        let puzzle = Puzzle::try_from(Sample::Paper.givens()).unwrap();
        let mut stepper = Stepper::new(&puzzle, Goal::FIRST);
        stepper.run(u64::MAX);
        let Counters { placements, dead_ends, .. } = stepper.counters();
        assert_eq!(
            (u64::from(units / 2), DEAD_ENDS.matches('M').count() as u64),
            (placements, dead_ends)
        );
    }
}

//! The puzzle as it is printed: always in the page, hidden on screen, because the browser prints
//! without asking the page first.

use std::rc::Rc;

use grove_model::base::samples::Sample;
use grove_model::base::settings::CenterMarks;
use grove_model::puzzle::editor::EditedPuzzle;
use grove_model::view::board_picture::scene;
use yew::prelude::*;

use crate::components::shared::{PageProps, scene_drawing};
use crate::hooks::use_settled;
use crate::text::{PictureLabel, Text};

#[derive(Clone, PartialEq, Properties)]
struct Props {
    text: Text,
    /// The name that the user gave the puzzle, or an empty one.
    name: Rc<str>,
    /// As much of the puzzle as is printed.
    printed_puzzle: EditedPuzzle,
    center_marks: CenterMarks,
}

/// Draws the sheet with the puzzle on the board.
pub(super) fn puzzle_sheet(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    html! {
        <PuzzleSheet key="sheet" text={*text} name={model.puzzle_name()}
            printed_puzzle={model.printed_puzzle()} center_marks={model.center_marks} />
    }
}

/// The sheet, which is drawn again once the board has rested, and not with each digit.
#[component]
fn PuzzleSheet(props: &Props) -> Html {
    let props = use_settled(props.clone());
    (*use_memo(props, sheet)).clone()
}

/// Draws a title, the board, and the rules that the board does not show.
fn sheet(props: &Props) -> Html {
    let &Props { text, ref name, ref printed_puzzle, center_marks } = props;
    let rules = text.undrawn_rules(&printed_puzzle.rules);
    let rules = (!rules.is_empty()).then(|| html! { <p>{rules.join(" ")}</p> });
    html! {
        <section class="puzzle-sheet" data-size={printed_puzzle.shape().size().to_string()}>
            <div class="puzzle-sheet-title">{title(text, name, printed_puzzle)}</div>
            {scene_drawing(&scene(printed_puzzle, center_marks, &[]), "puzzle-sheet-board")}
            {rules}
        </section>
    }
}

fn title(text: Text, name: &str, printed_puzzle: &EditedPuzzle) -> String {
    if !name.is_empty() {
        return name.to_owned();
    }
    let is_sample = |sample: &Sample| sample.givens() == printed_puzzle.givens;
    let sample = Sample::all().find(is_sample).filter(|_| printed_puzzle.rules.is_classic());
    sample.map_or(text.picture_label(PictureLabel::Untitled), |it| text.sample(it)).to_owned()
}

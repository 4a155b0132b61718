//! The help pages about techniques: their list, and each with the example that it steps through.

use grove_model::base::code::Code;
use grove_model::model::dialog::{DialogKind, TechniqueHelp};
use grove_model::puzzle::printed::{DigitRow, Lines};
use grove_model::puzzle::rule_drawing::RuleDrawing;
use grove_model::solve::hint::HintStage;
use grove_model::solve::technique_page::TechniquePage;
use grove_model::update::msg::{DialogMsg, Msg};
use grove_model::view::technique_example::TechniqueExample;
use strum::VariantArray;
use sudoku_engine::board::Rules;
use yew::prelude::*;

use super::hint::draw_picture;
use crate::components::shared::{Icon, PageProps, segmented_of};

/// Draws the list of all pages.
pub(crate) fn technique_list(page: &PageProps) -> Html {
    let text = page.text;
    let items = TechniquePage::VARIANTS.iter().map(|&technique| {
        let open = page.send(Msg::Dialog(DialogMsg::TechniqueChosen(technique)));
        html! {
            <li key={technique.code()}>
                <button type="button" class="button" data-action={format!("technique-{}", technique.code())}
                    onclick={open}>
                    {text.technique_page(technique)}
                </button>
            </li>
        }
    });
    html! {
        <section class="technique-list">
            <h3>{text.techniques()}</h3>
            <ol>{for items}</ol>
        </section>
    }
}

/// Draws a page.
pub(crate) fn technique_page(
    page: &PageProps,
    TechniqueHelp { page: technique, stage }: TechniqueHelp,
) -> Html {
    let text = page.text;
    let example = TechniqueExample::of(technique);
    html! {
        <article class="technique" data-technique-page={technique.code()} data-stage={stage.code()}>
            {head(page, technique)}
            <p>{text.what_to_look_for(technique)}</p>
            <div class="technique-body">
                {example.as_ref().map(|example| board(page, example, stage))}
                <div class="technique-side">
                    {example.as_ref().map(|example| stages(page, technique, example, stage))}
                    {why(page, technique)}
                </div>
            </div>
        </article>
    }
}

/// Draws the title of a page between the buttons that lead to the pages before and after it.
fn head(page: &PageProps, technique: TechniquePage) -> Html {
    let text = page.text;
    let turn = |action, name, to: Option<TechniquePage>| {
        let chosen = Msg::Dialog(DialogMsg::TechniqueChosen(to.unwrap_or(technique)));
        page.button(action, name, chosen).disabled(to.is_none())
    };
    let previous = turn("technique-previous", text.printout.page_before, technique.previous());
    let next = turn("technique-next", text.printout.page_after, technique.next());
    html! {
        <div class="technique-head">
            {previous.icon(Icon::STEP_BACK).draw()}
            <div class="technique-title" role="status">
                <h3>{text.technique_page(technique)}</h3>
                <span>{text.page_of_all(technique as usize + 1, TechniquePage::VARIANTS.len())}</span>
            </div>
            {next.icon(Icon::STEP).draw()}
        </div>
    }
}

/// Draws the choice of how much of an example is shown, and its words.
fn stages(
    page: &PageProps,
    technique: TechniquePage,
    example: &TechniqueExample,
    stage: HintStage,
) -> Html {
    let text = page.text;
    let on_stage = page.on_msg.reform(|stage| Msg::Dialog(DialogMsg::StageChosen(stage)));
    let said = |stage| text.example(technique, example, stage);
    // The other sentences are invisible. With them, the place is as high as the longest one needs.
    let unsaid = HintStage::VARIANTS.iter().filter(|&&it| it != stage).map(|&it| {
        html! { <p key={it.code()} class="technique-unsaid" aria-hidden="true">{said(it)}</p> }
    });
    html! {
        <>
            {segmented_of("stage", text.example_stages(), stage, |stage| text.example_stage(stage), &on_stage)}
            <div class="technique-words">
                <p role="status">{said(stage)}</p>
                {for unsaid}
            </div>
        </>
    }
}

/// Draws why a technique is valid, and the button that goes back to the hint.
fn why(page: &PageProps, technique: TechniquePage) -> Html {
    let text = page.text;
    let hint = page.model.play.hint.as_deref().filter(|hint| hint.step().is_some());
    let close = Msg::Dialog(DialogMsg::Closed(DialogKind::Technique));
    let back = hint.map(|_| {
        let back = page.button("back-to-hint", text.back_to_hint(), close);
        back.icon(Icon::HINT).labeled().draw()
    });
    html! {
        <>
            <h4>{text.why_valid_title()}</h4>
            <p>{text.why_valid(technique)}</p>
            {text.what_seeing_means(technique).map(|words| html! { <p>{words}</p> })}
            {back}
        </>
    }
}

fn board(page: &PageProps, example: &TechniqueExample, stage: HintStage) -> Html {
    let shape = example.digits.shape();
    let side = RuleDrawing::SIDE * shape.size() as i32;
    let lines = Lines::of(&Rules::classic(shape));
    let rows = DigitRow::all(&example.digits).into_iter().map(|row| {
        html! { <text x={row.centers_x} y={row.center_y.to_string()}>{row.digits}</text> }
    });
    html! {
        <div class="technique-board" role="img" aria-label={page.text.example_board()}>
            <svg viewBox={format!("0 0 {side} {side}")}>
                {for rows}
                <path class="technique-thin" d={lines.thin} />
                <path class="technique-thick" d={lines.thick} />
            </svg>
            {draw_picture(&example.picture(stage), shape)}
        </div>
    }
}

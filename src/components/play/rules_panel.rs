//! The rules of the puzzle, and the controls that change them.

use std::rc::Rc;

use grove_model::base::settings::SidePanel;
use grove_model::rules_code;
use grove_model::update::msg::{EditMsg, Msg, RulesMsg};
use sudoku_engine::board::{Region, Variant};
use yew::prelude::*;

use crate::components::shared::{Button, PageProps, input_value, on_enter};
use crate::hooks::use_board_without_scrolling;

/// The rules in words, and their controls. When closed, shows only rules that differ from the
/// classic ones.
#[component]
pub(crate) fn RulesPanel(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let is_open = model.play.side_panel == SidePanel::Rules;
    use_board_without_scrolling();
    // Kept here, so that typed text survives switching to another panel.
    let typed_total = use_state_eq(|| Rc::<str>::from(""));
    let edited_puzzle = model.play.editor.edited_puzzle();
    let unfinished = edited_puzzle.unfinished_region_sizes();
    let unfinished = (!unfinished.is_empty()).then(|| {
        let words = text.unfinished_regions(&unfinished, edited_puzzle.shape());
        html! { <p class="rules-unfinished" data-unfinished-regions="" role="status">{words}</p> }
    });
    let words = (is_open || !edited_puzzle.rules.is_classic()).then(|| {
        html! { <p class="rules-words" data-rules-words="">{text.rules_of(&edited_puzzle.rules)}</p> }
    });
    let is_empty = words.is_none() && unfinished.is_none();
    // While regions are drawn, this appears below their buttons, within view on a phone.
    html! {
        <section class="rules" hidden={is_empty} aria-label={text.rule_labels().title}>
            {words}
            {is_open.then(|| controls(page, &typed_total))}
            {unfinished}
        </section>
    }
}

fn controls(page: &PageProps, total: &UseStateHandle<Rc<str>>) -> Html {
    let PageProps { text, model, .. } = page;
    let edited_puzzle = model.play.editor.edited_puzzle();
    let is_classic = edited_puzzle.rules.is_classic() && edited_puzzle.unfinished_regions.is_none();
    html! {
        <div class="rules-controls">
            <div class="rules-switches" role="group" aria-label={text.rule_labels().whole_board}>
                {for Variant::ALL.map(|variant| variant_switch(page, variant))}
            </div>
            <p class="rules-hint" data-for="mouse">{text.rule_labels().hint}</p>
            <p class="rules-hint" data-for="touch">{text.rule_labels().hint_touch}</p>
            {shapes(page, total)}
            {regions(page)}
            <div class="toolbar">
                {page.button("classic-rules", text.rule_labels().only_classic, Msg::Rules(RulesMsg::ClassicChosen))
                    .labeled().disabled(is_classic).draw()}
            </div>
        </div>
    }
}

fn variant_switch(page: &PageProps, variant: Variant) -> Html {
    let rules = &page.model.play.editor.edited_puzzle().rules;
    let is_on = rules.has(variant);
    let code = rules_code::word(variant);
    html! {
        <button key={code} type="button" class="button rules-switch"
            data-action={format!("rule-{code}")} aria-pressed={is_on.to_string()}
            disabled={!variant.fits(rules.shape())}
            onclick={page.send(Msg::Rules(RulesMsg::VariantSwitched { variant, on: !is_on }))}>
            {page.text.variant(variant)}
        </button>
    }
}

/// Draws the buttons that make rules of the selected cells, and the switch for selecting several.
fn shapes(page: &PageProps, total: &UseStateHandle<Rc<str>>) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let is_multi_select = model.play.editor.is_multi_select();
    let on_input = Callback::from(total.setter()).reform(|event: InputEvent| input_value(&event));
    let on_cage = {
        let total = total.clone();
        on_msg.reform(move |()| {
            // The handle returns the value that was set last.
            let cage_total = Rc::clone(&total);
            total.set(Rc::from(""));
            Msg::Rules(RulesMsg::CageMade { total: cage_total })
        })
    };
    html! {
        <div class="toolbar" role="group" aria-label={text.rule_labels().from_selection}>
            <button type="button" class="button rules-switch" data-action="select-several"
                aria-pressed={is_multi_select.to_string()}
                onclick={page.send(Msg::Edit(EditMsg::MultiSelectSwitched { on: !is_multi_select }))}>
                {text.rule_labels().select_several}
            </button>
            <span class="rules-cage">
                {Button::new("cage", text.rule_labels().make_cage, on_cage.clone()).labeled().draw()}
                <input class="rules-total" data-action="cage-total" inputmode="numeric" size="3"
                    maxlength="3" autocomplete="off" aria-label={text.rule_labels().cage_total}
                    placeholder={text.rule_labels().cage_total} value={total.to_string()} oninput={on_input}
                    onkeydown={on_enter(on_cage)} />
            </span>
            {page.button("thermometer", text.rule_labels().make_thermometer, Msg::Rules(RulesMsg::ThermometerMade))
                .labeled().draw()}
            {page.button("remove-rule", text.rule_labels().remove, Msg::Rules(RulesMsg::ShapeRemoved))
                .labeled().disabled(model.play.editor.shape_under_selection().is_none()).draw()}
        </div>
    }
}

/// Draws the buttons that put the selected cells into a region.
fn regions(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let drawn_regions = model.play.editor.edited_puzzle().drawn_regions();
    let focused_region =
        model.play.editor.focus().and_then(|cell| drawn_regions.get(cell.index()).copied());
    let numbers = (0..model.play.editor.shape().size() as u8).map(Region::new);
    let buttons = numbers.map(|region| {
        let number = region.index() + 1;
        html! {
            <button key={number} type="button" class="button rules-region"
                data-action={format!("region-{number}")}
                data-here={(focused_region == Some(region)).then_some("")}
                aria-label={text.join_region(region)} title={text.join_region(region)}
                onclick={page.send(Msg::Rules(RulesMsg::RegionAssigned(region)))}>
                {number}
            </button>
        }
    });
    html! {
        <div class="rules-regions" role="group" aria-label={text.rule_labels().into_region}>
            <span class="menu-word">{text.rule_labels().into_region}</span>
            {for buttons}
        </div>
    }
}

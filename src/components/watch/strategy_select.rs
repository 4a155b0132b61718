//! The choice of a strategy: the named ones, and all others.

use std::mem::discriminant;

use grove_model::base::code::Code;
use grove_model::base::strategy_preset::StrategyPreset;
use strum::VariantArray;
use sudoku_engine::search::{CellOrder, DigitOrder, Strategy};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::shared::{Button, Dialog, input_value, select};
use crate::platform::page;
use crate::text::{CELL_ORDERS, DIGIT_ORDERS, INFERENCES, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    /// The code of the menu and of its dialog for automation.
    pub(crate) action: &'static str,
    pub(crate) name: AttrValue,
    pub(crate) strategy: Strategy,
    /// Whether a program of the user's is the search, so that no strategy is chosen.
    #[prop_or_default]
    pub(crate) is_program: bool,
    pub(crate) on_choose: Callback<Strategy>,
}

#[component]
pub(crate) fn StrategySelect(props: &Props) -> Html {
    let Props { text, action, name, strategy, is_program, on_choose } = props;
    let is_program = *is_program;
    let draft = use_state_eq(|| None::<Strategy>);
    let node = use_node_ref();
    let option_of = |&it: &StrategyPreset| {
        (it.strategy(), (it.code(), AttrValue::from(text.strategy_preset(it))))
    };
    let (mut strategies, mut options): (Vec<_>, Vec<_>) =
        StrategyPreset::VARIANTS.iter().map(option_of).unzip();
    if StrategyPreset::of(*strategy).is_none() {
        strategies.push(*strategy);
        options.push(("other", text.strategy_name(*strategy).into()));
    }
    options.push(("choose", text.comparison().other_search.into()));
    let mut chosen_index = strategies.iter().position(|it| it == strategy).unwrap_or_default();
    if is_program {
        options.insert(0, ("program", text.my_program().into()));
        chosen_index = 0;
    }
    use_effect_with((chosen_index, options.len()), {
        let node = node.clone();
        move |&(chosen_index, _)| show_in_menu(&node, chosen_index)
    });
    let on_index = {
        let (draft, node, on_choose) = (draft.clone(), node.clone(), on_choose.clone());
        // The draft needs a strategy with orders.
        let first_draft = match *strategy {
            Strategy::Cells { .. } => *strategy,
            // It has no orders; this is the closest strategy that does.
            Strategy::ExactCover => StrategyPreset::Singles.strategy(),
        };
        Callback::from(move |index: usize| match index.checked_sub(is_program.into()) {
            // The program, which is chosen already.
            None => {}
            Some(index) if index < strategies.len() => on_choose.emit(strategies[index]),
            Some(_) => {
                // The menu's choice takes effect only once the dialog confirms it.
                show_in_menu(&node, chosen_index);
                draft.set(Some(first_draft));
            }
        })
    };
    let on_close = Callback::from(draft.setter()).reform(|()| None);
    let on_draft = Callback::from(draft.setter()).reform(Some);
    let on_use = {
        let (draft, on_choose) = (draft.clone(), on_choose.clone());
        Callback::from(move |()| {
            if let Some(strategy) = *draft {
                draft.set(None);
                on_choose.emit(strategy);
            }
        })
    };
    html! {
        <div ref={node} class="strategy-select">
            {select(action, name.clone(), &options, chosen_index, &on_index)}
            <Dialog text={*text} code={*action} title={text.comparison().other_search_title}
                open={draft.is_some()} {on_close}>
                {draft.map(|draft| strategy_grid(*text, draft, &on_draft, &on_use)).unwrap_or_default()}
            </Dialog>
        </div>
    }
}

/// Makes the menu show the chosen strategy, whatever the user has selected in it.
fn show_in_menu(node: &NodeRef, chosen_index: usize) {
    let menu = node.cast::<HtmlElement>().and_then(|node| node.query_selector("select").ok()?);
    if let Some(menu) = menu {
        menu.unchecked_into::<HtmlSelectElement>().set_selected_index(chosen_index as i32);
    }
}

/// Draws the three choices, the seeds of shuffled orders, and the button that applies them.
fn strategy_grid(
    text: Text,
    draft: Strategy,
    on_draft: &Callback<Strategy>,
    on_use: &Callback<()>,
) -> Html {
    let Strategy::Cells { cell_order, digit_order, inference } = draft else {
        return Html::default();
    };
    let on_cells =
        on_draft.reform(move |cell_order| Strategy::Cells { cell_order, digit_order, inference });
    let on_digits =
        on_draft.reform(move |digit_order| Strategy::Cells { cell_order, digit_order, inference });
    let on_inference =
        on_draft.reform(move |inference| Strategy::Cells { cell_order, digit_order, inference });
    let cell_seed = if let CellOrder::Shuffled(seed) = cell_order { Some(seed) } else { None };
    let digit_seed = if let DigitOrder::Shuffled(seed) = digit_order { Some(seed) } else { None };
    let is_cell_order = |it: &CellOrder| discriminant(it) == discriminant(&cell_order);
    let is_digit_order = |it: &DigitOrder| discriminant(it) == discriminant(&digit_order);
    // Each choice of a shuffled order gets a new seed.
    let new_seed = || page::seed() % 1000;
    let seeded_cells = move |index: usize| {
        let order = CELL_ORDERS[index];
        if let CellOrder::Shuffled(_) = order { CellOrder::Shuffled(new_seed()) } else { order }
    };
    let seeded_digits = move |index: usize| {
        let order = DIGIT_ORDERS[index];
        if let DigitOrder::Shuffled(_) = order { DigitOrder::Shuffled(new_seed()) } else { order }
    };
    html! {
        <div class="strategy-grid">
            <p class="strategy-about">{text.comparison().orders}</p>
            <div class="strategy-row">
                {code_select(("cell-order", text.comparison().cell_orders), CELL_ORDERS.map(|it| text.cell_order(it)),
                    CELL_ORDERS.iter().position(is_cell_order), &on_cells.reform(seeded_cells))}
                {seed(text, "cell-seed", cell_seed, &on_cells.reform(CellOrder::Shuffled))}
            </div>
            <div class="strategy-row">
                {code_select(("digit-order", text.comparison().digit_orders), DIGIT_ORDERS.map(|it| text.digit_order(it)),
                    DIGIT_ORDERS.iter().position(is_digit_order), &on_digits.reform(seeded_digits))}
                {seed(text, "digit-seed", digit_seed, &on_digits.reform(DigitOrder::Shuffled))}
            </div>
            <div class="strategy-row">
                {code_select(("inference", text.comparison().inferences), INFERENCES.map(|it| text.inference(it)),
                    INFERENCES.iter().position(|&it| it == inference),
                    &on_inference.reform(|index: usize| INFERENCES[index]))}
            </div>
            <output class="strategy-code">{text.strategy_name(draft)}</output>
            {Button::new("use-search", text.comparison().use_search, on_use.clone())
                .labeled().primary().draw()}
        </div>
    }
}

fn code_select(
    (action, name): (&'static str, &'static str),
    words: [&'static str; 4],
    chosen_index: Option<usize>,
    on_choose: &Callback<usize>,
) -> Html {
    let options: Vec<_> =
        ["0", "1", "2", "3"].into_iter().zip(words.map(AttrValue::from)).collect();
    select(action, name, &options, chosen_index.unwrap_or_default(), on_choose)
}

/// Draws the field for the seed of a shuffle. Without a seed it is hidden, but keeps its place.
fn seed(text: Text, action: &'static str, seed: Option<u64>, on_seed: &Callback<u64>) -> Html {
    let on_seed = on_seed.clone();
    let on_input = Callback::from(move |event: InputEvent| {
        // Text that is not a number is still being typed.
        if let Ok(seed) = input_value(&event).trim().parse() {
            on_seed.emit(seed);
        }
    });
    html! {
        <label class="field" hidden={seed.is_none()}>
            <span class="field-word">{text.comparison().seed}</span>
            <input class="select strategy-seed" type="text" inputmode="numeric" pattern="[0-9]+"
                data-action={action} value={seed.map(|seed| seed.to_string())} oninput={on_input} />
        </label>
    }
}
